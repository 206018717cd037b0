/** Calling a player whose turn it is: in the title, on the icon of the page and of the app, by a notification. */
import { useEffect, useRef } from "preact/hooks";
import { play } from "../ui/sound";
import { preference } from "./preferences";

interface BadgeNavigator {
  setAppBadge?(count?: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

const ICON = `${import.meta.env.BASE_URL}icon.svg`;
const TURN_ICON = `${import.meta.env.BASE_URL}icon-turn.svg`;

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

function setBadge(isTurn: boolean): void {
  const badge = navigator as BadgeNavigator;
  const done = isTurn ? badge.setAppBadge?.(1) : badge.clearAppBadge?.();
  done?.catch(() => undefined); // the browser may not allow badges
}

/** Whether notifications can be shown at all; asked for only when the player presses the button for it. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

function notify(title: string, body: string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, icon: ICON, tag: location.hash });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones show notifications from a worker only.
  }
}

/** Keep title, icon and badge in step with whose turn it is, and call once when it becomes mine. */
export function useAttention(isTurn: boolean, title: string, call: string): void {
  const before = useRef(isTurn);
  useEffect(() => {
    document.title = isTurn ? `● ${title}` : title;
  }, [isTurn, title]);
  useEffect(() => {
    setIcon(isTurn ? TURN_ICON : ICON);
    setBadge(isTurn);
    if (isTurn && !before.current) play("turn");
    if (isTurn && !before.current && document.hidden && preference("notify") === "on") notify(title, call);
    before.current = isTurn;
  }, [isTurn]);
  useEffect(
    () => () => {
      setIcon(ICON);
      setBadge(false);
    },
    [],
  );
}
