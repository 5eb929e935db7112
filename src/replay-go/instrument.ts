import type { Span } from '../base/span.ts';
import type {
  Block,
  CallExpression,
  GoExpression,
  GoFile,
  GoStatement,
  SelectCase,
} from '../go/syntax/node.ts';
import { Edits } from './edits.ts';
import type { Gates } from './gates.ts';

interface Node {
  readonly kind: string;
  readonly span: Span;
}

type StatementOf<Kind extends GoStatement['kind']> = Extract<GoStatement, { kind: Kind }>;

interface Place {
  readonly file: number;
  readonly gates: Gates;
  /** Conditions that are supposed, which have gates, too. */
  readonly supposed: Gates;
  readonly edits: Edits;
  readonly text: string;
  /** What stands elsewhere by now. */
  readonly moved: Set<object>;
}

/** The file with gates at all that others can notice. Lines stay as they are. */
export function instrument(
  source: GoFile,
  start: number,
  { file, gates, supposed }: Pick<Place, 'file' | 'gates' | 'supposed'>,
  imports: string,
): string {
  const edits = new Edits();
  const place: Place = { file, gates, supposed, edits, text: source.text, moved: new Set() };
  if (source.package !== null) edits.before(source.package.span.end, imports);
  for (const declaration of source.declarations) visit(place, declaration, declaration.span.start);
  return edits.applyTo(source.text, start);
}

/** `lead`: where a statement may be put in front of this one: before its label. */
function visit(place: Place, node: unknown, lead: number): void {
  if (typeof node !== 'object' || node === null || place.moved.has(node)) return;
  if (Array.isArray(node)) {
    for (const one of node as readonly unknown[]) visit(place, one, startOf(one) ?? lead);
    return;
  }
  if ('kind' in node && typeof node.kind === 'string') edit(place, node as Node, lead);
  const isLabel = 'kind' in node && node.kind === 'labeled';
  for (const inner of Object.values(node) as readonly unknown[]) {
    if (typeof inner === 'object' && inner !== null && !isSpan(inner))
      visit(place, inner, isLabel ? lead : (startOf(inner) ?? lead));
  }
}

function isSpan(value: object): boolean {
  return 'start' in value && 'end' in value;
}

function startOf(node: unknown): number | null {
  if (typeof node !== 'object' || node === null || !('span' in node)) return null;
  return (node.span as Span).start;
}

/** Both kinds of function begin and end a goroutine where somebody starts one with them. */
const enter = ' defer replayEnter()();';

function edit(place: Place, node: Node, lead: number): void {
  const { edits, supposed, file } = place;
  const condition = supposed.at(file, node.span);
  if (condition > 0) edits.around(node.span, `replaySuppose(${10_000 + condition}, `, ')');
  switch (node.kind) {
    case 'function':
    case 'function-literal': {
      const { body } = node as Node & { readonly body: Block | null };
      if (body !== null) edits.before(body.span.start + 1, enter);
      return;
    }
    case 'send':
      return editSend(place, node as StatementOf<'send'>);
    case 'unary':
      return editReceive(place, node as Extract<GoExpression, { kind: 'unary' }>);
    case 'select':
      return editSelect(place, node as StatementOf<'select'>, lead);
    case 'range':
      return editRange(place, node as StatementOf<'range'>);
    case 'go':
      return editGo(place, node as StatementOf<'go'>, lead);
    case 'defer':
      return editDefer(place, node as StatementOf<'defer'>);
    case 'call':
      return editCall(place, node as CallExpression);
    default:
  }
}

/** `c <- v` becomes `replaySend(1, c)(v)`: what is sent is made before the turn begins. */
function editSend({ gates, file, edits }: Place, node: StatementOf<'send'>): void {
  const gate = gates.at(file, node.span);
  if (gate === 0) return;
  edits.around(node.channel.span, `replaySend(${gate}, `, ')(');
  edits.replace({ start: node.channel.span.end, end: node.value.span.start }, '');
  edits.around(node.value.span, '', ')');
}

function editReceive(
  { gates, file, edits }: Place,
  node: Extract<GoExpression, { kind: 'unary' }>,
): void {
  const gate = node.operator === '<-' ? gates.at(file, node.span) : 0;
  if (gate > 0) edits.around(node.operand.span, `replayAt(${gate}, `, ')');
}

