import { wrap, type Remote } from 'comlink';
import type { Reply } from '../../protocol/compiler-api.ts';
import type { MachineApi } from '../../protocol/machine-api.ts';
import MachineWorker from '../../../workers/machine.ts?worker';

/** The worker was ended while it was asked. */
interface Lost {
  readonly kind: 'lost';
}

interface Connection {
  readonly worker: Worker;
  readonly api: Remote<MachineApi>;
  /** Questions without an answer yet. */
  asked: number;
  end(how: Lost | Fault): void;
  readonly ended: Promise<Lost | Fault>;
}

type Fault = Extract<Reply<never>, { readonly kind: 'fault' }>;

/**
 * The page's end of the Go machine's worker, which comes when it is asked first. While it searches it hears
 * nothing, so it is ended and replaced to stop it: it keeps nothing but the last text.
 */
export class MachineClient {
  readonly #onLost: () => void;
  #connection: Connection | null = null;

  /** `onLost`: what the worker knew is gone. */
  constructor(onLost: () => void) {
    this.#onLost = onLost;
  }

  async call<T>(ask: (api: Remote<MachineApi>) => Promise<Reply<T>>): Promise<Reply<T> | Lost> {
    this.#connection ??= this.#connect();
    const connection = this.#connection;
    connection.asked++;
    try {
      return await Promise.race([connection.ended, ask(connection.api)]);
    } finally {
      connection.asked--;
    }
  }

  /** Ends what is under way, if anything is. */
  stop(): void {
    const connection = this.#connection;
    if (connection !== null && connection.asked > 0) connection.end({ kind: 'lost' });
  }

  close(): void {
    this.#connection?.end({ kind: 'lost' });
  }

  #connect(): Connection {
    const worker = new MachineWorker();
    let settle: (how: Lost | Fault) => void = () => undefined;
    const ended = new Promise<Lost | Fault>((resolve) => (settle = resolve));
    const connection: Connection = {
      worker,
      api: wrap<MachineApi>(worker),
      asked: 0,
      ended,
      end: (how) => {
        worker.terminate();
        if (this.#connection === connection) {
          this.#connection = null;
          this.#onLost();
        }
        settle(how);
      },
    };
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      const message = event.message || 'The Go machine could not be loaded.';
      connection.end({ kind: 'fault', message });
    });
    return connection;
  }
}
