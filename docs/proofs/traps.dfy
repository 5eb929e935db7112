// Counting edges: a trap, a set of places of which one stays filled once one was, gives an inductive fact.
include "base.dfy"

datatype Spot = Pt(v: int) | Did(k: int) | Room(c: int) | Open(c: int) | Free(m: int) | Fresh(o: int) | Res(p: Place)

function Val(P: Prog, x: seq<int>, q: Spot): int requires |x| == |P.edges| {
  match q
  case Pt(v) => N(P, x, {v})
  case Did(k) => if 0 <= k < |x| then x[k] else 0
  case Room(c) => Cap(P, c) - R(P, x, Content(c))             // Cap is never negative
  case Open(c) => 1 - R(P, x, Closed(c))
  case Free(m) => 1 - R(P, x, Held(m))
  case Fresh(o) => 1 - R(P, x, Started(o))
  case Res(p) => R(P, x, p)
}
lemma ValAtLeast0(P: Prog, x: seq<int>, q: Spot)
  requires Base(P, x)
  ensures Val(P, x, q) >= 0
{
  match q
  case Pt(v) => assert N(P, x, {v}) >= 0;
  case Did(k) =>
  case Room(c) => assert RF(P, x)(Content(c)) <= Cap(P, c);
  case Open(c) => assert RF(P, x)(Closed(c)) <= 1;
  case Free(m) => assert RF(P, x)(Held(m)) <= 1;
  case Fresh(o) => assert RF(P, x)(Started(o)) <= 1;
  case Res(p) =>
    match p {
      case Content(c) => assert RF(P, x)(Content(c)) >= 0;
      case Closed(c) => assert RF(P, x)(Closed(c)) >= 0;
      case Wg(w) => assert RF(P, x)(Wg(w)) >= 0;
      case Held(m) => assert RF(P, x)(Held(m)) >= 0;
      case Drained(m) => assert RF(P, x)(Drained(m)) >= 0;
      case Readers(m) => assert RF(P, x)(Readers(m)) >= 0;
      case Started(o) => assert RF(P, x)(Started(o)) >= 0;
      case Finished(o) => assert RF(P, x)(Finished(o)) >= 0;
    }
}

// Taking the edge may empty the place.
predicate Takes(d: Edge, q: Spot) {
  match q
  case Pt(v) => d.src == v
  case Did(k) => false
  case Room(c) => d.op == Send(c)
  case Open(c) => d.op == Close(c) || d.op == Cancel1(c)
  case Free(m) => d.op == Lock(m)
  case Fresh(o) => d.op == First(o)
  case Res(p) => REff(d.op, p) < 0
}
// Right after the edge was taken alone, the place is filled.
predicate Puts(e: int, d: Edge, q: Spot) {
  match q
  case Pt(v) => d.dst == v || d.op == Spawn(v)
  case Did(k) => k == e
  case Room(c) => d.op == Recv(c)
  case Open(c) => false
  case Free(m) => d.op == Unlock(m) || d.op == WriterUnlock(m)
  case Fresh(o) => false
  case Res(p) => REff(d.op, p) > 0 || (d.op.CountMore? && p == Wg(d.op.w))
}
// The same for two that meet: the channel holds as much as before.
predicate Takes2(d: Edge, g: Edge, q: Spot) { q.Pt? && (d.src == q.v || g.src == q.v) }
predicate Puts2(e: int, d: Edge, f: int, g: Edge, q: Spot) { (q.Pt? && (d.dst == q.v || g.dst == q.v)) || q == Did(e) || q == Did(f) }
// However the edge was taken, the place was filled right after. At a meeting each marks its own target only.
predicate Credits(P: Prog, e: int, d: Edge, q: Spot) {
  Puts(e, d, q) && ((d.op.Send? || d.op.Recv?) && Cap(P, d.op.c) == 0 ==> q.Pt? || q.Did?)
}

