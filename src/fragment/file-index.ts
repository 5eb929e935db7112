import { resolveFunction } from '../go/resolve/resolve.ts';
import type { Resolution } from '../go/resolve/variable.ts';
import type {
  ConstantDeclaration,
  FunctionDeclaration,
  GoFile,
  GoType,
  VariableDeclaration,
} from '../go/syntax.ts';
import { readFacts, spawningNames, type FunctionFacts } from './facts.ts';
import { isPlain } from './plain.ts';
import type { Quantity } from '../model/quantity.ts';
import { reaching, type Reach } from './reach.ts';

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
  /** The values of constants, as far as they have been asked for. */
  readonly folded: Map<string, Quantity | null>;
  readonly globals: ReadonlyMap<
    string,
    { readonly declaration: VariableDeclaration; readonly at: number }
  >;
  /** Computed once per function, on first use. */
  readonly resolutionOf: (declaration: FunctionDeclaration) => Resolution;
  readonly factsOf: (declaration: FunctionDeclaration) => FunctionFacts;
  readonly isPlain: (declaration: FunctionDeclaration) => boolean;
  /** With all that it may call. */
  readonly reachOf: (declaration: FunctionDeclaration) => Reach;
  readonly reachFrom: (facts: FunctionFacts) => Reach;
  readonly spawning: () => ReadonlySet<string>;
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
  const named = new Map<string, FunctionDeclaration[]>();
  for (const declaration of file.functions) {
    const others = named.get(declaration.name);
    if (others === undefined) named.set(declaration.name, [declaration]);
    else others.push(declaration);
  }
  const plain = file.functions.filter((declaration) => declaration.receiver === null);
  const factsOf = remember(({ body }) => readFacts(body?.statements ?? []));
  const reachFrom = reaching((name) => named.get(name)?.map(factsOf) ?? []);
  let spawning: ReadonlySet<string> | null = null;
  return {
    file,
    functions: new Map(plain.map((declaration) => [declaration.name, declaration])),
    methods,
    types: new Map(file.types.map(({ name, type }) => [name, type])),
    imports: new Map(file.imports.map(({ name, path }) => [name, path])),
    constants: new Map(
      file.constants.flatMap((line) => line.names.map(({ name }, at) => [name, { line, at }])),
    ),
    folded: new Map(),
    globals: new Map(
      file.variables.flatMap((declaration) =>
        declaration.names.map(({ name }, at) => [name, { declaration, at }]),
      ),
    ),
    resolutionOf: remember(resolveFunction),
    factsOf,
    isPlain: remember((declaration) => isPlain(file, declaration)),
    reachOf: remember((declaration) => reachFrom(factsOf(declaration))),
    reachFrom,
    spawning: () => (spawning ??= spawningNames(file.functions, factsOf)),
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
