import { unreachable } from '../../base/unreachable.ts';
import { isPlaceForm } from '../check/roles.ts';
import { Unsupported } from '../check/fault.ts';
import { hasEffect } from '../check/late.ts';
import type { Expression, Statement, Variable, Type } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import { makeStruct, selector, sortOf, typeTag, unbox, zeroOf } from '../state/sorts.ts';
import { ite, type Term } from '../state/term.ts';
import { withLocal } from '../state/state.ts';
import { allocateFor } from './allocate.ts';
import { callResults } from './call.ts';
import { receive } from './channel.ts';
import { check, type Context } from './context.ts';
import { lookedUp } from './dict.ts';
import { store } from './memory.ts';
import { isPlace } from './place.ts';
import { frozen } from './frozen.ts';
import { evaluate } from './rules.ts';

/** The values on the right: as many as expressions, or all that one gives. */
export function valuesOf(ctx: Context, right: readonly Expression[]): readonly Term[] {
  const [only] = right;
  if (right.length !== 1 || only?.type.kind !== 'tuple')
    return right.map((one) => evaluate(ctx, one));
  const [type] = only.type.elements;
  if (only.kind === 'call') return callResults(ctx, only);
  if (only.kind === 'receive') return receive(ctx, only);
  if (only.kind === 'lookup') return lookedUp(ctx, only);
  if (only.kind === 'assertion') return testedType(ctx, only.operand, type!);
  throw new Unsupported('this expression with several values', only.span);
}

/** v, ok := x.(T) */
function testedType(ctx: Context, operand: Expression, type: Type): readonly Term[] {
  const { v } = ctx.proof;
  const value = evaluate(ctx, operand);
  const ok: Term = ['=', ['dyn', value], typeTag(v, type)];
  return [ite(ok, unbox(v, type, value), zeroOf(v, type)), ok];
}

export function assign(ctx: Context, s: Statement & { kind: 'assign' }): void {
  const [first] = s.left;
  const isSimple = s.left.length === 1 && (first === null || !hasEffect(first!));
  const targets = isSimple ? s.left : s.left.map((one) => (one === null ? null : frozen(ctx, one)));
  const values = valuesOf(ctx, s.right);
  targets.forEach((target, index) => {
    if (target !== null) assignTo(ctx, target, values[index]!);
  });
}

export function assignTo(ctx: Context, target: Expression, value: Term): void {
  if (isPlace(target)) return store(ctx, target, value);
  const { v } = ctx.proof;
  if (!isPlaceForm(target) || target.kind === 'dereference')
    throw new Unsupported('an assignment to this', target.span);
  switch (target.kind) {
    case 'variable':
      return setLocal(ctx, target.variable, value);
    case 'field': {
      const whole = evaluate(ctx, target.operand);
      const parts = target.owner.fields.map((field): Term =>
        field === target.field ? value : [selector(v, target.owner, field.name), whole],
      );
      return assignTo(ctx, target.operand, makeStruct(v, target.owner, parts));
    }
    case 'element': {
      const type = underlying(target.operand.type);
      if (type.kind !== 'array') throw new Unsupported('an assignment to this', target.span);
      const index = evaluate(ctx, target.index);
      const fits: Term = ['and', ['<=', '0', index], ['<', index, String(type.length)]];
      check(ctx, fits, 'assertion_error', 'index', target.span);
      return assignTo(ctx, target.operand, ['store', evaluate(ctx, target.operand), index, value]);
    }
    default:
      return unreachable(target);
  }
}

/** Terms of predicates keep their form: folding looks at it. */
function setLocal(ctx: Context, variable: Variable, value: Term): void {
  const sort = sortOf(ctx.proof.v, variable.type);
  const isKept = sort === 'PredV' || (sort === 'Iface' && value[0] === 'iface');
  const term = isKept ? value : ctx.proof.named(variable.name, sort, value);
  ctx.cell.state = withLocal(ctx.cell.state, variable, term);
}

export function declareVariable(ctx: Context, s: Statement & { kind: 'declare' }): void {
  const { variable } = s;
  const value = s.value === null ? zeroOf(ctx.proof.v, variable.type) : evaluate(ctx, s.value);
  if (!variable.isShared) return setLocal(ctx, variable, value);
  const address = allocateFor(ctx, variable.type, value, s.span);
  ctx.cell.state = withLocal(ctx.cell.state, variable, address);
}
