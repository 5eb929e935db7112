import { giveClose, serviceAt, type Service } from './hand-out.ts';
import { noteHeard } from './left-alone.ts';
import { not } from '../../expression/fold.ts';
import { isError } from '../../diagnostics/diagnostic.ts';
import { boolean, integer } from '../../expression/expression.ts';
import type { Quantity, Source } from '../quantity.ts';
import type { Span } from '../../base/span.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';

import type { Block } from '../statements.ts';
import { cellOf, isBoxed, readLocal, writeLocal } from './cells.ts';
import {
  emit,
  further,
  idOf,
  keyAt,
  newCellName,
  placeOf,
  report,
  textAt,
  type Builder,
  type Flow,
  type Here,
  type Path,
} from './context.ts';
import { unknownHere } from './unknown-here.ts';
import { evaluate } from './evaluate.ts';
import { withOption } from './sharing.ts';
import { afterLoop } from './after-loop.ts';
import type { Guard, Trial } from './looping.ts';
import { guardOf } from './guard.ts';
import { conjuncts } from './facts.ts';
import { emptyHeads, headValues, updateHeads, type Heads } from './heads.ts';
import { inScope } from './join.ts';
import { lastIteration } from './last-iteration.ts';
import { knownLength, runeCount } from './length.ts';
import { initializeCell, readSpot } from './memory.ts';
import { withPrimitive } from './primitives.ts';
import { publish } from './publish.ts';
import { settle } from './settle.ts';
import { branchOf, readCell, writeCell, writtenSince, type Store } from './store.ts';
import { fresh, newSource } from './unknown.ts';
import { quantityValue, type Cell } from './value.ts';

type Loop = Extract<PlainStatement, { kind: 'loop' }>;
type RangeMap = Extract<PlainStatement, { kind: 'range-map' }>;

interface Running {
  readonly outer: Here;
  readonly loop: number;
  readonly breakLabel: number;
  readonly span: Span;
  readonly statement: PlainStatement;
  /** Runs one iteration. */
  readonly body: (inner: Here) => void;
}

export function loop(here: Here, statement: Loop): void {
  publish(here);
  const span = placeOf(here, statement.span);
  if (statement.isEnteredInside)
    report(here.builder, 'go-unsupported', span, { what: 'a goto into the middle of a loop' });
  inScope(here, 'break', { node: statement, what: 'break' }, span, (outer, breakLabel) => {
    const renew = renewals(outer, statement);
    const drained = drainOf(outer, statement);
    const body = drained === null ? statement.body : statement.body.slice(1);
    const running: Running = {
      outer,
      loop: idOf(outer.builder, `loop ${keyAt(outer, statement)}`),
      breakLabel,
      span,
      statement,
      body: (inner) => {
        renew(inner);
        drained?.bind(inner);
        iteration(inner, statement, breakLabel, body);
      },
    };
    if (drained === null) return run(running);
    withPrimitive(
      outer,
      evaluate(outer, drained.receive.channel, statement.span),
      statement.span,
      (one, channel) => {
        const service = serviceAt(one, channel, statement.span);
        if (service !== null) return drainOthers({ ...running, outer: one }, service);
        if (channel.kind !== 'channel')
          return run({
            ...running,
            outer: one,
            body: (inner) => iteration(inner, statement, breakLabel, statement.body),
          });
        const trial = stableTrial({ ...running, outer: one });
        leaveLoop({ ...running, outer: one }, trial, null);
        emit(one, {
          kind: 'drain',
          loop: running.loop,
          primitive: channel.primitive,
          body: trial.out,
          span,
        });
      },
    );
  });
}

/**
 * Variables of a `for` that a function literal captures are others in each iteration: an iteration copies them
 * at its end, and counts the copy on. Here the copy is a cell that goes from one iteration to the next.
 */
