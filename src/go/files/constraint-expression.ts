import { unreachable } from '../../base/unreachable.ts';

/** What stands behind `//go:build`: `a && (b || !c)`. */
export type Constraint =
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'not'; readonly of: Constraint }
  | { readonly kind: 'and' | 'or'; readonly left: Constraint; readonly right: Constraint };

/** Null where no comment of the header is one. */
export function readConstraint(comments: readonly string[]): Constraint | 'unreadable' | null {
  const line = comments.find((comment) => /^go:build\s/.test(comment));
  return line === undefined ? null : (parse(line.slice('go:build'.length)) ?? 'unreadable');
}

const tagPattern = /^[\p{L}\p{Nd}_.]+$/u;

function parse(text: string): Constraint | null {
  const tokens = text.match(/&&|\|\||[!()]|[\p{L}\p{Nd}_.]+|\S/gu) ?? [];
  let at = 0;
  const joined = (kind: 'and' | 'or', sign: string, part: () => Constraint | null) => {
    let left = part();
    while (left !== null && tokens[at] === sign) {
      at++;
      const right = part();
      left = right === null ? null : { kind, left, right };
    }
    return left;
  };
  const either = (): Constraint | null => joined('or', '||', both);
  const both = (): Constraint | null => joined('and', '&&', one);
  const one = (): Constraint | null => {
    const token = tokens[at++];
    if (token === '!') {
      const of = one();
      return of === null ? null : { kind: 'not', of };
    }
    if (token === '(') {
      const inner = either();
      return tokens[at++] === ')' ? inner : null;
    }
    return token !== undefined && tagPattern.test(token) ? { kind: 'tag', tag: token } : null;
  };
  const whole = either();
  return at === tokens.length ? whole : null;
}

export function valueOf(constraint: Constraint, holds: (tag: string) => boolean): boolean {
  switch (constraint.kind) {
    case 'tag':
      return holds(constraint.tag);
    case 'not':
      return !valueOf(constraint.of, holds);
    case 'and':
      return valueOf(constraint.left, holds) && valueOf(constraint.right, holds);
    case 'or':
      return valueOf(constraint.left, holds) || valueOf(constraint.right, holds);
    default:
      return unreachable(constraint);
  }
}
