import type { Solver } from '../solver.ts';
import { loadImage } from './browser-image.ts';
import type { DownloadProgress } from './browser-image.ts';
import { solverOver } from './engine-solver.ts';
import type { FromThread } from './messages.ts';
import { warmUp } from './warm-up.ts';
import { startInThread } from './worker-engine.ts';
import type { ThreadHandle } from './worker-engine.ts';

/** Where the build put Z3's files. */
export interface Z3Files {
  /** `z3-built.js` as the package has it, to be loaded by importScripts. */
  readonly glueUrl: string;
  /** The wasm, packed. */
  readonly imageUrl: string;
  readonly imageBytes: number;
}

interface BrowserSolverOptions {
  readonly files: Z3Files;
  /** Makes a worker that runs `serveBrowserThread`: a classic one, with no other task. */
  readonly openWorker: () => Worker;
  /** Where the wasm comes from, if not simply from its address. */
  readonly fetchImage?: (url: string) => Promise<Response>;
  readonly onProgress?: (progress: DownloadProgress) => void;
}

/** The wasm is downloaded and compiled once; a worker that replaces another gets the same module. */
export function browserSolver(options: BrowserSolverOptions): Solver {
  const { files, openWorker, fetchImage, onProgress = () => undefined } = options;
  let loaded: Promise<WebAssembly.Module> | null = null;
  const solver = solverOver(async () => {
    loaded ??= loadImage(files.imageUrl, files.imageBytes, onProgress, fetchImage);
    const module = await loaded.catch((error: unknown) => {
      loaded = null; // the network may be back the next time
      throw error;
    });
    return startInThread(handle(openWorker()), { kind: 'start', module, glue: files.glueUrl });
  });
  let warming: Promise<unknown> | null = null;
  return {
    ...solver,
    async prepare() {
      await solver.prepare();
      // Cold, it is not ready: the first question would wait behind this one anyway.
      await (warming ??= solver.run(warmUp));
    },
    run(script, given) {
      // Where nobody has waited for it to be ready, the first question warms it.
      warming ??= Promise.resolve();
      return solver.run(script, given);
    },
  };
}

function handle(worker: Worker): ThreadHandle {
  return {
    post: (message) => {
      worker.postMessage(message);
    },
    onMessage: (listener) => {
      worker.addEventListener('message', (event) => {
        listener(event.data as FromThread);
      });
    },
    onFault: (listener) => {
      worker.addEventListener('error', (event) => {
        listener(event.message || 'the worker of Z3 could not be loaded');
      });
    },
    terminate: () => {
      worker.terminate();
    },
  };
}
