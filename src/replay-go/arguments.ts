import type { FunctionDeclaration, GoFile } from '../go/syntax/node.ts';
import type { Entry } from '../go/plain/program.ts';

/** The call that a run begins with, as Go text; null where it cannot be written. */
export function callOf(
  { kind, name }: Entry,
  files: readonly GoFile[],
  shown: Readonly<Record<string, string>>,
): string | null {
  if (kind === 'main') return 'main()';
  if (kind === 'test') return `${name}(t)`;
  const own = name.split('.').at(-1)!;
  for (const { declarations, text } of files)
    for (const one of declarations)
      if (one.kind === 'function' && one.name.name === own && isOf(one, text, name))
        return one.typeParameters.length > 0 ? null : written(one, text, shown);
  return null;
}

/** `pool.run` is the method of pool or of *pool. */
function isOf({ receiver, name }: FunctionDeclaration, text: string, wanted: string): boolean {
  const of = receiver?.[0]?.type;
  if (of === undefined) return wanted === name.name;
  const type = text.slice(of.span.start, of.span.end).replace(/^\*/, '');
  return wanted === `${type}.${name.name}`;
}

function written(
  { receiver, name, signature }: FunctionDeclaration,
  text: string,
  shown: Readonly<Record<string, string>>,
): string {
  const given = [...(receiver ?? []), ...signature.parameters].map((one, at) => {
    const type = text.slice(one.type.span.start, one.type.span.end);
    const called = one.name?.name ?? `parameter ${String(at + 1)}`;
    const value = valueOf(one.variadic ? `[]${type}` : type, shown[called]);
    return one.variadic ? `${value}...` : value;
  });
  const [first, ...others] = given;
  return receiver === null
    ? `${name.name}(${given.join(', ')})`
    : `(${first ?? ''}).${name.name}(${others.join(', ')})`;
}

function valueOf(type: string, shown: string | undefined): string {
  if (type === 'context.Context') return 'replayContext()';
  const elements = /^(\d+) elements?$/.exec(shown ?? '');
  if (shown === undefined || elements !== null)
    return `replayUnknown[${type}](${elements?.[1] ?? '0'})`;
  if (shown === 'nil') return `*new(${type})`;
  if (shown.startsWith('[')) return `${type}{${shown.slice(1, -1)}}`;
  return `(${type})(${shown})`;
}
