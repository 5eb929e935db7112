(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const |err != nil| Bool)
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
; At the start, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/branch goroutine 1
; At the start, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; establishment/returned goroutine 1
; At the start, goroutine 1 does not go on behind its return.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/waitgroup wg
; At the start, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 3)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 5)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; goroutine 1 is not in the branch that its if rules out
(assert (ite |err != nil| true (not (and (<= 1 P1) (< P1 4)))))
; goroutine 1 does not go on behind its return
(assert (=> |err != nil| (not (and (<= 3 P1) (< P1 5)))))
; the counter of wg is the sum of what was added, and not negative
(assert (and (<= 0 wg) (= wg (+ (ite (< 0 P0) 1 0) (ite (and |err != nil| (< 1 P1)) (- 1) 0) (ite (and (not |err != nil|) (< 4 P1)) (- 1) 0)))))

; preservation/0.0/counter-range main
; When main at line 8 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= wg (- 1)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 8 adds to the waitgroup, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= wg (- 1)))
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/waitgroup wg
; When main at line 8 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= wg (- 1)))
(assert (not (and (<= 0 (+ wg 1)) (= (+ wg 1) (+ (ite (and |err != nil| (< 1 P1)) (- 1) 0) (ite (and (not |err != nil|) (< 4 P1)) (- 1) 0) 1)))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 9 spawns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/counter-range goroutine 1
; When main at line 9 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 9 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/branch goroutine 1
; When main at line 9 spawns, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; preservation/0.1/returned goroutine 1
; When main at line 9 spawns, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/waitgroup wg
; When main at line 9 spawns, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg 1))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 16 passes its Wait, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (= wg 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 16 passes its Wait, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert (= wg 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2/waitgroup wg
; When main at line 16 passes its Wait, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert (= wg 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (and |err != nil| (< 1 P1)) (- 1) 0) (ite (and (not |err != nil|) (< 4 P1)) (- 1) 0) 1)))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 11 takes the true branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert |err != nil|)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 11 takes the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert |err != nil|)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.1/branch goroutine 1
; When goroutine 1 at line 11 takes the true branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 0))
(assert |err != nil|)
(assert true)
(assert (not (ite |err != nil| true false)))
(check-sat)
(pop 1)

; preservation/1.0.1/returned goroutine 1
; When goroutine 1 at line 11 takes the true branch, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 0))
(assert |err != nil|)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/waitgroup wg
; When goroutine 1 at line 11 takes the true branch, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P1 0))
(assert |err != nil|)
(assert true)
(assert (not (and (<= 0 wg) (= wg (ite (< 0 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 11 takes the else branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (not |err != nil|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 11 takes the else branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (not |err != nil|))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.2/branch goroutine 1
; When goroutine 1 at line 11 takes the else branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 0))
(assert (not |err != nil|))
(assert true)
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; preservation/1.0.2/returned goroutine 1
; When goroutine 1 at line 11 takes the else branch, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 0))
(assert (not |err != nil|))
(assert true)
(assert |err != nil|)
(check-sat)
(pop 1)

; preservation/1.0.2/waitgroup wg
; When goroutine 1 at line 11 takes the else branch, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P1 0))
(assert (not |err != nil|))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 0 P0) 1 0) (ite |err != nil| (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 10 adds to the waitgroup, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert true)
(assert (>= wg 1))
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 10 adds to the waitgroup, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert true)
(assert (>= wg 1))
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/branch goroutine 1
; When goroutine 1 at line 10 adds to the waitgroup, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 1))
(assert true)
(assert (>= wg 1))
(assert (not (ite |err != nil| true false)))
(check-sat)
(pop 1)

; preservation/1.1/returned goroutine 1
; When goroutine 1 at line 10 adds to the waitgroup, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 1))
(assert true)
(assert (>= wg 1))
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/waitgroup wg
; When goroutine 1 at line 10 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P1 1))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 (+ wg (- 1))) (= (+ wg (- 1)) (+ (ite (< 0 P0) 1 0) (ite |err != nil| (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 12 returns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 12 returns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.2/branch goroutine 1
; When goroutine 1 at line 12 returns, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; preservation/1.2/returned goroutine 1
; When goroutine 1 at line 12 returns, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/waitgroup wg
; When goroutine 1 at line 12 returns, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 0 P0) 1 0) (ite |err != nil| (- 1) 0) (ite (not |err != nil|) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 11 leaves the true branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 11 leaves the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.3/branch goroutine 1
; When goroutine 1 at line 11 leaves the true branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; preservation/1.3/returned goroutine 1
; When goroutine 1 at line 11 leaves the true branch, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert |err != nil|)
(check-sat)
(pop 1)

; preservation/1.3/waitgroup wg
; When goroutine 1 at line 11 leaves the true branch, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 0 P0) 1 0) (ite |err != nil| (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.4/counter-range goroutine 1
; When goroutine 1 at line 10 adds to the waitgroup, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 4))
(assert true)
(assert (>= wg 1))
(assert false)
(check-sat)
(pop 1)

; preservation/1.4/spawned goroutine 1
; When goroutine 1 at line 10 adds to the waitgroup, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 4))
(assert true)
(assert (>= wg 1))
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.4/branch goroutine 1
; When goroutine 1 at line 10 adds to the waitgroup, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 4))
(assert true)
(assert (>= wg 1))
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; preservation/1.4/returned goroutine 1
; When goroutine 1 at line 10 adds to the waitgroup, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 4))
(assert true)
(assert (>= wg 1))
(assert false)
(check-sat)
(pop 1)

; preservation/1.4/waitgroup wg
; When goroutine 1 at line 10 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P1 4))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 (+ wg (- 1))) (= (+ wg (- 1)) (+ (ite (< 0 P0) 1 0) (ite |err != nil| (- 1) 0) (ite (not |err != nil|) (- 1) 0))))))
(check-sat)
(pop 1)

; crash/0.0/balanced
; It never happens that main at line 8 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 0))
(assert (< wg (- 1)))
(assert (= (+ (ite |err != nil| (- 1) 0) (ite (not |err != nil|) (- 1) 0) 1) 0))
(assert true)
(check-sat)
(pop 1)

; crash/1.1/balanced
; It never happens that goroutine 1 at line 10 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (< wg 1))
(assert (= (+ (ite |err != nil| (- 1) 0) (ite (not |err != nil|) (- 1) 0) 1) 0))
(assert true)
(check-sat)
(pop 1)

; crash/1.4/balanced
; It never happens that goroutine 1 at line 10 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P1 4))
(assert (< wg 1))
(assert (= (+ (ite |err != nil| (- 1) 0) (ite (not |err != nil|) (- 1) 0) 1) 0))
(assert true)
(check-sat)
(pop 1)

; exit/0.2/balanced
; When nothing can move any more, main at line 16 does not wait at wg.Wait() while the precondition holds.
(push 1)
(assert (= P0 2))
(assert (or (= P0 3) (and (= P0 2) (not (= wg 0)))))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert (= (+ (ite |err != nil| (- 1) 0) (ite (not |err != nil|) (- 1) 0) 1) 0))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, what is added to wg comes to 0.
(push 1)
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert (not (= (+ (ite |err != nil| (- 1) 0) (ite (not |err != nil|) (- 1) 0) 1) 0)))
(check-sat)
(pop 1)
