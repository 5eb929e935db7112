import type { Loop } from './machine.ts';

/**
 * Two loops may share the person's name for their variable, and a variable may have the name of a
 * parameter, which it shadows inside the loop; the machine's names are all different.
 */
export function nameLoops(loops: readonly Loop[], taken: readonly string[]): readonly Loop[] {
  const used = new Set([...taken, ...loops.map(({ variable }) => variable)]);
  const given = new Set(taken);
  return loops.map((loop) => {
    const wanted = loop.variable === '' ? 'i' : loop.variable;
    const keepsName = loop.variable !== '' && !given.has(wanted);
    const stem = /\d$/.test(wanted) ? `${wanted}_` : wanted;
    let variable = wanted;
    for (let n = 1; !keepsName && used.has(variable); n++) variable = `${stem}${n}`;
    used.add(variable);
    given.add(variable);
    return { ...loop, variable };
  });
}
