import { unreachable } from '../../base/unreachable.ts';
import type { GoExpression } from '../../go/syntax.ts';
import type { PreparedCall, Value } from '../value.ts';
import { callBuiltin } from './builtins.ts';
import { evaluate, inBranch, emit, report, textAt, type Here } from './context.ts';
import { convert } from './expressions.ts';
import { callExternal } from './external.ts';
import { spawnCounted } from './known-methods.ts';
import { inline, mustInline } from './inline.ts';
import { joinPaths } from './join.ts';
import { callMethod } from './operations.ts';
import { isReadable } from './readable.ts';
import { unknownValue } from './sources.ts';
import { forgetField } from './structs.ts';
import { writtenSince } from '../store.ts';

/** Evaluates what is called and with what; null for something that is no call. */
export function prepareCall(here: Here, expression: GoExpression): PreparedCall | null {
  if (expression.kind !== 'call') return null;
  const { hint } = here.builder;
  const hinted = hint.name;
  hint.name = null;
  const target = evaluate(here, expression.callee);
  const values = expression.arguments.map((argument) => evaluate(here, argument));
  const [only] = values;
  // f(g()) passes on all that g returns.
  const spreadTuple = values.length === 1 && only?.kind === 'tuple' ? only.values : values;
  return {
    target,
    arguments: spreadTuple,
    spread: expression.spread,
    hint: hinted,
    argumentSpans: spreadTuple.map((_, at) => expression.arguments[at]?.span ?? expression.span),
    text: textAt(here.builder, expression.span),
    span: expression.span,
  };
}

export function performCall(here: Here, call: PreparedCall, asProcess: boolean): Value {
  const { builder, flow } = here;
  const { target, span } = call;
  switch (target.kind) {
    case 'builtin':
      builder.hint.name = call.hint;
      return callBuiltin(here, target.name, call);
    case 'method':
      return performMethod(here, target, call);
    case 'closure':
      return inline(
        here,
        {
          node: target.literal,
          name: 'This function',
          receiver: null,
          parent: target.activation,
          resolution: target.activation.resolution,
        },
        call,
        asProcess,
      );
    case 'declared':
      return performDeclared(here, target, call, asProcess);
    case 'external':
      return callExternal(here, target, call);
    case 'type': {
      const [operand] = call.arguments;
      return operand === undefined
        ? { kind: 'nil' }
        : convert(here, target.type, operand, { kind: 'bad', span });
    }
    case 'opaque':
      return callExternal(
        here,
        { kind: 'external', path: '', name: target.name, receiver: null },
        call,
      );
    case 'collection':
    case 'deferred':
    case 'either':
    case 'errgroup':
    case 'mixed':
    case 'nil':
    case 'object':
    case 'outside':
    case 'package':
    case 'primitive':
    case 'quantity':
    case 'text':
    case 'tuple':
      if (target.kind === 'mixed' && target.carries)
        report(builder, 'go-unknown-channel', span, { name: call.text });
      return unknownValue(builder, {
        name: call.text,
        type: null,
        origin: 'computed',
        span,
        loops: flow.loops,
      });
    default:
      return unreachable(target);
  }
}

function performDeclared(
  here: Here,
  target: Value & { kind: 'declared' },
  call: PreparedCall,
  asProcess: boolean,
): Value {
  const { builder, flow } = here;
  const { declaration } = target;
  // T.Method(x, ...) passes the receiver first.
  if (!mustInline(here, declaration, target.receiver, call) && !isReadable(here, declaration)) {
    const { writes, waits } = builder.index.reachOf(declaration);
    if (waits) report(builder, 'go-note-apart', call.span, { name: declaration.name });
    for (const field of writes)
      forgetField(here, field, { except: null, alsoOwned: true }, call.span);
    const values = declaration.signature.results.map(({ type }) =>
      unknownValue(builder, {
        name: call.text,
        type,
        origin: 'computed',
        span: call.span,
        loops: flow.loops,
      }),
    );
    return values.length === 1 ? values[0]! : { kind: 'tuple', values };
  }
  builder.inlined.add(declaration);
  const resolution = builder.index.resolutionOf(declaration);
  const name = declaration.name;
  return inline(
    here,
    { node: declaration, name, receiver: target.receiver, parent: null, resolution },
    call,
    asProcess,
  );
}

function performMethod(here: Here, target: Value & { kind: 'method' }, call: PreparedCall): Value {
  const { builder } = here;
  const { primitive, name } = target;
  const [body] = call.arguments;
  if (primitive.kind === 'waitgroup' && name === 'Go' && body !== undefined)
    return spawnCounted(here, primitive, body, call);
  if (primitive.kind !== 'once' || name !== 'Do' || body === undefined)
    return callMethod(here, primitive, name, call);
  const base = here.flow.store;
  if (base === null) return { kind: 'nil' };
  const inner = inBranch(
    here,
    (once) =>
      void builder.interpreter.perform(once, { ...call, target: body, arguments: [] }, false),
  );
  if (inner.body.length > 0)
    emit(here, { kind: 'once', primitive, body: inner.body, span: call.span });
  if (inner.store !== null)
    joinPaths(
      here,
      [
        { written: writtenSince(inner.store, base), conditions: [] },
        { written: new Map(), conditions: [] },
      ],
      call.span,
    );
  return { kind: 'nil' };
}
