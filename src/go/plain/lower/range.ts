import type { GoExpression, GoStatement } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { LabelId, LocalId, TypeId } from '../ids.ts';
import type { Shape } from '../types.ts';
import { behind, elementOf, read } from './access.ts';
import { arithmetic } from './binary.ts';
import { breakUnless } from './branch.ts';
import { childrenOf, type Syntax } from './children.ts';
import { integer, local, shapeOf, textOf, typeOf, type Context } from './context.ts';
import { leaving, repeating, statementFrame, within } from './jump.ts';
import type { Access } from './operand.ts';
import { lowerRangeOverFunction } from './range-function.ts';
import { declareSharedVariables, setVariables } from './range-variable.ts';

type RangeStatement = GoStatement & { readonly kind: 'range' };

/** for key, value := range subject { body } */
export function lowerRange(context: Context, statement: RangeStatement, name: string | null): void {
  const type = typeOf(context, statement.subject);
  const shape = shapeOf(context, type);
  if (shape.kind !== 'function') declareSharedVariables(context, statement);
  switch (shape.kind) {
    case 'integer':
      return overInteger(context, statement, name, type);
    case 'slice':
      return overSlice(context, statement, name, shape.element);
    case 'array':
      return overArray(context, statement, name, { type, shape });
    case 'pointer':
      return overArrayPointer(context, statement, name, shape.element);
    case 'string':
      return overString(context, statement, name);
    case 'map':
      return overMap(context, statement, name, { type, shape });
    case 'channel':
      return overChannel(context, statement, name, shape.element);
    case 'function':
      return lowerRangeOverFunction(context, statement, name, shape);
    case 'boolean':
    case 'struct':
    case 'interface':
    case 'unknown':
    case 'float':
    case 'complex':
    case 'native':
      return overUnknown(context, statement, name);
  }
}

/** A loop that `continue` repeats and `break` leaves. */
function looping(
  context: Context,
  { body, headSpan }: RangeStatement,
  name: string | null,
  head: (label: LabelId) => void,
): void {
  const { fn } = context;
  const label = fn.label();
  const inside = fn.nested(() => {
    head(label);
    const frame = statementFrame(name, leaving(label), repeating(label));
    within(context, frame, (inner) => context.lower.block(inner, body));
  });
  fn.emit({ kind: 'loop', label, body: inside, isEnteredInside: false }, headSpan);
}

/** Counts from 0; the counter is another variable than the one that the body sees. */
function counting(
  context: Context,
  statement: RangeStatement,
  name: string | null,
  { limit, type }: { readonly limit: PlainExpression; readonly type: TypeId },
  each: (index: PlainExpression) => void,
): void {
  const { fn } = context;
  const { headSpan } = statement;
  const counter = fn.register(type, headSpan);
  fn.assign(counter, integer(context, 0, type), headSpan);
  looping(context, statement, name, (label) => {
    const condition: PlainExpression = {
      kind: 'comparison',
      operator: '<',
      left: local(counter),
      right: limit,
      operandType: type,
    };
    breakUnless(context, condition, label, headSpan);
    each(local(counter));
    const next = arithmetic('+', local(counter), integer(context, 1, type), type);
    fn.assign(counter, next, headSpan);
  });
}

const subjectValue = (context: Context, { subject }: RangeStatement): PlainExpression =>
  context.lower.expression(context, subject)();

/** Evaluated once: the body may change what it was read from. */
function heldSubject(context: Context, statement: RangeStatement): PlainExpression {
  const { subject } = statement;
  return context.fn.hold(subjectValue(context, statement), typeOf(context, subject), subject.span);
}

function overInteger(
  context: Context,
  statement: RangeStatement,
  name: string | null,
  subjectType: TypeId,
): void {
  const limit = heldSubject(context, statement);
  // A constant that has no type of its own takes that of the variable.
  const keyType = statement.key === null ? null : typeOfVariable(context, statement.key);
  const isConstant = limit.kind === 'constant';
  const type = isConstant && keyType !== null ? keyType : subjectType;
  const typed = isConstant ? { ...limit, type } : limit;
  counting(context, statement, name, { limit: typed, type }, (index) =>
    setVariables(context, statement, { key: { value: index, type } }),
  );
}

