import type { ExtendedProgram, ExtendedStatement } from '../../../src/virgo/extended/ast.ts';
import type { Valuation } from '../evaluate.ts';
import { Rests, type Rest } from './continuation.ts';
import { firstWorld, outcomesOf, type Outcome, type Setting, type World } from './steps.ts';

/**
 * The judge of the extended language: it runs every interleaving of a program's text. It shares no code
 * with the graphs, the encoding or the explorer.
 */
export interface ExtendedJudgement {
  /** Some run ends with every goroutine ended. */
  readonly ok: boolean;
  readonly stuck: boolean;
  readonly crash: boolean;
  /** Some run goes on for ever. */
  readonly endless: boolean;
  /** From every state some run ends well. */
  readonly alwaysMayEnd: boolean;
  readonly complete: boolean;
}

export function interpretExtended(
  program: ExtendedProgram,
  valuation: Valuation,
  maxStates = 20_000,
): ExtendedJudgement {
  const kinds = new Map<string, ExtendedStatement>();
  for (const block of [program.body, ...program.processes.map(({ body }) => body)]) {
    collect(block, kinds);
  }
  const setting: Setting = { program, valuation, rests: new Rests(), kinds };
  const numbers = new Map<string, number>();
  const worlds: World[] = [];
  const next: number[][] = [];
  const found = { ok: false, stuck: false, crash: false };
  const good: number[] = [];
  const add = (world: World): number => {
    const key = keyOf(world);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, worlds.length);
    worlds.push(world);
    return worlds.length - 1;
  };
  add(firstWorld(setting));
  let complete = true;
  for (let at = 0; at < worlds.length; at++) {
    if (worlds.length > maxStates) {
      complete = false;
      break;
    }
    const world = worlds[at]!;
    const outcomes = allOutcomes(setting, world);
    if (world.goroutines.length === 0) {
      found.ok = true;
      good.push(at);
    } else if (outcomes.length === 0) found.stuck = true;
    const targets: number[] = [];
    for (const outcome of outcomes) {
      if (outcome === 'panic') found.crash = true;
      else targets.push(add(outcome));
    }
    next.push(targets);
  }
  const endless = hasCircle(next);
  return { ...found, endless, alwaysMayEnd: complete && allCome(next, good), complete };
}

/** The declarations by name, wherever they stand. */
function collect(block: readonly ExtendedStatement[], into: Map<string, ExtendedStatement>): void {
  for (const statement of block) {
    if ('name' in statement) into.set(statement.name, statement);
    if ('body' in statement) collect(statement.body, into);
    if ('then' in statement) {
      collect(statement.then, into);
      collect(statement.otherwise, into);
    }
    if (statement.kind !== 'select') continue;
    for (const one of statement.cases) {
      collect(one.body, into);
      if (one.kind === 'receive' && one.closed !== null) collect(one.closed, into);
    }
  }
}

function keyOf({ goroutines, store }: World): string {
  const values = [...store]
    .filter(([, value]) => value !== 0n)
    .map(([name, value]) => `${name}=${value}`);
  return `${goroutines.map(({ id }) => id).join()} ${values.sort().join()}`;
}

function allOutcomes(setting: Setting, world: World): readonly Outcome[] {
  const local = world.goroutines.findIndex(isLocal);
  if (local >= 0) return outcomesOf(setting, world, local);
  return world.goroutines.flatMap((rest, index) =>
    // Equal goroutines stand side by side and can do the same: the first will do.
    rest === world.goroutines[index - 1] ? [] : outcomesOf(setting, world, index),
  );
}

const localKinds: ReadonlySet<string> = new Set([
  'skip',
  'waitgroup',
  'mutex',
  'rwmutex',
  'once',
  'timer',
  'choice',
  'channel',
  'array',
  'return',
  'break',
  'continue',
  'go',
  'go-named',
  'if',
  'choose',
  'for',
  'range',
  'loop',
] satisfies readonly ExtendedStatement['kind'][]);

/** Steps that nobody notices and that come to an end: they may come first. */
function isLocal(rest: Exclude<Rest, null>): boolean {
  if (mayGoOn(rest)) return false;
  if (rest.kind === 'loop') return rest.loop.kind === 'for';
  return rest.kind === 'block' && localKinds.has(rest.block[rest.at]!.kind);
}

/** In an endless loop, or in a process that may spawn itself. */
function mayGoOn(rest: Rest): boolean {
  for (let at = rest; at !== null; at = at.below) {
    if (at.kind === 'loop' && at.loop.kind === 'loop') return true;
    if (at.kind === 'start') return at.isNamed;
  }
  return false;
}

/** Depth first, with the states under way marked. */
function hasCircle(next: readonly (readonly number[])[]): boolean {
  const marks = new Uint8Array(next.length);
  for (let root = 0; root < next.length; root++) {
    if (marks[root] !== 0) continue;
    const path: { readonly state: number; at: number }[] = [{ state: root, at: 0 }];
    marks[root] = 1;
    while (path.length > 0) {
      const top = path.at(-1)!;
      const target = next[top.state]![top.at++];
      if (target === undefined) {
        marks[top.state] = 2;
        path.pop();
      } else if (target < next.length && marks[target] !== 2) {
        if (marks[target] === 1) return true;
        marks[target] = 1;
        path.push({ state: target, at: 0 });
      }
    }
  }
  return false;
}

function allCome(next: readonly (readonly number[])[], good: readonly number[]): boolean {
  const before: number[][] = next.map(() => []);
  next.forEach((targets, from) => {
    for (const target of targets) before[target]!.push(from);
  });
  const seen = new Set(good);
  const todo = [...good];
  while (todo.length > 0) {
    for (const from of before[todo.pop()!]!) {
      if (seen.has(from)) continue;
      seen.add(from);
      todo.push(from);
    }
  }
  return seen.size === next.length;
}
