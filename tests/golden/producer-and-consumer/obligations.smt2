(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const n Int)
(declare-const i1 Int)
(declare-const i Int)
(declare-const numbers Int)

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

; establishment/loop i1
; At the start, i1 counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 1 (+ n 1)) (<= 1 (+ n 1)) true)))
(check-sat)
(pop 1)

; establishment/loop i
; At the start, i counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 n) (<= 0 n) true)))
(check-sat)
(pop 1)

; establishment/buffer-bounds numbers
; At the start, the buffer of numbers holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor numbers
; At the start, the exchanges over numbers still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex numbers
; At the start, at most one sender waits for its message on numbers to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 5)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 4)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; i1 counts the iterations of its loop
(assert (ite (<= 1 (+ n 1)) (and (<= 1 i1) (<= i1 (+ n 1)) (=> (< P0 2) (= i1 1)) (=> (and (< 2 P0) (< P0 5)) (< i1 (+ n 1))) (=> (>= P0 5) (= i1 (+ n 1)))) (and (= i1 1) (not (and (< 2 P0) (< P0 5))))))
; i counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i) (<= i n) (=> (< P1 0) (= i 0)) (=> (and (< 0 P1) (< P1 4)) (< i n)) (=> (>= P1 4) (= i n))) (and (= i 0) (not (and (< 0 P1) (< P1 4))))))
; the buffer of numbers holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) numbers) (<= numbers 1)))
; the exchanges over numbers still match sends with receives
(assert (= numbers (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (+ (* (- i1 1) 2) (ite (and (< 3 P0) (< P0 5)) 2 0)))))
; at most one sender waits for its message on numbers to be taken
(assert (= (ite (= P1 2) 1 0) (ite (= numbers 0) 0 1)))

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

; preservation/0.0/loop i1
; When main at line 5 makes the channel, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (<= 1 (+ n 1)) (and (<= 1 i1) (<= i1 (+ n 1)) (= i1 1)) (= i1 1))))
(check-sat)
(pop 1)

; preservation/0.0/monitor numbers
; When main at line 5 makes the channel, the exchanges over numbers still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= numbers (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (* (- i1 1) 2)))))
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

; preservation/0.1/loop i1
; When main at line 6 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= 1 (+ n 1)) (and (<= 1 i1) (<= i1 (+ n 1))) (= i1 1))))
(check-sat)
(pop 1)

; preservation/0.1/loop i
; When main at line 6 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1/monitor numbers
; When main at line 6 spawns, the exchanges over numbers still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= numbers (- (* i 2) (* (- i1 1) 2)))))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex numbers
; When main at line 6 spawns, at most one sender waits for its message on numbers to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= 0 (ite (= numbers 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.2.1/counter-range main
; When main at line 12 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (< i1 (+ n 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/spawned goroutine 1
; When main at line 12 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert (< i1 (+ n 1)))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2.1/loop i1
; When main at line 12 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (< i1 (+ n 1)))
(assert true)
(assert (not (ite (<= 1 (+ n 1)) (and (<= 1 i1) (<= i1 (+ n 1)) (< i1 (+ n 1))) false)))
(check-sat)
(pop 1)

; preservation/0.2.1/monitor numbers
; When main at line 12 begins an iteration of its loop, the exchanges over numbers still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (< i1 (+ n 1)))
(assert true)
(assert (not (= numbers (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (* (- i1 1) 2)))))
(check-sat)
(pop 1)

; preservation/0.2.2/counter-range main
; When main at line 12 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (>= i1 (+ n 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.2/spawned goroutine 1
; When main at line 12 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert (>= i1 (+ n 1)))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2.2/loop i1
; When main at line 12 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (>= i1 (+ n 1)))
(assert true)
(assert (not (ite (<= 1 (+ n 1)) (and (<= 1 i1) (<= i1 (+ n 1)) (= i1 (+ n 1))) (= i1 1))))
(check-sat)
(pop 1)

; preservation/0.2.2/monitor numbers
; When main at line 12 leaves its loop, the exchanges over numbers still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (>= i1 (+ n 1)))
(assert true)
(assert (not (= numbers (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (* (- i1 1) 2)))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 13 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (= numbers 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 13 takes the offered message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (= numbers 1))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/loop i1
; When main at line 13 takes the offered message, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert (= numbers 1))
(assert true)
(assert (not (ite (<= 1 (+ n 1)) (and (<= 1 i1) (<= i1 (+ n 1)) (< i1 (+ n 1))) false)))
(check-sat)
(pop 1)

; preservation/0.3/buffer-bounds numbers
; When main at line 13 takes the offered message, the buffer of numbers holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 3))
(assert (= numbers 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/monitor numbers
; When main at line 13 takes the offered message, the exchanges over numbers still match sends with receives.
(push 1)
(assert (= P0 3))
(assert (= numbers 1))
(assert true)
(assert (not (= (- 1) (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (+ (* (- i1 1) 2) 2)))))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex numbers
; When main at line 13 takes the offered message, at most one sender waits for its message on numbers to be taken.
(push 1)
(assert (= P0 3))
(assert (= numbers 1))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 1)))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 12 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 12 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/loop i1
; When main at line 12 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (<= 1 (+ n 1)) (and (<= 1 (+ i1 1)) (<= (+ i1 1) (+ n 1))) (= (+ i1 1) 1))))
(check-sat)
(pop 1)

