import { resolveFunction } from '../go/resolve/resolve.ts';
import type { Resolution } from '../go/resolve/variable.ts';
import type {
  ConstantDeclaration,
  FunctionDeclaration,
  GoExpression,
  GoFile,
  GoStatement,
  GoType,
  VariableDeclaration,
} from '../go/syntax.ts';
import { visitStatement } from '../go/visit.ts';

export interface FileIndex {
  readonly file: GoFile;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /** Type name, then method name. */
  readonly methods: ReadonlyMap<string, ReadonlyMap<string, FunctionDeclaration>>;
  readonly types: ReadonlyMap<string, GoType>;
  readonly imports: ReadonlyMap<string, string>;
  readonly constants: ReadonlyMap<
    string,
    { readonly line: ConstantDeclaration; readonly at: number }
  >;
  readonly globals: ReadonlyMap<
    string,
    { readonly declaration: VariableDeclaration; readonly at: number }
  >;
  /** Computed once per function, on first use. */
  readonly resolutionOf: (declaration: FunctionDeclaration) => Resolution;
  readonly factsOf: (declaration: FunctionDeclaration) => FunctionFacts;
}

/** What a function writes that is not its own, and whom it calls: by name, so as never to miss one. */
export interface FunctionFacts {
  /** Fields and package variables that are assigned, stepped, or have their address taken. */
  readonly writes: ReadonlySet<string>;
  /** Variables and fields whose elements are assigned or deleted: the length of a map may change. */
  readonly elementWrites: ReadonlySet<string>;
  readonly calls: ReadonlySet<string>;
}

export function indexFile(file: GoFile): FileIndex {
  const methods = new Map<string, Map<string, FunctionDeclaration>>();
  for (const declaration of file.functions) {
    if (declaration.receiver === null) continue;
    const owner = baseTypeName(declaration.receiver.type);
    if (owner === null) continue;
    const own = methods.get(owner) ?? new Map<string, FunctionDeclaration>();
    methods.set(owner, own.set(declaration.name, declaration));
  }
  const plain = file.functions.filter((declaration) => declaration.receiver === null);
  return {
    file,
    functions: new Map(plain.map((declaration) => [declaration.name, declaration])),
    methods,
    types: new Map(file.types.map(({ name, type }) => [name, type])),
    imports: new Map(file.imports.map(({ name, path }) => [name, path])),
    constants: new Map(
      file.constants.flatMap((line) => line.names.map(({ name }, at) => [name, { line, at }])),
    ),
    globals: new Map(
      file.variables.flatMap((declaration) =>
        declaration.names.map(({ name }, at) => [name, { declaration, at }]),
      ),
    ),
    resolutionOf: remember(resolveFunction),
    factsOf: remember(readFacts),
  };
}

function remember<T>(
  compute: (declaration: FunctionDeclaration) => T,
): (declaration: FunctionDeclaration) => T {
  const known = new Map<FunctionDeclaration, T>();
  return (declaration) => {
    const found = known.get(declaration);
    if (found !== undefined) return found;
    const computed = compute(declaration);
    known.set(declaration, computed);
    return computed;
  };
}

/** T for T, *T, and T of pkg.T. */
export function baseTypeName(type: GoType): string | null {
  if (type.kind === 'pointer') return baseTypeName(type.element);
  return type.kind === 'named' && type.package === null ? type.name : null;
}

function readFacts(declaration: FunctionDeclaration): FunctionFacts {
  const writes = new Set<string>();
  const elementWrites = new Set<string>();
  const calls = new Set<string>();
  const write = (target: GoExpression): void => {
    if (target.kind === 'selector') writes.add(target.field);
    if (target.kind === 'name') writes.add(target.name);
    if (target.kind === 'index') noteElement(target.operand, elementWrites);
  };
  const statement = (node: GoStatement): void => {
    if (node.kind === 'assign') node.left.forEach(write);
    if (node.kind === 'step') write(node.operand);
  };
  const expression = (node: GoExpression): void => {
    if (node.kind === 'unary' && node.operator === '&') write(node.operand);
    if (node.kind !== 'call') return;
    if (node.callee.kind === 'name') calls.add(node.callee.name);
    if (node.callee.kind === 'selector') calls.add(node.callee.field);
    const [first] = node.arguments;
    if (node.callee.kind === 'name' && node.callee.name === 'delete' && first)
      noteElement(first, elementWrites);
  };
  if (declaration.body !== null) visitStatement(declaration.body, { statement, expression });
  return { writes, elementWrites, calls };
}

function noteElement(operand: GoExpression, into: Set<string>): void {
  if (operand.kind === 'name') into.add(operand.name);
  if (operand.kind === 'selector') into.add(operand.field);
}

/** The facts of a function together with those of everything in the file that it may call. */
export function reachableFacts(index: FileIndex, root: FunctionDeclaration): FunctionFacts {
  const writes = new Set<string>();
  const elementWrites = new Set<string>();
  const calls = new Set<string>();
  const seen = new Set<FunctionDeclaration>();
  const open = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const facts = index.factsOf(next);
    facts.writes.forEach((name) => writes.add(name));
    facts.elementWrites.forEach((name) => elementWrites.add(name));
    for (const name of facts.calls) {
      calls.add(name);
      const called = index.functions.get(name);
      if (called !== undefined) open.push(called);
      for (const own of index.methods.values()) {
        const method = own.get(name);
        if (method !== undefined) open.push(method);
      }
    }
  }
  return { writes, elementWrites, calls };
}
