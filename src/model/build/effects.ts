import type { FunctionId, GlobalId, TypeId } from '../../go/plain/ids.ts';
import type { Place } from '../../go/plain/expression.ts';
import type { PlainProgram } from '../../go/plain/program.ts';
import type { PlainBlock, PlainStatement } from '../../go/plain/statement.ts';
import type { Builder } from './context.ts';

/** What functions may do, themselves or through others, so that those which cannot communicate need not be followed. */
export interface Effects {
  readonly communicating: ReadonlySet<FunctionId>;
  /** They make a channel, or a struct with a lock or waitgroup, or call one of the text that does. */
  readonly making: ReadonlySet<FunctionId>;
  readonly writtenGlobals: ReadonlySet<GlobalId>;
  readonly writesMaps: boolean;
}

export function mayCommunicate(builder: Builder, id: FunctionId): boolean {
  return builder.effects.communicating.has(id);
}

export function effectsOf(program: PlainProgram): Effects {
  const callers = new Map<FunctionId, FunctionId[]>();
  const communicating = new Set<FunctionId>();
  const writtenGlobals = new Set<GlobalId>();
  const making = new Set<FunctionId>();
  let writesMaps = false;
  const holdsNative = nativeTypes(program);
  for (const { id, locals } of program.functions)
    if (locals.some(({ type }) => holdsNative.has(type))) making.add(id);
  for (const { id, body, origin } of program.functions)
    visitPlain(body, (statement) => {
      if (communicates(statement)) communicating.add(id);
      if (statement.kind === 'make-channel') making.add(id);
      if ('type' in statement && holdsNative.has(statement.type)) making.add(id);
      if (id !== program.initialize) noteGlobals(statement, writtenGlobals);
      if (origin === 'text' && changesMap(statement)) writesMaps = true;
      for (const callee of calledBy(statement)) {
        const known = callers.get(callee);
        if (known === undefined) callers.set(callee, [id]);
        else known.push(id);
      }
    });
  // A set that grows while it is walked is walked to its end.
  for (const id of communicating) callers.get(id)?.forEach((caller) => communicating.add(caller));
  for (const id of making) callers.get(id)?.forEach((caller) => making.add(caller));
  return { communicating, making, writtenGlobals, writesMaps };
}

/** The types that hold a lock or waitgroup themselves, not behind a pointer. */
function nativeTypes({ types }: PlainProgram): ReadonlySet<TypeId> {
  const found = new Set<TypeId>();
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { id, shape } of types) {
      if (shape.kind === 'native') found.add(id);
      if (shape.kind === 'struct' && shape.fields.some(({ type }) => found.has(type)))
        found.add(id);
      if (shape.kind === 'array' && found.has(shape.element)) found.add(id);
    }
  }
  return found;
}

/** It waits, or does something with what others wait for; a function value may do anything. */
function communicates(statement: PlainStatement): boolean {
  switch (statement.kind) {
    case 'send':
    case 'receive':
    case 'select':
    case 'close':
    case 'go':
    case 'native':
      return true;
    case 'call':
    case 'defer':
      return statement.callee.kind === 'dynamic' || statement.callee.kind === 'method';
    default:
      return false;
  }
}

const changesMap = ({ kind }: PlainStatement): boolean =>
  kind === 'map-set' || kind === 'map-delete' || kind === 'map-clear';

function calledBy(statement: PlainStatement): readonly FunctionId[] {
  const called: FunctionId[] = [];
  if ('callee' in statement && statement.callee.kind === 'static')
    called.push(statement.callee.function);
  return called;
}

function noteGlobals(statement: PlainStatement, into: Set<GlobalId>): void {
  if (statement.kind === 'store') noteGlobal(statement.place, into);
  // Its address may be used to write to it.
  if (statement.kind === 'load') return;
  for (const place of addressesIn(statement)) noteGlobal(place, into);
}

function noteGlobal(place: Place, into: Set<GlobalId>): void {
  let base = place;
  while (base.kind === 'field' || base.kind === 'element') base = base.base;
  if (base.kind === 'global') into.add(base.global);
}

/** The places whose address a statement takes, wherever in its expressions. */
function addressesIn(node: unknown): readonly Place[] {
  const found: Place[] = [];
  const visit = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    if (Array.isArray(inner)) return inner.forEach(visit);
    if ('kind' in inner && inner.kind === 'address' && 'place' in inner)
      found.push(inner.place as Place);
    for (const [key, value] of Object.entries(inner))
      if (
        key !== 'span' &&
        key !== 'body' &&
        key !== 'then' &&
        key !== 'otherwise' &&
        key !== 'cases'
      )
        visit(value);
  };
  visit(node);
  return found;
}

export function visitPlain(block: PlainBlock, visit: (statement: PlainStatement) => void): void {
  for (const statement of block) {
    visit(statement);
    for (const inner of plainBlocks(statement)) visitPlain(inner, visit);
  }
}

export function plainBlocks(statement: PlainStatement): readonly PlainBlock[] {
  switch (statement.kind) {
    case 'if':
      return [statement.then, statement.otherwise];
    case 'loop':
    case 'block':
    case 'range-map':
      return [statement.body];
    case 'select':
      return [
        ...statement.cases.map(({ body }) => body),
        ...(statement.default === null ? [] : [statement.default]),
      ];
    default:
      return [];
  }
}
