(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const numLevels Int)
(declare-const complianceLevels Int)
(declare-const i Int)
(declare-const i2 Int)
(declare-const i1 Int)
(declare-const c Int)
(declare-const w Int)

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
(assert (not (ite (= numLevels 0) true true)))
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
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (<= 0 complianceLevels) true)))
(check-sat)
(pop 1)

; establishment/loop i2
; At the start, i2 counts the iterations of its loop.
(push 1)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (<= 0 numLevels) true)))
(check-sat)
(pop 1)

; establishment/loop i1
; At the start, i1 counts the iterations of its loop.
(push 1)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (<= 0 complianceLevels) true)))
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
(assert (not (ite (> numLevels 0) (<= 0 numLevels) true)))
(check-sat)
(pop 1)

; establishment/monitor c
; At the start, the buffer of c still holds sends minus receives.
(push 1)
(assert (not (=> (> numLevels 0) (= 0 (- (ite (not (= numLevels 0)) 0 0) (ite (not (= numLevels 0)) 0 0))))))
(check-sat)
(pop 1)

; establishment/monitor c
; At the start, the exchanges over c still match sends with receives.
(push 1)
(assert (not (=> (<= numLevels 0) (= 0 (- (ite (not (= numLevels 0)) 0 0) (ite (not (= numLevels 0)) 0 0))))))
(check-sat)
(pop 1)

; establishment/rendezvous-mutex c
; At the start, at most one sender waits for its message on c to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/waitgroup w
; At the start, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (not (= 0 (+ (ite (not (= numLevels 0)) 0 0) (ite (not (= numLevels 0)) 0 0)))))
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 12)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 5)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (and (not (= numLevels 0)) (< 7 P0)) (not (= P1 (- 1)))))
; main is not in the branch that its if rules out
(assert (ite (= numLevels 0) true (not (and (<= 1 P0) (< P0 3)))))
; main does not go on behind its return
(assert (=> (= numLevels 0) (not (and (<= 2 P0) (< P0 12)))))
; i counts the iterations of its loop
(assert (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (=> (< P0 4) (= i 0)) (=> (and (< 4 P0) (< P0 7)) (< i complianceLevels)) (=> (>= P0 7) (= i complianceLevels))) (and (= i 0) (not (and (< 4 P0) (< P0 7))))))
; i2 counts the iterations of its loop
(assert (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (=> (< P0 9) (= i2 0)) (=> (and (< 9 P0) (< P0 12)) (< i2 numLevels)) (=> (>= P0 12) (= i2 numLevels))) (and (= i2 0) (not (and (< 9 P0) (< P0 12))))))
; i1 counts the iterations of its loop
(assert (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i1) (<= i1 complianceLevels) (=> (< P1 0) (= i1 0)) (=> (and (< 0 P1) (< P1 5)) (< i1 complianceLevels)) (=> (>= P1 5) (= i1 complianceLevels))) (and (= i1 0) (not (and (< 0 P1) (< P1 5))))))
; c was created with a capacity of at least 0
(assert (=> (and (not (= numLevels 0)) (< 3 P0)) (<= 0 numLevels)))
; the buffer of c holds no more than its capacity and no less than nothing
(assert (ite (> numLevels 0) (and (<= 0 c) (<= c numLevels)) (and (<= (- 1) c) (<= c 1))))
; the buffer of c still holds sends minus receives
(assert (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (+ i2 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0)))))
; the exchanges over c still match sends with receives
(assert (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (+ (* i2 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0)))))
; at most one sender waits for its message on c to be taken
(assert (= (ite (= P1 2) 1 0) (ite (or (> numLevels 0) (= c 0)) 0 1)))
; the counter of w is the sum of what was added, and not negative
(assert (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)) 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0)))))

; preservation/0.0.1/counter-range main
; When main at line 1 takes the true branch, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert (= numLevels 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/spawned goroutine 1
; When main at line 1 takes the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert (= numLevels 0))
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0.1/branch main
; When main at line 1 takes the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 0))
(assert (= numLevels 0))
(assert true)
(assert (not (ite (= numLevels 0) true false)))
(check-sat)
(pop 1)

; preservation/0.0.1/returned main
; When main at line 1 takes the true branch, main does not go on behind its return.
(push 1)
(assert (= P0 0))
(assert (= numLevels 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/loop i
; When main at line 1 takes the true branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (= numLevels 0))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/loop i2
; When main at line 1 takes the true branch, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (= numLevels 0))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/capacity c
; When main at line 1 takes the true branch, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert (= numLevels 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/monitor c
; When main at line 1 takes the true branch, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert (= numLevels 0))
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) i2 0))))))
(check-sat)
(pop 1)

; preservation/0.0.1/monitor c
; When main at line 1 takes the true branch, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 0))
(assert (= numLevels 0))
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.0.1/waitgroup w
; When main at line 1 takes the true branch, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert (= numLevels 0))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) i 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
(check-sat)
(pop 1)

; preservation/0.0.2/counter-range main
; When main at line 1 takes the else branch, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert (not (= numLevels 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.2/spawned goroutine 1
; When main at line 1 takes the else branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert (not (= numLevels 0)))
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0.2/branch main
; When main at line 1 takes the else branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 0))
(assert (not (= numLevels 0)))
(assert true)
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.0.2/returned main
; When main at line 1 takes the else branch, main does not go on behind its return.
(push 1)
(assert (= P0 0))
(assert (not (= numLevels 0)))
(assert true)
(assert (= numLevels 0))
(check-sat)
(pop 1)

