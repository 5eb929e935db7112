import { unreachable } from '../../../src/base/unreachable.ts';
import type {
  ChannelUse,
  ExtendedBlock,
  ExtendedProgram,
  ExtendedStatement,
  SelectCase,
} from '../../../src/virgo/extended/ast.ts';
import { evaluateBoolean, evaluateInteger, type Valuation } from '../evaluate.ts';
import {
  indexOf,
  indicesOf,
  type BlockFrame,
  type LoopFrame,
  type Rest,
  type Rests,
} from './continuation.ts';

/** Everything but the values of parameters: who is where, and what the primitives hold. */
export interface World {
  readonly goroutines: readonly Exclude<Rest, null>[];
  /** By name, with the element behind it for arrays. */
  readonly store: ReadonlyMap<string, bigint>;
}

export type Outcome = World | 'panic';

/** One way for a goroutine to go on. */
interface Action {
  readonly rest: Rest;
  readonly sets?: readonly (readonly [string, bigint])[];
  readonly spawns?: Rest;
  /** It happens only together with the opposite at the same channel. */
  readonly meets?: { readonly channel: string; readonly sends: boolean };
}

type Actions = readonly (Action | 'panic')[];

/** What the interpreter knows of a program besides its states. */
export interface Setting {
  readonly program: ExtendedProgram;
  readonly valuation: Valuation;
  readonly rests: Rests;
  readonly kinds: ReadonlyMap<string, ExtendedStatement>;
}

export function firstWorld({ program, rests }: Setting): World {
  const start = rests.make({ kind: 'start', indices: new Map(), isNamed: false, below: null });
  return settle([rests.enter(program.body, start)], new Map());
}

/** Goroutines at their end are gone. */
function settle(goroutines: readonly Rest[], store: World['store']): World {
  const alive = goroutines.filter((rest) => rest !== null && rest.kind !== 'start');
  return { goroutines: alive.toSorted((a, b) => a.id - b.id), store };
}

/** All that one goroutine can do next; a meeting counts as its sender's step. */
export function outcomesOf(setting: Setting, world: World, index: number): readonly Outcome[] {
  const actions = actionsOf(setting, world, world.goroutines[index]!);
  return actions.flatMap((action): readonly Outcome[] => {
    if (action === 'panic') return ['panic'];
    if (action.meets === undefined) return [after(world, new Map([[index, action]]))];
    if (!action.meets.sends) return [];
    const { channel } = action.meets;
    return world.goroutines.flatMap((other, at) => {
      if (at === index) return [];
      return actionsOf(setting, world, other).flatMap((answer): readonly Outcome[] => {
        if (answer === 'panic' || answer.meets?.channel !== channel || answer.meets.sends)
          return [];
        return [
          after(
            world,
            new Map([
              [index, action],
              [at, answer],
            ]),
          ),
        ];
      });
    });
  });
}

function after(world: World, actions: ReadonlyMap<number, Action>): World {
  const store = new Map(world.store);
  const spawned: Rest[] = [];
  const goroutines = world.goroutines.map((rest, index): Rest => {
    const action = actions.get(index);
    if (action === undefined) return rest;
    for (const [name, value] of action.sets ?? []) store.set(name, value);
    if (action.spawns !== undefined) spawned.push(action.spawns);
    return action.rest;
  });
  return settle([...goroutines, ...spawned], store);
}

function actionsOf(setting: Setting, world: World, rest: Exclude<Rest, null>): Actions {
  switch (rest.kind) {
    case 'block':
      return statementActions(setting, world, rest);
    case 'loop':
      return loopActions(setting, world, rest);
    case 'label':
      return [{ rest: rest.below }];
    case 'do':
      return [{ rest: rest.below, sets: [[rest.once, 2n]] }];
    case 'drain':
      return value(world, `${rest.lock} readers`) === 0n
        ? [{ rest: rest.below, sets: [[rest.lock, 2n]] }]
        : [];
    case 'deadline':
      return [{ rest: rest.below, sets: [[`${rest.context} closed`, 1n]] }];
    case 'start':
      return [];
    default:
      return unreachable(rest);
  }
}

function value(world: World, name: string): bigint {
  return world.store.get(name) ?? 0n;
}

function loopActions(setting: Setting, world: World, frame: LoopFrame): Actions {
  const { loop, begun, below } = frame;
  const again = setting.rests.enter(
    loop.body,
    setting.rests.make({ kind: 'loop', loop, begun: loop.kind === 'for' ? begun + 1n : 0n, below }),
  );
  switch (loop.kind) {
    case 'loop':
      return [{ rest: again }];
    case 'range':
      return receive(setting, world, frame, loop, again, below);
    case 'for': {
      const from = evaluateInteger(loop.from, setting.valuation);
      const to = evaluateInteger(loop.to, setting.valuation);
      if (from === 'division by zero' || to === 'division by zero') return ['panic'];
      return [{ rest: begun < to - from ? again : below }];
    }
    default:
      return unreachable(loop);
  }
}

