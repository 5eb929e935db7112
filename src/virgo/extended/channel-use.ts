import type { TokenReader } from '../token-reader.ts';
import type { ChannelUse } from './ast.ts';

/** A word stands for itself unless it is quoted. */
export function isWord(reader: TokenReader, word: string, ahead = 0): boolean {
  const token = reader.peek(ahead);
  return token.kind === 'name' && !token.quoted && token.name === word;
}

/** c or c[i] */
export function parseChannelUse(reader: TokenReader): ChannelUse {
  const token = reader.peek();
  if (token.kind !== 'name') return reader.fail('the name of a channel');
  reader.next();
  return { channel: token.name, ...parseIndex(reader) };
}

/** [i], if it stands here. */
export function parseIndex(reader: TokenReader): { readonly index?: string } {
  if (!reader.takeSymbol('[')) return {};
  const token = reader.peek();
  if (token.kind !== 'name') return reader.fail('the variable of a loop');
  reader.next();
  reader.expectSymbol(']');
  return { index: token.name };
}
