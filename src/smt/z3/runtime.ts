import { contexts, type Runtime } from './contexts.ts';
import type { InitZ3 } from './glue.ts';
import { fastInvocations } from './invocations.ts';
import { allocateMemory } from './memory.ts';

export async function startRuntime(initZ3: InitZ3, module: WebAssembly.Module): Promise<Runtime> {
  const z3 = await initZ3({
    wasmMemory: allocateMemory(),
    instantiateWasm(imports, receive) {
      const invocations = fastInvocations(withoutThreads(imports));
      const instance = new WebAssembly.Instance(module, invocations.imports);
      invocations.connect(instance.exports);
      receive(instance, module);
      return instance.exports;
    },
    print: () => undefined,
    printErr: () => undefined,
  });
  return contexts(z3);
}

/**
 * A page without cross-origin isolation has no threads: Z3 would wait for ever for one that never
 * begins. Our options keep Z3 from wanting one; should it all the same, that is a fault, and said at
 * once, in Node too.
 */
function withoutThreads(imports: WebAssembly.Imports): WebAssembly.Imports {
  const refuse = (): never => {
    throw new Error('Z3 tried to start a thread');
  };
  return { ...imports, env: { ...imports.env, __pthread_create_js: refuse } };
}
