// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, total: int, used: int)
  returns (P0: int)
  requires forall n: nat :: Sch(n) < 1
  // every process that has started has ended exactly if the program is balanced
  ensures 0 <= total - used <==> P0 == 1
  decreases *
{
  P0 := 0;
  var free := 0;
  var step: nat := 0;
  while -1 < P0 && P0 < 1
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 1
    // free was created with a capacity of at least 0
    invariant 0 < P0 ==> 0 <= total - used
    // the buffer of free holds no more than its capacity and no less than nothing
    invariant if total - used > 0 then 0 <= free && free <= total - used else -1 <= free && free <= 1
    // the buffer of free still holds sends minus receives
    invariant total - used > 0 ==> free == 0
    // the exchanges over free still match sends with receives
    invariant total - used <= 0 ==> free == 0
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // free = chan [total - used]
            if total - used < 0 {
              return;
            }
            P0 := 1;
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
