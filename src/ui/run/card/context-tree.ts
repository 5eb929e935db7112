import type { ContextView } from '../../../protocol/run-view.ts';

interface InTree {
  readonly context: ContextView;
  readonly depth: number;
}

/** Each below the one that it is derived from, and one whose parent is not to be seen at the top. */
export function treeOf(contexts: readonly ContextView[]): readonly InTree[] {
  const ids = new Set(contexts.map(({ id }) => id));
  const below = (parent: string | null, depth: number): readonly InTree[] =>
    contexts
      .filter((one) => (one.parent !== null && ids.has(one.parent) ? one.parent : null) === parent)
      .flatMap((context) => [{ context, depth }, ...below(context.id, depth + 1)]);
  return below(null, 0);
}
