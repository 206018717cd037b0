/* Keeps the built files, so that the page opens without a network. What the server answers is never kept. */
"use strict";

/* Both are written by engine/shelve.mjs when the page is built. */
const VERSION = "0";
const FILES = ["./"];

/* Without a server behind it the page is the same until there is another shelf; else the server has the newest one. */
const IS_ALONE = FILES.some((name) => name.startsWith("engine/"));
const SHELF = `parlour-${VERSION}`;
const HOME = new URL("./", self.location.href);
const PAGE = HOME.href;
const NAMES = new Set(FILES.map((name) => new URL(name, HOME).href));
const ENGINE = new URL("engine/", HOME).pathname;
const ENGINE_FILES = [
  "python.wasm.gz",
  "pyodide.mjs",
  "pyodide.asm.mjs",
  "stdlib.zip.gz",
  "wheels.zip.gz",
  "parlour.zip.gz",
];
/* Built files carry a hash of their content in their name: once fetched, they never change. */
const HASHED = new URL("assets/", HOME).pathname;
/* Files that somebody shares with the app wait here until the page takes them. */
const SHARED = "parlour-shared";
const SHARE = new URL("share", HOME).pathname;

self.addEventListener("install", (event) => {
  event.waitUntil(fill());
});

/* What the last version has as well is taken from there: an update fetches only what has changed. */
async function fill() {
  const shelf = await caches.open(SHELF);
  for (const href of NAMES) {
    const { pathname } = new URL(href);
    const kept = pathname.startsWith(HASHED) ? await caches.match(href) : undefined;
    await (kept === undefined ? shelf.add(new Request(href, { cache: "no-cache" })) : shelf.put(href, kept));
  }
  if (!IS_ALONE && (await caches.match(engineFile(ENGINE_FILES[0]))) !== undefined) await keepEngine();
}

function engineFile(name) {
  return new URL(`engine/${name}`, HOME).href;
}

/* Whoever has played on this device once can do so without a network. */
async function keepEngine() {
  const shelf = await caches.open(SHELF);
  for (const name of ENGINE_FILES) {
    const href = engineFile(name);
    if ((await shelf.match(href)) === undefined) await shelf.add(new Request(href, { cache: "no-cache" }));
  }
}

/* A page that is open goes on with the version it began with, and its files stay; it says when it wants the new one. */
self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
  if (event.data === "keep-engine" && !IS_ALONE) event.waitUntil(keepEngine());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("parlour-") && name !== SHELF && name !== SHARED))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function kept(request) {
  const shelf = await caches.open(SHELF);
  const found = (await shelf.match(request, { ignoreSearch: true })) ?? (await caches.match(request));
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") await shelf.put(request, answer.clone());
  return answer;
}

/* A server may have other rules than when this page was built: it is asked, and says what has not changed. */
async function engine(request) {
  if (IS_ALONE) return kept(request);
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request.url, { cache: "no-cache" });
    if (answer.ok) await shelf.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const found = await shelf.match(request.url);
    if (found !== undefined) return found;
    throw error;
  }
}

/* It names the files of the newest version. */
async function page(request) {
  if (IS_ALONE) return kept(new Request(PAGE));
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(PAGE);
    if (found !== undefined) return found;
    throw error;
  }
}

async function shared(request) {
  const file = (await request.formData()).get("game");
  const shelf = await caches.open(SHARED);
  if (file !== null) await shelf.put(new URL("shared-game", HOME).href, new Response(file));
  return Response.redirect(new URL("#/import/shared", HOME).href, 303);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === "POST" && url.pathname === SHARE) {
    event.respondWith(shared(request));
    return;
  }
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (url.pathname === HOME.pathname) event.respondWith(page(request));
    return;
  }
  if (url.pathname.startsWith(ENGINE)) event.respondWith(engine(request));
  else if (NAMES.has(url.href) || url.pathname.startsWith(HASHED)) event.respondWith(kept(request));
});
