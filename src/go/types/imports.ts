import type { GoFile, ImportSpec } from '../syntax/node.ts';
import { unknownType } from './basic.ts';
import type { Checker, OpenScope } from './checker.ts';
import { isExported } from './objects.ts';
import { guessedName } from './package-name.ts';
import { recordDefinition } from './record.ts';
import { fail, failIn } from './report.ts';
import { declareName, redeclared } from './scopes.ts';
import { unsafePackage } from './universe.ts';
import type { GoPackage, PackageNameObject } from './type.ts';

export function collectImports(c: Checker, file: GoFile, scope: OpenScope): void {
  for (const spec of file.imports) {
    if (spec.path === '') continue;
    const imported = importPackage(c, spec.path, file);
    const name = spec.name?.name ?? imported.name;
    if (name === 'init') {
      fail(c, spec.span, 'go-must-be-func', { name });
      continue;
    }
    const object: PackageNameObject = {
      ...{ kind: 'package-name', name, span: spec.name?.span ?? spec.span, file },
      ...{ package: c.package, type: unknownType, imported, syntax: spec },
    };
    if (spec.path === 'C') c.used.add(object);
    note(c, spec, object);
    if (name === '.') importNames(c, object, scope);
    else declareName(c, scope, null, object, 0);
  }
}

function note(c: Checker, spec: ImportSpec, object: PackageNameObject): void {
  c.importObjects.set(spec, object);
  if (spec.name === null) c.info.implicits.set(spec, object);
  else if (spec.name.name !== '.' && spec.name.name !== '_') recordDefinition(c, spec.name, object);
}

function importPackage(c: Checker, path: string, file: GoFile): GoPackage {
  if (path === 'unsafe') return unsafePackage;
  const known = c.imported.get(path);
  if (known !== undefined) return known;
  const found = c.importer(path)?.package ?? unknownPackage(path, file);
  c.imported.set(path, found);
  return found;
}

function unknownPackage(path: string, file: GoFile): GoPackage {
  return {
    ...{ path, name: guessedName(path, file), isKnown: false, isComplete: false },
    scope: { parent: null, names: new Map() },
  };
}

/** import . "p": the file has its exported names, each of which counts as a use of the import. */
function importNames(c: Checker, object: PackageNameObject, scope: OpenScope): void {
  const { imported } = object;
  if (!imported.isComplete) {
    c.used.add(object);
    c.hasUnknownNames.add(scope);
  }
  for (const [name, entry] of imported.scope.names) {
    if (!isExported(name)) continue;
    const other = scope.names.get(name);
    if (other !== undefined) redeclared(c, object, other.object);
    else scope.names.set(name, entry);
  }
  c.dotScopes.set(scope, [...(c.dotScopes.get(scope) ?? []), object]);
}

/** Says which imports nobody uses, and which names a file imports and the package declares. */
export function checkImports(
  c: Checker,
  files: readonly GoFile[],
  scopes: readonly OpenScope[],
  own: OpenScope,
): void {
  for (const [index, file] of files.entries()) {
    for (const [name, { object }] of scopes[index]!.names) {
      const other = own.names.get(name)?.object;
      if (other === undefined || other.file === null || other.span === null) continue;
      const path =
        object.kind === 'package-name' ? object.imported.path : (object.package?.path ?? '');
      if (object.kind === 'package-name')
        failIn(c, other.file, other.span, 'go-declared-and-imported', { name, path });
    }
    for (const spec of file.imports) {
      const object = c.importObjects.get(spec);
      if (object === undefined || object.name === '_' || c.used.has(object)) continue;
      const { imported } = object;
      const isPlain =
        spec.name === null || spec.name.name === '.' || spec.name.name === imported.name;
      const hasOtherName = spec.name === null && spec.path.split('/').at(-1) !== imported.name;
      const given = { path: spec.path, name: hasOtherName || !isPlain ? object.name : null };
      failIn(c, file, spec.span, 'go-unused-import', given);
    }
  }
}
