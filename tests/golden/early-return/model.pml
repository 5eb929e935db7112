/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", other values with -Dname=value. */
#ifndef valid_name_
#define valid_name_ 1  /* valid(name) */
#endif
chan found = [0] of { bit };

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
  :: (!valid_name_) ->
    goto done;
  :: else -> skip
  fi;
  found?_;
  done: skip
}

proctype goroutine_1() {
  found!1;
}
