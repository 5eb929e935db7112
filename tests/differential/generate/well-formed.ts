import { unreachable } from '../../../src/base/unreachable.ts';
import type { Block, Program, Statement } from '../../../src/virgo/ast.ts';
import { parametersOf } from './parameters.ts';

export interface Grammar {
  /** Whether a loop's body may spawn goroutines of sends, receives, Adds, skips and ifs. */
  readonly spawningLoops: boolean;
}

/**
 * Whether names are declared once, and before every use on every path, and loops hold what they may:
 * nothing in a loop uses its variable.
 * The generator's own view of the checker's rules: a test compares the two.
 */
export function isWellFormed(program: Program, grammar: Grammar): boolean {
  const names = declarations(program.body);
  if (new Set(names).size < names.length) return false;
  return walk(program.body, { declared: new Set(), alive: true }, grammar) !== null;
}

/** Names that have surely been declared here; where nothing runs (behind a return) all uses are fine. */
interface Before {
  readonly declared: ReadonlySet<string>;
  readonly alive: boolean;
}

function declarations(block: Block): readonly string[] {
  return block.flatMap((statement): readonly string[] => {
    if (statement.kind === 'channel' || statement.kind === 'waitgroup') return [statement.name];
    if (statement.kind === 'go' || statement.kind === 'for') return declarations(statement.body);
    if (statement.kind !== 'if') return [];
    return [...declarations(statement.then), ...declarations(statement.otherwise)];
  });
}

/** Null where a rule is broken. */
function walk(block: Block, before: Before, grammar: Grammar): Before | null {
  let now: Before | null = before;
  for (const statement of block) {
    now = step(statement, now, grammar);
    if (now === null) return null;
  }
  return now;
}

function step(statement: Statement, before: Before, grammar: Grammar): Before | null {
  const known = (name: string): Before | null =>
    !before.alive || before.declared.has(name) ? before : null;
  switch (statement.kind) {
    case 'skip':
      return before;
    case 'send':
    case 'receive':
      return known(statement.channel);
    case 'add':
    case 'wait':
      return known(statement.waitgroup);
    case 'channel':
    case 'waitgroup':
      return { ...before, declared: new Set([...before.declared, statement.name]) };
    case 'return':
      return { ...before, alive: false };
    case 'go':
      return walk(statement.body, before, grammar) && before;
    case 'for': {
      const inBody = parametersOf({ body: statement.body, span: statement.span });
      const isUsed = inBody.some(({ name }) => name === statement.variable?.name);
      const allowed = !isUsed && statement.body.every((inner) => mayLoop(inner, grammar));
      return allowed && walk(statement.body, before, grammar) !== null ? before : null;
    }
    case 'if': {
      const then = walk(statement.then, before, grammar);
      const otherwise = walk(statement.otherwise, before, grammar);
      return then !== null && otherwise !== null ? meet(then, otherwise) : null;
    }
    default:
      return unreachable(statement);
  }
}

function meet(one: Before, other: Before): Before {
  if (!one.alive) return other;
  if (!other.alive) return one;
  const both = [...one.declared].filter((name) => other.declared.has(name));
  return { declared: new Set(both), alive: true };
}

function mayLoop(statement: Statement, grammar: Grammar): boolean {
  if (statement.kind === 'go') return grammar.spawningLoops && statement.body.every(mayBeSpawned);
  return isAtomic(statement);
}

function mayBeSpawned(statement: Statement): boolean {
  if (statement.kind !== 'if') return isAtomic(statement);
  return statement.then.every(mayBeSpawned) && statement.otherwise.every(mayBeSpawned);
}

function isAtomic({ kind }: Statement): boolean {
  return kind === 'skip' || kind === 'send' || kind === 'receive' || kind === 'add';
}
