/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef n
#define n 1
#endif
chan c = [0] of { bit };
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
  run goroutine_1();
  run goroutine_2();
  i2 = 0;
  do
  :: (i2 < n) ->
    c?_;
    i2 = i2 + 1
  :: else -> break
  od;
}

proctype goroutine_1() provided (!crashed) {
  int i;
  if
  :: !(2 != 0) -> crash()
  :: else
  fi;
  i = 0;
  do
  :: (i < (n / 2)) ->
    c!1;
    i = i + 1
  :: else -> break
  od;
}

proctype goroutine_2() provided (!crashed) {
  int i1;
  if
  :: !(2 != 0) -> crash()
  :: else
  fi;
  i1 = n / 2;
  do
  :: (i1 < n) ->
    c!1;
    i1 = i1 + 1
  :: else -> break
  od;
}
