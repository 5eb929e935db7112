// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, Pick: nat -> nat, iterations_with_stale_item: int)
  returns (P0: int, N1_0: int, N1_1: int)
  requires forall n: nat :: Sch(n) < 2
  // holds in every run
  requires iterations_with_stale_item >= 0
  // every process that has started has ended exactly if the program is balanced
  ensures -iter(0, iterations_with_stale_item) + iter(0, iterations_with_stale_item) == 0 <==> P0 == 5 && N1_0 == 0
  decreases *
{
  P0 := 0;
  N1_0 := 0;
  N1_1 := 0;
  var wg := 0;
  var i := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 5 && (P0 == 4 ==> wg == 0)) || N1_0 > 0
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 5
    // goroutine 1 is at one of its program points
    invariant 0 <= N1_0 && 0 <= N1_1
    // as many instances of goroutine 1 exist as its go statement was run
    invariant N1_0 + N1_1 == i + (if 2 < P0 && P0 < 4 then 1 else 0)
    // i counts the iterations of its loop
    invariant if 0 <= iterations_with_stale_item then 0 <= i && i <= iterations_with_stale_item && (P0 < 0 ==> i == 0) && (0 < P0 && P0 < 4 ==> i < iterations_with_stale_item) && (P0 >= 4 ==> i == iterations_with_stale_item) else i == 0 && !(0 < P0 && P0 < 4)
    // the counter of wg is the sum of what was added, and not negative
    invariant 0 <= wg && wg == -N1_1 + i + (if 1 < P0 && P0 < 4 then 1 else 0)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // for i : 0 .. `iterations with stale(item)`
            if i < iterations_with_stale_item {
              P0 := 1;
            } else {
              P0 := 4;
            }
          case 1 => // wg.Add(1)
            if wg < -1 {
              return;
            }
            wg := wg + 1;
            P0 := 2;
          case 2 => // go goroutine 1
            N1_0 := N1_0 + 1;
            P0 := 3;
          case 3 => // next i
            i := i + 1;
            P0 := 0;
          case 4 => // wg.Wait()
            if wg == 0 {
              P0 := 5;
            }
          case _ =>
        }
      case 1 => // goroutine 1
        match Pick(step) {
          case 0 => // wg.Add(-1)
            if N1_0 > 0 {
              if wg < 1 {
                return;
              }
              wg := wg - 1;
              N1_0 := N1_0 - 1;
              N1_1 := N1_1 + 1;
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
