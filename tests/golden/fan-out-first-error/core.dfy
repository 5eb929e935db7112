// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, Pick: nat -> nat, len_files: int, full_iterations: int)
  returns (P0: int, N1_0: int, N1_1: int, N1_2: int)
  requires forall n: nat :: Sch(n) < 2
  // holds in every run
  requires len_files >= 0
  // every process that has started has ended exactly if the program is balanced
  ensures (if 0 <= full_iterations && full_iterations < len_files then 1 else 0) + (if 0 <= full_iterations && full_iterations < len_files then iter(0, full_iterations) else 0) + (if !(0 <= full_iterations && full_iterations < len_files) then iter(0, len_files) else 0) <= iter(0, len_files) && iter(0, len_files) <= (if 0 <= full_iterations && full_iterations < len_files then 1 else 0) + (if 0 <= full_iterations && full_iterations < len_files then iter(0, full_iterations) else 0) + (if !(0 <= full_iterations && full_iterations < len_files) then iter(0, len_files) else 0) <==> P0 == 13 && N1_0 == 0 && N1_1 == 0
  decreases *
{
  P0 := 0;
  N1_0 := 0;
  N1_1 := 0;
  N1_2 := 0;
  var errs := 0;
  var i := 0;
  var i1 := 0;
  var i2 := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 13 && (P0 == 6 ==> errs == 1) && (P0 == 8 ==> errs == 1) && (P0 == 11 ==> errs == 1)) || (N1_0 > 0 && errs == 0) || (N1_1 > 0 && errs == -1)
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 13
    // goroutine 1 is at one of its program points
    invariant 0 <= N1_0 && 0 <= N1_1 && 0 <= N1_2
    // as many instances of goroutine 1 exist as its go statement was run
    invariant N1_0 + N1_1 + N1_2 == i + (if 2 < P0 && P0 < 4 then 1 else 0)
    // main is not in the branch that its if rules out
    invariant if 0 <= full_iterations && full_iterations < len_files then !(10 <= P0 && P0 < 13) else !(5 <= P0 && P0 < 10)
    // i counts the iterations of its loop
    invariant if 0 <= len_files then 0 <= i && i <= len_files && (P0 < 1 ==> i == 0) && (1 < P0 && P0 < 4 ==> i < len_files) && (P0 >= 4 ==> i == len_files) else i == 0 && !(1 < P0 && P0 < 4)
    // i1 counts the iterations of its loop
    invariant if 0 <= full_iterations && full_iterations < len_files && 0 <= full_iterations then 0 <= i1 && i1 <= full_iterations && (P0 < 5 ==> i1 == 0) && (5 < P0 && P0 < 8 ==> i1 < full_iterations) && (P0 >= 8 ==> i1 == full_iterations) else i1 == 0 && !(5 < P0 && P0 < 8)
    // i2 counts the iterations of its loop
    invariant if !(0 <= full_iterations && full_iterations < len_files) && 0 <= len_files then 0 <= i2 && i2 <= len_files && (P0 < 10 ==> i2 == 0) && (10 < P0 && P0 < 13 ==> i2 < len_files) && (P0 >= 13 ==> i2 == len_files) else i2 == 0 && !(10 < P0 && P0 < 13)
    // the buffer of errs holds no more than its capacity and no less than nothing
    invariant -1 <= errs && errs <= 1
    // the exchanges over errs still match sends with receives
    invariant errs == N1_1 + N1_2 + N1_2 - ((if 0 <= full_iterations && full_iterations < len_files && 8 < P0 then 2 else 0) + (if 0 <= full_iterations && full_iterations < len_files then i1 * 2 + (if 6 < P0 && P0 < 8 then 2 else 0) else 0) + (if !(0 <= full_iterations && full_iterations < len_files) then i2 * 2 + (if 11 < P0 && P0 < 13 then 2 else 0) else 0))
    // at most one sender waits for its message on errs to be taken
    invariant N1_1 == (if errs == 0 then 0 else 1)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // errs = chan [0]
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
          case 4 => // if 0 <= `full iterations` && `full iterations` < len(files)
            if 0 <= full_iterations && full_iterations < len_files {
              P0 := 5;
            } else {
              P0 := 10;
            }
          case 5 => // for i1 : 0 .. `full iterations`
            if i1 < full_iterations {
              P0 := 6;
            } else {
              P0 := 8;
            }
          case 6 => // errs?
            if errs == 1 {
              errs := -1;
              P0 := 7;
            }
          case 7 => // next i1
            i1 := i1 + 1;
            P0 := 5;
          case 8 => // errs?
            if errs == 1 {
              errs := -1;
              P0 := 9;
            }
          case 9 => // end of the true branch
            P0 := 13;
          case 10 => // for i2 : 0 .. len(files)
            if i2 < len_files {
              P0 := 11;
            } else {
              P0 := 13;
            }
          case 11 => // errs?
            if errs == 1 {
              errs := -1;
              P0 := 12;
            }
          case 12 => // next i2
            i2 := i2 + 1;
            P0 := 10;
          case _ =>
        }
      case 1 => // goroutine 1
        match Pick(step) {
          case 0 => // errs!
            if N1_0 > 0 {
              if errs == 0 {
                errs := 1;
                N1_0 := N1_0 - 1;
                N1_1 := N1_1 + 1;
              }
            }
          case 1 => // errs! acknowledged
            if N1_1 > 0 {
              if errs == -1 {
                errs := 0;
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
