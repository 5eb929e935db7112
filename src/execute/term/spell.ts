import { unreachable } from '../../base/unreachable.ts';
import type { Sort } from './sort.ts';
import type { Mark, Spelling, Term, TermOf } from './term.ts';

/**
 * The text of a term, in two ways: in words, for people; and as a key, which two terms share only if they stand for
 * one value. Beside the words a key has marks, types, and which numbers it computes with.
 */

type Written = readonly (string | Term | Mark)[];

const spellingOf = (term: Term): Spelling =>
  (term.spelling ??= { words: null, key: null, pieces: null, marks: [] });

/** For people: without what tells unknowns of one name apart. */
export function wordsOf(term: Term): string {
  const spelling = spellingOf(term);
  if (spelling.words !== null) return spelling.words;
  let words = '';
  for (const one of written(term, false))
    if (typeof one === 'string') words += one;
    else if (isTerm(one)) words += wordsOf(one);
  return (spelling.words = words);
}

export function keyOf(term: Term): string {
  const spelling = spellingOf(term);
  if (spelling.key !== null) return spelling.key;
  return (spelling.key = withMarks(term, ({ count }) => count));
}

/** The key with other numbers for its marks. */
export function withMarks(term: Term, numberOf: (mark: Mark) => number): string {
  const { pieces, marks } = takenApart(term);
  let text = pieces![0]!;
  for (let at = 0; at < marks.length; at++) {
    const mark = marks[at]!;
    text += `#${String(mark.site)}.${String(numberOf(mark))}${pieces![at + 1]!}`;
  }
  return text;
}

/** In the order of its key, with repetitions. */
export const marksOf = (term: Term): readonly Mark[] => takenApart(term).marks;

function takenApart(term: Term): Spelling {
  const spelling = spellingOf(term);
  if (spelling.pieces !== null) return spelling;
  const pieces = [''];
  const marks: Mark[] = [];
  const add = (text: string): void => {
    pieces[pieces.length - 1] += text;
  };
  for (const one of written(term, true))
    if (typeof one === 'string') add(one);
    else if (!isTerm(one)) {
      marks.push(one);
      pieces.push('');
    } else {
      const inner = takenApart(one);
      add(inner.pieces![0]!);
      marks.push(...inner.marks);
      pieces.push(...inner.pieces!.slice(1));
    }
  spelling.pieces = pieces;
  spelling.marks = marks;
  return spelling;
}

const isTerm = (one: Term | Mark): one is Term => 'kind' in one;

function written(term: Term, isKey: boolean): Written {
  switch (term.kind) {
    case 'literal':
      return [literalText(term, isKey)];
    case 'complex':
      return [`(${String(term.real)}+${String(term.imaginary)}i)`];
    case 'zero':
    case 'value':
      return [term.kind];
    case 'own':
      return [ownText(term)];
    case 'boxed':
      return isKey ? [term.of, `@${String(term.type)}`] : [term.of];
    case 'list':
      return ['{', ...listed(term.parts), '}'];
    case 'named':
      return [term.name];
    case 'fresh':
      return isKey ? [term.of, term.mark] : [term.of];
    case 'phrase':
    case 'granted':
      return term.parts;
    case 'returned':
      return [term.callee, `()${resultText(term.result)}`];
    case 'received':
      return ['<-', term.channel];
    case 'field':
      return term.of.kind === 'pointee'
        ? ['(', term.of, `).${term.name}`]
        : [term.of, `.${term.name}`];
    case 'pointee':
      return ['*', term.of];
    case 'element':
    case 'entry':
    case 'rune':
    case 'slice':
    case 'length':
    case 'computed':
    case 'converted':
    case 'append':
    case 'call':
      return writtenComputed(term, isKey);
    case 'comparison':
      return writtenComparison(term, isKey);
    case 'not':
      return term.of.kind === 'comparison' ? ['!(', term.of, ')'] : ['!', term.of];
    case 'is':
      return [term.of, ` is ${term.text}${isKey ? `@${String(term.type)}` : ''}`];
    case 'there':
      return [term.entry, ' is there'];
    case 'open':
    case 'ready':
    case 'closed':
      return [term.channel, ` is ${term.kind}`];
    case 'taken':
      return [term.lock, ' was taken'];
    default:
      return unreachable(term);
  }
}

