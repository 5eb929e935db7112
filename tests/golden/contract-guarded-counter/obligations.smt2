(set-logic ALL)
(declare-const P0 Int)
(declare-const mu Int)

; establishment/counter-range main
; At the start, main is at one of its program points.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds mu
; At the start, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor mu
; At the start, the buffer of mu still holds sends minus receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex mu
; At the start, at most one sender waits for its message on mu to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 4)))
; the buffer of mu holds no more than its capacity and no less than nothing
(assert (and (<= 0 mu) (<= mu 1)))
; the buffer of mu still holds sends minus receives
(assert (= mu (- (ite (< 1 P0) 1 0) (ite (< 3 P0) 1 0))))
; at most one sender waits for its message on mu to be taken
(assert (= (ite (= P0 2) 1 0) 0))

; preservation/0.0/counter-range main
; When main at line 24 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/monitor mu
; When main at line 24 makes the channel, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= mu 0)))
(check-sat)
(pop 1)

; preservation/0.0/rendezvous-mutex mu
; When main at line 24 makes the channel, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 17 sends into the buffer, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (< mu 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/buffer-bounds mu
; When main at line 17 sends into the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 1))
(assert (< mu 1))
(assert true)
(assert (not (and (<= 0 (+ mu 1)) (<= (+ mu 1) 1))))
(check-sat)
(pop 1)

; preservation/0.1/monitor mu
; When main at line 17 sends into the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert (< mu 1))
(assert true)
(assert (not (= (+ mu 1) 1)))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex mu
; When main at line 17 sends into the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 1))
(assert (< mu 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 17 sees its message taken, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/buffer-bounds mu
; When main at line 17 sees its message taken, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 2))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/monitor mu
; When main at line 17 sees its message taken, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert (= mu (- 1)))
(assert true)
(assert true)
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex mu
; When main at line 17 sees its message taken, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 2))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 18 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (> mu 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/buffer-bounds mu
; When main at line 18 receives from the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 3))
(assert (> mu 0))
(assert true)
(assert (not (and (<= 0 (- mu 1)) (<= (- mu 1) 1))))
(check-sat)
(pop 1)

; preservation/0.3/monitor mu
; When main at line 18 receives from the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert (> mu 0))
(assert true)
(assert (not (= (- mu 1) 0)))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex mu
; When main at line 18 receives from the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 3))
(assert (> mu 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; exit/0.1/balanced
; When nothing can move any more, main at line 17 does not wait at mu! while the precondition holds.
(push 1)
(assert (= P0 1))
(assert (or (= P0 4) (and (= P0 1) (>= mu 1)) (and (= P0 2) (not (= mu (- 1)))) (and (= P0 3) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.2/balanced
; When nothing can move any more, main at line 17 does not wait at mu! acknowledged while the precondition holds.
(push 1)
(assert (= P0 2))
(assert (or (= P0 4) (and (= P0 1) (>= mu 1)) (and (= P0 2) (not (= mu (- 1)))) (and (= P0 3) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.3/balanced
; When nothing can move any more, main at line 18 does not wait at mu? while the precondition holds.
(push 1)
(assert (= P0 3))
(assert (or (= P0 4) (and (= P0 1) (>= mu 1)) (and (= P0 2) (not (= mu (- 1)))) (and (= P0 3) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, mu is sent to at least as often as it is received from.
(push 1)
(assert (= P0 4))
(assert false)
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to mu is received or fits its buffer.
(push 1)
(assert (= P0 4))
(assert false)
(check-sat)
(pop 1)
