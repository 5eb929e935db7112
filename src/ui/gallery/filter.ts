import type { Example } from '../state/examples.ts';
import { previewOf } from './outcome.ts';

const languageNames = { go: 'Go', virgo: 'VirGo' } as const;

/** Those that have every word somewhere in what their card says. */
export function matching(examples: readonly Example[], query: string): readonly Example[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return examples.filter((example) => {
    const text = textOf(example);
    return wanted.every((word) => text.includes(word));
  });
}

function textOf({ title, group, line, expect, contracts, language }: Example): string {
  const { words, condition } = previewOf(expect, contracts);
  return [title, group, line, words, condition ?? '', languageNames[language]]
    .join('\n')
    .toLowerCase();
}
