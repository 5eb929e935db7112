import type { PaneId } from '../panes/panes.ts';
import { readLayout, usualLayout, within, writeLayout } from './stored-layout.ts';
import type { Boundary, StoredLayout, Shares } from './stored-layout.ts';

/** Which panes are open and how wide they are, as the person left them. */
export class Layout implements StoredLayout {
  shares = $state.raw<Shares>(usualLayout.shares);
  pane = $state<PaneId>(usualLayout.pane);
  beside = $state<PaneId | null>(usualLayout.beside);
  readonly #isStored: boolean;
  /** What was on show before an example brought its own. */
  #before: PaneId | null = null;

  /** A page inside another one neither follows the stored layout nor changes it. */
  constructor(isStored: boolean) {
    this.#isStored = isStored;
    if (!isStored) return;
    const { shares, pane, beside } = readLayout();
    this.shares = shares;
    this.pane = pane;
    this.beside = beside;
  }

  /** For now, as when a link opens: the stored layout stays. */
  show(pane: PaneId): void {
    if (pane === this.beside) this.beside = this.pane;
    this.pane = pane;
  }

  /** What an example is about; the next one that is about nothing in particular gives it back. */
  showFor(pane: PaneId | null): void {
    const wanted = pane ?? this.#before;
    this.#before = pane === null ? null : (this.#before ?? this.pane);
    if (wanted !== null) this.show(wanted);
  }

  choose(pane: PaneId): void {
    this.#before = null;
    this.show(pane);
    this.#store();
  }

  chooseBeside(pane: PaneId | null): void {
    if (pane === this.pane && this.beside !== null) this.pane = this.beside;
    this.beside = pane;
    this.#store();
  }

  resize(boundary: Boundary, share: number): void {
    this.shares = { ...this.shares, [boundary]: within(boundary, share) };
    this.#store();
  }

  reset(boundary: Boundary): void {
    this.resize(boundary, usualLayout.shares[boundary]);
  }

  #store(): void {
    if (this.#isStored) writeLayout(this);
  }
}
