import type { Remote } from 'comlink';
import type { CompilerApi, FragmentReference, Reply } from '../../protocol/compiler-api.ts';

/** Something that is asked of the compiler about the program on the page. */
export type Question<T> = (
  api: Remote<CompilerApi>,
  what: FragmentReference,
) => Promise<Reply<T | null>>;

export interface Answering {
  ask<T>(question: Question<T>): Promise<T | null>;
}

/** Questions of which only the latest matters: the answer to an earlier one is dropped. */
export class LatestQuestion {
  readonly #answering: Answering;
  #latest = 0;

  constructor(answering: Answering) {
    this.#answering = answering;
  }

  /** Drops the answer to the question that is under way. */
  cancel(): void {
    this.#latest++;
  }

  /** Null where there is no answer, or another question came after this one. */
  async ask<T>(question: Question<T>): Promise<T | null> {
    const mine = ++this.#latest;
    const answer = await this.#answering.ask(question);
    return mine === this.#latest ? answer : null;
  }
}
