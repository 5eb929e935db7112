import type { LineMap } from '../../base/span.ts';
import type { MeaningView } from '../../protocol/fragment-view.ts';
import { choicesOf } from '../../lower/choices.ts';
import type { ParameterMeaning } from '../../lower/to-virgo.ts';
import { toPlaceView } from './place.ts';

export function toMeaningView(meaning: ParameterMeaning, lines: LineMap): MeaningView {
  const { name, sort, origin, span } = meaning;
  const isChoice = choicesOf([meaning]).length > 0;
  return { name, sort, words: words[origin], isChoice, place: toPlaceView(lines, span) };
}

const words: Readonly<Record<ParameterMeaning['origin'], string>> = {
  parameter: 'a parameter of the function',
  length: 'a length, so it is not negative',
  stored: 'what is stored there at that moment',
  computed: 'a result that is not analysed',
  processors: 'how many processors there are',
  received: 'what is received',
  carried: 'a value from an earlier iteration of the loop',
  choice: 'which way the select goes',
  attempt: 'whether the select gets what it waits for in time',
  iterations: 'the number of iterations of the loop',
  'iterations-with': 'the number of iterations of the loop in which that holds',
  'iterations-before': 'the number of iterations before the one that leaves the loop',
  leaves: 'whether an iteration leaves the loop',
  chosen: 'what a conditional made it',
};
