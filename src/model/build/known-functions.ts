import { atomicMethods } from './atomics.ts';
import { century } from '../../base/century.ts';
import { settle } from './settle.ts';
import { handed } from './ends-of-others.ts';
import { boolean } from '../../expression/expression.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import { carries, leak } from './carry.ts';
import { leavingMethods } from '../../go/std/knowledge.ts';
import { results } from './call-results.ts';
import {
  emit,
  inBranch,
  keyAt,
  placeOf,
  report,
  shapeOf,
  textAt,
  type Frame,
  type Here,
  type Path,
} from './context.ts';
import { contextsOf, deriveContext } from './contexts.ts';
import { endGoroutine, exitProgram } from './ends.ts';
import { joinPaths } from './join.ts';
import { initializeCell } from './memory.ts';
import { noteHeard } from './left-alone.ts';
import { leadThrough, loadFrom, type Lead } from './places.ts';
import { printsQuietly } from './printing.ts';
import { withPrimitive } from './primitives.ts';
import { writtenSince } from './store.ts';
import { writeTaken, type Outside } from './taken.ts';
import { typeAt } from './types-along.ts';
import { fresh } from './unknown.ts';
import {
  nil,
  quantityValue,
  type Cell,
  type Opaque,
  type Value,
  type PreparedCall,
} from './value.ts';

/** null where the call is treated as any other. */
type Meaning = (here: Here, call: PreparedCall) => readonly Value[] | null;

/** What a library function means to the model; null for one that it does not know by name. */
export function knownFunction(
  here: Here,
  qualified: string,
  call: PreparedCall,
): readonly Value[] | null {
  const meaning = meanings[qualified];
  return meaning === undefined ? null : meaning(here, call);
}

const exits: Meaning = (here, { statement }) => {
  exitProgram(here, statement.span);
  return [];
};

const panics: Meaning = (here, { statement }) => {
  endGoroutine(here, 'panic', statement.span);
  return [];
};

const leaves: Meaning = (here, { statement }) => {
  endGoroutine(here, 'goexit', statement.span);
  return [];
};

/** A test or benchmark of which nothing else is known: only `testing` implements `testing.TB`. */
const leavesTest: Meaning = (here, call) => {
  const [receiver] = call.arguments;
  if (receiver?.kind !== 'opaque') return null;
  const { named } = here.builder.program.types[receiver.type]!;
  if (named?.library !== true || named.package !== 'testing' || named.name !== 'TB') return null;
  return leaves(here, call);
};

/** Prints what it is given, or makes an error of it; nothing of it stays there. */
const reads: Meaning = (here, call) => (printsQuietly(here, call) ? results(here, call) : []);

/** A new error is never nil. */
const makesError: Meaning = (here, call) => {
  if (!printsQuietly(here, call)) return [];
  const [type] = call.results;
  const [value] = results(here, call);
  return type === undefined || value === undefined ? [] : [{ kind: 'boxed', type, value }];
};

/** One that no run waits for is as no channel: nobody can reset it. */
const timer: Meaning = (here, call) => [
  outlastsRuns(here, call) ? nil : outside(here, call, 'once'),
];

/** The channel of a timer or ticker, in a struct of the library's. */
const timerStruct =
  (delivers: 'once' | 'ever'): Meaning =>
  (here, call) => {
    const [type] = call.results;
    const shape = type === undefined ? null : shapeOf(here.builder, type);
    if (shape?.kind !== 'pointer') return results(here, call);
    return [withChannel(here, call, shape.element, outside(here, call, delivers))];
  };

function outside(here: Here, call: PreparedCall, delivers: 'once' | 'ever'): Value {
  const name = textAt(here, call.statement.span);
  const taken: Cell = {
    key: `taken ${keyAt(here, call.statement)}`,
    reach: 'own',
    name: `${name} was taken`,
    type: here.builder.program.known.boolean,
    loops: here.flow.loops,
    span: placeOf(here, call.statement.span),
  };
  // Until it is reset it has delivered all it will.
  const isOver = outlastsRuns(here, call);
  initializeCell(here, taken, quantityValue(boolean(isOver)));
  return { kind: 'outside', name, delivers: isOver ? 'once' : delivers, taken };
}

const outlastsRuns = (here: Here, { arguments: [duration] }: PreparedCall): boolean =>
  isCentury(here, duration);

function isCentury(here: Here, given: Value | undefined): boolean {
  const duration = settle(here, given ?? nil);
  return (
    duration.kind === 'quantity' &&
    duration.quantity.kind === 'integer' &&
    duration.quantity.value >= BigInt(century)
  );
}

