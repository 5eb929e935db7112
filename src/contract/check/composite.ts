import { hasEffect } from './late.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Span } from '../../base/span.ts';
import type { Element, Expression as Syntax } from '../language/node.ts';
import { constantOf } from './constant.ts';
import { converted } from './convert.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type { Expression, PredicateInfo, StructType, Type } from './model.ts';
import { blankField, resolveType } from './resolve-type.ts';
import { find, type Environment } from './scope.ts';
import { memberOf, packageMember } from './select.ts';
import { typeKey, underlying } from './type.ts';
import { checkExpression } from './rules.ts';

type Composite = Syntax & { readonly kind: 'composite' };

export function checkComposite(
  env: Environment,
  syntax: Composite,
  expected: Type | null,
): Expression {
  const { span, elements } = syntax;
  if (syntax.type !== null) {
    const predicate = predicateAt(env, syntax.type);
    if (predicate !== null)
      return constructor(
        env,
        predicate,
        elements.map(({ value }) => value),
        span,
      );
  }
  const type = literalType(env, syntax, expected);
  const under = underlying(type);
  switch (under.kind) {
    case 'struct':
      return structLiteral(env, syntax, under, type);
    case 'slice':
      return {
        kind: 'slice-literal',
        values: listValues(env, elements, under.element),
        type,
        span,
      };
    case 'array':
      return { kind: 'array', values: arrayValues(env, elements, under), type, span };
    case 'sequence':
    case 'set':
    case 'multiset':
      return { kind: under.kind, values: listValues(env, elements, under.element), type, span };
    case 'map':
    case 'dict': {
      const value = dictLiteral(env, syntax, under.key, under.value);
      return under.kind === 'dict' ? { ...value, type } : { kind: 'allocate', value, type, span };
    }
    case 'pointer': {
      const value = checkComposite(env, { ...syntax, type: null }, under.element);
      return { kind: 'allocate', value, type, span };
    }
    case 'boolean':
    case 'channel':
    case 'function':
    case 'integer':
    case 'interface':
    case 'named':
    case 'nil':
    case 'permission':
    case 'option':
    case 'predicate':
    case 'string':
    case 'tuple':
    case 'type':
    case 'untyped':
      throw new Unsupported(`a literal of type ${typeKey(type)}`, span);
    default:
      return unreachable(under);
  }
}

function dictLiteral(
  env: Environment,
  { elements, span }: Composite,
  key: Type,
  value: Type,
): Expression {
  const entries = elements.map((one) => {
    if (one.key === null) throw new TypeFault('missing key in map literal', one.value.span);
    return {
      key: converted(env, checkExpression(env, one.key, key), key),
      value: converted(env, checkExpression(env, one.value, value), value),
    };
  });
  return { kind: 'dict', entries, type: { kind: 'dict', key, value }, span };
}

function literalType(env: Environment, syntax: Composite, expected: Type | null): Type {
  if (syntax.type === null) {
    if (expected === null) throw new TypeFault('the type of this literal is missing', syntax.span);
    return expected;
  }
  const type = resolveType(env, syntax.type);
  return type.kind === 'array' && type.length < 0
    ? { ...type, length: syntax.elements.length }
    : type;
}

function structLiteral(
  env: Environment,
  syntax: Composite,
  owner: StructType,
  type: Type,
): Expression {
  const { span, elements } = syntax;
  const values: (Expression | null)[] = owner.fields.map(() => null);
  const written: number[] = [];
  if (elements.length > 0 && elements[0]!.key === null && elements.length !== owner.fields.length)
    throw new TypeFault('a struct literal without names gives all fields', span);
  elements.forEach(({ key, value }, index) => {
    const name = key?.kind === 'name' ? key.name : null;
    const at = name === null ? index : owner.fields.findIndex((field) => field.name === name);
    const field = owner.fields[at];
    if (field === undefined)
      throw new TypeFault(`unknown field ${name ?? ''} in struct literal`, span);
    // Go does not compare it, and our values are compared as wholes.
    if (field.name.startsWith(blankField))
      throw new Unsupported('a value for a blank field', value.span);
    values[at] = converted(env, checkExpression(env, value, field.type), field.type);
    written.push(at);
  });
  // Calls come in the order of the text, and fields are evaluated in that of the type.
  const calls = written.filter((at) => hasEffect(values[at]!));
  if (calls.some((at, index) => at < (calls[index - 1] ?? 0)))
    throw new Unsupported('a struct literal whose calls are not in the order of its fields', span);
  return { kind: 'struct', owner, values, type, span };
}

