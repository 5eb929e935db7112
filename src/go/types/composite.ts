import type { CompositeElement, CompositeLiteral, GoExpression } from '../syntax/node.ts';
import { assignValue } from './assign-value.ts';
import { checkIndex } from './bounds.ts';
import type { Checker } from './checker.ts';
import { compositeStruct } from './composite-struct.ts';
import type { ConstantValue } from './constant-value.ts';
import { coreType } from './core-type.ts';
import { useAll, value } from './evaluate.ts';
import { identical } from './identical.ts';
import { unknownOperand, valueOperand, type Operand } from './operand.ts';
import { isInterface } from './predicates.ts';
import { isInteger } from './rational.ts';
import { recordType } from './record.ts';
import { expressionText, fail, typeText } from './report.ts';
import type { MapType, Type } from './type.ts';

export function compositeLiteral(c: Checker, e: CompositeLiteral, expected: Type | null): Operand {
  const declared = literalType(c, e, expected);
  if (declared === null) {
    useElements(c, e.elements);
    return unknownOperand(e);
  }
  const { type, base, isCounted } = declared;
  const core = coreType(base);
  switch (core?.kind) {
    case 'struct':
      compositeStruct(c, e, base, core);
      return valueOperand(e, type);
    case 'array': {
      const length = listElements(c, e.elements, core.element, isCounted ? null : core.length);
      if (!isCounted || e.type === null) return valueOperand(e, type);
      const counted: Type = { kind: 'array', length, element: core.element };
      recordType(c, e.type, 'type', counted);
      return valueOperand(e, counted);
    }
    case 'slice':
      listElements(c, e.elements, core.element, null);
      return valueOperand(e, type);
    case 'map':
      mapElements(c, e.elements, core);
      return valueOperand(e, type);
    case 'unknown':
      useElements(c, e.elements);
      return valueOperand(e, type);
    case undefined:
    case 'basic':
    case 'named':
    case 'type-parameter':
    case 'pointer':
    case 'channel':
    case 'signature':
    case 'interface':
    case 'union':
    case 'tuple':
      useElements(c, e.elements);
      fail(c, (e.type ?? e).span, 'go-invalid-composite', { type: typeText(c, type) });
      return unknownOperand(e);
  }
}

interface LiteralType {
  readonly type: Type;
  /** What is made: of an elided &T the T. */
  readonly base: Type;
  /** [...]T */
  readonly isCounted: boolean;
}

function literalType(c: Checker, e: CompositeLiteral, expected: Type | null): LiteralType | null {
  if (e.type !== null) {
    if (e.type.kind === 'array-type' && e.type.length === 'counted') {
      const element = c.rules.type(c, e.type.element);
      const type: Type = { kind: 'array', length: null, element };
      return { type, base: type, isCounted: true };
    }
    const type = c.rules.type(c, e.type);
    return { type, base: type, isCounted: false };
  }
  if (expected === null) {
    fail(c, e.span, 'go-untyped-composite', {});
    return null;
  }
  const core = coreType(expected);
  const base = core?.kind === 'pointer' ? core.element : expected;
  return { type: expected, base, isCounted: false };
}

/** Reads what is left of a literal whose type is at fault. Bare names before a colon may be fields. */
function useElements(c: Checker, elements: readonly CompositeElement[]): void {
  for (const { key, value: own } of elements) {
    if (key !== null && key.kind !== 'name') useAll(c, [key]);
    if (own.kind === 'composite' && own.type === null) useElements(c, own.elements);
    else useAll(c, [own]);
  }
}

/** Elements of an array or a slice; gives how long it has to be. */
function listElements(
  c: Checker,
  elements: readonly CompositeElement[],
  type: Type,
  length: bigint | null,
): bigint {
  const seen = new Set<bigint>();
  let [index, most] = [0n, 0n];
  for (const { key, value: own } of elements) {
    const at = key === null ? index : elementIndex(c, key, length);
    if (at !== null) {
      if (key === null && length !== null && at >= length)
        fail(c, own.span, 'go-literal-out-of-bounds', {
          index: String(at),
          length: String(length),
        });
      if (seen.has(at)) fail(c, (key ?? own).span, 'go-duplicate-index', { index: String(at) });
      seen.add(at);
      index = at + 1n;
      if (index > most) most = index;
    }
    const expected = type;
    assignValue(c, value(c, own, expected), type, 'array or slice literal');
  }
  return most;
}

function elementIndex(c: Checker, key: GoExpression, length: bigint | null): bigint | null {
  const before = c.diagnostics.length;
  const own = checkIndex(c, key, length);
  if (own !== null) return own;
  if (c.diagnostics.length === before && c.info.types.get(key)?.mode !== 'unknown')
    fail(c, key.span, 'go-index-not-constant', { text: expressionText(c, key) });
  return null;
}

function mapElements(c: Checker, elements: readonly CompositeElement[], map: MapType): void {
  const seen = new Map<string, Type[]>();
  for (const element of elements) {
    const { key, value: own } = element;
    if (key === null) {
      fail(c, own.span, 'go-missing-key', {});
      useElements(c, [element]);
      continue;
    }
    const x = assignValue(c, value(c, key, map.key), map.key, 'map literal');
    if (x.mode === 'constant' && x.value !== null && isRepeated(seen, x, map)) {
      fail(c, key.span, 'go-duplicate-key', { text: expressionText(c, key) });
    }
    assignValue(c, value(c, own, map.value), map.value, 'map literal');
  }
}

/** In a map of interfaces 1 and int8(1) are two keys. */
function isRepeated(seen: Map<string, Type[]>, x: Operand, map: MapType): boolean {
  const key = constantKey(x.value!);
  if (key === null) return false;
  const known = seen.get(key) ?? [];
  seen.set(key, [...known, x.type]);
  return isInterface(map.key) ? known.some((type) => identical(type, x.type)) : known.length > 0;
}

/** Equal constants of one type have equal keys. */
export function constantKey(value: ConstantValue): string | null {
  switch (value.kind) {
    case 'boolean':
    case 'integer':
      return `${value.kind} ${value.value}`;
    case 'string':
      return `string ${value.bytes}`;
    case 'float':
      return isInteger(value.value)
        ? `integer ${value.value.numerator}`
        : `float ${value.value.numerator}/${value.value.denominator}`;
    case 'complex': {
      const { real, imaginary } = value;
      if (imaginary.numerator === 0n) return constantKey({ kind: 'float', value: real });
      return `complex ${real.numerator}/${real.denominator} ${imaginary.numerator}/${imaginary.denominator}`;
    }
    case 'unknown':
      return null;
  }
}
