import type { VerdictView } from '../../protocol/verdict-view.ts';
import verdict from './opening-verdict.json';

/** What Z3 says of the opening example; `npm run goldens` writes it, and a test asks Z3 again. */
export const openingVerdict = verdict as VerdictView;
