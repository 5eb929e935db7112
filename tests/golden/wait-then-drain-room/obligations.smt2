(set-logic ALL)
(declare-const P0 Int)
(declare-const N1_0 Int)
(declare-const N1_1 Int)
(declare-const N1_2 Int)
(declare-const N1_3 Int)
(declare-const n Int)
(declare-const i Int)
(declare-const i1 Int)
(declare-const results Int)
(declare-const wg Int)

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
(assert (not (= 0 (ite (>= n 0) 0 0))))
(check-sat)
(pop 1)

; establishment/branch main
; At the start, main is not in the branch that its if rules out.
(push 1)
(assert (not (ite (< n 0) true true)))
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
(assert (not (ite (and (>= n 0) (<= 0 n)) (<= 0 n) true)))
(check-sat)
(pop 1)

; establishment/loop i1
; At the start, i1 counts the iterations of its loop.
(push 1)
(assert (not (ite (and (>= n 0) (<= 0 n)) (<= 0 n) true)))
(check-sat)
(pop 1)

; establishment/capacity results
; At the start, results was created with a capacity of at least 0.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds results
; At the start, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (not (ite (> n 0) (<= 0 n) true)))
(check-sat)
(pop 1)

; establishment/monitor results
; At the start, the buffer of results still holds sends minus receives.
(push 1)
(assert (not (=> (> n 0) (= 0 (- (ite (>= n 0) 0 0) (ite (>= n 0) 0 0))))))
(check-sat)
(pop 1)

; establishment/monitor results
; At the start, the exchanges over results still match sends with receives.
(push 1)
(assert (not (=> (<= n 0) (= 0 (- (ite (>= n 0) 0 0) (ite (>= n 0) 0 0))))))
(check-sat)
(pop 1)

; establishment/rendezvous-mutex results
; At the start, at most one sender waits for its message on results to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/waitgroup wg
; At the start, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (not (= 0 (ite (>= n 0) 0 0))))
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 12)))
; goroutine 1 is at one of its program points
(assert (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 N1_2) (<= 0 N1_3)))
; as many instances of goroutine 1 exist as its go statement was run
(assert (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) (+ i (ite (and (< 6 P0) (< P0 8)) 1 0)) 0)))
; main is not in the branch that its if rules out
(assert (ite (< n 0) true (not (and (<= 1 P0) (< P0 3)))))
; main does not go on behind its return
(assert (=> (< n 0) (not (and (<= 2 P0) (< P0 12)))))
; i counts the iterations of its loop
(assert (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (=> (< P0 5) (= i 0)) (=> (and (< 5 P0) (< P0 8)) (< i n)) (=> (>= P0 8) (= i n))) (and (= i 0) (not (and (< 5 P0) (< P0 8))))))
; i1 counts the iterations of its loop
(assert (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (=> (< P0 9) (= i1 0)) (=> (and (< 9 P0) (< P0 12)) (< i1 n)) (=> (>= P0 12) (= i1 n))) (and (= i1 0) (not (and (< 9 P0) (< P0 12))))))
; results was created with a capacity of at least 0
(assert (=> (and (>= n 0) (< 3 P0)) (<= 0 n)))
; the buffer of results holds no more than its capacity and no less than nothing
(assert (ite (> n 0) (and (<= 0 results) (<= results n)) (and (<= (- 1) results) (<= results 1))))
; the buffer of results still holds sends minus receives
(assert (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) (+ i1 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0)))))
; the exchanges over results still match sends with receives
(assert (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (+ (* i1 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0)))))
; at most one sender waits for its message on results to be taken
(assert (= N1_1 (ite (or (> n 0) (= results 0)) 0 1)))
; the counter of wg is the sum of what was added, and not negative
(assert (and (<= 0 wg) (= wg (+ (ite (and (>= n 0) (< 4 P0)) n 0) (ite (>= n 0) (- N1_3) 0)))))

; preservation/0.0.1/counter-range main
; When main at line 7 takes the true branch, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert (< n 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/spawned goroutine 1
; When main at line 7 takes the true branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert (< n 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/branch main
; When main at line 7 takes the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 0))
(assert (< n 0))
(assert true)
(assert (not (ite (< n 0) true false)))
(check-sat)
(pop 1)

