import type { Span } from '../../../base/span.ts';
import type { PlainExpression, Place } from '../expression.ts';
import type { FunctionId, LabelId, LocalId, TypeId } from '../ids.ts';
import { withoutUnknowns } from './unknowns.ts';
import type { PlainFunction, PlainLocal } from '../program.ts';
import type { PlainSpan } from '../span.ts';
import type { PlainBlock, PlainStatement } from '../statement.ts';

type Unplaced<S> = S extends { readonly span: PlainSpan } ? Omit<S, 'span'> : never;
/** A statement to which the builder adds the place. */
type NewStatement = Unplaced<PlainStatement>;

/** What a local stands for: a variable of the text, or something of our own. */
export type Variable = object;

export interface Header {
  readonly id: FunctionId;
  readonly name: string;
  readonly package: string;
  readonly qualified: string | null;
  readonly origin: PlainFunction['origin'];
  readonly file: number;
  readonly span: Span;
  readonly nameSpan: Span;
}

/** Collects the locals and statements of one function. */
export class FunctionBuilder {
  readonly header: Header;
  readonly parent: FunctionBuilder | null;
  readonly #locals: PlainLocal[] = [];
  readonly #parameters: LocalId[] = [];
  readonly #results: LocalId[] = [];
  readonly #resultVariables: Variable[] = [];
  readonly #captures: LocalId[] = [];
  /** The locals of the parent that the captures are, in the same order. */
  readonly #captured: LocalId[] = [];
  readonly #variables = new Map<Variable, LocalId>();
  readonly #temporaries = new Set<LocalId>();
  #block: PlainStatement[] = [];
  #labels = 0;
  #literals = 0;

  constructor(header: Header, parent: FunctionBuilder | null) {
    this.header = header;
    this.parent = parent;
  }

  // Locals

  parameter(variable: Variable, local: PlainLocal): LocalId {
    const id = this.declareVariable(variable, local);
    this.#parameters.push(id);
    return id;
  }

  result(variable: Variable, local: PlainLocal): LocalId {
    const id = this.declareVariable(variable, local);
    this.#results.push(id);
    this.#resultVariables.push(variable);
    return id;
  }

  get resultVariables(): readonly Variable[] {
    return this.#resultVariables;
  }

  /** A cell that comes with the function value, for which its maker gives the local. */
  capture(variable: Variable, local: PlainLocal): LocalId {
    const id = this.declareVariable(variable, local);
    this.#captures.push(id);
    return id;
  }

  get results(): readonly LocalId[] {
    return this.#results;
  }

  declareVariable(variable: Variable, local: PlainLocal): LocalId {
    const id = this.#add(local);
    this.#variables.set(variable, id);
    return id;
  }

  /** A local of its own for what is computed once and read once. */
  temporary(type: TypeId, span: Span): LocalId {
    const id = this.#add({ name: null, type, boxed: false, span: this.place(span) });
    this.#temporaries.add(id);
    return id;
  }

  /** One that is written or read several times. */
  register(type: TypeId, span: Span): LocalId {
    return this.#add({ name: null, type, boxed: false, span: this.place(span) });
  }

  cell(type: TypeId, span: Span): LocalId {
    return this.#add({ name: null, type, boxed: true, span: this.place(span) });
  }

