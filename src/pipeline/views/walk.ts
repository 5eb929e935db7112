import { LineMap, type Span } from '../../base/span.ts';
import type { Conjunct } from '../../encode/invariant/conjunct.ts';
import { plainStyle, printTerm } from '../../logic/print-term.ts';
import { describeOperation } from '../../process/rule/rules.ts';
import type { Instruction, Process } from '../../process/machine.ts';
import type { ConjunctView, DafnyView, RuleStep } from '../../protocol/fragment-view.ts';
import type { NodeId } from '../../virgo/ast.ts';
import type { Fragment } from '../compile.ts';
import { toDafnyView } from './fragment.ts';
import { collectAll, collectTerms } from './collect-terms.ts';
import { nameOf } from './invariant-names.ts';
import { toPlaceView } from './place.ts';

/** The encoding, one rule at a time, in the order of the processes and their points. */
export function toWalk(fragment: Fragment, source: string): readonly RuleStep[] {
  const lines = new LineMap(source);
  const dafny = toDafnyView(fragment, 1);
  return fragment.machine.processes.flatMap((process) => [
    ...declaredGroups(fragment, process, lines),
    ...rulesAtPoints(fragment, process, lines, dafny),
  ]);
}

/** WG makes no point, only a variable. */
function declaredGroups(
  { machine, encoding }: Fragment,
  { index, name }: Process,
  lines: LineMap,
): readonly RuleStep[] {
  return machine.waitgroups
    .filter(({ process }) => process === index)
    .map(({ name: group, node, span }) => ({
      ...atNode(node, span, lines),
      kind: 'make-waitgroup',
      operation: `${group} = WaitGroup`,
      process: name,
      points: [],
      condition: null,
      code: null,
      invariant: conjunctsOf(encoding.invariant, node),
    }));
}

function rulesAtPoints(
  { machine, encoding }: Fragment,
  { index, name, points }: Process,
  lines: LineMap,
  dafny: DafnyView,
): readonly RuleStep[] {
  return points.flatMap(({ instruction, node, span }, point): readonly RuleStep[] => {
    if (added.has(instruction.kind)) return [];
    const behind = points.flatMap((other, at) =>
      other.node === node && added.has(other.instruction.kind) ? [at] : [],
    );
    return [
      {
        ...atNode(node, span, lines),
        kind: instruction.kind,
        operation: describeOperation(machine, instruction),
        process: name,
        points: [point, ...behind],
        condition: printTerm(encoding.context.reachable(index, point), plainStyle),
        code: casesOf(dafny, node),
        invariant: conjunctsOf(encoding.invariant, node),
      },
    ];
  });
}

/** Points that a rule makes behind the statement's own. */
const added: ReadonlySet<Instruction['kind']> = new Set(['acknowledged', 'jump', 'loop-next']);

function atNode(
  node: NodeId,
  span: Span,
  lines: LineMap,
): Pick<RuleStep, 'encoding' | 'node' | 'place'> {
  return { encoding: 'paper', node, place: toPlaceView(lines, span) };
}

/** What the rule says at the statement's points: its cases of the scheduler's match. */
function casesOf({ text, pieces }: DafnyView, node: NodeId): string {
  const cases = pieces
    .filter(({ nodes }) => nodes[0] === node)
    .filter(({ place: { start } }) => text.startsWith('case ', start));
  return cases.map(({ place: { start, end } }) => undented(text, start, end)).join('\n');
}

/** Without the indentation that its first line has. */
function undented(text: string, start: number, end: number): string {
  const indent = start - (text.lastIndexOf('\n', start) + 1);
  const [first = '', ...rest] = text.slice(start, end).split('\n');
  return [first, ...rest.map((line) => line.slice(indent))].join('\n');
}

function conjunctsOf(invariant: readonly Conjunct[], node: NodeId): readonly ConjunctView[] {
  return invariant
    .filter(({ nodes }) => nodes.includes(node))
    .map(({ family, words, term, share }) => {
      const own = share?.(node) ?? null;
      return {
        invariant: nameOf(family),
        words,
        term: printTerm(collectAll(term), plainStyle),
        share: own && printTerm(collectTerms(own), plainStyle),
      };
    });
}
