import { unreachable } from '../../base/unreachable.ts';
import { readConstraint, type Constraint } from './constraint-expression.ts';
import { readHeader } from './file-header.ts';
import type { GoText } from './go-text.ts';

/**
 * The minor version of Go that a file is written for: the one that its `//go:build` asks for, or else that of
 * its module; null where neither names one.
 */
export function languageOf({ text, start, language }: GoText): number | null {
  const constraint = readConstraint(readHeader(text, start).comments);
  const own = constraint === null || constraint === 'unreadable' ? null : leastVersion(constraint);
  return own ?? language ?? null;
}

/** The version without which the constraint does not hold. That it does not hold for `!go1.22` implies none. */
function leastVersion(constraint: Constraint): number | null {
  switch (constraint.kind) {
    case 'tag':
      return versionOf(constraint.tag);
    case 'not':
      return leastVersionAgainst(constraint.of);
    case 'and':
      return larger(leastVersion(constraint.left), leastVersion(constraint.right));
    case 'or':
      return smaller(leastVersion(constraint.left), leastVersion(constraint.right));
    default:
      return unreachable(constraint);
  }
}

/** The version without which the constraint holds. */
function leastVersionAgainst(constraint: Constraint): number | null {
  switch (constraint.kind) {
    case 'tag':
      return null;
    case 'not':
      return leastVersion(constraint.of);
    case 'and':
      return smaller(leastVersionAgainst(constraint.left), leastVersionAgainst(constraint.right));
    case 'or':
      return larger(leastVersionAgainst(constraint.left), leastVersionAgainst(constraint.right));
    default:
      return unreachable(constraint);
  }
}

function versionOf(tag: string): number | null {
  const release = /^go1(?:\.(\d+))?$/.exec(tag);
  return release === null ? null : Number(release[1] ?? '0');
}

const larger = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const smaller = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.min(one, other);
