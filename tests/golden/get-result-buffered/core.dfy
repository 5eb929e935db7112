// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, Pick: nat -> nat, x: int)
  returns (P0: int, N1_0: int, N1_1: int, N1_2: int)
  requires forall n: nat :: Sch(n) < 2
  // every process that has started has ended exactly if the program is balanced
  ensures 1 <= iter(0, x) && iter(0, x) <= x + 1 <==> P0 == 5 && N1_0 == 0 && N1_1 == 0
  decreases *
{
  P0 := 0;
  N1_0 := 0;
  N1_1 := 0;
  N1_2 := 0;
  var c := 0;
  var i := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 5 && (P0 == 4 ==> (x > 0 && c > 0) || (x <= 0 && c == 1))) || (N1_0 > 0 && ((x > 0 && c < x) || (x <= 0 && c == 0))) || (N1_1 > 0 && c == -1)
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 5
    // goroutine 1 is at one of its program points
    invariant 0 <= N1_0 && 0 <= N1_1 && 0 <= N1_2
    // as many instances of goroutine 1 exist as its go statement was run
    invariant N1_0 + N1_1 + N1_2 == i + (if 2 < P0 && P0 < 4 then 1 else 0)
    // i counts the iterations of its loop
    invariant if 0 <= x then 0 <= i && i <= x && (P0 < 1 ==> i == 0) && (1 < P0 && P0 < 4 ==> i < x) && (P0 >= 4 ==> i == x) else i == 0 && !(1 < P0 && P0 < 4)
    // c was created with a capacity of at least 0
    invariant 0 < P0 ==> 0 <= x
    // the buffer of c holds no more than its capacity and no less than nothing
    invariant if x > 0 then 0 <= c && c <= x else -1 <= c && c <= 1
    // the buffer of c still holds sends minus receives
    invariant x > 0 ==> c == N1_1 + N1_2 - (if 4 < P0 then 1 else 0)
    // the exchanges over c still match sends with receives
    invariant x <= 0 ==> c == N1_1 + N1_2 + N1_2 - (if 4 < P0 then 2 else 0)
    // at most one sender waits for its message on c to be taken
    invariant N1_1 == (if x > 0 || c == 0 then 0 else 1)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // c = chan [x]
            if x < 0 {
              return;
            }
            P0 := 1;
          case 1 => // for i : 0 .. x
            if i < x {
              P0 := 2;
            } else {
              P0 := 4;
            }
          case 2 => // go goroutine 1
            N1_0 := N1_0 + 1;
            P0 := 3;
          case 3 => // next i
            i := i + 1;
            P0 := 1;
          case 4 => // c?
            if x > 0 && c > 0 {
              c := c - 1;
              P0 := 5;
            } else {
              if x <= 0 && c == 1 {
                c := -1;
                P0 := 5;
              }
            }
          case _ =>
        }
      case 1 => // goroutine 1
        match Pick(step) {
          case 0 => // c!
            if N1_0 > 0 {
              if x > 0 && c < x {
                c := c + 1;
                N1_0 := N1_0 - 1;
                N1_2 := N1_2 + 1;
              } else {
                if x <= 0 && c == 0 {
                  c := 1;
                  N1_0 := N1_0 - 1;
                  N1_1 := N1_1 + 1;
                }
              }
            }
          case 1 => // c! acknowledged
            if N1_1 > 0 {
              if c == -1 {
                c := 0;
                N1_1 := N1_1 - 1;
                N1_2 := N1_2 + 1;
              }
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
