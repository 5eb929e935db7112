import type { Block, Statement } from '../../src/virgo/ast.ts';

/**
 * What a goroutine still has to do; null when it has ended. A goroutine is nothing else, since VirGo
 * has no variables that change: two goroutines with the same continuation are interchangeable.
 */
export type Continuation = Doing | null;

/** At statement `at` of a block, which is to be done `iterations` more times after this one. */
export interface Doing {
  /** Equal continuations are one object, so that this number can stand for it. */
  readonly id: number;
  readonly block: Block;
  readonly at: number;
  readonly iterations: bigint;
  /** What comes after the block. */
  readonly below: Continuation;
}

export interface Continuations {
  /** The block so many times, then `below`. */
  readonly enter: (block: Block, times: bigint, below: Continuation) => Continuation;
  /** What is left when the next statement is done. */
  readonly advance: (doing: Doing) => Continuation;
}

export function nextStatement(doing: Doing): Statement {
  return doing.block[doing.at]!;
}

export function makeContinuations(): Continuations {
  const blocks = new Map<Block, number>();
  const made = new Map<string, Doing>();

  function doing(block: Block, at: number, iterations: bigint, below: Continuation): Doing {
    if (!blocks.has(block)) blocks.set(block, blocks.size);
    const key = `${blocks.get(block)} ${at} ${iterations} ${below === null ? 'end' : below.id}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = { id: made.size, block, at, iterations, below };
    made.set(key, fresh);
    return fresh;
  }

  return {
    enter: (block, times, below) =>
      times <= 0n || block.length === 0 ? below : doing(block, 0, times - 1n, below),
    advance: ({ block, at, iterations, below }) => {
      if (at + 1 < block.length) return doing(block, at + 1, iterations, below);
      return iterations > 0n ? doing(block, 0, iterations - 1n, below) : below;
    },
  };
}