; preservation/0.0.1/returned main
; When main at line 7 takes the true branch, main does not go on behind its return.
(push 1)
(assert (= P0 0))
(assert (< n 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/loop i
; When main at line 7 takes the true branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (< n 0))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/loop i1
; When main at line 7 takes the true branch, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (< n 0))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/capacity results
; When main at line 7 takes the true branch, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert (< n 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/monitor results
; When main at line 7 takes the true branch, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert (< n 0))
(assert true)
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.0.1/monitor results
; When main at line 7 takes the true branch, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 0))
(assert (< n 0))
(assert true)
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.0.1/waitgroup wg
; When main at line 7 takes the true branch, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert (< n 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (ite (>= n 0) (- N1_3) 0)))))
(check-sat)
(pop 1)

; preservation/0.0.2/counter-range main
; When main at line 7 takes the else branch, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert (>= n 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.2/spawned goroutine 1
; When main at line 7 takes the else branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert (>= n 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/branch main
; When main at line 7 takes the else branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 0))
(assert (>= n 0))
(assert true)
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.0.2/returned main
; When main at line 7 takes the else branch, main does not go on behind its return.
(push 1)
(assert (= P0 0))
(assert (>= n 0))
(assert true)
(assert (< n 0))
(check-sat)
(pop 1)

; preservation/0.0.2/loop i
; When main at line 7 takes the else branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (>= n 0))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/loop i1
; When main at line 7 takes the else branch, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (>= n 0))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/capacity results
; When main at line 7 takes the else branch, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert (>= n 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.2/monitor results
; When main at line 7 takes the else branch, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert (>= n 0))
(assert true)
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.0.2/monitor results
; When main at line 7 takes the else branch, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 0))
(assert (>= n 0))
(assert true)
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.0.2/waitgroup wg
; When main at line 7 takes the else branch, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert (>= n 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (ite (>= n 0) (- N1_3) 0)))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 8 returns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 8 returns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.1/branch main
; When main at line 8 returns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.1/returned main
; When main at line 8 returns, main does not go on behind its return.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/loop i
; When main at line 8 returns, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1/loop i1
; When main at line 8 returns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.1/capacity results
; When main at line 8 returns, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (>= n 0) (<= 0 n))))
(check-sat)
(pop 1)

; preservation/0.1/monitor results
; When main at line 8 returns, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.1/monitor results
; When main at line 8 returns, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.1/waitgroup wg
; When main at line 8 returns, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (>= n 0) n 0) (ite (>= n 0) (- N1_3) 0))))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 7 leaves the true branch, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 7 leaves the true branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.2/branch main
; When main at line 7 leaves the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.2/returned main
; When main at line 7 leaves the true branch, main does not go on behind its return.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (< n 0))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 7 leaves the true branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.2/loop i1
; When main at line 7 leaves the true branch, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.2/capacity results
; When main at line 7 leaves the true branch, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/monitor results
; When main at line 7 leaves the true branch, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.2/monitor results
; When main at line 7 leaves the true branch, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.2/waitgroup wg
; When main at line 7 leaves the true branch, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (ite (>= n 0) (- N1_3) 0)))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 10 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= n 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 10 makes the channel, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= n 0))
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.3/branch main
; When main at line 10 makes the channel, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= n 0))
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.3/returned main
; When main at line 10 makes the channel, main does not go on behind its return.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= n 0))
(assert (< n 0))
(check-sat)
(pop 1)

; preservation/0.3/loop i
; When main at line 10 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= n 0))
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.3/loop i1
; When main at line 10 makes the channel, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= n 0))
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.3/capacity results
; When main at line 10 makes the channel, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= n 0))
(assert (not (=> (>= n 0) (<= 0 n))))
(check-sat)
(pop 1)

; preservation/0.3/monitor results
; When main at line 10 makes the channel, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= n 0))
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.3/monitor results
; When main at line 10 makes the channel, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= n 0))
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.3/waitgroup wg
; When main at line 10 makes the channel, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= n 0))
(assert (not (and (<= 0 wg) (= wg (ite (>= n 0) (- N1_3) 0)))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 12 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert (>= wg (- n)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 12 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert true)
(assert (>= wg (- n)))
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.4/branch main
; When main at line 12 adds to the waitgroup, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 4))
(assert true)
(assert (>= wg (- n)))
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.4/returned main
; When main at line 12 adds to the waitgroup, main does not go on behind its return.
(push 1)
(assert (= P0 4))
(assert true)
(assert (>= wg (- n)))
(assert (< n 0))
(check-sat)
(pop 1)

