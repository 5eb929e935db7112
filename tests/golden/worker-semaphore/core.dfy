// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, Pick: nat -> nat, limit: int, len_items: int)
  returns (P0: int, N1_0: int, N1_1: int, N1_2: int)
  requires forall n: nat :: Sch(n) < 2
  // holds in every run
  requires len_items >= 0
  // every process that has started has ended exactly if the program is balanced
  ensures iter(0, len_items) <= iter(0, len_items) && iter(0, len_items) <= iter(0, len_items) + limit && -iter(0, len_items) + iter(0, len_items) == 0 <==> P0 == 8 && N1_0 == 0 && N1_1 == 0
  decreases *
{
  P0 := 0;
  N1_0 := 0;
  N1_1 := 0;
  N1_2 := 0;
  var slots := 0;
  var wg := 0;
  var i := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 8 && (P0 == 3 ==> (limit > 0 && slots < limit) || (limit <= 0 && slots == 0)) && (P0 == 4 ==> slots == -1) && (P0 == 7 ==> wg == 0)) || (N1_0 > 0 && ((limit > 0 && slots > 0) || (limit <= 0 && slots == 1))) || N1_1 > 0
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 8
    // goroutine 1 is at one of its program points
    invariant 0 <= N1_0 && 0 <= N1_1 && 0 <= N1_2
    // as many instances of goroutine 1 exist as its go statement was run
    invariant N1_0 + N1_1 + N1_2 == i + (if 5 < P0 && P0 < 7 then 1 else 0)
    // i counts the iterations of its loop
    invariant if 0 <= len_items then 0 <= i && i <= len_items && (P0 < 1 ==> i == 0) && (1 < P0 && P0 < 7 ==> i < len_items) && (P0 >= 7 ==> i == len_items) else i == 0 && !(1 < P0 && P0 < 7)
    // slots was created with a capacity of at least 0
    invariant 0 < P0 ==> 0 <= limit
    // the buffer of slots holds no more than its capacity and no less than nothing
    invariant if limit > 0 then 0 <= slots && slots <= limit else -1 <= slots && slots <= 1
    // the buffer of slots still holds sends minus receives
    invariant limit > 0 ==> slots == i + (if 3 < P0 && P0 < 7 then 1 else 0) - (N1_1 + N1_2)
    // the exchanges over slots still match sends with receives
    invariant limit <= 0 ==> slots == i * 2 + (if 3 < P0 && P0 < 7 then 1 else 0) + (if 4 < P0 && P0 < 7 then 1 else 0) - 2 * (N1_1 + N1_2)
    // at most one sender waits for its message on slots to be taken
    invariant (if P0 == 4 then 1 else 0) == (if limit > 0 || slots == 0 then 0 else 1)
    // the counter of wg is the sum of what was added, and not negative
    invariant 0 <= wg && wg == -N1_2 + i + (if 2 < P0 && P0 < 7 then 1 else 0)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // slots = chan [limit]
            if limit < 0 {
              return;
            }
            P0 := 1;
          case 1 => // for i : 0 .. len(items)
            if i < len_items {
              P0 := 2;
            } else {
              P0 := 7;
            }
          case 2 => // wg.Add(1)
            if wg < -1 {
              return;
            }
            wg := wg + 1;
            P0 := 3;
          case 3 => // slots!
            if limit > 0 && slots < limit {
              slots := slots + 1;
              P0 := 5;
            } else {
              if limit <= 0 && slots == 0 {
                slots := 1;
                P0 := 4;
              }
            }
          case 4 => // slots! acknowledged
            if slots == -1 {
              slots := 0;
              P0 := 5;
            }
          case 5 => // go goroutine 1
            N1_0 := N1_0 + 1;
            P0 := 6;
          case 6 => // next i
            i := i + 1;
            P0 := 1;
          case 7 => // wg.Wait()
            if wg == 0 {
              P0 := 8;
            }
          case _ =>
        }
      case 1 => // goroutine 1
        match Pick(step) {
          case 0 => // slots?
            if N1_0 > 0 {
              if limit > 0 && slots > 0 {
                slots := slots - 1;
                N1_0 := N1_0 - 1;
                N1_1 := N1_1 + 1;
              } else {
                if limit <= 0 && slots == 1 {
                  slots := -1;
                  N1_0 := N1_0 - 1;
                  N1_1 := N1_1 + 1;
                }
              }
            }
          case 1 => // wg.Add(-1)
            if N1_1 > 0 {
              if wg < 1 {
                return;
              }
              wg := wg - 1;
              N1_1 := N1_1 - 1;
              N1_2 := N1_2 + 1;
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
