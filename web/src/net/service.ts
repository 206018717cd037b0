/** The service worker of this page, and the browser's offer to install it. */

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const REFUSED = "parlour.install";

let offer: InstallOffer | null = null;
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function changed(): void {
  for (const each of listeners) each();
}

/** Be told when there is something new to say. */
export function onAppChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a new version is there and waits for this page. */
export function waits(): boolean {
  return waiting !== null;
}

/** Go on with the new version: every answer is kept where it was, so the game goes on where it is. */
export function takeOver(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take-over");
}

function hasRefused(): boolean {
  try {
    return localStorage.getItem(REFUSED) !== null;
  } catch {
    return true;
  }
}

/** Whether the browser offers to install the page, and nobody has said no to it. */
export function canInstall(): boolean {
  return offer !== null && !hasRefused();
}

/** Have the browser ask. */
export function askToInstall(): void {
  const asked = offer;
  offer = null;
  changed();
  void asked?.prompt().catch(() => undefined);
}

/** Not now, nor later. */
export function refuseToInstall(): void {
  try {
    localStorage.setItem(REFUSED, "no");
  } catch {
    // It is asked again at the next visit.
  }
  offer = null;
  changed();
}

function watch(registration: ServiceWorkerRegistration): void {
  const found = (worker: ServiceWorker | null): void => {
    // Without a page before it there is nothing to take over.
    if (worker?.state !== "installed" || navigator.serviceWorker.controller === null) return;
    waiting = worker;
    changed();
  };
  found(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => found(installing));
  });
}

/** Keep the page, so that it opens without a network, and hear of new versions. */
export function serve(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    changed();
  });
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register(new URL(`${import.meta.env.BASE_URL}sw.js`, document.baseURI))
    .then(watch)
    .catch(() => undefined);
}
