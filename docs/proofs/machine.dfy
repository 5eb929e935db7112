// Counting edges: the machine. An arbitrary finite program (control-flow edges over points), run by any number of
// instances. Capacities, amounts, bounds and guards are numbers and truth values: those of one run, since parameters
// and choices never change within it. `x` counts how often each edge was taken; nothing else reads it.

datatype Op = Tau | Fault | Default | Spawn(v: int) | Enter(l: int) | Turn(l: int) | Exit(l: int)
            | Send(c: int) | Recv(c: int) | RecvX(c: int) | Close(c: int) | Cancel1(c: int) | Cancel2(c: int)
            | Add(w: int, a: int) | Wait(w: int) | CountZero(w: int, a: int) | CountMore(w: int, a: int)
            | Lock(m: int) | Unlock(m: int) | Drain(m: int) | WriterUnlock(m: int) | ReadLock(m: int) | ReadUnlock(m: int)
            | First(o: int) | Finish(o: int) | Later(o: int)
datatype Edge = Edge(src: int, dst: int, op: Op, guard: bool)          // guard: a condition on parameters, fixed
datatype Loop = Loop(head: int, nodes: set<int>, bounded: bool, bound: int)   // bound = max(0, hi - lo)
datatype Prog = Prog(edges: seq<Edge>, start: int, ends: set<int>, cap: map<int, int>, loops: map<int, Loop>,
                     announced: map<int, set<int>>)     // by RWMutex: where its writers wait for the readers
datatype Proc = Proc(pc: int, t: map<int, int>)                        // t: turns taken in the current visit, per loop
datatype Place = Content(c: int) | Closed(c: int) | Wg(w: int) | Held(m: int) | Drained(m: int) | Readers(m: int)
               | Started(o: int) | Finished(o: int)
datatype State = State(procs: seq<Proc>, r: Place -> int, x: seq<int>) // x: ghost, how often each edge was taken
datatype Act = One(e: int, i: int) | Two(e: int, i: int, f: int, j: int)

function Cap(P: Prog, c: int): int { if c in P.cap && P.cap[c] > 0 then P.cap[c] else 0 }
function T(q: Proc, l: int): int { if l in q.t then q.t[l] else 0 }
function Ind(b: bool): int { if b then 1 else 0 }

