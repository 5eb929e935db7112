/**
 * What we use of `z3-built.js`, the JavaScript that comes with the wasm of the package z3-solver.
 *
 * Only synchronous exports: those named `async_…` start threads, which a page without cross-origin
 * isolation cannot have.
 */
export interface Z3Exports {
  ccall(
    name: 'Z3_eval_smtlib2_string',
    returns: 'string',
    takes: readonly ['number', 'string'],
    values: readonly [number, string],
  ): string;
  _Z3_mk_config(): number;
  _Z3_del_config(config: number): void;
  _Z3_mk_context(config: number): number;
  _Z3_del_context(context: number): void;
  _set_noop_error_handler(context: number): void;
}

interface GlueOptions {
  readonly wasmMemory: WebAssembly.Memory;
  instantiateWasm(
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): WebAssembly.Exports;
  print(line: string): void;
  printErr(line: string): void;
}

export type InitZ3 = (options: GlueOptions) => Promise<Z3Exports>;
