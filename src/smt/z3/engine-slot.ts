import type { Engine, StartEngine } from './engine.ts';

/** Holds the one engine of a solver, and puts another in its place when it is spent. */
export interface EngineSlot {
  /** The engine, starting it if there is none. A start that failed is tried again. */
  readonly engine: () => Promise<Engine>;
  /** Throws the engine away and starts the next, so that it is warm when it is wanted. */
  readonly replace: () => void;
  readonly close: () => void;
}

export function engineSlot(startEngine: StartEngine): EngineSlot {
  let current: Promise<Engine> | null = null;
  const start = (): Promise<Engine> => {
    const starting = startEngine();
    current = starting;
    starting.catch(() => {
      if (current === starting) current = null;
    });
    return starting;
  };
  const close = (): void => {
    current?.then(
      (engine) => {
        engine.terminate();
      },
      () => undefined,
    );
    current = null;
  };
  return {
    engine: () => current ?? start(),
    replace() {
      close();
      void start();
    },
    close,
  };
}
