import type { Span } from '../../base/span.ts';
import type { Sort } from '../../expression/sort.ts';
import type { CompareOperator } from '../../expression/operators.ts';
import * as t from '../../logic/term.ts';
import { readTokens, type FormulaToken } from './tokens.ts';

type ParsedFormula =
  | { readonly ok: true; readonly term: t.Term; readonly defined: t.Term }
  | { readonly ok: false; readonly message: string; readonly span: Span };

/**
 * A formula as a learner types it, over variables of known sorts: Go's operators, `==>`, `<==>`,
 * `if c then a else b`, chains such as `1 <= n <= 3`, and `[c]`, which is 1 where c holds and 0 elsewhere.
 */
export function parseFormula(
  text: string,
  sorts: ReadonlyMap<string, Sort>,
  wanted: Sort,
): ParsedFormula {
  if (text.length > longest) {
    const message = `A formula has at most ${longest} characters.`;
    return { ok: false, message, span: { start: longest, end: text.length } };
  }
  const tokens = readTokens(text);
  if ('start' in tokens) {
    const span = tokens;
    const sign = text.slice(span.start, span.end);
    const instead = sign === '?' ? ' Write if c then a else b.' : '';
    const message = `"${sign}" means nothing in a condition.${instead}`;
    return { ok: false, message, span };
  }
  const tooMany = tokens.filter(isDivision)[mostDivisions];
  if (tooMany !== undefined) {
    const message = `A formula has at most ${mostDivisions} of /, %, min, max and abs.`;
    return { ok: false, message, span: tooMany.span };
  }
  try {
    const parser = new FormulaParser(tokens, sorts);
    const term = parser.whole(wanted);
    return { ok: true, term, defined: t.and(...parser.defined) };
  } catch (fault) {
    if (!(fault instanceof FormulaFault)) throw fault;
    return { ok: false, message: fault.message, span: fault.span };
  }
}

/** A number of a megabyte alone takes a minute to be read. */
const longest = 20_000;
/** Each quotient is a case distinction: what is nested grows by a factor each time. */
const mostDivisions = 6;

const isDivision = (one: FormulaToken): boolean =>
  one.kind === 'symbol'
    ? one.symbol === '/' || one.symbol === '%' || one.symbol === ','
    : one.kind === 'name' && one.name === 'abs';

class FormulaFault extends Error {
  readonly span: Span;
  constructor(message: string, span: Span) {
    super(message);
    this.span = span;
  }
}

const comparisons: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);
/** Deeper nesting is refused, so that no later pass can overflow its stack. */
const deepest = 100;

