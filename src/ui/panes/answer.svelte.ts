import type { Question } from '../state/latest-question.ts';
import type { ShownFragment } from './shown-fragment.ts';

/**
 * What the compiler answers about the fragment on show, asked again whenever the fragment or the question
 * changes. The answer before stands until the next one has come. To be made while a component is.
 */
export class Answer<T> {
  value = $state.raw() as T;

  constructor(shown: () => ShownFragment, question: () => Question<T>, initial: T) {
    this.value = initial;
    $effect(() => {
      let isLatest = true;
      void shown()
        .ask(question())
        .then((found) => {
          if (found !== null && isLatest) this.value = found;
        });
      return () => {
        isLatest = false;
      };
    });
  }
}
