import type { Choice } from '../../src/explore/choice.ts';
import { movesAt } from '../../src/explore/moves.ts';
import { initialState } from '../../src/explore/state.ts';
import { stepBy } from '../../src/explore/step.ts';
import { printTrace } from '../../src/explore/trace-text.ts';
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
  const choices: Choice[] = [];
  let state = initialState(bound);
  while (choices.length < steps) {
    const { enabled } = movesAt(bound, state, 'go');
    if (enabled.length === 0) throw new Error(`the run ends after ${choices.length} steps`);
    const choice = enabled[choices.length % enabled.length]!;
    const outcome = stepBy(bound, state, choice);
    if (outcome.kind !== 'moved') throw new Error('the run crashes');
    choices.push(choice);
    state = outcome.state;
  }
  const trace = printTrace({ view: 'go', choices });
  const run = { values: [{ name: 'x', value: String(x) }], trace, step: 0 };
  const shared = { language: 'virgo', source, fragment: '', strategy: null, run } as const;
  const goroutines = bound.machine.processes.length;
  return { hash: `#${await encodeShared(shared)}`, steps, goroutines };
}
