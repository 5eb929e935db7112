import { describe, expect, test } from 'vitest';
import type { ComparisonOperator } from '../../go/plain/expression.ts';
import { compare } from '../term/compare.ts';
import * as terms from '../term/make.ts';
import { text, wholeNumber, type Sort } from '../term/sort.ts';
import type { Operator, Term } from '../term/term.ts';
import { haveWitness } from './witness.ts';

type Operand = Term | number | string | null;

const float: Sort = { kind: 'float', bits: 64 };
const byte: Sort = { kind: 'integer', bits: 8, signed: false };
const thing: Sort = { kind: 'thing' };

const term = (operand: Operand): Term =>
  typeof operand === 'object' && operand !== null ? operand : terms.literal(operand);

const asked =
  (sort: Sort) =>
  (left: Operand, operator: ComparisonOperator, right: Operand): Term | boolean =>
    compare(operator, term(left), term(right), { sort, isReflexive: sort.kind !== 'float' });

const [whole, ofFloats, ofBytes, ofTexts, ofThings] = [
  asked(wholeNumber),
  asked(float),
  asked(byte),
  asked(text),
  asked(thing),
];

const [a, b, s, x, xs, y, z] = ['a', 'b', 's', 'x', 'xs', 'y', 'z'].map(terms.named) as [
  Term,
  Term,
  Term,
  Term,
  Term,
  Term,
  Term,
];

const computed =
  (sort: Sort) =>
  (left: Operand, operator: Operator, right: Operand): Term =>
    terms.computed(operator, [term(left), term(right)], sort);
const sum = computed(wholeNumber);

const index = (of: Term, part: string): Term => terms.call('text.index', [of, terms.literal(part)]);
const prefix = (of: Term, length: number): Term =>
  terms.slice(of, terms.literal(0), terms.literal(length));
const appended = (...elements: readonly number[]): Term =>
  terms.length(terms.append(xs, elements.map(terms.literal)));
const result = (count: number): Term =>
  terms.fresh(terms.returned(terms.named('f'), null), 1, count);
const math = (name: string): Term => terms.call(`math.${name}`, [x]);

/** What is not asked, because the answer is known, is true or false. */
const holds = (...questions: readonly (Term | boolean)[]): boolean =>
  questions.every((one) => one !== false) &&
  haveWitness(
    questions.flatMap((one) =>
      typeof one === 'boolean'
        ? []
        : [one.kind === 'not' ? { term: one.of, value: false } : { term: one, value: true }],
    ),
  );

describe('possible at once', () => {
  test.each<[string, ...(Term | boolean)[]]>([
    ['nothing'],
    ['one of one', whole(x, '==', 3)],
    ['two unknowns', whole(x, '<', 3), whole(y, '>=', 3)],
    [
      'a prefix and a later part',
      whole(terms.length(s), '>=', 2),
      ofTexts(prefix(s, 2), '==', 'go'),
      whole(index(s, 'x'), '>=', 5),
    ],
    [
      'both parts of a text',
      whole(index(s, ':'), '>=', 0),
      whole(index(s, '='), '>=', 0),
      whole(terms.length(s), '>=', 2),
    ],
    ['a sum', whole(sum(x, '+', y), '>=', 10), whole(x, '<', 3)],
    ['a rest', whole(sum(x, '%', 2), '==', 1), whole(x, '>=', 7)],
    ['lengths of lists', whole(terms.length(xs), '>=', 2), whole(appended(1), '==', 3)],
    ['a letter', whole(terms.length(s), '>=', 1), ofBytes(terms.element(s, term(0)), '==', 47)],
    ['nil and not', ofThings(a, '==', null), ofThings(b, '!=', null)],
    ['two calls of others', ofThings(result(2), '!=', null), ofThings(result(3), '==', null)],
    [
      'what nobody here can compute, by itself',
      ofFloats(math('Sqrt'), '<', 2),
      ofFloats(math('Sqrt'), '>=', 1),
    ],
    ['an order', whole(x, '<', y), whole(y, '<', z)],
    [
      'neither less nor at least',
      terms.not(ofFloats(x, '<', 1) as Term),
      terms.not(ofFloats(x, '>=', 1) as Term),
    ],
    ['not itself', ofFloats(x, '!=', x)],
    ['between two neighbours', ofFloats(x, '>', 3), ofFloats(x, '<', 4)],
    ['the sum of the greatest', ofBytes(computed(byte)(x, '+', 1), '<', x)],
    ['a list with room', whole(terms.length(xs, 'cap'), '>', terms.length(xs))],
  ])('%s', (_, ...questions) => {
    expect(holds(...questions)).toBe(true);
  });
});

describe('not found possible at once', () => {
  test.each<[string, ...(Term | boolean)[]]>([
    ['a prefix that is longer', whole(terms.length(s), '<', 2), whole(index(s, 'go'), '==', 0)],
    [
      'a prefix without its letter',
      whole(terms.length(s), '>=', 2),
      ofTexts(prefix(s, 2), '==', 'go'),
      whole(index(s, 'o'), '<', 0),
    ],
    [
      'one and even',
      whole(x, '>=', 1),
      whole(sum(x, '/', 2), '<', 1),
      whole(sum(x, '%', 2), '!=', 1),
    ],
    ['a sum of less', whole(sum(x, '+', 1), '<', 3), whole(x, '>=', 6)],
    ['an order in a circle', whole(x, '<', y), whole(y, '<', z), whole(z, '<', x)],
    [
      'between two neighbours',
      whole(x, '>=', 3),
      whole(x, '<', 5),
      whole(x, '!=', 3),
      whole(x, '!=', 4),
    ],
    ['a list that is shorter than what was appended', whole(appended(1, 2), '<', 2)],
    [
      'two that nobody here can compute',
      ofFloats(math('Sqrt'), '>=', 2),
      ofFloats(math('Floor'), '<', 1),
    ],
    ['a low byte', whole(sum(x, '&', 7), '>=', 8)],
    ['less and at least', ofFloats(x, '<', 1), ofFloats(x, '>=', 1)],
    ['beyond a byte', ofBytes(x, '>=', 256)],
    ['a byte in a wider number', whole(terms.converted(x, byte, wholeNumber, null), '>', 255)],
    ['a list with less room than elements', whole(terms.length(xs, 'cap'), '<', terms.length(xs))],
  ])('%s', (_, ...questions) => {
    expect(holds(...questions)).toBe(false);
  });
});