; preservation/0.4/monitor numbers
; When main at line 12 ends an iteration of its loop, the exchanges over numbers still match sends with receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= numbers (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (* (- (+ i1 1) 1) 2)))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 7 begins an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 7 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.1/loop i
; When goroutine 1 at line 7 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor numbers
; When goroutine 1 at line 7 begins an iteration of its loop, the exchanges over numbers still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (not (= numbers (- (* i 2) (+ (* (- i1 1) 2) (ite (and (< 3 P0) (< P0 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex numbers
; When goroutine 1 at line 7 begins an iteration of its loop, at most one sender waits for its message on numbers to be taken.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (not (= 0 (ite (= numbers 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 7 leaves its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 7 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.2/loop i
; When goroutine 1 at line 7 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor numbers
; When goroutine 1 at line 7 leaves its loop, the exchanges over numbers still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (not (= numbers (- (* i 2) (+ (* (- i1 1) 2) (ite (and (< 3 P0) (< P0 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex numbers
; When goroutine 1 at line 7 leaves its loop, at most one sender waits for its message on numbers to be taken.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (not (= 0 (ite (= numbers 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 8 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= numbers 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 8 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= numbers 0))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/loop i
; When goroutine 1 at line 8 offers its message, i counts the iterations of its loop.
(push 1)
(assert (= P1 1))
(assert (= numbers 0))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds numbers
; When goroutine 1 at line 8 offers its message, the buffer of numbers holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= numbers 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor numbers
; When goroutine 1 at line 8 offers its message, the exchanges over numbers still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (= numbers 0))
(assert true)
(assert (not (= 1 (- (+ (* i 2) 1) (+ (* (- i1 1) 2) (ite (and (< 3 P0) (< P0 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex numbers
; When goroutine 1 at line 8 offers its message, at most one sender waits for its message on numbers to be taken.
(push 1)
(assert (= P1 1))
(assert (= numbers 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 8 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (= numbers (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 8 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (= numbers (- 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.2/loop i
; When goroutine 1 at line 8 sees its message taken, i counts the iterations of its loop.
(push 1)
(assert (= P1 2))
(assert (= numbers (- 1)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds numbers
; When goroutine 1 at line 8 sees its message taken, the buffer of numbers holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (= numbers (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/monitor numbers
; When goroutine 1 at line 8 sees its message taken, the exchanges over numbers still match sends with receives.
(push 1)
(assert (= P1 2))
(assert (= numbers (- 1)))
(assert true)
(assert (not (= 0 (- (+ (* i 2) 2) (+ (* (- i1 1) 2) (ite (and (< 3 P0) (< P0 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex numbers
; When goroutine 1 at line 8 sees its message taken, at most one sender waits for its message on numbers to be taken.
(push 1)
(assert (= P1 2))
(assert (= numbers (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 7 ends an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 7 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.3/loop i
; When goroutine 1 at line 7 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i 1)) (<= (+ i 1) n)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/1.3/monitor numbers
; When goroutine 1 at line 7 ends an iteration of its loop, the exchanges over numbers still match sends with receives.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (= numbers (- (* (+ i 1) 2) (+ (* (- i1 1) 2) (ite (and (< 3 P0) (< P0 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex numbers
; When goroutine 1 at line 7 ends an iteration of its loop, at most one sender waits for its message on numbers to be taken.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (= 0 (ite (= numbers 0) 0 1))))
(check-sat)
(pop 1)

; exit/0.3/balanced
; When nothing can move any more, main at line 13 does not wait at numbers? while the precondition holds.
(push 1)
(assert (= P0 3))
(assert (or (= P0 5) (and (= P0 3) (not (= numbers 1)))))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (= numbers 0))) (and (= P1 2) (not (= numbers (- 1))))))
(assert (and (<= (ite (< 1 (+ n 1)) (- (+ n 1) 1) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 1 (+ n 1)) (- (+ n 1) 1) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 8 does not wait at numbers! while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 5) (and (= P0 3) (not (= numbers 1)))))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (= numbers 0))) (and (= P1 2) (not (= numbers (- 1))))))
(assert (and (<= (ite (< 1 (+ n 1)) (- (+ n 1) 1) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 1 (+ n 1)) (- (+ n 1) 1) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 8 does not wait at numbers! acknowledged while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (or (= P0 5) (and (= P0 3) (not (= numbers 1)))))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (= numbers 0))) (and (= P1 2) (not (= numbers (- 1))))))
(assert (and (<= (ite (< 1 (+ n 1)) (- (+ n 1) 1) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 1 (+ n 1)) (- (+ n 1) 1) 0))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, numbers is sent to at least as often as it is received from.
(push 1)
(assert (= P0 5))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (> (ite (< 1 (+ n 1)) (- (+ n 1) 1) 0) (ite (< 0 n) (- n 0) 0)))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to numbers is received or fits its buffer.
(push 1)
(assert (= P0 5))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (> (ite (< 0 n) (- n 0) 0) (ite (< 1 (+ n 1)) (- (+ n 1) 1) 0)))
(check-sat)
(pop 1)
