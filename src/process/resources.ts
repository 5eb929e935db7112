import type { Block } from '../virgo/ast.ts';
import { statementsOf } from '../virgo/walk.ts';
import type { Channel, PointIndex, ProcessIndex, WaitGroup } from './machine.ts';

/** The channels and waitgroups of a program in the order of its text, found by their names. */
export class Resources {
  readonly #channels: Channel[] = [];
  readonly #waitgroups: WaitGroup[] = [];
  readonly #channelByName = new Map<string, number>();
  readonly #waitgroupByName = new Map<string, number>();

  /** Until it is said where a thing is created, the main process stands in. */
  constructor(program: Block) {
    for (const statement of statementsOf(program)) {
      if (statement.kind !== 'channel' && statement.kind !== 'waitgroup') continue;
      const { name, id: node, span } = statement;
      if (statement.kind === 'channel') {
        const { capacity } = statement;
        this.#channelByName.set(name, this.#channels.length);
        this.#channels.push({ name, capacity, process: 0, point: -1, node, span });
      } else {
        this.#waitgroupByName.set(name, this.#waitgroups.length);
        this.#waitgroups.push({ name, process: 0, node, span });
      }
    }
  }

  get channels(): readonly Channel[] {
    return this.#channels;
  }

  get waitgroups(): readonly WaitGroup[] {
    return this.#waitgroups;
  }

  get names(): readonly string[] {
    return [...this.#channelByName.keys(), ...this.#waitgroupByName.keys()];
  }

  channel(name: string): number {
    return this.#channelByName.get(name)!;
  }

  waitgroup(name: string): number {
    return this.#waitgroupByName.get(name)!;
  }

  channelCreatedAt(name: string, process: ProcessIndex, point: PointIndex): void {
    const index = this.channel(name);
    this.#channels[index] = { ...this.#channels[index]!, process, point };
  }

  waitgroupCreatedIn(name: string, process: ProcessIndex): void {
    const index = this.waitgroup(name);
    this.#waitgroups[index] = { ...this.#waitgroups[index]!, process };
  }
}
