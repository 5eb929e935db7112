import { LineMap } from '../src/base/span.ts';
import type { GoReader } from '../src/go/plain/go-reader.ts';
import type { BeyondFragment } from '../src/pipeline/beyond.ts';
import { compile, type Fragment, type ParsedLanguage } from '../src/pipeline/compile.ts';
import { toBeyondView } from '../src/pipeline/views/beyond.ts';
import { toFragmentView } from '../src/pipeline/views/fragment.ts';
import { toDiagnosticView } from '../src/pipeline/views/place.ts';
import type { Compiled, CompileRequest, FragmentReference } from '../src/protocol/compiler-api.ts';
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
  readonly fragments: readonly Either[];
  /** Null for a text that is no Go. */
  readonly names: NamesOfText | null;
}

/** The text that was compiled last: it alone can be asked about. */
export class LatestText {
  readonly #openGo: () => Promise<GoReader>;
  #go: Promise<GoReader> | null = null;
  #text: Text | null = null;

  constructor(openGo: () => Promise<GoReader>) {
    this.#openGo = openGo;
  }

  async compile({ revision, language, source }: CompileRequest): Promise<Compiled> {
    // Whatever happens now, nothing may be asked about the text before.
    this.#text = null;
    const parsed = await this.#languageOf(language);
    const { fragments, beyond, diagnostics, isAccepted } = compile(source, parsed);
    const all = inOrder([
      ...fragments.map((fragment) => ({ profile: 'paper', fragment }) as const),
      ...beyond.map((fragment) => ({ profile: 'extended', fragment }) as const),
    ]);
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
    this.#text = { revision, source, fragments: all, names };
    return compiled;
  }

  names(revision: number): NamesOfText | null {
    return this.#text?.revision === revision ? this.#text.names : null;
  }

  find({ revision, fragment: index, loops }: FragmentReference): Found | null {
    const own = this.#text?.fragments[index];
    if (own === undefined || this.#text?.revision !== revision) return null;
    const { source, names } = this.#text;
    const isGo = names !== null;
    if (own.profile === 'extended') return { ...own, source, isGo };
    const { fragment: paper } = own;
    const fragment = loops === undefined || loops === paper.loops ? paper : paper.variant;
    return fragment && { profile: 'paper', fragment, source, isGo };
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

const inOrder = (fragments: readonly Either[]): readonly Either[] =>
  fragments.toSorted((a, b) => a.fragment.nameSpan.start - b.fragment.nameSpan.start);
