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
  int i1;
  run goroutine_1();
  i1 = 0;
  do
  :: (i1 < n) ->
    c?_;
    i1 = i1 + 1
  :: else -> break
  od;
}

proctype goroutine_1() provided (!crashed) {
  int i;
  if
  :: !(2 != 0) -> crash()
  :: else
  fi;
  if
  :: (0 < (n / 2)) ->
    if
    :: !(2 != 0) -> crash()
    :: else
    fi;
    i = 0;
    do
    :: (i < (2 * (n / 2))) ->
      c!1;
      i = i + 1
    :: else -> break
    od;
  :: else -> skip
  fi;
}
