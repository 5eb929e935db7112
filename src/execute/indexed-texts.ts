import type { PlainFunction, PlainProgram } from '../go/plain/program.ts';
import { reachedFrom } from '../go/plain/reached.ts';
import { visitStatements, walkOperands } from '../go/plain/walk.ts';

/** Whether the text reads bytes of texts by their places: then the empty one is worth a run. */
export function indexesTexts(program: PlainProgram, { id }: PlainFunction): boolean {
  let does = false;
  for (const reached of reachedFrom(program, [id]).functions) {
    const { origin, body } = program.functions[reached]!;
    if (origin === 'library') continue;
    visitStatements(body, (statement) =>
      walkOperands(statement, {
        expression: (one) => {
          does ||= (one.kind === 'element' || one.kind === 'slice') && one.of === 'string';
        },
      }),
    );
  }
  return does;
}
