import { mount } from "svelte";
import "../../src/lib/theme.css";
import { settings } from "../../src/lib/settings.svelte";
import { Toy } from "./toy.svelte";
import ToyPage from "./ToyPage.svelte";

declare global {
  interface Window {
    toy: Toy;
  }
}

await settings.start();
window.toy = new Toy(location.hash === "#squares" ? "squares" : "hexes");
mount(ToyPage, { target: document.getElementById("app")!, props: { toy: window.toy } });