function elementName(rest: Rest, { channel, index }: ChannelUse): string {
  return index === undefined ? channel : `${channel}[${indexOf(rest, index)}]`;
}

function capacityOf({ kinds, valuation }: Setting, channel: string): bigint {
  const declared = kinds.get(channel);
  if (declared?.kind !== 'channel' && declared?.kind !== 'array') return 0n;
  const capacity = evaluateInteger(declared.capacity, valuation);
  return capacity === 'division by zero' ? 0n : capacity;
}

function send(setting: Setting, world: World, rest: Rest, use: ChannelUse, next: Rest): Actions {
  const name = elementName(rest, use);
  if (value(world, `${name} closed`) > 0n) return ['panic'];
  const capacity = capacityOf(setting, use.channel);
  if (capacity === 0n) return [{ rest: next, meets: { channel: name, sends: true } }];
  const content = value(world, name);
  return content < capacity ? [{ rest: next, sets: [[name, content + 1n]] }] : [];
}

function receive(
  setting: Setting,
  world: World,
  rest: Rest,
  use: ChannelUse,
  next: Rest,
  closed: Rest,
): Actions {
  if (setting.kinds.get(use.channel)?.kind === 'timer') return [{ rest: next }];
  const name = elementName(rest, use);
  const content = value(world, name);
  if (content > 0n) return [{ rest: next, sets: [[name, content - 1n]] }];
  if (value(world, `${name} closed`) > 0n) return [{ rest: closed }];
  if (capacityOf(setting, use.channel) > 0n) return [];
  return [{ rest: next, meets: { channel: name, sends: false } }];
}

function statementActions(setting: Setting, world: World, frame: BlockFrame): Actions {
  const { rests, valuation } = setting;
  const statement = frame.block[frame.at]!;
  const next = rests.advance(frame);
  const branch = (block: ExtendedBlock) => rests.enter(block, next);
  switch (statement.kind) {
    case 'skip':
    case 'waitgroup':
    case 'mutex':
    case 'rwmutex':
    case 'once':
    case 'timer':
    case 'choice':
      return [{ rest: next }];
    case 'channel': {
      const capacity = evaluateInteger(statement.capacity, valuation);
      return capacity === 'division by zero' || capacity < 0n ? ['panic'] : [{ rest: next }];
    }
    case 'array': {
      const capacity = evaluateInteger(statement.capacity, valuation);
      const size = evaluateInteger(statement.size, valuation);
      if (capacity === 'division by zero' || size === 'division by zero') return ['panic'];
      return capacity < 0n && size > 0n ? ['panic'] : [{ rest: next }];
    }
    case 'context': {
      if (!statement.deadline) return [{ rest: next }];
      const { name: context } = statement;
      return [{ rest: next, spawns: rests.make({ kind: 'deadline', context, below: null }) }];
    }
    case 'return':
      return [{ rest: null }];
    case 'break':
      return [{ rest: innermostLoop(frame).below }];
    case 'continue':
      return [{ rest: innermostLoop(frame) }];
    case 'block': {
      const { label, body } = statement;
      return [{ rest: rests.enter(body, rests.make({ kind: 'label', label, below: next })) }];
    }
    case 'leave':
      return [{ rest: labelled(frame, statement.label).below }];
    case 'go': {
      const start = rests.make({
        ...{ kind: 'start', indices: indicesOf(frame), below: null },
        isNamed: isNamed(frame),
      });
      return [{ rest: next, spawns: rests.enter(statement.body, start) }];
    }
    case 'go-named': {
      const { body } = setting.program.processes.find(({ name }) => name === statement.process)!;
      const start = rests.make({ kind: 'start', indices: new Map(), isNamed: true, below: null });
      return [{ rest: next, spawns: rests.enter(body, start) }];
    }
    case 'if': {
      const condition = evaluateBoolean(statement.condition, valuation);
      if (condition === 'division by zero') return ['panic'];
      return [{ rest: branch(condition ? statement.then : statement.otherwise) }];
    }
    case 'choose':
      return [{ rest: branch(statement.then) }, { rest: branch(statement.otherwise) }];
    case 'for':
    case 'range':
    case 'loop':
      return [{ rest: rests.make({ kind: 'loop', loop: statement, begun: 0n, below: next }) }];
    case 'send':
      return send(setting, world, frame, statement, next);
    case 'receive':
      return receive(setting, world, frame, statement, next, next);
    case 'receive-ok': {
      const { then, otherwise } = statement;
      return receive(setting, world, frame, statement, branch(then), branch(otherwise));
    }
    case 'close': {
      const name = `${elementName(frame, statement)} closed`;
      return value(world, name) > 0n ? ['panic'] : [{ rest: next, sets: [[name, 1n]] }];
    }
    case 'cancel':
      return [{ rest: next, sets: [[`${statement.context} closed`, 1n]] }];
    case 'add':
    case 'count-down': {
      const amount = evaluateInteger(statement.amount, valuation);
      if (amount === 'division by zero') return ['panic'];
      const count = value(world, statement.waitgroup) + amount;
      if (count < 0n) return ['panic'];
      const sets = [[statement.waitgroup, count]] as const;
      if (statement.kind === 'add') return [{ rest: next, sets }];
      return [{ rest: branch(count === 0n ? statement.then : statement.otherwise), sets }];
    }
    case 'wait':
      return value(world, statement.waitgroup) === 0n ? [{ rest: next }] : [];
    case 'lock':
    case 'unlock':
    case 'read-lock':
    case 'read-unlock':
      return lockActions(setting, world, statement.kind, statement.lock, next);
    case 'once-do': {
      const { once } = statement;
      const state = value(world, once);
      if (state === 2n) return [{ rest: next }];
      if (state === 1n) return [];
      const body = rests.enter(statement.body, rests.make({ kind: 'do', once, below: next }));
      return [{ rest: body, sets: [[once, 1n]] }];
    }
    case 'select':
      return selectActions(setting, world, frame, statement.cases, next);
    default:
      return unreachable(statement);
  }
}

