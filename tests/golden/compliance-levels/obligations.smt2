(set-logic ALL)
(declare-const |len(levels)| Int)
(declare-const P0 Int)
(declare-const N1_0 Int)
(declare-const N1_1 Int)
(declare-const N1_2 Int)
(declare-const N1_3 Int)
(declare-const i Int)
(declare-const i1 Int)
(declare-const outcomes Int)
(declare-const wg Int)

; What holds of the parameters.
(assert (>= |len(levels)| 0))

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
(assert (not (= 0 (ite (not (= |len(levels)| 0)) 0 0))))
(check-sat)
(pop 1)

; establishment/branch main
; At the start, main is not in the branch that its if rules out.
(push 1)
(assert (not (ite (= |len(levels)| 0) true true)))
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
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (<= 0 |len(levels)|) true)))
(check-sat)
(pop 1)

; establishment/loop i1
; At the start, i1 counts the iterations of its loop.
(push 1)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (<= 0 |len(levels)|) true)))
(check-sat)
(pop 1)

; establishment/capacity outcomes
; At the start, outcomes was created with a capacity of at least 0.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds outcomes
; At the start, the buffer of outcomes holds no more than its capacity and no less than nothing.
(push 1)
(assert (not (ite (> |len(levels)| 0) (<= 0 |len(levels)|) true)))
(check-sat)
(pop 1)

; establishment/monitor outcomes
; At the start, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (not (=> (> |len(levels)| 0) (= 0 (- (ite (not (= |len(levels)| 0)) 0 0) (ite (not (= |len(levels)| 0)) 0 0))))))
(check-sat)
(pop 1)

; establishment/monitor outcomes
; At the start, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (not (=> (<= |len(levels)| 0) (= 0 (- (ite (not (= |len(levels)| 0)) 0 0) (ite (not (= |len(levels)| 0)) 0 0))))))
(check-sat)
(pop 1)

; establishment/rendezvous-mutex outcomes
; At the start, at most one sender waits for its message on outcomes to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/waitgroup wg
; At the start, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (not (= 0 (+ (ite (not (= |len(levels)| 0)) 0 0) (ite (not (= |len(levels)| 0)) 0 0)))))
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 12)))
; goroutine 1 is at one of its program points
(assert (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 N1_2) (<= 0 N1_3)))
; as many instances of goroutine 1 exist as its go statement was run
(assert (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) (+ i (ite (and (< 6 P0) (< P0 8)) 1 0)) 0)))
; main is not in the branch that its if rules out
(assert (ite (= |len(levels)| 0) true (not (and (<= 1 P0) (< P0 3)))))
; main does not go on behind its return
(assert (=> (= |len(levels)| 0) (not (and (<= 2 P0) (< P0 12)))))
; i counts the iterations of its loop
(assert (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (=> (< P0 4) (= i 0)) (=> (and (< 4 P0) (< P0 8)) (< i |len(levels)|)) (=> (>= P0 8) (= i |len(levels)|))) (and (= i 0) (not (and (< 4 P0) (< P0 8))))))
; i1 counts the iterations of its loop
(assert (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (=> (< P0 9) (= i1 0)) (=> (and (< 9 P0) (< P0 12)) (< i1 |len(levels)|)) (=> (>= P0 12) (= i1 |len(levels)|))) (and (= i1 0) (not (and (< 9 P0) (< P0 12))))))
; outcomes was created with a capacity of at least 0
(assert (=> (and (not (= |len(levels)| 0)) (< 3 P0)) (<= 0 |len(levels)|)))
; the buffer of outcomes holds no more than its capacity and no less than nothing
(assert (ite (> |len(levels)| 0) (and (<= 0 outcomes) (<= outcomes |len(levels)|)) (and (<= (- 1) outcomes) (<= outcomes 1))))
; the buffer of outcomes still holds sends minus receives
(assert (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (+ i1 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0)))))
; the exchanges over outcomes still match sends with receives
(assert (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (+ (* i1 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0)))))
; at most one sender waits for its message on outcomes to be taken
(assert (= N1_1 (ite (or (> |len(levels)| 0) (= outcomes 0)) 0 1)))
; the counter of wg is the sum of what was added, and not negative
(assert (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) (+ i (ite (and (< 5 P0) (< P0 8)) 1 0)) 0)))))

; preservation/0.0.1/counter-range main
; When main at line 8 takes the true branch, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert (= |len(levels)| 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/spawned goroutine 1
; When main at line 8 takes the true branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert (= |len(levels)| 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) i 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/branch main
; When main at line 8 takes the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 0))
(assert (= |len(levels)| 0))
(assert true)
(assert (not (ite (= |len(levels)| 0) true false)))
(check-sat)
(pop 1)

