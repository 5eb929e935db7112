import type { Span } from '../../base/span.ts';
import type { Rational } from '../types/rational.ts';

/**
 * Go's syntax, whole: plain immutable data with the exact span of every name. Types are expressions,
 * since only the type checker knows which of the two `f(x)`, `a[b]` and `*p` are. Side tables are
 * keyed by the identity of these nodes.
 */
export interface GoFile {
  /** Under which name the text is known: tells the texts of a package apart. */
  readonly name: string;
  readonly text: string;
  /** null where the clause is missing, as in a pasted fragment. */
  readonly package: Name | null;
  readonly imports: readonly ImportSpec[];
  /** From which something is selected, as from packages. */
  readonly qualifiers: ReadonlySet<string>;
  /** Without the imports, in the order of the text. */
  readonly declarations: readonly Declaration[];
  /** What the parser could not read. */
  readonly errors: readonly SyntaxFault[];
}

export interface SyntaxFault {
  readonly span: Span;
  /** In the words of Go's compiler, without 'syntax error: '. */
  readonly message: string;
}

export interface Name {
  readonly kind: 'name';
  readonly name: string;
  readonly span: Span;
}

// Declarations.

export interface ImportSpec {
  readonly kind: 'import';
  /** A name, `.` or `_`; null where the package's own name is used. */
  readonly name: Name | null;
  readonly path: string;
  readonly pathSpan: Span;
  readonly span: Span;
}

export interface FunctionDeclaration {
  readonly kind: 'function';
  readonly name: Name;
  readonly receiver: readonly Parameter[] | null;
  readonly receiverSpan: Span | null;
  readonly typeParameters: readonly TypeParameterDeclaration[];
  readonly signature: Signature;
  /** null for a function that is native. */
  readonly body: Block | null;
  readonly span: Span;
}

export interface ConstantSpec {
  readonly kind: 'constant';
  readonly names: readonly Name[];
  readonly type: GoExpression | null;
  readonly values: readonly GoExpression[];
  /** The type and the values are those of an earlier line of the group. */
  readonly repeats: boolean;
  readonly iota: number;
  readonly span: Span;
}

export interface VariableSpec {
  readonly kind: 'variable';
  readonly names: readonly Name[];
  readonly type: GoExpression | null;
  readonly values: readonly GoExpression[];
  readonly span: Span;
}

export interface TypeSpec {
  readonly kind: 'type';
  readonly name: Name;
  readonly typeParameters: readonly TypeParameterDeclaration[];
  readonly isAlias: boolean;
  readonly type: GoExpression;
  readonly span: Span;
}

/** What may stand in a block: a group `const ( ... )` is as many declarations. */
export type LocalDeclaration = ConstantSpec | VariableSpec | TypeSpec;
export type Declaration = LocalDeclaration | FunctionDeclaration;

/** One name of `[K, V any]`; names declared together share the constraint's node. */
export interface TypeParameterDeclaration {
  readonly kind: 'type-parameter';
  readonly name: Name;
  readonly constraint: GoExpression;
  readonly span: Span;
}

/** One name, or none; names declared together share the type's node. */
export interface Parameter {
  readonly kind: 'parameter';
  readonly name: Name | null;
  /** Of `...T` only the T. */
  readonly type: GoExpression;
  readonly variadic: boolean;
  readonly span: Span;
}

export interface Signature {
  readonly parameters: readonly Parameter[];
  readonly results: readonly Parameter[];
  readonly span: Span;
}

export interface Field {
  readonly kind: 'field';
  /** null for an embedded field. */
  readonly name: Name | null;
  readonly type: GoExpression;
  /** Decoded; null without one. */
  readonly tag: string | null;
  readonly span: Span;
}

export interface MethodElement {
  readonly kind: 'method-element';
  readonly name: Name;
  readonly signature: Signature;
  readonly span: Span;
}

/** `A | ~B` of an interface or a constraint. A single type without ~ is the embedded interface or type itself. */
export interface UnionTerm {
  readonly tilde: boolean;
  readonly type: GoExpression;
  readonly span: Span;
}

export interface TypeElement {
  readonly kind: 'type-element';
  readonly terms: readonly UnionTerm[];
  readonly span: Span;
}

// Expressions.