lemma NInc(P: Prog, x: seq<int>, e: int, S: set<int>)
  requires |x| == |P.edges| && 0 <= e < |x|
  ensures N(P, Inc(x, e), S) == N(P, x, S) + PEff(S)(P.edges[e])
{ SumE_inc(P.edges, x, PEff(S), e); }
lemma RInc(P: Prog, x: seq<int>, e: int, p: Place)
  requires |x| == |P.edges| && 0 <= e < |x|
  ensures R(P, Inc(x, e), p) == R(P, x, p) + REff(P.edges[e].op, p)
{ SumE_inc(P.edges, x, RE(p), e); }
lemma ValInc(P: Prog, x: seq<int>, e: int, q: Spot)
  requires |x| == |P.edges| && 0 <= e < |x|
  ensures q.Pt? ==> Val(P, Inc(x, e), q) == Val(P, x, q) + PEff({q.v})(P.edges[e])
  ensures q.Did? ==> Val(P, Inc(x, e), q) == Val(P, x, q) + Ind(q.k == e)
  ensures q.Room? ==> Val(P, Inc(x, e), q) == Val(P, x, q) - REff(P.edges[e].op, Content(q.c))
  ensures q.Open? ==> Val(P, Inc(x, e), q) == Val(P, x, q) - REff(P.edges[e].op, Closed(q.c))
  ensures q.Free? ==> Val(P, Inc(x, e), q) == Val(P, x, q) - REff(P.edges[e].op, Held(q.m))
  ensures q.Fresh? ==> Val(P, Inc(x, e), q) == Val(P, x, q) - REff(P.edges[e].op, Started(q.o))
  ensures q.Res? ==> Val(P, Inc(x, e), q) == Val(P, x, q) + REff(P.edges[e].op, q.p)
{
  match q
  case Pt(v) => NInc(P, x, e, {v});
  case Did(k) =>
  case Room(c) => RInc(P, x, e, Content(c));
  case Open(c) => RInc(P, x, e, Closed(c));
  case Free(m) => RInc(P, x, e, Held(m));
  case Fresh(o) => RInc(P, x, e, Started(o));
  case Res(p) => RInc(P, x, e, p);
}
lemma TakesSound(P: Prog, x: seq<int>, e: int, q: Spot)
  requires |x| == |P.edges| && 0 <= e < |x| && !Takes(P.edges[e], q)
  ensures Val(P, Inc(x, e), q) >= Val(P, x, q)
{ ValInc(P, x, e, q); }
lemma PutsSound(P: Prog, x: seq<int>, e: int, q: Spot)
  requires Base(P, x) && Step1(P, x, e) && Puts(e, P.edges[e], q)
  ensures Val(P, Inc(x, e), q) >= 1
{
  ValInc(P, x, e, q); ValAtLeast0(P, x, q);
  var d := P.edges[e];
  if q.Pt? { if d.src == q.v { assert N(P, x, {d.src}) > 0; } }
  if q.Res? && d.op.CountMore? { assert RF(P, x)(Wg(d.op.w)) + d.op.a > 0; }
}
lemma Takes2Sound(P: Prog, x: seq<int>, e: int, f: int, q: Spot)
  requires Base(P, x) && Step2(P, x, e, f) && !Takes2(P.edges[e], P.edges[f], q)
  ensures Val(P, Inc(Inc(x, e), f), q) >= Val(P, x, q)
{ ValInc(P, x, e, q); ValInc(P, Inc(x, e), f, q); }
lemma Puts2Sound(P: Prog, x: seq<int>, e: int, f: int, q: Spot)
  requires Base(P, x) && Step2(P, x, e, f) && Puts2(e, P.edges[e], f, P.edges[f], q)
  ensures Val(P, Inc(Inc(x, e), f), q) >= 1
{
  ValInc(P, x, e, q); ValInc(P, Inc(x, e), f, q); ValAtLeast0(P, x, q);
  var d, g := P.edges[e], P.edges[f];
  if q.Pt? {
    if d.src == q.v { assert N(P, x, {d.src}) > 0; }
    if g.src == q.v { assert N(P, x, {g.src}) > 0; }
  }
}

function Sum(P: Prog, x: seq<int>, Q: seq<Spot>): int requires |x| == |P.edges| {
  if |Q| == 0 then 0 else Sum(P, x, Q[1..]) + Val(P, x, Q[0])
}
lemma SumAtLeast(P: Prog, x: seq<int>, Q: seq<Spot>, n: int)
  requires Base(P, x) && (n >= 0 ==> n < |Q|)
  ensures Sum(P, x, Q) >= if n >= 0 then Val(P, x, Q[n]) else 0
{
  if |Q| > 0 {
    ValAtLeast0(P, x, Q[0]);
    SumAtLeast(P, x, Q[1..], n - 1);
    if n > 0 { assert Q[1..][n - 1] == Q[n]; }
    if n == 0 { SumAtLeast(P, x, Q[1..], -1); }
  }
}
lemma SumGrows(P: Prog, x: seq<int>, y: seq<int>, Q: seq<Spot>)
  requires |x| == |y| == |P.edges| && forall q :: q in Q ==> Val(P, y, q) >= Val(P, x, q)
  ensures Sum(P, y, Q) >= Sum(P, x, Q)
{ if |Q| > 0 { assert Q[0] in Q; SumGrows(P, x, y, Q[1..]); } }

