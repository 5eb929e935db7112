// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, err_nil: bool)
  returns (P0: int, P1: int)
  requires forall n: nat :: Sch(n) < 2
  // every process that has started has ended exactly if the program is balanced
  ensures (if err_nil then -1 else 0) + (if !err_nil then -1 else 0) + 1 == 0 <==> P0 == 3 && (P1 != -1 ==> P1 == 5)
  decreases *
{
  P0 := 0;
  P1 := -1;
  var wg := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 3 && (P0 == 2 ==> wg == 0)) || (-1 < P1 && P1 < 5)
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 3
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 5
    // goroutine 1 has started exactly if its go statement has run
    invariant 1 < P0 <==> P1 != -1
    // goroutine 1 is not in the branch that its if rules out
    invariant if err_nil then true else !(1 <= P1 && P1 < 4)
    // goroutine 1 does not go on behind its return
    invariant err_nil ==> !(3 <= P1 && P1 < 5)
    // the counter of wg is the sum of what was added, and not negative
    invariant 0 <= wg && wg == (if 0 < P0 then 1 else 0) + (if err_nil && 1 < P1 then -1 else 0) + (if !err_nil && 4 < P1 then -1 else 0)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // wg.Add(1)
            if wg < -1 {
              return;
            }
            wg := wg + 1;
            P0 := 1;
          case 1 => // go goroutine 1
            P1 := 0;
            P0 := 2;
          case 2 => // wg.Wait()
            if wg == 0 {
              P0 := 3;
            }
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // if `err != nil`
            if err_nil {
              P1 := 1;
            } else {
              P1 := 4;
            }
          case 1 => // wg.Add(-1)
            if wg < 1 {
              return;
            }
            wg := wg - 1;
            P1 := 2;
          case 2 => // return
            P1 := 5;
          case 3 => // end of the true branch
            P1 := 4;
          case 4 => // wg.Add(-1)
            if wg < 1 {
              return;
            }
            wg := wg - 1;
            P1 := 5;
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
