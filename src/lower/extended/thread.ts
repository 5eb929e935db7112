import { fromSource, type Source } from '../../model/quantity.ts';
import type { Block, Decision, Statement } from '../../model/statements.ts';
import { alwaysExits } from '../../model/exits.ts';
import { mapBlocks, sizeOf, visitBlock } from '../../model/walk.ts';
import { isSilent } from '../silent.ts';
import { assume } from '../split-choices.ts';
import { asks } from './branch.ts';
import { decidedBy, decisionsAt, endAt, endingIn, scopeOf, type Scope } from './ways.ts';

/** What is told twice: once for either answer. */
const mostCopied = 60;
/** Of the whole program, how much may be made of it. */
const mostStatements = 400;

/** Where the walk stands. */
interface Threading {
  readonly nextLabel: () => number;
  /** By the label of a scope: the loops around it. */
  readonly loopsOf: Map<number, readonly number[]>;
  readonly loops: readonly number[];
  /** What is decided here. */
  readonly known: readonly Decision[];
  /** What is asked behind the scopes around. */
  readonly wanted: (source: Source) => boolean;
}

/**
 * Where several ways lead out of a scope or a select, and what follows asks which one was taken, what follows is told
 * once for either answer, and each way leads to its own:
 *
 *     scope l { P; leave l where s; Q where not s }  R(s)   becomes
 *     scope end { scope yes { scope no { P; leave yes; Q; leave no }  R(false); leave end }  R(true) }
 *
 * Exact: on each way s is what the way says.
 */
export function threadWays(block: Block): Block {
  let label = 0;
  visitBlock(block, (one) => {
    if (one.kind === 'scope' || one.kind === 'leave') label = Math.max(label, one.label);
  });
  const threaded = thread(block, {
    nextLabel: () => ++label,
    loopsOf: new Map(),
    loops: [],
    known: [],
    wanted: () => false,
  });
  return sizeOf(threaded) > Math.max(mostStatements, sizeOf(block)) ? block : threaded;
}

function thread(block: Block, threading: Threading): Block {
  const [first, ...rest] = block;
  if (first === undefined) return [];
  const isWanted = (source: Source): boolean =>
    threading.wanted(source) || asks(rest, fromSource(source));
  const asked = { ...threading, wanted: isWanted };
  if (first.kind === 'if' && endsIn(first).some((one) => decides(one, asked)))
    return thread([endingIn(first, threading.nextLabel()), ...rest], threading);
  const inner = threadInside(first, asked);
  const wanted = decisionsAt(inner).filter(isWanted);
  const [source] = wanted;
  if (source === undefined || isSilent([inner]) || sizeOf(rest) > mostCopied)
    return [inner, ...thread(rest, threading)];
  return split(scopeOf(inner, threading.nextLabel), rest, wanted, threading);
}

/** What stands in the branches, where control comes out of one of them. */
function endsIn(statement: Extract<Statement, { readonly kind: 'if' }>): Block {
  return alwaysExits([statement]) ? [] : [...statement.then, ...statement.otherwise];
}

/** What follows asks which way led out of a statement. */
function decides(statement: Statement, { wanted }: Threading): boolean {
  return decisionsAt(statement).some(wanted) && !isSilent([statement]);
}

function threadInside(statement: Statement, threading: Threading): Statement {
  const { known, loops, loopsOf } = threading;
  const inside = (more: Partial<Threading>): Statement =>
    mapBlocks(statement, (body) => thread(body, { ...threading, ...more }));
  switch (statement.kind) {
    case 'leave': {
      const around = loopsOf.get(statement.label) ?? [];
      const lasting = known.filter(({ source }) =>
        source.loops.every((one) => around.includes(one)),
      );
      return { ...statement, decides: [...statement.decides, ...lasting] };
    }
    case 'scope': {
      loopsOf.set(statement.label, loops);
      return mapBlocks(endAt(statement), (body) => thread(body, threading));
    }
    case 'go':
      return inside({ known: [], wanted: () => false });
    case 'count':
    case 'repeat':
    case 'drain':
      return inside({ loops: [...loops, statement.loop] });
    case 'if': {
      const side = (body: Block, value: boolean): Block =>
        thread(body, { ...threading, known: [...known, ...decidedBy(statement.condition, value)] });
      return {
        ...statement,
        then: side(statement.then, true),
        otherwise: side(statement.otherwise, false),
      };
    }
    case 'make':
    case 'operation':
    case 'add':
    case 'once':
    case 'select':
    case 'end':
    case 'stuck':
      return inside({});
  }
}

/** What follows a scope, for each answer to what it decides. */
function split(
  scope: Scope,
  rest: Block,
  [source, ...others]: readonly Source[],
  threading: Threading,
): Block {
  if (source === undefined) return [scope, ...thread(rest, threading)];
  const { nextLabel, loopsOf, loops } = threading;
  const [yes, no, end] = [nextLabel(), nextLabel(), nextLabel()];
  for (const label of [yes, no, end]) loopsOf.set(label, loops);
  const follow = (label: number, body: Block, value: boolean): Block =>
    split({ ...scope, label, body }, assume(rest, fromSource(source), value), others, {
      ...threading,
      known: [...threading.known, { source, value }],
    });
  const otherwise = follow(no, redirected(scope, source, { yes, no }), false);
  const { span } = scope;
  if (alwaysExits(otherwise)) return follow(yes, otherwise, true);
  const leaving: Statement = { kind: 'leave', label: end, decides: [], span };
  const then = follow(yes, [...otherwise, leaving], true);
  return [{ ...scope, label: end, body: then }];
}

/** Each leave of the scope leads to where its answer is followed. */
function redirected(
  { label, body }: Scope,
  source: Source,
  to: { readonly yes: number; readonly no: number },
): Block {
  const redirect = (block: Block): Block =>
    block.map((statement): Statement => {
      if (statement.kind !== 'leave' || statement.label !== label)
        return mapBlocks(statement, redirect);
      const known = statement.decides.find((one) => one.source.id === source.id);
      const decides = statement.decides.filter((one) => one !== known);
      const leave = (value: boolean): Statement => ({
        ...statement,
        label: value ? to.yes : to.no,
        decides,
      });
      if (known !== undefined) return leave(known.value);
      const { span } = statement;
      const condition = fromSource(source);
      return { kind: 'if', condition, then: [leave(true)], otherwise: [leave(false)], span };
    });
  return redirect(body);
}
