import { unreachable } from '../base/unreachable.ts';
import type { Place, PlainExpression } from '../go/plain/expression.ts';
import type { FunctionId, LabelId, LocalId, TypeId } from '../go/plain/ids.ts';
import type { PlainFunction, PlainProgram } from '../go/plain/program.ts';
import { calleesOf, opaqueKind, reachedFrom, type Reached } from '../go/plain/reached.ts';
import { typeOfExpression, typeOfPlace, typingOf, type Typing } from '../go/plain/type-of.ts';
import type { CallParts, PlainBlock, PlainStatement } from '../go/plain/statement.ts';
import { carries, communicating } from './communicates.ts';
import { isDataStatement } from '../go/plain/statement-groups.ts';

/**
 * The behavioural types of a program: what each function does to channels and locks, without data. A
 * condition is a free choice; a loop, and what comes behind a branch that leaves, is a definition that is
 * called. What does not communicate is left out.
 */
export function printTypes(program: PlainProgram, entries: readonly FunctionId[]): string {
  const reached = reachedFrom(program, entries);
  const isOpaque = (id: FunctionId): boolean => opaqueKind(program.functions[id]!) !== null;
  const shown = communicating(program, isOpaque);
  return [...reached.functions]
    .map((id) => program.functions[id]!)
    .filter((fn) => fn.origin !== 'library' && shown.has(fn.id) && onlyOperation(fn) === null)
    .sort((one, other) => one.id - other.id)
    .map((fn) => new TypePrinter(program, reached, shown, fn).print())
    .join('\n');
}

class TypePrinter {
  readonly #program: PlainProgram;
  readonly #reached: Reached;
  readonly #shown: ReadonlySet<FunctionId>;
  readonly #fn: PlainFunction;
  readonly #aliases = new Map<LocalId, string>();
  readonly #definitions: Definition[] = [];
  readonly #jumps = new Map<LabelId, { readonly again: string | null; readonly behind: string }>();
  readonly #defers: string[][] = [];
  readonly #typing: Typing;
  #count = 0;

  constructor(
    program: PlainProgram,
    reached: Reached,
    shown: ReadonlySet<FunctionId>,
    fn: PlainFunction,
  ) {
    this.#program = program;
    this.#reached = reached;
    this.#shown = shown;
    this.#fn = fn;
    this.#typing = typingOf(program, fn);
  }

  print(): string {
    const { name, parameters, captures, body } = this.#fn;
    const given = [...captures, ...parameters].filter((local) => this.#carries(local));
    const lines = this.#block(body, ['return;']);
    const end = this.#defers.toReversed().flat();
    const whole = closeOver(this.#definitions);
    const first = {
      name,
      parameters: given.map((local) => this.#local(local)),
      lines: withArguments(lines, whole),
    };
    const text = [first, ...whole].map(printDefinition).join('');
    // What is deferred comes before every return.
    return text.replace(/^( *)return;\n/gm, (_, indent: string) =>
      end.map((line) => `${indent}${line}\n`).join(''),
    );
  }

  #carries(local: LocalId): boolean {
    return carries(this.#program, this.#fn.locals[local]!.type);
  }

  #local(local: LocalId): string {
    return this.#aliases.get(local) ?? this.#fn.locals[local]!.name ?? `t${String(local)}`;
  }

  #name(expression: PlainExpression): string {
    switch (expression.kind) {
      case 'local':
        return this.#local(expression.local);
      case 'address':
        return this.#place(expression.place);
      case 'field':
        return `${this.#name(expression.operand)}.${this.#field(typeOfExpression(expression.operand, this.#typing), expression.field)}`;
      case 'convert':
      case 'box':
        return this.#name(expression.operand);
      case 'zero':
        return 'nil';
      case 'constant':
      case 'unary':
      case 'arithmetic':
      case 'comparison':
      case 'and':
      case 'or':
      case 'complex':
      case 'real':
      case 'imaginary':
      case 'struct':
      case 'array':
      case 'element':
      case 'length':
      case 'capacity':
      case 'slice':
      case 'closure':
      case 'unknown':
        return '_';
      default:
        return unreachable(expression);
    }
  }

  #field(struct: TypeId, field: number): string {
    const { shape } = this.#program.types[struct]!;
    return shape.kind === 'struct' ? shape.fields[field]!.name : String(field);
  }