; preservation/0.0.1/returned main
; When main at line 8 takes the true branch, main does not go on behind its return.
(push 1)
(assert (= P0 0))
(assert (= |len(levels)| 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/loop i
; When main at line 8 takes the true branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (= |len(levels)| 0))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/loop i1
; When main at line 8 takes the true branch, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (= |len(levels)| 0))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/capacity outcomes
; When main at line 8 takes the true branch, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert (= |len(levels)| 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/monitor outcomes
; When main at line 8 takes the true branch, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert (= |len(levels)| 0))
(assert true)
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.0.1/monitor outcomes
; When main at line 8 takes the true branch, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 0))
(assert (= |len(levels)| 0))
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.0.1/waitgroup wg
; When main at line 8 takes the true branch, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert (= |len(levels)| 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) i 0))))))
(check-sat)
(pop 1)

; preservation/0.0.2/counter-range main
; When main at line 8 takes the else branch, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert (not (= |len(levels)| 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.2/spawned goroutine 1
; When main at line 8 takes the else branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert (not (= |len(levels)| 0)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) i 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/branch main
; When main at line 8 takes the else branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 0))
(assert (not (= |len(levels)| 0)))
(assert true)
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.0.2/returned main
; When main at line 8 takes the else branch, main does not go on behind its return.
(push 1)
(assert (= P0 0))
(assert (not (= |len(levels)| 0)))
(assert true)
(assert (= |len(levels)| 0))
(check-sat)
(pop 1)

; preservation/0.0.2/loop i
; When main at line 8 takes the else branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (not (= |len(levels)| 0)))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/loop i1
; When main at line 8 takes the else branch, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (not (= |len(levels)| 0)))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/capacity outcomes
; When main at line 8 takes the else branch, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert (not (= |len(levels)| 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.2/monitor outcomes
; When main at line 8 takes the else branch, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert (not (= |len(levels)| 0)))
(assert true)
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.0.2/monitor outcomes
; When main at line 8 takes the else branch, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 0))
(assert (not (= |len(levels)| 0)))
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.0.2/waitgroup wg
; When main at line 8 takes the else branch, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert (not (= |len(levels)| 0)))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) i 0))))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 9 returns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 9 returns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) i 0))))
(check-sat)
(pop 1)

; preservation/0.1/branch main
; When main at line 9 returns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.1/returned main
; When main at line 9 returns, main does not go on behind its return.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/loop i
; When main at line 9 returns, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (= i |len(levels)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1/loop i1
; When main at line 9 returns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (= i1 |len(levels)|)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.1/capacity outcomes
; When main at line 9 returns, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (not (= |len(levels)| 0)) (<= 0 |len(levels)|))))
(check-sat)
(pop 1)

; preservation/0.1/monitor outcomes
; When main at line 9 returns, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.1/monitor outcomes
; When main at line 9 returns, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.1/waitgroup wg
; When main at line 9 returns, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) i 0))))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 8 leaves the true branch, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 8 leaves the true branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) i 0))))
(check-sat)
(pop 1)

; preservation/0.2/branch main
; When main at line 8 leaves the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.2/returned main
; When main at line 8 leaves the true branch, main does not go on behind its return.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (= |len(levels)| 0))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 8 leaves the true branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.2/loop i1
; When main at line 8 leaves the true branch, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.2/capacity outcomes
; When main at line 8 leaves the true branch, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/monitor outcomes
; When main at line 8 leaves the true branch, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.2/monitor outcomes
; When main at line 8 leaves the true branch, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.2/waitgroup wg
; When main at line 8 leaves the true branch, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) i 0))))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 12 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= |len(levels)| 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 12 makes the channel, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= |len(levels)| 0))
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) i 0))))
(check-sat)
(pop 1)

; preservation/0.3/branch main
; When main at line 12 makes the channel, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= |len(levels)| 0))
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.3/returned main
; When main at line 12 makes the channel, main does not go on behind its return.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= |len(levels)| 0))
(assert (= |len(levels)| 0))
(check-sat)
(pop 1)

; preservation/0.3/loop i
; When main at line 12 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= |len(levels)| 0))
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.3/loop i1
; When main at line 12 makes the channel, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= |len(levels)| 0))
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.3/capacity outcomes
; When main at line 12 makes the channel, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= |len(levels)| 0))
(assert (not (=> (not (= |len(levels)| 0)) (<= 0 |len(levels)|))))
(check-sat)
(pop 1)

; preservation/0.3/monitor outcomes
; When main at line 12 makes the channel, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= |len(levels)| 0))
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.3/monitor outcomes
; When main at line 12 makes the channel, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= |len(levels)| 0))
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.3/waitgroup wg
; When main at line 12 makes the channel, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= |len(levels)| 0))
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) i 0))))))
(check-sat)
(pop 1)

; preservation/0.4.1/counter-range main
; When main at line 14 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (< i |len(levels)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.1/spawned goroutine 1
; When main at line 14 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert (< i |len(levels)|))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) i 0))))
(check-sat)
(pop 1)

