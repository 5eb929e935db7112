import type { Span } from '../../base/span.ts';
import type { Block, NodeId, Statement } from '../../virgo/ast.ts';
import type { Instruction, Loop, Machine, Process, ProcessIndex } from '../machine.ts';
import type { PointList } from '../point-list.ts';
import type { Resources } from '../resources.ts';

/** For each kind of statement, the points that it becomes. */
export type StatementRules<Kind extends Statement['kind']> = {
  readonly [K in Kind]: StatementRule<Extract<Statement, { readonly kind: K }>>;
};

export type StatementRule<Of extends Statement> = (
  cutter: Cutter,
  statement: Of,
  place: Place,
) => void;

/** A program while it is cut into processes. */
export interface Cutter {
  readonly resources: Resources;
  readonly loops: Loop[];
  block(block: Block, place: Place): void;
  /** A goroutine of its own. */
  process(body: Block, origin: Origin): ProcessIndex;
}

/** Behind the points that a process has so far. */
export interface Place {
  readonly process: ProcessIndex;
  readonly points: PointList;
}

export interface Origin {
  readonly node: NodeId | null;
  readonly span: Span;
  readonly spawnedAt: Process['spawnedAt'];
}

/** For each kind of instruction, how it is written. */
export type InstructionRules<Kind extends Instruction['kind']> = {
  readonly [K in Kind]: InstructionRule<Extract<Instruction, { readonly kind: K }>>;
};

export interface InstructionRule<Of extends Instruction> {
  /** In VirGo's own words: `c!`, `w.Add(1)`, `if x < 1`. */
  describe(machine: Machine, instruction: Of): string;
  /** The points to which it leads; absent if that is `next` alone. */
  targets?(instruction: Of): string;
}
