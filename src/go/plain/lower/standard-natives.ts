import { natives, nativeTypes, operationName } from '../../std/natives.ts';
import type { Natives } from './program-builder.ts';

/** The library's own table, in the words of Plain Go: `mutex.lock`. */
export const standardNatives: Natives = {
  operation: (qualified) => {
    const native = Object.hasOwn(natives, qualified) ? natives[qualified] : undefined;
    return native === undefined ? null : operationName(native);
  },
  family: (qualified) =>
    (Object.hasOwn(nativeTypes, qualified) ? nativeTypes[qualified] : undefined) ?? null,
  runtime: 'runtime',
};
