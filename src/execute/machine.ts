import type { PlainSpan } from '../go/plain/span.ts';
import type { FunctionId, TypeId } from '../go/plain/ids.ts';
import type { PackageState, Procedures, Run } from './compile/procedure.ts';
import { accessAt, addAccess, toAccess, type Access, Accesses } from './state/access.ts';
import type { Frame } from './state/goroutine.ts';
import { type Goroutine } from './state/goroutine.ts';
import type { Touched, Unordered } from './state/touched.ts';
import type { ChannelObject, ChannelOrigin, MapObject } from './state/heap.ts';
import {
  Cell,
  type CellOrigin,
  copyValue,
  type HeapObject,
  type Owner,
  volumeOf,
} from './state/heap.ts';
import type { Pending } from './state/pending.ts';
import type { State } from './state/state.ts';
import type { WrittenWays } from './state/ways.ts';
import * as terms from './term/make.ts';
import { keyOf } from './term/spell.ts';
import type { Term } from './term/term.ts';
import { isTold, termOf } from './value/term.ts';
import { impliedAnswer } from './value/implied.ts';
import { GivenUp } from './value/broken-off.ts';
import { Undecided } from './value/panic.ts';
import { fromView, Pointer, Slice, toView, Unknown, type Value } from './value/value.ts';

/** How much one run may use. */
export interface Limits {
  /** Instructions between two visible steps of one goroutine. */
  readonly instructions: number;
  readonly frames: number;
  readonly objects: number;
  /** What all objects hold together. */
  readonly values: number;
  readonly goroutines: number;
  /** Elements that one slice may have. */
  readonly elements: number;
  /** Bytes of output that are remembered. */
  readonly output: number;
  /** What may be supposed of unknowns that are still there. */
  readonly suppositions: number;
}

/** How much is allocated between two collections, at least. */
const fewest = 50_000;

/** What is copied of smaller objects costs no more than a step does anyway. */
const small = 64;

const large = (object: HeapObject): number => Math.max(0, volumeOf(object) - small);

/**
 * Carries out the instructions of one goroutine at a time. Between steps it holds nothing; within a step it
 * holds the state that is being made, all of whose changed parts belong to `owner`.
 */
/** Of longer lists the other elements are not tried. */
const mostIndices = 8;
/** Which of several numbers or texts it is matters in short lists alone. */
const fewIndices = 4;

const holdsThings = (list: readonly Value[], from: number): boolean =>
  list
    .slice(from, from + mostIndices)
    .some((one) => typeof one === 'object' && !(one instanceof Unknown));

export class Machine {
  readonly program: Procedures;
  readonly limits: Limits;
  /** Sites whose accesses race: each is a step of its own. */
  readonly visibleSites: Uint8Array;
  /**
   * Where additions are gathered into the step before them, the sites of those that are steps of their own all the same;
   * null where only those are gathered that are marked among the visible sites.
   */
  apart: ReadonlySet<number> | null = null;
  /** The sites of additions that were gathered. */
  readonly gathered = new Set<number>();
  /** Those of which there were so many in a row that they have to be steps. */
  readonly lengthy = new Set<number>();

  /** Whether somebody looks at the events: then values are put into words. */
  showing = true;

  /** Whether values that nothing hangs on are taken for zero: in a search, which shows nobody any. */
  forgets = false;

  /** Whether the order of what is printed matters, so that printing is a step. */
  visibleOutput = false;