/**
 * Each case waits on nil unless it is the one to be taken. A channel that a call makes is made before the
 * turn begins, as in Go.
 */
function editSelect(place: Place, node: StatementOf<'select'>, lead: number): void {
  const { gates, file, edits } = place;
  const gate = gates.at(file, node.span);
  if (gate === 0) return;
  const cases = node.cases.filter(({ communication }) => communication !== null);
  cases.forEach((one, at) => {
    const channel = channelOf(one);
    if (channel?.kind === 'call') {
      const name = `replayChannel${gate}x${at}`;
      edits.before(lead, `${name} := ${edited(place, channel)}; `);
      edits.replace(channel.span, `replayCase(${at}, ${name})`);
    } else if (channel !== null) edits.around(channel.span, `replayCase(${at}, `, ')');
  });
  edits.before(lead, `replaySelect(${gate}); `);
}

/** An expression with its gates, to stand elsewhere. */
function edited(place: Place, node: GoExpression): string {
  const edits = new Edits();
  const { span } = node;
  visit({ ...place, edits, moved: new Set() }, node, span.start);
  place.moved.add(node);
  return edits.applyTo(place.text.slice(0, span.end), span.start);
}

function channelOf({ communication }: SelectCase): GoExpression | null {
  if (communication === null) return null;
  if (communication.kind === 'send') return communication.channel;
  const received =
    communication.kind === 'expression'
      ? communication.expression
      : communication.kind === 'assign' || communication.kind === 'define'
        ? communication.right[0]
        : undefined;
  return received?.kind === 'unary' ? received.operand : null;
}

/** A turn for each value of a channel. */
function editRange({ gates, file, edits, text }: Place, node: StatementOf<'range'>): void {
  const { key, subject, body, defines, headSpan } = node;
  const gate = gates.at(file, subject.span);
  if (gate === 0) return;
  const name = key === null ? '_' : text.slice(key.span.start, key.span.end);
  const taken = key === null ? '' : ` ${name} ${defines && name !== '_' ? ':=' : '='} replayValue;`;
  const value = key === null ? '_' : 'replayValue';
  const channel = text.slice(subject.span.start, subject.span.end);
  const lines = '\n'.repeat(text.slice(headSpan.start, body.span.start).split('\n').length - 1);
  const head = `for replayChannel := ${channel}; ; {${lines} ${value}, replayOk := <-replayAt(${gate}, replayChannel); if !replayOk { break };${taken}`;
  edits.replace({ start: headSpan.start, end: body.span.start + 1 }, head);
}

function editGo(
  { gates, file, edits }: Place,
  { call, span }: StatementOf<'go'>,
  lead: number,
): void {
  const gate = gates.at(file, span);
  if (gate > 0) edits.before(lead, `replayGo(${gate}); `);
  // A function of the text, and one that is called by its value, says itself that it begins.
  if (call.kind !== 'call' || gates.at(file, call.span) === 0) return;
  edits.around(call.span, 'func() { defer replayEnter()(); ', ' }()');
}

function editDefer({ gates, file, edits }: Place, { call, span }: StatementOf<'defer'>): void {
  if (call.kind !== 'call') return;
  const gate = gates.at(file, call.span);
  if (gate === 0 || gates.at(file, span) === gate) return;
  gates.deferred(gate);
  edits.around(call.span, 'func() { ', ' }()');
}

function editCall({ gates, file, edits, text }: Place, node: CallExpression): void {
  const gate = gates.at(file, node.span);
  if (gate === 0) return;
  const { callee } = node;
  const called = text.slice(callee.span.start, callee.span.end);
  const [first] = node.arguments;
  if (/^(close|len)$/.test(called) && first !== undefined)
    edits.around(first.span, `replayAt(${gate}, `, ')');
  else edits.around(callee.span, `${wrapperOf(called)}(${gate}, `, ')');
}

function wrapperOf(called: string): string {
  if (called === 'time.After') return 'replayAfter';
  return called === 'time.Sleep' ? 'replaySleep' : 'replayBefore';
}
