import { expect, test } from 'vitest';
import { goReader } from '../../tests/support/go.ts';
import { printVirgo } from '../virgo/print.ts';
import { compile } from './compile.ts';

const reader = goReader();

function fragmentOf(body: string) {
  const source = `package p\n\nfunc F(n int) {\n\t${body}\n}\n`;
  const [fragment] = compile(source, { kind: 'go', reader }).fragments;
  if (fragment === undefined) throw new Error('there is no fragment');
  return fragment;
}

const made = 'c := make(chan int, n)\n\tfor i := 0; i < n; i++ {\n\t\tgo func() { c <- 1 }()\n\t}';

test('a go in a loop is counted, and has the encoding of the paper beside it', () => {
  const { loops, variant, program } = fragmentOf(made);
  expect(loops).toBe('counted');
  expect(printVirgo(program.program).text).toMatch(/for .*\{\n\s*go \{/);
  expect(variant?.loops).toBe('commuted');
  expect(printVirgo(variant!.program.program).text).toMatch(/go \{\n\s*for /);
  expect(variant!.variant).toBeNull();
});

test('where commuting is not sound there is one encoding', () => {
  const handshake = made.replace('c <- 1', 'c <- 1; <-c');
  expect(fragmentOf(handshake)).toMatchObject({ loops: 'counted', variant: null });
});

test('without a go in a loop there is no choice', () => {
  const { loops, variant } = fragmentOf('c := make(chan int, 1)\n\tc <- n');
  expect({ loops, variant }).toEqual({ loops: null, variant: null });
});
