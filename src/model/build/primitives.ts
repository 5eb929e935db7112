import type { PlainSpan } from '../../go/plain/span.ts';
import type { Primitive } from '../primitive.ts';
import { placeOf, report, textAt, type Here } from './context.ts';
import { branch } from './join.ts';
import { orNil } from './known-nil.ts';
import { madeIn } from './made-in.ts';
import { settle } from './settle.ts';
import type { Value } from './value.ts';

/**
 * Does something with the primitive that a value is. Of two values that a condition chooses between, each in its
 * branch; where it is not known which one it is, nothing can be said of the program.
 */
export function withPrimitive(
  here: Here,
  given: Value,
  span: PlainSpan,
  act: (inner: Here, value: Value) => void,
): void {
  const value = settle(here, given);
  const place = placeOf(here, span);
  if (here.flow.store === null) return;
  switch (value.kind) {
    case 'either':
      return branch(
        here,
        value.condition,
        place,
        (inner) => withPrimitive(inner, value.then, span, act),
        (inner) => withPrimitive(inner, value.otherwise, span, act),
      );
    case 'mixed': {
      const [only] = value.options;
      if (only !== undefined && value.options.length === 1 && !value.open && isCurrent(here, only))
        return withPrimitive(here, only, span, act);
      report(here.builder, 'go-unknown-channel', place, { name: nameAt(here, span) });
      here.flow.store = null;
      return;
    }
    case 'channel':
    case 'native':
      if (!isOfThisIteration(here, value.primitive)) {
        report(here.builder, 'go-unknown-channel', place, { name: nameAt(here, span) });
        here.flow.store = null;
        return;
      }
      here.builder.used.add(value.primitive.id);
      return act(here, value);
    case 'pointer':
    case 'slice':
    case 'map':
    case 'struct':
    case 'nil':
    case 'closure':
    case 'quantity':
    case 'text':
    case 'elements':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'deferred':
      return act(here, value);
    case 'opaque':
      return act(here, orNil(here, value));
  }
}

const isCurrent = (here: Here, value: Value): boolean =>
  (value.kind === 'channel' || value.kind === 'native') &&
  madeIn(here.builder)(value.primitive.id).length === 0;

/** One that is made anew in each iteration is the current one only inside of that loop. */
function isOfThisIteration(here: Here, primitive: Primitive): boolean {
  const { loops } = here.flow;
  return madeIn(here.builder)(primitive.id).every((loop) => loops.includes(loop));
}

/** How the text calls what an operation is done with. */
export function nameAt(here: Here, span: PlainSpan): string {
  const text = textAt(here, span).replace(/^case /, '');
  const assigned = /=\s*<-(.+)$/.exec(text)?.[1];
  return (assigned ?? text.split('<-').find((part) => part.trim() !== '') ?? text).trim();
}
