/**
 * A condition without the back-quotes that set a Go expression apart from our own operators: names lose
 * them, and other expressions stand in parentheses instead.
 */
export function plainCondition(condition: string): string {
  if (/^`[^`]*`$/.test(condition)) return condition.slice(1, -1);
  return condition.replaceAll(/`([^`]*)`/g, (_, name: string) =>
    /^[\p{L}\p{N}_.()' ]+$/u.test(name) ? name : `(${name})`,
  );
}
