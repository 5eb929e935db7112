import { unreachable } from '../../../base/unreachable.ts';
import type { Block, CallExpression, GoExpression, GoStatement } from '../../syntax/node.ts';
import { lowerAssign, lowerStep } from './assign.ts';
import { lowerIf } from './branch.ts';
import { applyBuiltin, builtinOf } from './builtin.ts';
import { prepareCall } from './call.ts';
import { withoutParentheses, type Context } from './context.ts';
import { lowerDeclare } from './declare.ts';
import { canPanic } from './expression-facts.ts';
import { lowerStatements } from './goto.ts';
import { emitCallInto } from './invoke.ts';
import { lowerBreak, lowerContinue, lowerGoto } from './jump.ts';
import { lowerFor } from './loop.ts';
import { lowerRange } from './range.ts';
import { lowerReturn } from './return.ts';
import { lowerSelect, sendOperands } from './select.ts';
import { lowerSpawn } from './spawn.ts';
import { lowerSwitch } from './switch.ts';
import { lowerTypeSwitch } from './type-switch.ts';
import { typeOfValue } from './typing.ts';

/** Deeper nesting is no program that a person wrote, and would not fit on our own stack. */
const deepest = 150;

export function lowerBlock(context: Context, { statements }: Block): void {
  lowerStatements(context, statements);
}

export function lowerStatement(context: Context, statement: GoStatement): void {
  const { depth, program, file } = context;
  if (depth.value >= deepest) {
    program.visiting(file, statement.span);
    return program.report('go-too-deep');
  }
  depth.value++;
  try {
    lower(context, statement, null);
  } finally {
    depth.value--;
  }
}

function lower(context: Context, statement: GoStatement, name: string | null): void {
  const { span } = statement;
  switch (statement.kind) {
    case 'block':
      return lowerBlock(context, statement);
    case 'expression':
      return lowerUnused(context, statement.expression);
    case 'send': {
      const operands = sendOperands(context, statement);
      return context.fn.emit({ kind: 'send', ...operands }, span);
    }
    case 'step':
      return lowerStep(context, statement);
    case 'assign':
    case 'define':
      return lowerAssign(context, statement);
    case 'declare':
      return lowerDeclare(context, statement);
    case 'go':
    case 'defer':
      return lowerSpawn(context, statement);
    case 'return':
      return lowerReturn(context, statement);
    case 'break':
      return lowerBreak(context, statement.label?.name ?? null, span);
    case 'continue':
      return lowerContinue(context, statement.label?.name ?? null, span);
    case 'goto':
      return lowerGoto(context, statement.label.name, span);
    case 'if':
      return lowerIf(context, statement);
    case 'for':
      return lowerFor(context, statement, name);
    case 'range':
      return lowerRange(context, statement, name);
    case 'switch':
      return lowerSwitch(context, statement, name);
    case 'type-switch':
      return lowerTypeSwitch(context, statement, name);
    case 'select':
      return lowerSelect(context, statement, name);
    case 'labeled':
      return lower(context, statement.statement, statement.label.name);
    // The end of a case, which the switch sees to.
    case 'fallthrough':
    case 'empty':
    case 'bad':
      return;
    default:
      return unreachable(statement);
  }
}

/** An expression of which nobody takes the value. */
function lowerUnused(context: Context, expression: GoExpression): void {
  const { fn } = context;
  const inner = withoutParentheses(expression);
  if (inner.kind === 'call' && !isConversion(context, inner))
    return lowerUnusedCall(context, inner);
  if (inner.kind === 'unary' && inner.operator === '<-') {
    const channel = context.lower.expression(context, inner.operand)();
    return fn.emit({ kind: 'receive', channel, value: null, ok: null }, inner.span);
  }
  const value = context.lower.expression(context, inner)();
  if (canPanic(value)) fn.copy(value, typeOfValue(context, value), inner.span);
}

const isConversion = (context: Context, { callee }: CallExpression): boolean =>
  context.info.types.get(callee)?.mode === 'type';

function lowerUnusedCall(context: Context, call: CallExpression): void {
  const builtin = builtinOf(context, call);
  if (builtin?.name === 'recover')
    return context.fn.emit({ kind: 'recover', target: null }, call.span);
  if (builtin !== null) {
    applyBuiltin(context, builtin).forEach(({ value }) => value());
    return;
  }
  const invocation = prepareCall(context, call, 0)();
  emitCallInto(
    context,
    invocation,
    invocation.results.map(() => null),
    call.span,
  );
}
