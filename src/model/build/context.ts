import type { Quantity, Source } from '../quantity.ts';
import type { Span } from '../../base/span.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose, type ArgumentsOf } from '../../diagnostics/diagnose.ts';
import type { GoCode } from '../../diagnostics/go-catalogue.ts';
import { modelCatalogue, type ModelCode } from '../../diagnostics/model-catalogue.ts';
import { reportGo, type GoArguments } from '../../diagnostics/report-go.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { FunctionId, LabelId, LocalId, TypeId } from '../../go/plain/ids.ts';
import type { PlainFunction, PlainProgram } from '../../go/plain/program.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import type { PlainType, Shape } from '../../go/plain/types.ts';
import type { Given } from '../given.ts';
import type { Promised } from '../promises.ts';
import type { Tally } from '../fragment.ts';
import type { Primitive } from '../primitive.ts';
import type { Block, Decision, Statement } from '../statements.ts';
import { visitBlock } from '../walk.ts';
import type { Closings } from './closing.ts';
import type { Effects } from './effects.ts';
import type { Process, Sharing } from './sharing.ts';
import { branchOf, type Store } from './store.ts';
import type { Cell, PreparedCall, Value } from './value.ts';

/**
 * Building a model is running a function of Plain Go once with symbols for values: a statement that
 * communicates is written down, everything else only changes what the cells hold. It is done in passes,
 * since only a whole pass shows which cells are shared by goroutines.
 */
export interface Builder {
  readonly program: PlainProgram;
  readonly root: PlainFunction;
  /** The file that the person looks at: what is reported has its place there. */
  readonly identities: Identities;
  readonly sharing: Sharing;
  readonly sources: Source[];
  readonly diagnostics: Diagnostic[];
  readonly given: Given[];
  /** What the text's contracts say of functions that it does not declare with a body. */
  readonly promises: readonly Promised[];
  /** What was computed from the same things is the same thing. */
  readonly remembered: Map<string, Value>;
  /** Locks of others, made at the start of the model. */
  readonly foreign: Statement[];
  /** The functions of the text that were followed into. */
  readonly inlined: Set<FunctionId>;
  readonly exits: Map<number, Exits>;
  readonly pass: number;
  readonly counter: { steps: number; sequence: number; opaques: number };
  readonly tallies: Tally[];
  /** The contexts that were derived here, by the ids of their values. */
  readonly contexts: Map<string, Primitive>;
  readonly closings: Closings;
  /** Primitives that something was done with. */
  readonly used: Set<number>;
  /** What cells held that were made in an iteration which is over: they are not read, but lead on to what they held. */
  readonly past: Map<string, readonly Value[]>;
  /** What unknown pointers point to. */
  readonly outside: Map<string, Cell>;
  /** Cells of ours that code without text was handed, and pointees of unknown pointers that may be these. */
  readonly strayed: { readonly cells: Map<string, Cell>; readonly pointees: Set<string> };
  /** The parts of these that were read, and of those who was called since; null where others were heard of. */
  readonly reads: {
    readonly read: Set<string>;
    /** What was set here to something known. */
    readonly set: Set<string>;
    readonly crossed: Map<string, string | null>;
    /** Data that was handed to code that is not followed, by cell, and to whom; `kept`: such code ran again since. */
    readonly lent: Map<string, string>;
    readonly kept: Map<string, string>;
  };
  /** How many keys unknown maps have. */
  readonly counted: Map<string, Cell>;
  /** Where something was stored that cannot be followed, by the kind of statement. */
  readonly lost: Set<string>;
  /** Channels that no variable had when they were made: the first one that holds them names them. */
  readonly unnamed: Set<number>;
  /** How often an element that leads to a primitive was read at an index that changes. */
  readonly varying: { count: number };
  /** Where in the text the run stands: what is first read there has its place there. */
  readonly reading: { span: Span };
  /** The calls of Once.Do that are running, by primitive and goroutine. */
  readonly doing: Set<string>;
  /** Where somebody would recover from a misuse, by place. */
  readonly recovered: Set<string>;
  /** How many values a value of a type holds. */
  readonly sizes: Map<TypeId, number>;
  readonly effects: Effects;
  readonly interpreter: Interpreter;
}

