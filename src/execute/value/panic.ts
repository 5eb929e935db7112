import type { Value } from './value.ts';

/** What breaks off an instruction. Nobody asks where: finding that out would cost more than all the rest. */
export class BrokenOff extends Error {
  constructor() {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super();
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** A panic of Go under way through the machine's own calls. */
export class GoPanic extends BrokenOff {
  readonly value: PanicValue;

  constructor(value: PanicValue) {
    super();
    this.value = value;
  }
}

export type PanicValue =
  | { readonly kind: 'value'; readonly value: Value }
  /** Raised by the runtime; recovered, it is a runtime.Error with this text. */
  | { readonly kind: 'runtime'; readonly text: string }
  /** The same, without "runtime error: " in front. */
  | { readonly kind: 'plain'; readonly text: string };

/** Not a panic: the process ends, and nobody can recover it. */
export class FatalError extends BrokenOff {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** The program ends itself. */
export class Exit extends BrokenOff {
  readonly code: number;

  constructor(code: number) {
    super();
    this.code = code;
  }
}

/** The goroutine ends, after its deferred calls. */
export class Goexit extends BrokenOff {
  readonly kind = 'goexit';
}

/** The run leaves what the machine is given: memory, stack, steps. */
export class GivenUp extends BrokenOff {
  readonly words: string;

  constructor(words: string) {
    super();
    this.words = words;
  }
}

/** An unknown has to be settled before the instruction can be carried out. */
export class Undecided extends BrokenOff {
  readonly term: string;
  readonly options: readonly Value[];

  constructor(term: string, options: readonly Value[]) {
    super();
    this.term = term;
    this.options = options;
  }
}

export function runtimePanic(text: string): GoPanic {
  return new GoPanic({ kind: 'runtime', text });
}

export function nilPanic(): GoPanic {
  return runtimePanic(nilDereference);
}

export const nilDereference = 'invalid memory address or nil pointer dereference';

/** What Error() of a recovered runtime error says. */
export function runtimeText(panic: Exclude<PanicValue, { kind: 'value' }>): string {
  return panic.kind === 'runtime' ? `runtime error: ${panic.text}` : panic.text;
}