class FormulaParser {
  readonly #tokens: readonly FormulaToken[];
  readonly #sorts: ReadonlyMap<string, Sort>;
  /** That what it divides by is not 0. */
  readonly defined: t.Term[] = [];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly FormulaToken[], sorts: ReadonlyMap<string, Sort>) {
    this.#tokens = tokens;
    this.#sorts = sorts;
  }

  whole(wanted: Sort): t.Term {
    const start = this.#peek().span;
    if (this.#peek().kind === 'end')
      throw new FormulaFault(
        wanted === 'bool' ? 'Type a condition.' : 'Type a term, such as n + 1.',
        start,
      );
    const term = this.#iff();
    if (this.#peek().kind !== 'end') this.#unexpected();
    return this.#need(term, wanted, start);
  }

  #iff(): t.Term {
    return this.#nested(() => {
      let left = this.#implies();
      while (this.#isAt('<==>')) {
        const { span } = this.#next();
        left = t.iff(this.#need(left, 'bool', span), this.#need(this.#implies(), 'bool', span));
      }
      return left;
    });
  }

  #implies(): t.Term {
    return this.#nested(() => {
      const left = this.#or();
      if (!this.#isAt('==>') && !this.#isAt('=>')) return left;
      const { span } = this.#next();
      const condition = this.#need(left, 'bool', span);
      const right = this.#where(
        () => condition,
        () => this.#implies(),
      );
      return t.implies(condition, this.#need(right, 'bool', span));
    });
  }

  #or(): t.Term {
    return this.#joined('||', () => this.#and(), t.or);
  }

  #and(): t.Term {
    return this.#joined('&&', () => this.#comparison(), t.and);
  }

  #joined(
    symbol: '&&' | '||',
    part: () => t.Term,
    join: (...all: readonly t.Term[]) => t.Term,
  ): t.Term {
    const first = part();
    if (!this.#isAt(symbol)) return first;
    const { span } = this.#peek();
    const all = [this.#need(first, 'bool', span)];
    while (this.#isAt(symbol)) {
      this.#next();
      const reached = () => (symbol === '&&' ? t.and(...all) : t.not(t.or(...all)));
      all.push(this.#need(this.#where(reached, part), 'bool', span));
    }
    return join(...all);
  }

  /** As in Go, a part that is not reached divides nothing: `n == 0 || 6/n > 1` says something of every n. */
  #where(reached: () => t.Term, part: () => t.Term): t.Term {
    const before = this.defined.length;
    const term = part();
    const own = this.defined.splice(before);
    if (own.length > 0) this.defined.push(t.implies(reached(), t.and(...own)));
    return term;
  }

  #comparison(): t.Term {
    // The word takes in a comparison, as people read it; the sign does not, as in Go.
    const { span } = this.#peek();
    if (this.#take('not'))
      return t.not(
        this.#need(
          this.#nested(() => this.#comparison()),
          'bool',
          span,
        ),
      );
    let left = this.#sum();
    let links: t.Term[] = [];
    for (;;) {
      const token = this.#peek();
      const operator = this.#comparing(left, links.length);
      if (operator === null) break;
      this.#next();
      const right = this.#sum();
      // n == 1 == true compares a comparison, where 1 <= n <= 3 is a chain of two.
      const isOfChain = links.length > 0 && t.sortOf(right) === 'bool';
      const one = isOfChain ? t.and(...links) : left;
      const link = this.#compare(operator, one, right, token.span);
      links = isOfChain ? [link] : [...links, link];
      left = right;
    }
    return links.length === 0 ? left : t.and(...links);
  }

  /** The comparison that comes next; an arrow after a number is taken for one, but for none after `n > 1`. */
  #comparing(left: t.Term, links: number): CompareOperator | null {
    const token = this.#peek();
    if (token.kind !== 'symbol') return null;
    if (token.symbol === '=>') return links === 0 && t.sortOf(left) === 'int' ? '>=' : null;
    return comparisons.has(token.symbol) ? (token.symbol as CompareOperator) : null;
  }

  #compare(operator: CompareOperator, left: t.Term, right: t.Term, at: Span): t.Term {
    if (t.sortOf(left) === 'bool' && (operator === '==' || operator === '!=')) {
      const same = t.iff(left, this.#need(right, 'bool', at));
      return operator === '==' ? same : t.not(same);
    }
    const one = this.#need(left, 'int', at);
    const other = this.#need(right, 'int', at);
    return operator === '==' ? t.equal(one, other) : t.compare(one, operator, other);
  }

  #sum(): t.Term {
    let left = this.#product();
    while (this.#isAt('+') || this.#isAt('-')) {
      const token = this.#next();
      const one = this.#need(left, 'int', token.span);
      const other = this.#need(this.#product(), 'int', token.span);
      left = isSymbol(token, '+') ? t.add(one, other) : t.subtract(one, other);
    }
    return left;
  }

  #product(): t.Term {
    let left = this.#unary();
    while (this.#isAt('*') || this.#isAt('/') || this.#isAt('%')) {
      const token = this.#next();
      const one = this.#need(left, 'int', token.span);
      const other = this.#need(this.#unary(), 'int', token.span);
      const isProduct = isSymbol(token, '*');
      if (!isProduct) this.defined.push(t.compare(other, '!=', t.zero));
      const quotient = isProduct ? t.multiply(one, other) : t.divide(one, other);
      // As Go has it: the sign of what is divided.
      left = isSymbol(token, '%') ? t.subtract(one, t.multiply(other, quotient)) : quotient;
    }
    return left;
  }

  #unary(): t.Term {
    return this.#nested(() => {
      const token = this.#peek();
      if (this.#take('!') || this.#take('not'))
        return t.not(this.#need(this.#unary(), 'bool', token.span));
      if (this.#take('+')) return this.#need(this.#unary(), 'int', token.span);
      if (this.#take('-')) return t.negate(this.#need(this.#unary(), 'int', token.span));
      return this.#primary();
    });
  }

  #primary(): t.Term {
    const token = this.#next();
    switch (token.kind) {
      case 'number':
        return t.integer(token.value);
      case 'name':
        return this.#name(token.name, token.span);
      case 'symbol':
        if (token.symbol === '(') {
          const inner = this.#iff();
          this.#expect(')');
          return inner;
        }
        if (token.symbol === '[') {
          const condition = this.#need(this.#iff(), 'bool', token.span);
          this.#expect(']');
          return t.ifThenElse(condition, t.one, t.zero);
        }
        break;
      case 'end':
        break;
    }
    this.#at = this.#tokens.indexOf(token);
    return this.#unexpected();
  }

  #name(name: string, span: Span): t.Term {
    if (name === 'true' || name === 'false') return t.boolean(name === 'true');
    if (name === 'if') return this.#conditional();
    const sort = this.#sorts.get(name);
    if (sort !== undefined) return t.variable(name, sort);
    if ((name === 'min' || name === 'max' || name === 'abs') && this.#isAt('('))
      return this.#call(name, span);
    const known = [...this.#sorts.keys()];
    const there = `there ${known.length > 1 ? 'are' : 'is'} ${known.join(', ') || 'nothing'}`;
    throw new FormulaFault(`There is no ${name} here; ${there}.`, span);
  }

  #call(name: 'min' | 'max' | 'abs', span: Span): t.Term {
    this.#expect('(');
    const all = [this.#need(this.#iff(), 'int', span)];
    while (name !== 'abs' && this.#take(',')) all.push(this.#need(this.#iff(), 'int', span));
    this.#expect(')');
    const [first, ...others] = name === 'abs' ? [...all, t.negate(all[0]!)] : all;
    const operator = name === 'min' ? '<=' : '>=';
    return others.reduce(
      (one, other) => t.ifThenElse(t.compare(one, operator, other), one, other),
      first!,
    );
  }

  #conditional(): t.Term {
    const { span } = this.#peek();
    const condition = this.#need(this.#iff(), 'bool', span);
    this.#word('then');
    const then = this.#where(
      () => condition,
      () => this.#iff(),
    );
    this.#word('else');
    const otherwise = this.#where(
      () => t.not(condition),
      () => this.#iff(),
    );
    return t.ifThenElse(condition, then, this.#need(otherwise, t.sortOf(then), span));
  }

  #word(word: string): void {
    const token = this.#peek();
    if (token.kind !== 'name' || token.name !== word) this.#unexpected(word);
    this.#next();
  }

  #need(term: t.Term, wanted: Sort, at: Span): t.Term {
    if (t.sortOf(term) === wanted) return term;
    throw new FormulaFault(
      wanted === 'bool'
        ? 'A number is no condition: compare it with something, as in n < 7.'
        : 'A condition is no number; [c] is 1 where c holds and 0 elsewhere.',
      at,
    );
  }

  #peek(): FormulaToken {
    return this.#tokens[this.#at]!;
  }

  #next(): FormulaToken {
    const token = this.#peek();
    if (token.kind !== 'end') this.#at++;
    return token;
  }

  #isAt(symbol: string): boolean {
    return isSymbol(this.#peek(), symbol);
  }

  #take(symbol: string): boolean {
    if (!this.#isAt(symbol)) return false;
    this.#next();
    return true;
  }

  #expect(symbol: string): void {
    if (!this.#take(symbol)) this.#unexpected(symbol);
  }

  #unexpected(wanted = 'something else'): never {
    const token = this.#peek();
    const found =
      token.kind === 'end'
        ? 'the end'
        : token.kind === 'symbol'
          ? token.symbol
          : token.kind === 'name'
            ? token.name
            : String(token.value);
    throw new FormulaFault(`Here should stand ${wanted}, not ${found}.`, token.span);
  }

  #nested<T>(parse: () => T): T {
    if (this.#depth >= deepest)
      throw new FormulaFault('This is nested too deeply.', this.#peek().span);
    this.#depth++;
    try {
      return parse();
    } finally {
      this.#depth--;
    }
  }
}

function isSymbol(token: FormulaToken, symbol: string): boolean {
  return token.kind === 'symbol' && token.symbol === symbol;
}
