/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", other values with -Dname=value. */
#ifndef err____nil
#define err____nil 1  /* err != nil */
#endif
#ifndef wait
#define wait 1
#endif
chan result = [1] of { bit };

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
  :: (!wait) ->
    goto done;
  :: else -> skip
  fi;
  result?_;
  done: skip
}

proctype goroutine_1() {
  if
  :: (err____nil) ->
    result!1;
    goto done;
  :: else -> skip
  fi;
  result!1;
  done: skip
}
