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
  ensures (n >= 0 ==> iter(0, n) <= iter(0, n)) && (n >= 0 ==> iter(0, n) <= iter(0, n) + n) && (if n >= 0 then n else 0) + (if n >= 0 then -iter(0, n) else 0) == 0 <==> P0 == 12 && N1_0 == 0 && N1_1 == 0 && N1_2 == 0
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
  while (-1 < P0 && P0 < 12 && (P0 == 8 ==> wg == 0) && (P0 == 10 ==> (n > 0 && results > 0) || (n <= 0 && results == 1))) || (N1_0 > 0 && ((n > 0 && results < n) || (n <= 0 && results == 0))) || (N1_1 > 0 && results == -1) || N1_2 > 0
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 12
    // goroutine 1 is at one of its program points
    invariant 0 <= N1_0 && 0 <= N1_1 && 0 <= N1_2 && 0 <= N1_3
    // as many instances of goroutine 1 exist as its go statement was run
    invariant N1_0 + N1_1 + N1_2 + N1_3 == (if n >= 0 then i + (if 6 < P0 && P0 < 8 then 1 else 0) else 0)
    // main is not in the branch that its if rules out
    invariant if n < 0 then true else !(1 <= P0 && P0 < 3)
    // main does not go on behind its return
    invariant n < 0 ==> !(2 <= P0 && P0 < 12)
    // i counts the iterations of its loop
    invariant if n >= 0 && 0 <= n then 0 <= i && i <= n && (P0 < 5 ==> i == 0) && (5 < P0 && P0 < 8 ==> i < n) && (P0 >= 8 ==> i == n) else i == 0 && !(5 < P0 && P0 < 8)
    // i1 counts the iterations of its loop
    invariant if n >= 0 && 0 <= n then 0 <= i1 && i1 <= n && (P0 < 9 ==> i1 == 0) && (9 < P0 && P0 < 12 ==> i1 < n) && (P0 >= 12 ==> i1 == n) else i1 == 0 && !(9 < P0 && P0 < 12)
    // results was created with a capacity of at least 0
    invariant n >= 0 && 3 < P0 ==> 0 <= n
    // the buffer of results holds no more than its capacity and no less than nothing
    invariant if n > 0 then 0 <= results && results <= n else -1 <= results && results <= 1
    // the buffer of results still holds sends minus receives
    invariant n > 0 ==> results == (if n >= 0 then N1_1 + N1_2 + N1_3 else 0) - (if n >= 0 then i1 + (if 10 < P0 && P0 < 12 then 1 else 0) else 0)
    // the exchanges over results still match sends with receives
    invariant n <= 0 ==> results == (if n >= 0 then N1_1 + N1_2 + N1_3 + N1_2 + N1_3 else 0) - (if n >= 0 then i1 * 2 + (if 10 < P0 && P0 < 12 then 2 else 0) else 0)
    // at most one sender waits for its message on results to be taken
    invariant N1_1 == (if n > 0 || results == 0 then 0 else 1)
    // the counter of wg is the sum of what was added, and not negative
    invariant 0 <= wg && wg == (if n >= 0 && 4 < P0 then n else 0) + (if n >= 0 then -N1_3 else 0)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // if n < 0
            if n < 0 {
              P0 := 1;
            } else {
              P0 := 3;
            }
          case 1 => // return
            P0 := 12;
          case 2 => // end of the true branch
            P0 := 3;
          case 3 => // results = chan [n]
            if n < 0 {
              return;
            }
            P0 := 4;
          case 4 => // wg.Add(n)
            if wg < -n {
              return;
            }
            wg := wg + n;
            P0 := 5;
          case 5 => // for i : 0 .. n
            if i < n {
              P0 := 6;
            } else {
              P0 := 8;
            }
          case 6 => // go goroutine 1
            N1_0 := N1_0 + 1;
            P0 := 7;
          case 7 => // next i
            i := i + 1;
            P0 := 5;
          case 8 => // wg.Wait()
            if wg == 0 {
              P0 := 9;
            }
          case 9 => // for i1 : 0 .. n
            if i1 < n {
              P0 := 10;
            } else {
              P0 := 12;
            }
          case 10 => // results?
            if n > 0 && results > 0 {
              results := results - 1;
              P0 := 11;
            } else {
              if n <= 0 && results == 1 {
                results := -1;
                P0 := 11;
              }
            }
          case 11 => // next i1
            i1 := i1 + 1;
            P0 := 9;
          case _ =>
        }
      case 1 => // goroutine 1
        match Pick(step) {
          case 0 => // results!
            if N1_0 > 0 {
              if n > 0 && results < n {
                results := results + 1;
                N1_0 := N1_0 - 1;
                N1_2 := N1_2 + 1;
              } else {
                if n <= 0 && results == 0 {
                  results := 1;
                  N1_0 := N1_0 - 1;
                  N1_1 := N1_1 + 1;
                }
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
