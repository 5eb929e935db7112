import type { Field, GoExpression, Name } from '../syntax/node.ts';
import { later, type Checker } from './checker.ts';
import { underlyingOf } from './named.ts';
import { newVariable } from './objects.ts';
import { isBasic } from './predicates.ts';
import { recordDefinition, recordUse } from './record.ts';
import { fail } from './report.ts';
import { redeclared } from './scopes.ts';
import type { StructType, Type, VariableObject } from './type.ts';

export function structType(
  c: Checker,
  syntax: readonly Field[],
  read: (c: Checker, e: GoExpression) => Type,
): StructType {
  const fields: VariableObject[] = [];
  const tags: string[] = [];
  const known = new Map<string, VariableObject>();
  let [lastNode, lastType]: [GoExpression | null, Type | null] = [null, null];
  for (const { name, type: typeSyntax, tag } of syntax) {
    const type: Type =
      typeSyntax === lastNode && lastType !== null ? lastType : read(c, typeSyntax);
    [lastNode, lastType] = [typeSyntax, type];
    const own = name ?? embeddedName(typeSyntax);
    const place = {
      span: own?.span ?? typeSyntax.span,
      file: c.environment.file,
      package: c.package,
    };
    const field = newVariable('field', own?.name ?? '_', type, place, name === null);
    if (name === null) checkEmbedded(c, typeSyntax, type);
    if (own !== null) noteField(c, own, field, name === null);
    const other = known.get(field.name);
    if (field.name !== '_') {
      if (other !== undefined) redeclared(c, field, other);
      else known.set(field.name, field);
    }
    fields.push(field);
    tags.push(tag ?? '');
  }
  return { kind: 'struct', fields, tags };
}

/** The name of an embedded type is both: a use of the type and the definition of the field. */
function noteField(c: Checker, name: Name, field: VariableObject, isEmbedded: boolean): void {
  const used = isEmbedded ? c.info.uses.get(name) : undefined;
  recordDefinition(c, name, field);
  if (used !== undefined) recordUse(c, name, used);
}

/** T, *T, p.T and T[A] are all called T. */
function embeddedName(e: GoExpression): Name | null {
  if (e.kind === 'name') return e;
  if (e.kind === 'star') return e.operand.kind === 'star' ? null : embeddedName(e.operand);
  if (e.kind === 'selector') return e.name;
  if (e.kind === 'index') return embeddedName(e.operand);
  if (e.kind === 'parentheses') return embeddedName(e.inner);
  return null;
}

function checkEmbedded(c: Checker, e: GoExpression, type: Type): void {
  if (embeddedName(e) === null) {
    fail(c, e.span, 'go-embedded-type', { what: 'must be a type name or a pointer to one' });
    return;
  }
  later(c, () => {
    const isPointer = type.kind === 'pointer';
    const base = isPointer ? type.element : type;
    const under = underlyingOf(base);
    if (base.kind === 'type-parameter')
      return fail(c, e.span, 'go-embedded-type', {
        what: `cannot be a ${isPointer ? 'pointer to a ' : ''}type parameter`,
      });
    if (isBasic(base, 'unsafe-pointer'))
      return fail(c, e.span, 'go-embedded-type', { what: 'cannot be unsafe.Pointer' });
    if (under.kind === 'pointer')
      return fail(c, e.span, 'go-embedded-type', { what: 'cannot be a pointer' });
    if (isPointer && under.kind === 'interface')
      fail(c, e.span, 'go-embedded-type', { what: 'cannot be a pointer to an interface' });
  });
}

/** Whether something unknown is embedded, which may have more fields. */
export function holdsUnknownField(struct: StructType): boolean {
  return struct.fields.some(
    ({ isEmbedded, type }) =>
      isEmbedded && underlyingOf(type).kind === 'unknown' && type.kind !== 'unknown',
  );
}
