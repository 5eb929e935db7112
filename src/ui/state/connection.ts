import { wrap, type Remote } from 'comlink';
import type { CompilerApi } from '../../protocol/compiler-api.ts';
import CompilerWorker from '../../../workers/compiler.ts?worker';

/** The worker that compiles and proves. It is cheap to replace: it keeps nothing but the last text. */
export interface Connection {
  readonly api: Remote<CompilerApi>;
  close(): void;
}

/** `onBroken` is told when the worker cannot be loaded or fails where nothing catches it. */
export function openConnection(onBroken: (message: string) => void): Connection {
  const worker = new CompilerWorker();
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onBroken(event.message || 'The compiler could not be loaded.');
  });
  return {
    api: wrap<CompilerApi>(worker),
    close() {
      worker.terminate();
    },
  };
}
