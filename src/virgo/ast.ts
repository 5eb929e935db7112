import type { Span } from '../base/span.ts';
import type * as expression from '../expression/expression.ts';
import type { Parameter } from '../expression/sort.ts';

/**
 * VirGo's syntax (Fig. 2), widened as PAPER-NOTES allow: all comparisons, division, unary minus.
 *
 * Every statement has an id, unique in its program, which side tables use as their key, and a span:
 * its place in the text that the person wrote, VirGo or Go.
 */
export type NodeId = number & { readonly __brand: 'NodeId' };

interface Node {
  readonly id: NodeId;
  readonly span: Span;
}

/**
 * VirGo's profile of the one language of expressions: no conditional values, and each node has the
 * place where it stands, for messages. Nothing refers to a part of an expression by id.
 */
export type Expression =
  IntegerLiteral | BooleanLiteral | ParameterUse | UnaryExpression | BinaryExpression;

interface Placed {
  readonly span: Span;
}

/** v ::= n */
interface IntegerLiteral extends expression.IntegerLiteral, Placed {}

/** v ::= true | false */
interface BooleanLiteral extends expression.BooleanLiteral, Placed {}

/** e ::= x, a concurrency parameter: one value for the whole run */
export interface ParameterUse extends expression.ParameterUse, Placed {}

/** e ::= !e | -e */
interface UnaryExpression extends expression.Unary<Expression>, Placed {}

/** e ::= e ⊕ e */
export interface BinaryExpression extends expression.Binary<Expression>, Placed {}

/** a ::= skip */
export interface Skip extends Node {
  readonly kind: 'skip';
}

/** a ::= c! */
export interface Send extends Node {
  readonly kind: 'send';
  readonly channel: string;
}

/** a ::= c? */
export interface Receive extends Node {
  readonly kind: 'receive';
  readonly channel: string;
}

/** a ::= w.Add(e) */
export interface Add extends Node {
  readonly kind: 'add';
  readonly waitgroup: string;
  readonly amount: Expression;
}

/** V ::= c = chan [e] */
export interface ChannelDeclaration extends Node {
  readonly kind: 'channel';
  readonly name: string;
  readonly capacity: Expression;
}

/** V ::= w = WaitGroup */
export interface WaitGroupDeclaration extends Node {
  readonly kind: 'waitgroup';
  readonly name: string;
}

/** V ::= w.Wait() */
export interface Wait extends Node {
  readonly kind: 'wait';
  readonly waitgroup: string;
}

/** V ::= go { V } */
export interface Go extends Node {
  readonly kind: 'go';
  readonly body: Block;
}

/** V ::= return */
export interface Return extends Node {
  readonly kind: 'return';
}

/** V ::= if e { V } else { V } */
export interface If extends Node {
  readonly kind: 'if';
  readonly condition: Expression;
  readonly then: Block;
  readonly otherwise: Block;
}

/** V ::= for e .. e { a }, or with a name for the loop's variable: for i : e .. e { a } */
export interface For extends Node {
  readonly kind: 'for';
  readonly variable: LoopVariable | null;
  readonly from: Expression;
  readonly to: Expression;
  readonly body: Block;
}

export interface LoopVariable {
  readonly name: string;
  readonly span: Span;
}

type Atomic = Skip | Send | Receive | Add;

export type Statement =
  Atomic | ChannelDeclaration | WaitGroupDeclaration | Wait | Go | Return | If | For;

/** V ::= V; V, flattened. The empty block is `skip`. */
export type Block = readonly Statement[];

export interface Program {
  readonly body: Block;
  readonly span: Span;
}

/** A program that the checker accepted. Only this is lowered further. */
export interface CheckedProgram {
  readonly program: Program;
  /** In order of first appearance. */
  readonly parameters: readonly Parameter[];
}
