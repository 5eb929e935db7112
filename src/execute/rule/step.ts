import { unreachable } from '../../base/unreachable.ts';
import type { Event, Happening } from '../../run/event.ts';
import type { Move } from '../../run/move.ts';
import type { Outcome, Stop } from '../../run/system.ts';
import { run, runPanic, type Rest } from '../control.ts';
import type { Machine } from '../machine.ts';
import { addAccess, findConflict, type Accesses, type Conflict } from '../state/access.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { Pending } from '../state/pending.ts';
import type { State } from '../state/state.ts';
import { showValue } from '../value/show.ts';
import type { FunctionId } from '../../go/plain/ids.ts';
import type { GoPanic } from '../value/panic.ts';
import { FatalError } from '../value/panic.ts';
import type { Value } from '../value/value.ts';
import { stepChannel } from './channel.ts';
import { stepCond } from './cond.ts';
import { stepControl } from './control.ts';
import { crashOf, fatalStop } from './crash.ts';
import { stepLock } from './lock.ts';
import { stepMemory } from './memory.ts';
import { named } from './name.ts';
import { fireTimer, stepTimer } from './timer.ts';
import { stepWaitGroup } from './waitgroup.ts';

/** A data race that a step showed: two goroutines could touch one place at the same time. */
export interface Race {
  readonly conflict: Conflict;
  readonly first: number;
  readonly second: number;
}

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
    const at = goroutines.findIndex((one) => one.id === id);
    let goroutine = goroutines[at]!;
    if (goroutine.owner !== this.machine.owner) {
      goroutine = goroutine.copy(this.machine.owner);
      goroutines[at] = goroutine;
    }
    return goroutine;
  }

  /** Lets a goroutine go on behind the instruction at which it stands, or where `goTo` says. */
  resume(
    goroutine: Goroutine,
    writes: readonly (readonly [number | null, Value])[] = [],
    goTo = -1,
  ): void {
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
  }

  giveUp(words: string): void {
    this.stop ??= { kind: 'too-large', goroutine: { id: 0, name: '' }, value: words };
  }

  show(value: Value): string {
    return this.machine.showing ? showValue(value, this.machine.program.types) : '';
  }

  goroutineName(target: FunctionId, id: number): string {
    const { name } = this.machine.program.plain.functions[target]!;
    return this.machine.showing ? `${name} ${String(id)}` : name;
  }

  fatal(goroutine: Goroutine, text: string): void {
    this.stop = fatalStop(goroutine, new FatalError(text));
  }

  /** It stands at the same instruction, at another stage of what it does there. */
  stay(goroutine: Goroutine, pending: Pending): void {
    goroutine.pending = pending;
    goroutine.parked = false;
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
    machine.accesses = state.goroutines.length > 1 || state.ended.length > 0 ? new Map() : null;
    machine.enterTop();
  }

  finish(rest: Rest): void {
    const { machine, state } = this;
    const { goroutine, accesses } = machine;
    machine.accesses = null;
    goroutine.accesses = accesses !== null && accesses.size > 0 ? accesses : null;
    goroutine.pending = rest.kind === 'stands' ? machine.pending : null;
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
        this.stop ??= crashOf(machine, goroutine, rest.unwinding);
        return;
      case 'fatal':
        this.stop ??= fatalStop(goroutine, new FatalError(rest.text));
        return;
      case 'exit':
        this.stop ??= { kind: 'exit', goroutine: named(goroutine), code: rest.code };
        return;
      case 'given-up':
        this.givenUp ??= rest.words;
        this.stop ??= { kind: 'too-large', goroutine: named(goroutine), value: rest.words };
        return;
      default:
        unreachable(rest);
    }
  }

  /** Confronts what a goroutine has just touched with what all others touch where they are. */
  checkRaces(goroutine: Goroutine): void {
    const mine = touched(goroutine);
    if (mine === null) return;
    for (const other of this.state.goroutines) {
      if (other === goroutine) continue;
      const theirs = touched(other);
      const conflict = theirs === null ? null : findConflict(mine, theirs);
      if (conflict) this.races.push({ conflict, first: other.id, second: goroutine.id });
    }
    for (const theirs of this.state.ended) {
      const conflict = findConflict(mine, theirs);
      if (conflict) this.races.push({ conflict, first: 0, second: goroutine.id });
    }
  }
}

/** What a goroutine has touched since it last stood, and what it is about to touch. */
export function touched(goroutine: Goroutine): Accesses | null {
  const { pending, accesses } = goroutine;
  if (pending?.kind !== 'access' && pending?.kind !== 'atomic') return accesses;
  const all: Accesses = new Map();
  if (accesses !== null) for (const [object, list] of accesses) all.set(object, list.slice());
  addAccess(all, pending.place.object, pending.access);
  return all;
}

export interface StepResult {
  readonly outcome: Outcome<State>;
  readonly races: readonly Race[];
}

export function makeStep(machine: Machine, before: State, move: Move, inPlace: boolean): Step {
  const owner = inPlace ? before.owner : machine.newOwner();
  const state = inPlace ? before : before.copy(owner);
  machine.owner = owner;
  machine.segment++;
  machine.state = state;
  machine.chosen = null;
  machine.passing = false;
  return new Step(machine, state, move);
}

export function carryOut(step: Step): Event {
  const { move } = step;
  if (move.mover.kind === 'timer') {
    const what = fireTimer(step, move.mover.id);
    return toEvent(step, null, what);
  }
  const goroutine = step.goroutine(move.mover.id);
  const who = named(goroutine);
  const what = dispatch(step, goroutine, goroutine.pending!);
  return { ...toEvent(step, goroutine, what), goroutine: who };
}

function toEvent(step: Step, goroutine: Goroutine | null, what: Happening): Event {
  return {
    goroutine: goroutine ? named(goroutine) : null,
    partner: step.partner ? named(step.partner) : null,
    what,
    ended: step.ended.map(named),
  };
}

function dispatch(step: Step, goroutine: Goroutine, pending: Pending): Happening {
  switch (pending.kind) {
    case 'send':
    case 'receive':
    case 'close':
    case 'channel-length':
    case 'select':
      return stepChannel(step, goroutine, pending);
    case 'lock':
    case 'unlock':
    case 'try-lock':
    case 'write-lock':
    case 'write-locked':
    case 'write-unlock':
    case 'try-write-lock':
    case 'read-lock':
    case 'read-unlock':
    case 'try-read-lock':
      return stepLock(step, goroutine, pending);
    case 'add':
    case 'wait':
    case 'waited':
      return stepWaitGroup(step, goroutine, pending);
    case 'cond-enqueue':
    case 'cond-await':
    case 'signal':
    case 'broadcast':
      return stepCond(step, goroutine, pending);
    case 'sleep':
    case 'sleeping':
    case 'start-timer':
    case 'stop-timer':
    case 'expect':
      return stepTimer(step, goroutine, pending);
    case 'access':
    case 'atomic':
      return stepMemory(step, goroutine, pending);
    case 'spawn':
    case 'choose':
    case 'yield':
    case 'count':
    case 'print':
    case 'finish':
    case 'endless':
      return stepControl(step, goroutine, pending);
    default:
      return unreachable(pending);
  }
}
