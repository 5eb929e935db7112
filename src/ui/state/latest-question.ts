import type { Remote } from 'comlink';
import type { CompilerApi, FragmentReference, Reply } from '../../protocol/compiler-api.ts';
import type { EntryReference, MachineApi } from '../../protocol/machine-api.ts';

/** Something that is asked of the compiler about the program on the page. */
export type Question<T> = (
  api: Remote<CompilerApi>,
  what: FragmentReference,
) => Promise<Reply<T | null>>;

/** Something that is asked of the Go machine about the function on show. */
export type ProgramQuestion<T> = (
  api: Remote<MachineApi>,
  what: EntryReference,
) => Promise<Reply<T | null>>;

/** Questions of which only the latest matters: the answer to an earlier one is dropped. */
export class LatestQuestion {
  #latest = 0;
  #isOpen = false;

  /** An answer is awaited that will not be dropped as things stand. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Drops the answer to the question that is under way. */
  cancel(): void {
    this.#latest++;
    this.#isOpen = false;
  }

  /** Null where there is no answer, or another question came after this one. */
  async ask<T>(asking: () => Promise<T | null>): Promise<T | null> {
    const mine = ++this.#latest;
    this.#isOpen = true;
    const answer = await asking();
    if (mine !== this.#latest) return null;
    this.#isOpen = false;
    return answer;
  }
}
