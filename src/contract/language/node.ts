import type { Span } from '../../base/span.ts';
import type { SyntaxFault } from './syntax-fault.ts';
import type { Token } from './token.ts';

/** Annotated Go: Go's syntax and the specification language are one, since ghost code mixes them. */
export interface AnnotatedFile {
  readonly name: string;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly packageName: string;
  /** It says `overflow`. */
  readonly checksOverflow: boolean;
  readonly imports: readonly string[];
  /** Types and predicates that are read over. */
  readonly unread: readonly SyntaxFault[];
  readonly members: readonly Member[];
}

export interface Name {
  readonly kind: 'name';
  readonly name: string;
  /** Followed by `@`: the variable lives in shared memory. */
  readonly isShared: boolean;
  readonly span: Span;
}

export interface Parameter {
  readonly name: Name | null;
  readonly type: Expression;
  readonly isVariadic: boolean;
  readonly isGhost: boolean;
  readonly span: Span;
}

export type ClauseKind =
  | 'requires'
  | 'ensures'
  | 'preserves'
  | 'invariant'
  | 'decreases'
  | 'sends'
  | 'recvs'
  | 'closes'
  | 'drains'
  | 'waits'
  | 'done'
  | 'guards'
  | 'carries'
  | 'spawns'
  | 'level';

export interface Clause {
  readonly kind: ClauseKind;
  readonly expressions: readonly Expression[];
  /** Of `guards mu: n, m; n > 0` and `carries c: v > 0`: what stands behind the colon and the semicolon. */
  readonly names: readonly Expression[];
  readonly condition: Expression | null;
  readonly span: Span;
}

export interface FunctionMember {
  readonly kind: 'function';
  readonly name: Name;
  readonly receiver: Parameter | null;
  readonly parameters: readonly Parameter[];
  readonly results: readonly Parameter[];
  readonly contract: readonly Clause[];
  readonly isPure: boolean;
  readonly isGhost: boolean;
  /** Its body is not looked at: the contract is taken for granted. */
  readonly isTrusted: boolean;
  readonly body: Block | null;
  /** What cannot be read of it: its body, or the whole of it. */
  readonly unread?: { readonly fault: SyntaxFault; readonly isWhole: boolean };
  readonly span: Span;
}

export interface PredicateMember {
  readonly kind: 'predicate';
  readonly name: Name;
  readonly receiver: Parameter | null;
  readonly parameters: readonly Parameter[];
  readonly body: Expression | null;
  /** Why its body is read over. */
  readonly unread?: SyntaxFault;
  readonly span: Span;
}

export interface TypeMember {
  readonly kind: 'type';
  readonly name: Name;
  readonly isGeneric: boolean;
  readonly isAlias: boolean;
  readonly type: Expression;
  /** Why it is read over, and what else it would declare. */
  readonly unread?: { readonly fault: SyntaxFault; readonly names: readonly string[] };
  readonly span: Span;
}

export interface VariableMember {
  readonly kind: 'variable' | 'constant';
  readonly names: readonly Name[];
  readonly type: Expression | null;
  readonly values: readonly Expression[];
  readonly iota: number;
  readonly span: Span;
}

export interface ImplementsMember {
  readonly kind: 'implements';
  readonly type: Expression;
  readonly interface: Expression;
  readonly aliases: readonly { readonly name: Name; readonly target: Expression }[];
  readonly methods: readonly FunctionMember[];
  readonly span: Span;
}

export type Member =
  FunctionMember | PredicateMember | TypeMember | VariableMember | ImplementsMember;

export interface FieldNode {
  /** null for an embedded type. */
  readonly name: Name | null;
  readonly type: Expression;
}

export type UnaryOperator = '+' | '-' | '!' | '^' | '&' | '<-';
export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '&'
  | '|'
  | '^'
  | '&^'
  | '<<'
  | '>>'
  | '&&'
  | '||'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '==>'
  | '<==>'
  | '++'
  | 'in'
  | '#'
  | 'union'
  | 'intersection'
  | 'setminus'
  | 'subset';

export interface Element {
  readonly key: Expression | null;
  readonly value: Expression;
}

interface FunctionExpression {
  readonly kind: 'function-literal';
  readonly parameters: readonly Parameter[];
  readonly results: readonly Parameter[];
  readonly contract: readonly Clause[];
  readonly body: Block;
  readonly span: Span;
}

