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
  ensures iter(1, n + 1) <= iter(0, n) && iter(0, n) <= iter(1, n + 1) <==> P0 == 5 && (P1 != -1 ==> P1 == 4)
  decreases *
{
  P0 := 0;
  P1 := -1;
  var numbers := 0;
  var i := 0;
  var i1 := 1;
  var step: nat := 0;
  while (-1 < P0 && P0 < 5 && (P0 == 3 ==> numbers == 1)) || (-1 < P1 && P1 < 4 && (P1 == 1 ==> numbers == 0) && (P1 == 2 ==> numbers == -1))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 5
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 4
    // goroutine 1 has started exactly if its go statement has run
    invariant 1 < P0 <==> P1 != -1
    // i1 counts the iterations of its loop
    invariant if 1 <= n + 1 then 1 <= i1 && i1 <= n + 1 && (P0 < 2 ==> i1 == 1) && (2 < P0 && P0 < 5 ==> i1 < n + 1) && (P0 >= 5 ==> i1 == n + 1) else i1 == 1 && !(2 < P0 && P0 < 5)
    // i counts the iterations of its loop
    invariant if 0 <= n then 0 <= i && i <= n && (P1 < 0 ==> i == 0) && (0 < P1 && P1 < 4 ==> i < n) && (P1 >= 4 ==> i == n) else i == 0 && !(0 < P1 && P1 < 4)
    // the buffer of numbers holds no more than its capacity and no less than nothing
    invariant -1 <= numbers && numbers <= 1
    // the exchanges over numbers still match sends with receives
    invariant numbers == i * 2 + (if 1 < P1 && P1 < 4 then 1 else 0) + (if 2 < P1 && P1 < 4 then 1 else 0) - ((i1 - 1) * 2 + (if 3 < P0 && P0 < 5 then 2 else 0))
    // at most one sender waits for its message on numbers to be taken
    invariant (if P1 == 2 then 1 else 0) == (if numbers == 0 then 0 else 1)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // numbers = chan [0]
            P0 := 1;
          case 1 => // go goroutine 1
            P1 := 0;
            P0 := 2;
          case 2 => // for i1 : 1 .. n + 1
            if i1 < n + 1 {
              P0 := 3;
            } else {
              P0 := 5;
            }
          case 3 => // numbers?
            if numbers == 1 {
              numbers := -1;
              P0 := 4;
            }
          case 4 => // next i1
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
              P1 := 4;
            }
          case 1 => // numbers!
            if numbers == 0 {
              numbers := 1;
              P1 := 2;
            }
          case 2 => // numbers! acknowledged
            if numbers == -1 {
              numbers := 0;
              P1 := 3;
            }
          case 3 => // next i
            i := i + 1;
            P1 := 0;
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
