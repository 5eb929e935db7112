import type { Dice } from '../generate/dice.ts';
import type { Fn } from './program.ts';

export type VarType =
  | 'int'
  | 'bool'
  | 'channel'
  | 'signal'
  | 'group'
  | 'group pointer'
  | 'lock'
  | 'lock pointer'
  | 'list'
  | 'text'
  | 'table'
  | 'question'
  | 'attempt'
  | 'context';

export interface Variable {
  readonly name: string;
  readonly type: VarType;
  /** Written once only: a loop's counter, or something that others read at the same time. */
  readonly constant: boolean;
}

/** What may be said at a place of the program. */
export interface Scope {
  readonly variables: readonly Variable[];
  /** Inside how many loops of this function; none of them is left from another function. */
  readonly loops: number;
  /** Whether the loop goes on by itself after `continue`. */
  readonly steps: boolean;
  /** In a goroutine, where what others read must not be written. */
  readonly spawned: boolean;
  /** What `return` needs to say: '' or 'nil', 'false'. */
  readonly result: string;
  readonly depth: number;
}

/** What grows while a program is made. */
export interface Making {
  readonly dice: Dice;
  /** Ends every name of the file, so that many programs make one package. */
  readonly suffix: string;
  readonly functions: Fn[];
  readonly declarations: Set<string>;
  /** The type whose method the entry is; its helpers can be methods, too. */
  readonly receiver: string | null;
  readonly counter: { next: number };
  /** Variables that a goroutine may read, and those that are written to: never both. */
  readonly captured: Set<string>;
  readonly written: Set<string>;
  /** How much may still be said. */
  readonly budget: { left: number };
}

export function freshName({ counter }: Making, base: string): string {
  return `${base}${counter.next++}`;
}

export function withVariable(scope: Scope, name: string, type: VarType, constant = false): Scope {
  const others = scope.variables.filter((one) => one.name !== name);
  return { ...scope, variables: [...others, { name, type, constant }] };
}

export function namesOf({ variables }: Scope, ...types: readonly VarType[]): readonly string[] {
  return variables.flatMap(({ name, type }) => (types.includes(type) ? [name] : []));
}

/** Without what may change while a goroutine reads it. */
export function withoutWritten(scope: Scope, { written }: Making): Scope {
  return { ...scope, variables: scope.variables.filter(({ name }) => !written.has(name)) };
}

/** In a goroutine of its own, or a function that is called: whose loops are not ours to leave. */
export function inFunction(scope: Scope, spawned: boolean): Scope {
  return {
    ...scope,
    variables: spawned
      ? scope.variables.map((variable) => ({ ...variable, constant: true }))
      : scope.variables,
    loops: 0,
    spawned: scope.spawned || spawned,
    result: '',
    depth: scope.depth + 1,
  };
}
