import type { SelectorExpression } from '../syntax/node.ts';
import { unknownType } from './basic.ts';
import type { Checker } from './checker.ts';
import { isExported } from './objects.ts';
import { constantOperand, unknownOperand, valueOperand, type Operand } from './operand.ts';
import { recordUse } from './record.ts';
import { fail } from './report.ts';
import type { GoObject, GoPackage, PackageNameObject, Type } from './type.ts';

/** p.Name. Of a package without text every member is unknown. */
export function qualifiedName(
  c: Checker,
  e: SelectorExpression,
  owner: PackageNameObject,
): Operand {
  const object = member(c, e, owner);
  if (object === null) {
    note(c, e, null, unknownType);
    return unknownOperand(e);
  }
  recordUse(c, e.name, object);
  note(c, e, object, object.type);
  switch (object.kind) {
    case 'constant':
      return object.type.kind === 'unknown'
        ? unknownOperand(e)
        : constantOperand(e, object.type, object.value);
    case 'type-name':
      return valueOperand(e, object.type, object.type.kind === 'unknown' ? 'unknown' : 'type');
    case 'variable':
      return valueOperand(e, object.type, 'variable');
    case 'function':
      return valueOperand(e, object.type);
    case 'builtin':
      return { ...valueOperand(e, object.type, 'builtin'), builtin: object.builtin };
    case 'nil':
    case 'label':
    case 'package-name':
      return unknownOperand(e);
  }
}

function note(c: Checker, e: SelectorExpression, object: GoObject | null, type: Type): void {
  c.info.selections.set(e, {
    ...{ kind: 'qualified', receiver: unknownType, path: [], object, dereferences: false },
    ...{ adjustment: 'none', type },
  });
}

function member(c: Checker, e: SelectorExpression, owner: PackageNameObject): GoObject | null {
  const { imported } = owner;
  const { name, span } = e.name;
  const object = imported.scope.names.get(name)?.object ?? null;
  if (object !== null && (isExported(name) || object.package?.path === c.package.path))
    return object;
  if (object !== null) fail(c, span, 'go-not-exported', { name, package: imported.name });
  else if (imported.isComplete || !mayHave(imported, name))
    fail(c, span, 'go-undefined', { name: `${owner.name}.${name}` });
  return null;
}

/** A package whose text leaves things out may have them, where others can use them at all; C's have any name. */
function mayHave({ path }: GoPackage, name: string): boolean {
  return path === 'C' || isExported(name);
}