; preservation/0.0.2/loop i
; When main at line 1 takes the else branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (not (= numLevels 0)))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/loop i2
; When main at line 1 takes the else branch, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (not (= numLevels 0)))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/capacity c
; When main at line 1 takes the else branch, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert (not (= numLevels 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.2/monitor c
; When main at line 1 takes the else branch, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert (not (= numLevels 0)))
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) i2 0))))))
(check-sat)
(pop 1)

; preservation/0.0.2/monitor c
; When main at line 1 takes the else branch, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 0))
(assert (not (= numLevels 0)))
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.0.2/waitgroup w
; When main at line 1 takes the else branch, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert (not (= numLevels 0)))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) i 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 2 returns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 2 returns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (not (= numLevels 0)) (not (= P1 (- 1))))))
(check-sat)
(pop 1)

; preservation/0.1/branch main
; When main at line 2 returns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.1/returned main
; When main at line 2 returns, main does not go on behind its return.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/loop i
; When main at line 2 returns, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (= i complianceLevels)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1/loop i2
; When main at line 2 returns, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (= i2 numLevels)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.1/capacity c
; When main at line 2 returns, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (not (= numLevels 0)) (<= 0 numLevels))))
(check-sat)
(pop 1)

; preservation/0.1/monitor c
; When main at line 2 returns, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) i2 0))))))
(check-sat)
(pop 1)

; preservation/0.1/monitor c
; When main at line 2 returns, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.1/waitgroup w
; When main at line 2 returns, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) i 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 1 leaves the true branch, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 1 leaves the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.2/branch main
; When main at line 1 leaves the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.2/returned main
; When main at line 1 leaves the true branch, main does not go on behind its return.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (= numLevels 0))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 1 leaves the true branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.2/loop i2
; When main at line 1 leaves the true branch, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.2/capacity c
; When main at line 1 leaves the true branch, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/monitor c
; When main at line 1 leaves the true branch, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) i2 0))))))
(check-sat)
(pop 1)

; preservation/0.2/monitor c
; When main at line 1 leaves the true branch, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.2/waitgroup w
; When main at line 1 leaves the true branch, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) i 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 7 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= numLevels 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 7 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= numLevels 0))
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.3/branch main
; When main at line 7 makes the channel, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= numLevels 0))
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.3/returned main
; When main at line 7 makes the channel, main does not go on behind its return.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= numLevels 0))
(assert (= numLevels 0))
(check-sat)
(pop 1)

; preservation/0.3/loop i
; When main at line 7 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= numLevels 0))
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.3/loop i2
; When main at line 7 makes the channel, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= numLevels 0))
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.3/capacity c
; When main at line 7 makes the channel, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= numLevels 0))
(assert (not (=> (not (= numLevels 0)) (<= 0 numLevels))))
(check-sat)
(pop 1)

; preservation/0.3/monitor c
; When main at line 7 makes the channel, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= numLevels 0))
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) i2 0))))))
(check-sat)
(pop 1)

; preservation/0.3/monitor c
; When main at line 7 makes the channel, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= numLevels 0))
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.3/waitgroup w
; When main at line 7 makes the channel, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 3))
(assert true)
(assert (>= numLevels 0))
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) i 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
(check-sat)
(pop 1)

; preservation/0.4.1/counter-range main
; When main at line 8 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (< i complianceLevels))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.1/spawned goroutine 1
; When main at line 8 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (< i complianceLevels))
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.4.1/branch main
; When main at line 8 begins an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 4))
(assert (< i complianceLevels))
(assert true)
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.4.1/returned main
; When main at line 8 begins an iteration of its loop, main does not go on behind its return.
(push 1)
(assert (= P0 4))
(assert (< i complianceLevels))
(assert true)
(assert (= numLevels 0))
(check-sat)
(pop 1)

; preservation/0.4.1/loop i
; When main at line 8 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (< i complianceLevels))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (< i complianceLevels)) false)))
(check-sat)
(pop 1)

; preservation/0.4.1/loop i2
; When main at line 8 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (< i complianceLevels))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.4.1/capacity c
; When main at line 8 begins an iteration of its loop, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert (< i complianceLevels))
(assert true)
(assert (not (=> (not (= numLevels 0)) (<= 0 numLevels))))
(check-sat)
(pop 1)

; preservation/0.4.1/monitor c
; When main at line 8 begins an iteration of its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (< i complianceLevels))
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) i2 0))))))
(check-sat)
(pop 1)

; preservation/0.4.1/monitor c
; When main at line 8 begins an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (< i complianceLevels))
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.4.1/waitgroup w
; When main at line 8 begins an iteration of its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 4))
(assert (< i complianceLevels))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) i 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
(check-sat)
(pop 1)

; preservation/0.4.2/counter-range main
; When main at line 8 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (>= i complianceLevels))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.2/spawned goroutine 1
; When main at line 8 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (>= i complianceLevels))
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.4.2/branch main
; When main at line 8 leaves its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 4))
(assert (>= i complianceLevels))
(assert true)
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.4.2/returned main
; When main at line 8 leaves its loop, main does not go on behind its return.
(push 1)
(assert (= P0 4))
(assert (>= i complianceLevels))
(assert true)
(assert (= numLevels 0))
(check-sat)
(pop 1)

; preservation/0.4.2/loop i
; When main at line 8 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (>= i complianceLevels))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (= i complianceLevels)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/loop i2
; When main at line 8 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (>= i complianceLevels))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/capacity c
; When main at line 8 leaves its loop, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert (>= i complianceLevels))
(assert true)
(assert (not (=> (not (= numLevels 0)) (<= 0 numLevels))))
(check-sat)
(pop 1)

; preservation/0.4.2/monitor c
; When main at line 8 leaves its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (>= i complianceLevels))
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) i2 0))))))
(check-sat)
(pop 1)

