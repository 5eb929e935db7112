/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef x
#define x 1
#endif
#define c_room (x)
#if c_room >= 0
chan c = [c_room] of { bit };
#else
chan c = [0] of { bit };  /* never used: its declaration crashes */
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
  int i;
  if
  :: (c_room < 0) -> crash()
  :: else
  fi;
  i = 0;
  do
  :: (i < x) ->
    run goroutine_1();
    i = i + 1
  :: else -> break
  od;
  c?_;
}

proctype goroutine_1() provided (!crashed) {
  c!1;
}
