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
  int i;
  i = 0;
  do
  :: (i < x) ->
    run goroutine_1();
    i = i + 1
  :: else -> break
  od;
  c?_;
}

proctype goroutine_1() {
  c!1;
}
