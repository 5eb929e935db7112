import type { Statement } from '../../virgo/ast.ts';
import { printExpressionText } from '../../virgo/print.ts';
import type { Instruction } from '../machine.ts';
import type { InstructionRules, StatementRules } from './rule.ts';

type ControlStatements = Extract<
  Statement,
  { readonly kind: 'skip' | 'return' | 'go' | 'if' | 'for' }
>;
type Controls = Exclude<Instruction, { readonly channel: number } | { readonly waitgroup: number }>;

export const controlStatements: StatementRules<ControlStatements['kind']> = {
  skip: () => undefined,
  return(_, statement, { points }) {
    points.addReturn(statement);
  },
  go(cutter, go, { process, points }) {
    const spawnedAt = { process, point: points.length };
    const child = cutter.process(go.body, { node: go.id, span: go.span, spawnedAt });
    points.add({ kind: 'spawn', process: child, next: spawnedAt.point + 1 }, go);
  },
  if(cutter, statement, place) {
    const { points } = place;
    const guard = points.reserve(statement);
    cutter.block(statement.then, place);
    const jump = points.reserve(statement);
    cutter.block(statement.otherwise, place);
    const exit = points.length;
    const { condition } = statement;
    const branch = { kind: 'branch', condition, then: guard + 1, otherwise: jump + 1 } as const;
    points.fill(guard, { ...branch, jump, exit });
    points.fill(jump, { kind: 'jump', target: exit });
  },
  for(cutter, statement, place) {
    const { process, points } = place;
    const { loops } = cutter;
    const loop = loops.length;
    const head = points.reserve(statement);
    const { from, to, id: node, span } = statement;
    const variable = statement.variable?.name ?? '';
    loops.push({ variable, from, to, process, head, increment: 0, exit: 0, node, span });
    points.inside(loop, () => {
      cutter.block(statement.body, place);
    });
    const increment = points.reserve(statement);
    const exit = points.length;
    loops[loop] = { ...loops[loop]!, increment, exit };
    points.fill(head, { kind: 'loop-head', loop, body: head + 1, exit });
    points.fill(increment, { kind: 'loop-next', loop, head });
  },
};

export const controlInstructions: InstructionRules<Controls['kind']> = {
  spawn: { describe: ({ processes }, { process }) => `go ${processes[process]!.name}` },
  return: { describe: () => 'return', targets: ({ target }) => String(target) },
  branch: {
    describe: (_, { condition }) => `if ${printExpressionText(condition)}`,
    targets: ({ then, otherwise }) => `${then} else ${otherwise}`,
  },
  jump: { describe: () => 'end of the true branch', targets: ({ target }) => String(target) },
  'loop-head': {
    describe({ loops }, { loop }) {
      const { variable, from, to } = loops[loop]!;
      return `for ${variable} : ${printExpressionText(from)} .. ${printExpressionText(to)}`;
    },
    targets: ({ body, exit }) => `${body} else ${exit}`,
  },
  'loop-next': {
    describe: ({ loops }, { loop }) => `next ${loops[loop]!.variable}`,
    targets: ({ head }) => String(head),
  },
};
