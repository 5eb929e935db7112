import type { Program } from '../../src/virgo/ast.ts';

/** A program as text that leaves ids and places out, so that two can be compared. */
export function shapeOf(program: Program): string {
  return JSON.stringify(program.body, (key, value: unknown) => {
    if (key === 'id' || key === 'span') return undefined;
    return typeof value === 'bigint' ? `${value}n` : value;
  });
}
