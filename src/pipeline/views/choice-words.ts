/** A truth value with a name such as `<-c in time` or `err != nil`, as one would say that it holds, or does not. */
export function choiceWords(name: string, value: boolean): string {
  const [, one, other] = /^(.+) before (.+)$/.exec(name) ?? [];
  if (one !== undefined && other !== undefined)
    return value ? `${one} comes before ${other}` : `${other} comes before ${one}`;
  const [, what, when] = /^(.+) (in time|ready|first)$/.exec(name) ?? [];
  if (what !== undefined && when !== undefined)
    return `${what} ${value ? verbs[when as When] : notVerbs[when as When]}`;
  if (value) return name;
  const [, left, operator, right] = equation.exec(name) ?? [];
  if (left !== undefined && right !== undefined)
    return `${left} ${operator === '==' ? '!=' : '=='} ${right}`;
  return /\s/.test(name) ? `not (${name})` : `not ${name}`;
}

type When = 'in time' | 'ready' | 'first';
const verbs: Readonly<Record<When, string>> = {
  'in time': 'comes in time',
  ready: 'is ready',
  first: 'comes first',
};
const notVerbs: Readonly<Record<When, string>> = {
  'in time': 'does not come in time',
  ready: 'is not ready',
  first: 'does not come first',
};
/** Of two simple expressions. */
const equation = /^([\p{L}\p{N}_.()[\]]+) (==|!=) ([\p{L}\p{N}_.()[\]]+)$/u;
