import { unreachable } from '../../../base/unreachable.ts';
import type {
  FunctionObject,
  InterfaceType,
  NamedType,
  SignatureType,
  StructType,
  Type,
  TypeNameObject,
} from '../../types/type.ts';
import type { TypeId } from '../ids.ts';
import type { MethodKey, NativeFamily, PlainField, PlainType, Shape } from '../types.ts';
import { bind, emptyEnvironment, type TypeEnvironment } from './type-environment.ts';
import { basicShapes, channelText, signatureText } from './type-text.ts';

/** A type before its methods are known. */
interface TypeEntry {
  readonly id: TypeId;
  readonly text: string;
  readonly named: PlainType['named'];
  readonly shape: Shape;
  /** The declaration and its arguments, of a defined type. */
  readonly declared: DeclaredType | null;
  /** Of an interface. */
  readonly interfaceMethods: readonly InterfaceMethod[];
}

interface DeclaredType {
  readonly origin: NamedType;
  readonly arguments: readonly TypeId[];
}

interface InterfaceMethod {
  readonly key: MethodKey;
  /** Without what tells signatures apart. */
  readonly base: MethodKey;
  /** As the text of a type has it: of a name that is not exported with its package. */
  readonly text: string;
  /** Of the method without a receiver. */
  readonly signature: TypeId;
}

interface TypeTableOptions {
  readonly isLibrary: (object: TypeNameObject) => boolean;
  readonly familyOf: (qualified: string) => NativeFamily | null;
  /** Called once when there are more types, or deeper ones, than any program needs. */
  readonly onLimit: () => void;
}

/** Types that instantiate each other without end are cut off here. */
const mostTypes = 20_000;
const deepestType = 150;

/** Gives identical types one id. */
export class TypeTable {
  readonly #entries: TypeEntry[] = [];
  readonly #byKey = new Map<string, TypeId>();
  readonly #closed = new Map<Type, TypeId>();
  readonly #objects = new Map<object, number>();
  readonly #signatures = new Map<MethodKey, TypeId[]>();
  readonly #options: TypeTableOptions;
  #depth = 0;

  constructor(options: TypeTableOptions) {
    this.#options = options;
  }

  get entries(): readonly TypeEntry[] {
    return this.#entries;
  }

  entry(id: TypeId): TypeEntry {
    return this.#entries[id]!;
  }

  shape(id: TypeId): Shape {
    return this.#entries[id]!.shape;
  }

  get unknown(): TypeId {
    return this.#simple('unknown', 'unknown', { kind: 'unknown' });
  }

  get nil(): TypeId {
    return this.#basic('untyped nil');
  }

  basic(name: 'bool' | 'int' | 'int32' | 'uint8' | 'string' | 'float64' | 'uint'): TypeId {
    return this.#basic(name);
  }

  /** What the deferred calls of a function are kept in. */
  get frame(): TypeId {
    return this.#simple('frame', 'frame', { kind: 'native', family: 'frame' });
  }

  /** interface {} */
  get empty(): TypeId {
    return this.#simple('i{}', 'interface {}', { kind: 'interface', methods: [] });
  }

