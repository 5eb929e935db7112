// The number of iterations of a loop.
function iter(a: int, b: int): int
{ if a < b then b - a else 0 }

// Go's division truncates towards zero; Dafny's rounds to a remainder that is not negative.
function quotient(a: int, b: int): int
{ if b == 0 then 0 else if a >= 0 then a / b else -((-a) / b) }

method Fragment(Sch: nat -> nat, Pick: nat -> nat, cfg_Workers: int)
  returns (P0: int, N1_0: int, N1_1: int, N1_2: int, N2_0: int, N2_1: int, N2_2: int)
  requires forall n: nat :: Sch(n) < 3
  // every process that has started has ended exactly if the program is balanced
  ensures (cfg_Workers > 0 ==> iter(0, cfg_Workers) <= iter(0, cfg_Workers)) && (cfg_Workers > 0 ==> iter(0, cfg_Workers) <= iter(0, cfg_Workers) + cfg_Workers) <==> P0 == 16 && N1_0 == 0 && N1_1 == 0 && N2_0 == 0 && N2_1 == 0
  decreases *
{
  P0 := 0;
  N1_0 := 0;
  N1_1 := 0;
  N1_2 := 0;
  N2_0 := 0;
  N2_1 := 0;
  N2_2 := 0;
  var done := 0;
  var done_2 := 0;
  var i := 0;
  var i1 := 0;
  var i2 := 0;
  var i3 := 0;
  var step: nat := 0;
  while (-1 < P0 && P0 < 16 && (P0 == 6 ==> done > 0) && (P0 == 14 ==> (cfg_Workers > 0 && done_2 > 0) || (cfg_Workers <= 0 && done_2 == 1))) || (N1_0 > 0 && done < 4) || (N1_1 > 0 && done == -1) || (N2_0 > 0 && ((cfg_Workers > 0 && done_2 < cfg_Workers) || (cfg_Workers <= 0 && done_2 == 0))) || (N2_1 > 0 && done_2 == -1)
    // main is at one of its program points
    invariant 0 <= P0 && P0 <= 16
    // goroutine 1 is at one of its program points
    invariant 0 <= N1_0 && 0 <= N1_1 && 0 <= N1_2
    // goroutine 2 is at one of its program points
    invariant 0 <= N2_0 && 0 <= N2_1 && 0 <= N2_2
    // as many instances of goroutine 1 exist as its go statement was run
    invariant N1_0 + N1_1 + N1_2 == (if cfg_Workers <= 0 then i + (if 3 < P0 && P0 < 5 then 1 else 0) else 0)
    // as many instances of goroutine 2 exist as its go statement was run
    invariant N2_0 + N2_1 + N2_2 == (if cfg_Workers > 0 then i2 + (if 11 < P0 && P0 < 13 then 1 else 0) else 0)
    // main is not in the branch that its if rules out
    invariant if cfg_Workers <= 0 then !(9 <= P0 && P0 < 16) else !(1 <= P0 && P0 < 9)
    // i counts the iterations of its loop
    invariant if cfg_Workers <= 0 then 0 <= i && i <= 4 && (P0 < 2 ==> i == 0) && (2 < P0 && P0 < 5 ==> i < 4) && (P0 >= 5 ==> i == 4) else i == 0 && !(2 < P0 && P0 < 5)
    // i1 counts the iterations of its loop
    invariant if cfg_Workers <= 0 then 0 <= i1 && i1 <= 4 && (P0 < 5 ==> i1 == 0) && (5 < P0 && P0 < 8 ==> i1 < 4) && (P0 >= 8 ==> i1 == 4) else i1 == 0 && !(5 < P0 && P0 < 8)
    // i2 counts the iterations of its loop
    invariant if cfg_Workers > 0 && 0 <= cfg_Workers then 0 <= i2 && i2 <= cfg_Workers && (P0 < 10 ==> i2 == 0) && (10 < P0 && P0 < 13 ==> i2 < cfg_Workers) && (P0 >= 13 ==> i2 == cfg_Workers) else i2 == 0 && !(10 < P0 && P0 < 13)
    // i3 counts the iterations of its loop
    invariant if cfg_Workers > 0 && 0 <= cfg_Workers then 0 <= i3 && i3 <= cfg_Workers && (P0 < 13 ==> i3 == 0) && (13 < P0 && P0 < 16 ==> i3 < cfg_Workers) && (P0 >= 16 ==> i3 == cfg_Workers) else i3 == 0 && !(13 < P0 && P0 < 16)
    // done_2 was created with a capacity of at least 0
    invariant cfg_Workers > 0 && 9 < P0 ==> 0 <= cfg_Workers
    // the buffer of done holds no more than its capacity and no less than nothing
    invariant 0 <= done && done <= 4
    // the buffer of done_2 holds no more than its capacity and no less than nothing
    invariant if cfg_Workers > 0 then 0 <= done_2 && done_2 <= cfg_Workers else -1 <= done_2 && done_2 <= 1
    // the buffer of done still holds sends minus receives
    invariant done == (if cfg_Workers <= 0 then N1_1 + N1_2 else 0) - (if cfg_Workers <= 0 then i1 + (if 6 < P0 && P0 < 8 then 1 else 0) else 0)
    // the buffer of done_2 still holds sends minus receives
    invariant cfg_Workers > 0 ==> done_2 == (if cfg_Workers > 0 then N2_1 + N2_2 else 0) - (if cfg_Workers > 0 then i3 + (if 14 < P0 && P0 < 16 then 1 else 0) else 0)
    // the exchanges over done_2 still match sends with receives
    invariant cfg_Workers <= 0 ==> done_2 == (if cfg_Workers > 0 then N2_1 + N2_2 + N2_2 else 0) - (if cfg_Workers > 0 then i3 * 2 + (if 14 < P0 && P0 < 16 then 2 else 0) else 0)
    // at most one sender waits for its message on done to be taken
    invariant N1_1 == 0
    // at most one sender waits for its message on done_2 to be taken
    invariant N2_1 == (if cfg_Workers > 0 || done_2 == 0 then 0 else 1)
    decreases *
  {
    match Sch(step) {
      case 0 => // main
        match P0 {
          case 0 => // if cfg.Workers <= 0
            if cfg_Workers <= 0 {
              P0 := 1;
            } else {
              P0 := 9;
            }
          case 1 => // done = chan [4]
            P0 := 2;
          case 2 => // for i : 0 .. 4
            if i < 4 {
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
          case 5 => // for i1 : 0 .. 4
            if i1 < 4 {
              P0 := 6;
            } else {
              P0 := 8;
            }
          case 6 => // done?
            if done > 0 {
              done := done - 1;
              P0 := 7;
            }
          case 7 => // next i1
            i1 := i1 + 1;
            P0 := 5;
          case 8 => // end of the true branch
            P0 := 16;
          case 9 => // done_2 = chan [cfg.Workers]
            if cfg_Workers < 0 {
              return;
            }
            P0 := 10;
          case 10 => // for i2 : 0 .. cfg.Workers
            if i2 < cfg_Workers {
              P0 := 11;
            } else {
              P0 := 13;
            }
          case 11 => // go goroutine 2
            N2_0 := N2_0 + 1;
            P0 := 12;
          case 12 => // next i2
            i2 := i2 + 1;
            P0 := 10;
          case 13 => // for i3 : 0 .. cfg.Workers
            if i3 < cfg_Workers {
              P0 := 14;
            } else {
              P0 := 16;
            }
          case 14 => // done_2?
            if cfg_Workers > 0 && done_2 > 0 {
              done_2 := done_2 - 1;
              P0 := 15;
            } else {
              if cfg_Workers <= 0 && done_2 == 1 {
                done_2 := -1;
                P0 := 15;
              }
            }
          case 15 => // next i3
            i3 := i3 + 1;
            P0 := 13;
          case _ =>
        }
      case 1 => // goroutine 1
        match Pick(step) {
          case 0 => // done!
            if N1_0 > 0 {
              if done < 4 {
                done := done + 1;
                N1_0 := N1_0 - 1;
                N1_2 := N1_2 + 1;
              }
            }
          case 1 => // done! acknowledged
            if N1_1 > 0 {
              if done == -1 {
                done := 0;
                N1_1 := N1_1 - 1;
                N1_2 := N1_2 + 1;
              }
            }
          case _ =>
        }
      case 2 => // goroutine 2
        match Pick(step) {
          case 0 => // done_2!
            if N2_0 > 0 {
              if cfg_Workers > 0 && done_2 < cfg_Workers {
                done_2 := done_2 + 1;
                N2_0 := N2_0 - 1;
                N2_2 := N2_2 + 1;
              } else {
                if cfg_Workers <= 0 && done_2 == 0 {
                  done_2 := 1;
                  N2_0 := N2_0 - 1;
                  N2_1 := N2_1 + 1;
                }
              }
            }
          case 1 => // done_2! acknowledged
            if N2_1 > 0 {
              if done_2 == -1 {
                done_2 := 0;
                N2_1 := N2_1 - 1;
                N2_2 := N2_2 + 1;
              }
            }
          case _ =>
        }
      case _ =>
    }
    step := step + 1;
  }
}
