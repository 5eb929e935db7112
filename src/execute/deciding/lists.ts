import type { PlainExpression } from '../../go/plain/expression.ts';
import type { LocalId } from '../../go/plain/ids.ts';
import type { PlainFunction, PlainProgram } from '../../go/plain/program.ts';
import { walkBlock } from '../../go/plain/walk.ts';
import { totalKind } from './total.ts';

/** The elements of lists that are made for one call, by the local that holds the list. */
export type Lists = ReadonlyMap<LocalId, readonly PlainExpression[]>;

/** The lists of what is printed or put into words: nobody else gets hold of them. */
export function listsForText(program: PlainProgram, { locals, body }: PlainFunction): Lists {
  const made = new Map<LocalId, readonly PlainExpression[]>();
  const uses = new Map<LocalId, number>();
  const handed = new Set<LocalId>();
  walkBlock(body, {
    statement: (one) => {
      if (one.kind === 'slice-literal')
        made.set(
          one.target,
          one.elements.map(({ value }) => value),
        );
      if (one.kind !== 'call' && one.kind !== 'go' && one.kind !== 'defer') return;
      const last = one.arguments.at(-1);
      if (one.callee.kind !== 'static' || last?.kind !== 'local') return;
      if (totalKind(program.functions[one.callee.function]!) === 'text') handed.add(last.local);
    },
    expression: (one) => {
      if (one.kind === 'local') uses.set(one.local, (uses.get(one.local) ?? 0) + 1);
    },
  });
  const isOnlyHanded = ([local]: readonly [LocalId, unknown]): boolean =>
    locals[local]!.name === null && handed.has(local) && uses.get(local) === 1;
  return new Map([...made].filter(isOnlyHanded));
}