export interface FunctionLiteral {
  readonly kind: 'function-literal';
  readonly signature: Signature;
  readonly body: Block;
  readonly span: Span;
}

export interface CallExpression {
  readonly kind: 'call';
  readonly callee: GoExpression;
  readonly arguments: readonly GoExpression[];
  /** Where the dots of f(xs...) stand; null without them. */
  readonly spread: Span | null;
  readonly span: Span;
}

export interface CompositeLiteral {
  readonly kind: 'composite';
  /** null where an outer literal says it. */
  readonly type: GoExpression | null;
  readonly elements: readonly CompositeElement[];
  /** From brace to brace. */
  readonly bodySpan: Span;
  readonly span: Span;
}

export interface CompositeElement {
  readonly key: GoExpression | null;
  readonly value: GoExpression;
  readonly span: Span;
}

export interface SelectorExpression {
  readonly kind: 'selector';
  readonly operand: GoExpression;
  readonly name: Name;
  readonly span: Span;
}

/** a[i], but also F[int] and G[K, V]. */
export interface IndexExpression {
  readonly kind: 'index';
  readonly operand: GoExpression;
  readonly indices: readonly GoExpression[];
  readonly span: Span;
}

export interface UnaryExpression {
  readonly kind: 'unary';
  readonly operator: UnaryOperator;
  readonly operand: GoExpression;
  readonly span: Span;
}

export interface BinaryExpression {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: GoExpression;
  readonly right: GoExpression;
  readonly operatorSpan: Span;
  readonly span: Span;
}

export type UnaryOperator = '+' | '-' | '!' | '^' | '&' | '<-';
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '&^' | '<<' | '>>';
export type BinaryOperator =
  ArithmeticOperator | '&&' | '||' | '==' | '!=' | '<' | '<=' | '>' | '>=';

export type Literal =
  | { readonly kind: 'integer'; readonly value: bigint; readonly span: Span }
  | { readonly kind: 'float'; readonly value: Rational; readonly span: Span }
  | { readonly kind: 'imaginary'; readonly value: Rational; readonly span: Span }
  | { readonly kind: 'rune'; readonly value: number; readonly span: Span }
  /** One character per byte, each below 256: a Go string need not be UTF-8. */
  | { readonly kind: 'string'; readonly bytes: string; readonly span: Span };

export type TypeExpression =
  | {
      readonly kind: 'array-type';
      /** 'counted' for [...]T. */
      readonly length: GoExpression | 'counted';
      readonly element: GoExpression;
      readonly span: Span;
    }
  | { readonly kind: 'slice-type'; readonly element: GoExpression; readonly span: Span }
  | {
      readonly kind: 'map-type';
      readonly key: GoExpression;
      readonly value: GoExpression;
      readonly span: Span;
    }
  | {
      readonly kind: 'channel-type';
      readonly direction: 'both' | 'send' | 'receive';
      readonly element: GoExpression;
      readonly span: Span;
    }
  | { readonly kind: 'function-type'; readonly signature: Signature; readonly span: Span }
  | { readonly kind: 'struct-type'; readonly fields: readonly Field[]; readonly span: Span }
  | {
      readonly kind: 'interface-type';
      readonly elements: readonly (MethodElement | TypeElement)[];
      readonly span: Span;
    }
  /** ~T and A | B outside of braces, as in [T ~int | string]; means interface{ ~int | string }. */
  | { readonly kind: 'union-type'; readonly element: TypeElement; readonly span: Span };

export type GoExpression =
  | Name
  | Literal
  | FunctionLiteral
  | CallExpression
  | CompositeLiteral
  | SelectorExpression
  | IndexExpression
  | UnaryExpression
  | BinaryExpression
  | TypeExpression
  | { readonly kind: 'parentheses'; readonly inner: GoExpression; readonly span: Span }
  | {
      readonly kind: 'slice';
      readonly operand: GoExpression;
      readonly low: GoExpression | null;
      readonly high: GoExpression | null;
      readonly most: GoExpression | null;
      readonly span: Span;
    }
  | {
      readonly kind: 'assertion';
      readonly operand: GoExpression;
      readonly type: GoExpression;
      readonly span: Span;
    }
  /** *x: the pointer type or what the pointer points to. */
  | { readonly kind: 'star'; readonly operand: GoExpression; readonly span: Span }
  | { readonly kind: 'bad'; readonly span: Span };

