import type { GoExpression, GoStatement } from '../../go/syntax.ts';
import { integer } from '../../expression/expression.ts';
import type { Quantity } from '../../model/quantity.ts';
import { quantityValue, type Value } from '../value.ts';
import { emit, evaluate, executeAll, textAt, type Here } from './context.ts';
import { computed } from './computed.ts';
import { lengthOf } from './length.ts';
import { breakable, loopBody, loopTurns, newLoop } from './loop.ts';
import { reportChannel } from './operations.ts';
import { fresh, underlying, unknownValue, withoutPointer } from './sources.ts';
import { assignVariable, carries, declareVariable } from './variables.ts';

type Range = GoStatement & { kind: 'range' };

export function rangeStatement(here: Here, statement: Range, label: string | null): void {
  const subject = evaluate(here, statement.subject);
  if (isChannel(here, subject)) return drain(here, statement, subject, label);
  if (
    subject.kind === 'collection' &&
    subject.elements !== null &&
    mustUnroll(here, subject.elements)
  )
    return unroll(here, statement, subject.elements, label);
  const length = turnsOf(here, subject, statement.subject);
  const loop = newLoop(here);
  breakable(here, statement, label, (outer, breakLabel) => {
    const body = loopBody(
      outer,
      statement,
      loop,
      (turn) => {
        bindTargets(
          turn,
          statement,
          keyOf(turn, subject, statement, loop),
          elementOf(turn, subject, statement),
        );
        loopTurns(turn, statement, label, breakLabel, (inner) => executeAll(inner, statement.body));
      },
      { from: integer(0), to: length, breakLabel },
    );
    if (body.length > 0)
      emit(outer, {
        kind: 'count',
        loop,
        from: integer(0),
        to: length,
        endlessUnlessOrdered: false,
        body,
        span: statement.headSpan,
      });
  });
}

function isChannel(here: Here, subject: Value): boolean {
  if (subject.kind === 'primitive' || subject.kind === 'mixed' || subject.kind === 'outside')
    return true;
  if (subject.kind !== 'opaque' || subject.type === null) return false;
  return underlying(here.builder.index, subject.type).kind === 'channel';
}

/** How many turns: a number itself, the runes of a string, else the length. */
function turnsOf(here: Here, subject: Value, expression: GoExpression): Quantity {
  const { builder, flow } = here;
  if (subject.kind === 'quantity') return subject.quantity;
  if (subject.kind === 'text') return integer([...subject.text].length - 2);
  const type =
    subject.kind === 'opaque' && subject.type !== null
      ? underlying(builder.index, withoutPointer(subject.type))
      : null;
  if (type?.kind !== 'named' || type.name !== 'string') return lengthOf(here, subject, expression);
  const key = subject.kind === 'opaque' ? `runes ${subject.id}` : null;
  const known = key === null ? undefined : builder.remembered.get(key);
  if (known?.kind === 'quantity') return known.quantity;
  const loops = subject.kind === 'opaque' ? subject.loops : flow.loops;
  const name = `utf8.RuneCountInString(${textAt(builder, expression.span)})`;
  const runes = fresh(builder, {
    name,
    sort: 'int',
    origin: 'length',
    span: expression.span,
    loops,
    nonNegative: true,
  });
  if (key !== null) builder.remembered.set(key, quantityValue(runes));
  return runes;
}

/** The number of the turn, except over maps and strings, whose keys are something else. */
function keyOf(here: Here, subject: Value, statement: Range, loop: number): Value {
  const { builder, flow } = here;
  const type =
    subject.kind === 'opaque' && subject.type !== null
      ? underlying(builder.index, withoutPointer(subject.type))
      : null;
  const isNumber = subject.kind === 'quantity' || type?.kind === 'slice' || type?.kind === 'array';
  if (isNumber) return quantityValue({ kind: 'iteration', loop });
  const [target] = statement.left;
  const name = target?.kind === 'name' ? target.name : 'key';
  const keyType = type?.kind === 'map' ? type.key : null;
  return unknownValue(builder, {
    name,
    type: keyType,
    origin: 'stored',
    span: statement.headSpan,
    loops: flow.loops,
  });
}

function elementOf(here: Here, subject: Value, statement: Range): Value {
  const { builder, flow } = here;
  const type =
    subject.kind === 'opaque' && subject.type !== null
      ? underlying(builder.index, withoutPointer(subject.type))
      : null;
  const listed = subject.kind === 'collection' ? subject.elementType : null;
  const element =
    type?.kind === 'slice' || type?.kind === 'array'
      ? type.element
      : type?.kind === 'map'
        ? type.value
        : listed;
  const target = statement.left[1];
  const name =
    target?.kind === 'name'
      ? target.name
      : `an element of ${textAt(builder, statement.subject.span)}`;
  return unknownValue(builder, {
    name,
    type: element,
    origin: 'stored',
    span: statement.headSpan,
    loops: flow.loops,
  });
}

function bindTargets(here: Here, statement: Range, key: Value, element: Value): void {
  const [first, second] = statement.left;
  const bind = (target: GoExpression | undefined, value: Value): void => {
    if (target?.kind !== 'name') return;
    if (statement.defines) declareVariable(here, target, value);
    else assignVariable(here, target, value);
  };
  bind(first, key);
  bind(second, element);
}

/** A list of channels or functions, written out: each has its own turn. */
function mustUnroll(here: Here, elements: readonly Value[]): boolean {
  return (
    elements.length <= 16 &&
    elements.some((element) => carries(here, element) || element.kind === 'closure')
  );
}

function unroll(
  here: Here,
  statement: Range,
  elements: readonly Value[],
  label: string | null,
): void {
  breakable(here, statement, label, (outer, breakLabel) => {
    for (const [at, element] of elements.entries()) {
      if (outer.flow.store === null) return;
      bindTargets(outer, statement, quantityValue(integer(at)), element);
      loopTurns(outer, statement, label, breakLabel, (inner) => executeAll(inner, statement.body));
    }
  });
}

/** for v := range c: until c is closed. */
function drain(here: Here, statement: Range, channel: Value, label: string | null): void {
  if (channel.kind !== 'primitive' || channel.primitive.kind !== 'channel')
    return reportChannel(here, channel, statement.subject.span);
  const loop = newLoop(here);
  const { primitive } = channel;
  breakable(here, statement, label, (outer, breakLabel) => {
    const body = loopBody(outer, statement, loop, (turn) => {
      const received = computed(turn, statement.subject, null, 'received');
      bindTargets(turn, statement, received, received);
      loopTurns(turn, statement, label, breakLabel, (inner) => executeAll(inner, statement.body));
    });
    emit(outer, { kind: 'drain', loop, primitive, body, span: statement.headSpan });
  });
}
