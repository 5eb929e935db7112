import type { FunctionId, TypeId } from '../go/plain/ids.ts';
import type { PlainProgram } from '../go/plain/program.ts';

type Part = Readonly<Record<string, unknown>>;

const communications: ReadonlySet<unknown> = new Set([
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
    const look = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      const node = part as Part;
      const { kind, operation } = node;
      if (communications.has(kind)) found.communicates = true;
      if (kind === 'native' && families.test(String(operation))) found.communicates = true;
      if (kind === 'static') called.add(node['function'] as FunctionId);
      if (kind === 'dynamic' || kind === 'method') found.isDynamic = true;
      for (const value of Object.values(node)) look(value);
    };
    if (!isOpaque(id)) look(body);
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