; preservation/0.4.1/branch main
; When main at line 14 begins an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 4))
(assert (< i |len(levels)|))
(assert true)
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.4.1/returned main
; When main at line 14 begins an iteration of its loop, main does not go on behind its return.
(push 1)
(assert (= P0 4))
(assert (< i |len(levels)|))
(assert true)
(assert (= |len(levels)| 0))
(check-sat)
(pop 1)

; preservation/0.4.1/loop i
; When main at line 14 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (< i |len(levels)|))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (< i |len(levels)|)) false)))
(check-sat)
(pop 1)

; preservation/0.4.1/loop i1
; When main at line 14 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (< i |len(levels)|))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.4.1/capacity outcomes
; When main at line 14 begins an iteration of its loop, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert (< i |len(levels)|))
(assert true)
(assert (not (=> (not (= |len(levels)| 0)) (<= 0 |len(levels)|))))
(check-sat)
(pop 1)

; preservation/0.4.1/monitor outcomes
; When main at line 14 begins an iteration of its loop, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (< i |len(levels)|))
(assert true)
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.4.1/monitor outcomes
; When main at line 14 begins an iteration of its loop, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (< i |len(levels)|))
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.4.1/waitgroup wg
; When main at line 14 begins an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 4))
(assert (< i |len(levels)|))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) i 0))))))
(check-sat)
(pop 1)

; preservation/0.4.2/counter-range main
; When main at line 14 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (>= i |len(levels)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.2/spawned goroutine 1
; When main at line 14 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert (>= i |len(levels)|))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) i 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/branch main
; When main at line 14 leaves its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 4))
(assert (>= i |len(levels)|))
(assert true)
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.4.2/returned main
; When main at line 14 leaves its loop, main does not go on behind its return.
(push 1)
(assert (= P0 4))
(assert (>= i |len(levels)|))
(assert true)
(assert (= |len(levels)| 0))
(check-sat)
(pop 1)

; preservation/0.4.2/loop i
; When main at line 14 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (>= i |len(levels)|))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (= i |len(levels)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/loop i1
; When main at line 14 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (>= i |len(levels)|))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/capacity outcomes
; When main at line 14 leaves its loop, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert (>= i |len(levels)|))
(assert true)
(assert (not (=> (not (= |len(levels)| 0)) (<= 0 |len(levels)|))))
(check-sat)
(pop 1)

; preservation/0.4.2/monitor outcomes
; When main at line 14 leaves its loop, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (>= i |len(levels)|))
(assert true)
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.4.2/monitor outcomes
; When main at line 14 leaves its loop, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (>= i |len(levels)|))
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.4.2/waitgroup wg
; When main at line 14 leaves its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 4))
(assert (>= i |len(levels)|))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) i 0))))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 15 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= wg (- 1)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 15 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= wg (- 1)))
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) i 0))))
(check-sat)
(pop 1)

; preservation/0.5/branch main
; When main at line 15 adds to the waitgroup, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= wg (- 1)))
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.5/returned main
; When main at line 15 adds to the waitgroup, main does not go on behind its return.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= wg (- 1)))
(assert (= |len(levels)| 0))
(check-sat)
(pop 1)

; preservation/0.5/loop i
; When main at line 15 adds to the waitgroup, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= wg (- 1)))
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (< i |len(levels)|)) false)))
(check-sat)
(pop 1)

; preservation/0.5/loop i1
; When main at line 15 adds to the waitgroup, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= wg (- 1)))
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.5/capacity outcomes
; When main at line 15 adds to the waitgroup, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= wg (- 1)))
(assert (not (=> (not (= |len(levels)| 0)) (<= 0 |len(levels)|))))
(check-sat)
(pop 1)

; preservation/0.5/monitor outcomes
; When main at line 15 adds to the waitgroup, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= wg (- 1)))
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.5/monitor outcomes
; When main at line 15 adds to the waitgroup, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= wg (- 1)))
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.5/waitgroup wg
; When main at line 15 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= wg (- 1)))
(assert (not (and (<= 0 (+ wg 1)) (= (+ wg 1) (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) (+ i 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 16 spawns, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/counter-range goroutine 1
; When main at line 16 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (and (<= 0 (+ N1_0 1)) (<= 0 N1_1) (<= 0 N1_2) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 16 spawns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (= (+ N1_0 1 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.6/branch main
; When main at line 16 spawns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.6/returned main
; When main at line 16 spawns, main does not go on behind its return.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (= |len(levels)| 0))
(check-sat)
(pop 1)

; preservation/0.6/loop i
; When main at line 16 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (< i |len(levels)|)) false)))
(check-sat)
(pop 1)

; preservation/0.6/loop i1
; When main at line 16 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.6/capacity outcomes
; When main at line 16 spawns, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (not (= |len(levels)| 0)) (<= 0 |len(levels)|))))
(check-sat)
(pop 1)

