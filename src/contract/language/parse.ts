import { readLiteral } from '../../go/syntax/literal.ts';
import {
  at,
  got,
  gotWord,
  next,
  parseName,
  skipEnds,
  want,
  wantEnd,
  type Parser,
} from './cursor.ts';
import type { AnnotatedFile, Member } from './node.ts';
import { parseClauses } from './parse-clause.ts';
import { parseExpression, parseSum } from './parse-expression.ts';
import { parseMember } from './parse-member.ts';
import { parseOperand } from './parse-operand.ts';
import { parseBlock, parseSimple } from './parse-statement.ts';
import { scan } from './scan.ts';

const rules = {
  block: parseBlock,
  clauses: parseClauses,
  expression: parseExpression,
  operand: parseOperand,
  sum: parseSum,
  simple: parseSimple,
};

/** Reads Go with specifications in comments, or a .gobra file. Throws a SyntaxFault. */
export function parseAnnotated(name: string, text: string): AnnotatedFile {
  const tokens = scan(text, name.endsWith('.gobra'));
  const p: Parser = {
    tokens,
    rules,
    at: 0,
    level: 0,
    depth: 0,
  };
  skipEnds(p);
  let packageName = '';
  if (got(p, 'package')) {
    packageName = parseName(p).name;
    wantEnd(p);
  }
  let checksOverflow = false;
  const imports: string[] = [];
  const members: Member[] = [];
  for (skipEnds(p); !at(p, 'end'); skipEnds(p)) {
    if (got(p, 'import')) {
      imports.push(...parseImports(p));
      continue;
    }
    if (gotWord(p, 'overflow')) {
      checksOverflow = true;
      wantEnd(p);
      continue;
    }
    members.push(...parseMember(p));
    if (!at(p, 'end')) wantEnd(p);
  }
  const unread = members.flatMap((one) => {
    if (one.kind === 'type' && one.unread !== undefined) return [one.unread.fault];
    return one.kind === 'predicate' && one.unread !== undefined ? [one.unread] : [];
  });
  return { name, text, tokens, packageName, checksOverflow, imports, unread, members };
}

function parseImports(p: Parser): readonly string[] {
  if (!got(p, '(')) return [importLine(p)];
  const paths: string[] = [];
  for (skipEnds(p); !at(p, ')'); skipEnds(p)) paths.push(importLine(p));
  want(p, ')');
  return paths;
}

function importLine(p: Parser): string {
  if (at(p, 'name') || at(p, '.')) next(p);
  const { text, start, end } = want(p, 'string');
  wantEnd(p);
  const { literal } = readLiteral('string', text, { start, end });
  return literal.kind === 'string' ? literal.bytes : '';
}
