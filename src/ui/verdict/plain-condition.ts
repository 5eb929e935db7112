/**
 * A condition without the back-quotes that set a Go expression apart from our own operators: names lose
 * them, other expressions stand in parentheses instead, and `!(err != nil)` becomes `err == nil`.
 */
export function plainCondition(condition: string): string {
  const positive = condition.replaceAll(/!`([^`]*)`/g, (whole, quoted: string) => {
    const opposite = oppositeOf(quoted);
    return opposite === null ? whole : `\`${opposite}\``;
  });
  if (/^`[^`]*`$/.test(positive)) return positive.slice(1, -1);
  return positive.replaceAll(/`([^`]*)`/g, (_, name: string) =>
    /^[\p{L}\p{N}_.()' ]+$/u.test(name) ? name : `(${name})`,
  );
}

/** Of one equation between two simple expressions; null of anything else. */
function oppositeOf(expression: string): string | null {
  const equation = /^([\p{L}\p{N}_.()' ]+) (==|!=) ([\p{L}\p{N}_.()' ]+)$/u.exec(expression);
  if (equation === null) return null;
  const [, left, operator, right] = equation;
  return `${left} ${operator === '==' ? '!=' : '=='} ${right}`;
}
