import type { Block, Count, Statement } from '../model/statements.ts';
import { binary } from '../expression/fold.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { goCatalogue } from '../diagnostics/go-catalogue.ts';
import type { Lowering } from './lowering.ts';
import { mapBlocks, someStatement } from '../model/walk.ts';

/** In a loop: if n < 0 { make([]T, n), which crashes }. */
const isSizeCheck = (statement: Statement): boolean =>
  statement.kind === 'if' && isCrash(statement.then[0]);

const isCrash = (statement: Statement | undefined): boolean =>
  statement?.kind === 'make' && statement.primitive.kind === 'slice';

export const hasSizeChecks = (block: Block): boolean => someStatement(block, isSizeCheck);

/** The block where it is taken for granted that no length is negative. */
export function withoutSizeChecks(lowering: Lowering, block: Block): Block {
  return block.flatMap((statement): readonly Statement[] => {
    if (!isSizeCheck(statement))
      return [mapBlocks(statement, (inner) => withoutSizeChecks(lowering, inner))];
    const made = statement.kind === 'if' ? statement.then[0] : undefined;
    if (made?.kind === 'make') {
      const { name } = made.primitive;
      lowering.diagnostics.push(diagnose(goCatalogue, 'go-note-size', made.span, { name }));
    }
    return [];
  });
}

/**
 * Goroutines that crash at once, whatever the others do: the first of them ends the program, so that
 * it is all the same whether the crash happens in it or where it is spawned.
 *
 *     for a .. b { w.Add(1); go { crash } }   becomes   if a < b { crash }
 */
export function crashOfSpawned({ from, to, body, span }: Count): Block | null {
  const at = body.findIndex(({ kind }) => kind !== 'add');
  const first = body[at];
  if (first?.kind !== 'go' || !isCrash(first.body[0])) return null;
  const then = first.body.slice(0, 1);
  return [{ kind: 'if', condition: binary('<', from, to), then, otherwise: [], span }];
}
