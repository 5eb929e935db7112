import { unreachable } from '../../../base/unreachable.ts';
import { toNumber } from '../../types/rational.ts';
import { isLiteral, isTypeExpression } from '../../syntax/expression-groups.ts';
import type { GoExpression } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import { read } from './access.ts';
import { lowerAssertion } from './assertion.ts';
import { lowerBinary } from './binary.ts';
import { toConstant } from './constant.ts';
import { shapeOf, typeOf, unknownValue, type Context } from './context.ts';
import { lowerIndex } from './index-expression.ts';
import { later, ready, type Late } from './late.ts';
import { lowerLogic } from './logic.ts';
import { lowerName } from './name.ts';
import { ofValue, type Access } from './operand.ts';
import { lowerSelector } from './selector.ts';
import { lowerSlice } from './slice.ts';
import { lowerStar, lowerUnary } from './unary.ts';

/** Deeper syntax is no program that a person wrote, and would not fit on our own stack. */
const deepest = 250;

export function lowerExpression(context: Context, expression: GoExpression): Late<PlainExpression> {
  const known = constantOf(context, expression);
  if (known !== null) return ready(known);
  const access = lowerAccess(context, expression);
  const type = typeOf(context, expression);
  return later(access, (found) => {
    const value = read(context, found, type, expression.span);
    context.program.place(value, context.file, expression.span);
    return value;
  });
}

/** What the checker computed: it is no more computed when the program runs. */
function constantOf(context: Context, expression: GoExpression): PlainExpression | null {
  const known = context.info.types.get(expression);
  if (known === undefined) return null;
  const type = typeOf(context, expression);
  if (known.mode === 'nil') return { kind: 'zero', type };
  if (known.value === null) return null;
  return toConstant(known.value, shapeOf(context, type), type, toNumber);
}

export function lowerAccess(context: Context, expression: GoExpression): Late<Access> {
  const { depth, program, file } = context;
  if (depth.value >= deepest) {
    program.visiting(file, expression.span);
    program.report('go-too-deep');
    return ready(ofValue(unknownValue(context, expression.span, typeOf(context, expression))));
  }
  depth.value++;
  try {
    return accessOf(context, expression);
  } finally {
    depth.value--;
  }
}

function accessOf(context: Context, expression: GoExpression): Late<Access> {
  const valued = (value: Late<PlainExpression>): Late<Access> => later(value, ofValue);
  const fault = (): Late<Access> =>
    ready(ofValue(unknownValue(context, expression.span, typeOf(context, expression))));
  // A constant was answered before: this one has a fault.
  if (isLiteral(expression) || isTypeExpression(expression)) return fault();
  switch (expression.kind) {
    case 'name':
      return lowerName(context, expression);
    case 'parentheses':
      return lowerAccess(context, expression.inner);
    case 'selector':
      return lowerSelector(context, expression);
    case 'star':
      return lowerStar(context, expression);
    case 'index':
      return lowerIndex(context, expression);
    case 'slice':
      return valued(lowerSlice(context, expression));
    case 'unary':
      return valued(lowerUnary(context, expression));
    case 'binary':
      return valued(
        expression.operator === '&&' || expression.operator === '||'
          ? lowerLogic(context, expression)
          : lowerBinary(context, expression),
      );
    case 'assertion':
      return valued(lowerAssertion(context, expression));
    case 'composite':
      return valued(context.lower.composite(context, expression, typeOf(context, expression)));
    case 'function-literal':
      return valued(context.lower.literal(context, expression));
    case 'call': {
      const [first] = context.lower.call(context, expression);
      return first === undefined
        ? ready(ofValue(unknownValue(context, expression.span)))
        : valued(first.value);
    }
    case 'bad':
      return fault();
    default:
      return unreachable(expression);
  }
}
