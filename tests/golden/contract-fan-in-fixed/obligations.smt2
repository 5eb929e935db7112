(set-logic ALL)
(declare-const n Int)
(declare-const P0 Int)
(declare-const N1_0 Int)
(declare-const N1_1 Int)
(declare-const N1_2 Int)
(declare-const i Int)
(declare-const i1 Int)
(declare-const c Int)

; What holds of the parameters.
(assert (>= n 0))

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

; establishment/buffer-bounds c
; At the start, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor c
; At the start, the exchanges over c still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex c
; At the start, at most one sender waits for its message on c to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 7)))
; goroutine 1 is at one of its program points
(assert (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 N1_2)))
; as many instances of goroutine 1 exist as its go statement was run
(assert (= (+ N1_0 N1_1 N1_2) (+ i (ite (and (< 2 P0) (< P0 4)) 1 0))))
; i counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i) (<= i n) (=> (< P0 1) (= i 0)) (=> (and (< 1 P0) (< P0 4)) (< i n)) (=> (>= P0 4) (= i n))) (and (= i 0) (not (and (< 1 P0) (< P0 4))))))
; i1 counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (=> (< P0 4) (= i1 0)) (=> (and (< 4 P0) (< P0 7)) (< i1 n)) (=> (>= P0 7) (= i1 n))) (and (= i1 0) (not (and (< 4 P0) (< P0 7))))))
; the buffer of c holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) c) (<= c 1)))
; the exchanges over c still match sends with receives
(assert (= c (- (+ N1_1 N1_2 N1_2) (+ (* i1 2) (ite (and (< 5 P0) (< P0 7)) 2 0)))))
; at most one sender waits for its message on c to be taken
(assert (= N1_1 (ite (= c 0) 0 1)))

