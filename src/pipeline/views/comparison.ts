import type { MeasuredEncoding } from '../../protocol/comparison-view.ts';
import type { Decision } from '../../verdict/decide.ts';
import type { Fragment } from '../compile.ts';
import { toDafnyView } from './fragment.ts';
import { toHeadline } from './headline.ts';

export function toMeasured(
  fragment: Fragment,
  { verdict, counterexample }: Decision,
  milliseconds: number,
): MeasuredEncoding {
  const { machine, encoding, obligations, loops } = fragment;
  const { counters, channels, waitgroups, loops: iterations } = encoding.context.names;
  return {
    loops: loops ?? 'counted',
    headline: toHeadline(verdict, counterexample, fragment),
    strategies: verdict.strategies.map(({ strategy, outcome }) => ({ strategy, outcome })),
    size: {
      points: machine.processes.reduce((sum, { termination }) => sum + termination + 1, 0),
      variables: [...counters.flat(), ...channels, ...waitgroups, ...iterations].length,
      conjuncts: encoding.invariant.length,
      obligations: obligations.length,
      lines: toDafnyView(fragment, 2).text.trimEnd().split('\n').length,
    },
    milliseconds,
  };
}
