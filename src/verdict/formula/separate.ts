import { and, or, type Term } from '../../logic/term.ts';
import {
  complement,
  difference,
  excess,
  intersection,
  isEmpty,
  isEqual,
  isSubset,
  keyOf,
  meetInside,
  overlap,
  union,
  type Table,
} from './tables.ts';

/** A formula, how hard it is to read, and where it holds. */
export interface Candidate {
  readonly term: Term;
  readonly cost: number;
  readonly table: Table;
}

/** More atoms than this are not combined in pairs: the best of them carry the formulas people write. */
const pairLimit = 160;

/**
 * The cheapest formula over the atoms that holds on exactly the wanted points: an atom, a pair, or a
 * disjunction of conjunctions and its dual, covered greedily. Null if the atoms cannot tell them apart.
 */
export function separate(
  atoms: readonly Candidate[],
  wanted: Table,
  points: number,
): Candidate | null {
  const distinct = cheapestPerTable(atoms);
  const exact = distinct.find(({ table }) => isEqual(table, wanted));
  const found = [
    exact ?? null,
    disjunction(distinct, wanted, points),
    conjunction(distinct, wanted, points),
  ].filter((candidate) => candidate !== null);
  return cheapest(found);
}

function cheapest(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  for (const candidate of candidates) {
    if (best === null || candidate.cost < best.cost) best = candidate;
  }
  return best;
}

function cheapestPerTable(atoms: readonly Candidate[]): readonly Candidate[] {
  const best = new Map<string, Candidate>();
  for (const atom of atoms) {
    const key = keyOf(atom.table);
    const old = best.get(key);
    if (old === undefined || atom.cost < old.cost) best.set(key, atom);
  }
  return [...best.values()].toSorted((a, b) => a.cost - b.cost);
}

/** wanted as a union of cubes that lie inside it. */
function disjunction(atoms: readonly Candidate[], wanted: Table, points: number): Candidate | null {
  const meeting = atoms.filter(({ table }) => overlap(table, wanted) > 0);
  const pairs = cubes(meeting.slice(0, pairLimit), wanted);
  const grown = grownCubes(meeting, pairs, wanted, complement(wanted, points), and);
  return cover([...pairs, ...grown], wanted, or);
}

/** The dual: the complement of wanted as a union of what is cut away, clause by clause. */
function conjunction(atoms: readonly Candidate[], wanted: Table, points: number): Candidate | null {
  const outside = complement(wanted, points);
  const opposite = atoms.map((atom) => ({ ...atom, table: complement(atom.table, points) }));
  const meeting = opposite.filter(({ table }) => overlap(table, outside) > 0);
  // A clause a || b cuts away the points where both fail.
  const pairs = cubes(meeting.slice(0, pairLimit), outside, or);
  const grown = grownCubes(meeting, pairs, outside, wanted, or);
  const covered = cover([...pairs, ...grown], outside, and);
  return covered === null ? null : { ...covered, table: wanted };
}

/** Single atoms and pairs whose intersection lies inside; a pair only where no part does by itself. */
function cubes(
  atoms: readonly Candidate[],
  inside: Table,
  join: (...terms: readonly Term[]) => Term = and,
): readonly Candidate[] {
  const accepted: Candidate[] = [];
  const open: Candidate[] = [];
  for (const atom of atoms) (isSubset(atom.table, inside) ? accepted : open).push(atom);
  for (const [index, a] of open.entries()) {
    for (const b of open.slice(index + 1)) {
      if (!meetInside(a.table, b.table, inside)) continue;
      const table = intersection(a.table, b.table);
      accepted.push({ term: join(a.term, b.term), cost: a.cost + b.cost + 1, table });
    }
  }
  return cheapestPerTable(accepted);
}

/** How many points may ask for a cube of their own. */
const seedLimit = 48;

/** Larger cubes, each grown around a wanted point that the smaller ones leave out. */
function grownCubes(
  atoms: readonly Candidate[],
  smaller: readonly Candidate[],
  wanted: Table,
  outside: Table,
  join: (...terms: readonly Term[]) => Term,
): readonly Candidate[] {
  const grown: Candidate[] = [];
  let missing = smaller.reduce((left, { table }) => difference(left, table), wanted);
  for (let seeds = 0; seeds < seedLimit && !isEmpty(missing); seeds++) {
    const seed = firstOf(missing);
    const cube = growCube(
      atoms.filter(({ table }) => isSubset(seed, table)),
      outside,
      join,
    );
    if (cube === null) return grown;
    grown.push(cube);
    missing = difference(missing, cube.table);
  }
  return grown;
}

/** Adds atoms, the one that excludes most for its price first, until no unwanted point is left. */
function growCube(
  atoms: readonly Candidate[],
  outside: Table,
  join: (...terms: readonly Term[]) => Term,
): Candidate | null {
  let chosen: readonly Candidate[] = [];
  let unwanted = outside;
  while (!isEmpty(unwanted)) {
    let best: Candidate | null = null;
    let bestWorth = 0;
    for (const atom of atoms) {
      const worth = excess(unwanted, atom.table) / (atom.cost + 1);
      if (worth > bestWorth) [best, bestWorth] = [atom, worth];
    }
    if (best === null) return null;
    chosen = [...chosen, best];
    unwanted = intersection(unwanted, best.table);
  }
  for (const atom of chosen.toSorted((a, b) => b.cost - a.cost)) {
    const others = chosen.filter((other) => other !== atom);
    const left = others.reduce((rest, { table }) => intersection(rest, table), outside);
    if (isEmpty(left)) chosen = others;
  }
  const [first, ...others] = chosen;
  if (first === undefined) return null;
  return {
    term: join(...chosen.map(({ term }) => term)),
    cost: chosen.reduce((sum, { cost }) => sum + cost + 1, -1),
    table: others.reduce((table, other) => intersection(table, other.table), first.table),
  };
}

function firstOf(table: Table): Table {
  const word = table.findIndex((bits) => bits !== 0);
  const only = new Uint32Array(table.length);
  only[word] = table[word]! & -table[word]!;
  return only;
}

/** Greedy set cover, then everything that became superfluous is dropped again. */
function cover(
  parts: readonly Candidate[],
  wanted: Table,
  join: (...terms: readonly Term[]) => Term,
): Candidate | null {
  const chosen: Candidate[] = [];
  let missing = wanted;
  while (!isEmpty(missing)) {
    let best: Candidate | null = null;
    let bestWorth = 0;
    for (const part of parts) {
      const worth = overlap(part.table, missing) / (part.cost + 2);
      if (worth > bestWorth) [best, bestWorth] = [part, worth];
    }
    if (best === null) return null;
    chosen.push(best);
    missing = difference(missing, best.table);
  }
  const needed = withoutSuperfluous(chosen, wanted);
  return {
    term: join(...needed.map(({ term }) => term)),
    cost: needed.reduce((sum, { cost }) => sum + cost + 1, -1),
    table: wanted,
  };
}

function withoutSuperfluous(chosen: readonly Candidate[], wanted: Table): readonly Candidate[] {
  let kept = chosen;
  for (const part of chosen.toSorted((a, b) => b.cost - a.cost)) {
    const others = kept.filter((other) => other !== part);
    const together = others.map(({ table }) => table).reduce(union, new Uint32Array(wanted.length));
    if (isSubset(wanted, together)) kept = others;
  }
  return kept;
}
