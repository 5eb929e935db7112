import {
  isLogical,
  isConnective,
  isPermissionForm,
  isPlaceForm,
  type Connective,
  type PlaceForm,
} from '../check/roles.ts';
import { bind } from './bind.ts';
import { evaluate } from './rules.ts';
import { unreachable } from '../../base/unreachable.ts';
import { Unsupported } from '../check/fault.ts';
import type { Expression, Variable } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import { box, makeStruct, selector, typeTag, unbox, zeroOf } from '../state/sorts.ts';
import {
  and,
  exists,
  forall,
  implies,
  ite,
  not,
  number,
  or,
  type Bound,
  type Term,
} from '../state/term.ts';
import { withLocal } from '../state/state.ts';
import { limitedTerm, patternsFor } from '../state/trigger.ts';
import { binaryTerm, convertedTerm } from './arithmetic.ts';
import { appendValues, copyElements } from './append.ts';
import { allocate, makeChannel, makeSlice, sliceLiteral } from './allocate.ts';
import { applyPure } from './apply.ts';
import { argumentTerms, callValue } from './call.ts';
import { receiveValue } from './channel.ts';
import { collectionTerm, indexTerm, intervalTerm, lengthTerm, sliceTerm } from './collection.ts';
import { dictTerm } from './dict.ts';
import { complementTerm } from './bits.ts';
import { bytesOf, textOf } from './bytes.ts';
import { assume, check, looking, when, type Context } from './context.ts';
import { constructorTerm } from './predicate-value.ts';
import { load } from './memory.ts';
import { optionTerm } from './option.ts';
import { bounded } from './overflow.ts';
import { addressOf, isPlace } from './place.ts';
import { unfoldFor } from './unfold.ts';

/** The value of an expression in this state. Calls and allocations change the state. */
export function evaluateRule(ctx: Context, e: Expression): Term {
  return bounded(ctx, e, formTerm(ctx, e));
}

function formTerm(ctx: Context, e: Expression): Term {
  if (isPlaceForm(e)) return placeTerm(ctx, e);
  if (isConnective(e)) return connectiveTerm(ctx, e);
  if (isPermissionForm(e)) throw new Unsupported('a permission as a value', e.span);
  switch (e.kind) {
    case 'integer':
    case 'boolean':
    case 'string':
    case 'zero':
      return literalTerm(ctx, e);
    case 'fraction':
      return fractionTerm(ctx, e);
    case 'address':
      return addressOf(ctx, e.operand);
    case 'unary':
      return unaryTerm(ctx, e);
    case 'length':
    case 'capacity':
      return lengthTerm(ctx, e);
    case 'call':
      if (e.function.isPure) return applyPure(ctx, e.function, argumentTerms(ctx, e), e.span);
      return callValue(needsEffect(ctx, e), e);
    case 'old':
      return inPast(ctx, e);
    case 'constructor':
    case 'struct':
    case 'array':
    case 'sequence':
    case 'set':
    case 'multiset':
    case 'update':
    case 'to-sequence':
    case 'collected':
    case 'interval':
      return madeOf(ctx, e);
    case 'lookup':
    case 'dict':
    case 'without':
    case 'domain':
      return dictTerm(ctx, e);
    case 'option':
    case 'content':
      return optionTerm(ctx, e);
    case 'slice':
      return sliceTerm(ctx, e);
    case 'box':
    case 'conversion':
    case 'assertion':
      return asOtherType(ctx, e);
    case 'type-of':
    case 'type-literal':
    case 'comparable':
      return typeForm(ctx, e);
    case 'allocate':
    case 'function-value':
    case 'make-slice':
    case 'slice-literal':
    case 'make-channel':
    case 'append':
    case 'copy':
    case 'bytes':
    case 'text':
    case 'receive':
      return effectTerm(needsEffect(ctx, e), e);
    default:
      return unreachable(e);
  }
}

/** Any function that is not nil. */
function functionTerm(ctx: Context, e: Expression & { kind: 'function-value' }): Term {
  if (e.receiver !== null) evaluate(ctx, e.receiver);
  ctx.proof.called.add(e.function);
  const term = ctx.proof.fresh('func', 'Ptr');
  assume(ctx, not(['=', term, 'nilptr']));
  return term;
}

type OtherType = Expression & { readonly kind: 'box' | 'conversion' | 'assertion' };

function asOtherType(ctx: Context, e: OtherType): Term {
  switch (e.kind) {
    case 'box':
      return box(ctx.proof.v, e.operand.type, evaluate(ctx, e.operand));
    case 'conversion':
      return convertedTerm(ctx, e);
    case 'assertion':
      return assertionTerm(ctx, e);
    default:
      return unreachable(e);
  }
}

type Literal = Expression & { readonly kind: 'integer' | 'boolean' | 'string' | 'zero' };

function literalTerm(ctx: Context, e: Literal): Term {
  switch (e.kind) {
    case 'integer':
      return number(e.value);
    case 'boolean':
      return String(e.value);
    case 'string':
      return stringTerm(ctx, e.bytes);
    case 'zero':
      return zeroOf(ctx.proof.v, e.type);
    default:
      return unreachable(e);
  }
}

