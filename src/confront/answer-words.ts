import { capitalised, toSentence } from '../base/sentence.ts';
import { listed } from '../run/sentence/narration.ts';
import type { PropertyName } from '../run/property.ts';
import { withValues, type Values } from './confront.ts';
import type { RootAnswer } from './answer-root.ts';

interface AnswerWords {
  readonly title: string;
  readonly sentence: string;
}

/** What runs say of a function, in one line and one sentence. */
export function answerWords(answer: RootAnswer): AnswerWords {
  const { grade, values, states, schedules, bounds, granted, broken, properties } = answer;
  const which = valuesWords(values);
  switch (grade) {
    case 'refuted': {
      const { name, words, run } = broken!;
      const supposed =
        run.supposed.length === 0 ? '' : `, suppose that ${run.supposed.join(' and ')}`;
      const timing = run.timing.length === 0 ? '' : `, ${run.timing.join(' and ')}`;
      return {
        title: brokenTitles[name],
        sentence: capitalised(
          toSentence(`${withValues(broken!.values)}${words}${supposed}${timing}`),
          answer.name,
        ),
      };
    }
    case 'checked': {
      const provided = granted.length === 0 ? '' : `, provided that ${grantedWords(granted)}`;
      const when = `${which === '' ? ' under every schedule' : ' for the values tried'}${provided}`;
      const seen = `The proof does not reach it. The Go machine saw all runs${which}:`;
      const endless = properties.find(
        ({ name, outcome }) => name === 'terminates' && outcome === 'broken',
      );
      const unended = endless?.words ?? answer.serving;
      if (unended !== null)
        return {
          title: `Nobody waits for ever${when}, but not every run ends`,
          sentence: `${seen} nobody is left waiting, and nothing panics (${states} states). But ${unended}.${raceWords(answer)}`,
        };
      return {
        title: `Free of goroutine leaks${when}`,
        sentence: `${seen} every goroutine ends, and nothing panics (${states} states).${raceWords(answer)}`,
      };
    }
    case 'searched':
      return {
        title: 'No goroutine leak was found',
        sentence: `The proof does not reach it. The Go machine saw some of the runs${which} (${states} states, ${schedules} schedules): ${bounds.length > 0 ? bounds.join('; ') : `open is ${openNames(answer)}`}.${granted.length === 0 ? '' : ` Provided that ${grantedWords(granted)}.`}`,
      };
  }
}

/** A data race changes nobody's waiting, so that it may be left open beside an answer. */
function raceWords({ name: root, properties }: RootAnswer): string {
  const race = properties.find(({ name }) => name === 'race-free');
  return race?.outcome === 'open' ? ` ${capitalised(race.words, root)}.` : '';
}

function openNames({ properties }: RootAnswer): string {
  return properties.flatMap(({ name, outcome }) => (outcome === 'open' ? [name] : [])).join(', ');
}

const brokenTitles: Readonly<Record<PropertyName, string>> = {
  'no-leak': 'Can leak a goroutine',
  'no-deadlock': 'Can deadlock',
  'channel-safety': 'Can panic at a channel',
  'eventual-reception': 'Can lose a value',
  'waitgroup-safety': 'Can misuse a waitgroup',
  'lock-safety': 'Can misuse a lock',
  'race-free': 'Has a data race',
  'no-panic': 'Can panic',
  terminates: 'Can run for ever',
};

const mostGranted = 5;

/** The JSON report has all of them. */
function grantedWords(granted: readonly string[]): string {
  const more = granted.length - mostGranted;
  if (more <= 1) return listed(granted);
  return listed([...granted.slice(0, mostGranted), `${more} more of this kind hold`]);
}

const mostShown = 4;

function valuesWords(values: readonly Values[]): string {
  const shown = values.map(withValues).filter((words) => words !== '');
  if (shown.length === 0) return '';
  const more = shown.length - mostShown;
  const first = shown.slice(0, mostShown).map((words) => words.trim());
  return ` ${first.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}
