import type { GoStatement, VariableDeclaration } from '../../go/syntax.ts';
import { quantityValue, type Value } from '../value.ts';
import { storeAll, valuesFor } from './assign.ts';
import { foldConstant } from './constants.ts';
import { evaluate, type Here } from './context.ts';
import { ofType } from './sources.ts';
import { declareVariable } from './variables.ts';
import { zeroValue } from './zero.ts';

export function declare(here: Here, declaration: VariableDeclaration): void {
  const { names, type, values } = declaration;
  if (values.length > 0)
    return names.length === 0
      ? undefined
      : storeAll(
          here,
          names,
          valuesFor(here, names.length, values, names).map((value) =>
            ofType(here.builder.index, value, type),
          ),
        );
  for (const name of names)
    if (type !== null) declareVariable(here, name, zeroValue(here, type, name.name, name.span));
}

export function declareConstants(
  here: Here,
  statement: GoStatement & { kind: 'declare-constants' },
): void {
  for (const line of statement.declarations)
    line.names.forEach((name, at) => {
      const value = line.values[at];
      const quantity =
        value === undefined ? null : foldConstant(here.builder.index, value, line.iota);
      const evaluated: Value =
        quantity !== null
          ? quantityValue(quantity)
          : value === undefined
            ? { kind: 'nil' }
            : evaluate(here, value);
      declareVariable(here, name, evaluated);
    });
}
