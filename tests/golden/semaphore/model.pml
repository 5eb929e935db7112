/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef limit
#define limit 1
#endif
#ifndef jobs
#define jobs 1
#endif
#define slots_room (limit)
#if slots_room >= 0
chan slots = [slots_room] of { bit };
#else
chan slots = [0] of { bit };  /* never used: its declaration crashes */
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
  :: (slots_room < 0) -> crash()
  :: else
  fi;
  i = 0;
  do
  :: (i < jobs) ->
    slots!1;
    slots?_;
    i = i + 1
  :: else -> break
  od;
}