function listValues(
  env: Environment,
  elements: readonly Element[],
  type: Type,
): readonly Expression[] {
  if (elements.some(({ key }, index) => key !== null && constantOf(env, key) !== BigInt(index)))
    throw new Unsupported('a literal whose elements are not in order', elements[0]!.value.span);
  return elements.map(({ value }) => converted(env, checkExpression(env, value, type), type));
}

function arrayValues(
  env: Environment,
  elements: readonly Element[],
  type: Type & { kind: 'array' },
): readonly Expression[] {
  const values = [...listValues(env, elements, type.element)];
  if (values.length > type.length || type.length > 10_000)
    throw new TypeFault('the array literal does not fit its type', elements[0]!.value.span);
  const span = elements[0]?.value.span ?? { start: 0, end: 0 };
  while (values.length < type.length) values.push({ kind: 'zero', type: type.element, span });
  return values;
}

/** The predicate that syntax names, with its receiver as a first argument where it has one. */
interface NamedPredicate {
  readonly predicate: PredicateInfo;
  readonly receiver: Expression | null;
}

function predicateAt(env: Environment, syntax: Syntax): NamedPredicate | null {
  if (syntax.kind === 'name') {
    const entity = find(env.scope, syntax.name);
    return entity?.kind === 'predicate' ? { predicate: entity.predicate, receiver: null } : null;
  }
  if (syntax.kind !== 'selector') return null;
  const member = packageMember(env, syntax);
  if (member !== null)
    return member.kind === 'predicate' ? { predicate: member.predicate, receiver: null } : null;
  const root = rootName(syntax.operand);
  if (root === null || find(env.scope, root)?.kind !== 'variable') return null;
  const found = memberOf(env, checkExpression(env, syntax.operand), syntax.name.name);
  if (found?.kind !== 'predicate') return null;
  return { predicate: found.predicate, receiver: found.receiver };
}

function rootName(syntax: Syntax): string | null {
  if (syntax.kind === 'name') return syntax.name;
  return syntax.kind === 'selector' ? rootName(syntax.operand) : null;
}

/** `P{a, _}` and `P!<a, _!>`; with `null` for P alone, which leaves everything open. */
export function checkConstructor(
  env: Environment,
  syntax: Syntax,
  given: readonly Syntax[] | null,
  span: Span,
): Expression {
  const found = predicateAt(env, syntax);
  if (found === null) throw new TypeFault('this is no predicate', syntax.span);
  return constructor(env, found, given, span);
}

function constructor(
  env: Environment,
  { predicate, receiver }: NamedPredicate,
  given: readonly Syntax[] | null,
  span: Span,
): Expression {
  const parameters = predicate.parameters.slice(receiver === null ? 0 : 1);
  const all =
    given ?? parameters.map((): Syntax => ({ kind: 'name', name: '_', isShared: false, span }));
  if (all.length !== parameters.length)
    throw new TypeFault(`${predicate.name} takes ${parameters.length} arguments`, span);
  const values = all.map((one, index) => {
    const { type } = parameters[index]!;
    if (one.kind === 'name' && one.name === '_') return null;
    return converted(env, checkExpression(env, one, type), type);
  });
  const open = parameters.filter((_, index) => values[index] === null).map(({ type }) => type);
  const together = receiver === null ? values : [receiver, ...values];
  const type: Type = { kind: 'predicate', parameters: open };
  return { kind: 'constructor', predicate, arguments: together, type, span };
}
