import { unreachable } from '../base/unreachable.ts';
import type { Add, Block, Count, Operation, Statement } from '../model/statements.ts';
import { isSurface } from './lowered.ts';
import type { Primitive } from '../model/primitive.ts';

export interface Parts {
  /** Waits that once over stay over, before anything else. */
  readonly gates: readonly Operation[];
  readonly dones: readonly Add[];
  /** Dones before anything that may wait. */
  readonly early: Block;
  /** The one thing that may wait, and the Dones behind it. */
  readonly iteration: Block;
  /** Instead, a loop that does one and the same operation, and the Dones behind it. */
  readonly inner: Count | null;
  readonly late: Block;
}

/** P as gates, Dones and the one thing that may wait, or why it has not this form. */
export function toParts(body: Block): Parts | string {
  const gates: Operation[] = [];
  let at = 0;
  for (let next = body[at]; next?.kind === 'operation' && next.name === 'wait'; next = body[++at])
    gates.push(next);
  const inner = body.slice(at);
  const dones: Add[] = [];
  for (const statement of inner) if (statement.kind === 'add') dones.push(statement);
  for (const { amount } of dones)
    if (amount.kind !== 'integer' || amount.value >= 0n) return 'they call Add for more than Done';
  const first = inner.findIndex((statement) => statement.kind !== 'add');
  if (first < 0) return { gates, dones, early: [], iteration: inner, inner: null, late: [] };
  const last = inner.findLastIndex((statement) => statement.kind !== 'add');
  const middle = inner.slice(first, last + 1);
  const early = inner.slice(0, first);
  const [only] = middle;
  if (
    middle.length === 1 &&
    only?.kind === 'count' &&
    problemWith(only.body) === null &&
    !isSection(only.body)
  )
    return { gates, dones, early, iteration: [], inner: only, late: inner.slice(last + 1) };
  return (
    problemWith(middle) ?? {
      gates,
      dones,
      early,
      iteration: inner.slice(first),
      inner: null,
      late: [],
    }
  );
}

function problemWith(middle: Block): string | null {
  if (isSection(middle)) return null;
  const operations = middle.filter(
    (statement): statement is Operation => statement.kind === 'operation',
  );
  if (operations.length < middle.length)
    return oddOne(middle.find((statement) => statement.kind !== 'operation')!);
  const kinds = new Set(operations.map(({ name }) => name));
  const channels = new Set(operations.map(({ primitive }) => primitive.id));
  if (channels.size > 1) return 'each of them uses several channels';
  if (kinds.size > 1) return 'each of them both sends and receives';
  return kinds.has('send') || kinds.has('receive')
    ? null
    : `each of them does ${[...kinds].join(', ')}`;
}

function oddOne(statement: Statement): string {
  if (isSurface(statement)) return 'they end in different ways';
  switch (statement.kind) {
    case 'if':
      return 'what each of them does depends on a condition';
    case 'go':
      return 'they spawn others';
    case 'count':
      return 'each of them has a loop';
    case 'make':
      return 'each of them makes a channel or a lock';
    case 'add':
      return 'they call Done between their sends and receives';
    case 'operation':
    case 'end':
    case 'stuck':
      return 'they end in different ways';
    default:
      return unreachable(statement);
  }
}

/** lock; Q; unlock, and the lock nowhere in Q. */
function isSection(middle: Block): boolean {
  const first = middle[0];
  const last = middle.at(-1);
  if (first?.kind !== 'operation' || last?.kind !== 'operation') return false;
  const { primitive } = first;
  if (first.name !== 'lock' || last.name !== 'unlock' || last.primitive.id !== primitive.id)
    return false;
  return middle
    .slice(1, -1)
    .every((statement) => isPlain(statement) && !uses(statement, primitive));
}

const isPlain = (statement: Statement): boolean =>
  statement.kind === 'add' ||
  (statement.kind === 'operation' &&
    ['send', 'receive', 'lock', 'unlock'].includes(statement.name));

const uses = (statement: Statement, primitive: Primitive): boolean =>
  'primitive' in statement && statement.primitive.id === primitive.id;
