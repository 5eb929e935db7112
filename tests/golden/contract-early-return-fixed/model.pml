/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", other values with -Dname=value. */
#ifndef x
#define x 1
#endif
chan c = [0] of { bit };

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
  c?_;
}

proctype goroutine_1() {
  if
  :: (x < 0) ->
    c!1;
    goto done;
  :: else -> skip
  fi;
  c!1;
  done: skip
}
