import type { Span } from '../../base/span.ts';
import type { FunctionLiteral, Name, Parameter, Signature } from '../syntax.ts';
import type { Capture, FunctionNode, Variable, Write } from './variable.ts';

/** A variable while its function is still being read. */
export interface Growing {
  readonly variable: { -readonly [K in keyof Variable]: Variable[K] };
  readonly writes: Write[];
  readonly captures: Capture[];
}

export interface Scope {
  readonly parent: Scope | null;
  readonly function: FunctionNode;
  readonly names: Map<string, Growing>;
  readonly loops: readonly number[];
}

export interface Resolver {
  readonly variables: Map<Name, Variable>;
  readonly captured: Map<FunctionLiteral, Set<Variable>>;
  readonly all: Growing[];
}

export function innerScope(scope: Scope, loop: number | null = null): Scope {
  const loops = loop === null ? scope.loops : [...scope.loops, loop];
  return { parent: scope, function: scope.function, names: new Map(), loops };
}

export function literalScope(scope: Scope, literal: FunctionLiteral): Scope {
  return { parent: scope, function: literal, names: new Map(), loops: scope.loops };
}

export function declareSignature(resolver: Resolver, scope: Scope, signature: Signature): void {
  declareParameters(resolver, scope, signature.parameters);
  declareParameters(resolver, scope, signature.results);
}

export function declareParameters(
  resolver: Resolver,
  scope: Scope,
  parameters: readonly Parameter[],
): void {
  for (const parameter of parameters)
    if (parameter.name !== null) declareName(resolver, scope, parameter.name);
}

export function declareName(resolver: Resolver, scope: Scope, name: Name): void {
  if (name.name === '_') return;
  const writes: Write[] = [];
  const captures: Capture[] = [];
  const variable = {
    name: name.name,
    declaration: name.span,
    function: scope.function,
    loops: scope.loops,
    writes,
    captures,
    shared: false,
  };
  const growing: Growing = { variable, writes, captures };
  scope.names.set(name.name, growing);
  resolver.all.push(growing);
  resolver.variables.set(name, variable);
}

export function isDeclaredHere(scope: Scope, name: string): boolean {
  return scope.names.has(name);
}

/** Finds the variable, and notes it as captured by every literal between the use and its function. */
export function useName(resolver: Resolver, scope: Scope, name: Name): void {
  const found = lookUp(resolver, scope, name.name);
  if (found !== null) resolver.variables.set(name, found.variable);
}

function lookUp(resolver: Resolver, from: Scope, name: string): Growing | null {
  const crossed: { literal: FunctionLiteral; loops: readonly number[] }[] = [];
  for (let scope: Scope | null = from; scope !== null; scope = scope.parent) {
    const growing = scope.names.get(name);
    if (growing !== undefined) {
      for (const { literal, loops } of crossed) noteCapture(resolver, growing, literal, loops);
      return growing;
    }
    const parent: Scope | null = scope.parent;
    if (
      parent !== null &&
      parent.function !== scope.function &&
      scope.function.kind === 'function-literal'
    )
      crossed.push({ literal: scope.function, loops: parent.loops });
  }
  return null;
}

function noteCapture(
  resolver: Resolver,
  growing: Growing,
  literal: FunctionLiteral,
  loops: readonly number[],
): void {
  const captured = resolver.captured.get(literal) ?? new Set<Variable>();
  resolver.captured.set(literal, captured);
  if (captured.has(growing.variable)) return;
  captured.add(growing.variable);
  growing.captures.push({ literal, loops });
}

export function writeName(
  resolver: Resolver,
  scope: Scope,
  name: Name,
  by: Write['by'],
  at: Span,
): void {
  if (name.name === '_') return;
  const found = lookUp(resolver, scope, name.name);
  if (found === null) return;
  resolver.variables.set(name, found.variable);
  found.writes.push({ by, at: at.start, function: scope.function, loops: scope.loops });
}
