import type { FunctionId, TypeId } from '../../go/plain/ids.ts';
import type { PlainFunction } from '../../go/plain/program.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { Callee, CallParts, PlainStatement } from '../../go/plain/statement.ts';
import { carries, escape, leak } from './carry.ts';
import { cellOf, isBoxed, writeLocal } from './cells.ts';
import {
  idOf,
  keyAt,
  mostSteps,
  placeOf,
  report,
  reportModel,
  textAt,
  typeOf,
  type Builder,
  type Frame,
  type Here,
} from './context.ts';
import { results } from './call-results.ts';
import { endCall, returnFrom } from './ends.ts';
import { give, giveRelease } from './others.ts';
import { giveContract, promisesOf } from './promised.ts';
import { unknownHere } from './unknown-here.ts';
import { evaluate } from './evaluate.ts';
import { mayCommunicate } from './effects.ts';
import { branch, inScope, joinValues } from './join.ts';
import { forgetHanded } from './handed.ts';
import { noteCall } from './left-alone.ts';
import { lend } from './lend.ts';
import { cancel } from './contexts.ts';
import { knownFunction } from './known-functions.ts';
import { initializeCell } from './memory.ts';
import { settle } from './settle.ts';
import { writeCell } from './store.ts';
import { readLocal } from './cells.ts';
import { nil, type Cell, type Value, type PreparedCall, type Target } from './value.ts';
import { zeroValue } from './zero.ts';

type Statement<Kind extends PlainStatement['kind']> = Extract<PlainStatement, { kind: Kind }>;

/** Evaluates who is called, and with what. */
function prepareCall(here: Here, statement: PlainStatement & CallParts): PreparedCall {
  const { callee, span } = statement;
  const target = targetOf(here, callee, span);
  const given = statement.arguments.map((argument) => evaluate(here, argument, span));
  const own = callee.kind === 'method' ? [evaluate(here, callee.receiver, span), ...given] : given;
  return {
    target,
    arguments: own,
    results: resultsOf(here, callee, target),
    statement,
    isProcess: false,
  };
}

function targetOf(here: Here, callee: Callee, span: PlainSpan): Target {
  switch (callee.kind) {
    case 'static':
      return { kind: 'function', function: callee.function, captures: [] };
    case 'dynamic':
      return {
        kind: 'value',
        value: evaluate(here, callee.closure, span),
        name: textAt(here, span),
      };
    case 'method':
      return { kind: 'method', method: callee.method, name: textAt(here, span) };
    case 'unknown':
      return { kind: 'unknown', name: callee.name };
  }
}

function resultsOf(here: Here, callee: Callee, target: Target): readonly TypeId[] {
  const { builder } = here;
  if (callee.kind === 'unknown') return callee.results;
  if (target.kind === 'function') {
    const { results, locals } = builder.program.functions[target.function]!;
    return results.map((local) => locals[local]!.type);
  }
  return [];
}

/** f(...) as a statement: its results go to locals. */
export function call(here: Here, statement: Statement<'call'>): void {
  const prepared = prepareCall(here, statement);
  const wanted = statement.results.map((local, at) =>
    local === null ? (prepared.results[at] ?? null) : here.frame.function.locals[local]!.type,
  );
  const types = wanted.map(
    (type, at) => type ?? prepared.results[at] ?? here.builder.program.known.int,
  );
  const values = performCall(here, { ...prepared, results: types });
  if (here.flow.store === null) return;
  statement.results.forEach((local, at) => {
    if (local !== null)
      writeLocal(here, local, values[at] ?? unknownHere(here, types[at]!, statement.span));
  });
}

export function performCall(here: Here, prepared: PreparedCall): readonly Value[] {
  const { target } = prepared;
  if (here.flow.store === null) return [];
  switch (target.kind) {
    case 'function':
      return callFunction(here, prepared, target.function, target.captures);
    case 'unknown':
      return callUnknown(here, prepared, target.name);
    case 'value':
      return callValue(here, prepared, target.value, target.name);
    case 'method':
      return callMethod(here, prepared, target.method, target.name);
  }
}

function callValue(
  here: Here,
  prepared: PreparedCall,
  given: Value,
  name: string,
): readonly Value[] {
  const value = settle(here, given);
  switch (value.kind) {
    case 'closure':
      return callFunction(here, prepared, value.function, value.captures);
    case 'known-function':
      if (value.primitive !== undefined) cancel(here, value.primitive, prepared.statement.span);
      return results(here, prepared);
    case 'either':
      return eitherCall(here, prepared, value, (inner, side) =>
        callValue(inner, prepared, side, name),
      );
    case 'mixed':
      return callMixed(here, prepared, value, name);
    case 'nil': {
      here.builder.interpreter.panic(here, prepared.statement.span);
      return [];
    }
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'struct':
    case 'native':
    case 'quantity':
    case 'text':
    case 'elements':
    case 'boxed':
    case 'outside':
    case 'deferred':
    case 'opaque':
      return callUnknown(here, prepared, name);
  }
}

