import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { looksLike } from './looks-like.ts';

test('every example looks like its own language, and like no other', () => {
  for (const { id, language, source } of examples) {
    const other = language === 'go' ? 'virgo' : 'go';
    expect(looksLike(language, source), id).toBeNull();
    expect(looksLike(other, source), id).toBe(language);
  }
});

test('prose, and other languages, look like neither', () => {
  for (const text of ['', 'Dear all, see you at ten.', 'import asyncio\n\nasync def f(): pass\n']) {
    expect(looksLike('go', text)).toBeNull();
    expect(looksLike('virgo', text)).toBeNull();
  }
});