export type Expression =
  | ((
      | { readonly kind: 'integer'; readonly value: bigint }
      | { readonly kind: 'float'; readonly text: string }
      | { readonly kind: 'string'; readonly bytes: string }
      | { readonly kind: 'unary'; readonly operator: UnaryOperator; readonly operand: Expression }
      | {
          readonly kind: 'binary';
          readonly operator: BinaryOperator;
          readonly left: Expression;
          readonly right: Expression;
        }
      | {
          readonly kind: 'conditional';
          readonly condition: Expression;
          readonly then: Expression;
          readonly otherwise: Expression;
        }
      | {
          readonly kind: 'call';
          readonly callee: Expression;
          readonly arguments: readonly Expression[];
          readonly isSpread: boolean;
        }
      | {
          readonly kind: 'index';
          readonly operand: Expression;
          readonly indices: readonly Expression[];
        }
      /** s[i = v], and seq[a .. b] as a change without a name. */
      | {
          readonly kind: 'update';
          readonly operand: Expression;
          readonly changes: readonly { readonly key: Expression; readonly value: Expression }[];
        }
      | { readonly kind: 'interval'; readonly low: Expression; readonly high: Expression }
      | {
          readonly kind: 'slice';
          readonly operand: Expression;
          readonly low: Expression | null;
          readonly high: Expression | null;
          readonly most: Expression | null;
        }
      | { readonly kind: 'selector'; readonly operand: Expression; readonly name: Name }
      | { readonly kind: 'star'; readonly operand: Expression }
      | {
          readonly kind: 'composite';
          readonly type: Expression | null;
          readonly elements: readonly Element[];
        }
      /** P!<a, _!>, and P{a, _} once P is known to be a predicate. */
      | {
          readonly kind: 'constructor';
          readonly predicate: Expression;
          readonly arguments: readonly Expression[];
        }
      | {
          readonly kind: 'assertion';
          readonly operand: Expression;
          readonly type: Expression | null;
        }
      | {
          readonly kind: 'quantifier';
          readonly quantifier: 'forall' | 'exists';
          readonly variables: readonly Parameter[];
          readonly triggers: readonly (readonly Expression[])[];
          readonly body: Expression;
        }
      | { readonly kind: 'old'; readonly label: string | null; readonly operand: Expression }
      | {
          readonly kind: 'access';
          readonly operand: Expression;
          readonly permission: Expression | null;
        }
      | { readonly kind: 'unfolding'; readonly access: Expression; readonly body: Expression }
      | {
          readonly kind: 'let';
          readonly name: Name;
          readonly value: Expression;
          readonly body: Expression;
        }
      | { readonly kind: 'cardinality'; readonly operand: Expression }
      | {
          readonly kind: 'array-type';
          readonly length: Expression | null;
          readonly element: Expression;
        }
      | { readonly kind: 'slice-type'; readonly element: Expression }
      /** map[K]V, and dict[K]V: a map as a value. */
      | {
          readonly kind: 'map-type';
          readonly key: Expression;
          readonly value: Expression;
          readonly isValue: boolean;
        }
      | {
          readonly kind: 'channel-type';
          readonly direction: 'both' | 'send' | 'receive';
          readonly element: Expression;
        }
      | {
          readonly kind: 'struct-type';
          readonly fields: readonly FieldNode[];
          readonly clauses: readonly Clause[];
        }
      | {
          readonly kind: 'interface-type';
          readonly methods: readonly FunctionMember[];
          readonly predicates: readonly PredicateMember[];
          readonly embedded: readonly Expression[];
        }
      | {
          readonly kind: 'function-type';
          readonly parameters: readonly Parameter[];
          readonly results: readonly Parameter[];
        }
      | { readonly kind: 'predicate-type'; readonly parameters: readonly Expression[] }
    ) & { readonly span: Span })
  | Name
  | FunctionExpression;

export interface Block {
  readonly kind: 'block';
  readonly statements: readonly Statement[];
  readonly span: Span;
}

export interface Case {
  readonly values: readonly Expression[];
  readonly isDefault: boolean;
  readonly body: Block;
  readonly span: Span;
}

export interface SelectCase {
  readonly communication: Statement | null;
  readonly body: Block;
  readonly span: Span;
}

export type AssertionVerb = 'assert' | 'assume' | 'inhale' | 'exhale' | 'fold' | 'unfold';

export type Statement =
  | Block
  | ((
      | { readonly kind: 'expression'; readonly expression: Expression }
      | { readonly kind: 'send'; readonly channel: Expression; readonly value: Expression }
      | { readonly kind: 'step'; readonly operand: Expression; readonly by: 1 | -1 }
      | {
          readonly kind: 'assign';
          readonly operator: BinaryOperator | null;
          readonly left: readonly Expression[];
          readonly right: readonly Expression[];
        }
      | {
          readonly kind: 'define';
          readonly left: readonly Expression[];
          readonly right: readonly Expression[];
        }
      | { readonly kind: 'declare'; readonly members: readonly (VariableMember | TypeMember)[] }
      | { readonly kind: 'go' | 'defer'; readonly call: Expression }
      | { readonly kind: 'return'; readonly values: readonly Expression[] }
      | { readonly kind: 'break' | 'continue'; readonly label: string | null }
      | { readonly kind: 'goto'; readonly label: string }
      | { readonly kind: 'fallthrough' }
      | {
          readonly kind: 'if';
          readonly initializer: Statement | null;
          readonly condition: Expression;
          readonly then: Block;
          readonly otherwise: Statement | null;
        }
      | {
          readonly kind: 'for';
          readonly contract: readonly Clause[];
          readonly initializer: Statement | null;
          readonly condition: Expression | null;
          readonly update: Statement | null;
          readonly body: Block;
        }
      | {
          readonly kind: 'range';
          readonly contract: readonly Clause[];
          readonly key: Expression | null;
          readonly value: Expression | null;
          /** range xs with i0: the ghost count of finished rounds. */
          readonly counter: Name | null;
          readonly defines: boolean;
          readonly subject: Expression;
          readonly body: Block;
        }
      | {
          readonly kind: 'switch';
          readonly initializer: Statement | null;
          readonly value: Expression | null;
          readonly cases: readonly Case[];
        }
      | {
          readonly kind: 'type-switch';
          readonly initializer: Statement | null;
          readonly alias: Name | null;
          readonly value: Expression;
          readonly cases: readonly Case[];
        }
      | { readonly kind: 'select'; readonly cases: readonly SelectCase[] }
      | { readonly kind: 'labeled'; readonly label: string; readonly statement: Statement }
      | { readonly kind: 'ghost'; readonly statement: Statement }
      | { readonly kind: 'verb'; readonly verb: AssertionVerb; readonly expression: Expression }
      | { readonly kind: 'clauses'; readonly clauses: readonly Clause[] }
      | { readonly kind: 'empty' }
    ) & { readonly span: Span });
