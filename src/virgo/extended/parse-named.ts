import type { Span } from '../../base/span.ts';
import type { Expression } from '../ast.ts';
import { parseExpression } from '../parse-expression.ts';
import type { TokenReader } from '../token-reader.ts';
import type { ExtendedBlock, ExtendedStatement } from './ast.ts';
import { isWord, parseChannelUse, parseIndex } from './channel-use.ts';
import { declarationWords, lockMethods, loopWords, type LockMethod } from './words.ts';

type ParseBlock = () => ExtendedBlock;

/** break, continue, close c, mutex m, context x deadline: a word, and what it is about. */
export function parseDeclarationWord(reader: TokenReader, start: Span): ExtendedStatement | null {
  for (const kind of loopWords) {
    if (!isWord(reader, kind) || !endsHere(reader)) continue;
    reader.next();
    return { kind, id: reader.newId(), span: reader.from(start) };
  }
  const named = reader.peek(1);
  if (named.kind !== 'name') return null;
  const { name } = named;
  if (isWord(reader, 'leave')) {
    reader.next();
    reader.next();
    return { kind: 'leave', id: reader.newId(), span: reader.from(start), label: name };
  }
  if (isWord(reader, 'close')) {
    reader.next();
    const use = parseChannelUse(reader);
    return { kind: 'close', id: reader.newId(), span: reader.from(start), ...use };
  }
  if (isWord(reader, 'context')) {
    reader.next();
    reader.next();
    const deadline = isWord(reader, 'deadline');
    if (deadline) reader.next();
    return { kind: 'context', id: reader.newId(), span: reader.from(start), name, deadline };
  }
  for (const kind of declarationWords) {
    if (!isWord(reader, kind)) continue;
    reader.next();
    reader.next();
    return { kind, id: reader.newId(), span: reader.from(start), name };
  }
  return null;
}

function endsHere(reader: TokenReader): boolean {
  const next = reader.peek(1);
  return next.kind === 'end' || reader.isSymbol(';', 1) || reader.isSymbol('}', 1);
}

/** The statements that begin with the name of what they are about. */
export function parseNamed(
  reader: TokenReader,
  name: string,
  start: Span,
  block: ParseBlock,
): ExtendedStatement {
  reader.next();
  const element = parseIndex(reader);
  if (reader.takeSymbol('!')) {
    return {
      kind: 'send',
      id: reader.newId(),
      span: reader.from(start),
      channel: name,
      ...element,
    };
  }
  if (reader.takeSymbol('?')) {
    const use = { channel: name, ...element };
    return { kind: 'receive', id: reader.newId(), span: reader.from(start), ...use };
  }
  if (element.index !== undefined) return reader.fail(`! or ? after ${name}[${element.index}]`);
  if (reader.takeSymbol('=')) return parseDeclaration(reader, name, start);
  if (reader.takeSymbol('.')) return parseMethod(reader, name, start, block);
  return reader.fail(`!, ?, = or . after ${name}`);
}

/** c = chan [e], in an older form c = [e]; cs = [e] chan [e]; w = WaitGroup; v = choice */
function parseDeclaration(reader: TokenReader, name: string, start: Span): ExtendedStatement {
  if (reader.isKeyword('WaitGroup')) {
    reader.next();
    return { kind: 'waitgroup', id: reader.newId(), span: reader.from(start), name };
  }
  if (isWord(reader, 'choice')) {
    reader.next();
    return { kind: 'choice', id: reader.newId(), span: reader.from(start), name };
  }
  if (reader.isKeyword('chan')) reader.next();
  else if (!reader.isSymbol('[')) return reader.fail('chan [capacity] or WaitGroup');
  const capacity = parseBracketed(reader);
  if (!reader.isKeyword('chan')) {
    return { kind: 'channel', id: reader.newId(), span: reader.from(start), name, capacity };
  }
  reader.next();
  const [size, each] = [capacity, parseBracketed(reader)];
  return {
    kind: 'array',
    id: reader.newId(),
    span: reader.from(start),
    name,
    size,
    capacity: each,
  };
}

function parseBracketed(reader: TokenReader): Expression {
  reader.expectSymbol('[');
  const inner = parseExpression(reader);
  reader.expectSymbol(']');
  return inner;
}

function parseMethod(
  reader: TokenReader,
  name: string,
  start: Span,
  block: ParseBlock,
): ExtendedStatement {
  const method = reader.peek();
  const called = method.kind === 'name' ? method.name : '';
  if (called === 'Add') {
    reader.next();
    reader.expectSymbol('(');
    const amount = parseExpression(reader);
    reader.expectSymbol(')');
    return { kind: 'add', id: reader.newId(), span: reader.from(start), waitgroup: name, amount };
  }
  if (called === 'Do') {
    reader.next();
    const body = block();
    return { kind: 'once-do', id: reader.newId(), span: reader.from(start), once: name, body };
  }
  if (called === 'Wait' || called === 'Done') return parseWait(reader, name, start, called);
  if (called === 'Cancel') {
    readCall(reader);
    return { kind: 'cancel', id: reader.newId(), span: reader.from(start), context: name };
  }
  if (called in lockMethods) {
    readCall(reader);
    const kind = lockMethods[called as LockMethod];
    return { kind, id: reader.newId(), span: reader.from(start), lock: name };
  }
  return reader.fail('Add(amount) or Wait()');
}

function readCall(reader: TokenReader): void {
  reader.next();
  reader.expectSymbol('(');
  reader.expectSymbol(')');
}

function parseWait(
  reader: TokenReader,
  name: string,
  start: Span,
  called: 'Wait' | 'Done',
): ExtendedStatement {
  readCall(reader);
  const span = reader.from(start);
  if (called === 'Done') {
    const edits = [{ span, text: `${name}.Add(-1)` }];
    const fix = { title: `Write ${name}.Add(-1)`, edits };
    reader.report('virgo-no-done', span, { name }, fix);
  }
  return { kind: 'wait', id: reader.newId(), span, waitgroup: name };
}
