import { underlying } from '../check/type.ts';
import { linesOf } from '../state/state.ts';
import { implies, type Term } from '../state/term.ts';
import { assume, type Context } from './context.ts';
import { totalAt } from './memory.ts';

/** New memory begins where nothing does that the function can name: no variable, no key, no pointer in a cell that it holds. */
export function assumeNew(ctx: Context, base: Term): void {
  assume(ctx, ['<', '0', base]);
  for (const known of knownBases(ctx)) assume(ctx, implies(known.when, differs(base, known.base)));
}

function differs(base: Term, other: Term): Term {
  return ['not', ['=', base, other]];
}

interface KnownBase {
  readonly base: Term;
  readonly when: Term;
}

function knownBases(ctx: Context): readonly KnownBase[] {
  const { locals } = ctx.cell.state;
  const named = [...locals].flatMap(([variable, term]): readonly KnownBase[] => {
    const { kind } = underlying(variable.type);
    if (variable.isShared || kind === 'pointer' || kind === 'channel')
      return [{ base: ['pb', term], when: 'true' }];
    return kind === 'slice' ? [{ base: ['sb', term], when: 'true' }] : [];
  });
  return [...named, ...basesInMemory(ctx)];
}

/** A cell that is not held now may get this pointer from others later, before it is held again. */
function basesInMemory(ctx: Context): readonly KnownBase[] {
  const { ledger, frame, heap } = ctx.cell.state;
  return [...ctx.proof.mapSorts].flatMap(([resource, sort]) => {
    const map = heap.get(resource);
    const [, key, value] = sort as readonly Term[];
    if (map === undefined || key !== 'Ptr' || sort.length !== 3) return [];
    const head = value === 'Ptr' ? 'pb' : value === 'Slice' ? 'sb' : null;
    if (head === null) return [];
    const lines = [...linesOf(ledger, resource), ...linesOf(frame, resource)];
    return lines.flatMap((line): readonly KnownBase[] =>
      line.bound.length > 0 || line.isNegative
        ? []
        : [
            {
              base: [head, ['select', map, ...line.keys]],
              when: ['<', '0.0', totalAt(ctx, resource, line.keys)],
            },
          ],
    );
  });
}
