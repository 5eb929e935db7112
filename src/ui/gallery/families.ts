import type { Example } from '../state/examples.ts';

/** An example, and those in which its mistake is mended. */
interface Family {
  readonly head: Example;
  readonly mended: readonly Example[];
}

interface Theme {
  readonly name: string;
  readonly families: readonly Family[];
}

/**
 * By theme, in the order given; what has a mended twin comes first. An example stands alone where the one
 * that it mends is not among them.
 */
export function themesOf(examples: readonly Example[]): readonly Theme[] {
  const ids = new Set(examples.map(({ id }) => id));
  const isMended = ({ mends }: Example): boolean => mends !== undefined && ids.has(mends);
  const families = examples
    .filter((one) => !isMended(one))
    .map((head) => ({ head, mended: examples.filter(({ mends }) => mends === head.id) }))
    .sort((a, b) => Number(b.mended.length > 0) - Number(a.mended.length > 0));
  const names = [...new Set(families.map(({ head }) => head.group))];
  return names.map((name) => ({
    name,
    families: families.filter(({ head }) => head.group === name),
  }));
}
