import type { Block, Count, Repeat, Statement } from '../model/statements.ts';
import { mayBeEndless } from './endless.ts';
import { integer } from '../expression/expression.ts';
import { binary, not } from '../expression/fold.ts';
import { mergeBranches } from './branches.ts';
import { accept, attempt, reject, type Lowering } from './lowering.ts';
import { selectToChoice } from './select.ts';
import { withoutDead, withoutLastEnd } from './dead.ts';
import { settle } from './settle.ts';
import { shapeOpenLoop } from './shape-loop.ts';
import { alwaysExits } from '../model/exits.ts';
import { isSilent, isSilentProcess } from './silent.ts';
import { unrolled } from './unroll.ts';

/** A block of any fragment as one that has only what VirGo has; what cannot be is reported. */
export function normalize(lowering: Lowering, block: Block): Block {
  const out: Statement[] = [];
  for (const statement of block) {
    out.push(...normalizeStatement(lowering, statement));
    if (alwaysExits(out)) break;
  }
  return withoutDead(out);
}

function normalizeStatement(lowering: Lowering, statement: Statement): Block {
  const { span } = statement;
  if (isSilent([statement])) return [];
  switch (statement.kind) {
    case 'operation':
      return normalizeOperation(lowering, statement);
    case 'make':
    case 'add':
    case 'leave':
    case 'end':
    case 'stuck':
      return [statement];
    case 'go': {
      const inner = normalize({ ...lowering, splits: 3 }, statement.body);
      // In a loop the ways through a goroutine are compared, so they all have to run to its end.
      const body =
        lowering.loops.length > 0 ? settle(lowering, inner, 'end') : withoutLastEnd(inner);
      return isSilentProcess(body) ? [] : [{ ...statement, body }];
    }
    case 'if': {
      const then = normalize(lowering, statement.then);
      const otherwise = normalize(lowering, statement.otherwise);
      // A conditional that only does something in its else branch reads better the other way round.
      if (then.length === 0 && otherwise.length > 0)
        return mergeBranches({
          ...statement,
          condition: not(statement.condition),
          then: otherwise,
          otherwise: [],
        });
      return mergeBranches({ ...statement, then, otherwise });
    }
    case 'scope':
      return settle(lowering, normalize(lowering, statement.body), statement.label);
    case 'select':
      return normalize(lowering, selectToChoice(lowering, statement));
    case 'once':
      return normalize(lowering, statement.body);
    case 'drain':
      reject(lowering, 'go-range-channel', span, { name: statement.primitive.name });
      return [];
    case 'count':
      return normalizeCount(lowering, statement);
    case 'repeat':
      return normalizeRepeat(lowering, statement);
  }
}

function normalizeOperation(
  lowering: Lowering,
  statement: Statement & { kind: 'operation' },
): Block {
  const { name, primitive, span } = statement;
  if (name === 'close') reject(lowering, 'go-close', span, { name: primitive.name });
  // Others who got hold of it may count it down; the paper has nobody who does.
  if (name === 'wait' && primitive.handing === true)
    reject(lowering, 'go-foreign-waitgroup', span, { name: primitive.name });
  if (name === 'cond-wait') reject(lowering, 'go-cond', span, { name: primitive.name });
  return name === 'signal' || name === 'broadcast' ? [] : [statement];
}

/** Symbolically, for any number of iterations; or, where that fails and the number is small, one by one. */
function normalizeCount(lowering: Lowering, loop: Count): Block {
  const inside: Lowering = { ...lowering, loops: [...lowering.loops, loop.loop] };
  const tried = attempt(lowering, (quiet) => {
    const body = normalize({ ...inside, diagnostics: quiet.diagnostics }, loop.body);
    return guardEndless(loop, quiet.shapeLoop(quiet, { ...loop, body }));
  });
  if (!tried.failed) return accept(lowering, tried);
  const copies = unrolled(lowering, loop);
  if (copies !== null) {
    const one = attempt(lowering, (quiet) => normalize(quiet, copies));
    if (!one.failed) return accept(lowering, one);
  }
  return accept(lowering, tried);
}

/** for i := a; i != b; i++ with a > b iterates for ever, which ends no better than being stuck. */
function guardEndless(loop: Count, block: Block): Block {
  const { from, to, span } = loop;
  if (!mayBeEndless(loop)) return block;
  const condition = binary('<=', from, to);
  return [{ kind: 'if', condition, then: block, otherwise: [{ kind: 'stuck', span }], span }];
}

function normalizeRepeat(lowering: Lowering, loop: Repeat): Block {
  const { iterations, span } = loop;
  if (iterations !== null) {
    const to = { kind: 'source', source: iterations } as const;
    return normalizeCount(lowering, {
      kind: 'count',
      loop: loop.loop,
      from: integer(0),
      to,
      endlessUnlessOrdered: false,
      body: loop.body,
      span,
    });
  }
  const inside: Lowering = { ...lowering, loops: [...lowering.loops, loop.loop] };
  return shapeOpenLoop(lowering, loop, normalize(inside, loop.body));
}
