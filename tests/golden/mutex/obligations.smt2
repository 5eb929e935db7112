(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const m Int)
(declare-const i1 Int)
(declare-const n Int)
(declare-const i Int)
(declare-const lock Int)

; establishment/counter-range main
; At the start, main is at one of its program points.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/counter-range goroutine 1
; At the start, goroutine 1 is at one of its program points.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/spawned goroutine 1
; At the start, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/loop i1
; At the start, i1 counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 m) (<= 0 m) true)))
(check-sat)
(pop 1)

; establishment/loop i
; At the start, i counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 n) (<= 0 n) true)))
(check-sat)
(pop 1)

; establishment/buffer-bounds lock
; At the start, the buffer of lock holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor lock
; At the start, the buffer of lock still holds sends minus receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex lock
; At the start, at most one sender waits for its message on lock to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 7)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 5)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; i1 counts the iterations of its loop
(assert (ite (<= 0 m) (and (<= 0 i1) (<= i1 m) (=> (< P0 2) (= i1 0)) (=> (and (< 2 P0) (< P0 7)) (< i1 m)) (=> (>= P0 7) (= i1 m))) (and (= i1 0) (not (and (< 2 P0) (< P0 7))))))
; i counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i) (<= i n) (=> (< P1 0) (= i 0)) (=> (and (< 0 P1) (< P1 5)) (< i n)) (=> (>= P1 5) (= i n))) (and (= i 0) (not (and (< 0 P1) (< P1 5))))))
; the buffer of lock holds no more than its capacity and no less than nothing
(assert (and (<= 0 lock) (<= lock 1)))
; the buffer of lock still holds sends minus receives
(assert (= lock (- (+ i1 (ite (and (< 3 P0) (< P0 7)) 1 0) i (ite (and (< 1 P1) (< P1 5)) 1 0)) (+ i1 (ite (and (< 5 P0) (< P0 7)) 1 0) i (ite (and (< 3 P1) (< P1 5)) 1 0)))))
; at most one sender waits for its message on lock to be taken
(assert (= (+ (ite (= P0 4) 1 0) (ite (= P1 2) 1 0)) 0))

; preservation/0.0/counter-range main
; When main at line 1 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 1 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/loop i1
; When main at line 1 makes the channel, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (<= 0 m) (and (<= 0 i1) (<= i1 m) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.0/monitor lock
; When main at line 1 makes the channel, the buffer of lock still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= lock (- (+ i1 i (ite (and (< 1 P1) (< P1 5)) 1 0)) (+ i1 i (ite (and (< 3 P1) (< P1 5)) 1 0))))))
(check-sat)
(pop 1)

; preservation/0.0/rendezvous-mutex lock
; When main at line 1 makes the channel, at most one sender waits for its message on lock to be taken.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 2 spawns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/counter-range goroutine 1
; When main at line 2 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 2 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/loop i1
; When main at line 2 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= 0 m) (and (<= 0 i1) (<= i1 m)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.1/loop i
; When main at line 2 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1/monitor lock
; When main at line 2 spawns, the buffer of lock still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= lock (- (+ i1 i) (+ i1 i)))))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex lock
; When main at line 2 spawns, at most one sender waits for its message on lock to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/counter-range main
; When main at line 8 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (< i1 m))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/spawned goroutine 1
; When main at line 8 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert (< i1 m))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2.1/loop i1
; When main at line 8 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (< i1 m))
(assert true)
(assert (not (ite (<= 0 m) (and (<= 0 i1) (<= i1 m) (< i1 m)) false)))
(check-sat)
(pop 1)

; preservation/0.2.1/monitor lock
; When main at line 8 begins an iteration of its loop, the buffer of lock still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert (< i1 m))
(assert true)
(assert (not (= lock (- (+ i1 i (ite (and (< 1 P1) (< P1 5)) 1 0)) (+ i1 i (ite (and (< 3 P1) (< P1 5)) 1 0))))))
(check-sat)
(pop 1)

