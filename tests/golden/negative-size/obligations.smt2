(set-logic ALL)
(declare-const P0 Int)
(declare-const total Int)
(declare-const used Int)
(declare-const free Int)

; establishment/counter-range main
; At the start, main is at one of its program points.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/capacity free
; At the start, free was created with a capacity of at least 0.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds free
; At the start, the buffer of free holds no more than its capacity and no less than nothing.
(push 1)
(assert (not (ite (> (- total used) 0) (<= 0 (- total used)) true)))
(check-sat)
(pop 1)

; establishment/monitor free
; At the start, the buffer of free still holds sends minus receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor free
; At the start, the exchanges over free still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 1)))
; free was created with a capacity of at least 0
(assert (=> (< 0 P0) (<= 0 (- total used))))
; the buffer of free holds no more than its capacity and no less than nothing
(assert (ite (> (- total used) 0) (and (<= 0 free) (<= free (- total used))) (and (<= (- 1) free) (<= free 1))))
; the buffer of free still holds sends minus receives
(assert (=> (> (- total used) 0) (= free 0)))
; the exchanges over free still match sends with receives
(assert (=> (<= (- total used) 0) (= free 0)))

; preservation/0.0/counter-range main
; When main at line 5 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= (- total used) 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/capacity free
; When main at line 5 makes the channel, free was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= (- total used) 0))
(assert (> 0 (- total used)))
(check-sat)
(pop 1)

; crash/0.0/balanced
; It never happens that main at line 5 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 0))
(assert (< (- total used) 0))
(assert (<= 0 (- total used)))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, free is sent to at least as often as it is received from.
(push 1)
(assert (= P0 1))
(assert false)
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to free is received or fits its buffer.
(push 1)
(assert (= P0 1))
(assert (> 0 (- total used)))
(check-sat)
(pop 1)
