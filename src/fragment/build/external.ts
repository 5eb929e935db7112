import type { PreparedCall, Value } from '../value.ts';
import type { Here } from './context.ts';
import { knownFunction } from './known-functions.ts';
import { knownMethod } from './known-methods.ts';
import { forgetObject } from './structs.ts';
import { carries, escape } from './variables.ts';

type External = Value & { readonly kind: 'external' };

/** A function that we have no text of: what is known of it by name, or else that it may do anything with what it gets. */
export function callExternal(here: Here, target: External, call: PreparedCall): Value {
  const { receiver } = target;
  const base =
    target.path
      .split('/')
      .filter((part) => !/^v[0-9]+$/.test(part))
      .at(-1) ?? '';
  const known =
    receiver === null
      ? knownFunction(here, base, target.name, call)
      : knownMethod(here, base, target.name, receiver, call);
  return (
    known ??
    unknownCall(here, `${base === '' || receiver !== null ? '' : `${base}.`}${target.name}`, call)
  );
}

function unknownCall(here: Here, name: string, call: PreparedCall): Value {
  for (const [at, value] of call.arguments.entries()) {
    const span = call.argumentSpans[at] ?? call.span;
    if (carries(here, value))
      escape(here, value, `is passed to ${name}, which is not in this file`, span);
    else if (value.kind === 'object') forgetObject(here, value.object, span);
  }
  return {
    kind: 'opaque',
    id: here.builder.counter.next++,
    name: call.text,
    type: null,
    loops: here.flow.loops,
    origin: 'computed',
    span: call.span,
  };
}
