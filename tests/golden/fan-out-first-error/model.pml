/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state", other values with -Dname=value. */
#ifndef len_files_
#define len_files_ 1  /* len(files) */
#endif
#ifndef full_iterations
#define full_iterations 1  /* full iterations */
#endif
chan errs = [0] of { bit };

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
  :: (i < len_files_) ->
    run goroutine_1();
    i = i + 1
  :: else -> break
  od;
  if
  :: ((0 <= full_iterations) && (full_iterations < len_files_)) ->
    i1 = 0;
    do
    :: (i1 < full_iterations) ->
      errs?_;
      i1 = i1 + 1
    :: else -> break
    od;
    errs?_;
  :: else ->
    i2 = 0;
    do
    :: (i2 < len_files_) ->
      errs?_;
      i2 = i2 + 1
    :: else -> break
    od;
  fi;
}

proctype goroutine_1() {
  errs!1;
}
