import { wrap, type Remote } from 'comlink';
import type { Reply } from '../../protocol/compiler-api.ts';
import type { PuzzleApi } from '../../protocol/puzzle-api.ts';
import type { PuzzleKind } from '../../protocol/puzzle.ts';
import PuzzleWorker from '../../../workers/puzzles.ts?worker';

/** What is asked: to judge a puzzle of some kind, or something that needs no solver. */
type QuestionKind = PuzzleKind | 'other';

/** A judgement that takes longer is given up: a puzzle may come from anybody. */
const patience = 30_000;
/** The first of each kind waits for what has to be loaded for it, such as the solver, perhaps over a slow line. */
const patienceAtFirst = 180_000;

/** The page's end of the worker that judges puzzles; one that is endless or broken is replaced. */
export class PuzzleClient {
  #connection: { readonly worker: Worker; readonly api: Remote<PuzzleApi> } | null = null;
  /** The kinds of questions that were answered by this worker. */
  #answered = new Set<QuestionKind>();

  async call<T>(
    kind: QuestionKind,
    ask: (api: Remote<PuzzleApi>) => Promise<Reply<T>>,
  ): Promise<Reply<T>> {
    const { worker, api } = this.#connect();
    let stop: () => void = () => undefined;
    const failed = new Promise<Reply<T>>((resolve) => {
      const fail = (message: string): void => {
        this.#drop(worker);
        resolve({ kind: 'fault', message });
      };
      const timer = setTimeout(
        () => {
          fail('This took too long and was given up.');
        },
        this.#answered.has(kind) ? patience : patienceAtFirst,
      );
      const onError = (event: ErrorEvent): void => {
        event.preventDefault();
        fail(event.message || 'The judge could not be loaded.');
      };
      worker.addEventListener('error', onError);
      stop = () => {
        clearTimeout(timer);
        worker.removeEventListener('error', onError);
      };
    });
    try {
      return await Promise.race([failed, this.#answer(kind, ask(api))]);
    } finally {
      stop();
    }
  }

  async #answer<T>(kind: QuestionKind, reply: Promise<Reply<T>>): Promise<Reply<T>> {
    const answer = await reply;
    this.#answered.add(kind);
    return answer;
  }

  close(): void {
    if (this.#connection !== null) this.#drop(this.#connection.worker);
  }

  #connect(): { readonly worker: Worker; readonly api: Remote<PuzzleApi> } {
    if (this.#connection !== null) return this.#connection;
    const worker = new PuzzleWorker();
    this.#connection = { worker, api: wrap<PuzzleApi>(worker) };
    return this.#connection;
  }

  #drop(worker: Worker): void {
    worker.terminate();
    if (this.#connection?.worker !== worker) return;
    this.#connection = null;
    this.#answered = new Set();
  }
}
