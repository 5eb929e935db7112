import type { Span } from '../base/span.ts';

/**
 * Go as we read it: the grammar's tree with names instead of positions. Parentheses are gone, what
 * the parser could not read is `bad`.
 */
export interface GoFile {
  readonly text: string;
  readonly imports: readonly Import[];
  readonly functions: readonly FunctionDeclaration[];
  readonly types: readonly TypeDeclaration[];
  readonly variables: readonly VariableDeclaration[];
  readonly constants: readonly ConstantDeclaration[];
  /** Places that the parser could not read, outermost only. */
  readonly errors: readonly SyntaxFault[];
}

export interface SyntaxFault {
  readonly span: Span;
  /** What the parser would have needed there, where it knows. */
  readonly missing: string | null;
}

export interface Import {
  readonly name: string;
  readonly path: string;
  readonly span: Span;
}

export interface FunctionDeclaration {
  readonly kind: 'function';
  readonly name: string;
  readonly nameSpan: Span;
  readonly receiver: Parameter | null;
  readonly signature: Signature;
  readonly body: Block | null;
  readonly span: Span;
  /** A part of it could not be read. */
  readonly broken: boolean;
}

export interface TypeDeclaration {
  readonly name: string;
  readonly type: GoType;
  readonly span: Span;
}

export interface VariableDeclaration {
  readonly names: readonly Name[];
  readonly type: GoType | null;
  readonly values: readonly GoExpression[];
  readonly span: Span;
}

/** One line of a const group; the lines of a group share values by repetition. */
export interface ConstantDeclaration {
  readonly names: readonly Name[];
  readonly type: GoType | null;
  readonly values: readonly GoExpression[];
  readonly iota: number;
  readonly span: Span;
}

export interface Parameter {
  /** null where the parameter has no name. */
  readonly name: Name | null;
  readonly type: GoType;
  readonly variadic: boolean;
  readonly span: Span;
}

export interface Signature {
  readonly parameters: readonly Parameter[];
  readonly results: readonly Parameter[];
}

export type GoType =
  | {
      readonly kind: 'named';
      readonly package: string | null;
      readonly name: string;
      readonly span: Span;
    }
  | { readonly kind: 'pointer'; readonly element: GoType; readonly span: Span }
  | { readonly kind: 'slice'; readonly element: GoType; readonly span: Span }
  | {
      readonly kind: 'array';
      readonly length: GoExpression | null;
      readonly element: GoType;
      readonly span: Span;
    }
  | { readonly kind: 'map'; readonly key: GoType; readonly value: GoType; readonly span: Span }
  | {
      readonly kind: 'channel';
      readonly direction: 'both' | 'send' | 'receive';
      readonly element: GoType;
      readonly span: Span;
    }
  | { readonly kind: 'function-type'; readonly signature: Signature; readonly span: Span }
  | { readonly kind: 'struct'; readonly fields: readonly Field[]; readonly span: Span }
  | { readonly kind: 'interface'; readonly span: Span }
  | { readonly kind: 'unknown-type'; readonly span: Span };

export interface Field {
  readonly name: string;
  readonly embedded: boolean;
  readonly type: GoType;
  readonly span: Span;
}

export interface Name {
  readonly kind: 'name';
  readonly name: string;
  readonly span: Span;
}

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
  /** f(xs...) */
  readonly spread: boolean;
  readonly span: Span;
}

export interface CompositeElement {
  readonly key: GoExpression | null;
  readonly value: GoExpression;
}

export type GoExpression =
  | Name
  | FunctionLiteral
  | CallExpression
  | { readonly kind: 'integer'; readonly value: bigint; readonly span: Span }
  | { readonly kind: 'boolean'; readonly value: boolean; readonly span: Span }
  | { readonly kind: 'nil'; readonly span: Span }
  | { readonly kind: 'iota'; readonly span: Span }
  /** A string, rune or number that is no integer. */
  | {
      readonly kind: 'literal';
      readonly sort: 'string' | 'rune' | 'number';
      readonly text: string;
      readonly span: Span;
    }
  | {
      readonly kind: 'composite';
      readonly type: GoType | null;
      readonly elements: readonly CompositeElement[];
      readonly span: Span;
    }
  | {
      readonly kind: 'selector';
      readonly operand: GoExpression;
      readonly field: string;
      readonly span: Span;
    }
  | {
      readonly kind: 'index';
      readonly operand: GoExpression;
      readonly index: GoExpression;
      readonly span: Span;
    }
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
      readonly type: GoType;
      readonly span: Span;
    }
  | {
      readonly kind: 'conversion';
      readonly type: GoType;
      readonly operand: GoExpression;
      readonly span: Span;
    }
  | { readonly kind: 'type-expression'; readonly type: GoType; readonly span: Span }
  | {
      readonly kind: 'unary';
      readonly operator: string;
      readonly operand: GoExpression;
      readonly span: Span;
    }
  | {
      readonly kind: 'binary';
      readonly operator: string;
      readonly left: GoExpression;
      readonly right: GoExpression;
      readonly span: Span;
    }
  | { readonly kind: 'bad'; readonly span: Span };