/** What is the same thing in every pass. */
export interface Identities {
  readonly statements: Map<object, number>;
  readonly primitives: Map<string, { -readonly [Key in keyof Primitive]: Primitive[Key] }>;
  readonly numbers: Map<string, number>;
  /** By primitive: the loops that it is made in. */
  readonly madeIn: Map<number, readonly number[]>;
  /** Arrays that something was appended to: whether two slices share one or have copies is not followed. */
  readonly forked: Set<string>;
  /** What stands at a place, as `textAt` shortens it. */
  readonly texts: Map<PlainSpan, string>;
  /** By channel that others get hold of, and which ends of it: the context that ends when they do. */
  readonly handedOut: Map<string, Primitive>;
  /** What channels that are made here carry. */
  readonly elements: Map<number, TypeId>;
  /** Those that they get hold of before the function returns. */
  readonly handedEarly: Set<number>;
  /** Channels that the text closes: whoever else did so would make that panic. */
  readonly closed: Set<number>;
  /** Variables, by cell, that functions assign which others got hold of. */
  readonly assigned: Set<string>;
}

/** The parts of the interpreter need each other in a circle; they meet here. */
export interface Interpreter {
  readonly evaluate: (here: Here, expression: PlainExpression, span: PlainSpan) => Value;
  readonly block: (here: Here, block: readonly PlainStatement[]) => void;
  readonly call: (here: Here, call: PreparedCall) => readonly Value[];
  readonly spawn: (here: Here, call: PreparedCall) => void;
  readonly defer: (here: Here, call: PreparedCall) => void;
  readonly panic: (here: Here, span: PlainSpan) => void;
}

/** What recover gives in a deferred call: `thrown` by a panic, nothing, or either of these. */
export interface Recovery {
  readonly panicking: 'yes' | 'no' | 'perhaps';
  /** Null for a panic of Go's own. */
  readonly thrown: Value | null;
  /** The calls around are left, not returned from. */
  readonly unwinds: boolean;
}

/** A running function. A process begins with the root's frame or with that of a `go`. */
export interface Frame {
  readonly function: PlainFunction;
  readonly caller: Frame | null;
  readonly process: Process;
  /** Distinguishes this run of the function from all others. */
  readonly key: string;
  /** The cells of its locals, as they are declared. */
  readonly cells: Map<LocalId, Cell>;
  /** Loop variables that each iteration has for itself: where the next one begins, by their declaration. */
  readonly renewed: Map<object, Cell>;
  readonly isProcess: boolean;
  readonly label: number;
  readonly deferred: Cell;
  /** It is a deferred call, run because its caller returns or panics. */
  readonly recovery: Recovery | null;
  /** Where breaks and continues of Plain Go lead. */
  readonly labels: Map<LabelId, Labels>;
  /** The goroutine's place in the text of the root's file: of code in libraries, the call that led there. */
  readonly callSpan: Span | null;
  /** The text of the call that runs it: what its unnamed results are called. */
  readonly callText: string | null;
}

interface Labels {
  readonly breakLabel: number;
  readonly continueLabel: number | null;
}

/** What was written on one way to a place, and what must have held to take it. */
export interface Path {
  readonly written: ReadonlyMap<string, { readonly cell: Cell; readonly value: Value }>;
  /** The same as it is seen there, where that is an iteration of a loop which is left. */
  readonly inside?: ReadonlyMap<string, { readonly cell: Cell; readonly value: Value }>;
  /** Null where nothing is known: it was left from within a loop. */
  readonly conditions: readonly Quantity[] | null;
  /** Where it is written down what the way decides; null where nothing could be written. */
  readonly decides: Decision[] | null;
  /** Nothing had been written down when it was taken. */
  readonly isSilent: boolean;
  readonly alone: boolean;
  /** All that held there, since the start of the run. */
  readonly facts: readonly Quantity[] | null;
}

interface Exits {
  readonly base: Store;
  /** How many conditions held at the start of the scope, and how many loops were around it. */
  readonly depth: number;
  readonly loops: number;
  /** How many things were around it that go several ways without a condition. */
  readonly forks: number;
  readonly paths: Path[];
}

/** Where the run stands. The store is null where no path leads. */
export interface Flow {
  store: Store | null;
  out: Statement[];
  readonly loops: readonly number[];
  /** No other goroutine of the model runs yet, and code without text has got hold of nothing. */
  alone: boolean;
  /** The selects and calls of Once.Do around: no condition says which of their ways is taken. */
  readonly forks: number;
  /** What must have held to get here, since the start; null once that is too much to keep. */
  path: readonly Quantity[] | null;
  /** Something was written down on the way here since the innermost loop began its iteration. */
  silent: boolean;
}

export interface Here {
  readonly builder: Builder;
  readonly frame: Frame;
  readonly flow: Flow;
}

/** A bound on the work for one model: calls unrolled in calls can grow without end. */
export const mostSteps = 60_000;

