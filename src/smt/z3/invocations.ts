import { allocateTable, ownPlaces, tableName } from './function-table.ts';
import { invocationModule } from './invocation-module.ts';
import { prefix } from './invocation-signature.ts';

/**
 * Z3 is C++ with exceptions, compiled for engines that have none: each call below which something may be
 * caught goes through an import `invoke_…` of the glue, out to JavaScript and in again, which took more
 * than half of the time of our proofs. This is the same as a module of wasm beside Z3's, with the
 * exceptions of wasm: it calls the function, and where C++ has thrown, it restores the stack and says so.
 */
interface Invocations {
  /** The imports of Z3's wasm, these in their place. */
  readonly imports: WebAssembly.Imports;
  /** To be called once Z3's wasm is there. */
  readonly connect: (exports: WebAssembly.Exports) => void;
}

export function fastInvocations(
  given: WebAssembly.Imports,
  isValid = WebAssembly.validate,
): Invocations {
  const table = allocateTable();
  const env = { ...given.env, [tableName]: table };
  const bytes = invocationModule(Object.keys(env).filter((name) => name.startsWith(prefix)));
  if (!isValid(bytes)) {
    // An engine without exceptions of wasm goes on through the glue.
    return { imports: { ...given, env }, connect: () => undefined };
  }
  const { imports, caught } = throwing(env);
  const beside = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
    env: { [tableName]: table, caught },
  });
  return {
    imports: { ...given, env: { ...env, ...imports, ...beside.exports } },
    connect(exports) {
      for (const [place, name] of ownExports) table.set(place, exports[name]);
    },
  };
}

const ownExports = [
  [ownPlaces.saveStack, 'emscripten_stack_get_current'],
  [ownPlaces.restoreStack, '_emscripten_stack_restore'],
  [ownPlaces.setThrew, 'setThrew'],
] as const;

const throwers = ['__cxa_throw', '__cxa_rethrow', '__resumeException'];

/** Tells what C++ throws from what ends the runtime: an exit, a thread that must not be, no memory. */
function throwing(env: WebAssembly.ModuleImports) {
  let isThrown = false;
  const marking = (name: string) => {
    const original = env[name] as (...values: readonly unknown[]) => unknown;
    return (...values: readonly unknown[]) => {
      isThrown = true;
      return original(...values);
    };
  };
  return {
    imports: Object.fromEntries(throwers.map((name) => [name, marking(name)])),
    /** Whether what just arrived was thrown by C++: asked once for each. */
    caught: (): number => {
      const was = isThrown;
      isThrown = false;
      return was ? 1 : 0;
    },
  };
}
