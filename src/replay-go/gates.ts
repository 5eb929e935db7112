import type { PlainProgram } from '../go/plain/program.ts';
import type { PlainSpan } from '../go/plain/span.ts';
import type { PlainStatement } from '../go/plain/statement.ts';
import { isDataStatement } from '../go/plain/statement-groups.ts';
import { visitStatements } from '../go/plain/walk.ts';

/** Where a goroutine is held until it is its turn: numbered from 1, by what stands there in the text. */
export class Gates {
  readonly #numbers = new Map<string, number>();
  readonly #deferred = new Set<number>();

  add(span: PlainSpan): void {
    const key = keyOf(span);
    if (!this.#numbers.has(key)) this.#numbers.set(key, this.#numbers.size + 1);
  }

  /** 0 where there is none. */
  at(file: number, { start, end }: { start: number; end: number }): number {
    return this.#numbers.get(keyOf({ file, start, end })) ?? 0;
  }

  deferred(gate: number): void {
    this.#deferred.add(gate);
  }

  get deferredGates(): readonly number[] {
    return [...this.#deferred].sort((one, other) => one - other);
  }
}

function keyOf({ file, start, end }: PlainSpan): string {
  return `${file}:${start}:${end}`;
}

/** The families of natives whose operations others can notice. */
const noticed = /^(mutex|rwmutex|waitgroup|cond|atomic|timer|goroutine)\./;

/** All that a goroutine of the text can do and others can notice, whether a run does it or not. */
export function addOperations(gates: Gates, plain: PlainProgram): void {
  for (const { body, span } of plain.functions)
    if (plain.files[span.file]?.library === false)
      visitStatements(body, (statement) => {
        if (isNoticed(statement) || putsOffLibrary(plain, statement)) gates.add(statement.span);
      });
}

/** As `defer wg.Done()`: the library does it in Go, where the text has no place for a gate. */
function putsOffLibrary(plain: PlainProgram, statement: PlainStatement): boolean {
  if (statement.kind !== 'defer' || statement.callee.kind !== 'static') return false;
  const { body, span } = plain.functions[statement.callee.function]!;
  if (plain.files[span.file]?.library !== true) return false;
  let found = false;
  visitStatements(body, (one) => {
    found ||= isNoticed(one);
  });
  return found;
}

function isNoticed(statement: PlainStatement): boolean {
  if (isDataStatement(statement)) return false;
  switch (statement.kind) {
    case 'send':
    case 'receive':
    case 'close':
    case 'channel-length':
    case 'select':
    case 'go':
      return true;
    case 'native':
      return noticed.test(statement.operation);
    case 'range-map':
    case 'call':
    case 'defer':
    case 'return':
    case 'panic':
    case 'recover':
    case 'make-channel':
    case 'if':
    case 'loop':
    case 'block':
    case 'break':
    case 'continue':
      return false;
  }
}