; preservation/0.4.2/monitor c
; When main at line 8 leaves its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (>= i complianceLevels))
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.4.2/waitgroup w
; When main at line 8 leaves its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 4))
(assert (>= i complianceLevels))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) i 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 9 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= w (- 1)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 9 adds to the waitgroup, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= w (- 1)))
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.5/branch main
; When main at line 9 adds to the waitgroup, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= w (- 1)))
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.5/returned main
; When main at line 9 adds to the waitgroup, main does not go on behind its return.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= w (- 1)))
(assert (= numLevels 0))
(check-sat)
(pop 1)

; preservation/0.5/loop i
; When main at line 9 adds to the waitgroup, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= w (- 1)))
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (< i complianceLevels)) false)))
(check-sat)
(pop 1)

; preservation/0.5/loop i2
; When main at line 9 adds to the waitgroup, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= w (- 1)))
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.5/capacity c
; When main at line 9 adds to the waitgroup, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= w (- 1)))
(assert (not (=> (not (= numLevels 0)) (<= 0 numLevels))))
(check-sat)
(pop 1)

; preservation/0.5/monitor c
; When main at line 9 adds to the waitgroup, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= w (- 1)))
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) i2 0))))))
(check-sat)
(pop 1)

; preservation/0.5/monitor c
; When main at line 9 adds to the waitgroup, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= w (- 1)))
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.5/waitgroup w
; When main at line 9 adds to the waitgroup, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= w (- 1)))
(assert (not (and (<= 0 (+ w 1)) (= (+ w 1) (+ (ite (not (= numLevels 0)) (+ i 1) 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
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
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.6/branch main
; When main at line 8 ends an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.6/returned main
; When main at line 8 ends an iteration of its loop, main does not go on behind its return.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (= numLevels 0))
(check-sat)
(pop 1)

; preservation/0.6/loop i
; When main at line 8 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 (+ i 1)) (<= (+ i 1) complianceLevels)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.6/loop i2
; When main at line 8 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.6/capacity c
; When main at line 8 ends an iteration of its loop, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (not (= numLevels 0)) (<= 0 numLevels))))
(check-sat)
(pop 1)

; preservation/0.6/monitor c
; When main at line 8 ends an iteration of its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) i2 0))))))
(check-sat)
(pop 1)

; preservation/0.6/monitor c
; When main at line 8 ends an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.6/waitgroup w
; When main at line 8 ends an iteration of its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) (+ i 1) 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
(check-sat)
(pop 1)

; preservation/0.7/counter-range main
; When main at line 11 spawns, main is at one of its program points.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7/counter-range goroutine 1
; When main at line 11 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7/spawned goroutine 1
; When main at line 11 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (= numLevels 0))
(check-sat)
(pop 1)

; preservation/0.7/branch main
; When main at line 11 spawns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.7/returned main
; When main at line 11 spawns, main does not go on behind its return.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (= numLevels 0))
(check-sat)
(pop 1)

; preservation/0.7/loop i
; When main at line 11 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (= i complianceLevels)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.7/loop i2
; When main at line 11 spawns, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.7/loop i1
; When main at line 11 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i1) (<= i1 complianceLevels)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.7/capacity c
; When main at line 11 spawns, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (=> (not (= numLevels 0)) (<= 0 numLevels))))
(check-sat)
(pop 1)

; preservation/0.7/monitor c
; When main at line 11 spawns, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) i1 0) (ite (not (= numLevels 0)) i2 0))))))
(check-sat)
(pop 1)

; preservation/0.7/monitor c
; When main at line 11 spawns, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (* i1 2) 0) (ite (not (= numLevels 0)) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.7/rendezvous-mutex c
; When main at line 11 spawns, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= 0 (ite (or (> numLevels 0) (= c 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.7/waitgroup w
; When main at line 11 spawns, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) i 0) (ite (not (= numLevels 0)) (* i1 (- 1)) 0))))))
(check-sat)
(pop 1)

; preservation/0.8/counter-range main
; When main at line 17 passes its Wait, main is at one of its program points.
(push 1)
(assert (= P0 8))
(assert (= w 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.8/spawned goroutine 1
; When main at line 17 passes its Wait, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 8))
(assert (= w 0))
(assert true)
(assert (not (= (not (= numLevels 0)) (not (= P1 (- 1))))))
(check-sat)
(pop 1)

; preservation/0.8/branch main
; When main at line 17 passes its Wait, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 8))
(assert (= w 0))
(assert true)
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.8/returned main
; When main at line 17 passes its Wait, main does not go on behind its return.
(push 1)
(assert (= P0 8))
(assert (= w 0))
(assert true)
(assert (= numLevels 0))
(check-sat)
(pop 1)

; preservation/0.8/loop i
; When main at line 17 passes its Wait, i counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (= w 0))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (= i complianceLevels)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.8/loop i2
; When main at line 17 passes its Wait, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (= w 0))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.8/capacity c
; When main at line 17 passes its Wait, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 8))
(assert (= w 0))
(assert true)
(assert (not (=> (not (= numLevels 0)) (<= 0 numLevels))))
(check-sat)
(pop 1)

; preservation/0.8/monitor c
; When main at line 17 passes its Wait, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 8))
(assert (= w 0))
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) i2 0))))))
(check-sat)
(pop 1)

; preservation/0.8/monitor c
; When main at line 17 passes its Wait, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 8))
(assert (= w 0))
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.8/waitgroup w
; When main at line 17 passes its Wait, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 8))
(assert (= w 0))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) i 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
(check-sat)
(pop 1)

; preservation/0.9.1/counter-range main
; When main at line 18 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 9))
(assert (< i2 numLevels))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.9.1/spawned goroutine 1
; When main at line 18 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 9))
(assert (< i2 numLevels))
(assert true)
(assert (not (= (not (= numLevels 0)) (not (= P1 (- 1))))))
(check-sat)
(pop 1)

