/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef size
#define size 1
#endif
#ifndef n
#define n 1
#endif
chan items = [0] of { bit };
#define results_room (size)
#if results_room >= 0
chan results = [results_room] of { bit };
#else
chan results = [0] of { bit };  /* never used: its declaration crashes */
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
  int i2;
  if
  :: (results_room < 0) -> crash()
  :: else
  fi;
  run goroutine_1();
  run goroutine_2();
  i2 = 0;
  do
  :: (i2 < n) ->
    results?_;
    i2 = i2 + 1
  :: else -> break
  od;
}

proctype goroutine_1() provided (!crashed) {
  int i;
  i = 0;
  do
  :: (i < n) ->
    items!1;
    i = i + 1
  :: else -> break
  od;
}

proctype goroutine_2() provided (!crashed) {
  int i1;
  i1 = 0;
  do
  :: (i1 < n) ->
    items?_;
    results!1;
    i1 = i1 + 1
  :: else -> break
  od;
}
