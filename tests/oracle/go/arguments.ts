import type {
  FunctionDeclaration,
  GoExpression,
  GoFile,
  Parameter,
  Signature,
} from '../../../src/go/syntax/node.ts';
import type { Value } from '../../differential/evaluate.ts';

/** One way to fill in a parameter of the function, and what VirGo's parameters then are. */
export interface Filling {
  readonly go: string;
  readonly sets: ReadonlyMap<string, Value>;
}

const numbers = [-2n, -1n, 0n, 1n, 2n, 3n];
const lengths = [0n, 1n, 2n, 3n];

/** The arguments to try for each parameter; null where we do not know how to make one. */
export function fillingsOf(
  file: GoFile,
  { name, type, variadic }: Parameter,
): readonly Filling[] | null {
  const path = name?.name ?? '_';
  const element: GoExpression = variadic
    ? { kind: 'slice-type', element: type, span: type.span }
    : type;
  const fillings = fillingsOfType(file, element, path);
  return variadic && fillings !== null
    ? fillings.map(({ go, sets }) => ({ go: `${go}...`, sets }))
    : fillings;
}

const fillingsOfAny: readonly Filling[] = ['1', '"text"', 'nil'].map((go) => ({
  go,
  sets: new Map(),
}));

function typeNamed({ declarations }: GoFile, name: string): GoExpression | undefined {
  for (const one of declarations)
    if (one.kind === 'type' && one.name.name === name) return one.type;
  return undefined;
}

function fillingsOfType(file: GoFile, type: GoExpression, path: string): readonly Filling[] | null {
  const text = (inner: GoExpression): string => file.text.slice(inner.span.start, inner.span.end);
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check
  switch (type.kind) {
    case 'slice-type': {
      const whole = file.text.slice(type.element.span.start, type.element.span.end);
      return lengths.map((length) => ({
        go: `make([]${whole}, ${length})`,
        sets: new Map([[`len(${path})`, length]]),
      }));
    }
    case 'map-type':
      return text(type.key) === 'int'
        ? lengths.map((length) => mapFilling(text(type.value), path, length))
        : null;
    case 'star': {
      const inner = fillingsOfType(file, type.operand, path);
      return inner === null ? null : inner.map(({ go, sets }) => ({ go: addressOf(go), sets }));
    }
    case 'interface-type':
      return fillingsOfAny;
    case 'function-type':
      return [{ go: functionText(file, type.signature), sets: new Map() }];
    case 'name':
      return fillingsOfName(file, null, type.name, path);
    case 'selector':
      return type.operand.kind === 'name'
        ? fillingsOfName(file, type.operand.name, type.name.name, path)
        : null;
  }
  // Expressions that are no type, and types of which no value is made here.
  return null;
}

function mapFilling(value: string, path: string, length: bigint): Filling {
  const entries = Array.from({ length: Number(length) }, (_, key) => `${key}: zero[${value}]()`);
  return {
    go: `map[int]${value}{${entries.join(', ')}}`,
    sets: new Map([[`len(${path})`, length]]),
  };
}

