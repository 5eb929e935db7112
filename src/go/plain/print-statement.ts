import { unreachable } from '../../base/unreachable.ts';
import type { PlainExpression, Place } from './expression.ts';
import type { LocalId } from './ids.ts';
import { printExpression, printPlace } from './print-expression.ts';
import type { Names } from './print-names.ts';
import type { CallParts, PlainBlock, PlainStatement, SelectCase } from './statement.ts';

/** Prints the statements of one function. A local's type stands where it is first written. */
export class StatementPrinter {
  readonly #names: Names;
  readonly #boxed: (local: LocalId) => boolean;
  readonly #introduced: Set<LocalId>;
  readonly #lines: string[] = [];

  constructor(names: Names, boxed: (local: LocalId) => boolean, introduced: Iterable<LocalId>) {
    this.#names = names;
    this.#boxed = boxed;
    this.#introduced = new Set(introduced);
  }

  print(block: PlainBlock, indent: string): string {
    this.#block(block, indent);
    return this.#lines.join('');
  }

  #block(block: PlainBlock, indent: string): void {
    for (const statement of block) this.#statement(statement, indent);
  }

  #nested(head: string, block: PlainBlock, indent: string): void {
    this.#line(indent, `${head} {`);
    this.#block(block, `${indent}  `);
    this.#line(indent, '}');
  }

  #line(indent: string, text: string): void {
    this.#lines.push(`${indent}${text}\n`);
  }

  #value(expression: PlainExpression): string {
    return printExpression(expression, this.#names);
  }

  #values(expressions: readonly PlainExpression[]): string {
    return expressions.map((expression) => this.#value(expression)).join(', ');
  }

  #place(place: Place): string {
    return printPlace(place, this.#names);
  }

  /** What is written: its type too, the first time. */
  #target(local: LocalId | null): string {
    if (local === null) return '_';
    const name = this.#names.local(local);
    if (this.#introduced.has(local)) return name;
    this.#introduced.add(local);
    return `${name}: ${this.#names.typeOfLocal(local)}`;
  }

  #targets(locals: readonly (LocalId | null)[]): string {
    if (locals.length === 0) return '';
    return `${locals.map((local) => this.#target(local)).join(', ')} = `;
  }

  #pair(value: LocalId | null, ok: LocalId | null): string {
    if (ok !== null) return this.#targets([value, ok]);
    return value === null ? '' : this.#targets([value]);
  }

  #statement(statement: PlainStatement, indent: string): void {
    switch (statement.kind) {
      case 'if':
        return this.#if(statement, indent);
      case 'loop':
        return this.#nested(`loop L${statement.label}`, statement.body, indent);
      case 'block':
        return this.#nested(`block L${statement.label}`, statement.body, indent);
      case 'range-map': {
        const targets = this.#pair(statement.key, statement.value);
        const head = `range-map L${statement.label} ${targets}${this.#value(statement.map)}`;
        return this.#nested(head, statement.body, indent);
      }
      case 'select':
        return this.#select(statement, indent);
      case 'assign':
      case 'declare':
      case 'load':
      case 'store':
      case 'new':
        return this.#line(indent, this.#memory(statement));
      case 'make-slice':
      case 'slice-literal':
      case 'append':
      case 'append-slice':
      case 'copy':
      case 'clear-slice':
        return this.#line(indent, this.#slice(statement));
      case 'make-map':
      case 'map-get':
      case 'map-set':
      case 'map-delete':
      case 'map-clear':
      case 'map-length':
        return this.#line(indent, this.#map(statement));
      case 'make-channel':
      case 'send':
      case 'receive':
      case 'close':
      case 'channel-length':
        return this.#line(indent, this.#channel(statement));
      case 'decode-rune': {
        const targets = this.#targets([statement.rune, statement.width]);
        return this.#line(
          indent,
          `${targets}rune ${this.#value(statement.text)} at ${this.#value(statement.at)}`,
        );
      }
      case 'assert': {
        const type = this.#names.type(statement.type);
        const targets = this.#pair(statement.value, statement.ok);
        return this.#line(indent, `${targets}${this.#value(statement.operand)}.(${type})`);
      }
      case 'call':
      case 'go':
      case 'defer':
      case 'native':
      case 'return':
      case 'panic':
      case 'recover':
      case 'frame':
      case 'break':
      case 'continue':
        return this.#line(indent, this.#control(statement));
      default:
        return unreachable(statement);
    }
  }

  #if(statement: PlainStatement & { kind: 'if' }, indent: string): void {
    this.#line(indent, `if ${this.#value(statement.condition)} {`);
    this.#block(statement.then, `${indent}  `);
    if (statement.otherwise.length > 0) {
      this.#line(indent, '} else {');
      this.#block(statement.otherwise, `${indent}  `);
    }
    this.#line(indent, '}');
  }

  #select(statement: PlainStatement & { kind: 'select' }, indent: string): void {
    this.#line(indent, 'select {');
    for (const { communication, body } of statement.cases) {
      this.#line(indent, `case ${this.#communication(communication)}:`);
      this.#block(body, `${indent}  `);
    }
    if (statement.default !== null) {
      this.#line(indent, 'default:');
      this.#block(statement.default, `${indent}  `);
    }
    this.#line(indent, '}');
  }

  #communication(communication: SelectCase['communication']): string {
    const channel = this.#value(communication.channel);
    return communication.kind === 'send'
      ? `${channel} <- ${this.#value(communication.value)}`
      : `${this.#pair(communication.value, communication.ok)}<-${channel}`;
  }

  #memory(
    statement: PlainStatement & { kind: 'assign' | 'declare' | 'load' | 'store' | 'new' },
  ): string {
    switch (statement.kind) {
      case 'assign': {
        const value = this.#value(statement.value);
        return `${this.#targets([statement.target])}${value}`;
      }
      case 'declare': {
        const cell = this.#boxed(statement.local) ? ' boxed' : '';
        return `declare ${this.#target(statement.local)}${cell}`;
      }
      case 'load':
        return `${this.#targets([statement.target])}load ${this.#place(statement.place)}`;
      case 'store':
        return `store ${this.#place(statement.place)} = ${this.#value(statement.value)}`;
      case 'new': {
        const value = this.#value(statement.value);
        return `${this.#targets([statement.target])}new ${this.#names.type(statement.type)}(${value})`;
      }
      default:
        return unreachable(statement);
    }
  }

  #slice(
    statement: PlainStatement & {
      kind: 'make-slice' | 'slice-literal' | 'append' | 'append-slice' | 'copy' | 'clear-slice';
    },
  ): string {
    switch (statement.kind) {
      case 'make-slice': {
        const { target, type, length, capacity } = statement;
        const sizes = this.#values(capacity === null ? [length] : [length, capacity]);
        return `${this.#targets([target])}make ${this.#names.type(type)}(${sizes})`;
      }
      case 'slice-literal': {
        const { target, type, length, elements } = statement;
        const dense = elements.length === length;
        const written = elements.map(({ index, value }) =>
          dense ? this.#value(value) : `${index}: ${this.#value(value)}`,
        );
        const tail = dense ? '' : ` of ${length}`;
        const head = `${this.#targets([target])}${this.#names.type(type)}`;
        return `${head}{${written.join(', ')}}${tail}`;
      }
      case 'append': {
        const { target, slice, elements } = statement;
        return `${this.#targets([target])}append(${this.#values([slice, ...elements])})`;
      }
      case 'append-slice': {
        const { target, slice, other } = statement;
        return `${this.#targets([target])}append(${this.#values([slice, other])}...)`;
      }
      case 'copy': {
        const { target, to, from } = statement;
        return `${target === null ? '' : this.#targets([target])}copy(${this.#values([to, from])})`;
      }
      case 'clear-slice':
        return `clear(${this.#value(statement.slice)})`;
      default:
        return unreachable(statement);
    }
  }

  #map(
    statement: PlainStatement & {
      kind: 'make-map' | 'map-get' | 'map-set' | 'map-delete' | 'map-clear' | 'map-length';
    },
  ): string {
    switch (statement.kind) {
      case 'make-map':
        return `${this.#targets([statement.target])}make ${this.#names.type(statement.type)}()`;
      case 'map-get': {
        const { map, key, value, ok } = statement;
        return `${this.#pair(value, ok)}map-get ${this.#value(map)}[${this.#value(key)}]`;
      }
      case 'map-set': {
        const { map, key, value } = statement;
        return `map-set ${this.#value(map)}[${this.#value(key)}] = ${this.#value(value)}`;
      }
      case 'map-delete':
        return `delete(${this.#values([statement.map, statement.key])})`;
      case 'map-clear':
        return `clear(${this.#value(statement.map)})`;
      case 'map-length':
        return `${this.#targets([statement.target])}len(${this.#value(statement.map)})`;
      default:
        return unreachable(statement);
    }
  }

  #channel(
    statement: PlainStatement & {
      kind: 'make-channel' | 'send' | 'receive' | 'close' | 'channel-length';
    },
  ): string {
    switch (statement.kind) {
      case 'make-channel': {
        const { target, type, capacity } = statement;
        const size = capacity === null ? '' : this.#value(capacity);
        return `${this.#targets([target])}make ${this.#names.type(type)}(${size})`;
      }
      case 'send':
      case 'receive':
        return this.#communication(statement);
      case 'close':
        return `close(${this.#value(statement.channel)})`;
      case 'channel-length':
        return `${this.#targets([statement.target])}len(${this.#value(statement.channel)})`;
      default:
        return unreachable(statement);
    }
  }

  #control(
    statement: PlainStatement & {
      kind:
        | 'call'
        | 'go'
        | 'defer'
        | 'native'
        | 'return'
        | 'panic'
        | 'recover'
        | 'frame'
        | 'break'
        | 'continue';
    },
  ): string {
    switch (statement.kind) {
      case 'call':
        return `${this.#targets(statement.results)}call ${this.#call(statement)}`;
      case 'go':
        return `go ${this.#call(statement)}`;
      case 'defer': {
        const frame = statement.frame === null ? '' : ` in ${this.#names.local(statement.frame)}`;
        return `defer${frame} ${this.#call(statement)}`;
      }
      case 'native': {
        const operands = this.#values(statement.operands);
        return `${this.#targets(statement.results)}native ${statement.operation}(${operands})`;
      }
      case 'return':
        return 'return';
      case 'panic':
        return `panic(${this.#value(statement.value)})`;
      case 'recover':
        return `${this.#targets([statement.target])}recover()`;
      case 'frame':
        return `${this.#targets([statement.target])}frame`;
      case 'break':
      case 'continue':
        return `${statement.kind} L${statement.label}`;
      default:
        return unreachable(statement);
    }
  }

  #call({ callee, arguments: given }: CallParts): string {
    const list = this.#values(given);
    switch (callee.kind) {
      case 'static':
        return `${this.#names.function(callee.function)}(${list})`;
      case 'dynamic':
        return `(${this.#value(callee.closure)})(${list})`;
      case 'method':
        return `${this.#value(callee.receiver)}.${callee.method}(${list})`;
      case 'unknown':
        return `unknown ${callee.name}(${list})`;
      default:
        return unreachable(callee);
    }
  }
}
