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
    fragment.meanings.flatMap(({ name, origin }) =>
      origin === 'parameter' || listOf(name, read.go) !== null ? [name] : [],
    ),
  );
  for (const values of possible.slice(0, mostRun)) {
    const shown = asText(values, given, read.go);
    const said = evaluateTerm(term, values) === true;
    const all = [shown, ...beside(shown, read.go)].flatMap((one) => allValues(read.go, one) ?? []);
    const ends = all.map((made) => endOf(read.go, made, tools));
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

/** Of those that a call can give, as it gives them: a length as a list that is so long. */
function asText(
  values: Values,
  given: ReadonlySet<string>,
  go: GoProgram,
): Readonly<Record<string, string>> {
  const entries = [...values].filter(([name]) => given.has(name));
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const list = listOf(name, go);
      return list === null ? [name, String(value)] : [list.name, list.make(Number(value))];
    }),
  );
}

interface List {
  readonly name: string;
  readonly make: (length: number) => string;
}

/** What makes the parameter that a name such as `len(xs)` speaks of; null where it speaks of none. */
function listOf(name: string, { program, entry }: GoProgram): List | null {
  const owner = /^len\((\w+)\)$/.exec(name)?.[1];
  const { parameters, locals } = program.plain.functions[entry.function]!;
  const local = parameters.map((one) => locals[one]!).find((one) => one.name === owner);
  if (owner === undefined || local === undefined) return null;
  const shape = program.types.shape(local.type);
  if (shape.kind === 'string')
    return { name: owner, make: (length) => JSON.stringify('a'.repeat(length)) };
  const element = shape.kind === 'slice' ? zeroOf(program.types.shape(shape.element).kind) : null;
  return element === null
    ? null
    : { name: owner, make: (length) => `[${Array(length).fill(element).join(', ')}]` };
}

function zeroOf(kind: ReturnType<GoProgram['program']['types']['shape']>['kind']): string | null {
  switch (kind) {
    case 'boolean':
      return 'false';
    case 'integer':
    case 'float':
      return '0';
    case 'string':
      return '""';
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'function':
    case 'interface':
      return 'nil';
    case 'complex':
    case 'array':
    case 'struct':
    case 'native':
    case 'unknown':
      return null;
  }
}

/** The numbers that the condition does not speak of may be below zero, too, or larger than those that are usual. */
function beside(
  shown: Readonly<Record<string, string>>,
  { program, entry }: GoProgram,
): readonly Readonly<Record<string, string>>[] {
  const { parameters, locals } = program.plain.functions[entry.function]!;
  const free = parameters.flatMap((local) => {
    const { name, type } = locals[local]!;
    const shape = program.types.shape(type);
    const isFree = name !== null && !(name in shown) && shape.kind === 'integer';
    return isFree ? [{ name, lowest: shape.signed ? '-1' : '0' }] : [];
  });
  if (free.length === 0) return [];
  return ['lowest', '7', '40'].map((value) => ({
    ...shown,
    ...Object.fromEntries(
      free.map(({ name, lowest }) => [name, value === 'lowest' ? lowest : value]),
    ),
  }));
}
