const forbidden = ['set-option', 'set-logic', 'reset', 'reset-assertions', 'exit'];

/**
 * Says why a script may not run, or null when it may.
 *
 * Outside of a push Z3 starts a timer thread, which in a browser without shared memory hangs for
 * ever, so a script must not pop further than it pushed. Options outlive the run that sets them. An
 * open parenthesis would swallow what we send behind the script.
 */
export function objection(script: string): string | null {
  let scopes = 0;
  let open = 0;
  for (const [token, command, count] of tokens(script)) {
    if (token === ')') open -= 1;
    else if (token.startsWith('(')) open += 1;
    if (open < 0) return 'the script closes a parenthesis that it did not open';
    if (command === undefined) continue;
    if (forbidden.includes(command)) return `a script must not use ${command}`;
    if (command === 'push') scopes += Number(count ?? 1);
    if (command === 'pop') scopes -= Number(count ?? 1);
    if (scopes < 0) return 'the script pops more than it pushed';
  }
  return open === 0 ? null : 'the script leaves a parenthesis open';
}

/** Comments, strings and quoted symbols are passed over: nothing in them is a command. */
function tokens(script: string): IterableIterator<RegExpMatchArray> {
  return script.matchAll(
    /;[^\n]*|"[^"]*"|\|[^|]*\||\)|\((?:\s*([a-z][a-z-]*)(?![^\s()])(?:(?=\s+(\d+))|))?/g,
  );
}
