import type { GoExpression, GoStatement } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { LocalId, TypeId } from '../ids.ts';
import type { Shape } from '../types.ts';
import { comparison } from './binary.ts';
import { childrenOf, type Syntax } from './children.ts';
import { boolean, integer, local, shapeOf, typeOf, type Context } from './context.ts';
import { assigned } from './convert.ts';
import { FunctionBuilder, type Variable } from './function-builder.ts';
import { innerHeader } from './function-literal.ts';
import { leaving, statementFrame } from './jump.ts';
import type { BoundaryFrame } from './jump-frame.ts';
import { isBlank, lowerDefined, lowerTarget, write } from './target.ts';

type RangeStatement = GoStatement & { readonly kind: 'range' };

/** What the body has told: it may be called again, it is running, it has said that it wants no more, or the loop is over. */
const ready = 0;
const running = 1;
const done = 2;
const ended = 3;
/** What happens after the function has returned: nothing, or the escape with this number. */
const goOn = 0;

interface Loop {
  readonly context: Context;
  readonly statement: RangeStatement;
  readonly state: Variable;
  readonly way: Variable;
  /** The escapes of the body, numbered from 1. */
  readonly ways: ((outer: Context) => void)[];
}

/** for k, v := range f { body } calls f with the body. */
export function lowerRangeOverFunction(
  context: Context,
  statement: RangeStatement,
  name: string | null,
  shape: Shape & { readonly kind: 'function' },
): void {
  const { fn, program } = context;
  const { subject, headSpan } = statement;
  const iterator = fn.hold(
    context.lower.expression(context, subject)(),
    typeOf(context, subject),
    subject.span,
  );
  const state = declareCell(context, statement, ready);
  const way = declareCell(context, statement, goOn);
  const frame = deferringFrame(context, statement);
  const loop: Loop = { context: { ...context, frame }, statement, state, way, ways: [] };
  const yieldType = shape.parameters[0] ?? program.types.unknown;
  const body = lowerBody(loop, name, yieldType);
  program.define(body.finish());
  const closure: PlainExpression = {
    kind: 'closure',
    function: body.header.id,
    captures: body.captured,
    type: yieldType,
  };
  const callee = { kind: 'dynamic', closure: iterator } as const;
  fn.emit({ kind: 'call', callee, arguments: [closure], results: [] }, headSpan);
  refuseRecovered(context, loop);
  setCell(context, statement, state, ended);
  takeWay(loop);
}

function declareCell(context: Context, { headSpan }: RangeStatement, value: number): Variable {
  const { fn, program } = context;
  const variable: Variable = {};
  const type = program.types.basic('int');
  const id = fn.declareVariable(variable, {
    name: null,
    type,
    boxed: true,
    span: fn.place(headSpan),
  });
  fn.emit({ kind: 'declare', local: id }, headSpan);
  const place = { kind: 'cell', local: id } as const;
  if (value !== 0) fn.emit({ kind: 'store', place, value: integer(context, value) }, headSpan);
  return variable;
}

/** What a `defer` in the body defers to; made once for nested bodies. */
function deferringFrame(context: Context, statement: RangeStatement): Variable | null {
  const { fn, program, frame } = context;
  if (frame !== null || !defers(statement.body)) return frame;
  const { headSpan } = statement;
  const variable: Variable = {};
  const type = program.types.frame;
  const id = fn.declareVariable(variable, {
    name: null,
    type,
    boxed: true,
    span: fn.place(headSpan),
  });
  const held = fn.register(type, headSpan);
  fn.emit({ kind: 'frame', target: held }, headSpan);
  fn.emit({ kind: 'declare', local: id }, headSpan);
  fn.emit({ kind: 'store', place: { kind: 'cell', local: id }, value: local(held) }, headSpan);
  return variable;
}

function defers(body: Syntax): boolean {
  const left: Syntax[] = [body];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (node.kind === 'defer') return true;
    if (node.kind !== 'function-literal') left.push(...childrenOf(node));
  }
  return false;
}

function lowerBody(loop: Loop, name: string | null, yieldType: TypeId): FunctionBuilder {
  const { context, statement, state } = loop;
  const { headSpan, body } = statement;
  const { types } = context.program;
  const shape = shapeOf(context, yieldType);
  const taken = shape.kind === 'function' ? shape.parameters : [];
  const fn = new FunctionBuilder(innerHeader(context, statement.span), context.fn);
  const unboxed = (type: TypeId) => ({ name: null, type, boxed: false, span: fn.place(headSpan) });
  const parameters = taken.map((type) => fn.parameter({}, unboxed(type)));
  const more = fn.result({}, unboxed(types.basic('bool')));
  const next = fn.label();
  const boundary: BoundaryFrame<Context> = {
    kind: 'boundary',
    exit: (inner, leave) => stop(loop, inner, more, loop.ways.push(leave)),
  };
  const frame = statementFrame(name, (inner) => stop(loop, inner, more, goOn), leaving(next));
  const inner: Context = { ...context, fn, jumps: [...context.jumps, boundary, frame] };
  refuse(inner, loop);
  setCell(inner, statement, state, running);
  [statement.key, statement.value].forEach((part, index) => {
    const parameter = parameters[index];
    if (part !== null && parameter !== undefined)
      bindVariable(inner, statement, part, [parameter, taken[index]!]);
  });
  const content = fn.nested(() => context.lower.block(inner, body));
  if (frame.used.repeat) fn.emit({ kind: 'block', label: next, body: content }, statement.span);
  else fn.append(content);
  setCell(inner, statement, state, ready);
  fn.assign(more, boolean(context, true), headSpan);
  return fn;
}

