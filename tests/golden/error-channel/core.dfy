// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, firstFails: bool, secondFails: bool)
  returns (P0: int, P1: int, P2: int)
  requires forall n: nat :: Sch(n) < 3
  // every process that has started has ended exactly if the program is balanced
  ensures 0 <= (if firstFails then 1 else 0) + (if secondFails then 1 else 0) && (if firstFails then 1 else 0) + (if secondFails then 1 else 0) <= 1 <==> P0 == 5 && (P1 != -1 ==> P1 == 5) && (P2 != -1 ==> P2 == 5)
  decreases *
{
  P0 := 0;
  P1 := -1;
  P2 := -1;
  var errors := 0;
  var done := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 5 && (P0 == 4 ==> done == 0)) || (-1 < P1 && P1 < 5 && (P1 == 1 ==> errors < 1) && (P1 == 2 ==> errors == -1)) || (-1 < P2 && P2 < 5 && (P2 == 1 ==> errors < 1) && (P2 == 2 ==> errors == -1))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 5
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 5
    // goroutine 2 is at one of its program points
    invariant -1 <= P2 && P2 <= 5
    // goroutine 1 has started exactly if its go statement has run
    invariant 2 < P0 <==> P1 != -1
    // goroutine 2 has started exactly if its go statement has run
    invariant 3 < P0 <==> P2 != -1
    // goroutine 1 is not in the branch that its if rules out
    invariant if firstFails then true else !(1 <= P1 && P1 < 4)
    // goroutine 2 is not in the branch that its if rules out
    invariant if secondFails then true else !(1 <= P2 && P2 < 4)
    // the buffer of errors holds no more than its capacity and no less than nothing
    invariant 0 <= errors && errors <= 1
    // the buffer of errors still holds sends minus receives
    invariant errors == (if firstFails && 1 < P1 then 1 else 0) + (if secondFails && 1 < P2 then 1 else 0)
    // at most one sender waits for its message on errors to be taken
    invariant (if P1 == 2 then 1 else 0) + (if P2 == 2 then 1 else 0) == 0
    // the counter of done is the sum of what was added, and not negative
    invariant 0 <= done && done == (if 1 < P0 then 2 else 0) + (if 4 < P1 then -1 else 0) + (if 4 < P2 then -1 else 0)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // errors = chan [1]
            P0 := 1;
          case 1 => // done.Add(2)
            if done < -2 {
              return;
            }
            done := done + 2;
            P0 := 2;
          case 2 => // go goroutine 1
            P1 := 0;
            P0 := 3;
          case 3 => // go goroutine 2
            P2 := 0;
            P0 := 4;
          case 4 => // done.Wait()
            if done == 0 {
              P0 := 5;
            }
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // if firstFails
            if firstFails {
              P1 := 1;
            } else {
              P1 := 4;
            }
          case 1 => // errors!
            if errors < 1 {
              errors := errors + 1;
              P1 := 3;
            }
          case 2 => // errors! acknowledged
            if errors == -1 {
              errors := 0;
              P1 := 3;
            }
          case 3 => // end of the true branch
            P1 := 4;
          case 4 => // done.Add(-1)
            if done < 1 {
              return;
            }
            done := done - 1;
            P1 := 5;
          case _ =>
        }
      case 2 => // goroutine 2
        match P2 {
          case 0 => // if secondFails
            if secondFails {
              P2 := 1;
            } else {
              P2 := 4;
            }
          case 1 => // errors!
            if errors < 1 {
              errors := errors + 1;
              P2 := 3;
            }
          case 2 => // errors! acknowledged
            if errors == -1 {
              errors := 0;
              P2 := 3;
            }
          case 3 => // end of the true branch
            P2 := 4;
          case 4 => // done.Add(-1)
            if done < 1 {
              return;
            }
            done := done - 1;
            P2 := 5;
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
