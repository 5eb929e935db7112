// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, Pick: nat -> nat, n: int)
  returns (P0: int, N1_0: int, N1_1: int, N1_2: int, N1_3: int)
  requires forall n_2: nat :: Sch(n_2) < 2
  // every process that has started has ended exactly if the program is balanced
  ensures iter(0, n) <= iter(0, n) && iter(0, n) <= iter(0, n) && -iter(0, n) + iter(0, n) == 0 <==> P0 == 9 && N1_0 == 0 && N1_1 == 0 && N1_2 == 0
  decreases *
{
  P0 := 0;
  N1_0 := 0;
  N1_1 := 0;
  N1_2 := 0;
  N1_3 := 0;
  var results := 0;
  var wg := 0;
  var i := 0;
  var i1 := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 9 && (P0 == 5 ==> wg == 0) && (P0 == 7 ==> results == 1)) || (N1_0 > 0 && results == 0) || (N1_1 > 0 && results == -1) || N1_2 > 0
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 9
    // goroutine 1 is at one of its program points
    invariant 0 <= N1_0 && 0 <= N1_1 && 0 <= N1_2 && 0 <= N1_3
    // as many instances of goroutine 1 exist as its go statement was run
    invariant N1_0 + N1_1 + N1_2 + N1_3 == i + (if 3 < P0 && P0 < 5 then 1 else 0)
    // i counts the iterations of its loop
    invariant if 0 <= n then 0 <= i && i <= n && (P0 < 1 ==> i == 0) && (1 < P0 && P0 < 5 ==> i < n) && (P0 >= 5 ==> i == n) else i == 0 && !(1 < P0 && P0 < 5)
    // i1 counts the iterations of its loop
    invariant if 0 <= n then 0 <= i1 && i1 <= n && (P0 < 6 ==> i1 == 0) && (6 < P0 && P0 < 9 ==> i1 < n) && (P0 >= 9 ==> i1 == n) else i1 == 0 && !(6 < P0 && P0 < 9)
    // the buffer of results holds no more than its capacity and no less than nothing
    invariant -1 <= results && results <= 1
    // the exchanges over results still match sends with receives
    invariant results == N1_1 + N1_2 + N1_3 + N1_2 + N1_3 - (i1 * 2 + (if 7 < P0 && P0 < 9 then 2 else 0))
    // at most one sender waits for its message on results to be taken
    invariant N1_1 == (if results == 0 then 0 else 1)
    // the counter of wg is the sum of what was added, and not negative
    invariant 0 <= wg && wg == -N1_3 + i + (if 2 < P0 && P0 < 5 then 1 else 0)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // results = chan [0]
            P0 := 1;
          case 1 => // for i : 0 .. n
            if i < n {
              P0 := 2;
            } else {
              P0 := 5;
            }
          case 2 => // wg.Add(1)
            if wg < -1 {
              return;
            }
            wg := wg + 1;
            P0 := 3;
          case 3 => // go goroutine 1
            N1_0 := N1_0 + 1;
            P0 := 4;
          case 4 => // next i
            i := i + 1;
            P0 := 1;
          case 5 => // wg.Wait()
            if wg == 0 {
              P0 := 6;
            }
          case 6 => // for i1 : 0 .. n
            if i1 < n {
              P0 := 7;
            } else {
              P0 := 9;
            }
          case 7 => // results?
            if results == 1 {
              results := -1;
              P0 := 8;
            }
          case 8 => // next i1
            i1 := i1 + 1;
            P0 := 6;
          case _ =>
        }
      case 1 => // goroutine 1
        match Pick(step) {
          case 0 => // results!
            if N1_0 > 0 {
              if results == 0 {
                results := 1;
                N1_0 := N1_0 - 1;
                N1_1 := N1_1 + 1;
              }
            }
          case 1 => // results! acknowledged
            if N1_1 > 0 {
              if results == -1 {
                results := 0;
                N1_1 := N1_1 - 1;
                N1_2 := N1_2 + 1;
              }
            }
          case 2 => // wg.Add(-1)
            if N1_2 > 0 {
              if wg < 1 {
                return;
              }
              wg := wg - 1;
              N1_2 := N1_2 - 1;
              N1_3 := N1_3 + 1;
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
