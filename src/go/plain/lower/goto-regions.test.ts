import { describe, expect, it } from 'vitest';
import { regionsOf } from './goto-regions.ts';

const at = (name: string, index: number, ...sources: number[]) => ({ name, index, sources });

describe('the regions of gotos', () => {
  it('are a block for a jump forward and a loop for a jump back', () => {
    expect(regionsOf([at('a', 2, 0, 4)])).toEqual([
      { kind: 'block', name: 'a', from: 0, to: 2 },
      { kind: 'loop', name: 'a', from: 2, to: 5 },
    ]);
  });

  it('a block that leads out of a loop stands around it', () => {
    expect(regionsOf([at('loop', 1, 3), at('end', 6, 2)])).toEqual([
      { kind: 'loop', name: 'loop', from: 1, to: 4 },
      { kind: 'block', name: 'end', from: 1, to: 6 },
    ]);
  });

  it('a loop that another one ends in goes on to its end', () => {
    expect(regionsOf([at('a', 0, 2), at('b', 1, 3)])).toEqual([
      { kind: 'loop', name: 'a', from: 0, to: 4 },
      { kind: 'loop', name: 'b', from: 1, to: 4 },
    ]);
  });

  it('there are none where a jump leads into the middle of a loop', () => {
    expect(regionsOf([at('a', 1, 3), at('b', 2, 0)])).toBeNull();
  });
});
