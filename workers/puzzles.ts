import { expose } from 'comlink';
import { goLibraryUrl } from 'virtual:go-library';
import { z3Files } from 'virtual:z3-files';
import { fetchStandardLibrary } from '../src/go/std/fetch-library.ts';
import { browserSolver } from '../src/smt/z3/browser-solver.ts';
import { fetchCached } from './cached-image.ts';
import { PuzzleService } from './puzzle-service.ts';
import SolverWorker from './solver.ts?worker';

expose(
  new PuzzleService({
    library: () => fetchStandardLibrary(goLibraryUrl),
    solver: () =>
      browserSolver({
        files: z3Files,
        openWorker: () => new SolverWorker(),
        fetchImage: fetchCached,
        onProgress: () => undefined,
      }),
  }),
);
