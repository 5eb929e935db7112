import type { TypeId } from '../../go/plain/ids.ts';
import { fieldKey } from '../../go/plain/package-state.ts';
import { heldIn } from './carry.ts';
import type { Finder } from './closing.ts';
import { shapeOf, typeOf, type Builder, type Here } from './context.ts';
import { endsUsed, type Ends } from '../../go/plain/ends-used.ts';
import { endsOf } from './ends-of-others.ts';
import { cellsOf, valuesIn } from './parts.ts';
import type { Cell, Value } from './value.ts';

/** By channel: what others can do with it who get hold of a value; whether whoever gets it can, or the text alone. */
type EndsGiven = ReadonlyMap<number, readonly GivenEnds[]>;

export interface GivenEnds {
  readonly ends: Ends;
  readonly by: Finder;
}

/** A channel has the type of the field or variable that it lies in; a function uses it as its text says. */
export function endsGiven(here: Here, value: Value, type: TypeId | null, by: Finder): EndsGiven {
  const walk = new Walk(here);
  walk.visit(value, type, by);
  return walk.found;
}

class Walk {
  readonly found = new Map<number, readonly GivenEnds[]>();
  readonly #here: Here;
  readonly #seen = new Set<string>();

  constructor(here: Here) {
    this.#here = here;
  }

  visit(value: Value, type: TypeId | null, by: Finder): void {
    const { builder } = this.#here;
    const shape = type === null ? null : shapeOf(builder, type);
    switch (value.kind) {
      case 'channel':
        return this.#note(value.primitive.id, [
          { ends: type === null ? 'both' : endsOf(builder, type), by },
        ]);
      case 'struct':
        return value.fields.forEach((field, at) => {
          const declared = fieldOf(builder, value.type, at);
          const isKept = typeOf(builder, value.type).named?.library === true;
          const isOpen = isKept || (by === 'anybody' && declared?.isOpen === true);
          const finder: Finder = isOpen ? by : `field ${fieldKey(value.type, at)}`;
          this.visit(field, declared?.type ?? null, finder);
        });
      case 'elements': {
        const element = shape?.kind === 'array' || shape?.kind === 'slice' ? shape.element : null;
        const held = shape?.kind === 'map' ? shape.value : element;
        return valuesIn(value).forEach((one) => this.visit(one, held, by));
      }
      case 'boxed':
        return this.visit(value.value, value.type, by);
      case 'closure': {
        const { captures } = builder.program.functions[value.function]!;
        return value.captures.forEach((cell, at) => {
          const isChannel = shapeOf(builder, cell.type).kind === 'channel';
          const ends = isChannel ? endsUsed(builder.program, value.function, captures[at]!) : null;
          this.#cell(cell, 'text', ends);
        });
      }
      case 'either':
      case 'mixed':
        return valuesIn(value).forEach((one) => this.visit(one, type, by));
      case 'pointer':
      case 'slice':
      case 'map':
        return cellsOf(value).forEach((cell) => this.#cell(cell, by, null));
      case 'nil':
      case 'native':
      case 'quantity':
      case 'text':
      case 'known-function':
      case 'outside':
      case 'deferred':
      case 'opaque':
    }
  }

  /** `ends`: of a variable with a channel that a function has, what it does with that. */
  #cell(cell: Cell, by: Finder, ends: readonly Ends[] | null): void {
    if (ends !== null) {
      for (const value of heldIn(this.#here, cell).flatMap(channelsIn)) {
        this.#note(
          value.primitive.id,
          ends.map((one) => ({ ends: one, by })),
        );
      }
      return;
    }
    const key = `${by} ${cell.key}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    for (const value of heldIn(this.#here, cell)) this.visit(value, cell.type, by);
  }

  #note(id: number, more: readonly GivenEnds[]): void {
    const known = this.found.get(id) ?? [];
    const isKnown = ({ ends, by }: GivenEnds): boolean =>
      known.some((one) => one.ends === ends && one.by === by);
    this.found.set(id, [...known, ...more.filter((one) => !isKnown(one))]);
  }
}

type Channel = Extract<Value, { readonly kind: 'channel' }>;

const channelsIn = (value: Value): readonly Channel[] =>
  value.kind === 'channel' ? [value] : valuesIn(value).flatMap(channelsIn);

/** Its type, and whether other packages can name it. */
function fieldOf(
  builder: Builder,
  type: TypeId,
  at: number,
): { readonly type: TypeId; readonly isOpen: boolean } | null {
  const shape = shapeOf(builder, type);
  const field = shape.kind === 'struct' ? shape.fields[at] : undefined;
  return field === undefined ? null : { type: field.type, isOpen: isExported(field.name) };
}

const isExported = (name: string): boolean => /^\p{Lu}/u.test(name);
