(set-logic ALL)
(declare-const P0 Int)
(declare-const w Int)

; establishment/counter-range main
; At the start, main is at one of its program points.
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
; the counter of w is the sum of what was added, and not negative
(assert (and (<= 0 w) (= w (+ (ite (< 0 P0) (- 1) 0) (ite (< 1 P0) 1 0)))))

; preservation/0.0/counter-range main
; When main at line 2 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= w 1))
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/waitgroup w
; When main at line 2 adds to the waitgroup, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= w 1))
(assert (not (and (<= 0 (+ w (- 1))) (= (+ w (- 1)) (- 1)))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 3 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= w (- 1)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/waitgroup w
; When main at line 3 adds to the waitgroup, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= w (- 1)))
(assert (not (and (<= 0 (+ w 1)) (= (+ w 1) 0))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 4 passes its Wait, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (= w 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/waitgroup w
; When main at line 4 passes its Wait, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert (= w 0))
(assert true)
(assert (not (and (<= 0 w) (= w 0))))
(check-sat)
(pop 1)

; crash/0.0/balanced
; It never happens that main at line 2 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 0))
(assert (< w 1))
(assert true)
(assert true)
(check-sat)
(pop 1)

; crash/0.1/balanced
; It never happens that main at line 3 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 1))
(assert (< w (- 1)))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.2/balanced
; When nothing can move any more, main at line 4 does not wait at w.Wait() while the precondition holds.
(push 1)
(assert (= P0 2))
(assert (or (= P0 3) (and (= P0 2) (not (= w 0)))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, what is added to w comes to 0.
(push 1)
(assert (= P0 3))
(assert false)
(check-sat)
(pop 1)
