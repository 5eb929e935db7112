import type { Span } from '../base/span.ts';
import { unreachable } from '../base/unreachable.ts';
import { printTerm, type InfixStyle } from '../logic/print-term.ts';
import type { Term } from '../logic/term.ts';
import type { Case, Clause, Method, Origins, Statement } from './ast.ts';
import { toDafnyNames, type DafnyNames } from './names.ts';

/**
 * `current`: what Dafny 3 and later accept. `dafny2`: for 2.3.0, which has no match on integers and
 * whose plain functions are ghost.
 */
export type Dialect = 'current' | 'dafny2';

export interface Printed {
  readonly text: string;
  /** Where what comes from the nodes of the program stands; an outer piece after those inside it. */
  readonly pieces: readonly Piece[];
}

export interface Piece {
  readonly span: Span;
  readonly origins: Origins;
  /** What a clause says, as the comment above it has it; null of a statement. */
  readonly words: string | null;
}

export function printDafny(method: Method, names: readonly string[], dialect: Dialect): Printed {
  const printer = new Printer(toDafnyNames(names), dialect);
  return { text: printer.method(method), pieces: printer.pieces };
}

class Printer {
  readonly #names: DafnyNames;
  readonly #dialect: Dialect;
  readonly #style: InfixStyle;
  readonly pieces: Piece[] = [];
  #text = '';
  #indent = 0;