type TypeForm = Expression & { readonly kind: 'type-of' | 'type-literal' | 'comparable' };

function typeForm(ctx: Context, e: TypeForm): Term {
  if (e.kind === 'type-literal') return typeTag(ctx.proof.v, e.of);
  if (e.kind === 'type-of') return typeTerm(ctx, e);
  const isType = e.operand.type.kind === 'type';
  const tag = isType ? evaluate(ctx, e.operand) : typeTerm(ctx, e);
  return or(['=', tag, '0'], ['comparable', tag]);
}

function typeTerm(
  ctx: Context,
  { operand }: Expression & { kind: 'type-of' | 'comparable' },
): Term {
  return underlying(operand.type).kind === 'interface'
    ? ['dyn', evaluate(ctx, operand)]
    : typeTag(ctx.proof.v, operand.type);
}

function placeTerm(ctx: Context, e: PlaceForm): Term {
  if (isPlace(e)) return load(ctx, e);
  switch (e.kind) {
    case 'variable':
      return local(ctx, e.variable, e);
    case 'field':
      return [selector(ctx.proof.v, e.owner, e.field.name), evaluate(ctx, e.operand)];
    case 'element':
      return indexTerm(ctx, e);
    case 'dereference':
      return load(ctx, e);
    default:
      return unreachable(e);
  }
}

function connectiveTerm(ctx: Context, e: Connective): Term {
  switch (e.kind) {
    case 'binary':
      return binaryExpression(ctx, e);
    case 'conditional': {
      const condition = evaluate(ctx, e.condition);
      const then = evaluate(when(ctx, condition), e.then);
      return ite(condition, then, evaluate(when(ctx, not(condition)), e.otherwise));
    }
    case 'quantifier':
      return quantified(ctx, e);
    case 'unfolding':
    case 'let':
      return evaluate(insideOf(ctx, e), e.body);
    default:
      return unreachable(e);
  }
}

type Effect = Expression & {
  readonly kind:
    | 'allocate'
    | 'function-value'
    | 'make-slice'
    | 'slice-literal'
    | 'make-channel'
    | 'append'
    | 'copy'
    | 'bytes'
    | 'text'
    | 'receive';
};

function effectTerm(ctx: Context, e: Effect): Term {
  switch (e.kind) {
    case 'allocate':
      return allocate(ctx, e);
    case 'function-value':
      return functionTerm(ctx, e);
    case 'make-slice':
      return makeSlice(ctx, e);
    case 'slice-literal':
      return sliceLiteral(ctx, e);
    case 'make-channel':
      return makeChannel(ctx, e);
    case 'append':
      return appendValues(ctx, e);
    case 'copy':
      return copyElements(ctx, e);
    case 'bytes':
      return bytesOf(ctx, e);
    case 'text':
      return textOf(ctx, e);
    case 'receive':
      return receiveValue(ctx, e);
    default:
      return unreachable(e);
  }
}

type Made = Expression & {
  readonly kind:
    | 'constructor'
    | 'struct'
    | 'array'
    | 'sequence'
    | 'set'
    | 'multiset'
    | 'update'
    | 'to-sequence'
    | 'collected'
    | 'interval';
};

function madeOf(ctx: Context, e: Made): Term {
  if (e.kind === 'struct') return structTerm(ctx, e);
  if (e.kind === 'constructor') return constructorTerm(ctx, e);
  return e.kind === 'interval' ? intervalTerm(ctx, e) : collectionTerm(ctx, e);
}

/** Where the body of `unfolding` or `let` is looked at. */
function insideOf(ctx: Context, e: Expression & { kind: 'unfolding' | 'let' }): Context {
  if (e.kind === 'let')
    return looking(ctx, withLocal(ctx.cell.state, e.variable, evaluate(ctx, e.value)));
  const inside = looking(ctx, ctx.cell.state);
  unfoldFor(inside, e.access);
  return inside;
}

/** What changes the state runs for certain, or it is not followed. */
function needsEffect(ctx: Context, e: Expression): Context {
  if (ctx.guards.length > 0 || ctx.isSilent)
    throw new Unsupported('a call or allocation in a specification or under a condition', e.span);
  return ctx;
}

function local(ctx: Context, variable: Variable, e: Expression): Term {
  const value = ctx.cell.state.locals.get(variable);
  if (variable.isOfPackage === true) return packageError(ctx, variable);
  if (value === undefined) throw new Unsupported(`the variable ${variable.name} here`, e.span);
  return value;
}

/** errors.New makes something that is not nil, and that Go compares. */
function packageError({ proof }: Context, { name }: Variable): Term {
  const { v } = proof;
  const term = v.name('package', name);
  proof.assumed.add(`no other file assigns ${name}`);
  v.once(`package ${name}`, () => {
    v.declare(term, [], 'Iface');
    v.axiom(['not', ['=', ['dyn', term], '0']]);
    v.axiom(['comparable', ['dyn', term]]);
  });
  return term;
}

