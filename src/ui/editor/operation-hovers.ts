import type { FragmentView } from '../../protocol/fragment-view.ts';
import { ruleOf } from '../rules.ts';

/** What is said of a stretch of the text when the mouse rests on it. */
export interface Hover {
  readonly start: number;
  readonly end: number;
  /** The name of the rule. */
  readonly rule: string;
  readonly title: string;
  readonly words: string;
}

/** What the rules say of the operations, in the text of the source or in the canonical one. */
export function operationHovers(
  { processes, virgo }: FragmentView,
  side: 'source' | 'target',
): readonly Hover[] {
  const targets = new Map(virgo.links.map(({ node, target }) => [node, target]));
  return processes.flatMap(({ name, points }) =>
    points.flatMap((point, index): readonly Hover[] => {
      const rule = ruleOf(point.kind);
      const place = side === 'source' ? point.place : targets.get(point.node);
      if (rule === null || place === undefined) return [];
      const title = `${point.operation}: rule ${rule.name}, ${rule.figures}`;
      const words = `${rule.sentence} It is point ${index} of ${name}.`;
      return [{ start: place.start, end: place.end, rule: rule.name, title, words }];
    }),
  );
}
