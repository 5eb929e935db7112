/**
 * Long work, cut into small pieces: it yields its progress every few milliseconds, and ends early with
 * an honest result when it is answered `true`.
 */
export type Task<Progress, Result> = Generator<Progress, Result, boolean>;

interface TaskWatch<Progress> {
  readonly onProgress?: (progress: Progress) => void;
  /** Asked after each piece. */
  readonly shouldStop?: () => boolean;
}

/** Runs a task to its end without letting go of the thread. */
export function runTask<Progress, Result>(
  task: Task<Progress, Result>,
  { onProgress, shouldStop }: TaskWatch<Progress> = {},
): Result {
  let piece = task.next(false);
  while (piece.done !== true) {
    onProgress?.(piece.value);
    piece = task.next(shouldStop?.() === true);
  }
  return piece.value;
}

/** How long a task may keep the thread, in milliseconds, before messages are let in. */
const turnLength = 20;

/** Runs a task in turns, so that a worker hears the message that stops it. */
export async function runTaskInTurns<Progress, Result>(
  task: Task<Progress, Result>,
  { onProgress, shouldStop }: TaskWatch<Progress> = {},
): Promise<Result> {
  let turnEnds = performance.now() + turnLength;
  let piece = task.next(false);
  while (piece.done !== true) {
    if (performance.now() > turnEnds) {
      onProgress?.(piece.value);
      await nextTurn();
      turnEnds = performance.now() + turnLength;
    }
    piece = task.next(shouldStop?.() === true);
  }
  return piece.value;
}

/** A message to oneself: unlike a timer it is not held back by browsers. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
