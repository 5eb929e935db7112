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
  ensures P0 == 4
  decreases *
{
  P0 := 0;
  var mu := 0;
  var step: nat := 0;
  while -1 < P0 && P0 < 4 && (P0 == 1 ==> mu < 1) && (P0 == 2 ==> mu == -1) && (P0 == 3 ==> mu > 0)
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 4
    // the buffer of mu holds no more than its capacity and no less than nothing
    invariant 0 <= mu && mu <= 1
    // the buffer of mu still holds sends minus receives
    invariant mu == (if 1 < P0 then 1 else 0) - (if 3 < P0 then 1 else 0)
    // at most one sender waits for its message on mu to be taken
    invariant (if P0 == 2 then 1 else 0) == 0
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // mu = chan [1]
            P0 := 1;
          case 1 => // mu!
            if mu < 1 {
              mu := mu + 1;
              P0 := 3;
            }
          case 2 => // mu! acknowledged
            if mu == -1 {
              mu := 0;
              P0 := 3;
            }
          case 3 => // mu?
            if mu > 0 {
              mu := mu - 1;
              P0 := 4;
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
