import type { Claim } from './claim.ts';
import { treesOf } from './claim.ts';
import type { TermTree } from './term-tree.ts';

type Kind = 'number' | 'text' | 'truth';

/** Of which kind unknowns are, as far as it shows in what is said of them. */
export type Kinds = ReadonlyMap<string, Kind>;

export function kindsIn(claims: readonly Claim[]): Kinds {
  const kinds = new Map<string, Kind>();
  // What is found out of one claim tells of others.
  for (let round = 0; round < 3; round++)
    for (const claim of claims) {
      for (const tree of treesOf(claim)) impose(tree, kindOf(tree, kinds), kinds);
      const { left, right, relation } = claim;
      const ordered = relation === '<' ? 'number' : undefined;
      const kind = kindOf(left, kinds) ?? kindOf(right, kinds) ?? ordered;
      impose(left, kind, kinds);
      impose(right, kind, kinds);
    }
  return kinds;
}

export function kindOf(tree: TermTree, kinds: Kinds): Kind | undefined {
  switch (tree.kind) {
    case 'literal':
      return kindOfLiteral(tree.value);
    case 'atom':
    case 'opaque':
      return kinds.get(tree.text);
    case 'slice':
      return kindOf(tree.of, kinds) === 'text' ? 'text' : undefined;
    case 'computed': {
      const { operator, operands, text } = tree;
      const [first, second] = operands;
      if (operator === '+') return kindOf(first!, kinds) ?? kindOf(second!, kinds);
      if (operator === 'append') return undefined;
      if (operator !== 'element') return 'number';
      return kindOf(first!, kinds) === 'text' ? 'number' : kinds.get(text);
    }
  }
}

function kindOfLiteral(value: bigint | string | boolean | null): Kind | undefined {
  if (value === null) return undefined;
  if (typeof value === 'bigint') return 'number';
  return typeof value === 'string' ? 'text' : 'truth';
}

function impose(tree: TermTree, kind: Kind | undefined, kinds: Map<string, Kind>): void {
  switch (tree.kind) {
    case 'literal':
      return;
    case 'atom':
    case 'opaque':
      if (kind !== undefined && !kinds.has(tree.text)) kinds.set(tree.text, kind);
      return;
    case 'slice':
      if (kind === 'text') impose(tree.of, kind, kinds);
      for (const bound of [tree.low, tree.high]) if (bound !== null) impose(bound, 'number', kinds);
      return;
    case 'computed': {
      const { operator, operands, text } = tree;
      if (operator === 'len' || operator === 'append') return;
      if (operator !== 'element') {
        const isOfTexts = operator.startsWith('text.');
        const inner = isOfTexts ? 'text' : operator === '+' ? kind : 'number';
        operands.forEach((one) => {
          impose(one, inner, kinds);
        });
        return;
      }
      impose(operands[1]!, 'number', kinds);
      if (kind !== undefined && !kinds.has(text)) kinds.set(text, kind);
      return;
    }
  }
}
