import type { FragmentView } from '../../protocol/fragment-view.ts';
import { edgeRules } from '../edge-rules.ts';
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
    points.flatMap((point): readonly Hover[] => {
      const place = side === 'source' ? point.place : targets.get(point.node ?? -1);
      if (place === undefined) return [];
      const { start, end } = place;
      if (point.rule.encoding === 'counting') {
        const { name: rule, sentence } = edgeRules[point.rule.kind];
        const words = `${sentence} It leads from point ${point.point} to ${point.targets} of ${name}.`;
        return [{ start, end, rule, title: `${point.operation}: edge ${rule}`, words }];
      }
      const rule = ruleOf(point.rule.kind);
      if (rule === null) return [];
      const title = `${point.operation}: rule ${rule.name}, ${rule.figures}`;
      const words = `${rule.sentence} It is point ${point.point} of ${name}.`;
      return [{ start, end, rule: rule.name, title, words }];
    }),
  );
}
