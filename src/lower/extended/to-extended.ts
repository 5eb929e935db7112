import type { Span } from '../../base/span.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { isError, type Diagnostic, type Staged } from '../../diagnostics/diagnostic.ts';
import { goCatalogue } from '../../diagnostics/go-catalogue.ts';
import type { Assumption } from '../../expression/assumption.ts';
import type { Fragment } from '../../model/fragment.ts';
import type { Source } from '../../model/quantity.ts';
import { visitLeaves } from '../../expression/walk.ts';
import type { Block, Make } from '../../model/statements.ts';
import { quantitiesOf, sizeOf, visitBlock } from '../../model/walk.ts';
import { placed } from './placed.ts';
import type { Contract, ExtendedProgram, ExtendedStatement } from '../../virgo/extended/ast.ts';
import { checkExtended } from '../../virgo/extended/check.ts';
import type { CheckedExtended } from '../../virgo/extended/ast.ts';
import { assumptionsOf } from '../assumptions.ts';
import { contractsAbove } from '../contracts.ts';
import { createNames, decidingIn } from '../names.ts';
import { meaningsOf, noteParameters, type ParameterMeaning } from '../parameters.ts';
import { splitMakes } from '../split-makes.ts';
import { findElements } from './elements.ts';
import { emitBlock } from './emit.ts';
import { node, type Emitter } from './emitter.ts';
import { tidyJumps } from './jumps.ts';
import { declareArrays } from './make.ts';
import { prepare } from './prepare.ts';
import { asksEarly } from './sure.ts';
import { choicesIn } from './values.ts';

/** A fragment in extended VirGo: spans of its nodes point into the Go text. */
interface ExtendedFragment {
  readonly name: string;
  readonly nameSpan: Span;
  readonly checked: CheckedExtended;
  readonly parameters: readonly ParameterMeaning[];
  readonly assumptions: readonly Assumption[];
  /** A negative size is asked after where a run of Go need not get to it. */
  readonly asksEarly: boolean;
}

interface ToExtendedOptions {
  readonly text: string;
  /** What somebody supposes of the parameters, as a contract would say it. */
  readonly supposed?: string | null;
}

/** Far more than a program may have that is checked. */
const mostStatements = 600;

/**
 * A fragment with all of its control flow. Every run of the Go program is one of the program's: what is
 * not the same in the whole run is a choice that is made anew each time. The program may have more runs,
 * so that only proofs about it say something about Go.
 */
export function toExtended(
  fragment: Fragment,
  { text, supposed = null }: ToExtendedOptions,
): Staged<ExtendedFragment> {
  if (sizeOf(fragment.body) > mostStatements)
    return {
      ok: false,
      diagnostics: [diagnose(goCatalogue, 'go-too-large', fragment.nameSpan, {})],
    };
  const given: Given = { fragment, text, supposed, body: fragment.body };
  const inPlace = lower(given, false);
  if (inPlace.ok || !inPlace.isDeclaredLate) return inPlace;
  const split = { ...given, body: splitMakes(fragment.body) };
  const inBranches = lower(split, false);
  return inBranches.ok || !inBranches.isDeclaredLate ? inBranches : lower(split, true);
}

interface Given {
  readonly fragment: Fragment;
  readonly text: string;
  readonly supposed: string | null;
  /** The fragment's, or one that does the same. */
  readonly body: Block;
}

type Failed = Extract<Staged<ExtendedFragment>, { readonly ok: false }>;

/** What is emitted; of what is rejected, whether its declarations do not reach all their uses. */
type Lowered =
  | Extract<Staged<ExtendedFragment>, { readonly ok: true }>
  | (Failed & { readonly isDeclaredLate: boolean });

function lower(given: Given, hoists: boolean): Lowered {
  const { fragment, text, supposed } = given;
  const diagnostics: Diagnostic[] = [];
  const body = prepare(given.body, diagnostics);
  const emitter = newEmitter(body, text, diagnostics, hoists);
  declareArrays(emitter);
  const statements = emitBlock(emitter, body, { isBounded: true, inDo: false });
  if (diagnostics.some(isError)) return { ok: false, diagnostics, isDeclaredLate: false };
  const { names } = emitter;
  const isChoice = choicesIn(body);
  const chosen = new Map([...names.used].filter(([source]) => isChoice(source)));
  const chosenNames = new Set(chosen.values());
  const choices = [...chosen].map(([{ span }, name]): ExtendedStatement => ({
    ...node(emitter, span),
    kind: 'choice',
    name,
  }));
  const decided = new Map([...decidingIn(names)].filter(([name]) => !chosenNames.has(name)));
  const stated = contractsAbove(text, fragment.nameSpan, decided, supposed);
  diagnostics.push(...stated.diagnostics);
  const assumptions = [
    ...assumptionsOf(names, []).filter(({ expression }) => !mentions(expression, chosenNames)),
    ...stated.assumptions,
  ];
  const contracts = assumptions.map(({ expression, span }): Contract => ({
    ...node(emitter, span),
    condition: placed(expression, span),
  }));
  const program: ExtendedProgram = {
    contracts,
    processes: [],
    body: [...choices, ...emitter.declared, ...tidyJumps(statements)],
    span: fragment.span,
  };
  const checked = checkExtended(program);
  if (!checked.ok) return { ...checked, diagnostics: [...diagnostics, ...checked.diagnostics] };
  noteParameters(names, diagnostics);
  const { name, nameSpan } = fragment;
  const parameters = meaningsOf(names).filter((one) => !chosenNames.has(one.name));
  const isFirst = ({ primitive: { id } }: Make): boolean => hoists || emitter.elements.has(id);
  const value = {
    name,
    nameSpan,
    checked: checked.value,
    parameters,
    assumptions,
    asksEarly: asksEarly(body, isFirst),
  };
  return { ok: true, value, diagnostics };
}

function mentions(expression: Assumption['expression'], names: ReadonlySet<string>): boolean {
  let found = false;
  visitLeaves(expression, ({ name }) => {
    if (names.has(name)) found = true;
  });
  return found;
}

function newEmitter(
  body: Block,
  text: string,
  diagnostics: Diagnostic[],
  hoists: boolean,
): Emitter {
  const { elements, rejected } = findElements(body);
  for (const { primitive, span } of rejected)
    diagnostics.push(diagnose(goCatalogue, 'go-make-in-loop', span, { name: primitive.name }));
  const names = createNames(text, sourcesOf(body));
  const loops = new Set([...elements.values()].map(({ loop }) => loop));
  return {
    block: emitBlock,
    names,
    diagnostics,
    counter: { next: 0, isFull: false },
    declared: [],
    hoists,
    current: new Map(),
    elements,
    variables: new Map([...loops].map((loop) => [loop, names.channel('i')])),
    labels: new Map(),
    timers: new Map(),
  };
}

function sourcesOf(block: Block): readonly Source[] {
  const sources = new Map<number, Source>();
  visitBlock(block, (statement) => {
    for (const quantity of quantitiesOf(statement))
      visitLeaves(quantity, (leaf) => {
        if (leaf.kind === 'source' && leaf.source.loops.length === 0)
          sources.set(leaf.source.id, leaf.source);
      });
  });
  return [...sources.values()];
}
