import { unreachable } from '../../base/unreachable.ts';
import type { Clause, Expression as Syntax } from '../language/node.ts';
import { TypeFault } from './fault.ts';
import type { Assertion, Contract, Expression, Obligation } from './model.ts';
import type { Environment } from './scope.ts';
import { boolean, integer, underlying } from './type.ts';
import { checkExpression } from './rules.ts';
import { converted } from './convert.ts';

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
}

/** The clauses before a function or a loop. */
export function checkContract(env: Environment, clauses: readonly Clause[]): Contract {
  const parts: Parts = {
    requires: [],
    ensures: [],
    invariants: [],
    decreases: null,
    obligations: [],
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
      parts.decreases = expressions.map((one) => checkExpression(env, one, integer));
      return;
    case 'sends':
    case 'recvs':
    case 'closes':
    case 'waits':
    case 'done':
    case 'spawns':
    case 'level':
      parts.obligations.push(obligation(env, clause, kind));
      return;
    case 'guards':
    case 'carries':
      throw new TypeFault(`${kind} belongs to a ${kind === 'guards' ? 'struct' : 'make'}`, span);
    default:
      return unreachable(kind);
  }
}

function obligation(env: Environment, clause: Clause, kind: Obligation['kind']): Obligation {
  const { span } = clause;
  env.checker.countsDebts = true;
  const [first, second] = clause.expressions;
  const subject = first === undefined ? null : checkExpression(env, first, null);
  const amount =
    second === undefined ? null : converted(env, checkExpression(env, second, integer), integer);
  if (subject !== null && kind !== 'level') expectSubject(kind, subject);
  return { kind, subject, amount, span };
}

function expectSubject(kind: Obligation['kind'], subject: Expression): void {
  const under = underlying(subject.type);
  const isChannel = under.kind === 'channel';
  const wantsChannel = kind === 'sends' || kind === 'recvs' || kind === 'closes';
  if (wantsChannel !== isChannel)
    throw new TypeFault(
      `${kind} speaks of a ${wantsChannel ? 'channel' : 'waitgroup'}`,
      subject.span,
    );
}
