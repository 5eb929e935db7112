import { unreachable } from '../../base/unreachable.ts';
import type { Event } from '../../run/event.ts';
import type { Move } from '../../run/move.ts';
import type { Stop } from '../../run/system.ts';
import { run, runPanic, type Rest } from '../control.ts';
import type { Machine } from '../machine.ts';
import { Accesses, addAccess, findConflict, type Conflict } from '../state/access.ts';
import type { Goroutine, Unwinding } from '../state/goroutine.ts';
import type { Pending } from '../state/pending.ts';
import type { State, TimerState } from '../state/state.ts';
import { wasAnybodyStarted } from '../state/touched.ts';
import { showValue } from './show-value.ts';
import type { FunctionId } from '../../go/plain/ids.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { GoPanic } from '../value/panic.ts';
import { FatalError } from '../value/panic.ts';
import type { Pointer, Value } from '../value/value.ts';
import { crashOf, fatalStop } from './crash.ts';
import { channelName, named, placeName } from './name.ts';
import type { NamedResource } from '../../run/names.ts';

/** A data race that a step showed: two goroutines could touch one place at the same time. */
export interface Race {
  readonly conflict: Conflict;
  readonly first: number;
  readonly second: number;
}

/** While nobody looks, nothing is put into words. */
const nameless: NamedResource = { id: '', name: '' };

/** Locals of a goroutine, and what they become. */
type Writes = readonly (readonly [number | null, Value])[];

const none: Writes = [];

/** What a step knows while it is made. */
export class Step {
  readonly machine: Machine;
  readonly state: State;
  readonly move: Move;
  readonly ended: Goroutine[] = [];
  readonly races: Race[] = [];
  partner: Goroutine | null = null;
  stop: Stop | null = null;
  givenUp: string | null = null;
  event: Event | null = null;

  constructor(machine: Machine, state: State, move: Move) {
    this.machine = machine;
    this.state = state;
    this.move = move;
  }

  /** The goroutine with this id, to be changed. */
  goroutine(id: number): Goroutine {
    const { goroutines } = this.state;
    let at = 0;
    while (goroutines[at]!.id !== id) at++;
    let goroutine = goroutines[at]!;
    if (goroutine.owner !== this.machine.owner) {
      goroutine = goroutine.copy(this.machine.owner);
      goroutines[at] = goroutine;
    }
    return goroutine;
  }

  /** Lets a goroutine go on behind the instruction at which it stands, or where `goTo` says. */
  resume(goroutine: Goroutine, writes: Writes = none, goTo = -1): void {
    this.enter(goroutine);
    const { machine } = this;
    for (const [local, value] of writes) if (local !== null) machine.locals[local] = value;
    machine.pc = goTo >= 0 ? goTo : machine.pc + 1;
    this.finish(run(machine));
  }

  /** Runs the instruction again at which the goroutine stands. */
  repeat(goroutine: Goroutine): void {
    this.enter(goroutine);
    this.finish(run(this.machine));
    this.machine.passing = false;
    this.machine.chosen = null;
  }

  /** The instruction panics. */
  panic(goroutine: Goroutine, panic: GoPanic): void {
    this.enter(goroutine);
    this.machine.pc++;
    this.finish(runPanic(this.machine, panic.value));
    // Nobody can have been quicker: what panics would have panicked before as well.
    if (goroutine.pending?.kind === 'die') this.stop ??= goroutine.pending.stop;
  }

  giveUp(words: string): void {
    this.stop ??= { kind: 'too-large', goroutine: { id: 0, name: '' }, value: words };
  }

  show(value: Value): string {
    const { machine, state } = this;
    return machine.showing ? showValue({ state, program: machine.program }, value) : '';
  }

  channelName(pointer: Pointer): NamedResource {
    return this.machine.showing ? channelName(this.state, pointer) : nameless;
  }

  placeName(prefix: string, word: string, pointer: Pointer): NamedResource {
    return this.machine.showing ? placeName(this.state, prefix, word, pointer) : nameless;
  }

  goroutineName(spawner: Goroutine | null, target: FunctionId, id: number): string {
    const { showing, program } = this.machine;
    const number = showing ? id : null;
    // What the library lets the clock start is no function that the person has written.
    if (spawner === null && program.plain.functions[target]!.origin === 'library')
      return number === null ? 'timer' : `timer ${String(number)}`;
    return program.names.goroutine(target, number);
  }

