/** Where somebody points: the texts and the panes that show statements. */
export type Pointer =
  'source' | 'notes' | 'virgo' | 'processes' | 'encoding' | 'dafny' | 'obligations';

interface Pointed {
  readonly node: number | null;
  readonly by: Pointer;
  /** A node of one text means nothing in the next. */
  readonly in: unknown;
}

interface Facts {
  readonly words: readonly string[];
  readonly in: unknown;
}

const none: readonly string[] = [];

/** The statement that is lit up everywhere: the one under the mouse, or else the one at the cursor. */
export class Linking {
  #hovered = $state.raw<Pointed | null>(null);
  #chosen = $state.raw<Pointed | null>(null);
  #facts = $state.raw<Facts | null>(null);
  readonly #text: () => unknown;

  constructor(text: () => unknown) {
    this.#text = text;
  }

  get node(): number | null {
    return this.#valid(this.#hovered)?.node ?? this.#valid(this.#chosen)?.node ?? null;
  }

  /** Under the mouse; null when it has gone elsewhere. */
  hover(node: number | null, by: Pointer): void {
    if (this.#hovered?.node === node || (node === null && this.#hovered?.by !== by)) return;
    this.#hovered = node === null ? null : { node, by, in: this.#text() };
  }

  /** At the cursor, or where the focus is. The other panes bring it into view. */
  choose(node: number | null, by: Pointer): void {
    if (node !== null && node === this.node) this.#hovered = null;
    this.#chosen = { node, by, in: this.#text() };
  }

  /** Where the statement at the cursor was chosen. */
  get chosenIn(): Pointer | null {
    return this.#valid(this.#chosen)?.by ?? null;
  }

  /** What this pane is to bring into view: nothing that was chosen in it. */
  chosenOutside(pane: Pointer): number | null {
    const chosen = this.#valid(this.#chosen);
    return chosen === null || chosen.by === pane ? null : chosen.node;
  }

  /** What the obligation that was explained last follows from, in words. */
  get facts(): readonly string[] {
    const facts = this.#facts;
    return facts !== null && facts.in === this.#text() ? facts.words : none;
  }

  markFacts(words: readonly string[]): void {
    this.#facts = { words, in: this.#text() };
  }

  #valid(pointed: Pointed | null): Pointed | null {
    return pointed?.in === this.#text() ? pointed : null;
  }
}
