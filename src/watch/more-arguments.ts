import type { Program } from '../execute/compile/program.ts';
import type { Literal } from '../execute/environment.ts';
import type { Entry } from '../go/plain/program.ts';

type Given = ReadonlyMap<string, Literal>;

/**
 * What is given of the arguments, so that integers take so many values each: those that nobody asks for are
 * chosen by the machine, as all others are.
 */
export function moreArguments(
  program: Program,
  entry: Entry,
  values: number | null,
): readonly Given[] {
  if (values === null) return [new Map()];
  const { parameters, locals } = program.plain.functions[entry.function]!;
  const integers = parameters.flatMap((local) => {
    const { name, type } = locals[local]!;
    return name !== null && program.types.shape(type).kind === 'integer' ? [name] : [];
  });
  let all: readonly Given[] = [new Map()];
  for (const name of integers)
    all = all.flatMap((given) =>
      Array.from(
        { length: values },
        (_, value): Given => new Map([...given, [name, { kind: 'number', value }]]),
      ),
    );
  return all;
}
