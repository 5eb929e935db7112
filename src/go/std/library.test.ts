import { afterEach, expect, test, vi } from 'vitest';
import { fetchStandardLibrary } from './fetch-library.ts';
import { toStandardLibrary } from './library.ts';
import { standardLibrary, standardPackage } from './packages.ts';

afterEach(() => vi.unstubAllGlobals());

test('a package is the files of its folder, not of the folders below', () => {
  expect(standardPackage('sync')!.map(({ name }) => name)).toContain('mutex.go');
  expect(standardPackage('sync/atomic')!.map(({ name }) => name)).not.toContain('mutex.go');
  expect(standardPackage('golang.org/x')).toBeNull();
  expect(toStandardLibrary({ 'a/b/c.go': 'package b' }).paths).toEqual(['a/b']);
});

test('the browser fetches what Node has', async () => {
  const texts = Object.fromEntries(
    standardLibrary.paths.flatMap((path) =>
      standardPackage(path)!.map(({ name, text }) => [`${path}/${name}`, text]),
    ),
  );
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(url === 'there' ? Response.json(texts) : new Response('none', { status: 404 })),
  );
  const fetched = await fetchStandardLibrary('there');
  expect(fetched.paths).toEqual(standardLibrary.paths);
  for (const path of fetched.paths) expect(fetched.package(path)).toEqual(standardPackage(path));
  await expect(fetchStandardLibrary('elsewhere')).rejects.toThrow('404');
});
