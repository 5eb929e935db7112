import { unreachable } from '../../base/unreachable.ts';
import type { Engine } from './engine.ts';
import type { FromThread, StartMessage, ToThread } from './messages.ts';

/** What a browser's worker and a thread of Node's have in common. */
export interface ThreadHandle {
  post(message: ToThread): void;
  onMessage(listener: (message: FromThread) => void): void;
  /** The thread could not be loaded, or threw where nobody caught it, or ended. */
  onFault(listener: (reason: string) => void): void;
  terminate(): void;
}

/** Starts Z3 in a thread that is already there. */
export async function startInThread(thread: ThreadHandle, start: StartMessage): Promise<Engine> {
  const ask = conversation(thread);
  try {
    await ask(start);
  } catch (error) {
    thread.terminate();
    throw error;
  }
  return {
    evaluate: (request) => ask({ kind: 'evaluate', request }),
    terminate: () => {
      thread.terminate();
    },
  };
}

interface Waiting {
  resolve(text: string): void;
  reject(error: Error): void;
}

/** One question is open at a time; a fault of the thread answers it, or else the next one. */
function conversation(thread: ThreadHandle): (message: ToThread) => Promise<string> {
  let waiting: Waiting | null = null;
  let fault: Error | null = null;
  const fail = (reason: string): void => {
    fault ??= new Error(reason);
    waiting?.reject(fault);
  };
  thread.onFault(fail);
  thread.onMessage((message) => {
    switch (message.kind) {
      case 'ready':
        return waiting?.resolve('');
      case 'output':
        return waiting?.resolve(message.text);
      case 'dead':
        return fail(message.reason);
      default:
        return unreachable(message);
    }
  });
  return (message) =>
    new Promise((resolve, reject) => {
      if (fault !== null) return reject(fault);
      waiting = { resolve, reject };
      thread.post(message);
    });
}