// ---- the machine
function REff(o: Op, p: Place): int {
  match o
  case Send(c) => Ind(p == Content(c))
  case Recv(c) => -Ind(p == Content(c))
  case Close(c) => Ind(p == Closed(c))
  case Cancel1(c) => Ind(p == Closed(c))
  case Add(w, a) => if p == Wg(w) then a else 0
  case CountZero(w, a) => if p == Wg(w) then a else 0
  case CountMore(w, a) => if p == Wg(w) then a else 0
  case Lock(m) => Ind(p == Held(m))
  case Unlock(m) => -Ind(p == Held(m))
  case Drain(m) => Ind(p == Drained(m))
  case WriterUnlock(m) => -Ind(p == Held(m) || p == Drained(m))
  case ReadLock(m) => Ind(p == Readers(m))
  case ReadUnlock(m) => -Ind(p == Readers(m))
  case First(o) => Ind(p == Started(o))
  case Finish(o) => Ind(p == Finished(o))
  case Tau => 0 case Fault => 0 case Default => 0 case Later(o) => 0 case Spawn(v) => 0 case Enter(l) => 0 case Turn(l) => 0 case Exit(l) => 0
  case RecvX(c) => 0 case Cancel2(c) => 0 case Wait(w) => 0
}
function Moved(q: Proc, e: Edge): Proc {
  Proc(e.dst, if e.op.Enter? then q.t[e.op.l := 0] else if e.op.Turn? then q.t[e.op.l := T(q, e.op.l) + 1] else q.t)
}
function Procs(ps: seq<Proc>, i: int, e: Edge): seq<Proc> requires 0 <= i < |ps| {
  ps[i := Moved(ps[i], e)] + if e.op.Spawn? then [Proc(e.op.v, map[])] else []
}
predicate At(P: Prog, s: State, e: int, i: int) {            // instance i stands before edge e, its guard and its loop agree
  0 <= e < |P.edges| && |s.x| == |P.edges| && 0 <= i < |s.procs| && s.procs[i].pc == P.edges[e].src && P.edges[e].guard
  && (P.edges[e].op.Turn? && P.edges[e].op.l in P.loops ==> T(s.procs[i], P.edges[e].op.l) < P.loops[P.edges[e].op.l].bound)
  && (P.edges[e].op.Exit? && P.edges[e].op.l in P.loops ==> T(s.procs[i], P.edges[e].op.l) >= P.loops[P.edges[e].op.l].bound)
}
function Apply(P: Prog, s: State, e: int, i: int): State requires At(P, s, e, i) {
  State(Procs(s.procs, i, P.edges[e]), (p: Place) => s.r(p) + REff(P.edges[e].op, p), s.x[e := s.x[e] + 1])
}
predicate Ready(P: Prog, r: Place -> int, o: Op) {           // o can be taken alone, and does not panic
  match o
  case Send(c) => Cap(P, c) > 0 && r(Content(c)) < Cap(P, c) && r(Closed(c)) == 0
  case Recv(c) => Cap(P, c) > 0 && r(Content(c)) > 0
  case RecvX(c) => r(Closed(c)) > 0 && r(Content(c)) == 0
  case Close(c) => r(Closed(c)) == 0
  case Cancel1(c) => r(Closed(c)) == 0
  case Cancel2(c) => r(Closed(c)) > 0
  case Add(w, a) => r(Wg(w)) + a >= 0
  case Wait(w) => r(Wg(w)) == 0
  case CountZero(w, a) => r(Wg(w)) + a == 0
  case CountMore(w, a) => r(Wg(w)) + a > 0
  case Lock(m) => r(Held(m)) == 0                           // of an RWMutex: the writer announces itself
  case Drain(m) => r(Readers(m)) == 0
  case Unlock(m) => r(Held(m)) > 0
  case WriterUnlock(m) => r(Drained(m)) > 0
  case ReadLock(m) => r(Held(m)) == 0
  case ReadUnlock(m) => r(Readers(m)) > 0
  case First(o) => r(Started(o)) == 0
  case Later(o) => r(Finished(o)) > 0
  case Fault => false
  case Default => true                                       // see NoneSure
  case Finish(o) => true
  case Tau => true case Spawn(v) => true case Enter(l) => true case Turn(l) => true case Exit(l) => true
}
predicate Panic(r: Place -> int, o: Op) {
  match o
  case Send(c) => r(Closed(c)) > 0
  case Close(c) => r(Closed(c)) > 0
  case Add(w, a) => r(Wg(w)) + a < 0
  case CountZero(w, a) => r(Wg(w)) + a < 0                    // its twin CountMore crashes with it
  case Unlock(m) => r(Held(m)) <= 0
  case WriterUnlock(m) => r(Drained(m)) <= 0
  case ReadUnlock(m) => r(Readers(m)) <= 0
  case Fault => true
  case CountMore(w, a) => false case Drain(m) => false case ReadLock(m) => false case Default => false
  case First(o) => false case Finish(o) => false case Later(o) => false
  case Tau => false case Spawn(v) => false case Enter(l) => false case Turn(l) => false case Exit(l) => false
  case Recv(c) => false case RecvX(c) => false case Cancel1(c) => false case Cancel2(c) => false case Wait(w) => false case Lock(m) => false
}
// o goes or crashes at once, whatever the others do: then a select does not take its default
predicate Sure(P: Prog, r: Place -> int, o: Op) {
  match o
  case Send(c) => r(Closed(c)) > 0 || (Cap(P, c) > 0 && r(Content(c)) < Cap(P, c))
  case Recv(c) => Cap(P, c) > 0 && r(Content(c)) > 0
  case RecvX(c) => r(Closed(c)) > 0 && r(Content(c)) == 0
  case Tau => false case Fault => false case Default => false case Spawn(v) => false case Enter(l) => false
  case Turn(l) => false case Exit(l) => false case Close(c) => false case Cancel1(c) => false case Cancel2(c) => false
  case Add(w, a) => false case Wait(w) => false case CountZero(w, a) => false case CountMore(w, a) => false
  case Lock(m) => false case Unlock(m) => false case Drain(m) => false case WriterUnlock(m) => false
  case ReadLock(m) => false case ReadUnlock(m) => false case First(o) => false case Finish(o) => false case Later(o) => false
}
predicate NoneSure(P: Prog, r: Place -> int, e: int) requires 0 <= e < |P.edges| {
  P.edges[e].op.Default? ==>
    forall f :: 0 <= f < |P.edges| && P.edges[f].src == P.edges[e].src && P.edges[f].guard ==> !Sure(P, r, P.edges[f].op)
}
predicate Can(P: Prog, s: State, a: Act) {
  match a
  case One(e, i) => At(P, s, e, i) && Ready(P, s.r, P.edges[e].op) && NoneSure(P, s.r, e)
  case Two(e, i, f, j) => i != j && At(P, s, e, i) && At(P, s, f, j) && P.edges[e].op.Send? && P.edges[f].op == Recv(P.edges[e].op.c)
                          && Cap(P, P.edges[e].op.c) == 0 && s.r(Closed(P.edges[e].op.c)) == 0
}
lemma AtLater(P: Prog, s: State, e: int, i: int, f: int, j: int)
  requires At(P, s, e, i) && At(P, s, f, j) && i != j
  ensures At(P, Apply(P, s, e, i), f, j)
{ }
function Do(P: Prog, s: State, a: Act): State requires Can(P, s, a) {
  match a
  case One(e, i) => Apply(P, s, e, i)
  case Two(e, i, f, j) => AtLater(P, s, e, i, f, j); Apply(P, Apply(P, s, e, i), f, j)
}
function Zeros(n: nat): seq<int> ensures |Zeros(n)| == n && forall k :: 0 <= k < n ==> Zeros(n)[k] == 0 {
  if n == 0 then [] else Zeros(n - 1) + [0]
}
function Init(P: Prog): State { State([Proc(P.start, map[])], (p: Place) => 0, Zeros(|P.edges|)) }
predicate Run(P: Prog, ss: seq<State>, acts: seq<Act>) {
  |ss| == |acts| + 1 && ss[0] == Init(P) && forall k :: 0 <= k < |acts| ==> Can(P, ss[k], acts[k]) && ss[k + 1] == Do(P, ss[k], acts[k])
}
predicate Reach(P: Prog, s: State) { exists ss, acts :: Run(P, ss, acts) && ss[|acts|] == s }

