/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", other values with -Dname=value. */
#ifndef v__answers_before_ctx_Done__
#define v__answers_before_ctx_Done__ 1  /* <-answers before ctx.Done() */
#endif
chan answers = [1] of { bit };

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
  :: (v__answers_before_ctx_Done__) ->
    answers?_;
  :: else -> skip
  fi;
}

proctype goroutine_1() {
  answers!1;
}