function withChannel(here: Here, call: PreparedCall, type: TypeId, channel: Value): Value {
  const shape = shapeOf(here.builder, type);
  const span = placeOf(here, call.statement.span);
  const key = `timer ${keyAt(here, call.statement)}`;
  const { loops } = here.flow;
  const cell: Cell = { key, reach: 'own', name: 'timer', type, loops, span };
  const fields =
    shape.kind === 'struct'
      ? shape.fields.map(({ name }): Value => (name === 'C' ? channel : { kind: 'nil' }))
      : [];
  initializeCell(here, cell, { kind: 'struct', type, fields });
  return { kind: 'pointer', spot: { cell, path: [] } };
}

/** After Stop or Reset it is not known whether a timer still fires; a ticker that is reset ticks. */
const stopsTimer =
  (how: 'stops' | 'restarts'): Meaning =>
  (here, call) => {
    const [first, duration] = call.arguments;
    const ticks = how === 'restarts' && !isCentury(here, duration);
    forgetTimer(here, leadThrough(here, first ?? nil), ticks, call);
    return results(here, call);
  };

function forgetTimer(here: Here, lead: Lead, ticks: boolean, call: PreparedCall): void {
  if (lead.kind === 'either') {
    forgetTimer(here, lead.then, false, call);
    forgetTimer(here, lead.otherwise, false, call);
  }
  if (lead.kind === 'some') for (const one of lead.leads) forgetTimer(here, one, false, call);
  if (lead.kind !== 'spot') return;
  const type = typeAt(here.builder, lead.spot);
  const held = loadFrom(here, lead, type, call.statement.span);
  for (const channel of held.kind === 'struct' ? held.fields : [])
    if (channel.kind === 'outside' && channel.taken !== null) forgetTaken(here, channel, ticks);
}

function forgetTaken(here: Here, { taken }: Outside, ticks: boolean): void {
  const { store, loops } = here.flow;
  if (store === null || taken === null) return;
  const name = taken.name ?? 'taken';
  const { span } = taken;
  const quantity = fresh(here.builder, { name, sort: 'bool', origin: 'stored', span, loops });
  writeTaken(here, taken, ticks ? boolean(false) : quantity);
}

/** time.AfterFunc: the function runs by itself later, or never: what it can change may change at any time. */
const runsLater: Meaning = (here, call) => {
  if (carries(here, ...call.arguments)) {
    const what = textAt(here, call.statement.span);
    report(here.builder, 'go-unsupported', placeOf(here, call.statement.span), { what });
    here.flow.store = null;
    return [];
  }
  leak(here, call.arguments);
  return results(here, call);
};

const processors: Meaning = (here, call) => {
  const known = here.builder.remembered.get('processors');
  if (known !== undefined) return [known];
  const value = quantityValue(
    fresh(here.builder, {
      name: textAt(here, call.statement.span),
      sort: 'int',
      nonNegative: true,
      range: { least: 1n, most: null },
      origin: 'processors',
      span: placeOf(here, call.statement.span),
      loops: [],
      key: 'processors',
    }),
  );
  here.builder.remembered.set('processors', value);
  return [value];
};

/** A context of its own. */
const derivesContext =
  (delivers: 'ever' | 'perhaps'): Meaning =>
  (here, call) => {
    const [type] = call.results;
    const [context] = results(here, call);
    if (type === undefined || context === undefined) return [];
    const named: Value =
      context.kind === 'opaque'
        ? {
            ...context,
            id: `context ${delivers} ${keyAt(here, call.statement)}`,
            context: delivers,
          }
        : context;
    const primitive = deriveContext(here, call, delivers === 'ever');
    if (named.kind === 'opaque') here.builder.contexts.set(named.id, primitive);
    return [named, { kind: 'known-function', name: 'cancel', primitive }];
  };

const background: Meaning = (here, call) =>
  results(here, call).map((value) =>
    value.kind === 'opaque' ? { ...value, id: 'context background', context: 'never' } : value,
  );

/** ctx.Done(): of a context that nobody cancels it is nil. */
const contextDone: Meaning = (here, call) => {
  const [context] = call.arguments;
  if (context?.kind !== 'opaque') return results(here, call);
  if (context.context === 'never') return [nil];
  const delivers = context.context ?? 'perhaps';
  const name = `${nameOf(here, call)}`;
  const contexts = contextsOf(here, context);
  const known = contexts === undefined ? {} : { contexts };
  return [{ kind: 'outside', name, delivers, taken: null, ...known }];
};

/** Who is told that a context of others has ended hears of what they did before. */
const contextError: Meaning = (here, { arguments: [context] }) => {
  if (context?.kind === 'opaque' && context.context !== 'never' && isContext(here, context))
    noteHeard(here);
  return null;
};

function isContext({ builder: { program } }: Here, { type }: Opaque): boolean {
  const { named } = program.types[type]!;
  return named?.library === true && named.package === 'context';
}

const nameOf = (here: Here, { statement }: PreparedCall): string => {
  const text = textAt(here, statement.span);
  return text.replace(/^.*<-\s*/, '');
};

