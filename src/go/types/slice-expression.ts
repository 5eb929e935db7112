import type { GoExpression } from '../syntax/node.ts';
import { basics } from './basic.ts';
import { checkIndex } from './bounds.ts';
import type { Checker } from './checker.ts';
import { coreTypeOrString } from './core-type.ts';
import { useAll, value } from './evaluate.ts';
import { underlyingOf } from './named.ts';
import { isVague, unknownOperand, valueOperand, type Operand } from './operand.ts';
import { is, isUntyped } from './predicates.ts';
import { fail, operandText } from './report.ts';
import type { Type } from './type.ts';

type SliceExpression = GoExpression & { readonly kind: 'slice' };

interface Sliced {
  readonly type: Type;
  readonly length: bigint | null;
}

export function sliceExpression(c: Checker, e: SliceExpression): Operand {
  const x = value(c, e.operand);
  const bounds = [e.low, e.high, e.most];
  if (isVague(x)) {
    useAll(c, bounds);
    return unknownOperand(e);
  }
  const sliced = slicedType(c, x, e);
  if (sliced === null) {
    useAll(c, bounds);
    return unknownOperand(e);
  }
  checkBounds(c, e, sliced.length);
  return valueOperand(e, sliced.type);
}

function slicedType(c: Checker, x: Operand, e: SliceExpression): Sliced | null {
  const core = coreTypeOrString(x.type);
  switch (core?.kind) {
    case 'unknown':
      return { type: core, length: null };
    case 'basic': {
      if (!is(core, 'string')) break;
      if (e.most !== null) {
        fail(c, e.most.span, 'go-slice-string-thrice', { operand: operandText(c, x) });
        return null;
      }
      const length = x.value?.kind === 'string' ? BigInt(x.value.bytes.length) : null;
      return { type: isUntyped(x.type) ? basics.string : x.type, length };
    }
    case 'array':
      if (x.mode === 'variable')
        return { type: { kind: 'slice', element: core.element }, length: core.length };
      fail(c, x.expression.span, 'go-slice-unaddressable', { operand: operandText(c, x) });
      return null;
    case 'pointer': {
      const array = underlyingOf(core.element);
      if (array.kind === 'array')
        return { type: { kind: 'slice', element: array.element }, length: array.length };
      if (array.kind === 'unknown') return { type: array, length: null };
      break;
    }
    case 'slice':
      return { type: x.type, length: null };
    case undefined:
    case 'named':
    case 'type-parameter':
    case 'map':
    case 'channel':
    case 'signature':
    case 'struct':
    case 'interface':
    case 'union':
    case 'tuple':
      break;
  }
  fail(c, x.expression.span, 'go-cannot-slice', { operand: operandText(c, x) });
  return null;
}

/** Constant bounds are in order. */
function checkBounds(c: Checker, e: SliceExpression, length: bigint | null): void {
  const limit = length === null ? null : length + 1n;
  const known: { readonly value: bigint; readonly at: GoExpression }[] = [];
  for (const bound of [e.low, e.high, e.most]) {
    if (bound === null) continue;
    const own = checkIndex(c, bound, limit);
    if (own !== null) known.push({ value: own, at: bound });
  }
  for (const [index, one] of known.entries()) {
    const smaller = known.slice(index + 1).find((other) => other.value < one.value);
    if (smaller === undefined) continue;
    const given = { high: String(smaller.value), low: String(one.value) };
    fail(c, smaller.at.span, 'go-slice-order', given);
    return;
  }
}
