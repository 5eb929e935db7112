import type { Span } from '../../base/span.ts';
import type { ClauseKind } from '../language/node.ts';

export interface Field {
  readonly name: string;
  readonly type: Type;
  readonly isEmbedded: boolean;
}

export interface StructType {
  readonly kind: 'struct';
  /** The same for the same struct: part of the names of resources. */
  readonly id: string;
  readonly fields: readonly Field[];
}

export interface InterfaceType {
  readonly kind: 'interface';
  readonly id: string;
  readonly methods: readonly FunctionInfo[];
  readonly predicates: readonly PredicateInfo[];
}

/** A declared type; what it stands for is filled in when all names are known. */
export interface NamedType {
  readonly kind: 'named';
  /** As people call it: with its package where that is part of the library. */
  readonly name: string;
  /** The path of the library's package that declares it; null for one of the text. */
  readonly library: string | null;
  readonly span: Span;
  underlying: Type | null;
  readonly methods: Map<string, FunctionInfo>;
  readonly predicates: Map<string, PredicateInfo>;
  /** Methods and predicates that cannot be read: they hide those of what is embedded all the same. */
  readonly unread: Set<string>;
}

export type Type =
  | { readonly kind: 'integer'; readonly name: string }
  /** An integer constant that takes the type it is used at. */
  | { readonly kind: 'untyped' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'string' }
  | { readonly kind: 'permission' }
  | { readonly kind: 'nil' }
  | { readonly kind: 'pointer'; readonly element: Type }
  | { readonly kind: 'slice'; readonly element: Type }
  | { readonly kind: 'array'; readonly length: number; readonly element: Type }
  | StructType
  | InterfaceType
  | NamedType
  | {
      readonly kind: 'channel';
      readonly direction: 'both' | 'send' | 'receive';
      readonly element: Type;
    }
  | { readonly kind: 'map'; readonly key: Type; readonly value: Type }
  /** What a map holds, as a value. */
  | { readonly kind: 'dict'; readonly key: Type; readonly value: Type }
  | {
      readonly kind: 'function';
      readonly parameters: readonly Type[];
      readonly results: readonly Type[];
    }
  | { readonly kind: 'sequence' | 'set' | 'multiset' | 'option'; readonly element: Type }
  | { readonly kind: 'predicate'; readonly parameters: readonly Type[] }
  | { readonly kind: 'tuple'; readonly elements: readonly Type[] }
  /** What typeOf gives. */
  | { readonly kind: 'type' };

/** A variable, told apart by identity. */
export interface Variable {
  readonly name: string;
  readonly type: Type;
  readonly span: Span;
  /** Its address is taken, it is captured and assigned, or it says so: it lives in shared memory. */
  isShared: boolean;
  isAssigned: boolean;
  isCaptured: boolean;
  /** Of the package, an error that nothing assigns again. */
  readonly isOfPackage?: boolean;
  /** Of a parameter or result: the compiled program has none. */
  readonly isGhost?: boolean;
  /** Ghost code or a contract gives it any integer, whatever Go's type has room for. */
  isUnbounded?: boolean;
}

export interface Assertion {
  readonly expression: Expression;
  readonly span: Span;
}

/** `sends c n` and its like. */
export interface Obligation {
  readonly kind: Extract<
    ClauseKind,
    'sends' | 'recvs' | 'closes' | 'drains' | 'waits' | 'done' | 'spawns'
  >;
  readonly subject: Expression | null;
  readonly amount: Expression | null;
  readonly span: Span;
}

/** What holds of each value that is sent on channels of one kind. */
export interface Message {
  /** The same for the same condition on the same type. */
  readonly id: string;
  readonly variable: Variable;
  readonly condition: Expression;
}

/** `carries c: v > 0` */
export interface Carried {
  readonly channel: Expression;
  readonly message: Message;
  readonly span: Span;
}

/** `level c < d`: whoever owes something on d may wait for c. */
export interface LevelOrder {
  readonly below: Expression;
  readonly above: Expression;
  readonly span: Span;
}

export interface Contract {
  readonly requires: readonly Assertion[];
  readonly ensures: readonly Assertion[];
  readonly invariants: readonly Assertion[];
  /** null without a clause; empty for one without an expression. */
  readonly decreases: readonly Expression[] | null;
  readonly obligations: readonly Obligation[];
  readonly carried: readonly Carried[];
  readonly levels: readonly LevelOrder[];
}

