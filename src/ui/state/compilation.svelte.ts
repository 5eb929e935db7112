import type { Compiled, FragmentReference } from '../../protocol/compiler-api.ts';
import type { Language } from '../../base/language.ts';
import type { FragmentView } from '../../protocol/fragment-view.ts';
import type { DiagnosticView } from '../../protocol/place.ts';
import type { CompilerClient } from './compiler-client.ts';
import type { ProgramText, Texts } from './program-text.ts';

/** The text that the person has typed, and the fragments that the compiler finds in it. */
export class Compilation {
  language = $state<Language>('go');
  /** Switching the language changes neither. */
  texts = $state.raw<Texts>({ go: '', virgo: '' });
  latest = $state.raw<Compiled | null>(null);
  /** The last fragment that could be read: the panes keep showing it while the text has errors. */
  shown = $state.raw<FragmentView | null>(null);
  /** Which of the fragments the panes show: by name, so that it stays the same while one types. */
  #wanted = $state.raw({ name: '', index: 0 });
  /** What is supposed of fragments, by their names. */
  #supposed = $state.raw<Readonly<Record<string, string>>>({});
  readonly #client: CompilerClient;
  readonly #onFault: (message: string) => void;
  /** Counts the texts, so that what comes late is known for late. */
  #revision = 0;
  /** A whole new program has been opened: nothing of the one before is to be seen. */
  #isAnother = false;
  #underWay: Promise<void> | null = null;

  constructor(client: CompilerClient, onFault: (message: string) => void) {
    this.#client = client;
    this.#onFault = onFault;
  }

  get source(): string {
    return this.texts[this.language];
  }

  get fragments(): readonly FragmentView[] {
    return this.latest?.fragments ?? [];
  }

  /** What stands in the way of a check; nothing where a fragment could be read all the same. */
  get errors(): readonly DiagnosticView[] {
    if (this.latest === null || this.fragment !== null) return [];
    return this.latest.diagnostics.filter(({ severity }) => severity === 'error');
  }

  /** No text, or a Go file that no proof can speak of. */
  get isEmpty(): boolean {
    if (this.source.trim() === '') return true;
    return this.latest !== null && this.fragment === null && this.errors.length === 0;
  }

  /** Which fragment is on show; of several with the wanted name the one that stood at its place. */
  get index(): number {
    const { name, index } = this.#wanted;
    if (this.fragments[index]?.name === name) return index;
    return Math.max(
      0,
      this.fragments.findIndex((one) => one.name === name),
    );
  }

  get fragment(): FragmentView | null {
    return this.fragments[this.index] ?? null;
  }

  get about(): ProgramText {
    const { language, source, index: fragment, supposed } = this;
    return { language, source, fragment, root: null, supposed };
  }

  /** What the compiler is asked about: the text as it was last compiled. */
  get reference(): FragmentReference {
    const what = { revision: this.latest?.revision ?? -1, fragment: this.index };
    return this.supposed === '' ? what : { ...what, supposed: this.supposed };
  }

  /** What is supposed of the fragment on show; empty: nothing. */
  get supposed(): string {
    const name = this.fragment?.name ?? '';
    return Object.hasOwn(this.#supposed, name) ? this.#supposed[name]! : '';
  }

  suppose(words: string): void {
    const { name } = this.fragment ?? {};
    if (name !== undefined) this.#supposed = { ...this.#supposed, [name]: words };
  }

  open(language: Language, source: string, fragment = ''): void {
    this.language = language;
    this.texts = { ...this.texts, [language]: source };
    this.#wanted = { name: fragment, index: 0 };
    this.#supposed = {};
    this.#isAnother = true;
  }

  /** Returns whether the fragment on show has changed. */
  choose(index: number): boolean {
    const fragment = this.fragments[index];
    if (fragment === undefined || index === this.index) return false;
    this.#wanted = { name: fragment.name, index };
    this.shown = fragment;
    return true;
  }

  edit(source: string): void {
    this.texts = { ...this.texts, [this.language]: source };
  }

  begin(): void {
    this.#revision++;
    void this.#compile();
  }

  async bringUpToDate(): Promise<void> {
    if (this.latest?.revision !== this.#revision) await this.#compile();
  }

  /** One compilation is under way at a time; what was typed meanwhile is compiled after it, once. */
  #compile(): Promise<void> {
    this.#underWay ??= this.#compileLatest().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  async #compileLatest(): Promise<void> {
    for (;;) {
      const revision = this.#revision;
      const { source, language } = this;
      const request = { revision, language, source };
      const reply = await this.#client.call((api) => api.compile(request));
      if (reply.kind === 'lost' || revision !== this.#revision) continue;
      if (reply.kind === 'fault') return this.#onFault(reply.message);
      this.latest = reply.value;
      if (this.fragment !== null || this.#isAnother) this.shown = this.fragment;
      this.#isAnother = false;
      return;
    }
  }
}