function renewals(outer: Here, statement: Loop): (inner: Here) => void {
  const { frame, flow } = outer;
  const renewed = statement.body.flatMap((one) => {
    if (one.kind !== 'declare' || !isBoxed(outer, one.local) || !frame.cells.has(one.local))
      return [];
    const { local } = one;
    const first = cellOf(outer, local);
    const next: Cell = { ...first, key: `${keyAt(outer, one)} next`, loops: flow.loops };
    initializeCell(outer, next, readSpot(outer, { cell: first, path: [] }, first.type));
    frame.renewed.set(one, next);
    return [{ local, next, declaration: one }];
  });
  return (inner) => {
    for (const { local, next, declaration } of renewed) {
      const { loops } = inner.flow;
      const cell: Cell = { ...next, key: keyAt(inner, declaration), loops };
      inner.frame.cells.set(local, cell);
      initializeCell(inner, cell, readSpot(inner, { cell: next, path: [] }, next.type));
    }
  };
}

/** for v := range c where others have c, too: as many iterations as they send values before they close it. */
function drainOthers(running: Running, service: Service): void {
  const { outer, loop: id, span, statement } = running;
  giveClose(outer, service, statement.span);
  const receiving: Running = {
    ...running,
    body: (inner) => {
      service.receive(inner);
      noteHeard(inner);
      running.body(inner);
    },
  };
  const trial = stableTrial(receiving);
  leaveLoop(receiving, trial, null);
  const iterations = iterationsOf(running);
  emit(outer, { kind: 'repeat', loop: id, iterations, body: trial.out, span });
  (service.close ?? service.receive)(outer);
}

interface Drained {
  readonly receive: Extract<PlainStatement, { kind: 'receive' }>;
  readonly bind: (inner: Here) => void;
}

/** for v := range c: an iteration begins with a receive whose ok decides whether it goes on. */
function drainOf(here: Here, statement: Loop): Drained | null {
  const [receive, test] = statement.body;
  if (receive?.kind !== 'receive' || receive.ok === null || test?.kind !== 'if') return null;
  const { ok, value } = receive;
  const { condition } = test;
  const isTest =
    (condition.kind === 'local' && condition.local === ok) ||
    (condition.kind === 'unary' &&
      condition.operator === '!' &&
      condition.operand.kind === 'local' &&
      condition.operand.local === ok);
  const leaving = condition.kind === 'local' ? test.otherwise : test.then;
  const [only] = leaving;
  if (!isTest || leaving.length !== 1 || only?.kind !== 'break' || only.label !== statement.label)
    return null;
  if (isBoxed(here, ok)) return null;
  return {
    receive,
    bind: (inner) => {
      writeLocal(inner, ok, quantityValue(boolean(true)));
      if (value === null) return;
      const type = inner.frame.function.locals[value]!.type;
      const received = unknownHere(inner, type, statement.span);
      const name = newCellName(inner, value);
      writeLocal(
        inner,
        value,
        received.kind === 'opaque'
          ? { ...received, origin: 'received', name: name ?? received.name }
          : received,
      );
    },
  };
}

function iteration(
  inner: Here,
  statement: Loop | RangeMap,
  breakLabel: number,
  body: Loop['body'],
): void {
  const span = placeOf(inner, statement.span);
  inScope(
    inner,
    'continue',
    { node: statement, what: 'continue' },
    span,
    (deepest, continueLabel) => {
      const { labels } = deepest.frame;
      labels.set(statement.label, { breakLabel, continueLabel });
      deepest.builder.interpreter.block(deepest, body);
    },
  );
}

