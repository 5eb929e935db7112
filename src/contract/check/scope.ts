import type { Span } from '../../base/span.ts';
import type {
  Clause,
  Expression as Syntax,
  FunctionMember,
  PredicateMember,
  Statement as Node,
} from '../language/node.ts';
import type { Token } from '../language/token.ts';
import { TypeFault } from './fault.ts';
import type {
  Expression,
  FunctionInfo,
  Guard,
  Implementation,
  InterfaceType,
  PredicateInfo,
  Statement,
  Type,
  Variable,
  Message,
} from './model.ts';

export type Entity =
  | {
      readonly kind: 'variable';
      readonly variable: Variable;
      readonly level: number;
      readonly isGhost: boolean;
    }
  /** Stands for something longer: a field's name in what guards it. */
  | { readonly kind: 'alias'; readonly meaning: Expression }
  | { readonly kind: 'constant'; readonly type: Type; readonly value: bigint | boolean | string }
  | { readonly kind: 'type'; readonly type: Type }
  | {
      readonly kind: 'function';
      readonly function: FunctionInfo;
      /** Of a method that a variable stands for: the receiver, as it was then. */
      readonly bound?: { readonly receiver: Variable; readonly level: number };
    }
  | { readonly kind: 'predicate'; readonly predicate: PredicateInfo }
  | { readonly kind: 'package'; readonly scope: Scope }
  /** Known to be there, but not followed: a variable of the package, a package without text. */
  | { readonly kind: 'unsupported'; readonly what: string };

export interface Scope {
  readonly parent: Scope | null;
  readonly names: Map<string, Entity>;
}

/** The rules need each other: an expression may hold a function, and that holds statements. */
export interface Rules {
  readonly expression: (env: Environment, syntax: Syntax, expected: Type | null) => Expression;
  readonly constructor: (
    env: Environment,
    syntax: Syntax,
    given: readonly Syntax[] | null,
    span: Span,
  ) => Expression;
  readonly statement: (
    env: Environment,
    node: Node,
    clauses: readonly Clause[],
    label: string | null,
  ) => readonly Statement[];
  readonly body: (env: Environment, nodes: readonly Node[]) => readonly Statement[];
  readonly function: (
    env: Environment,
    member: FunctionMember,
    id: string,
    belonging: Belonging,
  ) => FunctionInfo;
  readonly predicate: (
    env: Environment,
    member: PredicateMember,
    id: string,
    belonging: Belonging,
  ) => PredicateInfo;
}

export interface Belonging {
  /** The receiver of a method of an interface, which has no syntax. */
  readonly self: { readonly name: string; readonly type: Type; readonly span: Span } | null;
  readonly interface: InterfaceType | null;
}

/** What the checking of one file fills. */
export interface Checker {
  readonly functions: FunctionInfo[];
  readonly predicates: PredicateInfo[];
  readonly implementations: Map<string, Implementation>;
  readonly guards: Guard[];
  readonly messages: Map<string, Message>;
  readonly escapedFields: Set<string>;
  readonly packages: Map<string, Scope>;
  readonly channels: Map<string, Scope>;
  /** Reads a library's text into a scope: it needs all the rest of the checker. */
  readonly load: (c: Checker, name: string, text: string, outer: Scope) => Scope;
  readonly universe: Scope;
  readonly rules: Rules;
  /** Variables that function literals use. */
  readonly captured: Set<Variable>;
  /** Pure functions that the program itself calls, and where. */
  readonly calledPure: Map<FunctionInfo, Span>;
  /** By the type of functions. */
  readonly anyFunctions: Map<string, FunctionInfo>;
  /** Variables of the package that are taken for constants. */
  readonly unchanged: Set<string>;
  readonly checksOverflow: boolean;
  readonly text: string;
  readonly tokens: readonly Token[];
  countsDebts: boolean;
  usesLevels: boolean;
  saysSpawns: boolean;
  fresh: number;
}

/** What is around the syntax that is being read. */
export interface Environment {
  readonly checker: Checker;
  readonly scope: Scope;
  /** How many functions are around: a variable of an outer one is captured. */
  readonly level: number;
  readonly results: readonly Variable[];
  readonly captured: Set<Variable> | null;
  /** In ghost code, which the compiled program does not run. */
  readonly isGhost: boolean;
  readonly isGhostFunction: boolean;
  /** The innermost loop is ghost code, so that ghost code may leave it. */
  readonly isGhostLoop: boolean;
  readonly isInLoop: boolean;
  readonly isLibrary: boolean;
  /** A function's own contract: its parameters are values there. */
  readonly isSignature?: boolean;
  /** The body of a pure function, which the program may run, too. */
  readonly isPureBody?: boolean;
}

export function openScope(parent: Scope | null): Scope {
  return { parent, names: new Map() };
}

export function inner(env: Environment): Environment {
  return { ...env, scope: openScope(env.scope) };
}

export function find(scope: Scope, name: string): Entity | null {
  for (let at: Scope | null = scope; at !== null; at = at.parent) {
    const found = at.names.get(name);
    if (found !== undefined) return found;
  }
  return null;
}

export function newVariable(name: string, type: Type, span: Span, isShared = false): Variable {
  return { name, type, span, isShared, isAssigned: false, isCaptured: false };
}

export function declare(env: Environment, variable: Variable, isGhost = env.isGhost): Variable {
  if (isGhost) variable.isUnbounded = true;
  if (variable.name !== '_') {
    const { level } = env;
    env.scope.names.set(variable.name, { kind: 'variable', variable, level, isGhost });
  }
  return variable;
}

export function declareOnce(scope: Scope, name: string, span: Span, entity: Entity): void {
  if (name === '_' || (name === 'init' && entity.kind === 'function')) return;
  if (scope.names.has(name)) throw new TypeFault(`${name} redeclared in this block`, span);
  scope.names.set(name, entity);
}
