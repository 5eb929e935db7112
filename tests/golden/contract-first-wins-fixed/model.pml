/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state". */
chan c = [1] of { bit };

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
  c?_;
}

proctype goroutine_1() {
  c!1;
}

proctype goroutine_2() {
  c!1;
}