type ComputedKind =
  'element' | 'entry' | 'rune' | 'slice' | 'length' | 'computed' | 'converted' | 'append' | 'call';

function writtenComputed(term: TermOf<ComputedKind>, isKey: boolean): Written {
  switch (term.kind) {
    case 'element':
      return [term.of, '[', term.at, ']'];
    case 'entry':
      return [term.map, '[', term.key, ']'];
    case 'rune':
      return ['rune ', term.at, ' of ', term.of];
    case 'slice':
      return ['slice of ', term.of, '[', term.low ?? '', ':', term.high ?? '', ']'];
    case 'length':
      return [`${term.measure}(`, term.of, ')'];
    case 'computed':
      return writtenOperation(term, isKey);
    case 'converted':
      if (term.name === null) return [term.of];
      return [`${term.name}${isKey ? sign(term.to) : ''}(`, term.of, ')'];
    case 'append':
      return ['append(', ...listed([term.to, ...term.elements]), ')'];
    case 'call':
      return [`${term.name}(`, ...listed(term.operands), `)${resultText(term.result)}`];
    default:
      return unreachable(term);
  }
}

function literalText({ value }: TermOf<'literal'>, isKey: boolean): string {
  if (value === null) return 'nil';
  if (typeof value === 'string') return JSON.stringify(value);
  return isKey && Object.is(value, -0) ? '-0' : String(value);
}

function ownText({ object, path, range }: TermOf<'own'>): string {
  const place = `&${[object, ...path].join('.')}`;
  if (range === null) return place;
  return `${place}[${String(range.offset)}:${String(range.offset + range.length)}]`;
}

const resultText = (result: number | null): string =>
  result === null ? '' : `, result ${String(result)}`;

const listed = (terms: readonly Term[]): Written =>
  terms.flatMap((one, at) => (at === 0 ? [one] : [', ', one]));

function writtenOperation(
  { operator, operands, sort }: TermOf<'computed'>,
  isKey: boolean,
): Written {
  const type = isKey ? sign(sort) : '';
  const [one, other] = operands;
  if (other === undefined) return [`${operator}${type}`, one];
  return ['(', one, ` ${operator}${type} `, other, ')'];
}

function writtenComparison(term: TermOf<'comparison'>, isKey: boolean): Written {
  const { relation, sort } = term;
  const [left, right] = isKey ? ordered(term) : [term.left, term.right];
  const relationText = ` ${relation}${isKey ? signOfOrder(sort) : ''} `;
  return [...operand(left), relationText, ...operand(right)];
}

const operand = (term: Term): Written => (term.kind === 'comparison' ? ['(', term, ')'] : [term]);

/** What is the same as another thing that one is the same as. The words do not change with the run. */
function ordered({ relation, left, right }: TermOf<'comparison'>): readonly [Term, Term] {
  if (relation !== '==' || right.kind === 'literal') return [left, right];
  const [one, other] = [wordsOf(left), wordsOf(right)];
  const isAfter = one === other ? keyOf(left) > keyOf(right) : one > other;
  return isAfter ? [right, left] : [left, right];
}

/** Which numbers an operation computes with: the same letters mean something else in another type. */
function sign(sort: Sort): string {
  switch (sort.kind) {
    case 'integer':
      return sort.bits === 64 && sort.signed
        ? ''
        : `${sort.signed ? 'i' : 'u'}${String(sort.bits)}`;
    case 'float':
      return `f${String(sort.bits)}`;
    case 'text':
    case 'truth':
    case 'thing':
      return '';
    case 'untold':
      return '?';
    default:
      return unreachable(sort);
  }
}

/** Integers are in one order, whatever their type. */
const signOfOrder = (sort: Sort): string => (sort.kind === 'integer' ? '' : sign(sort));
