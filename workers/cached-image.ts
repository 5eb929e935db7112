const cacheName = 'virgo-z3';

/**
 * Z3's image, from the cache for offline use where it is there. What is downloaded is cached as it
 * passes by, so that the service worker need not download it a second time.
 */
export async function fetchCached(url: string): Promise<Response> {
  // Where storage is forbidden, or the page is not served securely, there is no cache.
  const cached = await globalThis.caches?.match(url).catch(() => undefined);
  if (cached !== undefined) return cached;
  const response = await fetch(url);
  if (response.ok && 'caches' in globalThis) cache(url, response.clone());
  return response;
}

function cache(url: string, response: Response): void {
  caches
    .open(cacheName)
    .then((opened) => opened.put(url, response))
    .catch(() => undefined);
}
