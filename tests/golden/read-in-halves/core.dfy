// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, readers: int)
  returns (P0: int, P1: int, P2: int, P3: int, P4: int, P5: int)
  requires forall n: nat :: Sch(n) < 6
  // every process that has started has ended exactly if the program is balanced
  ensures iter(0, readers + 2) <= iter(0, quotient(readers, 2)) + iter(quotient(readers, 2), readers) + 2 && iter(0, quotient(readers, 2)) + iter(quotient(readers, 2), readers) + 2 <= iter(0, readers + 2) <==> P0 == 6 && (P1 != -1 ==> P1 == 2) && (P2 != -1 ==> P2 == 4) && (P3 != -1 ==> P3 == 2) && (P4 != -1 ==> P4 == 4) && (P5 != -1 ==> P5 == 3)
  decreases *
{
  P0 := 0;
  P1 := -1;
  P2 := -1;
  P3 := -1;
  P4 := -1;
  P5 := -1;
  var done := 0;
  var i := 0;
  var i1 := quotient(readers, 2);
  var i2 := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 6) || (-1 < P1 && P1 < 2 && (P1 == 0 ==> done == 0) && (P1 == 1 ==> done == -1)) || (-1 < P2 && P2 < 4 && (P2 == 1 ==> done == 0) && (P2 == 2 ==> done == -1)) || (-1 < P3 && P3 < 2 && (P3 == 0 ==> done == 0) && (P3 == 1 ==> done == -1)) || (-1 < P4 && P4 < 4 && (P4 == 1 ==> done == 0) && (P4 == 2 ==> done == -1)) || (-1 < P5 && P5 < 3 && (P5 == 1 ==> done == 1))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 6
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 2
    // goroutine 2 is at one of its program points
    invariant -1 <= P2 && P2 <= 4
    // goroutine 3 is at one of its program points
    invariant -1 <= P3 && P3 <= 2
    // goroutine 4 is at one of its program points
    invariant -1 <= P4 && P4 <= 4
    // goroutine 5 is at one of its program points
    invariant -1 <= P5 && P5 <= 3
    // goroutine 1 has started exactly if its go statement has run
    invariant 1 < P0 <==> P1 != -1
    // goroutine 2 has started exactly if its go statement has run
    invariant 2 < P0 <==> P2 != -1
    // goroutine 3 has started exactly if its go statement has run
    invariant 3 < P0 <==> P3 != -1
    // goroutine 4 has started exactly if its go statement has run
    invariant 4 < P0 <==> P4 != -1
    // goroutine 5 has started exactly if its go statement has run
    invariant 5 < P0 <==> P5 != -1
    // i counts the iterations of its loop
    invariant if 0 <= quotient(readers, 2) then 0 <= i && i <= quotient(readers, 2) && (P2 < 0 ==> i == 0) && (0 < P2 && P2 < 4 ==> i < quotient(readers, 2)) && (P2 >= 4 ==> i == quotient(readers, 2)) else i == 0 && !(0 < P2 && P2 < 4)
    // i1 counts the iterations of its loop
    invariant if quotient(readers, 2) <= readers then quotient(readers, 2) <= i1 && i1 <= readers && (P4 < 0 ==> i1 == quotient(readers, 2)) && (0 < P4 && P4 < 4 ==> i1 < readers) && (P4 >= 4 ==> i1 == readers) else i1 == quotient(readers, 2) && !(0 < P4 && P4 < 4)
    // i2 counts the iterations of its loop
    invariant if 0 <= readers + 2 then 0 <= i2 && i2 <= readers + 2 && (P5 < 0 ==> i2 == 0) && (0 < P5 && P5 < 3 ==> i2 < readers + 2) && (P5 >= 3 ==> i2 == readers + 2) else i2 == 0 && !(0 < P5 && P5 < 3)
    // the buffer of done holds no more than its capacity and no less than nothing
    invariant -1 <= done && done <= 1
    // the exchanges over done still match sends with receives
    invariant done == (if 0 < P1 then 1 else 0) + (if 1 < P1 then 1 else 0) + (if 0 < P3 then 1 else 0) + (if 1 < P3 then 1 else 0) + i * 2 + (if 1 < P2 && P2 < 4 then 1 else 0) + (if 2 < P2 && P2 < 4 then 1 else 0) + (i1 - quotient(readers, 2)) * 2 + (if 1 < P4 && P4 < 4 then 1 else 0) + (if 2 < P4 && P4 < 4 then 1 else 0) - (i2 * 2 + (if 1 < P5 && P5 < 3 then 2 else 0))
    // at most one sender waits for its message on done to be taken
    invariant (if P1 == 1 then 1 else 0) + (if P2 == 2 then 1 else 0) + (if P3 == 1 then 1 else 0) + (if P4 == 2 then 1 else 0) == (if done == 0 then 0 else 1)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // done = chan [0]
            P0 := 1;
          case 1 => // go goroutine 1
            P1 := 0;
            P0 := 2;
          case 2 => // go goroutine 2
            P2 := 0;
            P0 := 3;
          case 3 => // go goroutine 3
            P3 := 0;
            P0 := 4;
          case 4 => // go goroutine 4
            P4 := 0;
            P0 := 5;
          case 5 => // go goroutine 5
            P5 := 0;
            P0 := 6;
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
          case 0 => // for i : 0 .. readers / 2
            if i < quotient(readers, 2) {
              P2 := 1;
            } else {
              P2 := 4;
            }
          case 1 => // done!
            if done == 0 {
              done := 1;
              P2 := 2;
            }
          case 2 => // done! acknowledged
            if done == -1 {
              done := 0;
              P2 := 3;
            }
          case 3 => // next i
            i := i + 1;
            P2 := 0;
          case _ =>
        }
      case 3 => // goroutine 3
        match P3 {
          case 0 => // done!
            if done == 0 {
              done := 1;
              P3 := 1;
            }
          case 1 => // done! acknowledged
            if done == -1 {
              done := 0;
              P3 := 2;
            }
          case _ =>
        }
      case 4 => // goroutine 4
        match P4 {
          case 0 => // for i1 : readers / 2 .. readers
            if i1 < readers {
              P4 := 1;
            } else {
              P4 := 4;
            }
          case 1 => // done!
            if done == 0 {
              done := 1;
              P4 := 2;
            }
          case 2 => // done! acknowledged
            if done == -1 {
              done := 0;
              P4 := 3;
            }
          case 3 => // next i1
            i1 := i1 + 1;
            P4 := 0;
          case _ =>
        }
      case 5 => // goroutine 5
        match P5 {
          case 0 => // for i2 : 0 .. readers + 2
            if i2 < readers + 2 {
              P5 := 1;
            } else {
              P5 := 3;
            }
          case 1 => // done?
            if done == 1 {
              done := -1;
              P5 := 2;
            }
          case 2 => // next i2
            i2 := i2 + 1;
            P5 := 0;
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
