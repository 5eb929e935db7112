/** What breaks off an instruction. Nobody asks where: finding that out would cost more than all the rest. */
export class BrokenOff extends Error {
  constructor() {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super();
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The run leaves what the machine is given: memory, stack, steps. */
export class GivenUp extends BrokenOff {
  readonly words: string;

  constructor(words: string) {
    super();
    this.words = words;
  }
}

/** What was given up in a piece of work; null where it was done. */
export function givenUpIn(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (thrown) {
    if (thrown instanceof GivenUp) return thrown.words;
    throw thrown;
  }
}
