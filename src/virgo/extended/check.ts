import type { Span } from '../../base/span.ts';
import { virgoCatalogue } from '../../diagnostics/catalogue.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic, Staged } from '../../diagnostics/diagnostic.ts';
import type { Expression } from '../ast.ts';
import { checkParameterCount } from '../program-size.ts';
import { SortInference } from '../sorts.ts';
import type { CheckedExtended, ExtendedProgram } from './ast.ts';
import { allStatements, expressionsOf } from './children.ts';
import { declarationsIn, sortWords, type Declarations } from './declared.ts';
import { namesInExpression } from './expression-names.ts';
import { checkExtendedSize } from './size.ts';
import { checkNames } from './check-names.ts';
import { checkShape } from './check-shape.ts';

/** Of a program that is rejected: whether it is declared too late what its names mean. */
type Outcome =
  | Extract<Staged<CheckedExtended>, { readonly ok: true }>
  | (Extract<Staged<CheckedExtended>, { readonly ok: false }> & {
      readonly isDeclaredLate: boolean;
    });

/** Accepts a program or reports every mistake in it, not just the first. */
export function checkExtended(program: ExtendedProgram): Outcome {
  const tooLarge = checkExtendedSize(program);
  if (tooLarge !== null) return { ok: false, diagnostics: [tooLarge], isDeclaredLate: false };
  const declarations = declarationsIn(program);
  const sorts = new SortInference();
  const values = checkValues(program, declarations, sorts);
  const names = checkNames(program, declarations);
  const diagnostics = [
    ...declarations.diagnostics,
    ...checkShape(program),
    ...names.diagnostics,
    ...values,
    ...sorts.diagnostics,
  ].toSorted((a, b) => a.span.start - b.span.start);
  const { isDeclaredLate } = names;
  if (diagnostics.length > 0) return { ok: false, diagnostics, isDeclaredLate };
  const isChoice = ({ name }: { readonly name: string }) =>
    declarations.byName.get(name)?.sort === 'choice';
  const parameters = sorts.parameters.filter((one) => !isChoice(one));
  const tooMany = checkParameterCount(sorts.parameters.length, program.span);
  if (tooMany !== null) return { ok: false, diagnostics: [tooMany], isDeclaredLate };
  const choices = sorts.parameters.filter(isChoice);
  return { ok: true, value: { program, parameters, choices }, diagnostics };
}

/** Sorts, and that no primitive stands where a value should. */
function checkValues(
  program: ExtendedProgram,
  declarations: Declarations,
  sorts: SortInference,
): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const uses = new Map<string, Span>();
  const value = (expression: Expression, sort: 'int' | 'bool', isContract = false) => {
    for (const { name, span } of namesInExpression(expression)) {
      const declared = declarations.byName.get(name);
      if (!uses.has(name)) uses.set(name, span);
      if (declared === undefined) continue;
      if (declared.sort !== 'choice') {
        const given = { name, sort: sortWords[declared.sort] };
        diagnostics.push(diagnose(virgoCatalogue, 'virgo-not-a-value', span, given));
      } else if (isContract) {
        diagnostics.push(diagnose(virgoCatalogue, 'virgo-contract-choice', span, { name }));
      }
    }
    sorts.require(expression, sort);
  };
  for (const { condition } of program.contracts) value(condition, 'bool', true);
  const loopVariables: { readonly name: string; readonly span: Span }[] = [];
  for (const statement of allStatements(program)) {
    const sort = statement.kind === 'if' ? 'bool' : 'int';
    for (const expression of expressionsOf(statement)) value(expression, sort);
    if (statement.kind === 'for' && statement.variable !== null) {
      loopVariables.push(statement.variable);
    }
  }
  for (const { name, span } of loopVariables) {
    const other = declarations.byName.get(name)?.span ?? uses.get(name);
    if (other === undefined) continue;
    const related = [{ span: other, message: `${name} means something else here` }];
    diagnostics.push(diagnose(virgoCatalogue, 'virgo-loop-variable', span, { name }, { related }));
  }
  return diagnostics;
}
