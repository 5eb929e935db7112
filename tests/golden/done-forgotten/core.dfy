// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, failed: bool)
  returns (P0: int, P1: int)
  requires forall n: nat :: Sch(n) < 2
  // every process that has started has ended exactly if the program is balanced
  ensures (if !failed then -1 else 0) + 1 == 0 <==> P0 == 3 && (P1 != -1 ==> P1 == 4)
  decreases *
{
  P0 := 0;
  P1 := -1;
  var w := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 3 && (P0 == 2 ==> w == 0)) || (-1 < P1 && P1 < 4)
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 3
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 4
    // goroutine 1 has started exactly if its go statement has run
    invariant 1 < P0 <==> P1 != -1
    // goroutine 1 is not in the branch that its if rules out
    invariant if failed then true else !(1 <= P1 && P1 < 3)
    // goroutine 1 does not go on behind its return
    invariant failed ==> !(2 <= P1 && P1 < 4)
    // the counter of w is the sum of what was added, and not negative
    invariant 0 <= w && w == (if 0 < P0 then 1 else 0) + (if !failed && 3 < P1 then -1 else 0)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // w.Add(1)
            if w < -1 {
              return;
            }
            w := w + 1;
            P0 := 1;
          case 1 => // go goroutine 1
            P1 := 0;
            P0 := 2;
          case 2 => // w.Wait()
            if w == 0 {
              P0 := 3;
            }
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // if failed
            if failed {
              P1 := 1;
            } else {
              P1 := 3;
            }
          case 1 => // return
            P1 := 4;
          case 2 => // end of the true branch
            P1 := 3;
          case 3 => // w.Add(-1)
            if w < 1 {
              return;
            }
            w := w - 1;
            P1 := 4;
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
