const cacheName = 'virgo-z3';

/**
 * Z3's image, from what is kept for offline use where it is there. What is downloaded is kept as it
 * passes by, so that the service worker need not download it a second time.
 */
export async function fetchKept(url: string): Promise<Response> {
  // Where storage is forbidden, or the page is not served securely, there is nothing to keep it in.
  const kept = await globalThis.caches?.match(url).catch(() => undefined);
  if (kept !== undefined) return kept;
  const response = await fetch(url);
  if (response.ok && 'caches' in globalThis) keep(url, response.clone());
  return response;
}

function keep(url: string, response: Response): void {
  caches
    .open(cacheName)
    .then((cache) => cache.put(url, response))
    .catch(() => undefined);
}
