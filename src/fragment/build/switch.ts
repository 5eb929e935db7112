import type { GoStatement, SwitchCase } from '../../go/syntax.ts';
import { boolean } from '../../expression/expression.ts';
import type { Quantity } from '../../model/quantity.ts';
import { binary } from '../../expression/fold.ts';
import { quantityValue, type Value } from '../value.ts';
import { operate } from './compare.ts';
import { keyOf } from './value-key.ts';
import { evaluate, execute, executeAll, report, textAt, type Here } from './context.ts';
import { branch } from './join.ts';
import { breakable } from './loop.ts';
import { fresh, toQuantity } from './sources.ts';
import { declareVariable } from './variables.ts';
import { computed } from './computed.ts';

type Switch = GoStatement & { kind: 'switch' };
type TypeSwitch = GoStatement & { kind: 'type-switch' };

export function switchStatement(here: Here, statement: Switch, label: string | null): void {
  if (statement.initializer !== null) execute(here, statement.initializer);
  const value: Value =
    statement.value === null ? quantityValue(boolean(true)) : evaluate(here, statement.value);
  const matches = (inner: Here, candidate: SwitchCase): Quantity =>
    candidate.values
      .map((expression) => {
        const other = evaluate(inner, expression);
        const equal =
          statement.value === null ? other : operate(inner, '==', value, other, expression.span);
        return toQuantity(inner.builder, equal, 'bool', expression.span, inner.flow.loops);
      })
      .reduce((a, b) => binary('||', a, b), boolean(false));
  breakable(here, statement, label, (inner) =>
    chain(inner, statement.cases, matches, () => undefined),
  );
}

/** Each stands in the else branch of the one before. */
const mostCases = 200;

/** One case after the other, as nested conditionals; `default` comes last wherever it stands. */
function chain(
  here: Here,
  cases: readonly SwitchCase[],
  matches: (inner: Here, candidate: SwitchCase) => Quantity,
  enter: (inner: Here, candidate: SwitchCase) => void,
): void {
  const run = (inner: Here, candidate: SwitchCase): void => {
    enter(inner, candidate);
    executeAll(inner, candidate.body);
    const falls = candidate.body.statements.at(-1)?.kind === 'fallthrough';
    const next = cases[cases.indexOf(candidate) + 1];
    if (falls && next !== undefined) run(inner, next);
  };
  const from = (inner: Here, at: number): void => {
    const candidate = tested[at];
    if (candidate === undefined) {
      if (fallback !== undefined) run(inner, fallback);
      return;
    }
    const head = {
      start: candidate.span.start,
      end: candidate.values.at(-1)?.span.end ?? candidate.span.end,
    };
    branch(
      inner,
      matches(inner, candidate),
      head,
      (then) => run(then, candidate),
      (otherwise) => from(otherwise, at + 1),
    );
  };
  const tested = cases.filter((candidate) => !candidate.isDefault);
  const fallback = cases.find((candidate) => candidate.isDefault);
  if (tested.length > mostCases) {
    report(here.builder, 'go-too-large', here.builder.rootSpan, {});
    return;
  }
  from(here, 0);
}

export function typeSwitchStatement(here: Here, statement: TypeSwitch, label: string | null): void {
  if (statement.initializer !== null) execute(here, statement.initializer);
  const value = evaluate(here, statement.value);
  const { builder, flow } = here;
  const key = keyOf(value);
  const matches = (_inner: Here, candidate: SwitchCase): Quantity =>
    candidate.values
      .map((type) => isOfType(textAt(builder, type.span), type.span))
      .reduce((a, b) => binary('||', a, b), boolean(false));
  const isOfType = (name: string, span: SwitchCase['span']): Quantity => {
    const known = key === null ? undefined : builder.remembered.get(`type ${key} ${name}`);
    if (known?.kind === 'quantity') return known.quantity;
    const loops = value.kind === 'opaque' ? value.loops : flow.loops;
    const subject = textAt(builder, statement.value.span);
    const quantity = fresh(builder, {
      name: `${subject} is ${name}`,
      sort: 'bool',
      origin: 'computed',
      span,
      loops,
    });
    if (key !== null) builder.remembered.set(`type ${key} ${name}`, quantityValue(quantity));
    return quantity;
  };
  const enter = (inner: Here, candidate: SwitchCase): void => {
    if (statement.alias === null) return;
    const [only] = candidate.values;
    const type =
      candidate.values.length === 1 && only?.kind === 'type-expression' ? only.type : null;
    const narrowed = value.kind === 'opaque' ? computed(inner, statement.value, type) : value;
    declareVariable(inner, statement.alias, narrowed);
  };
  breakable(here, statement, label, (inner) => chain(inner, statement.cases, matches, enter));
}
