import { settings } from "./settings.svelte";

/** Ask the browser whether we may call somebody back; only ever on a click. */
export async function allowNotifications(wish: boolean): Promise<boolean> {
  if (!wish || typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Call somebody back who looks at another page. */
export function callBack(title: string, body: string, match: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  const call = new Notification(title, { body, tag: `emberkeep-${match}` });
  call.onclick = () => {
    window.focus();
    call.close();
  };
}
