import type {
  Expression,
  FunctionInfo,
  Statement,
  Variable,
} from '../../../src/contract/check/model.ts';

/**
 * A function without memory as a method of Dafny. Dafny divides as mathematicians do and has no `continue`: quotients are
 * functions, and what a `continue` leaves is a labelled block.
 */
export const dafnyPrelude = `
function method abs(a: int): int { if a < 0 then -a else a }
function method quotient(a: int, b: int): int requires b != 0 {
  if (a < 0) == (b < 0) then abs(a) / abs(b) else -(abs(a) / abs(b))
}
function method rest(a: int, b: int): int requires b != 0 { a - b * quotient(a, b) }
function method least(a: int, b: int): int { if a < b then a else b }
function method times(a: int, b: int): int { a * b }
`;

type Names = Map<Variable, string>;

/** The innermost loop or switch first: what \`break\` and \`continue\` leave. */
type Targets = readonly { readonly onBreak: string; readonly onContinue: string | null }[];

interface Printing {
  readonly names: Names;
  /** In contracts parameters are what came, in bodies variables. */
  readonly given: Names;
  readonly results: readonly Variable[];
  fresh: number;
}

export function toDafny(target: FunctionInfo): string {
  const given: Names = new Map(target.parameters.map((one) => [one, `${one.name}_`]));
  const names: Names = new Map(target.parameters.map((one) => [one, `${one.name}`]));
  for (const one of target.results) {
    names.set(one, one.name);
    given.set(one, one.name);
  }
  const printing: Printing = { names, given, results: target.results, fresh: 0 };
  const { requires, ensures } = target.contract();
  const inContract = { ...printing, names: given };
  const parameter = (one: Variable): string => `${one.name}_: ${sortOf(one)}`;
  return [
    `method ${target.name}(${target.parameters.map(parameter).join(', ')}) returns (${target.results.map((one) => `${one.name}: ${sortOf(one)}`).join(', ')})`,
    ...requires.map(({ expression }) => `  requires ${text(inContract, expression)}`),
    ...ensures.map(({ expression }) => `  ensures ${text(inContract, expression)}`),
    '  decreases *',
    '{',
    ...target.parameters.map((one) => `  var ${one.name} := ${one.name}_;`),
    ...target.results.map((one) => `  ${one.name} := ${sortOf(one) === 'int' ? '0' : 'false'};`),
    ...statements(printing, target.body(), []),
    '}',
  ].join('\n');
}

function sortOf({ type }: Variable): string {
  return type.kind === 'boolean' ? 'bool' : 'int';
}

function nameOf(p: Printing, one: Variable): string {
  const known = p.names.get(one);
  if (known !== undefined) return known;
  const name = `${one.name.replace(/\W/g, '_')}__${String(p.fresh++)}`;
  p.names.set(one, name);
  return name;
}

function statements(p: Printing, all: readonly Statement[], targets: Targets): readonly string[] {
  return all.flatMap((one) => statement(p, one, targets));
}

function statement(p: Printing, s: Statement, targets: Targets): readonly string[] {
  switch (s.kind) {
    case 'block':
      return ['{', ...statements(p, s.statements, targets), '}'];
    case 'declare': {
      const value =
        s.value === null ? (sortOf(s.variable) === 'int' ? '0' : 'false') : text(p, s.value);
      return [`var ${nameOf(p, s.variable)} := ${value};`];
    }
    case 'assign': {
      const left = s.left.map((one) => (one === null ? null : text(p, one)));
      const kept = left.flatMap((one, at) => (one === null ? [] : [[one, text(p, s.right[at]!)]]));
      if (kept.length === 0) return [];
      return [
        `${kept.map(([one]) => one).join(', ')} := ${kept.map(([, one]) => one).join(', ')};`,
      ];
    }
    case 'expression':
    case 'label':
      return [];
    case 'if':
      return [
        `if ${text(p, s.condition)} {`,
        ...statements(p, s.then, targets),
        '} else {',
        ...statements(p, s.otherwise, targets),
        '}',
      ];
    case 'return': {
      const values = s.values.map((one) => text(p, one)).join(', ');
      return [values === '' ? 'return;' : `return ${values};`];
    }
    case 'breakable': {
      const label = `L${String(p.fresh++)}`;
      const inside = [{ onBreak: label, onContinue: null }, ...targets];
      return [`label ${label}: {`, ...statements(p, s.body, inside), '}'];
    }
    case 'break':
      return [`break ${targets[0]!.onBreak};`];
    case 'continue':
      return [`break ${targets.find(({ onContinue }) => onContinue !== null)!.onContinue!};`];
    case 'loop':
      return loop(p, s, targets);
    case 'send':
    case 'close':
    case 'carries':
    case 'levels':
    case 'panic':
    case 'go':
    case 'defer':
    case 'choose':
    case 'assert':
    case 'assume':
    case 'inhale':
    case 'exhale':
    case 'fold':
    case 'unfold':
      throw new Error(`no Dafny for ${s.kind}`);
  }
}

function loop(p: Printing, s: Statement & { kind: 'loop' }, targets: Targets): readonly string[] {
  const [out, round] = [`L${String(p.fresh++)}`, `L${String(p.fresh++)}`];
  const inside = [{ onBreak: out, onContinue: round }, ...targets];
  const condition = s.condition === null ? 'true' : text(p, s.condition);
  return [
    `label ${out}: while ${condition}`,
    ...s.contract.invariants.map(({ expression }) => `  invariant ${text(p, expression)}`),
    '  decreases *',
    '{',
    `label ${round}: {`,
    ...statements(p, s.body, inside),
    '}',
    ...statements(p, s.update, targets),
    '}',
  ];
}

function text(p: Printing, e: Expression): string {
  if (e.kind === 'integer') return e.value < 0n ? `(${String(e.value)})` : String(e.value);
  if (e.kind === 'boolean') return String(e.value);
  if (e.kind === 'variable') return nameOf(p, e.variable);
  if (e.kind === 'unary') return `(${e.operator}${text(p, e.operand)})`;
  if (e.kind === 'binary') return binary(e.operator, text(p, e.left), text(p, e.right));
  if (e.kind === 'call')
    return `${e.function.name}(${e.arguments.map((one) => text(p, one)).join(', ')})`;
  throw new Error(`no Dafny for ${e.kind}`);
}

function binary(operator: string, left: string, right: string): string {
  if (operator === '/') return `quotient(${left}, ${right})`;
  if (operator === '%') return `rest(${left}, ${right})`;
  return `(${left} ${operator} ${right})`;
}