; preservation/0.2.1/rendezvous-mutex lock
; When main at line 8 begins an iteration of its loop, at most one sender waits for its message on lock to be taken.
(push 1)
(assert (= P0 2))
(assert (< i1 m))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.2.2/counter-range main
; When main at line 8 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (>= i1 m))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.2/spawned goroutine 1
; When main at line 8 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert (>= i1 m))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2.2/loop i1
; When main at line 8 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (>= i1 m))
(assert true)
(assert (not (ite (<= 0 m) (and (<= 0 i1) (<= i1 m) (= i1 m)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.2.2/monitor lock
; When main at line 8 leaves its loop, the buffer of lock still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert (>= i1 m))
(assert true)
(assert (not (= lock (- (+ i1 i (ite (and (< 1 P1) (< P1 5)) 1 0)) (+ i1 i (ite (and (< 3 P1) (< P1 5)) 1 0))))))
(check-sat)
(pop 1)

; preservation/0.2.2/rendezvous-mutex lock
; When main at line 8 leaves its loop, at most one sender waits for its message on lock to be taken.
(push 1)
(assert (= P0 2))
(assert (>= i1 m))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 9 sends into the buffer, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (< lock 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 9 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (< lock 1))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/loop i1
; When main at line 9 sends into the buffer, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert (< lock 1))
(assert true)
(assert (not (ite (<= 0 m) (and (<= 0 i1) (<= i1 m) (< i1 m)) false)))
(check-sat)
(pop 1)

; preservation/0.3/buffer-bounds lock
; When main at line 9 sends into the buffer, the buffer of lock holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 3))
(assert (< lock 1))
(assert true)
(assert (not (and (<= 0 (+ lock 1)) (<= (+ lock 1) 1))))
(check-sat)
(pop 1)

; preservation/0.3/monitor lock
; When main at line 9 sends into the buffer, the buffer of lock still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert (< lock 1))
(assert true)
(assert (not (= (+ lock 1) (- (+ i1 i (ite (and (< 1 P1) (< P1 5)) 1 0) 1) (+ i1 i (ite (and (< 3 P1) (< P1 5)) 1 0))))))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex lock
; When main at line 9 sends into the buffer, at most one sender waits for its message on lock to be taken.
(push 1)
(assert (= P0 3))
(assert (< lock 1))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 9 sees its message taken, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (= lock (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 9 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (= lock (- 1)))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/loop i1
; When main at line 9 sees its message taken, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (= lock (- 1)))
(assert true)
(assert (not (ite (<= 0 m) (and (<= 0 i1) (<= i1 m) (< i1 m)) false)))
(check-sat)
(pop 1)

