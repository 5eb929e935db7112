import type { Expression, Type } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import { isComparable, selector } from '../state/sorts.ts';
import { and, forall, implies, not, number, or, type Term } from '../state/term.ts';
import type { Context } from './context.ts';

/**
 * That Go can compare the values, or hash the one: an interface inside may hold a slice, a map or a function, and then
 * the program ends. Values of different types are different, whatever they are.
 */
export function comparableTerm(ctx: Context, type: Type, left: Term, right: Term | null): Term {
  const under = underlying(type);
  switch (under.kind) {
    case 'interface': {
      const plain = or(['=', ['dyn', left], '0'], ['comparable', ['dyn', left]]);
      return right === null ? plain : or(not(['=', ['dyn', left], ['dyn', right]]), plain);
    }
    case 'struct':
      return and(
        ...under.fields
          .filter((field) => !isComparable(field.type))
          .map((field) => {
            const part = (whole: Term): Term => [selector(ctx.proof.v, under, field.name), whole];
            return comparableTerm(ctx, field.type, part(left), right && part(right));
          }),
      );
    case 'array': {
      if (isComparable(under.element)) return 'true';
      const name = ctx.proof.v.freshName('i');
      const at = (whole: Term): Term => ['select', whole, name];
      const inside: Term = and(['<=', '0', name], ['<', name, number(under.length)]);
      const part = comparableTerm(ctx, under.element, at(left), right && at(right));
      return forall([{ name, sort: 'Int' }], implies(inside, part), []);
    }
    case 'boolean':
    case 'channel':
    case 'dict':
    case 'function':
    case 'integer':
    case 'map':
    case 'multiset':
    case 'named':
    case 'nil':
    case 'option':
    case 'permission':
    case 'pointer':
    case 'predicate':
    case 'sequence':
    case 'set':
    case 'slice':
    case 'string':
    case 'tuple':
    case 'type':
    case 'untyped':
      return 'true';
  }
}

/** Is not nil, nor a value that can be compared with anything: then the dynamic type of the other side matters. */
export function mayHoldAnything(e: Expression): boolean {
  if (e.kind === 'zero') return false;
  return e.kind !== 'box' || !isComparable(e.operand.type);
}
