// Counting edges: the base facts B1 to B8 hold of the counters of every run, so a proof about vectors is one about runs.
include "machine.dfy"

// ---- loops: connectivity (B7) and the counting of turns (B8)
predicate HeadWF(P: Prog, l: int, L: Loop) {       // the head of a bounded loop has a turn and an exit edge
  exists m, n :: 0 <= m < |P.edges| && 0 <= n < |P.edges| && P.edges[m] == Edge(L.head, P.edges[m].dst, Turn(l), true)
    && P.edges[n] == Edge(L.head, P.edges[n].dst, Exit(l), true)
}
predicate LoopWF(P: Prog, l: int, L: Loop) {
  L.bound >= 0 && L.head in L.nodes && P.start !in L.nodes && (L.bounded ==> HeadWF(P, l, L))
  && forall k :: 0 <= k < |P.edges| ==> EdgeWF(l, L, P.edges[k])
}
// A writer stands at an announced point exactly between Lock and Drain.
predicate RwWF(P: Prog, m: int, S: set<int>) {
  P.start !in S && forall k :: 0 <= k < |P.edges| ==> REff(P.edges[k].op, Held(m)) == PEff(S)(P.edges[k]) + REff(P.edges[k].op, Drained(m))
}
predicate LockWF(P: Prog, d: Edge) {
  (d.op.Drain? || d.op.WriterUnlock? || d.op.ReadLock? || d.op.ReadUnlock? ==> d.op.m in P.announced) && (d.op.Unlock? ==> d.op.m !in P.announced)
}
// What counts and looks has one edge for zero and one for more.
predicate Twin(P: Prog, d: Edge, n: int, o: Op) {
  0 <= n < |P.edges| && P.edges[n].src == d.src && P.edges[n].op == o && P.edges[n].guard == d.guard
}
predicate TwinWF(P: Prog, d: Edge) {
  (d.op.CountZero? ==> exists n :: Twin(P, d, n, CountMore(d.op.w, d.op.a)))
  && (d.op.CountMore? ==> exists n :: Twin(P, d, n, CountZero(d.op.w, d.op.a)))
}
predicate EdgeWF(l: int, L: Loop, d: Edge) {
  (d.op == Enter(l) <==> d.dst in L.nodes && d.src !in L.nodes)     // the only way in
  && (d.op == Enter(l) ==> d.dst == L.head)
  && (d.op.Spawn? ==> d.op.v !in L.nodes)
  && (L.bounded ==> (d.op == Turn(l) <==> d.src == L.head && d.dst in L.nodes)       // the head only turns or exits
                 && (d.op == Exit(l) <==> d.src == L.head && d.dst !in L.nodes))
  && (!L.bounded ==> d.op != Turn(l) && d.op != Exit(l))
}
predicate WF(P: Prog) {
  (forall m :: m in P.announced ==> RwWF(P, m, P.announced[m])) && (forall k :: 0 <= k < |P.edges| ==> LockWF(P, P.edges[k]) && TwinWF(P, P.edges[k]))
  &&
  (forall l :: l in P.loops ==> LoopWF(P, l, P.loops[l]))
  && forall k :: 0 <= k < |P.edges| && (P.edges[k].op.Turn? || P.edges[k].op.Exit?) ==> P.edges[k].op.l in P.loops
}
function IsEnter(l: int): Edge -> int { (e: Edge) => Ind(e.op == Enter(l)) }
function IsTurn(l: int): Edge -> int { (e: Edge) => Ind(e.op == Turn(l)) }
function IsExit(l: int): Edge -> int { (e: Edge) => Ind(e.op == Exit(l)) }
function IsBreak(L: Loop): Edge -> int { (e: Edge) => Ind(e.src in L.nodes && e.src != L.head && e.dst !in L.nodes) }
function Left(l: int, L: Loop): Proc -> int { (q: Proc) => if q.pc in L.nodes then L.bound - T(q, l) else 0 }
function Done(l: int, L: Loop): Proc -> int { (q: Proc) => if q.pc in L.nodes then T(q, l) else 0 }

