import { proxy, wrap, type Remote } from 'comlink';
import type { CompilerApi, Reply, SolverState } from '../../protocol/compiler-api.ts';
import CompilerWorker from '../../../workers/compiler.ts?worker';

type Fault = Extract<Reply<unknown>, { kind: 'fault' }>;
/** The worker was replaced before it answered. */
type Lost = { readonly kind: 'lost' };
type Called<T> = Reply<T> | Lost;

interface Connection {
  readonly api: Remote<CompilerApi>;
  /** Settles when the worker has broken or was replaced: it answers nothing any more. */
  readonly ended: Promise<Fault | Lost>;
  end(how: Fault | Lost): void;
}

/** A worker that does not even hear that it is to stop is replaced after so many milliseconds. */
const patience = 1_000;

/**
 * The page's end of the compiler's worker, which it replaces when it is broken or deaf. That is cheap:
 * a worker keeps nothing but the last text. No call is left without an answer.
 */
export class CompilerClient {
  readonly #onSolver: (state: SolverState) => void;
  #connection: Connection | null;

  constructor(onSolver: (state: SolverState) => void) {
    this.#onSolver = onSolver;
    this.#connection = this.#connect();
  }

  call<T>(ask: (api: Remote<CompilerApi>) => Promise<Reply<T>>): Promise<Called<T>> {
    this.#connection ??= this.#connect();
    const { api, ended } = this.#connection;
    return Promise.race([ended, ask(api)]);
  }

  /** Stops the check that is under way, whatever the worker is doing. */
  cancel(): void {
    const connection = this.#connection;
    if (connection === null) return;
    const deaf = setTimeout(() => {
      connection.end({ kind: 'lost' });
    }, patience);
    void connection.api.cancel().then(() => {
      clearTimeout(deaf);
    });
  }

  close(): void {
    this.#connection?.end({ kind: 'lost' });
  }

  #connect(): Connection {
    const worker = new CompilerWorker();
    const { promise: ended, resolve } = withResolvers<Fault | Lost>();
    const connection: Connection = {
      api: wrap<CompilerApi>(worker),
      ended,
      end: (how) => {
        worker.terminate();
        if (this.#connection === connection) this.#connection = null;
        resolve(how);
      },
    };
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      const message = event.message || 'The compiler could not be loaded.';
      connection.end({ kind: 'fault', message });
    });
    void connection.api.prepareSolver(
      proxy((state) => {
        if (this.#connection === connection) this.#onSolver(state);
      }),
    );
    return connection;
  }
}

function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}