// ---- linear forms of the counters
function SumK(es: seq<Edge>, x: seq<int>, g: Edge -> int, n: int): int requires 0 <= n <= |es| == |x| {
  if n == 0 then 0 else SumK(es, x, g, n - 1) + x[n - 1] * g(es[n - 1])
}
function SumE(es: seq<Edge>, x: seq<int>, g: Edge -> int): int requires |es| == |x| { SumK(es, x, g, |x|) }
function SumP(ps: seq<Proc>, g: Proc -> int): int {
  if |ps| == 0 then 0 else SumP(ps[..|ps| - 1], g) + g(ps[|ps| - 1])
}
function In(S: set<int>): Proc -> int { (q: Proc) => Ind(q.pc in S) }
function PEff(S: set<int>): Edge -> int { (e: Edge) => Ind(e.dst in S) - Ind(e.src in S) + Ind(e.op.Spawn? && e.op.v in S) }
function RE(p: Place): Edge -> int { (e: Edge) => REff(e.op, p) }
function N(P: Prog, x: seq<int>, S: set<int>): int requires |x| == |P.edges| { Ind(P.start in S) + SumE(P.edges, x, PEff(S)) }
function R(P: Prog, x: seq<int>, p: Place): int requires |x| == |P.edges| { SumE(P.edges, x, RE(p)) }

lemma Dist(a: int, b: int) ensures (a + 1) * b == a * b + b { }
lemma SumK_inc(es: seq<Edge>, x: seq<int>, g: Edge -> int, e: int, n: int)
  requires 0 <= n <= |es| == |x| && 0 <= e < |es|
  ensures SumK(es, x[e := x[e] + 1], g, n) == SumK(es, x, g, n) + if e < n then g(es[e]) else 0
{ if n > 0 { SumK_inc(es, x, g, e, n - 1); Dist(x[e], g(es[e])); } }
lemma SumE_inc(es: seq<Edge>, x: seq<int>, g: Edge -> int, e: int)
  requires |es| == |x| && 0 <= e < |es|
  ensures SumE(es, x[e := x[e] + 1], g) == SumE(es, x, g) + g(es[e])
{ SumK_inc(es, x, g, e, |x|); }
lemma SumK_zero(es: seq<Edge>, x: seq<int>, g: Edge -> int, n: int)
  requires 0 <= n <= |es| == |x| && forall k :: 0 <= k < |x| ==> x[k] == 0
  ensures SumK(es, x, g, n) == 0
{ if n > 0 { SumK_zero(es, x, g, n - 1); } }
lemma SumE_zero(es: seq<Edge>, n: nat, g: Edge -> int)
  requires |es| == n
  ensures SumE(es, Zeros(n), g) == 0
{ SumK_zero(es, Zeros(n), g, n); }
lemma SumP_set(ps: seq<Proc>, g: Proc -> int, i: int, q: Proc)
  requires 0 <= i < |ps|
  ensures SumP(ps[i := q], g) == SumP(ps, g) - g(ps[i]) + g(q)
{
  var n := |ps| - 1;
  var y := ps[i := q];
  if i == n { assert y[..n] == ps[..n]; }
  else { assert y[..n] == ps[..n][i := q]; SumP_set(ps[..n], g, i, q); }
}
lemma SumP_app(ps: seq<Proc>, g: Proc -> int, q: Proc)
  ensures SumP(ps + [q], g) == SumP(ps, g) + g(q)
{ assert (ps + [q])[..|ps|] == ps; }
lemma SumP_move(ps: seq<Proc>, g: Proc -> int, i: int, e: Edge)
  requires 0 <= i < |ps|
  ensures SumP(Procs(ps, i, e), g) == SumP(ps, g) - g(ps[i]) + g(Moved(ps[i], e)) + if e.op.Spawn? then g(Proc(e.op.v, map[])) else 0
{
  SumP_set(ps, g, i, Moved(ps[i], e));
  if e.op.Spawn? { SumP_app(ps[i := Moved(ps[i], e)], g, Proc(e.op.v, map[])); }
  else { assert Procs(ps, i, e) == ps[i := Moved(ps[i], e)]; }
}

