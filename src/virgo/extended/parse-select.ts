import type { Span } from '../../base/span.ts';
import type { TokenReader } from '../token-reader.ts';
import type { ExtendedBlock, ExtendedStatement, SelectCase } from './ast.ts';
import { isWord, parseChannelUse } from './channel-use.ts';

type ParseBlock = () => ExtendedBlock;

/** select { case c! { } case d? { } else { } default { } } */
export function parseSelect(
  reader: TokenReader,
  start: Span,
  block: ParseBlock,
): ExtendedStatement {
  reader.next();
  reader.expectSymbol('{');
  const cases: SelectCase[] = [];
  while (!reader.isSymbol('}')) {
    while (reader.takeSymbol(';')) continue;
    if (!reader.isSymbol('}')) cases.push(parseCase(reader, block));
  }
  reader.expectSymbol('}');
  return { kind: 'select', id: reader.newId(), span: reader.from(start), cases };
}

function parseCase(reader: TokenReader, block: ParseBlock): SelectCase {
  const start = reader.peek().span;
  if (isWord(reader, 'default')) {
    reader.next();
    const body = block();
    return { kind: 'default', id: reader.newId(), span: reader.from(start), body };
  }
  if (!isWord(reader, 'case')) return reader.fail('case, default or }');
  reader.next();
  const use = parseChannelUse(reader);
  if (reader.takeSymbol('!')) {
    const body = block();
    return { kind: 'send', id: reader.newId(), span: reader.from(start), ...use, body };
  }
  if (!reader.takeSymbol('?')) return reader.fail(`! or ? after ${use.channel}`);
  const body = block();
  let closed: ExtendedBlock | null = null;
  if (reader.isKeyword('else')) {
    reader.next();
    closed = block();
  }
  return { kind: 'receive', id: reader.newId(), span: reader.from(start), ...use, body, closed };
}
