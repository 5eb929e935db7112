/** What has arrived of Z3, in bytes as they come over the network. */
export interface DownloadProgress {
  readonly loaded: number;
  readonly total: number;
}

/**
 * Fetches Z3's wasm, packed with gzip, and compiles it while it arrives. Nothing is assumed of the
 * server: one that takes the file for a compressed transfer unpacks it on the way, and then it
 * comes out as wasm at once.
 */
export async function loadImage(
  url: string,
  total: number,
  onProgress: (progress: DownloadProgress) => void,
  fetchImage: (url: string) => Promise<Response> = fetch,
): Promise<WebAssembly.Module> {
  const response = await fetchImage(url);
  if (!response.ok || response.body === null) {
    throw new Error(`Z3 could not be loaded: the server said ${response.status}`);
  }
  const counted = response.body.pipeThrough(counting(total, onProgress));
  const wasm = new Response(await unpacked(counted), {
    headers: { 'content-type': 'application/wasm' },
  });
  return WebAssembly.compileStreaming(wasm);
}

type Bytes = Uint8Array<ArrayBuffer>;

function counting(
  total: number,
  onProgress: (progress: DownloadProgress) => void,
): TransformStream<Bytes, Bytes> {
  let loaded = 0;
  onProgress({ loaded, total });
  return new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.length;
      onProgress({ loaded: Math.min(loaded, total), total });
      controller.enqueue(chunk);
    },
  });
}

async function unpacked(stream: ReadableStream<Bytes>): Promise<ReadableStream<Bytes>> {
  const [peeked, whole] = stream.tee();
  const reader = peeked.getReader();
  const first = (await reader.read()).value;
  void reader.cancel();
  const isGzip = first?.[0] === 0x1f && first[1] === 0x8b;
  return isGzip ? whole.pipeThrough(new DecompressionStream('gzip')) : whole;
}
