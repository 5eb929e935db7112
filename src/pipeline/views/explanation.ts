import { LineMap } from '../../base/span.ts';
import { assumptionWords } from '../../expression/assumption.ts';
import { evaluateTerm } from '../../logic/evaluate-term.ts';
import { printTerm } from '../../logic/print-term.ts';
import { boolean, integer, isTruthTerm, sortOf, type Term } from '../../logic/term.ts';
import type { Obligation } from '../../obligation/obligation.ts';
import { isCounted, type Process } from '../../process/machine.ts';
import { describeOperation } from '../../process/rule/rules.ts';
import type { ExplanationView, FactView } from '../../protocol/explanation-view.ts';
import { termOf, type Explanation, type Fact } from '../../verdict/explain.ts';
import type { Assignment } from '../../verdict/verdict.ts';
import type { Fragment } from '../compile.ts';
import { collectAll } from './collect-terms.ts';
import { nameOf } from './invariant-names.ts';
import { toPlaceView } from './place.ts';

type Failing = Extract<ExplanationView, { readonly kind: 'fails' }>;

export function toExplanationView(
  fragment: Fragment,
  source: string,
  obligation: Obligation,
  explanation: Explanation,
): ExplanationView {
  switch (explanation.kind) {
    case 'open':
      return explanation;
    case 'holds': {
      const { because, all } = explanation;
      return { kind: 'holds', because: because.map(toFactView), all };
    }
    case 'fails':
      return toFailing(fragment, source, obligation, explanation);
  }
}

function toFailing(
  { encoding, machine }: Fragment,
  source: string,
  { goal, node }: Obligation,
  { state, facts }: Extract<Explanation, { readonly kind: 'fails' }>,
): Failing {
  const valued = (term: Term) => ({
    term: printTerm(collectAll(term)),
    valued: printTerm(withValues(term, state)),
  });
  const told = facts.map((fact) => ({ ...toFactView(fact), ...valued(termOf(fact)) }));
  const near = told.filter((one) => one.node !== null && one.node === node);
  return {
    kind: 'fails',
    values: machine.parameters.map(({ name }) => ({ name, value: String(state.get(name)) })),
    state: [
      ...machine.processes.flatMap((process) =>
        standing({ encoding, machine }, new LineMap(source), process, state),
      ),
      ...resources({ encoding, machine }, state),
    ],
    broken: goal.kind === 'boolean' ? null : valued(goal),
    facts: [...near, ...told.filter((one) => !near.includes(one))],
  };
}

function toFactView(fact: Fact): FactView {
  const term = printTerm(collectAll(termOf(fact)));
  switch (fact.kind) {
    case 'invariant': {
      const { words, family, nodes } = fact.conjunct;
      const { name, figure } = nameOf(family);
      return {
        words,
        term,
        origin: figure === null ? name : `${name}, ${figure}`,
        node: nodes[0] ?? null,
      };
    }
    case 'balanced': {
      const { words, nodes } = fact.clause;
      return { words, term, origin: 'precondition', node: nodes[0] ?? null };
    }
    case 'assumed': {
      const { words, origin } = fact.assumption;
      return { words: words ?? assumptionWords[origin], term, origin: 'assumed', node: null };
    }
  }
}

/** The term with the values of its sides: what is compared is a number, what joins comparisons stays. */
function withValues(term: Term, state: Assignment): Term {
  const inside = (child: Term) => withValues(child, state);
  if (!isTruthTerm(term) || sortOf(term) === 'int')
    return integer(evaluateTerm(term, state) as bigint);
  switch (term.kind) {
    case 'compare':
    case 'implies':
    case 'iff':
      return { ...term, left: inside(term.left), right: inside(term.right) };
    case 'and':
    case 'or':
      return { ...term, terms: term.terms.map(inside) };
    case 'not':
      return { ...term, operand: inside(term.operand) };
    case 'if':
      return {
        ...term,
        condition: inside(term.condition),
        then: inside(term.then),
        otherwise: inside(term.otherwise),
      };
    case 'boolean':
      return term;
    case 'variable':
      return boolean(state.get(term.name) === true);
  }
}

type Encoded = Pick<Fragment, 'encoding' | 'machine'>;

/** Where a process stands; of a counted one, how many of its instances stand where. */
function standing(
  { encoding, machine }: Encoded,
  lines: LineMap,
  process: Process,
  state: Assignment,
): Failing['state'] {
  const { index, name: who, points, termination } = process;
  const names = encoding.context.names.counters[index]!;
  const at = (point: number) => {
    const { instruction, span } = points[point]!;
    return { what: describeOperation(machine, instruction), place: toPlaceView(lines, span) };
  };
  if (!isCounted(machine, index)) {
    const point = Number(state.get(names[0]!) ?? 0n);
    const variables = `${names[0]!} = ${point}`;
    if (point < 0) return [{ who, what: 'has not started', variables, place: null }];
    if (point >= termination) return [{ who, what: 'has ended', variables, place: null }];
    const { what, place } = at(point);
    return [{ who, what: `stands at ${what}`, variables, place }];
  }
  return names.flatMap((name, point): Failing['state'] => {
    const count = state.get(name) ?? 0n;
    if (count === 0n) return [];
    const variables = `${name} = ${count}`;
    if (point >= termination) return [{ who, what: `${count} ended`, variables, place: null }];
    const { what, place } = at(point);
    return [{ who, what: `${count} at ${what}`, variables, place }];
  });
}

function resources(
  { encoding: { context }, machine }: Encoded,
  state: Assignment,
): Failing['state'] {
  const { names, buffered } = context;
  const line = (who: string, variable: string, what: string) => ({
    who,
    what,
    variables: `${variable} = ${state.get(variable) ?? 0n}`,
    place: null,
  });
  const number = (variable: string) => state.get(variable) ?? 0n;
  return [
    ...machine.channels.map(({ name }, index) => {
      const variable = names.channels[index]!;
      const value = number(variable);
      if (evaluateTerm(buffered(index), state) === true)
        return line(name, variable, `holds ${value} ${value === 1n ? 'value' : 'values'}`);
      const words =
        value === 1n ? 'a send is offered' : value === -1n ? 'a send was taken' : 'ready';
      return line(name, variable, `unbuffered, ${words}`);
    }),
    ...machine.waitgroups.map(({ name }, index) => {
      const variable = names.waitgroups[index]!;
      return line(name, variable, `counts ${number(variable)}`);
    }),
    ...machine.loops.map(({ variable: name }, index) => {
      const variable = names.loops[index]!;
      return line(name, variable, `is at ${number(variable)}`);
    }),
  ];
}
