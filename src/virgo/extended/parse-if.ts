import type { Span } from '../../base/span.ts';
import { parseExpression } from '../parse-expression.ts';
import type { TokenReader } from '../token-reader.ts';
import type { ExtendedBlock, ExtendedStatement } from './ast.ts';
import { isWord, parseChannelUse } from './channel-use.ts';

type ParseBlock = () => ExtendedBlock;

/** if e, if *, if c?, if w.Add(e) == 0 */
export function parseIf(reader: TokenReader, start: Span, block: ParseBlock): ExtendedStatement {
  reader.next();
  if (reader.takeSymbol('*')) {
    return { kind: 'choose', ...parseBranches(reader, start, block) };
  }
  if (beginsReceive(reader)) {
    const use = parseChannelUse(reader);
    reader.expectSymbol('?');
    return { kind: 'receive-ok', ...use, ...parseBranches(reader, start, block) };
  }
  if (beginsCountDown(reader)) return parseCountDown(reader, start, block);
  const condition = parseExpression(reader);
  return { kind: 'if', condition, ...parseBranches(reader, start, block) };
}

function beginsReceive(reader: TokenReader): boolean {
  if (reader.peek().kind !== 'name') return false;
  if (reader.isSymbol('?', 1)) return true;
  return reader.isSymbol('[', 1) && reader.isSymbol(']', 3) && reader.isSymbol('?', 4);
}

function beginsCountDown(reader: TokenReader): boolean {
  return (
    reader.peek().kind === 'name' &&
    reader.isSymbol('.', 1) &&
    isWord(reader, 'Add', 2) &&
    reader.isSymbol('(', 3)
  );
}

function parseCountDown(reader: TokenReader, start: Span, block: ParseBlock): ExtendedStatement {
  const token = reader.next();
  const waitgroup = token.kind === 'name' ? token.name : '';
  reader.next();
  reader.next();
  reader.expectSymbol('(');
  const amount = parseExpression(reader);
  reader.expectSymbol(')');
  reader.expectSymbol('==');
  const zero = reader.peek();
  if (zero.kind !== 'number' || zero.value !== 0n) return reader.fail('0');
  reader.next();
  return { kind: 'count-down', waitgroup, amount, ...parseBranches(reader, start, block) };
}

/** { } else { }, { } else if .. { } */
function parseBranches(reader: TokenReader, start: Span, block: ParseBlock) {
  const then = block();
  let otherwise: ExtendedBlock = [];
  if (reader.isKeyword('else')) {
    reader.next();
    otherwise = reader.isKeyword('if')
      ? [reader.nested(() => parseIf(reader, reader.peek().span, block))]
      : block();
  }
  return { id: reader.newId(), span: reader.from(start), then, otherwise };
}
