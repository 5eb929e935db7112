// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, numLevels: int, complianceLevels: int)
  returns (P0: int, P1: int)
  requires forall n: nat :: Sch(n) < 2
  // every process that has started has ended exactly if the program is balanced
  ensures (numLevels != 0 ==> iter(0, numLevels) <= iter(0, complianceLevels)) && (numLevels != 0 ==> iter(0, complianceLevels) <= iter(0, numLevels) + numLevels) && (if numLevels != 0 then iter(0, complianceLevels) else 0) + (if numLevels != 0 then -iter(0, complianceLevels) else 0) == 0 <==> P0 == 12 && (P1 != -1 ==> P1 == 5)
  decreases *
{
  P0 := 0;
  P1 := -1;
  var c := 0;
  var w := 0;
  var i := 0;
  var i1 := 0;
  var i2 := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 12 && (P0 == 8 ==> w == 0) && (P0 == 10 ==> (numLevels > 0 && c > 0) || (numLevels <= 0 && c == 1))) || (-1 < P1 && P1 < 5 && (P1 == 1 ==> (numLevels > 0 && c < numLevels) || (numLevels <= 0 && c == 0)) && (P1 == 2 ==> c == -1))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 12
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 5
    // goroutine 1 has started exactly if its go statement has run
    invariant numLevels != 0 && 7 < P0 <==> P1 != -1
    // main is not in the branch that its if rules out
    invariant if numLevels == 0 then true else !(1 <= P0 && P0 < 3)
    // main does not go on behind its return
    invariant numLevels == 0 ==> !(2 <= P0 && P0 < 12)
    // i counts the iterations of its loop
    invariant if numLevels != 0 && 0 <= complianceLevels then 0 <= i && i <= complianceLevels && (P0 < 4 ==> i == 0) && (4 < P0 && P0 < 7 ==> i < complianceLevels) && (P0 >= 7 ==> i == complianceLevels) else i == 0 && !(4 < P0 && P0 < 7)
    // i2 counts the iterations of its loop
    invariant if numLevels != 0 && 0 <= numLevels then 0 <= i2 && i2 <= numLevels && (P0 < 9 ==> i2 == 0) && (9 < P0 && P0 < 12 ==> i2 < numLevels) && (P0 >= 12 ==> i2 == numLevels) else i2 == 0 && !(9 < P0 && P0 < 12)
    // i1 counts the iterations of its loop
    invariant if numLevels != 0 && 0 <= complianceLevels then 0 <= i1 && i1 <= complianceLevels && (P1 < 0 ==> i1 == 0) && (0 < P1 && P1 < 5 ==> i1 < complianceLevels) && (P1 >= 5 ==> i1 == complianceLevels) else i1 == 0 && !(0 < P1 && P1 < 5)
    // c was created with a capacity of at least 0
    invariant numLevels != 0 && 3 < P0 ==> 0 <= numLevels
    // the buffer of c holds no more than its capacity and no less than nothing
    invariant if numLevels > 0 then 0 <= c && c <= numLevels else -1 <= c && c <= 1
    // the buffer of c still holds sends minus receives
    invariant numLevels > 0 ==> c == (if numLevels != 0 then i1 + (if 1 < P1 && P1 < 5 then 1 else 0) else 0) - (if numLevels != 0 then i2 + (if 10 < P0 && P0 < 12 then 1 else 0) else 0)
    // the exchanges over c still match sends with receives
    invariant numLevels <= 0 ==> c == (if numLevels != 0 then i1 * 2 + (if 1 < P1 && P1 < 5 then 1 else 0) + (if 2 < P1 && P1 < 5 then 1 else 0) else 0) - (if numLevels != 0 then i2 * 2 + (if 10 < P0 && P0 < 12 then 2 else 0) else 0)
    // at most one sender waits for its message on c to be taken
    invariant (if P1 == 2 then 1 else 0) == (if numLevels > 0 || c == 0 then 0 else 1)
    // the counter of w is the sum of what was added, and not negative
    invariant 0 <= w && w == (if numLevels != 0 then i + (if 5 < P0 && P0 < 7 then 1 else 0) else 0) + (if numLevels != 0 then i1 * (-1) + (if 3 < P1 && P1 < 5 then -1 else 0) else 0)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // if numLevels == 0
            if numLevels == 0 {
              P0 := 1;
            } else {
              P0 := 3;
            }
          case 1 => // return
            P0 := 12;
          case 2 => // end of the true branch
            P0 := 3;
          case 3 => // c = chan [numLevels]
            if numLevels < 0 {
              return;
            }
            P0 := 4;
          case 4 => // for i : 0 .. complianceLevels
            if i < complianceLevels {
              P0 := 5;
            } else {
              P0 := 7;
            }
          case 5 => // w.Add(1)
            if w < -1 {
              return;
            }
            w := w + 1;
            P0 := 6;
          case 6 => // next i
            i := i + 1;
            P0 := 4;
          case 7 => // go goroutine 1
            P1 := 0;
            P0 := 8;
          case 8 => // w.Wait()
            if w == 0 {
              P0 := 9;
            }
          case 9 => // for i2 : 0 .. numLevels
            if i2 < numLevels {
              P0 := 10;
            } else {
              P0 := 12;
            }
          case 10 => // c?
            if numLevels > 0 && c > 0 {
              c := c - 1;
              P0 := 11;
            } else {
              if numLevels <= 0 && c == 1 {
                c := -1;
                P0 := 11;
              }
            }
          case 11 => // next i2
            i2 := i2 + 1;
            P0 := 9;
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // for i1 : 0 .. complianceLevels
            if i1 < complianceLevels {
              P1 := 1;
            } else {
              P1 := 5;
            }
          case 1 => // c!
            if numLevels > 0 && c < numLevels {
              c := c + 1;
              P1 := 3;
            } else {
              if numLevels <= 0 && c == 0 {
                c := 1;
                P1 := 2;
              }
            }
          case 2 => // c! acknowledged
            if c == -1 {
              c := 0;
              P1 := 3;
            }
          case 3 => // w.Add(-1)
            if w < 1 {
              return;
            }
            w := w - 1;
            P1 := 4;
          case 4 => // next i1
            i1 := i1 + 1;
            P1 := 0;
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
