import { z3Files } from 'virtual:z3-files';
import { browserSolver } from '../../../src/smt/z3/browser-solver.ts';
import type { DownloadProgress } from '../../../src/smt/z3/browser-image.ts';
import type { SolverReply } from '../../../src/smt/solver.ts';
import SolverWorker from '../../../workers/solver.ts?worker';
import NestedWorker from './nested.ts?worker';

/** A page with nothing but Z3, which the browser tests reach into. */
const progress: DownloadProgress[] = [];
const solver = browserSolver({
  files: z3Files,
  openWorker: () => new SolverWorker(),
  onProgress: (step) => progress.push(step),
});

function askNested(script: string): Promise<SolverReply> {
  const worker = new NestedWorker();
  return new Promise((resolve) => {
    worker.onmessage = (event: MessageEvent<SolverReply>) => {
      worker.terminate();
      resolve(event.data);
    };
    worker.postMessage(script);
  });
}

export const testPage = { solver, progress, askNested };
Object.assign(globalThis, { testPage });
