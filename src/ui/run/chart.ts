import type { RunView, StepView } from '../../protocol/run-view.ts';

/** A sequence chart: a lane per goroutine, a row per step, as places on a sheet. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly lanes: readonly Lane[];
  readonly events: readonly Event[];
  readonly messages: readonly Message[];
}

export interface Lane {
  readonly x: number;
  readonly name: string;
  /** From its start to its end; where it never ends, to the bottom. */
  readonly from: number;
  readonly to: number;
  readonly end: 'ended' | 'stuck' | 'crashed' | 'open';
  /** What it waits for at the end. */
  readonly words: string | null;
}

export interface Event {
  readonly step: number;
  readonly x: number;
  readonly y: number;
  readonly words: string;
  /** It moves nothing but the goroutine itself. */
  readonly isQuiet: boolean;
}

/** An exchange, a start, or a value on its way through a buffer. */
export interface Message {
  readonly kind: 'exchange' | 'start' | 'buffered';
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

export const rowHeight = 30;
/** Above the first row stand the names, and beside each row its number. */
export const top = 62;
const left = 48;

export function toChart(run: RunView): Chart {
  const shown = run.processes.flatMap((_, index) =>
    run.frames.some(({ processes }) => processes[index]!.status !== 'not started') ? [index] : [],
  );
  const steps = run.frames.flatMap(({ step }, row) => (step === null ? [] : [{ step, row }]));
  const words = steps.map(({ step, row }) => wordsOf(run, step, row));
  const laneWidth = laneWidthFor(Math.max(0, ...words.map(({ length }) => length)));
  const column = new Map(shown.map((process, at) => [process, left + laneWidth * at]));
  const x = (process: number): number => column.get(process) ?? left;
  const y = (row: number): number => top + rowHeight * row;
  const events = steps.map(({ step, row }, at) => ({
    step: row,
    x: x(step.process),
    y: y(row),
    words: words[at]!,
    isQuiet: quiet.has(step.kind),
  }));
  return {
    width: left + laneWidth * Math.max(1, shown.length),
    height: y(run.frames.length) + 34,
    lanes: shown.map((process) => toLane(run, process, x(process), y)),
    events,
    messages: toMessages(run, steps, x, y),
  };
}

function toLane(run: RunView, process: number, x: number, y: (row: number) => number): Lane {
  const statuses = run.frames.map(({ processes }) => processes[process]!.status);
  const first = statuses.findIndex((status) => status !== 'not started');
  const over = statuses.indexOf('ended');
  const last = run.frames.at(-1)!.processes[process]!;
  const end =
    over >= 0
      ? 'ended'
      : last.status === 'stuck' || last.status === 'crashed'
        ? last.status
        : 'open';
  return {
    x,
    name: run.processes[process]!.name,
    from: y(first),
    to: y(over >= 0 ? over : run.frames.length),
    end,
    words: end === 'stuck' ? last.reason : null,
  };
}

interface Row {
  readonly step: StepView;
  readonly row: number;
}

/** Values leave a buffer in the order in which they came, so that each receive has its send. */
function toMessages(
  run: RunView,
  steps: readonly Row[],
  x: (process: number) => number,
  y: (row: number) => number,
): readonly Message[] {
  const underway = new Map<number, { readonly x: number; readonly y: number }[]>();
  return steps.flatMap(({ step, row }): readonly Message[] => {
    const here = { x: x(step.process), y: y(row) };
    if (step.kind === 'spawn') {
      const started = startedAt(run, row);
      return started < 0 ? [] : [{ kind: 'start', from: here, to: { x: x(started), y: here.y } }];
    }
    if (step.channel === null) return [];
    if (step.partner !== null) {
      return [{ kind: 'exchange', from: here, to: { x: x(step.partner), y: here.y } }];
    }
    const queue = underway.get(step.channel) ?? [];
    underway.set(step.channel, queue);
    if (step.kind === 'send') queue.push(here);
    const sent = step.kind === 'receive' ? queue.shift() : undefined;
    return sent === undefined ? [] : [{ kind: 'buffered', from: sent, to: here }];
  });
}

const quiet: ReadonlySet<string> = new Set(['loop-head', 'loop-next', 'branch', 'jump']);

/** As wide as the longest words beside it need, within reason. */
function laneWidthFor(longest: number): number {
  return Math.min(200, Math.max(110, Math.ceil(24 + 7.3 * longest)));
}

/** Of a loop one reads which turn it is, not each time how it is written. */
function wordsOf({ frames }: RunView, { kind, process, operation }: StepView, row: number): string {
  const loopAt = (frame: number) => frames[frame]!.processes[process]!.loop;
  if (kind === 'loop-next') return `end of turn ${loopAt(row - 1)?.turn ?? ''}`;
  if (kind !== 'loop-head') return operation;
  // Whether it went inside is to be seen from where it stands: the turn that was next is under way.
  const [before, after] = [loopAt(row - 1), loopAt(row)];
  return before === null || after?.head !== before.head
    ? 'end of loop'
    : `turn ${after.turn} of ${after.turns}`;
}

function startedAt({ frames }: RunView, row: number): number {
  const before = frames[row - 1]?.processes ?? [];
  return frames[row]!.processes.findIndex(
    ({ status }, process) => status !== 'not started' && before[process]?.status === 'not started',
  );
}
