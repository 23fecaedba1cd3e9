/** Have all files kept for when there is no network; `newer` is told of files that wait to be used. */
export async function keepFiles(newer: (waiting: ServiceWorker) => void): Promise<void> {
  const workers = keepers();
  if (!workers) return;
  const first = !workers.controller;
  const registered = await workers.register("sw.js").catch(() => undefined);
  if (!registered) return; // it works all the same, for as long as there is a network
  if (registered.waiting && !first) newer(registered.waiting);
  const watch = () => {
    const coming = registered.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && workers.controller) newer(coming);
    });
  };
  watch(); // they may have begun to come while this page was loading
  registered.addEventListener("updatefound", watch);
  workers.addEventListener("controllerchange", () => {
    if (!first) location.reload();
  });
}

/** Load the page again, and all its files if there is a network; matches stay where they are. */
export async function renew(): Promise<void> {
  const reached = await fetch("sw.js", { cache: "no-store" }).catch(() => null);
  if (reached?.ok) await forgetFiles();
  location.reload();
}

async function forgetFiles(): Promise<void> {
  const registered = await keepers()?.getRegistration();
  if (!registered) return;
  await registered.unregister();
  const ours = (await caches.keys()).filter((name) => name.endsWith(` ${registered.scope}`));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

/** Only pages that came over https, or from this machine, may keep files. */
const keepers = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;
