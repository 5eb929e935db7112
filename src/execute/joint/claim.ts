import type { Value } from '../value/value.ts';
import { parseTerm, splitAt, type TermTree } from './term-tree.ts';

/** What is supposed of unknowns: that a relation holds, or does not. */
export interface Claim {
  readonly left: TermTree;
  readonly relation: '==' | '<';
  readonly right: TermTree;
  readonly holds: boolean;
}

/** null where it says nothing that another supposition could speak against: somebody is ready. */
export function claimOf(term: string, value: Value): Claim | null {
  if (typeof value === 'number' || typeof value === 'bigint')
    return {
      left: parseTerm(term),
      relation: '==',
      right: { kind: 'literal', value: BigInt(value) },
      holds: true,
    };
  if (typeof value !== 'boolean') return null;
  for (const relation of ['==', '<'] as const) {
    const [left, right, more] = splitAt(term, ` ${relation} `);
    if (right === undefined || more !== undefined) continue;
    return { left: parseTerm(left!), relation, right: parseTerm(right), holds: value };
  }
  const left = parseTerm(term);
  if (left.kind === 'atom') return null;
  return { left, relation: '==', right: { kind: 'literal', value }, holds: true };
}

/** The parts of a tree that it is computed of. */
export function partsOf(tree: TermTree): readonly TermTree[] {
  switch (tree.kind) {
    case 'literal':
    case 'atom':
      return [];
    case 'computed':
      return tree.operands;
    case 'slice':
      return [tree.of, tree.low, tree.high].filter((one) => one !== null);
    case 'opaque':
      return tree.parts;
  }
}

export function* treesIn(tree: TermTree): Generator<TermTree> {
  yield tree;
  for (const part of partsOf(tree)) yield* treesIn(part);
}

export const treesOf = ({ left, right }: Claim): readonly TermTree[] => [
  ...treesIn(left),
  ...treesIn(right),
];

/** Claims that speak of an unknown together, directly or over others. */
export function groupsOf(claims: readonly Claim[]): readonly (readonly Claim[])[] {
  const groups: { atoms: Set<string>; claims: Claim[] }[] = [];
  for (const claim of claims) {
    const atoms = new Set(
      treesOf(claim).flatMap((tree) => (tree.kind === 'atom' ? [tree.text] : [])),
    );
    const joined = { atoms, claims: [claim] };
    for (const group of groups.splice(0)) {
      if (![...group.atoms].some((atom) => atoms.has(atom))) groups.push(group);
      else {
        group.atoms.forEach((atom) => atoms.add(atom));
        joined.claims.unshift(...group.claims);
      }
    }
    groups.push(joined);
  }
  return groups.map((group) => group.claims);
}
