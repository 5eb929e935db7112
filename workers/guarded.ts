import type { Reply } from '../src/protocol/compiler-api.ts';

/** What a stage throws is a bug of ours; here it becomes a message, so that the page goes on. */
export async function guarded<T>(work: () => T | Promise<T>): Promise<Reply<T>> {
  try {
    return { kind: 'done', value: await work() };
  } catch (error) {
    return { kind: 'fault', message: messageOf(error) };
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
