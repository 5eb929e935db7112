import type { Watch } from '../../execute/compile/watch.ts';
import { Slice, type Value } from '../../execute/value/value.ts';
import type { State } from '../../execute/state/state.ts';
import type { MakeValues } from '../../execute/start.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainFunction } from '../../go/plain/program.ts';
import { makeOneRun } from './one-run.ts';
import { isOwn, type GoProgram } from './read-go.ts';

/** How far a run goes in the learner's own text. */
interface Extent {
  /** The largest number, or the longest text or list, that it comes to, or the room of its channels. */
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
  const watch: Watch = {
    expression: (origin, expression) => {
      if (!isOwn(go, origin.id) || isDuration(typeOf(expression, origin), go)) return null;
      return (value) => {
        const size = sizeOf(value);
        if (size > number && size < beyondAll) number = size;
      };
    },
    instruction: (origin) => (isOwn(go, origin.id) ? () => work++ : null),
  };
  const { state } = makeOneRun(go, values, { watch, isCancelled });
  return { number: Math.max(number, roomIn(state)), work };
}

/** The room of all channels together: who takes whichever is free has a limit that no single one has. */
function roomIn({ channels, heap }: State): number {
  const room = (id: number): number => {
    const object = heap.has(id) ? heap.get(id) : null;
    return object?.kind === 'channel' ? object.capacity : 0;
  };
  return channels.reduce((sum, id) => sum + room(id), 0);
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
