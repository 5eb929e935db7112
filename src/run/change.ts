import type { ResourceId } from './names.ts';
import type { Frame, Goroutine, Observation, Resource } from './observation.ts';
import { summaryOf } from './summary.ts';

/** Something with a name that is not as it was: a resource, or a variable of a goroutine. */
export interface Change {
  readonly name: string;
  /** Null for a variable. */
  readonly resource: ResourceId | null;
  readonly from: string;
  readonly to: string;
}

/** What a step has changed besides the places of its goroutines. */
export function changesBetween(before: Observation, after: Observation): readonly Change[] {
  if (before === after) return [];
  const goroutines = new Map(before.goroutines.map((one) => [one.id, one]));
  const resources = new Map(before.resources.map((one) => [one.id, one]));
  return [
    ...after.goroutines.flatMap((one) => variableChanges(goroutines.get(one.id), one)),
    ...after.resources.flatMap((one) => resourceChange(resources.get(one.id), one)),
  ];
}

/** Calls are compared from the outermost inwards: the innermost come and go. */
function variableChanges(before: Goroutine | undefined, after: Goroutine): readonly Change[] {
  if (before === undefined || before === after) return [];
  return after.stack.toReversed().flatMap((frame, depth) => {
    const earlier = before.stack.at(-1 - depth);
    return earlier?.listing === frame.listing ? frameChanges(earlier, frame) : [];
  });
}

function frameChanges(before: Frame, after: Frame): readonly Change[] {
  return after.variables.flatMap(({ name, value }) => {
    const from = before.variables.find((one) => one.name === name)?.value;
    return from === undefined || from === value ? [] : [{ name, resource: null, from, to: value }];
  });
}

function resourceChange(before: Resource | undefined, after: Resource): readonly Change[] {
  if (before === undefined) return [];
  const [from, to] = [summaryOf(before), summaryOf(after)];
  return from === to ? [] : [{ name: after.name, resource: after.id, from, to }];
}
