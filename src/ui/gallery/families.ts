import type { Example } from '../state/examples.ts';

/** An example, and those in which its mistake is fixed. */
interface Family {
  readonly head: Example;
  readonly fixed: readonly Example[];
}

interface Theme {
  readonly name: string;
  readonly families: readonly Family[];
}

/**
 * By theme, in the order given; what has a fixed twin comes first. An example stands alone where the one
 * that it fixes is not among them.
 */
export function themesOf(examples: readonly Example[]): readonly Theme[] {
  const ids = new Set(examples.map(({ id }) => id));
  const isFixed = ({ fixes }: Example): boolean => fixes !== undefined && ids.has(fixes);
  const families = examples
    .filter((one) => !isFixed(one))
    .map((head) => ({ head, fixed: examples.filter(({ fixes }) => fixes === head.id) }))
    .sort((a, b) => Number(b.fixed.length > 0) - Number(a.fixed.length > 0));
  const names = [...new Set(families.map(({ head }) => head.group))];
  return names.map((name) => ({
    name,
    families: families.filter(({ head }) => head.group === name),
  }));
}
