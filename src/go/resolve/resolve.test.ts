import { describe, expect, it } from 'vitest';
import { loadParser } from '../../../tests/support/go.ts';
import { parseGo } from '../parse.ts';
import { resolveFunction } from './resolve.ts';

const parser = await loadParser();

/** The variables of a function body that can change while a closure looks. */
function sharedIn(body: string): string[] {
  const result = parseGo(`package p\nfunc f(n int) {\n${body}\n}`, parser);
  if (!result.ok) throw new Error('does not parse');
  const { variables } = resolveFunction(result.value.functions[0]!);
  const all = new Set([...variables.values()]);
  return [...all].filter(({ shared }) => shared).map(({ name }) => name);
}

describe('shared variables', () => {
  it.each([
    ['written once', 'k := n; go func() { use(k) }()', []],
    ['written before the closure', 'k := n; k = k + 1; go func() { use(k) }()', []],
    ['written after the closure', 'k := n; go func() { use(k) }(); k = 0', ['k']],
    ['written by the closure', 'k := n; go func() { k = 1 }(); use(k)', ['k']],
    ['written and captured in one loop', 'k := n; for { k++; go func() { use(k) }() }', ['k']],
    [
      'declared, written and captured in one turn',
      'for { k := n; k++; go func() { use(k) }() }',
      [],
    ],
    ['the variable of a loop', 'for i := 0; i < n; i++ { go func() { use(i) }() }', ['i']],
    ['its copy', 'for i := 0; i < n; i++ { i := i; go func() { use(i) }() }', []],
    ['written, never captured', 'k := n; k = 1; use(k)', []],
    [
      'another one of the same name',
      'k := n; { k := 1; k = 2; use(k) }; go func() { use(k) }()',
      [],
    ],
  ])('%s', (_, body, expected) => {
    expect(sharedIn(body)).toEqual(expected);
  });
});