; preservation/0.4/buffer-bounds lock
; When main at line 9 sees its message taken, the buffer of lock holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 4))
(assert (= lock (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/monitor lock
; When main at line 9 sees its message taken, the buffer of lock still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (= lock (- 1)))
(assert true)
(assert (not (= 0 (- (+ i1 i (ite (and (< 1 P1) (< P1 5)) 1 0) 1) (+ i1 i (ite (and (< 3 P1) (< P1 5)) 1 0))))))
(check-sat)
(pop 1)

; preservation/0.4/rendezvous-mutex lock
; When main at line 9 sees its message taken, at most one sender waits for its message on lock to be taken.
(push 1)
(assert (= P0 4))
(assert (= lock (- 1)))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 10 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (> lock 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 10 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (> lock 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/loop i1
; When main at line 10 receives from the buffer, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (> lock 0))
(assert true)
(assert (not (ite (<= 0 m) (and (<= 0 i1) (<= i1 m) (< i1 m)) false)))
(check-sat)
(pop 1)

; preservation/0.5/buffer-bounds lock
; When main at line 10 receives from the buffer, the buffer of lock holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 5))
(assert (> lock 0))
(assert true)
(assert (not (and (<= 0 (- lock 1)) (<= (- lock 1) 1))))
(check-sat)
(pop 1)

; preservation/0.5/monitor lock
; When main at line 10 receives from the buffer, the buffer of lock still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (> lock 0))
(assert true)
(assert (not (= (- lock 1) (- (+ i1 i (ite (and (< 1 P1) (< P1 5)) 1 0) 1) (+ i1 i (ite (and (< 3 P1) (< P1 5)) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/0.5/rendezvous-mutex lock
; When main at line 10 receives from the buffer, at most one sender waits for its message on lock to be taken.
(push 1)
(assert (= P0 5))
(assert (> lock 0))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 8 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 8 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.6/loop i1
; When main at line 8 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (<= 0 m) (and (<= 0 (+ i1 1)) (<= (+ i1 1) m)) (= (+ i1 1) 0))))
(check-sat)
(pop 1)

; preservation/0.6/monitor lock
; When main at line 8 ends an iteration of its loop, the buffer of lock still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (= lock (- (+ i1 1 i (ite (and (< 1 P1) (< P1 5)) 1 0)) (+ i1 1 i (ite (and (< 3 P1) (< P1 5)) 1 0))))))
(check-sat)
(pop 1)

; preservation/0.6/rendezvous-mutex lock
; When main at line 8 ends an iteration of its loop, at most one sender waits for its message on lock to be taken.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 3 begins an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 3 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.1/loop i
; When goroutine 1 at line 3 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor lock
; When goroutine 1 at line 3 begins an iteration of its loop, the buffer of lock still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (not (= lock (- (+ i1 (ite (and (< 3 P0) (< P0 7)) 1 0) i) (+ i1 (ite (and (< 5 P0) (< P0 7)) 1 0) i)))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex lock
; When goroutine 1 at line 3 begins an iteration of its loop, at most one sender waits for its message on lock to be taken.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 3 leaves its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 3 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.2/loop i
; When goroutine 1 at line 3 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor lock
; When goroutine 1 at line 3 leaves its loop, the buffer of lock still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (not (= lock (- (+ i1 (ite (and (< 3 P0) (< P0 7)) 1 0) i) (+ i1 (ite (and (< 5 P0) (< P0 7)) 1 0) i)))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex lock
; When goroutine 1 at line 3 leaves its loop, at most one sender waits for its message on lock to be taken.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 4 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (< lock 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 4 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (< lock 1))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/loop i
; When goroutine 1 at line 4 sends into the buffer, i counts the iterations of its loop.
(push 1)
(assert (= P1 1))
(assert (< lock 1))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds lock
; When goroutine 1 at line 4 sends into the buffer, the buffer of lock holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (< lock 1))
(assert true)
(assert (not (and (<= 0 (+ lock 1)) (<= (+ lock 1) 1))))
(check-sat)
(pop 1)

; preservation/1.1/monitor lock
; When goroutine 1 at line 4 sends into the buffer, the buffer of lock still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (< lock 1))
(assert true)
(assert (not (= (+ lock 1) (- (+ i1 (ite (and (< 3 P0) (< P0 7)) 1 0) i 1) (+ i1 (ite (and (< 5 P0) (< P0 7)) 1 0) i)))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex lock
; When goroutine 1 at line 4 sends into the buffer, at most one sender waits for its message on lock to be taken.
(push 1)
(assert (= P1 1))
(assert (< lock 1))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 4 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (= lock (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 4 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (= lock (- 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.2/loop i
; When goroutine 1 at line 4 sees its message taken, i counts the iterations of its loop.
(push 1)
(assert (= P1 2))
(assert (= lock (- 1)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds lock
; When goroutine 1 at line 4 sees its message taken, the buffer of lock holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (= lock (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/monitor lock
; When goroutine 1 at line 4 sees its message taken, the buffer of lock still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (= lock (- 1)))
(assert true)
(assert (not (= 0 (- (+ i1 (ite (and (< 3 P0) (< P0 7)) 1 0) i 1) (+ i1 (ite (and (< 5 P0) (< P0 7)) 1 0) i)))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex lock
; When goroutine 1 at line 4 sees its message taken, at most one sender waits for its message on lock to be taken.
(push 1)
(assert (= P1 2))
(assert (= lock (- 1)))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 5 receives from the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert (> lock 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 5 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert (> lock 0))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.3/loop i
; When goroutine 1 at line 5 receives from the buffer, i counts the iterations of its loop.
(push 1)
(assert (= P1 3))
(assert (> lock 0))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/1.3/buffer-bounds lock
; When goroutine 1 at line 5 receives from the buffer, the buffer of lock holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 3))
(assert (> lock 0))
(assert true)
(assert (not (and (<= 0 (- lock 1)) (<= (- lock 1) 1))))
(check-sat)
(pop 1)

; preservation/1.3/monitor lock
; When goroutine 1 at line 5 receives from the buffer, the buffer of lock still holds sends minus receives.
(push 1)
(assert (= P1 3))
(assert (> lock 0))
(assert true)
(assert (not (= (- lock 1) (- (+ i1 (ite (and (< 3 P0) (< P0 7)) 1 0) i 1) (+ i1 (ite (and (< 5 P0) (< P0 7)) 1 0) i 1)))))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex lock
; When goroutine 1 at line 5 receives from the buffer, at most one sender waits for its message on lock to be taken.
(push 1)
(assert (= P1 3))
(assert (> lock 0))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.4/counter-range goroutine 1
; When goroutine 1 at line 3 ends an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.4/spawned goroutine 1
; When goroutine 1 at line 3 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.4/loop i
; When goroutine 1 at line 3 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i 1)) (<= (+ i 1) n)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/1.4/monitor lock
; When goroutine 1 at line 3 ends an iteration of its loop, the buffer of lock still holds sends minus receives.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (= lock (- (+ i1 (ite (and (< 3 P0) (< P0 7)) 1 0) i 1) (+ i1 (ite (and (< 5 P0) (< P0 7)) 1 0) i 1)))))
(check-sat)
(pop 1)

; preservation/1.4/rendezvous-mutex lock
; When goroutine 1 at line 3 ends an iteration of its loop, at most one sender waits for its message on lock to be taken.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; exit/0.3/balanced
; When nothing can move any more, main at line 9 does not wait at lock! while the precondition holds.
(push 1)
(assert (= P0 3))
(assert (or (= P0 7) (and (= P0 3) (>= lock 1)) (and (= P0 4) (not (= lock (- 1)))) (and (= P0 5) (<= lock 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (>= lock 1)) (and (= P1 2) (not (= lock (- 1)))) (and (= P1 3) (<= lock 0))))
(assert (and (<= (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0)) (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0))) (<= (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0)) (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0) 1))))
(assert true)
(check-sat)
(pop 1)

; exit/0.4/balanced
; When nothing can move any more, main at line 9 does not wait at lock! acknowledged while the precondition holds.
(push 1)
(assert (= P0 4))
(assert (or (= P0 7) (and (= P0 3) (>= lock 1)) (and (= P0 4) (not (= lock (- 1)))) (and (= P0 5) (<= lock 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (>= lock 1)) (and (= P1 2) (not (= lock (- 1)))) (and (= P1 3) (<= lock 0))))
(assert (and (<= (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0)) (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0))) (<= (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0)) (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0) 1))))
(assert true)
(check-sat)
(pop 1)

