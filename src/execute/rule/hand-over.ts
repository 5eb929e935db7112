import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainType } from '../../go/plain/types.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Machine } from '../machine.ts';
import type { Types } from '../value/types.ts';
import { granted, named, phrase } from '../term/make.ts';
import { keyOf, wordsOf } from '../term/spell.ts';
import type { Term } from '../term/term.ts';
import { Undecided } from '../value/panic.ts';
import { Boxed, Closure, Pointer, Slice, Unknown, type Value } from '../value/value.ts';
import type { Cell } from '../state/heap.ts';
import type { Handed } from '../state/pending.ts';
import { handOut } from './handed.ts';
import { channelName } from './name.ts';
import { eachReference } from '../state/reach.ts';
import { isReachedByOthers, nameOf, syncValueAt } from './reached.ts';

/** A call that is not looked into. */
interface UnreadCall {
  readonly callee: Term;
  /** It stands in a package that we have no text of, which cannot name what the text declares. */
  readonly isForeign: boolean;
  /** It is a caller who gets the channels in it: what he does with them is tried. */
  readonly isHolder?: boolean;
  readonly types: Types;
  readonly argumentTypes: readonly TypeId[];
  readonly site: number;
}

/** So many elements of a slice change each by itself; of the others nothing is known to change. */
const mostElements = 32;

interface Change {
  readonly place: Pointer;
  readonly type: TypeId;
}

/**
 * Nobody knows what a call that is not looked into does with what it is given. Data that it can reach are
 * unknown afterwards. That it leaves channels and locks alone, and calls nothing of ours, is supposed by every
 * run: an alarm names it, and so does what is said of all runs.
 */
function hand(machine: Machine, call: UnreadCall, values: readonly Value[]): Walk {
  const walk = new Walk(machine, call);
  for (const [at, value] of values.entries()) {
    const type = call.argumentTypes[at];
    if (type !== undefined) walk.visit(type, value, null);
  }
  for (const [key, term] of walk.left) {
    machine.grant(wordsOf(term));
    if (!machine.state.supposed.has(key)) throw new Undecided(term, [true]);
  }
  carryOut(machine, call, walk);
  return walk;
}

/** A call: whoever was handed memory by an earlier one changes it no more, although unread code runs again. */
export function handOver(machine: Machine, call: UnreadCall, values: readonly Value[]): void {
  const walk = hand(machine, call, values);
  machine.askedOfRuns++;
  for (const [words, at] of machine.keepers) if (at !== call.site) machine.grant(words);
  if (walk.changes.length > 0)
    machine.keepers.set(`${wordsOf(call.callee)} keeps nothing that it is handed`, call.site);
}

function carryOut(machine: Machine, call: UnreadCall, walk: Walk): void {
  machine.give(walk.given);
  for (const { place, type } of walk.changes) {
    const term = phrase(`${nameOf(machine, place)} after `, call.callee);
    machine.poke(place, machine.freshUnknown(term, call.site, type));
  }
}

/** The same within a step, where nothing can be asked any more: what others leave alone is granted. */
export function giveAwayNow(machine: Machine, to: Term, { type, value, site }: Handed): void {
  const { types } = machine.program;
  const callee = phrase('whoever uses ', to);
  const isHolder = machine.others !== null;
  const call: UnreadCall = {
    callee,
    isForeign: false,
    isHolder,
    types,
    argumentTypes: [type],
    site,
  };
  const walk = new Walk(machine, call);
  walk.visit(type, value, null);
  for (const term of walk.left.values()) machine.grant(wordsOf(term));
  carryOut(machine, call, walk);
  if (isHolder) handOut(machine, type, value, true);
}

/** What is put where others find it is theirs, too. `to` is where. */
export function giveAway(
  machine: Machine,
  to: Term,
  { type, value, site }: Handed,
  isHolder = false,
): void {
  if (typeof value !== 'object' || value === null) return;
  const { types } = machine.program;
  const callee = phrase('whoever uses ', to);
  const storing = { callee, isForeign: false, isHolder, types, argumentTypes: [type], site };
  if (hand(machine, storing, [value]).changes.length > 0)
    machine.keepers.set(`${wordsOf(callee)} changes nothing of it later`, site);
}

