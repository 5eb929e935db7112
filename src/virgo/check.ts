import type { Span } from '../base/span.ts';
import { unreachable } from '../base/unreachable.ts';
import { virgoCatalogue } from '../diagnostics/catalogue.ts';
import { visitLeaves } from '../expression/walk.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { isError, type Diagnostic, type Staged } from '../diagnostics/diagnostic.ts';
import type {
  Block,
  CheckedProgram,
  Expression,
  For,
  LoopVariable,
  ParameterUse,
  Program,
  Statement,
} from './ast.ts';
import { DeclaredNames, declaredHere, nameSpan, type Declared } from './declared-names.ts';
import { checkLoopBody } from './loop-bodies.ts';
import { checkParameterCount, checkSize } from './program-size.ts';
import { withRepairs } from './repairs.ts';
import { SortInference } from './sorts.ts';

/** Accepts a program or reports every mistake in it, not just the first. */
export function checkVirgo(program: Program): Staged<CheckedProgram> {
  const tooLarge = checkSize(program);
  if (tooLarge !== null) return { ok: false, diagnostics: [tooLarge] };
  const checker = new Checker(program);
  const diagnostics = withRepairs(program, checker.check());
  if (diagnostics.some(isError)) return { ok: false, diagnostics };
  const { parameters } = checker.sorts;
  const tooMany = checkParameterCount(parameters.length, program.span);
  if (tooMany !== null) return { ok: false, diagnostics: [tooMany] };
  return { ok: true, value: { program, parameters }, diagnostics };
}

/** The names whose declaration has run on every path to here; null where no path leads. */
type Surely = ReadonlySet<string> | null;

/** Names and sorts: what is used is declared before on every path, and what is no name is a parameter. */
class Checker {
  readonly sorts = new SortInference();
  readonly #declared: DeclaredNames;
  readonly #loopVariables: LoopVariable[] = [];
  /** Of the loops around. */
  readonly #inScope: LoopVariable[] = [];
  readonly #parameterUses = new Map<string, Span>();
  readonly #diagnostics: Diagnostic[] = [];
  readonly #program: Program;

  constructor(program: Program) {
    this.#program = program;
    this.#declared = new DeclaredNames(program.body);
  }

  check(): readonly Diagnostic[] {
    this.#block(this.#program.body, new Set());
    this.#checkLoopVariables();
    const all = [...this.#declared.diagnostics, ...this.#diagnostics, ...this.sorts.diagnostics];
    return all.toSorted((a, b) => a.span.start - b.span.start);
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
    this.#diagnostics.push(...checkLoopBody(loop));
    if (loop.variable === null) {
      this.#block(loop.body, surely);
      return;
    }
    this.#loopVariables.push(loop.variable);
    this.#inScope.push(loop.variable);
    this.#block(loop.body, surely);
    this.#inScope.pop();
  }

  #use(name: string, sort: Declared['sort'], at: Span, surely: Surely): void {
    const span = nameSpan(at, name);
    const declared = this.#declared.get(name);
    if (declared === undefined) {
      this.#diagnostics.push(diagnose(virgoCatalogue, 'virgo-undeclared', span, { name, sort }));
      return;
    }
    const related = declaredHere(declared);
    if (declared.sort !== sort) {
      const code = sort === 'channel' ? 'virgo-not-a-channel' : 'virgo-not-a-waitgroup';
      this.#diagnostics.push(diagnose(virgoCatalogue, code, span, { name }, { related }));
    } else if (surely !== null && !surely.has(name)) {
      const code = 'virgo-not-dominated';
      this.#diagnostics.push(diagnose(virgoCatalogue, code, span, { name }, { related }));
    }
  }

  #value(expression: Expression, sort: 'int' | 'bool'): void {
    this.#names(expression);
    this.sorts.require(expression, sort);
  }

  #names(expression: Expression): void {
    visitLeaves<ParameterUse>(expression, (leaf) => this.#name(leaf));
  }

  /** A channel or a waitgroup is no value, and neither is a loop's variable, which changes. */
  #name({ name, span }: ParameterUse): void {
    const declared = this.#declared.get(name);
    const variable = this.#inScope.findLast((one) => one.name === name);
    if (variable !== undefined) {
      const related = [{ span: variable.span, message: `${name} is declared here` }];
      this.#diagnostics.push(
        diagnose(virgoCatalogue, 'virgo-loop-variable-use', span, { name }, { related }),
      );
    } else if (declared !== undefined) {
      const given = { name, sort: declared.sort };
      const related = declaredHere(declared);
      this.#diagnostics.push(
        diagnose(virgoCatalogue, 'virgo-not-a-value', span, given, { related }),
      );
    } else if (!this.#parameterUses.has(name)) {
      this.#parameterUses.set(name, span);
    }
  }

  /** Inside its loop a variable shadows a parameter of its name; a channel stays what it is. */
  #checkLoopVariables(): void {
    for (const { name, span } of this.#loopVariables) {
      const declared = this.#declared.get(name)?.span;
      const other = declared ?? this.#parameterUses.get(name);
      if (other === undefined) continue;
      const code = declared === undefined ? 'virgo-note-shadow' : 'virgo-loop-variable';
      const related = [{ span: other, message: `${name} means something else here` }];
      this.#diagnostics.push(diagnose(virgoCatalogue, code, span, { name }, { related }));
    }
  }
}

function meet(a: Surely, b: Surely): Surely {
  if (a === null) return b;
  if (b === null) return a;
  return new Set([...a].filter((name) => b.has(name)));
}