  state!: State;
  owner: Owner = 0;
  /** The number of the step: what it made nobody else can have seen. */
  segment = 0;
  goroutine!: Goroutine;
  frame!: Frame;
  locals: Value[] = [];
  code: readonly Run[] = [];
  pc = 0;
  fuel = 0;
  /** How many instructions a goroutine may carry out without coming to a visible step. */
  patience: number;
  pending: Pending | null = null;
  /** Somebody else is there who could see what is touched. */
  noting = false;
  /** The first way in which a goroutine learned of others what Go does not order. */
  unordered: Unordered | null = null;
  /** Whether all is tried that goroutines could find out in such ways. */
  relaxes = false;
  /** What all goroutines touch, where somebody wants to know. */
  touched: Touched | null = null;
  /** What has been touched; null while that is nothing. */
  accesses: Accesses | null = null;
  /** Set where the access at hand has had its own step. */
  passing = false;
  /** What was chosen for the instruction that runs again. */
  chosen: { readonly value: Value } | null = null;
  /** Objects and elements since the last collection, and after how many there is another one. */
  allocated = 0;
  collectAt = fewest;
  /** Elements of large objects that were copied because another state has them as well. */
  copied = 0;
  /** How many instructions all goroutines have carried out. */
  executed = 0;
  /** Sites that touched too many places of one object. */
  overflow = false;
  /** In which ways fewer runs are made than there are. */
  readonly narrowed = new Set<string>();
  /** How often a step has asked what other runs have done: it may do more the next time. */
  askedOfRuns = 0;
  /** Where memory of others was written to in some run. */
  readonly written: WrittenWays = new Map();
  /** The types of maps that the text does not tell and some run wrote to. */
  readonly writtenMaps = new Map<TypeId, Set<string>>();
  /** What is granted of those who were handed data in some run, once unread code runs elsewhere, and where that was. */
  readonly keepers = new Map<string, number>();
  /** What every run takes for granted of those whose text we do not have. */
  readonly granted = new Set<string>();
  /** What was supposed by the move at hand, in words: an instruction that asks it anew gets nowhere. */
  decided: string | null = null;
  /** Memory of the caller: what is put there others get. */
  readonly lent = new Set<number>();
  /** The channels, by their terms, that were read from fields whose channels the text only closes. */
  readonly #onlyClosed = new Set<string>();
  /** The function that the run begins with. */
  entry: FunctionId = 0;
  /** Which channels some run closes here, by where they are made: nobody else is supposed to. */
  closings = new Set<ChannelOrigin>();
  /** Those that others were supposed to close perhaps. */
  readonly closable = new Set<ChannelOrigin>();
  /** Those of them that were found to be closed here: runs that suppose otherwise are to be made anew. */
  readonly outdated = new Set<ChannelOrigin>();
  /** What channels are called that others were handed. */
  readonly channelNames = new Map<ChannelOrigin, string>();
  /** What others may have done before a function is called; null where nobody may. */
  before: PackageState | null = null;

