import { expect, test } from 'vitest';
import { explainContract } from './contract-hover.ts';

const program = `package p

type node struct { next *node; value int }

//@ pred list(x *node) { acc(&x.value) }

//@ requires acc(&n.value, 1/2) && k > 0
//@ ensures list(n) && old(k) == r
func first(n *node, k int) (r int) {
	return k // requires
}
`;

/** The mark stands in front of the letter under the mouse, in a piece of the program. */
function at(marked: string) {
  const piece = marked.replace('|', '');
  expect(program).toContain(piece);
  return explainContract(program, program.indexOf(piece) + marked.indexOf('|'));
}

test.each([
  ['//@ requ|ires acc', 'requires e'],
  ['requires |acc', 'acc(&x.f, 1/2)'],
  ['&n.val|ue', 'field value int'],
  ['(&|n.value, 1/2)', 'parameter n *node'],
  ['== |r', 'result r int'],
  ['ensures li|st', 'pred list(x *node)'],
  ['&& o|ld', 'old(e)'],
])('%s', (marked, title) => {
  expect(at(marked)?.title).toBe(title);
});

test('the columns are those of the word', () => {
  expect(at('requires a|cc')).toMatchObject({ start: 13, end: 16 });
});

test.each(['return |k', '// requ|ires', '1/|2', 'type no|de'])(
  'Go and plain comments are left to others: %s',
  (marked) => {
    expect(at(marked)).toBeNull();
  },
);
