/** Under this name of `env` the fitted wasm imports its table, and the glue finds it among the exports. */
export const tableName = '__indirect_function_table';

/** What the package's wasm asks for, with room behind it for our own (invocations.ts). */
export const tableSize = 24_576;

/** The last places of the table, which the package leaves free. */
export const ownPlaces = {
  count: 3,
  saveStack: tableSize - 3,
  restoreStack: tableSize - 2,
  setThrew: tableSize - 1,
} as const;

export function allocateTable(): WebAssembly.Table {
  return new WebAssembly.Table({ element: 'anyfunc', initial: tableSize });
}
