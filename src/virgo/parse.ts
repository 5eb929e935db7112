import type { Span } from '../base/span.ts';
import { unreachable } from '../base/unreachable.ts';
import type { Diagnostic, Staged } from '../diagnostics/diagnostic.ts';
import type { Block, Expression, LoopVariable, Program, Statement } from './ast.ts';
import { parseExpression } from './parse-expression.ts';
import { SyntaxFault, TokenReader } from './token-reader.ts';
import { describeToken, toTokens } from './tokens.ts';

/**
 * Reads VirGo text in every concrete form that PAPER-NOTES 28 lists. After a mistake it goes on with
 * the next statement, so that all mistakes are reported in one pass.
 */
export function parseVirgo(text: string): Staged<Program> {
  const { tokens, diagnostics: lexical } = toTokens(text);
  const reader = new TokenReader(tokens);
  const body = parseStatements(reader, 'program');
  const diagnostics = firstPerPlace([...lexical, ...reader.diagnostics]);
  if (diagnostics.length > 0) return { ok: false, diagnostics };
  return { ok: true, value: { body, span: { start: 0, end: text.length } }, diagnostics };
}

/** One mistake often trips several rules at the same place; the first message says it best. */
function firstPerPlace(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<number>();
  return diagnostics
    .toSorted((a, b) => a.span.start - b.span.start)
    .filter(({ span }) => !seen.has(span.start) && seen.add(span.start))
    .slice(0, 100);
}

function parseStatements(reader: TokenReader, where: 'program' | 'block'): Block {
  const statements: Statement[] = [];
  while (!reader.gaveUp) {
    while (reader.takeSymbol(';')) continue;
    if (reader.peek().kind === 'end') return statements;
    if (reader.isSymbol('}')) {
      if (where === 'block') return statements;
      reader.report('virgo-expected', reader.peek().span, { expected: 'a statement', found: '}' });
      reader.next();
      continue;
    }
    try {
      const statement = parseStatement(reader);
      statements.push(statement);
      expectSeparator(reader, statement);
    } catch (fault) {
      if (!(fault instanceof SyntaxFault)) throw fault;
      reader.recover();
    }
  }
  return statements;
}

/** Between statements stands a `;`, which may be left out behind a `}`. */
function expectSeparator(reader: TokenReader, before: Statement): void {
  if (reader.isSymbol(';') || reader.isSymbol('}') || reader.peek().kind === 'end') return;
  if (before.kind === 'go' || before.kind === 'if' || before.kind === 'for') return;
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

function parseBlock(reader: TokenReader): Block {
  reader.expectSymbol('{');
  const body = reader.nested(() => parseStatements(reader, 'block'));
  reader.expectSymbol('}');
  return body;
}

function parseStatement(reader: TokenReader): Statement {
  const token = reader.peek();
  if (token.kind === 'name') return parseNamed(reader, token.name, token.span);
  if (token.kind !== 'keyword') return reader.fail('a statement');
  const start = token.span;
  switch (token.keyword) {
    case 'skip':
    case 'return':
      reader.next();
      return { kind: token.keyword, id: reader.newId(), span: start };
    case 'go': {
      reader.next();
      const body = parseBlock(reader);
      return { kind: 'go', id: reader.newId(), span: reader.from(start), body };
    }
    case 'if':
      return parseIf(reader, start);
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

function parseIf(reader: TokenReader, start: Span): Statement {
  reader.next();
  const condition = parseExpression(reader);
  const then = parseBlock(reader);
  let otherwise: Block = [];
  if (reader.isKeyword('else')) {
    reader.next();
    otherwise = reader.isKeyword('if')
      ? [reader.nested(() => parseIf(reader, reader.peek().span))]
      : parseBlock(reader);
  }
  const span = reader.from(start);
  return { kind: 'if', id: reader.newId(), span, condition, then, otherwise };
}

function parseFor(reader: TokenReader, start: Span): Statement {
  reader.next();
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

/** The statements that begin with the name of a channel or of a waitgroup. */
function parseNamed(reader: TokenReader, name: string, start: Span): Statement {
  reader.next();
  if (reader.takeSymbol('!')) {
    return { kind: 'send', id: reader.newId(), span: reader.from(start), channel: name };
  }
  if (reader.takeSymbol('?')) {
    return { kind: 'receive', id: reader.newId(), span: reader.from(start), channel: name };
  }
  if (reader.takeSymbol('=')) return parseDeclaration(reader, name, start);
  if (reader.takeSymbol('.')) return parseMethod(reader, name, start);
  return reader.fail(`!, ?, = or . after ${name}`);
}

/** c = chan [e], in an older form c = [e]; w = WaitGroup */
function parseDeclaration(reader: TokenReader, name: string, start: Span): Statement {
  if (reader.isKeyword('WaitGroup')) {
    reader.next();
    return { kind: 'waitgroup', id: reader.newId(), span: reader.from(start), name };
  }
  if (reader.isKeyword('chan')) reader.next();
  else if (!reader.isSymbol('[')) return reader.fail('chan [capacity] or WaitGroup');
  reader.expectSymbol('[');
  const capacity: Expression = parseExpression(reader);
  reader.expectSymbol(']');
  return { kind: 'channel', id: reader.newId(), span: reader.from(start), name, capacity };
}

function parseMethod(reader: TokenReader, name: string, start: Span): Statement {
  const method = reader.peek();
  const called = method.kind === 'name' ? method.name : '';
  if (called === 'Add') {
    reader.next();
    reader.expectSymbol('(');
    const amount = parseExpression(reader);
    reader.expectSymbol(')');
    return { kind: 'add', id: reader.newId(), span: reader.from(start), waitgroup: name, amount };
  }
  if (called === 'Wait' || called === 'Done') {
    reader.next();
    reader.expectSymbol('(');
    reader.expectSymbol(')');
    const span = reader.from(start);
    if (called === 'Done') {
      reader.report(
        'virgo-no-done',
        span,
        { name },
        {
          title: `Write ${name}.Add(-1)`,
          edits: [{ span, text: `${name}.Add(-1)` }],
        },
      );
    }
    return { kind: 'wait', id: reader.newId(), span, waitgroup: name };
  }
  return reader.fail('Add(amount) or Wait()');
}
