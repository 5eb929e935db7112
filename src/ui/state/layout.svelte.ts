import type { PaneId } from '../panes/panes.ts';
import { readLayout, usualLayout, within, writeLayout } from './kept-layout.ts';
import type { Boundary, KeptLayout, Shares } from './kept-layout.ts';

/** Which panes are open and how wide they are, as the person left them. */
export class Layout implements KeptLayout {
  shares = $state.raw<Shares>(usualLayout.shares);
  pane = $state<PaneId>(usualLayout.pane);
  beside = $state<PaneId | null>(usualLayout.beside);
  readonly #isKept: boolean;

  /** A page inside another one neither follows what is kept nor changes it. */
  constructor(isKept: boolean) {
    this.#isKept = isKept;
    if (!isKept) return;
    const { shares, pane, beside } = readLayout();
    this.shares = shares;
    this.pane = pane;
    this.beside = beside;
  }

  /** For now, as when a link opens: what is kept stays. */
  show(pane: PaneId): void {
    if (pane === this.beside) this.beside = this.pane;
    this.pane = pane;
  }

  choose(pane: PaneId): void {
    this.show(pane);
    this.#keep();
  }

  chooseBeside(pane: PaneId | null): void {
    if (pane === this.pane && this.beside !== null) this.pane = this.beside;
    this.beside = pane;
    this.#keep();
  }

  resize(boundary: Boundary, share: number): void {
    this.shares = { ...this.shares, [boundary]: within(boundary, share) };
    this.#keep();
  }

  reset(boundary: Boundary): void {
    this.resize(boundary, usualLayout.shares[boundary]);
  }

  #keep(): void {
    if (this.#isKept) writeLayout(this);
  }
}
