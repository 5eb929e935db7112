/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", other values with -Dname=value. */
#ifndef err____nil
#define err____nil 1  /* err != nil */
#endif
#ifndef err____nil_at_line_12
#define err____nil_at_line_12 1  /* err != nil at line 12 */
#endif
chan errs = [1] of { bit };

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
  run goroutine_2();
}

proctype goroutine_1() {
  if
  :: (err____nil) ->
    errs!1;
  :: else -> skip
  fi;
}

proctype goroutine_2() {
  if
  :: (err____nil_at_line_12) ->
    errs!1;
  :: else -> skip
  fi;
}
