import { LineMap, type Span } from '../base/span.ts';
import type { Block, Program, Statement } from './ast.ts';
import { commentsIn, type Comment } from './comments.ts';
import { printVirgo } from './print.ts';
import { blocksOf, statementsOf } from './walk.ts';

/** The canonical text of a program, with the comments and the empty lines that the person wrote. */
export function formatVirgo(program: Program, source: string): string {
  const page = new Page(program, source);
  const leading = new Map<Statement, number>();
  for (const comment of commentsIn(source)) {
    const next = page.place(comment);
    if (next !== null && !leading.has(next)) leading.set(next, comment.start);
  }
  for (const statement of followersOf(program.body)) {
    const start = leading.get(statement) ?? statement.span.start;
    if (/\n[ \t]*\n[ \t]*$/.test(source.slice(0, start))) page.separate(statement);
  }
  return page.text;
}

/** The lines of the printed program, and what is put between and behind them. */
class Page {
  readonly #statements: readonly Statement[];
  readonly #spans: ReadonlyMap<number, Span>;
  readonly #printed: LineMap;
  readonly #lines: readonly string[];
  readonly #above = new Map<number, string[]>();
  readonly #below = new Map<number, string[]>();
  readonly #behind = new Map<number, string[]>();
  readonly #separated = new Set<number>();
  readonly #last: string[] = [];
  readonly #source: string;

  constructor({ body }: Program, source: string) {
    this.#source = source;
    const { text, spans } = printVirgo({ body, span: { start: 0, end: 0 } });
    this.#statements = [...statementsOf(body)];
    this.#spans = spans;
    this.#printed = new LineMap(text);
    this.#lines = text.split('\n').slice(0, -1);
  }

  get text(): string {
    const lines = this.#lines.flatMap((line, at) => [
      ...(this.#separated.has(at) ? [''] : []),
      ...this.#indented(this.#above.get(at), at),
      [line, ...(this.#behind.get(at) ?? [])].join(' '),
      ...this.#indented(this.#below.get(at), at),
    ]);
    return [...lines, ...this.#last].map((line) => `${line}\n`).join('');
  }

  separate(statement: Statement): void {
    this.#separated.add(this.#firstLine(statement));
  }

  /** Tells the statement that the comment stands above, if it stands above one. */
  place(comment: Comment): Statement | null {
    return comment.isTrailing ? this.#placeBehind(comment) : this.#placeAbove(comment);
  }

  #placeBehind(comment: Comment): null {
    const ended = lastEnded(this.#statements, comment.start);
    const begun = this.#statements.findLast(({ span }) => span.start < comment.start);
    const isLater = begun !== undefined && begun.span.start >= (ended?.span.end ?? 0);
    const line = isLater ? this.#firstLine(begun) : ended && this.#lastLine(ended);
    if (line === undefined) this.#last.push(comment.text);
    else put(this.#behind, line, comment.text);
    return null;
  }

  #placeAbove(comment: Comment): Statement | null {
    const around = this.#statements.findLast(
      ({ span }) => span.start < comment.start && comment.end < span.end,
    );
    const inside = this.#statements.filter(
      (one) => one !== around && (around === undefined || contains(around.span, one.span)),
    );
    const before = lastEnded(inside, comment.start);
    const next = inside.find(({ span }) => span.start >= comment.end);
    const isBranchEnd = around?.kind === 'if' && next !== undefined && before !== undefined;
    if (next !== undefined && !(isBranchEnd && endsBranch(around, before, next))) {
      put(this.#above, this.#firstLine(next), comment.text);
      return next;
    }
    const isBehindBranch = around?.kind === 'if' && this.#closesBlock(before, comment);
    if (before !== undefined && around !== undefined && !isBehindBranch)
      put(this.#below, this.#lastLine(before), comment.text);
    else if (around !== undefined) put(this.#above, this.#firstLine(around), comment.text);
    else this.#last.push(comment.text);
    return null;
  }

  /** An else branch without statements has no line of its own. */
  #closesBlock(before: Statement | undefined, { start }: Comment): boolean {
    const between = this.#source.slice(before?.span.end ?? start, start);
    return between.replaceAll(/\/\/[^\n]*|\/\*[^]*?\*\//g, '').includes('}');
  }

  #firstLine({ id }: Statement): number {
    return this.#printed.position(this.#spans.get(id)!.start).line - 1;
  }

  #lastLine({ id }: Statement): number {
    return this.#printed.position(this.#spans.get(id)!.end).line - 1;
  }

  #indented(texts: readonly string[] | undefined, line: number): readonly string[] {
    const [indent = ''] = /^ */.exec(this.#lines[line]!) ?? [];
    return (texts ?? []).map((text) => indent + text);
  }
}

/** The outermost of those that end last in front of a place. */
function lastEnded(statements: readonly Statement[], place: number): Statement | undefined {
  return statements
    .filter(({ span }) => span.end <= place)
    .toSorted((a, b) => b.span.end - a.span.end || a.span.start - b.span.start)[0];
}

function put(lists: Map<number, string[]>, line: number, text: string): void {
  lists.set(line, [...(lists.get(line) ?? []), text]);
}

function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The comment between them belongs to the end of the true branch. */
function endsBranch(around: Statement, before: Statement, next: Statement): boolean {
  if (around.kind !== 'if') return false;
  const isIn = (block: Block, one: Statement) => block.some(({ span }) => contains(span, one.span));
  return isIn(around.then, before) && isIn(around.otherwise, next);
}

/** Every statement that has another one in front of it in its block. */
function followersOf(block: Block): readonly Statement[] {
  return block.flatMap((statement, at) => [
    ...(at === 0 ? [] : [statement]),
    ...blocksOf(statement).flatMap(followersOf),
  ]);
}
