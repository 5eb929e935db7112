import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Solver } from '../solver.ts';
import type { Engine } from './engine.ts';
import { solverOver } from './engine-solver.ts';
import { startInThread } from './worker-engine.ts';
import type { ThreadHandle } from './worker-engine.ts';
import { fitImage } from './wasm-image.ts';

/** Where the bundle of node-thread.ts lies, from this module: the build puts it in. */
declare const VIRGO_Z3_THREAD: string;

/**
 * Z3 in a thread of its own, so that a query that hangs can be ended. All solvers that are made by
 * one call of this share the compiled wasm: a process needs one.
 */
export function nodeSolvers(): () => Solver {
  const glue = createRequire(import.meta.url).resolve('z3-solver/build/z3-built.js');
  let compiling: Promise<WebAssembly.Module> | null = null;
  const start = async (): Promise<Engine> => {
    compiling ??= compile(glue.replace(/\.js$/, '.wasm'));
    const module = await compiling;
    return startInThread(openThread(), { kind: 'start', module, glue });
  };
  return () => solverOver(start);
}

async function compile(path: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(fitImage(await readFile(path)));
}

function openThread(): ThreadHandle {
  const worker = new Worker(new URL(VIRGO_Z3_THREAD, import.meta.url));
  return {
    post: (message) => {
      worker.postMessage(message);
    },
    onMessage: (listener) => worker.on('message', listener),
    onFault: (listener) => {
      worker.on('error', (error) => {
        listener(error.message);
      });
      worker.on('exit', (code) => {
        listener(`Z3's thread ended with code ${code}`);
      });
    },
    terminate: () => {
      void worker.terminate();
    },
  };
}
