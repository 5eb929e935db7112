// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, n: int, m: int)
  returns (P0: int, P1: int)
  requires forall n_2: nat :: Sch(n_2) < 2
  // every process that has started has ended exactly if the program is balanced
  ensures iter(0, m) + iter(0, n) <= iter(0, m) + iter(0, n) && iter(0, m) + iter(0, n) <= iter(0, m) + iter(0, n) + 1 <==> P0 == 7 && (P1 != -1 ==> P1 == 5)
  decreases *
{
  P0 := 0;
  P1 := -1;
  var lock := 0;
  var i := 0;
  var i1 := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 7 && (P0 == 3 ==> lock < 1) && (P0 == 4 ==> lock == -1) && (P0 == 5 ==> lock > 0)) || (-1 < P1 && P1 < 5 && (P1 == 1 ==> lock < 1) && (P1 == 2 ==> lock == -1) && (P1 == 3 ==> lock > 0))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 7
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 5
    // goroutine 1 has started exactly if its go statement has run
    invariant 1 < P0 <==> P1 != -1
    // i1 counts the iterations of its loop
    invariant if 0 <= m then 0 <= i1 && i1 <= m && (P0 < 2 ==> i1 == 0) && (2 < P0 && P0 < 7 ==> i1 < m) && (P0 >= 7 ==> i1 == m) else i1 == 0 && !(2 < P0 && P0 < 7)
    // i counts the iterations of its loop
    invariant if 0 <= n then 0 <= i && i <= n && (P1 < 0 ==> i == 0) && (0 < P1 && P1 < 5 ==> i < n) && (P1 >= 5 ==> i == n) else i == 0 && !(0 < P1 && P1 < 5)
    // the buffer of lock holds no more than its capacity and no less than nothing
    invariant 0 <= lock && lock <= 1
    // the buffer of lock still holds sends minus receives
    invariant lock == i1 + (if 3 < P0 && P0 < 7 then 1 else 0) + i + (if 1 < P1 && P1 < 5 then 1 else 0) - (i1 + (if 5 < P0 && P0 < 7 then 1 else 0) + i + (if 3 < P1 && P1 < 5 then 1 else 0))
    // at most one sender waits for its message on lock to be taken
    invariant (if P0 == 4 then 1 else 0) + (if P1 == 2 then 1 else 0) == 0
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // lock = chan [1]
            P0 := 1;
          case 1 => // go goroutine 1
            P1 := 0;
            P0 := 2;
          case 2 => // for i1 : 0 .. m
            if i1 < m {
              P0 := 3;
            } else {
              P0 := 7;
            }
          case 3 => // lock!
            if lock < 1 {
              lock := lock + 1;
              P0 := 5;
            }
          case 4 => // lock! acknowledged
            if lock == -1 {
              lock := 0;
              P0 := 5;
            }
          case 5 => // lock?
            if lock > 0 {
              lock := lock - 1;
              P0 := 6;
            }
          case 6 => // next i1
            i1 := i1 + 1;
            P0 := 2;
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // for i : 0 .. n
            if i < n {
              P1 := 1;
            } else {
              P1 := 5;
            }
          case 1 => // lock!
            if lock < 1 {
              lock := lock + 1;
              P1 := 3;
            }
          case 2 => // lock! acknowledged
            if lock == -1 {
              lock := 0;
              P1 := 3;
            }
          case 3 => // lock?
            if lock > 0 {
              lock := lock - 1;
              P1 := 4;
            }
          case 4 => // next i
            i := i + 1;
            P1 := 0;
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
