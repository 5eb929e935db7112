import { describe, expect, test } from 'vitest';
import type { Program } from '../../src/virgo/ast.ts';
import { parseVirgo } from '../../src/virgo/parse.ts';
import type { Value } from './evaluate.ts';
import { interpret, usualOptions } from './interpreter.ts';

function programOf(text: string): Program {
  const parsed = parseVirgo(text);
  if (!parsed.ok) throw new Error(parsed.diagnostics.map(({ message }) => message).join('\n'));
  return parsed.value;
}

/** The endings that some run has, as words in a fixed order. */
function endings(text: string, values: Readonly<Record<string, Value>> = {}): string {
  const judged = (['all', 'local-first'] as const).map((interleavings) => {
    const options = { ...usualOptions, interleavings };
    const judgement = interpret(programOf(text), new Map(Object.entries(values)), options);
    expect(judgement.complete).toBe(true);
    return (['ok', 'stuck', 'crash'] as const).filter((ending) => judgement[ending]).join(' ');
  });
  expect(judged[0]).toBe(judged[1]);
  return judged[0]!;
}

type Case = readonly [what: string, text: string, expected: string];

function cases(name: string, list: readonly Case[]): void {
  describe(name, () => {
    test.each(list)('%s', (_what, text, expected) => expect(endings(text)).toBe(expected));
  });
}

cases('one goroutine', [
  ['nothing to do', '', 'ok'],
  ['skip', 'skip; skip', 'ok'],
  ['return ends it', 'c = chan [0]; return; c!', 'ok'],
  ['a send nobody takes', 'c = chan [0]; c!', 'stuck'],
  ['a receive nobody serves', 'c = chan [1]; c?', 'stuck'],
  ['room in the buffer', 'c = chan [1]; c!', 'ok'],
  ['the buffer is full', 'c = chan [1]; c!; c!', 'stuck'],
  ['through the buffer', 'c = chan [1]; c!; c?; c!; c?', 'ok'],
  ['more than was sent', 'c = chan [2]; c!; c?; c?', 'stuck'],
  ['a negative capacity', 'c = chan [0 - 1]', 'crash'],
]);

cases('several goroutines', [
  ['an exchange', 'c = chan [0]; go { c! }; c?', 'ok'],
  ['two senders, one receiver', 'c = chan [0]; go { c! }; go { c! }; c?', 'stuck'],
  ['the main one waits for its child', 'c = chan [0]; go { skip }; c?', 'stuck'],
  ['an end of main leaves the child blocked', 'c = chan [0]; go { c? }', 'stuck'],
  ['two directions, right order', 'c = chan [0]; d = chan [0]; go { c!; d? }; c?; d!', 'ok'],
  ['two directions, crossed', 'c = chan [0]; d = chan [0]; go { c!; d? }; d!; c?', 'stuck'],
  ['crossed, but buffered', 'c = chan [1]; d = chan [1]; go { c!; d? }; d!; c?', 'ok'],
  ['a child of a child', 'c = chan [0]; go { go { c! }; c? }', 'ok'],
  ['return of a child leaves the parent', 'c = chan [0]; go { return; skip }; go { c! }; c?', 'ok'],
  ['return in the middle', 'c = chan [0]; go { c!; return; c! }; c?', 'ok'],
  ['one value, two takers', 'c = chan [1]; go { c? }; c!; c?', 'stuck'],
  [
    'one token, two takers that put it back',
    'c = chan [1]; c!; go { c?; c! }; go { c?; c! }; c?',
    'ok stuck',
  ],
  ['an unbuffered lock', 'm = chan [1]; go { m!; m? }; go { m!; m? }; m!; m?', 'ok'],
  [
    'locks in opposite orders',
    'a = chan [1]; b = chan [1]; go { a!; b!; b?; a? }; b!; a!; a?; b?',
    'ok stuck',
  ],
]);

