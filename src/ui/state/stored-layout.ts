import { panes, type PaneId } from '../panes/panes.ts';
import { store, readStoredJson } from './storage.ts';

/** The boundaries that can be moved: behind the program, and between two panes beside it. */
export type Boundary = 'program' | 'output';
/** What stands before a boundary, as a share of the width around it. */
export type Shares = Readonly<Record<Boundary, number>>;

export interface StoredLayout {
  readonly shares: Shares;
  readonly pane: PaneId;
  /** A second pane next to the first; never the same. */
  readonly beside: PaneId | null;
}

const key = 'virgo.layout';

/** With less or more than that a text beside the boundary could not be read. */
export const bounds: Readonly<Record<Boundary, { readonly least: number; readonly most: number }>> =
  { program: { least: 0.2, most: 0.7 }, output: { least: 0.25, most: 0.75 } };

export const usualLayout: StoredLayout = {
  shares: { program: 0.42, output: 0.5 },
  pane: 'result',
  beside: null,
};

export function within(boundary: Boundary, share: number): number {
  const { least, most } = bounds[boundary];
  return Math.min(most, Math.max(least, share));
}

export function writeLayout({ shares, pane, beside }: StoredLayout): void {
  store(key, JSON.stringify({ shares, pane, beside }));
}

/** What is not there, or is not ours, is as usual. */
export function readLayout(): StoredLayout {
  const { shares, pane, beside } = toRecord(readStoredJson(key));
  const first = toPane(pane) ?? usualLayout.pane;
  const second = toPane(beside);
  const { program, output } = toRecord(shares);
  return {
    shares: { program: toShare('program', program), output: toShare('output', output) },
    pane: first,
    beside: second === first ? null : second,
  };
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function toPane(value: unknown): PaneId | null {
  return panes.find(({ id }) => id === value)?.id ?? null;
}

function toShare(boundary: Boundary, value: unknown): number {
  return typeof value === 'number' ? within(boundary, value) : usualLayout.shares[boundary];
}
