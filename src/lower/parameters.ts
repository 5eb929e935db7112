import type { Span } from '../base/span.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { goCatalogue } from '../diagnostics/go-catalogue.ts';
import type { Origin, ValueRange } from '../model/quantity.ts';
import type { Sort } from '../expression/sort.ts';
import type { Names } from './names.ts';

/** What a parameter of the program is in the Go text. */
export interface ParameterMeaning {
  readonly name: string;
  readonly sort: Sort;
  readonly origin: Origin | 'chosen';
  /** Where its value comes from. */
  readonly span: Span;
  readonly nonNegative: boolean;
  readonly range?: ValueRange;
}

export function meaningsOf(names: Names): readonly ParameterMeaning[] {
  const meanings = [...names.used].map(([source, name]): ParameterMeaning => {
    const { sort, origin, span, nonNegative, range } = source;
    const meaning = { name, sort, origin, span, nonNegative };
    return range === undefined ? meaning : { ...meaning, range };
  });
  const chosen = names.chosenValues.map(({ name, span }): ParameterMeaning => ({
    name,
    sort: 'int',
    origin: 'chosen',
    span,
    nonNegative: false,
  }));
  const unique = new Map([...meanings, ...chosen].map((meaning) => [meaning.name, meaning]));
  return [...unique.values()];
}

const words: Readonly<Partial<Record<Origin, string>>> = {
  computed: 'what it will be is not looked into',
  received: 'what is sent is not looked into',
  stored: 'what it holds at that moment is not looked into',
  carried: 'what it holds at that moment is not looked into',
};

const iterationWords: Readonly<Partial<Record<Origin, string>>> = {
  iterations: 'How often this loop iterates',
  'iterations-with': 'In how many iterations of this loop that holds',
  'iterations-before': 'How many iterations this loop makes before one that leaves it',
  leaves: 'Whether an iteration leaves this loop',
};

export function noteParameters(names: Names, diagnostics: Diagnostic[]): void {
  for (const [source, name] of names.used) {
    const what = words[source.origin];
    const iterations = iterationWords[source.origin];
    if (iterations !== undefined)
      diagnostics.push(
        diagnose(goCatalogue, 'go-note-iterations', source.span, { name, what: iterations }),
      );
    else if (what !== undefined && !source.assumedStill)
      diagnostics.push(diagnose(goCatalogue, 'go-note-condition', source.span, { name, what }));
    if (source.assumedStill)
      diagnostics.push(diagnose(goCatalogue, 'go-note-still', source.span, { name }));
  }
}