cases('waitgroups', [
  ['wait at zero', 'w = WaitGroup; w.Wait()', 'ok'],
  ['wait for one', 'w = WaitGroup; w.Add(1); go { w.Add(-1) }; w.Wait()', 'ok'],
  ['one too many', 'w = WaitGroup; w.Add(2); go { w.Add(-1) }; w.Wait()', 'stuck'],
  ['below zero', 'w = WaitGroup; w.Add(-1)', 'crash'],
  ['the order matters', 'w = WaitGroup; w.Add(-1); w.Add(1)', 'crash'],
  ['a race to below zero', 'w = WaitGroup; go { w.Add(1) }; w.Add(-1); w.Wait()', 'ok crash'],
  ['a late Add goes unnoticed', 'w = WaitGroup; go { w.Add(1) }; w.Wait()', 'ok stuck'],
  ['nobody waits', 'w = WaitGroup; w.Add(3)', 'ok'],
  [
    'two goroutines wait',
    'w = WaitGroup; w.Add(1); go { w.Wait() }; go { w.Wait() }; w.Add(-1)',
    'ok',
  ],
  [
    'wait before draining',
    'c = chan [0]; w = WaitGroup; w.Add(1); go { c!; w.Add(-1) }; w.Wait(); c?',
    'stuck',
  ],
  [
    'wait before draining, with room',
    'c = chan [1]; w = WaitGroup; w.Add(1); go { c!; w.Add(-1) }; w.Wait(); c?',
    'ok',
  ],
]);

cases('loops', [
  [
    'three sends, three receives',
    'c = chan [0]; go { for 0 .. 3 { c! } }; for 1 .. 4 { c? }',
    'ok',
  ],
  ['one receive short', 'c = chan [0]; go { for 0 .. 3 { c! } }; for 0 .. 2 { c? }', 'stuck'],
  ['an empty range', 'c = chan [0]; for 3 .. 1 { c! }', 'ok'],
  ['no turns at all', 'c = chan [0]; for 1 .. 1 { c! }', 'ok'],
  ['negative bounds', 'c = chan [3]; for -2 .. 1 { c! }', 'ok'],
  ['negative bounds, no room', 'c = chan [2]; for -2 .. 1 { c! }', 'stuck'],
  ['two operations a turn', 'c = chan [1]; for 0 .. 5 { c!; c? }', 'ok'],
  ['an empty body', 'for 0 .. 1000000000000 { }', 'ok'],
  ['after the loop', 'c = chan [2]; for 0 .. 2 { c! }; c?; c?; c!', 'ok'],
  [
    'Add in a loop',
    'w = WaitGroup; for 0 .. 3 { w.Add(1) }; go { for 0 .. 3 { w.Add(-1) } }; w.Wait()',
    'ok',
  ],
  [
    'a handshake',
    'c = chan [0]; d = chan [0]; go { for 0 .. 3 { c!; d? } }; for 0 .. 3 { c?; d! }',
    'ok',
  ],
]);

cases('goroutines spawned in loops', [
  ['each is real', 'c = chan [0]; for 0 .. 3 { go { c! } }; for 0 .. 3 { c? }', 'ok'],
  ['one is left over', 'c = chan [0]; for 0 .. 3 { go { c! } }; c?; c?', 'stuck'],
  ['the buffer keeps the rest', 'c = chan [1]; for 0 .. 2 { go { c! } }; c?', 'ok'],
  ['no turn, no goroutine', 'c = chan [0]; for 0 .. 0 { go { c! } }', 'ok'],
  [
    'workers and a waitgroup',
    'w = WaitGroup; for 0 .. 3 { w.Add(1); go { w.Add(-1) } }; w.Wait()',
    'ok',
  ],
  [
    'Add inside the goroutine',
    'w = WaitGroup; for 0 .. 2 { go { w.Add(1); w.Add(-1) } }; w.Wait()',
    'ok',
  ],
  ['a return ends one instance', 'c = chan [0]; for 0 .. 2 { go { return; c! } }', 'ok'],
  [
    'a handshake that cannot be commuted',
    'c = chan [0]; d = chan [0]; for 0 .. 2 { go { c!; d? } }; for 0 .. 2 { c? }; for 0 .. 2 { d! }',
    'ok',
  ],
]);

