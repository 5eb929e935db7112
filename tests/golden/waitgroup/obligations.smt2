(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const n Int)
(declare-const i Int)
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

; establishment/loop i
; At the start, i counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 n) (<= 0 n) true)))
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
(assert (and (<= (- 1) P1) (<= P1 3)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; i counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i) (<= i n) (=> (< P1 0) (= i 0)) (=> (and (< 0 P1) (< P1 3)) (< i n)) (=> (>= P1 3) (= i n))) (and (= i 0) (not (and (< 0 P1) (< P1 3))))))
; the counter of w is the sum of what was added, and not negative
(assert (and (<= 0 w) (= w (+ (ite (< 0 P0) n 0) (* i (- 1)) (ite (and (< 1 P1) (< P1 3)) (- 1) 0)))))

; preservation/0.0/counter-range main
; When main at line 2 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= w (- n)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 2 adds to the waitgroup, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= w (- n)))
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/waitgroup w
; When main at line 2 adds to the waitgroup, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= w (- n)))
(assert (not (and (<= 0 (+ w n)) (= (+ w n) (+ n (* i (- 1)) (ite (and (< 1 P1) (< P1 3)) (- 1) 0))))))
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

; preservation/0.1/loop i
; When main at line 3 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1/waitgroup w
; When main at line 3 spawns, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (and (<= 0 w) (= w (+ n (* i (- 1)))))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 8 passes its Wait, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (= w 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 8 passes its Wait, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert (= w 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2/waitgroup w
; When main at line 8 passes its Wait, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert (= w 0))
(assert true)
(assert (not (and (<= 0 w) (= w (+ n (* i (- 1)) (ite (and (< 1 P1) (< P1 3)) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 4 begins an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 4 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.1/loop i
; When goroutine 1 at line 4 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/1.0.1/waitgroup w
; When goroutine 1 at line 4 begins an iteration of its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (< 0 P0) n 0) (* i (- 1)))))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 4 leaves its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 4 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.2/loop i
; When goroutine 1 at line 4 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/1.0.2/waitgroup w
; When goroutine 1 at line 4 leaves its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (< 0 P0) n 0) (* i (- 1)))))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 5 adds to the waitgroup, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert true)
(assert (>= w 1))
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 5 adds to the waitgroup, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert true)
(assert (>= w 1))
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/loop i
; When goroutine 1 at line 5 adds to the waitgroup, i counts the iterations of its loop.
(push 1)
(assert (= P1 1))
(assert true)
(assert (>= w 1))
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/1.1/waitgroup w
; When goroutine 1 at line 5 adds to the waitgroup, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 1))
(assert true)
(assert (>= w 1))
(assert (not (and (<= 0 (+ w (- 1))) (= (+ w (- 1)) (+ (ite (< 0 P0) n 0) (* i (- 1)) (- 1))))))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 4 ends an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 4 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.2/loop i
; When goroutine 1 at line 4 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i 1)) (<= (+ i 1) n)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/1.2/waitgroup w
; When goroutine 1 at line 4 ends an iteration of its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert (not (and (<= 0 w) (= w (+ (ite (< 0 P0) n 0) (* (+ i 1) (- 1)))))))
(check-sat)
(pop 1)

; crash/0.0/balanced
; It never happens that main at line 2 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 0))
(assert (< w (- n)))
(assert (= (+ n (- (ite (< 0 n) (- n 0) 0))) 0))
(assert true)
(check-sat)
(pop 1)

; crash/1.1/balanced
; It never happens that goroutine 1 at line 5 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (< w 1))
(assert (= (+ n (- (ite (< 0 n) (- n 0) 0))) 0))
(assert true)
(check-sat)
(pop 1)

; exit/0.2/balanced
; When nothing can move any more, main at line 8 does not wait at w.Wait() while the precondition holds.
(push 1)
(assert (= P0 2))
(assert (or (= P0 3) (and (= P0 2) (not (= w 0)))))
(assert (or (= P1 (- 1)) (= P1 3)))
(assert (= (+ n (- (ite (< 0 n) (- n 0) 0))) 0))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, what is added to w comes to 0.
(push 1)
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 3)))
(assert (not (= (+ n (- (ite (< 0 n) (- n 0) 0))) 0)))
(check-sat)
(pop 1)
