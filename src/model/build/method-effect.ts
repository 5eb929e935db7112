import type { PlainExpression } from '../../go/plain/expression.ts';
import type { FunctionId } from '../../go/plain/ids.ts';
import type { PlainFunction, PlainProgram } from '../../go/plain/program.ts';
import type { CallParts, PlainStatement } from '../../go/plain/statement.ts';
import { visitStatements } from '../../go/plain/walk.ts';
import { isOwnPlace, writesOutside } from '../../go/plain/writes.ts';
import type { Builder } from './context.ts';
import { communicates, mayCommunicate } from './effects.ts';

/** What a method that the library calls may do, where printing within it counts for nothing. */
interface Effect {
  readonly communicates: boolean;
  /** It calls a function value, or a method of an interface. */
  readonly callsUnknown: boolean;
  /** It may write to memory that others see. */
  readonly writes: boolean;
}

const nothing: Effect = { communicates: false, callsUnknown: false, writes: false };

export function methodEffect(builder: Builder, id: FunctionId): Effect {
  const method = builder.program.functions[id]!;
  if (method.origin === 'library' && method.name.endsWith('.Write'))
    return {
      ...nothing,
      communicates: passesOnLoudly(builder.program, id, new Set()),
      writes: true,
    };
  return new Search(builder).effectOf(id, true);
}

/** Of a writer of the library: whom it writes on to is looked at by itself. */
function passesOnLoudly(program: PlainProgram, id: FunctionId, seen: Set<FunctionId>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  let isLoud = false;
  visitStatements(program.functions[id]!.body, (statement) => {
    if (statement.kind === 'native') isLoud ||= statement.operation !== 'output.write';
    else if (statement.kind === 'call' && statement.callee.kind === 'static')
      isLoud ||= passesOnLoudly(program, statement.callee.function, seen);
    else isLoud ||= isCommunication(statement);
  });
  return isLoud;
}

function isCommunication({ kind }: PlainStatement): boolean {
  return (
    kind === 'send' || kind === 'receive' || kind === 'select' || kind === 'close' || kind === 'go'
  );
}

class Search {
  readonly #builder: Builder;
  readonly #seen = new Set<FunctionId>();

  constructor(builder: Builder) {
    this.#builder = builder;
  }

  effectOf(id: FunctionId, isMethod: boolean): Effect {
    if (this.#seen.has(id)) return nothing;
    this.#seen.add(id);
    const fn = this.#builder.program.functions[id]!;
    if (fn.origin === 'library' && !isMethod) return this.#ofLibrary(fn);
    const effects: Effect[] = [];
    visitStatements(fn.body, (statement) => {
      effects.push(this.#ofStatement(fn, statement));
    });
    return {
      communicates: effects.some(({ communicates }) => communicates),
      callsUnknown: effects.some(({ callsUnknown }) => callsUnknown),
      writes: effects.some(({ writes }) => writes),
    };
  }

  #ofLibrary({ id, qualified }: PlainFunction): Effect {
    if (prints(qualified)) return nothing;
    return { ...nothing, communicates: mayCommunicate(this.#builder, id) };
  }

  #ofStatement(fn: PlainFunction, statement: PlainStatement): Effect {
    if (statement.kind === 'call' || statement.kind === 'defer') return this.#ofCall(fn, statement);
    if (communicates(statement)) return { ...nothing, communicates: true };
    return { ...nothing, writes: writesOutside(fn, statement) };
  }

  #ofCall(fn: PlainFunction, { callee, arguments: given }: CallParts): Effect {
    switch (callee.kind) {
      case 'static': {
        const effect = this.effectOf(callee.function, false);
        const { origin, qualified } = this.#builder.program.functions[callee.function]!;
        if (origin !== 'library' || onlyReads(qualified)) return effect;
        return { ...effect, writes: given.some((argument) => !isOwnAddress(fn, argument)) };
      }
      case 'unknown':
        return { ...nothing, writes: true };
      case 'dynamic':
      case 'method':
        return { ...nothing, callsUnknown: true, writes: true };
    }
  }
}

const prints = (qualified: string | null): boolean =>
  /^(fmt|strconv|errors)\./.test(qualified ?? '');

/** They write to nothing that they are handed. */
const onlyReads = (qualified: string | null): boolean =>
  /^(fmt\.\w*[Pp]rint\w*|fmt\.Errorf|strconv\.\w+|errors\.\w+|strings\.\w+|math\.\w+|time\.\w+)$/.test(
    qualified ?? '',
  ) || /^(time\.\(?\w+\)?\.)/.test(qualified ?? '');

/** What is no pointer is a copy. */
function isOwnAddress(fn: PlainFunction, argument: PlainExpression): boolean {
  return (
    argument.kind === 'constant' || (argument.kind === 'address' && isOwnPlace(fn, argument.place))
  );
}
