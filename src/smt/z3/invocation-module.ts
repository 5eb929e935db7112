import { ownPlaces, tableName } from './function-table.ts';
import { nothing, signatureOf, typeOf, type Signature } from './invocation-signature.ts';
import * as b from './wasm-bytes.ts';

function functionType({ result, parameters }: Signature): readonly number[] {
  const results = result === 'v' ? [] : [[typeOf(result)]];
  return [0x60, ...b.listBytes(parameters.map((one) => [typeOf(one)])), ...b.listBytes(results)];
}

/** The types of what lies at our own places of the table, and of `caught`. */
const [readsType, restoresType, setsThrewType] = [0, 1, 2];
const ownTypes: readonly Signature[] = [
  { result: 'i', parameters: [] },
  { result: 'v', parameters: ['i'] },
  { result: 'v', parameters: ['i', 'i'] },
];

/** A function for each of these names of the glue. */
export function invocationModule(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const signatures = names.map(signatureOf);
  const first = ownTypes.length;
  const types = [
    ...ownTypes,
    ...signatures.flatMap((one) => [
      one,
      { ...one, parameters: ['i', ...one.parameters] } satisfies Signature,
    ]),
  ];
  const called = (index: number) => first + 2 * index;
  const section = (id: number, body: readonly number[]) => [id, ...b.sizedBytes(body)];
  const imports = [
    [...b.nameBytes('env'), ...b.nameBytes(tableName), 1, 0x70, 0, ...b.numberBytes(0)],
    [...b.nameBytes('env'), ...b.nameBytes('caught'), 0, readsType],
  ];
  const functions = signatures.map((_, index) => b.numberBytes(called(index) + 1));
  const exported = names.map((name, index) => [
    ...b.nameBytes(name),
    0,
    ...b.numberBytes(1 + index),
  ]);
  const code = signatures.map((one, index) => b.sizedBytes(invocation(one, called(index))));
  return Uint8Array.from([
    ...b.header,
    ...section(b.sectionIds.type, b.listBytes(types.map(functionType))),
    ...section(b.sectionIds.import, b.listBytes(imports)),
    ...section(b.sectionIds.function, b.listBytes(functions)),
    ...section(b.sectionIds.export, b.listBytes(exported)),
    ...section(b.sectionIds.code, b.listBytes(code)),
  ]);
}

const op = {
  if: 0x04,
  try: 0x06,
  rethrow: 0x09,
  end: 0x0b,
  call: 0x10,
  callIndirect: 0x11,
  catchAll: 0x19,
  localGet: 0x20,
  localSet: 0x21,
  i32Const: 0x41,
  i32Eqz: 0x45,
} as const;

/** The first parameter says which function; those behind it are the function's own. */
function invocation({ result, parameters }: Signature, called: number): readonly number[] {
  const stack = parameters.length + 1;
  const get = (local: number) => [op.localGet, ...b.numberBytes(local)];
  const number = (value: number) => [op.i32Const, ...b.constantBytes(value)];
  const indirectly = (type: number) => [op.callIndirect, ...b.numberBytes(type), 0];
  const { saveStack, restoreStack, setThrew } = ownPlaces;
  return [
    ...[1, 1, typeOf('i')], // one local: where the stack stood
    ...[...number(saveStack), ...indirectly(readsType), op.localSet, ...b.numberBytes(stack)],
    ...[op.try, typeOf(result)],
    ...parameters.flatMap((_, index) => get(index + 1)),
    ...[...get(0), ...indirectly(called)],
    op.catchAll,
    ...[op.call, 0, op.i32Eqz, op.if, typeOf('v'), op.rethrow, 1, op.end],
    ...[...get(stack), ...number(restoreStack), ...indirectly(restoresType)],
    ...[...number(1), ...number(0), ...number(setThrew), ...indirectly(setsThrewType)],
    ...[...nothing(result), op.end, op.end],
  ];
}
