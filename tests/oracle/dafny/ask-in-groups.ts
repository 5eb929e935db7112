import { askMethods, type DafnyAnswer } from './ask-dafny.ts';

/** How many subjects share a run of Dafny, which takes two seconds to start and less for most of them. */
const together = 8;

/**
 * Asks Dafny about the methods of many subjects, in as few runs as may be.
 *
 * @returns asks about one of them, when its group was not asked about before
 */
export function inGroups<T>(
  subjects: readonly T[],
  methodsOf: (subject: T) => Promise<readonly string[]>,
  seconds?: number,
): (subject: T) => Promise<readonly DafnyAnswer[]> {
  const groups = new Map<number, Promise<ReadonlyMap<T, readonly DafnyAnswer[]>>>();
  return async (subject) => {
    const number = Math.floor(subjects.indexOf(subject) / together);
    const group =
      groups.get(number) ??
      askGroup(subjects.slice(number * together, (number + 1) * together), methodsOf, seconds);
    groups.set(number, group);
    return (await group).get(subject)!;
  };
}

async function askGroup<T>(
  subjects: readonly T[],
  methodsOf: (subject: T) => Promise<readonly string[]>,
  seconds?: number,
): Promise<ReadonlyMap<T, readonly DafnyAnswer[]>> {
  const methods: (readonly string[])[] = [];
  for (const subject of subjects) methods.push(await methodsOf(subject));
  const answers = await askMethods(methods.flat(), seconds);
  let at = 0;
  return new Map(
    subjects.map((subject, index) => [subject, answers.slice(at, (at += methods[index]!.length))]),
  );
}
