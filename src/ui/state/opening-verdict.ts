import type { VerdictView } from '../../protocol/verdict-view.ts';
import kept from './opening-verdict.json';

/** What Z3 says of the opening example; `npm run goldens` writes it, and a test asks Z3 again. */
export const openingVerdict = kept as VerdictView;