function typeOfVariable(context: Context, expression: GoExpression): TypeId | null {
  if (expression.kind === 'name' && expression.name === '_') return null;
  const object = expression.kind === 'name' ? context.info.definitions.get(expression) : undefined;
  const type =
    object === undefined
      ? typeOf(context, expression)
      : context.program.types.intern(object.type, context.environment);
  return shapeOf(context, type).kind === 'integer' ? type : null;
}

const intType = (context: Context): TypeId => context.program.types.basic('int');

function overSlice(
  context: Context,
  statement: RangeStatement,
  name: string | null,
  element: TypeId,
): void {
  const { fn } = context;
  const { subject, headSpan } = statement;
  const slice = heldSubject(context, statement);
  const type = intType(context);
  const length: PlainExpression = { kind: 'length', of: 'slice', operand: slice };
  const limit = fn.copy(length, type, headSpan);
  counting(context, statement, name, { limit, type }, (index) => {
    const value = isUsed(statement.value)
      ? fn.load({ kind: 'slice-element', slice, index }, element, subject.span)
      : null;
    setVariables(context, statement, {
      key: { value: index, type },
      value: value === null ? null : { value, type: element },
    });
  });
}

const isUsed = (expression: GoExpression | null): boolean =>
  expression !== null && !(expression.kind === 'name' && expression.name === '_');

interface ArrayRange {
  readonly type: TypeId;
  readonly shape: Shape & { readonly kind: 'array' };
}

/** The elements are those of a copy, unless nobody looks at them. */
function overArray(
  context: Context,
  statement: RangeStatement,
  name: string | null,
  { type, shape }: ArrayRange,
): void {
  const { fn } = context;
  const { subject, value } = statement;
  const isRead = isUsed(value);
  const access = isRead || hasEffects(subject) ? context.lower.access(context, subject)() : null;
  const copy =
    isRead && access !== null
      ? fn.copy(read(context, access, type, subject.span), type, subject.span)
      : null;
  overElements(context, statement, name, shape, (index) =>
    copy === null ? null : elementOf({ kind: 'value', value: copy }, index),
  );
}

/** What may call or receive, in the range over an array whose length alone counts. */
const hasEffects = (subject: GoExpression): boolean => subject.kind === 'call';

function overArrayPointer(
  context: Context,
  statement: RangeStatement,
  name: string | null,
  array: TypeId,
): void {
  const shape = shapeOf(context, array);
  const pointer = heldSubject(context, statement);
  if (shape.kind !== 'array') return overUnknown(context, statement, name);
  overElements(context, statement, name, shape, (index) => elementOf(behind(pointer), index));
}

function overElements(
  context: Context,
  statement: RangeStatement,
  name: string | null,
  { length, element }: Shape & { readonly kind: 'array' },
  at: (index: PlainExpression) => Access | null,
): void {
  const type = intType(context);
  const limit = integer(context, length);
  counting(context, statement, name, { limit, type }, (index) => {
    const access = isUsed(statement.value) ? at(index) : null;
    const value = access === null ? null : read(context, access, element, statement.subject.span);
    setVariables(context, statement, {
      key: { value: index, type },
      value: value === null ? null : { value, type: element },
    });
  });
}

/** By runes, at the offsets of their first bytes. */
function overString(context: Context, statement: RangeStatement, name: string | null): void {
  const { fn, program } = context;
  const { subject, headSpan } = statement;
  const type = intType(context);
  const runeType = program.types.basic('int32');
  const text = heldSubject(context, statement);
  const [at, rune, width] = [
    fn.register(type, headSpan),
    fn.register(runeType, headSpan),
    fn.register(type, headSpan),
  ];
  fn.assign(at, integer(context, 0), headSpan);
  looping(context, statement, name, (label) => {
    const condition: PlainExpression = {
      kind: 'comparison',
      operator: '<',
      left: local(at),
      right: { kind: 'length', of: 'string', operand: text },
      operandType: type,
    };
    breakUnless(context, condition, label, headSpan);
    fn.emit({ kind: 'decode-rune', rune, width, text, at: local(at) }, subject.span);
    setVariables(context, statement, {
      key: { value: local(at), type },
      value: { value: local(rune), type: runeType },
    });
    fn.assign(at, arithmetic('+', local(at), local(width), type), headSpan);
  });
}

