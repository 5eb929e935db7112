(set-logic ALL)
(declare-const P0 Int)
(declare-const N1_0 Int)
(declare-const N1_1 Int)
(declare-const N1_2 Int)
(declare-const x Int)
(declare-const i Int)
(declare-const c Int)

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
(assert (not (= 0 (ite (> x 0) 0 0))))
(check-sat)
(pop 1)

; establishment/branch main
; At the start, main is not in the branch that its if rules out.
(push 1)
(assert (not (ite (<= x 0) true true)))
(check-sat)
(pop 1)

; establishment/returned main
; At the start, main does not go on behind its return.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/loop i
; At the start, i counts the iterations of its loop.
(push 1)
(assert (not (ite (and (> x 0) (<= 0 x)) (<= 0 x) true)))
(check-sat)
(pop 1)

; establishment/capacity c
; At the start, c was created with a capacity of at least 0.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds c
; At the start, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (not (ite (> x 0) (<= 0 x) true)))
(check-sat)
(pop 1)

; establishment/monitor c
; At the start, the buffer of c still holds sends minus receives.
(push 1)
(assert (not (=> (> x 0) (= 0 (ite (> x 0) 0 0)))))
(check-sat)
(pop 1)

; establishment/monitor c
; At the start, the exchanges over c still match sends with receives.
(push 1)
(assert (not (=> (<= x 0) (= 0 (ite (> x 0) 0 0)))))
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
(assert (and (<= 0 P0) (<= P0 8)))
; goroutine 1 is at one of its program points
(assert (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 N1_2)))
; as many instances of goroutine 1 exist as its go statement was run
(assert (= (+ N1_0 N1_1 N1_2) (ite (> x 0) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)) 0)))
; main is not in the branch that its if rules out
(assert (ite (<= x 0) true (not (and (<= 1 P0) (< P0 3)))))
; main does not go on behind its return
(assert (=> (<= x 0) (not (and (<= 2 P0) (< P0 8)))))
; i counts the iterations of its loop
(assert (ite (and (> x 0) (<= 0 x)) (and (<= 0 i) (<= i x) (=> (< P0 4) (= i 0)) (=> (and (< 4 P0) (< P0 7)) (< i x)) (=> (>= P0 7) (= i x))) (and (= i 0) (not (and (< 4 P0) (< P0 7))))))
; c was created with a capacity of at least 0
(assert (=> (and (> x 0) (< 3 P0)) (<= 0 x)))
; the buffer of c holds no more than its capacity and no less than nothing
(assert (ite (> x 0) (and (<= 0 c) (<= c x)) (and (<= (- 1) c) (<= c 1))))
; the buffer of c still holds sends minus receives
(assert (=> (> x 0) (= c (- (ite (> x 0) (+ N1_1 N1_2) 0) (ite (and (> x 0) (< 7 P0)) 1 0)))))
; the exchanges over c still match sends with receives
(assert (=> (<= x 0) (= c (- (ite (> x 0) (+ N1_1 N1_2 N1_2) 0) (ite (and (> x 0) (< 7 P0)) 2 0)))))
; at most one sender waits for its message on c to be taken
(assert (= N1_1 (ite (or (> x 0) (= c 0)) 0 1)))