function run(running: Running): void {
  const { outer } = running;
  const before = snapshot(outer, running.breakLabel);
  const heads = stableHeads(running);
  const trial = attempt(running, heads, null);
  if (trial.end === null && trial.varies) {
    restore(outer, before);
    if (unrollsWhole(running)) return;
    restore(outer, before);
    attempt(running, heads, null);
  }
  const guard = guardOf(running, heads, trial) ?? runesOf(running, trial);
  if (guard?.kind === 'counted') {
    const size = constantSize(guard);
    restore(outer, before);
    if (trial.varies && size !== null && size <= mostUnrolled) return void unroll(running, size);
    const counted = attempt(running, heads, guard);
    leaveLoop(running, counted, { heads, guard });
    lastIteration(outer, running.loop, heads, trial);
    if (counted.out.length > 0)
      emit(outer, {
        kind: 'count',
        loop: running.loop,
        from: guard.from,
        to: guard.to,
        endlessUnlessOrdered: guard.endlessUnlessOrdered,
        body: counted.out,
        span: running.span,
      });
    else if (guard.endlessUnlessOrdered) giveEnd(running);
    return;
  }
  if (guard?.kind === 'outside') {
    restore(outer, before);
    const again = attempt(running, heads, guard);
    leaveLoop(running, again, null);
    lastIteration(outer, running.loop, heads, trial);
    if (again.out.length === 0) return giveEnd(running);
    const iterations = iterationsOf(running);
    emit(outer, {
      kind: 'repeat',
      loop: running.loop,
      iterations,
      body: again.out,
      span: running.span,
    });
    return;
  }
  endless(running, trial);
}

function iterationsOf({ outer, statement, span }: Running): Source {
  return newSource(outer.builder, {
    name: `iterations of ${textAt(outer, statement.span).replace(/\s*\{.*$/, '')}`,
    sort: 'int',
    origin: 'iterations',
    span,
    loops: outer.flow.loops,
    nonNegative: true,
    key: `iterations ${keyAt(outer, statement)}`,
  });
}

/** for i, r := range s: as many iterations as the string has runes, which is at most its length. */
function runesOf({ outer, statement }: Running, trial: Trial): Guard | null {
  if (statement.kind !== 'loop') return null;
  const [, decode] = statement.body;
  if (decode?.kind !== 'decode-rune' || decode.text.kind !== 'local') return null;
  const [leaving] = trial.breaks[0]?.facts?.slice(trial.depth) ?? [];
  if (leaving === undefined) return null;
  const string = settle(outer, readLocal(outer, decode.text.local));
  const to =
    string.kind === 'text'
      ? runesIn(string.bytes)
      : string.kind === 'opaque'
        ? runeCount(outer, string)
        : null;
  return (
    to && {
      kind: 'counted',
      from: integer(0),
      to,
      endlessUnlessOrdered: false,
      inductions: new Map(),
      fact: conjuncts(not(leaving)),
    }
  );
}

/** Of a text of ASCII alone; what other bytes come to is not decoded here. */
const runesIn = (bytes: string): Quantity | null =>
  /^[\0-\x7f]*$/.test(bytes) ? integer(bytes.length) : null;

const mostUnrolled = 16;

/** A loop whose number of iterations nothing tells: it ends by its breaks, or not at all. */
function endless(running: Running, trial: Trial): void {
  const { outer, loop: id, span } = running;
  const isLeft = trial.breaks.length > 0;
  const communicates = trial.out.some((statement) => !isSilentExit(statement));
  if (communicates) {
    emit(outer, { kind: 'repeat', loop: id, iterations: null, body: trial.out, span });
    // Only what leaves it leads on.
    outer.flow.store = null;
    return;
  }
  if (!isLeft && trial.end !== null && trial.out.length === 0) {
    emit(outer, { kind: 'stuck', span });
    outer.flow.store = null;
    return;
  }
  giveEnd(running);
  leaveLoop(running, trial, null);
  if (trial.end === null || trial.out.length > 0) {
    for (const statement of trial.out) emit(outer, statement);
    outer.flow.store = null;
  } else if (isLeft) outer.flow.store = null;
}

function isSilentExit(statement: Block[number]): boolean {
  switch (statement.kind) {
    case 'leave':
      return true;
    case 'if':
      return [...statement.then, ...statement.otherwise].every(isSilentExit);
    case 'go':
    case 'select':
    case 'make':
    case 'operation':
    case 'add':
    case 'count':
    case 'repeat':
    case 'drain':
    case 'once':
    case 'scope':
    case 'end':
    case 'stuck':
      return false;
  }
}

