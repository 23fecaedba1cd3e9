import { mount } from "svelte";
import App from "./App.svelte";

const RELOADED = "emberkeep-reloaded";
const A_WHILE = 60_000;

// After an update the server has other files than the ones an open page knows of: load the new page.
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < A_WHILE) return; // a new page did not help
  event.preventDefault();
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

const target = document.getElementById("app")!;
target.replaceChildren(); // what is there is for pages that do not start
mount(App, { target });
