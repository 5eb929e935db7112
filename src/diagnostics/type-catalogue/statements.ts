import { fault, type Named, type Operand, type Text } from './fault.ts';

interface Started {
  readonly kind: 'go' | 'defer';
}

interface Jump {
  readonly kind: 'break' | 'continue' | 'goto';
}

/** Statements, labels and what a function returns. */
export const statementFaults = {
  'go-assignment-mismatch': fault(
    ({
      left,
      right,
      callee,
    }: {
      readonly left: number;
      readonly right: number;
      readonly callee: string | null;
    }) => {
      const count = (what: string, own: number): string => `${own} ${what}${own === 1 ? '' : 's'}`;
      const rest = `${callee === null ? '' : `${callee}() returns `}${count('value', right)}`;
      return `assignment mismatch: ${count('variable', left)} but ${rest}`;
    },
    'ƒ{ «x», y := 1; _, _ = x, y }',
  ),
  'go-not-assignable': fault(
    ({ operand }: Operand) =>
      `cannot assign to ${operand} (neither addressable nor a map index expression)`,
    'ƒ{ «1» = n }',
  ),
  'go-assign-to-map-field': fault(
    ({ text }: Text) => `cannot assign to struct field ${text} in map`,
    'func f(m map[int]struct{ a int }) { «m[0].a» = 1 }\n',
  ),
  'go-cannot-assign-to': fault(
    ({ name }: Named) => `cannot assign to ${name}`,
    'ƒ{ const k = 1; «k», x := 1, 2; _ = x }',
  ),
  'go-not-a-name': fault(
    ({ text }: Text) => `non-name ${text} on left side of :=`,
    'func f(s []int) { «s[0]» := 1 }\n',
  ),
  'go-repeated-name': fault(
    ({ name }: Named) => `${name} repeated on left side of :=`,
    'ƒ{ x, «x» := 1, 2; _ = x }',
  ),
  'go-no-new-variables': fault(
    () => 'no new variables on left side of :=',
    'ƒ{ k := 1; k «:=» 2; _ = k }',
  ),
  'go-step': fault(
    ({ text, by, operand }: Text & Operand & { readonly by: number }) =>
      `invalid operation: ${text}${by === 1 ? '++' : '--'} (non-numeric ${operand})`,
    'ƒ{ «b»++ }',
  ),
  'go-send-to': fault(
    ({ operand }: Operand) => `invalid operation: cannot send to non-channel ${operand}`,
    'ƒ{ «n <- 1» }',
  ),
  'go-send-to-receive-only': fault(
    ({ operand }: Operand) => `invalid operation: cannot send to receive-only channel ${operand}`,
    'func f(c <-chan int) { «c <- 1» }\n',
  ),
  'go-statement-needs-call': fault(
    ({ kind }: Text & Started) => `${kind} requires function call, not conversion`,
    'ƒ{ defer «int(n)» }',
  ),
  'go-statement-discards': fault(
    ({ kind, text }: Text & Started) => `${kind} discards result of ${text}`,
    'ƒ{ defer «len("a")» }',
  ),
  'go-missing-return': fault(() => 'missing return', 'func f() int {\n«}»\n'),
  'go-return-count': fault(
    ({
      isMany,
      want,
      have,
    }: {
      readonly isMany: boolean;
      readonly want: number;
      readonly have: number;
    }) => `${isMany ? 'too many' : 'not enough'} return values\n\thave ${have}\n\twant ${want}`,
    'func f() (int, int) { return «1» }\n',
  ),
  'go-too-many-results': fault(() => 'too many return values', 'ƒ{ return «1» }'),
  'go-result-shadowed': fault(
    ({ name }: Named) => `result parameter ${name} not in scope at return`,
    'func f() (err error) {\n\t{\n\t\tvar err error\n\t\t_ = err\n\t\t«return»\n\t}\n}\n',
  ),
  'go-condition': fault(
    ({ keyword }: { readonly keyword: string }) => `non-boolean condition in ${keyword} statement`,
    'ƒ{ if «n» { } }',
  ),
  'go-cannot-range': fault(
    ({ operand, cause }: Operand & { readonly cause: string }) =>
      `cannot range over ${operand}${cause}`,
    'ƒ{ for range «b» { } }',
  ),
  'go-range-variables': fault(
    ({ operand, most }: Operand & { readonly most: number }) =>
      `range over ${operand} permits ${most === 0 ? 'no' : 'only one'} iteration variable${most === 0 ? 's' : ''}`,
    'func f(c chan int) {\n\tfor _, «_» = range c {\n\t}\n}\n',
  ),
  'go-switch-on': fault(
    ({ operand }: Operand) => `cannot switch on ${operand}`,
    'func f(x struct{ s []int }) {\n\tswitch «x» {\n\t}\n}\n',
  ),
  'go-several-defaults': fault(
    () => 'multiple defaults in switch or select',
    'ƒ{ switch n {\ndefault:\n«default»:\n} }',
  ),
  'go-invalid-case': fault(
    ({
      case: own,
      tag,
      cause,
    }: {
      readonly case: string;
      readonly tag: string;
      readonly cause: string;
    }) => `invalid case ${own} in switch on ${tag} (${cause})`,
    'ƒ{ switch n { case «"a"»: } }',
  ),
  'go-duplicate-case': fault(
    ({ operand }: Operand) => `duplicate case ${operand} in expression switch`,
    'ƒ{ switch n { case 1: case «1»: } }',
  ),
  'go-duplicate-type-case': fault(
    ({ text }: Text) => `duplicate case ${text} in type switch`,
    'func f(x any) { switch x.(type) { case int: case «int»: } }\n',
  ),
  'go-impossible-case': fault(
    ({ operand, text, why }: Operand & Text & { readonly why: string }) =>
      `impossible type switch case: ${operand} cannot have dynamic type ${text}\n\t${why}`,
    'func f(e error) { switch e.(type) { case «int»: } }\n',
  ),
  'go-select-case': fault(
    () => 'select case must be receive, send or assign recv',
    'ƒ{ select { case «n»: } }',
  ),
  'go-misplaced-break': fault(() => 'break is not in a loop, switch, or select', 'ƒ{ «break» }'),
  'go-misplaced-continue': fault(() => 'continue is not in a loop', 'ƒ{ «continue» }'),
  'go-fallthrough': fault(
    ({ where }: { readonly where: 'ok' | 'last' | 'type-switch' | 'none' }) =>
      where === 'last'
        ? 'cannot fallthrough final case in switch'
        : where === 'type-switch'
          ? 'cannot fallthrough in type switch'
          : 'fallthrough statement out of place',
    'ƒ{ «fallthrough» }',
  ),
  'go-unused-label': fault(
    ({ name }: Named) => `label ${name} defined and not used`,
    'ƒ{ «L»: for { } }',
  ),
  'go-undefined-label': fault(
    ({ name, kind }: Named & Jump) =>
      kind === 'goto' ? `label ${name} not defined` : `${kind} label not defined: ${name}`,
    'ƒ{ goto «L» }',
  ),
  'go-label-redeclared': fault(
    ({ name }: Named) => `label ${name} already defined`,
    'ƒ{ L: for { break L }; «L»: for { } }',
  ),
  'go-invalid-label': fault(
    ({ name, kind }: Named & Jump) => `invalid ${kind} label ${name}`,
    'ƒ{ L: n = 1; for { break «L» } }',
  ),
  'go-goto-into-block': fault(
    ({ name }: Named) => `goto ${name} jumps into block`,
    'ƒ{ goto «L»; { L: n = 1 } }',
  ),
  'go-goto-over-variable': fault(
    ({ name }: Named) => `goto ${name} jumps over variable declaration`,
    'ƒ{ goto «L»; k := 1; _ = k; L: n = 1 }',
  ),
};
