import { wordsOf } from './term/spell.ts';
import { handOut } from './rule/handed.ts';
import { collectGarbage } from './state/garbage.ts';
import { BrokenOff, GivenUp } from './value/broken-off.ts';
import type { FunctionId } from '../go/plain/ids.ts';
import type { PlainSpan } from '../go/plain/span.ts';
import type { Machine } from './machine.ts';
import { Frame, type Deferred, type Targets, type Unwinding } from './state/goroutine.ts';
import {
  Exit,
  Goexit,
  FatalError,
  GoPanic,
  Undecided,
  nilPanic,
  type PanicValue,
} from './value/panic.ts';
import { spread } from './value/spread.ts';
import type { Closure } from './value/value.ts';
import { type Pointer, type Value } from './value/value.ts';

/** How a goroutine leaves off running. */
export type Rest =
  | { readonly kind: 'stands' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'crash'; readonly unwinding: Unwinding }
  | { readonly kind: 'fatal'; readonly text: string }
  | { readonly kind: 'exit'; readonly code: number }
  | { readonly kind: 'given-up'; readonly words: string };

const stands: Rest = { kind: 'stands' };
const ended: Rest = { kind: 'ended' };

/** Runs the goroutine at hand until it stands before a visible step, or ends. */
export function run(machine: Machine): Rest {
  const { patience } = machine;
  const rest = runOn(machine);
  machine.executed += patience - machine.fuel;
  return rest;
}

function runOn(machine: Machine): Rest {
  machine.fuel = machine.patience;
  // Where somebody has looped for ever already, another short circle is looked for before all patience is spent.
  let isEarly = machine.patience < machine.limits.instructions;
  for (;;) {
    try {
      const rest = isEarly ? glance(machine) : null;
      return rest ?? runInstructions(machine);
    } catch (thrown) {
      isEarly = false;
      const rest = settle(machine, thrown);
      if (rest !== null) return rest;
    }
  }
}

function runInstructions(machine: Machine): Rest {
  for (;;) {
    const { code } = machine;
    if (code[machine.pc++]!(machine)) return restOf(machine);
    if (--machine.fuel < 0) return runWatched(machine);
    if (machine.allocated > machine.collectAt) collectGarbage(machine);
  }
}

/** Where the goroutine is after an instruction that it does not go on from. */
function restOf(machine: Machine): Rest {
  if (machine.goroutine.frames.length === 0) return ended;
  machine.pc--;
  machine.saveFrame();
  return stands;
}

/** For how many instructions, and for how many comparisons, it is watched whether a state comes again. */
interface Watched {
  readonly instructions: number;
  readonly keys: number;
}

const early: Watched = { instructions: 100, keys: 2 };
const late: Watched = { instructions: 20_000, keys: 100 };

function glance(machine: Machine): Rest | null {
  for (let at = 0; at < early.instructions; at++) {
    machine.fuel--;
    if (machine.code[machine.pc++]!(machine)) return restOf(machine);
  }
  return watch(machine, early);
}

/** Runs a little further, to see whether the goroutine turns in a circle that it cannot leave by itself. */
function runWatched(machine: Machine): Rest {
  const rest = watch(machine, late);
  if (rest === null) throw new GivenUp('steps');
  return rest;
}

/** How many values these keys may take: somebody who fills the memory comes to no state again. */
const mostWork = 2_000_000;

function watch(machine: Machine, { instructions, keys }: Watched): Rest | null {
  const { pc } = machine;
  const depth = machine.goroutine.frames.length;
  const end = machine.keyWork() + mostWork;
  // Who only computes a text for us is no part of the state.
  const first = machine.state.goroutines.includes(machine.goroutine) ? keyHere(machine) : '';
  let compared = 0;
  for (let at = 0; at < instructions && compared < keys && machine.keyWork() < end; at++) {
    machine.fuel--;
    if (machine.code[machine.pc++]!(machine)) return restOf(machine);
    if (machine.pc !== pc || machine.goroutine.frames.length !== depth) continue;
    compared++;
    if (keyHere(machine) === first) throw new GivenUp('a circle');
  }
  return null;
}

function keyHere(machine: Machine): string {
  machine.saveFrame();
  const { state } = machine;
  // Whoever prints is noticed, although that is no part of the key.
  const key = `${machine.keyOf(state)}${String(state.output.length)}`;
  for (const frame of machine.goroutine.frames) frame.summary = null;
  machine.goroutine.summary = null;
  return key;
}

/** Panics where the goroutine stands, and runs on from there. */
export function runPanic(machine: Machine, panic: PanicValue | null): Rest {
  machine.fuel = machine.patience;
  let rest: Rest | null;
  try {
    rest = beginPanic(machine, panic);
  } catch (thrown) {
    rest = settle(machine, thrown);
  }
  return rest ?? run(machine);
}