  #place(place: Place): string {
    switch (place.kind) {
      case 'local':
      case 'cell':
        return this.#local(place.local);
      case 'global':
        return this.#program.globals[place.global]!.name;
      case 'pointee':
        return this.#name(place.pointer);
      case 'field':
        return `${this.#place(place.base)}.${this.#field(typeOfPlace(place.base, this.#typing), place.field)}`;
      case 'element':
        return `${this.#place(place.base)}[]`;
      case 'slice-element':
        return `${this.#name(place.slice)}[]`;
      default:
        return unreachable(place);
    }
  }

  /** The lines of a block and of what follows it. */
  #block(block: PlainBlock, rest: readonly string[]): readonly string[] {
    let following = rest;
    const parts: (readonly string[])[] = [];
    for (const [at, statement] of block.entries()) {
      const leaves = jumps(statement);
      if (!leaves) {
        parts.push(this.#simple(statement));
        continue;
      }
      const behind = this.#block(block.slice(at + 1), rest);
      following = this.#leaving(statement, behind);
      break;
    }
    return [...parts.flat(), ...following];
  }

  /** A definition of its own, if it is more than a call. */
  #defined(lines: readonly string[]): readonly string[] {
    if (lines.length <= 1) return lines;
    const name = this.#newName();
    this.#definitions.push({ name, parameters: [], lines });
    return [`call ${name}();`];
  }

  #newName(): string {
    return `${this.#fn.name}#${String(++this.#count)}`;
  }

  /** Statements out of which control may go. */
  #leaving(statement: Leaving, behind: readonly string[]): readonly string[] {
    switch (statement.kind) {
      case 'return':
        return ['return;'];
      case 'panic':
        return ['panic;'];
      case 'break':
        return [this.#jumps.get(statement.label)!.behind];
      case 'continue':
        return [this.#jumps.get(statement.label)!.again ?? 'panic;'];
      case 'if': {
        const rest = this.#defined(behind);
        const then = this.#block(statement.then, rest);
        const otherwise = this.#block(statement.otherwise, rest);
        return same(then, otherwise)
          ? then
          : ['if', ...inner(then), 'else', ...inner(otherwise), 'endif;'];
      }
      case 'select': {
        const rest = this.#defined(behind);
        return this.#select(statement, (body) => this.#block(body, rest));
      }
      case 'loop':
      case 'range-map': {
        const name = this.#newName();
        const [out = 'return;'] = this.#defined(behind);
        this.#jumps.set(statement.label, { again: `call ${name}();`, behind: out });
        const body = this.#block(statement.body, [`call ${name}();`]);
        const isRange = statement.kind === 'range-map';
        const whole = isRange ? ['if', ...inner(body), 'else', `  ${out}`, 'endif;'] : body;
        const quiet = new Set(['if', 'else', 'endif;', out, `call ${name}();`]);
        // Nobody else sees anything of such a loop.
        if (body.every((line) => quiet.has(line.trim()))) return [out];
        this.#definitions.push({ name, parameters: [], lines: whole });
        return [`call ${name}();`];
      }
      case 'block': {
        const [out = 'return;'] = this.#defined(behind);
        this.#jumps.set(statement.label, { again: null, behind: out });
        return this.#block(statement.body, [out]);
      }
      default:
        return unreachable(statement);
    }
  }

  #select(
    { cases, default: otherwise }: PlainStatement & { readonly kind: 'select' },
    print: (body: PlainBlock) => readonly string[],
  ): readonly string[] {
    const lines = cases.flatMap(({ communication, body }) => {
      const channel = this.#name(communication.channel);
      const word = communication.kind === 'send' ? 'send' : 'recv';
      return [`  case ${word} ${channel};`, ...inner(inner(print(body)))];
    });
    const silentCase = otherwise === null ? [] : ['  case tau;', ...inner(inner(print(otherwise)))];
    return ['select', ...lines, ...silentCase, 'endselect;'];
  }

  /** A statement behind which control always goes on. */
  #simple(statement: PlainStatement): readonly string[] {
    switch (statement.kind) {
      case 'make-channel': {
        const { capacity, target } = statement;
        const room =
          capacity === null
            ? '0'
            : capacity.kind === 'constant' && capacity.value.kind === 'integer'
              ? String(capacity.value.value)
              : '?';
        return [`let ${this.#local(target)} = newchan ${room};`];
      }
      case 'send':
        return [`send ${this.#name(statement.channel)};`];
      case 'receive':
        return [`recv ${this.#name(statement.channel)};`];
      case 'close':
        return [`close ${this.#name(statement.channel)};`];
      case 'native':
        return this.#native(statement);
      case 'go':
        return this.#called(statement, 'spawn');
      case 'call':
        return this.#called(statement, 'call');
      case 'defer':
        this.#defers.push([...this.#called(statement, 'call')]);
        return [];
      case 'load':
      case 'store':
      case 'assign':
      case 'new':
        return this.#moved(statement);
      case 'if':
      case 'select':
        return this.#branching(statement);
      case 'declare':
      case 'make-slice':
      case 'slice-literal':
      case 'append':
      case 'append-slice':
      case 'copy':
      case 'clear-slice':
      case 'make-map':
      case 'map-get':
      case 'map-set':
      case 'map-delete':
      case 'map-clear':
      case 'map-length':
      case 'decode-rune':
      case 'assert':
      case 'frame':
      case 'recover':
      case 'channel-length':
      case 'return':
      case 'panic':
      case 'break':
      case 'continue':
      case 'loop':
      case 'range-map':
      case 'block':
        return [];
      default:
        return unreachable(statement);
    }
  }

  /** Names follow what they stand for. */
  #moved(
    statement: Extract<PlainStatement, { readonly kind: 'load' | 'store' | 'assign' | 'new' }>,
  ): readonly string[] {
    switch (statement.kind) {
      case 'new':
        return this.#made(statement);
      case 'load':
        this.#aliases.set(statement.target, this.#place(statement.place));
        return [];
      case 'store':
        return this.#stored(statement);
      case 'assign': {
        const name = this.#name(statement.value);
        const { name: own } = this.#fn.locals[statement.target]!;
        if (!this.#carries(statement.target)) return [];
        if (own === null || !/^t\d+$/.test(name)) {
          if (name !== '_') this.#aliases.set(statement.target, name);
          return [];
        }
        return [`let ${own} = ${name};`];
      }
      default:
        return unreachable(statement);
    }
  }

  #branching(
    statement: Extract<PlainStatement, { readonly kind: 'if' | 'select' }>,
  ): readonly string[] {
    switch (statement.kind) {
      case 'if': {
        const then = this.#block(statement.then, []);
        const otherwise = this.#block(statement.otherwise, []);
        if (same(then, otherwise)) return then;
        return ['if', ...inner(then), 'else', ...inner(otherwise), 'endif;'];
      }
      case 'select':
        return this.#select(statement, (body) => this.#block(body, []));
      default:
        return unreachable(statement);
    }
  }

  /** A struct that is made of channels has them in its fields. */
  #made({ target, value }: PlainStatement & { readonly kind: 'new' }): readonly string[] {
    if (value.kind !== 'struct') return [];
    return value.fields.flatMap((field, at) =>
      field.kind === 'local' && this.#carries(field.local)
        ? [
            `let ${this.#local(target)}.${this.#field(value.type, at)} = ${this.#local(field.local)};`,
          ]
        : [],
    );
  }

  /** What was made just now gets the name of the variable that it is put into. */
  #stored({ place, value }: PlainStatement & { readonly kind: 'store' }): readonly string[] {
    if (value.kind !== 'local' || !this.#carries(value.local)) return [];
    const [name, made] = [this.#place(place), this.#local(value.local)];
    return name === made ? [] : [`let ${name} = ${made};`];
  }

  #native(statement: PlainStatement & { readonly kind: 'native' }): readonly string[] {
    const { operation, operands } = statement;
    const [family, action = ''] = operation.split('.');
    const [first] = operands;
    const isLock = family === 'mutex' || family === 'rwmutex';
    if (!isLock && family !== 'waitgroup' && family !== 'cond' && family !== 'timer') return [];
    const amount = operands[1];
    const by =
      action === 'add' && amount?.kind === 'constant' && amount.value.kind === 'integer'
        ? ` ${String(amount.value.value)}`
        : '';
    const place = first === undefined || family === 'timer' ? '' : ` ${this.#name(first)}`;
    return [`${family === 'timer' ? 'tau' : action.toLowerCase()}${place}${by};`];
  }

  #called({ callee, arguments: given }: CallParts, word: string): readonly string[] {
    if (callee.kind === 'unknown') return [];
    const targets =
      callee.kind === 'static'
        ? [callee.function]
        : calleesOf(this.#program, this.#reached, this.#fn, callee).map((one) => one.function);
    const shown = targets
      .map((id) => this.#program.functions[id]!)
      .filter((fn) => this.#shown.has(fn.id) && opaqueKind(fn) === null);
    const made =
      callee.kind === 'dynamic' && callee.closure.kind === 'closure' ? callee.closure : null;
    const exact = made === null ? shown : shown.filter(({ id }) => id === made.function);
    const calls = exact.map((fn) => {
      const captured = made === null ? [] : made.captures.map((local) => this.#local(local));
      const names = [...captured, ...given.map((one) => this.#name(one))];
      const wanted = [...(made === null ? [] : fn.captures), ...fn.parameters];
      const passed = names.filter((_, at) => {
        const local = wanted[at];
        return local !== undefined && carries(this.#program, fn.locals[local]!.type);
      });
      const operation = onlyOperation(fn);
      if (operation !== null) return `${operation} ${passed.join(', ')};`;
      if (fn.origin === 'library' && /WaitGroup\)?\.Done$/.test(fn.qualified ?? fn.name))
        return `add ${passed.join(', ')} -1;`;
      return `${word} ${fn.name}(${passed.join(', ')});`;
    });
    if (calls.length <= 1) return calls;
    return calls.flatMap((call, at) => [at === 0 ? 'if' : 'else if', `  ${call}`]).concat('endif;');
  }
}

/** What a wrapper around one operation does. */
function onlyOperation({ origin, body }: PlainFunction): string | null {
  const [first, ...more] = body;
  if (origin !== 'wrapper' || first?.kind !== 'native' || more.length > 0) return null;
  return (first.operation.split('.')[1] ?? '').toLowerCase();
}

type Leaving = Extract<
  PlainStatement,
  {
    readonly kind:
      'return' | 'panic' | 'break' | 'continue' | 'loop' | 'range-map' | 'block' | 'if' | 'select';
  }
>;

/** Whether control may go somewhere else than behind a statement. */
function jumps(statement: PlainStatement): statement is Leaving {
  if (isDataStatement(statement)) return false;
  switch (statement.kind) {
    case 'return':
    case 'panic':
    case 'break':
    case 'continue':
    case 'loop':
    case 'range-map':
    case 'block':
      return true;
    case 'if':
      return statement.then.some(jumps) || statement.otherwise.some(jumps);
    case 'select':
      return (
        statement.cases.some(({ body }) => body.some(jumps)) ||
        (statement.default?.some(jumps) ?? false)
      );
    case 'call':
    case 'go':
    case 'defer':
    case 'make-channel':
    case 'send':
    case 'receive':
    case 'close':
    case 'native':
    case 'recover':
    case 'channel-length':
      return false;
    default:
      return unreachable(statement);
  }
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.join('\n') === other.join('\n');
}

const inner = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

interface Definition {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lines: readonly string[];
}

/** What a definition speaks of and did not make itself becomes its parameters. */
function closeOver(definitions: readonly Definition[]): readonly Definition[] {
  const free = new Map(definitions.map(({ name, lines }) => [name, namesIn(lines)]));
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const { name, lines } of definitions)
      for (const line of lines) {
        const called = free.get(/^ *call (\S+)\(\);$/.exec(line)?.[1] ?? '');
        const made = madeIn(lines);
        for (const one of called ?? []) {
          const own = free.get(name)!;
          if (made.has(one) || own.has(one)) continue;
          own.add(one);
          isNew = true;
        }
      }
  }
  const closed = definitions.map(({ name, lines }) => ({
    name,
    parameters: [...free.get(name)!].sort(),
    lines,
  }));
  return closed.map((one) => ({ ...one, lines: withArguments(one.lines, closed) }));
}

function withArguments(
  lines: readonly string[],
  definitions: readonly Definition[],
): readonly string[] {
  const given = new Map(definitions.map(({ name, parameters }) => [name, parameters]));
  return lines.map((line) =>
    line.replace(/call (\S+)\(\);$/, (text, name: string) => {
      const parameters = given.get(name);
      return parameters === undefined ? text : `call ${name}(${parameters.join(', ')});`;
    }),
  );
}

function madeIn(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => /^ *let (\w+) =/.exec(line)?.[1] ?? []));
}

/** The variables of channels and locks in some lines, by the first part of their names. */
function namesIn(lines: readonly string[]): Set<string> {
  const made = madeIn(lines);
  const found = new Set<string>();
  for (const line of lines) {
    const rest = /^ *(?:case )?(?:(?:call|spawn) [^(]*\((.*)\)|let \S+ = (.*)|[a-z]+ (.*));$/.exec(
      line,
    );
    for (const part of (rest?.[1] ?? rest?.[2] ?? rest?.[3] ?? '').split(/[ ,]+/)) {
      const name = /^[A-Za-z]\w*/.exec(part)?.[0];
      if (name !== undefined && name !== 'newchan' && name !== 'nil' && !made.has(name))
        found.add(name);
    }
  }
  return found;
}

function printDefinition({ name, parameters, lines }: Definition): string {
  return `def ${name}(${parameters.join(', ')}):\n${lines.map((line) => `    ${line}\n`).join('')}`;
}
