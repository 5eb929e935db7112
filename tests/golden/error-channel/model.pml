/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef firstFails
#define firstFails 1
#endif
#ifndef secondFails
#define secondFails 1
#endif
chan errors = [1] of { bit };
int done_ = 0;
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
  done_ = done_ + 2;
  run goroutine_1();
  run goroutine_2();
  (done_ == 0);
}

proctype goroutine_1() provided (!crashed) {
  if
  :: (firstFails) ->
    errors!1;
  :: else -> skip
  fi;
  atomic {
    if
    :: (done_ + (-1) < 0) -> crash()
    :: else -> done_ = done_ + (-1)
    fi
  };
}

proctype goroutine_2() provided (!crashed) {
  if
  :: (secondFails) ->
    errors!1;
  :: else -> skip
  fi;
  atomic {
    if
    :: (done_ + (-1) < 0) -> crash()
    :: else -> done_ = done_ + (-1)
    fi
  };
}
