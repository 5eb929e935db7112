/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", other values with -Dname=value. */
#ifndef v__answer_in_time
#define v__answer_in_time 1  /* <-answer in time */
#endif
chan answer = [0] of { bit };

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
  :: (v__answer_in_time) ->
    answer?_;
  :: else -> skip
  fi;
}

proctype goroutine_1() {
  answer!1;
}
