import type { Block, Statement } from '../model/statements.ts';
import { blocksOf, someStatement } from '../model/walk.ts';

const isGo = ({ kind }: Statement): boolean => kind === 'go';
const isExit = (one: Statement): boolean => one.kind === 'end' && one.how === 'exit';

/**
 * An exit of the process while other goroutines may be there: it ends them, too, and VirGo's end of one goroutine
 * would leave them behind. Null where all exits come before anybody was started.
 */
export function exitAmongOthers(block: Block): Statement | null {
  return findExit(block, false);
}

function findExit(block: Block, isStarted: boolean): Statement | null {
  let others = isStarted;
  for (const one of block) {
    if (others && isExit(one)) return one;
    const repeats = one.kind === 'count' || one.kind === 'repeat' || one.kind === 'drain';
    const startsHere = blocksOf(one).some((inner) => someStatement(inner, isGo));
    for (const inner of blocksOf(one)) {
      const found = findExit(inner, others || one.kind === 'go' || (repeats && startsHere));
      if (found !== null) return found;
    }
    others ||= isGo(one) || startsHere;
  }
  return null;
}