interface MapRange {
  readonly type: TypeId;
  readonly shape: Shape & { readonly kind: 'map' };
}

function overMap(
  context: Context,
  statement: RangeStatement,
  name: string | null,
  { type, shape }: MapRange,
): void {
  const { fn } = context;
  const { headSpan } = statement;
  const map = subjectValue(context, statement);
  const label = fn.label();
  const into = (part: GoExpression | null, of: TypeId): LocalId | null =>
    isUsed(part) ? fn.temporary(of, headSpan) : null;
  const [key, value] = [into(statement.key, shape.key), into(statement.value, shape.value)];
  const body = fn.nested(() => {
    setVariables(context, statement, {
      key: key === null ? null : { value: local(key), type: shape.key },
      value: value === null ? null : { value: local(value), type: shape.value },
    });
    const frame = statementFrame(name, leaving(label), repeating(label));
    within(context, frame, (inner) => context.lower.block(inner, statement.body));
  });
  fn.emit({ kind: 'range-map', label, map, type, key, value, body }, headSpan);
}

function overChannel(
  context: Context,
  statement: RangeStatement,
  name: string | null,
  element: TypeId,
): void {
  const { fn, program } = context;
  const { subject, headSpan } = statement;
  const channel = heldSubject(context, statement);
  looping(context, statement, name, (label) => {
    const ok = fn.register(program.types.basic('bool'), headSpan);
    const value = isUsed(statement.key) ? fn.register(element, headSpan) : null;
    fn.emit({ kind: 'receive', channel, value, ok, ranges: true }, subject.span);
    breakUnless(context, local(ok), label, headSpan);
    if (value !== null)
      setVariables(context, statement, { key: { value: local(value), type: element } });
  });
}

/** Nobody knows how often: each time an unknown answer tells. */
function overUnknown(context: Context, statement: RangeStatement, name: string | null): void {
  const { program } = context;
  subjectValue(context, statement);
  const words = 'another iteration';
  const type = program.types.basic('bool');
  const granted = mayBeChannel(context, statement)
    ? `the loop '${textOf(context, statement.headSpan).replace(/\s*\{.*$/, '')}' ends`
    : undefined;
  looping(context, statement, name, (label) => {
    const more: PlainExpression = {
      ...({ kind: 'unknown', words, type } as const),
      ...(granted === undefined ? {} : { granted }),
    };
    breakUnless(context, more, label, statement.headSpan);
    const given = (part: 'key' | 'value') => {
      const expression = statement[part];
      if (expression === null) return null;
      const type = typeOfUnknown(context, expression);
      return { value: { kind: 'unknown', words: part, type } as const, type };
    };
    setVariables(context, statement, { key: given('key'), value: given('value') });
  });
}

/** A channel gives one variable a value, and is not indexed. */
function mayBeChannel(context: Context, { subject, value, body }: RangeStatement): boolean {
  if (value !== null || shapeOf(context, typeOf(context, subject)).kind !== 'unknown') return false;
  const subjectText = textOf(context, subject.span);
  const isIndexed = (node: Syntax): boolean =>
    (node.kind === 'index' && textOf(context, node.operand.span) === subjectText) ||
    childrenOf(node).some(isIndexed);
  return !isIndexed(body);
}

const typeOfUnknown = (context: Context, expression: GoExpression): TypeId => {
  const object = expression.kind === 'name' ? context.info.definitions.get(expression) : undefined;
  return object === undefined
    ? typeOf(context, expression)
    : context.program.types.intern(object.type, context.environment);
};