// Whatever takes from Q puts into it, and the edges E leave something in it.
predicate Trap(P: Prog, Q: seq<Spot>, E: set<int>) {
  (forall e :: 0 <= e < |P.edges| && (exists q :: q in Q && Takes(P.edges[e], q)) ==> exists n :: 0 <= n < |Q| && Puts(e, P.edges[e], Q[n]))
  && (forall e, f :: 0 <= e < |P.edges| && 0 <= f < |P.edges| && Meet(P, e, f) && (exists q :: q in Q && Takes2(P.edges[e], P.edges[f], q))
       ==> exists n :: 0 <= n < |Q| && Puts2(e, P.edges[e], f, P.edges[f], Q[n]))
  && (forall e :: e in E && 0 <= e < |P.edges| ==> exists n :: 0 <= n < |Q| && Credits(P, e, P.edges[e], Q[n]))
}
predicate Meet(P: Prog, e: int, f: int) requires 0 <= e < |P.edges| && 0 <= f < |P.edges| {
  P.edges[e].op.Send? && P.edges[f].op == Recv(P.edges[e].op.c) && Cap(P, P.edges[e].op.c) == 0
}
predicate Marked(P: Prog, Q: seq<Spot>, E: set<int>, x: seq<int>) requires |x| == |P.edges| {
  Sum(P, Zeros(|P.edges|), Q) > 0 || exists e :: e in E && 0 <= e < |x| && x[e] > 0
}
predicate Filled(P: Prog, Q: seq<Spot>, E: set<int>, x: seq<int>) { |x| == |P.edges| && (Marked(P, Q, E, x) ==> Sum(P, x, Q) > 0) }
function Fact(P: Prog, Q: seq<Spot>, E: set<int>): seq<int> -> bool { (x: seq<int>) => Filled(P, Q, E, x) }

lemma TrapStep1(P: Prog, Q: seq<Spot>, E: set<int>, x: seq<int>, e: int)
  requires Trap(P, Q, E) && Base(P, x) && Filled(P, Q, E, x) && Step1(P, x, e) && Base(P, Inc(x, e))
  ensures Filled(P, Q, E, Inc(x, e))
{
  var y := Inc(x, e); var d := P.edges[e];
  if Marked(P, Q, E, y) {
    if exists q :: q in Q && Takes(d, q) {
      var n :| 0 <= n < |Q| && Puts(e, d, Q[n]);
      PutsSound(P, x, e, Q[n]); SumAtLeast(P, y, Q, n);
    } else if Marked(P, Q, E, x) {
      forall q | q in Q ensures Val(P, y, q) >= Val(P, x, q) { TakesSound(P, x, e, q); }
      SumGrows(P, x, y, Q);
    } else {
      var k :| k in E && 0 <= k < |y| && y[k] > 0;
      assert k == e;
      var n :| 0 <= n < |Q| && Credits(P, e, d, Q[n]);
      PutsSound(P, x, e, Q[n]); SumAtLeast(P, y, Q, n);
    }
  }
}
lemma TrapStep2(P: Prog, Q: seq<Spot>, E: set<int>, x: seq<int>, e: int, f: int)
  requires Trap(P, Q, E) && Base(P, x) && Filled(P, Q, E, x) && Step2(P, x, e, f) && Base(P, Inc(Inc(x, e), f))
  ensures Filled(P, Q, E, Inc(Inc(x, e), f))
{
  var y := Inc(Inc(x, e), f); var d, g := P.edges[e], P.edges[f];
  assert Meet(P, e, f);
  if Marked(P, Q, E, y) {
    if exists q :: q in Q && Takes2(d, g, q) {
      var n :| 0 <= n < |Q| && Puts2(e, d, f, g, Q[n]);
      Puts2Sound(P, x, e, f, Q[n]); SumAtLeast(P, y, Q, n);
    } else if Marked(P, Q, E, x) {
      forall q | q in Q ensures Val(P, y, q) >= Val(P, x, q) { Takes2Sound(P, x, e, f, q); }
      SumGrows(P, x, y, Q);
    } else {
      var k :| k in E && 0 <= k < |y| && y[k] > 0;
      assert k == e || k == f;
      var n :| 0 <= n < |Q| && Credits(P, k, P.edges[k], Q[n]);
      Puts2Sound(P, x, e, f, Q[n]); SumAtLeast(P, y, Q, n);
    }
  }
}
// A trap is a fact that needs no further check.
lemma TrapInductive(P: Prog, Q: seq<Spot>, E: set<int>, X: seq<int> -> bool)
  requires Trap(P, Q, E)
  ensures Inductive(P, X, Fact(P, Q, E))
{
  var F := Fact(P, Q, E); var O := Zeros(|P.edges|);
  assert Filled(P, Q, E, O);
  forall x, e | Known(P, X, F, x) && Step1(P, x, e) && Base(P, Inc(x, e)) && X(Inc(x, e)) ensures F(Inc(x, e)) { TrapStep1(P, Q, E, x, e); }
  forall x, e, f | Known(P, X, F, x) && Step2(P, x, e, f) && Base(P, Inc(Inc(x, e), f)) && X(Inc(Inc(x, e), f)) ensures F(Inc(Inc(x, e), f)) {
    TrapStep2(P, Q, E, x, e, f);
  }
}
