import { noClosings } from './build/closing.ts';
import { closingsGiven } from './build/closings-given.ts';
import { evaluate } from './build/evaluate.ts';
import type { Span } from '../base/span.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { isError, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { goCatalogue } from '../diagnostics/go-catalogue.ts';
import { modelCatalogue } from '../diagnostics/model-catalogue.ts';
import type { FunctionId } from '../go/plain/ids.ts';
import { namedByOthers } from '../go/plain/named-functions.ts';
import type { PlainFunction, PlainProgram } from '../go/plain/program.ts';
import { bindRoot } from './build/bind-root.ts';
import { performCall } from './build/calls.ts';
import {
  mostSteps,
  type Builder,
  type Flow,
  type Frame,
  type Here,
  type Identities,
  type Interpreter,
} from './build/context.ts';
import { deferTo } from './build/defers.ts';
import { effectsOf, type Effects } from './build/effects.ts';
import { endGoroutine, returnFrom } from './build/ends.ts';
import { mayRecover } from './build/recovered.ts';
import { sharedCells } from './build/memory.ts';
import { outlineOf, type Process, type Shared } from './build/sharing.ts';
import { spawn } from './build/spawn.ts';
import { executeBlock } from './build/statements.ts';
import type { Given } from './given.ts';
import type { Fragment } from './fragment.ts';
import type { PrimitiveKind } from './primitive.ts';
import type { Block } from './statements.ts';
import { promisesIn, type Promised } from './promises.ts';
import { stillGiven } from './still.ts';
import { mapBlocks, visitBlock } from './walk.ts';

