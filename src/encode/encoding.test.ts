import { describe, expect, test } from 'vitest';
import { interpret } from '../../tests/differential/interpreter.ts';
import { encodingOf } from '../../tests/support/encoding.ts';
import { smallPrograms } from '../../tests/support/programs.ts';
import { holds, reachedStates } from '../../tests/support/transition-system.ts';
import { and } from '../logic/term.ts';
import { checkVirgo } from '../virgo/check.ts';
import { parseVirgo } from '../virgo/parse.ts';
import { enabled } from './clause/enabled.ts';
import { terminated } from './clause/terminated.ts';

function judged(text: string, x: bigint) {
  const parsed = parseVirgo(text);
  if (!parsed.ok) throw new Error(text);
  const checked = checkVirgo(parsed.value);
  if (!checked.ok) throw new Error(text);
  const { ok, stuck, crash, complete } = interpret(parsed.value, new Map([['x', x]]));
  expect(complete).toBe(true);
  return { ok, stuck, crash };
}

describe.each(smallPrograms)('the encoding of %s', (text, values) => {
  const encoding = encodingOf(text);
  const { context } = encoding;
  const usesX = context.machine.parameters.length > 0;

  test.each(values)('with x = %s', (x) => {
    const states = reachedStates(encoding, new Map(usesX ? [['x', x]] : []));
    const invariant = and(...encoding.invariant.map(({ term }) => term));
    const isEnabled = enabled(context);
    const isTerminated = terminated(context);
    for (const { values: state, isFinal } of states) {
      // Where a run aborts before it can divide by zero, conjuncts say so themselves.
      expect(holds(invariant, state), 'the invariant in a reachable state').toBe(true);
      expect(holds(isEnabled, state), 'enabled(V)').toBe(!isFinal);
    }
    const finals = states.filter(({ isFinal }) => isFinal);
    const ended = finals.filter(({ values: state }) => holds(isTerminated, state));
    expect({
      ok: ended.length > 0,
      stuck: ended.length < finals.length,
      crash: states.some(({ canCrash }) => canCrash),
    }).toEqual(judged(text, x));
  });

  test.each(values)('is balanced with x = %s wherever a run ends well', (x) => {
    const parameters = new Map(usesX ? [['x', x]] : []);
    const balanced = and(...encoding.balanced.map(({ term }) => term));
    if (judged(text, x).ok) expect(holds(balanced, parameters)).toBe(true);
  });
});

test('an invariant that claims too much is found out', () => {
  const encoding = encodingOf('c = chan [2]; for 0 .. 2 { c! }');
  const [bounds] = encoding.invariant.filter(({ family }) => family === 'buffer-bounds');
  const states = reachedStates(encodingOf('c = chan [2]; for 0 .. 3 { c! }'), new Map());
  expect(states.every(({ values }) => holds(bounds!.term, values))).toBe(true);
  const tight = encodingOf('c = chan [1]; for 0 .. 2 { c! }');
  const [tighter] = tight.invariant.filter(({ family }) => family === 'buffer-bounds');
  expect(states.every(({ values }) => holds(tighter!.term, values))).toBe(false);
});
