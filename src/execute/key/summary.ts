import type { Summary } from '../state/summary.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Deferred, Frame, Unwinding } from '../state/goroutine.ts';
import type { HeapObject, MapEntry } from '../state/heap.ts';
import {
  Boxed,
  Closure,
  Complex,
  CondValue,
  FrameValue,
  MapCursor,
  MutexValue,
  Pointer,
  RWMutexValue,
  Slice,
  TimerValue,
  Unknown,
  WaitGroupValue,
  type TimerAction,
  type Value,
} from '../value/value.ts';
import { tellingLocals } from '../state/reach.ts';
import type { Term } from '../term/term.ts';
import { Hasher } from './hasher.ts';
import { runtimeText } from '../value/panic.ts';

const none: readonly number[] = [];

/** Makes summaries, which are kept with what they are of as long as that does not change. */
export class Summarizer {
  readonly #hash = new Hasher();
  /** How many values were looked at so far. */
  work = 0;
  readonly #references: number[] = [];
  #terms: Term[] | null = null;
  #isWhole = true;

  frame(frame: Frame): Summary {
    if (frame.summary !== null) return frame.summary;
    this.#begin();
    const hash = this.#hash;
    hash.add(frame.procedure.firstSite + frame.pc);
    hash.add(frame.mode === 'running' ? 0 : frame.mode === 'returning' ? 1 : 2);
    for (const local of tellingLocals(frame)) this.#value(frame.locals[local]!);
    for (let one = frame.defers; one !== null; one = one.before) this.#deferred(one);
    for (let one = frame.unwinding; one !== null; one = one.before) this.#unwinding(one);
    return (frame.summary = this.#end());
  }

  object(object: HeapObject): Summary {
    if (object.summary !== null) return object.summary;
    this.#begin();
    const hash = this.#hash;
    switch (object.kind) {
      case 'cell':
        hash.add(11);
        this.#value(object.value);
        break;
      case 'channel':
        hash.add(12);
        hash.add(object.capacity);
        hash.add(object.closedByOthers ? 2 : object.closed ? 1 : 0);
        hash.add(object.buffer.length);
        for (const value of object.buffer) this.#value(value);
        break;
      case 'map':
        hash.add(13);
        this.#entries([...object.entries.values()]);
        break;
      default:
        unreachable(object);
    }
    return (object.summary = this.#end());
  }

  #begin(): void {
    this.#hash.reset();
    if (this.#references.length > 0) this.#references.length = 0;
    this.#terms = null;
    this.#isWhole = true;
  }

  #end(): Summary {
    const { first, second } = this.#hash;
    const isWhole = this.#isWhole && this.#terms === null;
    return { first, second, references: this.#taken(), terms: this.#terms, isWhole };
  }

  /** As long as they need to be: there are as many lists as there are objects in all states. */
  #taken(): readonly number[] {
    return this.#references.length === 0 ? none : this.#references.slice();
  }

  #deferred(deferred: Deferred): void {
    this.#hash.add(21);
    this.#value(deferred.target);
    for (const argument of deferred.arguments) this.#value(argument);
  }

  #unwinding({ panic, recovered }: Unwinding): void {
    this.#hash.add(recovered ? 22 : 23);
    if (panic?.kind === 'value') this.#value(panic.value);
    else if (panic !== null) this.#hash.addText(runtimeText(panic));
  }

  /** In any order, as far as the entries refer to no objects. */
  #entries(entries: readonly MapEntry[]): void {
    const hash = this.#hash;
    const { first, second } = hash;
    let [sum, other] = [0, 0];
    const before = this.#references.length;
    for (const { key, value } of entries) {
      hash.reset();
      this.#value(key);
      this.#value(value);
      sum = (sum + hash.first) | 0;
      other = (other + hash.second) | 0;
    }
    hash.first = first;
    hash.second = second;
    hash.add(entries.length);
    hash.add(sum);
    hash.add(other);
    if (this.#references.length > before) for (const { key } of entries) this.#shallow(key);
  }

  /** What of a key tells entries with references apart. */
  #shallow(key: Value): void {
    if (typeof key === 'string') this.#hash.addText(key);
    else if (typeof key === 'number') this.#hash.addNumber(key);
  }

  #value(value: Value): void {
    this.work++;
    const hash = this.#hash;
    if (typeof value === 'number') hash.addNumber(value);
    else if (typeof value === 'boolean') hash.add(value ? 3 : 4);
    else if (typeof value === 'string') {
      hash.add(5);
      hash.addText(value);
    } else if (typeof value === 'bigint') {
      hash.add(6);
      hash.addText(value.toString());
    } else if (value === null) hash.add(7);
    else this.#object(value);
  }

  #path(object: number, path: readonly number[] | null): void {
    this.#references.push(object);
    if (path === null) return this.#hash.add(0);
    this.#hash.add(path.length);
    for (const step of path) this.#hash.add(step);
  }

  #object(value: Value & object): void {
    const hash = this.#hash;
    if (value instanceof Pointer) {
      hash.add(31);
      this.#path(value.object, value.path);
    } else if (Array.isArray(value)) {
      hash.add(32);
      hash.add(value.length);
      for (const element of value as Value[]) this.#value(element);
    } else if (value instanceof Boxed) {
      hash.add(33);
      hash.add(value.type);
      this.#value(value.value);
    } else if (value instanceof Closure) {
      hash.add(34);
      hash.add(value.function);
      for (const capture of value.captures) this.#path(capture.object, capture.path);
    } else if (value instanceof Slice) {
      hash.add(35);
      this.#path(value.object, value.path);
      hash.add(value.offset);
      hash.add(value.length);
      hash.add(value.capacity);
    } else this.#rare(value);
  }

  #rare(value: Value & object): void {
    const hash = this.#hash;
    this.#isWhole = false;
    if (value instanceof MutexValue) hash.add(41);
    else if (value instanceof RWMutexValue) {
      hash.add(42);
      hash.add(value.writer === null ? 0 : 1);
      hash.add(value.announced === null ? 0 : 1);
      hash.add(value.readers.length);
    } else if (value instanceof WaitGroupValue) {
      hash.add(43);
      hash.add(value.counter);
      hash.add(value.waiting.length);
    } else if (value instanceof CondValue) {
      hash.add(44);
      hash.add(value.queue.length);
      for (const ticket of value.queue) hash.add(ticket);
      for (const ticket of value.called) hash.add(ticket);
    } else if (value instanceof TimerValue) {
      hash.add(45);
      this.#action(value.action);
    } else if (value instanceof Complex) {
      hash.add(46);
      hash.addNumber(value.real);
      hash.addNumber(value.imaginary);
    } else if (value instanceof FrameValue) {
      hash.add(47);
      hash.add(value.depth);
    } else if (value instanceof Unknown) {
      hash.add(48);
      (this.#terms ??= []).push(value.term);
    } else if (value instanceof MapCursor) {
      hash.add(49);
      if (value.map !== null) this.#value(value.map);
      hash.add(value.left.length);
      for (const key of value.left) this.#value(key);
      for (const key of value.visited ?? []) this.#value(key);
    }
  }

  #action(action: TimerAction): void {
    if (action.kind === 'send' || action.kind === 'deliver') this.#value(action.channel);
    else if (action.kind === 'call') this.#value(action.closure);
  }
}
