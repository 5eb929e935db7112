import type { TypeId } from '../../go/plain/ids.ts';
import type { Machine } from '../machine.ts';
import { joinEnds, maySend, type HandedChannel } from '../state/handed.ts';
import type { ChannelObject, ChannelOrigin } from '../state/heap.ts';
import { eachNeededReference, eachReference, reachedFrom } from '../state/reach.ts';
import type { State } from '../state/state.ts';
import type { Term } from '../term/term.ts';
import { termsIn } from '../term/walk.ts';
import { leftByOthers, named, phrase } from '../term/make.ts';
import { addTimer } from '../state/timers.ts';
import type { Types } from '../value/types.ts';
import type { Closure, Pointer, Value } from '../value/value.ts';
import { HandedWalk, type FoundChannel, type HandedPart } from './handed-walk.ts';
import { variableTo } from './context.ts';
import { holderOf } from './holder.ts';
import { channelName, partName, placeName } from './name.ts';

/** Others get a value for good. They may use what it leads to from then on. */
export function handOut(machine: Machine, type: TypeId, value: Value, isOpen: boolean): void {
  let leads = false;
  eachReference(value, () => (leads = true));
  if (leads) machine.state.out = [...machine.state.out, { type, value, isOpen }];
}

/** Finds out anew what others can use, which every step may change. */
export function noteHanded(machine: Machine): void {
  const { state, program } = machine;
  if (state.out.length === 0) return;
  const wasHanded = state.handed !== null;
  const channels = new Map<number, HandedChannel>();
  const channel = (object: number, found: FoundChannel): void => {
    const { origin } = state.heap.get(object) as ChannelObject;
    const known = channels.get(object);
    const ends = joinEnds(known?.ends ?? null, found.ends)!;
    const open = joinEnds(known?.open ?? null, found.isOpen ? found.ends : null);
    const mayClose = ends !== 'receive' && !machine.closings.has(origin);
    if (mayClose) machine.closable.add(origin);
    channels.set(object, { ends, open, element: found.element, mayClose });
  };
  const cancels = new Set(state.handed?.cancels ?? []);
  const cancel = (closure: Closure): void => {
    const key = `${closure.function} ${closure.captures.map(({ object }) => object).join()}`;
    if (cancels.has(key)) return;
    cancels.add(key);
    const { span } = program.plain.functions[machine.entry]!;
    addTimer(state, Infinity, 0, { kind: 'call', closure }, null, span);
  };
  const kept: Value[] = [];
  const hidden = (value: Value): void => void kept.push(value);
  new HandedWalk(state, program.plain, program.types, { channel, cancel, hidden }).run(state.out);
  const reachedBy = (values: readonly Value[]): ReadonlySet<number> =>
    reachedFrom(state.heap, (visit) => values.forEach((value) => eachReference(value, visit)));
  const reached = reachedBy(state.out.map(({ value }) => value));
  state.handed = { channels, reached, hidden: reachedBy(kept), cancels };
  if (!wasHanded && channels.size > 0) hearOfHolders(machine, false);
}

/** Who closes a channel here is not granted that others close it. */
export function noteClosing(
  { closings, closable, outdated }: Machine,
  origin: ChannelOrigin,
): void {
  if (closings.has(origin)) return;
  closings.add(origin);
  if (closable.has(origin)) outdated.add(origin);
}

/**
 * Others may have changed by now what they were handed, as far as functions of the text do that and it is read here.
 * What a run decides by such data no fault is made of: which values it may have they alone know.
 */
