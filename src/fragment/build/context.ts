import type { Span } from '../../base/span.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { GoCode } from '../../diagnostics/go-catalogue.ts';
import { reportGo, type GoArguments } from '../../diagnostics/report-go.ts';
import type { FunctionNode, Resolution } from '../../go/resolve/variable.ts';
import type {
  Block as GoBlock,
  FunctionDeclaration,
  GoExpression,
  GoStatement,
  GoType,
} from '../../go/syntax.ts';
import type { FileIndex } from '../file-index.ts';
import type { Block, Statement } from '../../model/statements.ts';
import type { Primitive } from '../../model/primitive.ts';
import type { Tally } from '../../model/fragment.ts';
import type { Quantity, Source } from '../../model/quantity.ts';
import type { ReachableFacts } from '../root-facts.ts';
import { branchOf, type Store } from '../store.ts';
import type { Activation, Cell, GoObject, PreparedCall, Value } from '../value.ts';

/**
 * Building a fragment is running the function once with symbols for values: a statement that
 * communicates is written down, everything else only changes what the cells hold.
 */
export interface Builder {
  readonly index: FileIndex;
  /** The name of the function that the fragment starts at. */
  readonly rootSpan: Span;
  /** The types of the file, and those that functions declare as they are met; part of the index. */
  readonly localTypes: Map<string, GoType>;
  /** Of the root function and all that it may call. */
  readonly facts: ReachableFacts;
  readonly primitives: Primitive[];
  readonly sources: Source[];
  readonly diagnostics: Diagnostic[];
  /** Fields, lengths and comparisons of the same things are the same things. */
  readonly remembered: Map<string, Value>;
  /** The cells of all fields of a name, and those of structs that came from outside. */
  readonly fieldCells: Map<string, FieldCell[]>;
  readonly opaqueCells: Map<string, Cell>;
  /** Locks of others, made at the start of the fragment. */
  readonly foreign: Statement[];
  /** The declared functions that were inlined. */
  readonly inlined: Set<FunctionDeclaration>;
  /** For each label, what was written on each path that left to it. */
  readonly exits: Map<number, Exits>;
  readonly counter: { next: number; steps: number };
  /** What the text calls the thing that is being made: the variable or field it goes into. */
  readonly hint: { name: string | null };
  /** Deferred calls run because of a panic, which recover would give them. */
  readonly panicking: { now: boolean };
  /** Every write of a variable, so that a loop can tell what it counts. */
  readonly writes: VariableWrite[];
  readonly tallies: Tally[];
  readonly interpreter: Interpreter;
}

/** A field of a struct. */
interface FieldCell {
  readonly cell: Cell;
  /** Where it is remembered what stood there from the start; null for what the fragment made itself. */
  readonly initial: string | null;
  /** The fragment's own struct, or its own copy: no name from outside leads to it. */
  readonly owned: boolean;
}

/** A variable is set; `by` if that only adds a known number to it. */
export interface VariableWrite {
  readonly cell: Cell;
  readonly by: bigint | null;
  /** How many loops are around it. */
  readonly loops: number;
  readonly path: readonly Quantity[] | null;
}

/** The parts of the interpreter need each other in a circle; they meet here. */
export interface Interpreter {
  readonly statement: (here: Here, statement: GoStatement) => void;
  readonly expression: (here: Here, expression: GoExpression) => Value;
  readonly prepare: (here: Here, call: GoExpression) => PreparedCall | null;
  readonly overwrite: (here: Here, target: GoObject, value: Value, span: Span) => void;
  readonly perform: (here: Here, call: PreparedCall, asProcess: boolean) => Value;
}

/** A running function. A process begins with the root's frame or with that of a `go`. */
export interface Frame {
  readonly function: FunctionNode;
  readonly name: string;
  readonly caller: Frame | null;
  readonly isProcess: boolean;
  readonly label: number;
  readonly activation: Activation;
  readonly results: readonly Cell[];
  readonly deferred: Cell;
  /** A deferred function of it recovers: a panic ends here. */
  readonly recovers: boolean;
  /** Breakable statements around, innermost last. */
  readonly targets: Target[];
}

