/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef readers
#define readers 1
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
  run goroutine_1();
  run goroutine_2();
  run goroutine_3();
  run goroutine_4();
  run goroutine_5();
}

proctype goroutine_1() provided (!crashed) {
  done_!1;
}

proctype goroutine_2() provided (!crashed) {
  int i;
  if
  :: !(2 != 0) -> crash()
  :: else
  fi;
  i = 0;
  do
  :: (i < (readers / 2)) ->
    done_!1;
    i = i + 1
  :: else -> break
  od;
}

proctype goroutine_3() provided (!crashed) {
  done_!1;
}

proctype goroutine_4() provided (!crashed) {
  int i1;
  if
  :: !(2 != 0) -> crash()
  :: else
  fi;
  i1 = readers / 2;
  do
  :: (i1 < readers) ->
    done_!1;
    i1 = i1 + 1
  :: else -> break
  od;
}

proctype goroutine_5() provided (!crashed) {
  int i2;
  i2 = 0;
  do
  :: (i2 < (readers + 2)) ->
    done_?_;
    i2 = i2 + 1
  :: else -> break
  od;
}
