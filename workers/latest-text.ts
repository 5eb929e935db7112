import { LineMap } from '../src/base/span.ts';
import type { GoReader } from '../src/go/plain/go-reader.ts';
import type { BeyondFragment } from '../src/pipeline/beyond.ts';
import { compile, type Fragment, type ParsedLanguage } from '../src/pipeline/compile.ts';
import { toBeyondView } from '../src/pipeline/views/beyond.ts';
import { toFragmentView } from '../src/pipeline/views/fragment.ts';
import { toDiagnosticView } from '../src/pipeline/views/place.ts';
import type { Compiled, CompileRequest, FragmentReference } from '../src/protocol/compiler-api.ts';
import type { Parameter } from '../src/expression/sort.ts';
import { whyNotSupposed } from '../src/pipeline/supposition.ts';
import { messageOf } from './guarded.ts';
import { NamesOfText } from './latest-names.ts';

/** A fragment, in the paper's language or beyond it, and the text that its spans speak of. */
export type Found = Either & { readonly source: string; readonly isGo: boolean };

type Either =
  | { readonly profile: 'paper'; readonly fragment: Fragment }
  | { readonly profile: 'extended'; readonly fragment: BeyondFragment };

interface Text {
  readonly revision: number;
  readonly source: string;
  readonly language: ParsedLanguage;
  readonly fragments: readonly Either[];
  /** Null for a text that is no Go. */
  readonly names: NamesOfText | null;
}

interface Supposed {
  readonly text: Text;
  readonly index: number;
  readonly words: string;
  readonly fragment: Either | null;
}

/** The text that was compiled last: it alone can be asked about. */
export class LatestText {
  readonly #openGo: () => Promise<GoReader>;
  #go: Promise<GoReader> | null = null;
  #text: Text | null = null;
  /** The last fragment of which something was supposed. */
  #supposed: Supposed | null = null;

  constructor(openGo: () => Promise<GoReader>) {
    this.#openGo = openGo;
  }

  async compile({ revision, language, source }: CompileRequest): Promise<Compiled> {
    // Whatever happens now, nothing may be asked about the text before.
    this.#text = null;
    const parsed = await this.#languageOf(language);
    const result = compile(source, parsed);
    const { diagnostics, isAccepted } = result;
    const all = allOf(result);
    const lines = new LineMap(source);
    const compiled = {
      revision,
      diagnostics: diagnostics.map((one) => {
        const view = toDiagnosticView(lines, one);
        // Where the proof does not reach, runs answer: nothing is wrong with the text.
        return isAccepted && view.severity === 'error'
          ? { ...view, severity: 'warning' as const }
          : view;
      }),
      isAccepted,
      fragments: all.map(({ profile, fragment }) =>
        profile === 'paper' ? toFragmentView(fragment, source) : toBeyondView(fragment, source),
      ),
    };
    const names = parsed.kind === 'go' ? new NamesOfText(source, parsed.reader) : null;
    this.#text = { revision, source, language: parsed, fragments: all, names };
    return compiled;
  }

  names(revision: number): NamesOfText | null {
    return this.#text?.revision === revision ? this.#text.names : null;
  }

  /** Why nobody can suppose what a reference supposes; null where one can. */
  whyNotSupposed({ revision, fragment: index, supposed }: FragmentReference): string | null {
    const own = this.#text?.fragments[index];
    if (own === undefined || this.#text?.revision !== revision || supposed === undefined)
      return null;
    return whyNotSupposed(supposed, parametersOf(own));
  }

  find(what: FragmentReference): Found | null {
    const { revision, loops } = what;
    if (this.#text?.revision !== revision) return null;
    const { source, names } = this.#text;
    const own = this.#supposing(this.#text, what);
    if (own === null) return null;
    const isGo = names !== null;
    if (own.profile === 'extended') return { ...own, source, isGo };
    const { fragment: paper } = own;
    const fragment = loops === undefined || loops === paper.loops ? paper : paper.variant;
    return fragment && { profile: 'paper', fragment, source, isGo };
  }

  /** The fragment, lowered once more where something is supposed of it. */
  #supposing(text: Text, { fragment: index, supposed }: FragmentReference): Either | null {
    const own = text.fragments[index];
    if (own === undefined || supposed === undefined) return own ?? null;
    if (whyNotSupposed(supposed, parametersOf(own)) !== null) return null;
    const at = own.fragment.nameSpan.start;
    if (
      this.#supposed?.text !== text ||
      this.#supposed.words !== supposed ||
      this.#supposed.index !== index
    ) {
      const compiled = compile(text.source, text.language, { at, words: supposed });
      this.#supposed = { text, words: supposed, index, fragment: allOf(compiled)[index] ?? null };
    }
    return this.#supposed.fragment;
  }

  /** Go's library is loaded when somebody writes Go; if that fails, again with the next text. */
  async #languageOf(kind: CompileRequest['language']): Promise<ParsedLanguage> {
    if (kind === 'virgo') return { kind };
    this.#go ??= this.#openGo().catch((error: unknown) => {
      this.#go = null;
      throw new Error(`Go's library could not be loaded: ${messageOf(error)}`);
    });
    return { kind, reader: await this.#go };
  }
}

function allOf({ fragments, beyond }: ReturnType<typeof compile>): readonly Either[] {
  return inOrder([
    ...fragments.map((fragment) => ({ profile: 'paper', fragment }) as const),
    ...beyond.map((fragment) => ({ profile: 'extended', fragment }) as const),
  ]);
}

function parametersOf(one: Either): readonly Parameter[] {
  return one.profile === 'paper'
    ? one.fragment.program.parameters
    : one.fragment.checked.parameters;
}

const inOrder = (fragments: readonly Either[]): readonly Either[] =>
  fragments.toSorted((a, b) => a.fragment.nameSpan.start - b.fragment.nameSpan.start);