cases('division by zero', [
  ['in a capacity', 'c = chan [1 / 0]', 'crash'],
  ['in a bound', 'for 0 .. 1 / 0 { skip }', 'crash'],
  ['in the first bound of an empty loop', 'for 1 / 0 .. 0 { skip }', 'crash'],
  ['in a guard', 'if 1 / 0 == 1 { skip }', 'crash'],
  ['in an amount', 'w = WaitGroup; w.Add(1 / 0)', 'crash'],
  ['the left side decides &&', 'if false && 1 / 0 == 1 { skip }', 'ok'],
  ['the left side decides ||', 'if true || 1 / 0 == 1 { skip }', 'ok'],
  ['the right side is needed', 'if true && 1 / 0 == 1 { skip }', 'crash'],
  ['the left side comes first', 'if 1 / 0 == 1 || true { skip }', 'crash'],
  ['in a branch not taken', 'if false { c = chan [1 / 0] }', 'ok'],
  ['in a body that is never entered', 'w = WaitGroup; for 0 .. 0 { w.Add(1 / 0) }', 'ok'],
  ['behind a return', 'return; c = chan [1 / 0]', 'ok'],
  ['behind a receive that blocks', 'c = chan [1]; c?; d = chan [1 / 0]', 'stuck'],
  [
    'where only some runs come',
    'c = chan [1]; go { c! }; go { c? }; c?; d = chan [1 / 0]',
    'stuck crash',
  ],
]);

describe('expressions', () => {
  test.each([
    ['7 / 2 == 3', true],
    ['-7 / 2 == -3', true],
    ['7 / -2 == -3', true],
    ['-7 / -2 == 3', true],
    ['1 + 2 * 3 == 7', true],
    ['10 - 3 - 2 == 5', true],
    ['8 / 2 / 2 == 2', true],
    ['!(1 < 2)', false],
    ['1 <= 1 && 1 >= 1 && !(1 > 1)', true],
    ['true != false', true],
    ['true == false || 1 != 1', false],
    ['9223372036854775807 + 1 > 9223372036854775807', true],
  ])('%s', (guard, expected) => {
    const text = `c = chan [0]; if ${guard} { skip } else { c! }`;
    expect(endings(text)).toBe(expected ? 'ok' : 'stuck');
  });
});

describe('parameters', () => {
  test.each([
    ["the paper's Fig. 3a", 'c = chan [0]; go { for 0 .. x { c! } }; c?', [1]],
    ["the paper's Fig. 3b", 'c = chan [x]; go { for 0 .. x { c! } }; c?', [1, 2, 3]],
    [
      "the paper's Fig. 3c",
      'if x <= 0 { return } else { skip }; c = chan [x]; go { for 0 .. x { c! } }; c?',
      [-2, -1, 0, 1, 2, 3],
    ],
    ['a capacity below zero', 'c = chan [x]', [0, 1, 2, 3]],
    ['a product', 'c = chan [0]; go { for 0 .. x * x { c! } }; c?', [-1, 1]],
    ['division', 'c = chan [0]; go { for 0 .. 3 / x { c! } }; c?', [2, 3]],
  ])('%s', (_what, text, clean) => {
    const values = [-2, -1, 0, 1, 2, 3];
    expect(values.filter((x) => endings(text, { x: BigInt(x) }) === 'ok')).toEqual(clean);
  });

  test('truth values', () => {
    const text = 'c = chan [0]; go { if b { c! } else { skip } }; if b { c? }';
    expect(endings(text, { b: true })).toBe('ok');
    expect(endings(text, { b: false })).toBe('ok');
    expect(endings('c = chan [0]; if b { return }; c!', { b: true })).toBe('ok');
    expect(endings('c = chan [0]; if b { return }; c!', { b: false })).toBe('stuck');
  });
});

test('the limit of states is admitted', () => {
  const program = programOf('c = chan [1000]; for 0 .. 1000 { c! }');
  const judgement = interpret(program, new Map(), { ...usualOptions, maxStates: 10 });
  expect(judgement).toEqual({ ok: false, stuck: false, crash: false, complete: false, states: 10 });
});

test('equal goroutines count once', () => {
  const program = programOf('c = chan [0]; for 0 .. 12 { go { c!; c? } }; for 0 .. 12 { c?; c! }');
  expect(interpret(program, new Map()).states).toBeLessThan(1_000);
});
