import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Program } from '../../src/virgo/ast.ts';
import { checkVirgo } from '../../src/virgo/check.ts';
import { parseVirgo } from '../../src/virgo/parse.ts';
import { printVirgo } from '../../src/virgo/print.ts';
import { toMachine } from '../../src/process/to-machine.ts';
import { programs } from './generate/arbitrary.ts';
import { makeDice } from './generate/dice.ts';
import { shapeOf } from './shape.ts';
import { startWorkClock } from '../support/work-clock.ts';

const settings = { seed: 20_240_601, numRuns: 1_000 };
const megabyte = 2 ** 20;
/** Milliseconds for a megabyte, on cores that other tests share. */
const patience = 6_000;

/** Reads any text as far as it goes, and holds what comes out to what was promised. */
function readAll(text: string): 'machine' | 'rejected by the checker' | 'rejected by the parser' {
  const elapsed = startWorkClock();
  const parsed = parseVirgo(text);
  if (!parsed.ok) {
    expect(elapsed()).toBeLessThan(patience);
    expectInside(parsed.diagnostics, text);
    return 'rejected by the parser';
  }
  const checked = checkVirgo(parsed.value);
  if (checked.ok) toMachine(checked.value);
  const canonical = printVirgo(parsed.value).text;
  expect(elapsed()).toBeLessThan(patience);
  expectInside(parsed.diagnostics, text);
  expectInside(checked.diagnostics, text);
  if (text.length < 10_000) expectSame(parsed.value, canonical);
  return checked.ok ? 'machine' : 'rejected by the checker';
}

function expectSame(program: Program, canonical: string): void {
  const again = parseVirgo(canonical);
  if (!again.ok) throw new Error(`cannot be read again: ${again.diagnostics[0]!.message}`);
  expect(shapeOf(again.value)).toBe(shapeOf(program));
}

function expectInside(
  diagnostics: ReturnType<typeof parseVirgo>['diagnostics'],
  text: string,
): void {
  for (const { span, message, related, fix } of diagnostics) {
    expect(message).not.toMatch(/undefined|null|\[object/);
    const spans = [
      span,
      ...related.map((place) => place.span),
      ...(fix?.edits ?? []).map((edit) => edit.span),
    ];
    for (const { start, end } of spans) {
      expect(0 <= start && start <= end && end <= text.length).toBe(true);
    }
  }
}

describe('noise', () => {
  test('random characters', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(text, (noise) => void readAll(noise)),
      settings,
    );
  });

  test('lone surrogates and control characters', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    const text = fc.array(unit, { maxLength: 300 }).map((units) => units.join(''));
    fc.assert(
      fc.property(text, (noise) => void readAll(noise)),
      settings,
    );
  });

  test('the words of the language in any order', () => {
    const text = fc
      .array(fc.constantFrom(...words), { maxLength: 60 })
      .map((list) => list.join(' '));
    const seen = new Set<string>();
    fc.assert(
      fc.property(text, (soup) => void seen.add(readAll(soup))),
      settings,
    );
    expect(seen).toContain('rejected by the checker');
  });
});

const words = [
  ...['chan', 'else', 'false', 'for', 'go', 'if', 'return', 'skip', 'true', 'WaitGroup'],
  ...['..', '==', '!=', '/=', '<=', '>=', '&&', '||', '!', '?', '=', '<', '>', '+', '-', '*', '/'],
  ...['&', '|', '(', ')', '[', ']', '{', '}', ';', ':', '.', '//', '/*', '*/', '`', '\n', '`a b`'],
  ...[
    'c',
    'w',
    'x',
    '0',
    '1',
    'c!',
    'c?',
    'c = chan [1];',
    'w = WaitGroup;',
    'w.Add(1);',
    'w.Wait();',
  ],
  ...[
    'go {',
    'if x == 0 {',
    'for 0 .. x {',
    '};',
    'c!;',
    'c?;',
    'Add',
    'Wait',
    'Done',
    'len',
    "x'",
  ],
];

/** The program's text with a few cuts, copies and strangers in it. */
function mutate(text: string, seed: number): string {
  const dice = makeDice(seed);
  let mutated = text;
  for (let edits = 1 + dice.below(3); edits > 0; edits--) {
    const at = dice.below(mutated.length + 1);
    const length = dice.pick([0, 1, 1, 2, 5, 20]);
    const from = dice.below(mutated.length + 1);
    const insert = dice.pick(['', '', dice.pick(words), mutated.slice(from, from + length), ' ']);
    mutated = mutated.slice(0, at) + insert + mutated.slice(at + length);
  }
  return mutated;
}

test('programs with a few slips', () => {
  const seen = new Set<string>();
  const text = fc.tuple(programs({ spawningLoops: true }), fc.integer());
  const property = fc.property(
    text,
    ([program, seed]) => void seen.add(readAll(mutate(program.text, seed))),
  );
  fc.assert(property, settings);
  expect(seen.size).toBe(3);
});

test('half a program', () => {
  const property = fc.property(programs({ spawningLoops: false }), fc.nat(), ({ text }, at) => {
    readAll(text.slice(0, at % text.length));
    readAll(text.slice(at % text.length));
  });
  fc.assert(property, { ...settings, numRuns: 500 });
});