; preservation/0.9.1/branch main
; When main at line 18 begins an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 9))
(assert (< i2 numLevels))
(assert true)
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.9.1/returned main
; When main at line 18 begins an iteration of its loop, main does not go on behind its return.
(push 1)
(assert (= P0 9))
(assert (< i2 numLevels))
(assert true)
(assert (= numLevels 0))
(check-sat)
(pop 1)

; preservation/0.9.1/loop i
; When main at line 18 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (< i2 numLevels))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (= i complianceLevels)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.9.1/loop i2
; When main at line 18 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (< i2 numLevels))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (< i2 numLevels)) false)))
(check-sat)
(pop 1)

; preservation/0.9.1/capacity c
; When main at line 18 begins an iteration of its loop, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 9))
(assert (< i2 numLevels))
(assert true)
(assert (not (=> (not (= numLevels 0)) (<= 0 numLevels))))
(check-sat)
(pop 1)

; preservation/0.9.1/monitor c
; When main at line 18 begins an iteration of its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 9))
(assert (< i2 numLevels))
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) i2 0))))))
(check-sat)
(pop 1)

; preservation/0.9.1/monitor c
; When main at line 18 begins an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 9))
(assert (< i2 numLevels))
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.9.1/waitgroup w
; When main at line 18 begins an iteration of its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 9))
(assert (< i2 numLevels))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) i 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
(check-sat)
(pop 1)

; preservation/0.9.2/counter-range main
; When main at line 18 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 9))
(assert (>= i2 numLevels))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.9.2/spawned goroutine 1
; When main at line 18 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 9))
(assert (>= i2 numLevels))
(assert true)
(assert (not (= (not (= numLevels 0)) (not (= P1 (- 1))))))
(check-sat)
(pop 1)

; preservation/0.9.2/branch main
; When main at line 18 leaves its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 9))
(assert (>= i2 numLevels))
(assert true)
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.9.2/returned main
; When main at line 18 leaves its loop, main does not go on behind its return.
(push 1)
(assert (= P0 9))
(assert (>= i2 numLevels))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.9.2/loop i
; When main at line 18 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (>= i2 numLevels))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (= i complianceLevels)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.9.2/loop i2
; When main at line 18 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert (>= i2 numLevels))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (= i2 numLevels)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.9.2/capacity c
; When main at line 18 leaves its loop, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 9))
(assert (>= i2 numLevels))
(assert true)
(assert (not (=> (not (= numLevels 0)) (<= 0 numLevels))))
(check-sat)
(pop 1)

; preservation/0.9.2/monitor c
; When main at line 18 leaves its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 9))
(assert (>= i2 numLevels))
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) i2 0))))))
(check-sat)
(pop 1)

; preservation/0.9.2/monitor c
; When main at line 18 leaves its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 9))
(assert (>= i2 numLevels))
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.9.2/waitgroup w
; When main at line 18 leaves its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 9))
(assert (>= i2 numLevels))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) i 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.1/counter-range main
; When main at line 19 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 10))
(assert (and (> numLevels 0) (> c 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.10.1/spawned goroutine 1
; When main at line 19 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 10))
(assert (and (> numLevels 0) (> c 0)))
(assert true)
(assert (not (= (not (= numLevels 0)) (not (= P1 (- 1))))))
(check-sat)
(pop 1)

; preservation/0.10.1/branch main
; When main at line 19 receives from the buffer, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 10))
(assert (and (> numLevels 0) (> c 0)))
(assert true)
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.10.1/returned main
; When main at line 19 receives from the buffer, main does not go on behind its return.
(push 1)
(assert (= P0 10))
(assert (and (> numLevels 0) (> c 0)))
(assert true)
(assert (= numLevels 0))
(check-sat)
(pop 1)

; preservation/0.10.1/loop i
; When main at line 19 receives from the buffer, i counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (and (> numLevels 0) (> c 0)))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (= i complianceLevels)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.10.1/loop i2
; When main at line 19 receives from the buffer, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (and (> numLevels 0) (> c 0)))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (< i2 numLevels)) false)))
(check-sat)
(pop 1)

; preservation/0.10.1/capacity c
; When main at line 19 receives from the buffer, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 10))
(assert (and (> numLevels 0) (> c 0)))
(assert true)
(assert (not (=> (not (= numLevels 0)) (<= 0 numLevels))))
(check-sat)
(pop 1)

; preservation/0.10.1/buffer-bounds c
; When main at line 19 receives from the buffer, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 10))
(assert (and (> numLevels 0) (> c 0)))
(assert true)
(assert (not (ite (> numLevels 0) (and (<= 0 (- c 1)) (<= (- c 1) numLevels)) (and (<= (- 1) (- c 1)) (<= (- c 1) 1)))))
(check-sat)
(pop 1)

