import { describe, expect, it } from 'vitest';
import { whyUnreadable } from '../go/readable.ts';
import { goReader } from '../../tests/support/go.ts';
import { toModels } from '../model/to-models.ts';
import { toVirgo } from '../lower/to-virgo.ts';
import type { Diagnostic } from './diagnostic.ts';
import { goCatalogue, type GoCode } from './go-catalogue.ts';

/** `ƒ{ ... }` and a missing package clause are filled in. */
function wholeFile(example: string): string {
  const body = /^ƒ\{(.*)\}$/s.exec(example)?.[1];
  if (body !== undefined) return `package p\n\nfunc f(n int, b bool) {\n${body}\n}\n`;
  return example.includes('package ') ? example : `package p\n\n${example}`;
}

function unmarked(example: string): { text: string; start: number; end: number } {
  const marked = wholeFile(example);
  const start = marked.indexOf('«');
  return { text: marked.replace('«', '').replace('»', ''), start, end: marked.indexOf('»') - 1 };
}

function diagnosticsOf(text: string): readonly Diagnostic[] {
  const unreadable = whyUnreadable(text);
  if (unreadable !== null) return [unreadable];
  const read = goReader().read([{ name: 'main.go', text }]);
  const { fragments, diagnostics } = toModels(read.program);
  const lowered = fragments.flatMap(({ fragment }) =>
    fragment === null ? [] : toVirgo(fragment, { text, mode: 'commuted' }).diagnostics,
  );
  return [
    ...read.diagnostics,
    ...diagnostics,
    ...fragments.flatMap((one) => one.diagnostics),
    ...lowered,
  ];
}

const codes = Object.keys(goCatalogue) as GoCode[];
const madeHere: Readonly<Partial<Record<GoCode, string>>> = {
  'go-not-go': '«async def main(): # in a package of its own»\n    pass\n',
  'go-too-long': `«»package p\n${'// long\n'.repeat(300_000)}`,
  'go-unreadable': `«»package p${'\0'.repeat(1_000)}`,
  'go-too-many-fragments': `package p\n${Array.from({ length: 201 }, (_, at) => `func ${at === 200 ? '«f200»' : `f${at}`}() { c := make(chan int, 1); c <- 1 }\n`).join('')}`,
  'go-too-large': `package p\nfunc «f»() { c := make(chan int); f0(c) }\n${Array.from({ length: 18 }, (_, at) => `func f${at}(c chan int) { f${at + 1}(c); f${at + 1}(c) }\n`).join('')}func f18(c chan int) { c <- 1 }\n`,
};

describe('every message about Go comes out of its example, at the marked place', () => {
  for (const code of codes) {
    const { severity, example } = goCatalogue[code];
    it(code, () => {
      const { text, start, end } = unmarked(madeHere[code] ?? example);
      const found = diagnosticsOf(text);
      const sameSort = found.filter(
        (one) => one.severity === severity && (severity !== 'note' || one.code === code),
      );
      expect(sameSort.map(({ code: own, span }) => ({ code: own, ...span }))).toEqual([
        { code, start, end },
      ]);
      if (severity === 'note') expect(found.filter((one) => one.severity === 'error')).toEqual([]);
    });
  }
});

describe('messages about Go', () => {
  it('end as sentences and give advice where they reject', () => {
    for (const code of codes) {
      const { text } = unmarked(madeHere[code] ?? goCatalogue[code].example);
      for (const { message, severity, hint, code: own } of diagnosticsOf(text)) {
        // What Go's compiler says is said in its words.
        if (!(own in goCatalogue) || own === 'go-syntax') continue;
        expect(message, own).toMatch(/\.$/);
        if (severity === 'error') expect(hint, own).not.toBeNull();
      }
    }
  });
});