/** What is repeated, between what stands in front and behind. */
const towers: readonly (readonly [before: string, repeated: string, after: string])[] = [
  ['c = chan [', '(', ''],
  ['c = chan [', '(', '1]'],
  ['', ')', ''],
  ['', '{', ''],
  ['', '}', ''],
  ['', 'go {', ''],
  ['', 'go { } ', ''],
  ['', 'if true {', ''],
  ['if x { }', ' else if x { }', ''],
  ['', 'for 0 .. 1 {', ''],
  ['c = chan [', '-', '1]'],
  ['c = chan [', '!', 'x]'],
  ['c = chan [1', ' + 1', ']'],
  ['c = chan [1', ' + (1', ']'],
  ['c = chan [1', ' - -1', ']'],
  ['if x', ' == x', ' { }'],
  ['if x', ' && x', ' { }'],
  ['if x', ' | (x', ' { }'],
  ['', '[', ''],
  ['', 'c = [', ''],
  ['', 'c = chan [1];', ''],
  ['', 'c!', ''],
  ['', 'c!;', ''],
  ['c = chan [0];', 'c!;', ''],
  ['', 'w.', ''],
  ['c = chan [x', '.x', ']'],
  ['c = chan [', 'len(', 'x]'],
  ['', '/*', ''],
  ['', '*/', ''],
  ['', '//', ''],
  ['', '`', ''],
  ['', '` ', ''],
  ['', '#', ''],
  ['', '#$', ''],
  ['', '# ', ''],
  ['', ';', ''],
  ['', ' ', ''],
  ['', '\n', ''],
  ['', '\u0000', ''],
  ['', '\ud800', ''],
  ['', '𝕏', ''],
  ['', 'x', ''],
  ['c = chan [', '9', ']'],
  ['c = chan [', '0', ']'],
  ['c = chan [', '0', '1]; c!'],
  ['', '..', ''],
  ['', 'return;', ''],
  ['', 'return ', ''],
  ['', 'skip;', ''],
  ['', 'else ', ''],
  ['', 'w.Done();', ''],
  ['', 'x : ', ''],
  ['for ', 'x : ', ''],
  ['c', "'", ' = chan [1]'],
];

describe('a megabyte of one thing', () => {
  test.each(towers)('%j %j %j', (before, repeated, after) => {
    readAll(before + repeated.repeat(Math.floor((megabyte - 20) / repeated.length)) + after);
  });
});

/** As many different pieces as go into a megabyte. */
function fill(before: string, piece: (index: number) => string, after: string): string {
  const pieces: string[] = [before];
  for (let size = 0, index = 0; size < megabyte - 100; index++) {
    const next = piece(index);
    pieces.push(next);
    size += next.length;
  }
  return pieces.join('') + after;
}

/** A tree of expressions that is wide, not deep. */
function wide(depth: number, leaf: () => string, operator: string): string {
  if (depth === 0) return leaf();
  return `(${wide(depth - 1, leaf, operator)}${operator}${wide(depth - 1, leaf, operator)})`;
}

function counter(): () => number {
  let count = 0;
  return () => count++;
}

describe('up to a megabyte of', () => {
  const next = counter();
  test.each([
    ['declarations', fill('', (index) => `c${index} = chan [1];\n`, '')],
    ['undeclared names', fill('', (index) => `c${index}!;\n`, '')],
    ['parameters', fill('c = chan [0]; if ', (index) => `x${index} == 0 && `, 'true { }')],
    ['goroutines', fill('c = chan [0];\n', () => 'go { c!; c? }\n', '')],
    ['loops', fill('c = chan [0];\n', (index) => `for i${index} : 0 .. n${index} { c! }\n`, '')],
    ['mistakes', fill('', (index) => `c${index} = ;\n`, '')],
    ['lines', fill('', () => '\n;\n', '')],
    ['strangers', fill('', (index) => String.fromCodePoint(0x2190 + (index % 99)), '')],
    ['a wide sum', `c = chan [${wide(16, () => 'x', ' + ')}]; c!`],
    ['a wide sum of many', `c = chan [${wide(15, () => `x${next()}`, '+')}]; c!`],
    ['a wide product', `c = chan [${wide(16, () => 'x', ' * ')}]; c!`],
    ['a wide condition', `if ${wide(16, () => 'p', ' && ')} { }`],
    ['chained unknowns', `if ${wide(16, chained(), '&')} { }`],
    ['unknowns used again', `if ${wide(16, chainedFromTheFirst(), '&')} { }`],
  ])('%s', (_what, text) => {
    readAll(text);
  });
});

/** a0 == a1 & a1 == a2 & ... : a chain of unknown sorts. */
function chained(): () => string {
  const next = counter();
  return () => {
    const index = next();
    return `a${index.toString(36)}==a${(index + 1).toString(36)}`;
  };
}

/** The same chain, looked at from its far end again and again while it grows. */
function chainedFromTheFirst(): () => string {
  const next = counter();
  return () => {
    const index = next();
    return index % 2 === 0 ? `a${index.toString(36)}==a${(index + 2).toString(36)}` : 'a0==a0';
  };
}

describe('numbers', () => {
  const largest = 2n ** 63n - 1n;
  test.each([largest, largest - 1n, 0n])('%s is read', (value) => {
    expect(readAll(`c = chan [${value}]`)).toBe('machine');
    expect(readAll(`c = chan [-${value}]`)).toBe('machine');
  });

  test.each([`${largest + 1n}`, `${2n ** 64n}`, '9'.repeat(20), '9'.repeat(300_000)])(
    'too large (%#)',
    (digits) => {
      for (const text of [
        `c = chan [${digits}]`,
        `for 0 .. ${digits} { skip }`,
        `c = chan [-${digits}]`,
      ]) {
        const codes = parseVirgo(text).diagnostics.map(({ code }) => code);
        expect(codes).toEqual(['virgo-number-too-large']);
        readAll(text);
      }
    },
  );
});