/** One of two functions, as a condition says: each is called in its branch. */
function eitherCall(
  here: Here,
  prepared: PreparedCall,
  { condition, then, otherwise }: Value & { kind: 'either' },
  run: (inner: Here, value: Value) => readonly Value[],
): readonly Value[] {
  const { span } = prepared.statement;
  const place = placeOf(here, span);
  const sides: (readonly Value[])[] = [[], []];
  const alive = [false, false];
  const side = (at: number, value: Value) => (inner: Here) => {
    sides[at] = run(inner, value);
    alive[at] = inner.flow.store !== null;
  };
  branch(here, condition, place, side(0, then), side(1, otherwise));
  if (!alive[0] || !alive[1]) return sides[alive[0] ? 0 : 1]!;
  const cell: Cell = {
    key: keyAt(here, prepared.statement),
    reach: 'own',
    name: null,
    type: 0,
    loops: [],
    span: place,
  };
  return prepared.results.map((type, at) =>
    joinValues(
      here,
      { cell, type, name: textAt(here, span), span: place },
      sides[0]![at] ?? unknownHere(here, type, span),
      sides[1]![at] ?? unknownHere(here, type, span),
      condition,
    ),
  );
}

/** One of several functions: harmless only if none of them communicates. */
function callMixed(
  here: Here,
  prepared: PreparedCall,
  value: Value & { kind: 'mixed' },
  name: string,
): readonly Value[] {
  const isHarmless =
    !value.open &&
    value.options.every(
      (option) =>
        option.kind === 'nil' ||
        option.kind === 'opaque' ||
        (option.kind === 'closure' && !mayCommunicate(here.builder, option.function)),
    );
  if (isHarmless && !carries(here, ...prepared.arguments)) {
    const called = calledName(textAt(here, prepared.statement.span));
    if (value.options.some(({ kind }) => kind === 'opaque')) giveReturnOf(here, prepared, called);
    lend(here, [...value.options, ...prepared.arguments], called);
    return results(here, prepared);
  }
  reportModel(here.builder, 'model-unknown-function', placeOf(here, prepared.statement.span), {
    name,
  });
  here.flow.store = null;
  return [];
}

function callMethod(
  here: Here,
  prepared: PreparedCall,
  method: string,
  name: string,
): readonly Value[] {
  const [first, ...rest] = prepared.arguments;
  const receiver = settle(here, first ?? nil);
  switch (receiver.kind) {
    case 'boxed': {
      const id = typeOf(here.builder, receiver.type).methods.get(method);
      const all = { ...prepared, arguments: [receiver.value, ...rest] };
      return id === undefined ? callUnknown(here, all, name) : callFunction(here, all, id, []);
    }
    case 'either':
      return eitherCall(here, prepared, receiver, (inner, side) =>
        callMethod(inner, { ...prepared, arguments: [side, ...rest] }, method, name),
      );
    case 'mixed': {
      const boxed = receiver.options.filter((one) => one.kind === 'boxed');
      const [only] = boxed;
      if (
        !receiver.open &&
        boxed.length === 1 &&
        receiver.options.length === 1 &&
        only !== undefined
      )
        return callMethod(here, { ...prepared, arguments: [only, ...rest] }, method, name);
      const communicates = boxed.some(({ type }) => {
        const id = typeOf(here.builder, type).methods.get(method);
        return id !== undefined && mayCommunicate(here.builder, id);
      });
      if (!communicates && !carries(here, receiver, ...rest))
        return callUnknown(here, prepared, name);
      reportModel(here.builder, 'model-unknown-function', placeOf(here, prepared.statement.span), {
        name,
      });
      here.flow.store = null;
      return [];
    }
    case 'nil':
      here.builder.interpreter.panic(here, prepared.statement.span);
      return [];
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'struct':
    case 'native':
    case 'closure':
    case 'quantity':
    case 'text':
    case 'elements':
    case 'known-function':
    case 'outside':
    case 'deferred':
    case 'opaque':
      return (
        knownFunction(here, `(interface).${method}`, prepared) ?? callUnknown(here, prepared, name)
      );
  }
}

/** A function that is not followed: it returns, with something. */
function callUnknown(here: Here, prepared: PreparedCall, name: string): readonly Value[] {
  const place = placeOf(here, prepared.statement.span);
  const promises = promisesOf(here, prepared, name);
  const quiet = promises.find(({ kind }) => kind === 'waits no');
  const promise = quiet ?? promises.find(({ kind }) => kind === 'returns');
  if (quiet === undefined)
    for (const argument of prepared.arguments)
      if (carries(here, argument)) escape(here, argument, `is handed to ${name}`, place);
  lend(here, prepared.arguments, calledName(name));
  if (promise === undefined) giveReturn(here, prepared);
  else giveContract(here, prepared, name, promise);
  return results(here, prepared);
}

