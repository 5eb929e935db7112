import type { FunctionId, LabelId, LocalId, TypeId } from '../../go/plain/ids.ts';
import type { PlainFunction, PlainProgram } from '../../go/plain/program.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { CallParts, PlainBlock } from '../../go/plain/statement.ts';
import { isReserved } from '../names.ts';
import { sizeOf } from './layout.ts';
import { reachedFrom, type Reached } from '../../go/plain/reached.ts';

/** What a model cannot say, and where. */
export interface Refusal {
  readonly words: string;
  readonly span: PlainSpan;
}

/** What all processes of a model share. */
export interface Shared {
  readonly program: PlainProgram;
  readonly reached: Reached;
  readonly refusals: Refusal[];
  /** Functions that goroutines begin with, in the order in which they are met. */
  readonly spawned: FunctionId[];
  readonly processNames: Map<FunctionId, string>;
  /** Where package variables lie. */
  readonly globals: readonly number[];
  readonly firstFree: number;
  /** At least so much is needed of each. */
  memory: number;
  channels: number;
  capacity: number;
  /** Words of the largest element of a channel. */
  width: number;
  timers: boolean;
  readonly textIsMade: boolean;
}

/** A call that is written out where it stands. */
interface Frame {
  readonly fn: PlainFunction;
  /** The variables that hold each local; of a boxed one its address. */
  readonly words: readonly (readonly string[])[];
  readonly returnLabel: string;
  readonly defers: Deferred[];
}

/** A `defer`, whose flag says whether it was passed. */
export interface Deferred extends CallParts {
  readonly flag: string;
  readonly span: PlainSpan;
  /** Its operands as they were. */
  readonly operands: readonly (readonly string[])[];
  readonly target: readonly string[];
}

export function newShared(program: PlainProgram, entry: FunctionId): Shared {
  let next = 1;
  const globals = program.globals.map(({ type }) => {
    const at = next;
    next += Math.max(1, sizeOf(program, type));
    return at;
  });
  const reached = reachedFrom(program, [program.initialize, entry]);
  return {
    program,
    reached,
    refusals: [],
    spawned: [],
    processNames: new Map(),
    globals,
    firstFree: next,
    memory: next,
    channels: 2,
    capacity: 1,
    width: 1,
    timers: false,
    textIsMade: reached.textIsMade,
  };
}

/** Writes one process. */
export class Writer {
  readonly shared: Shared;
  readonly lines: string[] = [];
  readonly declarations: string[] = [];
  frame!: Frame;
  /** How many loops are around, each of which may do what is in it again. */
  loops = 0;
  /** Of these, those that the function at hand is not called from. */
  loopsOfFrame = 0;
  /** Where jumps within the function at hand go. */
  labels: Map<LabelId, { readonly again: string; readonly behind: string }> = new Map();
  /** Texts are made at run time, so that equal numbers do not mean equal texts. */
  readonly textIsMade: boolean;
  readonly calls: FunctionId[] = [];
  #depth = 1;
  readonly #taken = new Set<string>();
  #labels = 0;

  /** Writes the statements of a block. */
  readonly statements: (block: PlainBlock) => void;

  constructor(shared: Shared, write: (writer: Writer, block: PlainBlock) => void) {
    this.shared = shared;
    this.statements = (block) => write(this, block);
    this.textIsMade = shared.textIsMade;
  }

  line(text: string): void {
    this.lines.push(`${'  '.repeat(this.#depth)}${text}`);
  }

  /** `open` and `close` around what `body` writes. */
  block(open: string, close: string, body: () => void): void {
    this.line(open);
    this.#depth++;
    body();
    this.#depth--;
    this.line(close);
  }

  /** One of the ways of an `if` or `do`. */
  option(guard: string, body: () => void): void {
    this.line(`:: ${guard} ->`);
    this.#depth += 2;
    body();
    this.line('skip;');
    this.#depth -= 2;
  }

  refuse(words: string, span: PlainSpan): void {
    this.shared.refusals.push({ words, span });
  }

  label(word: string): string {
    return `${word}_${String(++this.#labels)}`;
  }

  /** A new variable of the process. */
  variable(wanted: string, type = 'int'): string {
    const name = this.fresh(wanted);
    this.declarations.push(`  ${type} ${name};`);
    return name;
  }

  fresh(wanted: string): string {
    const clean = wanted.replace(/[^A-Za-z0-9_]/g, '_').replace(/^(?![A-Za-z])/, 'v');
    let name = isReserved(clean) || builtins.has(clean) ? `${clean}_` : clean;
    for (let at = 2; this.#taken.has(name); at++) name = `${clean}_${String(at)}`;
    this.#taken.add(name);
    return name;
  }

  variables(wanted: string, size: number, type = 'int'): readonly string[] {
    return Array.from({ length: size }, () => this.variable(wanted, type));
  }

  /** The variables of a call. */
  newFrame(fn: PlainFunction): Frame {
    const words = fn.locals.map(({ name, type, boxed }) =>
      this.variables(name ?? 't', boxed ? 1 : this.size(type), boxed ? 'short' : this.word(type)),
    );
    return { fn, words, returnLabel: this.label('returned'), defers: [] };
  }

  size(type: TypeId): number {
    return sizeOf(this.shared.program, type);
  }

  /** The narrowest type of Promela that holds a value of one word. */
  word(type: TypeId): string {
    const { kind } = this.shared.program.types[type]!.shape;
    if (kind === 'boolean') return 'bit';
    return kind === 'integer' ? 'int' : 'short';
  }

  local(local: LocalId): readonly string[] {
    return this.frame.words[local]!;
  }

  /** Several words at once, none of which is read after it was written. */
  assign(targets: readonly string[], values: readonly string[]): void {
    const pairs = targets.flatMap((target, at) =>
      target === values[at] ? [] : [`${target} = ${values[at]!}`],
    );
    if (pairs.length === 1) this.line(`${pairs[0]!};`);
    else if (pairs.length > 1) this.line(`d_step { ${pairs.join('; ')} };`);
  }

  /** Memory for so many words, all of them zero. */
  allocate(address: string, size: number): void {
    const words = Math.max(1, size);
    this.shared.memory += words * (this.loops > 0 ? 4 : 1);
    this.line(`allocate(${address}, ${String(words)});`);
  }

  /** The words that lie somewhere. */
  at(address: string, size: number): readonly string[] {
    return Array.from({ length: size }, (_, word) =>
      word === 0 ? `m[${address}]` : `m[${address} + ${String(word)}]`,
    );
  }
}

/** What the model itself is made of. */
const builtins: ReadonlySet<string> = new Set(
  'm top allocate crash crashes dead spin buffer meeting room closed channels make_channel timer'.split(
    ' ',
  ),
);
