import type { FunctionId, TypeId } from '../go/plain/ids.ts';
import type { Entry, PlainFunction, PlainProgram } from '../go/plain/program.ts';
import { eachFunction } from '../go/plain/named-functions.ts';
import { sharingFunctions } from './shared-channels.ts';
import { visitStatements } from '../go/plain/walk.ts';

/**
 * Where runs begin that answer for what no verdict speaks of: functions that make a channel, a lock or a
 * waitgroup, each within what calls it; and functions that wait at a channel of a package variable.
 */
export function unansweredRoots(
  program: PlainProgram,
  answered: ReadonlySet<number>,
): readonly Entry[] {
  const reached = new Map<FunctionId, ReadonlySet<FunctionId>>();
  const owning = owningFunctions(program);
  const sharing = sharingFunctions(program);
  const graph = program.functions.map(({ body }) => {
    const called = new Set<FunctionId>();
    visitStatements(body, (statement) => eachFunction(statement, (id) => called.add(id)));
    return called;
  });
  const reach = (id: FunctionId): ReadonlySet<FunctionId> => {
    const known = reached.get(id);
    if (known !== undefined) return known;
    const found = new Set<FunctionId>();
    const visit = (from: FunctionId): void =>
      graph[from]!.forEach((to) => {
        if (found.has(to)) return;
        found.add(to);
        visit(to);
      });
    visit(id);
    reached.set(id, found);
    return found;
  };
  const texts = program.entries.filter((one) => program.functions[one.function]!.origin === 'text');
  const isAnswered = (id: FunctionId): boolean =>
    answered.has(program.functions[id]!.nameSpan.start);
  const covered = new Set(
    texts
      .filter((one) => isAnswered(one.function))
      .flatMap((one) => [one.function, ...reach(one.function)]),
  );
  const needed = texts.filter((entry) => {
    const { function: id } = entry;
    const own = [id, ...reach(id)].filter((one) => owning.has(one) || sharing.has(one));
    if (isAnswered(id)) return false;
    // What the verdict on another caller says of a helper is said of that call alone.
    return isProcess(entry)
      ? own.some((one) => !covered.has(one))
      : !covered.has(id) && own.length > 0;
  });
  // A program that shares nothing has an answer, too.
  if (needed.length === 0 && answered.size === 0) return texts.filter(isProcess);
  return needed.filter(
    ({ function: id }) =>
      !needed.some((other) => reach(other.function).has(id) && !reach(id).has(other.function)),
  );
}

const isProcess = ({ kind }: Entry): boolean => kind === 'main' || kind === 'test';

/**
 * They make a channel, or hold a primitive of the library in a variable, themselves; or wait for a context or
 * a timer that the library makes for them.
 */
function owningFunctions({ functions, types }: PlainProgram): ReadonlySet<FunctionId> {
  const holding = new Set<TypeId>();
  for (let before = -1; before !== holding.size;) {
    before = holding.size;
    for (const { id, shape } of types) {
      if (shape.kind === 'native' && shape.family !== 'frame' && shape.family !== 'atomic')
        holding.add(id);
      if (shape.kind === 'struct' && shape.fields.some(({ type }) => holding.has(type)))
        holding.add(id);
      if (shape.kind === 'array' && holding.has(shape.element)) holding.add(id);
    }
  }
  const makes = (fn: PlainFunction): boolean =>
    fn.origin === 'library' && !lenders.has(fn.package) && makesOne(fn);
  const makesOne = ({ results, parameters, locals }: PlainFunction): boolean =>
    parameters.every((one) => !isPointerTo(types, locals[one]!.type, holding)) &&
    results.some((one) => isPointerTo(types, locals[one]!.type, holding));
  const owning = new Set<FunctionId>();
  for (const { id, origin, locals, body } of functions) {
    if (origin !== 'text') continue;
    if (locals.some(({ type }) => holding.has(type))) owning.add(id);
    let isWaiting = false;
    let isLent = false;
    visitStatements(body, (statement) => {
      if (statement.kind === 'make-channel' || statement.kind === 'go') owning.add(id);
      if (statement.kind === 'new' && holding.has(statement.type)) owning.add(id);
      isWaiting ||= statement.kind === 'receive' || statement.kind === 'select';
      eachFunction(statement, (called) => {
        isLent ||= lenders.has(functions[called]!.package);
        if (isSpawner(functions[called]!) || makes(functions[called]!)) owning.add(id);
      });
    });
    if (isWaiting && isLent) owning.add(id);
  }
  return owning;
}

/** As semaphore.NewWeighted and sync.NewCond return. */
function isPointerTo(
  types: PlainProgram['types'],
  type: TypeId,
  holding: ReadonlySet<TypeId>,
): boolean {
  const { shape } = types[type]!;
  return shape.kind === 'pointer' && holding.has(shape.element);
}

/** Packages whose functions make channels for their callers to wait at. */
const lenders: ReadonlySet<string> = new Set(['context', 'time']);

/** They start a goroutine for their callers. */
const spawners =
  /^(.*\berrgroup\.\(\*Group\)\.(Try)?Go|sync\.\(\*WaitGroup\)\.Go|(time|context)\.AfterFunc)$/;

function isSpawner({ origin, qualified }: PlainFunction): boolean {
  return origin === 'library' && qualified !== null && spawners.test(qualified);
}
