/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", other values with -Dname=value. */
#ifndef timeout_
#define timeout_ 1  /* timeout */
#endif
chan result = [0] of { bit };

#ifdef ENDINGS
bool ok, stuck;
active proctype observer() {
end:
  timeout;
  if
  :: _nr_pr == 1 -> ok = true
  :: _nr_pr > 1 -> stuck = true
  fi
}
#endif

active proctype main() {
  run goroutine_1();
  if
  :: (timeout_) -> skip
  :: else ->
    result?_;
  fi;
}

proctype goroutine_1() {
  result!1;
}
