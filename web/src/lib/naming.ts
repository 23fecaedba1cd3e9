import { api } from "./api";
import { UNNAMED } from "./seats";

/** The name that somebody goes by; nothing for who has not said one. */
export async function knownName(): Promise<string> {
  const { name } = await api.me();
  return name === UNNAMED ? "" : name;
}

/** Go by a name from now on. */
export async function goBy(name: string): Promise<void> {
  const wish = name.trim();
  if (wish && wish !== (await knownName())) await api.rename(wish);
}