function labelled(frame: BlockFrame, label: string): Exclude<Rest, null> {
  for (let at: Rest = frame; at !== null; at = at.below)
    if (at.kind === 'label' && at.label === label) return at;
  throw new Error('no block to leave');
}

function innermostLoop(frame: BlockFrame): LoopFrame {
  for (let at: Rest = frame; at !== null; at = at.below) if (at.kind === 'loop') return at;
  throw new Error('no loop to leave');
}

function isNamed(rest: Rest): boolean {
  for (let at = rest; at !== null; at = at.below) if (at.kind === 'start') return at.isNamed;
  return false;
}

/** 0 free, 1 a writer has announced itself, 2 a writer has it; readers are counted apart. */
function lockActions(
  { kinds, rests }: Setting,
  world: World,
  kind: 'lock' | 'unlock' | 'read-lock' | 'read-unlock',
  lock: string,
  next: Rest,
): Actions {
  const state = value(world, lock);
  const readers = `${lock} readers`;
  switch (kind) {
    case 'lock':
      if (state !== 0n) return [];
      return kinds.get(lock)?.kind === 'mutex'
        ? [{ rest: next, sets: [[lock, 2n]] }]
        : [{ rest: rests.make({ kind: 'drain', lock, below: next }), sets: [[lock, 1n]] }];
    case 'unlock':
      return state === 2n ? [{ rest: next, sets: [[lock, 0n]] }] : ['panic'];
    case 'read-lock':
      return state === 0n ? [{ rest: next, sets: [[readers, value(world, readers) + 1n]] }] : [];
    case 'read-unlock':
      return value(world, readers) > 0n
        ? [{ rest: next, sets: [[readers, value(world, readers) - 1n]] }]
        : ['panic'];
    default:
      return unreachable(kind);
  }
}

function selectActions(
  setting: Setting,
  world: World,
  frame: BlockFrame,
  cases: readonly SelectCase[],
  next: Rest,
): Actions {
  const { rests } = setting;
  const ready = cases.flatMap((one): Actions => {
    const body = rests.enter(one.body, next);
    switch (one.kind) {
      case 'default':
        return [];
      case 'send':
        return send(setting, world, frame, one, body);
      case 'receive': {
        const closed = one.closed === null ? body : rests.enter(one.closed, next);
        return receive(setting, world, frame, one, body, closed);
      }
      default:
        return unreachable(one);
    }
  });
  const other = cases.find(({ kind }) => kind === 'default');
  if (other === undefined) return ready;
  // A timer may be yet to fire, and a partner yet to come: only these let the default pass.
  const timers = cases.filter(
    (one) => one.kind === 'receive' && setting.kinds.get(one.channel)?.kind === 'timer',
  ).length;
  const sure = ready.filter((one) => one === 'panic' || one.meets === undefined).length;
  return sure > timers ? ready : [...ready, { rest: rests.enter(other.body, next) }];
}
