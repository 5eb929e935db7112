import { expect, test } from 'vitest';
import { toMarkdown } from './markdown.ts';

const headline = {
  kind: 'conditional',
  title: 'Free of goroutine leaks exactly when',
  condition: 'x == 1',
  sentence: 'Proved.',
} as const;

test('the program, the verdict and the link', () => {
  const shared = {
    language: 'go',
    source: 'package p\n',
    headline,
    run: null,
    link: 'x#1r',
  } as const;
  expect(toMarkdown(shared)).toBe(
    '```go\npackage p\n```\n\n' +
      '**Free of goroutine leaks exactly when `x == 1`.** Proved.\n\n' +
      '[Open it in the VirGo Playground](x#1r)\n',
  );
});

test('a text with backticks does not break out of its fence', () => {
  const source = '// ````\n# not a heading';
  const shared = { language: 'virgo', source, headline: null, run: null, link: '#' } as const;
  expect(toMarkdown(shared)).toContain('`````\n// ````\n# not a heading\n`````\n');
});
