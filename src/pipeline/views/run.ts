import { LineMap } from '../../base/span.ts';
import { unreachable } from '../../base/unreachable.ts';
import { bindMachine, type BoundMachine } from '../../explore/bind.ts';
import { staticOperation } from '../../explore/intent.ts';
import { tellRun, type ToldRun } from '../../explore/steps.ts';
import { printTrace } from '../../explore/trace-text.ts';
import type { Trace } from '../../explore/trace.ts';
import type { Machine } from '../../process/machine.ts';
import type { EndingView, RunView } from '../../protocol/run-view.ts';
import type { Valuation } from '../../expression/evaluate.ts';
import { toProcessView } from './fragment.ts';
import { toFrames } from './frames.ts';

/** Plays a run and prepares all that is to be seen of it. */
export function toRunView(
  machine: Machine,
  source: string,
  valuation: Valuation,
  trace: Trace,
): RunView {
  const bound = bindMachine(machine, valuation);
  const told = tellRun(bound, trace);
  if (told.kind === 'broken') throw new Error(`a run does not play: ${told.message}`);
  return showRun(bound, source, trace, told.run);
}

/** The same of a run that has been told already. */
export function showRun(bound: BoundMachine, source: string, trace: Trace, run: ToldRun): RunView {
  const { machine, valuation } = bound;
  const lines = new LineMap(source);
  return {
    values: machine.parameters.map(({ name }) => ({ name, value: String(valuation.get(name)) })),
    view: trace.view,
    trace: printTrace(trace),
    processes: bound.machine.processes.map((one) =>
      toProcessView(one, lines, (instruction) => staticOperation(bound, instruction)),
    ),
    channels: machine.channels.map(({ name }, index) => ({
      name,
      capacity: bound.capacities[index]!,
    })),
    waitgroups: machine.waitgroups.map(({ name }) => ({ name })),
    frames: toFrames(bound, run, trace.view, lines),
    ending: toEnding(bound, run),
  };
}

function toEnding({ machine }: BoundMachine, { ending, blocked, steps }: ToldRun): EndingView {
  const { kind } = ending;
  switch (kind) {
    case 'ok':
      return { kind, sentence: 'Every goroutine that was started has ended.' };
    case 'stuck': {
      const names = blocked.map(({ process }) => machine.processes[process]!.name);
      const verb = names.length === 1 ? 'waits' : 'wait';
      return { kind, sentence: `${listed(names)} ${verb} for ever: nobody can move any more.` };
    }
    case 'crash':
    case 'too-large':
      return { kind, sentence: steps.at(-1)?.sentence ?? 'The program crashes.' };
    case 'unfinished':
      return { kind, sentence: 'The run goes on from here.' };
    default:
      return unreachable(kind);
  }
}

/** Of a crowd the first few stand for all. */
function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  if (names.length > 4) return `${names.slice(0, 3).join(', ')} and ${names.length - 3} others`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
