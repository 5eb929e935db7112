import type { ExtendedBlock, ExtendedStatement } from '../../../src/virgo/extended/ast.ts';

/**
 * What a goroutine of the extended language still has to do; null when it has ended. Goroutines with
 * the same rest are interchangeable.
 */
export type Rest = Frame | null;

interface Below {
  /** Equal rests are one object, so that this number can stand for it. */
  readonly id: number;
  readonly below: Rest;
}

/** At one statement of a block. */
export interface BlockFrame extends Below {
  readonly kind: 'block';
  readonly block: ExtendedBlock;
  readonly at: number;
}

/** At the head of a loop, with so many iterations begun. */
export interface LoopFrame extends Below {
  readonly kind: 'loop';
  readonly loop: Extract<ExtendedStatement, { readonly kind: 'for' | 'range' | 'loop' }>;
  readonly begun: bigint;
}

/** At the end of a labelled block. */
export interface LabelFrame extends Below {
  readonly kind: 'label';
  readonly label: string;
}

/** At the end of a Do. */
export interface DoFrame extends Below {
  readonly kind: 'do';
  readonly once: string;
}

/** A writer that has announced itself. */
export interface DrainFrame extends Below {
  readonly kind: 'drain';
  readonly lock: string;
}

/** The environment, about to cancel a context. */
export interface DeadlineFrame extends Below {
  readonly kind: 'deadline';
  readonly context: string;
}

/** The end of a goroutine; where it began, the variables of the loops around had these values. */
export interface StartFrame extends Below {
  readonly kind: 'start';
  readonly indices: ReadonlyMap<string, bigint>;
  readonly isNamed: boolean;
}

export type Frame =
  BlockFrame | LoopFrame | LabelFrame | DoFrame | DrainFrame | DeadlineFrame | StartFrame;
type Draft<F> = F extends Frame ? Omit<F, 'id'> : never;
export type FrameDraft = Draft<Frame>;

/** Makes rests, equal ones once. */
export class Rests {
  readonly #numbers = new Map<object, number>();
  readonly #made = new Map<string, Frame>();

  make(draft: FrameDraft): Frame {
    const key = this.#key(draft);
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const fresh = { ...draft, id: this.#made.size };
    this.#made.set(key, fresh);
    return fresh;
  }

  /** A block, and then what is below it. */
  enter(block: ExtendedBlock, below: Rest): Rest {
    return block.length === 0 ? below : this.make({ kind: 'block', block, at: 0, below });
  }

  /** What is left behind the statement at which a block stands. */
  advance({ block, at, below }: BlockFrame): Rest {
    return at + 1 < block.length ? this.make({ kind: 'block', block, at: at + 1, below }) : below;
  }

  #number(object: object): number {
    const known = this.#numbers.get(object) ?? this.#numbers.size;
    this.#numbers.set(object, known);
    return known;
  }

  #key(draft: FrameDraft): string {
    const below = draft.below === null ? '-' : draft.below.id;
    switch (draft.kind) {
      case 'block':
        return `block ${this.#number(draft.block)} ${draft.at} ${below}`;
      case 'loop':
        return `loop ${this.#number(draft.loop)} ${draft.begun} ${below}`;
      case 'label':
        return `label ${draft.label} ${below}`;
      case 'do':
        return `do ${draft.once} ${below}`;
      case 'drain':
        return `drain ${draft.lock} ${below}`;
      case 'deadline':
        return `deadline ${draft.context} ${below}`;
      case 'start':
        return `start ${[...draft.indices].join(';')} ${draft.isNamed} ${below}`;
    }
  }
}

/** The value of a loop's variable where the rest is at. */
export function indexOf(rest: Rest, name: string): bigint {
  for (let at = rest; at !== null; at = at.below) {
    if (at.kind === 'loop' && at.loop.kind === 'for' && at.loop.variable?.name === name) {
      return at.begun - 1n;
    }
    if (at.kind === 'start') return at.indices.get(name)!;
  }
  throw new Error(`no loop over ${name}`);
}

/** All variables of loops that are seen from here. */
export function indicesOf(rest: Rest): ReadonlyMap<string, bigint> {
  const found = new Map<string, bigint>();
  for (let at = rest; at !== null; at = at.below) {
    if (at.kind === 'loop' && at.loop.kind === 'for' && at.loop.variable !== null) {
      const { name } = at.loop.variable;
      if (!found.has(name)) found.set(name, at.begun - 1n);
    }
    if (at.kind !== 'start') continue;
    for (const [name, value] of at.indices) if (!found.has(name)) found.set(name, value);
  }
  return new Map([...found].sort());
}