/** What was thrown out of an instruction; null where the goroutine runs on. */
function settle(machine: Machine, thrown: unknown): Rest | null {
  if (thrown instanceof GoPanic) {
    try {
      return beginPanic(machine, thrown.value);
    } catch (again) {
      return settle(machine, again);
    }
  }
  if (thrown instanceof Undecided) {
    machine.pc--;
    const isNew = machine.patience - machine.fuel > 1 || machine.decided !== wordsOf(thrown.term);
    if (!isNew)
      return { kind: 'given-up', words: 'something unknown that is asked for again and again' };
    const span = machine.frame.procedure.spans[machine.pc]!;
    machine.pending = {
      kind: 'choose',
      span,
      term: thrown.term,
      isNegated: thrown.isNegated,
      options: thrown.options,
      remember: true,
    };
    machine.saveFrame();
    return stands;
  }
  if (thrown instanceof FatalError) return { kind: 'fatal', text: thrown.text };
  if (thrown instanceof Goexit) return beginPanic(machine, null);
  if (thrown instanceof Exit) return { kind: 'exit', code: thrown.code };
  if (thrown instanceof Crash) return { kind: 'crash', unwinding: thrown.unwinding };
  if (thrown instanceof GivenUp) return giveUp(machine, thrown);
  if (thrown instanceof RangeError)
    return { kind: 'given-up', words: 'a value beyond what the machine holds' };
  throw thrown;
}

function giveUp(machine: Machine, reason: GivenUp): Rest {
  if (reason.words !== 'steps' && reason.words !== 'a circle')
    return { kind: 'given-up', words: reason.words };
  // Whoever loops for ever is met again in many states: that is not to cost as much each time.
  machine.patience = Math.max(50_000, machine.patience >> 1);
  // It is left where it is, between two instructions: whether others go on does not depend on it.
  const { span } = machine;
  machine.pending = { kind: 'endless', span, isSure: reason.words === 'a circle' };
  machine.saveFrame();
  return stands;
}

class Crash extends BrokenOff {
  readonly unwinding: Unwinding;

  constructor(unwinding: Unwinding) {
    super();
    this.unwinding = unwinding;
  }
}

export function call(
  machine: Machine,
  target: FunctionId,
  values: readonly Value[],
  captures: readonly Pointer[],
  targets: Targets,
  isDeferred: boolean,
): void {
  const { goroutine } = machine;
  if (goroutine.frames.length > machine.limits.frames)
    throw new GivenUp(`more than ${String(machine.limits.frames)} calls within each other`);
  if (goroutine.frames.length > 0) machine.saveFrame();
  goroutine.frames.push(newFrame(machine, target, values, captures, targets, isDeferred));
  machine.enterTop();
}

export function newFrame(
  machine: Machine,
  target: FunctionId,
  values: readonly Value[],
  captures: readonly Pointer[],
  targets: Targets,
  isDeferred: boolean,
): Frame {
  const procedure = machine.program.procedure(target);
  const locals = procedure.zeros.slice();
  const { parameters, captures: slots } = procedure.function;
  for (let at = 0; at < parameters.length; at++) locals[parameters[at]!] = values[at]!;
  for (let at = 0; at < slots.length; at++) locals[slots[at]!] = captures[at]!;
  const { types } = machine.program;
  for (const local of procedure.boxed) {
    const { name, type } = procedure.function.locals[local]!;
    const value = spread(locals[local]!, type, types);
    locals[local] = machine.newCell(value, { name: name ?? '', type, types });
  }
  return new Frame(machine.owner, procedure, locals, 0, isDeferred, targets);
}

export function callClosure(
  machine: Machine,
  closure: Closure | null,
  values: readonly Value[],
  targets: Targets,
): void {
  if (closure === null) throw nilPanic();
  call(machine, closure.function, values, closure.captures, targets, false);
}

/** The running frame is done but for its deferred calls. True where the goroutine has ended or stands. */
export function doReturn(machine: Machine): boolean {
  machine.frame.mode = 'returning';
  return proceed(machine);
}

function beginPanic(machine: Machine, panic: PanicValue | null): Rest | null {
  const { frame } = machine;
  const span = placeInText(machine);
  frame.unwinding = { panic, recovered: false, span, before: frame.unwinding };
  frame.mode = 'unwinding';
  if (!proceed(machine)) return null;
  if (machine.goroutine.frames.length === 0) return ended;
  machine.pc--;
  machine.saveFrame();
  return stands;
}

/** Goes on with a frame that is ending: deferred calls, then the frame below. */
export function proceed(machine: Machine): boolean {
  for (;;) {
    const { frame } = machine;
    if (frame.unwinding?.recovered) afterRecovery(frame);
    const deferred = frame.defers;
    if (deferred !== null) {
      frame.defers = deferred.before;
      if (startDeferred(machine, deferred)) return false;
      continue;
    }
    const done = frame.mode === 'returning' ? leave(machine) : unwind(machine);
    if (done !== null) return done;
  }
}