/** What became of one function of the text. */
export interface ModelResult {
  readonly name: string;
  readonly fragment: Fragment | null;
  readonly given: readonly Given[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface Models {
  readonly fragments: readonly ModelResult[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A person chooses from a list; more than this is no list. */
const mostFragments = 200;
/** And no more work than this for all of them. */
const mostStepsInAll = 25 * mostSteps;

/** The models of all functions that make a channel, a lock or a waitgroup of their own. */
export function toModels(program: PlainProgram): Models {
  const diagnostics: Diagnostic[] = [];
  const effects = effectsOf(program);
  const promises = program.files.map(({ text, library }) => (library ? [] : promisesIn(text)));
  const built: (Built & { readonly root: PlainFunction })[] = [];
  let steps = 0;
  for (const { name, function: id } of program.entries) {
    const root = program.functions[id]!;
    if (root.origin !== 'text' || !effects.making.has(id)) continue;
    if (built.length >= mostFragments || steps > mostStepsInAll) {
      const { length: limit } = built;
      diagnostics.push(
        diagnose(goCatalogue, 'go-too-many-fragments', spanOf(root.nameSpan), { name, limit }),
      );
      continue;
    }
    const one = buildModel({ program, effects, promises }, { ...root, name });
    steps += one.steps;
    if (one.result !== null) built.push({ ...one, root });
  }
  const inlined = new Set<FunctionId>();
  for (const { result, followed } of built)
    if (result?.fragment) followed.forEach((id) => inlined.add(id));
  // A helper that hands out its channel is no model of its own where the text has callers: they tell who serves it.
  const named = namedByOthers(program);
  const shown = built.flatMap(({ root, result, handsOut }) => {
    const isHidden =
      result?.fragment === null ? inlined.has(root.id) : handsOut && named.has(root.id);
    return result === null || isHidden ? [] : [result];
  });
  if (shown.length === 0)
    diagnostics.push(diagnose(goCatalogue, 'go-no-fragment', { start: 0, end: 0 }, {}));
  return { fragments: shown, diagnostics };
}

interface Built {
  /** Null where the function makes nothing after all. */
  readonly result: ModelResult | null;
  readonly followed: ReadonlySet<FunctionId>;
  /** Others get hold of channels that it makes. */
  readonly handsOut: boolean;
  /** Of all passes. */
  readonly steps: number;
}

const interpreter: Interpreter = {
  evaluate,
  block: executeBlock,
  call: performCall,
  spawn,
  defer: deferTo,
  panic: (here, span) => endGoroutine(here, 'panic', span),
};

/** Passes end when no further cell turns out to be shared. */
const mostPasses = 7;

/** What the models of all functions of a text have in common. */
interface Common {
  readonly program: PlainProgram;
  readonly effects: Effects;
  /** By file. */
  readonly promises: readonly (readonly Promised[])[];
}

function buildModel(common: Common, root: PlainFunction): Built {
  const identities: Identities = {
    statements: new Map(),
    primitives: new Map(),
    numbers: new Map(),
    madeIn: new Map(),
    forked: new Set(),
    texts: new Map(),
    handedOut: new Map(),
    handedEarly: new Set(),
    elements: new Map(),
    closed: new Set(),
    assigned: new Set(),
  };
  let known: ReadonlyMap<string, Shared> = new Map();
  let outline = '';
  let steps = 0;
  for (let pass = 0; ; pass++) {
    const builder = newBuilder({ ...common, root, identities, known, pass });
    const flow = runRoot(builder);
    steps += builder.counter.steps;
    known = sharedCells(builder);
    const { forked, handedOut, handedEarly, assigned, closed } = identities;
    const next = `${forked.size} ${handedOut.size} ${handedEarly.size} ${assigned.size} ${closed.size} ${outlineOfShared(known)}`;
    if (next === outline || pass === mostPasses || builder.counter.steps > mostSteps) {
      if (next !== outline && builder.counter.steps <= mostSteps) builder.lost.add('sharing');
      return { ...finish(builder, flow), steps };
    }
    outline = next;
  }
}

function outlineOfShared(cells: ReadonlyMap<string, Shared>): string {
  return [...cells]
    .map(([key, { options, reach }]) => {
      const outlines = [...new Set(options.map(outlineOf))].sort();
      return `${key} ${reach} ${outlines.join('|')}`;
    })
    .sort()
    .join('\n');
}

function newBuilder(
  given: Common &
    Pick<Builder, 'root' | 'identities' | 'pass'> & {
      readonly known: ReadonlyMap<string, Shared>;
    },
): Builder {
  const { program, effects, promises, root, identities, pass, known } = given;
  return {
    program,
    effects,
    root,
    identities,
    pass,
    sharing: { known, accesses: [], written: new Map(), early: new Map() },
    sources: [],
    diagnostics: [],
    given: [],
    promises: promises[root.span.file] ?? [],
    remembered: new Map(),
    foreign: [],
    inlined: new Set(),
    exits: new Map(),
    counter: { steps: 0, sequence: 0, opaques: 0 },
    tallies: [],
    contexts: new Map(),
    closings: noClosings(),
    used: new Set(),
    past: new Map(),
    outside: new Map(),
    strayed: { cells: new Map(), pointees: new Set() },
    reads: {
      read: new Set(),
      set: new Set(),
      crossed: new Map(),
      lent: new Map(),
      kept: new Map(),
    },
    counted: new Map(),
    lost: new Set(),
    unnamed: new Set(),
    varying: { count: 0 },
    doing: new Set(),
    recovered: new Set(),
    sizes: new Map(),
    reading: { span: spanOf(root.nameSpan) },
    interpreter,
  };
}

function runRoot(builder: Builder): Flow {
  const { root } = builder;
  const process: Process = { key: 'root', parent: null, started: 0, loops: [] };
  const flow: Flow = {
    store: { parent: null, cells: new Map() },
    out: [],
    loops: [],
    alone: true,
    forks: 0,
    path: [],
    silent: true,
  };
  const frame: Frame = {
    function: root,
    caller: null,
    process,
    key: `root ${root.id}`,
    cells: new Map(),
    renewed: new Map(),
    isProcess: true,
    label: 0,
    deferred: {
      key: 'root deferred',
      reach: 'own',
      name: null,
      type: 0,
      loops: [],
      span: root.span,
    },
    recovery: null,
    labels: new Map(),
    callSpan: null,
    callText: null,
  };
  const here: Here = { builder, frame, flow };
  bindRoot(here);
  executeBlock(here, root.body);
  if (flow.store !== null) returnFrom(here, root);
  return flow;
}

function finish(builder: Builder, flow: Flow): Omit<Built, 'steps'> {
  const { root, inlined, used, diagnostics } = builder;
  const whole = [...builder.foreign, ...flow.out];
  const body = withoutUnused(whole, used);
  const own = madeIn(body);
  const { name } = root;
  const handsOut = builder.identities.handedOut.size > 0;
  const isEmpty = own.size === 0 && ![...used].some((id) => isOwn(builder, id));
  // What it makes may stand behind the place where it is rejected.
  if (isEmpty && builder.lost.size === 0 && !diagnostics.some(isError))
    return { result: null, followed: inlined, handsOut };
  if (builder.lost.size > 0 && !diagnostics.some(isError))
    diagnostics.push(
      diagnose(modelCatalogue, 'model-lost', spanOf(root.nameSpan), {
        what: [...builder.lost].join(', '),
      }),
    );
  const fragment: Fragment = {
    name,
    nameSpan: spanOf(root.nameSpan),
    span: spanOf(root.span),
    primitives: [...builder.identities.primitives.values()].filter(
      ({ id }) => used.has(id) || own.has(id),
    ),
    sources: builder.sources,
    tallies: builder.tallies,
    mayRecover: mayRecover(body, builder.recovered),
    body,
  };
  const rejected = diagnostics.some(isError);
  const given = [
    ...builder.given,
    ...closingsGiven(builder, body),
    ...stillGiven(builder.program, body, builder.given),
  ];
  return {
    result: { name, fragment: rejected ? null : fragment, given, diagnostics },
    followed: inlined,
    handsOut,
  };
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** What makes a function one that can leak by itself. */
const counts: Readonly<Record<PrimitiveKind, boolean>> = {
  channel: true,
  waitgroup: true,
  mutex: true,
  rwmutex: true,
  once: true,
  cond: true,
  slice: false,
  context: false,
};

function isOwn({ identities }: Builder, id: number): boolean {
  for (const primitive of identities.primitives.values())
    if (primitive.id === id) return !primitive.foreign && counts[primitive.kind];
  return false;
}

/** Locks and waitgroups that nothing is done with, in structs that are there for something else. */
function withoutUnused(block: Block, used: ReadonlySet<number>): Block {
  return block.flatMap((statement) => {
    if (statement.kind === 'make') {
      const { kind, id } = statement.primitive;
      return kind === 'channel' || kind === 'slice' || used.has(id) ? [statement] : [];
    }
    return [mapBlocks(statement, (inner) => withoutUnused(inner, used))];
  });
}

function madeIn(block: Block): ReadonlySet<number> {
  const own = new Set<number>();
  visitBlock(block, (statement) => {
    if (statement.kind !== 'make') return;
    const { id, foreign, kind } = statement.primitive;
    if (!foreign && counts[kind]) own.add(id);
  });
  return own;
}
