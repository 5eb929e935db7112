import type { Block } from '../virgo/ast.ts';
import type { Channel, PointIndex, ProcessIndex, WaitGroup } from './machine.ts';

/** The channels and waitgroups of a program in the order of its text, found by their names. */
export class Resources {
  readonly #channels: Channel[] = [];
  readonly #waitgroups: WaitGroup[] = [];
  readonly #channelByName = new Map<string, number>();
  readonly #waitgroupByName = new Map<string, number>();

  /** Until it is said where a thing is created, the main process stands in. */
  constructor(program: Block) {
    this.#declare(program);
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

  #declare(block: Block): void {
    for (const statement of block) {
      if (statement.kind === 'channel') {
        const { name, capacity, id: node, span } = statement;
        this.#channelByName.set(name, this.#channels.length);
        this.#channels.push({ name, capacity, process: 0, point: -1, node, span });
      } else if (statement.kind === 'waitgroup') {
        const { name, id: node, span } = statement;
        this.#waitgroupByName.set(name, this.#waitgroups.length);
        this.#waitgroups.push({ name, process: 0, node, span });
      } else if (statement.kind === 'go' || statement.kind === 'for') {
        this.#declare(statement.body);
      } else if (statement.kind === 'if') {
        this.#declare(statement.then);
        this.#declare(statement.otherwise);
      }
    }
  }
}
