import { LineMap, type Span } from '../base/span.ts';
import { isError } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, Staged } from '../diagnostics/diagnostic.ts';
import type { GoCode } from '../diagnostics/go-catalogue.ts';
import { encode, type Encoding } from '../encode/encoding.ts';
import { readText } from '../go/files/read-text.ts';
import { whyUnreadable } from '../go/readable.ts';
import type { GoReader, OwnPackages } from '../go/plain/go-reader.ts';
import type { Obligation } from '../obligation/obligation.ts';
import { toObligations } from '../obligation/to-obligations.ts';
import type { LoopMode } from '../base/loop-mode.ts';
import { isCounted, type Machine } from '../process/machine.ts';
import { toMachine } from '../process/to-machine.ts';
import type { CheckedProgram, NodeId } from '../virgo/ast.ts';
import type { Given } from '../model/given.ts';
import { toModels, type ModelResult } from '../model/to-models.ts';
import type { Assumption } from '../expression/assumption.ts';
import { checkVirgo } from '../virgo/check.ts';
import { toVirgo, type ParameterMeaning, type VirgoFragment } from '../lower/to-virgo.ts';
import { parseVirgo } from '../virgo/parse.ts';
import { readVirgo } from '../virgo/read.ts';
import { beyondProgram, lowerBeyond, type BeyondFragment } from './beyond.ts';
import { printVirgo } from '../virgo/print.ts';
import { supposedOf, supposing } from './supposition.ts';
import { uncompiled } from './uncompiled.ts';

/** A fragment with the output of every stage that needs no solver. */
export interface Fragment {
  readonly name: string;
  /** Where it begins in the text. */
  readonly nameSpan: Span;
  readonly program: CheckedProgram;
  /** It stands for a Go function, whose waitgroups are Go's. */
  readonly isGo: boolean;
  /** The operations that never wait for ever: Go would go another way. */
  readonly withEscape: ReadonlySet<NodeId>;
  /** What the parameters are in the Go text; nothing for a program in VirGo. */
  readonly meanings: readonly ParameterMeaning[];
  /** What is taken to hold in every run, and why. */
  readonly assumptions: readonly Assumption[];
  /** What the verdict takes for granted of code that was not followed. */
  readonly given: readonly Given[];
  /** Something may crash in it where the Go function recovers from that and goes on. */
  readonly mayRecover: boolean;
  /** What was abstracted on the way from Go. */
  readonly notes: readonly Diagnostic[];
  readonly machine: Machine;
  readonly encoding: Encoding;
  readonly obligations: readonly Obligation[];
  /** What became of goroutines in loops; null where there are none. */
  readonly loops: LoopMode | null;
  /** The same with them taken the other way; null where that is not sound, or says the same. */
  readonly variant: Fragment | null;
  /** Of a Go function, all of its control flow; null where even that is refused. */
  readonly beyond: BeyondFragment | null;
}

