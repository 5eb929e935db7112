import type { Span } from '../base/span.ts';
import type { Expression } from '../expression/expression.ts';
import type { NodeId } from '../virgo/ast.ts';
import type { Parameter } from '../expression/sort.ts';

/**
 * The one machine that is encoded for the solver and executed by the explorer (Figs 6 and 9): a
 * control-flow automaton per goroutine, whose points are numbered as the paper numbers them.
 *
 * All expressions are over the parameters alone, so each has one value per run.
 */
export interface Machine {
  readonly parameters: readonly Parameter[];
  readonly channels: readonly Channel[];
  readonly waitgroups: readonly WaitGroup[];
  readonly loops: readonly Loop[];
  /** Process 0 is the main one; a process comes after the one that spawns it. */
  readonly processes: readonly Process[];
}

/**
 * A goroutine that is spawned in a loop stands for all its instances, which are equal: a state tells
 * how many of them are at each point.
 */
export function isCounted(machine: Machine, process: ProcessIndex): boolean {
  return spawningLoop(machine, process) !== null;
}

/** The loop whose iterations each spawn an instance; null for a process of its own. */
export function spawningLoop(machine: Machine, process: ProcessIndex): LoopIndex | null {
  const origin = machine.processes[process]!.spawnedAt;
  return origin === null ? null : machine.processes[origin.process]!.points[origin.point]!.loop;
}

/** Whether some operation of the program stands where Go would have gone another way. */
export function hasEscapes({ processes }: Machine): boolean {
  return processes.some(({ points }) => points.some(({ hasEscape }) => hasEscape));
}

/** Indices into the machine's own lists. */
export type ChannelIndex = number;
export type WaitGroupIndex = number;
export type LoopIndex = number;
export type ProcessIndex = number;
/** -1 before the process is spawned, then 0 up to its termination point. */
export type PointIndex = number;

export interface Channel {
  readonly name: string;
  readonly capacity: Expression;
  /** Where it is created. */
  readonly process: ProcessIndex;
  readonly point: PointIndex;
  readonly node: NodeId;
  readonly span: Span;
}

export interface WaitGroup {
  readonly name: string;
  readonly process: ProcessIndex;
  readonly node: NodeId;
  readonly span: Span;
}

/** for from .. to { }: its variable starts at `from` when the run starts (Fig. 5), and is never reset. */
export interface Loop {
  /** The person's name for the variable, or one of ours that collides with nothing. */
  readonly variable: string;
  readonly from: Expression;
  readonly to: Expression;
  readonly process: ProcessIndex;
  readonly head: PointIndex;
  /** The increment point, the last one inside: n' in the rule of Fig. 6. */
  readonly increment: PointIndex;
  /** The point after the loop: n' in the occurrence tuples of Figs 7, 12, 13 (PAPER-NOTES 2). */
  readonly exit: PointIndex;
  readonly node: NodeId;
  readonly span: Span;
}

export interface Process {
  readonly index: ProcessIndex;
  /** For people: 'main', 'goroutine 1', ... */
  readonly name: string;
  /** The `go` that spawns it; null for the main process. */
  readonly spawnedAt: { readonly process: ProcessIndex; readonly point: PointIndex } | null;
  /** Points 0 .. termination-1, in order. */
  readonly points: readonly Point[];
  /** T(π): the point at which the process has ended. */
  readonly termination: PointIndex;
  readonly node: NodeId | null;
  readonly span: Span;
}

export interface Point {
  readonly instruction: Instruction;
  /** The statement that made this point. */
  readonly node: NodeId;
  readonly span: Span;
  /** The innermost loop whose body this point belongs to. */
  readonly loop: LoopIndex | null;
  /**
   * In Go it stands in a select with a timeout or a default, whose other way is a value of a parameter:
   * nobody waits here for ever, so a state in which somebody is blocked here is not the end of a run.
   */
  readonly hasEscape: boolean;
}

export type Instruction =
  | MakeChannel
  | Send
  | Acknowledged
  | Receive
  | Add
  | Wait
  | Spawn
  | Return
  | Branch
  | Jump
  | LoopHead
  | LoopNext;

/** CHAN: a negative capacity crashes. */
interface MakeChannel {
  readonly kind: 'make-channel';
  readonly channel: ChannelIndex;
  readonly next: PointIndex;
}

/** SEND: buffered, it stores and goes to `next`; unbuffered, it offers and goes to `rendezvous`. */
export interface Send {
  readonly kind: 'send';
  readonly channel: ChannelIndex;
  readonly rendezvous: PointIndex;
  readonly next: PointIndex;
}

/** SEND's second point: the sender of an unbuffered channel waits until a receiver took its offer. */
interface Acknowledged {
  readonly kind: 'acknowledged';
  readonly channel: ChannelIndex;
  readonly next: PointIndex;
}

export interface Receive {
  readonly kind: 'receive';
  readonly channel: ChannelIndex;
  readonly next: PointIndex;
}

/** ADD: a counter that would become negative crashes. */
export interface Add {
  readonly kind: 'add';
  readonly waitgroup: WaitGroupIndex;
  readonly amount: Expression;
  readonly next: PointIndex;
}

export interface Wait {
  readonly kind: 'wait';
  readonly waitgroup: WaitGroupIndex;
  readonly next: PointIndex;
}

/** GO */
interface Spawn {
  readonly kind: 'spawn';
  readonly process: ProcessIndex;
  readonly next: PointIndex;
}

/** RETURN: `target` is the process's termination point. */
interface Return {
  readonly kind: 'return';
  readonly target: PointIndex;
}

/** IF at its guard. */
interface Branch {
  readonly kind: 'branch';
  readonly condition: Expression;
  readonly then: PointIndex;
  readonly otherwise: PointIndex;
  /** The jump at the end of the true branch; the else branch starts one further (Fig. 9). */
  readonly jump: PointIndex;
  /** The point after the whole statement. */
  readonly exit: PointIndex;
}

/** IF at the end of its true branch. */
interface Jump {
  readonly kind: 'jump';
  readonly target: PointIndex;
}

/** FOR at its head: while its variable is below the bound, into the body, else to `exit`. */
interface LoopHead {
  readonly kind: 'loop-head';
  readonly loop: LoopIndex;
  readonly body: PointIndex;
  readonly exit: PointIndex;
}

/** FOR at its increment point. */
interface LoopNext {
  readonly kind: 'loop-next';
  readonly loop: LoopIndex;
  readonly head: PointIndex;
}
