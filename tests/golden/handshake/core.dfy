// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, Pick: nat -> nat, n: int)
  returns (P0: int, N1_0: int, N1_1: int, N1_2: int, N1_3: int)
  requires forall n_2: nat :: Sch(n_2) < 2
  // every process that has started has ended exactly if the program is balanced
  ensures iter(0, n) <= iter(0, n) && iter(0, n) <= iter(0, n) && iter(0, n) <= iter(0, n) && iter(0, n) <= iter(0, n) <==> P0 == 12 && N1_0 == 0 && N1_1 == 0 && N1_2 == 0
  decreases *
{
  P0 := 0;
  N1_0 := 0;
  N1_1 := 0;
  N1_2 := 0;
  N1_3 := 0;
  var arrive := 0;
  var leave := 0;
  var i := 0;
  var i1 := 0;
  var i2 := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 12 && (P0 == 6 ==> arrive == 1) && (P0 == 9 ==> leave == 0) && (P0 == 10 ==> leave == -1)) || (N1_0 > 0 && arrive == 0) || (N1_1 > 0 && arrive == -1) || (N1_2 > 0 && leave == 1)
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 12
    // goroutine 1 is at one of its program points
    invariant 0 <= N1_0 && 0 <= N1_1 && 0 <= N1_2 && 0 <= N1_3
    // as many instances of goroutine 1 exist as its go statement was run
    invariant N1_0 + N1_1 + N1_2 + N1_3 == i + (if 3 < P0 && P0 < 5 then 1 else 0)
    // i counts the iterations of its loop
    invariant if 0 <= n then 0 <= i && i <= n && (P0 < 2 ==> i == 0) && (2 < P0 && P0 < 5 ==> i < n) && (P0 >= 5 ==> i == n) else i == 0 && !(2 < P0 && P0 < 5)
    // i1 counts the iterations of its loop
    invariant if 0 <= n then 0 <= i1 && i1 <= n && (P0 < 5 ==> i1 == 0) && (5 < P0 && P0 < 8 ==> i1 < n) && (P0 >= 8 ==> i1 == n) else i1 == 0 && !(5 < P0 && P0 < 8)
    // i2 counts the iterations of its loop
    invariant if 0 <= n then 0 <= i2 && i2 <= n && (P0 < 8 ==> i2 == 0) && (8 < P0 && P0 < 12 ==> i2 < n) && (P0 >= 12 ==> i2 == n) else i2 == 0 && !(8 < P0 && P0 < 12)
    // the buffer of arrive holds no more than its capacity and no less than nothing
    invariant -1 <= arrive && arrive <= 1
    // the buffer of leave holds no more than its capacity and no less than nothing
    invariant -1 <= leave && leave <= 1
    // the exchanges over arrive still match sends with receives
    invariant arrive == N1_1 + N1_2 + N1_3 + N1_2 + N1_3 - (i1 * 2 + (if 6 < P0 && P0 < 8 then 2 else 0))
    // the exchanges over leave still match sends with receives
    invariant leave == i2 * 2 + (if 9 < P0 && P0 < 12 then 1 else 0) + (if 10 < P0 && P0 < 12 then 1 else 0) - 2 * N1_3
    // at most one sender waits for its message on arrive to be taken
    invariant N1_1 == (if arrive == 0 then 0 else 1)
    // at most one sender waits for its message on leave to be taken
    invariant (if P0 == 10 then 1 else 0) == (if leave == 0 then 0 else 1)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // arrive = chan [0]
            P0 := 1;
          case 1 => // leave = chan [0]
            P0 := 2;
          case 2 => // for i : 0 .. n
            if i < n {
              P0 := 3;
            } else {
              P0 := 5;
            }
          case 3 => // go goroutine 1
            N1_0 := N1_0 + 1;
            P0 := 4;
          case 4 => // next i
            i := i + 1;
            P0 := 2;
          case 5 => // for i1 : 0 .. n
            if i1 < n {
              P0 := 6;
            } else {
              P0 := 8;
            }
          case 6 => // arrive?
            if arrive == 1 {
              arrive := -1;
              P0 := 7;
            }
          case 7 => // next i1
            i1 := i1 + 1;
            P0 := 5;
          case 8 => // for i2 : 0 .. n
            if i2 < n {
              P0 := 9;
            } else {
              P0 := 12;
            }
          case 9 => // leave!
            if leave == 0 {
              leave := 1;
              P0 := 10;
            }
          case 10 => // leave! acknowledged
            if leave == -1 {
              leave := 0;
              P0 := 11;
            }
          case 11 => // next i2
            i2 := i2 + 1;
            P0 := 8;
          case _ =>
        }
      case 1 => // goroutine 1
        match Pick(step) {
          case 0 => // arrive!
            if N1_0 > 0 {
              if arrive == 0 {
                arrive := 1;
                N1_0 := N1_0 - 1;
                N1_1 := N1_1 + 1;
              }
            }
          case 1 => // arrive! acknowledged
            if N1_1 > 0 {
              if arrive == -1 {
                arrive := 0;
                N1_1 := N1_1 - 1;
                N1_2 := N1_2 + 1;
              }
            }
          case 2 => // leave?
            if N1_2 > 0 {
              if leave == 1 {
                leave := -1;
                N1_2 := N1_2 - 1;
                N1_3 := N1_3 + 1;
              }
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
