import type { RunView } from '../../protocol/run-view.ts';
import opening from './opening-run.json';

/** A run of the program itself, and the property that it breaks. */
export interface OpeningRun {
  readonly run: RunView;
  readonly worst: string;
}

/** What the Go machine finds of the opening example; `npm run goldens` writes it, and a test asks it again. */
export const openingRun = opening as OpeningRun;
