(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const k Int)
(declare-const c Int)

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

; establishment/capacity c
; At the start, c was created with a capacity of at least 0.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds c
; At the start, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (not (ite (> k 0) (<= 0 k) true)))
(check-sat)
(pop 1)

; establishment/monitor c
; At the start, the buffer of c still holds sends minus receives.
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
(assert (and (<= 0 P0) (<= P0 2)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 3)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; c was created with a capacity of at least 0
(assert (=> (< 0 P0) (<= 0 k)))
; the buffer of c holds no more than its capacity and no less than nothing
(assert (ite (> k 0) (and (<= 0 c) (<= c k)) (and (<= (- 1) c) (<= c 1))))
; the buffer of c still holds sends minus receives
(assert (=> (> k 0) (= c (- (ite (< 0 P1) 1 0) (ite (< 2 P1) 1 0)))))
; the exchanges over c still match sends with receives
(assert (=> (<= k 0) (= c (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0)) (ite (< 2 P1) 2 0)))))
; at most one sender waits for its message on c to be taken
(assert (= (ite (= P1 1) 1 0) (ite (or (> k 0) (= c 0)) 0 1)))

; preservation/0.0/counter-range main
; When main at line 1 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 1 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k 0))
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/capacity c
; When main at line 1 makes the channel, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k 0))
(assert (> 0 k))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 2 spawns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/counter-range goroutine 1
; When main at line 2 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 2 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/capacity c
; When main at line 2 spawns, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (> 0 k))
(check-sat)
(pop 1)

; preservation/0.1/monitor c
; When main at line 2 spawns, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (> k 0) (= c 0))))
(check-sat)
(pop 1)