function fillingsOfName(
  file: GoFile,
  home: string | null,
  name: string,
  path: string,
): readonly Filling[] | null {
  if (home === 'sync') return [{ go: `sync.${name}{}`, sets: new Map() }];
  if (home === 'context' && name === 'Context')
    return ['context.Background()', 'cancelledContext()', 'soonCancelledContext()'].map((go) => ({
      go,
      sets: new Map(),
    }));
  if (name === 'any') return fillingsOfAny;
  if (home !== null) return null;
  const declared = typeNamed(file, name);
  if (declared?.kind === 'struct-type')
    return isDeep(path) ? null : structFillings(file, declared, name, path);
  if (declared !== undefined)
    return (
      fillingsOfType(file, declared, path)?.map(({ go, sets }) => ({
        go: `${name}(${go})`,
        sets,
      })) ?? null
    );
  switch (name) {
    case 'int':
    case 'int64':
    case 'int32':
      return numbers.map((value) => ({
        go: `${name}(${value})`,
        sets: new Map([[path, value]]),
      }));
    case 'uint':
      return lengths.map((value) => ({ go: `uint(${value})`, sets: new Map([[path, value]]) }));
    case 'bool':
      return [false, true].map((value) => ({
        go: String(value),
        sets: new Map<string, Value>([[path, value]]),
      }));
    case 'byte':
      return ['0', "'a'", '255'].map((go) => ({ go, sets: new Map() }));
    case 'error':
      return ['nil', 'chanceError()'].map((go) => ({ go, sets: new Map() }));
    case 'string':
      return lengths.map((length) => ({
        go: `strings.Repeat("é", ${length})`,
        sets: new Map([
          [`len(${path})`, 2n * length],
          [`utf8.RuneCountInString(${path})`, length],
        ]),
      }));
    default:
      return null;
  }
}

/** Only composite literals have an address in Go. */
function addressOf(value: string): string {
  return value.endsWith('}') ? `&${value}` : `pointerTo(${value})`;
}

/** Structs of structs may never end. */
function isDeep(path: string): boolean {
  return path.split('.').length > 3;
}

function structFillings(
  file: GoFile,
  type: GoExpression & { kind: 'struct-type' },
  name: string,
  path: string,
): readonly Filling[] {
  let fillings: readonly Filling[] = [{ go: '', sets: new Map() }];
  for (const field of type.fields) {
    const { type: own, name: label } = field;
    const isSync =
      own.kind === 'selector' && own.operand.kind === 'name' && own.operand.name === 'sync';
    if (isSync || label === null) continue;
    const found = fillingsOfType(file, own, `${path}.${label.name}`);
    if (found === null) continue;
    fillings = fillings.flatMap((before) =>
      found.map(({ go, sets }) => ({
        go: `${before.go}${label.name}: ${go}, `,
        sets: new Map([...before.sets, ...sets]),
      })),
    );
  }
  return fillings.map(({ go, sets }) => ({ go: `${name}{${go}}`, sets }));
}

/** A function that answers by chance, errors and truth values included. */
function functionText(file: GoFile, { parameters, results }: Signature): string {
  const text = ({ type: inner }: Parameter): string =>
    file.text.slice(inner.span.start, inner.span.end);
  const taken = parameters
    .map((parameter, at) => `a${at} ${parameter.variadic ? '...' : ''}${text(parameter)}`)
    .join(', ');
  const given = results.map(text);
  const values = given.map((result) =>
    result === 'error' ? 'chanceError()' : result === 'bool' ? 'chance()' : `zero[${result}]()`,
  );
  return `func(${taken}) (${given.join(', ')}) { yieldPoint(96); return ${values.join(', ')} }`;
}

/** A call of the function or method, as a statement. */
export interface Call {
  readonly text: string;
  readonly sets: ReadonlyMap<string, Value>;
}

/** Some hundred combinations at most; null where we cannot make an argument. */
export function callsOf(file: GoFile, declaration: FunctionDeclaration): readonly Call[] | null {
  const { receiver, name, signature } = declaration;
  const receivers =
    receiver?.[0] === undefined
      ? [{ go: '', sets: new Map<string, Value>() }]
      : fillingsOf(file, receiver[0]);
  if (receivers === null) return null;
  let calls: readonly Call[] = receivers.map(({ go, sets }) => ({
    text: go === '' ? `${name.name}(` : `(${go}).${name.name}(`,
    sets,
  }));
  for (const parameter of signature.parameters) {
    const fillings = fillingsOf(file, parameter);
    if (fillings === null) return null;
    calls = calls.flatMap((before) =>
      fillings.map(({ go, sets }) => ({
        text: `${before.text}${go}, `,
        sets: new Map([...before.sets, ...sets]),
      })),
    );
  }
  return calls.slice(0, 200).map(({ text, sets }) => ({ text: `${text})`, sets }));
}
