import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { InitZ3 } from './glue.ts';
import type { ToThread } from './messages.ts';
import { threadBehaviour } from './thread.ts';

const require = createRequire(import.meta.url);
const answer = threadBehaviour(
  (path) => require(path) as InitZ3,
  (reply) => parentPort?.postMessage(reply),
);

parentPort?.on('message', (message: ToThread) => {
  void answer(message);
});
