(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const x Int)
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
; At the start, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/branch goroutine 1
; At the start, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (not (ite (< x 0) true true)))
(check-sat)
(pop 1)

; establishment/returned goroutine 1
; At the start, goroutine 1 does not go on behind its return.
(push 1)
(assert false)
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
(assert (and (<= 0 P0) (<= P0 3)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 7)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; goroutine 1 is not in the branch that its if rules out
(assert (ite (< x 0) true (not (and (<= 1 P1) (< P1 5)))))
; goroutine 1 does not go on behind its return
(assert (=> (< x 0) (not (and (<= 4 P1) (< P1 7)))))
; the buffer of c holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) c) (<= c 1)))
; the exchanges over c still match sends with receives
(assert (= c (- (+ (ite (and (< x 0) (< 1 P1)) 1 0) (ite (and (< x 0) (< 2 P1)) 1 0) (ite (and (>= x 0) (< 5 P1)) 1 0) (ite (and (>= x 0) (< 6 P1)) 1 0)) (ite (< 2 P0) 2 0))))
; at most one sender waits for its message on c to be taken
(assert (= (+ (ite (= P1 2) 1 0) (ite (= P1 6) 1 0)) (ite (= c 0) 0 1)))

; preservation/0.0/counter-range main
; When main at line 15 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 15 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/monitor c
; When main at line 15 makes the channel, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= c (+ (ite (and (< x 0) (< 1 P1)) 1 0) (ite (and (< x 0) (< 2 P1)) 1 0) (ite (and (>= x 0) (< 5 P1)) 1 0) (ite (and (>= x 0) (< 6 P1)) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 16 spawns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/counter-range goroutine 1
; When main at line 16 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 16 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/branch goroutine 1
; When main at line 16 spawns, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (< x 0) true true)))
(check-sat)
(pop 1)

; preservation/0.1/returned goroutine 1
; When main at line 16 spawns, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/monitor c
; When main at line 16 spawns, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= c 0)))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex c
; When main at line 16 spawns, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= 0 (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 17 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (= c 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 17 takes the offered message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert (= c 1))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2/buffer-bounds c
; When main at line 17 takes the offered message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 2))
(assert (= c 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/monitor c
; When main at line 17 takes the offered message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (= c 1))
(assert true)
(assert (not (= (- 1) (- (+ (ite (and (< x 0) (< 1 P1)) 1 0) (ite (and (< x 0) (< 2 P1)) 1 0) (ite (and (>= x 0) (< 5 P1)) 1 0) (ite (and (>= x 0) (< 6 P1)) 1 0)) 2))))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex c
; When main at line 17 takes the offered message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 2))
(assert (= c 1))
(assert true)
(assert (not (= (+ (ite (= P1 2) 1 0) (ite (= P1 6) 1 0)) 1)))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 6 takes the true branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< x 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 6 takes the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< x 0))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.1/branch goroutine 1
; When goroutine 1 at line 6 takes the true branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 0))
(assert (< x 0))
(assert true)
(assert (not (ite (< x 0) true false)))
(check-sat)
(pop 1)