/** The same, where the text does not tell the memory. Of a type that it tells it is the caller's. */
export function giveAwayAt(
  machine: Machine,
  to: Term,
  stored: Handed,
  of: TypeId,
  isOpen = false,
): void {
  const isHolder = machine.others !== null && machine.program.types.shape(of).kind !== 'unknown';
  giveAway(machine, to, stored, isHolder);
  if (isHolder) handOut(machine, stored.type, stored.value, isOpen);
}

/** The same, where the memory is one that others reach. */
export function giveAwayIn(machine: Machine, place: Pointer, stored: Handed): void {
  if (!isReachedByOthers(machine, place.object)) return;
  const keeper = machine.object(place.object).kind === 'cell' ? syncValueAt(machine, place) : null;
  const { value } = stored;
  // A map in which the library keeps things has no name.
  if (keeper !== null && value instanceof Pointer && machine.object(value.object).kind === 'map')
    return machine.give(new Set([value.object]));
  const isHolder = keeper === null && machine.others !== null;
  giveAway(machine, named(keeper?.name ?? nameOf(machine, place)), stored, isHolder);
}

/** It has been put there: whoever finds it may use it. */
export function handOutIn(machine: Machine, place: Pointer, { type, value }: Handed): void {
  if (machine.others === null || !isReachedByOthers(machine, place.object)) return;
  // What is in a value of the library is left alone, which is granted.
  const isKept =
    machine.object(place.object).kind === 'cell' && syncValueAt(machine, place) !== null;
  if (!isKept) handOut(machine, type, value, false);
}

/** Whether it leads nowhere. */
function isData(value: Value): boolean {
  if (value instanceof Boxed) return isData(value.value);
  if (Array.isArray(value)) return (value as readonly Value[]).every(isData);
  return typeof value !== 'object' || value === null || value instanceof Unknown;
}

class Walk {
  readonly changes: Change[] = [];
  /** What it is supposed to leave alone, by its key. */
  readonly left = new Map<string, Term>();
  /** What others may use from now on to serve who waits. */
  readonly given = new Set<number>();
  readonly #seen = new Set<string>();
  readonly #machine: Machine;
  readonly #call: UnreadCall;

  constructor(machine: Machine, call: UnreadCall) {
    this.#machine = machine;
    this.#call = call;
  }

  /** A value of which somebody else has a copy, or, where it is in a place of ours, the place. */
  visit(type: TypeId, value: Value, place: Pointer | null): void {
    const { types } = this.#call;
    const shape = types.shape(type);
    this.#methods(type, value, place);
    switch (shape.kind) {
      case 'boolean':
      case 'integer':
      case 'float':
      case 'complex':
      case 'string':
        this.#change(type, place);
        return;
      case 'unknown':
        this.#untyped(type, value, place);
        return;
      case 'pointer':
        if (value instanceof Pointer) {
          this.#keep(value, place);
          this.#follow(shape.element, value);
        } else if (place === null) this.#leaveUnknown(shape.element, value);
        else this.#change(type, place);
        return;
      case 'interface':
        if (value instanceof Boxed) this.#boxed(type, value, place);
        else this.#change(type, place);
        return;
      case 'slice':
        if (value instanceof Slice) this.#elements(shape.element, value);
        if (place === null) this.#leaveUnknown(shape.element, value);
        else this.#change(type, place);
        return;
      case 'array':
        if (!Array.isArray(value)) return;
        for (const [at, element] of (value as readonly Value[]).slice(0, mostElements).entries())
          this.visit(shape.element, element, place?.into(at) ?? null);
        return;
      case 'map':
        if (value instanceof Pointer) this.#leave('the map that it is given', value);
        else if (place === null && value instanceof Unknown) this.#leaveUntouched(value.term);
        else this.#change(type, place);
        return;
      case 'channel':
        if (!(value instanceof Pointer)) this.#change(type, place);
        else if (this.#call.isHolder !== true)
          this.#leave(channelName(this.#machine.state, value).name, value);
        return;
      case 'function':
        if (value instanceof Closure) {
          this.#keep(value, place);
          this.#closure(value);
        } else this.#change(type, place);
        return;
      case 'struct':
        if (Array.isArray(value)) this.#fields(types.get(type), value as readonly Value[], place);
        return;
      case 'native':
        return;
      default:
        unreachable(shape);
    }
  }

  /** Of a type that nobody knows, which may be an interface or the name of a function. */
  #untyped(type: TypeId, value: Value, place: Pointer | null): void {
    if (value instanceof Boxed) this.#boxed(type, value, place);
    else if (value instanceof Closure) {
      this.#keep(value, place);
      this.#closure(value);
    } else this.#change(type, place);
  }