/** That the text's own function values and methods return which are not followed, nobody else guarantees. */
function giveReturn(here: Here, { target, arguments: [receiver], statement }: PreparedCall): void {
  const { builder } = here;
  const { span } = statement;
  if (target.kind === 'method' && target.method === 'Lock' && isLocker(builder, receiver))
    giveRelease(here, calledName(target.name).replace(/\.Lock$/, ''), 'lock', span);
  const name = ownName(builder, target, receiver);
  if (name !== null) giveReturnOf(here, { target, statement }, name);
}

function giveReturnOf(
  here: Here,
  { target, statement }: Pick<PreparedCall, 'target' | 'statement'>,
  name: string,
): void {
  noteCall(here, name);
  const code = target.kind === 'unknown' ? 'undeclared' : 'returns';
  give(here, code, `${name} returns`, statement.span);
}

function isLocker({ program }: Builder, receiver: Value | undefined): boolean {
  if (receiver?.kind !== 'opaque') return false;
  const { named } = program.types[receiver.type]!;
  return named?.package === 'sync' && named.name === 'Locker';
}

/** As the text calls it; null for what comes from a package, which is taken to return. */
function ownName({ program }: Builder, target: Target, receiver: Value | undefined): string | null {
  switch (target.kind) {
    case 'function':
      return null;
    case 'unknown':
      return /[. ]/.test(target.name) ? null : target.name;
    case 'value':
      return target.value.kind === 'opaque' ? calledName(target.name) : null;
    case 'method': {
      const options = receiver?.kind === 'mixed' ? receiver.options : [receiver];
      const isOwn = options.some(
        (one) => one?.kind === 'opaque' && program.types[one.type]!.named?.library !== true,
      );
      return isOwn ? calledName(target.name) : null;
    }
  }
}

