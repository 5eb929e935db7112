import type { GoExpression, SwitchCase, TypeSwitchStatement } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { LocalId, TypeId } from '../ids.ts';
import { emitAssertion } from './assertion.ts';
import { comparison } from './binary.ts';
import { local, typeOf, withoutParentheses, type Context } from './context.ts';
import { leavable } from './jump.ts';
import { declareLocal, writeLocal } from './target.ts';

/** switch v := x.(type) */
export function lowerTypeSwitch(
  context: Context,
  statement: TypeSwitchStatement,
  name: string | null,
): void {
  const { fn } = context;
  const { initializer, value, cases, span } = statement;
  if (initializer !== null) context.lower.statement(context, initializer);
  const operand = subjectOf(value);
  const from = typeOf(context, operand);
  const held = fn.hold(context.lower.expression(context, operand)(), from, operand.span);
  const others = cases.filter(({ isDefault }) => !isDefault);
  const last = cases.find(({ isDefault }) => isDefault);
  leavable(context, { name, span }, (inner, frame) => {
    others.forEach((clause, index) => {
      const isLast = index === others.length - 1 && last === undefined;
      lowerClause(inner, clause, { value: held, type: from }, () => {
        inner.lower.block(inner, clause.body);
        if (isLast) return;
        frame.used.leave = true;
        frame.leave(inner, clause.span);
      });
    });
    if (last === undefined) return;
    bindAlias(inner, last, held);
    inner.lower.block(inner, last.body);
  });
}

/** The x of x.(type). */
function subjectOf(value: GoExpression): GoExpression {
  const inner = withoutParentheses(value);
  return inner.kind === 'assertion' ? inner.operand : inner;
}

interface Subject {
  readonly value: PlainExpression;
  readonly type: TypeId;
}

function lowerClause(
  context: Context,
  clause: SwitchCase,
  subject: Subject,
  body: () => void,
): void {
  const { fn, program } = context;
  const [only] = clause.values;
  const { span } = clause;
  const bool = program.types.basic('bool');
  if (clause.values.length === 1 && only !== undefined && !isNil(context, only)) {
    const type = typeOf(context, only);
    const alias = context.info.implicits.get(clause);
    const value = alias === undefined ? null : fn.temporary(type, only.span);
    const ok = fn.temporary(bool, only.span);
    const { value: operand, type: from } = subject;
    emitAssertion(context, { operand, from, type, value, ok }, only);
    const then = fn.nested(() => {
      if (value !== null) bindAlias(context, clause, local(value));
      body();
    });
    return fn.emit({ kind: 'if', condition: local(ok), then, otherwise: [] }, span);
  }
  const found = fn.register(bool, span);
  clause.values.forEach((type, index) => {
    const test = fn.nested(() => isOfType(context, type, subject, found));
    if (index === 0) fn.append(test);
    else fn.emit({ kind: 'if', condition: local(found), then: [], otherwise: test }, type.span);
  });
  const then = fn.nested(() => {
    bindAlias(context, clause, subject.value);
    body();
  });
  fn.emit({ kind: 'if', condition: local(found), then, otherwise: [] }, span);
}

function isOfType(
  context: Context,
  expression: GoExpression,
  { value, type: from }: Subject,
  ok: LocalId,
): void {
  if (!isNil(context, expression)) {
    const type = typeOf(context, expression);
    return emitAssertion(context, { operand: value, from, type, value: null, ok }, expression);
  }
  const nil = [{ kind: 'zero', type: from } as const, from] as const;
  context.fn.assign(ok, comparison(context, '==', [value, from], nil), expression.span);
}

const isNil = (context: Context, expression: GoExpression): boolean =>
  context.info.types.get(expression)?.mode === 'nil';

/** The v of this clause, which has a type of its own. */
function bindAlias(context: Context, clause: SwitchCase, value: PlainExpression): void {
  const alias = context.info.implicits.get(clause);
  if (alias?.kind !== 'variable') return;
  const id = declareLocal(context, alias, clause.span);
  writeLocal(context, id, value, clause.span);
}