  pointer(element: TypeId): TypeId {
    return this.#simple(`*${element}`, `*${this.entry(element).text}`, {
      kind: 'pointer',
      element,
    });
  }

  slice(element: TypeId): TypeId {
    return this.#simple(`[]${element}`, `[]${this.entry(element).text}`, {
      kind: 'slice',
      element,
    });
  }

  array(length: number, element: TypeId): TypeId {
    const text = `[${length}]${this.entry(element).text}`;
    return this.#simple(`[${length}]${element}`, text, { kind: 'array', length, element });
  }

  function(parameters: readonly TypeId[], results: readonly TypeId[], variadic: boolean): TypeId {
    const texts = (ids: readonly TypeId[]): readonly string[] =>
      ids.map((id) => this.entry(id).text);
    const key = `f${variadic ? '.' : ''}${parameters.join(',')}:${results.join(',')}`;
    const shape: Shape = { kind: 'function', parameters, results, variadic };
    return this.#simple(key, signatureText(texts(parameters), texts(results), variadic), shape);
  }

  intern(type: Type, environment: TypeEnvironment): TypeId {
    const isClosed = environment.arguments.size === 0;
    const known = isClosed ? this.#closed.get(type) : undefined;
    if (known !== undefined) return known;
    if (this.#depth > deepestType || this.#entries.length > mostTypes) {
      this.#options.onLimit();
      return this.unknown;
    }
    this.#depth++;
    try {
      const id = this.#intern(type, environment);
      if (isClosed) this.#closed.set(type, id);
      return id;
    } finally {
      this.#depth--;
    }
  }

  #intern(type: Type, environment: TypeEnvironment): TypeId {
    const inner = (part: Type): TypeId => this.intern(part, environment);
    switch (type.kind) {
      case 'basic':
        return this.#basic(type.basic);
      case 'named':
        return this.#named(type, environment);
      case 'type-parameter':
        return environment.arguments.get(type) ?? this.unknown;
      case 'pointer':
        return this.pointer(inner(type.element));
      case 'slice':
        return this.slice(inner(type.element));
      case 'array':
        return type.length === null
          ? this.unknown
          : this.array(Number(type.length), inner(type.element));
      case 'map': {
        const [key, value] = [inner(type.key), inner(type.value)];
        const text = `map[${this.entry(key).text}]${this.entry(value).text}`;
        return this.#simple(`m${key},${value}`, text, { kind: 'map', key, value });
      }
      case 'channel': {
        const element = inner(type.element);
        const { direction } = type;
        const text = channelText(direction, this.entry(element).text);
        return this.#simple(`c${direction}${element}`, text, {
          kind: 'channel',
          direction,
          element,
        });
      }
      case 'signature':
        return this.#signature(type, environment);
      case 'struct':
        return this.#struct(type, environment);
      case 'interface':
        return this.#interface(type, environment);
      case 'union':
      case 'tuple':
      case 'unknown':
        return this.unknown;
      default:
        return unreachable(type);
    }
  }

  #signature(type: SignatureType, environment: TypeEnvironment): TypeId {
    const inner = ({ type: part }: { readonly type: Type }): TypeId =>
      this.intern(part, environment);
    return this.function(type.parameters.map(inner), type.results.map(inner), type.variadic);
  }

  #struct(type: StructType, environment: TypeEnvironment): TypeId {
    const fields = type.fields.map((field): PlainField => ({
      name: field.name,
      type: this.intern(field.type, environment),
      embedded: field.isEmbedded,
    }));
    const key = fields.map(({ name, type: id, embedded }, index) => {
      const hidden = isExported(name) ? '' : (type.fields[index]!.package?.path ?? '');
      return `${hidden}.${name}${embedded ? '!' : ':'}${id}${JSON.stringify(type.tags[index] ?? '')}`;
    });
    const text = fields.map(({ name, type: id, embedded }, index) => {
      const tag = type.tags[index] ?? '';
      const written = tag === '' ? '' : ` ${JSON.stringify(tag)}`;
      return `${embedded ? '' : `${name} `}${this.entry(id).text}${written}`;
    });
    const body = text.length === 0 ? '{}' : `{ ${text.join('; ')} }`;
    return this.#simple(`s${key.join(';')}`, `struct ${body}`, { kind: 'struct', fields });
  }

  #interface(type: InterfaceType, environment: TypeEnvironment): TypeId {
    return this.#interfaceOf(this.#methodsOf(type, environment, new Set()));
  }

  #interfaceOf(methods: readonly InterfaceMethod[]): TypeId {
    if (methods.length === 0) return this.empty;
    const key = methods.map((method) => `${method.key}:${method.signature}`).join(';');
    const text = methods.map(
      (method) => `${method.text}${this.entry(method.signature).text.slice('func'.length)}`,
    );
    const shape: Shape = { kind: 'interface', methods: methods.map((method) => method.key) };
    return this.#simple(`i{${key}}`, `interface { ${text.join('; ')} }`, shape, methods);
  }

  /** What is written and what is embedded, each method once, sorted. */
  #methodsOf(
    type: InterfaceType,
    environment: TypeEnvironment,
    seen: Set<InterfaceType>,
  ): readonly InterfaceMethod[] {
    if (seen.has(type)) return [];
    seen.add(type);
    const found = new Map<MethodKey, InterfaceMethod>();
    for (const method of type.methods) {
      const base = keyOfMethod(method);
      const signature = this.intern(method.type, environment);
      const key = this.methodKey(base, signature);
      found.set(key, { key, base, text: textOfMethod(method), signature });
    }
    for (const embedded of type.embedded)
      for (const method of this.#embeddedMethods(embedded, environment, seen))
        found.set(method.key, method);
    return [...found.values()].toSorted((left, right) => (left.key < right.key ? -1 : 1));
  }

  #embeddedMethods(
    type: Type,
    environment: TypeEnvironment,
    seen: Set<InterfaceType>,
  ): readonly InterfaceMethod[] {
    if (type.kind === 'interface') return this.#methodsOf(type, environment, seen);
    if (type.kind !== 'named') return [];
    const { underlying } = type.origin;
    if (underlying.kind !== 'interface') return [];
    return this.#methodsOf(underlying, this.#inside(type, environment), seen);
  }

  /** The environment of a named type's declaration. */
  #inside(type: NamedType, environment: TypeEnvironment): TypeEnvironment {
    const given = type.typeArguments.map((argument) => this.intern(argument, environment));
    const outer = isLocal(type.object) ? environment : emptyEnvironment;
    return bind(outer, type.origin.typeParameters, given);
  }

  #named(type: NamedType, environment: TypeEnvironment): TypeId {
    const inside = this.#inside(type, environment);
    const key = `n${this.#number(type.origin.object)}${inside.key}`;
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const given = type.typeArguments.map((argument) => this.intern(argument, environment));
    const id = this.#reserve(key);
    const { name, package: home } = type.object;
    const path = home?.path ?? '';
    const suffix = given.length === 0 ? '' : `[${given.map((a) => this.#fullText(a)).join(',')}]`;
    const named = {
      package: path,
      name: `${name}${suffix}`,
      library: this.#options.isLibrary(type.object),
    };
    const text = home === null ? name : `${home.name}.${name}${suffix}`;
    const family = this.#options.familyOf(`${path}.${name}`);
    // The type may contain itself: it can be named before its shape is known.
    const declared: DeclaredType = { origin: type.origin, arguments: given };
    const draft = { id, text, named, declared };
    this.#entries[id] = { ...draft, shape: { kind: 'unknown' }, interfaceMethods: [] };
    if (family !== null) {
      this.#entries[id] = { ...draft, shape: { kind: 'native', family }, interfaceMethods: [] };
      return id;
    }
    const underlying = this.entry(this.intern(type.origin.underlying, inside));
    const { shape, interfaceMethods } = underlying;
    this.#entries[id] = { ...draft, shape, interfaceMethods };
    return id;
  }

  /** Arguments of generic types are written with the whole path of their package. */
  #fullText(id: TypeId): string {
    const { named, text } = this.entry(id);
    return named === null || named.package === '' ? text : `${named.package}.${named.name}`;
  }

  #basic(basic: keyof typeof basicShapes): TypeId {
    const { text, shape } = basicShapes[basic];
    return this.#simple(`b${text}`, text, shape);
  }

  #simple(
    key: string,
    text: string,
    shape: Shape,
    interfaceMethods: readonly InterfaceMethod[] = [],
  ): TypeId {
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const id = this.#reserve(key);
    this.#entries[id] = { id, text, named: null, shape, declared: null, interfaceMethods };
    return id;
  }

  #reserve(key: string): TypeId {
    const id: TypeId = this.#entries.length;
    this.#byKey.set(key, id);
    // Filled by the caller, which may need the ids of other types first.
    this.#entries.push({
      id,
      text: '?',
      named: null,
      shape: { kind: 'unknown' },
      declared: null,
      interfaceMethods: [],
    });
    return id;
  }

  /** Methods of one name and different signatures are different: the first signature has the bare name. */
  methodKey(base: MethodKey, signature: TypeId): MethodKey {
    const signatures = this.#signatures.get(base) ?? [];
    this.#signatures.set(base, signatures);
    if (!signatures.includes(signature)) signatures.push(signature);
    const index = signatures.indexOf(signature);
    return index === 0 ? base : `${base}'${index + 1}`;
  }

  #number(object: object): number {
    const known = this.#objects.get(object) ?? this.#objects.size;
    this.#objects.set(object, known);
    return known;
  }
}

const isExported = (name: string): boolean => /^\p{Lu}/u.test(name);

export function keyOfMethod({
  name,
  package: home,
}: Pick<FunctionObject, 'name' | 'package'>): MethodKey {
  return isExported(name) || home === null ? name : `${home.path}.${name}`;
}

function textOfMethod({ name, package: home }: Pick<FunctionObject, 'name' | 'package'>): string {
  return isExported(name) || home === null ? name : `${home.name}.${name}`;
}

/** The key by which a method is found in the text. */
export const baseOfKey = (key: MethodKey): MethodKey => key.replace(/'\d+$/, '');

function isLocal(object: TypeNameObject): boolean {
  return object.package !== null && object.package.scope.names.get(object.name)?.object !== object;
}
