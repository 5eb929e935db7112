/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion, other values with -Dname=value. */
#ifndef numLevels
#define numLevels 1
#endif
#ifndef complianceLevels
#define complianceLevels 1
#endif
#define c_room (numLevels)
#if c_room >= 0
chan c = [c_room] of { bit };
#else
chan c = [0] of { bit };  /* never used: its declaration crashes */
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
  int i2;
  if
  :: (numLevels == 0) ->
    goto done;
  :: else -> skip
  fi;
  if
  :: (c_room < 0) -> crash()
  :: else
  fi;
  i = 0;
  do
  :: (i < complianceLevels) ->
    w = w + 1;
    i = i + 1
  :: else -> break
  od;
  run goroutine_1();
  (w == 0);
  i2 = 0;
  do
  :: (i2 < numLevels) ->
    c?_;
    i2 = i2 + 1
  :: else -> break
  od;
  done: skip
}

proctype goroutine_1() provided (!crashed) {
  int i1;
  i1 = 0;
  do
  :: (i1 < complianceLevels) ->
    c!1;
    atomic {
      if
      :: (w + (-1) < 0) -> crash()
      :: else -> w = w + (-1)
      fi
    };
    i1 = i1 + 1
  :: else -> break
  od;
}
