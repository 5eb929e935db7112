import type { PlainSpan } from '../../go/plain/span.ts';
import type { PlainStatement, SelectCase } from '../../go/plain/statement.ts';
import type {
  Alternative,
  Contexts,
  Decision,
  Operation,
  SelectCase as ModelCase,
} from '../statements.ts';
import {
  awaitContext,
  bindReceived,
  hear,
  okOf,
  passValue,
  receivedBy,
  reportForeign,
  stuckHere,
  type Received,
} from './channels.ts';
import { emit, inBranch, keyAt, placeOf, report, type Here, type Path } from './context.ts';
import { noteIn } from './closing.ts';
import { handedHere, otherEnd } from './ends-of-others.ts';
import { evaluate } from './evaluate.ts';
import { awaitOthers, calledAt, giveAlone, isCallers } from './hand-out.ts';
import { branch, joinPaths } from './join.ts';
import { orNil } from './known-nil.ts';
import { giveSelect } from './others.ts';
import { withPrimitive } from './primitives.ts';
import { settle } from './settle.ts';
import { writtenSince } from './store.ts';
import { isTaken, noteTaken } from './taken.ts';
import type { Value } from './value.ts';

type Select = Extract<PlainStatement, { kind: 'select' }>;

/** What a case of a select was evaluated to. */
interface Offer {
  readonly channel: Value;
  /** What it sends; null for a case that receives. */
  readonly sent: Value | null;
}

interface Prepared extends Offer {
  readonly source: SelectCase;
  readonly alternative: Alternative | null;
  readonly received: Received | null;
  /** Others have the channel, too: the context that ends when they get it. */
  readonly shared: Contexts | null;
}

export function select(here: Here, statement: Select): void {
  const offers = statement.cases.map(({ communication, span }): Offer => {
    const channel = evaluate(here, communication.channel, span);
    const sent = communication.kind === 'send' ? evaluate(here, communication.value, span) : null;
    return { channel, sent };
  });
  splitSelect(here, statement, offers);
}

/** Where it hangs on a condition which channel a case has, each way has its own select. */
function splitSelect(here: Here, statement: Select, offers: readonly Offer[]): void {
  const settled = offers.map((one) => ({
    ...one,
    channel: orNil(here, settle(here, one.channel)),
  }));
  const at = settled.findIndex(({ channel }) => channel.kind === 'either');
  const open = settled[at]?.channel;
  if (open?.kind === 'either') {
    const side =
      (channel: Value) =>
      (inner: Here): void =>
        splitSelect(inner, statement, settled.with(at, { ...settled[at]!, channel }));
    return branch(
      here,
      open.condition,
      placeOf(here, statement.span),
      side(open.then),
      side(open.otherwise),
    );
  }
  const prepared = settled.flatMap((offer, index): readonly Prepared[] => {
    const { channel } = offer;
    const source = statement.cases[index]!;
    if (channel.kind === 'nil') return [];
    const { communication } = source;
    const received =
      communication.kind === 'receive' ? receivedBy(here, communication, source.span) : null;
    const ok = received === null ? {} : okOf(received);
    const alternative = alternativeOf(here, source, channel, ok);
    const shared =
      alternative?.kind === 'operation'
        ? handedHere(here, alternative.operation.primitive, otherEnd(communication.kind))
        : null;
    return [{ ...offer, source, received, alternative, shared }];
  });
  if (prepared.some(({ alternative }) => alternative === null)) {
    here.flow.store = null;
    return;
  }
  if (prepared.length === 0 && statement.default === null) return stuckHere(here, statement.span);
  if (prepared.length === 0 && statement.default !== null)
    return here.builder.interpreter.block(here, statement.default);
  runCases(here, statement, prepared);
}

function alternativeOf(
  here: Here,
  source: SelectCase,
  channel: Value,
  ok: Pick<Operation, 'ok'>,
): Alternative | null {
  const { span, communication } = source;
  const place = placeOf(here, span);
  let found: Alternative | null = null;
  withPrimitive(here, channel, span, (inner, one) => {
    if (one.kind === 'channel')
      found = {
        kind: 'operation',
        operation: {
          kind: 'operation',
          name: communication.kind,
          primitive: one.primitive,
          span: place,
          ...ok,
        },
      };
    else if (one.kind === 'outside' && one.delivers !== 'perhaps') found = timeoutOf(inner, one);
    else if (one.kind === 'outside') found = { kind: 'outside', what: one.name, ...contexts(one) };
    else if (one.kind === 'opaque') found = { kind: 'outside', what: one.name };
    else reportForeign(inner, one, span);
  });
  return found;
}

const contexts = ({
  contexts: known,
}: Value & { kind: 'outside' }): { readonly contexts?: Contexts } =>
  known === undefined ? {} : { contexts: known };

/** A timer that has fired before does not fire again. */
function timeoutOf(here: Here, channel: Value & { kind: 'outside' }): Alternative {
  const { name: what, delivers } = channel;
  const before = isTaken(here, channel);
  if (before === false) return { kind: 'timeout', what, ...contexts(channel) };
  return delivers === 'ever' ? { kind: 'timeout', what, mayStop: true } : { kind: 'outside', what };
}

interface Case {
  readonly alternative: Alternative;
  readonly run: (inner: Here) => void;
  readonly span: PlainSpan;
}

