import type { FrameView, GoroutineStatus, RunView, StepView } from '../../protocol/run-view.ts';
import type { Action } from '../../run/event.ts';
import type { GoroutineId, NamedGoroutine, ResourceId } from '../../run/names.ts';

/** A sequence chart: a lane per goroutine, a row per step, as places on a sheet. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly laneWidth: number;
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
/** A name stands in it on two lines. */
const narrowest = 112;

/** Lanes as wide as they need, or closer to each other where the room is less, and known. */
export function toChart(run: RunView, room = Infinity): Chart {
  const shown = run.goroutines.filter(({ id }) =>
    run.frames.some((frame) => hasStarted(statusIn(frame, id))),
  );
  const steps = run.frames.flatMap(({ step }, row) => (step === null ? [] : [{ step, row }]));
  const words = steps.map(({ step }) => wordsOf(step));
  const wanted = Math.max(
    laneWidthFor(Math.max(0, ...words.map(({ length }) => length))),
    widthOfNames(shown),
  );
  const each = Math.floor((room - left) / Math.max(1, shown.length));
  const laneWidth = Math.max(narrowest, Math.min(wanted, each));
  const column = new Map(shown.map(({ id }, at) => [id, left + laneWidth * at]));
  const x = (goroutine: GoroutineId | null): number =>
    (goroutine === null ? undefined : column.get(goroutine)) ?? left;
  const y = (row: number): number => top + rowHeight * row;
  const events = steps.map(({ step, row }, at) => ({
    step: row,
    x: x(step.goroutine),
    y: y(row),
    words: words[at]!,
    isQuiet: step.what !== null && quiet.has(step.what.kind),
  }));
  return {
    width: left + laneWidth * Math.max(1, shown.length),
    height: y(run.frames.length) + 34,
    laneWidth,
    lanes: shown.map((goroutine) => toLane(run, goroutine, x(goroutine.id), y)),
    events,
    messages: toMessages(steps, x, y),
  };
}

function statusIn({ goroutines }: FrameView, id: GoroutineId): GoroutineStatus | null {
  return goroutines.find((one) => one.id === id)?.status ?? null;
}

function hasStarted(status: GoroutineStatus | null): boolean {
  return status !== null && status !== 'not started';
}

function toLane(
  { frames }: RunView,
  { id, name }: NamedGoroutine,
  x: number,
  y: (row: number) => number,
): Lane {
  const statuses = frames.map((frame) => statusIn(frame, id));
  const first = statuses.findIndex(hasStarted);
  const over = statuses.indexOf('ended');
  const last = statuses.at(-1);
  const end = over >= 0 ? 'ended' : last === 'stuck' || last === 'crashed' ? last : 'open';
  const reason = frames.at(-1)!.goroutines.find((one) => one.id === id)?.reason ?? null;
  return {
    x,
    name,
    from: y(first),
    to: y(over >= 0 ? over : frames.length),
    end,
    words: end === 'stuck' ? reason : null,
  };
}

interface Row {
  readonly step: StepView;
  readonly row: number;
}

/** Values leave a buffer in the order in which they came, so that each receive has its send. */
function toMessages(
  steps: readonly Row[],
  x: (goroutine: GoroutineId | null) => number,
  y: (row: number) => number,
): readonly Message[] {
  const underway = new Map<ResourceId, { readonly x: number; readonly y: number }[]>();
  const queueOf = (channel: ResourceId) => {
    const queue = underway.get(channel) ?? [];
    underway.set(channel, queue);
    return queue;
  };
  return steps.flatMap(({ step: { goroutine, partner, what }, row }): readonly Message[] => {
    const here = { x: x(goroutine), y: y(row) };
    if (what?.kind === 'spawn') {
      return [{ kind: 'start', from: here, to: { x: x(what.started.id), y: here.y } }];
    }
    if (what?.kind === 'exchange') {
      return [{ kind: 'exchange', from: here, to: { x: x(partner), y: here.y } }];
    }
    if (what?.kind === 'send') queueOf(what.channel.id).push(here);
    const sent = what?.kind === 'receive' ? queueOf(what.channel.id).shift() : undefined;
    return sent === undefined ? [] : [{ kind: 'buffered', from: sent, to: here }];
  });
}

const quiet: ReadonlySet<Action> = new Set(['loop-head', 'loop-next', 'branch', 'jump', 'local']);

/** As wide as the longest words beside it need, within reason. */
function laneWidthFor(longest: number): number {
  return Math.min(200, Math.max(110, Math.ceil(24 + 7.3 * longest)));
}

/** Names stand in a row above the lanes, and with a sign in front of them where the end is a bad one. */
function widthOfNames(shown: readonly NamedGoroutine[]): number {
  return 26 + 7.8 * Math.max(0, ...shown.map(({ name }) => Math.min(name.length, 30)));
}

/** Of a loop one reads which iteration it is, not each time how it is written. */
function wordsOf({ what, operation }: StepView): string {
  if (what?.kind === 'loop-next') return `end of iteration ${what.done + 1}`;
  // The place of a return is the whole function.
  if (what?.kind === 'return') return 'return';
  if (what?.kind !== 'loop-head') return operation;
  return what.inside ? `iteration ${what.done + 1} of ${what.iterations}` : 'end of loop';
}
