import { loadPackages, type LoadedPackage } from '../../src/go/plain/load-packages.ts';
import { standardNatives } from '../../src/go/plain/lower/standard-natives.ts';
import { toPlain, type Lowered } from '../../src/go/plain/lower/to-plain.ts';
import { standardPackage } from '../../src/go/std/packages.ts';
import { parseFile } from '../../src/go/syntax/parse-file.ts';
import { checkPackage } from '../../src/go/types/check.ts';

export function loadGo(text: string): readonly LoadedPackage[] {
  return loadPackages([parseFile('main.go', text)], {
    library: (path) =>
      standardPackage(path)?.map((file) => parseFile(`${path}/${file.name}`, file.text)) ?? null,
    check: checkPackage,
    always: ['runtime'],
  });
}

/** Plain Go of one text, with the library that we have. */
export function lowerGo(text: string): Lowered {
  return toPlain(loadGo(text), { natives: standardNatives });
}