/** Where the goroutine is, in the innermost function that is not of the library. */
function placeInText({ goroutine, frame, pc }: Machine): PlainSpan {
  const own = goroutine.frames.findLast(({ procedure }) => !procedure.isLibrary) ?? frame;
  const { spans, function: running } = own.procedure;
  return spans[(own === frame ? pc : own.pc) - 1] ?? running.span;
}

function afterRecovery(frame: Frame): void {
  let before = frame.unwinding?.before ?? null;
  while (before !== null && before.panic !== null) before = before.before;
  // A Goexit goes on when a panic that came over it has been recovered.
  frame.unwinding = before;
  frame.mode = before === null ? 'returning' : 'unwinding';
}

function startDeferred(machine: Machine, deferred: Deferred): boolean {
  const { frame } = machine;
  if (deferred.target === null) {
    const panic = nilPanic().value;
    const span = placeInText(machine);
    frame.unwinding = { panic, recovered: false, span, before: frame.unwinding };
    frame.mode = 'unwinding';
    return false;
  }
  const { target } = deferred;
  // While it runs, the frame below stands where nothing follows.
  machine.pc = frame.procedure.end;
  call(machine, target.function, deferred.arguments, target.captures, [], true);
  return true;
}

/** Leaves a frame that returns. null: the frame below is ending as well. */
function leave(machine: Machine): boolean | null {
  const { frame, goroutine } = machine;
  if (goroutine.frames.length === 1 && goroutine.id === 1 && !machine.state.finished) {
    if (!machine.passing) {
      machine.pc = frame.procedure.end + 1;
      machine.pending = { kind: 'finish', span: frame.procedure.function.span };
      return true;
    }
    machine.passing = false;
    // What it returns the caller goes on with.
    const { results, locals } = frame.procedure.function;
    for (const [at, value] of readResults(machine, frame).entries())
      handOut(machine, locals[results[at]!]!.type, value, true);
  }
  goroutine.frames.pop();
  if (goroutine.frames.length === 0) return true;
  const results = frame.isDeferred ? [] : readResults(machine, frame);
  machine.enterTop();
  for (let at = 0; at < results.length; at++) {
    const target = frame.targets[at];
    if (target !== null && target !== undefined) machine.locals[target] = results[at]!;
  }
  return frame.isDeferred ? null : false;
}

function readResults(machine: Machine, frame: Frame): Value[] {
  const { function: origin } = frame.procedure;
  return origin.results.map((local) => {
    const value = frame.locals[local]!;
    return origin.locals[local]!.boxed ? machine.peek(value as Pointer) : value;
  });
}

function unwind(machine: Machine): boolean | null {
  const { goroutine } = machine;
  const { unwinding } = machine.frame;
  if (unwinding === null) throw new Error('A frame unwinds without a reason');
  if (goroutine.frames.length === 1) {
    if (unwinding.panic !== null) throw new Crash(unwinding);
    goroutine.frames.pop();
    return true;
  }
  goroutine.frames.pop();
  machine.enterTop();
  const { frame } = machine;
  frame.unwinding = frame.unwinding
    ? { ...unwinding, before: chain(unwinding, frame.unwinding) }
    : unwinding;
  frame.mode = 'unwinding';
  return null;
}

/** The older reasons of the frame above, and then those of this one. */
function chain(upper: Unwinding, lower: Unwinding): Unwinding {
  return upper.before === null ? lower : { ...upper.before, before: chain(upper.before, lower) };
}

/** Whether a panic of the running call would come to a deferred function that recovers. */
export function isRecovered({ goroutine, program }: Machine): boolean {
  return goroutine.frames.some(({ defers }) => {
    for (let one = defers; one !== null; one = one.before)
      if (one.target !== null && program.procedure(one.target.function).recovers) return true;
    return false;
  });
}

/** What recover() gives: only a call that was deferred directly, and only while its caller unwinds. */
export function recoverPanic(machine: Machine): PanicValue | null {
  const { frames } = machine.goroutine;
  let depth = frames.length - 1;
  if (frames[depth]!.procedure.isWrapper) return null;
  while (depth > 0 && !frames[depth]!.isDeferred && frames[depth - 1]!.procedure.isWrapper) depth--;
  if (depth < 1 || !frames[depth]!.isDeferred) return null;
  const below = frames[depth - 1]!;
  if (below.unwinding === null || below.unwinding.recovered || below.unwinding.panic === null)
    return null;
  const writable = machine.writableFrame(depth - 1);
  writable.unwinding = { ...below.unwinding, recovered: true };
  return below.unwinding.panic;
}
