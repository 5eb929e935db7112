/**
 * The service worker: it keeps the page, the grammar and Z3 for when there is no network. Each version
 * has a cache of its own, filled as a whole before the version is used, so that files of two versions
 * never meet.
 */
const scope = globalThis as unknown as ServiceWorkerGlobalScope;
/** Written by the build: a digest of all files, and their names beside this one. */
const { version, files, later, idle } = OFFLINE_FILES;
const cacheName = `virgo-${version}`;

scope.addEventListener('install', (event) => {
  event.waitUntil(fill());
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.method === 'GET' && request.url.startsWith(scope.registration.scope);
  if (isOurs) event.respondWith(answer(request));
});
scope.addEventListener('message', (event) => {
  if (event.data === 'take over') void scope.skipWaiting();
  if (event.data === 'fetch the rest') event.waitUntil(fetchTheRest());
});

async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    const url = new URL(file, scope.registration.scope).href;
    // A name with a digest in it always means the same bytes: they need not be fetched again.
    const known = /^(assets|z3)\//.test(file) ? await caches.match(url) : undefined;
    const response = known ?? (await fetch(url, { cache: freshness(file) }));
    if (!response.ok) throw new Error(`${file} cannot be cached: ${response.status}`);
    await cache.put(url, response);
  }
}

/** What may be wanted without a network, though nobody has used it yet; a failure is for the next visit. */
async function fetchTheRest(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of idle) {
    const url = new URL(file, scope.registration.scope).href;
    if ((await cache.match(url)) === undefined) await cache.add(url).catch(() => undefined);
  }
}

/** What the page has just loaded lies in the browser's own cache, also where the host said nothing of that. */
function freshness(file: string): RequestCache {
  return /^(assets|z3)\//.test(file) ? 'force-cache' : 'no-cache';
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('virgo-') && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const url = new URL(request.url);
  const isPage =
    request.mode === 'navigate' && url.pathname === new URL(scope.registration.scope).pathname;
  const cached = isPage
    ? await cache.match(new URL('index.html', scope.registration.scope).href)
    : await cache.match(request, { ignoreSearch: true });
  return cached ?? fetchAndKeep(request, cache);
}

/** The lessons are kept from the first time that somebody goes there. */
async function fetchAndKeep(request: Request, cache: Cache): Promise<Response> {
  const response = await fetch(request);
  const isKept = later.some((file) => request.url === new URL(file, scope.registration.scope).href);
  if (isKept && response.ok) await cache.put(request, response.clone());
  return response;
}
