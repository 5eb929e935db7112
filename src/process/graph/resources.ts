import { unreachable } from '../../base/unreachable.ts';
import type { ExtendedProgram } from '../../virgo/extended/ast.ts';
import { allStatements } from '../../virgo/extended/children.ts';
import { hasShape, type OfShape } from '../../virgo/extended/shape.ts';
import type { Graph, GraphChannel, GraphLock } from './graph.ts';

type Lists = Pick<Graph, 'channels' | 'waitgroups' | 'locks' | 'onces'>;
type Family = keyof Lists;

/** The primitives that a program declares, by family, each with its number. */
export class GraphResources implements Lists {
  readonly channels: GraphChannel[] = [];
  readonly waitgroups: { name: string; span: GraphChannel['span'] }[] = [];
  readonly locks: GraphLock[] = [];
  readonly onces: { name: string; span: GraphChannel['span'] }[] = [];
  readonly timers = new Set<string>();

  constructor(program: ExtendedProgram) {
    for (const statement of allStatements(program))
      if (hasShape(statement, 'declaration')) this.#declare(statement);
  }

  find(family: Family, name: string): number {
    const index = this[family].findIndex((one) => one.name === name);
    if (index < 0) throw new Error(`${name} is declared nowhere`);
    return index;
  }

  #declare(statement: OfShape<'declaration'>): void {
    const { kind, span } = statement;
    switch (kind) {
      case 'channel':
      case 'array': {
        const { name, capacity } = statement;
        const size = kind === 'array' ? statement.size : null;
        this.channels.push({ name, span, kind: 'channel', capacity, size, part: 'whole' });
        return;
      }
      case 'context': {
        const { name } = statement;
        this.channels.push({ name, span, kind, capacity: null, size: null, part: 'whole' });
        return;
      }
      case 'waitgroup':
        this.waitgroups.push({ name: statement.name, span });
        return;
      case 'mutex':
      case 'rwmutex':
        this.locks.push({ name: statement.name, span, kind });
        return;
      case 'once':
        this.onces.push({ name: statement.name, span });
        return;
      case 'timer':
        this.timers.add(statement.name);
        return;
      case 'choice':
        return;
      default:
        return unreachable(statement);
    }
  }
}
