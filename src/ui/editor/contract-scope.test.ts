import { describe, expect, test } from 'vitest';
import { beginsWith, contractLineAt, fieldsBefore, namesAt } from './contract-scope.ts';

const program = `package p

import "sync"

//@ GUARD
type account struct {
	mu      sync.Mutex
	balance int
	owner   *person
}

type person struct{ name string; age int }

//@ pred list(x *person) { acc(&x.age) }

//@ ghost
//@ pure
//@ decreases
func twice(n int) int { return 2 * n }

//@ FUNC
func (a *account) pay(amount, fee int, to *account) (left int, err error) {
	sum := amount + fee
	//@ STATEMENT
	sum++
	var half float64
	//@ LOOP
	for i, n := 0, len(xs); i < n; i++ {
	}
	//@ LITERAL
	go func(c chan int) (done bool) {
	}()
}
`;

/** The place's word is replaced by what is being typed there. */
function at(place: string, typed: string) {
  const offset = program.indexOf(`//@ ${place}`) + 4;
  const text = program.slice(0, offset) + typed + program.slice(offset + place.length);
  return contractLineAt(text, offset + typed.length)!;
}

const words = (place: string, typed = ''): readonly string[] | undefined =>
  beginsWith(at(place, typed))?.map(({ word }) => word);
const names = (place: string, typed: string): readonly string[] =>
  namesAt(at(place, typed)).map(({ name }) => name);

test('only lines of contracts are completed', () => {
  expect(contractLineAt(program, program.indexOf('sum++'))).toBeNull();
  expect(contractLineAt(program, program.indexOf('//@ FUNC') + 1)).toBeNull();
  expect(contractLineAt('// @ req', 8)?.before).toBe('req');
  expect(contractLineAt('// at', 5)).toBeNull();
});

describe('what begins a line', () => {
  test('before a function', () => {
    expect(words('FUNC', 'req')).toEqual(expect.arrayContaining(['requires', 'ensures', 'sends']));
    expect(words('FUNC')).not.toContain('invariant');
  });
  test('before a loop, a statement, a literal and a type', () => {
    expect(words('LOOP')).toEqual(expect.arrayContaining(['invariant', 'sends', 'assert']));
    expect(words('STATEMENT')).toContain('fold');
    expect(words('STATEMENT')).not.toContain('requires');
    expect(words('LITERAL')).toEqual(expect.arrayContaining(['requires', 'done']));
    expect(words('GUARD')).toContain('guards');
  });
  test('inside of a clause nothing begins', () => {
    expect(words('FUNC', 'requires a')).toBeUndefined();
  });
});

describe('what may be named', () => {
  test('before a function: parameters, results, predicates and pure functions', () => {
    expect(names('FUNC', 'ensures ')).toEqual([
      ...['a', 'amount', 'fee', 'to', 'left', 'err', 'list', 'twice'],
    ]);
  });
  test('the types of parameters that share one', () => {
    const { detail } = namesAt(at('FUNC', 'ensures ')).find(({ name }) => name === 'amount')!;
    expect(detail).toBe('int');
  });
  test('in a body: what was defined before', () => {
    expect(names('STATEMENT', 'assert ')).toContain('sum');
    expect(names('STATEMENT', 'assert ')).not.toContain('half');
    expect(names('LOOP', 'invariant ')).toEqual(
      expect.arrayContaining(['amount', 'sum', 'half', 'i', 'n']),
    );
    expect(names('LITERAL', 'sends ')).toEqual(expect.arrayContaining(['c', 'done', 'sum']));
  });
  test('bound variables, fields under a lock, and the value that a channel carries', () => {
    expect(names('FUNC', 'requires forall j, k int :: ')).toEqual(
      expect.arrayContaining(['j', 'k']),
    );
    expect(names('GUARD', 'guards ')).toEqual(expect.arrayContaining(['mu', 'balance']));
    expect(names('STATEMENT', 'carries c: ')).toContain('v');
  });
  test('fields behind a dot', () => {
    const fields = (typed: string) => fieldsBefore(at('FUNC', typed))?.map(({ name }) => name);
    expect(fields('requires acc(&a.')).toEqual(['mu', 'balance', 'owner']);
    expect(fields('requires a.owner.n')).toEqual(['name', 'age']);
    expect(fields('requires amount.')).toEqual([]);
    expect(fields('requires a')).toBeUndefined();
  });
});
