/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef cfg_Workers
#define cfg_Workers 1  /* cfg.Workers */
#endif
chan done_ = [4] of { bit };
#define done_2_room (cfg_Workers)
#if done_2_room >= 0
chan done_2 = [done_2_room] of { bit };
#else
chan done_2 = [0] of { bit };  /* never used: its declaration crashes */
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
  int i1;
  int i2;
  int i3;
  if
  :: (cfg_Workers <= 0) ->
    i = 0;
    do
    :: (i < 4) ->
      run goroutine_1();
      i = i + 1
    :: else -> break
    od;
    i1 = 0;
    do
    :: (i1 < 4) ->
      done_?_;
      i1 = i1 + 1
    :: else -> break
    od;
  :: else ->
    if
    :: (done_2_room < 0) -> crash()
    :: else
    fi;
    i2 = 0;
    do
    :: (i2 < cfg_Workers) ->
      run goroutine_2();
      i2 = i2 + 1
    :: else -> break
    od;
    i3 = 0;
    do
    :: (i3 < cfg_Workers) ->
      done_2?_;
      i3 = i3 + 1
    :: else -> break
    od;
  fi;
}

proctype goroutine_1() provided (!crashed) {
  done_!1;
}

proctype goroutine_2() provided (!crashed) {
  done_2!1;
}
