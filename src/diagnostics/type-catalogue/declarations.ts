import { fault, type Named, type Operand, type Text, type Typed } from './fault.ts';

/** Declarations, cycles, methods and the forms of types. */
export const declarationFaults = {
  'go-missing-value': fault(
    ({ what }: { readonly what: string }) => `missing init expr for ${what}`,
    'const «a»\n',
  ),
  'go-extra-value': fault(() => 'extra init expr', 'const a = 1, «2»\n'),
  'go-constant-type': fault(
    ({ type }: Typed) => `invalid constant type ${type}`,
    'const a «[]int» = nil\n',
  ),
  'go-not-constant': fault(
    ({ operand }: Operand) => `${operand} is not constant`,
    'var x = 1\n\nconst a = «x»\n',
  ),
  'go-invalid-cycle': fault(
    ({
      name,
      isAlone,
      isType,
    }: Named & { readonly isAlone: boolean; readonly isType: boolean }) => {
      const what = isType ? 'recursive type' : 'cycle in declaration';
      return isAlone ? `invalid ${what}: ${name} refers to itself` : `invalid ${what} ${name}`;
    },
    'type «T» struct{ t T }\n',
  ),
  'go-deep-declaration': fault(
    ({ name }: Named) => `too many declarations need each other to read ${name}`,
    `${Array.from({ length: 400 }, (_, at) => `var v${at} = v${at + 1}\n`).join('')}var «v400» = 1\n`,
  ),
  'go-initialization-cycle': fault(
    ({ name, isAlone }: Named & { readonly isAlone: boolean }) =>
      isAlone
        ? `initialization cycle: ${name} refers to itself`
        : `initialization cycle for ${name}`,
    'var «a» int = f()\n\nfunc f() int { return a }\n',
  ),
  'go-init-signature': fault(
    ({ name }: Named) => `func ${name} must have no arguments and no return values`,
    'func «init»(n int) {}\n',
  ),
  'go-init-parameters': fault(
    ({ name }: Named) => `func ${name} must have no type parameters`,
    'func init[«T any»]() {}\n',
  ),
  'go-missing-body': fault(({ name }: Named) => `func ${name} missing body`, 'func «init»()\n'),
  'go-method-redeclared': fault(
    ({ type, name }: Typed & Named) => `method ${type}.${name} already declared`,
    'type T int\n\nfunc (T) m() {}\n\nfunc (T) «m»() {}\n',
  ),
  'go-field-and-method': fault(
    ({ name }: Named) => `field and method with the same name ${name}`,
    'type T struct{ m int }\n\nfunc (T) «m»() {}\n',
  ),
  'go-foreign-receiver': fault(
    ({ type }: Typed) => `cannot define new methods on non-local type ${type}`,
    'func («int») m() {}\n',
  ),
  'go-receiver-type': fault(
    ({ type, why }: Typed & { readonly why: string }) => `invalid receiver type ${type}${why}`,
    'type T *int\n\nfunc («T») m() {}\n',
  ),
  'go-receiver-parameters': fault(
    ({ have, want }: { readonly have: number; readonly want: number }) =>
      have < want
        ? `not enough type parameters in receiver: have ${have}, want ${want}`
        : `too many type parameters in receiver: have ${have}, want ${want}`,
    'type T[P any] struct{}\n\nfunc («T[A, B]») m() {}\n',
  ),
  'go-misplaced-dots': fault(
    () => 'can only use ... with final parameter in list',
    'func f(«a ...int», b int) {}\n',
  ),
  'go-local-generic-type': fault(
    () => 'generic type cannot be declared inside of a function',
    'ƒ{ type «T»[P any] []P }',
  ),
  'go-defined-as-parameter': fault(
    () => 'cannot use a type parameter as RHS in type declaration',
    'type T[P any] «P»\n',
  ),
  'go-undefined-array-length': fault(
    ({ name }: Named) => `undefined array length ${name} or missing type constraint`,
    'var x [«n»]int\n',
  ),
  'go-invalid-array-length': fault(
    ({ text }: Text) => `invalid array length ${text}`,
    'var x [«-1»]int\n',
  ),
  'go-array-length-not-constant': fault(
    ({ operand }: Operand) => `array length ${operand} must be constant`,
    'func f() int\n\nvar x [«f()»]int\n',
  ),
  'go-array-length-not-integer': fault(
    ({ operand }: Operand) => `array length ${operand} must be integer`,
    'var x [«"a"»]int\n',
  ),
  'go-counted-array': fault(
    () => 'invalid use of [...] array (outside a composite literal)',
    'var x «[...]int»\n',
  ),
  'go-map-key': fault(
    ({ type, why }: Typed & { readonly why: string }) => `invalid map key type ${type}${why}`,
    'var m map[«[]int»]int\n',
  ),
  'go-embedded-type': fault(
    ({ what }: { readonly what: string }) => `embedded field type ${what}`,
    'type I interface{}\n\ntype T struct{ «*I» }\n',
  ),
  'go-blank-method': fault(
    () => 'methods must have a unique non-blank name',
    'type I interface{ «_»() }\n',
  ),
  'go-duplicate-method': fault(
    ({ name }: Named) => `duplicate method ${name}`,
    'type I interface {\n\tm()\n\t«m»()\n}\n',
  ),
  'go-not-a-type': fault(({ text }: Text) => `${text} is not a type`, 'var a int\n\nvar x «a»\n'),
  'go-constraint-as-type': fault(
    ({ type, isTypes }: Typed & { readonly isTypes: boolean }) =>
      `cannot use type ${type} outside a type constraint: interface ${isTypes ? 'contains type constraints' : 'is (or embeds) comparable'}`,
    'var x «comparable»\n',
  ),
  'go-embeds-parameter': fault(
    ({ type }: Typed) => `cannot embed a type parameter: ${type}`,
    'func f[P any, Q interface{ «P» }]() {}\n',
  ),
  'go-term-parameter': fault(
    ({ type }: Typed) => `term cannot represent type parameter ${type}`,
    'func f[P any, Q int | «P»]() {}\n',
  ),
  'go-tilde-interface': fault(
    ({ type }: Typed) => `invalid use of ~ (${type} is an interface)`,
    'type I interface{ «~error» }\n',
  ),
  'go-tilde-underlying': fault(
    ({ type, underlying }: Typed & { readonly underlying: string }) =>
      `invalid use of ~ (underlying type of ${type} is ${underlying})`,
    'type M int\n\ntype I interface{ «~M» }\n',
  ),
  'go-union-methods': fault(
    ({ type }: Typed) => `cannot use ${type} in union (${type} contains methods)`,
    'type I interface{ int | «error» }\n',
  ),
  'go-union-comparable': fault(
    ({ type }: Typed) => `cannot use ${type} in union`,
    'type I interface{ int | «comparable» }\n',
  ),
  'go-overlapping-terms': fault(
    ({ type }: Typed) => `overlapping terms ${type}`,
    'type I interface{ ~int | «int» }\n',
  ),
  'go-parameter-as-constraint': fault(
    () => 'cannot use a type parameter as constraint',
    'func f[P any, Q «P»]() {}\n',
  ),
  'go-not-generic': fault(
    ({ type }: Typed) => `${type} is not a generic type`,
    'var x «int»[int]\n',
  ),
  'go-too-many-type-arguments': fault(
    ({ have, want }: { readonly have: number; readonly want: number }) =>
      `too many type arguments: have ${have}, want ${want}`,
    'type G[P any] []P\n\nvar x G[int, «int»]\n',
  ),
  'go-too-few-type-arguments': fault(
    ({ type, have, want }: Typed & { readonly have: number; readonly want: number }) =>
      `not enough type arguments for type ${type}: have ${have}, want ${want}`,
    'type G[P, Q any] map[string]P\n\nvar x «G»[int]\n',
  ),
  'go-unsatisfied': fault(
    ({ cause }: { readonly cause: string }) => cause,
    'func g[P comparable](x P) {}\n\nvar _ = g[«[]int»]\n',
  ),
  'go-not-instantiated': fault(
    ({ what, text }: Text & { readonly what: string }) =>
      `cannot use generic ${what} ${text} without instantiation`,
    'type G[P any] []P\n\nvar x «G»\n',
  ),
};
