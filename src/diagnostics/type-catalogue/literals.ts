import { fault, type Named, type Text, type Typed } from './fault.ts';

/** Composite literals. */
export const literalFaults = {
  'go-invalid-composite': fault(
    ({ type }: Typed) => `invalid composite literal type ${type}`,
    'type I int\n\nvar x = «I»{}\n',
  ),
  'go-untyped-composite': fault(
    () => 'invalid composite literal type: missing type',
    'type T struct{ a int }\n\nvar x = map[string]func(){"a": {}}\n',
  ),
  'go-literal-out-of-bounds': fault(
    ({ index, length }: { readonly index: string; readonly length: string }) =>
      `index ${index} is out of bounds (>= ${length})`,
    'var x = [1]int{1, «2»}\n',
  ),
  'go-duplicate-index': fault(
    ({ index }: { readonly index: string }) => `duplicate index ${index} in array or slice literal`,
    'var x = []int{0: 1, «0»: 2}\n',
  ),
  'go-index-not-constant': fault(
    ({ text }: Text) => `index ${text} must be integer constant`,
    'var n int\n\nvar x = []int{«n»: 1}\n',
  ),
  'go-missing-key': fault(() => 'missing key in map literal', 'var x = map[int]int{«1»}\n'),
  'go-duplicate-key': fault(
    ({ text }: Text) => `duplicate key ${text} in map literal`,
    'var x = map[int]int{1: 1, «1»: 2}\n',
  ),
  'go-mixed-literal': fault(
    () => 'mixture of field:value and value elements in struct literal',
    'type T struct{ a, b int }\n\nvar x = T{a: 1, «2»}\n',
  ),
  'go-invalid-field-name': fault(
    ({ text }: Text) => `invalid field name ${text} in struct literal`,
    'type T struct{ a int }\n\nvar x = T{«1»: 1}\n',
  ),
  'go-unknown-field': fault(
    ({ name, type }: Named & Typed) => `unknown field ${name} in struct literal of type ${type}`,
    'type T struct{ a int }\n\nvar x = T{«c»: 1}\n',
  ),
  'go-duplicate-field-value': fault(
    ({ name }: Named) => `duplicate field name ${name} in struct literal`,
    'type T struct{ a int }\n\nvar x = T{a: 1, «a»: 2}\n',
  ),
  'go-too-many-fields': fault(
    ({ type }: Typed) => `too many values in struct literal of type ${type}`,
    'type T struct{ a int }\n\nvar x = T{1, «2»}\n',
  ),
  'go-too-few-fields': fault(
    ({ type }: Typed) => `too few values in struct literal of type ${type}`,
    'type T struct{ a, b int }\n\nvar x = T{1«}»\n',
  ),
  'go-unexported-field': fault(
    ({ name, type }: Named & Typed) =>
      `implicit assignment to unexported field ${name} in struct literal of type ${type}`,
    'import "lib"\n\nvar x = lib.T{«1»}\n',
  ),
};