/** What was written on one way to a place, and what must have held to take it. */
export interface Path {
  readonly written: ReadonlyMap<Cell, Value>;
  /** Null where nothing is known: it was left from within a loop. */
  readonly conditions: readonly Quantity[] | null;
}

interface Exits {
  readonly base: Store;
  /** How many conditions held at the start of the scope, and how many loops were around it. */
  readonly depth: number;
  readonly loops: number;
  readonly paths: Path[];
}

interface Target {
  readonly name: string | null;
  readonly breakLabel: number;
  readonly continueLabel: number | null;
}

/** Where the run stands. The store is null where no path leads. */
export interface Flow {
  store: Store | null;
  out: Statement[];
  readonly loops: readonly number[];
  /** What must have held to get here, since the start; null once that is too much to keep. */
  path: readonly Quantity[] | null;
}

export interface Here {
  readonly builder: Builder;
  readonly frame: Frame;
  readonly flow: Flow;
}

export const evaluate = (here: Here, expression: GoExpression): Value =>
  here.builder.interpreter.expression(here, expression);

/** Evaluates something that goes into a variable or field of this name. */
export function evaluateFor(here: Here, name: string | null, expression: GoExpression): Value {
  const { hint } = here.builder;
  const before = hint.name;
  const isMade =
    expression.kind === 'call' || expression.kind === 'composite' || expression.kind === 'unary';
  hint.name = isMade ? name : null;
  const value = evaluate(here, expression);
  hint.name = before;
  return value;
}

/** The name for what is made here, taken once. */
export function madeName(here: Here, otherwise: string): string {
  const { hint } = here.builder;
  const name = hint.name ?? otherwise;
  hint.name = null;
  return name === '_' ? otherwise : name;
}

export const execute = (here: Here, statement: GoStatement): void =>
  here.builder.interpreter.statement(here, statement);

export function executeAll(here: Here, block: GoBlock): void {
  for (const statement of block.statements) execute(here, statement);
}

export const newId = (builder: Builder): number => builder.counter.next++;

export const newCell = (builder: Builder, name: string): Cell => ({ id: newId(builder), name });

export function emit(here: Here, statement: Statement): void {
  if (here.flow.store !== null) here.flow.out.push(statement);
}

interface Branch {
  readonly body: Block;
  readonly store: Store | null;
  readonly path: readonly Quantity[] | null;
}

/** More conditions than this tell nobody anything. */
const longestPath = 120;

export function further(
  path: readonly Quantity[] | null,
  more: readonly Quantity[] | null,
): readonly Quantity[] | null {
  if (path === null || more === null || path.length + more.length > longestPath) return null;
  return more.length === 0 ? path : [...path, ...more];
}

/** Runs something in a layer of its own and returns what it wrote down. */
export function inBranch(
  here: Here,
  run: (inner: Here) => void,
  condition: Quantity | null = null,
): Branch {
  const { store, loops, path } = here.flow;
  if (store === null) return { body: [], store: null, path };
  const flow: Flow = {
    store: branchOf(store),
    out: [],
    loops,
    path: condition === null ? path : further(path, [condition]),
  };
  run({ ...here, flow });
  return { body: flow.out, store: flow.store, path: flow.path };
}

export function report<Code extends GoCode>(
  builder: Pick<Builder, 'diagnostics'>,
  code: Code,
  span: Span,
  given: GoArguments<Code>,
  related: Diagnostic['related'] = [],
): void {
  reportGo(builder.diagnostics, code, span, given, related);
}

export function resolutionOf(here: Here): Resolution {
  return here.frame.activation.resolution;
}

/** The text of a place, on one line, short enough for a name. */
export function textAt(builder: Builder, span: Span): string {
  const text = builder.index.file.text
    .slice(span.start, Math.min(span.end, span.start + 200))
    .replaceAll(/\s+/g, ' ')
    .replaceAll('`', "'");
  return text.length <= 48 ? text : `${text.slice(0, 45)}...`;
}

/** A bound on the work for one fragment: calls unrolled in calls can grow without end. */
export const mostSteps = 12_000;
