import type { Loop } from './machine.ts';

/** Two loops may share the person's name for their variable; the machine's names are all different. */
export function nameLoops(loops: readonly Loop[], taken: Iterable<string>): readonly Loop[] {
  const used = new Set([...taken, ...loops.map(({ variable }) => variable)]);
  const given = new Set<string>();
  return loops.map((loop) => {
    const wanted = loop.variable === '' ? 'i' : loop.variable;
    let variable = wanted;
    const mayKeep = loop.variable !== '' && !given.has(wanted);
    for (let n = 1; !mayKeep && used.has(variable); n++) variable = `${wanted}${n}`;
    used.add(variable);
    given.add(variable);
    return { ...loop, variable };
  });
}
