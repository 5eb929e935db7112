import { unreachable } from '../base/unreachable.ts';
import { printExpression } from '../expression/print.ts';
import type { Block, Statement } from './statements.ts';
import type { Fragment } from './fragment.ts';
import type { Quantity } from './quantity.ts';

/**
 * A fragment as text.
 *
 * @forTests What a pass makes of it is compared as text.
 */
export function printFragment(fragment: Pick<Fragment, 'body'>): string {
  return printBlock(fragment.body, '');
}

function printBlock(block: Block, indent: string): string {
  return block.map((statement) => `${indent}${printStatement(statement, indent)}\n`).join('');
}

function braces(block: Block, indent: string): string {
  return block.length === 0 ? '{ }' : `{\n${printBlock(block, `${indent}  `)}${indent}}`;
}

function printStatement(statement: Statement, indent: string): string {
  switch (statement.kind) {
    case 'make': {
      const { primitive, capacity } = statement;
      const size = capacity === null ? '' : ` [${printQuantity(capacity)}]`;
      return `${primitive.name} = ${primitive.foreign ? 'foreign ' : ''}${primitive.kind}${size}`;
    }
    case 'operation':
      return `${statement.name} ${statement.primitive.name}`;
    case 'add':
      return `${statement.primitive.name}.Add(${printQuantity(statement.amount)})`;
    case 'go':
      return `go ${braces(statement.body, indent)}`;
    case 'if': {
      const otherwise =
        statement.otherwise.length === 0 ? '' : ` else ${braces(statement.otherwise, indent)}`;
      return `if ${printQuantity(statement.condition)} ${braces(statement.then, indent)}${otherwise}`;
    }
    case 'count': {
      const range = `${printQuantity(statement.from)} .. ${printQuantity(statement.to)}`;
      return `for i${statement.loop} : ${range} ${braces(statement.body, indent)}`;
    }
    case 'repeat':
      return `repeat${statement.iterations === null ? '' : ` '${statement.iterations.name}'`} ${braces(statement.body, indent)}`;
    case 'drain':
      return `drain ${statement.primitive.name} ${braces(statement.body, indent)}`;
    case 'once':
      return `once ${statement.primitive.name} ${braces(statement.body, indent)}`;
    case 'select': {
      const cases = statement.cases.map(({ alternative, body }) => {
        const what =
          alternative.kind === 'operation'
            ? `${alternative.operation.name} ${alternative.operation.primitive.name}`
            : alternative.kind === 'default'
              ? 'default'
              : `${alternative.kind} ${alternative.what}`;
        return `${indent}case ${what}:\n${printBlock(body, `${indent}  `)}`;
      });
      return `select {\n${cases.join('')}${indent}}`;
    }
    case 'scope':
      return `${statement.why} @${statement.label} ${braces(statement.body, indent)}`;
    case 'leave':
      return `leave @${statement.label}`;
    case 'end':
      return `end (${statement.how})`;
    case 'stuck':
      return 'stuck';
    default:
      return unreachable(statement);
  }
}

export function printQuantity(quantity: Quantity): string {
  return printExpression(quantity, (leaf) =>
    leaf.kind === 'source' ? leaf.source.name : `i${leaf.loop}`,
  );
}
