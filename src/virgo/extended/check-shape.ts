import { unreachable } from '../../base/unreachable.ts';
import { virgoCatalogue } from '../../diagnostics/catalogue.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ExtendedBlock, ExtendedProgram, ExtendedStatement } from './ast.ts';
import { blocksOf } from './children.ts';
import { declarationOf } from './declared.ts';
import { hasShape } from './shape.ts';

/** Where a statement stands: what may not stand everywhere depends on this alone. */
interface Place {
  readonly inLoop: boolean;
  /** The labels of the blocks around, within this goroutine and this Do. */
  readonly labels: ReadonlySet<string>;
  /** Inside of a Do, which no return may leave. */
  readonly inDo: boolean;
  /** Why a declaration here might run more than once. */
  readonly repeated: string | null;
}

const outermost: Place = { inLoop: false, labels: new Set(), inDo: false, repeated: null };

/** Jumps out of nowhere, declarations that would run again, selects with two defaults. */
export function checkShape(program: ExtendedProgram): readonly Diagnostic[] {
  const named: Place = { ...outermost, repeated: 'a named process' };
  return [
    ...program.processes.flatMap(({ body }) => checkBlock(body, named)),
    ...checkBlock(program.body, outermost),
  ];
}

function checkBlock(block: ExtendedBlock, place: Place): readonly Diagnostic[] {
  return block.flatMap((statement) => {
    const inside = placeInside(statement, place);
    return [
      ...checkStatement(statement, place),
      ...blocksOf(statement).flatMap((inner) => checkBlock(inner, inside)),
    ];
  });
}

function placeInside(statement: ExtendedStatement, place: Place): Place {
  if (!hasShape(statement, 'body')) return place;
  switch (statement.kind) {
    case 'for':
    case 'range':
    case 'loop':
      return { ...place, inLoop: true, repeated: place.repeated ?? 'a loop' };
    case 'block':
      return { ...place, labels: new Set([...place.labels, statement.label]) };
    case 'go':
      return { ...outermost, repeated: place.repeated };
    case 'once-do':
      return { ...outermost, inDo: true, repeated: place.repeated };
    default:
      return unreachable(statement);
  }
}

function checkStatement(statement: ExtendedStatement, place: Place): readonly Diagnostic[] {
  const { kind, span } = statement;
  if (kind === 'return') {
    return place.inDo ? [diagnose(virgoCatalogue, 'virgo-leaves-do', span, {})] : [];
  }
  if (kind === 'break' || kind === 'continue') {
    if (place.inLoop) return [];
    return [diagnose(virgoCatalogue, 'virgo-outside-loop', span, { word: kind })];
  }
  if (kind === 'leave') {
    if (place.labels.has(statement.label)) return [];
    return [diagnose(virgoCatalogue, 'virgo-outside-block', span, { label: statement.label })];
  }
  if (kind === 'block') {
    if (!place.labels.has(statement.label)) return [];
    return [diagnose(virgoCatalogue, 'virgo-label-twice', span, { label: statement.label })];
  }
  if (kind === 'select') {
    const second = statement.cases.filter((one) => one.kind === 'default')[1];
    if (second === undefined) return [];
    return [diagnose(virgoCatalogue, 'virgo-two-defaults', second.span, {})];
  }
  const declared = declarationOf(statement);
  if (declared === null || place.repeated === null) return [];
  const given = { name: declared.name, where: place.repeated };
  return [diagnose(virgoCatalogue, 'virgo-declared-repeatedly', span, given)];
}
