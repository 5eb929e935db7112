import type { Span } from '../../base/span.ts';
import type { FunctionDeclaration, GoFile, MethodElement } from '../syntax/node.ts';
import type { Mutable } from './mutable.ts';
import type {
  FunctionObject,
  GoObject,
  GoPackage,
  NamedType,
  SignatureType,
  Type,
  VariableObject,
} from './type.ts';

/** Where something is declared. */
interface Place {
  readonly span: Span | null;
  readonly file: GoFile | null;
  readonly package: GoPackage | null;
}

export const nowhere: Place = { span: null, file: null, package: null };

export function newVariable(
  role: VariableObject['role'],
  name: string,
  type: Type,
  place: Place,
  isEmbedded = false,
): VariableObject {
  const { span, file, package: own } = place;
  const variable: Mutable<Omit<VariableObject, 'origin'>> & { origin: VariableObject | null } = {
    ...{ kind: 'variable', role, name, type, span, file, package: own, isEmbedded, origin: null },
  };
  variable.origin = variable as VariableObject;
  return variable as VariableObject;
}

/** The field or parameter of a generic declaration, as an instance has it. */
export function retyped(variable: VariableObject, type: Type): VariableObject {
  return { ...variable, type };
}

/** Sets what becomes known after the object was made. */
export function setType(object: GoObject, type: Type): void {
  (object as Mutable<GoObject>).type = type;
}

export const emptySignature: SignatureType = {
  kind: 'signature',
  receiver: null,
  typeParameters: [],
  receiverTypeParameters: [],
  parameters: [],
  results: [],
  variadic: false,
};

interface FunctionParts extends Place {
  readonly name: string;
  readonly syntax: FunctionDeclaration | MethodElement | null;
  readonly receiverBase: NamedType | null;
  readonly hasPointerReceiver: boolean;
  readonly origin: FunctionObject | null;
}

/** A function whose signature is read when somebody asks for it. */
export class LazyFunction implements FunctionObject {
  readonly kind = 'function';
  readonly name: string;
  readonly span: Span | null;
  readonly file: GoFile | null;
  readonly package: GoPackage | null;
  readonly syntax: FunctionDeclaration | MethodElement | null;
  readonly origin: FunctionObject;
  receiverBase: NamedType | null;
  hasPointerReceiver: boolean;
  #read: (() => SignatureType | null) | null;
  #type: SignatureType | null = null;

  constructor(parts: FunctionParts, read: () => SignatureType | null) {
    this.name = parts.name;
    this.span = parts.span;
    this.file = parts.file;
    this.package = parts.package;
    this.syntax = parts.syntax;
    this.receiverBase = parts.receiverBase;
    this.hasPointerReceiver = parts.hasPointerReceiver;
    this.origin = parts.origin ?? this;
    this.#read = read;
  }

  get type(): SignatureType {
    if (this.#type !== null) return this.#type;
    const found = this.#read?.() ?? null;
    if (this.#type !== null) return this.#type;
    if (found === null) return emptySignature;
    this.settle(found);
    return found;
  }

  settle(type: SignatureType): void {
    this.#type = type;
    this.#read = null;
  }
}

export function isExported(name: string): boolean {
  return /^\p{Lu}/u.test(name);
}

/** Whether a name used in one package means the one declared in another. */
export function sameName(
  a: { readonly name: string; readonly package: GoPackage | null },
  name: string,
  from: GoPackage | null,
): boolean {
  if (a.name !== name) return false;
  return isExported(name) || a.package === from || a.package?.path === from?.path;
}
