// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat)
  returns (P0: int, P1: int)
  requires forall n: nat :: Sch(n) < 2
  // every process that has started has ended exactly if the program is balanced
  ensures P0 == 9 && (P1 != -1 ==> P1 == 6)
  decreases *
{
  P0 := 0;
  P1 := -1;
  var first := 0;
  var second := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 9 && (P0 == 3 ==> second < 1) && (P0 == 4 ==> second == -1) && (P0 == 5 ==> first < 1) && (P0 == 6 ==> first == -1) && (P0 == 7 ==> first > 0) && (P0 == 8 ==> second > 0)) || (-1 < P1 && P1 < 6 && (P1 == 0 ==> first < 1) && (P1 == 1 ==> first == -1) && (P1 == 2 ==> second < 1) && (P1 == 3 ==> second == -1) && (P1 == 4 ==> second > 0) && (P1 == 5 ==> first > 0))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 9
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 6
    // goroutine 1 has started exactly if its go statement has run
    invariant 2 < P0 <==> P1 != -1
    // the buffer of first holds no more than its capacity and no less than nothing
    invariant 0 <= first && first <= 1
    // the buffer of second holds no more than its capacity and no less than nothing
    invariant 0 <= second && second <= 1
    // the buffer of first still holds sends minus receives
    invariant first == (if 5 < P0 then 1 else 0) + (if 0 < P1 then 1 else 0) - ((if 7 < P0 then 1 else 0) + (if 5 < P1 then 1 else 0))
    // the buffer of second still holds sends minus receives
    invariant second == (if 3 < P0 then 1 else 0) + (if 2 < P1 then 1 else 0) - ((if 8 < P0 then 1 else 0) + (if 4 < P1 then 1 else 0))
    // at most one sender waits for its message on first to be taken
    invariant (if P0 == 6 then 1 else 0) + (if P1 == 1 then 1 else 0) == 0
    // at most one sender waits for its message on second to be taken
    invariant (if P0 == 4 then 1 else 0) + (if P1 == 3 then 1 else 0) == 0
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // first = chan [1]
            P0 := 1;
          case 1 => // second = chan [1]
            P0 := 2;
          case 2 => // go goroutine 1
            P1 := 0;
            P0 := 3;
          case 3 => // second!
            if second < 1 {
              second := second + 1;
              P0 := 5;
            }
          case 4 => // second! acknowledged
            if second == -1 {
              second := 0;
              P0 := 5;
            }
          case 5 => // first!
            if first < 1 {
              first := first + 1;
              P0 := 7;
            }
          case 6 => // first! acknowledged
            if first == -1 {
              first := 0;
              P0 := 7;
            }
          case 7 => // first?
            if first > 0 {
              first := first - 1;
              P0 := 8;
            }
          case 8 => // second?
            if second > 0 {
              second := second - 1;
              P0 := 9;
            }
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // first!
            if first < 1 {
              first := first + 1;
              P1 := 2;
            }
          case 1 => // first! acknowledged
            if first == -1 {
              first := 0;
              P1 := 2;
            }
          case 2 => // second!
            if second < 1 {
              second := second + 1;
              P1 := 4;
            }
          case 3 => // second! acknowledged
            if second == -1 {
              second := 0;
              P1 := 4;
            }
          case 4 => // second?
            if second > 0 {
              second := second - 1;
              P1 := 5;
            }
          case 5 => // first?
            if first > 0 {
              first := first - 1;
              P1 := 6;
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
