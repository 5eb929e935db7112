import { fault, type Named, type Operand, type Text, type Typed } from './fault.ts';

/** Names, imports, packages, and what a dot selects. */
export const nameFaults = {
  'go-undefined': fault(({ name }: Named) => `undefined: ${name}`, 'ƒ{ _ = «x» }'),
  'go-blank-value': fault(() => 'cannot use _ as value', 'ƒ{ n = «_» }'),
  'go-package-value': fault(
    ({ name }: Named) => `use of package ${name} without selector`,
    'import "unsafe"\n\nvar x = «unsafe»\n',
  ),
  'go-not-exported': fault(
    ({ name, package: own }: Named & { readonly package: string }) =>
      `name ${name} not exported by package ${own}`,
    'import "lib"\n\nvar x = lib.«hidden»\n',
  ),
  'go-redeclared': fault(
    ({ name }: Named) => `${name} redeclared in this block`,
    'ƒ{ var k int; var «k» int; _ = k }',
  ),
  'go-declared-and-imported': fault(
    ({ name, path }: Named & { readonly path: string }) =>
      `${name} already declared through import of package ${name} ("${path}")`,
    'import "lib"\n\nvar _ = lib.X\n\nvar «lib» int\n',
  ),
  'go-unused-import': fault(
    ({ path, name }: { readonly path: string; readonly name: string | null }) =>
      `${JSON.stringify(path)} imported${name === null ? '' : ` as ${name}`} and not used`,
    'import «"lib"»\n',
  ),
  'go-unused-variable': fault(
    ({ name }: Named) => `declared and not used: ${name}`,
    'ƒ{ var «k» int }',
  ),
  'go-must-be-func': fault(
    ({ name }: Named) => `cannot declare ${name} - must be func`,
    'var «init» int\n',
  ),
  'go-package-name': fault(
    ({ name, expected }: Named & { readonly expected: string }) =>
      `package ${name}; expected package ${expected}`,
    '', // Made by a test: it takes two texts.
  ),
  'go-blank-package': fault(() => 'invalid package name _', 'package «_»\n'),
  'go-iota-outside': fault(() => 'cannot use iota outside constant declaration', 'ƒ{ n = «iota» }'),
  'go-no-member': fault(
    ({ text, why }: Text & { readonly why: string }) => `${text} undefined (${why})`,
    'ƒ{ _ = n.«foo» }',
  ),
  'go-ambiguous': fault(
    ({ text }: Text) => `ambiguous selector ${text}`,
    'type A struct{ x int }\n\ntype B struct{ x int }\n\ntype C struct {\n\tA\n\tB\n}\n\nvar _ = C{}.«x»\n',
  ),
  'go-needs-pointer': fault(
    ({ text, type, name }: Text & Typed & Named) =>
      `invalid method expression ${text} (needs pointer receiver (*${type}).${name})`,
    'type T int\n\nfunc (*T) m() {}\n\nvar _ = T.«m»\n',
  ),
  'go-pointer-method': fault(
    ({ name, type }: Named & Typed) => `cannot call pointer method ${name} on ${type}`,
    'type T int\n\nfunc (*T) m() {}\n\nfunc f() { T(1).«m»() }\n',
  ),
  'go-select-builtin': fault(
    ({ operand }: Operand) => `invalid use of ${operand} in selector expression`,
    'ƒ{ _ = «len».x }',
  ),
};
