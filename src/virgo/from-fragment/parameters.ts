import type { Span } from '../../base/span.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { goCatalogue } from '../../diagnostics/go-catalogue.ts';
import {
  binary,
  integer,
  not,
  visitQuantity,
  type Origin,
  type Quantity,
  type Source,
} from '../../fragment/quantity.ts';
import type { Expression, Sort } from '../ast.ts';
import { nextNode, type Emitter } from './emit.ts';
import { emitExpression } from './emit-expression.ts';
import type { TurnsPart } from './lowering.ts';
import type { Chosen, Names } from './names.ts';

/** What a parameter of the program is in the Go text. */
export interface ParameterMeaning {
  readonly name: string;
  readonly sort: Sort;
  readonly origin: Origin | 'chosen';
  /** Where its value comes from. */
  readonly span: Span;
  readonly nonNegative: boolean;
}

/** A fact about parameters that holds in every run of the Go program. */
export interface Assumption {
  readonly expression: Expression;
  readonly why: 'length' | 'turns' | 'chosen';
}

export function meaningsOf(names: Names): readonly ParameterMeaning[] {
  const meanings = [...names.used].map(([source, name]): ParameterMeaning => {
    const { sort, origin, span, nonNegative } = source;
    return { name, sort, origin, span, nonNegative };
  });
  const chosen = names.chosenValues.map(({ name, span }): ParameterMeaning => ({
    name,
    sort: 'int',
    origin: 'chosen',
    span,
    nonNegative: false,
  }));
  const unique = new Map([...meanings, ...chosen].map((meaning) => [meaning.name, meaning]));
  return [...unique.values()];
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

const words: Readonly<Partial<Record<Origin, string>>> = {
  computed: 'what it will be is not looked into',
  received: 'what is sent is not looked into',
  stored: 'what it holds at that moment is not looked into',
  carried: 'what it holds at that moment is not looked into',
};

const turnWords: Readonly<Partial<Record<Origin, string>>> = {
  turns: 'How often this loop turns',
  'turns-with': 'In how many turns of this loop that holds',
  'turns-before': 'How many turns this loop makes before one that leaves it',
  leaves: 'Whether a turn leaves this loop',
};

export function noteParameters(names: Names, diagnostics: Diagnostic[]): void {
  for (const [source, name] of names.used) {
    const what = words[source.origin];
    const turns = turnWords[source.origin];
    if (turns !== undefined)
      diagnostics.push(diagnose(goCatalogue, 'go-note-turns', source.span, { name, what: turns }));
    else if (what !== undefined && !source.assumedStill)
      diagnostics.push(diagnose(goCatalogue, 'go-note-condition', source.span, { name, what }));
    if (source.assumedStill)
      diagnostics.push(diagnose(goCatalogue, 'go-note-still', source.span, { name }));
  }
}
