import type { FunctionId, TypeId } from '../../go/plain/ids.ts';
import type { Term } from '../term/term.ts';
import { GivenUp } from './broken-off.ts';

/**
 * A value of Go. Integers of 64 bits are numbers where these are exact and bigints beyond, so that equal
 * integers are identical. Strings have one character per byte. Structs and arrays are lists, which only the
 * memory that they live in may change; nil is null.
 */
export type Value =
  | boolean
  | number
  | bigint
  | string
  | null
  | Pointer
  | Slice
  | Composite
  | Boxed
  | Closure
  | Complex
  | Unknown
  | NativeValue
  | MapCursor
  | FrameValue;

type Composite = readonly Value[];

/**
 * The last step of a path to a part of an array that is an array itself, which a conversion of a slice makes:
 * below zero, so that it is no index.
 */
export function toView(offset: number, length: number): number {
  return -(1 + offset * 2 ** 24 + length);
}

export function fromView(step: number): { readonly offset: number; readonly length: number } {
  const both = -step - 1;
  return { offset: Math.floor(both / 2 ** 24), length: both % 2 ** 24 };
}

/** To an object of the heap, or into it: a channel and a map are pointers as well. */
export class Pointer {
  readonly object: number;
  /** The fields and indices on the way into the object; null for the whole. */
  readonly path: readonly number[] | null;

  constructor(object: number, path: readonly number[] | null) {
    this.object = object;
    this.path = path;
  }

  /** To a field, or an element of an array. */
  into(step: number): Pointer {
    const { object, path } = this;
    if (path === null) return new Pointer(object, [step]);
    const last = path[path.length - 1];
    if (last === undefined || last >= 0) return new Pointer(object, [...path, step]);
    return new Pointer(object, [...path.slice(0, -1), fromView(last).offset + step]);
  }
}

export class Slice {
  readonly object: number;
  readonly path: readonly number[] | null;
  readonly offset: number;
  readonly length: number;
  readonly capacity: number;

  constructor(
    object: number,
    path: readonly number[] | null,
    offset: number,
    length: number,
    capacity: number,
  ) {
    this.object = object;
    this.path = path;
    this.offset = offset;
    this.length = length;
    this.capacity = capacity;
  }
}

/** What an interface holds. */
export class Boxed {
  readonly type: TypeId;
  readonly value: Value;

  constructor(type: TypeId, value: Value) {
    this.type = type;
    this.value = value;
  }
}

export class Closure {
  readonly function: FunctionId;
  readonly captures: readonly Pointer[];

  constructor(target: FunctionId, captures: readonly Pointer[]) {
    this.function = target;
    this.captures = captures;
  }
}

export class Complex {
  readonly real: number;
  readonly imaginary: number;

  constructor(real: number, imaginary: number) {
    this.real = real;
    this.imaginary = imaginary;
  }
}

/** Something that the text does not tell. Two unknowns of one key are the same. */
export class Unknown {
  readonly term: Term;
  readonly type: TypeId | null;

  constructor(term: Term, type: TypeId | null) {
    if (term.weight > heaviestTerm)
      throw new GivenUp('what is computed in many steps from what is unknown');
    this.term = term;
    this.type = type;
  }
}

/** What goes round a loop may double its term each time. */
const heaviestTerm = 4000;

/** How far a range has come. What is put into the map meanwhile may be visited, and may not. */
export class MapCursor {
  readonly map: Pointer | Unknown | null;
  /** The keys of the beginning that have not been visited; numbers for those of an unknown map. */
  readonly left: readonly MapKey[];
  /** null: the ones left are visited in their order, and no others. */
  readonly visited: readonly MapKey[] | null;

  constructor(
    map: Pointer | Unknown | null,
    left: readonly MapKey[],
    visited: readonly MapKey[] | null,
  ) {
    this.map = map;
    this.left = left;
    this.visited = visited;
  }
}

/** A key of a map in a form in which equal keys are identical. */
export type MapKey = string | number | bigint | boolean;

/** The state of a primitive, which lies in memory as any value does. null is its zero value. */
type NativeValue = MutexValue | RWMutexValue | WaitGroupValue | CondValue | TimerValue;

export class MutexValue {
  readonly holder: number;

  constructor(holder: number) {
    this.holder = holder;
  }
}

/** A writer that is no goroutine of the run. */
export const somebodyElse = 0;

/** Where a writer is announced, new readers wait. */
export class RWMutexValue {
  readonly writer: number | null;
  /** Waits for the readers to leave, before whom it has announced itself. */
  readonly announced: number | null;
  readonly readers: readonly number[];

  constructor(writer: number | null, announced: number | null, readers: readonly number[]) {
    this.writer = writer;
    this.announced = announced;
    this.readers = readers;
  }
}

export class WaitGroupValue {
  readonly counter: number;
  /** The goroutines that wait, and those that were released and have not gone on. */
  readonly waiting: readonly number[];

  constructor(counter: number, waiting: readonly number[]) {
    this.counter = counter;
    this.waiting = waiting;
  }
}

/** Tickets are reused as soon as nobody holds them, so that waiting again leads to the same state. */
export class CondValue {
  readonly queue: readonly number[];
  readonly called: readonly number[];

  constructor(queue: readonly number[], called: readonly number[]) {
    this.queue = queue;
    this.called = called;
  }
}

/** The timer that was started last, and what it does; its state is with the clock. */
export class TimerValue {
  readonly timer: number;
  readonly action: TimerAction;

  constructor(timer: number, action: TimerAction) {
    this.timer = timer;
    this.action = action;
  }
}

export type TimerAction =
  | { readonly kind: 'wake'; readonly goroutine: number }
  | { readonly kind: 'send'; readonly channel: Pointer }
  | { readonly kind: 'call'; readonly closure: Closure }
  /** A function that nobody has a text of. */
  | { readonly kind: 'unread' }
  /** From outside, at any moment or never. */
  | { readonly kind: 'deliver'; readonly channel: Pointer; readonly value: Value };

/** A call under way, by its depth on the stack of its goroutine. */
export class FrameValue {
  readonly depth: number;

  constructor(depth: number) {
    this.depth = depth;
  }
}
