import { Program } from '../../src/execute/compile/program.ts';
import { GoSystem, usualLimits } from '../../src/execute/system.ts';
import type { PlainProgram } from '../../src/go/plain/program.ts';

export interface Ran {
  readonly output: string;
  /** How it ended: `ended`, or in what way it did not. */
  readonly ending: string;
}

/** Output is one character per byte. */
const decoded = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

/** Runs `main` of a program in which the order of goroutines does not matter: always the first move. */
export function runPlain(plain: PlainProgram, steps = 200_000): Ran {
  const main = plain.entries.find(({ kind }) => kind === 'main');
  if (main === undefined) return { output: '', ending: 'no main' };
  const system = new GoSystem(new Program(plain), {
    entry: main.function,
    values: () => [],
    timing: 'steady',
    limits: { ...usualLimits, instructions: 5_000_000 },
    output: true,
    visibleSites: new Uint8Array(1 << 20),
  });
  const { begun } = system;
  if (begun.stop !== null)
    return { output: decoded(begun.state.output), ending: JSON.stringify(begun.stop) };
  let state = system.initial;
  for (let step = 0; step < steps; step++) {
    const [move] = system.moves(state);
    if (move === undefined || state.finished) {
      const ending = state.finished ? 'ended' : 'stuck';
      return { output: decoded(state.output), ending };
    }
    const next = system.advance(state, move, true);
    if (next.stop !== null)
      return { output: decoded(next.state.output), ending: JSON.stringify(next.stop) };
    state = next.state;
  }
  return { output: decoded(state.output), ending: 'goes on' };
}
