// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, limit: int, jobs: int)
  returns (P0: int)
  requires forall n: nat :: Sch(n) < 1
  // every process that has started has ended exactly if the program is balanced
  ensures iter(0, jobs) <= iter(0, jobs) && iter(0, jobs) <= iter(0, jobs) + limit <==> P0 == 6
  decreases *
{
  P0 := 0;
  var slots := 0;
  var i := 0;
  var step: nat := 0;
  while -1 < P0 && P0 < 6 && (P0 == 2 ==> (limit > 0 && slots < limit) || (limit <= 0 && slots == 0)) && (P0 == 3 ==> slots == -1) && (P0 == 4 ==> (limit > 0 && slots > 0) || (limit <= 0 && slots == 1))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 6
    // i counts the iterations of its loop
    invariant if 0 <= jobs then 0 <= i && i <= jobs && (P0 < 1 ==> i == 0) && (1 < P0 && P0 < 6 ==> i < jobs) && (P0 >= 6 ==> i == jobs) else i == 0 && !(1 < P0 && P0 < 6)
    // slots was created with a capacity of at least 0
    invariant 0 < P0 ==> 0 <= limit
    // the buffer of slots holds no more than its capacity and no less than nothing
    invariant if limit > 0 then 0 <= slots && slots <= limit else -1 <= slots && slots <= 1
    // the buffer of slots still holds sends minus receives
    invariant limit > 0 ==> slots == i + (if 2 < P0 && P0 < 6 then 1 else 0) - (i + (if 4 < P0 && P0 < 6 then 1 else 0))
    // the exchanges over slots still match sends with receives
    invariant limit <= 0 ==> slots == i * 2 + (if 2 < P0 && P0 < 6 then 1 else 0) + (if 3 < P0 && P0 < 6 then 1 else 0) - (i * 2 + (if 4 < P0 && P0 < 6 then 2 else 0))
    // at most one sender waits for its message on slots to be taken
    invariant (if P0 == 3 then 1 else 0) == (if limit > 0 || slots == 0 then 0 else 1)
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
          case 1 => // for i : 0 .. jobs
            if i < jobs {
              P0 := 2;
            } else {
              P0 := 6;
            }
          case 2 => // slots!
            if limit > 0 && slots < limit {
              slots := slots + 1;
              P0 := 4;
            } else {
              if limit <= 0 && slots == 0 {
                slots := 1;
                P0 := 3;
              }
            }
          case 3 => // slots! acknowledged
            if slots == -1 {
              slots := 0;
              P0 := 4;
            }
          case 4 => // slots?
            if limit > 0 && slots > 0 {
              slots := slots - 1;
              P0 := 5;
            } else {
              if limit <= 0 && slots == 1 {
                slots := -1;
                P0 := 5;
              }
            }
          case 5 => // next i
            i := i + 1;
            P0 := 1;
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
