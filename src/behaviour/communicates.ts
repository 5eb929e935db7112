import type { FunctionId, TypeId } from '../go/plain/ids.ts';
import type { PlainProgram } from '../go/plain/program.ts';
import type { PlainStatement } from '../go/plain/statement.ts';
import { walkBlock } from '../go/plain/walk.ts';

const communications: ReadonlySet<PlainStatement['kind']> = new Set([
  'send',
  'receive',
  'close',
  'select',
  'make-channel',
  'go',
]);

const families = /^(mutex|rwmutex|waitgroup|cond|timer)\./;

/** The functions that do something that other goroutines wait for, or call one that does. */
export function communicating(
  program: PlainProgram,
  isOpaque: (fn: FunctionId) => boolean,
): ReadonlySet<FunctionId> {
  const calls = program.functions.map(({ id, body }) => {
    const called = new Set<FunctionId>();
    const found = { communicates: false, isDynamic: false };
    if (isOpaque(id)) return { called, ...found };
    walkBlock(body, {
      statement: (one) => {
        if (communications.has(one.kind)) found.communicates = true;
        if (one.kind === 'native' && families.test(one.operation)) found.communicates = true;
      },
      callee: (callee) => {
        if (callee.kind === 'static') called.add(callee.function);
        if (callee.kind === 'dynamic' || callee.kind === 'method') found.isDynamic = true;
      },
    });
    return { called, ...found };
  });
  const result = new Set<FunctionId>();
  for (let before = -1; before !== result.size;) {
    before = result.size;
    calls.forEach(({ called, communicates, isDynamic }, id) => {
      if (communicates || isDynamic || [...called].some((one) => result.has(one))) result.add(id);
    });
  }
  return result;
}

/** Whether a value of a type gives access to a channel or a lock. */
export function carries(program: PlainProgram, type: TypeId, depth = 4): boolean {
  const { shape } = program.types[type]!;
  switch (shape.kind) {
    case 'channel':
    case 'native':
      return true;
    case 'pointer':
    case 'slice':
    case 'array':
      return depth > 0 && carries(program, shape.element, depth - 1);
    case 'map':
      return depth > 0 && carries(program, shape.value, depth - 1);
    case 'struct':
      return depth > 0 && shape.fields.some((field) => carries(program, field.type, depth - 1));
    case 'boolean':
    case 'integer':
    case 'float':
    case 'complex':
    case 'string':
    case 'function':
    case 'interface':
    case 'unknown':
      return false;
  }
}
