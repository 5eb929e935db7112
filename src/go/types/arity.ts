import type { ConstantSpec, VariableSpec } from '../syntax/node.ts';
import type { Checker } from './checker.ts';
import { fail } from './report.ts';

/** As many values as names; one call may give several to variables. */
export function checkArity(c: Checker, spec: ConstantSpec | VariableSpec): void {
  const { names, values } = spec;
  const missing = names[values.length];
  const extra = values[names.length];
  if (spec.kind === 'constant') {
    if (spec.values.length === 0 && !spec.repeats && names[0] !== undefined)
      return fail(c, names[0].span, 'go-missing-value', { what: 'const declaration' });
    if (missing !== undefined)
      fail(c, missing.span, 'go-missing-value', { what: 'const declaration' });
    else if (extra !== undefined)
      fail(c, spec.repeats ? names[0]!.span : extra.span, 'go-extra-value', {});
    return;
  }
  if (values.length === 0 || values.length === names.length) return;
  if (values.length === 1 && names.length > 1) return;
  const given = { left: names.length, right: values.length, callee: null };
  fail(c, names[0]!.span, 'go-assignment-mismatch', given);
}
