import type { FunctionId } from '../go/plain/ids.ts';
import { ownGlobals } from '../go/plain/package-state.ts';
import type { PlainProgram } from '../go/plain/program.ts';
import { walkBlock } from '../go/plain/walk.ts';

/** Functions of the text that send, receive or wait at a channel which a package variable holds. */
export function sharingFunctions(program: PlainProgram): ReadonlySet<FunctionId> {
  const { functions, globals, types } = program;
  const channels = new Set(
    ownGlobals(program).filter((id) => types[globals[id]!.type]!.shape.kind === 'channel'),
  );
  const sharing = new Set<FunctionId>();
  if (channels.size === 0) return sharing;
  for (const { id, origin, body } of functions) {
    if (origin !== 'text') continue;
    let isWaiting = false;
    let isShared = false;
    walkBlock(body, {
      statement: ({ kind }) => {
        isWaiting ||= kind === 'send' || kind === 'receive' || kind === 'select';
      },
      place: (place) => {
        isShared ||= place.kind === 'global' && channels.has(place.global);
      },
    });
    if (isWaiting && isShared) sharing.add(id);
  }
  return sharing;
}
