import type { GoExpression, GoStatement, SelectCase as GoSelectCase } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { LocalId, TypeId } from '../ids.ts';
import type { SelectCase } from '../statement.ts';
import { local, shapeOf, typeOf, withoutParentheses, type Context } from './context.ts';
import { assignable, assigned } from './convert.ts';
import { leavable } from './jump.ts';
import { isBlank, lowerDefined, lowerTarget, write } from './target.ts';

type SelectStatement = GoStatement & { readonly kind: 'select' };

/** Channels and values of all cases first, in the order of the text; then the choice. */
export function lowerSelect(
  context: Context,
  { cases, span }: SelectStatement,
  name: string | null,
): void {
  const { fn } = context;
  leavable(context, { name, span }, (inner) => {
    const prepared = cases.flatMap((clause) => {
      const operands = clause.communication === null ? null : operandsOf(inner, clause);
      return operands === null ? [] : [{ clause, operands }];
    });
    const written = prepared.map(({ clause, operands }) => writeCase(inner, clause, operands));
    const otherwise = cases.find(({ communication }) => communication === null);
    fn.emit(
      {
        kind: 'select',
        cases: written,
        default:
          otherwise === undefined
            ? null
            : fn.nested(() => inner.lower.block(inner, otherwise.body)),
      },
      span,
    );
  });
}

type Operands =
  | { readonly kind: 'send'; readonly channel: PlainExpression; readonly value: PlainExpression }
  | {
      readonly kind: 'receive';
      readonly channel: PlainExpression;
      readonly element: TypeId;
      readonly targets: readonly GoExpression[];
      readonly defines: boolean;
    };

function operandsOf(context: Context, { communication }: GoSelectCase): Operands | null {
  if (communication?.kind === 'send')
    return { kind: 'send', ...sendOperands(context, communication) };
  if (communication?.kind === 'expression')
    return receiveOperands(context, communication.expression, [], false);
  if (communication?.kind === 'assign' || communication?.kind === 'define') {
    const [right] = communication.right;
    const defines = communication.kind === 'define';
    return right === undefined
      ? null
      : receiveOperands(context, right, communication.left, defines);
  }
  return null;
}

export function sendOperands(
  context: Context,
  statement: GoStatement & { readonly kind: 'send' },
): { readonly channel: PlainExpression; readonly value: PlainExpression } {
  const shape = shapeOf(context, typeOf(context, statement.channel));
  const channel = context.lower.expression(context, statement.channel);
  const type = typeOf(context, statement.value);
  const operand = { value: context.lower.expression(context, statement.value), type };
  const value = assignable(context, operand, shape.kind === 'channel' ? shape.element : type);
  const held = channel();
  return { channel: held, value: value() };
}

function receiveOperands(
  context: Context,
  expression: GoExpression,
  targets: readonly GoExpression[],
  defines: boolean,
): Operands | null {
  const inner = withoutParentheses(expression);
  if (inner.kind !== 'unary' || inner.operator !== '<-') return null;
  const shape = shapeOf(context, typeOf(context, inner.operand));
  const element = shape.kind === 'channel' ? shape.element : context.program.types.unknown;
  const channel = context.lower.expression(context, inner.operand)();
  return { kind: 'receive', channel, element, targets, defines };
}

function writeCase(context: Context, clause: GoSelectCase, operands: Operands): SelectCase {
  const { fn, program } = context;
  const span = fn.place((clause.communication ?? clause).span);
  if (operands.kind === 'send') {
    const body = fn.nested(() => context.lower.block(context, clause.body));
    return { span, communication: operands, body };
  }
  const { channel, element, targets, defines } = operands;
  const bool = program.types.basic('bool');
  const into = (target: GoExpression | undefined, type: TypeId): LocalId | null =>
    target === undefined || isBlank(target) ? null : fn.register(type, target.span);
  const [value, ok] = [into(targets[0], element), into(targets[1], bool)];
  const body = fn.nested(() => {
    if (value !== null) assignTo(context, targets[0]!, defines, [value, element]);
    if (ok !== null) assignTo(context, targets[1]!, defines, [ok, bool]);
    context.lower.block(context, clause.body);
  });
  return { span, communication: { kind: 'receive', channel, value, ok }, body };
}

/** Where the value goes is evaluated only when the case was taken. */
function assignTo(
  context: Context,
  expression: GoExpression,
  defines: boolean,
  [value, from]: readonly [LocalId, TypeId],
): void {
  const { target, type } = defines
    ? lowerDefined(context, expression)
    : lowerTarget(context, expression);
  const place = target();
  write(context, place, assigned(context, local(value), from, type ?? from), expression.span);
}
