import type { FunctionId } from '../../go/plain/ids.ts';
import { leak, reachedFrom } from './carry.ts';
import { forgetHanded } from './handed.ts';
import { methodEffect } from './method-effect.ts';
import type { PreparedCall } from './value.ts';
import { placeOf, reportModel, typeOf, type Here } from './context.ts';

/** The methods of a value that printing it calls; `Write` of whoever is printed to. */
const called = ['Error', 'String', 'Format', 'GoString', 'Write'] as const;

/**
 * Printing calls methods of what is printed, and of what it is printed to. Whether the call can be taken for one that
 * does nothing else: not where such a method communicates. What such methods write to is not known any more.
 */
export function printsQuietly(here: Here, call: PreparedCall): boolean {
  const { builder } = here;
  let writes = false;
  for (const { name, id } of methodsOf(here, call)) {
    const span = placeOf(here, call.statement.span);
    const effect = methodEffect(builder, id);
    if (effect.communicates) {
      reportModel(builder, 'model-unknown-function', span, { name });
      here.flow.store = null;
      return false;
    }
    if (effect.callsUnknown)
      builder.given.push({ code: 'returns', words: `${name} returns`, span });
    writes ||= effect.writes;
  }
  if (writes) {
    leak(here, call.arguments);
    forgetHanded(here, call.arguments);
  }
  return true;
}

interface CalledMethod {
  readonly name: string;
  readonly id: FunctionId;
}

function methodsOf(here: Here, { arguments: values }: PreparedCall): readonly CalledMethod[] {
  return [...reachedFrom(here, values).boxes].flatMap((box) => {
    const { text, methods } = typeOf(here.builder, box);
    return called.flatMap((method) => {
      const id = methods.get(method);
      return id === undefined ? [] : [{ name: `${text}.${method}`, id }];
    });
  });
}
