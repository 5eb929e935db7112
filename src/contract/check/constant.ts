import { unreachable } from '../../base/unreachable.ts';
import type { Expression as Syntax } from '../language/node.ts';
import type { Span } from '../../base/span.ts';
import type { Expression, Type } from './model.ts';
import { find, type Environment } from './scope.ts';

type Constant = bigint | boolean | string;

/** The value of an expression that is known without running anything; null otherwise. */
export function constantOf(
  env: Environment,
  syntax: Syntax,
  iota: bigint | null = null,
): Constant | null {
  switch (syntax.kind) {
    case 'integer':
      return syntax.value;
    case 'string':
      return syntax.bytes;
    case 'name': {
      if (syntax.name === 'iota' && iota !== null) return iota;
      const entity = find(env.scope, syntax.name);
      return entity?.kind === 'constant' ? entity.value : null;
    }
    case 'unary': {
      const value = constantOf(env, syntax.operand, iota);
      if (typeof value === 'boolean') return syntax.operator === '!' ? !value : null;
      if (typeof value !== 'bigint') return null;
      return syntax.operator === '-' ? -value : syntax.operator === '+' ? value : null;
    }
    case 'binary': {
      const left = constantOf(env, syntax.left, iota);
      const right = constantOf(env, syntax.right, iota);
      if (typeof left !== 'bigint' || typeof right !== 'bigint') return null;
      return arithmetic(syntax.operator, left, right);
    }
    case 'call': {
      const [argument] = syntax.arguments;
      const isConversion =
        syntax.callee.kind === 'name' && find(env.scope, syntax.callee.name)?.kind === 'type';
      return isConversion && argument !== undefined ? constantOf(env, argument, iota) : null;
    }
    case 'access':
    case 'array-type':
    case 'assertion':
    case 'cardinality':
    case 'channel-type':
    case 'composite':
    case 'conditional':
    case 'constructor':
    case 'float':
    case 'function-literal':
    case 'function-type':
    case 'index':
    case 'interface-type':
    case 'interval':
    case 'let':
    case 'map-type':
    case 'old':
    case 'predicate-type':
    case 'quantifier':
    case 'selector':
    case 'slice-type':
    case 'slice':
    case 'star':
    case 'struct-type':
    case 'unfolding':
    case 'update':
      return null;
    default:
      return unreachable(syntax);
  }
}

function arithmetic(operator: string, left: bigint, right: bigint): Constant | null {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return right === 0n ? null : left / right;
    case '%':
      return right === 0n ? null : left % right;
    case '<<':
      return 0n <= right && right < 200n ? left << right : null;
    case '>>':
      return right < 0n ? null : left >> right;
    case '&':
      return left & right;
    case '|':
      return left | right;
    case '^':
      return left ^ right;
    case '&^':
      return left & ~right;
    default:
      return null;
  }
}

export function constantExpression(
  value: bigint | boolean | string,
  type: Type,
  span: Span,
): Expression {
  if (typeof value === 'bigint') return { kind: 'integer', value, type, span };
  if (typeof value === 'boolean') return { kind: 'boolean', value, type, span };
  return { kind: 'string', bytes: value, type, span };
}
