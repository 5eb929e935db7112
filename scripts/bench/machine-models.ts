/** One system in Go and in Promela, step for step as far as the languages go. */
export interface TwinModel {
  readonly name: string;
  readonly go: string;
  readonly promela: string;
}

export function philosophers(seats: number, meals: number): TwinModel {
  const k = String(seats);
  const n = String(meals);
  return {
    name: `${k} philosophers, ${n} meals`,
    go: `package main

import "sync"

func main() {
	var forks [${k}]sync.Mutex
	var wg sync.WaitGroup
	wg.Add(${k})
	for i := 0; i < ${k}; i++ {
		go func(l, r *sync.Mutex) {
			for n := 0; n < ${n}; n++ {
				l.Lock()
				r.Lock()
				r.Unlock()
				l.Unlock()
			}
			wg.Done()
		}(&forks[i], &forks[(i+1)%${k}])
	}
	wg.Wait()
}
`,
    promela: `byte fork[${k}];
byte wg = ${k};
proctype Phil(byte l; byte r) {
  byte n = 0;
  do
  :: n < ${n} ->
     atomic { fork[l] == 0 -> fork[l] = 1 };
     atomic { fork[r] == 0 -> fork[r] = 1 };
     fork[r] = 0;
     atomic { fork[l] = 0; n++ }
  :: else -> break
  od;
  wg--
}
init {
  byte i;
  for (i : 0 .. ${k}-1) { run Phil(i, (i+1)%${k}) };
  wg == 0
}
`,
  };
}

/** Two tokens go round. */
export function tokenRing(members: number, turns: number): TwinModel {
  const k = String(members);
  const n = String(turns);
  return {
    name: `a ring of ${k}, two tokens, ${n} turns`,
    go: `package main

func main() {
	var cs [${k}]chan int
	for i := range cs {
		cs[i] = make(chan int, 1)
	}
	done := make(chan bool)
	for i := 0; i < ${k}; i++ {
		go func(in, out chan int) {
			for n := 0; n < ${n}; n++ {
				out <- <-in
			}
			done <- true
		}(cs[i], cs[(i+1)%${k}])
	}
	cs[0] <- 1
	cs[${String(members >> 1)}] <- 2
	for i := 0; i < ${k}; i++ {
		<-done
	}
}
`,
    promela: `chan cs[${k}] = [1] of { byte };
chan done = [0] of { bit };
proctype Member(chan i; chan o) {
  byte n = 0; byte v;
  do
  :: n < ${n} -> i?v; o!v; n++
  :: else -> break
  od;
  done!1
}
init {
  byte i;
  for (i : 0 .. ${k}-1) { run Member(cs[i], cs[(i+1)%${k}]) };
  cs[0]!1; cs[${String(members >> 1)}]!2;
  for (i : 0 .. ${k}-1) { done?_ }
}
`,
  };
}

export function boundedBuffer(pairs: number, each: number, capacity: number): TwinModel {
  const [k, n, c] = [String(pairs), String(each), String(capacity)];
  return {
    name: `${k} producers, ${k} consumers, buffer of ${c}`,
    go: `package main

import "sync"

func main() {
	c := make(chan int, ${c})
	var wg sync.WaitGroup
	wg.Add(${String(2 * pairs)})
	for i := 0; i < ${k}; i++ {
		go func(own int) {
			for j := 0; j < ${n}; j++ {
				c <- own
			}
			wg.Done()
		}(i)
		go func() {
			for j := 0; j < ${n}; j++ {
				<-c
			}
			wg.Done()
		}()
	}
	wg.Wait()
}
`,
    promela: `chan c = [${c}] of { byte };
byte wg = ${String(2 * pairs)};
proctype Producer(byte own) {
  byte j = 0;
  do
  :: j < ${n} -> c!own; j++
  :: else -> break
  od;
  wg--
}
proctype Consumer() {
  byte j = 0; byte v;
  do
  :: j < ${n} -> c?v; j++
  :: else -> break
  od;
  wg--
}
init {
  byte i;
  for (i : 0 .. ${k}-1) { run Producer(i); run Consumer() };
  wg == 0
}
`,
  };
}
