/** One run, as an engine gets it. */
export interface EngineRequest {
  readonly script: string;
  readonly rlimit: number;
  readonly nonlinear: boolean;
  /** The seed, where quantifiers are instantiated by their triggers alone. */
  readonly triggerSeed: number | null;
}

/**
 * A Z3 that runs somewhere else: in a worker, in a thread, in a process of its own. It answers one
 * request at a time, and the only way to interrupt it is to terminate it.
 */
export interface Engine {
  /** Z3's output. Rejects when this engine is no longer fit to be asked. */
  evaluate(request: EngineRequest): Promise<string>;
  terminate(): void;
}

export type StartEngine = () => Promise<Engine>;
