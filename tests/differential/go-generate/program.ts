/** A small picture of Go text: enough to print it, and to make it smaller. */
export type Expr =
  | { readonly kind: 'leaf'; readonly sort: ExprSort; readonly text: string }
  | {
      readonly kind: 'binary';
      readonly sort: ExprSort;
      readonly operator: string;
      readonly left: Expr;
      readonly right: Expr;
    }
  | { readonly kind: 'not'; readonly sort: 'bool'; readonly operand: Expr }
  | {
      readonly kind: 'call';
      readonly sort: ExprSort;
      readonly name: string;
      readonly given: Expr;
      /** A comparison of what it returns. */
      readonly after: string;
    };

export type ExprSort = 'int' | 'bool';

export type Part = string | Expr;

/** A line, or a head with a body in braces; `if` may have an `else` besides, `case` has no braces. */
export interface Stmt {
  readonly head: readonly Part[];
  readonly body: readonly Stmt[] | null;
  /** What stands behind the body: `}`, `}()`, or nothing behind a case. */
  readonly tail: string;
  readonly otherwise: readonly Stmt[] | null;
}

export interface Fn {
  /** With its receiver, name, parameters and results: all that stands before the body. */
  readonly signature: string;
  readonly body: readonly Stmt[];
}

export interface GoProgram {
  /** Of the function that is run. */
  readonly entry: string;
  readonly declarations: readonly string[];
  readonly functions: readonly Fn[];
}

export const leaf = (sort: ExprSort, text: string): Expr => ({ kind: 'leaf', sort, text });
export const int = (text: string | number): Expr => leaf('int', String(text));
export const bool = (text: string): Expr => leaf('bool', text);

export function binary(sort: ExprSort, operator: string, left: Expr, right: Expr): Expr {
  return { kind: 'binary', sort, operator, left, right };
}

/** A line of Go, with expressions in between. */
export function line(texts: TemplateStringsArray, ...parts: readonly Part[]): Stmt {
  return { head: weave(texts, parts), body: null, tail: '', otherwise: null };
}

/** What stands before a body. */
export function head(texts: TemplateStringsArray, ...parts: readonly Part[]): readonly Part[] {
  return weave(texts, parts);
}

function weave(texts: TemplateStringsArray, parts: readonly Part[]): readonly Part[] {
  return texts.flatMap((text, at) => (at < parts.length ? [text, parts[at]!] : [text]));
}

export function nest(start: readonly Part[], body: readonly Stmt[], tail = '}'): Stmt {
  return { head: start, body, tail, otherwise: null };
}

export function ifElse(
  condition: Expr,
  body: readonly Stmt[],
  otherwise: readonly Stmt[] | null = null,
): Stmt {
  return { ...nest(head`if ${condition}`, body), otherwise };
}

export function caseOf(label: readonly Part[], body: readonly Stmt[]): Stmt {
  return nest([...label, ':'], body, '');
}
