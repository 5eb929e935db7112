// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, rounds: int)
  returns (P0: int, P1: int)
  requires forall n: nat :: Sch(n) < 2
  // every process that has started has ended exactly if the program is balanced
  ensures iter(0, rounds) <= iter(0, rounds) && iter(0, rounds) <= iter(0, rounds) && iter(0, rounds) <= iter(0, rounds) && iter(0, rounds) <= iter(0, rounds) <==> P0 == 8 && (P1 != -1 ==> P1 == 5)
  decreases *
{
  P0 := 0;
  P1 := -1;
  var ping := 0;
  var pong := 0;
  var i := 0;
  var i1 := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 8 && (P0 == 4 ==> ping == 0) && (P0 == 5 ==> ping == -1) && (P0 == 6 ==> pong == 1)) || (-1 < P1 && P1 < 5 && (P1 == 1 ==> ping == 1) && (P1 == 2 ==> pong == 0) && (P1 == 3 ==> pong == -1))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 8
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 5
    // goroutine 1 has started exactly if its go statement has run
    invariant 2 < P0 <==> P1 != -1
    // i1 counts the iterations of its loop
    invariant if 0 <= rounds then 0 <= i1 && i1 <= rounds && (P0 < 3 ==> i1 == 0) && (3 < P0 && P0 < 8 ==> i1 < rounds) && (P0 >= 8 ==> i1 == rounds) else i1 == 0 && !(3 < P0 && P0 < 8)
    // i counts the iterations of its loop
    invariant if 0 <= rounds then 0 <= i && i <= rounds && (P1 < 0 ==> i == 0) && (0 < P1 && P1 < 5 ==> i < rounds) && (P1 >= 5 ==> i == rounds) else i == 0 && !(0 < P1 && P1 < 5)
    // the buffer of ping holds no more than its capacity and no less than nothing
    invariant -1 <= ping && ping <= 1
    // the buffer of pong holds no more than its capacity and no less than nothing
    invariant -1 <= pong && pong <= 1
    // the exchanges over ping still match sends with receives
    invariant ping == i1 * 2 + (if 4 < P0 && P0 < 8 then 1 else 0) + (if 5 < P0 && P0 < 8 then 1 else 0) - (i * 2 + (if 1 < P1 && P1 < 5 then 2 else 0))
    // the exchanges over pong still match sends with receives
    invariant pong == i * 2 + (if 2 < P1 && P1 < 5 then 1 else 0) + (if 3 < P1 && P1 < 5 then 1 else 0) - (i1 * 2 + (if 6 < P0 && P0 < 8 then 2 else 0))
    // at most one sender waits for its message on ping to be taken
    invariant (if P0 == 5 then 1 else 0) == (if ping == 0 then 0 else 1)
    // at most one sender waits for its message on pong to be taken
    invariant (if P1 == 3 then 1 else 0) == (if pong == 0 then 0 else 1)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // ping = chan [0]
            P0 := 1;
          case 1 => // pong = chan [0]
            P0 := 2;
          case 2 => // go goroutine 1
            P1 := 0;
            P0 := 3;
          case 3 => // for i1 : 0 .. rounds
            if i1 < rounds {
              P0 := 4;
            } else {
              P0 := 8;
            }
          case 4 => // ping!
            if ping == 0 {
              ping := 1;
              P0 := 5;
            }
          case 5 => // ping! acknowledged
            if ping == -1 {
              ping := 0;
              P0 := 6;
            }
          case 6 => // pong?
            if pong == 1 {
              pong := -1;
              P0 := 7;
            }
          case 7 => // next i1
            i1 := i1 + 1;
            P0 := 3;
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // for i : 0 .. rounds
            if i < rounds {
              P1 := 1;
            } else {
              P1 := 5;
            }
          case 1 => // ping?
            if ping == 1 {
              ping := -1;
              P1 := 2;
            }
          case 2 => // pong!
            if pong == 0 {
              pong := 1;
              P1 := 3;
            }
          case 3 => // pong! acknowledged
            if pong == -1 {
              pong := 0;
              P1 := 4;
            }
          case 4 => // next i
            i := i + 1;
            P1 := 0;
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
