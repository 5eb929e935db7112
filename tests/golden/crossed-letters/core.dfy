// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, k1: int, k2: int)
  returns (P0: int, P1: int, P2: int)
  requires forall n: nat :: Sch(n) < 3
  // every process that has started has ended exactly if the program is balanced
  ensures 1 <= k1 + 1 && 1 <= k2 + 1 <==> P0 == 3 && (P1 != -1 ==> P1 == 4) && (P2 != -1 ==> P2 == 3)
  decreases *
{
  P0 := 0;
  P1 := -1;
  P2 := -1;
  var c1 := 0;
  var c2 := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 3) || (-1 < P1 && P1 < 4 && (P1 == 1 ==> (k1 > 0 && c1 < k1) || (k1 <= 0 && c1 == 0)) && (P1 == 2 ==> c1 == -1) && (P1 == 3 ==> (k2 > 0 && c2 > 0) || (k2 <= 0 && c2 == 1))) || (-1 < P2 && P2 < 3 && (P2 == 0 ==> (k2 > 0 && c2 < k2) || (k2 <= 0 && c2 == 0)) && (P2 == 1 ==> c2 == -1) && (P2 == 2 ==> (k1 > 0 && c1 > 0) || (k1 <= 0 && c1 == 1)))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 3
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 4
    // goroutine 2 is at one of its program points
    invariant -1 <= P2 && P2 <= 3
    // goroutine 1 has started exactly if its go statement has run
    invariant 2 < P0 <==> P1 != -1
    // goroutine 2 has started exactly if its go statement has run
    invariant 0 < P1 <==> P2 != -1
    // c1 was created with a capacity of at least 0
    invariant 0 < P0 ==> 0 <= k1
    // c2 was created with a capacity of at least 0
    invariant 1 < P0 ==> 0 <= k2
    // the buffer of c1 holds no more than its capacity and no less than nothing
    invariant if k1 > 0 then 0 <= c1 && c1 <= k1 else -1 <= c1 && c1 <= 1
    // the buffer of c2 holds no more than its capacity and no less than nothing
    invariant if k2 > 0 then 0 <= c2 && c2 <= k2 else -1 <= c2 && c2 <= 1
    // the buffer of c1 still holds sends minus receives
    invariant k1 > 0 ==> c1 == (if 1 < P1 then 1 else 0) - (if 2 < P2 then 1 else 0)
    // the exchanges over c1 still match sends with receives
    invariant k1 <= 0 ==> c1 == (if 1 < P1 then 1 else 0) + (if 2 < P1 then 1 else 0) - (if 2 < P2 then 2 else 0)
    // the buffer of c2 still holds sends minus receives
    invariant k2 > 0 ==> c2 == (if 0 < P2 then 1 else 0) - (if 3 < P1 then 1 else 0)
    // the exchanges over c2 still match sends with receives
    invariant k2 <= 0 ==> c2 == (if 0 < P2 then 1 else 0) + (if 1 < P2 then 1 else 0) - (if 3 < P1 then 2 else 0)
    // at most one sender waits for its message on c1 to be taken
    invariant (if P1 == 2 then 1 else 0) == (if k1 > 0 || c1 == 0 then 0 else 1)
    // at most one sender waits for its message on c2 to be taken
    invariant (if P2 == 1 then 1 else 0) == (if k2 > 0 || c2 == 0 then 0 else 1)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // c1 = chan [k1]
            if k1 < 0 {
              return;
            }
            P0 := 1;
          case 1 => // c2 = chan [k2]
            if k2 < 0 {
              return;
            }
            P0 := 2;
          case 2 => // go goroutine 1
            P1 := 0;
            P0 := 3;
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // go goroutine 2
            P2 := 0;
            P1 := 1;
          case 1 => // c1!
            if k1 > 0 && c1 < k1 {
              c1 := c1 + 1;
              P1 := 3;
            } else {
              if k1 <= 0 && c1 == 0 {
                c1 := 1;
                P1 := 2;
              }
            }
          case 2 => // c1! acknowledged
            if c1 == -1 {
              c1 := 0;
              P1 := 3;
            }
          case 3 => // c2?
            if k2 > 0 && c2 > 0 {
              c2 := c2 - 1;
              P1 := 4;
            } else {
              if k2 <= 0 && c2 == 1 {
                c2 := -1;
                P1 := 4;
              }
            }
          case _ =>
        }
      case 2 => // goroutine 2
        match P2 {
          case 0 => // c2!
            if k2 > 0 && c2 < k2 {
              c2 := c2 + 1;
              P2 := 2;
            } else {
              if k2 <= 0 && c2 == 0 {
                c2 := 1;
                P2 := 1;
              }
            }
          case 1 => // c2! acknowledged
            if c2 == -1 {
              c2 := 0;
              P2 := 2;
            }
          case 2 => // c1?
            if k1 > 0 && c1 > 0 {
              c1 := c1 - 1;
              P2 := 3;
            } else {
              if k1 <= 0 && c1 == 1 {
                c1 := -1;
                P2 := 3;
              }
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
