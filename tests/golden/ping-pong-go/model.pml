/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", other values with -Dname=value. */
#ifndef rounds
#define rounds 1
#endif
chan ping = [0] of { bit };
chan pong = [0] of { bit };

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
  :: (i1 < rounds) ->
    ping!1;
    pong?_;
    i1 = i1 + 1
  :: else -> break
  od;
}

proctype goroutine_1() {
  int i;
  i = 0;
  do
  :: (i < rounds) ->
    ping?_;
    pong!1;
    i = i + 1
  :: else -> break
  od;
}
