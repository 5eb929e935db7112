import { unreachable } from '../../base/unreachable.ts';
import type { Span } from '../../base/span.ts';
import type { Diagnostic, Staged } from '../../diagnostics/diagnostic.ts';
import type { LoopVariable } from '../ast.ts';
import { parseExpression } from '../parse-expression.ts';
import { SyntaxFault, TokenReader } from '../token-reader.ts';
import { describeToken, toTokens } from '../tokens.ts';
import type {
  Contract,
  ExtendedBlock,
  ExtendedProgram,
  ExtendedStatement,
  NamedProcess,
} from './ast.ts';
import { parseDeclarationWord, parseNamed } from './parse-named.ts';
import { parseIf } from './parse-if.ts';
import { parseSelect } from './parse-select.ts';
import { isWord, parseChannelUse } from './channel-use.ts';

/**
 * Reads VirGo text in every concrete form that PAPER-NOTES 28 lists, and what goes beyond the paper.
 * After a mistake it goes on with the next statement, so that all mistakes are reported in one pass.
 */
export function parseExtended(text: string): Staged<ExtendedProgram> {
  const { tokens, diagnostics: lexical } = toTokens(text);
  const reader = new TokenReader(tokens);
  const top: Top = { contracts: [], processes: [] };
  const body = parseStatements(reader, top);
  const diagnostics = firstPerPlace([...lexical, ...reader.diagnostics]);
  if (diagnostics.length > 0) return { ok: false, diagnostics };
  return { ok: true, value: { ...top, body, span: { start: 0, end: text.length } }, diagnostics };
}

/** What may stand at the top of the text only. */
interface Top {
  readonly contracts: Contract[];
  readonly processes: NamedProcess[];
}

/** One mistake often trips several rules at the same place; the first message says it best. */
function firstPerPlace(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<number>();
  return diagnostics
    .toSorted((a, b) => a.span.start - b.span.start)
    .filter(({ span }) => !seen.has(span.start) && seen.add(span.start))
    .slice(0, 100);
}

function parseStatements(reader: TokenReader, top: Top | null): ExtendedBlock {
  const statements: ExtendedStatement[] = [];
  while (!reader.gaveUp) {
    while (reader.takeSymbol(';')) continue;
    if (reader.peek().kind === 'end') return statements;
    if (reader.isSymbol('}')) {
      if (top === null) return statements;
      reader.report('virgo-expected', reader.peek().span, { expected: 'a statement', found: '}' });
      reader.next();
      continue;
    }
    try {
      if (top !== null && parseTop(reader, top)) continue;
      const statement = parseStatement(reader);
      statements.push(statement);
      expectSeparator(reader, endsInBrace(statement));
    } catch (fault) {
      if (!(fault instanceof SyntaxFault)) throw fault;
      reader.recover();
    }
  }
  return statements;
}

/** requires e; and proc p { } */
function parseTop(reader: TokenReader, top: Top): boolean {
  const start = reader.peek().span;
  if (isWord(reader, 'requires') && beginsCondition(reader)) {
    reader.next();
    const condition = parseExpression(reader);
    top.contracts.push({ id: reader.newId(), span: reader.from(start), condition });
    expectSeparator(reader, false);
    return true;
  }
  const name = reader.peek(1);
  if (!isWord(reader, 'proc') || name.kind !== 'name') return false;
  reader.next();
  reader.next();
  const body = parseBlock(reader);
  top.processes.push({ id: reader.newId(), span: reader.from(start), name: name.name, body });
  return true;
}

/** `requires!` and `requires = chan [1]` are statements about a channel of that name. */
function beginsCondition(reader: TokenReader): boolean {
  const next = reader.peek(1);
  if (next.kind === 'symbol') {
    if (next.symbol === '!') return ['name', 'keyword'].includes(reader.peek(2).kind);
    return next.symbol === '(' || next.symbol === '-';
  }
  return next.kind !== 'end';
}

function endsInBrace({ kind }: ExtendedStatement): boolean {
  return withBraces.has(kind);
}

