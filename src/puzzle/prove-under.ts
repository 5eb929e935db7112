import { assumedTerms } from '../encode/encoding.ts';
import { parseFile } from '../go/syntax/parse-file.ts';
import { joinTexts, splitText } from '../go/files/split-text.ts';
import * as t from '../logic/term.ts';
import { choicesOf } from '../lower/choices.ts';
import type { Given } from '../model/given.ts';
import type { Parameter } from '../expression/sort.ts';
import type { BeyondFragment } from '../pipeline/beyond.ts';
import { compile, type Fragment } from '../pipeline/compile.ts';
import { decideBoth } from '../pipeline/decide-both.ts';
import { decideGraph } from '../verdict/counting/decide-graph.ts';
import type { Assignment, StrategyVerdict } from '../verdict/verdict.ts';
import { differ } from './formula/differ.ts';
import type { Tools } from './tools.ts';

/** One function of some texts, and the condition under which it must leave nobody behind. */
interface Claim {
  readonly texts: readonly string[];
  readonly function: string;
  readonly when: string;
}

type Proved =
  | { readonly kind: 'proved'; readonly given: readonly Given[] }
  | { readonly kind: 'refuted'; readonly values: Assignment }
  | { readonly kind: 'open' };

const open: Proved = { kind: 'open' };

/** Proves or refutes that a function leaves nobody behind at all values that meet a condition. */
export async function proveUnder(claim: Claim, tools: Tools): Promise<Proved> {
  const text = withContract(claim);
  if (text === null) return open;
  const compiled = compile(text, { kind: 'go', reader: tools.reader });
  if (!compiled.isAccepted) return open;
  const isMeant = ({ name }: { readonly name: string }): boolean => name === claim.function;
  const fragment = compiled.fragments.find(isMeant);
  if (fragment !== undefined) return provePaper(fragment, tools);
  const beyond = compiled.beyond.find(isMeant);
  return beyond === undefined ? open : proveBeyond(beyond, tools);
}

/**
 * The texts as files of one package, with the condition as the contract of the function, and no other contract: what
 * a learner asks for is no fact. Null where a text would be taken for several files, or none has the function.
 */
function withContract({ texts, function: wanted, when }: Claim): string | null {
  let isPlaced = false;
  const files = texts.map((text, at) => {
    const own = withoutContracts(text);
    if (splitText(own).length > 1) return null;
    const declared = parseFile('main.go', own).declarations.find(
      (one) => one.kind === 'function' && one.receiver === null && one.name.name === wanted,
    );
    const name = `file${at}.go`;
    if (declared === undefined) return { name, text: own };
    isPlaced = true;
    const { start } = declared.span;
    return { name, text: `${own.slice(0, start)}//@ requires ${when}\n${own.slice(start)}` };
  });
  const read = files.filter((one) => one !== null);
  return isPlaced && read.length === files.length ? joinTexts(read) : null;
}

/** As long as it was, so that places stay what they are. */
export function withoutContracts(text: string): string {
  return text.replace(/\/\/( ?)@/g, '//$1 ');
}

async function provePaper(fragment: Fragment, tools: Tools): Promise<Proved> {
  const { paper, counted, disagreement } = await decideBoth(tools.solver, fragment);
  if (disagreement !== null) throw new Error(disagreement);
  if (counted !== null) {
    const { strategies } = counted.decision;
    return (await isProved(counted.fragment, strategies, tools))
      ? { kind: 'proved', given: counted.fragment.given }
      : open;
  }
  const assumed = assumedTerms(fragment.encoding);
  const { parameters } = fragment.program;
  const isFree = await follows(paper.verdict.strategies, parameters, assumed, tools);
  if (isFree) return { kind: 'proved', given: fragment.given };
  const run = paper.counterexample;
  if (run === null || choicesOf(fragment.meanings).length > 0 || fragment.withEscape.size > 0)
    return open;
  return { kind: 'refuted', values: run.valuation };
}

async function proveBeyond(beyond: BeyondFragment, tools: Tools): Promise<Proved> {
  const { graph, isAbstraction, mayEndAtOnce } = beyond;
  const { strategies } = await decideGraph(graph, tools.solver, { isAbstraction, mayEndAtOnce });
  const isFree = await isProved(beyond, strategies, tools);
  return isFree ? { kind: 'proved', given: beyond.given } : open;
}

function isProved(
  { graph, assumptions }: BeyondFragment,
  strategies: readonly StrategyVerdict[],
  tools: Tools,
): Promise<boolean> {
  const assumed = assumptions.map(({ term }) => term);
  return follows(strategies, graph.parameters, assumed, tools);
}

/** Whether some strategy proves it under a condition that the assumptions imply. */
async function follows(
  strategies: readonly StrategyVerdict[],
  parameters: readonly Parameter[],
  assumed: readonly t.Term[],
  { solver }: Tools,
): Promise<boolean> {
  for (const { outcome, precondition } of strategies) {
    if (outcome !== 'verified') continue;
    const compared = [precondition.simple, t.yes] as const;
    const difference = await differ(solver, parameters, compared, t.and(...assumed));
    if (difference.kind === 'equal') return true;
  }
  return false;
}