; preservation/0.1/monitor c
; When main at line 2 spawns, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (<= k 0) (= c 0))))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex c
; When main at line 2 spawns, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= 0 (ite (or (> k 0) (= c 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 3 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (and (> k 0) (< c k)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 3 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (and (> k 0) (< c k)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.1/buffer-bounds c
; When goroutine 1 at line 3 sends into the buffer, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 0))
(assert (and (> k 0) (< c k)))
(assert true)
(assert (not (ite (> k 0) (and (<= 0 (+ c 1)) (<= (+ c 1) k)) (and (<= (- 1) (+ c 1)) (<= (+ c 1) 1)))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor c
; When goroutine 1 at line 3 sends into the buffer, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (and (> k 0) (< c k)))
(assert true)
(assert (not (=> (> k 0) (= (+ c 1) 1))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor c
; When goroutine 1 at line 3 sends into the buffer, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (and (> k 0) (< c k)))
(assert true)
(assert (not (=> (<= k 0) (= (+ c 1) 2))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex c
; When goroutine 1 at line 3 sends into the buffer, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 0))
(assert (and (> k 0) (< c k)))
(assert true)
(assert (not (= 0 (ite (or (> k 0) (= (+ c 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 3 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (and (<= k 0) (= c 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 3 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (and (<= k 0) (= c 0)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.2/buffer-bounds c
; When goroutine 1 at line 3 offers its message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 0))
(assert (and (<= k 0) (= c 0)))
(assert true)
(assert (not (ite (> k 0) (<= 1 k) true)))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor c
; When goroutine 1 at line 3 offers its message, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (and (<= k 0) (= c 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/monitor c
; When goroutine 1 at line 3 offers its message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (and (<= k 0) (= c 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex c
; When goroutine 1 at line 3 offers its message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 0))
(assert (and (<= k 0) (= c 0)))
(assert true)
(assert (not (= 1 (ite (> k 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 3 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 3 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= c (- 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds c
; When goroutine 1 at line 3 sees its message taken, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= c (- 1)))
(assert true)
(assert (not (ite (> k 0) (<= 0 k) true)))
(check-sat)
(pop 1)

; preservation/1.1/monitor c
; When goroutine 1 at line 3 sees its message taken, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (= c (- 1)))
(assert true)
(assert (> k 0))
(check-sat)
(pop 1)

; preservation/1.1/monitor c
; When goroutine 1 at line 3 sees its message taken, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (= c (- 1)))
(assert true)
(assert (<= k 0))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex c
; When goroutine 1 at line 3 sees its message taken, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 1))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2.1/counter-range goroutine 1
; When goroutine 1 at line 4 receives from the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (and (> k 0) (> c 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2.1/spawned goroutine 1
; When goroutine 1 at line 4 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (and (> k 0) (> c 0)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.2.1/buffer-bounds c
; When goroutine 1 at line 4 receives from the buffer, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (and (> k 0) (> c 0)))
(assert true)
(assert (not (ite (> k 0) (and (<= 0 (- c 1)) (<= (- c 1) k)) (and (<= (- 1) (- c 1)) (<= (- c 1) 1)))))
(check-sat)
(pop 1)

; preservation/1.2.1/monitor c
; When goroutine 1 at line 4 receives from the buffer, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (and (> k 0) (> c 0)))
(assert true)
(assert (not (=> (> k 0) (= (- c 1) 0))))
(check-sat)
(pop 1)

; preservation/1.2.1/monitor c
; When goroutine 1 at line 4 receives from the buffer, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 2))
(assert (and (> k 0) (> c 0)))
(assert true)
(assert (not (=> (<= k 0) (= (- c 1) 0))))
(check-sat)
(pop 1)

; preservation/1.2.1/rendezvous-mutex c
; When goroutine 1 at line 4 receives from the buffer, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 2))
(assert (and (> k 0) (> c 0)))
(assert true)
(assert (not (= 0 (ite (or (> k 0) (= (- c 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.2.2/counter-range goroutine 1
; When goroutine 1 at line 4 takes the offered message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (and (<= k 0) (= c 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2.2/spawned goroutine 1
; When goroutine 1 at line 4 takes the offered message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (and (<= k 0) (= c 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.2.2/buffer-bounds c
; When goroutine 1 at line 4 takes the offered message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (and (<= k 0) (= c 1)))
(assert true)
(assert (not (ite (> k 0) false true)))
(check-sat)
(pop 1)

; preservation/1.2.2/monitor c
; When goroutine 1 at line 4 takes the offered message, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (and (<= k 0) (= c 1)))
(assert true)
(assert (> k 0))
(check-sat)
(pop 1)

; preservation/1.2.2/monitor c
; When goroutine 1 at line 4 takes the offered message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 2))
(assert (and (<= k 0) (= c 1)))
(assert true)
(assert (<= k 0))
(check-sat)
(pop 1)

; preservation/1.2.2/rendezvous-mutex c
; When goroutine 1 at line 4 takes the offered message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 2))
(assert (and (<= k 0) (= c 1)))
(assert true)
(assert (not (= 0 (ite (> k 0) 0 1))))
(check-sat)
(pop 1)

; crash/0.0/balanced
; It never happens that main at line 1 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 0))
(assert (< k 0))
(assert (<= 1 (+ k 1)))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 3 does not wait at c! while the precondition holds.
(push 1)
(assert (= P1 0))
(assert (= P0 2))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (not (or (and (> k 0) (< c k)) (and (<= k 0) (= c 0))))) (and (= P1 1) (not (= c (- 1)))) (and (= P1 2) (not (or (and (> k 0) (> c 0)) (and (<= k 0) (= c 1)))))))
(assert (<= 1 (+ k 1)))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 3 does not wait at c! acknowledged while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (= P0 2))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (not (or (and (> k 0) (< c k)) (and (<= k 0) (= c 0))))) (and (= P1 1) (not (= c (- 1)))) (and (= P1 2) (not (or (and (> k 0) (> c 0)) (and (<= k 0) (= c 1)))))))
(assert (<= 1 (+ k 1)))
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 4 does not wait at c? while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (= P0 2))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (not (or (and (> k 0) (< c k)) (and (<= k 0) (= c 0))))) (and (= P1 1) (not (= c (- 1)))) (and (= P1 2) (not (or (and (> k 0) (> c 0)) (and (<= k 0) (= c 1)))))))
(assert (<= 1 (+ k 1)))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, c is sent to at least as often as it is received from.
(push 1)
(assert (= P0 2))
(assert (or (= P1 (- 1)) (= P1 3)))
(assert false)
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to c is received or fits its buffer.
(push 1)
(assert (= P0 2))
(assert (or (= P1 (- 1)) (= P1 3)))
(assert (> 1 (+ k 1)))
(check-sat)
(pop 1)
