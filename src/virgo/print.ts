import type { Span } from '../base/span.ts';
import { unreachable } from '../base/unreachable.ts';
import type { BinaryOperator, Block, Expression, NodeId, Program, Statement } from './ast.ts';
import { keywords } from './tokens.ts';

export interface Printed {
  readonly text: string;
  /** Where each node stands in `text`. */
  readonly spans: ReadonlyMap<NodeId, Span>;
}

const noNodes: ReadonlySet<NodeId> = new Set();

/**
 * The one canonical form: `parseVirgo(printVirgo(p).text)` is p again, but for ids and spans. VirGo has
 * no word for an operation of Go's select that never waits for ever, since Go would go another way: a
 * comment says it.
 */
export function printVirgo(program: Program, withWayOut = noNodes): Printed {
  const out = new Writer(withWayOut);
  printBlock(out, program.body, '');
  return { text: out.text, spans: out.spans };
}

class Writer {
  text = '';
  readonly spans = new Map<NodeId, Span>();
  readonly withWayOut: ReadonlySet<NodeId>;

  constructor(withWayOut: ReadonlySet<NodeId>) {
    this.withWayOut = withWayOut;
  }

  node(id: NodeId, write: () => void): void {
    const start = this.text.length;
    write();
    this.spans.set(id, { start, end: this.text.length });
  }

  put(text: string): void {
    this.text += text;
  }
}

function printBlock(out: Writer, block: Block, indent: string): void {
  for (const statement of block) {
    out.put(indent);
    out.node(statement.id, () => printStatement(out, statement, indent));
    const closed = statement.kind === 'go' || statement.kind === 'if' || statement.kind === 'for';
    out.put(closed ? '' : ';');
    out.put(out.withWayOut.has(statement.id) ? ' // or another way, so never stuck here\n' : '\n');
  }
}

function printBraces(out: Writer, block: Block, indent: string): void {
  if (block.length === 0) {
    out.put('{ }');
    return;
  }
  out.put('{\n');
  printBlock(out, block, `${indent}  `);
  out.put(`${indent}}`);
}

function printStatement(out: Writer, statement: Statement, indent: string): void {
  switch (statement.kind) {
    case 'skip':
    case 'return':
      return out.put(statement.kind);
    case 'send':
      return out.put(`${printName(statement.channel)}!`);
    case 'receive':
      return out.put(`${printName(statement.channel)}?`);
    case 'add':
      out.put(`${printName(statement.waitgroup)}.Add(`);
      printExpression(out, statement.amount, 0);
      return out.put(')');
    case 'wait':
      return out.put(`${printName(statement.waitgroup)}.Wait()`);
    case 'channel':
      out.put(`${printName(statement.name)} = chan [`);
      printExpression(out, statement.capacity, 0);
      return out.put(']');
    case 'waitgroup':
      return out.put(`${printName(statement.name)} = WaitGroup`);
    case 'go':
      out.put('go ');
      return printBraces(out, statement.body, indent);
    case 'if':
      out.put('if ');
      printExpression(out, statement.condition, 0);
      out.put(' ');
      printBraces(out, statement.then, indent);
      if (statement.otherwise.length === 0) return;
      out.put(' else ');
      return printBraces(out, statement.otherwise, indent);
    case 'for':
      out.put(
        statement.variable === null ? 'for ' : `for ${printName(statement.variable.name)} : `,
      );
      printExpression(out, statement.from, 0);
      out.put(' .. ');
      printExpression(out, statement.to, 0);
      out.put(' ');
      return printBraces(out, statement.body, indent);
    default:
      return unreachable(statement);
  }
}

/** Tighter operators have higher numbers; a tree that leans to the left needs no parentheses. */
const tightness: Readonly<Record<BinaryOperator, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  '+': 4,
  '-': 4,
  '*': 5,
  '/': 5,
};
const unaryTightness = 6;

function printExpression(out: Writer, expression: Expression, context: number): void {
  out.node(expression.id, () => {
    switch (expression.kind) {
      case 'integer':
        // Only a program made from Go holds a negative literal; the text has a unary minus.
        return out.put(parenthesiseIf(expression.value < 0n && context > 5, `${expression.value}`));
      case 'boolean':
        return out.put(String(expression.value));
      case 'parameter':
        return out.put(printParameterName(expression.name));
      case 'unary': {
        out.put(expression.operator);
        // `--x` would read as a decrement.
        const inner = expression.operand;
        const twice =
          inner.kind === 'unary' && inner.operator === '-' && expression.operator === '-';
        if (!twice) return printExpression(out, inner, unaryTightness);
        out.put('(');
        printExpression(out, inner, 0);
        return out.put(')');
      }
      case 'binary': {
        const own = tightness[expression.operator];
        if (own < context) out.put('(');
        printExpression(out, expression.left, own);
        out.put(` ${expression.operator} `);
        printExpression(out, expression.right, own + 1);
        if (own < context) out.put(')');
        return;
      }
      default:
        return unreachable(expression);
    }
  });
}

function parenthesiseIf(needed: boolean, text: string): string {
  return needed ? `(${text})` : text;
}

/** One statement without the `;` behind it. */
export function printStatementText(statement: Statement): string {
  const out = new Writer(noNodes);
  printStatement(out, statement, '');
  return out.text;
}

export function printExpressionText(expression: Expression): string {
  const out = new Writer(noNodes);
  printExpression(out, expression, 0);
  return out.text;
}

const word = /^[\p{L}_][\p{L}\p{N}_']*$/u;
const path = String.raw`[\p{L}_][\p{L}\p{N}_']*(?:\.[\p{L}_][\p{L}\p{N}_']*)*`;
const plainName = new RegExp(`^(?:${path}|(?:len|cap)\\(${path}\\))$`, 'u');
const keywordSet: ReadonlySet<string> = new Set(keywords);

/** Of a channel, a waitgroup or a loop: one word, or between back-quotes. */
export function printName(name: string): string {
  return word.test(name) && !keywordSet.has(name) ? name : quote(name);
}

function quote(name: string): string {
  return `\`${name.replaceAll(/[`\n]/g, '_')}\``;
}

/** As VirGo text: anything that the grammar cannot read as a name stands between back-quotes. */
export function printParameterName(name: string): string {
  const plain = plainName.test(name) && !name.split(/[.()]/).some((part) => keywordSet.has(part));
  return plain ? name : quote(name);
}
