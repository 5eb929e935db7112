import type { Span } from '../../base/span.ts';
import type {
  ConstantSpec,
  FunctionDeclaration,
  GoFile,
  ImportSpec,
  MethodElement,
  TypeSpec,
} from '../syntax/node.ts';
import type { ConstantValue } from './constant-value.ts';

/**
 * Go's types. All are read-only for whoever uses the checker's tables. Two equal types need not be one
 * object: ask `identical`. The structure of a named type comes from `underlying(type)`.
 */
export type Type =
  | BasicType
  | NamedType
  | TypeParameter
  | PointerType
  | SliceType
  | ArrayType
  | MapType
  | ChannelType
  | SignatureType
  | StructType
  | InterfaceType
  | UnionType
  | TupleType
  | UnknownType;

export type BasicKind =
  | 'bool'
  | IntegerKind
  | 'float32'
  | 'float64'
  | 'complex64'
  | 'complex128'
  | 'string'
  | 'unsafe-pointer'
  | UntypedKind;

type IntegerKind =
  | 'int'
  | 'int8'
  | 'int16'
  | 'int32'
  | 'int64'
  | 'uint'
  | 'uint8'
  | 'uint16'
  | 'uint32'
  | 'uint64'
  | 'uintptr';

type UntypedKind =
  | 'untyped bool'
  | 'untyped int'
  | 'untyped rune'
  | 'untyped float'
  | 'untyped complex'
  | 'untyped string'
  | 'untyped nil';

export interface BasicType {
  readonly kind: 'basic';
  readonly basic: BasicKind;
  /** As Go prints it: 'byte' and 'rune' are spellings of uint8 and int32. */
  readonly name: string;
}

/** Of a package without text, of an undeclared name, of a faulty expression: fits everywhere, silently. */
export interface UnknownType {
  readonly kind: 'unknown';
}

/** A declared type, or an instance of a generic one. */
export interface NamedType {
  readonly kind: 'named';
  readonly object: TypeNameObject;
  /** The generic type of which this is an instance; itself for any other. */
  readonly origin: NamedType;
  /** Empty unless generic and not instantiated. */
  readonly typeParameters: readonly TypeParameter[];
  readonly typeArguments: readonly Type[];
  /** Never a named type. Computed when first read, with the arguments filled in. */
  readonly underlying: Type;
  /** Declared with this receiver or a pointer to it; of an instance with the arguments filled in. */
  readonly methods: readonly FunctionObject[];
}

export interface TypeParameter {
  readonly kind: 'type-parameter';
  readonly object: TypeNameObject;
  readonly index: number;
  /** An interface, or a named one. Known after the whole list was read. */
  readonly constraint: Type;
}

interface PointerType {
  readonly kind: 'pointer';
  readonly element: Type;
}

interface SliceType {
  readonly kind: 'slice';
  readonly element: Type;
}

interface ArrayType {
  readonly kind: 'array';
  /** null where it could not be computed. */
  readonly length: bigint | null;
  readonly element: Type;
}

export interface MapType {
  readonly kind: 'map';
  readonly key: Type;
  readonly value: Type;
}

export interface ChannelType {
  readonly kind: 'channel';
  readonly direction: 'both' | 'send' | 'receive';
  readonly element: Type;
}

export interface SignatureType {
  readonly kind: 'signature';
  readonly receiver: VariableObject | null;
  /** Of a generic function that is not instantiated. */
  readonly typeParameters: readonly TypeParameter[];
  /** The names given to the receiver's type parameters. */
  readonly receiverTypeParameters: readonly TypeParameter[];
  readonly parameters: readonly VariableObject[];
  readonly results: readonly VariableObject[];
  /** The last parameter has type []T for ...T (or string, for append([]byte, string...)). */
  readonly variadic: boolean;
}

export interface StructType {
  readonly kind: 'struct';
  readonly fields: readonly VariableObject[];
  /** As many as fields, '' without a tag. */
  readonly tags: readonly string[];
}

export interface InterfaceType {
  readonly kind: 'interface';
  /** As written here, without what is embedded. */
  readonly methods: readonly FunctionObject[];
  readonly embedded: readonly Type[];
  /** Made for the constraint [T ~int | string]. */
  readonly isImplicit: boolean;
}

