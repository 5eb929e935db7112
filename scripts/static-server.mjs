import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
const anyType = 'application/octet-stream';

/** @typedef {{ path: string, size: number, type: string }} Found */
/** @typedef {(file: Found, response: import('node:http').ServerResponse) => void} Deliver */

/**
 * Serves a folder as the plainest host would: no compression, no header beyond the type and the
 * length. The page must need no more.
 *
 * @param {{ folder: string, prefix?: string, port?: number, host?: string, deliver?: Deliver }} options
 *   the prefix begins and ends with a slash; port 0 is any free one
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function serveStatic({
  folder,
  prefix = '/',
  port = 0,
  host = '127.0.0.1',
  deliver = plainly,
}) {
  const server = createServer((request, response) => {
    void answer(folder, prefix, request, response, deliver);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      resolve(undefined);
    });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address to serve at');
  return {
    url: `http://${host}:${address.port}${prefix}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} folder
 * @param {string} prefix
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Deliver} deliver
 */
async function answer(folder, prefix, request, response, deliver) {
  const file = await fileFor(folder, prefix, request.url ?? '/');
  if (file === null || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
    return;
  }
  deliver(file, response);
}

/** @type {Deliver} */
function plainly({ path, size, type }, response) {
  response.writeHead(200, { 'content-type': type, 'content-length': size });
  if (response.req.method === 'HEAD') response.end();
  else createReadStream(path).pipe(response);
}

/**
 * @param {string} folder
 * @param {string} prefix
 * @param {string} url
 * @returns {Promise<Found | null>} null for what is not in the folder
 */
async function fileFor(folder, prefix, url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    if (!path.startsWith(prefix)) return null;
    const root = normalize(folder + sep);
    let file = normalize(join(root, path.slice(prefix.length)));
    if (path.endsWith('/')) file = join(file, 'index.html');
    if (!file.startsWith(root)) return null;
    const facts = await stat(file);
    if (!facts.isFile()) return null;
    const type = types[/** @type {keyof typeof types} */ (extname(file))] ?? anyType;
    return { path: file, size: facts.size, type };
  } catch {
    return null; // malformed, or not there
  }
}