; exit/0.5/balanced
; When nothing can move any more, main at line 10 does not wait at lock? while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (or (= P0 7) (and (= P0 3) (>= lock 1)) (and (= P0 4) (not (= lock (- 1)))) (and (= P0 5) (<= lock 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (>= lock 1)) (and (= P1 2) (not (= lock (- 1)))) (and (= P1 3) (<= lock 0))))
(assert (and (<= (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0)) (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0))) (<= (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0)) (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0) 1))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 4 does not wait at lock! while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 7) (and (= P0 3) (>= lock 1)) (and (= P0 4) (not (= lock (- 1)))) (and (= P0 5) (<= lock 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (>= lock 1)) (and (= P1 2) (not (= lock (- 1)))) (and (= P1 3) (<= lock 0))))
(assert (and (<= (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0)) (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0))) (<= (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0)) (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0) 1))))
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 4 does not wait at lock! acknowledged while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (or (= P0 7) (and (= P0 3) (>= lock 1)) (and (= P0 4) (not (= lock (- 1)))) (and (= P0 5) (<= lock 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (>= lock 1)) (and (= P1 2) (not (= lock (- 1)))) (and (= P1 3) (<= lock 0))))
(assert (and (<= (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0)) (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0))) (<= (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0)) (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0) 1))))
(assert true)
(check-sat)
(pop 1)

; exit/1.3/balanced
; When nothing can move any more, goroutine 1 at line 5 does not wait at lock? while the precondition holds.
(push 1)
(assert (= P1 3))
(assert (or (= P0 7) (and (= P0 3) (>= lock 1)) (and (= P0 4) (not (= lock (- 1)))) (and (= P0 5) (<= lock 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (>= lock 1)) (and (= P1 2) (not (= lock (- 1)))) (and (= P1 3) (<= lock 0))))
(assert (and (<= (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0)) (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0))) (<= (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0)) (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0) 1))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, lock is sent to at least as often as it is received from.
(push 1)
(assert (= P0 7))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert (> (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0)) (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0))))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to lock is received or fits its buffer.
(push 1)
(assert (= P0 7))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert (> (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0)) (+ (ite (< 0 m) (- m 0) 0) (ite (< 0 n) (- n 0) 0) 1)))
(check-sat)
(pop 1)
