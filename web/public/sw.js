/* Keeps the built files, so that the page opens without a network. What the server answers is never kept. */
"use strict";

const SHELF = "parlour-1";
/* Built files carry a hash of their content in their name: once fetched, they never change. */
const HASHED = /^\/assets\//;
const PAGE = "/";
const MOST_KEPT = 300;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([PAGE, "/icon.svg"])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function keep(request, answer) {
  if (!answer.ok || answer.type !== "basic") return;
  const shelf = await caches.open(SHELF);
  await shelf.put(request, answer);
  const kept = await shelf.keys();
  const old = kept.filter((each) => HASHED.test(new URL(each.url).pathname));
  await Promise.all(old.slice(0, Math.max(0, old.length - MOST_KEPT)).map((each) => shelf.delete(each)));
}

async function hashed(request) {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  keep(request, answer.clone());
  return answer;
}

/* The page itself comes fresh from the server where there is one: it names the files of the newest version. */
async function page(request) {
  try {
    const answer = await fetch(request);
    keep(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept !== undefined) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/ws/")) return;
  if (request.mode === "navigate" && url.pathname === PAGE) event.respondWith(page(request));
  else if (HASHED.test(url.pathname) || url.pathname.startsWith("/icon")) event.respondWith(hashed(request));
});
