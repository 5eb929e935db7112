/** Where somebody points: each text and pane that shows statements has a name. */
export type Pointer = 'source' | 'virgo' | 'processes' | 'encoding' | 'dafny' | 'obligations';

/** The statement that is lit up everywhere: the one under the mouse, or else the one at the cursor. */
export class Linking {
  #pointed = $state.raw<number | null>(null);
  #chosen = $state.raw<number | null>(null);
  #by = $state.raw<Pointer | null>(null);

  get node(): number | null {
    return this.#pointed ?? this.#chosen;
  }

  /** Under the mouse; null when it has gone elsewhere. */
  point(node: number | null): void {
    this.#pointed = node;
  }

  /** At the cursor, or where the focus is. The other panes bring it into view. */
  choose(node: number | null, by: Pointer): void {
    this.#pointed = null;
    this.#chosen = node;
    this.#by = by;
  }

  /** What this pane is to bring into view: nothing that was chosen in it. */
  chosenElsewhere(than: Pointer): number | null {
    return this.#by === than ? null : this.#chosen;
  }

  /** The nodes are those of another text now. */
  clear(): void {
    this.#pointed = null;
    this.#chosen = null;
    this.#by = null;
  }
}