  #add(local: PlainLocal): LocalId {
    return this.#locals.push(local) - 1;
  }

  local(id: LocalId): PlainLocal {
    return this.#locals[id]!;
  }

  /** The local that is this variable here: captured from the function around where it is not our own. */
  find(variable: Variable): LocalId | null {
    const own = this.#variables.get(variable);
    if (own !== undefined) return own;
    const outer = this.parent?.find(variable) ?? null;
    if (outer === null) return null;
    const id = this.#add({ ...this.parent!.local(outer), boxed: true });
    this.#captures.push(id);
    this.#captured.push(outer);
    this.#variables.set(variable, id);
    return id;
  }

  get captured(): readonly LocalId[] {
    return this.#captured;
  }

  // Statements

  place({ start, end }: Span): PlainSpan {
    return { file: this.header.file, start, end };
  }

  /** Something unknown is looked at once, whatever a statement then asks of it, and however often. */
  emit(statement: NewStatement, span: Span): void {
    const place = this.place(span);
    const isItself = statement.kind === 'assign' && statement.value.kind === 'unknown';
    const known = isItself
      ? statement
      : withoutUnknowns(statement, (value) => {
          const target = this.#add({ name: null, type: value.type, boxed: false, span: place });
          this.#block.push({ kind: 'assign', target, value, span: place });
          return { kind: 'local', local: target };
        });
    this.#block.push({ ...known, span: place });
  }

  /** What `write` emits, as a block of its own. */
  nested(write: () => void): PlainBlock {
    const outer = this.#block;
    const inner: PlainStatement[] = [];
    this.#block = inner;
    try {
      write();
    } finally {
      this.#block = outer;
    }
    return inner;
  }

  append(block: PlainBlock): void {
    this.#block.push(...block);
  }

  label(): LabelId {
    return this.#labels++;
  }

  /** Function literals are numbered from 1, as Go does it. */
  nextLiteral(): number {
    return ++this.#literals;
  }

  // Values

  /** Into a local that reads the same however often. */
  hold(value: PlainExpression, type: TypeId, span: Span): PlainExpression {
    return isFixed(value) ? value : this.copy(value, type, span);
  }

  copy(value: PlainExpression, type: TypeId, span: Span): PlainExpression {
    const target = this.register(type, span);
    this.assign(target, value, span);
    return { kind: 'local', local: target };
  }

  load(place: Place, type: TypeId, span: Span): PlainExpression {
    const target = this.temporary(type, span);
    this.emit({ kind: 'load', target, place }, span);
    return { kind: 'local', local: target };
  }

  /** A temporary that the last statement computed is left out: the statement writes the target itself. */
  assign(target: LocalId, value: PlainExpression, span: Span): void {
    if (value.kind === 'local' && this.#temporaries.has(value.local)) {
      const redirected = redirect(this.#block.at(-1), value.local, target);
      if (redirected !== null) {
        this.#block[this.#block.length - 1] = redirected;
        this.#forget(value.local);
        return;
      }
    }
    this.emit({ kind: 'assign', target, value }, span);
  }

  #forget(local: LocalId): void {
    if (local === this.#locals.length - 1) this.#locals.pop();
    this.#temporaries.delete(local);
  }

  finish(): PlainFunction {
    const { file, span, nameSpan, ...header } = this.header;
    return {
      ...header,
      locals: this.#locals,
      parameters: this.#parameters,
      results: this.#results,
      captures: this.#captures,
      body: this.#block,
      span: { file, ...spanOnly(span) },
      nameSpan: { file, ...spanOnly(nameSpan) },
    };
  }
}

const spanOnly = ({ start, end }: Span): Span => ({ start, end });

/** Whether it is the same at any later time. */
function isFixed({ kind }: PlainExpression): boolean {
  return kind === 'constant' || kind === 'zero';
}

function redirect(
  statement: PlainStatement | undefined,
  from: LocalId,
  to: LocalId,
): PlainStatement | null {
  if (statement === undefined) return null;
  switch (statement.kind) {
    case 'assign':
    case 'load':
    case 'new':
    case 'make-slice':
    case 'slice-literal':
    case 'append':
    case 'append-slice':
    case 'make-map':
    case 'map-length':
    case 'make-channel':
    case 'channel-length':
      return statement.target === from ? { ...statement, target: to } : null;
    case 'map-get':
    case 'receive':
    case 'assert':
      if (statement.value === from) return { ...statement, value: to };
      return statement.ok === from ? { ...statement, ok: to } : null;
    case 'call':
    case 'native': {
      if (!statement.results.includes(from)) return null;
      return { ...statement, results: statement.results.map((one) => (one === from ? to : one)) };
    }
    case 'block':
    case 'send':
    case 'declare':
    case 'go':
    case 'defer':
    case 'return':
    case 'break':
    case 'continue':
    case 'if':
    case 'select':
    case 'close':
    case 'copy':
    case 'panic':
    case 'recover':
    case 'store':
    case 'clear-slice':
    case 'map-set':
    case 'map-delete':
    case 'map-clear':
    case 'range-map':
    case 'decode-rune':
    case 'frame':
    case 'loop':
      return null;
  }
}
