/**
 * For those who want all endings at once: `pan -E -c0` lists which of the observer's assignments are
 * unreached. It comes to life when nothing else can, and stands first, since Spin's processes leave in
 * the order opposite to that in which they came: when all others have ended it is alone.
 *
 * @param crashed the variable that says so; null where nothing can crash
 */
export function observer(crashed: string | null): readonly string[] {
  const running = crashed === null ? '' : `!${crashed} && `;
  return [
    '',
    '#ifdef ENDINGS',
    'bool ok, stuck;',
    'active proctype observer() {',
    'end:',
    '  timeout;',
    '  if',
    ...(crashed === null ? [] : [`  :: ${crashed} -> skip`]),
    `  :: ${running}_nr_pr == 1 -> ok = true`,
    `  :: ${running}_nr_pr > 1 -> stuck = true`,
    '  fi',
    '}',
    '#endif',
  ];
}