function stringTerm(ctx: Context, bytes: string): Term {
  if (bytes === '') return 'emptystr';
  const { v } = ctx.proof;
  if (bytes.length > 200) throw new Error('the string is too long');
  const name = v.name('str', bytes);
  v.once(`string ${bytes}`, () => {
    v.declare(name, [], 'Str');
    v.axiom(['=', ['strlen', name], number(bytes.length)]);
    for (let at = 0; at < bytes.length; at++)
      v.axiom(['=', ['strat', name, String(at)], String(bytes.charCodeAt(at))]);
  });
  return name;
}

/** A permission: a literal quotient is a number; one over a variable falls as that grows. */
function fractionTerm(ctx: Context, e: Expression & { kind: 'fraction' }): Term {
  const { numerator, denominator } = e;
  const top = evaluate(ctx, numerator);
  if (denominator.kind === 'integer') {
    if (denominator.value <= 0n) throw new Unsupported('this fraction', e.span);
    const real =
      numerator.kind === 'integer' ? `${numerator.value}.0` : (['to_real', top] as const);
    return denominator.value === 1n ? real : ['/', real, `${denominator.value}.0`];
  }
  const bottom = evaluate(ctx, denominator);
  check(ctx, ['<=', '1', bottom], 'division_by_zero_error', 'fraction', e.span);
  const part: Term = ['frac', bottom];
  return numerator.kind === 'integer' && numerator.value === 1n
    ? part
    : ['*', ['to_real', top], part];
}

function unaryTerm(ctx: Context, e: Expression & { kind: 'unary' }): Term {
  const operand = evaluate(ctx, e.operand);
  switch (e.operator) {
    case '!':
      return not(operand);
    case '-':
      return ['-', operand];
    case '^':
      return complementTerm(e, operand);
    default:
      return unreachable(e.operator);
  }
}

/** The right side of && and the like is only looked at where the left side lets it. */
function binaryExpression(ctx: Context, e: Expression & { kind: 'binary' }): Term {
  const left = evaluate(ctx, e.left);
  const { operator } = e;
  if (!isLogical(operator)) return binaryTerm(ctx, e, operator, left, evaluate(ctx, e.right));
  switch (operator) {
    case '&&':
      return and(left, evaluate(when(ctx, left), e.right));
    case '==>':
      return implies(left, evaluate(when(ctx, left), e.right));
    case '||':
      return or(left, evaluate(when(ctx, not(left)), e.right));
    case '<==>':
      return ['=', left, evaluate(ctx, e.right)];
    default:
      return unreachable(operator);
  }
}

function structTerm(ctx: Context, e: Expression & { kind: 'struct' }): Term {
  const { v } = ctx.proof;
  const values = e.owner.fields.map((field, index) => {
    const value = e.values[index] ?? null;
    return value === null ? zeroOf(v, field.type) : evaluate(ctx, value);
  });
  return makeStruct(v, e.owner, values);
}

function assertionTerm(ctx: Context, e: Expression & { kind: 'assertion' }): Term {
  const { v } = ctx.proof;
  const value = evaluate(ctx, e.operand);
  if (e.commaOk) throw new Unsupported('a type assertion with two values here', e.span);
  if (underlying(e.type).kind === 'interface')
    throw new Unsupported('an assertion of an interface', e.span);
  check(ctx, ['=', ['dyn', value], typeTag(v, e.type)], 'type_assertion_error', 'type', e.span);
  return unbox(v, e.type, value);
}

function inPast(ctx: Context, e: Expression & { kind: 'old' }): Term {
  const past = ctx.cell.state.past.get(e.label ?? '');
  if (past === undefined) throw new Unsupported('old without a state to speak of', e.span);
  return evaluate(looking(ctx, { ...ctx.cell.state, ...past }), e.operand);
}

function quantified(ctx: Context, e: Expression & { kind: 'quantifier' }): Term {
  const { inside, bound } = bind(ctx, e.variables, false);
  const body = evaluate(inside, e.body);
  if (e.quantifier === 'exists') return exists(bound, body);
  return forall(bound, body, triggersOf(inside, e, bound, body));
}

function triggersOf(
  inside: Context,
  e: Expression & { kind: 'quantifier' },
  bound: readonly Bound[],
  body: Term,
): readonly (readonly Term[])[] {
  if (e.triggers.length === 0) return patternsFor(bound, body);
  const silent = { ...inside, isSilent: true };
  const written = e.triggers.map((terms) =>
    terms.map((one) => limitedTerm(triggerTerm(silent, one))),
  );
  return written.every((terms) => terms.every((one) => typeof one !== 'string'))
    ? written
    : patternsFor(bound, body);
}

/** A place in a trigger means its address; a function means what posts and bodies are known of. */
function triggerTerm(ctx: Context, e: Expression): Term {
  if (e.kind === 'address') return addressOf(ctx, e.operand);
  if (isPlace(e) && e.kind === 'element') return addressOf(ctx, e);
  return evaluate(ctx, e);
}
