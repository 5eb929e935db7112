/** A mistake in the encoding, and a program about which it makes us say something false. */
export interface RuleMutant {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The text of the program, or the name of one of the corpus. */
  readonly program: string;
}

const encode = 'src/encode/counting';

export const ruleMutants: readonly RuleMutant[] = [
  {
    name: 'B1: a spawned instance is forgotten',
    file: `${encode}/model.ts`,
    from: '+ (isSpawned ? 1 : 0)',
    to: '+ 0',
    program: 'fixed-three',
  },
  {
    name: 'B2: the capacity is one less',
    file: `${encode}/base/resources.ts`,
    from: "term: t.compare(content, '<=', model.room(index))",
    to: "term: t.compare(content, '<', model.room(index))",
    program: 'try-send',
  },
  {
    name: 'B2: a receive is not counted',
    file: `${encode}/model.ts`,
    from: "this.sum(['receive'], isOurs)",
    to: 't.zero',
    program: 'handshake',
  },
  {
    name: 'B3: a closed channel need not be empty any more',
    file: `${encode}/base/resources.ts`,
    from: 't.and(t.equal(closed, t.one), t.equal(model.content(index), t.zero))',
    to: 't.and(t.equal(closed, t.zero), t.equal(model.content(index), t.zero))',
    program: 'pipeline-two',
  },
  {
    name: 'B3: nobody closes',
    file: `${encode}/base/resources.ts`,
    from: "term: t.compare(closed, '<=', t.one)",
    to: "term: t.compare(closed, '<', t.one)",
    program: 'producer-done-closed',
  },
  {
    name: 'B4: Add counts twice',
    file: `${encode}/model.ts`,
    from: 'return this.times(this.term(label.amount), edge, this.x(edge.index), false);',
    to: 'return this.times(t.add(this.term(label.amount), t.integer(-1)), edge, this.x(edge.index), false);',
    program: 'mutex-counter',
  },
  {
    name: 'B5: nobody holds a lock',
    file: `${encode}/base/resources.ts`,
    from: "term: t.compare(held, '<=', t.one)",
    to: "term: t.compare(held, '<', t.one)",
    program: 'bug-mutexes-crossed',
  },
  {
    name: 'B5: readers are never there with a lock',
    file: `${encode}/base/resources.ts`,
    from: "term: t.implies(t.compare(drained, '>', t.zero), t.equal(readers, t.zero))",
    to: 'term: t.equal(readers, t.zero)',
    program: 'rwmutex-readers',
  },
  {
    name: 'B6: the branches are exchanged',
    file: `${encode}/base/control.ts`,
    from: 'label.taken ? condition : t.not(condition)',
    to: 'label.taken ? t.not(condition) : condition',
    program: 'guarded',
  },
  {
    name: 'B7: a loop that is entered does nothing',
    file: `${encode}/base/control.ts`,
    from: 'const never = t.equal(model.x(loop.enter), t.zero);',
    to: "const never = t.compare(model.x(loop.enter), '>', t.zero);",
    program: 'handshake',
  },
  {
    name: 'B8: one iteration less',
    file: `${encode}/base/control.ts`,
    from: "term: t.compare(begun, '<=', times(model.x(enter)))",
    to: "term: t.compare(begun, '<', times(model.x(enter)))",
    program: 'fixed-three',
  },
  {
    name: 'B8: a visit that breaks off counts as complete',
    file: `${encode}/base/control.ts`,
    from: '...broken.map(({ index }) => model.x(index)),',
    to: '...broken.map(({ index }) => times(model.x(index))),',
    program: 'c = chan [0]; for 0 .. 3 { go { c! } } for 0 .. 3 { c?; if * { break } }',
  },
  {
    name: 'enabled: a second read lock goes behind a waiting writer',
    file: `${encode}/rule/lock.ts`,
    from: "'read-lock': {\n    enabled: (model, _, { lock }) => isFree(model, lock),",
    to: "'read-lock': {\n    enabled: () => null,",
    program: 'bug-rw-recursive',
  },
  {
    name: 'enabled: a writer need not wait for readers',
    file: `${encode}/rule/lock.ts`,
    from: 'enabled: (model, _, { lock }) => t.equal(model.readers(lock), t.zero),',
    to: 'enabled: () => null,',
    program: 'bug-rw-upgrade',
  },
  {
    name: 'enabled: a held mutex can be locked',
    file: `${encode}/rule/lock.ts`,
    from: '  lock: {\n    enabled: (model, _, { lock }) => isFree(model, lock),',
    to: '  lock: {\n    enabled: () => null,',
    program: 'bug-mutexes-crossed',
  },
  {
    name: 'enabled: Wait goes at any count',
    file: `${encode}/rule/waitgroup.ts`,
    from: 'enabled: (model, _, { waitgroup }) => t.equal(model.count(waitgroup), t.zero),',
    to: 'enabled: () => null,',
    program: 'w = WaitGroup; w.Add(1); w.Wait()',
  },
  {
    name: 'enabled: a send needs no partner',
    file: `${encode}/rule/channel.ts`,
    from: 'from === edge.from ? t.one : t.zero',
    to: 't.integer(-1)',
    program: 'bug-timeout-leak',
  },
  {
    name: 'enabled: somebody meets himself',
    file: `${encode}/rule/channel.ts`,
    from: 'from === edge.from ? t.one : t.zero',
    to: 't.zero',
    program: 'c = chan [0]; select { case c! { } case c? { } }',
  },
  {
    name: 'enabled: there is always room',
    file: `${encode}/rule/channel.ts`,
    from: "return t.compare(model.content(channel), '<', model.capacity(channel));",
    to: 'return t.yes;',
    program: 'c = chan [1]; c!; c!',
  },
  {
    name: 'enabled: an open channel counts as closed',
    file: `${encode}/rule/channel.ts`,
    from: 'return t.and(isClosed(model, channel), isEmpty(model, channel));',
    to: 'return isEmpty(model, channel);',
    program: 'bug-pool-no-close',
  },
  {
    name: 'enabled: a Do inside of a Do goes on',
    file: `${encode}/rule/once.ts`,
    from: "enabled: (model, _, { once }) => t.compare(model.onceDone(once), '>', t.zero),",
    to: 'enabled: () => null,',
    program: 'bug-once-deadlock',
  },
  {
    name: 'crash: a send to a closed channel is forgotten',
    file: `${encode}/rule/channel.ts`,
    from: 'words: `a send to ${channelWords(model.graph, channel)} when it is closed`,\n              when: isClosed(model, channel),',
    to: "words: 'nothing',\n              when: t.no,",
    program: 'bug-send-after-close',
  },
  {
    name: 'crash: a second close is forgotten',
    file: `${encode}/rule/channel.ts`,
    from: 'words: `a second close of ${channelWords(model.graph, channel)}`,\n              when: isClosed(model, channel),',
    to: "words: 'nothing',\n              when: t.no,",
    program: 'bug-double-close',
  },
  {
    name: 'crash: a negative counter is forgotten',
    file: `${encode}/rule/waitgroup.ts`,
    from: "when: t.compare(after(model, label), '<', t.zero),",
    to: 'when: t.no,',
    program: 'w = WaitGroup; w.Add(-1); w.Wait()',
  },
  {
    name: 'crash: an Unlock too many is forgotten',
    file: `${encode}/rule/lock.ts`,
    from: "when: t.compare(model.drained(lock), '<=', t.zero),",
    to: 'when: t.no,',
    program: 'bug-unlock-twice',
  },
  {
    name: 'crash: a negative capacity is forgotten',
    file: `${encode}/rule/channel.ts`,
    from: 'when: t.not(isMakeable(model, channel)),',
    to: 'when: t.no,',
    program: 'c = chan [K]; if K > 0 { c!; c? }',
  },
  {
    name: 'stuck: a point is forgotten',
    file: `${encode}/obligation.ts`,
    from: 'model.isEnd(point) ? [] : [point]));',
    to: 'model.isEnd(point) || model.graph.points[point]!.class === 1 ? [] : [point]));',
    program: 'bug-timeout-leak',
  },
  {
    name: 'ends: a segment may not take an edge twice',
    file: `${encode}/ends.ts`,
    from: "t.compare(t.add(...edges.map(d)), '>', t.zero),",
    to: "t.compare(t.add(...edges.map(d)), '>', t.integer(1_000_000)), t.no,",
    program: 'loop { skip }',
  },
  {
    name: 'ends: a channel that is open counts as closed for the fair',
    file: `${encode}/ends.ts`,
    from: 'return isRest(model, label.channel) ? t.no : now!;',
    to: 'return t.yes;',
    program: 'context x; loop { select { case x? { break } default { } } }',
  },
  {
    name: 'ends: nobody goes on where steps are taken for ever',
    file: `${encode}/ends.ts`,
    from: "isThere: t.compare(model.tokens(point), '>', t.zero),",
    to: 'isThere: t.no,',
    program: 'loop { skip }',
  },
  {
    name: 'ends: a value that somebody has taken is there for the fair',
    file: `${encode}/ends.ts`,
    from: 'return t.and(now!, idle([',
    to: 'return t.and(t.yes, idle([',
    program:
      'c = chan [1]; timer t; c!; go { select { case c? { } default { } } } loop { select { case c? { break } case t? { } } }',
  },
  {
    name: 'traps: at a rendezvous an edge marks what its partner marks',
    file: `${encode}/trap.ts`,
    from: 'if (capacity.value <= 0n) return { alone: [], credit: own };',
    to: 'if (capacity.value <= 0n) return { alone: [], credit: [...own, content, room] };',
    program: 'c = chan [0]; go { c! } c?; c?',
  },
  {
    name: 'step: what meets need not be there',
    file: `${encode}/step.ts`,
    from: 'return [...steps, ...meetings(model)].filter(',
    to: 'return [...steps].filter(',
    // Random runs hardly ever come to the meeting, so only the steps can tell that it happens.
    program: `c = chan [0]; d = chan [0]; context x;
      go { select { case c? { d? } case x? { } } }
      if * { if * { if * { if * { if * { if * { c!; return } } } } } }
      x.Cancel()`,
  },
  {
    name: 'element: nobody waits for it',
    file: `${encode}/obligation.ts`,
    from: 'return [...views, others];',
    to: 'return [...views, others, t.not(somebody(own))];',
    program: 'bug-slice-forgotten',
  },
];
