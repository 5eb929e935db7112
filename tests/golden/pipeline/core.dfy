// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, size: int, n: int)
  returns (P0: int, P1: int, P2: int)
  requires forall n_2: nat :: Sch(n_2) < 3
  // every process that has started has ended exactly if the program is balanced
  ensures iter(0, n) <= iter(0, n) && iter(0, n) <= iter(0, n) && iter(0, n) <= iter(0, n) && iter(0, n) <= iter(0, n) + size <==> P0 == 7 && (P1 != -1 ==> P1 == 4) && (P2 != -1 ==> P2 == 5)
  decreases *
{
  P0 := 0;
  P1 := -1;
  P2 := -1;
  var items := 0;
  var results := 0;
  var i := 0;
  var i1 := 0;
  var i2 := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 7 && (P0 == 5 ==> (size > 0 && results > 0) || (size <= 0 && results == 1))) || (-1 < P1 && P1 < 4 && (P1 == 1 ==> items == 0) && (P1 == 2 ==> items == -1)) || (-1 < P2 && P2 < 5 && (P2 == 1 ==> items == 1) && (P2 == 2 ==> (size > 0 && results < size) || (size <= 0 && results == 0)) && (P2 == 3 ==> results == -1))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 7
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 4
    // goroutine 2 is at one of its program points
    invariant -1 <= P2 && P2 <= 5
    // goroutine 1 has started exactly if its go statement has run
    invariant 2 < P0 <==> P1 != -1
    // goroutine 2 has started exactly if its go statement has run
    invariant 3 < P0 <==> P2 != -1
    // i2 counts the iterations of its loop
    invariant if 0 <= n then 0 <= i2 && i2 <= n && (P0 < 4 ==> i2 == 0) && (4 < P0 && P0 < 7 ==> i2 < n) && (P0 >= 7 ==> i2 == n) else i2 == 0 && !(4 < P0 && P0 < 7)
    // i counts the iterations of its loop
    invariant if 0 <= n then 0 <= i && i <= n && (P1 < 0 ==> i == 0) && (0 < P1 && P1 < 4 ==> i < n) && (P1 >= 4 ==> i == n) else i == 0 && !(0 < P1 && P1 < 4)
    // i1 counts the iterations of its loop
    invariant if 0 <= n then 0 <= i1 && i1 <= n && (P2 < 0 ==> i1 == 0) && (0 < P2 && P2 < 5 ==> i1 < n) && (P2 >= 5 ==> i1 == n) else i1 == 0 && !(0 < P2 && P2 < 5)
    // results was created with a capacity of at least 0
    invariant 1 < P0 ==> 0 <= size
    // the buffer of items holds no more than its capacity and no less than nothing
    invariant -1 <= items && items <= 1
    // the buffer of results holds no more than its capacity and no less than nothing
    invariant if size > 0 then 0 <= results && results <= size else -1 <= results && results <= 1
    // the exchanges over items still match sends with receives
    invariant items == i * 2 + (if 1 < P1 && P1 < 4 then 1 else 0) + (if 2 < P1 && P1 < 4 then 1 else 0) - (i1 * 2 + (if 1 < P2 && P2 < 5 then 2 else 0))
    // the buffer of results still holds sends minus receives
    invariant size > 0 ==> results == i1 + (if 2 < P2 && P2 < 5 then 1 else 0) - (i2 + (if 5 < P0 && P0 < 7 then 1 else 0))
    // the exchanges over results still match sends with receives
    invariant size <= 0 ==> results == i1 * 2 + (if 2 < P2 && P2 < 5 then 1 else 0) + (if 3 < P2 && P2 < 5 then 1 else 0) - (i2 * 2 + (if 5 < P0 && P0 < 7 then 2 else 0))
    // at most one sender waits for its message on items to be taken
    invariant (if P1 == 2 then 1 else 0) == (if items == 0 then 0 else 1)
    // at most one sender waits for its message on results to be taken
    invariant (if P2 == 3 then 1 else 0) == (if size > 0 || results == 0 then 0 else 1)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // items = chan [0]
            P0 := 1;
          case 1 => // results = chan [size]
            if size < 0 {
              return;
            }
            P0 := 2;
          case 2 => // go goroutine 1
            P1 := 0;
            P0 := 3;
          case 3 => // go goroutine 2
            P2 := 0;
            P0 := 4;
          case 4 => // for i2 : 0 .. n
            if i2 < n {
              P0 := 5;
            } else {
              P0 := 7;
            }
          case 5 => // results?
            if size > 0 && results > 0 {
              results := results - 1;
              P0 := 6;
            } else {
              if size <= 0 && results == 1 {
                results := -1;
                P0 := 6;
              }
            }
          case 6 => // next i2
            i2 := i2 + 1;
            P0 := 4;
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
          case 1 => // items!
            if items == 0 {
              items := 1;
              P1 := 2;
            }
          case 2 => // items! acknowledged
            if items == -1 {
              items := 0;
              P1 := 3;
            }
          case 3 => // next i
            i := i + 1;
            P1 := 0;
          case _ =>
        }
      case 2 => // goroutine 2
        match P2 {
          case 0 => // for i1 : 0 .. n
            if i1 < n {
              P2 := 1;
            } else {
              P2 := 5;
            }
          case 1 => // items?
            if items == 1 {
              items := -1;
              P2 := 2;
            }
          case 2 => // results!
            if size > 0 && results < size {
              results := results + 1;
              P2 := 4;
            } else {
              if size <= 0 && results == 0 {
                results := 1;
                P2 := 3;
              }
            }
          case 3 => // results! acknowledged
            if results == -1 {
              results := 0;
              P2 := 4;
            }
          case 4 => // next i1
            i1 := i1 + 1;
            P2 := 0;
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
