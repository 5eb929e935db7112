import type { Value } from './value.ts';

/** A panic of Go under way through the machine's own calls. */
export class GoPanic {
  readonly value: PanicValue;

  constructor(value: PanicValue) {
    this.value = value;
  }
}

export type PanicValue =
  | { readonly kind: 'value'; readonly value: Value }
  /** Raised by the runtime; recovered, it is a runtime.Error with this text. */
  | { readonly kind: 'runtime'; readonly text: string };

/** Not a panic: the process ends, and nobody can recover it. */
export class FatalError {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The run leaves what the machine is given: memory, stack, steps. */
export class GivenUp {
  readonly words: string;

  constructor(words: string) {
    this.words = words;
  }
}

/** An unknown has to be settled before the instruction can be carried out. */
export class Undecided {
  readonly term: string;
  readonly options: readonly Value[];

  constructor(term: string, options: readonly Value[]) {
    this.term = term;
    this.options = options;
  }
}

export function runtimePanic(text: string): GoPanic {
  return new GoPanic({ kind: 'runtime', text });
}

export const nilDereference = 'invalid memory address or nil pointer dereference';
