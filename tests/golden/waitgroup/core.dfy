// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, n: int)
  returns (P0: int, P1: int)
  requires forall n_2: nat :: Sch(n_2) < 2
  // every process that has started has ended exactly if the program is balanced
  ensures n - iter(0, n) == 0 <==> P0 == 3 && (P1 != -1 ==> P1 == 3)
  decreases *
{
  P0 := 0;
  P1 := -1;
  var w := 0;
  var i := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 3 && (P0 == 2 ==> w == 0)) || (-1 < P1 && P1 < 3)
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 3
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 3
    // goroutine 1 has started exactly if its go statement has run
    invariant 1 < P0 <==> P1 != -1
    // i counts the iterations of its loop
    invariant if 0 <= n then 0 <= i && i <= n && (P1 < 0 ==> i == 0) && (0 < P1 && P1 < 3 ==> i < n) && (P1 >= 3 ==> i == n) else i == 0 && !(0 < P1 && P1 < 3)
    // the counter of w is the sum of what was added, and not negative
    invariant 0 <= w && w == (if 0 < P0 then n else 0) + i * (-1) + (if 1 < P1 && P1 < 3 then -1 else 0)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // w.Add(n)
            if w < -n {
              return;
            }
            w := w + n;
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
          case 0 => // for i : 0 .. n
            if i < n {
              P1 := 1;
            } else {
              P1 := 3;
            }
          case 1 => // w.Add(-1)
            if w < 1 {
              return;
            }
            w := w - 1;
            P1 := 2;
          case 2 => // next i
            i := i + 1;
            P1 := 0;
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
