(set-logic ALL)
(declare-const P0 Int)
(declare-const N1_0 Int)
(declare-const N1_1 Int)
(declare-const N1_2 Int)
(declare-const N1_3 Int)
(declare-const i Int)
(declare-const n Int)
(declare-const i1 Int)
(declare-const i2 Int)
(declare-const arrive Int)
(declare-const leave Int)

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
; At the start, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/loop i
; At the start, i counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 n) (<= 0 n) true)))
(check-sat)
(pop 1)

; establishment/loop i1
; At the start, i1 counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 n) (<= 0 n) true)))
(check-sat)
(pop 1)

; establishment/loop i2
; At the start, i2 counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 n) (<= 0 n) true)))
(check-sat)
(pop 1)

; establishment/buffer-bounds arrive
; At the start, the buffer of arrive holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds leave
; At the start, the buffer of leave holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor arrive
; At the start, the exchanges over arrive still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor leave
; At the start, the exchanges over leave still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex arrive
; At the start, at most one sender waits for its message on arrive to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex leave
; At the start, at most one sender waits for its message on leave to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 12)))
; goroutine 1 is at one of its program points
(assert (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 N1_2) (<= 0 N1_3)))
; as many instances of goroutine 1 exist as its go statement was run
(assert (= (+ N1_0 N1_1 N1_2 N1_3) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0))))
; i counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i) (<= i n) (=> (< P0 2) (= i 0)) (=> (and (< 2 P0) (< P0 5)) (< i n)) (=> (>= P0 5) (= i n))) (and (= i 0) (not (and (< 2 P0) (< P0 5))))))
; i1 counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (=> (< P0 5) (= i1 0)) (=> (and (< 5 P0) (< P0 8)) (< i1 n)) (=> (>= P0 8) (= i1 n))) (and (= i1 0) (not (and (< 5 P0) (< P0 8))))))
; i2 counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (=> (< P0 8) (= i2 0)) (=> (and (< 8 P0) (< P0 12)) (< i2 n)) (=> (>= P0 12) (= i2 n))) (and (= i2 0) (not (and (< 8 P0) (< P0 12))))))
; the buffer of arrive holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) arrive) (<= arrive 1)))
; the buffer of leave holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) leave) (<= leave 1)))
; the exchanges over arrive still match sends with receives
(assert (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (+ (* i1 2) (ite (and (< 6 P0) (< P0 8)) 2 0)))))
; the exchanges over leave still match sends with receives
(assert (= leave (- (+ (* i2 2) (ite (and (< 9 P0) (< P0 12)) 1 0) (ite (and (< 10 P0) (< P0 12)) 1 0)) (* 2 N1_3))))
; at most one sender waits for its message on arrive to be taken
(assert (= N1_1 (ite (= arrive 0) 0 1)))
; at most one sender waits for its message on leave to be taken
(assert (= (ite (= P0 10) 1 0) (ite (= leave 0) 0 1)))

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
; When main at line 1 makes the channel, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.0/loop i
; When main at line 1 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0/loop i1
; When main at line 1 makes the channel, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.0/loop i2
; When main at line 1 makes the channel, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.0/monitor arrive
; When main at line 1 makes the channel, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.0/monitor leave
; When main at line 1 makes the channel, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= leave (- (* i2 2) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.0/rendezvous-mutex leave
; When main at line 1 makes the channel, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= 0 (ite (= leave 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 2 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 2 makes the channel, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.1/loop i
; When main at line 2 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1/loop i1
; When main at line 2 makes the channel, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.1/loop i2
; When main at line 2 makes the channel, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.1/monitor arrive
; When main at line 2 makes the channel, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.1/monitor leave
; When main at line 2 makes the channel, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= leave (- (* i2 2) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex leave
; When main at line 2 makes the channel, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= 0 (ite (= leave 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.2.1/counter-range main
; When main at line 3 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (< i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/spawned goroutine 1
; When main at line 3 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert (< i n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.2.1/loop i
; When main at line 3 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (< i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.2.1/loop i1
; When main at line 3 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (< i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.2.1/loop i2
; When main at line 3 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (< i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.2.1/monitor arrive
; When main at line 3 begins an iteration of its loop, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (< i n))
(assert true)
(assert (not (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.2.1/monitor leave
; When main at line 3 begins an iteration of its loop, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (< i n))
(assert true)
(assert (not (= leave (- (* i2 2) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.2.1/rendezvous-mutex leave
; When main at line 3 begins an iteration of its loop, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 2))
(assert (< i n))
(assert true)
(assert (not (= 0 (ite (= leave 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.2.2/counter-range main
; When main at line 3 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (>= i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.2/spawned goroutine 1
; When main at line 3 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert (>= i n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.2.2/loop i
; When main at line 3 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (>= i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.2.2/loop i1
; When main at line 3 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (>= i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.2.2/loop i2
; When main at line 3 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (>= i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.2.2/monitor arrive
; When main at line 3 leaves its loop, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (>= i n))
(assert true)
(assert (not (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.2.2/monitor leave
; When main at line 3 leaves its loop, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (>= i n))
(assert true)
(assert (not (= leave (- (* i2 2) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.2.2/rendezvous-mutex leave
; When main at line 3 leaves its loop, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 2))
(assert (>= i n))
(assert true)
(assert (not (= 0 (ite (= leave 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 4 spawns, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/counter-range goroutine 1
; When main at line 4 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (and (<= 0 (+ N1_0 1)) (<= 0 N1_1) (<= 0 N1_2) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 4 spawns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= (+ N1_0 1 N1_1 N1_2 N1_3) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.3/loop i
; When main at line 4 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.3/loop i1
; When main at line 4 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.3/loop i2
; When main at line 4 spawns, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.3/monitor arrive
; When main at line 4 spawns, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.3/monitor leave
; When main at line 4 spawns, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= leave (- (* i2 2) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex leave
; When main at line 4 spawns, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= 0 (ite (= leave 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 3 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 3 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.4/loop i
; When main at line 3 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i 1)) (<= (+ i 1) n)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.4/loop i1
; When main at line 3 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.4/loop i2
; When main at line 3 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.4/monitor arrive
; When main at line 3 ends an iteration of its loop, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.4/monitor leave
; When main at line 3 ends an iteration of its loop, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= leave (- (* i2 2) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.4/rendezvous-mutex leave
; When main at line 3 ends an iteration of its loop, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= 0 (ite (= leave 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.5.1/counter-range main
; When main at line 9 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (< i1 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5.1/spawned goroutine 1
; When main at line 9 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert (< i1 n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.5.1/loop i
; When main at line 9 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (< i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.5.1/loop i1
; When main at line 9 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (< i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/0.5.1/loop i2
; When main at line 9 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (< i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.5.1/monitor arrive
; When main at line 9 begins an iteration of its loop, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (< i1 n))
(assert true)
(assert (not (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.5.1/monitor leave
; When main at line 9 begins an iteration of its loop, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (< i1 n))
(assert true)
(assert (not (= leave (- (* i2 2) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.5.1/rendezvous-mutex leave
; When main at line 9 begins an iteration of its loop, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 5))
(assert (< i1 n))
(assert true)
(assert (not (= 0 (ite (= leave 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.5.2/counter-range main
; When main at line 9 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (>= i1 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5.2/spawned goroutine 1
; When main at line 9 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert (>= i1 n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.5.2/loop i
; When main at line 9 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (>= i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/loop i1
; When main at line 9 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (>= i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/loop i2
; When main at line 9 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (>= i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/monitor arrive
; When main at line 9 leaves its loop, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (>= i1 n))
(assert true)
(assert (not (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.5.2/monitor leave
; When main at line 9 leaves its loop, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (>= i1 n))
(assert true)
(assert (not (= leave (- (* i2 2) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.5.2/rendezvous-mutex leave
; When main at line 9 leaves its loop, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 5))
(assert (>= i1 n))
(assert true)
(assert (not (= 0 (ite (= leave 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 10 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert (= arrive 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 10 takes the offered message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 6))
(assert (= arrive 1))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.6/loop i
; When main at line 10 takes the offered message, i counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (= arrive 1))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.6/loop i1
; When main at line 10 takes the offered message, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (= arrive 1))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/0.6/loop i2
; When main at line 10 takes the offered message, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (= arrive 1))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.6/buffer-bounds arrive
; When main at line 10 takes the offered message, the buffer of arrive holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 6))
(assert (= arrive 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/monitor arrive
; When main at line 10 takes the offered message, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 6))
(assert (= arrive 1))
(assert true)
(assert (not (= (- 1) (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (+ (* i1 2) 2)))))
(check-sat)
(pop 1)

; preservation/0.6/monitor leave
; When main at line 10 takes the offered message, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 6))
(assert (= arrive 1))
(assert true)
(assert (not (= leave (- (* i2 2) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.6/rendezvous-mutex arrive
; When main at line 10 takes the offered message, at most one sender waits for its message on arrive to be taken.
(push 1)
(assert (= P0 6))
(assert (= arrive 1))
(assert true)
(assert (not (= N1_1 1)))
(check-sat)
(pop 1)

; preservation/0.6/rendezvous-mutex leave
; When main at line 10 takes the offered message, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 6))
(assert (= arrive 1))
(assert true)
(assert (not (= 0 (ite (= leave 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.7/counter-range main
; When main at line 9 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7/spawned goroutine 1
; When main at line 9 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.7/loop i
; When main at line 9 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.7/loop i1
; When main at line 9 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i1 1)) (<= (+ i1 1) n)) (= (+ i1 1) 0))))
(check-sat)
(pop 1)

; preservation/0.7/loop i2
; When main at line 9 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.7/monitor arrive
; When main at line 9 ends an iteration of its loop, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* (+ i1 1) 2)))))
(check-sat)
(pop 1)

; preservation/0.7/monitor leave
; When main at line 9 ends an iteration of its loop, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= leave (- (* i2 2) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.7/rendezvous-mutex leave
; When main at line 9 ends an iteration of its loop, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= 0 (ite (= leave 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.8.1/counter-range main
; When main at line 12 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 8))
(assert (< i2 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.8.1/spawned goroutine 1
; When main at line 12 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 8))
(assert (< i2 n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.8.1/loop i
; When main at line 12 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (< i2 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.8.1/loop i1
; When main at line 12 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (< i2 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.8.1/loop i2
; When main at line 12 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (< i2 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (< i2 n)) false)))
(check-sat)
(pop 1)

; preservation/0.8.1/monitor arrive
; When main at line 12 begins an iteration of its loop, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 8))
(assert (< i2 n))
(assert true)
(assert (not (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.8.1/monitor leave
; When main at line 12 begins an iteration of its loop, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 8))
(assert (< i2 n))
(assert true)
(assert (not (= leave (- (* i2 2) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.8.1/rendezvous-mutex leave
; When main at line 12 begins an iteration of its loop, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 8))
(assert (< i2 n))
(assert true)
(assert (not (= 0 (ite (= leave 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.8.2/counter-range main
; When main at line 12 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 8))
(assert (>= i2 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.8.2/spawned goroutine 1
; When main at line 12 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 8))
(assert (>= i2 n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.8.2/loop i
; When main at line 12 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (>= i2 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.8.2/loop i1
; When main at line 12 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (>= i2 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.8.2/loop i2
; When main at line 12 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (>= i2 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 n)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.8.2/monitor arrive
; When main at line 12 leaves its loop, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 8))
(assert (>= i2 n))
(assert true)
(assert (not (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.8.2/monitor leave
; When main at line 12 leaves its loop, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 8))
(assert (>= i2 n))
(assert true)
(assert (not (= leave (- (* i2 2) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.8.2/rendezvous-mutex leave
; When main at line 12 leaves its loop, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 8))
(assert (>= i2 n))
(assert true)
(assert (not (= 0 (ite (= leave 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.9/counter-range main
; When main at line 13 offers its message, main is at one of its program points.
(push 1)
(assert (= P0 9))
(assert (= leave 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.9/spawned goroutine 1
; When main at line 13 offers its message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 9))
(assert (= leave 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.9/loop i
; When main at line 13 offers its message, i counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (= leave 0))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.9/loop i1
; When main at line 13 offers its message, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (= leave 0))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.9/loop i2
; When main at line 13 offers its message, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (= leave 0))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (< i2 n)) false)))
(check-sat)
(pop 1)

; preservation/0.9/buffer-bounds leave
; When main at line 13 offers its message, the buffer of leave holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 9))
(assert (= leave 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.9/monitor arrive
; When main at line 13 offers its message, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 9))
(assert (= leave 0))
(assert true)
(assert (not (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.9/monitor leave
; When main at line 13 offers its message, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 9))
(assert (= leave 0))
(assert true)
(assert (not (= 1 (- (+ (* i2 2) 1) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.9/rendezvous-mutex leave
; When main at line 13 offers its message, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 9))
(assert (= leave 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.10/counter-range main
; When main at line 13 sees its message taken, main is at one of its program points.
(push 1)
(assert (= P0 10))
(assert (= leave (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.10/spawned goroutine 1
; When main at line 13 sees its message taken, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 10))
(assert (= leave (- 1)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.10/loop i
; When main at line 13 sees its message taken, i counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (= leave (- 1)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.10/loop i1
; When main at line 13 sees its message taken, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (= leave (- 1)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.10/loop i2
; When main at line 13 sees its message taken, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (= leave (- 1)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (< i2 n)) false)))
(check-sat)
(pop 1)

; preservation/0.10/buffer-bounds leave
; When main at line 13 sees its message taken, the buffer of leave holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 10))
(assert (= leave (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.10/monitor arrive
; When main at line 13 sees its message taken, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 10))
(assert (= leave (- 1)))
(assert true)
(assert (not (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.10/monitor leave
; When main at line 13 sees its message taken, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 10))
(assert (= leave (- 1)))
(assert true)
(assert (not (= 0 (- (+ (* i2 2) 2) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.10/rendezvous-mutex leave
; When main at line 13 sees its message taken, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 10))
(assert (= leave (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.11/counter-range main
; When main at line 12 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.11/spawned goroutine 1
; When main at line 12 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.11/loop i
; When main at line 12 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.11/loop i1
; When main at line 12 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.11/loop i2
; When main at line 12 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i2 1)) (<= (+ i2 1) n)) (= (+ i2 1) 0))))
(check-sat)
(pop 1)

; preservation/0.11/monitor arrive
; When main at line 12 ends an iteration of its loop, the exchanges over arrive still match sends with receives.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (= arrive (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.11/monitor leave
; When main at line 12 ends an iteration of its loop, the exchanges over leave still match sends with receives.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (= leave (- (* (+ i2 1) 2) (* 2 N1_3)))))
(check-sat)
(pop 1)

; preservation/0.11/rendezvous-mutex leave
; When main at line 12 ends an iteration of its loop, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (= 0 (ite (= leave 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 5 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (= arrive 0))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 (+ N1_1 1)) (<= 0 N1_2) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 5 offers its message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (= arrive 0))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 1 N1_2 N1_3) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds arrive
; When goroutine 1 at line 5 offers its message, the buffer of arrive holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (= arrive 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/monitor arrive
; When goroutine 1 at line 5 offers its message, the exchanges over arrive still match sends with receives.
(push 1)
(assert (> N1_0 0))
(assert (= arrive 0))
(assert true)
(assert (not (= 1 (- (+ N1_1 1 N1_2 N1_3 N1_2 N1_3) (+ (* i1 2) (ite (and (< 6 P0) (< P0 8)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex arrive
; When goroutine 1 at line 5 offers its message, at most one sender waits for its message on arrive to be taken.
(push 1)
(assert (> N1_0 0))
(assert (= arrive 0))
(assert true)
(assert (not (= (+ N1_1 1) 1)))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 5 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_1 0))
(assert (= arrive (- 1)))
(assert true)
(assert (not (and (<= 0 N1_0) (<= 0 (- N1_1 1)) (<= 0 (+ N1_2 1)) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 5 sees its message taken, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_1 0))
(assert (= arrive (- 1)))
(assert true)
(assert (not (= (+ N1_0 (- N1_1 1) N1_2 1 N1_3) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds arrive
; When goroutine 1 at line 5 sees its message taken, the buffer of arrive holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_1 0))
(assert (= arrive (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor arrive
; When goroutine 1 at line 5 sees its message taken, the exchanges over arrive still match sends with receives.
(push 1)
(assert (> N1_1 0))
(assert (= arrive (- 1)))
(assert true)
(assert (not (= 0 (- (+ (- N1_1 1) N1_2 1 N1_3 N1_2 1 N1_3) (+ (* i1 2) (ite (and (< 6 P0) (< P0 8)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex arrive
; When goroutine 1 at line 5 sees its message taken, at most one sender waits for its message on arrive to be taken.
(push 1)
(assert (> N1_1 0))
(assert (= arrive (- 1)))
(assert true)
(assert (not (= (- N1_1 1) 0)))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 6 takes the offered message, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_2 0))
(assert (= leave 1))
(assert true)
(assert (not (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 (- N1_2 1)) (<= 0 (+ N1_3 1)))))
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 6 takes the offered message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_2 0))
(assert (= leave 1))
(assert true)
(assert (not (= (+ N1_0 N1_1 (- N1_2 1) N1_3 1) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds leave
; When goroutine 1 at line 6 takes the offered message, the buffer of leave holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_2 0))
(assert (= leave 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/monitor arrive
; When goroutine 1 at line 6 takes the offered message, the exchanges over arrive still match sends with receives.
(push 1)
(assert (> N1_2 0))
(assert (= leave 1))
(assert true)
(assert (not (= arrive (- (+ N1_1 (- N1_2 1) N1_3 1 (- N1_2 1) N1_3 1) (+ (* i1 2) (ite (and (< 6 P0) (< P0 8)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.2/monitor leave
; When goroutine 1 at line 6 takes the offered message, the exchanges over leave still match sends with receives.
(push 1)
(assert (> N1_2 0))
(assert (= leave 1))
(assert true)
(assert (not (= (- 1) (- (+ (* i2 2) (ite (and (< 9 P0) (< P0 12)) 1 0) (ite (and (< 10 P0) (< P0 12)) 1 0)) (* 2 (+ N1_3 1))))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex leave
; When goroutine 1 at line 6 takes the offered message, at most one sender waits for its message on leave to be taken.
(push 1)
(assert (> N1_2 0))
(assert (= leave 1))
(assert true)
(assert (not (= (ite (= P0 10) 1 0) 1)))
(check-sat)
(pop 1)

; exit/0.6/balanced
; When nothing can move any more, main at line 10 does not wait at arrive? while the precondition holds.
(push 1)
(assert (= P0 6))
(assert (or (= P0 12) (and (= P0 6) (not (= arrive 1))) (and (= P0 9) (not (= leave 0))) (and (= P0 10) (not (= leave (- 1))))))
(assert (or (<= N1_0 0) (not (= arrive 0))))
(assert (or (<= N1_1 0) (not (= arrive (- 1)))))
(assert (or (<= N1_2 0) (not (= leave 1))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/0.9/balanced
; When nothing can move any more, main at line 13 does not wait at leave! while the precondition holds.
(push 1)
(assert (= P0 9))
(assert (or (= P0 12) (and (= P0 6) (not (= arrive 1))) (and (= P0 9) (not (= leave 0))) (and (= P0 10) (not (= leave (- 1))))))
(assert (or (<= N1_0 0) (not (= arrive 0))))
(assert (or (<= N1_1 0) (not (= arrive (- 1)))))
(assert (or (<= N1_2 0) (not (= leave 1))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/0.10/balanced
; When nothing can move any more, main at line 13 does not wait at leave! acknowledged while the precondition holds.
(push 1)
(assert (= P0 10))
(assert (or (= P0 12) (and (= P0 6) (not (= arrive 1))) (and (= P0 9) (not (= leave 0))) (and (= P0 10) (not (= leave (- 1))))))
(assert (or (<= N1_0 0) (not (= arrive 0))))
(assert (or (<= N1_1 0) (not (= arrive (- 1)))))
(assert (or (<= N1_2 0) (not (= leave 1))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 5 does not wait at arrive! while the precondition holds.
(push 1)
(assert (> N1_0 0))
(assert (or (= P0 12) (and (= P0 6) (not (= arrive 1))) (and (= P0 9) (not (= leave 0))) (and (= P0 10) (not (= leave (- 1))))))
(assert (or (<= N1_0 0) (not (= arrive 0))))
(assert (or (<= N1_1 0) (not (= arrive (- 1)))))
(assert (or (<= N1_2 0) (not (= leave 1))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 5 does not wait at arrive! acknowledged while the precondition holds.
(push 1)
(assert (> N1_1 0))
(assert (or (= P0 12) (and (= P0 6) (not (= arrive 1))) (and (= P0 9) (not (= leave 0))) (and (= P0 10) (not (= leave (- 1))))))
(assert (or (<= N1_0 0) (not (= arrive 0))))
(assert (or (<= N1_1 0) (not (= arrive (- 1)))))
(assert (or (<= N1_2 0) (not (= leave 1))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 6 does not wait at leave? while the precondition holds.
(push 1)
(assert (> N1_2 0))
(assert (or (= P0 12) (and (= P0 6) (not (= arrive 1))) (and (= P0 9) (not (= leave 0))) (and (= P0 10) (not (= leave (- 1))))))
(assert (or (<= N1_0 0) (not (= arrive 0))))
(assert (or (<= N1_1 0) (not (= arrive (- 1)))))
(assert (or (<= N1_2 0) (not (= leave 1))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, arrive is sent to at least as often as it is received from.
(push 1)
(assert (= P0 12))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0)))
(assert (> (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to arrive is received or fits its buffer.
(push 1)
(assert (= P0 12))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0)))
(assert (> (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)))
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, leave is sent to at least as often as it is received from.
(push 1)
(assert (= P0 12))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0)))
(assert (> (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)))
(check-sat)
(pop 1)

; necessity/4
; When every goroutine has ended, what is sent to leave is received or fits its buffer.
(push 1)
(assert (= P0 12))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0)))
(assert (> (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)))
(check-sat)
(pop 1)
