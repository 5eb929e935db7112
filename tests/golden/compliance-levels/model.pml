/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef len_levels_
#define len_levels_ 1  /* len(levels) */
#endif
#define outcomes_room (len_levels_)
#if outcomes_room >= 0
chan outcomes = [outcomes_room] of { bit };
#else
chan outcomes = [0] of { bit };  /* never used: its declaration crashes */
#endif
int wg = 0;
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
  int i1;
  if
  :: (len_levels_ == 0) ->
    goto done;
  :: else -> skip
  fi;
  if
  :: (outcomes_room < 0) -> crash()
  :: else
  fi;
  i = 0;
  do
  :: (i < len_levels_) ->
    wg = wg + 1;
    run goroutine_1();
    i = i + 1
  :: else -> break
  od;
  (wg == 0);
  i1 = 0;
  do
  :: (i1 < len_levels_) ->
    outcomes?_;
    i1 = i1 + 1
  :: else -> break
  od;
  done: skip
}

proctype goroutine_1() provided (!crashed) {
  outcomes!1;
  atomic {
    if
    :: (wg + (-1) < 0) -> crash()
    :: else -> wg = wg + (-1)
    fi
  };
}
