import { alone } from "./home";

/** Where one can be. Every place has an address that can be shared. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "match"; id: string }
  | { page: "replay"; id: string; at: number | null; seat: number | null }
  | { page: "join"; token: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "import" }
  | { page: "settings" }
  | { page: "account" }
  | { page: "credits" }
  | { page: "lost" };

const number = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Read an address: path, query and what follows the #. */
export function read(path: string, query = "", hash = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const [first, second, third] = parts;
  const after = decoded(hash.replace(/^#/, ""));
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 1) {
    if (first === "join") return { page: "join", token: after };
    if (first === "import" || first === "settings" || first === "account" || first === "credits")
      return { page: first };
  }
  if (parts.length === 2 && second) {
    if (first === "join") return { page: "join", token: after };
    if (first === "new") return { page: "new", game: second };
    if (first === "match") return { page: "match", id: second };
    if (first === "rules") return { page: "rules", game: second, rule: after };
  }
  if (parts.length === 3 && first === "match" && second && third === "replay") {
    const asked = new URLSearchParams(query);
    return {
      page: "replay",
      id: second,
      at: number(asked.get("at")),
      seat: number(asked.get("seat")),
    };
  }
  return { page: "lost" };
}

/** Read where a page is that may lie in any folder of a site: all of it follows the #. */
export function readAfterHash(hash: string): Route {
  const [, path, query, rest] = /^#?([^?#]*)(\?[^#]*)?(#.*)?$/.exec(hash)!;
  return read(path!, query, rest);
}

/** The address to link to for a place of ours. */
export const place = (address: string): string => (alone ? `#${address}` : address);

const here = (): Route =>
  alone ? readAfterHash(location.hash) : read(location.pathname, location.search, location.hash);

export const replayAddress = (id: string, at?: number | null, seat?: number | null): string => {
  const asked = new URLSearchParams();
  if (at !== null && at !== undefined) asked.set("at", String(at));
  if (seat !== null && seat !== undefined) asked.set("seat", String(seat));
  const query = asked.toString();
  return `/match/${id}/replay${query ? `?${query}` : ""}`;
};

class Router {
  route = $state.raw<Route>({ page: "home" });

  start(): void {
    const follow = () => (this.route = here());
    follow();
    addEventListener("popstate", follow);
    addEventListener("hashchange", follow);
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", place(address));
    else history.pushState(null, "", place(address));
    this.route = here();
    if (!replace) scrollTo(0, 0);
  }

  /** Follow links within the site without loading the page again. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download"))
      return;
    if (link.origin !== location.origin || /^\/(api|schema|ws)\//.test(link.pathname)) return;
    if (alone) return this.#follow(event, link);
    const here = link.pathname === location.pathname && link.search === location.search;
    if (here && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  /** Go where a link leads whose place follows its #; others lead away from here. */
  #follow(event: MouseEvent, link: HTMLAnchorElement): void {
    if (link.pathname !== location.pathname || !link.hash.startsWith("#/")) return;
    event.preventDefault();
    this.go(link.hash.slice(1));
  }
}

export const router = new Router();
