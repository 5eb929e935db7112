import * as t from '../../src/logic/term.ts';
import { mapChildren } from '../../src/logic/term-children.ts';
import type { Dice } from '../differential/generate/dice.ts';

/** Another text for the same condition, by laws that hold for all integers. */
export function rewritten(term: t.Term, dice: Dice, variables: readonly string[]): t.Term {
  let result = term;
  for (let step = 0; step < 3 + dice.below(4); step++)
    result = somewhere(result, dice, (one) => rewriteOnce(one, dice, variables));
  return result;
}

/** Applies a change to one place, which is chosen on the way down. */
function somewhere(term: t.Term, dice: Dice, change: (term: t.Term) => t.Term): t.Term {
  if (dice.percent(40)) return change(term);
  let done = false;
  const inner = mapChildren(term, (child) => {
    if (done || t.sortOf(child) !== 'bool') return child;
    done = dice.percent(60);
    return done ? somewhere(child, dice, change) : child;
  });
  return done ? inner : change(term);
}

function rewriteOnce(term: t.Term, dice: Dice, variables: readonly string[]): t.Term {
  const laws: readonly (() => t.Term)[] = [
    () => t.not(t.not(term)),
    () => t.and(term, tautology(dice, variables)),
    () => t.or(term, t.not(tautology(dice, variables))),
    () => t.ifThenElse(tautology(dice, variables), term, t.not(term)),
    () => t.iff(term, tautology(dice, variables)),
    () => t.implies(t.not(term), t.no),
    () => byKind(term, dice),
    () => byKind(term, dice),
    () => byKind(term, dice),
  ];
  return dice.pick(laws)();
}

function tautology(dice: Dice, variables: readonly string[]): t.Term {
  const name = t.variable(dice.pick(variables), 'int');
  const number = t.integer(dice.below(7) - 3);
  return dice.pick([
    t.or(t.compare(name, '<', number), t.compare(name, '>=', number)),
    t.compare(t.multiply(name, name), '>=', t.zero),
    t.equal(t.subtract(name, number), t.add(t.negate(number), name)),
    t.not(t.and(t.compare(name, '<=', number), t.compare(number, '<', name))),
  ]);
}

function byKind(term: t.Term, dice: Dice): t.Term {
  switch (term.kind) {
    case 'compare':
      return compared(term, dice);
    case 'and':
      return dice.percent(50)
        ? t.not(t.or(...term.terms.map(t.not)))
        : t.and(...term.terms.toReversed());
    case 'or':
      return dice.percent(50)
        ? t.not(t.and(...term.terms.map(t.not)))
        : t.or(...term.terms.toReversed());
    case 'integer':
    case 'boolean':
    case 'variable':
    case 'negate':
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'iter':
    case 'not':
    case 'implies':
    case 'iff':
    case 'if':
      return t.not(t.not(term));
  }
}

const flipped = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '==': '==', '!=': '!=' } as const;
const opposite = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '==': '!=', '!=': '==' } as const;

function compared({ operator, left, right }: t.Term & { kind: 'compare' }, dice: Dice): t.Term {
  const shift = t.integer(dice.below(9) - 4);
  const factor = t.integer(1 + dice.below(4));
  const laws: readonly (() => t.Term)[] = [
    () => t.compare(right, flipped[operator], left),
    () => t.not(t.compare(left, opposite[operator], right)),
    () => t.compare(t.add(left, shift), operator, t.add(right, shift)),
    () => t.compare(t.multiply(factor, left), operator, t.multiply(right, factor)),
    () => t.compare(t.negate(left), flipped[operator], t.negate(right)),
    () => t.compare(t.subtract(left, right), operator, t.zero),
    () => sharpened(operator, left, right),
  ];
  return dice.pick(laws)();
}

/** The same by a neighbouring operator. */
function sharpened(operator: keyof typeof flipped, left: t.Term, right: t.Term): t.Term {
  switch (operator) {
    case '<':
      return t.compare(t.add(left, t.one), '<=', right);
    case '<=':
      return t.compare(left, '<', t.add(right, t.one));
    case '>':
      return t.compare(left, '>=', t.add(right, t.one));
    case '>=':
      return t.compare(t.add(left, t.one), '>', right);
    case '==':
      return t.and(t.compare(left, '<=', right), t.compare(left, '>=', right));
    case '!=':
      return t.or(t.compare(left, '<', right), t.compare(left, '>', right));
  }
}

/** A condition near this one that may say something else. */
export function mutated(term: t.Term, dice: Dice, variables: readonly string[]): t.Term {
  const name = t.variable(dice.pick(variables), 'int');
  const number = t.integer(dice.below(7) - 2);
  const changes: readonly (() => t.Term)[] = [
    () => t.and(term, t.compare(name, '!=', number)),
    () => t.or(term, t.equal(name, number)),
    () => t.and(term, t.compare(name, '<', t.integer(3 + dice.below(60)))),
    () => t.or(term, t.compare(name, '>', t.integer(2 + dice.below(60)))),
    () => t.not(term),
    () => moved(term, dice),
    () => moved(term, dice),
    () =>
      term.kind === 'and' || term.kind === 'or' ? term.terms[dice.below(term.terms.length)]! : t.no,
  ];
  return dice.pick(changes)();
}

/** Some comparison is off by one, or looks the other way. */
function moved(term: t.Term, dice: Dice): t.Term {
  if (term.kind === 'compare')
    return dice.percent(50)
      ? t.compare(t.add(term.left, t.integer(dice.percent(50) ? 1 : -1)), term.operator, term.right)
      : t.compare(term.left, dice.pick(['<', '<=', '==', '!=', '>=', '>']), term.right);
  const at = dice.below(3);
  let index = 0;
  return mapChildren(term, (child) =>
    t.sortOf(child) === 'bool' && (index++ === at || term.kind === 'not')
      ? moved(child, dice)
      : child,
  );
}
