import type { Pointer, TimerAction, Value } from '../value/value.ts';
import type { Accesses } from './access.ts';
import type { Goroutine } from './goroutine.ts';
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
  supposed: ReadonlyMap<string, Value>;
  unknowns: number;
  /** The channels that were made, to see whether something stays in them. */
  channels: readonly number[];
  /** The function that the run began with has returned. */
  finished: boolean;

  constructor(owner: Owner, heap: Heap) {
    this.owner = owner;
    this.heap = heap;
    this.goroutines = [];
    this.ended = [];
    this.nextGoroutine = 1;
    this.clock = 0;
    this.timers = [];
    this.nextTimer = 1;
    this.output = '';
    this.supposed = new Map();
    this.unknowns = 0;
    this.channels = [];
    this.finished = false;
  }

  copy(owner: Owner): State {
    const copy = new State(owner, this.heap.copy(owner));
    copy.goroutines = this.goroutines.slice();
    copy.ended = this.ended;
    copy.nextGoroutine = this.nextGoroutine;
    copy.clock = this.clock;
    copy.timers = this.timers;
    copy.nextTimer = this.nextTimer;
    copy.output = this.output;
    copy.supposed = this.supposed;
    copy.unknowns = this.unknowns;
    copy.channels = this.channels;
    copy.finished = this.finished;
    return copy;
  }

  find(id: number): Goroutine | null {
    for (const goroutine of this.goroutines) if (goroutine.id === id) return goroutine;
    return null;
  }
}
