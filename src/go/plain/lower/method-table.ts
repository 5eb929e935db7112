import type { FunctionId, TypeId } from '../ids.ts';
import type { MethodKey } from '../types.ts';
import type { Context } from './context.ts';
import { methodFunction, typesOfMethod } from './method.ts';
import { findMethod, isInMethodSet } from './method-lookup.ts';
import { baseOfKey } from './type-table.ts';

/**
 * The tables of methods of the types whose values are put into interfaces, as far as some interface asks for
 * them. What such a value is made of counts too: a printed struct shows its fields.
 */
export class MethodTables {
  readonly #context: Context;
  readonly #tables = new Map<TypeId, Map<MethodKey, FunctionId>>();
  readonly #known = new Set<TypeId>();
  #size = '';

  constructor(context: Context) {
    this.#context = context;
  }

  /** Fills in what came up since the last time; false if there was nothing. */
  advance(): boolean {
    const { program } = this.#context;
    const { types, boxed, asked } = program;
    for (const type of boxed) this.#reach(type);
    for (const { shape } of types.entries.slice())
      if (shape.kind === 'interface') for (const key of shape.methods) asked.add(key);
    const size = `${this.#known.size} ${asked.size} ${types.entries.length}`;
    if (size === this.#size) return false;
    this.#size = size;
    for (const type of [...this.#known]) for (const key of [...asked]) this.#fill(type, key);
    return true;
  }

  tableOf(type: TypeId): ReadonlyMap<MethodKey, FunctionId> {
    return this.#tables.get(type) ?? new Map<MethodKey, FunctionId>();
  }

  #reach(start: TypeId): void {
    const { types } = this.#context.program;
    const left = [start];
    for (let type = left.pop(); type !== undefined; type = left.pop()) {
      if (this.#known.has(type)) continue;
      this.#known.add(type);
      const shape = types.shape(type);
      switch (shape.kind) {
        case 'pointer':
        case 'slice':
        case 'array':
          left.push(shape.element);
          break;
        case 'map':
          left.push(shape.key, shape.value);
          break;
        case 'struct':
          left.push(...shape.fields.map((field) => field.type));
          break;
        case 'string':
        case 'boolean':
        case 'function':
        case 'channel':
        case 'interface':
        case 'unknown':
        case 'integer':
        case 'float':
        case 'complex':
        case 'native':
          break;
      }
    }
  }

  #fill(type: TypeId, key: MethodKey): void {
    const { types } = this.#context.program;
    const table = this.#tables.get(type) ?? new Map<MethodKey, FunctionId>();
    if (table.has(key) || types.shape(type).kind === 'interface') return;
    const base = baseOfKey(key);
    const found = findMethod(types, type, base);
    if (found === null || !isInMethodSet(types, type, found)) return;
    const { parameters, results, variadic } = typesOfMethod(this.#context, found);
    const signature = types.function(parameters, results, variadic);
    if (types.methodKey(base, signature) !== key) return;
    const id = methodFunction(this.#context, type, base);
    if (id === null) return;
    table.set(key, id);
    this.#tables.set(type, table);
  }
}
