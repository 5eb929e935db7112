import type { IndexExpression } from '../syntax/node.ts';
import { assignValue } from './assign-value.ts';
import { basics } from './basic.ts';
import { checkIndex } from './bounds.ts';
import type { Checker } from './checker.ts';
import { anything, useAll, value } from './evaluate.ts';
import { identical } from './identical.ts';
import { instantiateFunction } from './instantiate-function.ts';
import { underlyingOf } from './named.ts';
import { isVague, unknownOperand, valueOperand, type Operand } from './operand.ts';
import { is, termsOf } from './predicates.ts';
import { fail, operandText } from './report.ts';
import type { MapType, Type } from './type.ts';

/** a[i], m[k], and F[T] and G[T] of what is generic. */
export function indexExpression(c: Checker, e: IndexExpression): Operand {
  const x = anything(c, e.operand);
  if (x.mode === 'unknown') {
    useAll(c, e.indices);
    return unknownOperand(e);
  }
  if (x.mode === 'type') return valueOperand(e, c.rules.type(c, e), 'type');
  if (x.mode === 'value' && x.type.kind === 'signature' && x.type.typeParameters.length > 0)
    return instantiateFunction(c, x.type, e);
  return elementOf(c, x, e);
}

interface Indexable {
  readonly element: Type;
  readonly mode: 'value' | 'variable' | 'map-index';
  readonly length: bigint | null;
  readonly map: MapType | null;
}

function elementOf(c: Checker, x: Operand, e: IndexExpression): Operand {
  const [index] = e.indices;
  if (index === undefined) return unknownOperand(e);
  if (isVague(x)) {
    useAll(c, e.indices);
    return unknownOperand(e);
  }
  const found = indexable(x, x.type);
  if (found === null) {
    fail(c, x.expression.span, 'go-cannot-index', { operand: operandText(c, x) });
    useAll(c, e.indices);
    return unknownOperand(e);
  }
  const second = e.indices[1];
  if (second !== undefined) {
    fail(c, second.span, 'go-several-indices', {});
    useAll(c, e.indices.slice(1));
  }
  if (found.map !== null) assignValue(c, value(c, index), found.map.key, 'map index');
  else checkIndex(c, index, found.length);
  return found.element.kind === 'unknown'
    ? valueOperand(e, found.element, found.mode)
    : valueOperand(e, found.element, found.mode);
}

function indexable(x: Operand, type: Type): Indexable | null {
  if (type.kind === 'type-parameter') return parameterIndexable(x, type);
  const under = underlyingOf(type);
  const plain = { length: null, map: null };
  if (under.kind === 'basic') {
    if (!is(under, 'string')) return null;
    const isConstant = x.mode === 'constant' && x.value?.kind === 'string';
    const length = isConstant && x.value?.kind === 'string' ? BigInt(x.value.bytes.length) : null;
    return { element: basics.byte, mode: 'value', length, map: null };
  }
  if (under.kind === 'array') {
    const mode = x.mode === 'variable' ? 'variable' : 'value';
    return { element: under.element, mode, length: under.length, map: null };
  }
  if (under.kind === 'pointer') {
    const array = underlyingOf(under.element);
    if (array.kind === 'unknown') return { ...plain, element: array, mode: 'variable' };
    if (array.kind !== 'array') return null;
    return { element: array.element, mode: 'variable', length: array.length, map: null };
  }
  if (under.kind === 'slice') return { ...plain, element: under.element, mode: 'variable' };
  if (under.kind === 'map')
    return { length: null, map: under, element: under.value, mode: 'map-index' };
  return null;
}

/** All types of the set have to be indexed alike. */
function parameterIndexable(x: Operand, type: Type): Indexable | null {
  let all: Indexable | null = null;
  for (const term of termsOf(type) ?? []) {
    const own = indexable(x, term.type);
    if (own === null) return null;
    if (all === null) {
      all = own;
      continue;
    }
    if (!identical(all.element, own.element) || (all.map === null) !== (own.map === null))
      return null;
    if (all.map !== null && own.map !== null && !identical(all.map.key, own.map.key)) return null;
    const length: bigint | null =
      all.length === null
        ? own.length
        : own.length === null || all.length < own.length
          ? all.length
          : own.length;
    const mode: Indexable['mode'] =
      all.mode === 'value' || own.mode === 'value' ? 'value' : all.mode;
    all = { ...all, length, mode };
  }
  return all;
}
