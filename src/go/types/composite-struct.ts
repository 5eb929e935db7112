import type { CompositeLiteral } from '../syntax/node.ts';
import { assignValue } from './assign-value.ts';
import type { Checker } from './checker.ts';
import { useAll, value } from './evaluate.ts';
import { isExported, sameName } from './objects.ts';
import { recordUse } from './record.ts';
import { expressionText, fail, typeText } from './report.ts';
import { holdsUnknownField } from './struct-type.ts';
import type { StructType, Type } from './type.ts';

export function compositeStruct(
  c: Checker,
  e: CompositeLiteral,
  type: Type,
  struct: StructType,
): void {
  const [first] = e.elements;
  if (first === undefined) return;
  if (first.key === null) positional(c, e, type, struct);
  else keyed(c, e, type, struct);
}

function keyed(c: Checker, e: CompositeLiteral, type: Type, struct: StructType): void {
  const seen = new Set<string>();
  for (const { key, value: own } of e.elements) {
    if (key === null) {
      fail(c, own.span, 'go-mixed-literal', {});
      useAll(c, [own]);
      continue;
    }
    if (key.kind !== 'name') {
      fail(c, key.span, 'go-invalid-field-name', { text: expressionText(c, key) });
      useAll(c, [own]);
      continue;
    }
    const field = struct.fields.find((one) => sameName(one, key.name, c.package));
    if (field === undefined) {
      if (!holdsUnknownField(struct))
        fail(c, key.span, 'go-unknown-field', { name: key.name, type: typeText(c, type) });
      useAll(c, [own]);
      continue;
    }
    recordUse(c, key, field);
    assignValue(c, value(c, own, field.type), field.type, 'struct literal');
    if (seen.has(field.name)) fail(c, key.span, 'go-duplicate-field-value', { name: field.name });
    seen.add(field.name);
  }
}

function positional(c: Checker, e: CompositeLiteral, type: Type, struct: StructType): void {
  for (const [index, { key, value: own }] of e.elements.entries()) {
    const field = struct.fields[index];
    if (key !== null) {
      fail(c, own.span, 'go-mixed-literal', {});
      useAll(c, [own]);
      continue;
    }
    if (field === undefined) {
      fail(c, own.span, 'go-too-many-fields', { type: typeText(c, type) });
      useAll(
        c,
        e.elements.slice(index).map((one) => one.value),
      );
      return;
    }
    const x = value(c, own, field.type);
    const isForeign = !isExported(field.name) && field.package?.path !== c.package.path;
    if (isForeign && field.package !== c.package)
      fail(c, own.span, 'go-unexported-field', { name: field.name, type: typeText(c, type) });
    else assignValue(c, x, field.type, 'struct literal');
  }
  if (e.elements.length >= struct.fields.length) return;
  const close = { start: e.span.end - 1, end: e.span.end };
  fail(c, close, 'go-too-few-fields', { type: typeText(c, type) });
}
