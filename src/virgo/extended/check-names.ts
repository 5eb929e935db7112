import { unreachable } from '../../base/unreachable.ts';
import type { Span } from '../../base/span.ts';
import { virgoCatalogue } from '../../diagnostics/catalogue.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { printExpressionText } from '../print.ts';
import type { ExtendedBlock, ExtendedProgram, ExtendedStatement } from './ast.ts';
import { blocksOf, expressionsOf } from './children.ts';
import { sortWords, type Declarations } from './declared.ts';
import { namesInExpression } from './expression-names.ts';
import { hasShape } from './shape.ts';
import { usesOf, type Usage } from './usage.ts';

interface CheckedNames {
  readonly diagnostics: readonly Diagnostic[];
  /** A declaration does not stand before a use of its name on every path. */
  readonly isDeclaredLate: boolean;
}

/** Every name that is used is declared before, on every path, as what it is used for. */
export function checkNames(program: ExtendedProgram, declarations: Declarations): CheckedNames {
  const checker = new NameChecker(program, declarations);
  return checker.check();
}

/** The names whose declaration has run on every path to here; null where no path leads. */
type Surely = ReadonlySet<string> | null;

/** The loops around a statement whose variable has a name, and how far they go. */
type Indices = ReadonlyMap<string, string>;

class NameChecker {
  readonly #program: ExtendedProgram;
  readonly #declarations: Declarations;
  /** What is declared wherever a process is spawned; nothing is known before the first pass. */
  readonly #atSpawn = new Map<string, Surely>();
  /** What is declared wherever the blocks around are left. */
  readonly #atLeave = new Map<string, Surely>();
  #diagnostics: Diagnostic[] = [];
  #isDeclaredLate = false;

  constructor(program: ExtendedProgram, declarations: Declarations) {
    this.#program = program;
    this.#declarations = declarations;
  }

  check(): CheckedNames {
    const known = new Set<string>();
    const twice: Diagnostic[] = [];
    for (const { name, span } of this.#program.processes) {
      if (known.has(name)) {
        twice.push(diagnose(virgoCatalogue, 'virgo-process-twice', span, { name }));
      }
      known.add(name);
      this.#atSpawn.set(name, null);
    }
    for (let before = ''; before !== (before = this.#pass()););
    const diagnostics = [...twice, ...this.#diagnostics];
    return { diagnostics, isDeclaredLate: this.#isDeclaredLate };
  }

  /** Walks through all of the program once; the sets at the spawns shrink until they stay. */
  #pass(): string {
    this.#diagnostics = [];
    this.#isDeclaredLate = false;
    this.#block(this.#program.body, new Set(), new Map());
    for (const { name, body } of this.#program.processes) {
      const surely = this.#atSpawn.get(name) ?? null;
      this.#block(body, surely, new Map());
    }
    return [...this.#atSpawn.values()].map((set) => (set === null ? '-' : set.size)).join(' ');
  }

  #block(block: ExtendedBlock, before: Surely, indices: Indices): Surely {
    let surely = before;
    for (const statement of block) surely = this.#statement(statement, surely, indices);
    return surely;
  }

  #statement(statement: ExtendedStatement, surely: Surely, indices: Indices): Surely {
    for (const usage of usesOf(statement)) this.#use(usage, statement.span, surely, indices);
    for (const expression of expressionsOf(statement)) {
      for (const { name, span } of namesInExpression(expression)) {
        const declared = this.#declarations.byName.get(name);
        if (declared?.sort === 'choice') this.#dominated(name, span, surely);
      }
    }
    if (hasShape(statement, 'declaration'))
      return surely === null ? null : new Set([...surely, statement.name]);
    const blocks = blocksOf(statement);
    switch (statement.kind) {
      case 'return':
      case 'break':
      case 'continue':
        return null;
      case 'leave':
        this.#atLeave.set(
          statement.label,
          meet(this.#atLeave.get(statement.label) ?? null, surely),
        );
        return null;
      case 'block': {
        this.#atLeave.set(statement.label, null);
        const end = this.#block(statement.body, surely, indices);
        return meet(end, this.#atLeave.get(statement.label) ?? null);
      }
      case 'go-named':
        this.#spawn(statement.process, statement.span, surely);
        return surely;
      case 'if':
      case 'choose':
      case 'count-down':
      case 'receive-ok':
      case 'select': {
        const ends = blocks.map((block) => this.#block(block, surely, indices));
        return ends.length === 0 ? null : ends.reduce(meet);
      }
      case 'for': {
        const inside = new Map(indices);
        if (statement.variable !== null) {
          const from = printExpressionText(statement.from);
          const reach = from === '0' ? printExpressionText(statement.to) : `from ${from}`;
          inside.set(statement.variable.name, reach);
        }
        this.#block(statement.body, surely, inside);
        return surely;
      }
      case 'add':
      case 'cancel':
      case 'close':
      case 'go':
      case 'lock':
      case 'loop':
      case 'once-do':
      case 'range':
      case 'read-lock':
      case 'read-unlock':
      case 'receive':
      case 'send':
      case 'skip':
      case 'unlock':
      case 'wait':
        for (const block of blocks) this.#block(block, surely, indices);
        return surely;
      default:
        return unreachable(statement);
    }
  }

  #spawn(process: string, span: Span, surely: Surely): void {
    if (!this.#atSpawn.has(process)) {
      this.#diagnostics.push(
        diagnose(virgoCatalogue, 'virgo-unknown-process', span, { name: process }),
      );
      return;
    }
    this.#atSpawn.set(process, meet(this.#atSpawn.get(process) ?? null, surely));
  }

  #use({ name, index, wanted }: Usage, at: Span, surely: Surely, indices: Indices): void {
    const declared = this.#declarations.byName.get(name);
    if (declared === undefined) {
      const given = { name, sort: sortWords[wanted[0]!] };
      this.#diagnostics.push(diagnose(virgoCatalogue, 'virgo-undeclared', at, given));
      return;
    }
    if (!wanted.includes(declared.sort)) {
      const given = { name, is: sortWords[declared.sort], wanted: sortWords[wanted[0]!] };
      this.#diagnostics.push(diagnose(virgoCatalogue, 'virgo-wrong-primitive', at, given));
      return;
    }
    if (declared.sort === 'array' && index === null) {
      this.#diagnostics.push(diagnose(virgoCatalogue, 'virgo-no-index', at, { name }));
      return;
    }
    const size = declared.size === null ? null : printExpressionText(declared.size);
    if (index !== null && (size === null || indices.get(index) !== size)) {
      this.#diagnostics.push(diagnose(virgoCatalogue, 'virgo-index', at, { name, index }));
      return;
    }
    this.#dominated(name, at, surely);
  }

  #dominated(name: string, span: Span, surely: Surely): void {
    if (surely === null || surely.has(name)) return;
    const declared = this.#declarations.byName.get(name)!;
    const related = [{ span: declared.span, message: 'declared here' }];
    this.#isDeclaredLate = true;
    this.#diagnostics.push(
      diagnose(virgoCatalogue, 'virgo-not-dominated', span, { name }, { related }),
    );
  }
}

function meet(a: Surely, b: Surely): Surely {
  if (a === null) return b;
  if (b === null) return a;
  return new Set([...a].filter((name) => b.has(name)));
}
