// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, timeout: bool)
  returns (P0: int, P1: int)
  requires forall n: nat :: Sch(n) < 2
  // every process that has started has ended exactly if the program is balanced
  ensures (if !timeout then 1 else 0) <= 1 && 1 <= (if !timeout then 1 else 0) <==> P0 == 5 && (P1 != -1 ==> P1 == 2)
  decreases *
{
  P0 := 0;
  P1 := -1;
  var result := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 5 && (P0 == 4 ==> result == 1)) || (-1 < P1 && P1 < 2 && (P1 == 0 ==> result == 0) && (P1 == 1 ==> result == -1))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 5
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 2
    // goroutine 1 has started exactly if its go statement has run
    invariant 1 < P0 <==> P1 != -1
    // main is not in the branch that its if rules out
    invariant if timeout then !(4 <= P0 && P0 < 5) else !(3 <= P0 && P0 < 4)
    // the buffer of result holds no more than its capacity and no less than nothing
    invariant -1 <= result && result <= 1
    // the exchanges over result still match sends with receives
    invariant result == (if 0 < P1 then 1 else 0) + (if 1 < P1 then 1 else 0) - (if !timeout && 4 < P0 then 2 else 0)
    // at most one sender waits for its message on result to be taken
    invariant (if P1 == 1 then 1 else 0) == (if result == 0 then 0 else 1)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // result = chan [0]
            P0 := 1;
          case 1 => // go goroutine 1
            P1 := 0;
            P0 := 2;
          case 2 => // if timeout
            if timeout {
              P0 := 3;
            } else {
              P0 := 4;
            }
          case 3 => // end of the true branch
            P0 := 5;
          case 4 => // result?
            if result == 1 {
              result := -1;
              P0 := 5;
            }
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // result!
            if result == 0 {
              result := 1;
              P1 := 1;
            }
          case 1 => // result! acknowledged
            if result == -1 {
              result := 0;
              P1 := 2;
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
