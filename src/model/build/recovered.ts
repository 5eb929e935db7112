import type { Span } from '../../base/span.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import type { Quantity } from '../quantity.ts';
import type { Block, Operation, Statement } from '../statements.ts';
import { blocksOf, visitBlock } from '../walk.ts';
import { placeOf, type Here } from './context.ts';
import { isRecovered } from './runtime-panics.ts';

/**
 * In a model whoever misuses a channel or a waitgroup crashes. Where somebody recovers from that the function goes on in
 * Go: such places are noted, so that no crash there counts as one.
 */
export function noteRecovered(here: Here, statement: PlainStatement): void {
  if (!mayBeMisuse(statement) || !isRecovered(here, 'perhaps')) return;
  const cases = statement.kind === 'select' ? statement.cases : [];
  for (const { span } of [statement, ...cases])
    here.builder.recovered.add(keyOf(placeOf(here, span)));
}

function mayBeMisuse(statement: PlainStatement): boolean {
  const { kind } = statement;
  if (kind === 'native') return statement.operation === 'waitgroup.add';
  return (
    kind === 'send' ||
    kind === 'close' ||
    kind === 'select' ||
    kind === 'make-channel' ||
    kind === 'make-slice'
  );
}

const keyOf = ({ start, end }: Span): string => `${String(start)} ${String(end)}`;

/** Whether something of the model may crash where somebody recovers from it. */
export function mayRecover(body: Block, recovered: ReadonlySet<string>): boolean {
  if (recovered.size === 0) return false;
  const closes = closesIn(body);
  const crashes = ({ name, primitive: { id } }: Operation): boolean =>
    name === 'close'
      ? closes.get(id)?.again === true
      : name === 'send' && closes.get(id) !== undefined;
  let found = false;
  visitBlock(body, (statement) => {
    if (recovered.has(keyOf(statement.span))) found ||= mayCrash(statement, crashes);
  });
  return found;
}

function mayCrash(statement: Statement, crashes: (operation: Operation) => boolean): boolean {
  switch (statement.kind) {
    case 'operation':
      return crashes(statement);
    case 'select':
      return statement.cases.some(
        ({ alternative }) => alternative.kind === 'operation' && crashes(alternative.operation),
      );
    case 'add':
      return mayBeNegative(statement.amount);
    case 'make':
      return statement.capacity !== null && mayBeNegative(statement.capacity);
    case 'go':
    case 'if':
    case 'count':
    case 'repeat':
    case 'drain':
    case 'once':
    case 'scope':
    case 'leave':
    case 'end':
    case 'stuck':
      return false;
  }
}

const mayBeNegative = (quantity: Quantity): boolean =>
  quantity.kind !== 'integer' || quantity.value < 0n;

/** Whether a channel is closed at several places, or in a loop that it is not made in. */
interface Closes {
  again: boolean;
}

function closesIn(body: Block): ReadonlyMap<number, Closes> {
  const closes = new Map<number, Closes>();
  const made = new Map<number, readonly number[]>();
  const walk = (block: Block, loops: readonly number[]): void => {
    for (const statement of block) {
      if (statement.kind === 'make') made.set(statement.primitive.id, loops);
      if (statement.kind === 'operation' && statement.name === 'close') {
        const { id } = statement.primitive;
        const around = made.get(id) ?? [];
        const again = closes.has(id) || loops.some((loop) => !around.includes(loop));
        closes.set(id, { again });
      }
      const inside = 'loop' in statement ? [...loops, statement.loop] : loops;
      for (const inner of blocksOf(statement)) walk(inner, inside);
    }
  };
  walk(body, []);
  return closes;
}
