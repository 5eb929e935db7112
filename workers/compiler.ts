import { expose } from 'comlink';
import { z3Files } from 'virtual:z3-files';
import { browserGoFiles } from '../src/go/browser-files.ts';
import { loadGoParser } from '../src/go/parse.ts';
import { browserSolver } from '../src/smt/z3/browser-solver.ts';
import { CompilerService } from './compiler-service.ts';
import { fetchCached } from './cached-image.ts';
import SolverWorker from './solver.ts?worker';

expose(
  new CompilerService(
    (onProgress) =>
      browserSolver({
        files: z3Files,
        openWorker: () => new SolverWorker(),
        fetchImage: fetchCached,
        onProgress,
      }),
    () => loadGoParser(browserGoFiles()),
  ),
);
