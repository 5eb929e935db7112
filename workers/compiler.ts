import { expose } from 'comlink';
import { z3Files } from 'virtual:z3-files';
import { goLibraryUrl } from 'virtual:go-library';
import { GoReader } from '../src/go/plain/go-reader.ts';
import { fetchStandardLibrary } from '../src/go/std/fetch-library.ts';
import { browserSolver } from '../src/smt/z3/browser-solver.ts';
import { CompilerService } from './compiler-service.ts';
import { fetchCached } from './cached-image.ts';
import contractsUrl from './contracts-script.ts?worker&url';
import { contractsFrom } from './open-contracts.ts';
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
    async () => new GoReader(await fetchStandardLibrary(goLibraryUrl)),
    contractsFrom(contractsUrl),
  ),
);