function notFollowed(here: Here, span: PlainSpan): void {
  report(here.builder, 'go-unsupported', placeOf(here, span), { what: textAt(here, span) });
  here.flow.store = null;
}

/** A deferred call that a panic or Goexit runs, on its way out of the calls around. */
function isUnwinding({ frame }: Here): boolean {
  for (let one: Frame | null = frame; one !== null && !one.isProcess; one = one.caller)
    if (one.recovery?.unwinds === true) return true;
  return false;
}

/** The first who comes runs the function, all others wait until it is done. */
const once: Meaning = (here, call) => {
  const [receiver, todo] = call.arguments;
  const { span } = call.statement;
  const lead = leadThrough(here, receiver ?? nil);
  const held = lead.kind === 'spot' ? loadFrom(here, lead, lead.spot.cell.type, span) : nil;
  withPrimitive(here, held, span, (inner, one) => {
    if (one.kind !== 'native' || handed(inner.builder, one.primitive) !== null)
      return notFollowed(inner, span);
    const base = inner.flow.store;
    if (base === null) return;
    const own = `${one.primitive.id} ${inner.frame.process.key}`;
    if (inner.builder.doing.has(own)) {
      // Behind a panic the first Do has ended, which is not followed.
      if (isUnwinding(inner)) return notFollowed(inner, span);
      // Do within Do waits for itself.
      emit(inner, { kind: 'stuck', span: placeOf(inner, span) });
      inner.flow.store = null;
      return;
    }
    inner.builder.doing.add(own);
    const { body, store, silent, path, alone } = inBranch(
      inner,
      (deeper) => {
        const target = { kind: 'value', value: todo ?? nil, name: textAt(deeper, span) } as const;
        deeper.builder.interpreter.call(deeper, { ...call, target, arguments: [], results: [] });
      },
      'fork',
    );
    inner.builder.doing.delete(own);
    const { primitive } = one;
    emit(inner, { kind: 'once', primitive, body, span: placeOf(inner, span) });
    const untouched: Path = {
      written: new Map(),
      conditions: null,
      decides: null,
      isSilent: true,
      alone: inner.flow.alone,
      facts: inner.flow.path,
    };
    const ran: readonly Path[] =
      store === null
        ? []
        : [
            {
              written: writtenSince(store, base),
              conditions: null,
              decides: null,
              alone,
              isSilent: silent,
              facts: path,
            },
          ];
    joinPaths(inner, [...ran, untouched], placeOf(inner, span));
  });
  return [];
};

const meanings: Readonly<Record<string, Meaning>> = {
  'time.After': timer,
  'time.Tick': (here, call) => [outside(here, call, 'ever')],
  'time.NewTimer': timerStruct('once'),
  'time.NewTicker': timerStruct('ever'),
  'time.(*Timer).Stop': stopsTimer('stops'),
  'time.(*Timer).Reset': stopsTimer('stops'),
  'time.(*Ticker).Stop': stopsTimer('stops'),
  'time.(*Ticker).Reset': stopsTimer('restarts'),
  'time.AfterFunc': runsLater,
  'time.Sleep': () => [],
  'os.Exit': exits,
  'log.Fatal': exits,
  'log.Fatalf': exits,
  'log.Fatalln': exits,
  'log.(*Logger).Fatal': exits,
  'log.(*Logger).Fatalf': exits,
  'log.(*Logger).Fatalln': exits,
  'log.Panic': panics,
  'log.Panicf': panics,
  'log.Panicln': panics,
  'runtime.Goexit': leaves,
  'runtime.NumCPU': processors,
  'runtime.Gosched': () => [],
  'context.Background': background,
  'context.TODO': background,
  'context.WithCancel': derivesContext('perhaps'),
  'context.WithCancelCause': derivesContext('perhaps'),
  'context.WithTimeout': derivesContext('ever'),
  'context.WithTimeoutCause': derivesContext('ever'),
  'context.WithDeadline': derivesContext('ever'),
  'context.WithDeadlineCause': derivesContext('ever'),
  '(interface).Done': contextDone,
  '(interface).Err': contextError,
  'context.Cause': contextError,
  ...Object.fromEntries(
    [...leavingMethods].map((name) => [`(interface).${name}`, leavesTest] as const),
  ),
  'sync.(*Once).Do': once,
  ...atomicMethods,
  'errors.New': makesError,
  'fmt.Errorf': makesError,
  'fmt.Print': reads,
  'fmt.Printf': reads,
  'fmt.Println': reads,
  'fmt.Sprint': reads,
  'fmt.Sprintf': reads,
  'fmt.Sprintln': reads,
  'fmt.Fprint': reads,
  'fmt.Fprintf': reads,
  'fmt.Fprintln': reads,
  'log.Print': reads,
  'log.Printf': reads,
  'log.Println': reads,
};