; preservation/0.4/loop i
; When main at line 12 adds to the waitgroup, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert (>= wg (- n)))
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.4/loop i1
; When main at line 12 adds to the waitgroup, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert (>= wg (- n)))
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.4/capacity results
; When main at line 12 adds to the waitgroup, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert true)
(assert (>= wg (- n)))
(assert (not (=> (>= n 0) (<= 0 n))))
(check-sat)
(pop 1)

; preservation/0.4/monitor results
; When main at line 12 adds to the waitgroup, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert (>= wg (- n)))
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.4/monitor results
; When main at line 12 adds to the waitgroup, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert (>= wg (- n)))
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.4/waitgroup wg
; When main at line 12 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 4))
(assert true)
(assert (>= wg (- n)))
(assert (not (and (<= 0 (+ wg n)) (= (+ wg n) (+ (ite (>= n 0) n 0) (ite (>= n 0) (- N1_3) 0))))))
(check-sat)
(pop 1)

; preservation/0.5.1/counter-range main
; When main at line 13 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (< i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5.1/spawned goroutine 1
; When main at line 13 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert (< i n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.5.1/branch main
; When main at line 13 begins an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 5))
(assert (< i n))
(assert true)
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.5.1/returned main
; When main at line 13 begins an iteration of its loop, main does not go on behind its return.
(push 1)
(assert (= P0 5))
(assert (< i n))
(assert true)
(assert (< n 0))
(check-sat)
(pop 1)

; preservation/0.5.1/loop i
; When main at line 13 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (< i n))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.5.1/loop i1
; When main at line 13 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (< i n))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.5.1/capacity results
; When main at line 13 begins an iteration of its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 5))
(assert (< i n))
(assert true)
(assert (not (=> (>= n 0) (<= 0 n))))
(check-sat)
(pop 1)

; preservation/0.5.1/monitor results
; When main at line 13 begins an iteration of its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (< i n))
(assert true)
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.5.1/monitor results
; When main at line 13 begins an iteration of its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (< i n))
(assert true)
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.5.1/waitgroup wg
; When main at line 13 begins an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 5))
(assert (< i n))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (>= n 0) n 0) (ite (>= n 0) (- N1_3) 0))))))
(check-sat)
(pop 1)

; preservation/0.5.2/counter-range main
; When main at line 13 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (>= i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5.2/spawned goroutine 1
; When main at line 13 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert (>= i n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/branch main
; When main at line 13 leaves its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 5))
(assert (>= i n))
(assert true)
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.5.2/returned main
; When main at line 13 leaves its loop, main does not go on behind its return.
(push 1)
(assert (= P0 5))
(assert (>= i n))
(assert true)
(assert (< n 0))
(check-sat)
(pop 1)

; preservation/0.5.2/loop i
; When main at line 13 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (>= i n))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/loop i1
; When main at line 13 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (>= i n))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/capacity results
; When main at line 13 leaves its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 5))
(assert (>= i n))
(assert true)
(assert (not (=> (>= n 0) (<= 0 n))))
(check-sat)
(pop 1)

; preservation/0.5.2/monitor results
; When main at line 13 leaves its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (>= i n))
(assert true)
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.5.2/monitor results
; When main at line 13 leaves its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (>= i n))
(assert true)
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.5.2/waitgroup wg
; When main at line 13 leaves its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 5))
(assert (>= i n))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (>= n 0) n 0) (ite (>= n 0) (- N1_3) 0))))))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 14 spawns, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/counter-range goroutine 1
; When main at line 14 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (and (<= 0 (+ N1_0 1)) (<= 0 N1_1) (<= 0 N1_2) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 14 spawns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (= (+ N1_0 1 N1_1 N1_2 N1_3) (ite (>= n 0) (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.6/branch main
; When main at line 14 spawns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.6/returned main
; When main at line 14 spawns, main does not go on behind its return.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (< n 0))
(check-sat)
(pop 1)

; preservation/0.6/loop i
; When main at line 14 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.6/loop i1
; When main at line 14 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.6/capacity results
; When main at line 14 spawns, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (>= n 0) (<= 0 n))))
(check-sat)
(pop 1)

