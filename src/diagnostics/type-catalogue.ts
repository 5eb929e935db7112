import { callFaults } from './type-catalogue/calls.ts';
import { declarationFaults } from './type-catalogue/declarations.ts';
import { literalFaults } from './type-catalogue/literals.ts';
import { nameFaults } from './type-catalogue/names.ts';
import { statementFaults } from './type-catalogue/statements.ts';
import { valueFaults } from './type-catalogue/values.ts';

/** Every fault that the type checker finds, in the words of Go's compiler. */
export const typeCatalogue = {
  ...nameFaults,
  ...declarationFaults,
  ...valueFaults,
  ...literalFaults,
  ...callFaults,
  ...statementFaults,
} as const;

export type TypeCode = keyof typeof typeCatalogue;
