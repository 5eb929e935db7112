import ts from 'typescript';
import { importedFile } from './imports.ts';
import type { Sources } from './violations.ts';

/** What one module offers by name, and which names it takes from which others. */
interface Module {
  readonly exported: readonly Exported[];
  readonly taken: readonly Taken[];
}

interface Exported {
  readonly name: string;
  /** Its comment says that only tests import it. */
  readonly isForTests: boolean;
}

interface Taken {
  readonly target: string;
  readonly name: string;
}

/** Stands in the comment of an export that has no use but to be tested or to serve a test. */
const tag = 'forTests';

/**
 * The exports that no other file of the product imports, as `file: name`, nor one of the `others`, which
 * are scripts and settings. A test is no reason for an export, unless the
 * export's comment has the tag `@forTests`: what only its own unit test imports is otherwise dead code
 * with a test, or should be tested through what uses it.
 */
export function deadExports(product: Sources, others: Sources, tests: Sources): readonly string[] {
  const modules = read(product);
  const byProduct = new Set([...namesTaken(modules), ...namesTaken(read(others))]);
  const byTests = namesTaken(read(tests));
  return [...modules].flatMap(([file, { exported }]) =>
    exported
      .map(({ name, isForTests }) => ({ key: `${file}: ${name}`, isForTests }))
      .filter(({ key, isForTests }) => !byProduct.has(key) && !(isForTests && byTests.has(key)))
      .map(({ key }) => key),
  );
}

function read(sources: Sources): ReadonlyMap<string, Module> {
  return new Map([...sources].map(([file, text]) => [file, toModule(file, text)]));
}

function namesTaken(modules: ReadonlyMap<string, Module>): ReadonlySet<string> {
  return new Set(
    [...modules].flatMap(([importer, { taken }]) =>
      taken.map(({ target, name }) => `${importedFile(importer, target) ?? target}: ${name}`),
    ),
  );
}

/** A component's scripts are TypeScript between tags. */
export function scriptOf(file: string, text: string): string {
  if (!file.endsWith('.svelte')) return text;
  return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, one]) => one).join('\n');
}

function toModule(file: string, text: string): Module {
  const script = scriptOf(file, text);
  const tree = ts.createSourceFile(file, script, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const isComponent = file.endsWith('.svelte');
  return {
    exported: isComponent ? [] : tree.statements.flatMap(exportedBy),
    taken: [...tree.statements.flatMap((one) => takenBy(one, tree)), ...importedInside(tree)],
  };
}

function exportedBy(statement: ts.Statement): readonly Exported[] {
  const isForTests = ts.getJSDocTags(statement).some(({ tagName }) => tagName.text === tag);
  if (!ts.canHaveModifiers(statement)) return [];
  const modifiers = ts.getModifiers(statement) ?? [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  return declaredBy(statement).map((name) => ({ name, isForTests }));
}

function declaredBy(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

function takenBy(statement: ts.Statement, tree: ts.SourceFile): readonly Taken[] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return [];
  }
  const target = statement.moduleSpecifier.text;
  const bindings = statement.importClause?.namedBindings;
  if (bindings === undefined) return [];
  const names = ts.isNamespaceImport(bindings)
    ? membersOf(bindings.name.text, tree)
    : bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
  return names.map((name) => ({ target, name }));
}

/** What is used of `import * as it`: `it.name` as a value and as a type. */
function membersOf(namespace: string, tree: ts.SourceFile): readonly string[] {
  const members: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === namespace)
      members.push(node.name.text);
    if (ts.isQualifiedName(node) && node.left.getText() === namespace)
      members.push(node.right.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return members;
}

/**
 * `import('./it.ts').Name`; and after `await import('./it.ts')` any word of the file, since its names may
 * be taken apart anywhere.
 */
function importedInside(tree: ts.SourceFile): readonly Taken[] {
  const taken: Taken[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && node.qualifier) {
      const target = node.argument.literal.getText().slice(1, -1);
      taken.push({ target, name: node.qualifier.getText() });
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      const words = new Set(tree.text.match(/[\w$]+/g));
      if (target !== undefined && ts.isStringLiteral(target))
        for (const name of words) taken.push({ target: target.text, name });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return taken;
}
