// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, Pick: nat -> nat, len_files: int)
  returns (P0: int, N1_0: int, N1_1: int, N1_2: int)
  requires forall n: nat :: Sch(n) < 2
  // holds in every run
  requires len_files >= 0
  // every process that has started has ended exactly if the program is balanced
  ensures iter(0, len_files) <= iter(0, len_files) && iter(0, len_files) <= iter(0, len_files) <==> P0 == 7 && N1_0 == 0 && N1_1 == 0
  decreases *
{
  P0 := 0;
  N1_0 := 0;
  N1_1 := 0;
  N1_2 := 0;
  var sizes := 0;
  var i := 0;
  var i1 := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 7 && (P0 == 5 ==> sizes == 1)) || (N1_0 > 0 && sizes == 0) || (N1_1 > 0 && sizes == -1)
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 7
    // goroutine 1 is at one of its program points
    invariant 0 <= N1_0 && 0 <= N1_1 && 0 <= N1_2
    // as many instances of goroutine 1 exist as its go statement was run
    invariant N1_0 + N1_1 + N1_2 == i + (if 2 < P0 && P0 < 4 then 1 else 0)
    // i counts the iterations of its loop
    invariant if 0 <= len_files then 0 <= i && i <= len_files && (P0 < 1 ==> i == 0) && (1 < P0 && P0 < 4 ==> i < len_files) && (P0 >= 4 ==> i == len_files) else i == 0 && !(1 < P0 && P0 < 4)
    // i1 counts the iterations of its loop
    invariant if 0 <= len_files then 0 <= i1 && i1 <= len_files && (P0 < 4 ==> i1 == 0) && (4 < P0 && P0 < 7 ==> i1 < len_files) && (P0 >= 7 ==> i1 == len_files) else i1 == 0 && !(4 < P0 && P0 < 7)
    // the buffer of sizes holds no more than its capacity and no less than nothing
    invariant -1 <= sizes && sizes <= 1
    // the exchanges over sizes still match sends with receives
    invariant sizes == N1_1 + N1_2 + N1_2 - (i1 * 2 + (if 5 < P0 && P0 < 7 then 2 else 0))
    // at most one sender waits for its message on sizes to be taken
    invariant N1_1 == (if sizes == 0 then 0 else 1)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // sizes = chan [0]
            P0 := 1;
          case 1 => // for i : 0 .. len(files)
            if i < len_files {
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
          case 4 => // for i1 : 0 .. len(files)
            if i1 < len_files {
              P0 := 5;
            } else {
              P0 := 7;
            }
          case 5 => // sizes?
            if sizes == 1 {
              sizes := -1;
              P0 := 6;
            }
          case 6 => // next i1
            i1 := i1 + 1;
            P0 := 4;
          case _ =>
        }
      case 1 => // goroutine 1
        match Pick(step) {
          case 0 => // sizes!
            if N1_0 > 0 {
              if sizes == 0 {
                sizes := 1;
                N1_0 := N1_0 - 1;
                N1_1 := N1_1 + 1;
              }
            }
          case 1 => // sizes! acknowledged
            if N1_1 > 0 {
              if sizes == -1 {
                sizes := 0;
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
