import { haveWitness } from '../joint/witness.ts';
import { changedByHolders, hangsOnHolders } from '../rule/handed.ts';
import { usedByFunctions } from '../rule/served.ts';
import { termsIn } from '../term/walk.ts';
import type { Term } from '../term/term.ts';
import type { Decided, State, Supposed } from '../state/state.ts';
import type { GoSystem } from '../system.ts';
import { elapsedIn } from '../value/clock-order.ts';
import type { Fault } from './fault.ts';
import { waitsForOthers } from './served.ts';

/**
 * The faults of a run, unless it supposes that a pointer which nobody knows leads to an object of its own, or does
 * not: in a list whose links were not there to be read each link is a guess, and most of the guesses make no list.
 * Nor where it supposes what may not be possible at once: each answer about an unknown is given by itself.
 */
export function believable(
  { machine }: GoSystem,
  state: State,
  faults: readonly Fault[],
): readonly Fault[] {
  if (faults.length === 0) return faults;
  const doubt = doubtIn(state);
  if (doubt === null) return faults;
  machine.narrowed.add(doubt);
  return [];
}

export const isBelievable = (state: State): boolean => doubtIn(state) === null;

function doubtIn({ supposed, decided, doubt }: State): string | null {
  if (supposed.size > 0 && [...supposed.values()].some(({ term }) => speaksOfOwn(term)))
    return guessedLinks;
  if (decided === null) return doubt;
  if (isPossible(decided)) return hangsOnOthers(decided) ? changedByHolders : doubt;
  return impossible;
}

function hangsOnOthers(decided: Decided): boolean {
  for (let at: Decided | null = decided; at !== null; at = at.before)
    if (hangsOnHolders(at.term)) return true;
  return false;
}

/** A question about memory of the run; whether a lock there was taken is none. */
const speaksOfOwn = (term: Term): boolean =>
  term.kind !== 'taken' && [...termsIn(term)].some(({ kind }) => kind === 'own');

const guessedLinks = 'where pointers lead that the text does not tell';
const impossible = 'what is supposed at once of unknowns that depend on each other';

/** Whether faults were left out because nobody may ever be able to see them. */
export const isDoubtful = ({ bounds }: { readonly bounds: readonly string[] }): boolean =>
  bounds.some(
    (words) =>
      words === impossible ||
      words === changedByHolders ||
      words.startsWith(usedByFunctions) ||
      words.endsWith(waitsForOthers),
  );

/** Most of the states of a search suppose the same. */
const asked = new WeakMap<Decided, boolean>();

function isPossible(decided: Decided): boolean {
  const known = asked.get(decided);
  if (known !== undefined) return known;
  const all: Supposed[] = [];
  for (let at: Decided | null = decided; at !== null; at = at.before) all.push(at);
  const passing = all.flatMap(({ term }) => elapsedIn(term));
  const found = haveWitness([...all.reverse(), ...passing]);
  asked.set(decided, found);
  return found;
}
