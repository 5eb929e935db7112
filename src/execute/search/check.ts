import { isUsedUp, shareOf, withoutEnd, type Allowance } from '../../base/allowance.ts';
import type { FunctionId } from '../../go/plain/ids.ts';
import type { Move } from '../../run/move.ts';
import type { Program } from '../compile/program.ts';
import type { Limits } from '../machine.ts';
import type { Timing } from '../rule/timing.ts';
import type { MakeValues } from '../start.ts';
import { GoSystem } from '../system.ts';
import { cyclicComponents } from '../../run/search/components.ts';
import type { Explored } from '../../run/search/explore.ts';
import type { ChannelOrigin } from '../state/heap.ts';
import type { State } from '../state/state.ts';
import { awaitsCentury } from '../state/timers.ts';
import type { Unordered } from '../state/touched.ts';
import { believable } from './believable.ts';
import { explore } from './explore.ts';
import { fairGraph } from './fair-graph.ts';
import { fateOf } from './fate.ts';
import {
  faultOfStop,
  faultsOf,
  faultsOfRace,
  isOwn,
  loopsForEver,
  type EntryKind,
} from './judge.ts';
import type { Fault } from './fault.ts';
import { searchGuided, type Guided } from './guided.ts';
import { isEachAlone, isFreeWithoutOrder } from './order.ts';
import { movesTo, numberedMoves } from './path.ts';
import type { PropertyName } from '../../run/property.ts';
import { mayBeServed } from './served.ts';
import { retold, shortenRun } from './shorten.ts';
import { findEndless, findServing, needsOutside } from './terminate.ts';

export interface CheckOptions {
  readonly entry: FunctionId;
  readonly kind: EntryKind;
  readonly values: MakeValues;
  readonly time: 'any' | 'idle';
  readonly states: number;
  /** How many schedules are tried where there are more states. */
  readonly schedules: number;
  /** How long each of them is at most. */
  readonly steps?: number;
  readonly seed: number;
  readonly limits: Limits;
  readonly reduce: boolean;
  readonly output: boolean;
  readonly isCancelled: () => boolean;
  /** How much time all of it may take; nothing: any. What is not answered by then is open. */
  readonly allowance?: Allowance;
  /** The channels that runs close, as far as it is known: others are not supposed to. What is found is added. */
  readonly closings?: Set<ChannelOrigin>;
}

export interface Found {
  readonly fault: Fault;
  readonly moves: readonly Move[];
  /** With which timing the moves are to be replayed, and which accesses are steps. */
  readonly timing: Timing;
  readonly visibleSites: Uint8Array;
  /** From where on the moves repeat; null where the run ends. */
  readonly cycle: number | null;
}

export interface Checked {
  readonly closed: boolean;
  readonly states: number;
  readonly transitions: number;
  readonly found: ReadonlyMap<PropertyName, Found>;
  /** A fair run in which somebody serves for ever, where no run breaks `terminates`: no fault, but no end. */
  readonly serving: Found | null;
  /** Properties that could not be judged although the space was closed, and why. */
  readonly open: ReadonlyMap<PropertyName, string>;
  /** Why less was seen than there is. */
  readonly bounds: readonly string[];
  /** What all these runs take for granted of those whose text we do not have. */
  readonly granted: readonly string[];
  readonly visibleSites: Uint8Array;
  readonly guided: Guided | null;
}

/** Sites are numbered below this; a program with more instructions has its races told, not followed. */
const mostSites = 1 << 18;
const mostRounds = 200;
/** So many circles are looked at one by one, where all states together are too many. */
const mostParts = 8;
/** How much of its time a check without runs that overtake a Sleep may take, since others may follow. */
const steadyShare = 0.75;
/** How much of its time a check looks at all states; schedules take as much of what is left. */
const searchShare = 0.75;
const outOfTime = 'more time than is given';

