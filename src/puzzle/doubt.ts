import { evaluateTerm } from '../logic/evaluate-term.ts';
import type { ForWhichN } from '../protocol/puzzle.ts';
import { smallValues, type Values } from './formula/differ.ts';
import type { MakeValues } from '../execute/start.ts';
import type { GoProgram } from './go/read-go.ts';
import { allValues, checkGo } from './go/run.ts';
import { programOf, type Tools } from './tools.ts';
import { valuesInWords } from './values-run.ts';
import type { WeakestPrecondition } from './weakest.ts';

/** The values nearest to zero, of which each is run. */
const mostRun = 25;

/**
 * Why the condition that was proved is not the one that answers are held against: it speaks of goroutines that wait,
 * and a program may panic otherwise, or hang on what is taken for granted. Null where runs agree with it.
 */
export function doubtAbout(
  puzzle: ForWhichN,
  weakest: WeakestPrecondition,
  tools: Tools,
): string | null {
  const { given, name } = weakest.fragment;
  const [first] = given;
  if (first !== undefined) return `That ${first.words} was not proved, so no answer can be judged.`;
  if (puzzle.language !== 'go') return null;
  return tools.doubts.of([puzzle.program, name], () => firstDoubt(puzzle, weakest, tools));
}

function firstDoubt(
  { program }: ForWhichN,
  { fragment, term, assumed }: WeakestPrecondition,
  tools: Tools,
): string | null {
  const read = programOf(tools, { harness: null }, program, fragment.name);
  if (!read.ok) return null;
  const possible = smallValues(fragment.program.parameters).filter(
    (values) => evaluateTerm(assumed, values) === true,
  );
  const given = new Set(
    fragment.meanings.flatMap(({ name, origin }) => (origin === 'parameter' ? [name] : [])),
  );
  for (const values of possible.slice(0, mostRun)) {
    const shown = asText(values, given);
    const said = evaluateTerm(term, values) === true;
    const ends = (allValues(read.go, shown) ?? []).map((made) => endOf(read.go, made, tools));
    // What is not named in the condition may be anything: one that goes wrong is enough.
    const isBad = ends.includes('bad');
    const isGood = ends.length > 0 && ends.every((end) => end === 'good');
    if (said ? isBad : isGood) {
      const at = valuesInWords([...values].filter(([name]) => given.has(name)));
      const which = at === '' ? '' : ` with ${at}`;
      return `Runs of this program${which} are not as its proof has it, so no answer can be judged.`;
    }
  }
  return null;
}

function endOf(go: GoProgram, made: MakeValues, { isCancelled }: Tools): 'good' | 'bad' | 'open' {
  const { closed, found } = checkGo(go, made, isCancelled);
  if ([...found.keys()].some((name) => name !== 'eventual-reception')) return 'bad';
  return closed ? 'good' : 'open';
}

/** Of those that a call can give. */
function asText(values: Values, given: ReadonlySet<string>): Readonly<Record<string, string>> {
  const entries = [...values].filter(([name]) => given.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
