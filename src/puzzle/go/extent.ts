import type { Watch } from '../../execute/compile/watch.ts';
import { Slice, type Value } from '../../execute/value/value.ts';
import type { State } from '../../execute/state/state.ts';
import type { MakeValues } from '../../execute/start.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainFunction } from '../../go/plain/program.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import { visitStatements } from '../../go/plain/walk.ts';
import { makeOneRun } from './one-run.ts';
import { isOwn, type GoProgram } from './read-go.ts';

/** How far a run goes in the learner's own text. */
interface Extent {
  /** The largest number, or the longest text or list, that it comes to, or all the room that it makes. */
  readonly number: number;
  /** How many instructions it carries out. */
  readonly work: number;
}

/** What is larger is no limit that matters: nobody starts so many goroutines. Checks take such numbers as values. */
const beyondAll = 2 ** 40;

/** Makes one run, and looks at the numbers that come up and at the work that is done. */
export function extentOf(go: GoProgram, values: MakeValues, isCancelled: () => boolean): Extent {
  let number = 0;
  let work = 0;
  const rooms = roomsIn(go);
  /** What is made at one place is counted once, however often. */
  const made = new Map<PlainExpression, number>();
  const watch: Watch = {
    expression: (origin, expression) => {
      if (!isOwn(go, origin.id) || isDuration(typeOf(expression, origin), go)) return null;
      const isRoom = rooms.has(expression);
      return (value) => {
        const size = sizeOf(value);
        if (size > number && size < beyondAll) number = size;
        if (isRoom && size < beyondAll)
          made.set(expression, Math.max(size, made.get(expression) ?? 0));
      };
    },
    instruction: (origin) => (isOwn(go, origin.id) ? () => work++ : null),
  };
  const { state } = makeOneRun(go, values, { watch, isCancelled });
  const room = [...made.values()].reduce((sum, one) => sum + one, listedIn(go));
  return { number: Math.max(number, room, roomIn(state)), work };
}

/** The room of all channels together that are left: who takes whichever is free has a limit that no single one has. */
function roomIn({ channels, heap }: State): number {
  const room = (id: number): number => {
    const object = heap.has(id) ? heap.get(id) : null;
    return object?.kind === 'channel' ? object.capacity : 0;
  };
  return channels.reduce((sum, id) => sum + room(id), 0);
}

/**
 * How much room is made in channels and slices, and how far waitgroups count: who fills one after the other has a limit
 * that no single one has.
 */
function roomsIn(go: GoProgram): ReadonlySet<PlainExpression> {
  const rooms = new Set<PlainExpression>();
  const add = (one: PlainExpression | null | undefined): void => {
    if (one !== null && one !== undefined) rooms.add(one);
  };
  for (const one of ownFunctions(go))
    visitStatements(one.body, (statement) => {
      if (statement.kind === 'make-channel') add(statement.capacity);
      if (statement.kind === 'make-slice') add(statement.capacity ?? statement.length);
      add(addedBy(statement, go));
    });
  return rooms;
}

/** What is added to a waitgroup's counter. */
function addedBy(statement: PlainStatement, { program }: GoProgram): PlainExpression | undefined {
  if (statement.kind === 'native')
    return statement.operation === 'waitgroup.add' ? statement.operands[1] : undefined;
  if (statement.kind !== 'call' && statement.kind !== 'go' && statement.kind !== 'defer') return;
  const { callee } = statement;
  const called = callee.kind === 'static' ? program.plain.functions[callee.function] : undefined;
  return called?.package === 'sync' && called.name === 'Add' ? statement.arguments[1] : undefined;
}

/** The elements of all arrays and slices that stand in the text. */
function listedIn(go: GoProgram): number {
  let sum = 0;
  for (const one of ownFunctions(go)) {
    for (const { type } of one.locals) {
      const shape = go.program.types.shape(type);
      if (shape.kind === 'array') sum += shape.length;
    }
    visitStatements(one.body, (statement) => {
      if (statement.kind === 'slice-literal') sum += statement.length;
    });
  }
  return sum;
}

function ownFunctions(go: GoProgram): readonly PlainFunction[] {
  return go.program.plain.functions.filter(({ id }) => isOwn(go, id));
}

function sizeOf(value: Value): number {
  if (typeof value === 'number') return Math.abs(value);
  if (typeof value === 'string' || value instanceof Slice) return value.length;
  return 0;
}

function typeOf(expression: PlainExpression, { locals }: PlainFunction): TypeId | null {
  if (expression.kind === 'local') return locals[expression.local]?.type ?? null;
  return 'type' in expression ? expression.type : null;
}

/** How long something takes is no value of a parameter. */
function isDuration(type: TypeId | null, { program }: GoProgram): boolean {
  return type !== null && program.plain.types[type]?.text === 'time.Duration';
}
