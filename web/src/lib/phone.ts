import { MediaQuery } from "svelte/reactivity";

/** Whether the parts of a table are views one swipe apart. Styles have the same limit. */
export const phone = new MediaQuery("width < 700px");