; preservation/0.6/monitor outcomes
; When main at line 16 spawns, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.6/monitor outcomes
; When main at line 16 spawns, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.6/waitgroup wg
; When main at line 16 spawns, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) (+ i 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.7/counter-range main
; When main at line 14 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7/spawned goroutine 1
; When main at line 14 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.7/branch main
; When main at line 14 ends an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.7/returned main
; When main at line 14 ends an iteration of its loop, main does not go on behind its return.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (= |len(levels)| 0))
(check-sat)
(pop 1)

; preservation/0.7/loop i
; When main at line 14 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 (+ i 1)) (<= (+ i 1) |len(levels)|)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.7/loop i1
; When main at line 14 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.7/capacity outcomes
; When main at line 14 ends an iteration of its loop, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (=> (not (= |len(levels)| 0)) (<= 0 |len(levels)|))))
(check-sat)
(pop 1)

; preservation/0.7/monitor outcomes
; When main at line 14 ends an iteration of its loop, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.7/monitor outcomes
; When main at line 14 ends an iteration of its loop, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.7/waitgroup wg
; When main at line 14 ends an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) (+ i 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.8/counter-range main
; When main at line 21 passes its Wait, main is at one of its program points.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.8/spawned goroutine 1
; When main at line 21 passes its Wait, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) i 0))))
(check-sat)
(pop 1)

; preservation/0.8/branch main
; When main at line 21 passes its Wait, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.8/returned main
; When main at line 21 passes its Wait, main does not go on behind its return.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (= |len(levels)| 0))
(check-sat)
(pop 1)

; preservation/0.8/loop i
; When main at line 21 passes its Wait, i counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (= i |len(levels)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.8/loop i1
; When main at line 21 passes its Wait, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.8/capacity outcomes
; When main at line 21 passes its Wait, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (=> (not (= |len(levels)| 0)) (<= 0 |len(levels)|))))
(check-sat)
(pop 1)

; preservation/0.8/monitor outcomes
; When main at line 21 passes its Wait, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.8/monitor outcomes
; When main at line 21 passes its Wait, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.8/waitgroup wg
; When main at line 21 passes its Wait, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) i 0))))))
(check-sat)
(pop 1)

; preservation/0.9.1/counter-range main
; When main at line 23 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 9))
(assert (< i1 |len(levels)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.9.1/spawned goroutine 1
; When main at line 23 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 9))
(assert (< i1 |len(levels)|))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) i 0))))
(check-sat)
(pop 1)

; preservation/0.9.1/branch main
; When main at line 23 begins an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 9))
(assert (< i1 |len(levels)|))
(assert true)
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.9.1/returned main
; When main at line 23 begins an iteration of its loop, main does not go on behind its return.
(push 1)
(assert (= P0 9))
(assert (< i1 |len(levels)|))
(assert true)
(assert (= |len(levels)| 0))
(check-sat)
(pop 1)

; preservation/0.9.1/loop i
; When main at line 23 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (< i1 |len(levels)|))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (= i |len(levels)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.9.1/loop i1
; When main at line 23 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (< i1 |len(levels)|))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (< i1 |len(levels)|)) false)))
(check-sat)
(pop 1)

; preservation/0.9.1/capacity outcomes
; When main at line 23 begins an iteration of its loop, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 9))
(assert (< i1 |len(levels)|))
(assert true)
(assert (not (=> (not (= |len(levels)| 0)) (<= 0 |len(levels)|))))
(check-sat)
(pop 1)

; preservation/0.9.1/monitor outcomes
; When main at line 23 begins an iteration of its loop, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 9))
(assert (< i1 |len(levels)|))
(assert true)
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.9.1/monitor outcomes
; When main at line 23 begins an iteration of its loop, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 9))
(assert (< i1 |len(levels)|))
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.9.1/waitgroup wg
; When main at line 23 begins an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 9))
(assert (< i1 |len(levels)|))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) i 0))))))
(check-sat)
(pop 1)

; preservation/0.9.2/counter-range main
; When main at line 23 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 9))
(assert (>= i1 |len(levels)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.9.2/spawned goroutine 1
; When main at line 23 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 9))
(assert (>= i1 |len(levels)|))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) i 0))))
(check-sat)
(pop 1)

; preservation/0.9.2/branch main
; When main at line 23 leaves its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 9))
(assert (>= i1 |len(levels)|))
(assert true)
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.9.2/returned main
; When main at line 23 leaves its loop, main does not go on behind its return.
(push 1)
(assert (= P0 9))
(assert (>= i1 |len(levels)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.9.2/loop i
; When main at line 23 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (>= i1 |len(levels)|))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (= i |len(levels)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.9.2/loop i1
; When main at line 23 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (>= i1 |len(levels)|))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (= i1 |len(levels)|)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.9.2/capacity outcomes
; When main at line 23 leaves its loop, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 9))
(assert (>= i1 |len(levels)|))
(assert true)
(assert (not (=> (not (= |len(levels)| 0)) (<= 0 |len(levels)|))))
(check-sat)
(pop 1)

