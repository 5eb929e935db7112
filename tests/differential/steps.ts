import { unreachable } from '../../src/base/unreachable.ts';
import { nextStatement } from './continuation.ts';
import type { Continuation, Continuations, Doing } from './continuation.ts';
import { evaluateBoolean, evaluateInteger } from './evaluate.ts';
import type { Valuation } from './evaluate.ts';

export interface State {
  /** The goroutines that have not ended, sorted: they have no identity (see `Continuation`). */
  readonly goroutines: readonly Doing[];
  /** How many values a channel holds, or a waitgroup's counter; nothing before the declaration. */
  readonly contents: ReadonlyMap<string, bigint>;
  /** Capacities of the channels that have been made. */
  readonly capacities: ReadonlyMap<string, bigint>;
}

export type Step = State | 'panic';

export interface World {
  readonly valuation: Valuation;
  readonly continuations: Continuations;
}

export function initialState(goroutine: Continuation): State {
  return move({ goroutines: [], contents: new Map(), capacities: new Map() }, new Map(), goroutine);
}

/** All that one goroutine can do next. An unbuffered exchange is counted as its sender's step. */
export function stepsOf(world: World, state: State, index: number): readonly Step[] {
  const { advance, enter } = world.continuations;
  const goroutine = state.goroutines[index]!;
  const statement = nextStatement(goroutine);
  const after = advance(goroutine);
  const go = (then: Continuation, from = state): Step => move(from, new Map([[index, then]]));
  switch (statement.kind) {
    case 'skip':
      return [go(after)];
    case 'return':
      return [go(null)];
    case 'go':
      return [move(state, new Map([[index, after]]), enter(statement.body, 1n, null))];
    case 'if': {
      const condition = evaluateBoolean(statement.condition, world.valuation);
      if (condition === 'division by zero') return ['panic'];
      return [go(enter(condition ? statement.then : statement.otherwise, 1n, after))];
    }
    case 'for': {
      const from = evaluateInteger(statement.from, world.valuation);
      const to = evaluateInteger(statement.to, world.valuation);
      if (from === 'division by zero' || to === 'division by zero') return ['panic'];
      return [go(enter(statement.body, to - from, after))];
    }
    case 'channel': {
      const capacity = evaluateInteger(statement.capacity, world.valuation);
      if (capacity === 'division by zero' || capacity < 0n) return ['panic'];
      return [go(after, declare(state, statement.name, capacity))];
    }
    case 'waitgroup':
      return [go(after, declare(state, statement.name, null))];
    case 'add': {
      const amount = evaluateInteger(statement.amount, world.valuation);
      if (amount === 'division by zero') return ['panic'];
      const counter = contentOf(state, statement.waitgroup) + amount;
      return [counter < 0n ? 'panic' : go(after, store(state, statement.waitgroup, counter))];
    }
    case 'wait':
      return contentOf(state, statement.waitgroup) === 0n ? [go(after)] : [];
    case 'send': {
      const count = contentOf(state, statement.channel);
      const capacity = state.capacities.get(statement.channel)!;
      if (capacity === 0n) return exchanges(world, state, index, statement.channel);
      return count < capacity ? [go(after, store(state, statement.channel, count + 1n))] : [];
    }
    case 'receive': {
      const count = contentOf(state, statement.channel);
      return count > 0n ? [go(after, store(state, statement.channel, count - 1n))] : [];
    }
    default:
      return unreachable(statement);
  }
}

/** No buffer: the sender and one receiver, whichever it is, move together. */
function exchanges(world: World, state: State, sender: number, channel: string): readonly Step[] {
  const { advance } = world.continuations;
  const { goroutines } = state;
  return goroutines.flatMap((receiving, receiver) => {
    const statement = nextStatement(receiving);
    if (statement.kind !== 'receive' || statement.channel !== channel) return [];
    const moved = new Map([
      [sender, advance(goroutines[sender]!)],
      [receiver, advance(receiving)],
    ]);
    return [move(state, moved)];
  });
}

function move(
  state: State,
  moved: ReadonlyMap<number, Continuation>,
  spawned: Continuation = null,
): State {
  const goroutines = state.goroutines
    .map((goroutine, index) => (moved.has(index) ? moved.get(index)! : goroutine))
    .concat(spawned === null ? [] : [spawned])
    .filter((goroutine) => goroutine !== null)
    .sort((a, b) => a.id - b.id);
  return { ...state, goroutines };
}

function declare(state: State, name: string, capacity: bigint | null): State {
  if (state.contents.has(name)) throw new Error(`${name} is declared while it exists`);
  const declared = store(state, name, 0n);
  if (capacity === null) return declared;
  return { ...declared, capacities: new Map(state.capacities).set(name, capacity) };
}

function store(state: State, name: string, content: bigint): State {
  return { ...state, contents: new Map(state.contents).set(name, content) };
}

function contentOf(state: State, name: string): bigint {
  const content = state.contents.get(name);
  if (content === undefined) throw new Error(`${name} is used before its declaration`);
  return content;
}
