import {
  advance,
  atSemicolon,
  current,
  got,
  gotSemicolon,
  kindOf,
  nested,
  report,
  skipTo,
  spanFrom,
  unexpected,
  want,
  type Parser,
} from './cursor.ts';
import type {
  Block,
  GoExpression,
  GoStatement,
  SelectCase,
  SwitchCase,
  TypeSwitchStatement,
} from './node.ts';
import { parseExpressions } from './parse-expression.ts';
import { parseSimple, parseSimpleOrRange, type RangeClause } from './parse-simple.ts';
import { parseType } from './parse-type.ts';

/** Blocks and lists of statements, which hold what this file reads. */
export interface Clauses {
  readonly block: (parser: Parser) => Block;
  readonly statements: (parser: Parser) => readonly GoStatement[];
}

/** Runs a rule in which a brace opens the block. */
function inHead<T>(parser: Parser, rule: () => T): T {
  const level = parser.level;
  parser.level = -1;
  const result = rule();
  parser.level = level;
  return result;
}

function blockAfter(parser: Parser, clauses: Clauses, clause: string): Block {
  const level = parser.level;
  parser.level = 0;
  if (kindOf(parser) !== '{') {
    unexpected(parser, `, expected { after ${clause}`);
    skipTo(parser, ['{', '}', ';', 'newline']);
  }
  const { start } = current(parser);
  const isThere = kindOf(parser) === '{';
  const block = isThere
    ? clauses.block(parser)
    : { kind: 'block' as const, statements: [], span: { start, end: start } };
  parser.level = level;
  return block;
}

interface Head {
  readonly initializer: GoStatement | null;
  /** What stands last in it. */
  readonly main: GoStatement | null;
}

/** [simple ;] [simple], for `if` and `switch`. */
function parseHead(parser: Parser): Head {
  return inHead(parser, () => {
    if (kindOf(parser) === '{') return { initializer: null, main: null };
    const first = atSemicolon(parser) ? null : parseSimple(parser);
    if (kindOf(parser) === 'newline' && parser.tokens[parser.at + 1]?.kind === '{')
      return { initializer: null, main: first };
    if (!gotSemicolon(parser)) return { initializer: null, main: first };
    const main = kindOf(parser) === '{' ? null : parseSimple(parser);
    return { initializer: first, main };
  });
}

export function parseIf(parser: Parser, clauses: Clauses): GoStatement {
  const { start, end } = advance(parser);
  const { initializer, main } = parseHead(parser);
  if (main === null) report(parser, { start, end }, 'missing condition in if statement');
  const condition = asExpression(parser, main, { start: end, end }, 'if');
  const then = blockAfter(parser, clauses, 'if clause');
  const otherwise = got(parser, 'else') ? elseBranch(parser, clauses) : null;
  return {
    kind: 'if',
    initializer,
    condition,
    then,
    otherwise,
    span: spanFrom(parser, start),
  };
}

function elseBranch(parser: Parser, clauses: Clauses): GoStatement | null {
  if (kindOf(parser) === 'if') return nested(parser, () => parseIf(parser, clauses));
  if (kindOf(parser) === '{') return clauses.block(parser);
  report(parser, current(parser), 'else must be followed by if or statement block');
  skipTo(parser, ['name', '}', 'newline', ';']);
  return null;
}

function asExpression(
  parser: Parser,
  statement: GoStatement | null,
  nowhere: { start: number; end: number },
  keyword: string,
): GoExpression {
  if (statement === null) return { kind: 'bad', span: nowhere };
  if (statement.kind === 'expression') return statement.expression;
  if (statement.kind !== 'bad') {
    const shown = parser.text.slice(statement.span.start, statement.span.end).split('\n')[0]!;
    const what = statement.kind === 'assign' && statement.operator === null ? 'assignment ' : '';
    const message =
      keyword === 'for' && what === ''
        ? 'expected for loop condition'
        : `cannot use ${what}${shown} as value`;
    report(parser, statement.span, message);
  }
  return { kind: 'bad', span: statement.span };
}

export function parseFor(parser: Parser, clauses: Clauses): GoStatement {
  const { start } = advance(parser);
  const head = inHead(parser, () => forHead(parser));
  const headSpan = spanFrom(parser, start);
  const body = blockAfter(parser, clauses, 'for clause');
  const span = spanFrom(parser, start);
  if (head.kind === 'for-head') {
    const { initializer, condition, update } = head;
    return { kind: 'for', initializer, condition, update, body, headSpan, span };
  }
  const { left, defines, subject } = head;
  const [key = null, value = null] = left;
  return { kind: 'range', key, value, defines, subject, body, headSpan, span };
}

interface ForHead {
  readonly kind: 'for-head';
  readonly initializer: GoStatement | null;
  readonly condition: GoExpression | null;
  readonly update: GoStatement | null;
}