; preservation/0.9.2/monitor outcomes
; When main at line 23 leaves its loop, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 9))
(assert (>= i1 |len(levels)|))
(assert true)
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.9.2/monitor outcomes
; When main at line 23 leaves its loop, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 9))
(assert (>= i1 |len(levels)|))
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.9.2/waitgroup wg
; When main at line 23 leaves its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 9))
(assert (>= i1 |len(levels)|))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) i 0))))))
(check-sat)
(pop 1)

; preservation/0.10.1/counter-range main
; When main at line 24 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 10))
(assert (and (> |len(levels)| 0) (> outcomes 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.10.1/spawned goroutine 1
; When main at line 24 receives from the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 10))
(assert (and (> |len(levels)| 0) (> outcomes 0)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) i 0))))
(check-sat)
(pop 1)

; preservation/0.10.1/branch main
; When main at line 24 receives from the buffer, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 10))
(assert (and (> |len(levels)| 0) (> outcomes 0)))
(assert true)
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.10.1/returned main
; When main at line 24 receives from the buffer, main does not go on behind its return.
(push 1)
(assert (= P0 10))
(assert (and (> |len(levels)| 0) (> outcomes 0)))
(assert true)
(assert (= |len(levels)| 0))
(check-sat)
(pop 1)

; preservation/0.10.1/loop i
; When main at line 24 receives from the buffer, i counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (and (> |len(levels)| 0) (> outcomes 0)))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (= i |len(levels)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.10.1/loop i1
; When main at line 24 receives from the buffer, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (and (> |len(levels)| 0) (> outcomes 0)))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (< i1 |len(levels)|)) false)))
(check-sat)
(pop 1)

; preservation/0.10.1/capacity outcomes
; When main at line 24 receives from the buffer, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 10))
(assert (and (> |len(levels)| 0) (> outcomes 0)))
(assert true)
(assert (not (=> (not (= |len(levels)| 0)) (<= 0 |len(levels)|))))
(check-sat)
(pop 1)

; preservation/0.10.1/buffer-bounds outcomes
; When main at line 24 receives from the buffer, the buffer of outcomes holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 10))
(assert (and (> |len(levels)| 0) (> outcomes 0)))
(assert true)
(assert (not (ite (> |len(levels)| 0) (and (<= 0 (- outcomes 1)) (<= (- outcomes 1) |len(levels)|)) (and (<= (- 1) (- outcomes 1)) (<= (- outcomes 1) 1)))))
(check-sat)
(pop 1)

; preservation/0.10.1/monitor outcomes
; When main at line 24 receives from the buffer, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 10))
(assert (and (> |len(levels)| 0) (> outcomes 0)))
(assert true)
(assert (not (=> (> |len(levels)| 0) (= (- outcomes 1) (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (+ i1 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.1/monitor outcomes
; When main at line 24 receives from the buffer, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 10))
(assert (and (> |len(levels)| 0) (> outcomes 0)))
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= (- outcomes 1) (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (+ (* i1 2) 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.1/rendezvous-mutex outcomes
; When main at line 24 receives from the buffer, at most one sender waits for its message on outcomes to be taken.
(push 1)
(assert (= P0 10))
(assert (and (> |len(levels)| 0) (> outcomes 0)))
(assert true)
(assert (not (= N1_1 (ite (or (> |len(levels)| 0) (= (- outcomes 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.10.1/waitgroup wg
; When main at line 24 receives from the buffer, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 10))
(assert (and (> |len(levels)| 0) (> outcomes 0)))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) i 0))))))
(check-sat)
(pop 1)

; preservation/0.10.2/counter-range main
; When main at line 24 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 10))
(assert (and (<= |len(levels)| 0) (= outcomes 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.10.2/spawned goroutine 1
; When main at line 24 takes the offered message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 10))
(assert (and (<= |len(levels)| 0) (= outcomes 1)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) i 0))))
(check-sat)
(pop 1)

; preservation/0.10.2/branch main
; When main at line 24 takes the offered message, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 10))
(assert (and (<= |len(levels)| 0) (= outcomes 1)))
(assert true)
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.10.2/returned main
; When main at line 24 takes the offered message, main does not go on behind its return.
(push 1)
(assert (= P0 10))
(assert (and (<= |len(levels)| 0) (= outcomes 1)))
(assert true)
(assert (= |len(levels)| 0))
(check-sat)
(pop 1)

; preservation/0.10.2/loop i
; When main at line 24 takes the offered message, i counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (and (<= |len(levels)| 0) (= outcomes 1)))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (= i |len(levels)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.10.2/loop i1
; When main at line 24 takes the offered message, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (and (<= |len(levels)| 0) (= outcomes 1)))
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i1) (<= i1 |len(levels)|) (< i1 |len(levels)|)) false)))
(check-sat)
(pop 1)

; preservation/0.10.2/capacity outcomes
; When main at line 24 takes the offered message, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 10))
(assert (and (<= |len(levels)| 0) (= outcomes 1)))
(assert true)
(assert (not (=> (not (= |len(levels)| 0)) (<= 0 |len(levels)|))))
(check-sat)
(pop 1)

