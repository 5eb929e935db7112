import { unreachable } from '../base/unreachable.ts';
import type { FunctionId, LabelId } from '../go/plain/ids.ts';
import type { PlainFunction, PlainProgram } from '../go/plain/program.ts';
import { opaqueKind, reachedFrom } from '../go/plain/reached.ts';
import type { PlainBlock, PlainStatement } from '../go/plain/statement.ts';
import { communicating } from './communicates.ts';
import { closeOver, printDefinition, withArguments, type Definition } from './definitions.ts';
import { jumps, type Leaving } from './leaving.ts';
import { Names } from './names.ts';
import { callLines, nativeLines, onlyOperation, type Calling } from './operation-lines.ts';

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
    .map((fn) => {
      const names = new Names(program, fn);
      return new TypePrinter({ program, reached, communicating: shown, fn, names }).print();
    })
    .join('\n');
}

class TypePrinter {
  readonly #fn: PlainFunction;
  readonly #names: Names;
  readonly #calling: Calling;
  readonly #definitions: Definition[] = [];
  readonly #jumps = new Map<LabelId, { readonly again: string | null; readonly behind: string }>();
  readonly #defers: string[][] = [];
  #count = 0;

  constructor(calling: Calling) {
    this.#calling = calling;
    this.#fn = calling.fn;
    this.#names = calling.names;
  }

  print(): string {
    const { name, parameters, captures, body } = this.#fn;
    const given = [...captures, ...parameters].filter((local) => this.#names.carries(local));
    const lines = this.#block(body, ['return;']);
    const end = this.#defers.toReversed().flat();
    const whole = closeOver(this.#definitions);
    const first = {
      name,
      parameters: given.map((local) => this.#names.local(local)),
      lines: withArguments(lines, whole),
    };
    const text = [first, ...whole].map(printDefinition).join('');
    // What is deferred comes before every return.
    return text.replace(/^( *)return;\n/gm, (_, indent: string) =>
      end.map((line) => `${indent}${line}\n`).join(''),
    );
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
      const channel = this.#names.of(communication.channel);
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
        return [`let ${this.#names.local(target)} = newchan ${room};`];
      }
      case 'send':
        return [`send ${this.#names.of(statement.channel)};`];
      case 'receive':
        return [`recv ${this.#names.of(statement.channel)};`];
      case 'close':
        return [`close ${this.#names.of(statement.channel)};`];
      case 'native':
        return nativeLines(this.#names, statement);
      case 'go':
        return callLines(this.#calling, statement, 'spawn');
      case 'call':
        return callLines(this.#calling, statement, 'call');
      case 'defer':
        this.#defers.push([...callLines(this.#calling, statement, 'call')]);
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
        this.#names.alias(statement.target, this.#names.place(statement.place));
        return [];
      case 'store':
        return this.#stored(statement);
      case 'assign': {
        const name = this.#names.of(statement.value);
        const { name: own } = this.#fn.locals[statement.target]!;
        if (!this.#names.carries(statement.target)) return [];
        if (own === null || !/^t\d+$/.test(name)) {
          if (name !== '_') this.#names.alias(statement.target, name);
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
      field.kind === 'local' && this.#names.carries(field.local)
        ? [
            `let ${this.#names.local(target)}.${this.#names.field(value.type, at)} = ${this.#names.local(field.local)};`,
          ]
        : [],
    );
  }

  /** What was made just now gets the name of the variable that it is put into. */
  #stored({ place, value }: PlainStatement & { readonly kind: 'store' }): readonly string[] {
    if (value.kind !== 'local' || !this.#names.carries(value.local)) return [];
    const [name, made] = [this.#names.place(place), this.#names.local(value.local)];
    return name === made ? [] : [`let ${name} = ${made};`];
  }
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.join('\n') === other.join('\n');
}

const inner = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);
