import type { GoSystem } from '../system.ts';
import type { EntryKind } from './judge.ts';
import { pairOf, type Pair } from './operations.ts';
import { AnyMove, Directed, Priorities, type Goal, type Policy } from './policy.ts';
import { Random } from './random.ts';
import { runSchedule, type Schedule } from './schedule.ts';

interface GuidedOptions {
  readonly schedules: number;
  readonly seed: number;
  readonly steps: number;
  readonly kind: EntryKind;
  readonly isCancelled: () => boolean;
}

export interface Guided {
  readonly schedules: number;
  /** Pairs of operations that were seen next to each other, of those that could be. */
  readonly pairs: number;
  readonly possible: number;
}

/** All schedules together may cost this much. */
const mostCost = 4_000_000;

/**
 * Looks for faults by schedules that bring operations on one primitive next to each other that were not so
 * before, besides priority schedules with few changes. `report` returns true where the search is to end.
 */
export function searchGuided(
  system: GoSystem,
  options: GuidedOptions,
  report: (schedule: Schedule) => boolean,
): Guided {
  const random = new Random(options.seed);
  const seen = new Set<Pair>();
  const tried = new Map<Pair, number>();
  const known = new Map<number, Set<number>>();
  const risks = new Map<number, number>();
  const corpus: Goal[][] = [];
  let length = 50;
  let count = 0;
  let cost = 0;
  for (; count < options.schedules && cost < mostCost && !options.isCancelled(); count++) {
    const goals = chooseGoals(random, count, known, risks, seen, tried, corpus);
    const policy = choosePolicy(random, count, goals, length);
    const schedule = runSchedule(system, policy, options.steps, options.kind);
    cost += schedule.cost;
    length = Math.max(length, schedule.moves.length);
    const isNew = learn(schedule, seen, known, risks);
    if (isNew && goals.length > 0 && goals.length < 4) corpus.push([...goals]);
    if (report(schedule)) return toGuided(count + 1, seen, known);
  }
  return toGuided(count, seen, known);
}

function choosePolicy(
  random: Random,
  count: number,
  goals: readonly Goal[],
  length: number,
): Policy {
  if (goals.length > 0) return new Directed(goals, new Priorities(random, random.below(3), length));
  return count % 4 === 3
    ? new AnyMove(random)
    : new Priorities(random, count === 0 ? 0 : 1 + random.below(3), length);
}

/** Every other schedule aims at a pair that was not seen, or at one more behind a chain that was worth it. */
function chooseGoals(
  random: Random,
  count: number,
  known: ReadonlyMap<number, ReadonlySet<number>>,
  risks: ReadonlyMap<number, number>,
  seen: ReadonlySet<Pair>,
  tried: Map<Pair, number>,
  corpus: readonly (readonly Goal[])[],
): readonly Goal[] {
  if (count % 2 === 0 || known.size === 0) return [];
  const pairs = unseen(known, seen).filter(
    (goal) => (tried.get(pairOf(goal.first, goal.second)) ?? 0) < 6,
  );
  if (pairs.length === 0) return [];
  const goal = random.pick(random.below(4) === 0 ? pairs : riskiest(pairs, risks));
  const pair = pairOf(goal.first, goal.second);
  tried.set(pair, (tried.get(pair) ?? 0) + 1);
  const before = corpus.length > 0 && random.below(2) === 0 ? random.pick(corpus) : [];
  return [...before, goal];
}

/** Those that make somebody wait who holds the most. */
function riskiest(goals: readonly Goal[], risks: ReadonlyMap<number, number>): readonly Goal[] {
  const riskOf = ({ second }: Goal): number => risks.get(second) ?? 0;
  const most = Math.max(...goals.map(riskOf));
  return goals.filter((goal) => riskOf(goal) === most);
}

function unseen(
  known: ReadonlyMap<number, ReadonlySet<number>>,
  seen: ReadonlySet<Pair>,
): readonly Goal[] {
  const goals: Goal[] = [];
  for (const sites of known.values())
    for (const first of sites)
      for (const second of sites)
        if (!seen.has(pairOf(first, second))) goals.push({ first, second });
  return goals;
}

function learn(
  schedule: Schedule,
  seen: Set<Pair>,
  known: Map<number, Set<number>>,
  risks: Map<number, number>,
): boolean {
  const before = seen.size;
  schedule.operations.eachPair((pair) => seen.add(pair));
  schedule.operations.each((object, site, risk) => {
    if (risk >= 0) risks.set(site, Math.max(risk, risks.get(site) ?? 0));
    const sites = known.get(object);
    if (sites === undefined) known.set(object, new Set([site]));
    else sites.add(site);
  });
  return seen.size > before;
}

function toGuided(
  schedules: number,
  seen: ReadonlySet<Pair>,
  known: ReadonlyMap<number, ReadonlySet<number>>,
): Guided {
  return { schedules, pairs: seen.size, possible: seen.size + unseen(known, seen).length };
}
