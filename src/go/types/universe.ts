import { basics, unknownType } from './basic.ts';
import { Named } from './named.ts';
import type { Mutable } from './mutable.ts';
import { emptySignature, LazyFunction, newVariable, nowhere } from './objects.ts';
import type {
  BuiltinName,
  GoObject,
  GoPackage,
  InterfaceType,
  NamedType,
  Scope,
  ScopeEntry,
  Type,
  TypeNameObject,
} from './type.ts';

function typeName(name: string, type: Type, isAlias: boolean): TypeNameObject {
  return { kind: 'type-name', name, type, isAlias, aliasParameters: [], syntax: null, ...nowhere };
}

function named(name: string, underlying: (self: Named) => InterfaceType): NamedType {
  const object: Mutable<TypeNameObject> = { ...typeName(name, unknownType, false) };
  const type = new Named(object);
  object.type = type;
  type.definition = underlying(type);
  return type;
}

export const emptyInterface: InterfaceType = {
  kind: 'interface',
  methods: [],
  embedded: [],
  isImplicit: false,
};

const errorType: NamedType = named('error', (self) => {
  const result = newVariable('result', '', basics.string, nowhere);
  const receiver = newVariable('receiver', '', self, nowhere);
  const signature = { ...emptySignature, receiver, results: [result] };
  const parts = { name: 'Error', syntax: null, receiverBase: self, hasPointerReceiver: false };
  const method = new LazyFunction({ ...parts, origin: null, ...nowhere }, () => signature);
  return { ...emptyInterface, methods: [method] };
});

/** Its type set is told apart by its identity. */
export const comparableType: NamedType = named('comparable', () => ({ ...emptyInterface }));

/** `any` prints as itself, whatever it is equal to. */
export const anyType: InterfaceType = { ...emptyInterface };

const builtins: readonly BuiltinName[] = [
  ...(['append', 'cap', 'clear', 'close', 'complex', 'copy', 'delete', 'imag', 'len'] as const),
  ...(['make', 'max', 'min', 'new', 'panic', 'print', 'println', 'real', 'recover'] as const),
];

const unsafeBuiltins: readonly BuiltinName[] = [
  ...(['unsafe.Add', 'unsafe.Alignof', 'unsafe.Offsetof', 'unsafe.Sizeof'] as const),
  ...(['unsafe.Slice', 'unsafe.SliceData', 'unsafe.String', 'unsafe.StringData'] as const),
];

function builtin(name: string, own: BuiltinName): GoObject {
  return { kind: 'builtin', name, builtin: own, type: unknownType, ...nowhere };
}

function constant(name: string): GoObject {
  const bool = name === 'true' || name === 'false';
  return {
    ...{ kind: 'constant', name, syntax: null, ...nowhere },
    type: bool ? basics.untypedBool : basics.untypedInt,
    value: bool ? { kind: 'boolean', value: name === 'true' } : { kind: 'integer', value: 0n },
  };
}

const predeclared: readonly GoObject[] = [
  ...Object.values(basics)
    .filter(({ name, basic }) => !basic.startsWith('untyped') && !name.includes('.'))
    .map((type) => typeName(type.name, type, type.name === 'byte' || type.name === 'rune')),
  errorType.object,
  comparableType.object,
  typeName('any', anyType, true),
  ...['true', 'false', 'iota'].map(constant),
  { kind: 'nil', name: 'nil', type: basics.untypedNil, ...nowhere },
  ...builtins.map((name) => builtin(name, name)),
];

function scopeOf(objects: readonly GoObject[], parent: Scope | null): Scope {
  const entry = (object: GoObject): readonly [string, ScopeEntry] => [
    object.name,
    { object, from: 0 },
  ];
  return { parent, names: new Map(objects.map(entry)) };
}

export const universe: Scope = scopeOf(predeclared, null);

export const iotaObject: GoObject = universe.names.get('iota')!.object;

export const unsafePackage: GoPackage = {
  path: 'unsafe',
  name: 'unsafe',
  isKnown: true,
  isComplete: true,
  scope: scopeOf(
    [
      typeName('Pointer', basics.unsafePointer, false),
      ...unsafeBuiltins.map((name) => builtin(name.slice('unsafe.'.length), name)),
    ],
    universe,
  ),
};
