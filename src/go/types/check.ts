import { incomplete } from '../std/knowledge.ts';
import type { GoFile } from '../syntax/node.ts';
import { checkArity } from './arity.ts';
import { checkBody } from './body.ts';
import { callExpression } from './call.ts';
import type { CheckedPackage, Importer, PackageDiagnostic } from './checked-package.ts';
import { runDelayed, type Checker, type OpenInfo, type OpenScope } from './checker.ts';
import { collectObjects } from './collect.ts';
import { declareObject } from './declare.ts';
import { rawExpression } from './expression.ts';
import { checkImports } from './imports.ts';
import { orderInitializers } from './init-order.ts';
import { fail } from './report.ts';
import { openScope } from './scopes.ts';
import { declareTypeParameters, signatureType } from './signature-type.ts';
import { variableType } from './type-expression.ts';
import { universe } from './universe.ts';
import { recordUntyped } from './untyped.ts';
import { checkUnused } from './unused.ts';
import type { GoObject, GoPackage } from './type.ts';

/**
 * Checks the texts of one package. Whatever is at fault is said and counts as unknown, so that the tables are
 * filled as far as the text goes. `path` is how others import it.
 */
export function checkPackage(
  files: readonly GoFile[],
  importer: Importer,
  path = files[0]?.package?.name ?? 'main',
): CheckedPackage {
  const scope = openScope(universe);
  const name = files[0]?.package?.name ?? 'main';
  const own: GoPackage = { path, name, scope, isKnown: true, isComplete: !incomplete.has(path) };
  const info = emptyInfo();
  const diagnostics: PackageDiagnostic[] = [];
  const first = files[0];
  if (first !== undefined) {
    const c = newChecker(own, importer, info, diagnostics, first, scope);
    checkFiles(c, files, scope);
  }
  const order = new Map(files.map((file, index) => [file.name, index] as const));
  diagnostics.sort(
    (a, b) => order.get(a.file)! - order.get(b.file)! || a.span.start - b.span.start,
  );
  return { package: own, files, info, diagnostics, scope };
}

function checkFiles(c: Checker, files: readonly GoFile[], scope: OpenScope): void {
  const fileScopes = collectObjects(c, files, scope);
  checkSpecs(c, files);
  const objects = [...c.declarations.keys()];
  const isType = (object: GoObject, isAlias: boolean): boolean =>
    object.kind === 'type-name' && object.isAlias === isAlias;
  for (const object of objects) if (isType(object, false)) declareObject(c, object);
  for (const object of objects) if (isType(object, true)) declareObject(c, object);
  for (const object of objects) declareObject(c, object);
  runDelayed(c, 0);
  orderInitializers(c);
  checkUnused(c);
  checkImports(c, files, fileScopes, scope);
  recordUntyped(c);
}

function checkSpecs(c: Checker, files: readonly GoFile[]): void {
  for (const file of files) {
    c.environment = { ...c.environment, file };
    const own = files[0]!.package?.name;
    if (file.package !== null && own !== undefined && file.package.name !== own)
      fail(c, file.package.span, 'go-package-name', { name: file.package.name, expected: own });
    if (file.package?.name === '_') fail(c, file.package.span, 'go-blank-package', {});
    for (const declaration of file.declarations)
      if (declaration.kind === 'constant' || declaration.kind === 'variable')
        checkArity(c, declaration);
  }
}

function emptyInfo(): OpenInfo {
  return {
    types: new Map(),
    definitions: new Map(),
    uses: new Map(),
    implicits: new Map(),
    selections: new Map(),
    instances: new Map(),
    builtins: new Map(),
    scopes: new Map(),
    initializers: [],
    functions: new Map(),
    variables: new Map(),
  };
}

const rules = {
  raw: rawExpression,
  type: variableType,
  declare: declareObject,
  call: callExpression,
  signature: signatureType,
  typeParameters: declareTypeParameters,
  body: checkBody,
};

function newChecker(
  own: GoPackage,
  importer: Importer,
  info: OpenInfo,
  diagnostics: PackageDiagnostic[],
  file: GoFile,
  scope: OpenScope,
): Checker {
  return {
    ...{ package: own, importer, info, diagnostics, rules },
    used: new Set(),
    locals: [],
    aliases: new Set(),
    untyped: new Map(),
    delayed: [],
    declarations: new Map(),
    path: [],
    finished: new Set(),
    methods: new Map(),
    panics: new Set(),
    imported: new Map(),
    importObjects: new Map(),
    dotScopes: new Map(),
    hasUnknownNames: new Set(),
    hasCallOrReceive: false,
    environment: {
      ...{ file, scope, declaration: null, iota: null, repeatedAt: null, signature: null },
    },
  };
}
