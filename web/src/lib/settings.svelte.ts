import { LANGUAGES, preferredLanguage, words, type Language } from "./words.svelte";

const PLACE = "emberkeep-settings";
const SPEEDS = [0, 0.5, 1, 2] as const;
const SCALES = [0.9, 1, 1.15, 1.3] as const;

interface Kept {
  language: Language;
  sound: boolean;
  speed: number;
  scale: number;
  patterns: boolean;
  notify: boolean;
  taps: boolean;
  rounds: boolean;
}

const phone = () => matchMedia("(pointer: coarse) and (width < 700px)").matches;

function defaults(): Kept {
  return {
    language: preferredLanguage(navigator.languages),
    sound: !phone(),
    speed: 1,
    scale: 1,
    patterns: false,
    notify: false,
    taps: true,
    rounds: true,
  };
}

/** Read what was kept, and only what still makes sense. */
export function sensible(found: Partial<Record<keyof Kept, unknown>>, base: Kept): Kept {
  const one = <T>(value: unknown, list: readonly T[], other: T): T =>
    list.includes(value as T) ? (value as T) : other;
  const yes = (value: unknown, other: boolean) => (typeof value === "boolean" ? value : other);
  return {
    language: one(found.language, LANGUAGES, base.language),
    sound: yes(found.sound, base.sound),
    speed: one(found.speed, SPEEDS, base.speed as 1),
    scale: one(found.scale, SCALES, base.scale as 1),
    patterns: yes(found.patterns, base.patterns),
    notify: yes(found.notify, base.notify),
    taps: yes(found.taps, base.taps),
    rounds: yes(found.rounds, base.rounds),
  };
}

/** How this device likes it. Speed 0 means: no movement at all. */
class Settings {
  language = $state<Language>("en");
  sound = $state(false);
  speed = $state(1);
  scale = $state(1);
  patterns = $state(false);
  notify = $state(false);
  /** Whether a first tap on a touch screen only shows what it would do. */
  taps = $state(true);
  /** Whether the points of a round are shown when it ends. */
  rounds = $state(true);
  #calm = $state(false);

  readonly speeds = SPEEDS;
  readonly scales = SCALES;

  /** Whether anything may move: neither these settings nor the system ask for calm. */
  get moving(): boolean {
    return this.speed > 0 && !this.#calm;
  }

  async start(): Promise<void> {
    let found: Partial<Kept> = {};
    try {
      found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    } catch {
      // Storage is closed to us or holds something else: the defaults will do.
    }
    Object.assign(this, sensible(found, defaults()));
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#calm = query.matches;
    query.addEventListener("change", () => (this.#calm = query.matches));
    this.#apply();
    await words.use(this.language);
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    (this as Kept)[name] = value;
    const { language, sound, speed, scale, patterns, notify, taps, rounds } = this;
    try {
      localStorage.setItem(
        PLACE,
        JSON.stringify({ language, sound, speed, scale, patterns, notify, taps, rounds }),
      );
    } catch {
      // It then holds until the page is closed.
    }
    this.#apply();
    if (name === "language") void words.use(this.language);
  }

  #apply(): void {
    const root = document.documentElement;
    root.style.setProperty("--scale", String(this.scale));
    root.style.setProperty("--speed", String(this.speed || 1));
    root.toggleAttribute("data-patterns", this.patterns);
    root.toggleAttribute("data-still", this.speed === 0);
  }
}

export const settings = new Settings();
