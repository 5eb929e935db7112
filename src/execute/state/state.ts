import { keyOf } from '../term/spell.ts';
import type { Term } from '../term/term.ts';
import type { Pointer, TimerAction, Value } from '../value/value.ts';
import type { Accesses } from './access.ts';
import type { Goroutine } from './goroutine.ts';
import type { Handed, HandedValue } from './handed.ts';
import type { Heap, Owner } from './heap.ts';
import type { PlainSpan } from '../../go/plain/span.ts';

export interface TimerState {
  readonly id: number;
  /** Nanoseconds on the clock of the run. */
  readonly deadline: number;
  readonly duration: number;
  /** 0 where it fires once. */
  readonly period: number;
  /** Grows with each start. */
  readonly order: number;
  readonly action: TimerAction;
  /** The timer of the program; null for a Sleep. */
  readonly place: Pointer | null;
  readonly span: PlainSpan;
}

/** What was supposed of an unknown. */
export interface Supposed {
  readonly term: Term;
  readonly value: Value;
}

/** The latest first. */
export interface Decided extends Supposed {
  readonly before: Decided | null;
}

/** A state of the program between two steps. A step makes a new one and shares what it leaves alone. */
export class State {
  readonly owner: Owner;
  readonly heap: Heap;
  /** Those that have not ended, in the order of their ids. */
  goroutines: Goroutine[];
  /** What those that have ended touched at last: nobody can have waited for that. */
  ended: readonly Accesses[];
  nextGoroutine: number;
  clock: number;
  timers: readonly TimerState[];
  nextTimer: number;
  output: string;
  /** What can still be asked of what was supposed, by the keys of the terms. */
  supposed: ReadonlyMap<string, Supposed>;
  /** All that was supposed on the way here, which does not tell states apart. */
  decided: Decided | null;
  unknowns: number;
  /** The channels that were made, to see whether something stays in them. */
  channels: readonly number[];
  /** Objects that were handed to others whose text is not there: they may be used at any time. */
  given: ReadonlySet<number>;
  /** What others got for good in a run of a function, who may use the channels in it from then on. */
  out: readonly HandedValue[];
  /** What that leads to; null while it is nothing. */
  handed: Handed | null;
  /** Why nothing is to be made of what goes wrong here; null where something is. */
  doubt: string | null;
  /** The function that the run began with has returned. */
  finished: boolean;
  /** The package is initialized: before there is nobody else. */
  initialized: boolean;

  /** As `before` was, or before anything has happened. */
  constructor(owner: Owner, heap: Heap, before: State | null = null) {
    this.owner = owner;
    this.heap = heap;
    this.goroutines = before === null ? [] : before.goroutines.slice();
    this.ended = before === null ? [] : before.ended;
    this.nextGoroutine = before === null ? 1 : before.nextGoroutine;
    this.clock = before === null ? 0 : before.clock;
    this.timers = before === null ? [] : before.timers;
    this.nextTimer = before === null ? 1 : before.nextTimer;
    this.output = before === null ? '' : before.output;
    this.supposed = before === null ? new Map() : before.supposed;
    this.decided = before === null ? null : before.decided;
    this.unknowns = before === null ? 0 : before.unknowns;
    this.channels = before === null ? [] : before.channels;
    this.given = before === null ? new Set() : before.given;
    this.out = before === null ? [] : before.out;
    this.handed = before === null ? null : before.handed;
    this.doubt = before === null ? null : before.doubt;
    this.finished = before !== null && before.finished;
    this.initialized = before !== null && before.initialized;
  }

  copy(owner: Owner): State {
    return new State(owner, this.heap.copy(owner), this);
  }

  suppose(term: Term, value: Value): void {
    this.supposed = new Map([...this.supposed, [keyOf(term), { term, value }]]);
  }

  find(id: number): Goroutine | null {
    for (const goroutine of this.goroutines) if (goroutine.id === id) return goroutine;
    return null;
  }
}
