import { describe, expect, it } from 'vitest';
import { printExpression } from '../expression/print.ts';
import { contractsAbove } from './contracts.ts';

const known = new Map([
  ['n', 'int'],
  ['len(xs)', 'int'],
  ['s.limit', 'int'],
  ['fast', 'bool'],
] as const);

function read(comment: string): readonly string[] {
  const text = `package p\n\n${comment}\nfunc f(n int, xs []int) {}\n`;
  const start = text.indexOf('f(n');
  const { assumptions, diagnostics } = contractsAbove(text, { start, end: start + 1 }, known);
  return [
    ...assumptions.map(({ expression }) => printExpression(expression, ({ name }) => name)),
    ...diagnostics.map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`),
  ];
}

describe('a contract above a function', () => {
  it('is read with lengths and fields', () => {
    expect(read('//@ requires n >= 1 && len(xs) == n')).toEqual(['n >= 1 && len(xs) == n']);
    expect(read('// @ requires n > 0')).toEqual(['n > 0']);
    expect(read('// f works.\n//@ requires s.limit > 0;\n//@ requires n > 0')).toEqual([
      's.limit > 0',
      'n > 0',
    ]);
  });

  it('that assumes nothing says so', () => {
    expect(read('//@ requires m > 0')).toEqual(['go-contract m > 0']);
    expect(read('//@ requires n >')).toEqual(['go-contract n >']);
    expect(read('//@ requires n')).toEqual(['go-contract n']);
    expect(read('//@ requires fast >= 1 && n > 0')).toEqual(['go-contract fast >= 1 && n > 0']);
    expect(read('//@ requires !fast || n > 0')).toEqual(['!fast || n > 0']);
  });

  it('stands directly above it', () => {
    expect(read('//@ requires n > 0\n')).toEqual([]);
    expect(read('// requires n > 0')).toEqual([]);
  });
});
