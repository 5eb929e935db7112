// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, Pick: nat -> nat, len_levels: int)
  returns (P0: int, N1_0: int, N1_1: int, N1_2: int, N1_3: int)
  requires forall n: nat :: Sch(n) < 2
  // holds in every run
  requires len_levels >= 0
  // every process that has started has ended exactly if the program is balanced
  ensures (len_levels != 0 ==> iter(0, len_levels) <= iter(0, len_levels)) && (len_levels != 0 ==> iter(0, len_levels) <= iter(0, len_levels) + len_levels) && (if len_levels != 0 then -iter(0, len_levels) else 0) + (if len_levels != 0 then iter(0, len_levels) else 0) == 0 <==> P0 == 12 && N1_0 == 0 && N1_1 == 0 && N1_2 == 0
  decreases *
{
  P0 := 0;
  N1_0 := 0;
  N1_1 := 0;
  N1_2 := 0;
  N1_3 := 0;
  var outcomes := 0;
  var wg := 0;
  var i := 0;
  var i1 := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 12 && (P0 == 8 ==> wg == 0) && (P0 == 10 ==> (len_levels > 0 && outcomes > 0) || (len_levels <= 0 && outcomes == 1))) || (N1_0 > 0 && ((len_levels > 0 && outcomes < len_levels) || (len_levels <= 0 && outcomes == 0))) || (N1_1 > 0 && outcomes == -1) || N1_2 > 0
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 12
    // goroutine 1 is at one of its program points
    invariant 0 <= N1_0 && 0 <= N1_1 && 0 <= N1_2 && 0 <= N1_3
    // as many instances of goroutine 1 exist as its go statement was run
    invariant N1_0 + N1_1 + N1_2 + N1_3 == (if len_levels != 0 then i + (if 6 < P0 && P0 < 8 then 1 else 0) else 0)
    // main is not in the branch that its if rules out
    invariant if len_levels == 0 then true else !(1 <= P0 && P0 < 3)
    // main does not go on behind its return
    invariant len_levels == 0 ==> !(2 <= P0 && P0 < 12)
    // i counts the iterations of its loop
    invariant if len_levels != 0 && 0 <= len_levels then 0 <= i && i <= len_levels && (P0 < 4 ==> i == 0) && (4 < P0 && P0 < 8 ==> i < len_levels) && (P0 >= 8 ==> i == len_levels) else i == 0 && !(4 < P0 && P0 < 8)
    // i1 counts the iterations of its loop
    invariant if len_levels != 0 && 0 <= len_levels then 0 <= i1 && i1 <= len_levels && (P0 < 9 ==> i1 == 0) && (9 < P0 && P0 < 12 ==> i1 < len_levels) && (P0 >= 12 ==> i1 == len_levels) else i1 == 0 && !(9 < P0 && P0 < 12)
    // outcomes was created with a capacity of at least 0
    invariant len_levels != 0 && 3 < P0 ==> 0 <= len_levels
    // the buffer of outcomes holds no more than its capacity and no less than nothing
    invariant if len_levels > 0 then 0 <= outcomes && outcomes <= len_levels else -1 <= outcomes && outcomes <= 1
    // the buffer of outcomes still holds sends minus receives
    invariant len_levels > 0 ==> outcomes == (if len_levels != 0 then N1_1 + N1_2 + N1_3 else 0) - (if len_levels != 0 then i1 + (if 10 < P0 && P0 < 12 then 1 else 0) else 0)
    // the exchanges over outcomes still match sends with receives
    invariant len_levels <= 0 ==> outcomes == (if len_levels != 0 then N1_1 + N1_2 + N1_3 + N1_2 + N1_3 else 0) - (if len_levels != 0 then i1 * 2 + (if 10 < P0 && P0 < 12 then 2 else 0) else 0)
    // at most one sender waits for its message on outcomes to be taken
    invariant N1_1 == (if len_levels > 0 || outcomes == 0 then 0 else 1)
    // the counter of wg is the sum of what was added, and not negative
    invariant 0 <= wg && wg == (if len_levels != 0 then -N1_3 else 0) + (if len_levels != 0 then i + (if 5 < P0 && P0 < 8 then 1 else 0) else 0)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // if len(levels) == 0
            if len_levels == 0 {
              P0 := 1;
            } else {
              P0 := 3;
            }
          case 1 => // return
            P0 := 12;
          case 2 => // end of the true branch
            P0 := 3;
          case 3 => // outcomes = chan [len(levels)]
            if len_levels < 0 {
              return;
            }
            P0 := 4;
          case 4 => // for i : 0 .. len(levels)
            if i < len_levels {
              P0 := 5;
            } else {
              P0 := 8;
            }
          case 5 => // wg.Add(1)
            if wg < -1 {
              return;
            }
            wg := wg + 1;
            P0 := 6;
          case 6 => // go goroutine 1
            N1_0 := N1_0 + 1;
            P0 := 7;
          case 7 => // next i
            i := i + 1;
            P0 := 4;
          case 8 => // wg.Wait()
            if wg == 0 {
              P0 := 9;
            }
          case 9 => // for i1 : 0 .. len(levels)
            if i1 < len_levels {
              P0 := 10;
            } else {
              P0 := 12;
            }
          case 10 => // outcomes?
            if len_levels > 0 && outcomes > 0 {
              outcomes := outcomes - 1;
              P0 := 11;
            } else {
              if len_levels <= 0 && outcomes == 1 {
                outcomes := -1;
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
          case 0 => // outcomes!
            if N1_0 > 0 {
              if len_levels > 0 && outcomes < len_levels {
                outcomes := outcomes + 1;
                N1_0 := N1_0 - 1;
                N1_2 := N1_2 + 1;
              } else {
                if len_levels <= 0 && outcomes == 0 {
                  outcomes := 1;
                  N1_0 := N1_0 - 1;
                  N1_1 := N1_1 + 1;
                }
              }
            }
          case 1 => // outcomes! acknowledged
            if N1_1 > 0 {
              if outcomes == -1 {
                outcomes := 0;
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
