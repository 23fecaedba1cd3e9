/** What lasts in this browser: matches and their logs, as texts. Several tabs may share it. */
export interface Store {
  user(): Promise<string>;
  putUser(text: string): Promise<void>;
  matches(): Promise<string>;
  match(id: string): Promise<string>;
  swapMatch(id: string, before: string, after: string): Promise<boolean>;
  addMatch(id: string, text: string, rows: string): Promise<boolean>;
  rows(id: string, after: number): Promise<string>;
  addRow(id: string, seq: number, text: string): Promise<boolean>;
  heads(): Promise<string>;
}

const [MATCHES, ROWS, META] = ["matches", "rows", "meta"];
const USER = "user";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Wait until all of a transaction lasts; false when something of it was there already. */
function lasting(work: IDBTransaction): Promise<boolean> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve(true);
    work.onabort = () =>
      work.error?.name === "ConstraintError" ? resolve(false) : reject(work.error);
  });
}

/** Do something within a transaction, which ends without it if that cannot be done. */
function attempt(work: IDBTransaction, what: () => void): void {
  try {
    what();
  } catch {
    work.abort();
  }
}

/** What tabs tell each other: a match has a new row. */
export interface News {
  match: string;
  seq: number;
}

const others = new BroadcastChannel("emberkeep");

/** Have it told what other tabs do. */
export function hear(heard: (news: News) => void): void {
  others.onmessage = ({ data }: MessageEvent<News>) => heard(data);
}

/** Open what lasts. `full` is told when something could not be kept. */
export async function openStore(full: () => void): Promise<Store> {
  const opening = indexedDB.open("emberkeep", 1);
  opening.onupgradeneeded = () => {
    for (const name of [MATCHES, ROWS, META]) opening.result.createObjectStore(name);
  };
  const database = await done(opening);
  const reading = (name: string) => database.transaction(name).objectStore(name);
  const all = (id: string, after: number) =>
    IDBKeyRange.bound([id, after], [id, Infinity], true, false);

  /** Have all of it kept, or nothing. */
  async function keep(names: string[], write: (work: IDBTransaction) => void): Promise<boolean> {
    try {
      const work = database.transaction(names, "readwrite", { durability: "strict" });
      write(work);
      return await lasting(work);
    } catch (error) {
      full();
      throw error;
    }
  }

  async function put(name: string, key: string, text: string): Promise<void> {
    await keep([name], (work) => work.objectStore(name).put(text, key));
  }

  return {
    user: async () => (await done(reading(META).get(USER))) ?? "",
    putUser: (text) => put(META, USER, text),
    matches: async () => JSON.stringify(await done(reading(MATCHES).getAll())),
    match: async (id) => (await done(reading(MATCHES).get(id))) ?? "",
    swapMatch: async (id, before, after) => {
      let same = false;
      await keep([MATCHES], (work) => {
        const matches = work.objectStore(MATCHES);
        matches.get(id).onsuccess = ({ target }) => {
          same = (target as IDBRequest<string>).result === before;
          if (same) attempt(work, () => matches.put(after, id));
        };
      });
      return same;
    },
    addMatch: (id, text, rows) =>
      keep([MATCHES, ROWS], (work) => {
        work.objectStore(MATCHES).add(text, id);
        for (const [at, row] of (JSON.parse(rows) as string[]).entries())
          work.objectStore(ROWS).add(row, [id, at + 1]);
      }),
    rows: async (id, after) => JSON.stringify(await done(reading(ROWS).getAll(all(id, after)))),
    addRow: async (id, seq, text) => {
      const added = await keep([ROWS], (work) => work.objectStore(ROWS).add(text, [id, seq]));
      if (added) others.postMessage({ match: id, seq } satisfies News);
      return added;
    },
    heads: async () => {
      const keys = (await done(reading(ROWS).getAllKeys())) as [string, number][];
      return JSON.stringify(Object.fromEntries(keys)); // in their order, so the last one stays
    },
  };
}