; preservation/0.6/monitor results
; When main at line 14 spawns, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.6/monitor results
; When main at line 14 spawns, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.6/waitgroup wg
; When main at line 14 spawns, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (>= n 0) n 0) (ite (>= n 0) (- N1_3) 0))))))
(check-sat)
(pop 1)

; preservation/0.7/counter-range main
; When main at line 13 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7/spawned goroutine 1
; When main at line 13 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.7/branch main
; When main at line 13 ends an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.7/returned main
; When main at line 13 ends an iteration of its loop, main does not go on behind its return.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (< n 0))
(check-sat)
(pop 1)

; preservation/0.7/loop i
; When main at line 13 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 (+ i 1)) (<= (+ i 1) n)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.7/loop i1
; When main at line 13 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.7/capacity results
; When main at line 13 ends an iteration of its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (=> (>= n 0) (<= 0 n))))
(check-sat)
(pop 1)

; preservation/0.7/monitor results
; When main at line 13 ends an iteration of its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.7/monitor results
; When main at line 13 ends an iteration of its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.7/waitgroup wg
; When main at line 13 ends an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (>= n 0) n 0) (ite (>= n 0) (- N1_3) 0))))))
(check-sat)
(pop 1)

; preservation/0.8/counter-range main
; When main at line 16 passes its Wait, main is at one of its program points.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.8/spawned goroutine 1
; When main at line 16 passes its Wait, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.8/branch main
; When main at line 16 passes its Wait, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.8/returned main
; When main at line 16 passes its Wait, main does not go on behind its return.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (< n 0))
(check-sat)
(pop 1)

; preservation/0.8/loop i
; When main at line 16 passes its Wait, i counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.8/loop i1
; When main at line 16 passes its Wait, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.8/capacity results
; When main at line 16 passes its Wait, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (=> (>= n 0) (<= 0 n))))
(check-sat)
(pop 1)

; preservation/0.8/monitor results
; When main at line 16 passes its Wait, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.8/monitor results
; When main at line 16 passes its Wait, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.8/waitgroup wg
; When main at line 16 passes its Wait, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 8))
(assert (= wg 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (>= n 0) n 0) (ite (>= n 0) (- N1_3) 0))))))
(check-sat)
(pop 1)

; preservation/0.9.1/counter-range main
; When main at line 18 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 9))
(assert (< i1 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.9.1/spawned goroutine 1
; When main at line 18 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 9))
(assert (< i1 n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.9.1/branch main
; When main at line 18 begins an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 9))
(assert (< i1 n))
(assert true)
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.9.1/returned main
; When main at line 18 begins an iteration of its loop, main does not go on behind its return.
(push 1)
(assert (= P0 9))
(assert (< i1 n))
(assert true)
(assert (< n 0))
(check-sat)
(pop 1)

; preservation/0.9.1/loop i
; When main at line 18 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (< i1 n))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.9.1/loop i1
; When main at line 18 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (< i1 n))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/0.9.1/capacity results
; When main at line 18 begins an iteration of its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 9))
(assert (< i1 n))
(assert true)
(assert (not (=> (>= n 0) (<= 0 n))))
(check-sat)
(pop 1)

; preservation/0.9.1/monitor results
; When main at line 18 begins an iteration of its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 9))
(assert (< i1 n))
(assert true)
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.9.1/monitor results
; When main at line 18 begins an iteration of its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 9))
(assert (< i1 n))
(assert true)
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.9.1/waitgroup wg
; When main at line 18 begins an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 9))
(assert (< i1 n))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (>= n 0) n 0) (ite (>= n 0) (- N1_3) 0))))))
(check-sat)
(pop 1)

; preservation/0.9.2/counter-range main
; When main at line 18 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 9))
(assert (>= i1 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.9.2/spawned goroutine 1
; When main at line 18 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 9))
(assert (>= i1 n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.9.2/branch main
; When main at line 18 leaves its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 9))
(assert (>= i1 n))
(assert true)
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.9.2/returned main
; When main at line 18 leaves its loop, main does not go on behind its return.
(push 1)
(assert (= P0 9))
(assert (>= i1 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.9.2/loop i
; When main at line 18 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (>= i1 n))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.9.2/loop i1
; When main at line 18 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (>= i1 n))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.9.2/capacity results
; When main at line 18 leaves its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 9))
(assert (>= i1 n))
(assert true)
(assert (not (=> (>= n 0) (<= 0 n))))
(check-sat)
(pop 1)

