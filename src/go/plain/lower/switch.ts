import type { Span } from '../../../base/span.ts';
import type { GoStatement, SwitchCase } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { LabelId, TypeId } from '../ids.ts';
import { comparison } from './binary.ts';
import { boolean, local, typeOf, type Context } from './context.ts';
import { leavable, type Frame } from './jump.ts';

type SwitchStatement = GoStatement & { readonly kind: 'switch' };

interface Tag {
  readonly value: PlainExpression;
  readonly type: TypeId;
  readonly span: Span;
}

/** The cases are tried one after the other; each leaves the switch at its end. */
export function lowerSwitch(
  context: Context,
  statement: SwitchStatement,
  name: string | null,
): void {
  const { fn } = context;
  const { initializer, value, cases, span } = statement;
  if (initializer !== null) context.lower.statement(context, initializer);
  const tag =
    value === null
      ? null
      : {
          value: fn.hold(
            context.lower.expression(context, value)(),
            typeOf(context, value),
            value.span,
          ),
          type: typeOf(context, value),
          span: value.span,
        };
  leavable(context, { name, span }, (inner, frame) => {
    if (cases.some(fallsThrough)) dispatched(inner, statement, tag, frame);
    else tried(inner, statement, tag, frame);
  });
}

const fallsThrough = ({ body }: SwitchCase): boolean =>
  body.statements.at(-1)?.kind === 'fallthrough';

/** if ... { body; leave }, for one case after the other; the default comes last. */
function tried(context: Context, { cases }: SwitchStatement, tag: Tag | null, frame: Frame): void {
  const others = cases.filter(({ isDefault }) => !isDefault);
  const last = cases.find(({ isDefault }) => isDefault);
  others.forEach((clause, index) => {
    const isLast = index === others.length - 1 && last === undefined;
    onMatch(context, clause, tag, () => {
      context.lower.block(context, clause.body);
      if (!isLast) leave(context, frame, clause);
    });
  });
  if (last !== undefined) context.lower.block(context, last.body);
}

function leave(context: Context, frame: Frame, { span }: SwitchCase): void {
  frame.used.leave = true;
  frame.leave(context, span);
}

/** `then` where one of the values matches; they are evaluated up to that one. */
function onMatch(
  context: Context,
  { values, span }: SwitchCase,
  tag: Tag | null,
  then: () => void,
): void {
  const { fn } = context;
  const matches = values.map((value) => {
    let condition: PlainExpression | null = null;
    const work = fn.nested(() => {
      condition = matched(context, value, tag);
    });
    return { work, condition: condition!, span: value.span };
  });
  const [first, ...rest] = matches;
  if (first === undefined) return;
  fn.append(first.work);
  if (rest.every(({ work }) => work.length === 0)) {
    const condition = rest.reduce<PlainExpression>(
      (left, one) => ({ kind: 'or', left, right: one.condition }),
      first.condition,
    );
    return fn.emit({ kind: 'if', condition, then: fn.nested(then), otherwise: [] }, span);
  }
  // Values with effects: each only if those before do not match.
  const found = fn.register(context.program.types.basic('bool'), span);
  fn.assign(found, first.condition, first.span);
  for (const one of rest) {
    const otherwise = fn.nested(() => {
      fn.append(one.work);
      fn.assign(found, one.condition, one.span);
    });
    fn.emit({ kind: 'if', condition: local(found), then: [], otherwise }, one.span);
  }
  fn.emit({ kind: 'if', condition: local(found), then: fn.nested(then), otherwise: [] }, span);
}

function matched(
  context: Context,
  value: SwitchCase['values'][number],
  tag: Tag | null,
): PlainExpression {
  const found = context.lower.expression(context, value)();
  if (tag === null) return found;
  const { program, file } = context;
  const compared = [tag.value, tag.type] as const;
  const condition = comparison(context, '==', compared, [found, typeOf(context, value)]);
  const textOf = ({ start, end }: Span): string => file.text.slice(start, end);
  program.place(condition, file, value.span, `${textOf(tag.span)} == ${textOf(value.span)}`);
  return condition;
}

/**
 * With `fallthrough`: first which cases are entered, a truth value for each, then the bodies in the order of the
 * text. Truth values, since conditions over them are conditions over what the cases compare.
 */
function dispatched(
  context: Context,
  { cases, span }: SwitchStatement,
  tag: Tag | null,
  frame: Frame,
): void {
  const { fn, program } = context;
  const entered = cases.map((clause) => fn.register(program.types.basic('bool'), clause.span));
  const enter = (index: number, value = true): void =>
    fn.assign(entered[index]!, boolean(context, value), span);
  cases.forEach((_, index) => enter(index, false));
  const label: LabelId = fn.label();
  const choice = fn.nested(() => {
    cases.forEach((clause, index) => {
      if (clause.isDefault) return;
      onMatch(context, clause, tag, () => {
        enter(index);
        fn.emit({ kind: 'break', label }, clause.span);
      });
    });
    const otherwise = cases.findIndex(({ isDefault }) => isDefault);
    if (otherwise >= 0) enter(otherwise);
  });
  fn.emit({ kind: 'block', label, body: choice }, span);
  cases.forEach((clause, index) => {
    const then = fn.nested(() => {
      context.lower.block(context, clause.body);
      if (fallsThrough(clause)) enter(index + 1);
      else leave(context, frame, clause);
    });
    fn.emit({ kind: 'if', condition: local(entered[index]!), then, otherwise: [] }, clause.span);
  });
}