predicate LoopInv(P: Prog, s: State, l: int) requires |s.x| == |P.edges| && l in P.loops {
  LoopInv1(P, s, l, P.loops[l], SumE(P.edges, s.x, IsEnter(l)), SumE(P.edges, s.x, IsTurn(l)))
}
predicate LoopInv1(P: Prog, s: State, l: int, L: Loop, entered: int, turns: int) requires |s.x| == |P.edges| {
  entered >= 0
  && (entered == 0 ==> (forall i :: 0 <= i < |s.procs| ==> s.procs[i].pc !in L.nodes) && forall k :: 0 <= k < |s.x| && P.edges[k].src in L.nodes ==> s.x[k] == 0)
  && (L.bounded ==>
       (forall i :: 0 <= i < |s.procs| && s.procs[i].pc in L.nodes ==> 0 <= T(s.procs[i], l) <= L.bound && (s.procs[i].pc != L.head ==> T(s.procs[i], l) >= 1))
    && SumP(s.procs, Left(l, L)) <= L.bound * entered - turns
    && SumP(s.procs, Done(l, L)) <= turns - L.bound * SumE(P.edges, s.x, IsExit(l)) - SumE(P.edges, s.x, IsBreak(L)))
}
lemma LoopInit(P: Prog, l: int)
  requires WF(P) && l in P.loops
  ensures LoopInv(P, Init(P), l)
{
  var L := P.loops[l]; var n := |P.edges|; var s := Init(P);
  SumE_zero(P.edges, n, IsEnter(l)); SumE_zero(P.edges, n, IsTurn(l)); SumE_zero(P.edges, n, IsExit(l)); SumE_zero(P.edges, n, IsBreak(L));
  assert s.procs[..0] == []; assert s.procs[0].pc == P.start;
}
lemma LoopStep(P: Prog, s: State, e: int, i: int, l: int)
  requires WF(P) && l in P.loops && At(P, s, e, i) && LoopInv(P, s, l)
  ensures LoopInv(P, Apply(P, s, e, i), l)
{
  var L := P.loops[l]; var d := P.edges[e]; var s' := Apply(P, s, e, i);
  SumE_inc(P.edges, s.x, IsEnter(l), e); SumE_inc(P.edges, s.x, IsTurn(l), e);
  SumE_inc(P.edges, s.x, IsExit(l), e); SumE_inc(P.edges, s.x, IsBreak(L), e);
  SumP_move(s.procs, Left(l, L), i, d); SumP_move(s.procs, Done(l, L), i, d);
  var E := SumE(P.edges, s.x, IsEnter(l)); var X := SumE(P.edges, s.x, IsExit(l));
  assert L.bound * (E + 1) == L.bound * E + L.bound;
  assert L.bound * (X + 1) == L.bound * X + L.bound;
}
lemma Done_ge(ps: seq<Proc>, l: int, L: Loop)
  requires forall i :: 0 <= i < |ps| && ps[i].pc in L.nodes ==> 0 <= T(ps[i], l) <= L.bound && (ps[i].pc != L.head ==> T(ps[i], l) >= 1)
  ensures SumP(ps, Done(l, L)) >= SumP(ps, In(L.nodes - {L.head})) && SumP(ps, Left(l, L)) >= 0
{ if |ps| > 0 { Done_ge(ps[..|ps| - 1], l, L); } }