; preservation/0.9.2/monitor results
; When main at line 18 leaves its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 9))
(assert (>= i1 n))
(assert true)
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) i1 0))))))
(check-sat)
(pop 1)

; preservation/0.9.2/monitor results
; When main at line 18 leaves its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 9))
(assert (>= i1 n))
(assert true)
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (* i1 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.9.2/waitgroup wg
; When main at line 18 leaves its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 9))
(assert (>= i1 n))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (>= n 0) n 0) (ite (>= n 0) (- N1_3) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.1/counter-range main
; When main at line 19 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 10))
(assert (and (> n 0) (> results 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.10.1/spawned goroutine 1
; When main at line 19 receives from the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 10))
(assert (and (> n 0) (> results 0)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.10.1/branch main
; When main at line 19 receives from the buffer, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 10))
(assert (and (> n 0) (> results 0)))
(assert true)
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.10.1/returned main
; When main at line 19 receives from the buffer, main does not go on behind its return.
(push 1)
(assert (= P0 10))
(assert (and (> n 0) (> results 0)))
(assert true)
(assert (< n 0))
(check-sat)
(pop 1)

; preservation/0.10.1/loop i
; When main at line 19 receives from the buffer, i counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (and (> n 0) (> results 0)))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.10.1/loop i1
; When main at line 19 receives from the buffer, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (and (> n 0) (> results 0)))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/0.10.1/capacity results
; When main at line 19 receives from the buffer, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 10))
(assert (and (> n 0) (> results 0)))
(assert true)
(assert (not (=> (>= n 0) (<= 0 n))))
(check-sat)
(pop 1)

; preservation/0.10.1/buffer-bounds results
; When main at line 19 receives from the buffer, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 10))
(assert (and (> n 0) (> results 0)))
(assert true)
(assert (not (ite (> n 0) (and (<= 0 (- results 1)) (<= (- results 1) n)) (and (<= (- 1) (- results 1)) (<= (- results 1) 1)))))
(check-sat)
(pop 1)

