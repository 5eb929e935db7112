import { expect, test } from 'vitest';
import { tableName } from './function-table.ts';
import { fastInvocations } from './invocations.ts';
import * as b from './wasm-bytes.ts';

const [i32, f64] = [0x7f, 0x7c];
const section = (id: number, body: readonly number[]) => [id, ...b.sizedBytes(body)];
const exported = (name: string, index: number) => [...b.nameBytes(name), 0, index];

/**
 * Stands for Z3's wasm: a stack that is a number, a function that raises it and doubles what it gets, and
 * one that raises it and throws. `invoke_ddi` is called by `go`, as the compiler of Z3 has it.
 */
const original = Uint8Array.from([
  ...b.header,
  ...section(
    b.sectionIds.type,
    b.listBytes([
      [0x60, 0, 0],
      [0x60, 0, 1, i32],
      [0x60, 1, i32, 0],
      [0x60, 2, i32, i32, 0],
      [0x60, 2, f64, i32, 1, f64],
      [0x60, 3, i32, f64, i32, 1, f64],
    ]),
  ),
  ...section(
    b.sectionIds.import,
    b.listBytes([
      [...b.nameBytes('env'), ...b.nameBytes('__cxa_throw'), 0, 0],
      [...b.nameBytes('env'), ...b.nameBytes('invoke_ddi'), 0, 5],
      [...b.nameBytes('env'), ...b.nameBytes(tableName), 1, 0x70, 0, 2],
    ]),
  ),
  ...section(b.sectionIds.function, b.listBytes([[1], [2], [3], [4], [4], [5], [1]])),
  // The stack, and whether something was thrown.
  ...section(
    6,
    b.listBytes([
      [i32, 1, 0x41, 7, 0x0b],
      [i32, 1, 0x41, 0, 0x0b],
    ]),
  ),
  ...section(
    b.sectionIds.export,
    b.listBytes([
      exported('emscripten_stack_get_current', 2),
      exported('_emscripten_stack_restore', 3),
      exported('setThrew', 4),
      exported('go', 7),
      exported('threw', 8),
    ]),
  ),
  ...section(9, [1, 0, 0x41, 0, 0x0b, 2, 5, 6]),
  ...section(
    b.sectionIds.code,
    b.listBytes(
      [
        [0, 0x23, 0, 0x0b],
        [0, 0x20, 0, 0x24, 0, 0x0b],
        [0, 0x20, 0, 0x24, 1, 0x0b],
        [0, 0x41, 9, 0x24, 0, 0x20, 0, 0x20, 0, 0xa0, 0x0b],
        [0, 0x41, 9, 0x24, 0, 0x10, 0, 0x20, 0, 0x0b],
        [0, 0x20, 0, 0x20, 1, 0x20, 2, 0x10, 1, 0x0b],
        [0, 0x23, 1, 0x0b],
      ].map(b.sizedBytes),
    ),
  ),
]);

interface Original {
  readonly go: (index: number, value: number, other: number) => number;
  readonly threw: () => number;
  readonly emscripten_stack_get_current: () => number;
}

function start(throws: () => never, through: () => number, isValid?: () => boolean): Original {
  const { imports, connect } = fastInvocations(
    {
      env: {
        __cxa_throw: throws,
        __cxa_rethrow: throws,
        __resumeException: throws,
        invoke_ddi: through,
      },
    },
    isValid,
  );
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(original), imports);
  connect(exports);
  return exports as unknown as Original;
}

const glue = (): never => {
  throw new Error('through the glue');
};
const [doubles, fails] = [0, 1];

test('a call goes to its function, with its values, and its result comes back', () => {
  const { go, threw, emscripten_stack_get_current: stack } = start(glue, glue);
  expect(go(doubles, 2.25, 1)).toBe(4.5);
  expect([threw(), stack()]).toEqual([0, 9]);
});

test('what C++ throws is caught: the stack is restored, and it is said', () => {
  const thrown = () => {
    throw new Error('an exception of C++');
  };
  const { go, threw, emscripten_stack_get_current: stack } = start(thrown, glue);
  for (let times = 0; times < 3; times++) {
    go(fails, 1, 1);
    expect([threw(), stack()]).toEqual([1, 7]);
  }
});

test('what ends the runtime goes through', () => {
  const { go, threw } = start(glue, glue);
  // A place of the table where no function is.
  expect(() => go(17, 1, 1)).toThrow(WebAssembly.RuntimeError);
  expect(threw()).toBe(0);
});

test('an engine without exceptions of wasm calls the glue', () => {
  const { go } = start(
    glue,
    () => 3.5,
    () => false,
  );
  expect(go(doubles, 1, 1)).toBe(3.5);
});
