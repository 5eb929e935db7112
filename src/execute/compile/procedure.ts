import type { LocalId } from '../../go/plain/ids.ts';
import type { PlainFunction } from '../../go/plain/program.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { Machine } from '../machine.ts';
import type { Value } from '../value/value.ts';

/** Computes an expression from the locals of a frame. */
export type Evaluate = (locals: Value[], machine: Machine) => Value;

/** Carries out an instruction; true where the goroutine stands, with what it stands at in `machine.pending`. */
export type Run = (machine: Machine) => boolean;

/** A function as a flat list of instructions on numbered locals. */
export interface Procedure {
  readonly function: PlainFunction;
  readonly code: readonly Run[];
  readonly spans: readonly PlainSpan[];
  /** The locals that an instruction, or one that may follow it, reads before it writes them. */
  readonly live: readonly Int32Array[];
  /** The locals of a new frame: all zero. */
  readonly zeros: readonly Value[];
  /** Parameters and results that live in cells. */
  readonly boxed: readonly LocalId[];
  /** Where the deferred calls begin. */
  readonly end: number;
  /** The number of its first instruction within the program. */
  readonly firstSite: number;
  readonly isLibrary: boolean;
  readonly isWrapper: boolean;
}
