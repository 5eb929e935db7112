/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", other values with -Dname=value. */
#ifndef n
#define n 1
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
  int i1;
  i = 0;
  do
  :: (i < n) ->
    run goroutine_1();
    i = i + 1
  :: else -> break
  od;
  i1 = 1;
  do
  :: (i1 < n) ->
    c?_;
    i1 = i1 + 1
  :: else -> break
  od;
}

proctype goroutine_1() {
  c!1;
}
