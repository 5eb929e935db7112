import type { Machine } from '../machine.ts';
import type { MemoryPending } from '../state/pending.ts';
import type { Integer } from '../value/integer.ts';
import type { Value } from '../value/value.ts';
import { isReachedByOthers } from './reached.ts';

type Atomic = Omit<MemoryPending & { readonly kind: 'atomic' }, 'kind'>;

/** Sites are marked below this. */
const isMarkable = ({ visibleSites }: Machine, site: number): boolean => site < visibleSites.length;

/**
 * Atomic additions whose sums nobody asks for commute. Such a one belongs to the step before it, as accesses to
 * variables do, unless somebody else looks at the sum at the same time: that shows as a conflict, and the search
 * begins anew with the addition as a step of its own.
 */
export function addAtOnce(machine: Machine, atomic: Atomic): boolean {
  const { site } = atomic.access;
  if (atomic.operation !== 'add' || !isMarkable(machine, site)) return false;
  const isSearched = machine.apart !== null && !machine.apart.has(site);
  if (!isSearched && (machine.apart !== null || machine.visibleSites[site] !== 1)) return false;
  const sum = sumOf(machine, atomic);
  if (sum === null) return false;
  if (isSearched) {
    machine.visibleSites[site] = 1;
    machine.gathered.add(site);
  }
  if (hasComeFar(machine)) {
    machine.lengthy.add(site);
    return false;
  }
  const { place, access, kept } = atomic;
  const isNew = machine.object(place.object).born === machine.segment;
  if (!isNew) machine.addAccess(place.object, { ...access, adds: true });
  machine.poke(place, kept === null || !machine.forgets ? sum : kept);
  return true;
}

/** Null where it is unknown, somebody asks for it, or others of whom there is no text may change it. */
function sumOf(machine: Machine, { compute, target, operands, place }: Atomic): Value {
  if (compute === null || !(target === null || isDropped(machine))) return null;
  const [added] = operands;
  if (!isInteger(added) || isReachedByOthers(machine, place.object)) return null;
  const before = machine.peek(place);
  return isInteger(before) ? compute(before, added) : null;
}

const isInteger = (value: Value | undefined): value is Integer =>
  typeof value === 'number' || typeof value === 'bigint';

/** `x.Add(1)` of the library does nothing but return the sum. */
function isDropped({ frame: { procedure, targets, isDeferred } }: Machine): boolean {
  const { package: home, origin } = procedure.function;
  if (origin !== 'library' || home !== 'sync/atomic') return false;
  return isDeferred || targets.every((target) => target === null);
}

/** A goroutine that does nothing else for long is to stand somewhere. */
const hasComeFar = ({ patience, fuel, limits }: Machine): boolean =>
  patience - fuel > limits.instructions / 2;
