import { request } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveStatic } from './static-server.mjs';

const outer = mkdtempSync(join(tmpdir(), 'served-'));
const folder = join(outer, 'dist');
let server: Awaited<ReturnType<typeof serveStatic>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'z3'), { recursive: true });
  writeFileSync(join(outer, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), 'the page');
  writeFileSync(join(folder, 'z3', 'a b.bin'), 'wasm');
  server = await serveStatic({ folder, prefix: '/some/where/' });
});
afterAll(async () => {
  await server.close();
  rmSync(outer, { recursive: true });
});

test('serves a folder under its prefix, with a type and a length only', async () => {
  const page = await fetch(server.url);
  expect(await page.text()).toBe('the page');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-length')).toBe('8');
  expect(page.headers.has('cross-origin-opener-policy')).toBe(false);
  const asset = await fetch(`${server.url}z3/a%20b.bin`);
  expect(asset.headers.get('content-type')).toBe('application/octet-stream');
});

/** By hand, since fetch tidies such paths before it sends them. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(new URL(server.url), { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  '/',
  '/index.html',
  '/some/where/nothing.js',
  '/some/where/z3',
  '/some/where/../secret.txt',
  '/some/where/..%2fsecret.txt',
  '/some/where/%2e%2e/secret.txt',
  '/some/where/%',
])('has nothing at %s', async (path) => {
  expect(await statusOf(path)).toBe(404);
});
