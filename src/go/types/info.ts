import type {
  Block,
  FunctionDeclaration,
  FunctionLiteral,
  GoExpression,
  GoStatement,
  ImportSpec,
  Name,
  Parameter,
  SelectCase,
  SelectorExpression,
  SwitchCase,
  TypeSpec,
  VariableSpec,
} from '../syntax/node.ts';
import type { ConstantValue } from './constant-value.ts';
import type { BuiltinName, FunctionObject, GoObject, Scope, Type, VariableObject } from './type.ts';

/** What an expression is. */
export type Mode =
  /** Computed; cannot be assigned to. */
  | 'value'
  /** Addressable: a variable, *p, a field of an addressable struct, an element of a slice. */
  | 'variable'
  /** m[k]: can be assigned to, has no address, and may be asked for two values. */
  | 'map-index'
  /** x.(T) and <-c: may be asked for two values. */
  | 'comma-ok'
  | 'constant'
  | 'nil'
  | 'type'
  | 'builtin'
  /** A call without results. */
  | 'no-value'
  | 'unknown';

export interface TypeAndValue {
  readonly mode: Mode;
  /**
   * Of an untyped operand the type that it was converted to. A tuple where two values of a comma-ok form are
   * used, and for a call with several results. Of a builtin the signature of this call, where it has one.
   */
  readonly type: Type;
  readonly value: ConstantValue | null;
}

/** What a dot selects. */
export interface Selection {
  readonly kind: 'field' | 'method' | 'method-expression' | 'qualified';
  /** The type that stands before the dot; of 'qualified' unknown. */
  readonly receiver: Type;
  /** The embedded fields on the way, in order; dereferenced where their type is a pointer. */
  readonly path: readonly SelectionStep[];
  /** The field, method or member of the package; null for a member of an unknown package or value. */
  readonly object: GoObject | null;
  /** The operand is a pointer and is dereferenced first. */
  readonly dereferences: boolean;
  /** The last operand before a method: its address is taken (`x.M()` with pointer receiver), or it is dereferenced. */
  readonly adjustment: 'none' | 'address' | 'dereference';
  /** Of the whole selector. */
  readonly type: Type;
}

export interface SelectionStep {
  readonly field: VariableObject;
  readonly index: number;
  /** The field's value is a pointer, and is dereferenced before the next step. */
  readonly dereferences: boolean;
}

/** What the type arguments of a use of a generic function or type are, written or inferred. */
export interface Instance {
  readonly typeArguments: readonly Type[];
  readonly type: Type;
}

/** The variables that one expression gives values, in the order in which Go runs them. */
export interface Initializer {
  readonly variables: readonly VariableObject[];
  readonly value: GoExpression;
}

export type ScopeNode =
  FunctionDeclaration | FunctionLiteral | Block | GoStatement | SwitchCase | SelectCase | TypeSpec;

export interface Info {
  /** Every expression, types included; not the names that declare and the names after a dot. */
  readonly types: ReadonlyMap<GoExpression, TypeAndValue>;
  /** The name where it is declared. The alias of a type switch has none: see `implicits`. */
  readonly definitions: ReadonlyMap<Name, GoObject>;
  /** Every other name, after a dot too; also the field names of a composite literal. */
  readonly uses: ReadonlyMap<Name, GoObject>;
  /** The alias in each clause of a type switch; a parameter without a name; an import without one. */
  readonly implicits: ReadonlyMap<SwitchCase | Parameter | ImportSpec, GoObject>;
  readonly selections: ReadonlyMap<SelectorExpression, Selection>;
  readonly instances: ReadonlyMap<Name, Instance>;
  readonly builtins: ReadonlyMap<GoExpression, BuiltinName>;
  /** The names declared in a block or in the head of a statement. */
  readonly scopes: ReadonlyMap<ScopeNode, Scope>;
  readonly initializers: readonly Initializer[];
  readonly functions: ReadonlyMap<FunctionDeclaration, FunctionObject>;
  /** The package-level variables of each specification, for those without values too. */
  readonly variables: ReadonlyMap<VariableSpec, readonly VariableObject[]>;
}
