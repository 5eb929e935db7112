import { smaller } from '../../differential/go-generate/shrink.ts';
import type { Effort, Examined, Tools } from './random.ts';
import { examine } from './random.ts';

/** So many candidates are compiled and run at once. */
const batch = 40;
const mostBatches = 60;

/** Takes away what the contradiction does not need, until nothing more can go. */
export async function minimise(found: Examined, tools: Tools, effort: Effort): Promise<Examined> {
  const needsSolver = !found.contradictions.some((one) => one.includes('the program'));
  const used = needsSolver ? tools : { ...tools, solver: null };
  let best = found;
  let batches = 0;
  search: while (batches < mostBatches) {
    const candidates = smaller(best.program);
    for (let at = 0; at < candidates.length; at += batch) {
      batches++;
      const examined = await examine(candidates.slice(at, at + batch), used, effort);
      const still = examined.find(({ contradictions }) => contradictions.length > 0);
      if (still === undefined) continue;
      best = still;
      continue search;
    }
    return best;
  }
  return best;
}
