import { unknownType } from './basic.ts';
import type { FunctionObject, NamedType, Type, TypeNameObject, TypeParameter } from './type.ts';

interface InstanceOf {
  readonly origin: NamedType;
  readonly typeArguments: readonly Type[];
  /** The origin's structure and methods with the arguments filled in. */
  readonly expand: (type: Type) => Type;
  readonly expandMethod: (method: FunctionObject, instance: NamedType) => FunctionObject;
}

/** A named type while it grows: its definition and its methods come after uses of it. */
export class Named implements NamedType {
  readonly kind = 'named';
  readonly object: TypeNameObject;
  readonly origin: NamedType;
  readonly typeArguments: readonly Type[];
  typeParameters: readonly TypeParameter[] = [];
  /** What stands after the name in its declaration; null until that was read. */
  definition: Type | null = null;
  readonly instances = new Map<string, Named[]>();
  readonly #instance: InstanceOf | null;
  #underlying: Type | null = null;
  #isResolving = false;
  #methods: FunctionObject[] = [];
  readonly #expandedMethods = new Map<FunctionObject, FunctionObject>();

  constructor(object: TypeNameObject, instance: InstanceOf | null = null) {
    this.object = object;
    this.#instance = instance;
    this.origin = instance?.origin ?? this;
    this.typeArguments = instance?.typeArguments ?? [];
  }

  get isComplete(): boolean {
    if (this.#underlying !== null) return true;
    return this.underlying.kind !== 'unknown' || this.#underlying !== null;
  }

  get underlying(): Type {
    if (this.#underlying !== null) return this.#underlying;
    // Generic types that are defined as each other have no structure.
    if (this.#isResolving) return unknownType;
    this.#isResolving = true;
    const found = this.#instance === null ? this.#endOfChain() : this.#expanded(this.#instance);
    this.#isResolving = false;
    if (found === null) return unknownType;
    this.#underlying = found;
    return found;
  }

  /** `type A B; type B C; type C int`; null while one of them is not read, or where they form a circle. */
  #endOfChain(): Type | null {
    const seen = new Set<Type>([this]);
    let type: Type | null = this.definition;
    while (type instanceof Named) {
      if (seen.has(type)) return unknownType;
      seen.add(type);
      if (type.#underlying !== null) return type.#underlying;
      if (type.#instance !== null) return type.isComplete ? type.underlying : null;
      type = type.definition;
    }
    return type;
  }

  #expanded({ origin, expand }: InstanceOf): Type | null {
    if (!(origin instanceof Named) || !origin.isComplete) return null;
    return expand(origin.underlying);
  }

  /** Takes its structure away, since it is at fault. */
  invalidate(by: Type): void {
    this.definition = by;
    this.#underlying = by;
  }

  get methods(): readonly FunctionObject[] {
    const instance = this.#instance;
    if (instance === null) return this.#methods;
    return instance.origin.methods.map((method) => this.#expandMethod(instance, method));
  }

  #expandMethod(instance: InstanceOf, method: FunctionObject): FunctionObject {
    const known = this.#expandedMethods.get(method);
    if (known !== undefined) return known;
    const expanded = instance.expandMethod(method, this);
    this.#expandedMethods.set(method, expanded);
    return expanded;
  }

  method(name: string, isSame: (method: FunctionObject) => boolean): FunctionObject | null {
    const methods = this.#instance === null ? this.#methods : this.#instance.origin.methods;
    const found = methods.find((method) => method.name === name && isSame(method));
    if (found === undefined) return null;
    return this.#instance === null ? found : this.#expandMethod(this.#instance, found);
  }

  addMethod(method: FunctionObject): void {
    this.#methods.push(method);
  }
}

/** The structure of a type: of a named one what it was defined as, of a type parameter its constraint. */
export function underlyingOf(type: Type): Type {
  if (type.kind === 'named') return type.underlying;
  if (type.kind !== 'type-parameter') return type;
  const constraint = type.constraint;
  return constraint.kind === 'named' ? constraint.underlying : constraint;
}