// Statements.

export interface Block {
  readonly kind: 'block';
  readonly statements: readonly GoStatement[];
  /** From brace to brace; of a clause from the colon on. */
  readonly span: Span;
}

export interface SwitchCase {
  readonly kind: 'switch-case';
  /** Empty for `default`. In a type switch these are types, or nil. */
  readonly values: readonly GoExpression[];
  readonly isDefault: boolean;
  readonly body: Block;
  readonly span: Span;
}

export interface SelectCase {
  readonly kind: 'select-case';
  /** A send, a receive as an expression, or its assignment or definition; null for `default`. */
  readonly communication: GoStatement | null;
  readonly body: Block;
  readonly span: Span;
}

export type GoStatement =
  | Block
  | { readonly kind: 'expression'; readonly expression: GoExpression; readonly span: Span }
  | {
      readonly kind: 'send';
      readonly channel: GoExpression;
      readonly value: GoExpression;
      readonly arrowSpan: Span;
      readonly span: Span;
    }
  | {
      readonly kind: 'step';
      readonly operand: GoExpression;
      readonly by: 1 | -1;
      readonly operatorSpan: Span;
      readonly span: Span;
    }
  | {
      readonly kind: 'assign';
      /** null for '='; '+' for '+='. */
      readonly operator: ArithmeticOperator | null;
      readonly left: readonly GoExpression[];
      readonly right: readonly GoExpression[];
      readonly operatorSpan: Span;
      readonly span: Span;
    }
  | {
      readonly kind: 'define';
      readonly left: readonly GoExpression[];
      readonly right: readonly GoExpression[];
      readonly operatorSpan: Span;
      readonly span: Span;
    }
  | {
      readonly kind: 'declare';
      readonly declarations: readonly LocalDeclaration[];
      readonly span: Span;
    }
  | { readonly kind: 'go'; readonly call: GoExpression; readonly span: Span }
  | { readonly kind: 'defer'; readonly call: GoExpression; readonly span: Span }
  | { readonly kind: 'return'; readonly values: readonly GoExpression[]; readonly span: Span }
  | { readonly kind: 'break'; readonly label: Name | null; readonly span: Span }
  | { readonly kind: 'continue'; readonly label: Name | null; readonly span: Span }
  | { readonly kind: 'goto'; readonly label: Name; readonly span: Span }
  | { readonly kind: 'fallthrough'; readonly span: Span }
  | {
      readonly kind: 'if';
      readonly initializer: GoStatement | null;
      readonly condition: GoExpression;
      readonly then: Block;
      /** A block or another `if`. */
      readonly otherwise: GoStatement | null;
      readonly span: Span;
    }
  | {
      readonly kind: 'for';
      readonly initializer: GoStatement | null;
      readonly condition: GoExpression | null;
      readonly update: GoStatement | null;
      readonly body: Block;
      /** From `for` to the brace. */
      readonly headSpan: Span;
      readonly span: Span;
    }
  | {
      readonly kind: 'range';
      readonly key: GoExpression | null;
      readonly value: GoExpression | null;
      readonly defines: boolean;
      readonly subject: GoExpression;
      readonly body: Block;
      readonly headSpan: Span;
      readonly span: Span;
    }
  | {
      readonly kind: 'switch';
      readonly initializer: GoStatement | null;
      readonly value: GoExpression | null;
      readonly cases: readonly SwitchCase[];
      readonly bodySpan: Span;
      readonly span: Span;
    }
  | TypeSwitchStatement
  | { readonly kind: 'select'; readonly cases: readonly SelectCase[]; readonly span: Span }
  | {
      readonly kind: 'labeled';
      readonly label: Name;
      readonly statement: GoStatement;
      readonly span: Span;
    }
  | { readonly kind: 'empty'; readonly span: Span }
  | { readonly kind: 'bad'; readonly span: Span };

export interface TypeSwitchStatement {
  readonly kind: 'type-switch';
  readonly initializer: GoStatement | null;
  /** The v of `switch v := x.(type)`. */
  readonly alias: Name | null;
  readonly value: GoExpression;
  readonly cases: readonly SwitchCase[];
  readonly span: Span;
}
