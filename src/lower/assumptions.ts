import type { Span } from '../base/span.ts';
import type { Assumption, AssumptionOrigin } from '../expression/assumption.ts';
import { integer, type Expression } from '../expression/expression.ts';
import { binary, not } from '../expression/fold.ts';
import type { EqualityOperator, LogicalOperator } from '../expression/operators.ts';
import { findExpression, visitLeaves } from '../expression/walk.ts';
import { fromSource, isConditional, type Quantity, type Source } from '../model/quantity.ts';
import { factsOfComparisons } from './comparisons.ts';
import { emitExpression } from './emit-expression.ts';
import type { IterationsPart } from './lowering.ts';
import type { Chosen, Names } from './names.ts';

/** Only about what occurs in the program: a fact about anything else says nothing about a run of it. */
export function assumptionsOf(
  names: Names,
  parts: readonly IterationsPart[],
): readonly Assumption[] {
  const known = new Set([...names.used.keys()].map(({ id }) => id));
  const isKnown = (quantity: Quantity): boolean => {
    let all = true;
    visitLeaves(quantity, (leaf) => {
      if (leaf.kind === 'source' && !known.has(leaf.source.id)) all = false;
    });
    return all;
  };
  const fact = (quantity: Quantity, span: Span, origin: AssumptionOrigin): Assumption => ({
    expression: emitExpression(quantity, span, names),
    origin,
    span,
  });
  const ranges = new Map(
    parts
      .filter(({ iterations }) => known.has(iterations.id))
      .map((part) => [part.iterations.id, part]),
  );
  return [
    ...[...names.used.keys()]
      .filter(({ nonNegative }) => nonNegative)
      .map((source) => fact(atLeastZero(source), source.span, 'length')),
    ...[...names.used.keys()].flatMap((source) =>
      boundsOf(source).map((bound) => fact(bound, source.span, 'length')),
    ),
    ...[...ranges.values()].map((part) => {
      const isBounded = [part.from, part.to].every(
        (bound) => isKnown(bound) && findExpression(bound, isConditional) === null,
      );
      return fact(
        isBounded ? inRange(part) : atLeastZero(part.iterations),
        part.iterations.span,
        'iterations',
      );
    }),
    ...factsOfComparisons([...names.used.keys()]).map(({ quantity, span }) =>
      fact(quantity, span, 'compared'),
    ),
    ...names.chosenValues
      .filter(({ quantity }) => isKnown(quantity))
      .map((chosen) => chosenFact(names, chosen)),
  ];
}

const atLeastZero = (source: Source): Quantity => binary('>=', fromSource(source), integer(0));

/** What is known of it besides its sign. */
function boundsOf(source: Source): readonly Quantity[] {
  const { least = null, most = null } = source.range ?? {};
  const isSaid = least === null || (least === 0n && source.nonNegative);
  return [
    ...(isSaid ? [] : [binary('>=', fromSource(source), integer(least))]),
    ...(most === null ? [] : [binary('<=', fromSource(source), integer(most))]),
  ];
}

/** (c && x == a) || (!c && x == b); where a or b has cases of its own, with those in its place. */
function chosenFact(names: Names, { quantity, span, name }: Chosen): Assumption {
  const emit = (inner: Quantity): Expression => emitExpression(inner, span, names);
  const join = (
    operator: LogicalOperator | EqualityOperator,
    left: Expression,
    right: Expression,
  ): Expression => ({ kind: 'binary', operator, left, right });
  const is = (value: Quantity): Expression => {
    if (value.kind !== 'conditional') return join('==', { kind: 'parameter', name }, emit(value));
    const first = join('&&', emit(value.condition), is(value.then));
    return join('||', first, join('&&', emit(not(value.condition)), is(value.otherwise)));
  };
  return { expression: is(quantity), origin: 'chosen', span };
}

/** Some of the iterations; a loop without iterations has none. */
function inRange({ iterations, from, to }: IterationsPart): Quantity {
  const number = fromSource(iterations);
  const most = binary('<=', number, binary('-', to, from));
  const none = binary('==', number, integer(0));
  return binary('&&', binary('<=', integer(0), number), binary('||', most, none));
}
