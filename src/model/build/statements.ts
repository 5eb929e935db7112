import { select } from './select.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { PlainBlock, PlainStatement } from '../../go/plain/statement.ts';
import { visitStatements } from '../../go/plain/walk.ts';
import { call, deferCall, goCall } from './calls.ts';
import { writeLocal } from './cells.ts';
import { channelLength, closeChannel, makeChannel, receive, send } from './channels.ts';
import { mostSteps, placeOf, report, type Here } from './context.ts';
import { endGoroutine, returnFrom } from './ends.ts';
import { unknownHere } from './unknown-here.ts';
import { evaluate, truthOf } from './evaluate.ts';
import { branch, inScope, leave } from './join.ts';
import { loop, rangeMap } from './loops.ts';
import { native } from './natives.ts';
import { noteRecovered } from './recovered.ts';
import { giveNoPanic } from './runtime-panics.ts';
import { nil, type Value } from './value.ts';

import { executeData } from './data-statements.ts';
import { isDataStatement, type DataStatement } from '../../go/plain/statement-groups.ts';

export function executeBlock(here: Here, block: PlainBlock): void {
  for (const statement of block) {
    if (here.flow.store === null) return;
    executeStatement(here, statement);
  }
}

function executeStatement(here: Here, statement: PlainStatement): void {
  const { builder, flow } = here;
  if (++builder.counter.steps > mostSteps) {
    report(builder, 'go-too-large', placeOf(here, builder.root.nameSpan), {});
    flow.store = null;
    return;
  }
  const { span } = statement;
  builder.reading.span = placeOf(here, span);
  giveNoPanic(here, statement);
  noteRecovered(here, statement);
  if (isDataStatement(statement)) executeData(here, statement);
  else executeControl(here, statement);
}

/** What may wait, or leads elsewhere. */
function executeControl(here: Here, statement: Exclude<PlainStatement, DataStatement>): void {
  const { span } = statement;
  switch (statement.kind) {
    case 'range-map':
      return rangeMap(here, statement);
    case 'call':
      return call(here, statement);
    case 'go':
      return goCall(here, statement);
    case 'defer':
      return deferCall(here, statement);
    case 'return':
      return returnFrom(here, statement);
    case 'panic':
      return endGoroutine(here, 'panic', span, evaluate(here, statement.value, span));
    case 'recover':
      return recover(here, statement);
    case 'make-channel':
      return makeChannel(here, statement);
    case 'send':
      return send(here, statement);
    case 'receive':
      return receive(here, statement);
    case 'close':
      return closeChannel(here, statement);
    case 'channel-length':
      return channelLength(here, statement);
    case 'select':
      return select(here, statement);
    case 'native':
      return native(here, statement);
    case 'if':
      return branch(
        here,
        truthOf(here, statement.condition, span),
        placeOf(here, span),
        (inner) => executeBlock(inner, statement.then),
        (inner) => executeBlock(inner, statement.otherwise),
      );
    case 'loop':
      return loop(here, statement);
    case 'block':
      return inScope(
        here,
        'break',
        { node: statement, what: '' },
        placeOf(here, span),
        (inner, label) => {
          inner.frame.labels.set(statement.label, { breakLabel: label, continueLabel: null });
          executeBlock(inner, statement.body);
        },
      );
    case 'break':
    case 'continue':
      return jump(here, statement);
    default:
      return unreachable(statement);
  }
}

function jump(
  here: Here,
  { kind, label, span }: Extract<PlainStatement, { kind: 'break' | 'continue' }>,
): void {
  const labels = here.frame.labels.get(label);
  const target = kind === 'break' ? labels?.breakLabel : labels?.continueLabel;
  if (target === undefined || target === null) throw new Error('a jump has no target');
  leave(here, target, placeOf(here, span));
}

/** In a deferred call that a panic runs it gives what panicked, else nil. */
function recover(here: Here, statement: Extract<PlainStatement, { kind: 'recover' }>): void {
  const { target } = statement;
  if (target === null) return;
  const { recovery, function: own } = here.frame;
  const { type } = own.locals[target]!;
  const unknown = (): Value => unknownHere(here, type, statement.span, 'computed');
  const isWrapper = own.origin === 'wrapper';
  const panicking = isWrapper || recovery === null ? 'no' : recovery.panicking;
  if (panicking === 'no') return writeLocal(here, target, nil);
  // A second recover gives nil, and panic(nil) what the version of Go says.
  if (panicking === 'perhaps' || recoverCount(own.body) > 1)
    return writeLocal(here, target, unknown());
  const { thrown = null } = recovery ?? {};
  const isKnown = thrown !== null && thrown.kind === 'boxed';
  // Of a dynamic type that nothing tells: it is not nil, and no more is known.
  writeLocal(here, target, isKnown ? thrown : { kind: 'boxed', type, value: unknown() });
}

function recoverCount(block: PlainBlock): number {
  let count = 0;
  visitStatements(block, ({ kind }) => (count += kind === 'recover' ? 1 : 0));
  return count;
}
