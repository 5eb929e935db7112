import type { Span } from '../../base/span.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { goCatalogue } from '../../diagnostics/go-catalogue.ts';
import { binary, integer, type Origin, type Quantity } from '../../fragment/quantity.ts';
import type { Expression, Sort } from '../ast.ts';
import { nextNode, type Emitter } from './emit.ts';
import { emitExpression } from './emit-expression.ts';
import type { TurnsPart } from './lowering.ts';
import type { Names } from './names.ts';

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

export function assumptionsOf(
  emitter: Emitter,
  parts: readonly TurnsPart[],
): readonly Assumption[] {
  const { names } = emitter;
  const emit = (quantity: Quantity, span: Span): Expression =>
    emitExpression(quantity, span, names, () => nextNode(emitter));
  const usedIds = new Set([...names.used.keys()].map(({ id }) => id));
  const ranges = new Map(
    parts.filter(({ turns }) => usedIds.has(turns.id)).map((part) => [part.turns.id, part]),
  );
  const turns = [...ranges.values()].map((part): Assumption => ({
    expression: emit(inRange(part), part.turns.span),
    why: 'turns',
  }));
  const chosen: Assumption[] = [];
  // Emitting a choice may bring up another one inside it.
  for (let at = 0; at < names.chosenValues.length; at++) {
    const { quantity, span, name } = names.chosenValues[at]!;
    const is = (value: Quantity): Expression => ({
      id: nextNode(emitter),
      span,
      kind: 'binary',
      operator: '==',
      left: { id: nextNode(emitter), span, kind: 'parameter', name },
      right: emit(value, span),
    });
    const join = (operator: '&&' | '||', left: Expression, right: Expression): Expression => ({
      id: nextNode(emitter),
      span,
      kind: 'binary',
      operator,
      left,
      right,
    });
    const no: Quantity = { kind: 'unary', operator: '!', operand: quantity.condition };
    const either = join('&&', emit(quantity.condition, span), is(quantity.then));
    chosen.push({
      expression: join('||', either, join('&&', emit(no, span), is(quantity.otherwise))),
      why: 'chosen',
    });
  }
  const lengths = [...names.used.keys()]
    .filter(({ nonNegative }) => nonNegative)
    .map((source): Assumption => {
      const least: Quantity = {
        kind: 'binary',
        operator: '>=',
        left: { kind: 'source', source },
        right: integer(0),
      };
      return { expression: emit(least, source.span), why: 'length' };
    });
  return [...lengths, ...turns, ...chosen];
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

export function noteParameters(names: Names, diagnostics: Diagnostic[]): void {
  for (const [source, name] of names.used) {
    const what = words[source.origin];
    if (source.origin === 'turns')
      diagnostics.push(diagnose(goCatalogue, 'go-note-turns', source.span, { name }));
    else if (what !== undefined && !source.assumedStill)
      diagnostics.push(diagnose(goCatalogue, 'go-note-condition', source.span, { name, what }));
    if (source.assumedStill)
      diagnostics.push(diagnose(goCatalogue, 'go-note-still', source.span, { name }));
  }
}
