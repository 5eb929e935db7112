import type { Clause, Method, Statement } from '../dafny/ast.ts';
import { assumptionWords } from '../expression/assumption.ts';
import * as t from '../logic/term.ts';
import { describeOperation } from '../process/rule/rules.ts';
import { isCounted, type Process } from '../process/machine.ts';
import type { NodeId } from '../virgo/ast.ts';
import { enabled, isAlwaysOpen } from './clause/enabled.ts';
import { toStep } from './clause/step.ts';
import type { Arm } from './rule/rule.ts';
import { terminated } from './clause/terminated.ts';
import type { Context } from './context/context.ts';
import { isAt, moveTo } from './context/position.ts';
import { preconditionOf, type AssumedTerm, type Encoding } from './encoding.ts';
import type { StrategyNumber } from '../base/strategy.ts';
import type { Conjunct } from './invariant/conjunct.ts';

/** The Hoare triple of a strategy as one CoreDafny method (Fig. 5). */
export function toDafny(encoding: Encoding, strategy: StrategyNumber): Method {
  const requires = strategy === 3 ? encoding.balanced.map(toClause) : [];
  return toMethod(encoding, requires, postcondition(encoding, strategy));
}

/** The same under a precondition that comes from elsewhere: that every run ends well if it holds. */
export function toDafnyUnder(encoding: Encoding, precondition: t.Term): Method {
  const found = { comment: 'the precondition that was found', origins: [], term: precondition };
  return toMethod(encoding, [found], postcondition(encoding, 3));
}

function toMethod(encoding: Encoding, requires: readonly Clause[], ensures: Clause): Method {
  const { context } = encoding;
  const { machine, names } = context;
  return {
    processes: machine.processes.length,
    picks: machine.processes.some(({ index }) => isCounted(machine, index)),
    parameters: machine.parameters.map(({ name, sort }) => ({ name, type: sort })),
    results: names.counters.flat().map((name) => ({ name, type: 'int' })),
    requires: [...encoding.assumptions.map(toRequires), ...requires],
    ensures: [ensures],
    body: [
      ...initialisation(context),
      {
        kind: 'run',
        while: enabled(context),
        invariants: encoding.invariant.map(toClause),
        body: [
          {
            kind: 'schedule',
            cases: machine.processes.map((process) => ({
              value: process.index,
              comment: process.name,
              origins: [],
              body: [toMatch(context, process)],
            })),
          },
        ],
      },
    ],
  };
}

function toRequires({ term, origin }: AssumedTerm): Clause {
  return { comment: assumptionWords[origin], origins: [], term };
}

/** All names that the method uses, the parameters first. */
export function dafnyNamesOf({ context: { machine, names } }: Encoding): readonly string[] {
  return [
    ...machine.parameters.map(({ name }) => name),
    ...names.channels,
    ...names.waitgroups,
    ...names.loops,
    ...names.counters.flat(),
  ];
}

function toClause({ words, nodes, term }: Pick<Conjunct, 'words' | 'nodes' | 'term'>): Clause {
  return { comment: words, origins: nodes, term };
}

function postcondition(encoding: Encoding, strategy: StrategyNumber): Clause {
  const ended = terminated(encoding.context);
  return strategy === 2
    ? {
        comment: 'every process that has started has ended exactly if the program is balanced',
        origins: [],
        term: t.iff(preconditionOf(encoding, 2), ended),
      }
    : { comment: 'every process that has started has ended', origins: [], term: ended };
}

/** Fig. 5, lines 7 to 11, with the waitgroups that it leaves out (PAPER-NOTES 5). */
function initialisation(context: Context): readonly Statement[] {
  const { machine, names } = context;
  const declare = (node: NodeId, name: string, value: t.Term): Statement =>
    from(node, { kind: 'declare', name, value });
  return [
    ...names.counters.flatMap((own, process) => {
      const { node } = machine.processes[process]!;
      const value = t.integer(process === 0 || isCounted(machine, process) ? 0 : -1);
      return own.map((name) => from(node, { kind: 'assign', name, value }));
    }),
    ...machine.channels.map(({ node }, index) => declare(node, names.channels[index]!, t.zero)),
    ...machine.waitgroups.map(({ node }, index) => declare(node, names.waitgroups[index]!, t.zero)),
    ...machine.loops.map(({ node }, index) =>
      declare(node, names.loops[index]!, context.loopFrom(index)),
    ),
  ];
}

function from(node: NodeId | null, statement: Statement): Statement {
  return node === null ? statement : { kind: 'from', origins: [node], statement };
}

/** The process's own counter says where it goes on; of a counted one the scheduler picks an instance. */
function toMatch(context: Context, process: Process): Statement {
  const counted = isCounted(context.machine, process.index);
  const cases = process.points.map(({ instruction, node }, point) => {
    const body = toStatements(context, process.index, point);
    const someone = isAt(context, process.index, point);
    return {
      value: point,
      comment: describeOperation(context.machine, instruction),
      origins: [node],
      body: counted
        ? [{ kind: 'if' as const, condition: someone, then: body, otherwise: [] }]
        : body,
    };
  });
  return counted
    ? { kind: 'pick', cases }
    : { kind: 'match', on: context.counter(process.index), cases };
}

function toStatements(context: Context, process: number, point: number): readonly Statement[] {
  const { crash, arms } = toStep(context, process, point);
  const abort: readonly Statement[] =
    crash === t.no
      ? []
      : [{ kind: 'if', condition: crash, then: [{ kind: 'return' }], otherwise: [] }];
  return [
    ...abort,
    ...choose(context, process, point, arms, isAlwaysOpen(context, process, point)),
  ];
}

/** The last arm of an instruction that never blocks needs no test. */
function choose(
  context: Context,
  process: number,
  point: number,
  arms: readonly Arm[],
  exhaustive: boolean,
): readonly Statement[] {
  const [first, ...others] = arms;
  if (first === undefined) return [];
  const body = update(context, process, point, first);
  if (first.guard === t.yes || (exhaustive && others.length === 0)) return body;
  const otherwise = choose(context, process, point, others, exhaustive);
  return [{ kind: 'if', condition: first.guard, then: body, otherwise }];
}

function update(
  context: Context,
  process: number,
  point: number,
  { updates, target }: Arm,
): readonly Statement[] {
  const assign = (name: string, value: t.Term): Statement => ({ kind: 'assign', name, value });
  return [
    ...[...updates].map(([name, value]) => assign(name, value)),
    ...moveTo(context, process, point, target).map(([name, value]) => assign(name, value)),
  ];
}
