/** Have all files kept for when there is no network; `newer` is told of files that wait to be used. */
export async function keepFiles(newer: (waiting: ServiceWorker) => void): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return; // only pages that came over https, or from this machine, may keep files
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
