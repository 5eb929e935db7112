import type { PlainExpression } from '../expression.ts';

type Unknown = PlainExpression & { readonly kind: 'unknown' };

/** Blocks within a statement, whose own statements have been emitted before. */
const blocks = new Set(['then', 'otherwise', 'body', 'default', 'cases']);

/** The same with each unknown expression in it replaced; itself where there is none. */
export function withoutUnknowns<T extends object>(
  part: T,
  replace: (unknown: Unknown) => PlainExpression,
): T {
  const changed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(part)) {
    if (typeof value !== 'object' || value === null || blocks.has(key)) continue;
    const next = Array.isArray(value)
      ? withoutUnknownsIn(value, replace)
      : isUnknown(value as object)
        ? replace(value as Unknown)
        : withoutUnknowns(value as object, replace);
    if (next !== value) changed[key] = next;
  }
  return Object.keys(changed).length === 0 ? part : { ...part, ...changed };
}

function withoutUnknownsIn(
  list: readonly unknown[],
  replace: (unknown: Unknown) => PlainExpression,
): readonly unknown[] {
  const next = list.map((one) => {
    if (typeof one !== 'object' || one === null) return one;
    return isUnknown(one) ? replace(one as Unknown) : withoutUnknowns(one, replace);
  });
  return next.every((one, at) => one === list[at]) ? list : next;
}

function isUnknown(part: object): boolean {
  return 'kind' in part && part.kind === 'unknown' && 'words' in part;
}
