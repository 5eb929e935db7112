/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef failed
#define failed 1
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
  w = w + 1;
  run goroutine_1();
  (w == 0);
}

proctype goroutine_1() provided (!crashed) {
  if
  :: (failed) ->
    goto done;
  :: else -> skip
  fi;
  atomic {
    if
    :: (w + (-1) < 0) -> crash()
    :: else -> w = w + (-1)
    fi
  };
  done: skip
}
