/** What F6 goes to, in the order of the page: the same key as in other editors and in browsers. */
const areas: readonly string[] = [
  '#header button',
  '#program-column .monaco-editor [role=textbox], #program-column textarea',
  '#pane-column [role=tab][aria-selected=true]',
  '#pane-column > section',
  '#beside-column [role=tab][aria-selected=true]',
];

/** Out of the text, in which Tab is a character, and from column to column. */
export function focusNextArea(by: 1 | -1): void {
  const targets = areas
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .filter((target) => target !== null)
    // A column with tabs is reached by them.
    .filter((target, at, all) => all.findIndex((one) => columnOf(one) === columnOf(target)) === at);
  const here = targets.findIndex((target) => areaOf(target)?.contains(document.activeElement));
  const first = by > 0 ? 0 : targets.length - 1;
  targets[here < 0 ? first : (here + by + targets.length) % targets.length]?.focus();
}

function columnOf(target: HTMLElement): Element | null {
  return target.closest('#header, #program-column, #pane-column, #beside-column');
}

function areaOf(target: HTMLElement): Element | null {
  return target.closest('header, section');
}