interface UnionType {
  readonly kind: 'union';
  readonly terms: readonly TypeTerm[];
}

export interface TypeTerm {
  readonly tilde: boolean;
  readonly type: Type;
}

/** What a call with no result or several gives. */
interface TupleType {
  readonly kind: 'tuple';
  readonly elements: readonly VariableObject[];
}

/** The methods and types of an interface, everything embedded taken in. */
export interface TypeSet {
  /** Sorted by name; unexported ones of other packages are distinct. */
  readonly methods: readonly FunctionObject[];
  /** null: all types. */
  readonly terms: readonly TypeTerm[] | null;
  readonly isComparable: boolean;
}

// Objects.

/** What a name stands for. */
export type GoObject =
  | VariableObject
  | ConstantObject
  | TypeNameObject
  | FunctionObject
  | PackageNameObject
  | BuiltinObject
  | NilObject
  | LabelObject;

interface Declared {
  readonly name: string;
  /** Where it is declared; null for what Go itself declares. */
  readonly span: Span | null;
  readonly file: GoFile | null;
  /** null for what Go itself declares. */
  readonly package: GoPackage | null;
  readonly type: Type;
}

/** A package as the importing ones see it. */
export interface GoPackage {
  readonly path: string;
  readonly name: string;
  readonly scope: Scope;
  /** False for one without text: all its members are unknown. */
  readonly isKnown: boolean;
  /** False for one whose text leaves something out: what it does not declare is unknown. */
  readonly isComplete: boolean;
}

export interface VariableObject extends Declared {
  readonly kind: 'variable';
  readonly role: 'package' | 'local' | 'receiver' | 'parameter' | 'result' | 'field';
  /** A field without a name of its own. */
  readonly isEmbedded: boolean;
  /** The field or parameter of the generic declaration, in an instance; itself otherwise. */
  readonly origin: VariableObject;
}

export interface ConstantObject extends Declared {
  readonly kind: 'constant';
  readonly value: ConstantValue;
  readonly syntax: ConstantSpec | null;
}

export interface TypeNameObject extends Declared {
  readonly kind: 'type-name';
  readonly isAlias: boolean;
  /** Of a generic alias; those of other types stand at the type. */
  readonly aliasParameters: readonly TypeParameter[];
  readonly syntax: TypeSpec | null;
}

/** A declared function, a method, or a method of an interface. */
export interface FunctionObject extends Declared {
  readonly kind: 'function';
  readonly type: SignatureType;
  /** Without a body it is native. null for a method of Go's own `error`. */
  readonly syntax: FunctionDeclaration | MethodElement | null;
  /** The method's base type; null for a function. For a method of an interface: the named one, if it has a name. */
  readonly receiverBase: NamedType | null;
  readonly hasPointerReceiver: boolean;
  /** The method of the generic type, in an instance; itself otherwise. */
  readonly origin: FunctionObject;
}

export interface PackageNameObject extends Declared {
  readonly kind: 'package-name';
  readonly imported: GoPackage;
  readonly syntax: ImportSpec | null;
}

interface BuiltinObject extends Declared {
  readonly kind: 'builtin';
  readonly builtin: BuiltinName;
}

interface NilObject extends Declared {
  readonly kind: 'nil';
}

export interface LabelObject extends Declared {
  readonly kind: 'label';
}

export type BuiltinName =
  | 'append'
  | 'cap'
  | 'clear'
  | 'close'
  | 'complex'
  | 'copy'
  | 'delete'
  | 'imag'
  | 'len'
  | 'make'
  | 'max'
  | 'min'
  | 'new'
  | 'panic'
  | 'print'
  | 'println'
  | 'real'
  | 'recover'
  | 'unsafe.Add'
  | 'unsafe.Alignof'
  | 'unsafe.Offsetof'
  | 'unsafe.Sizeof'
  | 'unsafe.Slice'
  | 'unsafe.SliceData'
  | 'unsafe.String'
  | 'unsafe.StringData';

// Scopes.

/** A block's names. A local name counts from where its declaration ends. */
export interface Scope {
  readonly parent: Scope | null;
  readonly names: ReadonlyMap<string, ScopeEntry>;
}

export interface ScopeEntry {
  readonly object: GoObject;
  /** From this offset on; 0 where order does not matter. */
  readonly from: number;
}
