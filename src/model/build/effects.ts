import type { FunctionId, GlobalId, TypeId } from '../../go/plain/ids.ts';
import type { Place } from '../../go/plain/expression.ts';
import { fieldChangers, settableFields } from '../../go/plain/package-state.ts';
import type { PlainProgram } from '../../go/plain/program.ts';
import { errorVariables } from './error-variables.ts';
import type { MethodKey } from '../../go/plain/types.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import { isDataStatement } from '../../go/plain/statement-groups.ts';
import { visitStatements, walkOperands } from '../../go/plain/walk.ts';
import { neverReturning, type NoReturn } from './no-return.ts';

/** What functions may do, themselves or through others, so that those which cannot communicate need not be followed. */
export interface Effects {
  readonly communicating: ReadonlySet<FunctionId>;
  /** They make a channel, or a struct with a lock or waitgroup, or call one of the text that does. */
  readonly making: ReadonlySet<FunctionId>;
  readonly writtenGlobals: ReadonlySet<GlobalId>;
  /** Package variables that hold a new error. */
  readonly errors: ReadonlySet<GlobalId>;
  /** The functions of the text that may assign a field. */
  readonly fieldChangers: ReadonlyMap<string, ReadonlySet<FunctionId>>;
  /** Fields that another package may assign. */
  readonly settableFields: ReadonlySet<string>;
  /** They write to maps, themselves or through others. */
  readonly writingMaps: ReadonlySet<FunctionId>;
  /** Those of the library that never return. */
  readonly noReturn: ReadonlyMap<FunctionId, NoReturn>;
}

export function mayCommunicate(
  { effects }: { readonly effects: Effects },
  id: FunctionId,
): boolean {
  return effects.communicating.has(id);
}

export function effectsOf(program: PlainProgram): Effects {
  const callers = new Map<FunctionId, FunctionId[]>();
  const communicating = new Set<FunctionId>();
  const writtenGlobals = new Set<GlobalId>();
  const making = new Set<FunctionId>();
  const writingMaps = new Set<FunctionId>();
  const holdsNative = nativeTypes(program);
  const methods = methodsByName(program);
  const note = (callee: FunctionId, caller: FunctionId): void => {
    const known = callers.get(callee);
    if (known === undefined) callers.set(callee, [caller]);
    else known.push(caller);
  };
  for (const { id, locals } of program.functions)
    if (locals.some(({ type }) => holdsNative.has(type))) making.add(id);
  for (const { id, body, origin } of program.functions)
    visitStatements(body, (statement) => {
      if (communicates(statement)) communicating.add(id);
      if (statement.kind === 'make-channel') making.add(id);
      if ('type' in statement && holdsNative.has(statement.type)) making.add(id);
      const { closures, addresses } = findIn(statement);
      if (id !== program.initialize) noteGlobals(statement, addresses, writtenGlobals);
      if (origin === 'text' && changesMap(statement)) writingMaps.add(id);
      for (const callee of closures) note(callee, id);
      if (!('callee' in statement)) return;
      if (statement.callee.kind === 'static') note(statement.callee.function, id);
      if (statement.callee.kind === 'method')
        methods.get(statement.callee.method)?.forEach((callee) => {
          note(callee, id);
        });
    });
  // A set that grows while it is walked is walked to its end.
  for (const id of communicating) callers.get(id)?.forEach((caller) => communicating.add(caller));
  for (const id of making) callers.get(id)?.forEach((caller) => making.add(caller));
  for (const id of writingMaps) callers.get(id)?.forEach((caller) => writingMaps.add(caller));
  return {
    communicating,
    making,
    writtenGlobals,
    errors: errorVariables(program),
    writingMaps,
    fieldChangers: fieldChangers(program),
    settableFields: settableFields(program),
    noReturn: neverReturning(program),
  };
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
export function communicates(statement: PlainStatement): boolean {
  if (isDataStatement(statement)) return false;
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
    case 'block':
    case 'return':
    case 'break':
    case 'continue':
    case 'if':
    case 'panic':
    case 'recover':
    case 'range-map':
    case 'make-channel':
    case 'channel-length':
    case 'loop':
      return false;
  }
}

const changesMap = ({ kind }: PlainStatement): boolean =>
  kind === 'map-set' || kind === 'map-delete' || kind === 'map-clear';

/** What stands in the expressions of a statement, as far as others ask for it. */
interface Found {
  /** Function literals: they may be called by whoever makes them. */
  readonly closures: readonly FunctionId[];
  /** The places whose address is taken. */
  readonly addresses: readonly Place[];
}

function findIn(statement: PlainStatement): Found {
  const closures: FunctionId[] = [];
  const addresses: Place[] = [];
  walkOperands(statement, {
    expression: (one) => {
      if (one.kind === 'closure') closures.push(one.function);
      if (one.kind === 'address') addresses.push(one.place);
    },
  });
  return { closures, addresses };
}

/** By name; a method of an interface may be that of any type which has one of its name. */
function methodsByName({ types }: PlainProgram): ReadonlyMap<MethodKey, readonly FunctionId[]> {
  const found = new Map<MethodKey, FunctionId[]>();
  for (const { methods } of types)
    for (const [name, id] of methods) {
      const known = found.get(name);
      if (known === undefined) found.set(name, [id]);
      else known.push(id);
    }
  return found;
}

function noteGlobals(
  statement: PlainStatement,
  addresses: readonly Place[],
  into: Set<GlobalId>,
): void {
  if (statement.kind === 'store') noteGlobal(statement.place, into);
  // Its address may be used to write to it.
  if (statement.kind === 'load') return;
  for (const place of addresses) noteGlobal(place, into);
}

function noteGlobal(place: Place, into: Set<GlobalId>): void {
  let base = place;
  while (base.kind === 'field' || base.kind === 'element') base = base.base;
  if (base.kind === 'global') into.add(base.global);
}
