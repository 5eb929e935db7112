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

/** What the person wishes for, one after the other: what comes too late is no answer any more. */
export class Wishes {
  readonly #answering: Answering;
  #latest = 0;

  constructor(answering: Answering) {
    this.#answering = answering;
  }

  /** Nobody waits any more for what is under way. */
  giveUp(): void {
    this.#latest++;
  }

  /** Null where there is no answer, or another wish came after this one. */
  async grant<T>(question: Question<T>): Promise<T | null> {
    const mine = ++this.#latest;
    const answer = await this.#answering.ask(question);
    return mine === this.#latest ? answer : null;
  }
}