; preservation/0.0.1/counter-range main
; When main at line 5 takes the true branch, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert (<= x 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/spawned goroutine 1
; When main at line 5 takes the true branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert (<= x 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (> x 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/branch main
; When main at line 5 takes the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 0))
(assert (<= x 0))
(assert true)
(assert (not (ite (<= x 0) true false)))
(check-sat)
(pop 1)

; preservation/0.0.1/returned main
; When main at line 5 takes the true branch, main does not go on behind its return.
(push 1)
(assert (= P0 0))
(assert (<= x 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/loop i
; When main at line 5 takes the true branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (<= x 0))
(assert true)
(assert (not (ite (and (> x 0) (<= 0 x)) (and (<= 0 i) (<= i x) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/capacity c
; When main at line 5 takes the true branch, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert (<= x 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/monitor c
; When main at line 5 takes the true branch, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert (<= x 0))
(assert true)
(assert (not (=> (> x 0) (= c (ite (> x 0) (+ N1_1 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.0.1/monitor c
; When main at line 5 takes the true branch, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 0))
(assert (<= x 0))
(assert true)
(assert (not (=> (<= x 0) (= c (ite (> x 0) (+ N1_1 N1_2 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.0.2/counter-range main
; When main at line 5 takes the else branch, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert (> x 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.2/spawned goroutine 1
; When main at line 5 takes the else branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert (> x 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (> x 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/branch main
; When main at line 5 takes the else branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 0))
(assert (> x 0))
(assert true)
(assert (not (ite (<= x 0) true true)))
(check-sat)
(pop 1)

; preservation/0.0.2/returned main
; When main at line 5 takes the else branch, main does not go on behind its return.
(push 1)
(assert (= P0 0))
(assert (> x 0))
(assert true)
(assert (<= x 0))
(check-sat)
(pop 1)

; preservation/0.0.2/loop i
; When main at line 5 takes the else branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (> x 0))
(assert true)
(assert (not (ite (and (> x 0) (<= 0 x)) (and (<= 0 i) (<= i x) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/capacity c
; When main at line 5 takes the else branch, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert (> x 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.2/monitor c
; When main at line 5 takes the else branch, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert (> x 0))
(assert true)
(assert (not (=> (> x 0) (= c (ite (> x 0) (+ N1_1 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.0.2/monitor c
; When main at line 5 takes the else branch, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 0))
(assert (> x 0))
(assert true)
(assert (not (=> (<= x 0) (= c (ite (> x 0) (+ N1_1 N1_2 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 6 returns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 6 returns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (> x 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.1/branch main
; When main at line 6 returns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= x 0) true true)))
(check-sat)
(pop 1)

; preservation/0.1/returned main
; When main at line 6 returns, main does not go on behind its return.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/loop i
; When main at line 6 returns, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (and (> x 0) (<= 0 x)) (and (<= 0 i) (<= i x) (= i x)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1/capacity c
; When main at line 6 returns, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (> x 0) (<= 0 x))))
(check-sat)
(pop 1)

; preservation/0.1/monitor c
; When main at line 6 returns, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (> x 0) (= c (- (ite (> x 0) (+ N1_1 N1_2) 0) (ite (> x 0) 1 0))))))
(check-sat)
(pop 1)

; preservation/0.1/monitor c
; When main at line 6 returns, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (<= x 0) (= c (- (ite (> x 0) (+ N1_1 N1_2 N1_2) 0) (ite (> x 0) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 5 leaves the true branch, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 5 leaves the true branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (> x 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.2/branch main
; When main at line 5 leaves the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (<= x 0) true true)))
(check-sat)
(pop 1)

; preservation/0.2/returned main
; When main at line 5 leaves the true branch, main does not go on behind its return.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (<= x 0))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 5 leaves the true branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (and (> x 0) (<= 0 x)) (and (<= 0 i) (<= i x) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.2/capacity c
; When main at line 5 leaves the true branch, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/monitor c
; When main at line 5 leaves the true branch, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (=> (> x 0) (= c (ite (> x 0) (+ N1_1 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.2/monitor c
; When main at line 5 leaves the true branch, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (=> (<= x 0) (= c (ite (> x 0) (+ N1_1 N1_2 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 8 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= x 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 8 makes the channel, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= x 0))
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (> x 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.3/branch main
; When main at line 8 makes the channel, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= x 0))
(assert (not (ite (<= x 0) true true)))
(check-sat)
(pop 1)

; preservation/0.3/returned main
; When main at line 8 makes the channel, main does not go on behind its return.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= x 0))
(assert (<= x 0))
(check-sat)
(pop 1)

; preservation/0.3/loop i
; When main at line 8 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= x 0))
(assert (not (ite (and (> x 0) (<= 0 x)) (and (<= 0 i) (<= i x)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.3/capacity c
; When main at line 8 makes the channel, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= x 0))
(assert (not (=> (> x 0) (<= 0 x))))
(check-sat)
(pop 1)

; preservation/0.3/monitor c
; When main at line 8 makes the channel, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= x 0))
(assert (not (=> (> x 0) (= c (ite (> x 0) (+ N1_1 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.3/monitor c
; When main at line 8 makes the channel, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= x 0))
(assert (not (=> (<= x 0) (= c (ite (> x 0) (+ N1_1 N1_2 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.4.1/counter-range main
; When main at line 9 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (< i x))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.1/spawned goroutine 1
; When main at line 9 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert (< i x))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (> x 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.4.1/branch main
; When main at line 9 begins an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 4))
(assert (< i x))
(assert true)
(assert (not (ite (<= x 0) true true)))
(check-sat)
(pop 1)

; preservation/0.4.1/returned main
; When main at line 9 begins an iteration of its loop, main does not go on behind its return.
(push 1)
(assert (= P0 4))
(assert (< i x))
(assert true)
(assert (<= x 0))
(check-sat)
(pop 1)

; preservation/0.4.1/loop i
; When main at line 9 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (< i x))
(assert true)
(assert (not (ite (and (> x 0) (<= 0 x)) (and (<= 0 i) (<= i x) (< i x)) false)))
(check-sat)
(pop 1)

; preservation/0.4.1/capacity c
; When main at line 9 begins an iteration of its loop, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert (< i x))
(assert true)
(assert (not (=> (> x 0) (<= 0 x))))
(check-sat)
(pop 1)

; preservation/0.4.1/monitor c
; When main at line 9 begins an iteration of its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (< i x))
(assert true)
(assert (not (=> (> x 0) (= c (ite (> x 0) (+ N1_1 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.4.1/monitor c
; When main at line 9 begins an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (< i x))
(assert true)
(assert (not (=> (<= x 0) (= c (ite (> x 0) (+ N1_1 N1_2 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.4.2/counter-range main
; When main at line 9 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (>= i x))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.2/spawned goroutine 1
; When main at line 9 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert (>= i x))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (> x 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/branch main
; When main at line 9 leaves its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 4))
(assert (>= i x))
(assert true)
(assert (not (ite (<= x 0) true true)))
(check-sat)
(pop 1)

; preservation/0.4.2/returned main
; When main at line 9 leaves its loop, main does not go on behind its return.
(push 1)
(assert (= P0 4))
(assert (>= i x))
(assert true)
(assert (<= x 0))
(check-sat)
(pop 1)

; preservation/0.4.2/loop i
; When main at line 9 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (>= i x))
(assert true)
(assert (not (ite (and (> x 0) (<= 0 x)) (and (<= 0 i) (<= i x) (= i x)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/capacity c
; When main at line 9 leaves its loop, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert (>= i x))
(assert true)
(assert (not (=> (> x 0) (<= 0 x))))
(check-sat)
(pop 1)

; preservation/0.4.2/monitor c
; When main at line 9 leaves its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (>= i x))
(assert true)
(assert (not (=> (> x 0) (= c (ite (> x 0) (+ N1_1 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.4.2/monitor c
; When main at line 9 leaves its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (>= i x))
(assert true)
(assert (not (=> (<= x 0) (= c (ite (> x 0) (+ N1_1 N1_2 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 10 spawns, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/counter-range goroutine 1
; When main at line 10 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (and (<= 0 (+ N1_0 1)) (<= 0 N1_1) (<= 0 N1_2))))
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 10 spawns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (= (+ N1_0 1 N1_1 N1_2) (ite (> x 0) (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.5/branch main
; When main at line 10 spawns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (ite (<= x 0) true true)))
(check-sat)
(pop 1)

; preservation/0.5/returned main
; When main at line 10 spawns, main does not go on behind its return.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (<= x 0))
(check-sat)
(pop 1)

; preservation/0.5/loop i
; When main at line 10 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (ite (and (> x 0) (<= 0 x)) (and (<= 0 i) (<= i x) (< i x)) false)))
(check-sat)
(pop 1)

; preservation/0.5/capacity c
; When main at line 10 spawns, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (=> (> x 0) (<= 0 x))))
(check-sat)
(pop 1)

; preservation/0.5/monitor c
; When main at line 10 spawns, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (=> (> x 0) (= c (ite (> x 0) (+ N1_1 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.5/monitor c
; When main at line 10 spawns, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (=> (<= x 0) (= c (ite (> x 0) (+ N1_1 N1_2 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 9 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 9 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (> x 0) (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.6/branch main
; When main at line 9 ends an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (<= x 0) true true)))
(check-sat)
(pop 1)

; preservation/0.6/returned main
; When main at line 9 ends an iteration of its loop, main does not go on behind its return.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (<= x 0))
(check-sat)
(pop 1)

; preservation/0.6/loop i
; When main at line 9 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (and (> x 0) (<= 0 x)) (and (<= 0 (+ i 1)) (<= (+ i 1) x)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.6/capacity c
; When main at line 9 ends an iteration of its loop, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (> x 0) (<= 0 x))))
(check-sat)
(pop 1)

; preservation/0.6/monitor c
; When main at line 9 ends an iteration of its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (> x 0) (= c (ite (> x 0) (+ N1_1 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.6/monitor c
; When main at line 9 ends an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (<= x 0) (= c (ite (> x 0) (+ N1_1 N1_2 N1_2) 0)))))
(check-sat)
(pop 1)

; preservation/0.7.1/counter-range main
; When main at line 14 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 7))
(assert (and (> x 0) (> c 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7.1/spawned goroutine 1
; When main at line 14 receives from the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 7))
(assert (and (> x 0) (> c 0)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (> x 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.7.1/branch main
; When main at line 14 receives from the buffer, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 7))
(assert (and (> x 0) (> c 0)))
(assert true)
(assert (not (ite (<= x 0) true true)))
(check-sat)
(pop 1)

; preservation/0.7.1/returned main
; When main at line 14 receives from the buffer, main does not go on behind its return.
(push 1)
(assert (= P0 7))
(assert (and (> x 0) (> c 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7.1/loop i
; When main at line 14 receives from the buffer, i counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert (and (> x 0) (> c 0)))
(assert true)
(assert (not (ite (and (> x 0) (<= 0 x)) (and (<= 0 i) (<= i x) (= i x)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.7.1/capacity c
; When main at line 14 receives from the buffer, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 7))
(assert (and (> x 0) (> c 0)))
(assert true)
(assert (not (=> (> x 0) (<= 0 x))))
(check-sat)
(pop 1)

; preservation/0.7.1/buffer-bounds c
; When main at line 14 receives from the buffer, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 7))
(assert (and (> x 0) (> c 0)))
(assert true)
(assert (not (ite (> x 0) (and (<= 0 (- c 1)) (<= (- c 1) x)) (and (<= (- 1) (- c 1)) (<= (- c 1) 1)))))
(check-sat)
(pop 1)

; preservation/0.7.1/monitor c
; When main at line 14 receives from the buffer, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 7))
(assert (and (> x 0) (> c 0)))
(assert true)
(assert (not (=> (> x 0) (= (- c 1) (- (ite (> x 0) (+ N1_1 N1_2) 0) (ite (> x 0) 1 0))))))
(check-sat)
(pop 1)

; preservation/0.7.1/monitor c
; When main at line 14 receives from the buffer, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 7))
(assert (and (> x 0) (> c 0)))
(assert true)
(assert (not (=> (<= x 0) (= (- c 1) (- (ite (> x 0) (+ N1_1 N1_2 N1_2) 0) (ite (> x 0) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.7.1/rendezvous-mutex c
; When main at line 14 receives from the buffer, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 7))
(assert (and (> x 0) (> c 0)))
(assert true)
(assert (not (= N1_1 (ite (or (> x 0) (= (- c 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.7.2/counter-range main
; When main at line 14 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 7))
(assert (and (<= x 0) (= c 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7.2/spawned goroutine 1
; When main at line 14 takes the offered message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 7))
(assert (and (<= x 0) (= c 1)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (> x 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.7.2/branch main
; When main at line 14 takes the offered message, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 7))
(assert (and (<= x 0) (= c 1)))
(assert true)
(assert (not (ite (<= x 0) true true)))
(check-sat)
(pop 1)

; preservation/0.7.2/returned main
; When main at line 14 takes the offered message, main does not go on behind its return.
(push 1)
(assert (= P0 7))
(assert (and (<= x 0) (= c 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7.2/loop i
; When main at line 14 takes the offered message, i counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert (and (<= x 0) (= c 1)))
(assert true)
(assert (not (ite (and (> x 0) (<= 0 x)) (and (<= 0 i) (<= i x) (= i x)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.7.2/capacity c
; When main at line 14 takes the offered message, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 7))
(assert (and (<= x 0) (= c 1)))
(assert true)
(assert (not (=> (> x 0) (<= 0 x))))
(check-sat)
(pop 1)

; preservation/0.7.2/buffer-bounds c
; When main at line 14 takes the offered message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 7))
(assert (and (<= x 0) (= c 1)))
(assert true)
(assert (not (ite (> x 0) false true)))
(check-sat)
(pop 1)

; preservation/0.7.2/monitor c
; When main at line 14 takes the offered message, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 7))
(assert (and (<= x 0) (= c 1)))
(assert true)
(assert (not (=> (> x 0) (= (- 1) (- (ite (> x 0) (+ N1_1 N1_2) 0) (ite (> x 0) 1 0))))))
(check-sat)
(pop 1)

; preservation/0.7.2/monitor c
; When main at line 14 takes the offered message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 7))
(assert (and (<= x 0) (= c 1)))
(assert true)
(assert (not (=> (<= x 0) (= (- 1) (- (ite (> x 0) (+ N1_1 N1_2 N1_2) 0) (ite (> x 0) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.7.2/rendezvous-mutex c
; When main at line 14 takes the offered message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 7))
(assert (and (<= x 0) (= c 1)))
(assert true)
(assert (not (= N1_1 (ite (> x 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 11 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (and (> x 0) (< c x)))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 N1_1) (<= 0 (+ N1_2 1)))))
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 11 sends into the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (and (> x 0) (< c x)))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 N1_2 1) (ite (> x 0) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/1.0.1/buffer-bounds c
; When goroutine 1 at line 11 sends into the buffer, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (and (> x 0) (< c x)))
(assert true)
(assert (not (ite (> x 0) (and (<= 0 (+ c 1)) (<= (+ c 1) x)) (and (<= (- 1) (+ c 1)) (<= (+ c 1) 1)))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor c
; When goroutine 1 at line 11 sends into the buffer, the buffer of c still holds sends minus receives.
(push 1)
(assert (> N1_0 0))
(assert (and (> x 0) (< c x)))
(assert true)
(assert (not (=> (> x 0) (= (+ c 1) (- (ite (> x 0) (+ N1_1 N1_2 1) 0) (ite (and (> x 0) (< 7 P0)) 1 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor c
; When goroutine 1 at line 11 sends into the buffer, the exchanges over c still match sends with receives.
(push 1)
(assert (> N1_0 0))
(assert (and (> x 0) (< c x)))
(assert true)
(assert (not (=> (<= x 0) (= (+ c 1) (- (ite (> x 0) (+ N1_1 N1_2 1 N1_2 1) 0) (ite (and (> x 0) (< 7 P0)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex c
; When goroutine 1 at line 11 sends into the buffer, at most one sender waits for its message on c to be taken.
(push 1)
(assert (> N1_0 0))
(assert (and (> x 0) (< c x)))
(assert true)
(assert (not (= N1_1 (ite (or (> x 0) (= (+ c 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 11 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (and (<= x 0) (= c 0)))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 (+ N1_1 1)) (<= 0 N1_2))))
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 11 offers its message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (and (<= x 0) (= c 0)))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 1 N1_2) (ite (> x 0) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/1.0.2/buffer-bounds c
; When goroutine 1 at line 11 offers its message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (and (<= x 0) (= c 0)))
(assert true)
(assert (not (ite (> x 0) (<= 1 x) true)))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor c
; When goroutine 1 at line 11 offers its message, the buffer of c still holds sends minus receives.
(push 1)
(assert (> N1_0 0))
(assert (and (<= x 0) (= c 0)))
(assert true)
(assert (not (=> (> x 0) (= 1 (- (ite (> x 0) (+ N1_1 1 N1_2) 0) (ite (and (> x 0) (< 7 P0)) 1 0))))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor c
; When goroutine 1 at line 11 offers its message, the exchanges over c still match sends with receives.
(push 1)
(assert (> N1_0 0))
(assert (and (<= x 0) (= c 0)))
(assert true)
(assert (not (=> (<= x 0) (= 1 (- (ite (> x 0) (+ N1_1 1 N1_2 N1_2) 0) (ite (and (> x 0) (< 7 P0)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex c
; When goroutine 1 at line 11 offers its message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (> N1_0 0))
(assert (and (<= x 0) (= c 0)))
(assert true)
(assert (not (= (+ N1_1 1) (ite (> x 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 11 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_1 0))
(assert (= c (- 1)))
(assert true)
(assert (not (and (<= 0 N1_0) (<= 0 (- N1_1 1)) (<= 0 (+ N1_2 1)))))
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 11 sees its message taken, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_1 0))
(assert (= c (- 1)))
(assert true)
(assert (not (= (+ N1_0 (- N1_1 1) N1_2 1) (ite (> x 0) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds c
; When goroutine 1 at line 11 sees its message taken, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_1 0))
(assert (= c (- 1)))
(assert true)
(assert (not (ite (> x 0) (<= 0 x) true)))
(check-sat)
(pop 1)

; preservation/1.1/monitor c
; When goroutine 1 at line 11 sees its message taken, the buffer of c still holds sends minus receives.
(push 1)
(assert (> N1_1 0))
(assert (= c (- 1)))
(assert true)
(assert (not (=> (> x 0) (= 0 (- (ite (> x 0) (+ (- N1_1 1) N1_2 1) 0) (ite (and (> x 0) (< 7 P0)) 1 0))))))
(check-sat)
(pop 1)

; preservation/1.1/monitor c
; When goroutine 1 at line 11 sees its message taken, the exchanges over c still match sends with receives.
(push 1)
(assert (> N1_1 0))
(assert (= c (- 1)))
(assert true)
(assert (not (=> (<= x 0) (= 0 (- (ite (> x 0) (+ (- N1_1 1) N1_2 1 N1_2 1) 0) (ite (and (> x 0) (< 7 P0)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex c
; When goroutine 1 at line 11 sees its message taken, at most one sender waits for its message on c to be taken.
(push 1)
(assert (> N1_1 0))
(assert (= c (- 1)))
(assert true)
(assert (not (= (- N1_1 1) 0)))
(check-sat)
(pop 1)

; crash/0.3/balanced
; It never happens that main at line 8 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 3))
(assert (< x 0))
(assert (and (=> (> x 0) (<= 1 (ite (< 0 x) (- x 0) 0))) (=> (> x 0) (<= (ite (< 0 x) (- x 0) 0) (+ x 1)))))
(assert true)
(check-sat)
(pop 1)

; exit/0.7/balanced
; When nothing can move any more, main at line 14 does not wait at c? while the precondition holds.
(push 1)
(assert (= P0 7))
(assert (or (= P0 8) (and (= P0 7) (not (or (and (> x 0) (> c 0)) (and (<= x 0) (= c 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> x 0) (< c x)) (and (<= x 0) (= c 0))))))
(assert (or (<= N1_1 0) (not (= c (- 1)))))
(assert (and (=> (> x 0) (<= 1 (ite (< 0 x) (- x 0) 0))) (=> (> x 0) (<= (ite (< 0 x) (- x 0) 0) (+ x 1)))))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 11 does not wait at c! while the precondition holds.
(push 1)
(assert (> N1_0 0))
(assert (or (= P0 8) (and (= P0 7) (not (or (and (> x 0) (> c 0)) (and (<= x 0) (= c 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> x 0) (< c x)) (and (<= x 0) (= c 0))))))
(assert (or (<= N1_1 0) (not (= c (- 1)))))
(assert (and (=> (> x 0) (<= 1 (ite (< 0 x) (- x 0) 0))) (=> (> x 0) (<= (ite (< 0 x) (- x 0) 0) (+ x 1)))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 11 does not wait at c! acknowledged while the precondition holds.
(push 1)
(assert (> N1_1 0))
(assert (or (= P0 8) (and (= P0 7) (not (or (and (> x 0) (> c 0)) (and (<= x 0) (= c 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> x 0) (< c x)) (and (<= x 0) (= c 0))))))
(assert (or (<= N1_1 0) (not (= c (- 1)))))
(assert (and (=> (> x 0) (<= 1 (ite (< 0 x) (- x 0) 0))) (=> (> x 0) (<= (ite (< 0 x) (- x 0) 0) (+ x 1)))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, c is sent to at least as often as it is received from.
(push 1)
(assert (= P0 8))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (not (=> (> x 0) (<= 1 (ite (< 0 x) (- x 0) 0)))))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to c is received or fits its buffer.
(push 1)
(assert (= P0 8))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (not (=> (> x 0) (<= (ite (< 0 x) (- x 0) 0) (+ x 1)))))
(check-sat)
(pop 1)
