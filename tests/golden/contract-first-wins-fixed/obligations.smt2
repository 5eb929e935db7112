(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const P2 Int)
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

; establishment/counter-range goroutine 2
; At the start, goroutine 2 is at one of its program points.
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

; establishment/spawned goroutine 2
; At the start, goroutine 2 has started exactly if its go statement has run.
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
; At the start, the buffer of c still holds sends minus receives.
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
(assert (and (<= 0 P0) (<= P0 4)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 2)))
; goroutine 2 is at one of its program points
(assert (and (<= (- 1) P2) (<= P2 2)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; goroutine 2 has started exactly if its go statement has run
(assert (= (< 2 P0) (not (= P2 (- 1)))))
; the buffer of c holds no more than its capacity and no less than nothing
(assert (and (<= 0 c) (<= c 1)))
; the buffer of c still holds sends minus receives
(assert (= c (- (+ (ite (< 0 P1) 1 0) (ite (< 0 P2) 1 0)) (ite (< 3 P0) 1 0))))
; at most one sender waits for its message on c to be taken
(assert (= (+ (ite (= P1 1) 1 0) (ite (= P2 1) 1 0)) 0))

; preservation/0.0/counter-range main
; When main at line 8 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 8 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 2
; When main at line 8 makes the channel, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/monitor c
; When main at line 8 makes the channel, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= c (+ (ite (< 0 P1) 1 0) (ite (< 0 P2) 1 0)))))
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

; preservation/0.1/spawned goroutine 2
; When main at line 9 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/monitor c
; When main at line 9 spawns, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= c (ite (< 0 P2) 1 0))))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex c
; When main at line 9 spawns, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (ite (= P2 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 10 spawns, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range goroutine 2
; When main at line 10 spawns, goroutine 2 is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 10 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 2
; When main at line 10 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/monitor c
; When main at line 10 spawns, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= c (ite (< 0 P1) 1 0))))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex c
; When main at line 10 spawns, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 11 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (> c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 11 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (> c 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 2
; When main at line 11 receives from the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (> c 0))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/buffer-bounds c
; When main at line 11 receives from the buffer, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 3))
(assert (> c 0))
(assert true)
(assert (not (and (<= 0 (- c 1)) (<= (- c 1) 1))))
(check-sat)
(pop 1)

; preservation/0.3/monitor c
; When main at line 11 receives from the buffer, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert (> c 0))
(assert true)
(assert (not (= (- c 1) (- (+ (ite (< 0 P1) 1 0) (ite (< 0 P2) 1 0)) 1))))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 4 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< c 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 4 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< c 1))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds c
; When goroutine 1 at line 4 sends into the buffer, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 0))
(assert (< c 1))
(assert true)
(assert (not (and (<= 0 (+ c 1)) (<= (+ c 1) 1))))
(check-sat)
(pop 1)

; preservation/1.0/monitor c
; When goroutine 1 at line 4 sends into the buffer, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (< c 1))
(assert true)
(assert (not (= (+ c 1) (- (+ (ite (< 0 P2) 1 0) 1) (ite (< 3 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex c
; When goroutine 1 at line 4 sends into the buffer, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 0))
(assert (< c 1))
(assert true)
(assert (not (= (ite (= P2 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 4 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 4 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= c (- 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds c
; When goroutine 1 at line 4 sees its message taken, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor c
; When goroutine 1 at line 4 sees its message taken, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (= c (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 0 P2) 1 0) 1) (ite (< 3 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex c
; When goroutine 1 at line 4 sees its message taken, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 1))
(assert (= c (- 1)))
(assert true)
(assert (not (= (ite (= P2 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.0/counter-range goroutine 2
; When goroutine 2 at line 4 sends into the buffer, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert (< c 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0/spawned goroutine 2
; When goroutine 2 at line 4 sends into the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert (< c 1))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.0/buffer-bounds c
; When goroutine 2 at line 4 sends into the buffer, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 0))
(assert (< c 1))
(assert true)
(assert (not (and (<= 0 (+ c 1)) (<= (+ c 1) 1))))
(check-sat)
(pop 1)

; preservation/2.0/monitor c
; When goroutine 2 at line 4 sends into the buffer, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P2 0))
(assert (< c 1))
(assert true)
(assert (not (= (+ c 1) (- (+ (ite (< 0 P1) 1 0) 1) (ite (< 3 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/2.0/rendezvous-mutex c
; When goroutine 2 at line 4 sends into the buffer, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P2 0))
(assert (< c 1))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.1/counter-range goroutine 2
; When goroutine 2 at line 4 sees its message taken, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 1))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/spawned goroutine 2
; When goroutine 2 at line 4 sees its message taken, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 1))
(assert (= c (- 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.1/buffer-bounds c
; When goroutine 2 at line 4 sees its message taken, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 1))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/monitor c
; When goroutine 2 at line 4 sees its message taken, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P2 1))
(assert (= c (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 0 P1) 1 0) 1) (ite (< 3 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/2.1/rendezvous-mutex c
; When goroutine 2 at line 4 sees its message taken, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P2 1))
(assert (= c (- 1)))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; exit/0.3/balanced
; When nothing can move any more, main at line 11 does not wait at c? while the precondition holds.
(push 1)
(assert (= P0 3))
(assert (or (= P0 4) (and (= P0 3) (<= c 0))))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (>= c 1)) (and (= P1 1) (not (= c (- 1))))))
(assert (or (= P2 (- 1)) (= P2 2) (and (= P2 0) (>= c 1)) (and (= P2 1) (not (= c (- 1))))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 4 does not wait at c! while the precondition holds.
(push 1)
(assert (= P1 0))
(assert (or (= P0 4) (and (= P0 3) (<= c 0))))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (>= c 1)) (and (= P1 1) (not (= c (- 1))))))
(assert (or (= P2 (- 1)) (= P2 2) (and (= P2 0) (>= c 1)) (and (= P2 1) (not (= c (- 1))))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 4 does not wait at c! acknowledged while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 4) (and (= P0 3) (<= c 0))))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (>= c 1)) (and (= P1 1) (not (= c (- 1))))))
(assert (or (= P2 (- 1)) (= P2 2) (and (= P2 0) (>= c 1)) (and (= P2 1) (not (= c (- 1))))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/2.0/balanced
; When nothing can move any more, goroutine 2 at line 4 does not wait at c! while the precondition holds.
(push 1)
(assert (= P2 0))
(assert (or (= P0 4) (and (= P0 3) (<= c 0))))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (>= c 1)) (and (= P1 1) (not (= c (- 1))))))
(assert (or (= P2 (- 1)) (= P2 2) (and (= P2 0) (>= c 1)) (and (= P2 1) (not (= c (- 1))))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/2.1/balanced
; When nothing can move any more, goroutine 2 at line 4 does not wait at c! acknowledged while the precondition holds.
(push 1)
(assert (= P2 1))
(assert (or (= P0 4) (and (= P0 3) (<= c 0))))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (>= c 1)) (and (= P1 1) (not (= c (- 1))))))
(assert (or (= P2 (- 1)) (= P2 2) (and (= P2 0) (>= c 1)) (and (= P2 1) (not (= c (- 1))))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, c is sent to at least as often as it is received from.
(push 1)
(assert (= P0 4))
(assert (or (= P1 (- 1)) (= P1 2)))
(assert (or (= P2 (- 1)) (= P2 2)))
(assert false)
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to c is received or fits its buffer.
(push 1)
(assert (= P0 4))
(assert (or (= P1 (- 1)) (= P1 2)))
(assert (or (= P2 (- 1)) (= P2 2)))
(assert false)
(check-sat)
(pop 1)
