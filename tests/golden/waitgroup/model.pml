/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef n
#define n 1
#endif
int w = 0;
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
  atomic {
    if
    :: (w + n < 0) -> crash()
    :: else -> w = w + n
    fi
  };
  run goroutine_1();
  (w == 0);
}

proctype goroutine_1() provided (!crashed) {
  int i;
  i = 0;
  do
  :: (i < n) ->
    atomic {
      if
      :: (w + (-1) < 0) -> crash()
      :: else -> w = w + (-1)
      fi
    };
    i = i + 1
  :: else -> break
  od;
}
