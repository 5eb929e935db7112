(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const |valid(name)| Bool)
(declare-const found Int)

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

; establishment/branch main
; At the start, main is not in the branch that its if rules out.
(push 1)
(assert (not (ite (not |valid(name)|) true true)))
(check-sat)
(pop 1)

; establishment/returned main
; At the start, main does not go on behind its return.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds found
; At the start, the buffer of found holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor found
; At the start, the exchanges over found still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex found
; At the start, at most one sender waits for its message on found to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 6)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 2)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; main is not in the branch that its if rules out
(assert (ite (not |valid(name)|) true (not (and (<= 3 P0) (< P0 5)))))
; main does not go on behind its return
(assert (=> (not |valid(name)|) (not (and (<= 4 P0) (< P0 6)))))
; the buffer of found holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) found) (<= found 1)))
; the exchanges over found still match sends with receives
(assert (= found (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0)) (ite (and |valid(name)| (< 5 P0)) 2 0))))
; at most one sender waits for its message on found to be taken
(assert (= (ite (= P1 1) 1 0) (ite (= found 0) 0 1)))

; preservation/0.0/counter-range main
; When main at line 5 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 5 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/branch main
; When main at line 5 makes the channel, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (not |valid(name)|) true true)))
(check-sat)
(pop 1)

; preservation/0.0/returned main
; When main at line 5 makes the channel, main does not go on behind its return.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/monitor found
; When main at line 5 makes the channel, the exchanges over found still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= found (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 6 spawns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/counter-range goroutine 1
; When main at line 6 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 6 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/branch main
; When main at line 6 spawns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (not |valid(name)|) true true)))
(check-sat)
(pop 1)

; preservation/0.1/returned main
; When main at line 6 spawns, main does not go on behind its return.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/monitor found
; When main at line 6 spawns, the exchanges over found still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= found 0)))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex found
; When main at line 6 spawns, at most one sender waits for its message on found to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= 0 (ite (= found 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.2.1/counter-range main
; When main at line 7 takes the true branch, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (not |valid(name)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/spawned goroutine 1
; When main at line 7 takes the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert (not |valid(name)|))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2.1/branch main
; When main at line 7 takes the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert (not |valid(name)|))
(assert true)
(assert (not (ite (not |valid(name)|) true false)))
(check-sat)
(pop 1)

; preservation/0.2.1/returned main
; When main at line 7 takes the true branch, main does not go on behind its return.
(push 1)
(assert (= P0 2))
(assert (not |valid(name)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/monitor found
; When main at line 7 takes the true branch, the exchanges over found still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (not |valid(name)|))
(assert true)
(assert (not (= found (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.2.2/counter-range main
; When main at line 7 takes the else branch, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert |valid(name)|)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.2/spawned goroutine 1
; When main at line 7 takes the else branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert |valid(name)|)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2.2/branch main
; When main at line 7 takes the else branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert |valid(name)|)
(assert true)
(assert (not (ite (not |valid(name)|) true true)))
(check-sat)
(pop 1)

; preservation/0.2.2/returned main
; When main at line 7 takes the else branch, main does not go on behind its return.
(push 1)
(assert (= P0 2))
(assert |valid(name)|)
(assert true)
(assert (not |valid(name)|))
(check-sat)
(pop 1)

; preservation/0.2.2/monitor found
; When main at line 7 takes the else branch, the exchanges over found still match sends with receives.
(push 1)
(assert (= P0 2))
(assert |valid(name)|)
(assert true)
(assert (not (= found (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 8 returns, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 8 returns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/branch main
; When main at line 8 returns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (not |valid(name)|) true true)))
(check-sat)
(pop 1)

; preservation/0.3/returned main
; When main at line 8 returns, main does not go on behind its return.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/monitor found
; When main at line 8 returns, the exchanges over found still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= found (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0)) (ite |valid(name)| 2 0)))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 7 leaves the true branch, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 7 leaves the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/branch main
; When main at line 7 leaves the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (not |valid(name)|) true true)))
(check-sat)
(pop 1)

; preservation/0.4/returned main
; When main at line 7 leaves the true branch, main does not go on behind its return.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not |valid(name)|))
(check-sat)
(pop 1)

; preservation/0.4/monitor found
; When main at line 7 leaves the true branch, the exchanges over found still match sends with receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= found (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 10 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (= found 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 10 takes the offered message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (= found 1))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/branch main
; When main at line 10 takes the offered message, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 5))
(assert (= found 1))
(assert true)
(assert (not (ite (not |valid(name)|) true true)))
(check-sat)
(pop 1)

; preservation/0.5/returned main
; When main at line 10 takes the offered message, main does not go on behind its return.
(push 1)
(assert (= P0 5))
(assert (= found 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/buffer-bounds found
; When main at line 10 takes the offered message, the buffer of found holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 5))
(assert (= found 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/monitor found
; When main at line 10 takes the offered message, the exchanges over found still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (= found 1))
(assert true)
(assert (not (= (- 1) (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0)) (ite |valid(name)| 2 0)))))
(check-sat)
(pop 1)

; preservation/0.5/rendezvous-mutex found
; When main at line 10 takes the offered message, at most one sender waits for its message on found to be taken.
(push 1)
(assert (= P0 5))
(assert (= found 1))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 1)))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 6 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (= found 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 6 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (= found 0))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds found
; When goroutine 1 at line 6 offers its message, the buffer of found holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 0))
(assert (= found 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/monitor found
; When goroutine 1 at line 6 offers its message, the exchanges over found still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (= found 0))
(assert true)
(assert (not (= 1 (- 1 (ite (and |valid(name)| (< 5 P0)) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex found
; When goroutine 1 at line 6 offers its message, at most one sender waits for its message on found to be taken.
(push 1)
(assert (= P1 0))
(assert (= found 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 6 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= found (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 6 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= found (- 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds found
; When goroutine 1 at line 6 sees its message taken, the buffer of found holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= found (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor found
; When goroutine 1 at line 6 sees its message taken, the exchanges over found still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (= found (- 1)))
(assert true)
(assert (not (= 0 (- 2 (ite (and |valid(name)| (< 5 P0)) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex found
; When goroutine 1 at line 6 sees its message taken, at most one sender waits for its message on found to be taken.
(push 1)
(assert (= P1 1))
(assert (= found (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; exit/0.5/balanced
; When nothing can move any more, main at line 10 does not wait at found? while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (or (= P0 6) (and (= P0 5) (not (= found 1)))))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= found 0))) (and (= P1 1) (not (= found (- 1))))))
(assert (and (<= (ite |valid(name)| 1 0) 1) (<= 1 (ite |valid(name)| 1 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 6 does not wait at found! while the precondition holds.
(push 1)
(assert (= P1 0))
(assert (or (= P0 6) (and (= P0 5) (not (= found 1)))))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= found 0))) (and (= P1 1) (not (= found (- 1))))))
(assert (and (<= (ite |valid(name)| 1 0) 1) (<= 1 (ite |valid(name)| 1 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 6 does not wait at found! acknowledged while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 6) (and (= P0 5) (not (= found 1)))))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= found 0))) (and (= P1 1) (not (= found (- 1))))))
(assert (and (<= (ite |valid(name)| 1 0) 1) (<= 1 (ite |valid(name)| 1 0))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, found is sent to at least as often as it is received from.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2)))
(assert (> (ite |valid(name)| 1 0) 1))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to found is received or fits its buffer.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2)))
(assert (> 1 (ite |valid(name)| 1 0)))
(check-sat)
(pop 1)
