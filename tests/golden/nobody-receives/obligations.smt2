(set-logic ALL)
(declare-const P0 Int)
(declare-const c Int)

; establishment/counter-range main
; At the start, main is at one of its program points.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds c
; At the start, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor c
; At the start, the exchanges over c still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex c
; At the start, at most one sender waits for its message on c to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 3)))
; the buffer of c holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) c) (<= c 1)))
; the exchanges over c still match sends with receives
(assert (= c (+ (ite (< 1 P0) 1 0) (ite (< 2 P0) 1 0))))
; at most one sender waits for its message on c to be taken
(assert (= (ite (= P0 2) 1 0) (ite (= c 0) 0 1)))

; preservation/0.0/counter-range main
; When main at line 1 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/monitor c
; When main at line 1 makes the channel, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= c 0)))
(check-sat)
(pop 1)

; preservation/0.0/rendezvous-mutex c
; When main at line 1 makes the channel, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= 0 (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 2 offers its message, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/buffer-bounds c
; When main at line 2 offers its message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 1))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/monitor c
; When main at line 2 offers its message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex c
; When main at line 2 offers its message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 1))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 2 sees its message taken, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/buffer-bounds c
; When main at line 2 sees its message taken, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 2))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/monitor c
; When main at line 2 sees its message taken, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (= c (- 1)))
(assert true)
(assert true)
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex c
; When main at line 2 sees its message taken, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 2))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; exit/0.1/balanced
; When nothing can move any more, main at line 2 does not wait at c! while the precondition holds.
(push 1)
(assert (= P0 1))
(assert (or (= P0 3) (and (= P0 1) (not (= c 0))) (and (= P0 2) (not (= c (- 1))))))
(assert false)
(assert true)
(check-sat)
(pop 1)

; exit/0.2/balanced
; When nothing can move any more, main at line 2 does not wait at c! acknowledged while the precondition holds.
(push 1)
(assert (= P0 2))
(assert (or (= P0 3) (and (= P0 1) (not (= c 0))) (and (= P0 2) (not (= c (- 1))))))
(assert false)
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, c is sent to at least as often as it is received from.
(push 1)
(assert (= P0 3))
(assert false)
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to c is received or fits its buffer.
(push 1)
(assert (= P0 3))
(assert true)
(check-sat)
(pop 1)