  /** Tells states apart; set by whoever makes the machine. */
  keyOf: (state: State) => string = () => String(this.#keys++);
  /** How many values all keys together took so far. */
  keyWork: () => number = () => 0;
  #keys = 0;

  constructor(program: Procedures, limits: Limits, visibleSites: Uint8Array) {
    this.program = program;
    this.limits = limits;
    this.patience = limits.instructions;
    this.visibleSites = visibleSites;
  }

  #owners = 0;

  newOwner(): Owner {
    return ++this.#owners;
  }

  // Objects

  object(id: number): HeapObject {
    return this.state.heap.get(id);
  }

  cell(id: number): Cell {
    return this.state.heap.get(id) as Cell;
  }

  writableCell(id: number): Cell {
    const cell = this.state.heap.get(id) as Cell;
    if (cell.owner === this.owner) {
      cell.summary = null;
      return cell;
    }
    const copy = cell.copy(this.owner);
    this.copied += large(copy);
    this.state.heap.set(id, copy);
    return copy;
  }

  writableMap(id: number): MapObject {
    const map = this.state.heap.get(id) as MapObject;
    if (map.owner === this.owner) {
      map.summary = null;
      return map;
    }
    const copy = map.copy(this.owner);
    this.copied += large(copy);
    this.state.heap.set(id, copy);
    return copy;
  }

  channel(pointer: Pointer): ChannelObject {
    return this.state.heap.get(pointer.object) as ChannelObject;
  }

  writableChannel(pointer: Pointer): ChannelObject {
    const channel = this.state.heap.get(pointer.object) as ChannelObject;
    if (channel.owner === this.owner) {
      channel.summary = null;
      return channel;
    }
    const copy = channel.copy(this.owner);
    this.copied += large(copy);
    this.state.heap.set(pointer.object, copy);
    return copy;
  }

  /** What others may do with package variables. Before the package is initialized there is nobody else. */
  get others(): PackageState | null {
    return this.state.initialized ? this.before : null;
  }

  channelCapacity(pointer: Pointer): number {
    return this.channel(pointer).capacity;
  }

  allocate(object: HeapObject): Pointer {
    this.allocated += volumeOf(object);
    const { heap } = this.state;
    if (heap.used > this.limits.objects)
      throw new GivenUp(`more than ${String(this.limits.objects)} objects in memory`);
    return new Pointer(heap.allocate(object), null);
  }

  newCell(value: Value, origin: CellOrigin | null = null): Pointer {
    return this.allocate(new Cell(this.owner, this.segment, copyValue(value), origin));
  }

  newSlice(elements: Value[]): Slice {
    this.checkLength(elements.length);
    const { object } = this.allocate(new Cell(this.owner, this.segment, elements, null));
    return new Slice(object, null, 0, elements.length, elements.length);
  }

  checkLength(length: number): void {
    if (length > this.limits.elements) throw new GivenUp(`a slice of ${String(length)} elements`);
  }

  // Memory

  /** The value at a place as it lies in memory, without a note that it was read. */
  peek(pointer: Pointer): Value {
    let value = this.cell(pointer.object).value;
    const { path } = pointer;
    if (path === null) return value;
    for (const step of path) {
      if (value instanceof Unknown) return new Unknown(terms.field(value.term, String(step)), null);
      value = step >= 0 ? (value as Value[])[step]! : part(value, step);
    }
    return value;
  }

  poke(pointer: Pointer, value: Value): void {
    const cell = this.writableCell(pointer.object);
    const { path } = pointer;
    const stored = copyValue(value);
    if (path === null || path.length === 0) {
      cell.value = stored;
      return;
    }
    let list = cell.value as Value[];
    for (let at = 0; at < path.length - 1; at++) list = list[path[at]!] as Value[];
    if (list instanceof Unknown) return;
    const last = path[path.length - 1]!;
    if (last >= 0) list[last] = stored;
    else (stored as Value[]).forEach((element, at) => (list[fromView(last).offset + at] = element));
  }

  note(
    object: number,
    path: readonly number[] | null,
    last: number,
    write: boolean,
    site: number,
  ): void {
    if (!this.noting) return;
    const target = this.object(object);
    if (target.born === this.segment) return;
    this.addAccess(object, toAccess(path, last, write, site));
  }

  /** At a place; `toWhole` is the access of the instruction to a whole object, of which there is one. */
  noteAccess(pointer: Pointer, toWhole: Access): void {
    if (this.object(pointer.object).born === this.segment) return;
    this.addAccess(pointer.object, accessAt(pointer.path, toWhole));
  }

  addAccess(object: number, access: Access): void {
    if (!this.noting) return;
    this.accesses ??= new Accesses();
    if (!addAccess(this.accesses, object, access)) this.overflow = true;
  }

  /** The elements of a slice as they lie in memory. */
  sliceElements(slice: Slice): Value[] {
    const list = this.sliceList(slice);
    return list.slice(slice.offset, slice.offset + slice.length);
  }

  sliceList(slice: Slice): Value[] {
    let value = this.cell(slice.object).value;
    if (slice.path !== null) for (const step of slice.path) value = (value as Value[])[step]!;
    return value as Value[];
  }

  writableList(slice: Slice): Value[] {
    let value = this.writableCell(slice.object).value;
    if (slice.path !== null) for (const step of slice.path) value = (value as Value[])[step]!;
    return value as Value[];
  }

  arrayView(slice: Slice, length: number): Pointer {
    if (slice.offset === 0 && this.sliceList(slice).length === length)
      return new Pointer(slice.object, slice.path);
    return new Pointer(slice.object, [...(slice.path ?? []), toView(slice.offset, length)]);
  }

  // Unknowns

  freshUnknown(of: Term, site: number, type: TypeId | null): Unknown {
    return new Unknown(terms.fresh(of, site, this.state.unknowns++), type);
  }

  /** What is computed of these: the same of the same, as far as their terms say all of them. */
  computed(
    name: string,
    operands: readonly Value[],
    type: TypeId | null,
    site: number,
    result: number | null = null,
  ): Unknown {
    return operands.every(isTold)
      ? new Unknown(terms.call(name, operands.map(termOf), result), type)
      : this.freshUnknown(terms.returned(terms.named(name), result), site, type);
  }

  /** Others may use these from now on. */
  give(objects: ReadonlySet<number>): void {
    const { state } = this;
    if ([...objects].some((object) => !state.given.has(object)))
      state.given = new Set([...state.given, ...objects]);
  }

  /** In words: marks would say it anew for each value. */
  grant(words: string): void {
    this.granted.add(words);
  }

  noteOnlyClosed(channel: Term): void {
    this.#onlyClosed.add(keyOf(channel));
  }

  isOnlyClosed(channel: Term): boolean {
    return this.#onlyClosed.size > 0 && this.#onlyClosed.has(keyOf(channel));
  }

  /** What was supposed of an unknown truth value. */
  decide({ term }: Unknown): boolean {
    const isNegated = term.kind === 'not';
    const asked = isNegated ? term.of : term;
    return this.#decided(asked, isNegated) !== isNegated;
  }

  #decided(term: Term, isNegated: boolean): boolean {
    const known = this.state.supposed.get(keyOf(term));
    if (known !== undefined) return known.value as boolean;
    const implied = impliedAnswer(this.state.supposed, term);
    if (implied !== null) return implied;
    this.#mayAsk();
    throw new Undecided(term, [true, false], isNegated);
  }