interface Compiled {
  /** Those that can be verified; what stands in the way of the others is in the diagnostics. */
  readonly fragments: readonly Fragment[];
  /** Those that only the proofs that count edges reach. */
  readonly beyond: readonly BeyondFragment[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the text is one of its language, however far the proof reaches. */
  readonly isAccepted: boolean;
}

/** A language with what it takes to read it. */
export type ParsedLanguage =
  | { readonly kind: 'virgo' }
  | {
      readonly kind: 'go';
      readonly reader: GoReader;
      readonly loops?: LoopMode;
      /** The person's packages that are not in the text. */
      readonly packages?: OwnPackages;
    };

const accepted = { fragments: [], beyond: [], isAccepted: true };

/** What somebody supposes of the parameters of one fragment, besides what its text says. */
interface Supposition {
  /** Where the name of the fragment stands in the text. */
  readonly at: number;
  readonly words: string;
}

export function compile(
  source: string,
  language: ParsedLanguage,
  supposed: Supposition | null = null,
): Compiled {
  if (language.kind === 'go') return compileGo(source, language, supposed);
  const read = readVirgo(source);
  const { diagnostics } = read;
  if (!read.ok) return { fragments: [], beyond: [], diagnostics, isAccepted: false };
  const { value } = read;
  const words = supposed?.words ?? null;
  return value.profile === 'paper'
    ? { ...accepted, fragments: [paperProgram(source, value.paper, words)], diagnostics }
    : { ...accepted, beyond: [beyondProgram(supposing(value.extended, words))], diagnostics };
}

/** A text in the language of the paper: readVirgo -> toMachine -> encode -> toObligations */
export function compileVirgo(source: string): Staged<Fragment> {
  const parsed = parseVirgo(source);
  if (!parsed.ok) return parsed;
  const checked = checkVirgo(parsed.value);
  return checked.ok ? { ...checked, value: paperProgram(source, checked.value) } : checked;
}

function paperProgram(
  source: string,
  program: CheckedProgram,
  supposed: string | null = null,
): Fragment {
  const nameSpan = { start: 0, end: 0 };
  return finish(program, {
    name: 'program',
    nameSpan,
    meanings: [],
    notes: [],
    source,
    assumptions: supposedOf(program.parameters, supposed),
    given: [],
    mayRecover: false,
    isGo: false,
    withEscape: new Set(),
    isCommuted: false,
    other: noOther,
    whole: () => null,
  });
}

/** read -> toModels -> toVirgo -> checkVirgo -> toMachine -> encode -> toObligations */
function compileGo(
  source: string,
  { reader, loops: mode = 'counted', packages }: Extract<ParsedLanguage, { kind: 'go' }>,
  supposed: Supposition | null,
): Compiled {
  const unreadable = whyUnreadable(source);
  if (unreadable !== null)
    return { fragments: [], beyond: [], diagnostics: [unreadable], isAccepted: false };
  const { texts, packages: others } = readText(source);
  const read = reader.read(texts, (path) => others(path) ?? packages?.(path) ?? null);
  // What stands in files of other texts has no place in this one.
  const names = new Set(texts.map(({ name }) => name));
  const faults = read.diagnostics.filter(({ file }) => names.has(file));
  const found = toModels(read.program);
  const unsure = uncompiled(faults, source);
  const lowered = found.fragments.map((result) =>
    lower({ ...result, given: [...result.given, ...unsure] }, source, {
      mode,
      supposed: supposed?.at === result.fragment?.nameSpan.start ? (supposed?.words ?? null) : null,
    }),
  );
  return {
    fragments: lowered.flatMap(({ fragment }) => (fragment === null ? [] : [fragment])),
    beyond: lowered.flatMap(({ beyond }) => (beyond === null ? [] : [beyond])),
    diagnostics: distinct([
      ...faults,
      ...besides(faults, [
        ...found.diagnostics,
        ...lowered.flatMap(({ diagnostics }) => diagnostics),
      ]),
    ]),
    isAccepted: !read.diagnostics.some(isError),
  };
}

/**
 * Of a name that means nothing, only that is said: a channel that is undefined does not come from outside. And nobody
 * knows what a text lacks of which a part cannot be read.
 */
function besides(
  faults: readonly Diagnostic[],
  others: readonly Diagnostic[],
): readonly Diagnostic[] {
  const nameless = faults.filter(({ code }) => code === 'go-undefined');
  const isRead = !faults.some(isError);
  return others.filter(({ code, span }) => {
    if (code === 'go-no-fragment') return isRead;
    if (!speaksOfName.has(code)) return true;
    return !nameless.some((one) => one.span.start >= span.start && one.span.end <= span.end);
  });
}

const speaksOfName: ReadonlySet<string> = new Set<GoCode>([
  'go-foreign-channel',
  'go-foreign-waitgroup',
  'go-unknown-channel',
]);

/** A function that several roots call is told about once. */
function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyed = diagnostics.map((one): [string, Diagnostic] => {
    const { code, message, span } = one;
    return [`${code} ${span.start} ${span.end} ${message}`, one];
  });
  return [...new Map(keyed).values()];
}

interface Lowered extends Attempted {
  /** Where the paper's language does not reach. */
  readonly beyond: BeyondFragment | null;
}

interface Attempted {
  readonly fragment: Fragment | null;
  readonly diagnostics: readonly Diagnostic[];
}

interface LowerOptions {
  readonly mode: LoopMode;
  readonly supposed: string | null;
}

