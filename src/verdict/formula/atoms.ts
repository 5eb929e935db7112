import { unreachable } from '../../base/unreachable.ts';
import { readPolynomial } from '../../logic/normal/to-readable.ts';
import { evaluateTerm } from '../../logic/evaluate-term.ts';
import type { BoolId } from '../../logic/normal/nodes.ts';
import type { NormalForms } from '../../logic/normal/normal-forms.ts';
import type { PolynomialId } from '../../logic/normal/polynomials.ts';
import { compareValues, type CompareOperator } from '../../expression/operators.ts';
import { remainderOf } from '../../logic/print-term.ts';
import { mapChildren } from '../../logic/term-children.ts';
import * as t from '../../logic/term.ts';
import type { NamedSort, Point } from './points.ts';
import type { Candidate } from './separate.ts';
import { tableOf } from './tables.ts';

/**
 * The atoms that a precondition may be made of: comparisons of the parameters, of their sums and
 * differences, and of what the program itself compares, with small constants.
 */
export function toAtoms(
  forms: NormalForms,
  parameters: readonly NamedSort[],
  hints: readonly t.Term[],
  points: readonly Point[],
): readonly Candidate[] {
  const atoms: Candidate[] = [];
  for (const { name, sort } of parameters) {
    if (sort !== 'bool') continue;
    const flag = t.variable(name, 'bool');
    const table = tableOf(points.length, (index) => points[index]!.get(name) === true);
    atoms.push({ term: flag, cost: 1, table });
    const off = tableOf(points.length, (index) => points[index]!.get(name) === false);
    atoms.push({ term: t.not(flag), cost: 2, table: off });
  }
  for (const [form, constants] of toLinearForms(forms, parameters, hints)) {
    atoms.push(...atomsOver(forms, form, constants, points));
  }
  return atoms;
}

const usualConstants = [-2n, -1n, 0n, 1n, 2n, 3n];

/** Polynomials without constant, each with the constants it may be compared with. */
function toLinearForms(
  forms: NormalForms,
  parameters: readonly NamedSort[],
  hints: readonly t.Term[],
): ReadonlyMap<PolynomialId, ReadonlySet<bigint>> {
  const found = new Map<PolynomialId, Set<bigint>>();
  const note = (polynomial: PolynomialId): void => {
    const { terms, constant } = forms.polynomials.get(polynomial);
    if (terms.length === 0 || readPolynomial(forms, polynomial) === null) return;
    const bare = forms.polynomials.bare(polynomial);
    const negative = terms.every(([, coefficient]) => coefficient < 0n);
    const opposite = forms.polynomials.scale(bare, -1n);
    // Of x - y and y - x one is enough: both comparisons are tried.
    const key = negative || found.has(opposite) ? opposite : bare;
    const constants = found.get(key) ?? new Set(usualConstants);
    constants.add(key === bare ? -constant : constant);
    found.set(key, constants);
  };
  const integers = parameters.filter(({ sort }) => sort === 'int');
  const variables = integers.map(({ name }) => t.variable(name, 'int'));
  for (const one of variables) note(forms.ofInt(one));
  for (const [index, one] of variables.entries()) {
    for (const other of variables.slice(index + 1)) note(forms.ofInt(t.subtract(one, other)));
  }
  const visited = new Set<BoolId>();
  for (const hint of hints) {
    for (const variant of [hint, ...withoutCases(hint), ...conditionsOfCases(hint)])
      notePolynomials(forms, forms.ofBool(variant), note, visited);
  }
  for (const [index, one] of variables.entries()) {
    for (const other of variables.slice(index + 1)) note(forms.ofInt(t.add(one, other)));
  }
  return found;
}

/**
 * The cases that a formula distinguishes, taken all one way: loops that iterate or never do, conditions
 * that hold or do not.
 */