; preservation/0.10.1/monitor c
; When main at line 19 receives from the buffer, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 10))
(assert (and (> numLevels 0) (> c 0)))
(assert true)
(assert (not (=> (> numLevels 0) (= (- c 1) (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (+ i2 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.1/monitor c
; When main at line 19 receives from the buffer, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 10))
(assert (and (> numLevels 0) (> c 0)))
(assert true)
(assert (not (=> (<= numLevels 0) (= (- c 1) (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (+ (* i2 2) 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.1/rendezvous-mutex c
; When main at line 19 receives from the buffer, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 10))
(assert (and (> numLevels 0) (> c 0)))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) (ite (or (> numLevels 0) (= (- c 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.10.1/waitgroup w
; When main at line 19 receives from the buffer, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 10))
(assert (and (> numLevels 0) (> c 0)))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) i 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.2/counter-range main
; When main at line 19 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 10))
(assert (and (<= numLevels 0) (= c 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.10.2/spawned goroutine 1
; When main at line 19 takes the offered message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 10))
(assert (and (<= numLevels 0) (= c 1)))
(assert true)
(assert (not (= (not (= numLevels 0)) (not (= P1 (- 1))))))
(check-sat)
(pop 1)

; preservation/0.10.2/branch main
; When main at line 19 takes the offered message, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 10))
(assert (and (<= numLevels 0) (= c 1)))
(assert true)
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.10.2/returned main
; When main at line 19 takes the offered message, main does not go on behind its return.
(push 1)
(assert (= P0 10))
(assert (and (<= numLevels 0) (= c 1)))
(assert true)
(assert (= numLevels 0))
(check-sat)
(pop 1)

; preservation/0.10.2/loop i
; When main at line 19 takes the offered message, i counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (and (<= numLevels 0) (= c 1)))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (= i complianceLevels)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.10.2/loop i2
; When main at line 19 takes the offered message, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (and (<= numLevels 0) (= c 1)))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 i2) (<= i2 numLevels) (< i2 numLevels)) false)))
(check-sat)
(pop 1)

; preservation/0.10.2/capacity c
; When main at line 19 takes the offered message, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 10))
(assert (and (<= numLevels 0) (= c 1)))
(assert true)
(assert (not (=> (not (= numLevels 0)) (<= 0 numLevels))))
(check-sat)
(pop 1)

; preservation/0.10.2/buffer-bounds c
; When main at line 19 takes the offered message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 10))
(assert (and (<= numLevels 0) (= c 1)))
(assert true)
(assert (not (ite (> numLevels 0) false true)))
(check-sat)
(pop 1)

; preservation/0.10.2/monitor c
; When main at line 19 takes the offered message, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 10))
(assert (and (<= numLevels 0) (= c 1)))
(assert true)
(assert (not (=> (> numLevels 0) (= (- 1) (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (+ i2 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.2/monitor c
; When main at line 19 takes the offered message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 10))
(assert (and (<= numLevels 0) (= c 1)))
(assert true)
(assert (not (=> (<= numLevels 0) (= (- 1) (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (+ (* i2 2) 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.2/rendezvous-mutex c
; When main at line 19 takes the offered message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 10))
(assert (and (<= numLevels 0) (= c 1)))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) (ite (> numLevels 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.10.2/waitgroup w
; When main at line 19 takes the offered message, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 10))
(assert (and (<= numLevels 0) (= c 1)))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) i 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
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
; When main at line 18 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (= (not (= numLevels 0)) (not (= P1 (- 1))))))
(check-sat)
(pop 1)

; preservation/0.11/branch main
; When main at line 18 ends an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (= numLevels 0) true true)))
(check-sat)
(pop 1)

; preservation/0.11/returned main
; When main at line 18 ends an iteration of its loop, main does not go on behind its return.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (= numLevels 0))
(check-sat)
(pop 1)

; preservation/0.11/loop i
; When main at line 18 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i) (<= i complianceLevels) (= i complianceLevels)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.11/loop i2
; When main at line 18 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 numLevels)) (and (<= 0 (+ i2 1)) (<= (+ i2 1) numLevels)) (= (+ i2 1) 0))))
(check-sat)
(pop 1)

; preservation/0.11/capacity c
; When main at line 18 ends an iteration of its loop, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (=> (not (= numLevels 0)) (<= 0 numLevels))))
(check-sat)
(pop 1)

; preservation/0.11/monitor c
; When main at line 18 ends an iteration of its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 (ite (and (< 1 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (+ i2 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.11/monitor c
; When main at line 18 ends an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 5)) 1 0) (ite (and (< 2 P1) (< P1 5)) 1 0)) 0) (ite (not (= numLevels 0)) (* (+ i2 1) 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.11/waitgroup w
; When main at line 18 ends an iteration of its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) i 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (ite (and (< 3 P1) (< P1 5)) (- 1) 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 12 begins an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< i1 complianceLevels))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 12 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< i1 complianceLevels))
(assert true)
(assert (not (and (not (= numLevels 0)) (< 7 P0))))
(check-sat)
(pop 1)

; preservation/1.0.1/loop i1
; When goroutine 1 at line 12 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (< i1 complianceLevels))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i1) (<= i1 complianceLevels) (< i1 complianceLevels)) false)))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor c
; When goroutine 1 at line 12 begins an iteration of its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (< i1 complianceLevels))
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) i1 0) (ite (not (= numLevels 0)) (+ i2 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor c
; When goroutine 1 at line 12 begins an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (< i1 complianceLevels))
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (* i1 2) 0) (ite (not (= numLevels 0)) (+ (* i2 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex c
; When goroutine 1 at line 12 begins an iteration of its loop, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 0))
(assert (< i1 complianceLevels))
(assert true)
(assert (not (= 0 (ite (or (> numLevels 0) (= c 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.1/waitgroup w
; When goroutine 1 at line 12 begins an iteration of its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 0))
(assert (< i1 complianceLevels))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)) 0) (ite (not (= numLevels 0)) (* i1 (- 1)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 12 leaves its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (>= i1 complianceLevels))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 12 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (>= i1 complianceLevels))
(assert true)
(assert (not (and (not (= numLevels 0)) (< 7 P0))))
(check-sat)
(pop 1)

; preservation/1.0.2/loop i1
; When goroutine 1 at line 12 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (>= i1 complianceLevels))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i1) (<= i1 complianceLevels) (= i1 complianceLevels)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor c
; When goroutine 1 at line 12 leaves its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (>= i1 complianceLevels))
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) i1 0) (ite (not (= numLevels 0)) (+ i2 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor c
; When goroutine 1 at line 12 leaves its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (>= i1 complianceLevels))
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (* i1 2) 0) (ite (not (= numLevels 0)) (+ (* i2 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex c
; When goroutine 1 at line 12 leaves its loop, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 0))
(assert (>= i1 complianceLevels))
(assert true)
(assert (not (= 0 (ite (or (> numLevels 0) (= c 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.2/waitgroup w
; When goroutine 1 at line 12 leaves its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 0))
(assert (>= i1 complianceLevels))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)) 0) (ite (not (= numLevels 0)) (* i1 (- 1)) 0))))))
(check-sat)
(pop 1)