; preservation/0.0/counter-range main
; When main at line 9 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 9 makes the channel, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.0/loop i
; When main at line 9 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0/loop i1
; When main at line 9 makes the channel, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.0/monitor c
; When main at line 9 makes the channel, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= c (- (+ N1_1 N1_2 N1_2) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.1.1/counter-range main
; When main at line 12 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.1/spawned goroutine 1
; When main at line 12 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.1.1/loop i
; When main at line 12 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.1.1/loop i1
; When main at line 12 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.1.1/monitor c
; When main at line 12 begins an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (= c (- (+ N1_1 N1_2 N1_2) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.1.2/counter-range main
; When main at line 12 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.2/spawned goroutine 1
; When main at line 12 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.1.2/loop i
; When main at line 12 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1.2/loop i1
; When main at line 12 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.1.2/monitor c
; When main at line 12 leaves its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (= c (- (+ N1_1 N1_2 N1_2) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 13 spawns, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range goroutine 1
; When main at line 13 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (and (<= 0 (+ N1_0 1)) (<= 0 N1_1) (<= 0 N1_2))))
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 13 spawns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= (+ N1_0 1 N1_1 N1_2) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 13 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.2/loop i1
; When main at line 13 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.2/monitor c
; When main at line 13 spawns, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= c (- (+ N1_1 N1_2 N1_2) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 12 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 12 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.3/loop i
; When main at line 12 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i 1)) (<= (+ i 1) n)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.3/loop i1
; When main at line 12 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.3/monitor c
; When main at line 12 ends an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= c (- (+ N1_1 N1_2 N1_2) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.4.1/counter-range main
; When main at line 18 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (< i1 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.1/spawned goroutine 1
; When main at line 18 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert (< i1 n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.4.1/loop i
; When main at line 18 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (< i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.4.1/loop i1
; When main at line 18 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (< i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/0.4.1/monitor c
; When main at line 18 begins an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (< i1 n))
(assert true)
(assert (not (= c (- (+ N1_1 N1_2 N1_2) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.4.2/counter-range main
; When main at line 18 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (>= i1 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.2/spawned goroutine 1
; When main at line 18 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert (>= i1 n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.4.2/loop i
; When main at line 18 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (>= i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/loop i1
; When main at line 18 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (>= i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/monitor c
; When main at line 18 leaves its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (>= i1 n))
(assert true)
(assert (not (= c (- (+ N1_1 N1_2 N1_2) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 19 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (= c 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 19 takes the offered message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert (= c 1))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.5/loop i
; When main at line 19 takes the offered message, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (= c 1))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.5/loop i1
; When main at line 19 takes the offered message, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (= c 1))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/0.5/buffer-bounds c
; When main at line 19 takes the offered message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 5))
(assert (= c 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/monitor c
; When main at line 19 takes the offered message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (= c 1))
(assert true)
(assert (not (= (- 1) (- (+ N1_1 N1_2 N1_2) (+ (* i1 2) 2)))))
(check-sat)
(pop 1)

; preservation/0.5/rendezvous-mutex c
; When main at line 19 takes the offered message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 5))
(assert (= c 1))
(assert true)
(assert (not (= N1_1 1)))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 18 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 18 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.6/loop i
; When main at line 18 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.6/loop i1
; When main at line 18 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i1 1)) (<= (+ i1 1) n)) (= (+ i1 1) 0))))
(check-sat)
(pop 1)

; preservation/0.6/monitor c
; When main at line 18 ends an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (= c (- (+ N1_1 N1_2 N1_2) (* (+ i1 1) 2)))))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 4 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (= c 0))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 (+ N1_1 1)) (<= 0 N1_2))))
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 4 offers its message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (= c 0))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 1 N1_2) (+ i (ite (and (< 2 P0) (< P0 4)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds c
; When goroutine 1 at line 4 offers its message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/monitor c
; When goroutine 1 at line 4 offers its message, the exchanges over c still match sends with receives.
(push 1)
(assert (> N1_0 0))
(assert (= c 0))
(assert true)
(assert (not (= 1 (- (+ N1_1 1 N1_2 N1_2) (+ (* i1 2) (ite (and (< 5 P0) (< P0 7)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex c
; When goroutine 1 at line 4 offers its message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (> N1_0 0))
(assert (= c 0))
(assert true)
(assert (not (= (+ N1_1 1) 1)))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 4 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_1 0))
(assert (= c (- 1)))
(assert true)
(assert (not (and (<= 0 N1_0) (<= 0 (- N1_1 1)) (<= 0 (+ N1_2 1)))))
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 4 sees its message taken, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_1 0))
(assert (= c (- 1)))
(assert true)
(assert (not (= (+ N1_0 (- N1_1 1) N1_2 1) (+ i (ite (and (< 2 P0) (< P0 4)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds c
; When goroutine 1 at line 4 sees its message taken, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_1 0))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor c
; When goroutine 1 at line 4 sees its message taken, the exchanges over c still match sends with receives.
(push 1)
(assert (> N1_1 0))
(assert (= c (- 1)))
(assert true)
(assert (not (= 0 (- (+ (- N1_1 1) N1_2 1 N1_2 1) (+ (* i1 2) (ite (and (< 5 P0) (< P0 7)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex c
; When goroutine 1 at line 4 sees its message taken, at most one sender waits for its message on c to be taken.
(push 1)
(assert (> N1_1 0))
(assert (= c (- 1)))
(assert true)
(assert (not (= (- N1_1 1) 0)))
(check-sat)
(pop 1)

; exit/0.5/balanced
; When nothing can move any more, main at line 19 does not wait at c? while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (or (= P0 7) (and (= P0 5) (not (= c 1)))))
(assert (or (<= N1_0 0) (not (= c 0))))
(assert (or (<= N1_1 0) (not (= c (- 1)))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 4 does not wait at c! while the precondition holds.
(push 1)
(assert (> N1_0 0))
(assert (or (= P0 7) (and (= P0 5) (not (= c 1)))))
(assert (or (<= N1_0 0) (not (= c 0))))
(assert (or (<= N1_1 0) (not (= c (- 1)))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 4 does not wait at c! acknowledged while the precondition holds.
(push 1)
(assert (> N1_1 0))
(assert (or (= P0 7) (and (= P0 5) (not (= c 1)))))
(assert (or (<= N1_0 0) (not (= c 0))))
(assert (or (<= N1_1 0) (not (= c (- 1)))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, c is sent to at least as often as it is received from.
(push 1)
(assert (= P0 7))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (> (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to c is received or fits its buffer.
(push 1)
(assert (= P0 7))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (> (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)))
(check-sat)
(pop 1)
