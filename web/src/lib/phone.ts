import { MediaQuery } from "svelte/reactivity";

/** Whether the parts of a table are views one swipe apart. Styles have the same limits. */
export const phone = new MediaQuery("(width < 700px), (height < 500px)");

/** Whether the window has room for what one opens by hand in smaller ones. */
export const roomy = new MediaQuery("(width >= 1800px) and (height >= 950px)");

/** Whether a phone lies on its side: a view is then seen as a whole, and nothing scrolls. */
export const sideways = new MediaQuery("(height < 500px)");