; preservation/0.10.2/buffer-bounds outcomes
; When main at line 24 takes the offered message, the buffer of outcomes holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 10))
(assert (and (<= |len(levels)| 0) (= outcomes 1)))
(assert true)
(assert (not (ite (> |len(levels)| 0) false true)))
(check-sat)
(pop 1)

; preservation/0.10.2/monitor outcomes
; When main at line 24 takes the offered message, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 10))
(assert (and (<= |len(levels)| 0) (= outcomes 1)))
(assert true)
(assert (not (=> (> |len(levels)| 0) (= (- 1) (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (+ i1 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.2/monitor outcomes
; When main at line 24 takes the offered message, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 10))
(assert (and (<= |len(levels)| 0) (= outcomes 1)))
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= (- 1) (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (+ (* i1 2) 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.2/rendezvous-mutex outcomes
; When main at line 24 takes the offered message, at most one sender waits for its message on outcomes to be taken.
(push 1)
(assert (= P0 10))
(assert (and (<= |len(levels)| 0) (= outcomes 1)))
(assert true)
(assert (not (= N1_1 (ite (> |len(levels)| 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.10.2/waitgroup wg
; When main at line 24 takes the offered message, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 10))
(assert (and (<= |len(levels)| 0) (= outcomes 1)))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) i 0))))))
(check-sat)
(pop 1)

; preservation/0.11/counter-range main
; When main at line 23 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.11/spawned goroutine 1
; When main at line 23 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) i 0))))
(check-sat)
(pop 1)

; preservation/0.11/branch main
; When main at line 23 ends an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (= |len(levels)| 0) true true)))
(check-sat)
(pop 1)

; preservation/0.11/returned main
; When main at line 23 ends an iteration of its loop, main does not go on behind its return.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (= |len(levels)| 0))
(check-sat)
(pop 1)

; preservation/0.11/loop i
; When main at line 23 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 i) (<= i |len(levels)|) (= i |len(levels)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.11/loop i1
; When main at line 23 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (and (not (= |len(levels)| 0)) (<= 0 |len(levels)|)) (and (<= 0 (+ i1 1)) (<= (+ i1 1) |len(levels)|)) (= (+ i1 1) 0))))
(check-sat)
(pop 1)

; preservation/0.11/capacity outcomes
; When main at line 23 ends an iteration of its loop, outcomes was created with a capacity of at least 0.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (=> (not (= |len(levels)| 0)) (<= 0 |len(levels)|))))
(check-sat)
(pop 1)