  /** Data in an interface is copied; where there is a way from it to memory of ours, another value would end it. */
  #boxed(type: TypeId, { type: inner, value }: Boxed, place: Pointer | null): void {
    if (isData(value)) this.#change(type, place);
    else this.#keep(value, place);
    this.visit(inner, value, null);
  }

  /** What a run goes on with: where a variable leads to, and what it calls, is taken to stay. */
  #keep(value: Value, place: Pointer | null): void {
    if (place === null || this.#isOfLibrary(value)) return;
    this.#leaveUntouched(named(nameOf(this.#machine, place)));
  }

  #isOfLibrary(value: Value): boolean {
    if (!(value instanceof Pointer)) return false;
    const { origin } = this.#machine.object(value.object) as Cell;
    return origin?.type !== undefined && this.#call.types.get(origin.type).named?.library === true;
  }

  #change(type: TypeId, place: Pointer | null): void {
    if (place !== null) this.changes.push({ place, type });
  }

  #leave(name: string, { object }: Pointer | Slice): void {
    this.#leaveUntouched(named(name));
    this.given.add(object);
  }

  /** Memory that the run does not follow, and that others could name a part of. */
  #leaveUnknown(element: TypeId, value: Value): void {
    const { named, shape } = this.#call.types.get(element);
    if (!(value instanceof Unknown) || named?.library === true || shape.kind === 'unknown') return;
    const isHidden =
      this.#call.isForeign &&
      shape.kind === 'struct' &&
      shape.fields.every(({ name }) => !/^\p{Lu}/u.test(name));
    if (!isHidden) this.#leaveUntouched(phrase('what ', value.term, ' leads to'));
  }

  #leaveUntouched(term: Term): void {
    this.#suppose(' leaves ', term, ' alone');
  }

  #suppose(...what: readonly (string | Term)[]): void {
    const term = granted(this.#call.callee, ...what);
    this.left.set(keyOf(term), term);
  }

  #closure({ captures }: Closure): void {
    this.#suppose(' does not call the function that it is given');
    for (const { object } of captures) this.given.add(object);
  }

  #follow(element: TypeId, pointer: Pointer): void {
    const { types } = this.#call;
    const key = `${String(pointer.object)}.${pointer.path?.join('.') ?? ''}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const { named } = types.get(element);
    if (named?.library === true) {
      // A context gives away only that it has ended.
      if (named.package !== 'context') this.#leave(nameOf(this.#machine, pointer), pointer);
      return;
    }
    this.visit(element, this.#machine.peek(pointer), pointer);
  }

  /** Who has a value may call its methods: they see what is hidden, and may serve who waits. */
  #methods(type: TypeId, value: Value, place: Pointer | null): void {
    if (value instanceof Unknown) return;
    const { types } = this.#call;
    const { values, places } = this.#machine.program.actingTypes();
    if (!values.has(type) && (place === null || !places.has(type))) return;
    const shape = types.shape(type);
    const of = shape.kind === 'pointer' ? shape.element : type;
    this.#suppose(` calls no method of ${types.text(of)}`);
    eachReference(value, (object) => this.given.add(object));
    if (place !== null) this.given.add(place.object);
  }

  #fields({ named, shape }: PlainType, values: readonly Value[], place: Pointer | null): void {
    if (shape.kind !== 'struct') return;
    if (named?.library === true) {
      if (place !== null) this.#leave(nameOf(this.#machine, place), place);
      return;
    }
    for (const [at, { name, type }] of shape.fields.entries()) {
      if (this.#call.isForeign && !/^\p{Lu}/u.test(name)) continue;
      this.visit(type, values[at]!, place?.into(at) ?? null);
    }
  }

  #elements(element: TypeId, slice: Slice): void {
    // Whoever appends to it writes behind its end, where another slice may read.
    const { offset, capacity } = slice;
    const list = this.#machine.sliceList(slice).slice(offset, offset + capacity);
    const inside = new Pointer(slice.object, slice.path);
    for (const [at, value] of list.slice(0, mostElements).entries())
      this.visit(element, value, inside.into(offset + at));
    if (list.length > mostElements)
      this.#leave(`the elements after the first ${mostElements}`, slice);
  }
}
