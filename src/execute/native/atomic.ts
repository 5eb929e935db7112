import { addAtOnce } from '../rule/gathered.ts';
import { giveAway, giveAwayIn } from '../rule/hand-over.ts';
import type { NativeRule, NativeRules, NativeSite } from './rule.ts';
import { toAccess } from '../state/access.ts';
import type { AtomicOperation, Handed } from '../state/pending.ts';
import { arithmetic, type Integer } from '../value/integer.ts';
import { nilPanic } from '../value/panic.ts';
import type { Term } from '../term/term.ts';
import { Unknown, type Pointer, type Value } from '../value/value.ts';

function atomicRule(operation: AtomicOperation): NativeRule {
  return {
    kind: 'stand',
    stand: (machine, [place, ...operands], site) => {
      if (place === null) throw nilPanic();
      if (place instanceof Unknown) {
        const [target] = site.results;
        if (target !== null && target !== undefined)
          machine.locals[target] = machine.freshUnknown(ownerOf(place), site.site, null);
        hand(operands, site, (stored) => giveAway(machine, ownerOf(place), stored));
        return null;
      }
      const pointer = place as Pointer;
      hand(operands, site, (stored) => giveAwayIn(machine, pointer, stored));
      const access = {
        ...toAccess(pointer.path, -1, operation !== 'load', site.site),
        atomic: true,
      };
      const target = site.results[0] ?? null;
      const compute = computeOf(operation, site);
      const kept = site.isIdle ? zeroAt(site) : null;
      const { span } = site;
      const made = { span, place: pointer, access, operation, operands, compute, target, kept };
      return addAtOnce(machine, made) ? null : { kind: 'atomic', ...made };
    },
  };
}

/** What is put there others find. */
function hand(
  operands: readonly Value[],
  { operandTypes, site }: NativeSite,
  give: (stored: Handed) => void,
): void {
  const value = operands.at(-1);
  const type = operandTypes.at(-1);
  if (typeof value === 'object' && type !== undefined) give({ type, value, site });
}

function zeroAt({ types, operandTypes }: NativeSite): Value {
  const pointer = types.shape(operandTypes[0]!);
  return pointer.kind === 'pointer' ? types.zero(pointer.element) : null;
}

/** Of what the library calls its own value in it nobody has heard. */
const ownerOf = ({ term }: Unknown): Term => (term.kind === 'field' ? term.of : term);

function computeOf(
  operation: AtomicOperation,
  { types, operandTypes }: NativeSite,
): ((before: Integer, operand: Integer) => Integer) | null {
  const operator =
    operation === 'add' ? '+' : operation === 'and' ? '&' : operation === 'or' ? '|' : null;
  const pointer = types.shape(operandTypes[0]!);
  if (operator === null || pointer.kind !== 'pointer') return null;
  const element = types.shape(pointer.element);
  return element.kind === 'integer' ? arithmetic(operator, element.bits, element.signed) : null;
}

export const atomicNatives: NativeRules<'atomic'> = {
  'atomic.load': atomicRule('load'),
  'atomic.store': atomicRule('store'),
  'atomic.swap': atomicRule('swap'),
  'atomic.compareAndSwap': atomicRule('compare-and-swap'),
  'atomic.add': atomicRule('add'),
  'atomic.and': atomicRule('and'),
  'atomic.or': atomicRule('or'),
};