; preservation/1.0.1/returned goroutine 1
; When goroutine 1 at line 6 takes the true branch, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 0))
(assert (< x 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/monitor c
; When goroutine 1 at line 6 takes the true branch, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (< x 0))
(assert true)
(assert (not (= c (- 0 (ite (< 2 P0) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex c
; When goroutine 1 at line 6 takes the true branch, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 0))
(assert (< x 0))
(assert true)
(assert (not (= 0 (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 6 takes the else branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (>= x 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 6 takes the else branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (>= x 0))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.2/branch goroutine 1
; When goroutine 1 at line 6 takes the else branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 0))
(assert (>= x 0))
(assert true)
(assert (not (ite (< x 0) true true)))
(check-sat)
(pop 1)

; preservation/1.0.2/returned goroutine 1
; When goroutine 1 at line 6 takes the else branch, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 0))
(assert (>= x 0))
(assert true)
(assert (< x 0))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor c
; When goroutine 1 at line 6 takes the else branch, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (>= x 0))
(assert true)
(assert (not (= c (- (+ (ite (< x 0) 1 0) (ite (< x 0) 1 0)) (ite (< 2 P0) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex c
; When goroutine 1 at line 6 takes the else branch, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 0))
(assert (>= x 0))
(assert true)
(assert (not (= 0 (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 7 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 7 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= c 0))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/branch goroutine 1
; When goroutine 1 at line 7 offers its message, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 1))
(assert (= c 0))
(assert true)
(assert (not (ite (< x 0) true false)))
(check-sat)
(pop 1)

; preservation/1.1/returned goroutine 1
; When goroutine 1 at line 7 offers its message, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 1))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds c
; When goroutine 1 at line 7 offers its message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor c
; When goroutine 1 at line 7 offers its message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (= c 0))
(assert true)
(assert (not (= 1 (- (ite (< x 0) 1 0) (ite (< 2 P0) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex c
; When goroutine 1 at line 7 offers its message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 1))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 7 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 7 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.2/branch goroutine 1
; When goroutine 1 at line 7 sees its message taken, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert (not (ite (< x 0) true false)))
(check-sat)
(pop 1)

; preservation/1.2/returned goroutine 1
; When goroutine 1 at line 7 sees its message taken, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds c
; When goroutine 1 at line 7 sees its message taken, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/monitor c
; When goroutine 1 at line 7 sees its message taken, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< x 0) 1 0) (ite (< x 0) 1 0)) (ite (< 2 P0) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex c
; When goroutine 1 at line 7 sees its message taken, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 8 returns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 8 returns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.3/branch goroutine 1
; When goroutine 1 at line 8 returns, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (ite (< x 0) true true)))
(check-sat)
(pop 1)

; preservation/1.3/returned goroutine 1
; When goroutine 1 at line 8 returns, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/monitor c
; When goroutine 1 at line 8 returns, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (= c (- (+ (ite (< x 0) 1 0) (ite (< x 0) 1 0) (ite (>= x 0) 1 0) (ite (>= x 0) 1 0)) (ite (< 2 P0) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex c
; When goroutine 1 at line 8 returns, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (= 0 (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.4/counter-range goroutine 1
; When goroutine 1 at line 6 leaves the true branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.4/spawned goroutine 1
; When goroutine 1 at line 6 leaves the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.4/branch goroutine 1
; When goroutine 1 at line 6 leaves the true branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (ite (< x 0) true true)))
(check-sat)
(pop 1)

; preservation/1.4/returned goroutine 1
; When goroutine 1 at line 6 leaves the true branch, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (< x 0))
(check-sat)
(pop 1)

; preservation/1.4/monitor c
; When goroutine 1 at line 6 leaves the true branch, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (= c (- (+ (ite (< x 0) 1 0) (ite (< x 0) 1 0)) (ite (< 2 P0) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.4/rendezvous-mutex c
; When goroutine 1 at line 6 leaves the true branch, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (= 0 (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.5/counter-range goroutine 1
; When goroutine 1 at line 10 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 5))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.5/spawned goroutine 1
; When goroutine 1 at line 10 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 5))
(assert (= c 0))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.5/branch goroutine 1
; When goroutine 1 at line 10 offers its message, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 5))
(assert (= c 0))
(assert true)
(assert (not (ite (< x 0) true true)))
(check-sat)
(pop 1)

; preservation/1.5/returned goroutine 1
; When goroutine 1 at line 10 offers its message, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 5))
(assert (= c 0))
(assert true)
(assert (< x 0))
(check-sat)
(pop 1)