function withoutCases(term: t.Term): readonly t.Term[] {
  const iterations: readonly ((from: t.Term, to: t.Term) => t.Term)[] = [
    (from, to) => t.subtract(to, from),
    () => t.zero,
  ];
  return iterations.flatMap((count) =>
    [true, false].map((condition) => {
      const visit = (child: t.Term): t.Term => {
        if (child.kind === 'iter') return count(visit(child.from), visit(child.to));
        if (child.kind === 'if') return visit(condition ? child.then : child.otherwise);
        return mapChildren(child, visit);
      };
      return visit(term);
    }),
  );
}

/** What the cases are distinguished by. */
function conditionsOfCases(term: t.Term): readonly t.Term[] {
  const found = new Set<t.Term>();
  const visit = (child: t.Term): t.Term => {
    if (child.kind === 'if') found.add(child.condition);
    return mapChildren(child, visit);
  };
  visit(term);
  return [...found];
}

function notePolynomials(
  forms: NormalForms,
  id: BoolId,
  note: (polynomial: PolynomialId) => void,
  visited: Set<BoolId>,
): void {
  if (visited.has(id)) return;
  visited.add(id);
  const node = forms.bool(id);
  if (node.kind === 'and' || node.kind === 'or') {
    for (const part of node.parts) notePolynomials(forms, part, note, visited);
  } else if (node.kind === 'at-most' || node.kind === 'zero') note(node.polynomial);
}

function atomsOver(
  forms: NormalForms,
  form: PolynomialId,
  constants: ReadonlySet<bigint>,
  points: readonly Point[],
): readonly Candidate[] {
  const left = readPolynomial(forms, form)!;
  const values = points.map((point) => evaluateTerm(left, point) as bigint);
  const table = (operator: CompareOperator, constant: bigint) =>
    tableOf(points.length, (index) => compareValues(operator, values[index]!, constant));
  return [...constants].flatMap((constant) =>
    (['<=', '>=', '<', '>', '==', '!='] as const).map((operator) => {
      const term = toComparison(left, operator, constant);
      return { term, cost: costOf(term), table: table(operator, constant) };
    }),
  );
}

/** `x < y` rather than `x - y < 0`. */
function toComparison(left: t.Term, operator: CompareOperator, constant: bigint): t.Term {
  const parts = left.kind === 'add' ? left.terms : [left];
  const apart = parts.reduce((sum, one) => (one.kind === 'integer' ? sum + one.value : sum), 0n);
  if (apart !== 0n) {
    const others = t.add(...parts.filter(({ kind }) => kind !== 'integer'));
    return toComparison(others, operator, constant - apart);
  }
  const added = parts.filter(({ kind }) => kind !== 'negate');
  const taken = parts.flatMap((part) => (part.kind === 'negate' ? [part.operand] : []));
  if (taken.length === 0) return t.compare(left, operator, t.integer(constant));
  const right = constant === 0n ? t.add(...taken) : t.add(...taken, t.integer(constant));
  return t.compare(t.add(...added), operator, right);
}

/** Names and numbers that a reader has to take in; small numbers are easier than large ones. */
export function costOf(term: t.Term): number {
  const remainder = remainderOf(term);
  if (remainder !== null) return 2 + costOf(remainder.left);
  switch (term.kind) {
    case 'integer': {
      const size = term.value < 0n ? -term.value : term.value;
      return size === 0n ? 0.5 : size === 1n ? 1 : size < 4n ? 1.5 : 2.5;
    }
    case 'variable':
    case 'boolean':
      return 1;
    case 'compare':
      return (
        costOf(term.left) +
        costOf(term.right) +
        (term.operator === '!=' ? 1.2 : term.operator === '==' ? 0.9 : 1)
      );
    case 'iter':
    case 'divide':
      return 2 + costOfChildren(term);
    case 'if':
      return 3 + costOfChildren(term);
    case 'negate':
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'not':
    case 'and':
    case 'or':
    case 'implies':
    case 'iff':
      return 0.5 + costOfChildren(term);
    default:
      return unreachable(term);
  }
}

function costOfChildren(term: t.Term): number {
  let sum = 0;
  mapChildren(term, (child) => {
    sum += costOf(child);
    return child;
  });
  return sum;
}
