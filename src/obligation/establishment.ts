import type { Encoding } from '../encode/encoding.ts';
import { strategyNumbers } from '../base/strategy.ts';
import { substitute } from '../logic/term-children.ts';
import { integer, zero, type Term } from '../logic/term.ts';
import { isCounted } from '../process/machine.ts';
import type { Obligation } from './obligation.ts';

/** The state in which every run starts (Fig. 5, lines 7 to 11). */
function initialState({ context }: Encoding): ReadonlyMap<string, Term> {
  const { names, machine } = context;
  const start = (process: number) => integer(process === 0 || isCounted(machine, process) ? 0 : -1);
  return new Map([
    ...names.counters.flatMap((own, process) => own.map((name) => [name, start(process)] as const)),
    ...names.channels.map((name) => [name, zero] as const),
    ...names.waitgroups.map((name) => [name, zero] as const),
    ...names.loops.map((name, loop) => [name, context.loopFrom(loop)] as const),
  ]);
}

/** The invariant holds at the start. */
export function establishment(encoding: Encoding): readonly Obligation[] {
  const start = initialState(encoding);
  return encoding.invariant.map(({ family, subject, nodes, words, term }) => ({
    name: `establishment/${family} ${subject}`,
    kind: 'establishment',
    words: `At the start, ${words}.`,
    family,
    place: null,
    node: nodes[0] ?? null,
    impliedBy: null,
    usesInvariant: false,
    assumptions: [],
    goal: substitute(term, start),
    strategies: strategyNumbers,
  }));
}