; preservation/1.5/buffer-bounds c
; When goroutine 1 at line 10 offers its message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 5))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.5/monitor c
; When goroutine 1 at line 10 offers its message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 5))
(assert (= c 0))
(assert true)
(assert (not (= 1 (- (+ (ite (< x 0) 1 0) (ite (< x 0) 1 0) (ite (>= x 0) 1 0)) (ite (< 2 P0) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.5/rendezvous-mutex c
; When goroutine 1 at line 10 offers its message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 5))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.6/counter-range goroutine 1
; When goroutine 1 at line 10 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 6))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.6/spawned goroutine 1
; When goroutine 1 at line 10 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 6))
(assert (= c (- 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.6/branch goroutine 1
; When goroutine 1 at line 10 sees its message taken, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 6))
(assert (= c (- 1)))
(assert true)
(assert (not (ite (< x 0) true true)))
(check-sat)
(pop 1)

; preservation/1.6/returned goroutine 1
; When goroutine 1 at line 10 sees its message taken, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 6))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.6/buffer-bounds c
; When goroutine 1 at line 10 sees its message taken, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 6))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.6/monitor c
; When goroutine 1 at line 10 sees its message taken, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 6))
(assert (= c (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< x 0) 1 0) (ite (< x 0) 1 0) (ite (>= x 0) 1 0) (ite (>= x 0) 1 0)) (ite (< 2 P0) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.6/rendezvous-mutex c
; When goroutine 1 at line 10 sees its message taken, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 6))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; exit/0.2/balanced
; When nothing can move any more, main at line 17 does not wait at c? while the precondition holds.
(push 1)
(assert (= P0 2))
(assert (or (= P0 3) (and (= P0 2) (not (= c 1)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 1) (not (= c 0))) (and (= P1 2) (not (= c (- 1)))) (and (= P1 5) (not (= c 0))) (and (= P1 6) (not (= c (- 1))))))
(assert (and (<= 1 (+ (ite (< x 0) 1 0) (ite (>= x 0) 1 0))) (<= (+ (ite (< x 0) 1 0) (ite (>= x 0) 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 7 does not wait at c! while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 3) (and (= P0 2) (not (= c 1)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 1) (not (= c 0))) (and (= P1 2) (not (= c (- 1)))) (and (= P1 5) (not (= c 0))) (and (= P1 6) (not (= c (- 1))))))
(assert (and (<= 1 (+ (ite (< x 0) 1 0) (ite (>= x 0) 1 0))) (<= (+ (ite (< x 0) 1 0) (ite (>= x 0) 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 7 does not wait at c! acknowledged while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (or (= P0 3) (and (= P0 2) (not (= c 1)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 1) (not (= c 0))) (and (= P1 2) (not (= c (- 1)))) (and (= P1 5) (not (= c 0))) (and (= P1 6) (not (= c (- 1))))))
(assert (and (<= 1 (+ (ite (< x 0) 1 0) (ite (>= x 0) 1 0))) (<= (+ (ite (< x 0) 1 0) (ite (>= x 0) 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; exit/1.5/balanced
; When nothing can move any more, goroutine 1 at line 10 does not wait at c! while the precondition holds.
(push 1)
(assert (= P1 5))
(assert (or (= P0 3) (and (= P0 2) (not (= c 1)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 1) (not (= c 0))) (and (= P1 2) (not (= c (- 1)))) (and (= P1 5) (not (= c 0))) (and (= P1 6) (not (= c (- 1))))))
(assert (and (<= 1 (+ (ite (< x 0) 1 0) (ite (>= x 0) 1 0))) (<= (+ (ite (< x 0) 1 0) (ite (>= x 0) 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; exit/1.6/balanced
; When nothing can move any more, goroutine 1 at line 10 does not wait at c! acknowledged while the precondition holds.
(push 1)
(assert (= P1 6))
(assert (or (= P0 3) (and (= P0 2) (not (= c 1)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 1) (not (= c 0))) (and (= P1 2) (not (= c (- 1)))) (and (= P1 5) (not (= c 0))) (and (= P1 6) (not (= c (- 1))))))
(assert (and (<= 1 (+ (ite (< x 0) 1 0) (ite (>= x 0) 1 0))) (<= (+ (ite (< x 0) 1 0) (ite (>= x 0) 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, c is sent to at least as often as it is received from.
(push 1)
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 7)))
(assert (> 1 (+ (ite (< x 0) 1 0) (ite (>= x 0) 1 0))))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to c is received or fits its buffer.
(push 1)
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 7)))
(assert (> (+ (ite (< x 0) 1 0) (ite (>= x 0) 1 0)) 1))
(check-sat)
(pop 1)
