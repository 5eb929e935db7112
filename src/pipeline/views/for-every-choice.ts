import type { Choice } from '../../lower/choices.ts';
import { printTerm } from '../../logic/print-term.ts';
import { substitute, variablesOf } from '../../logic/term-children.ts';
import { isImpossible } from './impossible.ts';
import { and, boolean, no, not, or, yes, type Term } from '../../logic/term.ts';

/** A condition on what a caller decides. */
interface Quantified {
  /** Where it holds, the condition holds for every choice. */
  readonly condition: Term;
  /** Where it does not hold, the condition fails for some choice. */
  readonly isExact: boolean;
}

/** More truth values than this are not tried one by one. */
const mostTruthValues = 5;

/** Choices are quantified universally: truth values by substitution, atoms over other choices are taken to fail. */
export function forEveryChoice(given: Term, choices: readonly Choice[]): Quantified {
  const { condition, isExact } = quantify(given, choices);
  return { condition: isImpossible(condition) ? no : condition, isExact };
}

function quantify(condition: Term, choices: readonly Choice[]): Quantified {
  const used = variablesOf(condition);
  const named = choices.filter(({ name }) => used.has(name));
  const truths = named.filter(({ sort }) => sort === 'bool').slice(0, mostTruthValues);
  const cases = truths.reduce<readonly Term[]>(
    (terms, { name }) =>
      terms.flatMap((term) =>
        [true, false].map((value) => substitute(term, new Map([[name, boolean(value)]]))),
      ),
    [condition],
  );
  const rest = new Set(named.filter((one) => !truths.includes(one)).map(({ name }) => name));
  const whole = tidy(and(...cases));
  if (![...variablesOf(whole).keys()].some((name) => rest.has(name)))
    return { condition: whole, isExact: true };
  const numbers = new Map(named.map((one) => [one.name, one]));
  const atoms: Term[] = [];
  const strong = tidy(failing(whole, rest, true, atoms));
  const isExact = strong.kind === 'boolean' && strong.value ? true : canAllFail(atoms, numbers);
  return { condition: strong, isExact };
}

/** The term with each atom over one of the names replaced so that the whole becomes stronger. */
function failing(term: Term, names: ReadonlySet<string>, isPositive: boolean, atoms: Term[]): Term {
  const mentions = [...variablesOf(term).keys()].some((name) => names.has(name));
  if (!mentions) return term;
  switch (term.kind) {
    case 'and':
      return and(...term.terms.map((one) => failing(one, names, isPositive, atoms)));
    case 'or':
      return or(...term.terms.map((one) => failing(one, names, isPositive, atoms)));
    case 'not':
      return not(failing(term.operand, names, !isPositive, atoms));
    case 'implies':
      return or(
        failing(not(term.left), names, isPositive, atoms),
        failing(term.right, names, isPositive, atoms),
      );
    case 'integer':
    case 'boolean':
    case 'variable':
    case 'negate':
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'iter':
    case 'compare':
    case 'iff':
    case 'if':
      atoms.push(isPositive ? term : not(term));
      return isPositive ? no : yes;
  }
}

/** Each is about one number of its own, which can be so large or so different that the atom fails. */
function canAllFail(atoms: readonly Term[], choices: ReadonlyMap<string, Choice>): boolean {
  const seen = new Set<string>();
  return atoms.every((atom) => {
    if (atom.kind !== 'compare') return false;
    const own = [...variablesOf(atom).keys()].filter((name) => choices.has(name));
    const [name] = own;
    if (own.length !== 1 || name === undefined || seen.has(name)) return false;
    seen.add(name);
    const { hasLeast, hasMost } = choices.get(name)!;
    const canBeLess = !hasLeast;
    const canBeMore = !hasMost;
    const isLeft = atom.left.kind === 'variable' && atom.left.name === name;
    const isRight = atom.right.kind === 'variable' && atom.right.name === name;
    if (isLeft === isRight) return false;
    switch (atom.operator) {
      case '==':
        return canBeLess || canBeMore;
      case '<':
      case '<=':
        return isLeft ? canBeMore : canBeLess;
      case '>':
      case '>=':
        return isRight ? canBeMore : canBeLess;
      case '!=':
        return canBeLess && canBeMore;
    }
  });
}

/** Without what is said twice, and without alternatives that a shorter conjunct covers. */
function tidy(term: Term): Term {
  if (term.kind !== 'and') return term;
  const parts = term.terms.flatMap((one) => (one.kind === 'and' ? one.terms : [one]));
  const unique = new Map(parts.map((one) => [printTerm(one), one]));
  const needed = [...unique.values()].filter(
    (one) => one.kind !== 'or' || !one.terms.some((inner) => unique.has(printTerm(inner))),
  );
  return and(...needed);
}
