import { expose } from 'comlink';
import { z3Files } from 'virtual:z3-files';
import { browserSolver } from '../src/smt/z3/browser-solver.ts';
import { CompilerService } from './compiler-service.ts';
import SolverWorker from './solver.ts?worker';

expose(
  new CompilerService((onProgress) =>
    browserSolver({ files: z3Files, openWorker: () => new SolverWorker(), onProgress }),
  ),
);
