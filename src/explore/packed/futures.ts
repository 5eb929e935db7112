import { futureSets, toFutureKinds, type FutureKinds } from '../futures.ts';
import type { PackedProgram } from './program.ts';

/** What each process may still do at each row, the processes that it will spawn included. */
export interface Futures {
  readonly kinds: FutureKinds;
  /** Bits, `width` words to a row. */
  readonly bits: Int32Array;
  readonly width: number;
}

export function mayStill({ bits, width }: Futures, row: number, kind: number): boolean {
  return ((bits[row * width + (kind >> 5)]! >>> (kind & 31)) & 1) === 1;
}

export function toFutures(program: PackedProgram): Futures {
  const { bound } = program;
  const kinds = toFutureKinds(bound);
  const sets = futureSets(bound, kinds);
  const width = (kinds.count + 31) >> 5;
  const bits = new Int32Array(program.code.length * width);
  sets.forEach((points, process) => {
    points.forEach((set, point) => {
      const row = program.base[process]! + point + 1;
      for (let word = 0; word < width; word++) {
        bits[row * width + word] = Number(BigInt.asIntN(32, set >> BigInt(32 * word)));
      }
    });
  });
  return { kinds, bits, width };
}
