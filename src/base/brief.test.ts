import { expect, test } from 'vitest';
import { brief } from './brief.ts';

test('what is short stays as it is', () => {
  expect(brief('x.Options')).toBe('x.Options');
});

test('lines become one, and what is left out is marked', () => {
  expect(brief('{\n\tName: "Range",\n}')).toBe('{ Name: "Range", }');
  expect(brief('a'.repeat(50), 10)).toBe('aaaaaaaaa…');
});
