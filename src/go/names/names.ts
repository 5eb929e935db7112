import type { Span } from '../../base/span.ts';
import type { GoText } from '../files/go-text.ts';
import type { GoFile, Name } from '../syntax/node.ts';
import type { CheckedPackage } from '../types/checked-package.ts';
import { printConstant } from '../types/describe.ts';
import { printSignature, printType, relativeTo, type Qualifier } from '../types/print-type.ts';
import type { GoObject } from '../types/type.ts';

/** A name of the text, and what the type checker knows of it. */
interface KnownName {
  readonly span: Span;
  /** As Go would declare it, with its type and its value: `const most untyped int = 3`. */
  readonly declaration: string;
  /** Where it is declared in the text; null for what is declared elsewhere. */
  readonly declaredAt: Span | null;
}

/** A declaration of the text, to go to. */
interface OutlineEntry {
  readonly kind: 'function' | 'type' | 'variable' | 'constant';
  readonly name: string;
  readonly span: Span;
}

/** What stands at an offset of the text of these packages; null where that is no name. */
export function nameAt(packages: readonly CheckedPackage[], offset: number): KnownName | null {
  for (const checked of packages) {
    const found = smallest(checked, offset);
    if (found === null) continue;
    const [name, object] = found;
    const isOwn = packages.some(({ files }) => object.file !== null && files.includes(object.file));
    const declaration = declarationOf(object, relativeTo(checked.package));
    return { span: name.span, declaration, declaredAt: isOwn ? object.span : null };
  }
  return null;
}

function smallest({ info }: CheckedPackage, offset: number): readonly [Name, GoObject] | null {
  for (const table of [info.definitions, info.uses])
    for (const [name, object] of table)
      if (name.span.start <= offset && offset <= name.span.end) return [name, object];
  return null;
}

function declarationOf(object: GoObject, qualify: Qualifier): string {
  const { name } = object;
  switch (object.kind) {
    case 'variable': {
      const word = object.role === 'field' ? 'field' : 'var';
      return `${word} ${name} ${printType(object.type, qualify)}`;
    }
    case 'constant':
      return `const ${name} ${printType(object.type, qualify)} = ${printConstant(object.value)}`;
    case 'function':
      return `func ${name}${printSignature(object.type, qualify)}`;
    case 'type-name':
      return `type ${name}`;
    case 'package-name':
      return `package ${name}`;
    case 'builtin':
      return `func ${name}, of Go itself`;
    case 'nil':
      return 'nil';
    case 'label':
      return `label ${name}`;
  }
}

/** What the files declare, in their order. */
export function outlineOf(files: readonly GoFile[]): readonly OutlineEntry[] {
  return files.flatMap(({ declarations, text }) =>
    declarations.flatMap((one): readonly OutlineEntry[] => {
      if (one.kind === 'constant' || one.kind === 'variable')
        return one.names.map(({ name, span }) => ({ kind: one.kind, name, span }));
      const { name, span } = one.name;
      if (one.kind === 'type') return [{ kind: 'type', name, span }];
      const receiver = one.receiver?.[0]?.type.span;
      const of = receiver ? `(${text.slice(receiver.start, receiver.end)}) ` : '';
      return [{ kind: 'function', name: of + name, span }];
    }),
  );
}

/** Where each file of a text begins and ends. */
export function placesOf(texts: readonly GoText[]): readonly { name: string; span: Span }[] {
  return texts.map(({ name, text, start = 0 }) => ({ name, span: { start, end: text.length } }));
}