; preservation/1.1.1/counter-range goroutine 1
; When goroutine 1 at line 13 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (and (> numLevels 0) (< c numLevels)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1.1/spawned goroutine 1
; When goroutine 1 at line 13 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (and (> numLevels 0) (< c numLevels)))
(assert true)
(assert (not (and (not (= numLevels 0)) (< 7 P0))))
(check-sat)
(pop 1)

; preservation/1.1.1/loop i1
; When goroutine 1 at line 13 sends into the buffer, i1 counts the iterations of its loop.
(push 1)
(assert (= P1 1))
(assert (and (> numLevels 0) (< c numLevels)))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i1) (<= i1 complianceLevels) (< i1 complianceLevels)) false)))
(check-sat)
(pop 1)

; preservation/1.1.1/buffer-bounds c
; When goroutine 1 at line 13 sends into the buffer, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (and (> numLevels 0) (< c numLevels)))
(assert true)
(assert (not (ite (> numLevels 0) (and (<= 0 (+ c 1)) (<= (+ c 1) numLevels)) (and (<= (- 1) (+ c 1)) (<= (+ c 1) 1)))))
(check-sat)
(pop 1)

; preservation/1.1.1/monitor c
; When goroutine 1 at line 13 sends into the buffer, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (and (> numLevels 0) (< c numLevels)))
(assert true)
(assert (not (=> (> numLevels 0) (= (+ c 1) (- (ite (not (= numLevels 0)) (+ i1 1) 0) (ite (not (= numLevels 0)) (+ i2 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.1.1/monitor c
; When goroutine 1 at line 13 sends into the buffer, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (and (> numLevels 0) (< c numLevels)))
(assert true)
(assert (not (=> (<= numLevels 0) (= (+ c 1) (- (ite (not (= numLevels 0)) (+ (* i1 2) 2) 0) (ite (not (= numLevels 0)) (+ (* i2 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.1.1/rendezvous-mutex c
; When goroutine 1 at line 13 sends into the buffer, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 1))
(assert (and (> numLevels 0) (< c numLevels)))
(assert true)
(assert (not (= 0 (ite (or (> numLevels 0) (= (+ c 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1.1/waitgroup w
; When goroutine 1 at line 13 sends into the buffer, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 1))
(assert (and (> numLevels 0) (< c numLevels)))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)) 0) (ite (not (= numLevels 0)) (* i1 (- 1)) 0))))))
(check-sat)
(pop 1)

; preservation/1.1.2/counter-range goroutine 1
; When goroutine 1 at line 13 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (and (<= numLevels 0) (= c 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1.2/spawned goroutine 1
; When goroutine 1 at line 13 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (and (<= numLevels 0) (= c 0)))
(assert true)
(assert (not (and (not (= numLevels 0)) (< 7 P0))))
(check-sat)
(pop 1)

; preservation/1.1.2/loop i1
; When goroutine 1 at line 13 offers its message, i1 counts the iterations of its loop.
(push 1)
(assert (= P1 1))
(assert (and (<= numLevels 0) (= c 0)))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i1) (<= i1 complianceLevels) (< i1 complianceLevels)) false)))
(check-sat)
(pop 1)

; preservation/1.1.2/buffer-bounds c
; When goroutine 1 at line 13 offers its message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (and (<= numLevels 0) (= c 0)))
(assert true)
(assert (not (ite (> numLevels 0) (<= 1 numLevels) true)))
(check-sat)
(pop 1)

; preservation/1.1.2/monitor c
; When goroutine 1 at line 13 offers its message, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (and (<= numLevels 0) (= c 0)))
(assert true)
(assert (not (=> (> numLevels 0) (= 1 (- (ite (not (= numLevels 0)) (+ i1 1) 0) (ite (not (= numLevels 0)) (+ i2 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.1.2/monitor c
; When goroutine 1 at line 13 offers its message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (and (<= numLevels 0) (= c 0)))
(assert true)
(assert (not (=> (<= numLevels 0) (= 1 (- (ite (not (= numLevels 0)) (+ (* i1 2) 1) 0) (ite (not (= numLevels 0)) (+ (* i2 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.1.2/rendezvous-mutex c
; When goroutine 1 at line 13 offers its message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 1))
(assert (and (<= numLevels 0) (= c 0)))
(assert true)
(assert (not (= 1 (ite (> numLevels 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1.2/waitgroup w
; When goroutine 1 at line 13 offers its message, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 1))
(assert (and (<= numLevels 0) (= c 0)))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)) 0) (ite (not (= numLevels 0)) (* i1 (- 1)) 0))))))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 13 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 13 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert (not (and (not (= numLevels 0)) (< 7 P0))))
(check-sat)
(pop 1)

; preservation/1.2/loop i1
; When goroutine 1 at line 13 sees its message taken, i1 counts the iterations of its loop.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i1) (<= i1 complianceLevels) (< i1 complianceLevels)) false)))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds c
; When goroutine 1 at line 13 sees its message taken, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert (not (ite (> numLevels 0) (<= 0 numLevels) true)))
(check-sat)
(pop 1)

; preservation/1.2/monitor c
; When goroutine 1 at line 13 sees its message taken, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert (not (=> (> numLevels 0) (= 0 (- (ite (not (= numLevels 0)) (+ i1 1) 0) (ite (not (= numLevels 0)) (+ i2 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.2/monitor c
; When goroutine 1 at line 13 sees its message taken, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert (not (=> (<= numLevels 0) (= 0 (- (ite (not (= numLevels 0)) (+ (* i1 2) 2) 0) (ite (not (= numLevels 0)) (+ (* i2 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex c
; When goroutine 1 at line 13 sees its message taken, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/waitgroup w
; When goroutine 1 at line 13 sees its message taken, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)) 0) (ite (not (= numLevels 0)) (* i1 (- 1)) 0))))))
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 14 adds to the waitgroup, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert true)
(assert (>= w 1))
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 14 adds to the waitgroup, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert true)
(assert (>= w 1))
(assert (not (and (not (= numLevels 0)) (< 7 P0))))
(check-sat)
(pop 1)

; preservation/1.3/loop i1
; When goroutine 1 at line 14 adds to the waitgroup, i1 counts the iterations of its loop.
(push 1)
(assert (= P1 3))
(assert true)
(assert (>= w 1))
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 i1) (<= i1 complianceLevels) (< i1 complianceLevels)) false)))
(check-sat)
(pop 1)

; preservation/1.3/monitor c
; When goroutine 1 at line 14 adds to the waitgroup, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 3))
(assert true)
(assert (>= w 1))
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 1) 0) (ite (not (= numLevels 0)) (+ i2 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.3/monitor c
; When goroutine 1 at line 14 adds to the waitgroup, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 3))
(assert true)
(assert (>= w 1))
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ (* i1 2) 2) 0) (ite (not (= numLevels 0)) (+ (* i2 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex c
; When goroutine 1 at line 14 adds to the waitgroup, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 3))
(assert true)
(assert (>= w 1))
(assert (not (= 0 (ite (or (> numLevels 0) (= c 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.3/waitgroup w
; When goroutine 1 at line 14 adds to the waitgroup, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 3))
(assert true)
(assert (>= w 1))
(assert (not (and (<= 0 (+ w (- 1))) (= (+ w (- 1)) (+ (ite (not (= numLevels 0)) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)) 0) (ite (not (= numLevels 0)) (+ (* i1 (- 1)) (- 1)) 0))))))
(check-sat)
(pop 1)

; preservation/1.4/counter-range goroutine 1
; When goroutine 1 at line 12 ends an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.4/spawned goroutine 1
; When goroutine 1 at line 12 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (and (not (= numLevels 0)) (< 7 P0))))
(check-sat)
(pop 1)

; preservation/1.4/loop i1
; When goroutine 1 at line 12 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (ite (and (not (= numLevels 0)) (<= 0 complianceLevels)) (and (<= 0 (+ i1 1)) (<= (+ i1 1) complianceLevels)) (= (+ i1 1) 0))))
(check-sat)
(pop 1)

