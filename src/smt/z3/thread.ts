import { unreachable } from '../../base/unreachable.ts';
import type { InitZ3 } from './glue.ts';
import type { FromThread, ToThread } from './messages.ts';
import { startRuntime } from './runtime.ts';
import type { Runtime } from './contexts.ts';

/**
 * The thread's side of the conversation, the same in a browser's worker and in Node. Whatever is
 * thrown, Z3 is taken for dead: its memory may be in any state.
 */
export function threadBehaviour(
  loadGlue: (place: string) => InitZ3,
  post: (reply: FromThread) => void,
): (message: ToThread) => Promise<void> {
  let runtime: Runtime | null = null;
  const answer = async (message: ToThread): Promise<FromThread> => {
    switch (message.kind) {
      case 'start':
        runtime = await startRuntime(loadGlue(message.glue), message.module);
        return { kind: 'ready' };
      case 'evaluate':
        if (runtime === null) throw new Error('asked before it was started');
        return { kind: 'output', text: runtime.evaluate(message.request) };
      default:
        return unreachable(message);
    }
  };
  return async (message) => {
    try {
      post(await answer(message));
      runtime?.makeReady();
    } catch (error) {
      post({ kind: 'dead', reason: reasonOf(error) });
    }
  };
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.includes('Cannot enlarge memory') ? 'Z3 ran out of memory' : text;
}
