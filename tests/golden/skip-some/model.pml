/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef iterations_with_stale_item_
#define iterations_with_stale_item_ 1  /* iterations with stale(item) */
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
  i = 0;
  do
  :: (i < iterations_with_stale_item_) ->
    wg = wg + 1;
    run goroutine_1();
    i = i + 1
  :: else -> break
  od;
  (wg == 0);
}

proctype goroutine_1() provided (!crashed) {
  atomic {
    if
    :: (wg + (-1) < 0) -> crash()
    :: else -> wg = wg + (-1)
    fi
  };
}