  fatal(goroutine: Goroutine, text: string): void {
    this.stop = fatalStop(goroutine, new FatalError(text));
  }

  /** It stands at the same instruction, at another stage of what it does there. */
  stay(goroutine: Goroutine, pending: Pending): void {
    goroutine.pending = pending;
    goroutine.parked = false;
    goroutine.summary = null;
  }

  begin(goroutine: Goroutine): void {
    this.enter(goroutine);
    this.finish(run(this.machine));
  }

  enter(goroutine: Goroutine): void {
    const { machine, state } = this;
    machine.goroutine = goroutine;
    machine.pending = null;
    goroutine.pending = null;
    goroutine.parked = false;
    machine.accesses = null;
    machine.noting =
      state.goroutines.length > 1 ||
      state.ended.length > 0 ||
      state.timers.some(startsGoroutine) ||
      (machine.touched !== null && wasAnybodyStarted(state));
    machine.enterTop();
  }

  finish(rest: Rest): void {
    const { machine, state } = this;
    const { goroutine, accesses } = machine;
    machine.accesses = null;
    machine.noting = false;
    goroutine.accesses = accesses;
    goroutine.pending = rest.kind === 'stands' ? machine.pending : null;
    goroutine.summary = null;
    this.checkRaces(goroutine);
    switch (rest.kind) {
      case 'stands':
        return;
      case 'ended':
        state.goroutines = state.goroutines.filter((one) => one !== goroutine);
        if (goroutine.accesses !== null) state.ended = [...state.ended, goroutine.accesses];
        this.ended.push(goroutine);
        return;
      case 'crash':
        this.#die(
          goroutine,
          crashOf(machine, goroutine, rest.unwinding),
          firstOf(rest.unwinding).span,
        );
        return;
      case 'fatal':
        this.#die(goroutine, fatalStop(goroutine, new FatalError(rest.text)));
        return;
      case 'exit':
        this.#die(goroutine, { kind: 'exit', goroutine: named(goroutine), code: rest.code });
        return;
      case 'given-up':
        this.givenUp ??= rest.words;
        this.stop ??= { kind: 'too-large', goroutine: named(goroutine), value: rest.words };
        return;
      default:
        unreachable(rest);
    }
  }

  #die(goroutine: Goroutine, stop: Stop, span = this.#here()): void {
    goroutine.pending = { kind: 'die', span, stop };
    goroutine.summary = null;
  }

  #here(): PlainSpan {
    const { procedure, pc } = this.machine.frame;
    return procedure.spans[pc] ?? procedure.function.span;
  }

  /** Confronts what a goroutine has just touched with what all others touch where they are. */
  checkRaces(goroutine: Goroutine): void {
    const { state, machine } = this;
    const mine = machine.touched === null ? null : touched(goroutine);
    if (mine !== null) machine.touched!.add(goroutine.id, mine);
    for (const race of conflictsOf(goroutine, state.goroutines, state.ended)) this.races.push(race);
  }
}

/** The races of a goroutine with all others, and with what those touched at last that have ended. */
export function conflictsOf(
  goroutine: Goroutine,
  others: readonly Goroutine[],
  ended: readonly Accesses[],
): readonly Race[] {
  const mine = touched(goroutine);
  if (mine === null) return noRaces;
  const races: Race[] = [];
  for (const other of others) {
    if (other === goroutine) continue;
    const theirs = touched(other);
    const conflict = theirs === null ? null : findConflict(mine, theirs);
    if (conflict) races.push({ conflict, first: other.id, second: goroutine.id });
  }
  for (const theirs of ended) {
    const conflict = findConflict(mine, theirs);
    if (conflict) races.push({ conflict, first: 0, second: goroutine.id });
  }
  return races;
}

const noRaces: readonly Race[] = [];

/** The panic that began it all. */
function firstOf(unwinding: Unwinding): Unwinding {
  let first = unwinding;
  while (first.before !== null) first = first.before;
  return first;
}

/** Nobody else is there yet, and what was touched may be touched by who comes. */
function startsGoroutine({ action }: TimerState): boolean {
  return action.kind === 'call';
}

/** What a goroutine has touched since it last stood, and what it is about to touch. */
function touched(goroutine: Goroutine): Accesses | null {
  const { pending, accesses } = goroutine;
  if (pending?.kind !== 'access' && pending?.kind !== 'atomic') return accesses;
  const all = accesses === null ? new Accesses() : accesses.copy(() => true);
  addAccess(all, pending.place.object, pending.access);
  return all;
}
