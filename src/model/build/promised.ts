import type { Promised } from '../promises.ts';
import type { PreparedCall } from './value.ts';
import { placeOf, typeOf, type Here } from './context.ts';

/** What the text's contracts say of a call that is not followed. */
export function promisesOf(here: Here, call: PreparedCall, name: string): readonly Promised[] {
  return here.builder.promises.filter((one) => fits(here, call, name, one));
}

function fits(here: Here, call: PreparedCall, name: string, one: Promised): boolean {
  const { target, arguments: given } = call;
  if (one.owner === null) {
    if (target.kind === 'function') return false;
    const called = calledName(here, name);
    return called === one.name || called.endsWith(`/${one.name}`);
  }
  if (target.kind !== 'method' || target.method !== one.name) return false;
  const [receiver] = given;
  return (
    receiver?.kind === 'opaque' && typeOf(here.builder, receiver.type).named?.name === one.owner
  );
}

/** The promise becomes something that the verdict says it takes for granted. */
export function giveContract(here: Here, call: PreparedCall, name: string, one: Promised): void {
  const { given } = here.builder;
  const called = calledName(here, name);
  const words = one.kind === 'waits no' ? `${called} waits for nobody` : `${called} returns`;
  if (given.some((known) => known.words === words)) return;
  given.push({ code: 'contract', words, span: placeOf(here, call.statement.span) });
}

/** `go load(n)` calls `load`, which Plain Go calls `main.load`. */
function calledName({ builder }: Here, name: string): string {
  const called = name.replace(/^(go|defer)\s+/, '').replace(/\(.*$/, '');
  const text = builder.program.files[builder.root.span.file]?.text ?? '';
  const own = `${/^\s*package\s+(\w+)/m.exec(text)?.[1] ?? ''}.`;
  return called.startsWith(own) ? called.slice(own.length) : called;
}
