import type { Language } from '../../base/language.ts';
import { decodeShared } from '../share/link-code.ts';
import type { SharedProgram } from '../share/shared-program.ts';
import { readDraft, writeDraft } from './draft.ts';
import { examples, firstTexts, opening } from './examples.ts';
import { openingVerdict } from './opening-verdict.ts';
import type { Playground } from './playground.svelte.ts';

/** Where the program on the page comes from, and where it is stored. */
export class Session {
  /** The program came with a link: the draft stays as it is until the person says otherwise. */
  isShared = $state(false);
  /** What was wrong with a link or a file. */
  trouble = $state.raw<string | null>(null);
  readonly #playground: Playground;
  /** A bare page inside another one has no draft: it neither shows nor changes it. */
  readonly #isEmbedded: boolean;

  constructor(playground: Playground, isEmbedded: boolean) {
    this.#playground = playground;
    this.#isEmbedded = isEmbedded;
  }

  async start(): Promise<void> {
    if (location.hash.length > 1) await this.openCode(location.hash.slice(1));
    else this.#openDraft();
  }

  save(): void {
    if (!this.isShared && !this.#isEmbedded) writeDraft(this.#playground.compilation);
  }

  openExample(id: string): void {
    const example = examples.find((one) => one.id === id);
    if (example === undefined) return;
    this.#playground.open(example.language, example.source);
    this.save();
  }

  openText(language: Language, source: string): void {
    this.#playground.open(language, source);
    this.save();
  }

  switchTo(language: Language): void {
    this.#playground.switchTo(language);
    this.save();
  }

  /** The code of a link, or of a file that took its place. */
  async openCode(code: string): Promise<void> {
    const decoded = await decodeShared(code);
    if (decoded.kind === 'program') return this.#openShared(decoded.program);
    this.trouble = decoded.message;
    if (this.#playground.source === '') this.#openDraft();
  }

  /** The shared program becomes the draft. */
  keep(): void {
    this.#leave();
    this.save();
  }

  backToDraft(): void {
    this.#leave();
    this.#openDraft();
  }

  #leave(): void {
    this.isShared = false;
    this.trouble = null;
    history.replaceState(null, '', location.pathname + location.search);
  }

  async #openShared({ language, source, fragment, strategy, run }: SharedProgram): Promise<void> {
    const playground = this.#playground;
    this.isShared = true;
    this.trouble = null;
    if (playground.source === '') playground.compilation.texts = this.#draft().texts;
    playground.open(language, source, fragment);
    playground.strategy = strategy;
    if (run !== null) await playground.player.openShared(run.values, run.trace, run.step);
  }

  #draft() {
    const first = { language: opening.language, texts: firstTexts };
    return (this.#isEmbedded ? null : readDraft(firstTexts)) ?? first;
  }

  #openDraft(): void {
    const { language, texts } = this.#draft();
    this.#playground.compilation.texts = texts;
    const source = texts[language];
    if (source !== opening.source) return this.#playground.open(language, source);
    this.#playground.openDecided(language, source, openingVerdict);
  }
}