; preservation/0.11/monitor outcomes
; When main at line 23 ends an iteration of its loop, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (+ i1 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.11/monitor outcomes
; When main at line 23 ends an iteration of its loop, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (* (+ i1 1) 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.11/waitgroup wg
; When main at line 23 ends an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (not (= |len(levels)| 0)) (- N1_3) 0) (ite (not (= |len(levels)| 0)) i 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 17 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (and (> |len(levels)| 0) (< outcomes |len(levels)|)))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 N1_1) (<= 0 (+ N1_2 1)) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 17 sends into the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (and (> |len(levels)| 0) (< outcomes |len(levels)|)))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 N1_2 1 N1_3) (ite (not (= |len(levels)| 0)) (+ i (ite (and (< 6 P0) (< P0 8)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/1.0.1/buffer-bounds outcomes
; When goroutine 1 at line 17 sends into the buffer, the buffer of outcomes holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (and (> |len(levels)| 0) (< outcomes |len(levels)|)))
(assert true)
(assert (not (ite (> |len(levels)| 0) (and (<= 0 (+ outcomes 1)) (<= (+ outcomes 1) |len(levels)|)) (and (<= (- 1) (+ outcomes 1)) (<= (+ outcomes 1) 1)))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor outcomes
; When goroutine 1 at line 17 sends into the buffer, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (> N1_0 0))
(assert (and (> |len(levels)| 0) (< outcomes |len(levels)|)))
(assert true)
(assert (not (=> (> |len(levels)| 0) (= (+ outcomes 1) (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 1 N1_3) 0) (ite (not (= |len(levels)| 0)) (+ i1 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor outcomes
; When goroutine 1 at line 17 sends into the buffer, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (> N1_0 0))
(assert (and (> |len(levels)| 0) (< outcomes |len(levels)|)))
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= (+ outcomes 1) (- (ite (not (= |len(levels)| 0)) (+ N1_1 N1_2 1 N1_3 N1_2 1 N1_3) 0) (ite (not (= |len(levels)| 0)) (+ (* i1 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex outcomes
; When goroutine 1 at line 17 sends into the buffer, at most one sender waits for its message on outcomes to be taken.
(push 1)
(assert (> N1_0 0))
(assert (and (> |len(levels)| 0) (< outcomes |len(levels)|)))
(assert true)
(assert (not (= N1_1 (ite (or (> |len(levels)| 0) (= (+ outcomes 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 17 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (and (<= |len(levels)| 0) (= outcomes 0)))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 (+ N1_1 1)) (<= 0 N1_2) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 17 offers its message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (and (<= |len(levels)| 0) (= outcomes 0)))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 1 N1_2 N1_3) (ite (not (= |len(levels)| 0)) (+ i (ite (and (< 6 P0) (< P0 8)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/1.0.2/buffer-bounds outcomes
; When goroutine 1 at line 17 offers its message, the buffer of outcomes holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (and (<= |len(levels)| 0) (= outcomes 0)))
(assert true)
(assert (not (ite (> |len(levels)| 0) (<= 1 |len(levels)|) true)))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor outcomes
; When goroutine 1 at line 17 offers its message, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (> N1_0 0))
(assert (and (<= |len(levels)| 0) (= outcomes 0)))
(assert true)
(assert (not (=> (> |len(levels)| 0) (= 1 (- (ite (not (= |len(levels)| 0)) (+ N1_1 1 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (+ i1 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor outcomes
; When goroutine 1 at line 17 offers its message, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (> N1_0 0))
(assert (and (<= |len(levels)| 0) (= outcomes 0)))
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= 1 (- (ite (not (= |len(levels)| 0)) (+ N1_1 1 N1_2 N1_3 N1_2 N1_3) 0) (ite (not (= |len(levels)| 0)) (+ (* i1 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex outcomes
; When goroutine 1 at line 17 offers its message, at most one sender waits for its message on outcomes to be taken.
(push 1)
(assert (> N1_0 0))
(assert (and (<= |len(levels)| 0) (= outcomes 0)))
(assert true)
(assert (not (= (+ N1_1 1) (ite (> |len(levels)| 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 17 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_1 0))
(assert (= outcomes (- 1)))
(assert true)
(assert (not (and (<= 0 N1_0) (<= 0 (- N1_1 1)) (<= 0 (+ N1_2 1)) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 17 sees its message taken, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_1 0))
(assert (= outcomes (- 1)))
(assert true)
(assert (not (= (+ N1_0 (- N1_1 1) N1_2 1 N1_3) (ite (not (= |len(levels)| 0)) (+ i (ite (and (< 6 P0) (< P0 8)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds outcomes
; When goroutine 1 at line 17 sees its message taken, the buffer of outcomes holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_1 0))
(assert (= outcomes (- 1)))
(assert true)
(assert (not (ite (> |len(levels)| 0) (<= 0 |len(levels)|) true)))
(check-sat)
(pop 1)

; preservation/1.1/monitor outcomes
; When goroutine 1 at line 17 sees its message taken, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (> N1_1 0))
(assert (= outcomes (- 1)))
(assert true)
(assert (not (=> (> |len(levels)| 0) (= 0 (- (ite (not (= |len(levels)| 0)) (+ (- N1_1 1) N1_2 1 N1_3) 0) (ite (not (= |len(levels)| 0)) (+ i1 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.1/monitor outcomes
; When goroutine 1 at line 17 sees its message taken, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (> N1_1 0))
(assert (= outcomes (- 1)))
(assert true)
(assert (not (=> (<= |len(levels)| 0) (= 0 (- (ite (not (= |len(levels)| 0)) (+ (- N1_1 1) N1_2 1 N1_3 N1_2 1 N1_3) 0) (ite (not (= |len(levels)| 0)) (+ (* i1 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex outcomes
; When goroutine 1 at line 17 sees its message taken, at most one sender waits for its message on outcomes to be taken.
(push 1)
(assert (> N1_1 0))
(assert (= outcomes (- 1)))
(assert true)
(assert (not (= (- N1_1 1) 0)))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 18 adds to the waitgroup, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 (- N1_2 1)) (<= 0 (+ N1_3 1)))))
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 18 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= wg 1))
(assert (not (= (+ N1_0 N1_1 (- N1_2 1) N1_3 1) (ite (not (= |len(levels)| 0)) (+ i (ite (and (< 6 P0) (< P0 8)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/1.2/monitor outcomes
; When goroutine 1 at line 18 adds to the waitgroup, the buffer of outcomes still holds sends minus receives.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= wg 1))
(assert (not (=> (> |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 (- N1_2 1) N1_3 1) 0) (ite (not (= |len(levels)| 0)) (+ i1 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.2/monitor outcomes
; When goroutine 1 at line 18 adds to the waitgroup, the exchanges over outcomes still match sends with receives.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= wg 1))
(assert (not (=> (<= |len(levels)| 0) (= outcomes (- (ite (not (= |len(levels)| 0)) (+ N1_1 (- N1_2 1) N1_3 1 (- N1_2 1) N1_3 1) 0) (ite (not (= |len(levels)| 0)) (+ (* i1 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.2/waitgroup wg
; When goroutine 1 at line 18 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 (+ wg (- 1))) (= (+ wg (- 1)) (+ (ite (not (= |len(levels)| 0)) (- (+ N1_3 1)) 0) (ite (not (= |len(levels)| 0)) (+ i (ite (and (< 5 P0) (< P0 8)) 1 0)) 0))))))
(check-sat)
(pop 1)

; crash/0.3/balanced
; It never happens that main at line 12 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 3))
(assert (< |len(levels)| 0))
(assert (and (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0))) (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (+ (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) |len(levels)|))) (= (+ (ite (not (= |len(levels)| 0)) (- (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0)) 0) (ite (not (= |len(levels)| 0)) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; crash/0.5/balanced
; It never happens that main at line 15 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (< wg (- 1)))
(assert (and (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0))) (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (+ (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) |len(levels)|))) (= (+ (ite (not (= |len(levels)| 0)) (- (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0)) 0) (ite (not (= |len(levels)| 0)) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; crash/1.2/balanced
; It never happens that goroutine 1 at line 18 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (> N1_2 0))
(assert (< wg 1))
(assert (and (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0))) (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (+ (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) |len(levels)|))) (= (+ (ite (not (= |len(levels)| 0)) (- (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0)) 0) (ite (not (= |len(levels)| 0)) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/0.8/balanced
; When nothing can move any more, main at line 21 does not wait at wg.Wait() while the precondition holds.
(push 1)
(assert (= P0 8))
(assert (or (= P0 12) (and (= P0 8) (not (= wg 0))) (and (= P0 10) (not (or (and (> |len(levels)| 0) (> outcomes 0)) (and (<= |len(levels)| 0) (= outcomes 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> |len(levels)| 0) (< outcomes |len(levels)|)) (and (<= |len(levels)| 0) (= outcomes 0))))))
(assert (or (<= N1_1 0) (not (= outcomes (- 1)))))
(assert (<= N1_2 0))
(assert (and (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0))) (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (+ (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) |len(levels)|))) (= (+ (ite (not (= |len(levels)| 0)) (- (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0)) 0) (ite (not (= |len(levels)| 0)) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/0.10/balanced
; When nothing can move any more, main at line 24 does not wait at outcomes? while the precondition holds.
(push 1)
(assert (= P0 10))
(assert (or (= P0 12) (and (= P0 8) (not (= wg 0))) (and (= P0 10) (not (or (and (> |len(levels)| 0) (> outcomes 0)) (and (<= |len(levels)| 0) (= outcomes 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> |len(levels)| 0) (< outcomes |len(levels)|)) (and (<= |len(levels)| 0) (= outcomes 0))))))
(assert (or (<= N1_1 0) (not (= outcomes (- 1)))))
(assert (<= N1_2 0))
(assert (and (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0))) (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (+ (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) |len(levels)|))) (= (+ (ite (not (= |len(levels)| 0)) (- (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0)) 0) (ite (not (= |len(levels)| 0)) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 17 does not wait at outcomes! while the precondition holds.
(push 1)
(assert (> N1_0 0))
(assert (or (= P0 12) (and (= P0 8) (not (= wg 0))) (and (= P0 10) (not (or (and (> |len(levels)| 0) (> outcomes 0)) (and (<= |len(levels)| 0) (= outcomes 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> |len(levels)| 0) (< outcomes |len(levels)|)) (and (<= |len(levels)| 0) (= outcomes 0))))))
(assert (or (<= N1_1 0) (not (= outcomes (- 1)))))
(assert (<= N1_2 0))
(assert (and (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0))) (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (+ (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) |len(levels)|))) (= (+ (ite (not (= |len(levels)| 0)) (- (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0)) 0) (ite (not (= |len(levels)| 0)) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 17 does not wait at outcomes! acknowledged while the precondition holds.
(push 1)
(assert (> N1_1 0))
(assert (or (= P0 12) (and (= P0 8) (not (= wg 0))) (and (= P0 10) (not (or (and (> |len(levels)| 0) (> outcomes 0)) (and (<= |len(levels)| 0) (= outcomes 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> |len(levels)| 0) (< outcomes |len(levels)|)) (and (<= |len(levels)| 0) (= outcomes 0))))))
(assert (or (<= N1_1 0) (not (= outcomes (- 1)))))
(assert (<= N1_2 0))
(assert (and (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0))) (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (+ (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) |len(levels)|))) (= (+ (ite (not (= |len(levels)| 0)) (- (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0)) 0) (ite (not (= |len(levels)| 0)) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, outcomes is sent to at least as often as it is received from.
(push 1)
(assert (= P0 12))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0)))
(assert (not (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0)))))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to outcomes is received or fits its buffer.
(push 1)
(assert (= P0 12))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0)))
(assert (not (=> (not (= |len(levels)| 0)) (<= (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) (+ (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) |len(levels)|)))))
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, what is added to wg comes to 0.
(push 1)
(assert (= P0 12))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0)))
(assert (not (= (+ (ite (not (= |len(levels)| 0)) (- (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0)) 0) (ite (not (= |len(levels)| 0)) (ite (< 0 |len(levels)|) (- |len(levels)| 0) 0) 0)) 0)))
(check-sat)
(pop 1)
