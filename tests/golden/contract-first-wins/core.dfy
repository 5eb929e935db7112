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
  ensures !(P0 == 4 && (P1 != -1 ==> P1 == 2) && (P2 != -1 ==> P2 == 2))
  decreases *
{
  P0 := 0;
  P1 := -1;
  P2 := -1;
  var c := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 4 && (P0 == 3 ==> c == 1)) || (-1 < P1 && P1 < 2 && (P1 == 0 ==> c == 0) && (P1 == 1 ==> c == -1)) || (-1 < P2 && P2 < 2 && (P2 == 0 ==> c == 0) && (P2 == 1 ==> c == -1))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 4
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 2
    // goroutine 2 is at one of its program points
    invariant -1 <= P2 && P2 <= 2
    // goroutine 1 has started exactly if its go statement has run
    invariant 1 < P0 <==> P1 != -1
    // goroutine 2 has started exactly if its go statement has run
    invariant 2 < P0 <==> P2 != -1
    // the buffer of c holds no more than its capacity and no less than nothing
    invariant -1 <= c && c <= 1
    // the exchanges over c still match sends with receives
    invariant c == (if 0 < P1 then 1 else 0) + (if 1 < P1 then 1 else 0) + (if 0 < P2 then 1 else 0) + (if 1 < P2 then 1 else 0) - (if 3 < P0 then 2 else 0)
    // at most one sender waits for its message on c to be taken
    invariant (if P1 == 1 then 1 else 0) + (if P2 == 1 then 1 else 0) == (if c == 0 then 0 else 1)
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
          case 2 => // go goroutine 2
            P2 := 0;
            P0 := 3;
          case 3 => // c?
            if c == 1 {
              c := -1;
              P0 := 4;
            }
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // c!
            if c == 0 {
              c := 1;
              P1 := 1;
            }
          case 1 => // c! acknowledged
            if c == -1 {
              c := 0;
              P1 := 2;
            }
          case _ =>
        }
      case 2 => // goroutine 2
        match P2 {
          case 0 => // c!
            if c == 0 {
              c := 1;
              P2 := 1;
            }
          case 1 => // c! acknowledged
            if c == -1 {
              c := 0;
              P2 := 2;
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
