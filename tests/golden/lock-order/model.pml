/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", a crash a violated assertion. */
chan mu = [1] of { bit };
chan mu_2 = [1] of { bit };
int wg = 0;
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
  wg = wg + 2;
  run goroutine_1();
  run goroutine_2();
  (wg == 0);
}

proctype goroutine_1() provided (!crashed) {
  mu!1;
  mu_2!1;
  mu_2?_;
  mu?_;
  atomic {
    if
    :: (wg + (-1) < 0) -> crash()
    :: else -> wg = wg + (-1)
    fi
  };
}

proctype goroutine_2() provided (!crashed) {
  mu_2!1;
  mu!1;
  mu?_;
  mu_2?_;
  atomic {
    if
    :: (wg + (-1) < 0) -> crash()
    :: else -> wg = wg + (-1)
    fi
  };
}
