import type { GoExpression } from '../../syntax/node.ts';
import type { Info } from '../../types/info.ts';
import type { Type } from '../../types/type.ts';
import type { TypeEnvironment } from './type-environment.ts';
import type { TypeTable } from './type-table.ts';
import type { Shape } from '../types.ts';

/** Of what shape a type is in this instance. */
export type ShapeOfType = (type: Type) => Shape['kind'];

export const underlyingKind =
  (types: TypeTable, environment: TypeEnvironment): ShapeOfType =>
  (type) =>
    types.shape(types.intern(type, environment)).kind;

export const rangesOverFunction =
  (info: Info, shapeOfType: ShapeOfType) =>
  (subject: GoExpression): boolean => {
    const type = info.types.get(subject)?.type;
    return type !== undefined && shapeOfType(type) === 'function';
  };
