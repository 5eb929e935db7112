// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, k: int, x: int, y: int)
  returns (P0: int, P1: int)
  requires forall n: nat :: Sch(n) < 2
  // every process that has started has ended exactly if the program is balanced
  ensures iter(0, y) <= iter(0, x) && iter(0, x) <= iter(0, y) + (k - 1) <==> P0 == 6 && (P1 != -1 ==> P1 == 3)
  decreases *
{
  P0 := 0;
  P1 := -1;
  var c := 0;
  var i := 0;
  var i1 := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 6 && (P0 == 2 ==> (k - 1 > 0 && c < k - 1) || (k - 1 <= 0 && c == 0)) && (P0 == 3 ==> c == -1)) || (-1 < P1 && P1 < 3 && (P1 == 1 ==> (k - 1 > 0 && c > 0) || (k - 1 <= 0 && c == 1)))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 6
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 3
    // goroutine 1 has started exactly if its go statement has run
    invariant 5 < P0 <==> P1 != -1
    // i counts the iterations of its loop
    invariant if 0 <= x then 0 <= i && i <= x && (P0 < 1 ==> i == 0) && (1 < P0 && P0 < 5 ==> i < x) && (P0 >= 5 ==> i == x) else i == 0 && !(1 < P0 && P0 < 5)
    // i1 counts the iterations of its loop
    invariant if 0 <= y then 0 <= i1 && i1 <= y && (P1 < 0 ==> i1 == 0) && (0 < P1 && P1 < 3 ==> i1 < y) && (P1 >= 3 ==> i1 == y) else i1 == 0 && !(0 < P1 && P1 < 3)
    // c was created with a capacity of at least 0
    invariant 0 < P0 ==> 0 <= k - 1
    // the buffer of c holds no more than its capacity and no less than nothing
    invariant if k - 1 > 0 then 0 <= c && c <= k - 1 else -1 <= c && c <= 1
    // the buffer of c still holds sends minus receives
    invariant k - 1 > 0 ==> c == i + (if 2 < P0 && P0 < 5 then 1 else 0) - (i1 + (if 1 < P1 && P1 < 3 then 1 else 0))
    // the exchanges over c still match sends with receives
    invariant k - 1 <= 0 ==> c == i * 2 + (if 2 < P0 && P0 < 5 then 1 else 0) + (if 3 < P0 && P0 < 5 then 1 else 0) - (i1 * 2 + (if 1 < P1 && P1 < 3 then 2 else 0))
    // at most one sender waits for its message on c to be taken
    invariant (if P0 == 3 then 1 else 0) == (if k - 1 > 0 || c == 0 then 0 else 1)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // c = chan [k - 1]
            if k - 1 < 0 {
              return;
            }
            P0 := 1;
          case 1 => // for i : 0 .. x
            if i < x {
              P0 := 2;
            } else {
              P0 := 5;
            }
          case 2 => // c!
            if k - 1 > 0 && c < k - 1 {
              c := c + 1;
              P0 := 4;
            } else {
              if k - 1 <= 0 && c == 0 {
                c := 1;
                P0 := 3;
              }
            }
          case 3 => // c! acknowledged
            if c == -1 {
              c := 0;
              P0 := 4;
            }
          case 4 => // next i
            i := i + 1;
            P0 := 1;
          case 5 => // go goroutine 1
            P1 := 0;
            P0 := 6;
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // for i1 : 0 .. y
            if i1 < y {
              P1 := 1;
            } else {
              P1 := 3;
            }
          case 1 => // c?
            if k - 1 > 0 && c > 0 {
              c := c - 1;
              P1 := 2;
            } else {
              if k - 1 <= 0 && c == 1 {
                c := -1;
                P1 := 2;
              }
            }
          case 2 => // next i1
            i1 := i1 + 1;
            P1 := 0;
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
