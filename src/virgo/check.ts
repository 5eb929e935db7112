import type { Span } from '../base/span.ts';
import { unreachable } from '../base/unreachable.ts';
import { virgoCatalogue } from '../diagnostics/catalogue.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, Staged } from '../diagnostics/diagnostic.ts';
import type {
  Block,
  CheckedProgram,
  Expression,
  For,
  LoopVariable,
  Program,
  Statement,
} from './ast.ts';
import { withRepairs } from './repairs.ts';
import { SortInference } from './sorts.ts';

/**
 * Larger programs are refused: a fragment has a few goroutines and a few dozen operations, and every
 * text up to a megabyte must end quickly.
 */
export const operationLimit = 300;
export const goroutineLimit = 40;
export const operatorLimit = 1_000;
export const parameterLimit = 40;

/** Accepts a program or reports every mistake in it, not just the first. */
export function checkVirgo(program: Program): Staged<CheckedProgram> {
  const tooLarge = checkSize(program);
  if (tooLarge !== null) return { ok: false, diagnostics: [tooLarge] };
  const checker = new Checker();
  const diagnostics = checker.check(program);
  if (diagnostics.length > 0) {
    return { ok: false, diagnostics: withRepairs(program, diagnostics) };
  }
  const { parameters } = checker.sorts;
  if (parameters.length > parameterLimit) {
    const given = { limit: parameterLimit, found: parameters.length };
    const many = diagnose(virgoCatalogue, 'virgo-too-many-parameters', program.span, given);
    return { ok: false, diagnostics: [many] };
  }
  return { ok: true, value: { program, parameters }, diagnostics };
}

function checkSize({ body, span }: Program): Diagnostic | null {
  const operations = countStatements(body, () => 1);
  if (operations > operationLimit) {
    const given = { limit: operationLimit, found: operations };
    return diagnose(virgoCatalogue, 'virgo-too-large', span, given);
  }
  const goroutines = countStatements(body, ({ kind }) => (kind === 'go' ? 1 : 0));
  if (goroutines > goroutineLimit) {
    const given = { limit: goroutineLimit, found: goroutines };
    return diagnose(virgoCatalogue, 'virgo-too-many-goroutines', span, given);
  }
  const operators = countStatements(body, countOperators);
  if (operators <= operatorLimit) return null;
  const given = { limit: operatorLimit, found: operators };
  return diagnose(virgoCatalogue, 'virgo-too-many-terms', span, given);
}

function countOperators(statement: Statement): number {
  switch (statement.kind) {
    case 'channel':
      return sizeOf(statement.capacity);
    case 'add':
      return sizeOf(statement.amount);
    case 'if':
      return sizeOf(statement.condition);
    case 'for':
      return sizeOf(statement.from) + sizeOf(statement.to);
    default:
      return 0;
  }
}

function sizeOf(expression: Expression): number {
  switch (expression.kind) {
    case 'unary':
      return 1 + sizeOf(expression.operand);
    case 'binary':
      return 1 + sizeOf(expression.left) + sizeOf(expression.right);
    default:
      return 0;
  }
}

function countStatements(block: Block, counts: (statement: Statement) => number): number {
  let count = 0;
  for (const statement of block) {
    count += counts(statement);
    if (statement.kind === 'go' || statement.kind === 'for') {
      count += countStatements(statement.body, counts);
    } else if (statement.kind === 'if') {
      count +=
        countStatements(statement.then, counts) + countStatements(statement.otherwise, counts);
    }
  }
  return count;
}

interface Declared {
  readonly sort: 'channel' | 'waitgroup';
  readonly span: Span;
}

/** The names whose declaration has run on every path to here; null where no path leads. */
type Surely = ReadonlySet<string> | null;

class Checker {
  readonly sorts = new SortInference();
  readonly #declared = new Map<string, Declared>();
  readonly #loopVariables: LoopVariable[] = [];
  readonly #parameterUses = new Map<string, Span>();
  readonly #diagnostics: Diagnostic[] = [];

  check(program: Program): readonly Diagnostic[] {
    this.#collect(program.body);
    this.#block(program.body, new Set());
    this.#checkLoopVariables();
    return [...this.#diagnostics, ...this.sorts.diagnostics].toSorted(
      (a, b) => a.span.start - b.span.start,
    );
  }

