(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const failed Bool)
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

; establishment/branch goroutine 1
; At the start, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (not (ite failed true true)))
(check-sat)
(pop 1)

; establishment/returned goroutine 1
; At the start, goroutine 1 does not go on behind its return.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/waitgroup w
; At the start, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 3)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 4)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; goroutine 1 is not in the branch that its if rules out
(assert (ite failed true (not (and (<= 1 P1) (< P1 3)))))
; goroutine 1 does not go on behind its return
(assert (=> failed (not (and (<= 2 P1) (< P1 4)))))
; the counter of w is the sum of what was added, and not negative
(assert (and (<= 0 w) (= w (+ (ite (< 0 P0) 1 0) (ite (and (not failed) (< 3 P1)) (- 1) 0)))))

; preservation/0.0/counter-range main
; When main at line 2 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= w (- 1)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 2 adds to the waitgroup, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= w (- 1)))
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/waitgroup w
; When main at line 2 adds to the waitgroup, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= w (- 1)))
(assert (not (and (<= 0 (+ w 1)) (= (+ w 1) (+ (ite (and (not failed) (< 3 P1)) (- 1) 0) 1)))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 3 spawns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/counter-range goroutine 1
; When main at line 3 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 3 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/branch goroutine 1
; When main at line 3 spawns, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite failed true true)))
(check-sat)
(pop 1)

; preservation/0.1/returned goroutine 1
; When main at line 3 spawns, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/waitgroup w
; When main at line 3 spawns, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (and (<= 0 w) (= w 1))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 11 passes its Wait, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (= w 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 11 passes its Wait, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert (= w 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2/waitgroup w
; When main at line 11 passes its Wait, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert (= w 0))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (and (not failed) (< 3 P1)) (- 1) 0) 1)))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 4 takes the true branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert failed)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 4 takes the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert failed)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.1/branch goroutine 1
; When goroutine 1 at line 4 takes the true branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 0))
(assert failed)
(assert true)
(assert (not (ite failed true false)))
(check-sat)
(pop 1)

; preservation/1.0.1/returned goroutine 1
; When goroutine 1 at line 4 takes the true branch, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 0))
(assert failed)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/waitgroup w
; When goroutine 1 at line 4 takes the true branch, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 0))
(assert failed)
(assert true)
(assert (not (and (<= 0 w) (= w (ite (< 0 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 4 takes the else branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (not failed))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 4 takes the else branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (not failed))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.2/branch goroutine 1
; When goroutine 1 at line 4 takes the else branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 0))
(assert (not failed))
(assert true)
(assert (not (ite failed true true)))
(check-sat)
(pop 1)

; preservation/1.0.2/returned goroutine 1
; When goroutine 1 at line 4 takes the else branch, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 0))
(assert (not failed))
(assert true)
(assert failed)
(check-sat)
(pop 1)

; preservation/1.0.2/waitgroup w
; When goroutine 1 at line 4 takes the else branch, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 0))
(assert (not failed))
(assert true)
(assert (not (and (<= 0 w) (= w (ite (< 0 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 5 returns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 5 returns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert true)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/branch goroutine 1
; When goroutine 1 at line 5 returns, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 1))
(assert true)
(assert true)
(assert (not (ite failed true true)))
(check-sat)
(pop 1)

; preservation/1.1/returned goroutine 1
; When goroutine 1 at line 5 returns, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/waitgroup w
; When goroutine 1 at line 5 returns, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 1))
(assert true)
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (< 0 P0) 1 0) (ite (not failed) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 4 leaves the true branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 4 leaves the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.2/branch goroutine 1
; When goroutine 1 at line 4 leaves the true branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert (not (ite failed true true)))
(check-sat)
(pop 1)

; preservation/1.2/returned goroutine 1
; When goroutine 1 at line 4 leaves the true branch, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert failed)
(check-sat)
(pop 1)

; preservation/1.2/waitgroup w
; When goroutine 1 at line 4 leaves the true branch, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert (not (and (<= 0 w) (= w (ite (< 0 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 9 adds to the waitgroup, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert true)
(assert (>= w 1))
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 9 adds to the waitgroup, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert true)
(assert (>= w 1))
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.3/branch goroutine 1
; When goroutine 1 at line 9 adds to the waitgroup, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 3))
(assert true)
(assert (>= w 1))
(assert (not (ite failed true true)))
(check-sat)
(pop 1)

; preservation/1.3/returned goroutine 1
; When goroutine 1 at line 9 adds to the waitgroup, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 3))
(assert true)
(assert (>= w 1))
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/waitgroup w
; When goroutine 1 at line 9 adds to the waitgroup, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 3))
(assert true)
(assert (>= w 1))
(assert (not (and (<= 0 (+ w (- 1))) (= (+ w (- 1)) (+ (ite (< 0 P0) 1 0) (ite (not failed) (- 1) 0))))))
(check-sat)
(pop 1)

; crash/0.0/balanced
; It never happens that main at line 2 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 0))
(assert (< w (- 1)))
(assert (= (+ (ite (not failed) (- 1) 0) 1) 0))
(assert true)
(check-sat)
(pop 1)

; crash/1.3/balanced
; It never happens that goroutine 1 at line 9 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P1 3))
(assert (< w 1))
(assert (= (+ (ite (not failed) (- 1) 0) 1) 0))
(assert true)
(check-sat)
(pop 1)

; exit/0.2/balanced
; When nothing can move any more, main at line 11 does not wait at w.Wait() while the precondition holds.
(push 1)
(assert (= P0 2))
(assert (or (= P0 3) (and (= P0 2) (not (= w 0)))))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (= (+ (ite (not failed) (- 1) 0) 1) 0))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, what is added to w comes to 0.
(push 1)
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (not (= (+ (ite (not failed) (- 1) 0) 1) 0)))
(check-sat)
(pop 1)
