import type { EngineRequest } from './engine.ts';

export interface StartMessage {
  readonly kind: 'start';
  readonly module: WebAssembly.Module;
  /** Where `z3-built.js` lies: a URL in the browser, a path in Node. */
  readonly glue: string;
}

/** From the host to the thread that Z3 runs in: first `start`, then one `evaluate` at a time. */
export type ToThread =
  StartMessage | { readonly kind: 'evaluate'; readonly request: EngineRequest };

/** Each message from the host is answered by one of these. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'dead'; readonly reason: string };
