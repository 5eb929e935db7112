import { Program } from '../../src/execute/compile/program.ts';
import { confront, type Confrontation } from '../../src/confront/confront.ts';
import { claimsOf, type VerdictOnGo } from '../../src/confront/claim.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';
import type { PlainProgram } from '../../src/go/plain/program.ts';
import { integer, variable, yes, type Term } from '../../src/logic/term.ts';
import { compare } from '../../src/logic/term.ts';
import type { ParameterMeaning } from '../../src/lower/to-virgo.ts';
import type { StrategyVerdict } from '../../src/verdict/verdict.ts';

export function plainOf(text: string): PlainProgram {
  const { program, diagnostics } = readProgram([{ name: 'main.go', text }]);
  if (program === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return program;
}

export const n = variable('n', 'int');
export const at = (operator: '<' | '<=' | '==' | '!=' | '>' | '>=', value: number): Term =>
  compare(n, operator, integer(value));

interface Said {
  /** Verified under this condition. */
  readonly when?: Term;
  readonly weakest?: boolean;
  /** Goes wrong with these values. */
  readonly witness?: ReadonlyMap<string, bigint | boolean>;
  readonly given?: string;
  readonly parameters?: readonly Pick<ParameterMeaning, 'name' | 'sort' | 'origin'>[];
}

const claimed = (simple: Term, weakest: boolean): StrategyVerdict => ({
  strategy: 2,
  outcome: 'verified',
  precondition: { simple, paper: simple, smt: '' },
  satisfiable: true,
  weakest,
  weakestWithin: null,
  milliseconds: 0,
  failed: [],
  reason: null,
});

/** Confronts the first function of a text that is called like this with a verdict that somebody made up. */
export function confrontSaid(text: string, name: string, said: Said): Confrontation {
  const plain = plainOf(text);
  const entry = plain.entries.find((one) => one.name === name)!;
  const root = plain.functions[entry.function]!;
  const { when, weakest = false, witness, given, parameters = [] } = said;
  const spanOf = (wanted: string) => {
    const inner = /^(?:len\()?(\w+)/.exec(wanted)![1];
    const local = root.parameters.find((id) => root.locals[id]!.name === inner);
    return local === undefined ? root.nameSpan : root.locals[local]!.span;
  };
  const verdict: VerdictOnGo = {
    notFollowed: [],
    nameSpan: root.nameSpan,
    parameters,
    meanings: parameters.map((one) => ({ ...one, span: spanOf(one.name), nonNegative: false })),
    assumptions:
      given === undefined
        ? []
        : [{ term: yes, origin: 'unread-call', span: root.nameSpan, words: given }],
    decision: {
      verdict: {
        strategies: when === undefined ? [] : [claimed(when, weakest)],
        first: null,
        obligations: [],
      },
      counterexample:
        witness === undefined
          ? null
          : {
              valuation: witness,
              run: { ending: { kind: 'stuck' }, trace: { moves: [] } } as never,
            },
    },
  };
  return confront(new Program(plain), claimsOf(verdict));
}
