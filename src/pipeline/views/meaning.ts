import type { LineMap } from '../../base/span.ts';
import type { MeaningView } from '../../protocol/fragment-view.ts';
import type { ParameterMeaning } from '../../lower/to-virgo.ts';
import { toPlaceView } from './place.ts';

export function toMeaningView(meaning: ParameterMeaning, lines: LineMap): MeaningView {
  const { name, sort, origin, span } = meaning;
  return { name, sort, words: words[origin], place: toPlaceView(lines, span) };
}

const words: Readonly<Record<ParameterMeaning['origin'], string>> = {
  parameter: 'a parameter of the function',
  length: 'a length, so it is not negative',
  stored: 'what is stored there at that moment',
  computed: 'the result of something that is not looked into',
  received: 'what is received',
  carried: 'what an earlier turn of the loop left behind',
  choice: 'which way the select goes',
  attempt: 'whether the select gets what it waits for in time',
  turns: 'how often the loop turns',
  'turns-with': 'in how many turns of the loop that holds',
  'turns-before': 'how many turns the loop makes before one that leaves it',
  leaves: 'whether a turn leaves the loop',
  chosen: 'what a conditional made it',
};
