import type { InitZ3 } from './glue.ts';
import type { ToThread } from './messages.ts';
import { threadBehaviour } from './thread.ts';

/** To be called once, in a worker that is there for Z3 alone. */
export function serveBrowserThread(): void {
  exposeSharedArrayBuffer();
  const answer = threadBehaviour(loadGlue, (reply) => {
    self.postMessage(reply);
  });
  globalThis.addEventListener('message', (event: MessageEvent<ToThread>) => {
    void answer(event.data);
  });
}

/**
 * Without cross-origin isolation the name SharedArrayBuffer is hidden, though shared memories can be
 * made. The glue asks for the name alone: no memory of ours is ever shared with another thread.
 */
function exposeSharedArrayBuffer(): void {
  const scope = globalThis as { SharedArrayBuffer?: unknown };
  scope.SharedArrayBuffer ??= new WebAssembly.Memory({
    initial: 1,
    maximum: 1,
    shared: true,
  }).buffer.constructor;
}

function loadGlue(url: string): InitZ3 {
  if (import.meta.env.DEV) evaluateInModuleWorker(url);
  else importScripts(url);
  const initZ3 = (globalThis as { initZ3?: InitZ3 }).initZ3;
  if (initZ3 === undefined) throw new Error(`${url} defines no initZ3`);
  return initZ3;
}

/** The development server makes module workers only, and those have no importScripts. */
function evaluateInModuleWorker(url: string): void {
  const request = new XMLHttpRequest();
  request.open('GET', url, false);
  request.send();
  (0, eval)(request.responseText);
}