export function typeOf(builder: Builder, type: TypeId): PlainType {
  return builder.program.types[type]!;
}

export function shapeOf(builder: Builder, type: TypeId): Shape {
  return builder.program.types[type]!.shape;
}

export function localType(here: Here, local: LocalId): TypeId {
  return here.frame.function.locals[local]!.type;
}

/** The place in the person's file that stands for a place in Plain Go. */
export function placeOf(here: Here, span: PlainSpan): Span {
  const { program, root } = here.builder;
  if (span.file === root.span.file && !program.files[span.file]!.library)
    return { start: span.start, end: span.end };
  return here.frame.callSpan ?? root.nameSpan;
}

/** What an expression gives, for those that evaluating itself makes use of. */
export function evaluated(here: Here, expression: PlainExpression, span: PlainSpan): Value {
  return here.builder.interpreter.evaluate(here, expression, span);
}

export function emit(here: Here, statement: Statement): void {
  if (here.flow.store === null) return;
  here.flow.out.push(statement);
  here.flow.silent = false;
}

/** The number of a statement: the same in every pass. */
function numberOf(builder: Builder, node: object): number {
  const { statements } = builder.identities;
  const known = statements.get(node);
  if (known !== undefined) return known;
  statements.set(node, statements.size + 1);
  return statements.size;
}

/** A number for something that is named by a key: the same in every pass. */
export function idOf(builder: Builder, key: string): number {
  const { numbers } = builder.identities;
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size + 1);
  return numbers.size;
}

export function keyAt(here: Here, node: object, what = ''): string {
  return `${here.frame.key}/${numberOf(here.builder, node)}${what}`;
}

interface Branch {
  readonly body: Block;
  readonly store: Store | null;
  readonly path: readonly Quantity[] | null;
  readonly silent: boolean;
  readonly alone: boolean;
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
  how: 'condition' | 'fork' = 'condition',
): Branch {
  const { store, loops, path, silent } = here.flow;
  const { alone } = here.flow;
  if (store === null) return { body: [], store: null, path, silent, alone };
  const flow: Flow = {
    store: branchOf(store),
    out: [],
    loops,
    alone,
    forks: here.flow.forks + (how === 'fork' ? 1 : 0),
    path,
    silent,
  };
  const { crossed } = here.builder.reads;
  const before = [...crossed];
  run({ ...here, flow });
  if (flow.store === null && !leaves(flow.out)) {
    // Nobody goes on from here with what was heard.
    crossed.clear();
    for (const [part, by] of before) crossed.set(part, by);
  }
  return { ...flow, body: flow.out };
}

function leaves(block: Block): boolean {
  let found = false;
  visitBlock(block, ({ kind }) => (found ||= kind === 'leave'));
  return found;
}

export function report<Code extends GoCode>(
  builder: Pick<Builder, 'diagnostics'>,
  code: Code,
  span: Span,
  given: GoArguments<Code>,
): void {
  reportGo(builder.diagnostics, code, span, given);
}

export function reportModel<Code extends ModelCode>(
  { diagnostics }: Pick<Builder, 'diagnostics'>,
  code: Code,
  { start, end }: Span,
  given: ArgumentsOf<(typeof modelCatalogue)[Code]>,
): void {
  diagnostics.push(diagnose(modelCatalogue, code, { start, end }, given));
}

/** What the text calls the local that gets something new; null for one that desugaring made. */
export function newCellName(here: Here, target: LocalId): string | null {
  return here.frame.function.locals[target]!.name;
}

/** The text of a place, on one line, short enough for a name. */
export function textAt({ builder }: Here, span: PlainSpan): string {
  const { texts } = builder.identities;
  const known = texts.get(span);
  if (known !== undefined) return known;
  const text = shortText(builder.program, span);
  texts.set(span, text);
  return text;
}

function shortText({ files }: PlainProgram, span: PlainSpan): string {
  const written = files[span.file]!.text.slice(span.start, Math.min(span.end, span.start + 200));
  const text = (span.words ?? written).replaceAll(/\s+/g, ' ').replaceAll('`', "'");
  return text.length <= 48 ? text : `${text.slice(0, 45)}...`;
}

/** How the text calls a field of what it calls `name`. */
export function fieldName({ builder }: Here, name: string, type: TypeId, at: number): string {
  const shape = shapeOf(builder, type);
  const field = shape.kind === 'struct' ? shape.fields[at] : undefined;
  return field === undefined || field.embedded ? name : `${name}.${field.name}`;
}
