// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, n: int)
  returns (P0: int, P1: int, P2: int)
  requires forall n_2: nat :: Sch(n_2) < 3
  // stated by the contract
  requires n > 0
  // every process that has started has ended exactly if the program is balanced
  ensures 0 <= 2 * n <==> P0 == 6 && (P1 != -1 ==> P1 == 2) && (P2 != -1 ==> P2 == 2)
  decreases *
{
  P0 := 0;
  P1 := -1;
  P2 := -1;
  var xs := 0;
  var done := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 6 && (P0 == 4 ==> done == 1) && (P0 == 5 ==> done == 1)) || (-1 < P1 && P1 < 2 && (P1 == 0 ==> done == 0) && (P1 == 1 ==> done == -1)) || (-1 < P2 && P2 < 2 && (P2 == 0 ==> done == 0) && (P2 == 1 ==> done == -1))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 6
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 2
    // goroutine 2 is at one of its program points
    invariant -1 <= P2 && P2 <= 2
    // goroutine 1 has started exactly if its go statement has run
    invariant 2 < P0 <==> P1 != -1
    // goroutine 2 has started exactly if its go statement has run
    invariant 3 < P0 <==> P2 != -1
    // xs was created with a capacity of at least 0
    invariant 0 < P0 ==> 0 <= 2 * n
    // the buffer of xs holds no more than its capacity and no less than nothing
    invariant if 2 * n > 0 then 0 <= xs && xs <= 2 * n else -1 <= xs && xs <= 1
    // the buffer of done holds no more than its capacity and no less than nothing
    invariant -1 <= done && done <= 1
    // the buffer of xs still holds sends minus receives
    invariant 2 * n > 0 ==> xs == 0
    // the exchanges over xs still match sends with receives
    invariant 2 * n <= 0 ==> xs == 0
    // the exchanges over done still match sends with receives
    invariant done == (if 0 < P1 then 1 else 0) + (if 1 < P1 then 1 else 0) + (if 0 < P2 then 1 else 0) + (if 1 < P2 then 1 else 0) - ((if 4 < P0 then 2 else 0) + (if 5 < P0 then 2 else 0))
    // at most one sender waits for its message on done to be taken
    invariant (if P1 == 1 then 1 else 0) + (if P2 == 1 then 1 else 0) == (if done == 0 then 0 else 1)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // xs = chan [2 * n]
            if 2 * n < 0 {
              return;
            }
            P0 := 1;
          case 1 => // done = chan [0]
            P0 := 2;
          case 2 => // go goroutine 1
            P1 := 0;
            P0 := 3;
          case 3 => // go goroutine 2
            P2 := 0;
            P0 := 4;
          case 4 => // done?
            if done == 1 {
              done := -1;
              P0 := 5;
            }
          case 5 => // done?
            if done == 1 {
              done := -1;
              P0 := 6;
            }
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // done!
            if done == 0 {
              done := 1;
              P1 := 1;
            }
          case 1 => // done! acknowledged
            if done == -1 {
              done := 0;
              P1 := 2;
            }
          case _ =>
        }
      case 2 => // goroutine 2
        match P2 {
          case 0 => // done!
            if done == 0 {
              done := 1;
              P2 := 1;
            }
          case 1 => // done! acknowledged
            if done == -1 {
              done := 0;
              P2 := 2;
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
