import type { TypeId } from '../../go/plain/ids.ts';
import { shapeOf, type Builder } from './context.ts';
import { someElement, type Spot } from './value.ts';

/** What type the value at a spot is of. */
export const typeAt = (builder: Builder, { cell, path }: Spot): TypeId =>
  typesAlong(builder, cell.type, path).at(-1)!;

/** The type of a value, of its part where the path begins, and so on. */
export function typesAlong(
  builder: Builder,
  type: TypeId,
  path: readonly number[],
): readonly TypeId[] {
  const types = [type];
  for (const step of path) {
    const shape = shapeOf(builder, types.at(-1)!);
    const next =
      shape.kind === 'struct'
        ? shape.fields[step]?.type
        : shape.kind === 'array'
          ? shape.element
          : undefined;
    if (next === undefined) return types;
    types.push(next);
  }
  return types;
}

interface Part {
  readonly path: readonly number[];
  /** It is an element of an array. */
  readonly isElement: boolean;
}

/** Where values of a type lie in those of another one, not behind pointers. */
export function partsOfType(builder: Builder, type: TypeId, wanted: TypeId): readonly Part[] {
  const found: Part[] = [];
  const visit = (one: TypeId, path: readonly number[], isIn: boolean): void => {
    if (one === wanted) found.push({ path, isElement: isIn });
    const shape = shapeOf(builder, one);
    if (shape.kind === 'array') visit(shape.element, [...path, someElement], true);
    if (shape.kind === 'struct')
      shape.fields.forEach((field, at) => visit(field.type, [...path, at], false));
  };
  visit(type, [], false);
  return found;
}
