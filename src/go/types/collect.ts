import type { Declaration, FunctionDeclaration, GoFile, Name, Parameter } from '../syntax/node.ts';
import { unknownType } from './basic.ts';
import { unknownValue } from './constants.ts';
import type { Checker, DeclarationInfo, OpenScope } from './checker.ts';
import { collectImports } from './imports.ts';
import { emptySignature, LazyFunction, newVariable } from './objects.ts';
import { recordDefinition } from './record.ts';
import { failIn } from './report.ts';
import { declareName, openScope } from './scopes.ts';
import type { GoObject, TypeNameObject } from './type.ts';
import { underlyingSyntaxName } from './receiver-name.ts';

interface MethodToAssign {
  readonly method: LazyFunction;
  readonly declaration: FunctionDeclaration;
  readonly file: GoFile;
  readonly scope: OpenScope;
}

/** Makes the objects of all declarations of the package. Returns the scopes of the files. */
export function collectObjects(
  c: Checker,
  files: readonly GoFile[],
  scope: OpenScope,
): readonly OpenScope[] {
  const methods: MethodToAssign[] = [];
  const fileScopes = files.map((file) => {
    c.environment = { ...c.environment, file };
    const fileScope = openScope(scope);
    collectImports(c, file, fileScope);
    for (const declaration of file.declarations)
      collect(c, file, fileScope, scope, declaration, methods);
    return fileScope;
  });
  for (const { method, declaration, scope: fileScope } of methods)
    assignMethod(c, scope, fileScope, method, declaration);
  return fileScopes;
}

function collect(
  c: Checker,
  file: GoFile,
  fileScope: OpenScope,
  scope: OpenScope,
  declaration: Declaration,
  methods: MethodToAssign[],
): void {
  const place = (name: Name) => ({ span: name.span, file, package: c.package });
  const info = (syntax: DeclarationInfo['syntax']): DeclarationInfo => ({
    ...{ file, scope: fileScope, syntax, uses: new Set() },
  });
  switch (declaration.kind) {
    case 'constant':
      declaration.names.forEach((name, index) => {
        const object: GoObject = {
          ...{ kind: 'constant', name: name.name, ...place(name), type: unknownType },
          ...{ value: unknownValue, syntax: declaration },
        };
        add(c, scope, name, object, info({ kind: 'constant', spec: declaration, index }));
      });
      return;
    case 'variable': {
      const variables = declaration.names.map((name) =>
        newVariable('package', name.name, unknownType, place(name)),
      );
      c.info.variables.set(declaration, variables);
      const isTogether = declaration.values.length === 1 && variables.length > 1;
      const together = isTogether ? variables : null;
      const shared = info({ kind: 'variable', spec: declaration, index: 0, together });
      variables.forEach((object, index) => {
        const own = isTogether
          ? shared
          : info({ kind: 'variable', spec: declaration, index, together });
        add(c, scope, declaration.names[index]!, object, own);
      });
      return;
    }
    case 'type': {
      const { name, isAlias } = declaration;
      const object: TypeNameObject = {
        ...{ kind: 'type-name', name: name.name, ...place(name), type: unknownType, isAlias },
        ...{ aliasParameters: [], syntax: declaration },
      };
      add(c, scope, name, object, info({ kind: 'type', spec: declaration }));
      return;
    }
    case 'function':
      collectFunction(c, file, fileScope, scope, declaration, methods);
  }
}

function add(
  c: Checker,
  scope: OpenScope,
  name: Name,
  object: GoObject,
  info: DeclarationInfo,
): void {
  c.declarations.set(object, info);
  if (name.name === 'init' || (name.name === 'main' && c.package.name === 'main')) {
    failIn(c, info.file, name.span, 'go-must-be-func', { name: name.name });
    recordDefinition(c, name, object);
    return;
  }
  declareName(c, scope, name, object, 0);
}

function collectFunction(
  c: Checker,
  file: GoFile,
  fileScope: OpenScope,
  scope: OpenScope,
  declaration: FunctionDeclaration,
  methods: MethodToAssign[],
): void {
  const { name, receiver, signature, typeParameters } = declaration;
  const parts = { name: name.name, syntax: declaration, receiverBase: null, origin: null };
  const place = { span: name.span, file, package: c.package };
  const hasPointerReceiver = receiver !== null && isPointerReceiver(receiver);
  const object: LazyFunction = new LazyFunction({ ...parts, ...place, hasPointerReceiver }, () => {
    c.rules.declare(c, object);
    return c.finished.has(object) ? emptySignature : null;
  });
  c.declarations.set(object, {
    ...{ file, scope: fileScope, uses: new Set<GoObject>() },
    syntax: { kind: 'function', declaration },
  });
  c.info.functions.set(declaration, object);
  if (receiver !== null) {
    methods.push({ method: object, declaration, file, scope: fileScope });
    recordDefinition(c, name, object);
    return;
  }
  const isSpecial = name.name === 'init' || (name.name === 'main' && c.package.name === 'main');
  if (isSpecial) {
    const takesNothing = signature.parameters.length === 0 && signature.results.length === 0;
    if (!takesNothing) failIn(c, file, name.span, 'go-init-signature', { name: name.name });
    if (typeParameters.length > 0)
      failIn(c, file, typeParameters[0]!.span, 'go-init-parameters', { name: name.name });
    if (name.name === 'init' && declaration.body === null)
      failIn(c, file, name.span, 'go-missing-body', { name: name.name });
  }
  if (name.name === 'init') recordDefinition(c, name, object);
  else declareName(c, scope, name, object, 0);
}

function isPointerReceiver(receiver: readonly Parameter[]): boolean {
  let type = receiver[0]?.type;
  while (type?.kind === 'parentheses') type = type.inner;
  return type?.kind === 'star';
}

/** Hands a method to the type that its receiver names, through aliases. */
function assignMethod(
  c: Checker,
  scope: OpenScope,
  fileScope: OpenScope,
  method: LazyFunction,
  declaration: FunctionDeclaration,
): void {
  void fileScope;
  const receiver = declaration.receiver?.[0];
  let name = receiver === undefined ? null : underlyingSyntaxName(receiver.type);
  for (let steps = 0; name !== null && steps < 100; steps++) {
    const object: GoObject | undefined = scope.names.get(name)?.object;
    if (object?.kind !== 'type-name') return;
    if (!object.isAlias) {
      c.methods.set(object, [...(c.methods.get(object) ?? []), method]);
      return;
    }
    const syntax = object.syntax?.type;
    if (syntax?.kind === 'star' && !method.hasPointerReceiver) method.hasPointerReceiver = true;
    name = syntax === undefined ? null : underlyingSyntaxName(syntax);
  }
}
