import {
  advance,
  atSemicolon,
  current,
  got,
  gotSemicolon,
  kindAfter,
  kindOf,
  nested,
  parseName,
  report,
  skipTo,
  spanFrom,
  startsFunction,
  unexpected,
  want,
  type Parser,
} from './cursor.ts';
import type { Block, GoExpression, GoStatement, Name } from './node.ts';
import { parseExpression, parseExpressions } from './parse-expression.ts';
import { parseFor, parseIf, parseSelect, parseSwitch, type Clauses } from './parse-branching.ts';
import { parseSimple } from './parse-simple.ts';

export function parseBlock(parser: Parser): Block {
  const { start } = current(parser);
  want(parser, '{');
  const statements = parseStatements(parser);
  want(parser, '}');
  return { kind: 'block', statements, span: spanFrom(parser, start) };
}

function parseStatements(parser: Parser): readonly GoStatement[] {
  const statements: GoStatement[] = [];
  while (!endsStatements(parser)) {
    const before = parser.at;
    const statement = parseStatement(parser);
    if (statement !== null) statements.push(statement);
    if (gotSemicolon(parser)) continue;
    if (kindOf(parser) === '}' || endsStatements(parser)) break;
    unexpected(parser, ' at end of statement');
    skipTo(parser, [';', 'newline', '}', 'case', 'default']);
    if (!gotSemicolon(parser) && parser.at === before) advance(parser);
  }
  return statements;
}

function endsStatements(parser: Parser): boolean {
  const kind = kindOf(parser);
  return (
    kind === '}' ||
    kind === 'end' ||
    kind === 'case' ||
    kind === 'default' ||
    startsFunction(parser)
  );
}

function parseStatement(parser: Parser): GoStatement | null {
  const { start } = current(parser);
  if (atSemicolon(parser)) return { kind: 'empty', span: { start, end: start } };
  return nested(parser, () => statementAt(parser, start));
}

const clauses: Clauses = { block: parseBlock, statements: parseStatements };

function statementAt(parser: Parser, start: number): GoStatement | null {
  switch (kindOf(parser)) {
    case '{':
      return parseBlock(parser);
    case 'var':
    case 'const':
    case 'type': {
      const declarations = parser.rules.declarations(parser);
      return { kind: 'declare', declarations, span: spanFrom(parser, start) };
    }
    case 'if':
      return parseIf(parser, clauses);
    case 'for':
      return parseFor(parser, clauses);
    case 'switch':
      return parseSwitch(parser, clauses);
    case 'select':
      return parseSelect(parser, clauses);
    case 'go':
    case 'defer':
      return callStatement(parser, kindOf(parser) === 'go' ? 'go' : 'defer', start);
    case 'return': {
      advance(parser);
      const isBare = atSemicolon(parser) || kindOf(parser) === '}';
      const values = isBare ? [] : parseExpressions(parser);
      return { kind: 'return', values, span: spanFrom(parser, start) };
    }
    case 'break':
    case 'continue': {
      const kind = kindOf(parser) === 'break' ? 'break' : 'continue';
      advance(parser);
      return { kind, label: optionalLabel(parser), span: spanFrom(parser, start) };
    }
    case 'goto': {
      advance(parser);
      return { kind: 'goto', label: parseName(parser), span: spanFrom(parser, start) };
    }
    case 'fallthrough':
      advance(parser);
      return { kind: 'fallthrough', span: spanFrom(parser, start) };
    case 'name':
      if (kindAfter(parser, 1) === ':') return labeled(parser, start);
      return parseSimple(parser);
    default:
      return parseSimple(parser);
  }
}

function optionalLabel(parser: Parser): Name | null {
  return kindOf(parser) === 'name' ? parseName(parser) : null;
}

function labeled(parser: Parser, start: number): GoStatement {
  const label = parseName(parser);
  want(parser, ':');
  const at = current(parser).start;
  if (kindOf(parser) === '}') {
    const statement: GoStatement = { kind: 'empty', span: { start: at, end: at } };
    return { kind: 'labeled', label, statement, span: spanFrom(parser, start) };
  }
  const statement = parseStatement(parser) ?? {
    kind: 'bad' as const,
    span: { start: at, end: at },
  };
  return { kind: 'labeled', label, statement, span: spanFrom(parser, start) };
}

function callStatement(parser: Parser, kind: 'go' | 'defer', start: number): GoStatement {
  advance(parser);
  const call: GoExpression = parseExpression(parser);
  if (call.kind === 'parentheses')
    report(parser, call.span, `expression in ${kind} must not be parenthesized`);
  else if (call.kind !== 'call' && call.kind !== 'bad')
    report(parser, call.span, `expression in ${kind} must be function call`);
  got(parser, 'unknown');
  return { kind, call, span: spanFrom(parser, start) };
}