function forHead(parser: Parser): ForHead | RangeClause {
  const empty: ForHead = { kind: 'for-head', initializer: null, condition: null, update: null };
  if (kindOf(parser) === '{') return empty;
  if (kindOf(parser) === 'var') {
    report(parser, current(parser), 'var declaration not allowed in for initializer');
    advance(parser);
  }
  const first = kindOf(parser) === ';' ? null : parseSimpleOrRange(parser, true);
  if (first?.kind === 'range-clause') return first;
  const { start, end } = current(parser);
  if (kindOf(parser) !== ';')
    return { ...empty, condition: asExpression(parser, first, { start, end }, 'for') };
  advance(parser);
  let condition: GoStatement | null = null;
  if (kindOf(parser) !== ';') {
    if (kindOf(parser) === '{') {
      report(parser, current(parser), 'expected for loop condition');
      return { ...empty, initializer: first };
    }
    condition = parseSimple(parser);
  }
  want(parser, ';', ', expected { after for clause');
  const update = kindOf(parser) === '{' ? null : parseSimple(parser);
  if (update?.kind === 'define')
    report(parser, update.span, 'cannot declare in post statement of for loop');
  return {
    kind: 'for-head',
    initializer: first,
    condition: condition === null ? null : asExpression(parser, condition, { start, end }, 'for'),
    update,
  };
}

export function parseSwitch(parser: Parser, clauses: Clauses): GoStatement {
  const { start } = advance(parser);
  const { initializer, main } = parseHead(parser);
  const guard = guardOf(parser, main);
  const open = current(parser).start;
  want(parser, '{', ', expected { after switch clause');
  const isTypes = guard !== null;
  const cases: SwitchCase[] = [];
  while (kindOf(parser) !== 'end' && kindOf(parser) !== '}') {
    const one = switchCase(parser, clauses, isTypes);
    if (one === null) break;
    cases.push(one);
  }
  want(parser, '}');
  const span = spanFrom(parser, start);
  if (guard !== null) return { kind: 'type-switch', initializer, ...guard, cases, span };
  const value = main === null ? null : asExpression(parser, main, { start, end: start }, 'switch');
  return { kind: 'switch', initializer, value, cases, bodySpan: spanFrom(parser, open), span };
}

/** x.(type), or v := x.(type). */
function guardOf(
  parser: Parser,
  main: GoStatement | null,
): Pick<TypeSwitchStatement, 'alias' | 'value'> | null {
  if (main === null) return null;
  const isDefinition = main.kind === 'define' && main.left.length === 1 && main.right.length === 1;
  const value = main.kind === 'expression' ? main.expression : isDefinition ? main.right[0]! : null;
  if (value?.kind !== 'assertion' || !parser.guards.has(value)) return null;
  parser.guards.delete(value);
  const alias = main.kind === 'define' ? main.left[0]! : null;
  if (alias !== null && alias.kind !== 'name')
    report(parser, alias.span, 'invalid variable name in type switch');
  return { alias: alias?.kind === 'name' ? alias : null, value: value.operand };
}

function switchCase(parser: Parser, clauses: Clauses, isTypes: boolean): SwitchCase | null {
  const { start } = current(parser);
  const isDefault = kindOf(parser) === 'default';
  if (!isDefault && kindOf(parser) !== 'case') {
    unexpected(parser, ', expected case or default or }');
    skipTo(parser, ['case', 'default', '}']);
    return kindOf(parser) === 'case' || kindOf(parser) === 'default'
      ? switchCase(parser, clauses, isTypes)
      : null;
  }
  advance(parser);
  const values = isDefault ? [] : isTypes ? typeList(parser) : parseExpressions(parser);
  const body = clauseBody(parser, clauses);
  return { kind: 'switch-case', values, isDefault, body, span: spanFrom(parser, start) };
}

function typeList(parser: Parser): readonly GoExpression[] {
  const types = [parseType(parser)];
  while (got(parser, ',')) types.push(parseType(parser));
  return types;
}

function clauseBody(parser: Parser, clauses: Clauses): Block {
  const { start } = current(parser);
  want(parser, ':');
  const level = parser.level;
  parser.level = 0;
  const statements = clauses.statements(parser);
  parser.level = level;
  return { kind: 'block', statements, span: { start, end: current(parser).start } };
}

export function parseSelect(parser: Parser, clauses: Clauses): GoStatement {
  const { start } = advance(parser);
  want(parser, '{', ', expected { after select clause');
  const cases: SelectCase[] = [];
  while (kindOf(parser) === 'case' || kindOf(parser) === 'default') {
    const token = advance(parser);
    const communication = token.kind === 'default' ? null : parseSimple(parser);
    const body = clauseBody(parser, clauses);
    const span = spanFrom(parser, token.start);
    cases.push({ kind: 'select-case', communication, body, span });
  }
  if (kindOf(parser) !== '}') {
    unexpected(parser, ', expected case or default or }');
    skipTo(parser, ['}']);
  }
  want(parser, '}');
  return { kind: 'select', cases, span: spanFrom(parser, start) };
}
