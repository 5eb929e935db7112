/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef k
#define k 1
#endif
#ifndef n
#define n 1
#endif
#define sem_room (k)
#if sem_room >= 0
chan sem = [sem_room] of { bit };
#else
chan sem = [0] of { bit };  /* never used: its declaration crashes */
#endif
int w = 0;
bool crashed = false;
inline crash() { d_step { crashed = true; assert(!crashed) } }

#ifdef ENDINGS
bool ok, stuck;
active proctype observer() {
end:
  timeout;
  if
  :: crashed -> skip
  :: !crashed && _nr_pr == 1 -> ok = true
  :: !crashed && _nr_pr > 1 -> stuck = true
  fi
}
#endif

active proctype main() provided (!crashed) {
  int i;
  if
  :: (sem_room < 0) -> crash()
  :: else
  fi;
  i = 0;
  do
  :: (i < n) ->
    w = w + 1;
    run goroutine_1();
    i = i + 1
  :: else -> break
  od;
  (w == 0);
}

proctype goroutine_1() provided (!crashed) {
  sem!1;
  sem?_;
  atomic {
    if
    :: (w + (-1) < 0) -> crash()
    :: else -> w = w + (-1)
    fi
  };
}
