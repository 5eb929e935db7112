import type { NativeOperation } from '../../src/go/std/natives.ts';
import type { PlainExpression } from '../../src/go/plain/expression.ts';
import type { PlainFunction, PlainLocal, PlainProgram } from '../../src/go/plain/program.ts';
import type { PlainBlock, PlainStatement } from '../../src/go/plain/statement.ts';
import type { PlainType, Shape } from '../../src/go/plain/types.ts';

const span = { file: 0, start: 0, end: 0 };

/** Types of the programs of unit tests, by name. */
const shapes = {
  bool: { kind: 'boolean' },
  int: { kind: 'integer', bits: 64, signed: true },
  string: { kind: 'string' },
  'chan int': { kind: 'channel', direction: 'both', element: 1 },
  any: { kind: 'interface', methods: [] },
  '[]int': { kind: 'slice', element: 1 },
  mutexState: { kind: 'native', family: 'mutex' },
  mutex: { kind: 'struct', fields: [{ name: 'state', type: 6, embedded: false }] },
  '*mutex': { kind: 'pointer', element: 7 },
  waitGroupState: { kind: 'native', family: 'waitgroup' },
  waitGroup: { kind: 'struct', fields: [{ name: 'state', type: 9, embedded: false }] },
  '*waitGroup': { kind: 'pointer', element: 10 },
  rwState: { kind: 'native', family: 'rwmutex' },
  rwMutex: { kind: 'struct', fields: [{ name: 'state', type: 12, embedded: false }] },
  '*rwMutex': { kind: 'pointer', element: 13 },
  '*int': { kind: 'pointer', element: 1 },
  'func()': { kind: 'function', parameters: [], results: [], variadic: false },
} as const satisfies Record<string, Shape>;

export type TypeName = keyof typeof shapes;
const names = Object.keys(shapes) as TypeName[];
export const typeOf = (name: TypeName): number => names.indexOf(name);

const types: readonly PlainType[] = names.map((text, id) => ({
  id,
  text,
  named: null,
  shape: shapes[text],
  methods: new Map(),
  lacks: new Set(),
}));

export const int = (value: number): PlainExpression => ({
  kind: 'constant',
  value: { kind: 'integer', value: BigInt(value) },
  type: typeOf('int'),
});

/** Builds one function; locals are made by `local`, in any order. */
export class FunctionBuilder {
  readonly locals: PlainLocal[] = [];
  readonly parameters: number[] = [];
  #labels = 0;

  local(name: string, type: TypeName): number {
    this.locals.push({ name, type: typeOf(type), boxed: false, span });
    return this.locals.length - 1;
  }

  parameter(name: string, type: TypeName): number {
    const local = this.local(name, type);
    this.parameters.push(local);
    return local;
  }

  repeat(times: number, body: (index: number) => PlainBlock): PlainBlock {
    const index = this.local('i', 'int');
    const label = this.#labels++;
    const done: PlainExpression = {
      kind: 'comparison',
      operator: '>=',
      left: use(index),
      right: int(times),
      operandType: typeOf('int'),
    };
    const next: PlainExpression = {
      kind: 'arithmetic',
      operator: '+',
      left: use(index),
      right: int(1),
      type: typeOf('int'),
    };
    return [
      assign(index, int(0)),
      {
        kind: 'loop',
        label,
        span,
        isEnteredInside: false,
        body: [
          {
            kind: 'if',
            span,
            condition: done,
            then: [{ kind: 'break', label, span }],
            otherwise: [],
          },
          ...body(index),
          assign(index, next),
        ],
      },
    ];
  }

  forever(body: PlainBlock): PlainStatement {
    return { kind: 'loop', label: this.#labels++, span, body, isEnteredInside: false };
  }
}

export const use = (local: number): PlainExpression => ({ kind: 'local', local });
export const assign = (target: number, value: PlainExpression): PlainStatement => ({
  kind: 'assign',
  span,
  target,
  value,
});
export const makeChannel = (target: number, capacity: number): PlainStatement => ({
  kind: 'make-channel',
  span,
  target,
  type: typeOf('chan int'),
  capacity: int(capacity),
});
export const send = (channel: number, value: PlainExpression): PlainStatement => ({
  kind: 'send',
  span,
  channel: use(channel),
  value,
});
export const receive = (channel: number, value: number | null = null): PlainStatement => ({
  kind: 'receive',
  span,
  channel: use(channel),
  value,
  ok: null,
});
export const close = (channel: number): PlainStatement => ({
  kind: 'close',
  span,
  channel: use(channel),
});
export const allocate = (target: number, type: TypeName): PlainStatement => ({
  kind: 'new',
  span,
  target,
  type: typeOf(type),
  value: { kind: 'zero', type: typeOf(type) },
});
export const native = (
  operation: NativeOperation,
  ...operands: PlainExpression[]
): PlainStatement => ({
  kind: 'native',
  span,
  operation,
  operands,
  operandTypes: [],
  resultTypes: [],
  results: [],
});
export const go = (target: number, ...given: PlainExpression[]): PlainStatement => ({
  kind: 'go',
  span,
  callee: { kind: 'static', function: target },
  arguments: given,
});
export const load = (target: number, pointer: number): PlainStatement => ({
  kind: 'load',
  span,
  target,
  place: { kind: 'pointee', pointer: use(pointer) },
});
export const store = (pointer: number, value: PlainExpression): PlainStatement => ({
  kind: 'store',
  span,
  place: { kind: 'pointee', pointer: use(pointer) },
  value,
});
export const plus = (left: PlainExpression, right: PlainExpression): PlainExpression => ({
  kind: 'arithmetic',
  operator: '+',
  left,
  right,
  type: typeOf('int'),
});

/** A program of the functions, of which the first is main. */
export function program(
  ...makers: readonly ((builder: FunctionBuilder) => PlainBlock)[]
): PlainProgram {
  const functions = makers.map((make, id) =>
    toFunction(id, id === 0 ? 'main' : `f${String(id)}`, make),
  );
  const initialize = toFunction(functions.length, 'init', () => []);
  return {
    files: [{ name: 'main.go', text: '', library: false }],
    types,
    places: new Map(),
    globals: [],
    functions: [...functions, initialize],
    initialize: initialize.id,
    entries: [{ kind: 'main', name: 'main', function: 0 }],
    known: {
      boolean: typeOf('bool'),
      int: typeOf('int'),
      string: typeOf('string'),
      byte: typeOf('int'),
      unknown: typeOf('any'),
      runtimeErrors: null,
    },
    starts: { test: null, context: null },
  };
}

function toFunction(
  id: number,
  name: string,
  make: (builder: FunctionBuilder) => PlainBlock,
): PlainFunction {
  const builder = new FunctionBuilder();
  const body = make(builder);
  return {
    id,
    name,
    package: 'main',
    qualified: null,
    origin: 'text',
    locals: builder.locals,
    parameters: builder.parameters,
    results: [],
    captures: [],
    body,
    span,
    nameSpan: span,
  };
}
