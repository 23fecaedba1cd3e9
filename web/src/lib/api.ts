import { home } from "./home";
import type {
  Catalogue,
  Frame,
  Invitation,
  Joined,
  Link,
  MatchInfo,
  Matches,
  Me,
  NewMatch,
  Reason,
  Refusal,
  Rules,
  Seek,
  Sought,
  Told,
  WhyNot,
  Wish,
} from "./wire";

/** The server said no, or could not be reached (`offline`). Nothing has changed. */
export class Refused extends Error {
  constructor(
    readonly reason: Reason | "offline" | "wrong-passphrase" | "name",
    message: string,
  ) {
    super(message);
    this.name = "Refused";
  }
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const body = (await answer.json()) as Refusal;
    return new Refused(body.reason ?? "refused", body.message ?? answer.statusText);
  } catch {
    return new Refused(answer.status === 404 ? "not-found" : "busy", answer.statusText);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await home.ask(path, init);
  } catch {
    throw new Refused("offline", "The server cannot be reached.");
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function get<T>(path: string): Promise<T> {
  return (await ask("GET", path)).json() as Promise<T>;
}

async function post<T>(path: string, body?: unknown): Promise<T> {
  return (await ask("POST", path, body)).json() as Promise<T>;
}

const kept = new Map<string, Promise<unknown>>();

/** Ask once for what does not change while the page is open. */
function once<T>(path: string): Promise<T> {
  const known = kept.get(path);
  if (known) return known as Promise<T>;
  const asked = get<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

const seat = (match: string, at: number) => `/matches/${match}/seats/${at}`;

export const api = {
  games: () => once<Catalogue>("/games"),
  components: (game: string) => once<Record<string, unknown[]>>(`/games/${game}/components`),
  rules: (game: string) => once<Rules>(`/games/${game}/rules`),
  me: () => get<Me>("/me"),
  rename: (name: string) => post<Me>("/me", { name }),
  webhook: (url: string | null) => post<Me>("/me/webhook", { url }),
  register: (account: string, passphrase: string) => post<Me>("/account", { account, passphrase }),
  login: (account: string, passphrase: string) => post<Me>("/login", { account, passphrase }),
  logout: () => post<Me>("/logout"),
  logoutEverywhere: () => post<Me>("/logout/everywhere"),
  changePassphrase: (old: string, fresh: string) =>
    post<Me>("/account/passphrase", { old, new: fresh }),
  forget: (passphrase: string) => post<Me>("/account/delete", { passphrase }),
  mine: () => get<Matches>("/matches"),
  tables: () => get<Matches>("/tables"),
  create: (wish: NewMatch) => post<MatchInfo>("/matches", wish),
  match: (id: string) => get<MatchInfo>(`/matches/${id}`),
  link: (id: string, at: number) => post<Link>(`${seat(id, at)}/link`),
  unlink: (id: string, at: number) => post<MatchInfo>(`${seat(id, at)}/unlink`),
  /** What a link offers, before one sits down. */
  look: (token: string) => post<Invitation>("/join/look", { token }),
  /** Sit down by a link; once a match is dealt, only who knows that it is can sit down. */
  join: (token: string, knowing: boolean) => post<Joined>("/join", { token, knowing }),
  /** Close a table of one's own that waits for players. */
  closeTable: (id: string) => post<MatchInfo>(`/matches/${id}/close`),
  /** Look for opponents; answered when some are found, or after a while with null. */
  seek: (wish: Seek) => post<Sought>("/seek", wish),
  stopSeeking: () => post<Sought>("/seek/stop"),
  sit: (id: string, at: number) => post<MatchInfo>(`${seat(id, at)}/sit`),
  stand: (id: string, at: number) => post<MatchInfo>(`${seat(id, at)}/stand`),
  toBot: (id: string, at: number, level: string) =>
    post<MatchInfo>(`${seat(id, at)}/bot`, { level }),
  toPerson: (id: string, at: number) => post<MatchInfo>(`${seat(id, at)}/person`),
  sequel: (id: string) => post<MatchInfo>(`/matches/${id}/sequel`),
  rematch: (id: string) => post<MatchInfo>(`/matches/${id}/rematch`),
  frame: (id: string, at: number, from: number | null) =>
    get<Frame>(`/matches/${id}/replay?at=${at}${from === null ? "" : `&seat=${from}`}`),
  story: (id: string, from: number | null) =>
    get<Told>(`/matches/${id}/story${from === null ? "" : `?seat=${from}`}`),
  fork: (id: string, at: number, seats: Wish[]) =>
    post<MatchInfo>(`/matches/${id}/fork`, { at, seats }),
  whyNot: (id: string, at: number, code: string) =>
    get<WhyNot>(`/matches/${id}/why-not?seat=${at}&code=${encodeURIComponent(code)}`),
  preview: (id: string, at: number, thing: string) =>
    get<unknown>(`/matches/${id}/preview?seat=${at}&thing=${encodeURIComponent(thing)}`),
  record: async (id: string) => (await ask("GET", `/matches/${id}/record`)).text(),
  importRecord: (text: string) => post<MatchInfo>("/records", text),
};
