import { loadPackages, type LoadedPackage } from '../../src/go/plain/load-packages.ts';
import { standardNatives } from '../../src/go/plain/lower/standard-natives.ts';
import { toPlain, type Lowered, type ToPlainOptions } from '../../src/go/plain/lower/to-plain.ts';
import { standardPackage } from '../../src/go/std/packages.ts';
import type { GoFile } from '../../src/go/syntax/node.ts';
import { parseFile } from '../../src/go/syntax/parse-file.ts';
import { checkPackage } from '../../src/go/types/check.ts';

export interface GoLoader {
  readonly load: (text: string) => readonly LoadedPackage[];
  /** Plain Go of one text, with the library that we have. */
  readonly lower: (text: string, options?: Partial<ToPlainOptions>) => Lowered;
}

/** Reads each package of the library once, however many texts import it. */
export function goLoader(): GoLoader {
  const parsed = new Map<string, readonly GoFile[] | null>();
  const library = (path: string): readonly GoFile[] | null => {
    const known = parsed.get(path);
    if (known !== undefined) return known;
    const files =
      standardPackage(path)?.map((file) => parseFile(`${path}/${file.name}`, file.text)) ?? null;
    parsed.set(path, files);
    return files;
  };
  const load = (text: string): readonly LoadedPackage[] =>
    loadPackages([parseFile('main.go', text)], {
      library,
      check: checkPackage,
      always: ['runtime'],
    });
  return {
    load,
    lower: (text, options = {}) => toPlain(load(text), { natives: standardNatives, ...options }),
  };
}
