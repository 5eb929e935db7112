import { restingIn } from './build/unknown.ts';
import { visitLeaves } from '../expression/walk.ts';
import { changedFields, fieldKey } from '../go/plain/package-state.ts';
import type { PlainProgram } from '../go/plain/program.ts';
import type { Given } from './given.ts';
import type { Block } from './statements.ts';
import { quantitiesOf, visitBlock } from './walk.ts';

/**
 * A field of the caller's that is read more than once is taken to stay as it is, and so is what a map of his holds. Where
 * a lock of others is taken in between, or their channel is waited at, others may change it without a data race, so that
 * this is granted; of fields read behind a channel it is where they are read. So may other packages exported variables,
 * behind a function of theirs, too.
 */
export function stillGiven(
  program: PlainProgram,
  body: Block,
  given: readonly Given[],
): readonly Given[] {
  const isLocked = given.some(({ code }) => code === 'foreign-lock');
  const isHeard = isLocked || given.some(({ code }) => code === 'outside');
  if (!isHeard && !given.some(({ code }) => code === 'returns')) return [];
  const names = namesOfChanged(program);
  const exported = exportedVariables(program);
  const found = new Map<string, Given>();
  visitBlock(body, (statement) => {
    for (const quantity of quantitiesOf(statement))
      visitLeaves(quantity, (leaf) => {
        if (leaf.kind !== 'source') return;
        const { span } = leaf.source;
        for (const { name, what } of restingIn({ kind: 'quantity', quantity: leaf })) {
          const isChanged = isLocked && names.has(/[^.]*$/.exec(name)![0]);
          if (what === 'map' ? !isHeard : !isChanged && !exported.has(name)) continue;
          const words = `nobody else changes ${name}`;
          found.set(words, { code: 'foreign-data', words, span });
        }
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

/** Other packages may set these. */
function exportedVariables({ globals, files }: PlainProgram): ReadonlySet<string> {
  const own = globals.filter(
    ({ name, package: path, span }) =>
      path !== 'main' && !files[span.file]!.library && /^\p{Lu}/u.test(name),
  );
  return new Set(own.map(({ name }) => name));
}
