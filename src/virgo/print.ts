import type { Span } from '../base/span.ts';
import { unreachable } from '../base/unreachable.ts';
import type { Expression, ParameterUse } from '../expression/expression.ts';
import { printExpression } from '../expression/print.ts';
import type { Block, NodeId, Program, Statement } from './ast.ts';
import { keywords } from './tokens.ts';
import { Writer } from './writer.ts';

interface Printed {
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
export function printVirgo(program: Program, withEscape = noNodes): Printed {
  const out = new Printer(withEscape);
  printBlock(out, program.body, '');
  return { text: out.text, spans: out.spans };
}

class Printer extends Writer {
  readonly withEscape: ReadonlySet<NodeId>;

  constructor(withEscape: ReadonlySet<NodeId>) {
    super();
    this.withEscape = withEscape;
  }
}

function printBlock(out: Printer, block: Block, indent: string): void {
  for (const statement of block) {
    out.put(indent);
    out.node(statement.id, () => printStatement(out, statement, indent));
    const closed = statement.kind === 'go' || statement.kind === 'if' || statement.kind === 'for';
    out.put(closed ? '' : ';');
    out.put(out.withEscape.has(statement.id) ? ' // or another way, so never stuck here\n' : '\n');
  }
}

function printBraces(out: Printer, block: Block, indent: string): void {
  if (block.length === 0) {
    out.put('{ }');
    return;
  }
  out.put('{\n');
  printBlock(out, block, `${indent}  `);
  out.put(`${indent}}`);
}

function printStatement(out: Printer, statement: Statement, indent: string): void {
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
      out.put(printExpressionText(statement.amount));
      return out.put(')');
    case 'wait':
      return out.put(`${printName(statement.waitgroup)}.Wait()`);
    case 'channel':
      out.put(`${printName(statement.name)} = chan [`);
      out.put(printExpressionText(statement.capacity));
      return out.put(']');
    case 'waitgroup':
      return out.put(`${printName(statement.name)} = WaitGroup`);
    case 'go':
      out.put('go ');
      return printBraces(out, statement.body, indent);
    case 'if':
      out.put('if ');
      out.put(printExpressionText(statement.condition));
      out.put(' ');
      printBraces(out, statement.then, indent);
      if (statement.otherwise.length === 0) return;
      out.put(' else ');
      return printBraces(out, statement.otherwise, indent);
    case 'for':
      out.put(
        statement.variable === null ? 'for ' : `for ${printName(statement.variable.name)} : `,
      );
      out.put(printExpressionText(statement.from));
      out.put(' .. ');
      out.put(printExpressionText(statement.to));
      out.put(' ');
      return printBraces(out, statement.body, indent);
    default:
      return unreachable(statement);
  }
}

/** One statement without the `;` behind it. */
export function printStatementText(statement: Statement): string {
  const out = new Printer(noNodes);
  printStatement(out, statement, '');
  return out.text;
}

export function printExpressionText(expression: Expression): string {
  return printExpression<ParameterUse>(expression, ({ name }) => printParameterName(name));
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
function printParameterName(name: string): string {
  const plain = plainName.test(name) && !name.split(/[.()]/).some((part) => keywordSet.has(part));
  return plain ? name : quote(name);
}