/** `work(i)` calls `work`. */
const calledName = (text: string): string =>
  text.replace(/^(go|defer)\s+/, '').replace(/\(.*$/, '');

function callFunction(
  here: Here,
  prepared: PreparedCall,
  id: FunctionId,
  captures: readonly Cell[],
): readonly Value[] {
  const { builder } = here;
  const callee = builder.program.functions[id]!;
  if (callee.qualified !== null) {
    const known = knownFunction(here, callee.qualified, prepared);
    if (known !== null) return known;
  }
  if (callee.body.length === 0 && callee.origin === 'library') {
    // The library may change what it was given at any later time: a timer, a counter of many goroutines.
    leak(here, prepared.arguments);
    return callUnknown(here, prepared, callee.name);
  }
  const isCarrying = carries(here, ...prepared.arguments, {
    kind: 'closure',
    function: id,
    captures,
  });
  if (callee.origin === 'library' && !isCarrying && !followsLibrary(callee)) {
    leak(here, prepared.arguments);
    if (!onlyReads(callee)) forgetHanded(here, prepared.arguments);
    const end = builder.effects.noReturn.get(id);
    if (end === undefined) return results(here, prepared);
    endCall(here, end, prepared.statement.span);
    return [];
  }
  if (depthOf(here.frame) > deepestCall) {
    report(builder, 'go-too-large', placeOf(here, prepared.statement.span), {});
    here.flow.store = null;
    return [];
  }
  if (isRunning(here.frame, id)) return recursive(here, prepared, callee, isCarrying);
  if (builder.counter.steps > mostSteps / 2 && !mayCommunicate(builder, id) && !isCarrying) {
    leak(here, prepared.arguments);
    forgetHanded(here, prepared.arguments);
    return results(here, prepared);
  }
  return inline(here, prepared, callee, captures);
}

/** Library functions whose text is followed although nothing of the model is handed to them. */
function followsLibrary({ qualified }: PlainFunction): boolean {
  return qualified === null || followed.some((prefix) => qualified.startsWith(prefix));
}

const followed: readonly string[] = [
  'sync.',
  'golang.org/x/sync/errgroup.',
  'golang.org/x/sync/semaphore.',
  'testing/synctest.',
];

/** What it is handed it prints, compares or carries on. */
function onlyReads({ qualified }: PlainFunction): boolean {
  return (
    qualified !== null && /^(fmt\.(?!\w*scan)|log\.|errors\.|context\.|reflect\.)/i.test(qualified)
  );
}

/** Deeper calls would not fit on our own stack, and tell a person nothing. */
const deepestCall = 120;

function depthOf(frame: Frame): number {
  let depth = 0;
  for (let one: Frame | null = frame; one !== null; one = one.caller) depth++;
  return depth;
}

function isRunning(frame: Frame, id: FunctionId): boolean {
  for (let one: Frame | null = frame; one !== null; one = one.caller)
    if (one.function.id === id) return true;
  return false;
}

function recursive(
  here: Here,
  prepared: PreparedCall,
  callee: PlainFunction,
  isCarrying: boolean,
): readonly Value[] {
  if (isCarrying || mayCommunicate(here.builder, callee.id)) {
    report(here.builder, 'go-recursion', placeOf(here, prepared.statement.span), {
      name: callee.name,
    });
    here.flow.store = null;
    return [];
  }
  here.builder.given.push({
    code: 'returns',
    words: `${callee.name}, which calls itself, returns`,
    span: placeOf(here, prepared.statement.span),
  });
  leak(here, prepared.arguments);
  forgetHanded(here, prepared.arguments);
  return results(here, prepared);
}

function inline(
  here: Here,
  prepared: PreparedCall,
  callee: PlainFunction,
  captures: readonly Cell[],
): readonly Value[] {
  const { builder } = here;
  const { statement, isProcess, exit } = prepared;
  if (callee.origin === 'text') builder.inlined.add(callee.id);
  // A call is more work than a statement.
  builder.counter.steps += 20;
  const where = exit === undefined ? '' : `!${keyAt(here, exit)}`;
  const key = `${keyAt(here, statement, where)}>${callee.id}`;
  const span = placeOf(here, statement.span);
  let values: readonly Value[] = [];
  const run = (inner: Here, label: number): void => {
    const frame: Frame = {
      function: callee,
      caller: here.frame,
      process: here.frame.process,
      key,
      cells: new Map(callee.captures.map((local, at) => [local, captures[at]!])),
      renewed: new Map(),
      isProcess,
      label,
      deferred: {
        key: `${key} deferred`,
        reach: 'own',
        name: null,
        type: 0,
        loops: inner.flow.loops,
        span,
      },
      recovery: exit === undefined ? null : here.frame.recovery,
      labels: new Map(),
      callSpan: isProcess ? here.frame.callSpan : span,
      callText: textAt(here, statement.span),
    };
    const running: Here = { ...inner, frame };
    enter(running, prepared.arguments);
    builder.interpreter.block(running, callee.body);
    if (running.flow.store !== null) returnFrom(running, callee);
  };
  const afterwards: Frame = { ...here.frame, function: callee, key, cells: new Map() };
  if (isProcess) run(here, idOf(builder, `process ${key}`));
  else inScope(here, 'call', { node: statement, what: `${where}>${callee.id}` }, span, run);
  if (here.flow.store !== null && !isProcess)
    values = callee.results.map((local) => readResult({ ...here, frame: afterwards }, local, key));
  return values;
}

/** Results live on behind the call, under the key of its frame. */
function readResult(here: Here, local: number, key: string): Value {
  const { type, name, span } = here.frame.function.locals[local]!;
  const cell: Cell = {
    key: `${key}.${local}`,
    reach: 'own',
    name,
    type,
    loops: here.flow.loops,
    span: placeOf(here, span),
  };
  here.frame.cells.set(local, cell);
  return settle(here, readLocal(here, local));
}

/** Parameters get what was handed over, results their zero value. */
function enter(here: Here, given: readonly Value[]): void {
  const { frame, flow } = here;
  const { store } = flow;
  if (store === null) return;
  writeCell(store, frame.deferred, { kind: 'deferred', items: [] });
  frame.function.parameters.forEach((local, at) => {
    const value =
      given[at] ?? unknownHere(here, frame.function.locals[local]!.type, frame.function.span);
    bind(here, local, value);
  });
  for (const local of frame.function.results) {
    const { name, type } = frame.function.locals[local]!;
    const cell = cellOf(here, local);
    bind(
      here,
      local,
      zeroValue(here, type, { key: cell.key, name: name ?? 'result', span: cell.span }),
    );
  }
}

export function bind(here: Here, local: number, value: Value): void {
  const { store } = here.flow;
  const cell = cellOf(here, local);
  if (store === null) return;
  if (isBoxed(here, local)) initializeCell(here, cell, value);
  else writeCell(store, cell, value);
}

export function deferCall(here: Here, statement: Statement<'defer'>): void {
  const { store } = here.flow;
  if (store === null) return;
  if (statement.frame !== null) {
    report(here.builder, 'go-unsupported', placeOf(here, statement.span), {
      what: 'defer in a range over a function',
    });
    here.flow.store = null;
    return;
  }
  const prepared = prepareCall(here, statement);
  here.builder.interpreter.defer(here, prepared);
}

export function goCall(here: Here, statement: Statement<'go'>): void {
  here.builder.interpreter.spawn(here, prepareCall(here, statement));
}