const withBraces: ReadonlySet<ExtendedStatement['kind']> = new Set([
  'go',
  'if',
  'choose',
  'receive-ok',
  'count-down',
  'for',
  'range',
  'loop',
  'block',
  'select',
  'once-do',
] as const);

/** Between statements stands a `;`, which may be left out behind a `}`. */
function expectSeparator(reader: TokenReader, afterBrace: boolean): void {
  if (reader.isSymbol(';') || reader.isSymbol('}') || reader.peek().kind === 'end') return;
  if (afterBrace) return;
  const found = reader.peek();
  reader.report(
    'virgo-expected',
    found.span,
    { expected: '; or } after this statement', found: describeToken(found) },
    reader.inserting(';'),
  );
  // Reading on is safe when a statement plainly begins here, and finds more mistakes.
  if (found.kind !== 'name' && found.kind !== 'keyword') throw new SyntaxFault();
}

function parseBlock(reader: TokenReader): ExtendedBlock {
  reader.expectSymbol('{');
  const body = reader.nested(() => parseStatements(reader, null));
  reader.expectSymbol('}');
  return body;
}

function parseStatement(reader: TokenReader): ExtendedStatement {
  const token = reader.peek();
  const start = token.span;
  if (token.kind === 'name') return parseNameFirst(reader, token.name, start);
  if (token.kind !== 'keyword') return reader.fail('a statement');
  switch (token.keyword) {
    case 'skip':
    case 'return':
      reader.next();
      return { kind: token.keyword, id: reader.newId(), span: start };
    case 'go':
      return parseGo(reader, start);
    case 'if':
      return parseIf(reader, start, () => parseBlock(reader));
    case 'for':
      return parseFor(reader, start);
    case 'chan':
    case 'else':
    case 'false':
    case 'true':
    case 'WaitGroup':
      return reader.fail('a statement');
    default:
      return unreachable(token.keyword);
  }
}

function parseNameFirst(reader: TokenReader, name: string, start: Span): ExtendedStatement {
  const block = () => parseBlock(reader);
  if (reader.isSymbol('{', 1)) {
    if (isWord(reader, 'select')) return parseSelect(reader, start, block);
    if (isWord(reader, 'loop')) {
      reader.next();
      const body = block();
      return { kind: 'loop', id: reader.newId(), span: reader.from(start), body };
    }
  }
  const label = reader.peek(1);
  if (label.kind === 'name' && isWord(reader, 'block') && reader.isSymbol('{', 2)) {
    reader.next();
    reader.next();
    const body = block();
    const span = reader.from(start);
    return { kind: 'block', id: reader.newId(), span, label: label.name, body };
  }
  return parseDeclarationWord(reader, start) ?? parseNamed(reader, name, start, block);
}

function parseGo(reader: TokenReader, start: Span): ExtendedStatement {
  reader.next();
  const token = reader.peek();
  if (token.kind === 'name') {
    reader.next();
    const { name: process } = token;
    return { kind: 'go-named', id: reader.newId(), span: reader.from(start), process };
  }
  const body = parseBlock(reader);
  return { kind: 'go', id: reader.newId(), span: reader.from(start), body };
}

function parseFor(reader: TokenReader, start: Span): ExtendedStatement {
  reader.next();
  if (isWord(reader, 'range') && reader.peek(1).kind === 'name') {
    reader.next();
    const use = parseChannelUse(reader);
    const body = parseBlock(reader);
    return { kind: 'range', id: reader.newId(), span: reader.from(start), ...use, body };
  }
  const token = reader.peek();
  let variable: LoopVariable | null = null;
  if (token.kind === 'name' && reader.isSymbol(':', 1)) {
    variable = { name: token.name, span: token.span };
    reader.next();
    reader.next();
  }
  const from = parseExpression(reader);
  reader.expectSymbol('..');
  const to = parseExpression(reader);
  const body = parseBlock(reader);
  return { kind: 'for', id: reader.newId(), span: reader.from(start), variable, from, to, body };
}
