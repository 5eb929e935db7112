import {
  advance,
  current,
  got,
  gotSemicolon,
  kindOf,
  parseName,
  report,
  skipTo,
  spanFrom,
  unexpected,
  type Parser,
} from './cursor.ts';
import { readLiteral } from './literal.ts';
import type { Declaration, GoFile, ImportSpec, Name } from './node.ts';
import { parseDeclarations, parseFunction, parseGroup } from './parse-declaration.ts';
import { parseExpression } from './parse-expression.ts';
import { parseSignature } from './parse-signature.ts';
import { parseBlock } from './parse-statement.ts';
import { parseType } from './parse-type.ts';
import { scan } from './scan.ts';
import type { Token } from './token.ts';
import { decodeUtf8 } from './escape.ts';

const rules = {
  expression: parseExpression,
  type: parseType,
  signature: parseSignature,
  block: parseBlock,
  declarations: parseDeclarations,
};

/**
 * Go text to syntax, from an offset on, before which other files stand. What cannot be read is listed;
 * everything else is there.
 */
export function parseFile(name: string, text: string, start = 0): GoFile {
  const { tokens, faults } = scan(text, start);
  const parser: Parser = {
    ...{ text, tokens, rules, faults: [], guards: new Map() },
    ...{ at: 0, level: 0, depth: 0, functions: 0 },
  };
  const packageName = packageClause(parser);
  const imports: ImportSpec[] = [];
  const declarations: Declaration[] = [];
  while (kindOf(parser) !== 'end') topLevel(parser, imports, declarations);
  for (const guard of parser.guards.values())
    parser.faults.push({ span: guard, message: 'use of .(type) outside type switch' });
  const errors = [...faults, ...parser.faults].sort((a, b) => a.span.start - b.span.start);
  const qualifiers = qualifiersIn(text, tokens);
  return { name, text, package: packageName, imports, qualifiers, declarations, errors };
}

/** The names before a point, behind none. */
function qualifiersIn(text: string, tokens: readonly Token[]): ReadonlySet<string> {
  const names = new Set<string>();
  tokens.forEach(({ kind, start, end }, at) => {
    if (kind === 'name' && tokens[at + 1]?.kind === '.' && tokens[at - 1]?.kind !== '.')
      names.add(text.slice(start, end));
  });
  return names;
}

function packageClause(parser: Parser): Name | null {
  while (gotSemicolon(parser));
  if (!got(parser, 'package')) return null;
  const name = parseName(parser);
  endOfDeclaration(parser, 'package clause');
  return name;
}

function topLevel(parser: Parser, imports: ImportSpec[], declarations: Declaration[]): void {
  if (gotSemicolon(parser)) return;
  switch (kindOf(parser)) {
    case 'import':
      if (declarations.length > 0)
        report(parser, current(parser), 'imports must appear before other declarations');
      advance(parser);
      imports.push(...parseGroup(parser, () => importSpec(parser)));
      break;
    case 'const':
    case 'var':
    case 'type':
      declarations.push(...parseDeclarations(parser));
      break;
    case 'func':
      declarations.push(parseFunction(parser));
      break;
    default:
      report(parser, current(parser), 'non-declaration statement outside function body');
      advance(parser);
      skipTo(parser, ['import', 'const', 'var', 'type', 'func']);
      return;
  }
  endOfDeclaration(parser, 'top level declaration');
}

function endOfDeclaration(parser: Parser, what: string): void {
  if (gotSemicolon(parser) || kindOf(parser) === 'end') return;
  unexpected(parser, ` after ${what}`);
  skipTo(parser, ['import', 'const', 'var', 'type', 'func']);
}

function importSpec(parser: Parser): ImportSpec {
  const { start } = current(parser);
  const name = importName(parser);
  const token = current(parser);
  const pathSpan = { start: token.start, end: token.end };
  if (token.kind !== 'string') {
    report(parser, token, 'missing import path; require quoted string');
    skipTo(parser, [';', 'newline', ')']);
    return { kind: 'import', name, path: '', pathSpan, span: spanFrom(parser, start) };
  }
  advance(parser);
  const { literal } = readLiteral('string', parser.text.slice(token.start, token.end), pathSpan);
  const path = literal.kind === 'string' ? decodeUtf8(literal.bytes) : '';
  return { kind: 'import', name, path, pathSpan, span: spanFrom(parser, start) };
}

function importName(parser: Parser): Name | null {
  const token = current(parser);
  if (token.kind === 'name') return parseName(parser);
  if (!got(parser, '.')) return null;
  return { kind: 'name', name: '.', span: { start: token.start, end: token.end } };
}
