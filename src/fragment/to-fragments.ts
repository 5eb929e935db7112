import { diagnose } from '../diagnostics/diagnose.ts';
import { isError, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { goCatalogue } from '../diagnostics/go-catalogue.ts';
import type { FunctionDeclaration, GoFile } from '../go/syntax.ts';
import { performCall, prepareCall } from './build/calls.ts';
import {
  executeAll,
  newCell,
  newId,
  type Builder,
  type Flow,
  type Frame,
  type Here,
  type Interpreter,
  mostSteps,
} from './build/context.ts';
import { runDeferred } from './build/defers.ts';
import { evaluateExpression } from './build/expressions.ts';
import { holdsPrimitive } from './build/inline.ts';
import { unknownValue } from './build/sources.ts';
import { executeStatement } from './build/statements.ts';
import { isStructType, overwrite } from './build/structs.ts';
import { zeroValue } from './build/zero.ts';
import { baseTypeName, indexFile, type FileIndex } from './file-index.ts';
import type { Fragment } from '../model/fragment.ts';
import { reachableFacts } from './root-facts.ts';
import { writeCell } from './store.ts';
import type { Activation, Cell } from './value.ts';

/** A fragment, or why the function is none. Notes come with either. */
export interface FragmentResult {
  readonly name: string;
  readonly fragment: Fragment | null;
  readonly diagnostics: readonly Diagnostic[];
}

interface Fragments {
  readonly fragments: readonly FragmentResult[];
  /** About the file as a whole. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A person chooses from a list; more than this is no list. */
const mostFragments = 200;
/** And no more work than this for all of them. */
const mostStepsInAll = 3 * mostSteps;

/** All fragments of a file, in the order of the text. */
export function toFragments(file: GoFile): Fragments {
  const index = indexFile(file);
  const makers = makersOf(index);
  const candidates = file.functions.filter((declaration) => mayCreate(index, makers, declaration));
  const results: (FragmentResult & { readonly root: FunctionDeclaration })[] = [];
  const inlined = new Set<FunctionDeclaration>();
  const diagnostics: Diagnostic[] = [];
  let steps = 0;
  for (const root of candidates) {
    if (results.length >= mostFragments || steps > mostStepsInAll) {
      const span = root.nameSpan;
      diagnostics.push(
        diagnose(goCatalogue, 'go-too-many-fragments', span, { limit: results.length }),
      );
      break;
    }
    const built = buildFragment(index, root);
    steps += built.steps;
    if (built.result === null) continue;
    results.push({ ...built.result, root });
    if (built.result.fragment !== null)
      built.inlined.forEach((declaration) => inlined.add(declaration));
  }
  // A helper that hands out its channel is no fragment of its own where its caller is one.
  const fragments = results.filter(({ root, fragment }) => fragment !== null || !inlined.has(root));
  if (fragments.length === 0 && file.errors.length === 0)
    diagnostics.push(diagnose(goCatalogue, 'go-no-fragment', { start: 0, end: 0 }, {}));
  return {
    fragments: fragments.map(({ name, fragment, diagnostics: own }) => ({
      name,
      fragment,
      diagnostics: own,
    })),
    diagnostics,
  };
}

/** Cheap and generous: whether the text of the function could create a primitive at all. */
function mayCreate(
  { file }: FileIndex,
  makers: ReadonlySet<string>,
  { body, broken }: FunctionDeclaration,
): boolean {
  if (body === null || broken) return false;
  const text = file.text.slice(body.span.start, body.span.end);
  if (/\bchan\b|\bsync\s*\.|\berrgroup\s*\./.test(text)) return true;
  return text.match(/[\p{L}_][\p{L}\p{N}_]*/gu)?.some((word) => makers.has(word)) ?? false;
}

/** Types that hold a primitive, and functions that return one. */
function makersOf(index: FileIndex): ReadonlySet<string> {
  const types = [...index.types].filter(([, type]) => holdsPrimitive({ index }, type));
  const functions = index.file.functions.filter(({ signature }) =>
    signature.results.some(({ type }) => holdsPrimitive({ index }, type)),
  );
  return new Set([...types.map(([name]) => name), ...functions.map(({ name }) => name)]);
}

interface Built {
  /** Null where the function creates nothing after all. */
  readonly result: FragmentResult | null;
  readonly steps: number;
  readonly inlined: ReadonlySet<FunctionDeclaration>;
}

const interpreter: Interpreter = {
  statement: executeStatement,
  expression: evaluateExpression,
  prepare: prepareCall,
  perform: performCall,
  overwrite,
};

function buildFragment(index: FileIndex, root: FunctionDeclaration): Built {
  const types = new Map(index.types);
  const builder: Builder = {
    index: { ...index, types },
    rootSpan: root.nameSpan,
    localTypes: types,
    facts: reachableFacts(index, root),
    primitives: [],
    sources: [],
    diagnostics: [],
    remembered: new Map(),
    fieldCells: new Map(),
    opaqueCells: new Map(),
    foreign: [],
    inlined: new Set(),
    exits: new Map(),
    counter: { next: 1, steps: 0 },
    hint: { name: null },
    panicking: { now: false },
    writes: [],
    tallies: [],
    interpreter,
  };
  const flow = runRoot(builder, root);
  const { inlined } = builder;
  const { steps } = builder.counter;
  if (!builder.primitives.some(({ foreign, kind }) => !foreign && kind !== 'slice'))
    return { result: null, steps, inlined };
  const name = nameOf(root);
  const rejected = builder.diagnostics.some(isError);
  const fragment: Fragment = {
    name,
    nameSpan: root.nameSpan,
    span: root.span,
    primitives: builder.primitives,
    sources: builder.sources,
    tallies: builder.tallies,
    body: [...builder.foreign, ...flow.out],
  };
  const result: FragmentResult = {
    name,
    fragment: rejected ? null : fragment,
    diagnostics: builder.diagnostics,
  };
  return { result, steps, inlined };
}

function nameOf(root: FunctionDeclaration): string {
  const owner = root.receiver === null ? null : baseTypeName(root.receiver.type);
  return owner === null ? root.name : `${owner}.${root.name}`;
}

function runRoot(builder: Builder, root: FunctionDeclaration): Flow {
  const resolution = builder.index.resolutionOf(root);
  const activation: Activation = { parent: null, resolution, cells: new Map() };
  const flow: Flow = { store: { parent: null, cells: new Map() }, out: [], loops: [], path: [] };
  const results: Cell[] = root.signature.results.map((result) =>
    newCell(builder, result.name?.name ?? 'result'),
  );
  const frame: Frame = {
    function: root,
    name: root.name,
    caller: null,
    isProcess: true,
    label: newId(builder),
    activation,
    results,
    deferred: newCell(builder, 'defer'),
    recovers: false,
    targets: [],
  };
  const here: Here = { builder, frame, flow };
  bindRoot(here, root);
  if (root.body !== null) executeAll(here, root.body);
  runDeferred(here);
  return flow;
}

/** The parameters of the function are the parameters of the fragment. */
function bindRoot(here: Here, root: FunctionDeclaration): void {
  const { builder, frame, flow } = here;
  const { store } = flow;
  if (store === null) return;
  writeCell(store, frame.deferred, { kind: 'deferred', items: [] });
  const bindCell = (name: (typeof root.signature.parameters)[number]['name'], cell: Cell): void => {
    const variable = name === null ? undefined : frame.activation.resolution.variables.get(name);
    if (variable !== undefined) frame.activation.cells.set(variable, cell);
  };
  for (const { name, type, variadic, span } of [
    ...(root.receiver === null ? [] : [root.receiver]),
    ...root.signature.parameters,
  ]) {
    if (name === null) continue;
    const cell = newCell(builder, name.name);
    bindCell(name, cell);
    const bound = variadic ? ({ kind: 'slice', element: type, span } as const) : type;
    const hint = { name: name.name, type: bound, origin: 'parameter', span: name.span } as const;
    const value = unknownValue(builder, { ...hint, loops: [] });
    const isOwn = value.kind === 'opaque' && isStructType(here, bound);
    writeCell(store, cell, isOwn ? { ...value, own: true } : value);
  }
  root.signature.results.forEach(({ name, type, span }, at) => {
    const cell = frame.results[at]!;
    bindCell(name, cell);
    writeCell(store, cell, zeroValue(here, type, name?.name ?? '_', span));
  });
}
