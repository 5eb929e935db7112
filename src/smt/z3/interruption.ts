type InterruptedBy = 'signal' | 'watchdog';

/** The end of a run before its time: the first of several causes wins, and it happens once. */
export interface Interruption {
  /** Does the work, or throws `Interrupted` as soon as the run is, even before it begins. */
  unlessInterrupted<T>(work: () => Promise<T>): Promise<T>;
  startWatchdog(milliseconds: number): void;
  /** As if the signal had been aborted. */
  interrupt(): void;
  /** Lets go of the signal and the clock. */
  release(): void;
}

export class Interrupted extends Error {
  readonly by: InterruptedBy;

  constructor(by: InterruptedBy) {
    super(`interrupted by the ${by}`);
    this.by = by;
  }
}

export function interruption(signal?: AbortSignal): Interruption {
  const run = new AbortController();
  const happened = new Promise<never>((_, reject) => {
    run.signal.addEventListener('abort', () => {
      reject(run.signal.reason as Interrupted);
    });
  });
  happened.catch(() => undefined); // nobody may be waiting when it happens
  const interrupt = (): void => {
    run.abort(new Interrupted('signal'));
  };
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  signal?.addEventListener('abort', interrupt);
  if (signal?.aborted === true) interrupt();
  return {
    async unlessInterrupted(work) {
      run.signal.throwIfAborted();
      return Promise.race([happened, work()]);
    },
    startWatchdog(milliseconds) {
      watchdog = setTimeout(() => {
        run.abort(new Interrupted('watchdog'));
      }, milliseconds);
    },
    interrupt,
    release() {
      clearTimeout(watchdog);
      signal?.removeEventListener('abort', interrupt);
    },
  };
}