/** Says to the iterator that no more is wanted, and which way goes on from there. */
function stop(
  { state, way, statement }: Loop,
  inner: Context,
  more: LocalId,
  chosen: number,
): void {
  const { fn } = inner;
  const { headSpan } = statement;
  if (chosen !== goOn) setCell(inner, statement, way, chosen);
  setCell(inner, statement, state, done);
  fn.assign(more, boolean(inner, false), headSpan);
  fn.emit({ kind: 'return' }, headSpan);
}

function takeWay({ context, statement, way, ways }: Loop): void {
  const { fn } = context;
  const { headSpan } = statement;
  if (ways.length === 0) return;
  const int = context.program.types.basic('int');
  const chosen = cellValue(context, statement, way);
  const held = ways.length === 1 ? chosen : fn.hold(chosen, int, headSpan);
  ways.forEach((leave, index) => {
    const condition = comparison(context, '==', [held, int], [integer(context, index + 1), int]);
    const then = fn.nested(() => leave(context));
    fn.emit({ kind: 'if', condition, then, otherwise: [] }, headSpan);
  });
}

function setCell(
  context: Context,
  { headSpan }: RangeStatement,
  cell: Variable,
  value: number,
): void {
  const { fn } = context;
  const place = { kind: 'cell', local: fn.find(cell)! } as const;
  fn.emit({ kind: 'store', place, value: integer(context, value) }, headSpan);
}

function cellValue(
  context: Context,
  { headSpan }: RangeStatement,
  cell: Variable,
): PlainExpression {
  const { fn, program } = context;
  const place = { kind: 'cell', local: fn.find(cell)! } as const;
  return fn.load(place, program.types.basic('int'), headSpan);
}

/** An iterator that calls the body when it must not panics, as Go lets it. */
function refuse(context: Context, { statement, state }: Loop): void {
  const { fn, program } = context;
  const { headSpan } = statement;
  const int = program.types.basic('int');
  const found = fn.hold(cellValue(context, statement, state), int, headSpan);
  const condition = comparison(context, '!=', [found, int], [integer(context, ready), int]);
  const then = fn.nested(() => {
    for (const [value, words] of refusals) {
      const is = comparison(context, '==', [found, int], [integer(context, value), int]);
      const failing = fn.nested(() => panicWith(context, statement, words));
      fn.emit({ kind: 'if', condition: is, then: failing, otherwise: [] }, headSpan);
    }
  });
  fn.emit({ kind: 'if', condition, then, otherwise: [] }, headSpan);
}

const continued = 'range function continued iteration after';
const refusals = [
  [running, `${continued} loop body panic`],
  [done, `${continued} function for loop body returned false`],
  [ended, `${continued} whole loop exit`],
] as const;

/** A panic of the body that the iterator recovered goes on. */
function refuseRecovered(context: Context, { statement, state }: Loop): void {
  const { fn, program } = context;
  const int = program.types.basic('int');
  const found = cellValue(context, statement, state);
  const condition = comparison(context, '==', [found, int], [integer(context, running), int]);
  const words = 'range function recovered a loop body panic and did not resume panicking';
  const then = fn.nested(() => panicWith(context, statement, words));
  fn.emit({ kind: 'if', condition, then, otherwise: [] }, statement.headSpan);
}

function panicWith(context: Context, { headSpan }: RangeStatement, words: string): void {
  const { types } = context.program;
  const type = context.program.runtimeErrors?.other ?? types.basic('string');
  const bytes = `runtime error: ${words}`;
  const text: PlainExpression = { kind: 'constant', value: { kind: 'string', bytes }, type };
  context.fn.emit({ kind: 'panic', value: assigned(context, text, type, types.empty) }, headSpan);
}

function bindVariable(
  context: Context,
  { defines }: RangeStatement,
  expression: GoExpression,
  [parameter, from]: readonly [LocalId, TypeId],
): void {
  if (isBlank(expression)) return;
  const { target, type } = defines
    ? lowerDefined(context, expression)
    : lowerTarget(context, expression);
  const place = target();
  const value = assigned(context, local(parameter), from, type ?? from);
  write(context, place, value, expression.span);
}