  constructor(names: DafnyNames, dialect: Dialect) {
    this.#names = names;
    this.#dialect = dialect;
    this.#style = {
      variable: names.of,
      divide: 'function',
      remainder: false,
      iter: names.own('iter'),
    };
  }

  method(method: Method): string {
    const { own, of } = this.#names;
    this.#helpers();
    const bindings = (list: Method['results']) =>
      list.map(({ name, type }) => `${of(name)}: ${type}`);
    const schedulers = method.picks ? (['Sch', 'Pick'] as const) : (['Sch'] as const);
    const inputs = [
      ...schedulers.map((name) => `${own(name)}: nat -> nat`),
      ...bindings(method.parameters),
    ].join(', ');
    this.#line(`method ${own('Fragment')}(${inputs})`);
    this.#line(`  returns (${bindings(method.results).join(', ')})`);
    const n = own('n');
    this.#line(`  requires forall ${n}: nat :: ${own('Sch')}(${n}) < ${method.processes}`);
    for (const clause of method.requires) this.#clause('requires', clause);
    for (const clause of method.ensures) this.#clause('ensures', clause);
    // Every process is finite, so a fair scheduler ends every run; the loop as such may idle.
    this.#line('  decreases *');
    this.#block(() => {
      this.#statements(method.body);
    });
    this.#text += '\n';
    return this.#text;
  }

  #helpers(): void {
    const { own } = this.#names;
    const keyword = this.#dialect === 'current' ? 'function' : 'function method';
    this.#line(`// The number of iterations of a loop.`);
    this.#line(`${keyword} ${own('iter')}(a: int, b: int): int`);
    this.#line(`{ if a < b then b - a else 0 }`);
    this.#line('');
    this.#line(
      `// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.`,
    );
    this.#line(`${keyword} ${own('quotient')}(a: int, b: int): int`);
    this.#line(`{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }`);
    this.#line('');
  }

  /** What is written meanwhile comes from these nodes; the indentation in front does not count. */
  #piece(origins: Origins, write: () => void, indent = this.#indent): void {
    const span = this.#spanOf(write, indent);
    if (origins.length > 0) this.pieces.push({ span, origins, words: null });
  }

  #spanOf(write: () => void, indent: number): Span {
    const start = this.#text.length + 2 * indent;
    write();
    return { start, end: this.#text.length - (this.#text.endsWith('\n') ? 1 : 0) };
  }

  #line(text: string): void {
    this.#text += `${'  '.repeat(text === '' ? 0 : this.#indent)}${text}\n`;
  }

  #block(body: () => void): void {
    this.#line('{');
    this.#indent++;
    body();
    this.#indent--;
    this.#text += `${'  '.repeat(this.#indent)}}`;
  }

  #braces(head: string, body: readonly Statement[]): void {
    this.#text += `${'  '.repeat(this.#indent)}${head} {\n`;
    this.#indent++;
    this.#statements(body);
    this.#indent--;
    this.#text += `${'  '.repeat(this.#indent)}}`;
  }

  #term(term: Term): string {
    return printTerm(term, this.#style);
  }

  #clause(keyword: string, { comment, origins, term }: Clause): void {
    this.#indent++;
    const span = this.#spanOf(() => {
      if (comment !== null) this.#line(`// ${comment}`);
      this.#line(`${keyword} ${this.#term(term)}`);
    }, this.#indent);
    this.pieces.push({ span, origins, words: comment });
    this.#indent--;
  }

  #statements(statements: readonly Statement[]): void {
    for (const statement of statements) this.#statement(statement);
  }

  #statement(statement: Statement): void {
    const { of, own } = this.#names;
    switch (statement.kind) {
      case 'from':
        return this.#piece(statement.origins, () => {
          this.#statement(statement.statement);
        });
      case 'declare':
        return this.#line(`var ${of(statement.name)} := ${this.#term(statement.value)};`);
      case 'assign':
        return this.#line(`${of(statement.name)} := ${this.#term(statement.value)};`);
      case 'return':
        return this.#line('return;');
      case 'if':
        this.#braces(`if ${this.#term(statement.condition)}`, statement.then);
        if (statement.otherwise.length > 0) {
          this.#text += ' else {\n';
          this.#indent++;
          this.#statements(statement.otherwise);
          this.#indent--;
          this.#text += `${'  '.repeat(this.#indent)}}`;
        }
        this.#text += '\n';
        return;
      case 'schedule':
        return this.#match(`${own('Sch')}(${own('step')})`, statement.cases);
      case 'pick':
        return this.#match(`${own('Pick')}(${own('step')})`, statement.cases);
      case 'match':
        return this.#match(this.#term(statement.on), statement.cases);
      case 'run':
        return this.#run(statement.while, statement.invariants, statement.body);
      default:
        return unreachable(statement);
    }
  }

  #run(guard: Term, invariants: readonly Clause[], body: readonly Statement[]): void {
    const step = this.#names.own('step');
    this.#line(`var ${step}: nat := 0;`);
    this.#line(`while ${this.#term(guard)}`);
    for (const clause of invariants) this.#clause('invariant', clause);
    this.#line('  decreases *');
    this.#block(() => {
      this.#statements(body);
      this.#line(`${step} := ${step} + 1;`);
    });
    this.#text += '\n';
  }

  #match(on: string, cases: readonly Case[]): void {
    if (this.#dialect === 'dafny2') return this.#ifChain(on, cases);
    this.#line(`match ${on} {`);
    this.#indent++;
    for (const { value, comment, origins, body } of cases) {
      this.#piece(origins, () => {
        this.#line(`case ${value} =>${comment === null ? '' : ` // ${comment}`}`);
        this.#indent++;
        this.#statements(body);
        this.#indent--;
      });
    }
    this.#line('case _ =>');
    this.#indent--;
    this.#line('}');
  }

  #ifChain(on: string, cases: readonly Case[]): void {
    this.#text += '  '.repeat(this.#indent);
    cases.forEach(({ value, comment, origins, body }, index) => {
      const write = () => {
        this.#text += `if ${on} == ${value} {${comment === null ? '' : ` // ${comment}`}\n`;
        this.#indent++;
        this.#statements(body);
        this.#indent--;
        this.#text += `${'  '.repeat(this.#indent)}}`;
      };
      this.#piece(origins, write, 0);
      this.#text += index < cases.length - 1 ? ' else ' : '\n';
    });
  }
}
