import type { Span } from '../../base/span.ts';
import type { Checker } from './checker.ts';
import { whyNotImplements } from './implements.ts';
import { relativeTo } from './print-type.ts';
import { fail } from './report.ts';
import { substitute, substitution } from './substitute.ts';
import type { Type, TypeParameter } from './type.ts';

/** Says which type argument does not satisfy its constraint, the first one. */
export function checkSatisfied(
  c: Checker,
  parameters: readonly TypeParameter[],
  typeArguments: readonly Type[],
  at: (index: number) => Span,
): boolean {
  const map = substitution(parameters, typeArguments);
  for (const [index, parameter] of parameters.entries()) {
    const own = typeArguments[index];
    if (own === undefined) continue;
    const constraint = substitute(parameter.constraint, map);
    const cause = whyNotImplements(own, constraint, true, relativeTo(c.package));
    if (cause === null) continue;
    fail(c, at(index), 'go-unsatisfied', { cause });
    return false;
  }
  return true;
}
