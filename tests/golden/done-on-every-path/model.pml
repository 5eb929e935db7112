/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef err____nil
#define err____nil 1  /* err != nil */
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
  wg = wg + 1;
  run goroutine_1();
  (wg == 0);
}

proctype goroutine_1() provided (!crashed) {
  if
  :: (err____nil) ->
    atomic {
      if
      :: (wg + (-1) < 0) -> crash()
      :: else -> wg = wg + (-1)
      fi
    };
    goto done;
  :: else -> skip
  fi;
  atomic {
    if
    :: (wg + (-1) < 0) -> crash()
    :: else -> wg = wg + (-1)
    fi
  };
  done: skip
}