/** Judges every property over all states, first without and then with runs that overtake somebody's Sleep. */
export function check(program: Program, options: CheckOptions): Checked {
  const sites = new Uint8Array(mostSites);
  if (options.time === 'idle') return new Check(program, options, 'idle', sites).run();
  const allowance = shareOf(options.allowance ?? withoutEnd, steadyShare);
  const steady = new Check(program, { ...options, allowance }, 'steady', sites).run();
  if (!steady.heldBack || options.isCancelled()) return steady;
  const left = Math.max(1000, options.states - steady.states);
  const any = new Check(program, { ...options, states: left }, 'any', sites).run();
  return {
    closed: steady.closed && any.closed,
    states: steady.states + any.states,
    transitions: steady.transitions + any.transitions,
    found: new Map([...any.found, ...steady.found]),
    serving: steady.serving ?? any.serving,
    open: new Map([...steady.open, ...any.open]),
    bounds: [...new Set([...steady.bounds, ...any.bounds])],
    granted: withoutImplied([...steady.granted, ...any.granted]),
    visibleSites: sites,
    guided: addGuided(steady.guided, any.guided),
  };
}

function addGuided(one: Guided | null, other: Guided | null): Guided | null {
  if (one === null || other === null) return one ?? other;
  return {
    schedules: one.schedules + other.schedules,
    pairs: Math.max(one.pairs, other.pairs),
    possible: Math.max(one.possible, other.possible),
  };
}

interface Judged extends Checked {
  /** Some timer was kept from firing, so that runs are missing. */
  readonly heldBack: boolean;
}

class Check {
  readonly #program: Program;
  readonly #options: CheckOptions;
  readonly #timing: Timing;
  readonly #sites: Uint8Array;
  /** The sites of atomic additions that are steps of their own. */
  readonly #apart = new Set<number>();
  readonly #allowance: Allowance;
  readonly #isOver: () => boolean;
  /** Whether the states of this check may take no longer. */
  readonly #isSearched: () => boolean;
  readonly #found = new Map<PropertyName, Found>();
  /** What rounds have found that were interrupted; a later round shows it with more of its steps. */
  readonly #interrupted = new Map<PropertyName, Found>();
  readonly #open = new Map<PropertyName, string>();
  readonly #bounds = new Set<string>();
  readonly #granted = new Set<string>();
  /** The channels that some run closes here. */
  readonly #closings: Set<ChannelOrigin>;
  #serving: Found | null = null;
  #heldBack = false;
  #unordered: Unordered | null = null;
  #transitions = 0;
  #states = 0;

  constructor(program: Program, options: CheckOptions, timing: Timing, sites: Uint8Array) {
    this.#program = program;
    this.#options = options;
    this.#closings = options.closings ?? new Set();
    this.#timing = timing;
    this.#sites = sites;
    const { isCancelled, allowance = withoutEnd } = options;
    this.#allowance = allowance;
    this.#isOver = over(isCancelled, allowance);
    this.#isSearched = over(isCancelled, shareOf(allowance, searchShare));
  }

