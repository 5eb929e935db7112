import { describe, expect, it } from 'vitest';
import { checkVirgo } from '../virgo/check.ts';
import { parseVirgo } from '../virgo/parse.ts';
import { describeMachine } from './describe-machine.ts';
import { toMachine } from './to-machine.ts';
import type { Machine } from './machine.ts';

function machineOf(text: string): Machine {
  const parsed = parseVirgo(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.diagnostics));
  const checked = checkVirgo(parsed.value);
  if (!checked.ok) throw new Error(JSON.stringify(checked.diagnostics));
  return toMachine(checked.value);
}

describe('toMachine', () => {
  it('numbers the points of Fig. 3a as Figs 6 and 9 do', () => {
    expect(describeMachine(machineOf('c = chan [0]; go { for 0 .. x { c! } }; c?'))).toBe(
      [
        'main',
        '  0  c = chan [0]  -> 1',
        '  1  go goroutine 1  -> 2',
        '  2  c?  -> 3',
        '  3  end',
        '',
        'goroutine 1',
        '  0  for i : 0 .. x  -> 1 else 4',
        '  1  c!  -> 3, unbuffered 2',
        '  2  c! acknowledged  -> 3',
        '  3  next i  -> 0',
        '  4  end',
        '',
      ].join('\n'),
    );
  });

  it('puts the jump at the end of the true branch and the else branch behind it', () => {
    const text = 'c = [1]; if b { c! } else { c?; return } c!';
    const { points, termination } = machineOf(text).processes[0]!;
    expect(points.map(({ instruction }) => instruction.kind)).toEqual([
      'make-channel',
      'branch',
      'send',
      'acknowledged',
      'jump',
      'receive',
      'return',
      'send',
      'acknowledged',
    ]);
    expect(points[1]!.instruction).toMatchObject({ then: 2, otherwise: 5, jump: 4, exit: 7 });
    expect(points[6]!.instruction).toEqual({ kind: 'return', target: termination });
  });

  it('numbers processes in the order of the text, parents first', () => {
    const machine = machineOf('c = [9]; go { go { c! } c! }; go { c? }');
    expect(machine.processes.map(({ spawnedAt }) => spawnedAt)).toEqual([
      null,
      { process: 0, point: 1 },
      { process: 1, point: 0 },
      { process: 0, point: 2 },
    ]);
  });

  it('gives every loop a variable of its own', () => {
    const text = 'c = [i]; for k : 0 .. 1 { c! } for k : 0 .. 1 { c! } for 0 .. 1 { c! }';
    expect(machineOf(text).loops.map(({ variable }) => variable)).toEqual(['k', 'k1', 'i1']);
  });

  it('tells the variable of a loop from the parameter that it shadows', () => {
    const text = 'c = [n]; d = [k2]; for n : 0 .. n { c! } for k2 : 0 .. 1 { d! }';
    const { parameters, loops } = machineOf(text);
    expect(parameters.map(({ name }) => name)).toEqual(['n', 'k2']);
    expect(loops.map(({ variable }) => variable)).toEqual(['n1', 'k2_1']);
    expect(loops[0]).toMatchObject({ to: { kind: 'parameter', name: 'n' } });
  });

  it('remembers who creates a channel', () => {
    const { channels } = machineOf('go { c = [1]; c! }');
    expect(channels).toMatchObject([{ name: 'c', process: 1, point: 0 }]);
  });
});
