import { expect, test } from 'vitest';
import { allocateMemory, leastPages } from './memory.ts';

/** A machine that gives at most so many pages. */
function machine(limit: number, asked: number[]): (pages: number) => WebAssembly.Memory {
  return (pages) => {
    asked.push(pages);
    if (pages > limit) throw new RangeError('could not allocate memory');
    return new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  };
}

test('a large machine is asked once', () => {
  const asked: number[] = [];
  allocateMemory(machine(65_536, asked));
  expect(asked).toHaveLength(1);
});

test('a small machine is asked for less and less', () => {
  const asked: number[] = [];
  allocateMemory(machine(leastPages, asked));
  expect(asked.at(-1)).toBe(leastPages);
  expect(asked).toEqual([...asked].sort((a, b) => b - a));
});

test('one that has not even the least says so', () => {
  expect(() => allocateMemory(machine(leastPages - 1, []))).toThrow(RangeError);
});