// ---- channels, waitgroups, locks (B2-B5), guards (B6)
predicate Bounds(P: Prog, r: Place -> int) {
  (forall c :: 0 <= r(Content(c)) <= Cap(P, c) && 0 <= r(Closed(c)) <= 1) && (forall w :: r(Wg(w)) >= 0) && (forall m :: 0 <= r(Held(m)) <= 1)
  && (forall m :: r(Drained(m)) >= 0 && r(Readers(m)) >= 0 && (m in P.announced && r(Drained(m)) > 0 ==> r(Readers(m)) == 0))
  && (forall o :: 0 <= r(Started(o)) <= 1 && r(Finished(o)) >= 0)
}
// What whoever took the edge has seen, and what stays so.
predicate TakenEdge(r: Place -> int, d: Edge) {
  d.guard
  && (d.op.RecvX? ==> r(Closed(d.op.c)) == 1 && r(Content(d.op.c)) == 0)
  && (d.op.Cancel2? ==> r(Closed(d.op.c)) == 1)
  && (d.op.Later? ==> r(Finished(d.op.o)) > 0)
}
predicate Taken(P: Prog, r: Place -> int, x: seq<int>) requires |x| == |P.edges| {
  forall k :: 0 <= k < |x| && x[k] > 0 ==> TakenEdge(r, P.edges[k])
}
// Who holds an RWMutex for writing has announced himself, and waits for the readers or is past them.
predicate RwInv(P: Prog, s: State) {
  forall m :: m in P.announced ==> s.r(Held(m)) == SumP(s.procs, In(P.announced[m])) + s.r(Drained(m))
}
lemma RwInit(P: Prog) requires WF(P) ensures RwInv(P, Init(P)) {
  var s := Init(P);
  forall m | m in P.announced ensures s.r(Held(m)) == SumP(s.procs, In(P.announced[m])) + s.r(Drained(m)) {
    assert s.procs[..0] == []; assert RwWF(P, m, P.announced[m]); assert s.procs[0].pc == P.start;
  }
}
lemma RwStep(P: Prog, s: State, e: int, i: int)
  requires WF(P) && At(P, s, e, i) && RwInv(P, s)
  ensures RwInv(P, Apply(P, s, e, i))
{
  var s' := Apply(P, s, e, i); var d := P.edges[e];
  forall m | m in P.announced ensures s'.r(Held(m)) == SumP(s'.procs, In(P.announced[m])) + s'.r(Drained(m)) {
    var S := P.announced[m];
    SumP_move(s.procs, In(S), i, d);
    assert RwWF(P, m, S);
    assert REff(d.op, Held(m)) == PEff(S)(d) + REff(d.op, Drained(m));
  }
}
lemma RwDrained(P: Prog, s: State, m: int)
  requires RwInv(P, s) && m in P.announced
  ensures s.r(Drained(m)) <= s.r(Held(m))
{ Sum_nonneg(s.procs, P.announced[m]); }
// B7, for any set of points: where nothing led in, nobody was.
function Entering(S: set<int>): Edge -> int { (d: Edge) => Ind(d.src !in S && (d.dst in S || (d.op.Spawn? && d.op.v in S))) }
predicate RegionInv(P: Prog, s: State, S: set<int>) requires |s.x| == |P.edges| {
  SumE(P.edges, s.x, Entering(S)) >= 0
  && (P.start !in S && SumE(P.edges, s.x, Entering(S)) == 0 ==>
        (forall i :: 0 <= i < |s.procs| ==> s.procs[i].pc !in S) && forall k :: 0 <= k < |s.x| && P.edges[k].src in S ==> s.x[k] == 0)
}
lemma RegionInit(P: Prog, S: set<int>) ensures RegionInv(P, Init(P), S) { SumE_zero(P.edges, |P.edges|, Entering(S)); }
lemma RegionStep(P: Prog, s: State, e: int, i: int, S: set<int>)
  requires At(P, s, e, i) && RegionInv(P, s, S)
  ensures RegionInv(P, Apply(P, s, e, i), S)
{ SumE_inc(P.edges, s.x, Entering(S), e); }
predicate Inv(P: Prog, s: State) {
  Eqs(P, s) && Bounds(P, s.r) && Taken(P, s.r, s.x) && RwInv(P, s) && (forall S: set<int> :: RegionInv(P, s, S)) && forall l :: l in P.loops ==> LoopInv(P, s, l)
}
lemma InvInit(P: Prog) requires WF(P) ensures Inv(P, Init(P)) {
  EqsInit(P); RwInit(P);
  forall S: set<int> ensures RegionInv(P, Init(P), S) { RegionInit(P, S); }
  forall l | l in P.loops ensures LoopInv(P, Init(P), l) { LoopInit(P, l); }
}
lemma BoundsOne(P: Prog, s: State, e: int, i: int)
  requires WF(P) && Bounds(P, s.r) && RwInv(P, s) && Can(P, s, One(e, i))
  ensures Bounds(P, Apply(P, s, e, i).r)
{
  var o := P.edges[e].op; var r := s.r; var r' := Apply(P, s, e, i).r;
  forall c ensures 0 <= r'(Content(c)) <= Cap(P, c) && 0 <= r'(Closed(c)) <= 1 {
    assert r'(Content(c)) == r(Content(c)) + REff(o, Content(c)); assert r'(Closed(c)) == r(Closed(c)) + REff(o, Closed(c));
    assert 0 <= r(Content(c)) <= Cap(P, c) && 0 <= r(Closed(c)) <= 1;
  }
  forall w ensures r'(Wg(w)) >= 0 { assert r'(Wg(w)) == r(Wg(w)) + REff(o, Wg(w)); assert r(Wg(w)) >= 0; }
  forall m ensures 0 <= r'(Held(m)) <= 1 && r'(Drained(m)) >= 0 && r'(Readers(m)) >= 0 && (m in P.announced && r'(Drained(m)) > 0 ==> r'(Readers(m)) == 0) {
    LocksOne(P, s, e, i, m);
  }
  forall o' ensures 0 <= r'(Started(o')) <= 1 && r'(Finished(o')) >= 0 {
    assert r'(Started(o')) == r(Started(o')) + REff(o, Started(o')); assert r'(Finished(o')) == r(Finished(o')) + REff(o, Finished(o'));
    assert 0 <= r(Started(o')) <= 1 && r(Finished(o')) >= 0;
  }
}
lemma LocksOne(P: Prog, s: State, e: int, i: int, m: int)
  requires WF(P) && Bounds(P, s.r) && RwInv(P, s) && Can(P, s, One(e, i))
  ensures var r' := Apply(P, s, e, i).r;
    0 <= r'(Held(m)) <= 1 && r'(Drained(m)) >= 0 && r'(Readers(m)) >= 0 && (m in P.announced && r'(Drained(m)) > 0 ==> r'(Readers(m)) == 0)
{
  var o := P.edges[e].op; var r := s.r; var r' := Apply(P, s, e, i).r;
  assert LockWF(P, P.edges[e]);
  assert r'(Held(m)) == r(Held(m)) + REff(o, Held(m));
  assert r'(Drained(m)) == r(Drained(m)) + REff(o, Drained(m));
  assert r'(Readers(m)) == r(Readers(m)) + REff(o, Readers(m));
  assert 0 <= r(Held(m)) <= 1 && r(Drained(m)) >= 0 && r(Readers(m)) >= 0;
  if m in P.announced { RwDrained(P, s, m); }
}
lemma TakenOne(P: Prog, s: State, e: int, i: int)
  requires Bounds(P, s.r) && |s.x| == |P.edges| && (forall k :: 0 <= k < |s.x| ==> s.x[k] >= 0) && Taken(P, s.r, s.x) && Can(P, s, One(e, i))
  ensures Taken(P, Apply(P, s, e, i).r, Apply(P, s, e, i).x)
{
  var o := P.edges[e].op; var r := s.r; var s' := Apply(P, s, e, i); var r' := s'.r;
  forall k | 0 <= k < |s'.x| && s'.x[k] > 0 ensures TakenEdge(r', P.edges[k]) {
    var d := P.edges[k];
    assert k == e || s.x[k] > 0;
    if d.op.RecvX? || d.op.Cancel2? {
      var c := d.op.c;
      assert r'(Closed(c)) == r(Closed(c)) + REff(o, Closed(c)); assert r'(Content(c)) == r(Content(c)) + REff(o, Content(c));
      assert 0 <= r(Content(c)) && 0 <= r(Closed(c)) <= 1;
    }
    if d.op.Later? { assert r'(Finished(d.op.o)) == r(Finished(d.op.o)) + REff(o, Finished(d.op.o)); }
    if k != e { assert TakenEdge(r, d); }
  }
}
lemma Together(P: Prog, s: State, e: int, i: int, f: int, j: int)
  requires Bounds(P, s.r) && |s.x| == |P.edges| && (forall k :: 0 <= k < |s.x| ==> s.x[k] >= 0) && Taken(P, s.r, s.x) && Can(P, s, Two(e, i, f, j))
  ensures Bounds(P, Do(P, s, Two(e, i, f, j)).r) && Taken(P, Do(P, s, Two(e, i, f, j)).r, Do(P, s, Two(e, i, f, j)).x)
{
  AtLater(P, s, e, i, f, j);
  var s' := Do(P, s, Two(e, i, f, j)); var c := P.edges[e].op.c;
  forall p: Place ensures s'.r(p) == s.r(p) { assert REff(Send(c), p) + REff(Recv(c), p) == 0; }
  forall k | 0 <= k < |s'.x| && s'.x[k] > 0 ensures TakenEdge(s'.r, P.edges[k]) {
    assert k == e || k == f || s.x[k] > 0;
    if k != e && k != f { assert TakenEdge(s.r, P.edges[k]); }
  }
}
lemma InvOne(P: Prog, s: State, e: int, i: int)
  requires WF(P) && Inv(P, s) && Can(P, s, One(e, i))
  ensures Inv(P, Apply(P, s, e, i))
{
  var s' := Apply(P, s, e, i);
  EqsStep(P, s, e, i); RwStep(P, s, e, i); BoundsOne(P, s, e, i); TakenOne(P, s, e, i);
  forall S: set<int> ensures RegionInv(P, s', S) { assert RegionInv(P, s, S); RegionStep(P, s, e, i, S); }
  forall l | l in P.loops ensures LoopInv(P, s', l) { assert LoopInv(P, s, l); LoopStep(P, s, e, i, l); }
}
lemma InvTwo(P: Prog, s: State, e: int, i: int, f: int, j: int)
  requires WF(P) && Inv(P, s) && Can(P, s, Two(e, i, f, j))
  ensures Inv(P, Do(P, s, Two(e, i, f, j)))
{
  AtLater(P, s, e, i, f, j);
  var u := Apply(P, s, e, i); var s' := Apply(P, u, f, j);
  EqsStep(P, s, e, i); EqsStep(P, u, f, j);
  RwStep(P, s, e, i); RwStep(P, u, f, j);
  Together(P, s, e, i, f, j);
  forall S: set<int> ensures RegionInv(P, s', S) { assert RegionInv(P, s, S); RegionStep(P, s, e, i, S); RegionStep(P, u, f, j, S); }
  forall l | l in P.loops ensures LoopInv(P, s', l) { assert LoopInv(P, s, l); LoopStep(P, s, e, i, l); LoopStep(P, u, f, j, l); }
}
lemma InvStep(P: Prog, s: State, a: Act)
  requires WF(P) && Inv(P, s) && Can(P, s, a)
  ensures Inv(P, Do(P, s, a))
{
  match a {
    case One(e, i) => InvOne(P, s, e, i);
    case Two(e, i, f, j) => InvTwo(P, s, e, i, f, j);
  }
}
lemma InvReach(P: Prog, ss: seq<State>, acts: seq<Act>, k: nat)
  requires WF(P) && Run(P, ss, acts) && k <= |acts|
  ensures Inv(P, ss[k])
{ if k == 0 { InvInit(P); } else { InvReach(P, ss, acts, k - 1); InvStep(P, ss[k - 1], acts[k - 1]); } }

// ---- the same facts, read off the counters alone
function RF(P: Prog, x: seq<int>): Place -> int requires |x| == |P.edges| { (p: Place) => if |x| == |P.edges| then R(P, x, p) else 0 }
predicate Base(P: Prog, x: seq<int>) {
  |x| == |P.edges| && (forall k :: 0 <= k < |x| ==> x[k] >= 0)
  && (forall S: set<int> :: N(P, x, S) >= 0)                                             // B1
  && Bounds(P, RF(P, x))                                                                 // B2 B4 B5, closed <= 1
  && Taken(P, RF(P, x), x)                                                               // B3 B6
  && (forall S: set<int> :: BaseRegion(P, x, S))                                         // B7
  && forall l :: l in P.loops ==> BaseLoop(P, x, l, P.loops[l])
}
predicate BaseRegion(P: Prog, x: seq<int>, S: set<int>) requires |x| == |P.edges| {
  P.start !in S && SumE(P.edges, x, Entering(S)) == 0 ==> forall k :: 0 <= k < |x| && P.edges[k].src in S ==> x[k] == 0
}
predicate BaseLoop(P: Prog, x: seq<int>, l: int, L: Loop) requires |x| == |P.edges| {
  (SumE(P.edges, x, IsEnter(l)) == 0 ==> forall k :: 0 <= k < |x| && P.edges[k].src in L.nodes ==> x[k] == 0)   // B7
  && (L.bounded ==> L.bound * SumE(P.edges, x, IsExit(l)) + SumE(P.edges, x, IsBreak(L)) + N(P, x, L.nodes - {L.head})
                      <= SumE(P.edges, x, IsTurn(l)) <= L.bound * SumE(P.edges, x, IsEnter(l)))                  // B8
}
lemma InvBase(P: Prog, s: State)
  requires Inv(P, s)
  ensures Base(P, s.x)
{
  forall S: set<int> ensures N(P, s.x, S) >= 0 { Sum_nonneg(s.procs, S); assert SumP(s.procs, In(S)) == N(P, s.x, S); }
  forall p: Place ensures RF(P, s.x)(p) == s.r(p) { }
  forall S: set<int> ensures BaseRegion(P, s.x, S) { assert RegionInv(P, s, S); }
  forall l | l in P.loops ensures BaseLoop(P, s.x, l, P.loops[l]) {
    var L := P.loops[l];
    assert LoopInv(P, s, l);
    if L.bounded { Done_ge(s.procs, l, L); assert SumP(s.procs, In(L.nodes - {L.head})) == N(P, s.x, L.nodes - {L.head}); }
  }
}

// ---- stuck and panicking: runs and vectors
predicate Panics(P: Prog, s: State) { exists e, i :: At(P, s, e, i) && Panic(s.r, P.edges[e].op) }
predicate Stuck(P: Prog, s: State) { !Panics(P, s) && (forall a :: !Can(P, s, a)) && exists i :: 0 <= i < |s.procs| && s.procs[i].pc !in P.ends }

predicate Partner(P: Prog, x: seq<int>, e: int, f: int) requires |x| == |P.edges| && 0 <= e < |x| {
  0 <= f < |x| && P.edges[f].guard && N(P, x, {P.edges[f].src}) > Ind(P.edges[f].src == P.edges[e].src)
}
predicate Enabled(P: Prog, x: seq<int>, e: int) requires |x| == |P.edges| && 0 <= e < |x| {
  P.edges[e].guard && EnabledOp(P, x, e, P.edges[e].op, RF(P, x))
}
predicate EnabledOp(P: Prog, x: seq<int>, e: int, o: Op, r: Place -> int) requires |x| == |P.edges| && 0 <= e < |x| {
  if o.Send? then r(Closed(o.c)) > 0 || Ready(P, r, o) || (Cap(P, o.c) == 0 && exists f :: Partner(P, x, e, f) && P.edges[f].op == Recv(o.c))
  else if o.Recv? then Ready(P, r, o) || (Cap(P, o.c) == 0 && exists f :: Partner(P, x, e, f) && P.edges[f].op == Send(o.c))
  else o.Close? || o.Add? || o.CountZero? || o.CountMore? || o.Unlock? || o.WriterUnlock? || o.ReadUnlock? || o.Fault? || Ready(P, r, o)
}
predicate StuckVec(P: Prog, x: seq<int>) requires |x| == |P.edges| {
  (forall e :: 0 <= e < |x| && Enabled(P, x, e) ==> N(P, x, {P.edges[e].src}) == 0) && exists v :: v !in P.ends && N(P, x, {v}) > 0
}
predicate PanicVec(P: Prog, x: seq<int>) requires |x| == |P.edges| {
  exists e :: 0 <= e < |x| && P.edges[e].guard && N(P, x, {P.edges[e].src}) > 0 && Panic(RF(P, x), P.edges[e].op)
}
lemma Same(P: Prog, r: Place -> int, q: Place -> int, o: Op)
  requires forall p: Place :: r(p) == q(p)
  ensures Ready(P, r, o) == Ready(P, q, o) && Panic(r, o) == Panic(q, o) && Sure(P, r, o) == Sure(P, q, o)
{ }
lemma PanicSound(P: Prog, s: State)
  requires Eqs(P, s) && Panics(P, s)
  ensures PanicVec(P, s.x)
{
  var e, i :| At(P, s, e, i) && Panic(s.r, P.edges[e].op);
  Sum_ge1(s.procs, {P.edges[e].src}, i);
  assert SumP(s.procs, In({P.edges[e].src})) == N(P, s.x, {P.edges[e].src});
  forall p: Place ensures RF(P, s.x)(p) == s.r(p) { }
  Same(P, s.r, RF(P, s.x), P.edges[e].op);
}
// a select takes its default, or the case that is sure
lemma Goes(P: Prog, s: State, e: int, i: int) returns (a: Act)
  requires At(P, s, e, i) && Bounds(P, s.r) && !Panics(P, s) && Ready(P, s.r, P.edges[e].op) && !P.edges[e].op.Turn? && !P.edges[e].op.Exit?
  ensures Can(P, s, a)
{
  if NoneSure(P, s.r, e) { a := One(e, i); }
  else {
    var f :| 0 <= f < |P.edges| && P.edges[f].src == P.edges[e].src && P.edges[f].guard && Sure(P, s.r, P.edges[f].op);
    assert At(P, s, f, i);
    assert !Panic(s.r, P.edges[f].op);
    if P.edges[f].op.Send? { assert s.r(Closed(P.edges[f].op.c)) >= 0; }
    assert Ready(P, s.r, P.edges[f].op);
    assert NoneSure(P, s.r, f);
    a := One(f, i);
  }
}
lemma NoPanic(P: Prog, s: State, e: int, i: int)
  requires At(P, s, e, i) && !Panics(P, s)
  ensures !Panic(s.r, P.edges[e].op)
{ }
lemma CountGoes(P: Prog, s: State, e: int, i: int) returns (a: Act)
  requires WF(P) && At(P, s, e, i) && !Panics(P, s) && (P.edges[e].op.CountZero? || P.edges[e].op.CountMore?) && !Ready(P, s.r, P.edges[e].op)
  ensures Can(P, s, a)
{
  assert TwinWF(P, P.edges[e]);
  a := CountTwin(P, s, e, i);
}
lemma CountTwin(P: Prog, s: State, e: int, i: int) returns (a: Act)
  requires At(P, s, e, i) && TwinWF(P, P.edges[e]) && !Panics(P, s)
  requires (P.edges[e].op.CountZero? || P.edges[e].op.CountMore?) && !Ready(P, s.r, P.edges[e].op)
  ensures Can(P, s, a)
{
  var d := P.edges[e]; var w, k := d.op.w, d.op.a; var n: int;
  NoPanic(P, s, e, i);
  if d.op.CountZero? {
    n :| Twin(P, d, n, CountMore(w, k));
    assert s.r(Wg(w)) + k > 0;
  } else {
    n :| Twin(P, d, n, CountZero(w, k));
    assert At(P, s, n, i);
    NoPanic(P, s, n, i);
    assert s.r(Wg(w)) + k == 0;
  }
  assert At(P, s, n, i);
  assert Ready(P, s.r, P.edges[n].op);
  a := One(n, i);
}
// an instance i stands before an edge that the vector calls enabled: then something can happen
lemma Progress(P: Prog, s: State, e: int, i: int) returns (a: Act)
  requires WF(P) && Eqs(P, s) && Bounds(P, s.r) && !Panics(P, s)
  requires 0 <= e < |P.edges| && 0 <= i < |s.procs| && s.procs[i].pc == P.edges[e].src && Enabled(P, s.x, e)
  ensures Can(P, s, a)
{
  var o := P.edges[e].op;
  forall p: Place ensures RF(P, s.x)(p) == s.r(p) { }
  Same(P, s.r, RF(P, s.x), o);
  if o.Turn? || o.Exit? {
    var l := o.l; var L := P.loops[l];
    assert LoopWF(P, l, L); assert EdgeWF(l, L, P.edges[e]);
    var m, n :| 0 <= m < |P.edges| && 0 <= n < |P.edges| && P.edges[m] == Edge(L.head, P.edges[m].dst, Turn(l), true)
      && P.edges[n] == Edge(L.head, P.edges[n].dst, Exit(l), true);
    a := One(if T(s.procs[i], l) < L.bound then m else n, i);
  } else {
    assert At(P, s, e, i);
    if Ready(P, s.r, o) { a := Goes(P, s, e, i); }
    else if o.CountZero? || o.CountMore? { a := CountGoes(P, s, e, i); }
    else {
      assert !Panic(s.r, o);
      var f :| Partner(P, s.x, e, f) && P.edges[f].op == (if o.Send? then Recv(o.c) else Send(o.c));
      var S := {P.edges[f].src};
      assert SumP(s.procs, In(S)) == N(P, s.x, S);
      var j: int;
      if P.edges[f].src == P.edges[e].src { j := Other(s.procs, S, i); } else { j := Find(s.procs, S); }
      assert At(P, s, f, j);
      assert !Panic(s.r, P.edges[f].op);
      a := if o.Send? then Two(e, i, f, j) else Two(f, j, e, i);
    }
  }
}
lemma StuckSound(P: Prog, s: State)
  requires WF(P) && Eqs(P, s) && Bounds(P, s.r) && Stuck(P, s)
  ensures StuckVec(P, s.x)
{
  forall e | 0 <= e < |s.x| && Enabled(P, s.x, e) ensures N(P, s.x, {P.edges[e].src}) == 0 {
    var S := {P.edges[e].src};
    assert SumP(s.procs, In(S)) == N(P, s.x, S);
    Sum_nonneg(s.procs, S);
    if SumP(s.procs, In(S)) > 0 { var i := Find(s.procs, S); var a := Progress(P, s, e, i); assert false; }
  }
  var i :| 0 <= i < |s.procs| && s.procs[i].pc !in P.ends;
  var S := {s.procs[i].pc};
  Sum_ge1(s.procs, S, i);
  assert SumP(s.procs, In(S)) == N(P, s.x, S);
}

// a fact F about vectors: true at 0 and kept by every step between vectors with the base facts (relative induction)
predicate Before(P: Prog, x: seq<int>, e: int) requires |x| == |P.edges| { 0 <= e < |x| && P.edges[e].guard && N(P, x, {P.edges[e].src}) > 0 }
predicate Step1(P: Prog, x: seq<int>, e: int) requires |x| == |P.edges| {
  Before(P, x, e) && Ready(P, RF(P, x), P.edges[e].op) && NoneSure(P, RF(P, x), e)
}
predicate Step2(P: Prog, x: seq<int>, e: int, f: int) requires |x| == |P.edges| {
  Before(P, x, e) && Before(P, x, f) && P.edges[e].op.Send? && P.edges[f].op == Recv(P.edges[e].op.c) && Cap(P, P.edges[e].op.c) == 0
  && RF(P, x)(Closed(P.edges[e].op.c)) == 0 && (P.edges[e].src == P.edges[f].src ==> N(P, x, {P.edges[e].src}) > 1)
}
// X: what is known besides of the runs in question
predicate Known(P: Prog, X: seq<int> -> bool, F: seq<int> -> bool, x: seq<int>) { Base(P, x) && X(x) && F(x) }
predicate Inductive(P: Prog, X: seq<int> -> bool, F: seq<int> -> bool) {
  F(Zeros(|P.edges|))
  && (forall x, e :: Known(P, X, F, x) && Step1(P, x, e) && Base(P, Inc(x, e)) && X(Inc(x, e)) ==> F(Inc(x, e)))
  && (forall x, e, f :: Known(P, X, F, x) && Step2(P, x, e, f) && Base(P, Inc(Inc(x, e), f)) && X(Inc(Inc(x, e), f)) ==> F(Inc(Inc(x, e), f)))
}
function Inc(x: seq<int>, e: int): seq<int> { if 0 <= e < |x| then x[e := x[e] + 1] else x }
lemma FactStep(P: Prog, s: State, a: Act, X: seq<int> -> bool, F: seq<int> -> bool)
  requires WF(P) && Inv(P, s) && Can(P, s, a) && Inductive(P, X, F) && X(s.x) && F(s.x) && X(Do(P, s, a).x)
  ensures F(Do(P, s, a).x)
{
  InvBase(P, s); InvStep(P, s, a); InvBase(P, Do(P, s, a));
  forall p: Place ensures RF(P, s.x)(p) == s.r(p) { }
  var x := s.x;
  assert Known(P, X, F, x);
  match a {
    case One(e, i) =>
      Sum_ge1(s.procs, {P.edges[e].src}, i);
      assert SumP(s.procs, In({P.edges[e].src})) == N(P, x, {P.edges[e].src});
      Same(P, s.r, RF(P, x), P.edges[e].op);
      forall f | 0 <= f < |P.edges| ensures Sure(P, s.r, P.edges[f].op) == Sure(P, RF(P, x), P.edges[f].op) { Same(P, s.r, RF(P, x), P.edges[f].op); }
      assert Step1(P, x, e);
      assert Do(P, s, a).x == Inc(x, e);
    case Two(e, i, f, j) =>
      Sum_ge1(s.procs, {P.edges[e].src}, i); Sum_ge1(s.procs, {P.edges[f].src}, j);
      if P.edges[e].src == P.edges[f].src { Sum_ge2(s.procs, {P.edges[e].src}, i, j); }
      assert SumP(s.procs, In({P.edges[e].src})) == N(P, x, {P.edges[e].src});
      assert SumP(s.procs, In({P.edges[f].src})) == N(P, x, {P.edges[f].src});
      AtLater(P, s, e, i, f, j);
      assert Step2(P, x, e, f);
      assert Do(P, s, a).x == Inc(Inc(x, e), f);
  }
}
lemma FactReach(P: Prog, ss: seq<State>, acts: seq<Act>, k: nat, X: seq<int> -> bool, F: seq<int> -> bool)
  requires WF(P) && Run(P, ss, acts) && k <= |acts| && Inductive(P, X, F) && forall n :: 0 <= n < |ss| ==> X(ss[n].x)
  ensures F(ss[k].x)
{
  if k == 0 { assert ss[0] == Init(P) && ss[0].x == Zeros(|P.edges|); }
  else {
    FactReach(P, ss, acts, k - 1, X, F);
    InvReach(P, ss, acts, k - 1);
    var s, a := ss[k - 1], acts[k - 1];
    assert Can(P, s, a) && ss[k] == Do(P, s, a);
    assert X(s.x) && X(ss[k].x) && F(s.x);
    FactStep(P, s, a, X, F);
  }
}

// For one run: if no vector with the base facts, X, and the facts F that are inductive is stuck or crashes, its end is
// neither.
lemma SoundRun(P: Prog, ss: seq<State>, acts: seq<Act>, X: seq<int> -> bool, F: seq<int> -> bool)
  requires WF(P) && Run(P, ss, acts) && Inductive(P, X, F) && forall n :: 0 <= n < |ss| ==> X(ss[n].x)
  ensures Known(P, X, F, ss[|acts|].x)
  ensures Panics(P, ss[|acts|]) ==> PanicVec(P, ss[|acts|].x)
  ensures Stuck(P, ss[|acts|]) ==> StuckVec(P, ss[|acts|].x)
{
  var s := ss[|acts|];
  InvReach(P, ss, acts, |acts|);
  FactReach(P, ss, acts, |acts|, X, F);
  InvBase(P, s);
  if Panics(P, s) { PanicSound(P, s); }
  if Stuck(P, s) { StuckSound(P, s); }
}

// THE THEOREM: no vector with the base facts and inductive facts is stuck or crashes: no run gets stuck or crashes.
predicate Anything(x: seq<int>) { true }
lemma Sound(P: Prog, s: State, F: seq<int> -> bool)
  requires WF(P) && Reach(P, s) && Inductive(P, Anything, F)
  requires forall x :: Known(P, Anything, F, x) ==> !StuckVec(P, x) && !PanicVec(P, x)
  ensures !Stuck(P, s) && !Panics(P, s)
{
  var ss, acts :| Run(P, ss, acts) && ss[|acts|] == s;
  SoundRun(P, ss, acts, Anything, F);
}