  /** An unknown that was supposed to be something is that. */
  supposedValue(value: Value): Value {
    if (!(value instanceof Unknown) || this.state.supposed.size === 0) return value;
    const known = this.state.supposed.get(keyOf(value.term));
    return known === undefined ? value : known.value;
  }

  /** A number that something is made of: of an unknown one a few small ones are supposed. */
  concrete(value: Value): number | bigint {
    if (!(value instanceof Unknown)) return value as number | bigint;
    const known = this.state.supposed.get(keyOf(value.term));
    if (known !== undefined) return known.value as number;
    this.narrowed.add('a number that the text does not tell, of which 0, 1 and 2 are tried');
    throw new Undecided(value.term, [0, 1, 2]);
  }

  /** An index of a list of values: of one that nobody knows it is supposed which it is, as far as it matters. */
  index(value: Value, list: readonly Value[], from: number, length: number): Value {
    if (!(value instanceof Unknown)) return value;
    const known = this.state.supposed.get(keyOf(value.term));
    if (known !== undefined) return known.value;
    if (length === 0 || (length > fewIndices && !holdsThings(list, from))) return value;
    this.#mayAsk();
    if (length > mostIndices)
      this.narrowed.add('an index that the text does not tell, of which the first few are tried');
    const options = Array.from({ length: Math.min(length, mostIndices) }, (_, at) => at);
    throw new Undecided(value.term, options);
  }

  /** A loop that sums up unknowns asks of each sum, and has no end. */
  #mayAsk(): void {
    const { suppositions } = this.limits;
    const { supposed } = this.state;
    if (supposed.size < suppositions) return;
    // What every run takes for granted leaves no choice, and does not count.
    const chosen = [...supposed.values()].filter(({ term }) => term.kind !== 'granted');
    if (chosen.length >= suppositions)
      throw new GivenUp(`more than ${String(suppositions)} suppositions about what is unknown`);
  }

  truth(value: Value): boolean {
    return value instanceof Unknown ? this.decide(value) : (value as boolean);
  }

  // Frames

  /** Makes the topmost frame the running one. */
  enterTop(): void {
    const { frames } = this.goroutine;
    this.goroutine.summary = null;
    const at = frames.length - 1;
    let frame = frames[at]!;
    if (frame.owner !== this.owner) {
      frame = frame.copy(this.owner);
      frames[at] = frame;
    }
    frame.summary = null;
    this.frame = frame;
    this.locals = frame.locals;
    this.code = frame.procedure.code;
    this.pc = frame.pc;
  }

  saveFrame(): void {
    this.frame.pc = this.pc;
  }

  writableFrame(depth: number): Frame {
    const { frames } = this.goroutine;
    this.goroutine.summary = null;
    const frame = frames[depth]!;
    frame.summary = null;
    if (frame.owner === this.owner) return frame;
    const copy = frame.copy(this.owner);
    frames[depth] = copy;
    return copy;
  }

  /** Where the instruction at hand stands; `pc` is already behind it. */
  get span(): PlainSpan {
    return this.frame.procedure.spans[this.pc - 1]!;
  }

  get site(): number {
    return this.frame.procedure.firstSite + this.pc - 1;
  }
}

/** A part of an array as an array. */
function part(value: Value, step: number): Value {
  const { offset, length } = fromView(step);
  return (value as Value[]).slice(offset, offset + length);
}
