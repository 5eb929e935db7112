import { toSystem } from '../../src/explore/system.ts';
import type { Move } from '../../src/run/move.ts';
import { printTrace } from '../../src/run/trace-text.ts';
import { encodeShared } from '../../src/ui/share/link-code.ts';
import { boundTo, machineOf } from '../explore/machines.ts';

/** Ten goroutines: eight send, main receives, and one fills and empties a buffer of its own. */
const source = `c = chan [0];
d = chan [4];
w = WaitGroup;
w.Add(9);
go { for 0 .. x { d! }; for 0 .. x { d? }; w.Add(-1) };
${Array.from({ length: 8 }, () => 'go { for 0 .. x { c! }; w.Add(-1) };').join('\n')}
for 0 .. 8 * x { c? };
w.Wait()`;

const x = 40;

export interface LongRun {
  /** To stand behind the page's address. */
  readonly hash: string;
  readonly steps: number;
  readonly goroutines: number;
}

/** A run of ten goroutines that take turns, cut off after so many steps, as a link. */
export async function longRun(steps: number): Promise<LongRun> {
  const bound = boundTo(machineOf(source), { x });
  const system = toSystem(bound, 'go');
  const moves: Move[] = [];
  let state = system.initial;
  while (moves.length < steps) {
    const enabled = system.moves(state);
    if (enabled.length === 0) throw new Error(`the run ends after ${moves.length} steps`);
    const move = enabled[moves.length % enabled.length]!;
    const outcome = system.step(state, move);
    if (outcome.kind !== 'moved') throw new Error('the run crashes');
    moves.push(move);
    state = outcome.state;
  }
  const trace = printTrace({ dialect: 'go', moves });
  const run = { values: [{ name: 'x', value: String(x) }], trace, step: 0 };
  const shared = {
    language: 'virgo',
    source,
    fragment: '',
    strategy: null,
    loops: null,
    dafny: null,
    supposed: '',
    run,
  } as const;
  const goroutines = bound.machine.processes.length;
  return { hash: `#${await encodeShared(shared)}`, steps, goroutines };
}
