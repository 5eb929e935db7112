import { fault, type Operand, type Text, type Typed } from './fault.ts';

interface Called {
  readonly function: string;
}

interface Counts {
  readonly have: string;
  readonly want: string;
}

/** Calls, of Go's own functions too. */
export const callFaults = {
  'go-not-a-function': fault(
    ({ operand }: Operand) => `invalid operation: cannot call non-function ${operand}`,
    'ƒ{ «n()» }',
  ),
  'go-missing-conversion-argument': fault(
    ({ type }: Typed) => `missing argument in conversion to ${type}`,
    'ƒ{ _ = int(«)» }',
  ),
  'go-too-many-conversion-arguments': fault(
    ({ type }: Typed) => `too many arguments in conversion to ${type}`,
    'ƒ{ _ = int(n, «n») }',
  ),
  'go-constraint-conversion': fault(
    ({ type }: Typed) =>
      `cannot use interface ${type} in conversion (contains specific type constraints or is comparable)`,
    'type I interface{ ~int }\n\nvar x = «I(1)»\n',
  ),
  'go-dots-in-conversion': fault(
    ({ type }: Typed) => `invalid use of ... in conversion to ${type}`,
    'func f(s []int) { _ = []int(«s»...) }\n',
  ),
  'go-too-few-arguments': fault(
    ({ function: own, have, want }: Called & Counts) =>
      `not enough arguments in call to ${own}\n\thave ${have}\n\twant ${want}`,
    'func g(a, b int)\n\nfunc f() { g(1«)» }\n',
  ),
  'go-too-many-arguments': fault(
    ({ function: own, have, want }: Called & Counts) =>
      `too many arguments in call to ${own}\n\thave ${have}\n\twant ${want}`,
    'func g(a int)\n\nfunc f() { g(1, «2») }\n',
  ),
  'go-dots-not-variadic': fault(
    ({ function: own }: Called) => `have (...) but function is not variadic: ${own}`,
    'func g(s []int)\n\nfunc f(s []int) { g(«s»...) }\n',
  ),
  'go-dots-several-values': fault(
    () => 'cannot use ... with multi-valued expression',
    'func g() (int, []int)\n\nfunc h(a int, s ...int)\n\nfunc f() { h(«g()»...) }\n',
  ),
  'go-cannot-infer': fault(
    ({ function: own, parameter }: Called & { readonly parameter: string }) =>
      `in call to ${own}, cannot infer ${parameter}`,
    'func g[P any]() {}\n\nfunc f() { g(«)» }\n',
  ),
  'go-inference-mismatch': fault(
    ({
      type,
      argument,
      parameter,
      inferred,
      isDefault,
    }: Typed & {
      readonly argument: string;
      readonly parameter: string;
      readonly inferred: string;
      readonly isDefault: boolean;
    }) =>
      isDefault
        ? `mismatched types ${inferred} and ${type} (cannot infer ${parameter} from ${argument})`
        : parameter === inferred
          ? `type ${type} of ${argument} does not match ${parameter}`
          : `type ${type} of ${argument} does not match inferred type ${inferred} for ${parameter}`,
    'func g[P any](a, b P) {}\n\nfunc f(n int, s string) { g(n, «s») }\n',
  ),
  'go-dots-in-builtin': fault(
    ({ function: own }: Called) => `invalid operation: invalid use of ... with built-in ${own}`,
    'func f(s []int) { _ = len(s«...») }\n',
  ),
  'go-builtin-too-few': fault(
    ({ function: own, want, have }: Called & { readonly want: number; readonly have: number }) =>
      `not enough arguments for ${own}() (expected ${want}, found ${have})`,
    'ƒ{ _ = len(«)» }',
  ),
  'go-builtin-too-many': fault(
    ({ function: own, want, have }: Called & { readonly want: number; readonly have: number }) =>
      `too many arguments for ${own}() (expected ${want}, found ${have})`,
    'ƒ{ _ = len("a", "b"«)» }',
  ),
  'go-append-nil': fault(
    () => 'first argument to append must be a typed slice; have untyped nil',
    'ƒ{ _ = append(«nil», 1) }',
  ),
  'go-not-a-slice': fault(
    ({ operand }: Operand) => `invalid argument: ${operand} is not a slice`,
    'ƒ{ _ = append(«n», 1) }',
  ),
  'go-clear': fault(
    ({ operand }: Operand) => `invalid argument: clear ${operand} must be a map or slice`,
    'ƒ{ clear(«n») }',
  ),
  'go-close-non-channel': fault(
    ({ operand }: Operand) => `invalid operation: cannot close non-channel ${operand}`,
    'ƒ{ close(«n») }',
  ),
  'go-close-receive-only': fault(
    ({ operand }: Operand) => `invalid operation: cannot close receive-only channel ${operand}`,
    'func f(c <-chan int) { close(«c») }\n',
  ),
  'go-copy-slices': fault(
    ({ to, from }: { readonly to: string; readonly from: string }) =>
      `invalid argument: copy expects slice arguments; found ${to} and ${from}`,
    'ƒ{ «copy(n, n)» }',
  ),
  'go-copy-elements': fault(
    ({ to, from, left, right }: { readonly [K in 'to' | 'from' | 'left' | 'right']: string }) =>
      `invalid argument: arguments to copy ${to} and ${from} have different element types ${left} and ${right}`,
    'func f(a []int, b []string) { «copy(a, b)» }\n',
  ),
  'go-not-a-map': fault(
    ({ operand }: Operand) => `invalid argument: ${operand} is not a map`,
    'ƒ{ delete(«n», 1) }',
  ),
  'go-cannot-make': fault(
    ({ text }: Text & Typed) =>
      `invalid argument: cannot make ${text}; type must be slice, map, or channel`,
    'ƒ{ _ = make(«int») }',
  ),
  'go-make-arguments': fault(
    ({ text, least, most, have }: Text & { readonly [K in 'least' | 'most' | 'have']: number }) =>
      `invalid operation: ${text} expects ${least} or ${most} arguments; found ${have}`,
    'ƒ{ _ = «make([]int)» }',
  ),
  'go-length-and-capacity': fault(
    () => 'invalid argument: length and capacity swapped',
    'ƒ{ _ = make([]int, «2», 1) }',
  ),
  'go-no-length': fault(
    ({ operand, function: own }: Operand & Called) =>
      `invalid argument: ${operand} for built-in ${own}`,
    'ƒ{ _ = len(«n») }',
  ),
  'go-not-ordered': fault(
    ({ operand, function: own }: Operand & Called) =>
      `invalid argument: ${operand} cannot be ordered in ${own}`,
    'ƒ{ _ = max(«b», b) }',
  ),
  'go-min-max-mismatch': fault(
    ({ text, left, right }: Text & Called & { readonly left: string; readonly right: string }) =>
      `invalid argument: mismatched types ${left} (previous argument) and ${right} (type of ${text})`,
    'ƒ{ _ = max(n, «"a"») }',
  ),
  'go-complex-mismatch': fault(
    ({ left, right }: { readonly left: string; readonly right: string }) =>
      `invalid operation: complex (mismatched types ${left} and ${right})`,
    'func f(a float32, b float64) { _ = complex(«a», b) }\n',
  ),
  'go-complex-arguments': fault(
    ({ type }: Typed) => `invalid argument: arguments have type ${type}, expected floating-point`,
    'ƒ{ _ = complex(«n», n) }',
  ),
  'go-not-complex': fault(
    ({ operand, function: own }: Operand & Called) =>
      `invalid argument: ${operand} not of complex type for ${own}`,
    'ƒ{ _ = real(«n») }',
  ),
  'go-not-a-pointer': fault(
    ({ operand }: Operand) => `invalid argument: ${operand} is not a pointer`,
    'import "unsafe"\n\nfunc f(n int) { _ = unsafe.Slice(«n», 1) }\n',
  ),
  'go-offset-of': fault(
    ({ text }: Text) => `invalid argument: ${text} is not a selector expression`,
    'import "unsafe"\n\nfunc f(n int) { _ = unsafe.Offsetof(«n») }\n',
  ),
};
