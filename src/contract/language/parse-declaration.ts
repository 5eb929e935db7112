import {
  at,
  got,
  next,
  parseName,
  peek,
  skipEnds,
  spanFrom,
  want,
  wantEnd,
  type Parser,
} from './cursor.ts';
import type { TypeMember, VariableMember } from './node.ts';
import { parseExpressions } from './parse-expression.ts';
import { parseType } from './parse-type.ts';
import { unreadType } from './unread-form.ts';

/** `var`, `const` or `type`, one line or a group. */
export function parseDeclaration(p: Parser): readonly (VariableMember | TypeMember)[] {
  const keyword = next(p).kind;
  let previous: VariableMember | null = null;
  let iota = 0;
  const one = (): VariableMember | TypeMember => {
    if (keyword === 'type') return typeLine(p);
    const line = variableLine(p, keyword === 'const' ? 'constant' : 'variable', iota++);
    const repeats = line.kind === 'constant' && line.values.length === 0 && previous !== null;
    const whole: VariableMember = repeats
      ? { ...line, type: previous!.type, values: previous!.values }
      : line;
    previous = whole;
    return whole;
  };
  if (!got(p, '(')) return [one()];
  const members: (VariableMember | TypeMember)[] = [];
  for (skipEnds(p); !at(p, ')'); skipEnds(p)) {
    members.push(one());
    wantEnd(p);
  }
  want(p, ')');
  return members;
}

function variableLine(p: Parser, kind: VariableMember['kind'], iota: number): VariableMember {
  const { start } = peek(p);
  const names = [parseName(p)];
  while (got(p, ',')) names.push(parseName(p));
  const isTyped = !at(p, '=') && !at(p, ';') && !at(p, 'newline') && !at(p, ')') && !at(p, '}');
  const type = isTyped ? parseType(p) : null;
  const values = got(p, '=') ? parseExpressions(p) : [];
  return { kind, names, type, values, iota, span: spanFrom(p, start) };
}

function typeLine(p: Parser): TypeMember {
  const { start } = peek(p);
  const name = parseName(p);
  const isGeneric = at(p, '[') && peek(p, 1).kind === 'name' && peek(p, 2).kind !== ']';
  if (isGeneric) while (!got(p, ']')) next(p);
  const isAlias = got(p, '=');
  const unread = unreadType(p);
  const isBare = unread !== null && !at(p, 'struct');
  const type = isBare ? name : parseType(p);
  const head = { kind: 'type', name, isGeneric, isAlias, type } as const;
  return { ...head, ...(unread === null ? {} : { unread }), span: spanFrom(p, start) };
}