export interface FunctionInfo {
  /** Unique in the program. */
  readonly id: string;
  /** As the person calls it. */
  readonly name: string;
  readonly span: Span;
  /** Where its name stands. */
  readonly nameSpan: Span;
  readonly isPure: boolean;
  readonly isGhost: boolean;
  readonly isTrusted: boolean;
  /** The receiver first, where there is one. */
  readonly parameters: readonly Variable[];
  readonly hasReceiver: boolean;
  readonly isVariadic: boolean;
  readonly results: readonly Variable[];
  /** Of a method of an interface. */
  readonly interface: InterfaceType | null;
  /** Written by us for Go's library. */
  readonly isLibrary: boolean;
  readonly hasBody: boolean;
  /** Stands for all functions of a type: its first parameter is the one that is called. */
  readonly isAny?: boolean;
  /** Of a function literal: what it uses of the functions around it. */
  readonly captured: Set<Variable>;
  /** Parameters that live in memory, and what the contract means by them: the values that are given. */
  readonly given: () => ReadonlyMap<Variable, Variable>;
  readonly contract: () => Contract;
  readonly body: () => readonly Statement[];
  /** Of a pure function: what it returns. */
  readonly value: () => Expression | null;
}

export interface PredicateInfo {
  readonly id: string;
  readonly name: string;
  readonly span: Span;
  readonly parameters: readonly Variable[];
  readonly interface: InterfaceType | null;
  readonly isLibrary: boolean;
  readonly body: () => Expression | null;
  readonly hasBody: boolean;
  /** Instances are kept under the interface's name and value: filled in when implementations are known. */
  shared: string | null;
}

export type Operator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '&&'
  | '||'
  | '==>'
  | '<==>'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '++'
  | 'in'
  | '#'
  | 'union'
  | 'intersection'
  | 'setminus'
  | 'subset'
  | '&'
  | '|'
  | '^'
  | '&^'
  | '<<'
  | '>>';

