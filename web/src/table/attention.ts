/** Your turn is seen from another tab: in the title, in the icon, and by a notification if that is allowed. */
import { settings } from "@/settings.svelte";

export function showTurn(yours: boolean, title: string): void {
  document.title = (yours ? "● " : "") + title;
  const icon = document.querySelector<HTMLLinkElement>("#favicon");
  const wanted = yours ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

export function notify(title: string, body: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission === "granted")
    new Notification(title, { body, icon: "/favicon-turn.svg", tag: "turn" });
}

/** Whether notifications may be sent; asks the person where that is not settled. Only over HTTPS or on this machine. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window) || !isSecureContext) return false;
  return (await Notification.requestPermission()) === "granted";
}
