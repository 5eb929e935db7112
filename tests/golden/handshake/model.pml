/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", other values with -Dname=value. */
#ifndef n
#define n 1
#endif
chan arrive = [0] of { bit };
chan leave = [0] of { bit };

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
  int i2;
  i = 0;
  do
  :: (i < n) ->
    run goroutine_1();
    i = i + 1
  :: else -> break
  od;
  i1 = 0;
  do
  :: (i1 < n) ->
    arrive?_;
    i1 = i1 + 1
  :: else -> break
  od;
  i2 = 0;
  do
  :: (i2 < n) ->
    leave!1;
    i2 = i2 + 1
  :: else -> break
  od;
}

proctype goroutine_1() {
  arrive!1;
  leave?_;
}
