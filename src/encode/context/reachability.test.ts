import { expect, test } from 'vitest';
import { machineOf } from '../../../tests/support/encoding.ts';
import { printTerm } from '../../logic/print-term.ts';
import { describeOperation } from '../../process/rule/rules.ts';
import { toContext } from './context.ts';

/** Under which condition each operation is reached, those that are always reached left out. */
function conditions(text: string): Readonly<Record<string, string>> {
  const context = toContext(machineOf(text));
  const { machine } = context;
  const found = machine.processes.flatMap(({ index, points }) =>
    points.flatMap(({ instruction }, point): (readonly [string, string])[] => {
      if (instruction.kind !== 'send' && instruction.kind !== 'receive') return [];
      const condition = printTerm(context.reachable(index, point));
      return condition === 'true' ? [] : [[describeOperation(machine, instruction), condition]];
    }),
  );
  return Object.fromEntries(found);
}

test.each([
  [
    'what stands in a branch',
    'a = chan [9]; if x > 0 { a! } else { a? }',
    { 'a!': 'x > 0', 'a?': 'x <= 0' },
  ],
  ['what follows both branches', 'a = chan [9]; if x > 0 { skip } else { skip }; a!', {}],
  [
    'what follows a return in a branch',
    'a = chan [9]; if x > 0 { return } else { skip }; a!',
    { 'a!': 'x <= 0' },
  ],
  ['what follows a return', 'a = chan [9]; a!; return; a?', { 'a?': 'false' }],
  [
    'what stands in a child inherits its condition',
    'a = chan [9]; if x > 0 { go { if y > 0 { a! } else { skip } } } else { skip }; a?',
    { 'a!': 'x > 0 && y > 0' },
  ],
  ['a return in a child does not leak out', 'a = chan [9]; go { return }; a!', {}],
  [
    'nested returns exclude both ways out',
    'a = chan [9]; if x > 0 { if y > 0 { return } else { skip } } else { return }; a!',
    { 'a!': '!((x > 0 && y > 0) || x <= 0)' },
  ],
])('%s', (_, text, expected) => {
  expect(conditions(text)).toEqual(expected);
});
