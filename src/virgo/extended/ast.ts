import type { Span } from '../../base/span.ts';
import type { Parameter } from '../../expression/sort.ts';
import type {
  Add,
  ChannelDeclaration,
  Expression,
  For,
  Go,
  If,
  NodeId,
  Receive,
  Return,
  Send,
  Skip,
  Wait,
  WaitGroupDeclaration,
} from '../ast.ts';

/**
 * VirGo beyond the paper: what Go programmers write, for the proofs that count control-flow edges.
 * Every node of the paper's language is a node of this one, so that a program of the paper is read by
 * both; `profile.ts` tells which programs those are.
 */
interface Node {
  readonly id: NodeId;
  readonly span: Span;
}

/** `c`, or `c[i]`: the element that belongs to this iteration of the loop over i. */
export interface ChannelUse {
  readonly channel: string;
  readonly index?: string;
}

/** c! and c[i]! */
interface ExtendedSend extends Send, ChannelUse {}

/** c? and c[i]?: a value, or the news that the channel is closed; also of a context and of a timer */
interface ExtendedReceive extends Receive, ChannelUse {}

/** if c? { } else { }: the value in the first branch, the closed channel in the second */
interface ReceiveOk extends Node, ChannelUse {
  readonly kind: 'receive-ok';
  readonly then: ExtendedBlock;
  readonly otherwise: ExtendedBlock;
}

/** close c */
interface Close extends Node, ChannelUse {
  readonly kind: 'close';
}

/** for range c { }: one iteration per value, until the channel is closed and empty */
interface RangeLoop extends Node, ChannelUse {
  readonly kind: 'range';
  readonly body: ExtendedBlock;
}

/** loop { }: without an end of its own */
interface EndlessLoop extends Node {
  readonly kind: 'loop';
  readonly body: ExtendedBlock;
}

/** for e .. e { }, for i : e .. e { } with any body */
export interface ExtendedFor extends Omit<For, 'body'> {
  readonly body: ExtendedBlock;
}

/** break, continue: of the innermost loop, also inside of a select */
interface Jump extends Node {
  readonly kind: 'break' | 'continue';
}

/** block l { }: what a `leave l` inside of it ends, from within any loops */
interface LabelledBlock extends Node {
  readonly kind: 'block';
  readonly label: string;
  readonly body: ExtendedBlock;
}

/** leave l */
interface Leave extends Node {
  readonly kind: 'leave';
  readonly label: string;
}

/** if e { } else { } */
interface ExtendedIf extends Omit<If, 'then' | 'otherwise'> {
  readonly then: ExtendedBlock;
  readonly otherwise: ExtendedBlock;
}

/** if * { } else { }: either branch, decided anew each time */
interface Choose extends Node {
  readonly kind: 'choose';
  readonly then: ExtendedBlock;
  readonly otherwise: ExtendedBlock;
}

/** if w.Add(e) == 0 { } else { }: counts and looks in one step */
interface CountDown extends Node {
  readonly kind: 'count-down';
  readonly waitgroup: string;
  readonly amount: Expression;
  readonly then: ExtendedBlock;
  readonly otherwise: ExtendedBlock;
}

/** case c! { } */
interface SendCase extends Node, ChannelUse {
  readonly kind: 'send';
  readonly body: ExtendedBlock;
}

/** case c? { }, case c? { } else { }: the else is for a closed channel */
interface ReceiveCase extends Node, ChannelUse {
  readonly kind: 'receive';
  readonly body: ExtendedBlock;
  readonly closed: ExtendedBlock | null;
}

/** default { } */
interface DefaultCase extends Node {
  readonly kind: 'default';
  readonly body: ExtendedBlock;
}

export type SelectCase = SendCase | ReceiveCase | DefaultCase;

/** select { case c! { } case d? { } default { } } */
interface Select extends Node {
  readonly kind: 'select';
  readonly cases: readonly SelectCase[];
}

/** cs = [e] chan [e]: one channel per iteration of the loops 0 .. e */
interface ArrayDeclaration extends Node {
  readonly kind: 'array';
  readonly name: string;
  readonly size: Expression;
  readonly capacity: Expression;
}

/** mutex m, rwmutex m, once o, timer t */
interface PrimitiveDeclaration extends Node {
  readonly kind: 'mutex' | 'rwmutex' | 'once' | 'timer';
  readonly name: string;
}

/** context x, or context x deadline: the environment cancels the second kind in the end */
export interface ContextDeclaration extends Node {
  readonly kind: 'context';
  readonly name: string;
  readonly deadline: boolean;
}

/** m.Lock(), m.Unlock(), m.RLock(), m.RUnlock() */
export interface LockOperation extends Node {
  readonly kind: 'lock' | 'unlock' | 'read-lock' | 'read-unlock';
  readonly lock: string;
}

/** o.Do { }: the first to come does it, the others wait until it is done */
interface OnceDo extends Node {
  readonly kind: 'once-do';
  readonly once: string;
  readonly body: ExtendedBlock;
}

/** x.Cancel(): any number of times */
interface Cancel extends Node {
  readonly kind: 'cancel';
  readonly context: string;
}

/** v = choice: any value, the same in the whole run */
interface ChoiceDeclaration extends Node {
  readonly kind: 'choice';
  readonly name: string;
}

/** go { } */
interface ExtendedGo extends Omit<Go, 'body'> {
  readonly body: ExtendedBlock;
}

/** go p */
interface GoNamed extends Node {
  readonly kind: 'go-named';
  readonly process: string;
}

export type ExtendedStatement =
  | Skip
  | Return
  | Add
  | Wait
  | ChannelDeclaration
  | WaitGroupDeclaration
  | ExtendedSend
  | ExtendedReceive
  | ReceiveOk
  | Close
  | RangeLoop
  | EndlessLoop
  | ExtendedFor
  | Jump
  | LabelledBlock
  | Leave
  | ExtendedIf
  | Choose
  | CountDown
  | Select
  | ArrayDeclaration
  | PrimitiveDeclaration
  | ContextDeclaration
  | LockOperation
  | OnceDo
  | Cancel
  | ChoiceDeclaration
  | ExtendedGo
  | GoNamed;

export type ExtendedBlock = readonly ExtendedStatement[];

/** proc p { }, at the top of the text */
export interface NamedProcess extends Node {
  readonly name: string;
  readonly body: ExtendedBlock;
}

/** requires e; at the top of the text: what callers promise */
export interface Contract extends Node {
  readonly condition: Expression;
}

export interface ExtendedProgram {
  readonly contracts: readonly Contract[];
  readonly processes: readonly NamedProcess[];
  readonly body: ExtendedBlock;
  readonly span: Span;
}

/** An extended program that the checker accepted. */
export interface CheckedExtended {
  readonly program: ExtendedProgram;
  /** In order of first appearance, without the choices. */
  readonly parameters: readonly Parameter[];
  /** The names that `v = choice` declares, with their sorts. */
  readonly choices: readonly Parameter[];
}