/** It is taken for granted that a loop ends that nothing is known of. */
function giveEnd({ outer, span, statement }: Running): void {
  outer.builder.given.push({
    code: 'loop-ends',
    words: `the loop '${textAt(outer, statement.span).replace(/\s*\{.*$/, '')}' ends`,
    span,
  });
}

function constantSize({ from, to }: Guard & { kind: 'counted' }): number | null {
  if (from.kind !== 'integer' || to.kind !== 'integer') return null;
  return Number(to.value - from.value);
}

/** One iteration after the other, with the values that they really have; whether the last one was found. */
function unroll(running: Running, size: number): boolean {
  const { outer } = running;
  for (let at = 0; at <= size && outer.flow.store !== null; at++) {
    const frame = { ...outer.frame, key: `${outer.frame.key}#${at}` };
    running.body({ ...outer, frame });
  }
  // The last run of the body only finds that there is no further iteration.
  const isEnded = outer.flow.store === null;
  outer.flow.store = null;
  return isEnded;
}

/** Where one iteration at a time can be followed that all together cannot: whether that comes to an end. */
function unrollsWhole(running: Running): boolean {
  const { flow, builder } = running.outer;
  const base = flow.store;
  if (base === null) return false;
  const errors = (): number => builder.diagnostics.filter(isError).length;
  const before = errors();
  const lost = [...builder.lost];
  flow.store = branchOf(base);
  const isEnded = unroll(running, mostUnrolled);
  if (isEnded && errors() === before && builder.lost.size === lost.length) return true;
  for (const what of builder.lost) if (!lost.includes(what)) builder.lost.delete(what);
  flow.store = base;
  return false;
}

/** Runs the body until what it begins with covers what it ends with. */
function stableHeads(running: Running): Heads {
  let heads = emptyHeads();
  for (let round = 0; round < mostRounds; round++) {
    const before = snapshot(running.outer, running.breakLabel);
    const trial = attempt(running, heads, null);
    restore(running.outer, before);
    const next = updateHeads(running.outer, running.loop, heads, trial.end);
    if (next === heads) return heads;
    heads = next;
  }
  running.outer.builder.lost.add('loop');
  return heads;
}

const mostRounds = 8;

function stableTrial(running: Running): Trial {
  return attempt(running, stableHeads(running), null);
}

function attempt(running: Running, heads: Heads, guard: Guard | null): Trial {
  const { outer, loop: id, breakLabel } = running;
  const { builder, flow } = outer;
  if (flow.store === null) return { out: [], end: null, breaks: [], depth: 0, varies: false };
  const known = guard === null ? null : guard.fact;
  const path = known === null ? flow.path : further(flow.path, known);
  const inner: Flow = {
    store: branchOf(flow.store),
    out: [],
    loops: [...flow.loops, id],
    alone: flow.alone,
    forks: flow.forks,
    path,
    silent: true,
  };
  const iterating: Here = { ...outer, flow: inner };
  for (const { cell, value } of headValues(heads, guard))
    if (inner.store !== null) writeCell(inner.store, cell, value);
  const base: Store = inner.store!;
  inner.store = branchOf(base);
  const first = builder.exits.get(breakLabel)?.paths.length ?? 0;
  const varying = builder.varying.count;
  running.body(iterating);
  const end = inner.store === null ? null : writtenSince(inner.store, base);
  const paths = builder.exits.get(breakLabel)?.paths.slice(first) ?? [];
  return {
    out: inner.out,
    end,
    breaks: paths,
    depth: path?.length ?? 0,
    varies: builder.varying.count > varying,
  };
}

interface Counted {
  readonly heads: Heads;
  readonly guard: Guard & { kind: 'counted' };
}

/** The flow goes on behind a loop that ended because its guard said so. */
function leaveLoop(running: Running, trial: Trial, counted: Counted | null): void {
  const { outer } = running;
  const { store } = outer.flow;
  if (store === null) return;
  for (const { written } of trial.breaks) notePast(outer.builder, store, written);
  if (trial.end === null) return;
  notePast(outer.builder, store, trial.end);
  const mayBreak = trial.breaks.length > 0;
  for (const { cell, value } of trial.end.values()) {
    const before = readCell(store, cell);
    if (before === null) continue;
    const exact = mayBreak ? null : counted;
    writeCell(store, cell, afterLoop(outer, running.loop, cell, before, value, exact));
  }
}

