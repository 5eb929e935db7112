import type { GoExpression, GoStatement, SelectCase as GoSelectCase } from '../../go/syntax.ts';
import type { Alternative, OperationName, SelectCase } from '../../model/statements.ts';
import { writtenSince } from '../store.ts';
import type { Value } from '../value.ts';
import { emit, evaluate, executeAll, inBranch, report, type Here, type Path } from './context.ts';
import { computed } from './computed.ts';
import { joinPaths } from './join.ts';
import { breakable } from './loop.ts';
import { channelName } from './operations.ts';
import { carries, escape } from './variables.ts';
import { storeAll } from './assign.ts';

type Select = GoStatement & { kind: 'select' };

interface Prepared {
  readonly source: GoSelectCase;
  readonly alternative: Alternative;
  /** What a receiving case writes, and where to. */
  readonly targets: readonly GoExpression[];
  readonly payload: GoExpression | null;
}

export function selectStatement(here: Here, statement: Select, label: string | null): void {
  const prepared = statement.cases
    .map((source) => prepare(here, source))
    .filter((found) => found !== null);
  if (prepared.length === 0) {
    emit(here, { kind: 'stuck', span: statement.span });
    here.flow.store = null;
    return;
  }
  breakable(here, statement, label, (inner) => runCases(inner, statement, prepared));
}

function runCases(here: Here, statement: Select, prepared: readonly Prepared[]): void {
  const { flow } = here;
  const base = flow.store;
  if (base === null) return;
  const paths: Path[] = [];
  const cases = prepared.map((found): SelectCase => {
    const { body, store } = inBranch(here, (inner) => runCase(inner, found));
    if (store !== null) paths.push({ written: writtenSince(store, base), conditions: [] });
    return { alternative: found.alternative, body, span: found.source.span };
  });
  const [only] = cases;
  if (cases.length === 1 && only?.alternative.kind === 'operation') {
    emit(here, only.alternative.operation);
    flow.out.push(...only.body);
  } else if (cases.length === 1 && only?.alternative.kind === 'outside') {
    report(here.builder, 'go-foreign-channel', only.span, { name: only.alternative.what });
  } else emit(here, { kind: 'select', cases, span: statement.span });
  if (paths.length === 0) flow.store = null;
  else joinPaths(here, paths, statement.span);
}

function runCase(here: Here, found: Prepared): void {
  const { payload, targets, source } = found;
  if (payload !== null) {
    const values = targets.map((target, at) => {
      const okay = { kind: 'named', package: null, name: 'bool', span: target.span } as const;
      return computed(here, payload, at === 1 ? okay : null, 'received');
    });
    storeAll(here, targets, values);
  }
  executeAll(here, source.body);
}

/** Null for a case that can never be taken: its channel is nil. */
function prepare(here: Here, source: GoSelectCase): Prepared | null {
  const { communication } = source;
  if (communication === null)
    return { source, alternative: { kind: 'default' }, targets: [], payload: null };
  if (communication.kind === 'send') {
    const channel = evaluate(here, communication.channel);
    const value = evaluate(here, communication.value);
    if (carries(here, value))
      escape(here, value, 'is sent over a channel', communication.value.span);
    return withAlternative(here, source, channel, 'send', communication.span, [], null);
  }
  const received = receivedFrom(communication);
  if (received === null) return null;
  const channel = evaluate(here, received.channel);
  return withAlternative(
    here,
    source,
    channel,
    'receive',
    communication.span,
    received.targets,
    received.payload,
  );
}

function receivedFrom(statement: GoStatement): {
  readonly channel: GoExpression;
  readonly targets: readonly GoExpression[];
  readonly payload: GoExpression;
} | null {
  const payload =
    statement.kind === 'expression'
      ? statement.expression
      : 'right' in statement
        ? statement.right[0]
        : undefined;
  if (payload?.kind !== 'unary' || payload.operator !== '<-') return null;
  const targets = statement.kind === 'define' || statement.kind === 'assign' ? statement.left : [];
  return { channel: payload.operand, targets, payload };
}

function withAlternative(
  here: Here,
  source: GoSelectCase,
  channel: Value,
  name: OperationName,
  span: GoSelectCase['span'],
  targets: readonly GoExpression[],
  payload: GoExpression | null,
): Prepared | null {
  if (channel.kind === 'nil') return null;
  const alternative = alternativeOf(here, channel, name, span);
  return alternative === null ? null : { source, alternative, targets, payload };
}

function alternativeOf(
  here: Here,
  channel: Value,
  name: OperationName,
  span: GoSelectCase['span'],
): Alternative | null {
  if (channel.kind === 'primitive' && channel.primitive.kind === 'channel')
    return {
      kind: 'operation',
      operation: { kind: 'operation', name, primitive: channel.primitive, span },
    };
  if (channel.kind === 'outside' && channel.timeout) return { kind: 'timeout', what: channel.name };
  if (channel.kind === 'outside' || channel.kind === 'opaque')
    return { kind: 'outside', what: channelName(here, channel, span) };
  report(here.builder, 'go-unknown-channel', span, { name: channelName(here, channel, span) });
  return null;
}
