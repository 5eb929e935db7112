import { z3Files } from 'virtual:z3-files';
import { browserSolver } from '../../../src/smt/z3/browser-solver.ts';
import SolverWorker from '../../../workers/solver.ts?worker';

/** A worker that has Z3 in a worker of its own, as the page's compiler has: it answers scripts. */
const solver = browserSolver({ files: z3Files, openWorker: () => new SolverWorker() });

globalThis.addEventListener('message', (event: MessageEvent<string>) => {
  void solver.run(event.data).then((reply) => {
    self.postMessage(reply);
  });
});
