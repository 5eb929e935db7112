import { describe, expect, test } from 'vitest';
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import { virgoCatalogue } from '../diagnostics/catalogue.ts';
import { checkVirgo } from './check.ts';
import { parseVirgo } from './parse.ts';

function diagnosticsOf(text: string): readonly Diagnostic[] {
  const parsed = parseVirgo(text);
  return parsed.ok ? checkVirgo(parsed.value).diagnostics : parsed.diagnostics;
}

function apply(text: string, { edits }: Fix): string {
  return [...edits]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce(
      (done, { span, text: by }) => done.slice(0, span.start) + by + done.slice(span.end),
      text,
    );
}

/** What becomes of a text by the repair of its first message. */
function repaired(text: string): readonly [string | undefined, string] {
  const fix = diagnosticsOf(text)[0]?.fix;
  return fix ? [fix.title, apply(text, fix)] : [undefined, text];
}

describe('a repair', () => {
  test.each([
    ['count = chan [1]; cuont!', 'Write count', 'count = chan [1]; count!'],
    ['c = chan [1]; w.Add(1)', 'Insert w = WaitGroup', 'w = WaitGroup;\nc = chan [1]; w.Add(1)'],
    ['a = chan [0]; b!', 'Insert b = chan [0]', 'b = chan [0];\na = chan [0]; b!'],
    ['c = chan [0]; c = chan [1]', 'Leave this declaration out', 'c = chan [0]; skip'],
    [
      'if b { c = chan [x + 1] } c!',
      'Move the declaration of c to the top',
      'c = chan [x + 1];\nif b { skip } c!',
    ],
    ['c = chan [i]; for i : 0 .. i2 { c! }', 'Name it i3', 'c = chan [i]; for i3 : 0 .. i2 { c! }'],
    ['if n + 1 { skip }', 'Compare it with 0', 'if (n + 1 != 0) { skip }'],
    ['if !1 { skip }', 'Compare it with 0', 'if !(1 != 0) { skip }'],
    [
      'c = chan [9]; for i : 0 .. n { c!; if b { c! } c? }',
      'Decide once before the loop',
      'c = chan [9]; if b {\n  for i : 0 .. n {\n    c!;\n    c!;\n    c?;\n  }\n} else {\n  for i : 0 .. n {\n    c!;\n    c?;\n  }\n}',
    ],
    ['c = chan [#1]', 'Take it out', 'c = chan [1]'],
    ['c = chan [1', 'Insert ]', 'c = chan [1]'],
    ['go { c = chan [1]; c!', 'Insert }', 'go { c = chan [1]; c!}'],
  ])('of %s', (text, title, after) => {
    expect(repaired(text)).toEqual([title, after]);
    expect(diagnosticsOf(after)).toEqual([]);
  });

  test('is not offered where it would not do', () => {
    const loop = 'c = chan [1]; for 0 .. n { if b { for 0 .. 2 { c! } } }';
    expect(diagnosticsOf(loop).map(({ fix }) => fix)).toEqual([null]);
    expect(diagnosticsOf('c = chan [true]').map(({ fix }) => fix)).toEqual([null]);
  });
});

describe('of every message with a repair', () => {
  /** The others ask for a decision that only the person can make. */
  const repairable = Object.entries(virgoCatalogue)
    .map(([code, { example }]) => [code, example.replaceAll(/[«»]/g, '')] as const)
    .filter(([, text]) => diagnosticsOf(text).some(({ fix }) => fix !== null));

  test('there are as many as are known', () => {
    expect(repairable.map(([code]) => code)).toEqual([
      'virgo-unknown-character',
      'virgo-no-done',
      'virgo-undeclared',
      'virgo-declared-twice',
      'virgo-not-dominated',
      'virgo-loop-variable',
      'virgo-note-shadow',
      'virgo-sorts',
      'virgo-loop-body',
    ]);
  });

  test.each(repairable)('%s: it is gone afterwards', (_, text) => {
    const [, after] = repaired(text);
    expect(diagnosticsOf(after)).toEqual([]);
  });
});
