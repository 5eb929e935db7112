import type { Language } from '../../base/language.ts';
import { decodeShared } from '../share/link-code.ts';
import type { SharedProgram } from '../share/shared-program.ts';
import type { Draft, DraftOrigin } from './draft.ts';
import { adoptEarlier, findDraft, listDrafts, newDraftId, storeDraft } from './drafts.ts';
import { examples, firstTexts, opening } from './examples.ts';
import { openingValues } from './opening-values.ts';
import { openingRun } from './opening-run.ts';
import { openingVerdict } from './opening-verdict.ts';
import type { Playground } from './playground.svelte.ts';
import type { Texts } from './program-text.ts';
import { Claims, readTab, writeTab } from './tab.ts';

/** Where the program on the page comes from, and where it is stored. Nothing that was typed is lost. */
export class Session {
  /** The program came with a link, and nothing of it was changed. */
  isShared = $state(false);
  /** Nobody needs to be told again. */
  isNoticeClosed = $state(false);
  /** What was wrong with a link, a file or the store. */
  trouble = $state.raw<string | null>(null);
  /** What was on show before the last one was opened. */
  before = $state.raw<Draft | null>(null);
  readonly #playground: Playground;
  /** A bare page inside another one has no drafts: it neither shows nor changes them. */
  readonly #isEmbedded: boolean;
  #draft: Draft = toDraft({ kind: 'own' }, opening.language, firstTexts);
  #opened: Texts = firstTexts;
  readonly #claims = new Claims();

  constructor(playground: Playground, isEmbedded: boolean) {
    this.#playground = playground;
    this.#isEmbedded = isEmbedded;
  }

  get current(): string {
    return this.#draft.id;
  }

  get recent(): readonly Draft[] {
    return this.#isEmbedded ? [] : listDrafts();
  }

  async start(): Promise<void> {
    if (!this.#isEmbedded) adoptEarlier(firstTexts);
    if (location.hash.length > 1) await this.openCode(location.hash.slice(1));
    else this.#openStored();
  }

  /** Something was typed, or the language was switched. */
  save(): void {
    if (this.#isEmbedded) return;
    const { language, texts } = this.#playground.compilation;
    const isEdited = this.#draft.isEdited || !sameTexts(texts, this.#opened);
    if (isEdited) this.#leaveLink();
    this.#draft = { ...this.#draft, language, texts, isEdited, at: Date.now() };
    this.#store();
  }

  openExample(id: string): void {
    const example = examples.find((one) => one.id === id);
    if (example === undefined) return;
    const { title, language, source } = example;
    this.#leaveLink();
    this.#begin({ kind: 'example', title }, language, source);
    this.#show();
  }

  openText(language: Language, source: string, name: string): void {
    this.#leaveLink();
    this.#begin({ kind: 'file', name }, language, source);
    this.#show();
  }

  /** A text that stands in the wrong language's editor, as a draft of its own in the right one. */
  readAs(language: Language): void {
    const { source } = this.#playground;
    this.#leaveLink();
    this.#begin({ kind: 'own' }, language, source);
    this.#draft = { ...this.#draft, isEdited: true };
    this.#store();
    this.#show();
  }

  /** A draft of the history goes on where it was left. */
  openDraft(id: string): void {
    const draft = findDraft(id);
    if (draft === null) return;
    this.#leaveLink();
    this.#remember();
    this.#take({ ...draft, at: Date.now() });
    this.#store();
    this.#show();
  }

  /** To what was on show before the last one was opened, which is then what was on show before. */
  back(): void {
    const { before } = this;
    if (before === null) return;
    this.#leaveLink();
    this.#remember();
    this.#take(findDraft(before.id) ?? before);
    this.#show();
  }

  switchTo(language: Language): void {
    this.#playground.switchTo(language);
    this.save();
  }

  /** The code of a link, or of a file that took its place. */
  async openCode(code: string): Promise<void> {
    const decoded = await decodeShared(code);
    if (decoded.kind === 'program') return this.#openShared(decoded.program, code);
    this.trouble = decoded.message;
    if (this.#playground.source === '') this.#openStored();
  }

  /** The address says what is on the page, or nothing: a link that was changed is no link to it. */
  #leaveLink(): void {
    this.trouble = null;
    if (!this.isShared && location.hash === '') return;
    this.isShared = false;
    history.replaceState(null, '', location.pathname + location.search);
  }

  async #openShared(program: SharedProgram, code: string): Promise<void> {
    const { language, source, fragment, strategy, loops, dafny, supposed, run } = program;
    const playground = this.#playground;
    if (playground.source === '') this.#draft = this.#stored() ?? this.#draft;
    this.isShared = true;
    this.isNoticeClosed = false;
    this.trouble = null;
    this.#begin({ kind: 'link', code }, language, source);
    playground.compilation.texts = this.#draft.texts;
    playground.open(language, source, fragment);
    if (source === opening.source) playground.showAt(openingValues);
    playground.strategy = strategy;
    playground.loops = loops;
    playground.dafny = dafny;
    if (supposed !== '') await playground.suppose(supposed);
    if (run !== null) await playground.player.openShared(run.values, run.trace, run.step);
  }

  /** A draft of its own; one that holds the very same already goes on as it is. */
  #begin(origin: DraftOrigin, language: Language, source: string): void {
    const texts = { ...firstTexts, [language]: source };
    const same = this.recent.find(
      (one) => !one.isEdited && one.language === language && sameTexts(one.texts, texts),
    );
    this.#remember();
    this.#take(same === undefined ? toDraft(origin, language, texts) : { ...same, at: Date.now() });
    if (!this.#isEmbedded) this.#store();
  }

  #remember(): void {
    if (!this.#isEmbedded && this.#playground.source !== '') this.before = this.#draft;
    else if (this.#draft.isEdited) this.before = this.#draft;
  }

  #take(draft: Draft): void {
    if (this.before?.id === draft.id) this.before = null;
    this.#draft = draft;
    this.#opened = draft.texts;
    if (!this.#isEmbedded) void this.#claim(draft.id);
  }

  async #claim(id: string): Promise<void> {
    const claimed = await this.#claims.claim(id);
    if (this.#draft.id !== id) return;
    this.#draft = { ...this.#draft, id: claimed };
    writeTab(claimed);
  }

  #store(): void {
    if (storeDraft(this.#draft)) writeTab(this.#draft.id);
    else this.trouble = 'This browser has no room to store the draft: save it as a file.';
  }

  /** This tab's own, or a copy of the newest one that something was typed into. */
  #stored(): Draft | null {
    if (this.#isEmbedded) return null;
    const tab = readTab();
    const own = tab === null ? null : findDraft(tab);
    if (own !== null) return own;
    const newest = listDrafts().find(({ isEdited }) => isEdited);
    return newest === undefined ? null : { ...newest, id: newDraftId() };
  }

  #openStored(): void {
    this.#take(this.#stored() ?? this.#draft);
    this.#show();
  }

  #show(): void {
    const { language, texts } = this.#draft;
    const playground = this.#playground;
    playground.compilation.texts = texts;
    const source = texts[language];
    if (source === opening.source)
      playground.openDecided(language, source, openingVerdict, openingValues, openingRun);
    else playground.open(language, source);
  }
}

function toDraft(origin: DraftOrigin, language: Language, texts: Texts): Draft {
  return { id: newDraftId(), language, texts, origin, isEdited: false, at: Date.now() };
}

function sameTexts(one: Texts, other: Texts): boolean {
  return one.go === other.go && one.virgo === other.virgo;
}