export type Expression = (
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'string'; readonly bytes: string }
  | { readonly kind: 'zero' }
  | { readonly kind: 'fraction'; readonly numerator: Expression; readonly denominator: Expression }
  | { readonly kind: 'variable'; readonly variable: Variable }
  | {
      readonly kind: 'field';
      readonly operand: Expression;
      readonly owner: StructType;
      readonly field: Field;
    }
  | { readonly kind: 'dereference'; readonly operand: Expression }
  | { readonly kind: 'element'; readonly operand: Expression; readonly index: Expression }
  | { readonly kind: 'address'; readonly operand: Expression }
  | {
      readonly kind: 'unary';
      readonly operator: '-' | '!' | '^';
      readonly operand: Expression;
      /** The program computes it, and the result has to fit into its type. */
      readonly isChecked?: boolean;
    }
  | {
      readonly kind: 'binary';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
      readonly isChecked?: boolean;
    }
  | {
      readonly kind: 'conditional';
      readonly condition: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
    }
  | { readonly kind: 'length' | 'capacity'; readonly operand: Expression }
  | {
      readonly kind: 'call';
      readonly function: FunctionInfo;
      readonly arguments: readonly Expression[];
      /** The program itself calls a method of an interface, which a nil value has not. */
      readonly isDispatched?: boolean;
    }
  /** A function, or a method with its receiver, as a value. */
  | {
      readonly kind: 'function-value';
      readonly function: FunctionInfo;
      readonly receiver: Expression | null;
    }
  | {
      readonly kind: 'instance';
      readonly predicate: PredicateInfo;
      readonly arguments: readonly Expression[];
    }
  /** p(x) where p is a predicate as a value. */
  | {
      readonly kind: 'value-instance';
      readonly value: Expression;
      readonly arguments: readonly Expression[];
    }
  | {
      readonly kind: 'access';
      readonly target: Expression;
      readonly permission: Expression | 'wildcard' | null;
    }
  /** P{a, _}: null for what is open. */
  | {
      readonly kind: 'constructor';
      readonly predicate: PredicateInfo;
      readonly arguments: readonly (Expression | null)[];
    }
  | {
      readonly kind: 'quantifier';
      readonly quantifier: 'forall' | 'exists';
      readonly variables: readonly Variable[];
      readonly triggers: readonly (readonly Expression[])[];
      readonly body: Expression;
    }
  | { readonly kind: 'old'; readonly label: string | null; readonly operand: Expression }
  | { readonly kind: 'unfolding'; readonly access: Expression; readonly body: Expression }
  | {
      readonly kind: 'let';
      readonly variable: Variable;
      readonly value: Expression;
      readonly body: Expression;
    }
  /** A struct, array or sequence by its parts; missing ones are zero. */
  | {
      readonly kind: 'struct';
      readonly owner: StructType;
      readonly values: readonly (Expression | null)[];
    }
  | {
      readonly kind: 'array' | 'sequence' | 'set' | 'multiset';
      readonly values: readonly Expression[];
    }
  | { readonly kind: 'interval'; readonly low: Expression; readonly high: Expression }
  | {
      readonly kind: 'update';
      readonly operand: Expression;
      readonly key: Expression;
      readonly value: Expression;
    }
  | {
      readonly kind: 'slice';
      readonly operand: Expression;
      readonly low: Expression | null;
      readonly high: Expression | null;
      /** s[i:j:k] */
      readonly most: Expression | null;
    }
  | { readonly kind: 'box'; readonly operand: Expression }
  /** An integer as one of another type: the same number, if the type has it. */
  | { readonly kind: 'conversion'; readonly operand: Expression }
  | { readonly kind: 'assertion'; readonly operand: Expression; readonly commaOk: boolean }
  | { readonly kind: 'type-of'; readonly operand: Expression }
  | { readonly kind: 'type-literal'; readonly of: Type }
  /** Of a type, or of what an interface holds: Go compares values of it. */
  | { readonly kind: 'comparable'; readonly operand: Expression }
  /** new(T), &T{...} (value null: zero). */
  | { readonly kind: 'allocate'; readonly value: Expression }
  | {
      readonly kind: 'make-slice';
      readonly length: Expression;
      readonly capacity: Expression | null;
    }
  | { readonly kind: 'slice-literal'; readonly values: readonly Expression[] }
  | {
      readonly kind: 'make-channel';
      readonly capacity: Expression | null;
      /** A clause says what it carries. */
      readonly isSaid: boolean;
    }
  | { readonly kind: 'receive'; readonly channel: Expression; readonly commaOk: boolean }
  | {
      readonly kind: 'append';
      readonly operand: Expression;
      readonly values: readonly Expression[];
      /** append(s, t...) */
      readonly spread: Expression | null;
    }
  | { readonly kind: 'copy'; readonly target: Expression; readonly source: Expression }
  /** []byte(s) and string(b): new memory, and a value of its own. */
  | { readonly kind: 'bytes'; readonly operand: Expression }
  | { readonly kind: 'text'; readonly operand: Expression }
  /** The value at a key, or zero. */
  | {
      readonly kind: 'lookup';
      readonly operand: Expression;
      readonly key: Expression;
      readonly commaOk: boolean;
    }
  | {
      readonly kind: 'dict';
      readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
    }
  | { readonly kind: 'without'; readonly operand: Expression; readonly key: Expression }
  /** The keys that are there. */
  | { readonly kind: 'domain'; readonly operand: Expression }
  | { readonly kind: 'to-sequence'; readonly operand: Expression }
  /** some(x), or none[T] where there is no value. */
  | { readonly kind: 'option'; readonly value: Expression | null }
  /** get(o) */
  | { readonly kind: 'content'; readonly operand: Expression }
  /** What is in a sequence, as a set or multiset. */
  | { readonly kind: 'collected'; readonly operand: Expression }
) & { readonly type: Type; readonly span: Span };

export interface Call {
  readonly function: FunctionInfo;
  readonly arguments: readonly Expression[];
}

