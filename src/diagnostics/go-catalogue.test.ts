import { describe, expect, it } from 'vitest';
import { loadParser } from '../../tests/support/go.ts';
import { toFragments } from '../fragment/to-fragments.ts';
import { parseGo } from '../go/parse.ts';
import { toVirgo } from '../lower/to-virgo.ts';
import type { Diagnostic } from './diagnostic.ts';
import { goCatalogue, type GoCode } from './go-catalogue.ts';

const parser = await loadParser();

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
  const parsed = parseGo(text, parser);
  if (!parsed.ok) return parsed.diagnostics;
  const { fragments, diagnostics } = toFragments(parsed.value);
  const lowered = fragments.flatMap(({ fragment }) =>
    fragment === null ? [] : toVirgo(fragment, { text, mode: 'commuted' }).diagnostics,
  );
  return [
    ...parsed.diagnostics,
    ...diagnostics,
    ...fragments.flatMap((one) => one.diagnostics),
    ...lowered,
  ];
}

/** The same noise every time, long enough that no parser finds its way through in a second. */
function noise(length: number): string {
  const codes: number[] = [];
  for (let at = 0, state = 1; at < length; at++) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    codes.push((state % 96) + 32);
  }
  return codes.map((code) => String.fromCharCode(code)).join('');
}

const codes = Object.keys(goCatalogue) as GoCode[];
const madeHere: Readonly<Partial<Record<GoCode, string>>> = {
  'go-too-long': `«»package p\n${'// long\n'.repeat(300_000)}`,
  'go-unreadable': `«»package p${noise(1_900_000)}`,
  'go-too-many-fragments': `package p\n${Array.from({ length: 202 }, (_, at) => `func ${at === 200 ? '«f200»' : `f${at}`}() { c := make(chan int, 1); c <- 1 }\n`).join('')}`,
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
        expect(message, own).toMatch(/\.$/);
        if (severity === 'error') expect(hint, own).not.toBeNull();
      }
    }
  });
});
