import type { ExtendedFor } from '../../../virgo/extended/ast.ts';
import { oneEdge, type Cutter, type Rules, type Way } from './rule.ts';

type ControlKind =
  | 'skip'
  | 'choice'
  | 'go'
  | 'go-named'
  | 'return'
  | 'break'
  | 'continue'
  | 'block'
  | 'leave'
  | 'if'
  | 'choose'
  | 'for'
  | 'loop';

/** Branches, loops, and the escapes of them; and what starts goroutines. */
export const controlRules: Rules<ControlKind> = {
  skip: null,
  choice: null,
  go: {
    cut(cutter, statement, way) {
      const name = `goroutine ${cutter.builder.classes.length}`;
      const { body, span } = statement;
      const started = cutter.process(name, body, span, way.around.indices);
      oneEdge(cutter, statement, way, { kind: 'spawn', class: started });
    },
  },
  'go-named': {
    cut(cutter, statement, way) {
      const started = cutter.namedClass(statement.process);
      oneEdge(cutter, statement, way, { kind: 'spawn', class: started });
    },
  },
  return: {
    cut({ builder }, statement, { from, around }) {
      builder.edge(from, around.end, { kind: 'tau' }, statement);
    },
  },
  break: {
    cut({ builder }, statement, { from, around }) {
      builder.edge(from, around.loop!.exit, { kind: 'tau' }, statement);
    },
  },
  continue: {
    cut({ builder }, statement, { from, around }) {
      builder.edge(from, around.loop!.head, { kind: 'tau' }, statement);
    },
  },
  block: {
    cut(cutter, { label, body }, { from, to, around }) {
      const blocks = new Map([...around.blocks, [label, to] as const]);
      cutter.block(body, { from, to, around: { ...around, blocks } });
    },
  },
  leave: {
    cut({ builder }, statement, { from, around }) {
      builder.edge(from, around.blocks.get(statement.label)!, { kind: 'tau' }, statement);
    },
  },
  if: {
    cut(cutter, statement, { from, to, around }) {
      const { condition } = statement;
      for (const taken of [true, false]) {
        const block = taken ? statement.then : statement.otherwise;
        const start = cutter.branch(block, to, around);
        cutter.builder.edge(from, start, { kind: 'branch', condition, taken }, statement);
      }
    },
  },
  choose: {
    cut(cutter, statement, { from, to, around }) {
      for (const block of [statement.then, statement.otherwise]) {
        const start = cutter.branch(block, to, around);
        cutter.builder.edge(from, start, { kind: 'tau' }, statement);
      }
    },
  },
  for: { cut: cutFor },
  loop: {
    cut(cutter, statement, way) {
      const { loop, head } = cutter.openLoop('endless', statement, way);
      const around = { ...way.around, loop: { head, exit: way.to } };
      cutter.builder.insideLoop(loop, () => {
        cutter.block(statement.body, { from: head, to: head, around });
      });
    },
  },
};

function cutFor(cutter: Cutter, statement: ExtendedFor, way: Way): void {
  const { to, around } = way;
  const { builder } = cutter;
  const { variable, span } = statement;
  const bounds = { from: statement.from, to: statement.to };
  const { loop, index, head } = cutter.openLoop('for', statement, way);
  const indices = new Map(around.indices);
  if (variable !== null) indices.set(variable.name, index);
  const inside = { ...around, loop: { head, exit: to }, indices };
  let start = head;
  builder.insideLoop(loop, () => {
    start = cutter.branch(statement.body, head, inside);
  });
  const iteration = builder.edge(head, start, { kind: 'iteration', loop: index }, statement);
  const exit = builder.edge(head, to, { kind: 'exit', loop: index }, statement);
  builder.loops[index] = {
    ...builder.loops[index]!,
    ...{ variable: variable?.name ?? null, bounds, iteration, exit, span },
  };
}