  /** Declarations first, so that a use too early is told apart from a name that does not exist. */
  #collect(block: Block): void {
    for (const statement of block) {
      switch (statement.kind) {
        case 'channel':
        case 'waitgroup': {
          const span = nameSpan(statement.span, statement.name);
          const first = this.#declared.get(statement.name);
          if (first === undefined) {
            this.#declared.set(statement.name, { sort: statement.kind, span });
          } else {
            this.#diagnostics.push(
              diagnose(
                virgoCatalogue,
                'virgo-declared-twice',
                span,
                { name: statement.name },
                {
                  related: [{ span: first.span, message: 'declared here first' }],
                },
              ),
            );
          }
          break;
        }
        case 'go':
        case 'for':
          this.#collect(statement.body);
          break;
        case 'if':
          this.#collect(statement.then);
          this.#collect(statement.otherwise);
          break;
        default:
          break;
      }
    }
  }

  #block(block: Block, before: Surely): Surely {
    let surely = before;
    for (const statement of block) surely = this.#statement(statement, surely);
    return surely;
  }

  #statement(statement: Statement, surely: Surely): Surely {
    switch (statement.kind) {
      case 'skip':
        return surely;
      case 'return':
        return null;
      case 'send':
      case 'receive':
        this.#use(statement.channel, 'channel', statement.span, surely);
        return surely;
      case 'add':
        this.#use(statement.waitgroup, 'waitgroup', statement.span, surely);
        this.#value(statement.amount, 'int');
        return surely;
      case 'wait':
        this.#use(statement.waitgroup, 'waitgroup', statement.span, surely);
        return surely;
      case 'channel':
        this.#value(statement.capacity, 'int');
        return surely === null ? null : new Set([...surely, statement.name]);
      case 'waitgroup':
        return surely === null ? null : new Set([...surely, statement.name]);
      case 'go':
        this.#block(statement.body, surely);
        return surely;
      case 'if': {
        this.#value(statement.condition, 'bool');
        const then = this.#block(statement.then, surely);
        return meet(then, this.#block(statement.otherwise, surely));
      }
      case 'for':
        this.#loop(statement, surely);
        return surely;
      default:
        return unreachable(statement);
    }
  }

  #loop(loop: For, surely: Surely): void {
    this.#value(loop.from, 'int');
    this.#value(loop.to, 'int');
    if (loop.variable !== null) this.#loopVariables.push(loop.variable);
    for (const statement of loop.body) {
      if (statement.kind === 'go') this.#spawned(statement.body);
      else this.#atomic(statement, 'virgo-loop-body', notAtomic(statement));
    }
    this.#block(loop.body, surely);
  }

  /** A goroutine that is spawned in a loop: its instances are counted, so it has no loops of its own. */
  #spawned(body: Block): void {
    for (const statement of body) {
      if (statement.kind === 'if') {
        this.#spawned(statement.then);
        this.#spawned(statement.otherwise);
      } else if (statement.kind !== 'wait' && statement.kind !== 'return') {
        this.#atomic(statement, 'virgo-spawned-body', notAtomic(statement));
      }
    }
  }

  #atomic(
    { span }: Statement,
    code: 'virgo-loop-body' | 'virgo-spawned-body',
    construct: string | null,
  ): void {
    if (construct === null) return;
    this.#diagnostics.push(diagnose(virgoCatalogue, code, span, { construct }));
  }

  #use(name: string, sort: Declared['sort'], at: Span, surely: Surely): void {
    const span = nameSpan(at, name);
    const declared = this.#declared.get(name);
    if (declared === undefined) {
      this.#diagnostics.push(diagnose(virgoCatalogue, 'virgo-undeclared', span, { name, sort }));
    } else if (declared.sort !== sort) {
      const code = sort === 'channel' ? 'virgo-not-a-channel' : 'virgo-not-a-waitgroup';
      this.#diagnostics.push(
        diagnose(
          virgoCatalogue,
          code,
          span,
          { name },
          {
            related: [{ span: declared.span, message: 'declared here' }],
          },
        ),
      );
    } else if (surely !== null && !surely.has(name)) {
      this.#diagnostics.push(
        diagnose(
          virgoCatalogue,
          'virgo-not-dominated',
          span,
          { name },
          {
            related: [{ span: declared.span, message: 'declared here' }],
          },
        ),
      );
    }
  }

  #value(expression: Expression, sort: 'int' | 'bool'): void {
    this.#names(expression);
    this.sorts.require(expression, sort);
  }

  /** A channel or a waitgroup is no value. */
  #names(expression: Expression): void {
    if (expression.kind === 'unary') this.#names(expression.operand);
    if (expression.kind === 'binary') {
      this.#names(expression.left);
      this.#names(expression.right);
    }
    if (expression.kind !== 'parameter') return;
    const { name, span } = expression;
    const declared = this.#declared.get(name);
    if (declared !== undefined) {
      const given = { name, sort: declared.sort };
      this.#diagnostics.push(
        diagnose(virgoCatalogue, 'virgo-not-a-value', span, given, {
          related: [{ span: declared.span, message: 'declared here' }],
        }),
      );
    } else if (!this.#parameterUses.has(name)) {
      this.#parameterUses.set(name, span);
    }
  }

  #checkLoopVariables(): void {
    for (const { name, span } of this.#loopVariables) {
      const other = this.#declared.get(name)?.span ?? this.#parameterUses.get(name);
      if (other === undefined) continue;
      this.#diagnostics.push(
        diagnose(
          virgoCatalogue,
          'virgo-loop-variable',
          span,
          { name },
          {
            related: [{ span: other, message: `${name} means something else here` }],
          },
        ),
      );
    }
  }
}

/** The statement's span starts with the name it is about. */
function nameSpan(statement: Span, name: string): Span {
  return { start: statement.start, end: statement.start + name.length };
}

function meet(a: Surely, b: Surely): Surely {
  if (a === null) return b;
  if (b === null) return a;
  return new Set([...a].filter((name) => b.has(name)));
}

function notAtomic(statement: Statement): string | null {
  switch (statement.kind) {
    case 'skip':
    case 'send':
    case 'receive':
    case 'add':
      return null;
    case 'channel':
    case 'waitgroup':
      return 'a declaration';
    case 'wait':
      return 'a Wait';
    case 'go':
      return 'a go';
    case 'return':
      return 'a return';
    case 'if':
      return 'an if';
    case 'for':
      return 'another loop';
    default:
      return unreachable(statement);
  }
}