function lower(result: ModelResult, source: string, { mode, supposed }: LowerOptions): Lowered {
  const { fragment } = result;
  if (fragment === null) return { fragment: null, beyond: null, diagnostics: result.diagnostics };
  const attempt = (tried: LoopMode, other: () => Fragment | null): Attempted => {
    const virgo = toVirgo(fragment, { text: source, mode: tried, supposed });
    const diagnostics = [...result.diagnostics, ...virgo.diagnostics];
    if (!virgo.ok) return { fragment: null, diagnostics };
    return check(
      {
        ...virgo.value,
        given: [...result.given, ...virgo.value.ends],
        mayRecover: fragment.mayRecover,
      },
      diagnostics,
      source,
      { other, whole },
    );
  };
  const whole = () => lowerBeyond(fragment, source, result, supposed).fragment;
  const second = once(() => attempt(mode === 'counted' ? 'commuted' : 'counted', noOther));
  const first = attempt(mode, () => second().fragment);
  if (first.fragment !== null) return { ...first, beyond: null };
  // What cannot be counted can sometimes be commuted, and the other way round.
  if (second().fragment !== null) return { ...second(), beyond: null };
  const { fragment: beyond, diagnostics } = lowerBeyond(fragment, source, result, supposed);
  // What the paper's language lacks stands in the way of nothing any more.
  return beyond === null
    ? { ...first, beyond }
    : { fragment: null, beyond, diagnostics: [...result.diagnostics, ...diagnostics] };
}

const noOther = () => null;

function check(
  virgo: VirgoFragment & Pick<Fragment, 'given' | 'mayRecover'>,
  diagnostics: readonly Diagnostic[],
  source: string,
  { other, whole }: Pick<Origin, 'other' | 'whole'>,
): Attempted {
  const { program, parameters: meanings, ...known } = virgo;
  const checked = checkVirgo(program);
  const all = [...diagnostics, ...checked.diagnostics];
  if (!checked.ok) return { fragment: null, diagnostics: all };
  const notes = all.filter((one) => !isError(one));
  const origin = { ...known, isGo: true, meanings, notes, source, other, whole };
  return { fragment: finish(checked.value, origin), diagnostics: all };
}

/** Where a program comes from, and what is known of it besides its text. */
interface Origin extends Pick<
  Fragment,
  | 'name'
  | 'nameSpan'
  | 'isGo'
  | 'meanings'
  | 'notes'
  | 'withEscape'
  | 'assumptions'
  | 'given'
  | 'mayRecover'
> {
  readonly source: string;
  readonly isCommuted: boolean;
  /** Lowered with the goroutines in its loops taken the other way, where that goes. */
  readonly other: () => Fragment | null;
  readonly whole: () => BeyondFragment | null;
}

function finish(program: CheckedProgram, origin: Origin): Fragment {
  const { name, nameSpan, isGo, meanings, notes, source, assumptions, given } = origin;
  const { withEscape, mayRecover, other } = origin;
  const machine = toMachine(program, withEscape);
  const loops = isCounting(machine) ? 'counted' : origin.isCommuted ? 'commuted' : null;
  const encoding = once(() => encode(machine, assumptions));
  const obligations = once(() => {
    const lines = new LineMap(source);
    return toObligations(encoding(), ({ start }) => lines.position(start).line);
  });
  const beyond = once(origin.whole);
  const variant = once(() => (loops === null ? null : differing(program, other())));
  // While a person types nobody asks for these, and they are most of the work.
  return {
    name,
    nameSpan,
    isGo,
    meanings,
    notes,
    program,
    withEscape,
    assumptions,
    given,
    mayRecover,
    machine,
    loops,
    get encoding() {
      return encoding();
    },
    get obligations() {
      return obligations();
    },
    get variant() {
      return variant();
    },
    get beyond() {
      return beyond();
    },
  };
}

function isCounting(machine: Machine): boolean {
  return machine.processes.some(({ index }) => isCounted(machine, index));
}

function differing({ program }: CheckedProgram, other: Fragment | null): Fragment | null {
  if (other === null) return null;
  const isSame = printVirgo(other.program.program).text === printVirgo(program).text;
  return isSame ? null : other;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
