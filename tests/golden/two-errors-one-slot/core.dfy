// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, err_nil: bool, err_nil_at_line_12: bool)
  returns (P0: int, P1: int, P2: int)
  requires forall n: nat :: Sch(n) < 3
  // every process that has started has ended exactly if the program is balanced
  ensures 0 <= (if err_nil then 1 else 0) + (if err_nil_at_line_12 then 1 else 0) && (if err_nil then 1 else 0) + (if err_nil_at_line_12 then 1 else 0) <= 1 <==> P0 == 3 && (P1 != -1 ==> P1 == 4) && (P2 != -1 ==> P2 == 4)
  decreases *
{
  P0 := 0;
  P1 := -1;
  P2 := -1;
  var errs := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 3) || (-1 < P1 && P1 < 4 && (P1 == 1 ==> errs < 1) && (P1 == 2 ==> errs == -1)) || (-1 < P2 && P2 < 4 && (P2 == 1 ==> errs < 1) && (P2 == 2 ==> errs == -1))
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 3
    // goroutine 1 is at one of its program points
    invariant -1 <= P1 && P1 <= 4
    // goroutine 2 is at one of its program points
    invariant -1 <= P2 && P2 <= 4
    // goroutine 1 has started exactly if its go statement has run
    invariant 1 < P0 <==> P1 != -1
    // goroutine 2 has started exactly if its go statement has run
    invariant 2 < P0 <==> P2 != -1
    // goroutine 1 is not in the branch that its if rules out
    invariant if err_nil then true else !(1 <= P1 && P1 < 4)
    // goroutine 2 is not in the branch that its if rules out
    invariant if err_nil_at_line_12 then true else !(1 <= P2 && P2 < 4)
    // the buffer of errs holds no more than its capacity and no less than nothing
    invariant 0 <= errs && errs <= 1
    // the buffer of errs still holds sends minus receives
    invariant errs == (if err_nil && 1 < P1 then 1 else 0) + (if err_nil_at_line_12 && 1 < P2 then 1 else 0)
    // at most one sender waits for its message on errs to be taken
    invariant (if P1 == 2 then 1 else 0) + (if P2 == 2 then 1 else 0) == 0
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // errs = chan [1]
            P0 := 1;
          case 1 => // go goroutine 1
            P1 := 0;
            P0 := 2;
          case 2 => // go goroutine 2
            P2 := 0;
            P0 := 3;
          case _ =>
        }
      case 1 => // goroutine 1
        match P1 {
          case 0 => // if `err != nil`
            if err_nil {
              P1 := 1;
            } else {
              P1 := 4;
            }
          case 1 => // errs!
            if errs < 1 {
              errs := errs + 1;
              P1 := 3;
            }
          case 2 => // errs! acknowledged
            if errs == -1 {
              errs := 0;
              P1 := 3;
            }
          case 3 => // end of the true branch
            P1 := 4;
          case _ =>
        }
      case 2 => // goroutine 2
        match P2 {
          case 0 => // if `err != nil at line 12`
            if err_nil_at_line_12 {
              P2 := 1;
            } else {
              P2 := 4;
            }
          case 1 => // errs!
            if errs < 1 {
              errs := errs + 1;
              P2 := 3;
            }
          case 2 => // errs! acknowledged
            if errs == -1 {
              errs := 0;
              P2 := 3;
            }
          case 3 => // end of the true branch
            P2 := 4;
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
