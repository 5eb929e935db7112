import { proxy } from 'comlink';
import type { HeadlineView } from '../../protocol/verdict-view.ts';
import type { Decided } from './checking.svelte.ts';
import type { Compilation } from './compilation.svelte.ts';
import type { CompilerClient } from './compiler-client.ts';
import type { Said } from './confronting.svelte.ts';
import type { ProgramText } from './program-text.ts';

interface Known {
  readonly language: string;
  readonly source: string;
  /** By the place of the fragment in the text. */
  readonly headlines: Readonly<Partial<Record<number, HeadlineView>>>;
}

const nothing: Known = { language: '', source: '', headlines: {} };

/** So many milliseconds are spent on what is not on show, unless somebody asks for all of it. */
const patience = 15_000;

/** What is known of every fragment of a text: those that are not on show are checked after the one that is. */
export class Overview {
  #known = $state.raw<Known>(nothing);
  /** The rest was left unchecked. */
  isCutShort = $state(false);
  readonly #client: CompilerClient;
  readonly #compilation: Compilation;
  readonly #onDecided: (said: Said) => void;
  /** Counts the walks through the text, so that only the latest goes on. */
  #walks = 0;

  constructor(client: CompilerClient, compilation: Compilation, onDecided: (said: Said) => void) {
    this.#onDecided = onDecided;
    this.#client = client;
    this.#compilation = compilation;
  }

  headlineOf(fragment: number): HeadlineView | null {
    return this.#isOfThisText() ? (this.#known.headlines[fragment] ?? null) : null;
  }

  /** Where the fragments begin of which nothing is proved. */
  get leftOpen(): readonly number[] {
    return this.#compilation.fragments.flatMap(({ place }, index) =>
      this.headlineOf(index)?.kind === 'open' ? [place.start] : [],
    );
  }

  headlineAt({ language, source, fragment }: ProgramText): HeadlineView | null {
    const isKnown = this.#known.source === source && this.#known.language === language;
    return isKnown ? (this.#known.headlines[fragment] ?? null) : null;
  }

  /** Called with each verdict of the page; goes on with the others. */
  note({ verdict, about, isBundled }: Decided): void {
    this.#add(about, about.fragment, verdict.headline);
    if (!isBundled) void this.#walk(patience);
  }

  /** What was said of a fragment is not the last word. */
  replace({ language, source, fragment }: ProgramText, headline: HeadlineView): void {
    const isKnown = this.#known.source === source && this.#known.language === language;
    if (isKnown) this.#add({ language, source }, fragment, headline);
  }

  checkAll(): void {
    void this.#walk(Infinity);
  }

  async #walk(milliseconds: number): Promise<void> {
    const mine = ++this.#walks;
    const end = performance.now() + milliseconds;
    const { about, reference, fragments } = this.#compilation;
    this.isCutShort = false;
    for (let fragment = 0; fragment < fragments.length; fragment++) {
      if (this.#known.headlines[fragment] !== undefined) continue;
      this.isCutShort = performance.now() > end;
      if (this.isCutShort) return;
      const what = { ...reference, fragment };
      const reply = await this.#client.call((api) =>
        api.check(
          what,
          proxy(() => undefined),
        ),
      );
      if (mine !== this.#walks || !this.#isOfThisText()) return;
      if (reply.kind !== 'done' || reply.value.kind !== 'decided') return;
      const { verdict, claims } = reply.value;
      this.#add(about, fragment, verdict.headline);
      this.#onDecided({ about: { ...about, fragment }, claims, headline: verdict.headline });
    }
  }

  #isOfThisText(): boolean {
    const { language, source } = this.#compilation;
    return this.#known.source === source && this.#known.language === language;
  }

  #add({ language, source }: Omit<Known, 'headlines'>, fragment: number, headline: HeadlineView) {
    const isSame = this.#known.source === source && this.#known.language === language;
    const before = isSame ? this.#known.headlines : {};
    this.#known = { language, source, headlines: { ...before, [fragment]: headline } };
  }
}