function runCases(here: Here, statement: Select, prepared: readonly Prepared[]): void {
  const { span, default: otherwise } = statement;
  const comes = prepared.filter((one) => !isOwnTimer(one));
  const [timer] = prepared;
  if (otherwise === null && timer !== undefined && prepared.every(isStoppedTimer)) {
    reportForeign(here, timer.channel, timer.source.span);
    here.flow.store = null;
    return;
  }
  const isOthers = otherwise === null && comes.length > 0 && prepared.every(isServedByOthers);
  const named = prepared.map((one) => ({ ...one, name: calledBy(here, one) }));
  if (isOthers)
    giveSelect(
      here,
      named.filter((one) => !isOwnTimer(one)).map(({ name }) => name),
      span,
    );
  for (const one of named) noteUse(here, one, isOthers);
  if (otherwise === null)
    for (const { shared, alternative, source } of prepared)
      if (shared === null && alternative?.kind === 'operation')
        giveAlone(here, source.communication.kind, alternative.operation.primitive, source.span);
  const cases = named.flatMap((one) => casesOf(one, isOthers));
  if (otherwise !== null)
    cases.push({
      alternative: { kind: 'default' },
      span,
      run: (inner) => inner.builder.interpreter.block(inner, otherwise),
    });
  const [only] = cases;
  if (cases.length > 1 || only === undefined) return runSeveral(here, statement, cases);
  runOnly(
    here,
    only,
    prepared.every(({ channel }) => isCallers(channel)),
  );
}

/** A close comes as a value does. */
function noteUse(
  here: Here,
  { source, alternative, channel, name }: Prepared & { readonly name: string },
  isOthers: boolean,
): void {
  const { communication, span } = source;
  const { closings } = here.builder;
  const place = placeOf(here, span);
  const primitive = alternative?.kind === 'operation' ? alternative.operation.primitive : null;
  if (primitive === null && !isCallers(channel)) return;
  if (communication.kind === 'receive') {
    if (isOthers) noteIn(closings.granted, primitive, name, place);
  } else if (primitive === null || handedHere(here, primitive, 'send') !== null)
    noteIn(closings.offered, primitive, name, place);
}

const isServedByOthers = ({ alternative, shared }: Prepared): boolean =>
  shared !== null || alternative?.kind === 'outside';

const isStopped = (one: Alternative): boolean => one.kind === 'timeout' && one.mayStop === true;

/** Nothing may ever come from it. */
const isStoppedTimer = (one: Prepared): boolean =>
  isOwnTimer(one) &&
  one.alternative !== null &&
  (one.alternative.kind === 'outside' || isStopped(one.alternative));

/** Nobody else has a timer. */
const isOwnTimer = ({ channel }: Prepared): boolean =>
  channel.kind === 'outside' && channel.taken !== null;

function calledBy(here: Here, { alternative, source }: Prepared): string {
  if (alternative?.kind === 'outside') return alternative.what;
  if (alternative?.kind !== 'operation') return '';
  return calledAt(here, alternative.operation.primitive, source.span);
}

/**
 * At a channel that others have, too, they may come in any case. Where nobody but others can go on with the select, it
 * is granted that one of them comes, once he has been given the channel.
 */
function casesOf(
  prepared: Prepared & { readonly name: string },
  isOthers: boolean,
): readonly Case[] {
  const { source, alternative, channel, sent, received, shared, name: what } = prepared;
  const { span } = source;
  if (alternative === null) return [];
  const run = (inner: Here): void => {
    if (sent !== null) passValue(inner, channel, sent, span);
    if (channel.kind === 'outside') noteTaken(inner, channel);
    hear(inner, channel);
    if (received !== null) bindReceived(inner, received);
    inner.builder.interpreter.block(inner, source.body);
  };
  const own: Case = { alternative, run, span };
  if (shared === null) return [own];
  const served = { kind: 'outside', what } as const;
  return [own, { alternative: isOthers ? { ...served, contexts: shared } : served, run, span }];
}

function runSeveral(here: Here, statement: Select, several: readonly Case[]): void {
  const { flow } = here;
  const base = flow.store;
  if (base === null) return;
  const paths: Path[] = [];
  const cases = several.map(({ alternative, run, span }): ModelCase => {
    const { body, store, silent, path, alone } = inBranch(here, run, 'fork');
    const decides: Decision[] = [];
    if (store !== null)
      paths.push({
        written: writtenSince(store, base),
        conditions: null,
        decides,
        alone,
        isSilent: silent,
        facts: path,
      });
    return { alternative, body, decides, span: placeOf(here, span) };
  });
  emit(here, { kind: 'select', cases, span: placeOf(here, statement.span) });
  if (paths.length === 0) flow.store = null;
  else joinPaths(here, paths, placeOf(here, statement.span), keyAt(here, statement));
}

function runOnly(here: Here, { alternative, run, span }: Case, isForeign: boolean): void {
  const place = placeOf(here, span);
  if (alternative.kind === 'operation') emit(here, alternative.operation);
  else if (alternative.kind === 'outside' && alternative.contexts !== undefined)
    awaitContext(here, alternative, place);
  else if (alternative.kind === 'outside' && isForeign) awaitOthers(here, alternative, span);
  else if (alternative.kind === 'outside')
    report(here.builder, 'go-foreign-channel', place, { name: alternative.what });
  run(here);
}
