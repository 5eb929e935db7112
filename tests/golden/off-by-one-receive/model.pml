/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", other values with -Dname=value. */
#ifndef n
#define n 1
#endif
chan numbers = [0] of { bit };

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
  int i1;
  run goroutine_1();
  i1 = 0;
  do
  :: (i1 < (n + 1)) ->
    numbers?_;
    i1 = i1 + 1
  :: else -> break
  od;
}

proctype goroutine_1() {
  int i;
  i = 0;
  do
  :: (i < n) ->
    numbers!1;
    i = i + 1
  :: else -> break
  od;
}