  run(): Judged {
    let explored = this.#round();
    for (let round = 1; explored.interrupted && round < mostRounds; round++)
      explored = this.#round();
    if (explored.interrupted) this.#bounds.add('more data races than are followed');
    if (explored.closed) this.#judgeOrder();
    this.#keepConsistent();
    for (const [property, found] of this.#interrupted)
      if (!this.#found.has(property)) this.#found.set(property, found);
    const isWhole = explored.closed && this.#bounds.size === 0;
    const guided = isWhole || this.#options.schedules === 0 ? null : this.#search();
    return {
      guided,
      closed: isWhole,
      states: this.#states,
      transitions: this.#transitions,
      found: this.#found,
      serving: this.#serving,
      open: this.#open,
      bounds: [...this.#bounds],
      granted: withoutImplied(this.#granted),
      visibleSites: this.#sites,
      heldBack: this.#heldBack,
    };
  }

  /** Who is to serve a channel does not leave it alone: what else he does there is not known then. */
  #keepConsistent(): void {
    const all = [...this.#granted];
    for (const words of all) {
      const name = / leaves (\S+) alone$/.exec(words)?.[1];
      const serves = (one: string): boolean =>
        ['receives from', 'sends to', 'closes'].some((what) => {
          const start = `somebody ${what} ${name}`;
          return one === start || one.startsWith(`${start} `);
        });
      if (name === undefined || !all.some(serves)) continue;
      this.#granted.delete(words);
      this.#bounds.add(`what others may do at ${name} besides`);
    }
  }

  /** Schedules, where there are more states than could be seen. */
  #search(): Guided {
    const { kind, schedules, steps = 5000, seed } = this.#options;
    const isCancelled = over(this.#options.isCancelled, shareOf(this.#allowance, searchShare));
    const system = this.#system(this.#sites.slice());
    system.machine.showing = false;
    return searchGuided(system, { schedules, seed, steps, kind, isCancelled }, (schedule) => {
      for (const fault of schedule.faults) this.#keep(system, fault, schedule.moves, null);
      const { lengthy, visibleSites } = system.machine;
      if (this.#follow(system, ...schedule.sites, ...lengthy)) visibleSites.set(this.#sites);
      return false;
    });
  }

  #system(visibleSites: Uint8Array, relaxes = false): GoSystem {
    const { entry, values, limits, output, reduce } = this.#options;
    return new GoSystem(this.#program, {
      entry,
      values,
      timing: this.#timing,
      limits,
      output,
      forgets: true,
      relaxes,
      visibleSites,
      ...(reduce ? { apart: this.#apart } : {}),
      closings: this.#closings,
    });
  }

  /** One search; it is interrupted where a race shows that an access has to be a step of its own. */
  #round(): Explored {
    const { kind, states, reduce } = this.#options;
    // What this round has seen is replayed with the steps that it had.
    this.#granted.clear();
    const system = this.#system(this.#sites.slice());
    system.machine.showing = false;
    const pending: { readonly fault: Fault; readonly node: number; readonly move: number }[] = [];
    const add = (fault: Fault, node: number, move: number): void => {
      const isKnown = this.#found.has(fault.property);
      if (!isKnown && !pending.some((one) => one.fault.property === fault.property))
        pending.push({ fault, node, move });
    };
    if (system.begun.stop !== null) this.#begunBadly(system, kind);
    const explored = explore(
      system,
      { states, reduce, isCancelled: this.#isSearched },
      {
        state: (state, node, moves) => {
          this.#heldBack ||= this.#timing !== 'any' && system.holdsBack(state);
          if (state === system.initial && system.begun.stop !== null) return false;
          if (system.goesOn(state) && !loopsForEver(state))
            this.#bounds.add('a goroutine that does not come to a visible step');
          const faults = faultsOf(system, state, moves, kind);
          for (const fault of believable(system, state, faults)) add(fault, node, -1);
          const { lengthy } = system.machine;
          const isMore = lengthy.size > 0 && this.#follow(system, ...lengthy);
          return isMore || system.machine.outdated.size > 0;
        },
        stop: (stop, before, node, move) => {
          if (stop.kind === 'too-large') this.#bounds.add(stop.value);
          const fault = faultOfStop(stop, before, kind);
          for (const one of believable(system, before, fault === null ? [] : [fault]))
            add(one, node, move);
          return false;
        },
        race: (race, node, move, after) => {
          for (const fault of believable(system, after, faultsOfRace(race, after)))
            add(fault, node, move);
          return this.#follow(system, race.conflict.first.site, race.conflict.second.site);
        },
      },
    );
    for (const { fault, node, move } of pending) {
      const moves = movesTo(system, explored.store, node);
      const all = move < 0 ? moves : [...moves, lastMove(system, moves, move)];
      this.#keep(system, fault, all, null, explored.interrupted ? this.#interrupted : this.#found);
    }
    this.#transitions += explored.transitions;
    this.#states += explored.store.count;
    this.#unordered ??= system.machine.unordered;
    if (explored.closed) {
      system.machine.showing = true;
      this.#judgeCycles(system, explored);
    }
    for (const words of system.machine.narrowed) this.#bounds.add(words);
    for (const words of system.machine.granted) this.#granted.add(words);
    if (explored.late && !this.#options.isCancelled()) this.#bounds.add(outOfTime);
    if (explored.spent) this.#bounds.add('states that are too large to see many of them');
    if (system.machine.overflow) this.#bounds.add('a step that touches too many places');
    return explored;
  }

  /** Races are seen where both accesses are possible at a time, unless an order that is none in Go keeps them apart. */
  #judgeOrder(): void {
    if (this.#unordered === null || this.#found.has('race-free')) return;
    const { states, reduce } = this.#options;
    const options = { states, reduce, isCancelled: this.#isOver };
    if (isFreeWithoutOrder(this.#system(this.#sites.slice(), true), options)) return;
    if (isEachAlone(this.#system(this.#sites.slice()), options)) return;
    this.#open.set('race-free', `whether an order that only ${this.#unordered} shows hides a race`);
  }

  #begunBadly(system: GoSystem, kind: EntryKind): void {
    const { stop } = system.begun;
    if (stop === null) return;
    if (stop.kind === 'too-large') this.#bounds.add(stop.value);
    const fault = faultOfStop(stop, system.initial, kind);
    if (fault !== null) this.#keep(system, fault, [], null);
  }

  /** Whether an access was made a step of its own by this. */
  #follow({ machine }: GoSystem, ...sites: readonly number[]): boolean {
    let isNew = false;
    for (const site of sites) {
      if (site >= mostSites || this.#apart.has(site)) continue;
      if (machine.gathered.has(site)) {
        this.#apart.add(site);
        this.#sites[site] = 0;
        isNew = true;
        continue;
      }
      if (this.#sites[site] === 1) continue;
      this.#sites[site] = 1;
      isNew = true;
    }
    return isNew;
  }

  #keep(
    system: GoSystem,
    fault: Fault,
    moves: readonly Move[],
    cycle: number | null,
    into = this.#found,
  ): void {
    if (into.has(fault.property)) return;
    const { kind } = this.#options;
    // Whoever cancels has no time to wait for a shorter run.
    const isWhole = cycle !== null || this.#isOver();
    const short = isWhole ? moves : shortenRun(system, moves, fault, kind, this.#isOver);
    const told = cycle === null ? retold(system, short, fault, kind) : fault;
    into.set(fault.property, this.#foundBy(system, told, short, cycle));
  }

  #foundBy(system: GoSystem, fault: Fault, moves: readonly Move[], cycle: number | null): Found {
    const visibleSites = system.machine.visibleSites.slice();
    return { fault, moves, timing: this.#timing, visibleSites, cycle };
  }

  #judgeCycles(system: GoSystem, explored: Explored): void {
    const components = cyclicComponents(explored.store);
    if (components.length > 0 && !this.#found.has('terminates'))
      this.#judgeTermination(system, explored, components);
    for (const component of components)
      if (component.isBottom) this.#judgeBottom(system, explored, component.nodes[0]!);
  }

  #judgeTermination(
    system: GoSystem,
    explored: Explored,
    components: ReturnType<typeof cyclicComponents>,
  ): void {
    const { kind } = this.#options;
    const isCancelled = this.#isOver;
    const whole = fairGraph(system, system.initial, 20_000, isCancelled);
    const parts =
      whole !== null
        ? [{ before: [], from: system.initial, graph: whole }]
        : components.slice(0, mostParts).map(({ nodes }) => {
            const before = movesTo(system, explored.store, nodes[0]!);
            const from = stateAfter(system, before);
            return { before, from, graph: fairGraph(system, from, 4000, isCancelled) };
          });
    const isPart = whole === null && components.length > mostParts;
    if (isPart || parts.some(({ graph }) => graph === null))
      this.#open.set('terminates', 'whether a run in a circle gives everybody a turn');
    for (const { before, from, graph } of parts) {
      if (graph === null) continue;
      const endless = findEndless(graph, kind);
      const found = endless ?? findServing(graph, kind);
      if (found === null) {
        const waiting = needsOutside(system.machine, graph);
        if (waiting !== null) this.#grantOutside(system, waiting.states, waiting.channels);
        continue;
      }
      const { words } = found;
      const fault: Fault = { property: 'terminates', words, ending: 'endless', blocked: [] };
      const moves = [...before, ...numberedMoves(system, from, found.moves)];
      const start = before.length + found.start;
      if (endless === null) this.#serving ??= this.#foundBy(system, fault, moves, start);
      else {
        this.#open.delete('terminates');
        this.#keep(system, fault, moves, start);
        return;
      }
    }
  }

  #grantOutside(system: GoSystem, states: readonly State[], channels: readonly string[]): void {
    const happens = `something happens at ${channels.join(' or ')}`;
    if (states.length === 0) system.machine.grant(happens);
    else if (channels.length > 0) system.machine.grant(`${happens}, or its context is cancelled`);
    else for (const { timers } of states) system.grantOutside(timers);
    for (const words of system.machine.granted) this.#granted.add(words);
  }

  /** In a set of states that is never left, who cannot move is left behind. */
  #judgeBottom(system: GoSystem, explored: Explored, node: number): void {
    if (this.#found.has('no-leak')) return;
    const moves = movesTo(system, explored.store, node);
    const state = stateAfter(system, moves);
    const movers = new Set(
      system
        .moves(state)
        .flatMap(({ mover, partner }) => [
          ...(mover.kind === 'goroutine' ? [mover.id] : []),
          ...(partner ? [partner.id] : []),
        ]),
    );
    for (const goroutine of state.goroutines) {
      if (movers.has(goroutine.id)) continue;
      const isAsleep = goroutine.pending?.kind === 'sleeping';
      if (awaitsCentury(state, goroutine) ? !state.finished : isAsleep) continue;
      if (!isOwn(goroutine, this.#options.kind)) continue;
      if (mayBeServed(system, state, [goroutine])) continue;
      const fate = fateOf(system, state, goroutine.id, 20_000, this.#isOver);
      if (fate === 'open') this.#open.set('no-leak', 'whether a goroutine can ever move again');
      if (fate !== 'stays') continue;
      const words = `${goroutine.name} waits for ever while others go on`;
      const fault: Fault = { property: 'no-leak', words, ending: 'leak', blocked: [goroutine.id] };
      this.#keep(system, fault, moves, null);
      return;
    }
  }
}

const happening = 'something happens at ';

/** Where something happens at one of two channels, it happens at one of three that they are among. */
export function withoutImplied(granted: Iterable<string>): readonly string[] {
  const all = [...new Set(granted)];
  const placesOf = (words: string): readonly string[] | null =>
    words.startsWith(happening) ? words.slice(happening.length).split(' or ') : null;
  return all.filter((words) => {
    const places = placesOf(words);
    if (places === null) return true;
    return !all.some((other) => {
      const fewer = placesOf(other);
      if (fewer === null || fewer.length >= places.length) return false;
      return fewer.every((one) => places.includes(one));
    });
  });
}

const over =
  (isCancelled: () => boolean, allowance: Allowance): (() => boolean) =>
  () =>
    isCancelled() || isUsedUp(allowance);

function stateAfter(system: GoSystem, moves: readonly Move[]): GoSystem['initial'] {
  let state = system.initial;
  for (const move of moves) state = system.advance(state, move, false).state;
  return state;
}

function lastMove(system: GoSystem, moves: readonly Move[], number: number): Move {
  return system.moves(stateAfter(system, moves))[number]!;
}
