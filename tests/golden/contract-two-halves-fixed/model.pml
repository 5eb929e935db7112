/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef n
#define n 1
#endif
#define xs_room (2 * n)
#if xs_room >= 0
chan xs_ = [xs_room] of { bit };
#else
chan xs_ = [0] of { bit };  /* never used: its declaration crashes */
#endif
chan done_ = [0] of { bit };
bool crashed = false;
inline crash() { d_step { crashed = true; assert(!crashed) } }

#ifdef ENDINGS
bool ok, stuck;
active proctype observer() {
end:
  timeout;
  if
  :: crashed -> skip
  :: !crashed && _nr_pr == 1 -> ok = true
  :: !crashed && _nr_pr > 1 -> stuck = true
  fi
}
#endif

active proctype main() provided (!crashed) {
  if
  :: (xs_room < 0) -> crash()
  :: else
  fi;
  run goroutine_1();
  run goroutine_2();
  done_?_;
  done_?_;
}

proctype goroutine_1() provided (!crashed) {
  done_!1;
}

proctype goroutine_2() provided (!crashed) {
  done_!1;
}
