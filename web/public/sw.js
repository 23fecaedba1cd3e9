// Keeps all files of a site, so that it works without a network. `emberkeep site` fills in the files.
const FILES = {};
const FOLDER = new URL(".", self.location).href;
const KEPT = `emberkeep files ${FOLDER}`;
const STAGED = `emberkeep files to come ${FOLDER}`;

const address = (name) => new URL(name === "index.html" ? "." : name, self.location).href;
const version = (name) => `${address(name)}?version=${FILES[name]}`;

/** Fetch what has changed; what has not is taken from the files that are kept already. */
async function stage() {
  const [kept, staged] = await Promise.all([caches.open(KEPT), caches.open(STAGED)]);
  for (const name of Object.keys(FILES)) {
    const known = (await staged.match(version(name))) ?? (await kept.match(version(name)));
    await staged.put(version(name), known ?? (await fetched(name)));
  }
}

async function fetched(name) {
  const answer = await fetch(address(name), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  if ((await checksum(answer.clone())) !== FILES[name])
    throw new Error(`${name} is damaged, or of another version`);
  return answer;
}

async function checksum(answer) {
  const sum = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  const bytes = Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, "0"));
  return bytes.join("").slice(0, 16);
}

/** Let the files that were fetched take the place of the older ones. */
async function replace() {
  const staged = await caches.open(STAGED);
  await caches.delete(KEPT);
  const kept = await caches.open(KEPT);
  for (const name of Object.keys(FILES))
    await kept.put(version(name), await staged.match(version(name)));
  await caches.delete(STAGED);
  await self.clients.claim();
}

/** Answer with the file that is kept; all of them are of one version. */
async function found(request) {
  const [path] = request.url.split(/[?#]/);
  const name = path.startsWith(FOLDER) ? decodeURI(path.slice(FOLDER.length)) || "index.html" : "";
  const kept = name in FILES ? await caches.match(version(name)) : null;
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(stage()));
self.addEventListener("activate", (event) => event.waitUntil(replace()));
self.addEventListener("message", (event) => event.data === "now" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(found(event.request));
});
