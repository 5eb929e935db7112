/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state". */
chan first = [1] of { bit };
chan second = [1] of { bit };

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
  second!1;
  first!1;
  first?_;
  second?_;
}

proctype goroutine_1() {
  first!1;
  second!1;
  second?_;
  first?_;
}
