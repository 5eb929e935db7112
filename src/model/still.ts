import { visitLeaves } from '../expression/walk.ts';
import { changedFields, fieldKey } from '../go/plain/package-state.ts';
import type { PlainProgram } from '../go/plain/program.ts';
import type { Given } from './given.ts';
import type { Block } from './statements.ts';
import { quantitiesOf, visitBlock } from './walk.ts';

/**
 * A field of the caller's that is read more than once is taken to stay as it is. Where a lock of others is taken in
 * between, others may change it without a data race, so that this is granted.
 */
export function stillGiven(
  program: PlainProgram,
  body: Block,
  given: readonly Given[],
): readonly Given[] {
  if (!given.some(({ code }) => code === 'foreign-lock')) return [];
  const names = namesOfChanged(program);
  const found = new Map<string, Given>();
  visitBlock(body, (statement) => {
    for (const quantity of quantitiesOf(statement))
      visitLeaves(quantity, (leaf) => {
        if (leaf.kind !== 'source' || !leaf.source.assumedStill) return;
        const { name, span } = leaf.source;
        if (!names.has(/[^.]*$/.exec(name)![0])) return;
        const words = `nobody else changes ${name}`;
        found.set(words, { code: 'foreign-data', words, span });
      });
  });
  return [...found.values()];
}

function namesOfChanged(program: PlainProgram): ReadonlySet<string> {
  const fields = changedFields(program);
  const names = new Set<string>();
  for (const { id, shape } of program.types)
    if (shape.kind === 'struct')
      shape.fields.forEach(({ name }, at) => {
        if (fields.has(fieldKey(id, at))) names.add(name);
      });
  return names;
}
