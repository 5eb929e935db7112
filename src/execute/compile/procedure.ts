import type { GoroutineNames } from '../goroutine-names.ts';
import type { IdleData } from '../deciding/idle-data.ts';
import type { Types } from '../value/types.ts';
import type { FunctionId, GlobalId, LocalId } from '../../go/plain/ids.ts';
import type { ActingTypes } from '../../go/plain/acting-methods.ts';
import type { HeldFields } from '../../go/plain/held-fields.ts';
import type { OnceFunctions } from '../../go/plain/once-functions.ts';
import type { PlainFunction, PlainProgram } from '../../go/plain/program.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { Value } from '../value/value.ts';

/**
 * The machine, as far as a procedure knows it. What is compiled takes the machine itself; a method's type
 * lets it, so that procedures can be known before the machine that runs them.
 */
interface Running {
  readonly pc: number;
}

interface Compiled {
  run(machine: Running): boolean;
}

/** An instruction, as a procedure holds it. */
export type Run = Compiled['run'];

/** What a function finds in package variables when something else of the program ran before it. */
export interface PackageState {
  /** All of the text. */
  readonly own: readonly GlobalId[];
  /** Those that may have another value than they begin with. */
  readonly changed: ReadonlySet<GlobalId>;
  /** Those that the function, or what it calls, speaks of. */
  readonly used: ReadonlySet<GlobalId>;
}

/** A program ready to run, as the machine sees it. */
export interface Procedures {
  readonly plain: PlainProgram;
  readonly types: Types;
  /** What goroutines are called. */
  readonly names: GoroutineNames;
  readonly globals: number;
  /** The text asks how much time passes between two moments. */
  readonly comparesTimes: boolean;
  /** Data that nothing hangs on; null where it is all kept. */
  readonly idle: IdleData | null;
  procedure(id: FunctionId): Procedure;
  /** null where nothing did. */
  packageState(entry: FunctionId): PackageState | null;
  /** The fields of structs that may change, by `fieldKey`. */
  changedFields(): ReadonlySet<string>;
  /** The fields whose channels are closed and never sent to, by `fieldKey`. */
  onlyClosedFields(): ReadonlySet<string>;
  /** What of the structs that others hold the function, and they, use. */
  heldFields(entry: FunctionId): HeldFields;
  /** Whose methods others may call to some effect. */
  actingTypes(): ActingTypes;
  onceFunctions(): OnceFunctions;
}

/** A function as a flat list of instructions on numbered locals. */
export interface Procedure {
  readonly function: PlainFunction;
  readonly code: readonly Run[];
  /** Of each instruction: 1 a run has come to it, 2 and gone on behind it, 4 and jumped; null where it is not noted. */
  readonly ran: Uint8Array | null;
  /** Whether an instruction may go on behind itself, or jump. */
  readonly isBranch: readonly boolean[];
  readonly spans: readonly PlainSpan[];
  /** The locals that an instruction, or one that may follow it, reads before it writes them. */
  readonly live: readonly Int32Array[];
  /** Those of them that decide how a run goes on. */
  readonly telling: readonly Int32Array[];
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
  /** It calls `recover` itself. */
  readonly recovers: boolean;
}