; preservation/1.4/monitor c
; When goroutine 1 at line 12 ends an iteration of its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (=> (> numLevels 0) (= c (- (ite (not (= numLevels 0)) (+ i1 1) 0) (ite (not (= numLevels 0)) (+ i2 (ite (and (< 10 P0) (< P0 12)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.4/monitor c
; When goroutine 1 at line 12 ends an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (=> (<= numLevels 0) (= c (- (ite (not (= numLevels 0)) (* (+ i1 1) 2) 0) (ite (not (= numLevels 0)) (+ (* i2 2) (ite (and (< 10 P0) (< P0 12)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.4/rendezvous-mutex c
; When goroutine 1 at line 12 ends an iteration of its loop, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (= 0 (ite (or (> numLevels 0) (= c 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.4/waitgroup w
; When goroutine 1 at line 12 ends an iteration of its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (not (= numLevels 0)) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)) 0) (ite (not (= numLevels 0)) (* (+ i1 1) (- 1)) 0))))))
(check-sat)
(pop 1)

; crash/0.3/balanced
; It never happens that main at line 7 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 3))
(assert (< numLevels 0))
(assert (and (=> (not (= numLevels 0)) (<= (ite (< 0 numLevels) (- numLevels 0) 0) (ite (< 0 complianceLevels) (- complianceLevels 0) 0))) (=> (not (= numLevels 0)) (<= (ite (< 0 complianceLevels) (- complianceLevels 0) 0) (+ (ite (< 0 numLevels) (- numLevels 0) 0) numLevels))) (= (+ (ite (not (= numLevels 0)) (ite (< 0 complianceLevels) (- complianceLevels 0) 0) 0) (ite (not (= numLevels 0)) (- (ite (< 0 complianceLevels) (- complianceLevels 0) 0)) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; crash/0.5/balanced
; It never happens that main at line 9 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (< w (- 1)))
(assert (and (=> (not (= numLevels 0)) (<= (ite (< 0 numLevels) (- numLevels 0) 0) (ite (< 0 complianceLevels) (- complianceLevels 0) 0))) (=> (not (= numLevels 0)) (<= (ite (< 0 complianceLevels) (- complianceLevels 0) 0) (+ (ite (< 0 numLevels) (- numLevels 0) 0) numLevels))) (= (+ (ite (not (= numLevels 0)) (ite (< 0 complianceLevels) (- complianceLevels 0) 0) 0) (ite (not (= numLevels 0)) (- (ite (< 0 complianceLevels) (- complianceLevels 0) 0)) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; crash/1.3/balanced
; It never happens that goroutine 1 at line 14 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P1 3))
(assert (< w 1))
(assert (and (=> (not (= numLevels 0)) (<= (ite (< 0 numLevels) (- numLevels 0) 0) (ite (< 0 complianceLevels) (- complianceLevels 0) 0))) (=> (not (= numLevels 0)) (<= (ite (< 0 complianceLevels) (- complianceLevels 0) 0) (+ (ite (< 0 numLevels) (- numLevels 0) 0) numLevels))) (= (+ (ite (not (= numLevels 0)) (ite (< 0 complianceLevels) (- complianceLevels 0) 0) 0) (ite (not (= numLevels 0)) (- (ite (< 0 complianceLevels) (- complianceLevels 0) 0)) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/0.8/balanced
; When nothing can move any more, main at line 17 does not wait at w.Wait() while the precondition holds.
(push 1)
(assert (= P0 8))
(assert (or (= P0 12) (and (= P0 8) (not (= w 0))) (and (= P0 10) (not (or (and (> numLevels 0) (> c 0)) (and (<= numLevels 0) (= c 1)))))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (not (or (and (> numLevels 0) (< c numLevels)) (and (<= numLevels 0) (= c 0))))) (and (= P1 2) (not (= c (- 1))))))
(assert (and (=> (not (= numLevels 0)) (<= (ite (< 0 numLevels) (- numLevels 0) 0) (ite (< 0 complianceLevels) (- complianceLevels 0) 0))) (=> (not (= numLevels 0)) (<= (ite (< 0 complianceLevels) (- complianceLevels 0) 0) (+ (ite (< 0 numLevels) (- numLevels 0) 0) numLevels))) (= (+ (ite (not (= numLevels 0)) (ite (< 0 complianceLevels) (- complianceLevels 0) 0) 0) (ite (not (= numLevels 0)) (- (ite (< 0 complianceLevels) (- complianceLevels 0) 0)) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/0.10/balanced
; When nothing can move any more, main at line 19 does not wait at c? while the precondition holds.
(push 1)
(assert (= P0 10))
(assert (or (= P0 12) (and (= P0 8) (not (= w 0))) (and (= P0 10) (not (or (and (> numLevels 0) (> c 0)) (and (<= numLevels 0) (= c 1)))))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (not (or (and (> numLevels 0) (< c numLevels)) (and (<= numLevels 0) (= c 0))))) (and (= P1 2) (not (= c (- 1))))))
(assert (and (=> (not (= numLevels 0)) (<= (ite (< 0 numLevels) (- numLevels 0) 0) (ite (< 0 complianceLevels) (- complianceLevels 0) 0))) (=> (not (= numLevels 0)) (<= (ite (< 0 complianceLevels) (- complianceLevels 0) 0) (+ (ite (< 0 numLevels) (- numLevels 0) 0) numLevels))) (= (+ (ite (not (= numLevels 0)) (ite (< 0 complianceLevels) (- complianceLevels 0) 0) 0) (ite (not (= numLevels 0)) (- (ite (< 0 complianceLevels) (- complianceLevels 0) 0)) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 13 does not wait at c! while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 12) (and (= P0 8) (not (= w 0))) (and (= P0 10) (not (or (and (> numLevels 0) (> c 0)) (and (<= numLevels 0) (= c 1)))))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (not (or (and (> numLevels 0) (< c numLevels)) (and (<= numLevels 0) (= c 0))))) (and (= P1 2) (not (= c (- 1))))))
(assert (and (=> (not (= numLevels 0)) (<= (ite (< 0 numLevels) (- numLevels 0) 0) (ite (< 0 complianceLevels) (- complianceLevels 0) 0))) (=> (not (= numLevels 0)) (<= (ite (< 0 complianceLevels) (- complianceLevels 0) 0) (+ (ite (< 0 numLevels) (- numLevels 0) 0) numLevels))) (= (+ (ite (not (= numLevels 0)) (ite (< 0 complianceLevels) (- complianceLevels 0) 0) 0) (ite (not (= numLevels 0)) (- (ite (< 0 complianceLevels) (- complianceLevels 0) 0)) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 13 does not wait at c! acknowledged while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (or (= P0 12) (and (= P0 8) (not (= w 0))) (and (= P0 10) (not (or (and (> numLevels 0) (> c 0)) (and (<= numLevels 0) (= c 1)))))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (not (or (and (> numLevels 0) (< c numLevels)) (and (<= numLevels 0) (= c 0))))) (and (= P1 2) (not (= c (- 1))))))
(assert (and (=> (not (= numLevels 0)) (<= (ite (< 0 numLevels) (- numLevels 0) 0) (ite (< 0 complianceLevels) (- complianceLevels 0) 0))) (=> (not (= numLevels 0)) (<= (ite (< 0 complianceLevels) (- complianceLevels 0) 0) (+ (ite (< 0 numLevels) (- numLevels 0) 0) numLevels))) (= (+ (ite (not (= numLevels 0)) (ite (< 0 complianceLevels) (- complianceLevels 0) 0) 0) (ite (not (= numLevels 0)) (- (ite (< 0 complianceLevels) (- complianceLevels 0) 0)) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, c is sent to at least as often as it is received from.
(push 1)
(assert (= P0 12))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert (not (=> (not (= numLevels 0)) (<= (ite (< 0 numLevels) (- numLevels 0) 0) (ite (< 0 complianceLevels) (- complianceLevels 0) 0)))))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to c is received or fits its buffer.
(push 1)
(assert (= P0 12))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert (not (=> (not (= numLevels 0)) (<= (ite (< 0 complianceLevels) (- complianceLevels 0) 0) (+ (ite (< 0 numLevels) (- numLevels 0) 0) numLevels)))))
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, what is added to w comes to 0.
(push 1)
(assert (= P0 12))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert (not (= (+ (ite (not (= numLevels 0)) (ite (< 0 complianceLevels) (- complianceLevels 0) 0) 0) (ite (not (= numLevels 0)) (- (ite (< 0 complianceLevels) (- complianceLevels 0) 0)) 0)) 0)))
(check-sat)
(pop 1)
