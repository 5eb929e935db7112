import type { Fragment } from '../model/fragment.ts';
import type { Block, Statement } from '../model/statements.ts';
import { blocksOf, someStatement } from '../model/walk.ts';

const isGo = ({ kind }: Statement): boolean => kind === 'go';
const isExit = (one: Statement): boolean => one.kind === 'end' && one.how === 'exit';

const isPanic = (one: Statement): boolean => one.kind === 'end' && one.how === 'panic';

/** Where a statement stands: beside others who may be there, and where nobody can recover a panic. */
interface Place {
  readonly others: boolean;
  readonly isOutermost: boolean;
}

/**
 * An end of the process while other goroutines may be there: it ends them, too, and VirGo's end of one goroutine
 * would leave them behind. So is a panic of a goroutine that was started, or of main; that of another function its
 * caller may recover. Null where all of them come before anybody was started.
 */
export function exitAmongOthers({ name, body }: Pick<Fragment, 'name' | 'body'>): Statement | null {
  return findExit(body, { others: false, isOutermost: name === 'main' });
}

function findExit(block: Block, { others: before, isOutermost }: Place): Statement | null {
  let others = before;
  for (const one of block) {
    if (others && (isExit(one) || (isOutermost && isPanic(one)))) return one;
    const repeats = one.kind === 'count' || one.kind === 'repeat' || one.kind === 'drain';
    const startsHere = blocksOf(one).some((inner) => someStatement(inner, isGo));
    for (const inner of blocksOf(one)) {
      const found = findExit(inner, {
        others: others || isGo(one) || (repeats && startsHere),
        isOutermost: isOutermost || isGo(one),
      });
      if (found !== null) return found;
    }
    others ||= isGo(one) || startsHere;
  }
  return null;
}
