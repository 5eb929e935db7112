import { shareRoot } from './place.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Clause, Expression as Syntax } from '../language/node.ts';
import { TypeFault } from './fault.ts';
import type { Assertion, Contract, Expression, Obligation, Carried, LevelOrder } from './model.ts';
import { declare, newVariable, openScope, type Scope, type Environment } from './scope.ts';
import { boolean, integer, underlying, typeKey } from './type.ts';
import { checkExpression } from './rules.ts';
import { converted, defaulted } from './convert.ts';

export function checkAssertion(env: Environment, syntax: Syntax, span = syntax.span): Assertion {
  const expression = converted(env, checkExpression(env, syntax, boolean), boolean);
  return { expression, span };
}

interface Parts {
  readonly requires: Assertion[];
  readonly ensures: Assertion[];
  readonly invariants: Assertion[];
  decreases: readonly Expression[] | null;
  readonly obligations: Obligation[];
  readonly carried: Carried[];
  readonly levels: LevelOrder[];
}

/** The clauses before a function or a loop. */
export function checkContract(env: Environment, clauses: readonly Clause[]): Contract {
  const parts: Parts = {
    requires: [],
    ensures: [],
    invariants: [],
    decreases: null,
    obligations: [],
    carried: [],
    levels: [],
  };
  for (const clause of clauses) addClause({ ...env, isGhost: true }, clause, parts);
  return parts;
}

function addClause(env: Environment, clause: Clause, parts: Parts): void {
  const { kind, expressions, span } = clause;
  switch (kind) {
    case 'requires':
      parts.requires.push(checkAssertion(env, expressions[0]!, span));
      return;
    case 'ensures':
      parts.ensures.push(checkAssertion(env, expressions[0]!, span));
      return;
    case 'preserves': {
      const assertion = checkAssertion(env, expressions[0]!, span);
      parts.requires.push(assertion);
      parts.ensures.push(assertion);
      return;
    }
    case 'invariant':
      parts.invariants.push(checkAssertion(env, expressions[0]!, span));
      return;
    case 'decreases':
      // `decreases _` asks to believe that it ends, which nothing here does.
      if (expressions.some((one) => one.kind === 'name' && one.name === '_')) return;
      parts.decreases = expressions.map((one) => defaulted(checkExpression(env, one, integer)));
      return;
    case 'sends':
    case 'recvs':
    case 'closes':
    case 'drains':
    case 'waits':
    case 'done':
    case 'spawns':
      parts.obligations.push(obligation(env, clause, kind));
      return;
    case 'carries':
      parts.carried.push(carriedBy(env, clause));
      return;
    case 'level':
      parts.levels.push(levelOrder(env, clause));
      return;
    case 'guards':
      throw new TypeFault('guards belongs to a struct', span);
    default:
      return unreachable(kind);
  }
}

function obligation(env: Environment, clause: Clause, kind: Obligation['kind']): Obligation {
  const { span } = clause;
  env.checker.countsDebts = true;
  const [first, second] = clause.expressions;
  if (kind === 'spawns') env.checker.saysSpawns = true;
  const subject = first === undefined ? null : subjectOf(env, kind, first);
  const amount =
    second === undefined ? null : converted(env, checkExpression(env, second, integer), integer);
  return { kind, subject, amount, span };
}

/** `level c < d`, of channels, waitgroups and locks. */
export function levelOrder(env: Environment, clause: Clause): LevelOrder {
  const { span } = clause;
  const [order] = clause.expressions;
  if (order?.kind !== 'binary' || order.operator !== '<')
    throw new TypeFault('level says c < d', span);
  env.checker.countsDebts = true;
  env.checker.usesLevels = true;
  return { below: waitedFor(env, order.left), above: waitedFor(env, order.right), span };
}

const waitable = /^sync\.(WaitGroup|Mutex|RWMutex)$/;

/** A channel, or where a waitgroup or a lock is. */
function waitedFor(env: Environment, syntax: Syntax): Expression {
  const subject = checkExpression(env, syntax, null);
  const { type } = subject;
  const under = underlying(type);
  if (under.kind === 'channel') return subject;
  const target = under.kind === 'pointer' ? under.element : type;
  if (target.kind !== 'named' || !waitable.test(target.name))
    throw new TypeFault('level speaks of channels, waitgroups and locks', syntax.span);
  return under.kind === 'pointer' ? subject : placeOf(subject, syntax.span);
}

function placeOf(subject: Expression, span: Expression['span']): Expression {
  shareRoot(subject);
  const type = { kind: 'pointer', element: subject.type } as const;
  return { kind: 'address', operand: subject, type, span };
}

/** A channel, or where a waitgroup is. */
function subjectOf(env: Environment, kind: Obligation['kind'], syntax: Syntax): Expression {
  const { span } = syntax;
  const subject = checkExpression(env, syntax, null);
  const isChannel = underlying(subject.type).kind === 'channel';
  const wantsChannel = kind !== 'waits' && kind !== 'done';
  if (wantsChannel !== isChannel)
    throw new TypeFault(`${kind} speaks of a ${wantsChannel ? 'channel' : 'waitgroup'}`, span);
  if (isChannel || underlying(subject.type).kind === 'pointer') return subject;
  return placeOf(subject, span);
}

/** The condition speaks of the value, `v`, and of what the whole package knows. */
export function carriedBy(env: Environment, clause: Clause): Carried {
  const { span } = clause;
  const [first] = clause.expressions;
  const syntax = clause.condition;
  if (first === undefined || syntax === null) throw new TypeFault('a condition is missing', span);
  const channel = checkExpression(env, first);
  const type = underlying(channel.type);
  if (type.kind !== 'channel') throw new TypeFault('carries speaks of a channel', first.span);
  const variable = newVariable('v', type.element, span);
  const scope = openScope(packageScope(env.scope));
  const around: Environment = { ...env, scope, isGhost: true, captured: null };
  declare(around, variable);
  const condition = converted(around, checkExpression(around, syntax, boolean), boolean);
  const written = JSON.stringify(syntax, (key, value: unknown) =>
    key === 'span' ? undefined : typeof value === 'bigint' ? String(value) : value,
  );
  const id = `${typeKey(type.element)} ${written}`;
  const message = env.checker.messages.get(id) ?? { id, variable, condition };
  env.checker.messages.set(id, message);
  return { channel, message, span };
}

/** What is left when all functions are left: below it are only Go's own names. */
function packageScope(scope: Scope): Scope {
  const { parent } = scope;
  return parent === null || parent.parent === null ? scope : packageScope(parent);
}
