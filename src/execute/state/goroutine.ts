import type { Move } from '../../run/move.ts';
import type { LocalId } from '../../go/plain/ids.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { GoroutineSummary, Summary } from './summary.ts';
import type { Procedure } from '../compile/procedure.ts';
import type { PanicValue } from '../value/panic.ts';
import type { Closure, Value } from '../value/value.ts';
import type { Accesses } from './access.ts';
import type { Owner } from './heap.ts';
import type { Pending } from './pending.ts';

export interface Deferred {
  readonly target: Closure | null;
  readonly arguments: readonly Value[];
  readonly span: PlainSpan;
  readonly before: Deferred | null;
}

/** A panic, or a Goexit, on its way up a stack. */
export interface Unwinding {
  readonly panic: PanicValue | null;
  readonly recovered: boolean;
  /** Where in the text it began. */
  readonly span: PlainSpan;
  /** The one that was under way when this one began in a deferred call. */
  readonly before: Unwinding | null;
}

export type Targets = readonly (LocalId | null)[];

type FrameMode = 'running' | 'returning' | 'unwinding';

/** A call under way. Only the step that owns it changes it. */
export class Frame {
  readonly owner: Owner;
  readonly procedure: Procedure;
  readonly locals: Value[];
  pc: number;
  mode: FrameMode = 'running';
  /** It runs for the frame below, which ends. */
  readonly isDeferred: boolean;
  /** The locals of the frame below that its results go to. */
  readonly targets: Targets;
  defers: Deferred | null = null;
  unwinding: Unwinding | null = null;
  summary: Summary | null = null;

  constructor(
    owner: Owner,
    procedure: Procedure,
    locals: Value[],
    pc: number,
    isDeferred: boolean,
    targets: Targets,
  ) {
    this.targets = targets;
    this.owner = owner;
    this.procedure = procedure;
    this.locals = locals;
    this.pc = pc;
    this.isDeferred = isDeferred;
  }

  copy(owner: Owner): Frame {
    const { procedure, pc, isDeferred, targets } = this;
    const copy = new Frame(owner, procedure, this.locals.slice(), pc, isDeferred, targets);
    copy.mode = this.mode;
    copy.defers = this.defers;
    copy.unwinding = this.unwinding;
    return copy;
  }
}

export class Goroutine {
  readonly owner: Owner;
  readonly id: number;
  readonly name: string;
  /** A number that depends only on who spawned it and how many that one had spawned before. */
  readonly path: number;
  readonly frames: Frame[];
  spawned: number;
  /** Where it stands; null while it runs and after its end. */
  pending: Pending | null;
  /** The memory that it has touched since it last stood. */
  accesses: Accesses | null;
  /** It has arrived where it stands for sure, since everybody has come to rest meanwhile. */
  parked = false;
  /** It was started while the package was initialized, or by one that was. */
  isEarly = false;
  /** It cancels a context on behalf of somebody outside. */
  isOutside = false;
  /** Once it is known; null when it has changed since. */
  summary: GoroutineSummary | null = null;
  /** The last of its moves that leave no choice: most often its next one is equal, and is asked for in many states. */
  move: Move | null = null;

  constructor(
    owner: Owner,
    id: number,
    name: string,
    path: number,
    frames: Frame[],
    spawned: number,
    pending: Pending | null,
    accesses: Accesses | null,
  ) {
    this.owner = owner;
    this.id = id;
    this.name = name;
    this.path = path;
    this.frames = frames;
    this.spawned = spawned;
    this.pending = pending;
    this.accesses = accesses;
  }

  copy(owner: Owner): Goroutine {
    const { id, name, path, frames, spawned, pending, accesses } = this;
    const copy = new Goroutine(owner, id, name, path, frames.slice(), spawned, pending, accesses);
    copy.parked = this.parked;
    copy.isEarly = this.isEarly;
    copy.isOutside = this.isOutside;
    copy.move = this.move;
    return copy;
  }
}
