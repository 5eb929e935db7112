import type { PlainExpression, Place } from '../../go/plain/expression.ts';
import type { FunctionId, LocalId } from '../../go/plain/ids.ts';
import { eachFunction } from '../../go/plain/named-functions.ts';
import { fieldKey } from '../../go/plain/package-state.ts';
import type { PlainFunction, PlainProgram } from '../../go/plain/program.ts';
import { targetsOf } from '../../go/plain/targets.ts';
import { typeOfPlace, typingOf } from '../../go/plain/type-of.ts';
import { visitStatements, walkBlock } from '../../go/plain/walk.ts';
import { shapeOf, type Builder } from './context.ts';

/**
 * Whether a function of the text that does not run here could close a channel of ours which lies in these fields, or
 * give it to somebody who could. What runs here may run again, if others can call it.
 */
export function mayBeClosedElsewhere(
  builder: Builder,
  id: number,
  fields: ReadonlySet<string>,
): boolean {
  const { program, root, inlined, identities } = builder;
  const runsHere = (one: FunctionId): boolean => one === root.id || inlined.has(one);
  const own = program.functions.filter((fn) => fn.origin === 'text' && !isDeferredClose(fn));
  const named = new Set<FunctionId>();
  for (const fn of own)
    if (!runsHere(fn.id))
      visitStatements(fn.body, (statement) => eachFunction(statement, (one) => named.add(one)));
  const mayBeIt = (fn: PlainFunction, local: LocalId): boolean => {
    if (!isLike(builder, fn, local, id)) return false;
    const origins = originsOf(builder, fn, local, new Set());
    if (origins.length === 0) return true;
    return origins.some((one) =>
      one.kind === 'field' ? fields.has(one.key) : one.kind === 'any' || runsHere(one.by),
    );
  };
  return own.some((fn) => {
    const closes = (): boolean => closedIn(builder.program, fn).some((local) => mayBeIt(fn, local));
    // The next run of the function closes what this one makes, not the other way round.
    if (fn.id === root.id) return !identities.closed.has(id) && closes();
    if (inlined.has(fn.id)) return (named.has(fn.id) || isExported(fn.name)) && closes();
    return closes() || fn.results.some((local) => mayBeIt(fn, local));
  });
}

const isExported = (name: string): boolean => /^\p{Lu}/u.test(name.replace(/^.*\./, ''));

function closedIn({ functions }: PlainProgram, { body }: PlainFunction): readonly LocalId[] {
  const closed: LocalId[] = [];
  const add = (channel: PlainExpression | undefined): void => {
    if (channel?.kind === 'local') closed.push(channel.local);
  };
  visitStatements(body, (statement) => {
    if (statement.kind === 'close') add(statement.channel);
    if (!('callee' in statement) || statement.callee.kind !== 'static') return;
    if (isDeferredClose(functions[statement.callee.function]!)) add(statement.arguments[0]);
  });
  return closed;
}

/** The function that `defer close(c)` and `go close(c)` call. */
const isDeferredClose = ({ name }: PlainFunction): boolean => /^close(#\d+)?$/.test(name);

/** A channel of this type may be that one, and be closed. */
function isLike(builder: Builder, fn: PlainFunction, local: LocalId, id: number): boolean {
  const shape = shapeOf(builder, fn.locals[local]!.type);
  if (shape.kind !== 'channel' || shape.direction === 'receive') return false;
  const element = builder.identities.elements.get(id);
  return element === undefined || element === shape.element;
}

/** Where a channel in a local comes from. */
type Origin =
  | { readonly kind: 'field'; readonly key: string }
  | { readonly kind: 'made'; readonly by: FunctionId }
  | { readonly kind: 'any' };

const any: Origin = { kind: 'any' };

function originsOf(
  builder: Builder,
  fn: PlainFunction,
  local: LocalId,
  asked: Set<string>,
): readonly Origin[] {
  const name = `${fn.id} ${local}`;
  if (asked.has(name)) return [];
  asked.add(name);
  if (fn.parameters.includes(local)) return [any];
  const at = fn.captures.indexOf(local);
  if (at >= 0)
    return makersOf(builder.program, fn.id).flatMap(({ maker, captures }) =>
      originsOf(builder, maker, captures[at]!, asked),
    );
  const found: Origin[] = [];
  const add = (value: PlainExpression): void => {
    if (value.kind === 'local') found.push(...originsOf(builder, fn, value.local, asked));
    else if (value.kind !== 'zero') found.push(any);
  };
  visitStatements(fn.body, (statement) => {
    if (statement.kind === 'store') {
      if (statement.place.kind === 'cell' && statement.place.local === local) add(statement.value);
      return;
    }
    if (statement.kind === 'declare' || !targetsOf(statement).includes(local)) return;
    if (statement.kind === 'make-channel') found.push({ kind: 'made', by: fn.id });
    else if (statement.kind === 'assign') add(statement.value);
    else if (statement.kind !== 'load') found.push(any);
    else if (statement.place.kind === 'cell')
      found.push(...originsOf(builder, fn, statement.place.local, asked));
    else found.push(fieldOf(builder, fn, statement.place));
  });
  return found;
}

/** The functions that make a value of one, and what of theirs it captures. */
function makersOf(
  { functions }: PlainProgram,
  id: FunctionId,
): readonly { readonly maker: PlainFunction; readonly captures: readonly LocalId[] }[] {
  return functions.flatMap((maker) => {
    const found: { maker: PlainFunction; captures: readonly LocalId[] }[] = [];
    walkBlock(maker.body, {
      expression: (one) => {
        if (one.kind === 'closure' && one.function === id)
          found.push({ maker, captures: one.captures });
      },
    });
    return found;
  });
}

function fieldOf({ program }: Builder, fn: PlainFunction, place: Place): Origin {
  if (place.kind !== 'field') return any;
  const owner = typeOfPlace(place.base, typingOf(program, fn));
  return { kind: 'field', key: fieldKey(owner, place.field) };
}
