import { keyOf, marksOf, withMarks } from '../term/spell.ts';
import type { Mark, Term } from '../term/term.ts';
import type { Supposed } from '../state/state.ts';
import { termOf } from '../value/term.ts';
import { Hasher } from './hasher.ts';

interface Pair {
  readonly first: number;
  readonly second: number;
}

/** Hashes of what terms are besides the numbers of their marks: the same terms come in most states of a search. */
export class TermHashes {
  readonly #terms = new WeakMap<Term, Pair>();
  readonly #supposed = new WeakMap<Supposed, Pair>();
  readonly #hash = new Hasher();

  add(hash: Hasher, term: Term, numberOf: (mark: Mark) => number): void {
    let known = this.#terms.get(term);
    if (known === undefined) this.#terms.set(term, (known = this.#make(unmarked(term))));
    addWith(hash, known, term, numberOf);
  }

  /** What is supposed of the term, and the term. */
  addSupposed(hash: Hasher, one: Supposed, numberOf: (mark: Mark) => number): void {
    const { term, value } = one;
    let known = this.#supposed.get(one);
    if (known === undefined) {
      known = this.#make(`${unmarked(term)}=${keyOf(termOf(value))}`);
      this.#supposed.set(one, known);
    }
    addWith(hash, known, term, numberOf);
  }

  #make(text: string): Pair {
    const hash = this.#hash;
    hash.reset();
    hash.addText(text);
    return { first: hash.first, second: hash.second };
  }
}

const unmarked = (term: Term): string => withMarks(term, () => 0);

function addWith(hash: Hasher, known: Pair, term: Term, numberOf: (mark: Mark) => number): void {
  hash.addPair(known.first, known.second);
  for (const mark of marksOf(term)) hash.add(numberOf(mark));
}