; preservation/0.10.1/monitor results
; When main at line 19 receives from the buffer, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 10))
(assert (and (> n 0) (> results 0)))
(assert true)
(assert (not (=> (> n 0) (= (- results 1) (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) (+ i1 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.1/monitor results
; When main at line 19 receives from the buffer, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 10))
(assert (and (> n 0) (> results 0)))
(assert true)
(assert (not (=> (<= n 0) (= (- results 1) (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (+ (* i1 2) 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.1/rendezvous-mutex results
; When main at line 19 receives from the buffer, at most one sender waits for its message on results to be taken.
(push 1)
(assert (= P0 10))
(assert (and (> n 0) (> results 0)))
(assert true)
(assert (not (= N1_1 (ite (or (> n 0) (= (- results 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.10.1/waitgroup wg
; When main at line 19 receives from the buffer, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 10))
(assert (and (> n 0) (> results 0)))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (>= n 0) n 0) (ite (>= n 0) (- N1_3) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.2/counter-range main
; When main at line 19 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 10))
(assert (and (<= n 0) (= results 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.10.2/spawned goroutine 1
; When main at line 19 takes the offered message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 10))
(assert (and (<= n 0) (= results 1)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.10.2/branch main
; When main at line 19 takes the offered message, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 10))
(assert (and (<= n 0) (= results 1)))
(assert true)
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.10.2/returned main
; When main at line 19 takes the offered message, main does not go on behind its return.
(push 1)
(assert (= P0 10))
(assert (and (<= n 0) (= results 1)))
(assert true)
(assert (< n 0))
(check-sat)
(pop 1)

; preservation/0.10.2/loop i
; When main at line 19 takes the offered message, i counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (and (<= n 0) (= results 1)))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.10.2/loop i1
; When main at line 19 takes the offered message, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (and (<= n 0) (= results 1)))
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/0.10.2/capacity results
; When main at line 19 takes the offered message, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 10))
(assert (and (<= n 0) (= results 1)))
(assert true)
(assert (not (=> (>= n 0) (<= 0 n))))
(check-sat)
(pop 1)

; preservation/0.10.2/buffer-bounds results
; When main at line 19 takes the offered message, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 10))
(assert (and (<= n 0) (= results 1)))
(assert true)
(assert (not (ite (> n 0) false true)))
(check-sat)
(pop 1)

; preservation/0.10.2/monitor results
; When main at line 19 takes the offered message, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 10))
(assert (and (<= n 0) (= results 1)))
(assert true)
(assert (not (=> (> n 0) (= (- 1) (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) (+ i1 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.2/monitor results
; When main at line 19 takes the offered message, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 10))
(assert (and (<= n 0) (= results 1)))
(assert true)
(assert (not (=> (<= n 0) (= (- 1) (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (+ (* i1 2) 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.2/rendezvous-mutex results
; When main at line 19 takes the offered message, at most one sender waits for its message on results to be taken.
(push 1)
(assert (= P0 10))
(assert (and (<= n 0) (= results 1)))
(assert true)
(assert (not (= N1_1 (ite (> n 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.10.2/waitgroup wg
; When main at line 19 takes the offered message, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 10))
(assert (and (<= n 0) (= results 1)))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (>= n 0) n 0) (ite (>= n 0) (- N1_3) 0))))))
(check-sat)
(pop 1)

; preservation/0.11/counter-range main
; When main at line 18 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.11/spawned goroutine 1
; When main at line 18 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (ite (>= n 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.11/branch main
; When main at line 18 ends an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (< n 0) true true)))
(check-sat)
(pop 1)

; preservation/0.11/returned main
; When main at line 18 ends an iteration of its loop, main does not go on behind its return.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (< n 0))
(check-sat)
(pop 1)

; preservation/0.11/loop i
; When main at line 18 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.11/loop i1
; When main at line 18 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (and (>= n 0) (<= 0 n)) (and (<= 0 (+ i1 1)) (<= (+ i1 1) n)) (= (+ i1 1) 0))))
(check-sat)
(pop 1)

; preservation/0.11/capacity results
; When main at line 18 ends an iteration of its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (=> (>= n 0) (<= 0 n))))
(check-sat)
(pop 1)

; preservation/0.11/monitor results
; When main at line 18 ends an iteration of its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3) 0) (ite (>= n 0) (+ i1 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.11/monitor results
; When main at line 18 ends an iteration of its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (* (+ i1 1) 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.11/waitgroup wg
; When main at line 18 ends an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (>= n 0) n 0) (ite (>= n 0) (- N1_3) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 26 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (and (> n 0) (< results n)))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 N1_1) (<= 0 (+ N1_2 1)) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 26 sends into the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (and (> n 0) (< results n)))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 N1_2 1 N1_3) (ite (>= n 0) (+ i (ite (and (< 6 P0) (< P0 8)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/1.0.1/buffer-bounds results
; When goroutine 1 at line 26 sends into the buffer, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (and (> n 0) (< results n)))
(assert true)
(assert (not (ite (> n 0) (and (<= 0 (+ results 1)) (<= (+ results 1) n)) (and (<= (- 1) (+ results 1)) (<= (+ results 1) 1)))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor results
; When goroutine 1 at line 26 sends into the buffer, the buffer of results still holds sends minus receives.
(push 1)
(assert (> N1_0 0))
(assert (and (> n 0) (< results n)))
(assert true)
(assert (not (=> (> n 0) (= (+ results 1) (- (ite (>= n 0) (+ N1_1 N1_2 1 N1_3) 0) (ite (>= n 0) (+ i1 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor results
; When goroutine 1 at line 26 sends into the buffer, the exchanges over results still match sends with receives.
(push 1)
(assert (> N1_0 0))
(assert (and (> n 0) (< results n)))
(assert true)
(assert (not (=> (<= n 0) (= (+ results 1) (- (ite (>= n 0) (+ N1_1 N1_2 1 N1_3 N1_2 1 N1_3) 0) (ite (>= n 0) (+ (* i1 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex results
; When goroutine 1 at line 26 sends into the buffer, at most one sender waits for its message on results to be taken.
(push 1)
(assert (> N1_0 0))
(assert (and (> n 0) (< results n)))
(assert true)
(assert (not (= N1_1 (ite (or (> n 0) (= (+ results 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 26 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (and (<= n 0) (= results 0)))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 (+ N1_1 1)) (<= 0 N1_2) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 26 offers its message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (and (<= n 0) (= results 0)))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 1 N1_2 N1_3) (ite (>= n 0) (+ i (ite (and (< 6 P0) (< P0 8)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/1.0.2/buffer-bounds results
; When goroutine 1 at line 26 offers its message, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (and (<= n 0) (= results 0)))
(assert true)
(assert (not (ite (> n 0) (<= 1 n) true)))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor results
; When goroutine 1 at line 26 offers its message, the buffer of results still holds sends minus receives.
(push 1)
(assert (> N1_0 0))
(assert (and (<= n 0) (= results 0)))
(assert true)
(assert (not (=> (> n 0) (= 1 (- (ite (>= n 0) (+ N1_1 1 N1_2 N1_3) 0) (ite (>= n 0) (+ i1 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor results
; When goroutine 1 at line 26 offers its message, the exchanges over results still match sends with receives.
(push 1)
(assert (> N1_0 0))
(assert (and (<= n 0) (= results 0)))
(assert true)
(assert (not (=> (<= n 0) (= 1 (- (ite (>= n 0) (+ N1_1 1 N1_2 N1_3 N1_2 N1_3) 0) (ite (>= n 0) (+ (* i1 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex results
; When goroutine 1 at line 26 offers its message, at most one sender waits for its message on results to be taken.
(push 1)
(assert (> N1_0 0))
(assert (and (<= n 0) (= results 0)))
(assert true)
(assert (not (= (+ N1_1 1) (ite (> n 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 26 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_1 0))
(assert (= results (- 1)))
(assert true)
(assert (not (and (<= 0 N1_0) (<= 0 (- N1_1 1)) (<= 0 (+ N1_2 1)) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 26 sees its message taken, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_1 0))
(assert (= results (- 1)))
(assert true)
(assert (not (= (+ N1_0 (- N1_1 1) N1_2 1 N1_3) (ite (>= n 0) (+ i (ite (and (< 6 P0) (< P0 8)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds results
; When goroutine 1 at line 26 sees its message taken, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_1 0))
(assert (= results (- 1)))
(assert true)
(assert (not (ite (> n 0) (<= 0 n) true)))
(check-sat)
(pop 1)

; preservation/1.1/monitor results
; When goroutine 1 at line 26 sees its message taken, the buffer of results still holds sends minus receives.
(push 1)
(assert (> N1_1 0))
(assert (= results (- 1)))
(assert true)
(assert (not (=> (> n 0) (= 0 (- (ite (>= n 0) (+ (- N1_1 1) N1_2 1 N1_3) 0) (ite (>= n 0) (+ i1 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.1/monitor results
; When goroutine 1 at line 26 sees its message taken, the exchanges over results still match sends with receives.
(push 1)
(assert (> N1_1 0))
(assert (= results (- 1)))
(assert true)
(assert (not (=> (<= n 0) (= 0 (- (ite (>= n 0) (+ (- N1_1 1) N1_2 1 N1_3 N1_2 1 N1_3) 0) (ite (>= n 0) (+ (* i1 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex results
; When goroutine 1 at line 26 sees its message taken, at most one sender waits for its message on results to be taken.
(push 1)
(assert (> N1_1 0))
(assert (= results (- 1)))
(assert true)
(assert (not (= (- N1_1 1) 0)))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 25 adds to the waitgroup, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 (- N1_2 1)) (<= 0 (+ N1_3 1)))))
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 25 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= wg 1))
(assert (not (= (+ N1_0 N1_1 (- N1_2 1) N1_3 1) (ite (>= n 0) (+ i (ite (and (< 6 P0) (< P0 8)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/1.2/monitor results
; When goroutine 1 at line 25 adds to the waitgroup, the buffer of results still holds sends minus receives.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= wg 1))
(assert (not (=> (> n 0) (= results (- (ite (>= n 0) (+ N1_1 (- N1_2 1) N1_3 1) 0) (ite (>= n 0) (+ i1 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.2/monitor results
; When goroutine 1 at line 25 adds to the waitgroup, the exchanges over results still match sends with receives.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= wg 1))
(assert (not (=> (<= n 0) (= results (- (ite (>= n 0) (+ N1_1 (- N1_2 1) N1_3 1 (- N1_2 1) N1_3 1) 0) (ite (>= n 0) (+ (* i1 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.2/waitgroup wg
; When goroutine 1 at line 25 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 (+ wg (- 1))) (= (+ wg (- 1)) (+ (ite (and (>= n 0) (< 4 P0)) n 0) (ite (>= n 0) (- (+ N1_3 1)) 0))))))
(check-sat)
(pop 1)

; crash/0.3/balanced
; It never happens that main at line 10 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 3))
(assert (< n 0))
(assert (and (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))) (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) n))) (= (+ (ite (>= n 0) n 0) (ite (>= n 0) (- (ite (< 0 n) (- n 0) 0)) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; crash/0.4/balanced
; It never happens that main at line 12 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 4))
(assert (< wg (- n)))
(assert (and (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))) (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) n))) (= (+ (ite (>= n 0) n 0) (ite (>= n 0) (- (ite (< 0 n) (- n 0) 0)) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; crash/1.2/balanced
; It never happens that goroutine 1 at line 25 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (> N1_2 0))
(assert (< wg 1))
(assert (and (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))) (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) n))) (= (+ (ite (>= n 0) n 0) (ite (>= n 0) (- (ite (< 0 n) (- n 0) 0)) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/0.8/balanced
; When nothing can move any more, main at line 16 does not wait at wg.Wait() while the precondition holds.
(push 1)
(assert (= P0 8))
(assert (or (= P0 12) (and (= P0 8) (not (= wg 0))) (and (= P0 10) (not (or (and (> n 0) (> results 0)) (and (<= n 0) (= results 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> n 0) (< results n)) (and (<= n 0) (= results 0))))))
(assert (or (<= N1_1 0) (not (= results (- 1)))))
(assert (<= N1_2 0))
(assert (and (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))) (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) n))) (= (+ (ite (>= n 0) n 0) (ite (>= n 0) (- (ite (< 0 n) (- n 0) 0)) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/0.10/balanced
; When nothing can move any more, main at line 19 does not wait at results? while the precondition holds.
(push 1)
(assert (= P0 10))
(assert (or (= P0 12) (and (= P0 8) (not (= wg 0))) (and (= P0 10) (not (or (and (> n 0) (> results 0)) (and (<= n 0) (= results 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> n 0) (< results n)) (and (<= n 0) (= results 0))))))
(assert (or (<= N1_1 0) (not (= results (- 1)))))
(assert (<= N1_2 0))
(assert (and (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))) (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) n))) (= (+ (ite (>= n 0) n 0) (ite (>= n 0) (- (ite (< 0 n) (- n 0) 0)) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 26 does not wait at results! while the precondition holds.
(push 1)
(assert (> N1_0 0))
(assert (or (= P0 12) (and (= P0 8) (not (= wg 0))) (and (= P0 10) (not (or (and (> n 0) (> results 0)) (and (<= n 0) (= results 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> n 0) (< results n)) (and (<= n 0) (= results 0))))))
(assert (or (<= N1_1 0) (not (= results (- 1)))))
(assert (<= N1_2 0))
(assert (and (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))) (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) n))) (= (+ (ite (>= n 0) n 0) (ite (>= n 0) (- (ite (< 0 n) (- n 0) 0)) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 26 does not wait at results! acknowledged while the precondition holds.
(push 1)
(assert (> N1_1 0))
(assert (or (= P0 12) (and (= P0 8) (not (= wg 0))) (and (= P0 10) (not (or (and (> n 0) (> results 0)) (and (<= n 0) (= results 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> n 0) (< results n)) (and (<= n 0) (= results 0))))))
(assert (or (<= N1_1 0) (not (= results (- 1)))))
(assert (<= N1_2 0))
(assert (and (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0))) (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) n))) (= (+ (ite (>= n 0) n 0) (ite (>= n 0) (- (ite (< 0 n) (- n 0) 0)) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, results is sent to at least as often as it is received from.
(push 1)
(assert (= P0 12))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0)))
(assert (not (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)))))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to results is received or fits its buffer.
(push 1)
(assert (= P0 12))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0)))
(assert (not (=> (>= n 0) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) n)))))
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, what is added to wg comes to 0.
(push 1)
(assert (= P0 12))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0)))
(assert (not (= (+ (ite (>= n 0) n 0) (ite (>= n 0) (- (ite (< 0 n) (- n 0) 0)) 0)) 0)))
(check-sat)
(pop 1)
