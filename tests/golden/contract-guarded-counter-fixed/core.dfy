// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat)
  returns (P0: int, P1: int, P2: int)
  requires forall n: nat :: Sch(n) < 3
  // every process that has started has ended exactly if the program is balanced
  ensures P0 == 9 && (P1 != -1 ==> P1 == 3) && (P2 != -1 ==> P2 == 3)
  decreases *
{
  P0 := 0;
  P1 := -1;
  P2 := -1;
  var mu := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 9 && (P0 == 3 ==> mu < 1) && (P0 == 4 ==> mu == -1) && (P0 == 5 ==> mu > 0) && (P0 == 6 ==> mu < 1) && (P0 == 7 ==> mu == -1) && (P0 == 8 ==> mu > 0)) || (-1 < P1 && P1 < 3 && (P1 == 0 ==> mu < 1) && (P1 == 1 ==> mu == -1) && (P1 == 2 ==> mu > 0)) || (-1 < P2 && P2 < 3 && (P2 == 0 ==> mu < 1) && (P2 == 1 ==> mu == -1) && (P2 == 2 ==> mu > 0))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 9
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 3
    // goroutine 2 is at one of its program points
    invariant -1 <= P2 && P2 <= 3
    // goroutine 1 has started exactly if its go statement has run
    invariant 1 < P0 <==> P1 != -1
    // goroutine 2 has started exactly if its go statement has run
    invariant 2 < P0 <==> P2 != -1
    // the buffer of mu holds no more than its capacity and no less than nothing
    invariant 0 <= mu && mu <= 1
    // the buffer of mu still holds sends minus receives
    invariant mu == (if 3 < P0 then 1 else 0) + (if 6 < P0 then 1 else 0) + (if 0 < P1 then 1 else 0) + (if 0 < P2 then 1 else 0) - ((if 5 < P0 then 1 else 0) + (if 8 < P0 then 1 else 0) + (if 2 < P1 then 1 else 0) + (if 2 < P2 then 1 else 0))
    // at most one sender waits for its message on mu to be taken
    invariant (if P0 == 4 then 1 else 0) + (if P0 == 7 then 1 else 0) + (if P1 == 1 then 1 else 0) + (if P2 == 1 then 1 else 0) == 0
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // mu = chan [1]
            P0 := 1;
          case 1 => // go goroutine 1
            P1 := 0;
            P0 := 2;
          case 2 => // go goroutine 2
            P2 := 0;
            P0 := 3;
          case 3 => // mu!
            if mu < 1 {
              mu := mu + 1;
              P0 := 5;
            }
          case 4 => // mu! acknowledged
            if mu == -1 {
              mu := 0;
              P0 := 5;
            }
          case 5 => // mu?
            if mu > 0 {
              mu := mu - 1;
              P0 := 6;
            }
          case 6 => // mu!
            if mu < 1 {
              mu := mu + 1;
              P0 := 8;
            }
          case 7 => // mu! acknowledged
            if mu == -1 {
              mu := 0;
              P0 := 8;
            }
          case 8 => // mu?
            if mu > 0 {
              mu := mu - 1;
              P0 := 9;
            }
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // mu!
            if mu < 1 {
              mu := mu + 1;
              P1 := 2;
            }
          case 1 => // mu! acknowledged
            if mu == -1 {
              mu := 0;
              P1 := 2;
            }
          case 2 => // mu?
            if mu > 0 {
              mu := mu - 1;
              P1 := 3;
            }
          case _ =>
        }
      case 2 => // goroutine 2
        match P2 {
          case 0 => // mu!
            if mu < 1 {
              mu := mu + 1;
              P2 := 2;
            }
          case 1 => // mu! acknowledged
            if mu == -1 {
              mu := 0;
              P2 := 2;
            }
          case 2 => // mu?
            if mu > 0 {
              mu := mu - 1;
              P2 := 3;
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