export function hearOfHolders(machine: Machine, isServed = true): void {
  const { state, program } = machine;
  if (state.handed === null || state.handed.channels.size === 0) return;
  const { read, replaced } = program.heldFields(machine.entry);
  const used = usedHere(machine);
  const isUsed = (object: number, field: string | null): boolean =>
    used.has(object) && (field === null || read.has(field));
  const data: HandedPart[] = [];
  let isUnknown = false;
  const unfollowed = (object: number, field: string | null): void => {
    isUnknown ||= isUsed(object, field);
  };
  const part = (one: HandedPart): void => {
    const { place, field, type } = one;
    if (!isUsed(place.object, field)) return;
    if (!isData(program.types, type)) isUnknown ||= field === null || replaced.has(field);
    else if (field === null || program.changedFields().has(field)) data.push(one);
  };
  new HandedWalk(state, program.plain, program.types, { part, unfollowed }).run(state.out);
  if (isUnknown && isServed) machine.narrowed.add(changedByHolders);
  for (const { place, type } of data) {
    const { name } = placeName(state, 'v', 'value', place);
    machine.poke(place, machine.freshUnknown(phrase(named(name), leftByOthers), 0, type));
  }
}

export const changedByHolders = 'what others may have changed that they were given';

/** Whether a question is about data that others may have set: the text may tell more of which values that has. */
export const hangsOnHolders = (term: Term): boolean =>
  [...termsIn(term)].some((one) => one.kind === 'phrase' && one.parts.includes(leftByOthers));

const dataKinds: ReadonlySet<string> = new Set([
  'boolean',
  'integer',
  'float',
  'complex',
  'string',
]);

const isData = (types: Types, type: TypeId): boolean => dataKinds.has(types.shape(type).kind);

/** What goroutines of the run may yet come to. */
function usedHere({ state, program }: Machine): ReadonlySet<number> {
  return reachedFrom(state.heap, (visit) => {
    for (let global = 0; global < program.globals; global++) visit(global);
    for (const goroutine of state.goroutines) eachNeededReference(goroutine, visit);
  });
}

/** As it is called first, for all that is made at one place of the text. */
export function handedName(machine: Machine, state: State, pointer: Pointer): string {
  const { origin } = state.heap.get(pointer.object) as ChannelObject;
  const known = machine.channelNames.get(origin);
  if (known !== undefined) return known;
  const name = heldName(state, pointer) ?? channelName(state, pointer).name;
  machine.channelNames.set(origin, name);
  return name;
}

/** A place as it is called by a variable that leads there, itself or by a field. */
export function heldPlaceName(state: State, word: string, pointer: Pointer): string {
  const { object, path } = pointer;
  const { name } = placeName(state, 'h', word, pointer);
  const cell = state.heap.get(object);
  if (cell.kind !== 'cell' || cell.origin === null) return name;
  const variable = variableTo(state, object);
  if (variable !== null) return `${variable}${partName(cell.origin, path ?? [])}`;
  const holder = holderOf(state, object);
  if (holder?.kind !== 'cell') return name;
  const first = variableTo(state, holder.object) ?? holder.origin.name;
  return `${first}${partName(holder.origin, holder.path)}${holder.index}`;
}

/** What a variable leads to that points there: `s.in` rather than the `Svc.in` of what it points to. */
function heldName(state: State, pointer: Pointer): string | null {
  const { origin } = state.heap.get(pointer.object) as ChannelObject;
  const holder = origin.name === '' ? holderOf(state, pointer.object) : null;
  if (holder?.kind !== 'cell' || holder.index !== '') return null;
  const variable = variableTo(state, holder.object);
  return variable === null ? null : `${variable}${partName(holder.origin, holder.path)}`;
}

/** Somebody here sends to a channel that others have closed, or closes it: that they do not is granted. */
export function isExcluded({ goroutines, handed, heap }: State): boolean {
  if (handed === null) return false;
  return goroutines.some(({ pending }) => {
    if (pending === null) return false;
    const sends =
      pending.kind === 'select'
        ? pending.cases.flatMap((one) => (one.kind === 'send' ? [one.channel] : []))
        : pending.kind === 'send' || pending.kind === 'close'
          ? [pending.channel]
          : [];
    return sends.some((pointer) => {
      if (pointer === null) return false;
      const channel = handed.channels.get(pointer.object);
      if (channel === undefined || !maySend(channel)) return false;
      return (heap.get(pointer.object) as ChannelObject).closedByOthers;
    });
  });
}
