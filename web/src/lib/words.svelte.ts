import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "ru" | "cs";
export const LANGUAGES: readonly Language[] = ["en", "ru", "cs"];
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  ru: "Русский",
  cs: "Čeština",
};

const catalogues = import.meta.glob<string>("../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The catalogues of the shell itself; those of a game are named for it. */
const ALWAYS = ["shell", "games"];

async function load(language: Language, parts: readonly string[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const mine = Object.entries(catalogues).filter(([path]) => {
    const [folder, file] = path.split("/").slice(-2);
    return folder === language && parts.some((part) => file?.startsWith(part));
  });
  for (const text of await Promise.all(mine.map(([, fetch]) => fetch()))) {
    const problems = bundle.addResource(new FluentResource(text));
    if (problems.length > 0) console.error(problems);
  }
  return bundle;
}

/** A name that ends with a full stop needs no second one at the end of a sentence. */
const oneStop = (said: string): string => said.replace(/([^.])\.\.$/, "$1.");

/** The words of the chosen language. Reading one inside a component follows a change of it. */
class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #parts = [...ALWAYS];
  #asked = 0;
  #wanted: Language = "en";

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async use(language: Language): Promise<void> {
    this.#wanted = language;
    const asked = (this.#asked += 1);
    const bundle = await load(language, this.#parts);
    if (asked !== this.#asked) return; // another language was chosen meanwhile
    this.#bundle = bundle;
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Load the catalogues of a game as well. */
  async add(game: string): Promise<void> {
    if (this.#parts.includes(game)) return;
    this.#parts.push(game);
    await this.use(this.#wanted);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** Give a message, or its id where it is missing, so that a gap is seen and not hidden. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const message = this.#bundle?.getMessage(id);
    if (!this.#bundle || !message?.value) return id;
    return oneStop(this.#bundle.formatPattern(message.value, args ?? null));
  }
}

export const words = new Words();
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);

/** The language that a browser asks for, as far as we have it. */
export function preferredLanguage(wished: readonly string[]): Language {
  for (const wish of wished) {
    const base = wish.toLowerCase().split("-")[0];
    const match = LANGUAGES.find((language) => language === base);
    if (match) return match;
  }
  return "en";
}
