import type { Program } from '../execute/compile/program.ts';
import type { Found } from '../execute/search/check.ts';
import type { MakeValues } from '../execute/start.ts';
import type { GoText } from '../go/files/go-text.ts';
import type { Entry } from '../go/plain/program.ts';
import type { PlainSpan } from '../go/plain/span.ts';
import { parseFile } from '../go/syntax/parse-file.ts';
import { callOf } from './arguments.ts';
import { addOperations, Gates } from './gates.ts';
import { harnessOf, importsOf, type Judge } from './harness.ts';
import { instrument } from './instrument.ts';
import { toSchedule, type Schedule, type Step } from './schedule.ts';

/** A run of the Go machine: where it begins, with which values, and how it goes. */
interface ShownRun {
  readonly entry: Entry;
  /** The values that are known, by parameter. */
  readonly shown: Readonly<Record<string, string>>;
  readonly values: MakeValues;
  readonly found: Found;
}

type ReplayTest =
  | { readonly kind: 'test'; readonly text: string }
  /** It cannot be made to happen, or not be seen, by a test. */
  | { readonly kind: 'left-out'; readonly reason: string };

/**
 * A test that makes a run happen with real Go: the text with gates at all that others can notice, which
 * open in the order of the run, and a look at who is left in the end.
 */
export function replayTest(
  program: Program,
  texts: readonly GoText[],
  run: ShownRun,
  judge: Judge = 'gates',
): ReplayTest {
  const [source, another] = texts;
  if (source === undefined || another !== undefined)
    return leftOut('a test is made of a text of one file');
  const { fault } = run.found;
  const isCrash = isPanic(run);
  if (!isCrash && fault.blocked.length === 0)
    return leftOut(`what is wrong here cannot be seen from outside: ${fault.words}`);
  const { entry } = run;
  const schedule = toSchedule(program, entry.function, run.values, run.found);
  if (schedule.kind === 'left-out') return schedule;
  if (judge === 'synctest' && waitsForLock(schedule))
    return leftOut('testing/synctest does not see that a goroutine waits for a lock');
  const file = program.plain.files.findIndex(({ library }) => !library);
  const syntax = parseFile(source.name, source.text, source.start);
  const call = callOf(entry, [syntax], run.shown);
  if (call === null) return leftOut('the call that the run begins with cannot be written');
  const gates = new Gates();
  addOperations(gates, program.plain);
  for (const place of schedule.places) gates.add(place);
  const supposed = new Gates();
  for (const place of schedule.supposed) supposed.add(place);
  const own = instrument(syntax, source.start ?? 0, { file, gates, supposed }, importsOf(judge));
  const harness = harnessOf({
    judge,
    call,
    words: fault.words,
    panics: isCrash ? fault.ending : null,
    blocked: isCrash ? [] : fault.blocked,
    lines: source.text.slice(source.start ?? 0).split('\n').length,
    deferred: gates.deferredGates,
    steps: schedule.steps.map((step) => stepText(step, (at) => numberOf(gates, supposed, at))),
  });
  return { kind: 'test', text: `${own.trimEnd()}\n\n${harness}` };
}

function leftOut(reason: string): ReplayTest {
  return { kind: 'left-out', reason };
}

function isPanic({ found: { fault } }: ShownRun): boolean {
  const ends = /^(channel-safety|waitgroup-safety|lock-safety|no-panic)$/.test(fault.property);
  return ends && fault.ending !== 'lock order';
}

const lockKinds = /lock|cond/;

function waitsForLock({ waits }: Extract<Schedule, { kind: 'steps' }>): boolean {
  return [...waits.values()].some((kind) => lockKinds.test(kind));
}

/** Conditions that are supposed are numbered apart. */
function numberOf(gates: Gates, supposed: Gates, at: PlainSpan | 'deferred'): number {
  if (at === 'deferred') return -1;
  const condition = supposed.at(at.file, at);
  return condition > 0 ? 10_000 + condition : gates.at(at.file, at);
}

function stepText(step: Step, number: (at: PlainSpan | 'deferred') => number): string {
  switch (step.kind) {
    case 'fire':
      return `{fire: ${step.timer}}`;
    case 'cancel':
      return '{cancel: true}';
    case 'turn': {
      const { turn, partner } = step;
      const own = turnText(turn, number);
      return partner === null
        ? `{one: ${own}}`
        : `{one: ${own}, other: ${turnText(partner, number)}}`;
    }
  }
}

type Turn = Extract<Step, { kind: 'turn' }>['turn'];

function turnText(
  { goroutine, at, pick, child, timer }: Turn,
  number: (at: PlainSpan | 'deferred') => number,
): string {
  const parts = [`who: ${goroutine}`, `gate: ${number(at)}`];
  if (pick !== -1) parts.push(`pick: ${pick + 3}`);
  if (child > 0) parts.push(`child: ${child}`);
  if (timer > 0) parts.push(`timer: ${timer}`);
  return `replayTurn{${parts.join(', ')}}`;
}
