import type { Span } from '../../base/span.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { NodeId } from '../ast.ts';
import { printExpressionText, printName } from '../print.ts';
import type {
  ChannelUse,
  ExtendedBlock,
  ExtendedFor,
  ExtendedProgram,
  ExtendedStatement,
  SelectCase,
} from './ast.ts';
import { hasShape } from './shape.ts';
import { Writer } from '../writer.ts';
import { lockMethodOf } from './words.ts';

interface PrintedExtended {
  readonly text: string;
  /** Where each statement stands in `text`. */
  readonly spans: ReadonlyMap<NodeId, Span>;
}

/** The canonical form: `parseExtended(printExtended(p).text)` is p again, but for ids and spans. */
export function printExtended(program: ExtendedProgram): PrintedExtended {
  const out = new Writer();
  for (const { id, condition } of program.contracts) {
    out.node(id, () => out.put(`requires ${printExpressionText(condition)}`));
    out.put(';\n');
  }
  for (const { id, name, body } of program.processes) {
    out.node(id, () => {
      out.put(`proc ${printName(name)} `);
      printBraces(out, body, '');
    });
    out.put('\n');
  }
  printBlock(out, program.body, '');
  return { text: out.text, spans: out.spans };
}

function printBlock(out: Writer, block: ExtendedBlock, indent: string): void {
  for (const statement of block) {
    out.put(indent);
    out.node(statement.id, () => printStatement(out, statement, indent));
    out.put(out.text.endsWith('}') ? '\n' : ';\n');
  }
}

function printBraces(out: Writer, block: ExtendedBlock, indent: string): void {
  if (block.length === 0) return out.put('{ }');
  out.put('{\n');
  printBlock(out, block, `${indent}  `);
  out.put(`${indent}}`);
}

function printChannelUse({ channel, index }: ChannelUse): string {
  return index === undefined ? printName(channel) : `${printName(channel)}[${printName(index)}]`;
}

function printStatement(out: Writer, statement: ExtendedStatement, indent: string): void {
  const head = headOf(statement);
  out.put(head);
  if (hasShape(statement, 'body')) {
    out.put(' ');
    printBraces(out, statement.body, indent);
  }
  if (hasShape(statement, 'branches')) {
    out.put(' ');
    printBraces(out, statement.then, indent);
    if (statement.otherwise.length === 0) return;
    out.put(' else ');
    printBraces(out, statement.otherwise, indent);
  }
  if (hasShape(statement, 'cases')) printCases(out, statement.cases, indent);
}

/** The statement without its blocks. */
function headOf(statement: ExtendedStatement): string {
  switch (statement.kind) {
    case 'skip':
    case 'return':
    case 'break':
    case 'continue':
    case 'loop':
    case 'select':
    case 'go':
      return statement.kind;
    case 'block':
    case 'leave':
      return `${statement.kind} ${printName(statement.label)}`;
    case 'send':
      return `${printChannelUse(statement)}!`;
    case 'receive':
      return `${printChannelUse(statement)}?`;
    case 'receive-ok':
      return `if ${printChannelUse(statement)}?`;
    case 'close':
      return `close ${printChannelUse(statement)}`;
    case 'range':
      return `for range ${printChannelUse(statement)}`;
    case 'add':
      return `${printName(statement.waitgroup)}.Add(${printExpressionText(statement.amount)})`;
    case 'count-down':
      return `if ${printName(statement.waitgroup)}.Add(${printExpressionText(statement.amount)}) == 0`;
    case 'wait':
      return `${printName(statement.waitgroup)}.Wait()`;
    case 'channel':
      return `${printName(statement.name)} = chan [${printExpressionText(statement.capacity)}]`;
    case 'array':
      return `${printName(statement.name)} = [${printExpressionText(statement.size)}] chan [${printExpressionText(statement.capacity)}]`;
    case 'waitgroup':
      return `${printName(statement.name)} = WaitGroup`;
    case 'choice':
      return `${printName(statement.name)} = choice`;
    case 'mutex':
    case 'rwmutex':
    case 'once':
    case 'timer':
      return `${statement.kind} ${printName(statement.name)}`;
    case 'context':
      return `context ${printName(statement.name)}${statement.deadline ? ' deadline' : ''}`;
    case 'lock':
    case 'unlock':
    case 'read-lock':
    case 'read-unlock':
      return `${printName(statement.lock)}.${lockMethodOf[statement.kind]}()`;
    case 'once-do':
      return `${printName(statement.once)}.Do`;
    case 'cancel':
      return `${printName(statement.context)}.Cancel()`;
    case 'go-named':
      return `go ${printName(statement.process)}`;
    case 'choose':
      return 'if *';
    case 'if':
      return `if ${printExpressionText(statement.condition)}`;
    case 'for':
      return printFor(statement);
    default:
      return unreachable(statement);
  }
}

function printFor({ variable, from, to }: ExtendedFor): string {
  const name = variable === null ? '' : `${printName(variable.name)} : `;
  return `for ${name}${printExpressionText(from)} .. ${printExpressionText(to)}`;
}

function printCases(out: Writer, cases: readonly SelectCase[], indent: string): void {
  out.put(' {\n');
  for (const one of cases) {
    out.put(`${indent}  `);
    out.node(one.id, () => {
      out.put(`${caseHead(one)} `);
      printBraces(out, one.body, `${indent}  `);
      if (one.kind !== 'receive' || one.closed === null) return;
      out.put(' else ');
      printBraces(out, one.closed, `${indent}  `);
    });
    out.put('\n');
  }
  out.put(`${indent}}`);
}

function caseHead(one: SelectCase): string {
  switch (one.kind) {
    case 'send':
      return `case ${printChannelUse(one)}!`;
    case 'receive':
      return `case ${printChannelUse(one)}?`;
    case 'default':
      return 'default';
    default:
      return unreachable(one);
  }
}
