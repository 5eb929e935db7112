// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat)
  returns (P0: int)
  requires forall n: nat :: Sch(n) < 1
  // every process that has started has ended exactly if the program is balanced
  ensures P0 == 3
  decreases *
{
  P0 := 0;
  var w := 0;
  var step: nat := 0;
  while -1 < P0 && P0 < 3 && (P0 == 2 ==> w == 0)
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 3
    // the counter of w is the sum of what was added, and not negative
    invariant 0 <= w && w == (if 0 < P0 then -1 else 0) + (if 1 < P0 then 1 else 0)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // w.Add(-1)
            if w < 1 {
              return;
            }
            w := w - 1;
            P0 := 1;
          case 1 => // w.Add(1)
            if w < -1 {
              return;
            }
            w := w + 1;
            P0 := 2;
          case 2 => // w.Wait()
            if w == 0 {
              P0 := 3;
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