// ---- state equation (B1, and the linear forms of all resources), by induction over runs
predicate Eqs(P: Prog, s: State) {
  |s.x| == |P.edges| && (forall k :: 0 <= k < |s.x| ==> s.x[k] >= 0)
  && (forall S: set<int> :: SumP(s.procs, In(S)) == N(P, s.x, S))
  && (forall p: Place :: s.r(p) == R(P, s.x, p))
}
lemma EqsInit(P: Prog) ensures Eqs(P, Init(P)) {
  var s := Init(P);
  forall S: set<int> ensures SumP(s.procs, In(S)) == N(P, s.x, S) {
    SumE_zero(P.edges, |P.edges|, PEff(S)); assert s.procs[..0] == []; assert s.procs[0] == Proc(P.start, map[]);
  }
  forall p: Place ensures s.r(p) == R(P, s.x, p) { SumE_zero(P.edges, |P.edges|, RE(p)); }
}
lemma EqsStep(P: Prog, s: State, e: int, i: int)
  requires Eqs(P, s) && At(P, s, e, i)
  ensures Eqs(P, Apply(P, s, e, i))
{
  var s' := Apply(P, s, e, i);
  forall S: set<int> ensures SumP(s'.procs, In(S)) == N(P, s'.x, S) {
    SumP_move(s.procs, In(S), i, P.edges[e]); SumE_inc(P.edges, s.x, PEff(S), e);
    assert SumP(s.procs, In(S)) == N(P, s.x, S);
  }
  forall p: Place ensures s'.r(p) == R(P, s'.x, p) { SumE_inc(P.edges, s.x, RE(p), e); assert s.r(p) == R(P, s.x, p); }
}

// ---- counting instances
lemma Sum_nonneg(ps: seq<Proc>, S: set<int>) ensures SumP(ps, In(S)) >= 0
{ if |ps| > 0 { Sum_nonneg(ps[..|ps| - 1], S); } }
lemma Sum_ge1(ps: seq<Proc>, S: set<int>, i: int)
  requires 0 <= i < |ps| && ps[i].pc in S
  ensures SumP(ps, In(S)) >= 1
{ if i == |ps| - 1 { Sum_nonneg(ps[..|ps| - 1], S); } else { Sum_ge1(ps[..|ps| - 1], S, i); } }
lemma Sum_ge2(ps: seq<Proc>, S: set<int>, i: int, j: int)
  requires 0 <= i < |ps| && 0 <= j < |ps| && i != j && ps[i].pc in S && ps[j].pc in S
  ensures SumP(ps, In(S)) >= 2
{
  var n := |ps| - 1;
  if i == n { Sum_ge1(ps[..n], S, j); } else if j == n { Sum_ge1(ps[..n], S, i); } else { Sum_ge2(ps[..n], S, i, j); }
}
lemma Find(ps: seq<Proc>, S: set<int>) returns (i: int)
  requires SumP(ps, In(S)) > 0
  ensures 0 <= i < |ps| && ps[i].pc in S
{ if ps[|ps| - 1].pc in S { i := |ps| - 1; } else { i := Find(ps[..|ps| - 1], S); } }
lemma Other(ps: seq<Proc>, S: set<int>, i: int) returns (j: int)
  requires SumP(ps, In(S)) > 1 && 0 <= i < |ps|
  ensures 0 <= j < |ps| && j != i && ps[j].pc in S
{
  var n := |ps| - 1;
  if i == n { j := Find(ps[..n], S); } else if ps[n].pc in S { j := n; } else { j := Other(ps[..n], S, i); }
}

