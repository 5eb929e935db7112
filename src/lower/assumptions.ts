import type { Span } from '../base/span.ts';
import { integer, type Quantity, type Source } from '../model/quantity.ts';
import { visitQuantity } from '../model/walk-quantity.ts';
import { binary, not } from '../model/fold-quantity.ts';
import type { Expression } from '../virgo/ast.ts';
import { emitExpression } from './emit-expression.ts';
import { nextNode, type Emitter } from './emit.ts';
import type { TurnsPart } from './lowering.ts';
import type { Chosen } from './names.ts';

/** A fact about parameters that holds in every run of the Go program. */
export interface Assumption {
  readonly expression: Expression;
  readonly why: 'length' | 'turns' | 'chosen';
}

/** Only about what occurs in the program: a fact about anything else says nothing about a run of it. */
export function assumptionsOf(
  emitter: Emitter,
  parts: readonly TurnsPart[],
): readonly Assumption[] {
  const { names } = emitter;
  const known = new Set([...names.used.keys()].map(({ id }) => id));
  const isKnown = (quantity: Quantity): boolean => {
    let all = !hasChoice(quantity);
    visitQuantity(quantity, (leaf) => {
      if (leaf.kind === 'source' && !known.has(leaf.source.id)) all = false;
    });
    return all;
  };
  const fact = (quantity: Quantity, span: Span, why: Assumption['why']): Assumption => ({
    expression: emitExpression(quantity, span, names, () => nextNode(emitter)),
    why,
  });
  const ranges = new Map(
    parts.filter(({ turns }) => known.has(turns.id)).map((part) => [part.turns.id, part]),
  );
  return [
    ...[...names.used.keys()]
      .filter(({ nonNegative }) => nonNegative)
      .map((source) => fact(atLeastZero(source), source.span, 'length')),
    ...[...ranges.values()].map((part) => {
      const isBounded = isKnown(part.from) && isKnown(part.to);
      return fact(isBounded ? inRange(part) : atLeastZero(part.turns), part.turns.span, 'turns');
    }),
    ...names.chosenValues
      .filter(({ quantity }) =>
        [quantity.condition, quantity.then, quantity.otherwise].every(isKnown),
      )
      .map((chosen) => chosenFact(emitter, chosen)),
  ];
}

function hasChoice(quantity: Quantity): boolean {
  switch (quantity.kind) {
    case 'choose':
      return true;
    case 'unary':
      return hasChoice(quantity.operand);
    case 'binary':
      return hasChoice(quantity.left) || hasChoice(quantity.right);
    default:
      return false;
  }
}

function atLeastZero(source: Source): Quantity {
  return {
    kind: 'binary',
    operator: '>=',
    left: { kind: 'source', source },
    right: integer(0),
  };
}

/** (c && x == a) || (!c && x == b) */
function chosenFact(emitter: Emitter, { quantity, span, name }: Chosen): Assumption {
  const node = () => ({ id: nextNode(emitter), span });
  const emit = (inner: Quantity): Expression =>
    emitExpression(inner, span, emitter.names, () => nextNode(emitter));
  const join = (operator: '&&' | '||' | '==', left: Expression, right: Expression): Expression => ({
    ...node(),
    kind: 'binary',
    operator,
    left,
    right,
  });
  const is = (value: Quantity): Expression =>
    join('==', { ...node(), kind: 'parameter', name }, emit(value));
  const first = join('&&', emit(quantity.condition), is(quantity.then));
  const second = join('&&', emit(not(quantity.condition)), is(quantity.otherwise));
  return { expression: join('||', first, second), why: 'chosen' };
}

/** Some of the turns; a loop without turns has none. */
function inRange({ turns, from, to }: TurnsPart): Quantity {
  const number: Quantity = { kind: 'source', source: turns };
  const most = binary('<=', number, binary('-', to, from));
  const none = binary('==', number, integer(0));
  return binary('&&', binary('<=', integer(0), number), binary('||', most, none));
}
