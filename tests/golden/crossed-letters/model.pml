/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef k1
#define k1 1
#endif
#ifndef k2
#define k2 1
#endif
#define c1_room (k1)
#if c1_room >= 0
chan c1 = [c1_room] of { bit };
#else
chan c1 = [0] of { bit };  /* never used: its declaration crashes */
#endif
#define c2_room (k2)
#if c2_room >= 0
chan c2 = [c2_room] of { bit };
#else
chan c2 = [0] of { bit };  /* never used: its declaration crashes */
#endif
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
  :: (c1_room < 0) -> crash()
  :: else
  fi;
  if
  :: (c2_room < 0) -> crash()
  :: else
  fi;
  run goroutine_1();
}

proctype goroutine_1() provided (!crashed) {
  run goroutine_2();
  c1!1;
  c2?_;
}

proctype goroutine_2() provided (!crashed) {
  c2!1;
  c1?_;
}
