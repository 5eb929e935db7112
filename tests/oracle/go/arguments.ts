import { unreachable } from '../../../src/base/unreachable.ts';
import type { FunctionDeclaration, GoFile, GoType, Parameter } from '../../../src/go/syntax.ts';
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
  const element = variadic ? { kind: 'slice' as const, element: type, span: type.span } : type;
  const fillings = fillingsOfType(file, element, path);
  return variadic && fillings !== null
    ? fillings.map(({ go, sets }) => ({ go: `${go}...`, sets }))
    : fillings;
}

function fillingsOfType(file: GoFile, type: GoType, path: string): readonly Filling[] | null {
  const text = (inner: GoType): string => file.text.slice(inner.span.start, inner.span.end);
  switch (type.kind) {
    case 'slice': {
      const whole = file.text.slice(type.element.span.start, type.element.span.end);
      return lengths.map((length) => ({
        go: `make([]${whole}, ${length})`,
        sets: new Map([[`len(${path})`, length]]),
      }));
    }
    case 'map':
      return text(type.key) === 'int'
        ? lengths.map((length) => mapFilling(text(type.value), path, length))
        : null;
    case 'pointer': {
      const inner = fillingsOfType(file, type.element, path);
      return inner === null ? null : inner.map(({ go, sets }) => ({ go: `&${go}`, sets }));
    }
    case 'interface':
      return ['1', '"text"', 'nil'].map((go) => ({ go, sets: new Map() }));
    case 'function-type':
      return [{ go: functionText(file, type), sets: new Map() }];
    case 'named':
      return fillingsOfName(file, type, path);
    case 'array':
    case 'channel':
    case 'struct':
    case 'unknown-type':
      return null;
    default:
      return unreachable(type);
  }
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
  type: GoType & { kind: 'named' },
  path: string,
): readonly Filling[] | null {
  if (type.package === 'sync') return [{ go: `${type.package}.${type.name}{}`, sets: new Map() }];
  if (type.package === 'context' && type.name === 'Context')
    return ['context.Background()', 'cancelledContext()', 'soonCancelledContext()'].map((go) => ({
      go,
      sets: new Map(),
    }));
  if (type.package !== null) return null;
  const declared = file.types.find(({ name }) => name === type.name);
  if (declared?.type.kind === 'struct') return structFillings(file, declared.type, type.name, path);
  if (declared !== undefined)
    return (
      fillingsOfType(file, declared.type, path)?.map(({ go, sets }) => ({
        go: `${type.name}(${go})`,
        sets,
      })) ?? null
    );
  switch (type.name) {
    case 'int':
    case 'int64':
    case 'int32':
      return numbers.map((value) => ({
        go: `${type.name}(${value})`,
        sets: new Map([[path, value]]),
      }));
    case 'uint':
      return lengths.map((value) => ({ go: `uint(${value})`, sets: new Map([[path, value]]) }));
    case 'bool':
      return [false, true].map((value) => ({
        go: String(value),
        sets: new Map<string, Value>([[path, value]]),
      }));
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

function structFillings(
  file: GoFile,
  type: GoType & { kind: 'struct' },
  name: string,
  path: string,
): readonly Filling[] {
  let fillings: readonly Filling[] = [{ go: '', sets: new Map() }];
  for (const field of type.fields) {
    if (field.type.kind === 'named' && field.type.package === 'sync') continue;
    const own = fillingsOfType(file, field.type, `${path}.${field.name}`);
    if (own === null) continue;
    fillings = fillings.flatMap((before) =>
      own.map(({ go, sets }) => ({
        go: `${before.go}${field.name}: ${go}, `,
        sets: new Map([...before.sets, ...sets]),
      })),
    );
  }
  return fillings.map(({ go, sets }) => ({ go: `${name}{${go}}`, sets }));
}

/** A function that answers by chance, errors and truth values included. */
function functionText(file: GoFile, type: GoType & { kind: 'function-type' }): string {
  const { parameters, results } = type.signature;
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
    receiver === null ? [{ go: '', sets: new Map<string, Value>() }] : fillingsOf(file, receiver);
  if (receivers === null) return null;
  let calls: readonly Call[] = receivers.map(({ go, sets }) => ({
    text: go === '' ? `${name}(` : `(${go}).${name}(`,
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
