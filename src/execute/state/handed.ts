import type { Ends } from '../../go/plain/ends-used.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { Value } from '../value/value.ts';

/** A value that others got for good: it was returned, or put where they find it. */
export interface HandedValue {
  readonly type: TypeId;
  readonly value: Value;
  /** Whoever has it has it as it is, and not only functions of the text have that know of it. */
  readonly isOpen: boolean;
}

export interface HandedChannel {
  readonly ends: Ends;
  /** Those that anybody may use, rather than functions of the text alone; null where there are none. */
  readonly open: Ends | null;
  readonly element: TypeId;
  /** The text does not close it, as far as runs have shown. */
  readonly mayClose: boolean;
}

/** What others have of what was made in a run, as it is in one state. */
export interface Handed {
  /** The channels that they may use by the types by which they come to them. */
  readonly channels: ReadonlyMap<number, HandedChannel>;
  /** All objects that they can reach, whether or not types tell how. */
  readonly reached: ReadonlySet<number>;
  /** Those that they come to by values of the library, too, of which types do not tell what they may do. */
  readonly hidden: ReadonlySet<number>;
  /** The functions that they may end contexts by, which is noted once. */
  readonly cancels: ReadonlySet<string>;
}

export const maySend = ({ ends }: Pick<HandedChannel, 'ends'>): boolean => ends !== 'receive';

export const mayReceive = ({ ends }: Pick<HandedChannel, 'ends'>): boolean => ends !== 'send';

export const joinEnds = (one: Ends | null, other: Ends | null): Ends | null =>
  one === null || one === other ? other : other === null ? one : 'both';
