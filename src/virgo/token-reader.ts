import { joinSpans, type Span } from '../base/span.ts';
import { virgoCatalogue, type VirgoCode } from '../diagnostics/catalogue.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import type { Expression, NodeId } from './ast.ts';
import { describeToken, type Keyword, type Token, type TokenSymbol } from './tokens.ts';

/** Thrown at a syntax error and caught by the statement loop, which goes on behind the mistake. */
export class SyntaxFault extends Error {}

/** Deeper nesting is refused, so that no later pass can overflow its stack. */
export const depthLimit = 200;
/** Past this many messages nobody reads on, and a megabyte of noise must stay quick. */
const diagnosticLimit = 100;

/** The parser's cursor: reads tokens, hands out node ids, and collects what is wrong. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  readonly #diagnostics: Diagnostic[] = [];
  #at = 0;
  #nextId = 0;
  #depth = 0;
  readonly #heights = new Map<Expression, number>();

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }

  get gaveUp(): boolean {
    return this.#diagnostics.length >= diagnosticLimit;
  }

  newId(): NodeId {
    return this.#nextId++ as NodeId;
  }

  /** How many operators lie below this one; nothing for a leaf. */
  height(expression: Expression): number {
    return this.#heights.get(expression) ?? 0;
  }

  setHeight(expression: Expression, height: number): void {
    this.#heights.set(expression, height);
  }

  peek(ahead = 0): Token {
    return this.#tokens[Math.min(this.#at + ahead, this.#tokens.length - 1)]!;
  }

  /** The end of the token read last: where a node that is complete ends. */
  get lastEnd(): number {
    return this.#at === 0 ? 0 : this.#tokens[this.#at - 1]!.span.end;
  }

  next(): Token {
    const token = this.peek();
    if (this.#at < this.#tokens.length - 1) this.#at++;
    return token;
  }

  isSymbol(symbol: TokenSymbol, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'symbol' && token.symbol === symbol;
  }

  isKeyword(keyword: Keyword): boolean {
    const token = this.peek();
    return token.kind === 'keyword' && token.keyword === keyword;
  }

  takeSymbol(symbol: TokenSymbol): boolean {
    if (!this.isSymbol(symbol)) return false;
    this.next();
    return true;
  }

  expectSymbol(symbol: TokenSymbol): Token {
    return this.isSymbol(symbol) ? this.next() : this.fail(symbol, this.inserting(symbol));
  }

  /** Reports what was expected at the current token and leaves the statement. */
  fail(expected: string, fix?: Fix): never {
    const token = this.peek();
    this.report('virgo-expected', token.span, { expected, found: describeToken(token) }, fix);
    throw new SyntaxFault();
  }

  /** Behind the token that was read last. */
  inserting(symbol: TokenSymbol): Fix {
    const end = this.lastEnd;
    return { title: `Insert ${symbol}`, edits: [{ span: { start: end, end }, text: symbol }] };
  }

  report<Code extends VirgoCode>(
    code: Code,
    span: Span,
    given: Parameters<(typeof virgoCatalogue)[Code]['message']>[0],
    fix?: Fix,
  ): void {
    const extra = fix === undefined ? {} : { fix };
    this.#diagnostics.push(diagnose(virgoCatalogue, code, span, given as never, extra));
  }

  /** Counts one level of nesting while `parse` runs. */
  nested<T>(parse: () => T): T {
    if (this.#depth >= depthLimit) {
      this.report('virgo-too-deep', this.peek().span, { limit: depthLimit });
      throw new SyntaxFault();
    }
    this.#depth++;
    try {
      return parse();
    } finally {
      this.#depth--;
    }
  }

  /** Skips to where the next statement may begin: behind a `;`, or in front of a `}` that closes us. */
  recover(): void {
    let open = 0;
    for (;;) {
      const token = this.peek();
      if (token.kind === 'end') return;
      if (token.kind === 'symbol') {
        if (token.symbol === '{') open++;
        if (token.symbol === '}' && open-- === 0) return;
        if (token.symbol === ';' && open === 0) {
          this.next();
          return;
        }
      }
      this.next();
      // A block that opened and closed inside the faulty statement ends it.
      if (token.kind === 'symbol' && token.symbol === '}' && open === 0) return;
    }
  }

  from(start: Span): Span {
    return joinSpans(start, { start: start.start, end: Math.max(start.end, this.lastEnd) });
  }
}
