import type { Span } from '../../base/span.ts';
import type {
  Block,
  ConstantSpec,
  FunctionDeclaration,
  GoExpression,
  GoFile,
  ImportSpec,
  Name,
  Parameter,
  SelectorExpression,
  Signature,
  SwitchCase,
  TypeSpec,
  TypeParameterDeclaration,
  VariableSpec,
} from '../syntax/node.ts';
import type { Importer, PackageDiagnostic } from './checked-package.ts';
import type { ConstantValue } from './constant-value.ts';
import type {
  Info,
  Initializer,
  Instance,
  Mode,
  ScopeNode,
  Selection,
  TypeAndValue,
} from './info.ts';
import type { Operand } from './operand.ts';
import type {
  BuiltinName,
  FunctionObject,
  GoObject,
  GoPackage,
  PackageNameObject,
  Scope,
  ScopeEntry,
  SignatureType,
  Type,
  TypeParameter,
  VariableObject,
} from './type.ts';

/** A block's names while it is read. */
export interface OpenScope extends Scope {
  readonly parent: OpenScope | Scope | null;
  readonly names: Map<string, ScopeEntry>;
}

/** The tables while they are filled. */
export interface OpenInfo extends Info {
  readonly types: Map<GoExpression, TypeAndValue>;
  readonly definitions: Map<Name, GoObject>;
  readonly uses: Map<Name, GoObject>;
  readonly implicits: Map<SwitchCase | Parameter | ImportSpec, GoObject>;
  readonly selections: Map<SelectorExpression, Selection>;
  readonly instances: Map<Name, Instance>;
  readonly builtins: Map<GoExpression, BuiltinName>;
  readonly scopes: Map<ScopeNode, Scope>;
  readonly initializers: Initializer[];
  readonly functions: Map<FunctionDeclaration, FunctionObject>;
  readonly variables: Map<VariableSpec, readonly VariableObject[]>;
}

/** How an object of the package is declared. */
export interface DeclarationInfo {
  readonly file: GoFile;
  readonly scope: OpenScope;
  readonly syntax:
    | { readonly kind: 'constant'; readonly spec: ConstantSpec; readonly index: number }
    | {
        readonly kind: 'variable';
        readonly spec: VariableSpec;
        readonly index: number;
        /** All of them where one call gives several values. */
        readonly together: readonly VariableObject[] | null;
      }
    | { readonly kind: 'type'; readonly spec: TypeSpec }
    | { readonly kind: 'function'; readonly declaration: FunctionDeclaration };
  /** The package's objects that it uses, function bodies included. */
  readonly uses: Set<GoObject>;
}

/** What is around the expression that is being read. */
interface Environment {
  readonly file: GoFile;
  readonly scope: OpenScope;
  /** Who uses what is used here; null outside of declarations of the package. */
  readonly declaration: DeclarationInfo | null;
  readonly iota: bigint | null;
  /** A constant's repeated line reads the same syntax again: nothing is recorded, faults stand here. */
  readonly repeatedAt: Span | null;
  /** Of the function around it. */
  readonly signature: SignatureType | null;
}

export interface UntypedEntry {
  readonly isShifted: boolean;
  readonly mode: Mode;
  readonly type: Type;
  readonly value: ConstantValue | null;
}

/** All the state of the checking of one package. */
export interface Checker {
  readonly package: GoPackage;
  readonly importer: Importer;
  readonly info: OpenInfo;
  readonly diagnostics: PackageDiagnostic[];
  readonly used: Set<VariableObject | PackageNameObject>;
  /** Variables of functions, in the order in which they were declared. */
  readonly locals: VariableObject[];
  /** The variables of the clauses of type switches: that one of them is used is enough. */
  readonly aliases: Set<VariableObject>;
  readonly untyped: Map<GoExpression, UntypedEntry>;
  /** What waits until the types that it needs are complete. */
  readonly delayed: (() => void)[];
  readonly declarations: Map<GoObject, DeclarationInfo>;
  /** Objects that are being declared now, in the order in which they were met. */
  readonly path: GoObject[];
  readonly finished: Set<GoObject>;
  /** The methods of each type, until the type is declared. */
  readonly methods: Map<GoObject, FunctionObject[]>;
  /** Calls of panic itself: what follows one is not reached. */
  readonly panics: Set<GoExpression>;
  readonly rules: Rules;
  readonly imported: Map<string, GoPackage>;
  readonly importObjects: Map<ImportSpec, PackageNameObject>;
  /** Which packages a file imports with a dot. */
  readonly dotScopes: Map<OpenScope, readonly PackageNameObject[]>;
  /** Files that import with a dot what has no text: any name may come from there. */
  readonly hasUnknownNames: Set<OpenScope>;
  environment: Environment;
  /** A call or a receive was read: len of such an array is no constant. */
  hasCallOrReceive: boolean;
}

/** The rules need each other: a literal of a function is an expression that holds statements. */
interface Rules {
  /** Any expression, with a type where one is wanted. `expected` is the type that the context asks for. */
  readonly raw: (c: Checker, expression: GoExpression, expected: Type | null) => Operand;
  readonly type: (c: Checker, expression: GoExpression) => Type;
  readonly declare: (c: Checker, object: GoObject) => void;
  readonly call: (
    c: Checker,
    expression: GoExpression & { kind: 'call' },
    expected: Type | null,
  ) => Operand;
  readonly signature: (
    c: Checker,
    signature: Signature,
    receiver: readonly Parameter[] | null,
    scope: OpenScope,
    typeParameters: readonly TypeParameter[],
  ) => SignatureType;
  readonly typeParameters: (
    c: Checker,
    declared: readonly TypeParameterDeclaration[],
    announce?: (parameters: readonly TypeParameter[]) => void,
  ) => readonly TypeParameter[];
  readonly body: (
    c: Checker,
    node: FunctionDeclaration | (GoExpression & { kind: 'function-literal' }),
    body: Block,
    signature: SignatureType,
    scope: OpenScope,
  ) => void;
}

/** Runs something in another environment, and comes back. */
export function within<T>(c: Checker, change: Partial<Environment>, run: () => T): T {
  const before = c.environment;
  c.environment = { ...before, ...change };
  const result = run();
  c.environment = before;
  return result;
}

/** Puts something off until the types around it are complete. */
export function later(c: Checker, action: () => void): void {
  const { environment } = c;
  c.delayed.push(() => within(c, environment, action));
}

/** Does what was put off since there were `from` such things. */
export function runDelayed(c: Checker, from: number): void {
  for (let at = from; at < c.delayed.length; at++) c.delayed[at]!();
  c.delayed.length = from;
}
