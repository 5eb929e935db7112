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
}

/** An exchange, a start, or a value on its way through a buffer. */
export interface Message {
  readonly kind: 'exchange' | 'start' | 'buffered';
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

export const laneWidth = 170;
const rowHeight = 30;
const top = 62;

export function toChart(run: RunView): Chart {
  const shown = run.processes.flatMap((_, index) =>
    run.frames.some(({ processes }) => processes[index]!.status !== 'not started') ? [index] : [],
  );
  const column = new Map(shown.map((process, at) => [process, 24 + laneWidth * at]));
  const x = (process: number): number => column.get(process) ?? 24;
  const y = (row: number): number => top + rowHeight * row;
  const steps = run.frames.flatMap(({ step }, row) => (step === null ? [] : [{ step, row }]));
  const events = steps.map(({ step, row }) => ({
    step: row,
    x: x(step.process),
    y: y(row),
    words: step.kind === 'spawn' ? wordsOfStart(run, row) : step.operation,
  }));
  return {
    width: 24 + laneWidth * Math.max(1, shown.length),
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

/** In a loop each turn starts another one. */
function wordsOfStart(run: RunView, row: number): string {
  return `go ${run.processes[startedAt(run, row)]?.name ?? ''}`;
}

function startedAt({ frames }: RunView, row: number): number {
  const before = frames[row - 1]?.processes ?? [];
  return frames[row]!.processes.findIndex(
    ({ status }, process) => status !== 'not started' && before[process]?.status === 'not started',
  );
}