export type Statement = (
  | { readonly kind: 'block'; readonly statements: readonly Statement[] }
  | { readonly kind: 'declare'; readonly variable: Variable; readonly value: Expression | null }
  | {
      readonly kind: 'assign';
      readonly left: readonly (Expression | null)[];
      readonly right: readonly Expression[];
    }
  | { readonly kind: 'expression'; readonly expression: Expression }
  | { readonly kind: 'send'; readonly channel: Expression; readonly value: Expression }
  | {
      readonly kind: 'close';
      readonly channel: Expression;
      /** close(c, p, P): the part p of the right to send and the debts for the rest are given. */
      readonly payment: Expression | null;
    }
  | { readonly kind: 'carries'; readonly carried: Carried }
  /** What was just made gets its level, below and above what was there before. */
  | {
      readonly kind: 'levels';
      readonly below: readonly LevelOrder[];
      readonly above: readonly LevelOrder[];
    }
  | { readonly kind: 'panic' }
  /** A defer in a loop runs nobody knows how often. */
  | { readonly kind: 'go' | 'defer'; readonly call: Call; readonly isInLoop?: boolean }
  | { readonly kind: 'return'; readonly values: readonly Expression[] }
  | { readonly kind: 'break' | 'continue'; readonly label: string | null }
  | {
      readonly kind: 'if';
      readonly condition: Expression;
      readonly then: readonly Statement[];
      readonly otherwise: readonly Statement[];
    }
  /** Any one of them runs: select, whose cases bring their communication with them. */
  | { readonly kind: 'choose'; readonly cases: readonly (readonly Statement[])[] }
  | {
      readonly kind: 'loop';
      readonly label: string | null;
      /** Ghost code has to end. */
      readonly isGhost: boolean;
      readonly contract: Contract;
      readonly condition: Expression | null;
      /** Runs before the contract is looked at, first and after each round. */
      readonly prelude: readonly Statement[];
      readonly body: readonly Statement[];
      readonly update: readonly Statement[];
    }
  /** What a `break` with this label, or without one, leaves: a switch or a select. */
  | {
      readonly kind: 'breakable';
      readonly label: string | null;
      readonly body: readonly Statement[];
    }
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'assert' | 'assume' | 'inhale' | 'exhale'; readonly assertion: Assertion }
  | { readonly kind: 'fold' | 'unfold'; readonly access: Expression }
) & { readonly span: Span };

/** A method as the type that implements an interface has it: its own, or one of what is embedded. */
export interface ImplementedMethod {
  readonly self: Variable;
  readonly function: FunctionInfo;
  /** What the method gets for `self`. */
  readonly receiver: Expression;
}

export interface Implementation {
  readonly type: Type;
  readonly interface: NamedType;
  readonly span: Span;
  /** By the method's name: the proof that a person wrote. */
  readonly proofs: ReadonlyMap<string, FunctionInfo>;
  readonly methods: ReadonlyMap<string, ImplementedMethod>;
  readonly isWritten: boolean;
}

/** A struct's `guards mu: n; n > 0`, over a receiver. */
export interface Guard {
  readonly owner: NamedType;
  readonly lock: string;
  readonly receiver: Variable;
  readonly invariant: Expression;
  readonly span: Span;
}

export interface Program {
  /** The file says `overflow`: integers are as wide as Go's, and what does not fit is an error. */
  readonly checksOverflow: boolean;
  /** Variables of the package that no line of the text assigns: what they hold they keep. */
  readonly unchanged: ReadonlySet<string>;
  readonly packageName: string;
  /** Types and predicates that are read over: whoever speaks of them is open. */
  readonly unread: readonly { readonly message: string; readonly span: Span }[];
  readonly functions: readonly FunctionInfo[];
  readonly predicates: readonly PredicateInfo[];
  readonly implementations: readonly Implementation[];
  readonly guards: readonly Guard[];
  readonly messages: ReadonlyMap<string, Message>;
  /** Some channel is closed somewhere: a value received may be none. */
  readonly closesChannels: boolean;
  /** `struct.field`s whose addresses are taken: they are cells like any other. */
  readonly escapedFields: ReadonlySet<string>;
  /** The file says `sends`, `done` or the like: debts are counted everywhere in it. */
  readonly countsDebts: boolean;
  /** The file says `level`: who waits has to show that it is below all that it owes. */
  readonly usesLevels: boolean;
  /** The file says `spawns`: who may leave goroutines running has to say so. */
  readonly saysSpawns: boolean;
  /** Somewhere predicates of channels, waitgroups or mutexes are spoken of: then their use takes permission. */
  readonly usesChannelPermissions: boolean;
  readonly usesWaitGroupPermissions: boolean;
  readonly usesMutexPermissions: boolean;
  readonly channel: (element: Type) => ChannelMembers;
  readonly promisesNothing: PredicateInfo;
}

export interface ChannelMembers {
  readonly predicates: ReadonlyMap<string, PredicateInfo>;
  readonly functions: ReadonlyMap<string, FunctionInfo>;
}
