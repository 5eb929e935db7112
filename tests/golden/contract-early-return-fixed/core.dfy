// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, x: int)
  returns (P0: int, P1: int)
  requires forall n: nat :: Sch(n) < 2
  // every process that has started has ended exactly if the program is balanced
  ensures 1 <= (if x < 0 then 1 else 0) + (if x >= 0 then 1 else 0) && (if x < 0 then 1 else 0) + (if x >= 0 then 1 else 0) <= 1 <==> P0 == 3 && (P1 != -1 ==> P1 == 7)
  decreases *
{
  P0 := 0;
  P1 := -1;
  var c := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 3 && (P0 == 2 ==> c == 1)) || (-1 < P1 && P1 < 7 && (P1 == 1 ==> c == 0) && (P1 == 2 ==> c == -1) && (P1 == 5 ==> c == 0) && (P1 == 6 ==> c == -1))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 3
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 7
    // goroutine 1 has started exactly if its go statement has run
    invariant 1 < P0 <==> P1 != -1
    // goroutine 1 is not in the branch that its if rules out
    invariant if x < 0 then true else !(1 <= P1 && P1 < 5)
    // goroutine 1 does not go on behind its return
    invariant x < 0 ==> !(4 <= P1 && P1 < 7)
    // the buffer of c holds no more than its capacity and no less than nothing
    invariant -1 <= c && c <= 1
    // the exchanges over c still match sends with receives
    invariant c == (if x < 0 && 1 < P1 then 1 else 0) + (if x < 0 && 2 < P1 then 1 else 0) + (if x >= 0 && 5 < P1 then 1 else 0) + (if x >= 0 && 6 < P1 then 1 else 0) - (if 2 < P0 then 2 else 0)
    // at most one sender waits for its message on c to be taken
    invariant (if P1 == 2 then 1 else 0) + (if P1 == 6 then 1 else 0) == (if c == 0 then 0 else 1)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // c = chan [0]
            P0 := 1;
          case 1 => // go goroutine 1
            P1 := 0;
            P0 := 2;
          case 2 => // c?
            if c == 1 {
              c := -1;
              P0 := 3;
            }
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // if x < 0
            if x < 0 {
              P1 := 1;
            } else {
              P1 := 5;
            }
          case 1 => // c!
            if c == 0 {
              c := 1;
              P1 := 2;
            }
          case 2 => // c! acknowledged
            if c == -1 {
              c := 0;
              P1 := 3;
            }
          case 3 => // return
            P1 := 7;
          case 4 => // end of the true branch
            P1 := 5;
          case 5 => // c!
            if c == 0 {
              c := 1;
              P1 := 6;
            }
          case 6 => // c! acknowledged
            if c == -1 {
              c := 0;
              P1 := 7;
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
