import type { Name } from '../syntax/node.ts';
import type { Checker, OpenScope } from './checker.ts';
import type { ScopeNode } from './info.ts';
import { recordDefinition } from './record.ts';
import { failIn } from './report.ts';
import type { GoObject, Scope, ScopeEntry } from './type.ts';

export function openScope(parent: Scope | null): OpenScope {
  return { parent, names: new Map() };
}

/** A scope of the current one, noted at its syntax. */
export function innerScope(c: Checker, node: ScopeNode): OpenScope {
  const scope = openScope(c.environment.scope);
  c.info.scopes.set(node, scope);
  return scope;
}

/** The innermost object of that name which is visible at the place. */
export function findName(scope: Scope, name: string, at: number): ScopeEntry | null {
  for (let own: Scope | null = scope; own !== null; own = own.parent) {
    const entry = own.names.get(name);
    if (entry !== undefined && entry.from <= at) return entry;
  }
  return null;
}

/** Makes a name known from the place on; says so if its scope has it already. */
export function declareName(
  c: Checker,
  scope: OpenScope,
  name: Name | null,
  object: GoObject,
  from: number,
): void {
  if (object.name !== '_') {
    const other = scope.names.get(object.name);
    if (other !== undefined) redeclared(c, object, other.object);
    else scope.names.set(object.name, { object, from });
  }
  if (object.kind === 'variable' && object.role === 'local') c.locals.push(object);
  if (name !== null) recordDefinition(c, name, object);
}

export function redeclared(c: Checker, object: GoObject, other: GoObject): void {
  const { file, span, name } = object;
  if (file === null || span === null) return;
  const isSameFile = other.span !== null && other.file === file;
  const related = isSameFile ? [{ span: other.span, message: `other declaration of ${name}` }] : [];
  failIn(c, file, span, 'go-redeclared', { name }, related);
}