/** Cells that the iterations made are left behind. */
function notePast({ past }: Builder, store: Store, written: Path['written']): void {
  for (const { cell, value } of written.values())
    if (readCell(store, cell) === null)
      past.set(cell.key, withOption(past.get(cell.key) ?? [], value));
}

interface Snapshot {
  readonly diagnostics: number;
  readonly given: number;
  readonly tallies: number;
  readonly foreign: number;
  readonly accesses: number;
  readonly out: number;
  readonly paths: ReadonlyMap<number, number>;
}

function snapshot({ builder, flow }: Here, breakLabel: number): Snapshot {
  const paths = new Map(
    [...builder.exits].map(([label, { paths: known }]) => [label, known.length]),
  );
  void breakLabel;
  return {
    diagnostics: builder.diagnostics.length,
    given: builder.given.length,
    tallies: builder.tallies.length,
    foreign: builder.foreign.length,
    accesses: builder.sharing.accesses.length,
    out: flow.out.length,
    paths,
  };
}

function restore({ builder, flow }: Here, before: Snapshot): void {
  builder.diagnostics.length = before.diagnostics;
  builder.given.length = before.given;
  builder.tallies.length = before.tallies;
  builder.foreign.length = before.foreign;
  builder.sharing.accesses.length = before.accesses;
  flow.out.length = before.out;
  for (const [label, { paths }] of builder.exits) paths.length = before.paths.get(label) ?? 0;
}

/** for k, v := range m: as many iterations as it has keys, in any order. */
export function rangeMap(here: Here, statement: RangeMap): void {
  publish(here);
  const span = placeOf(here, statement.span);
  const map = settle(here, evaluate(here, statement.map, statement.span));
  const known =
    here.builder.effects.writingMaps.has(here.builder.root.id) && map.kind !== 'nil'
      ? null
      : knownLength(here, map);
  const place = here.builder.program.places.get(statement.map) ?? statement.span;
  const name = `len(${map.kind === 'opaque' ? map.name : textAt(here, place)})`;
  const to: Quantity =
    known ??
    fresh(here.builder, {
      name,
      sort: 'int',
      origin: 'stored',
      span,
      loops: here.flow.loops,
      nonNegative: true,
    });
  inScope(here, 'break', { node: statement, what: 'break' }, span, (outer, breakLabel) => {
    const bind = (inner: Here): void => {
      for (const target of [statement.key, statement.value])
        if (target !== null) {
          const { type } = inner.frame.function.locals[target]!;
          const origin = map.kind === 'opaque' ? 'computed' : 'stored';
          const value = unknownHere(inner, type, statement.span, origin);
          const named = newCellName(inner, target);
          writeLocal(
            inner,
            target,
            value.kind === 'opaque' && named !== null ? { ...value, name: named } : value,
          );
        }
    };
    const running: Running = {
      outer,
      loop: idOf(outer.builder, `loop ${keyAt(outer, statement)}`),
      breakLabel,
      span,
      statement,
      body: (inner) => {
        bind(inner);
        iteration(inner, statement, breakLabel, statement.body);
      },
    };
    const heads = stableHeads(running);
    const trial = attempt(running, heads, null);
    const guard: Guard & { kind: 'counted' } = {
      kind: 'counted',
      from: integer(0),
      to,
      endlessUnlessOrdered: false,
      inductions: new Map(),
      fact: [],
    };
    leaveLoop(running, trial, { heads, guard });
    if (trial.out.length > 0)
      emit(outer, {
        kind: 'count',
        loop: running.loop,
        from: integer(0),
        to,
        endlessUnlessOrdered: false,
        body: trial.out,
        span,
      });
  });
}
