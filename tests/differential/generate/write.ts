import { unreachable } from '../../../src/base/unreachable.ts';
import type { BinaryOperator } from '../../../src/expression/operators.ts';
import type { Block, Expression, Program, Statement } from '../../../src/virgo/ast.ts';
import { makeDice } from './dice.ts';
import type { Dice } from './dice.ts';

/**
 * A program as a person might have typed it: seed 0 is plain, every other seed mixes the spellings
 * that the parser must accept. Written without a look at the project's printer.
 */
export function writeProgram(program: Program, style: number): string {
  return writeBlock(program.body, style === 0 ? null : makeDice(style), '');
}

/** Null for the plain style. */
type Style = Dice | null;

function variant(style: Style, chance: number): boolean {
  return style !== null && style.percent(chance);
}

function writeBlock(block: Block, style: Style, indent: string): string {
  const lines = block.map((statement, index) => {
    const closed = statement.kind === 'go' || statement.kind === 'if' || statement.kind === 'for';
    const last = index === block.length - 1;
    const optional = closed || last;
    const separator = optional && !variant(style, 30) ? '' : ';';
    const gap = separator !== '' && variant(style, 40) ? ' ' : '\n';
    const comment = variant(style, 3) ? ' // } else {' : '';
    const end = comment === '' ? gap : '\n';
    return `${indent}${writeStatement(statement, style, indent)}${separator}${comment}${end}`;
  });
  return lines.join('');
}

function braces(block: Block, style: Style, indent: string): string {
  if (block.length === 0) return variant(style, 30) ? '{;}' : '{ }';
  return `{\n${writeBlock(block, style, `${indent}  `)}${indent}}`;
}

function writeStatement(statement: Statement, style: Style, indent: string): string {
  const space = variant(style, 10) ? ' ' : '';
  const gap = variant(style, 20) ? '' : ' ';
  switch (statement.kind) {
    case 'skip':
    case 'return':
      return statement.kind;
    case 'send':
      return `${statement.channel}${space}!`;
    case 'receive':
      return `${statement.channel}${space}?`;
    case 'add':
      return `${statement.waitgroup}.Add(${space}${writeExpression(statement.amount, style)})`;
    case 'wait':
      return `${statement.waitgroup}.Wait(${space})`;
    case 'channel': {
      const chan = variant(style, 25) ? '' : 'chan ';
      return `${statement.name} = ${chan}[${writeExpression(statement.capacity, style)}]`;
    }
    case 'waitgroup':
      return `${statement.name}${gap}=${gap}WaitGroup`;
    case 'go':
      return `go ${braces(statement.body, style, indent)}`;
    case 'if': {
      const condition = writeExpression(statement.condition, style);
      const then = braces(statement.then, style, indent);
      return `if ${condition} ${then}${writeElse(statement.otherwise, style, indent)}`;
    }
    case 'for': {
      const from = writeExpression(statement.from, style);
      const to = writeExpression(statement.to, style);
      const name = statement.variable === null ? '' : `${statement.variable.name} ${space}: `;
      return `for ${name}${from}${gap}..${gap}${to} ${braces(statement.body, style, indent)}`;
    }
    default:
      return unreachable(statement);
  }
}

function writeElse(otherwise: Block, style: Style, indent: string): string {
  if (otherwise.length === 0) return variant(style, 40) ? ' else { }' : '';
  const only = otherwise.length === 1 ? otherwise[0]! : null;
  if (only?.kind === 'if' && variant(style, 60))
    return ` else ${writeStatement(only, style, indent)}`;
  return ` else ${braces(otherwise, style, indent)}`;
}

/** Go's levels, loosest first; operators of one level lean to the left. */
const levels: readonly (readonly BinaryOperator[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/'],
];

const otherSpellings: Readonly<Partial<Record<BinaryOperator, string>>> = {
  '||': '|',
  '&&': '&',
  '!=': '/=',
};

/** `loosest` is the first level that may stand here without parentheses. */
function writeExpression(expression: Expression, style: Style, loosest = 0): string {
  const bare = bareExpression(expression, style);
  const level = expression.kind === 'binary' ? levelOf(expression.operator) : levels.length;
  return level < loosest || variant(style, 8) ? `(${bare})` : bare;
}

function levelOf(operator: BinaryOperator): number {
  return levels.findIndex((level) => level.includes(operator));
}

function bareExpression(expression: Expression, style: Style): string {
  switch (expression.kind) {
    case 'integer':
      return `${variant(style, 3) ? '00' : ''}${expression.value}`;
    case 'boolean':
      return String(expression.value);
    case 'parameter':
      return writeParameter(expression.name);
    case 'unary':
      return `${expression.operator}${writeExpression(expression.operand, style, levels.length)}`;
    case 'binary': {
      const { operator } = expression;
      const level = levelOf(operator);
      const sign = variant(style, 30) ? (otherSpellings[operator] ?? operator) : operator;
      const gap = variant(style, 15) ? '' : ' ';
      const left = writeExpression(expression.left, style, level);
      return `${left}${gap}${sign}${gap}${writeExpression(expression.right, style, level + 1)}`;
    }
    default:
      return unreachable(expression);
  }
}

/** Names that Go gives, such as `len(jobs)`, stand as they are; with anything stranger, in back-quotes. */
function writeParameter(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_'.]*(\([\p{L}\p{N}_.]*\))?$/u.test(name) ? name : `\`${name}\``;
}
