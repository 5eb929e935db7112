import type { Name } from '../syntax/node.ts';
import type { Checker, OpenScope } from './checker.ts';
import type { Mutable } from './mutable.ts';
import type { PackageNameObject, Scope } from './type.ts';

/**
 * The name of a package without text is a guess. Where the file never uses the guess, but selects from a name that
 * nothing declares, that name is the package's. Of several such imports the one is taken that looks most like it.
 */
export function importOfName(c: Checker, { name }: Name): PackageNameObject | null {
  const { file } = c.environment;
  const unused = file.imports.flatMap((spec): PackageNameObject[] => {
    const object = c.importObjects.get(spec);
    const isGuess = spec.name === null && object?.imported.isKnown === false && spec.path !== 'C';
    return isGuess && !file.qualifiers.has(object.name) ? [object] : [];
  });
  const found = unused.find(({ imported }) => looksLike(imported.path, name)) ?? unused[0];
  if (found === undefined) return null;
  const scope = scopeWith(c.environment.scope, found);
  if (scope === null) return null;
  scope.names.delete(found.name);
  (found as Mutable<PackageNameObject>).name = name;
  scope.names.set(name, { object: found, from: 0 });
  return found;
}

function looksLike(path: string, name: string): boolean {
  const parts = path.toLowerCase().split(/[^\p{L}\p{Nd}]+/u);
  const own = name.toLowerCase();
  return parts.some((part) => part !== '' && (own.includes(part) || part.includes(own)));
}

function scopeWith(start: Scope, object: PackageNameObject): OpenScope | null {
  for (let scope: Scope | null = start; scope !== null; scope = scope.parent)
    if (scope.names.get(object.name)?.object === object) return scope as OpenScope;
  return null;
}
