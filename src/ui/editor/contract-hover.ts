import { contractLineAt, fieldsBefore, namesAt, type ScopeName } from './contract-scope.ts';
import { contractLanguage } from './contract-words.ts';
import type { Explanation } from './glossary.ts';

/** What a word or a name in a line of a contract means; the columns are those of the line. */
export function explainContract(text: string, offset: number): Explanation | null {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const before = /\w*$/.exec(text.slice(lineStart, offset))![0];
  const after = /^\w*/.exec(text.slice(offset))![0];
  const word = before + after;
  const end = offset + after.length;
  const line = contractLineAt(text, end);
  if (line === null || !/^[A-Za-z_]/.test(word)) return null;
  const columns = { start: end - word.length - lineStart, end: end - lineStart, rule: null };
  const known = (fieldsBefore(line) ?? namesAt(line)).find(({ name }) => name === word);
  if (known !== undefined) return { ...columns, title: headline(known), words: '' };
  const entry = contractLanguage.find((one) => one.word === word);
  return entry === undefined ? null : { ...columns, title: entry.title, words: entry.words };
}

function headline({ name, role, detail }: ScopeName): string {
  const isHeader = role === 'predicate' || role === 'function';
  return isHeader ? detail : `${role} ${name} ${detail}`.trim();
}
