import { fault, type Operand, type Text, type Typed } from './fault.ts';

/** Whether a value fits where it stands. */
export const valueFaults = {
  'go-cannot-use': fault(
    ({
      operand,
      type,
      context,
      cause,
    }: Operand & Typed & { readonly context: string; readonly cause: string }) =>
      `cannot use ${operand} as ${type} value in ${context}${cause}`,
    'ƒ{ n = «"a"» }',
  ),
  'go-cannot-assign-operand': fault(
    ({
      operand,
      type,
      context,
    }: Operand & { readonly type: string | null; readonly context: string }) =>
      `cannot assign ${operand}${type === null ? '' : ` to ${type}`} in ${context}`,
    '', // Made by a test: what comes here is caught before in whole programs.
  ),
  'go-untyped-nil': fault(
    ({ context }: { readonly context: string }) => `use of untyped nil in ${context}`,
    'ƒ{ x := «nil»; _ = x }',
  ),
  'go-generic-function': fault(
    ({ function: own, context }: { readonly function: string; readonly context: string }) =>
      `cannot use generic function ${own} without instantiation in ${context}`,
    'func g[P any]() {}\n\nfunc h(f func()) {}\n\nfunc f() { h(«g») }\n',
  ),
  'go-multiple-values': fault(
    ({ operand }: Operand) => `multiple-value ${operand} in single-value context`,
    'func g() (int, int)\n\nvar x int = 1 + «g()»\n',
  ),
  'go-no-value': fault(
    ({ operand }: Operand) => `${operand} used as value`,
    'func g()\n\nvar x = «g()»\n',
  ),
  'go-builtin-not-called': fault(
    ({ operand }: Operand) => `${operand} must be called`,
    'ƒ{ _ = «len» }',
  ),
  'go-not-an-expression': fault(
    ({ operand }: Operand) => `${operand} is not an expression`,
    'ƒ{ _ = «int» }',
  ),
  'go-not-used': fault(({ operand }: Operand) => `${operand} is not used`, 'ƒ{ «n + 1» }'),
  'go-cannot-convert': fault(
    ({ operand, type, cause }: Operand & Typed & { readonly cause: string }) =>
      `cannot convert ${operand} to type ${type}${cause}`,
    'ƒ{ _ = []int(«n») }',
  ),
  'go-constant-conversion': fault(
    ({ value, type }: Typed & { readonly value: string }) =>
      `cannot convert ${value} to type ${type} (constant ${value} overflows ${type})`,
    'ƒ{ _ = int8(«300») }',
  ),
  'go-truncated': fault(
    ({ operand, type }: Operand & Typed) => `${operand} truncated to ${type}`,
    'ƒ{ _ = 1 << «1.5» }',
  ),
  'go-overflows': fault(
    ({ operand, type }: Operand & Typed) => `${operand} overflows ${type}`,
    'const a float64 = 1e300\n\nvar x = «a * a»\n',
  ),
  'go-typed-overflow': fault(
    ({ operand, type }: Operand & Typed & { readonly value: string }) =>
      `${operand} overflows ${type}`,
    'const a int8 = 100\n\nvar x = «a * 2»\n',
  ),
  'go-constant-overflow': fault(
    ({ operation }: { readonly operation: string }) => `constant ${operation}overflow`,
    'const a = 1 << 500\n\nconst b = a «*» a\n',
  ),
  'go-constant-unrepresentable': fault(
    () => 'constant result is not representable',
    'const a = 1e20000\n\nconst b = a «*» a * a * a * a * a * a * a * a * a * a\n',
  ),
  'go-large-constant': fault(
    ({ text }: Text) => `excessively long constant: ${text.slice(0, 10)}... (${text.length} chars)`,
    `const a = «${'9'.repeat(160)}»\n`,
  ),
  'go-mismatched-types': fault(
    ({ text, left, right }: Text & { readonly left: string; readonly right: string }) =>
      `invalid operation: ${text} (mismatched types ${left} and ${right})`,
    'ƒ{ _ = «n» + b }',
  ),
  'go-operator': fault(
    ({ operator, operand }: Operand & { readonly operator: string }) =>
      `invalid operation: operator ${operator} not defined on ${operand}`,
    'ƒ{ _ = !«n» }',
  ),
  'go-division-by-zero': fault(() => 'invalid operation: division by zero', 'ƒ{ _ = n / «0» }'),
  'go-invalid-comparison': fault(
    ({ text, cause }: Text & { readonly cause: string }) => `invalid operation: ${text} (${cause})`,
    'ƒ{ s := []int{}; _ = «s» == s }',
  ),
  'go-shift-of-type': fault(
    ({ operand, type }: Operand & Typed) =>
      `invalid operation: shifted operand ${operand} (type ${type}) must be integer`,
    'ƒ{ var x float64 = «1» << n; _ = x }',
  ),
  'go-shifted-operand': fault(
    ({ operand }: Operand) => `invalid operation: shifted operand ${operand} must be integer`,
    'ƒ{ _ = «"a"» << 1 }',
  ),
  'go-shift-count': fault(
    ({ operand }: Operand) => `invalid operation: shift count ${operand} must be integer`,
    'ƒ{ _ = n << «b» }',
  ),
  'go-negative-shift': fault(
    ({ operand }: Operand) => `invalid operation: negative shift count ${operand}`,
    'ƒ{ _ = n << «-1» }',
  ),
  'go-invalid-shift': fault(
    ({ operand }: Operand) => `invalid operation: invalid shift count ${operand}`,
    'const a = 1 << «1000000000»\n',
  ),
  'go-no-address': fault(
    ({ operand }: Operand) => `invalid operation: cannot take address of ${operand}`,
    'ƒ{ _ = &«1» }',
  ),
  'go-receive-from': fault(
    ({ operand }: Operand) => `invalid operation: cannot receive from non-channel ${operand}`,
    'ƒ{ _ = <-«n» }',
  ),
  'go-receive-from-send-only': fault(
    ({ operand }: Operand) => `invalid operation: cannot receive from send-only channel ${operand}`,
    'func f(c chan<- int) { <-«c» }\n',
  ),
  'go-dereferences-nil': fault(() => 'invalid operation: cannot indirect nil', 'ƒ{ _ = «*nil» }'),
  'go-cannot-dereference': fault(
    ({ operand }: Operand) => `invalid operation: cannot indirect ${operand}`,
    'ƒ{ _ = *«n» }',
  ),
  'go-not-an-interface': fault(
    ({ operand }: Operand) => `invalid operation: ${operand} is not an interface`,
    'ƒ{ _ = «n».(int) }',
  ),
  'go-impossible-assertion': fault(
    ({ text, why }: Text & { readonly why: string }) =>
      `impossible type assertion: ${text}\n\t${why}`,
    'func f(e error) { _ = «e.(int)» }\n',
  ),
  'go-cannot-index': fault(
    ({ operand }: Operand) => `invalid operation: cannot index ${operand}`,
    'ƒ{ _ = «n»[0] }',
  ),
  'go-several-indices': fault(
    () => 'unexpected comma; expecting ]',
    'func f(m []int) { _ = m[0, «int»] }\n',
  ),
  'go-index-not-integer': fault(
    ({ what, operand }: Operand & { readonly what: string }) =>
      `invalid argument: ${what} ${operand} must be integer`,
    'func f(s []int, x float64) { _ = s[«x»] }\n',
  ),
  'go-index-negative': fault(
    ({ what, operand }: Operand & { readonly what: string }) =>
      `invalid argument: ${what} ${operand} must not be negative`,
    'func f(s []int) { _ = s[«-1»] }\n',
  ),
  'go-index-overflows': fault(
    ({ what, operand }: Operand & { readonly what: string }) =>
      `invalid argument: ${what} ${operand} overflows int`,
    'func f(s []int) { _ = s[«uint64(1<<63)»] }\n',
  ),
  'go-out-of-bounds': fault(
    ({ operand, length }: Operand & { readonly length: string }) =>
      `invalid argument: index ${operand} out of bounds [0:${length}]`,
    'func f(s [2]int) { _ = s[«2»] }\n',
  ),
  'go-cannot-slice': fault(({ operand }: Operand) => `cannot slice ${operand}`, 'ƒ{ _ = «n»[:] }'),
  'go-slice-string-thrice': fault(
    ({ operand }: Operand) => `invalid operation: 3-index slice of string: ${operand}`,
    'func f(s string) { _ = s[0:1:«2»] }\n',
  ),
  'go-slice-unaddressable': fault(
    ({ operand }: Operand) => `invalid operation: ${operand} (slice of unaddressable value)`,
    'func g() [2]int\n\nvar x = «g()»[:]\n',
  ),
  'go-slice-order': fault(
    ({ high, low }: { readonly high: string; readonly low: string }) =>
      `invalid slice indices: ${high} < ${low}`,
    'func f(s []int) { _ = s[2:«1»] }\n',
  ),
};