export interface Block {
  readonly kind: 'block';
  readonly statements: readonly GoStatement[];
  readonly span: Span;
}

export interface SwitchCase {
  /** Empty for `default`. */
  readonly values: readonly GoExpression[];
  readonly isDefault: boolean;
  readonly body: Block;
  readonly span: Span;
}

export interface SelectCase {
  /** null for `default`. */
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
      readonly span: Span;
    }
  | {
      readonly kind: 'step';
      readonly operand: GoExpression;
      readonly by: 1 | -1;
      readonly span: Span;
    }
  | {
      readonly kind: 'assign';
      /** '=' or '+=', '-=', ... */
      readonly operator: string;
      readonly left: readonly GoExpression[];
      readonly right: readonly GoExpression[];
      readonly span: Span;
    }
  | {
      readonly kind: 'define';
      readonly left: readonly GoExpression[];
      readonly right: readonly GoExpression[];
      readonly span: Span;
    }
  | {
      readonly kind: 'declare';
      readonly declarations: readonly VariableDeclaration[];
      readonly span: Span;
    }
  | {
      readonly kind: 'declare-constants';
      readonly declarations: readonly ConstantDeclaration[];
      readonly span: Span;
    }
  | {
      readonly kind: 'declare-types';
      readonly declarations: readonly TypeDeclaration[];
      readonly span: Span;
    }
  | { readonly kind: 'go'; readonly call: GoExpression; readonly span: Span }
  | { readonly kind: 'defer'; readonly call: GoExpression; readonly span: Span }
  | { readonly kind: 'return'; readonly values: readonly GoExpression[]; readonly span: Span }
  | { readonly kind: 'break'; readonly label: string | null; readonly span: Span }
  | { readonly kind: 'continue'; readonly label: string | null; readonly span: Span }
  | { readonly kind: 'goto'; readonly label: string; readonly span: Span }
  | { readonly kind: 'fallthrough'; readonly span: Span }
  | {
      readonly kind: 'if';
      readonly initializer: GoStatement | null;
      readonly condition: GoExpression;
      readonly then: Block;
      readonly otherwise: GoStatement | null;
      readonly span: Span;
    }
  | {
      readonly kind: 'for';
      readonly initializer: GoStatement | null;
      readonly condition: GoExpression | null;
      readonly update: GoStatement | null;
      readonly body: Block;
      readonly span: Span;
      /** From `for` to the brace. */
      readonly headSpan: Span;
    }
  | {
      readonly kind: 'range';
      readonly left: readonly GoExpression[];
      readonly defines: boolean;
      readonly subject: GoExpression;
      readonly body: Block;
      readonly span: Span;
      readonly headSpan: Span;
    }
  | {
      readonly kind: 'switch';
      readonly initializer: GoStatement | null;
      readonly value: GoExpression | null;
      readonly cases: readonly SwitchCase[];
      readonly span: Span;
    }
  | {
      readonly kind: 'type-switch';
      readonly initializer: GoStatement | null;
      readonly alias: Name | null;
      readonly value: GoExpression;
      readonly cases: readonly SwitchCase[];
      readonly span: Span;
    }
  | { readonly kind: 'select'; readonly cases: readonly SelectCase[]; readonly span: Span }
  | {
      readonly kind: 'labeled';
      readonly label: string;
      readonly statement: GoStatement;
      readonly span: Span;
    }
  | { readonly kind: 'empty'; readonly span: Span }
  | { readonly kind: 'bad'; readonly span: Span };
