import type { Expr, Fn, GoProgram, Part, Stmt } from './program.ts';

/** The whole file, with the imports that it needs and no variable left unused. */
export function printGo({ declarations, functions }: GoProgram): string {
  const text = [...declarations, ...functions.map(printFunction)].join('\n\n');
  const used = packages.filter((name) => new RegExp(`\\b${name}\\.`).test(text));
  const imports = used.map((name) => `import "${name}"\n`).join('');
  return `package example\n\n${imports}\n${text}\n`;
}

const packages = ['context', 'errors', 'sync', 'time'];

export function printFunction({ signature, body }: Fn): string {
  return `func ${signature} {\n${useAll(printBody(body, 1))}}`;
}

/** Go demands that a variable be read; where nobody does, a blank assignment will do. A field's key is no read. */
function useAll(text: string): string {
  const uses = (name: string): number =>
    (text.match(new RegExp(`(?<![\\w.])${name}\\b(?! :?= |: )`, 'g')) ?? []).length;
  return text
    .replaceAll(/^\tvar (\w+) .*\n/gm, (found, name: string) => (uses(name) > 1 ? found : ''))
    .replaceAll(/^(\t*)(\w+) := .*[^{]$/gm, (found, tabs: string, name: string) =>
      uses(name) > 0 ? found : `${found}\n${tabs}_ = ${name}`,
    );
}

function printBody(body: readonly Stmt[], depth: number): string {
  return body.map((statement) => printStatement(statement, depth)).join('');
}

function printStatement({ head, body, tail, otherwise }: Stmt, depth: number): string {
  const tabs = '\t'.repeat(depth);
  const start = tabs + head.map(printPart).join('');
  if (body === null) return `${start}\n`;
  const inner = printBody(body, depth + 1);
  if (tail === '') return `${start}\n${inner}`;
  const rest = otherwise === null ? '' : ` else {\n${printBody(otherwise, depth + 1)}${tabs}}`;
  return `${start} {\n${inner}${tabs}${tail}${rest}\n`;
}

export function printPart(part: Part): string {
  return typeof part === 'string' ? part : printExpr(part);
}

function printExpr(expr: Expr): string {
  switch (expr.kind) {
    case 'leaf':
      return expr.text;
    case 'not':
      return `!${printInner(expr.operand)}`;
    case 'call':
      return `${expr.name}(${printExpr(expr.given)})${expr.after}`;
    case 'binary':
      return `${printInner(expr.left)} ${expr.operator} ${printInner(expr.right)}`;
  }
}

function printInner(expr: Expr): string {
  return expr.kind === 'leaf' ? expr.text : `(${printExpr(expr)})`;
}
