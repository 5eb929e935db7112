/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef total
#define total 1
#endif
#ifndef used
#define used 1
#endif
#define free_room (total - used)
#if free_room >= 0
chan free = [free_room] of { bit };
#else
chan free = [0] of { bit };  /* never used: its declaration crashes */
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
  :: (free_room < 0) -> crash()
  :: else
  fi;
}
