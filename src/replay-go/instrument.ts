import type {
  Block,
  CallExpression,
  Declaration,
  GoExpression,
  GoFile,
  GoStatement,
  SelectCase,
} from '../go/syntax/node.ts';
import { childrenOf, type Syntax } from '../go/plain/lower/children.ts';
import { Edits } from './edits.ts';
import type { Gates } from './gates.ts';

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
  for (const declaration of source.declarations) editDeclaration(place, declaration);
  return edits.applyTo(source.text, start);
}

function editDeclaration(place: Place, declaration: Declaration): void {
  if (declaration.kind === 'function') {
    if (declaration.body !== null) editFunction(place, declaration.body);
  } else if (declaration.kind === 'variable')
    for (const value of declaration.values) visit(place, value, value.span.start);
}

/** `lead`: where a statement may be put in front of this one: before its label. */
function visit(place: Place, node: Syntax, lead: number): void {
  if (place.moved.has(node)) return;
  if (node.kind === 'function-literal') return editFunction(place, node.body);
  edit(place, node, lead);
  for (const inner of childrenOf(node))
    visit(place, inner, node.kind === 'labeled' ? lead : inner.span.start);
}

/** Both kinds of function begin and end a goroutine where somebody starts one with them. */
const enter = ' defer replayEnter()();';

function editFunction(place: Place, body: Block): void {
  place.edits.before(body.span.start + 1, enter);
  visit(place, body, body.span.start);
}

function edit(place: Place, node: Syntax, lead: number): void {
  const { edits, supposed, file } = place;
  const condition = supposed.at(file, node.span);
  if (condition > 0) edits.around(node.span, `replaySuppose(${10_000 + condition}, `, ')');
  if (node.kind === 'send') editSend(place, node);
  if (node.kind === 'unary') editReceive(place, node);
  if (node.kind === 'select') editSelect(place, node, lead);
  if (node.kind === 'range') editRange(place, node);
  if (node.kind === 'go') editGo(place, node, lead);
  if (node.kind === 'defer') editDefer(place, node);
  if (node.kind === 'call') editCall(place, node);
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

/** An iteration for each value of a channel. */
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
  const [gate, ofLibrary] = [gates.at(file, call.span), gates.at(file, span)];
  if (gate === ofLibrary) return;
  gates.deferred(gate === 0 ? ofLibrary : gate);
  edits.around(call.span, 'func() { ', ' }()');
  if (gate === 0) edits.around(call.callee.span, `replayBefore(${ofLibrary}, `, ')');
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
