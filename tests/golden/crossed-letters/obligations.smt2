(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const P2 Int)
(declare-const k1 Int)
(declare-const k2 Int)
(declare-const c1 Int)
(declare-const c2 Int)

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

; establishment/capacity c1
; At the start, c1 was created with a capacity of at least 0.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/capacity c2
; At the start, c2 was created with a capacity of at least 0.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds c1
; At the start, the buffer of c1 holds no more than its capacity and no less than nothing.
(push 1)
(assert (not (ite (> k1 0) (<= 0 k1) true)))
(check-sat)
(pop 1)

; establishment/buffer-bounds c2
; At the start, the buffer of c2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (not (ite (> k2 0) (<= 0 k2) true)))
(check-sat)
(pop 1)

; establishment/monitor c1
; At the start, the buffer of c1 still holds sends minus receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor c1
; At the start, the exchanges over c1 still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor c2
; At the start, the buffer of c2 still holds sends minus receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor c2
; At the start, the exchanges over c2 still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex c1
; At the start, at most one sender waits for its message on c1 to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex c2
; At the start, at most one sender waits for its message on c2 to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 3)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 4)))
; goroutine 2 is at one of its program points
(assert (and (<= (- 1) P2) (<= P2 3)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 2 P0) (not (= P1 (- 1)))))
; goroutine 2 has started exactly if its go statement has run
(assert (= (< 0 P1) (not (= P2 (- 1)))))
; c1 was created with a capacity of at least 0
(assert (=> (< 0 P0) (<= 0 k1)))
; c2 was created with a capacity of at least 0
(assert (=> (< 1 P0) (<= 0 k2)))
; the buffer of c1 holds no more than its capacity and no less than nothing
(assert (ite (> k1 0) (and (<= 0 c1) (<= c1 k1)) (and (<= (- 1) c1) (<= c1 1))))
; the buffer of c2 holds no more than its capacity and no less than nothing
(assert (ite (> k2 0) (and (<= 0 c2) (<= c2 k2)) (and (<= (- 1) c2) (<= c2 1))))
; the buffer of c1 still holds sends minus receives
(assert (=> (> k1 0) (= c1 (- (ite (< 1 P1) 1 0) (ite (< 2 P2) 1 0)))))
; the exchanges over c1 still match sends with receives
(assert (=> (<= k1 0) (= c1 (- (+ (ite (< 1 P1) 1 0) (ite (< 2 P1) 1 0)) (ite (< 2 P2) 2 0)))))
; the buffer of c2 still holds sends minus receives
(assert (=> (> k2 0) (= c2 (- (ite (< 0 P2) 1 0) (ite (< 3 P1) 1 0)))))
; the exchanges over c2 still match sends with receives
(assert (=> (<= k2 0) (= c2 (- (+ (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0)) (ite (< 3 P1) 2 0)))))
; at most one sender waits for its message on c1 to be taken
(assert (= (ite (= P1 2) 1 0) (ite (or (> k1 0) (= c1 0)) 0 1)))
; at most one sender waits for its message on c2 to be taken
(assert (= (ite (= P2 1) 1 0) (ite (or (> k2 0) (= c2 0)) 0 1)))

; preservation/0.0/counter-range main
; When main at line 1 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k1 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 1 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k1 0))
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/capacity c1
; When main at line 1 makes the channel, c1 was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k1 0))
(assert (> 0 k1))
(check-sat)
(pop 1)

; preservation/0.0/capacity c2
; When main at line 1 makes the channel, c2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k1 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 2 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= k2 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 2 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= k2 0))
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/capacity c1
; When main at line 2 makes the channel, c1 was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= k2 0))
(assert (> 0 k1))
(check-sat)
(pop 1)

; preservation/0.1/capacity c2
; When main at line 2 makes the channel, c2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= k2 0))
(assert (> 0 k2))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 3 spawns, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range goroutine 1
; When main at line 3 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 3 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 2
; When main at line 3 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.2/capacity c1
; When main at line 3 spawns, c1 was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (> 0 k1))
(check-sat)
(pop 1)

; preservation/0.2/capacity c2
; When main at line 3 spawns, c2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (> 0 k2))
(check-sat)
(pop 1)

; preservation/0.2/monitor c1
; When main at line 3 spawns, the buffer of c1 still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (=> (> k1 0) (= c1 (- 0 (ite (< 2 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/0.2/monitor c1
; When main at line 3 spawns, the exchanges over c1 still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (=> (<= k1 0) (= c1 (- 0 (ite (< 2 P2) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.2/monitor c2
; When main at line 3 spawns, the buffer of c2 still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (=> (> k2 0) (= c2 (ite (< 0 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.2/monitor c2
; When main at line 3 spawns, the exchanges over c2 still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (=> (<= k2 0) (= c2 (+ (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex c1
; When main at line 3 spawns, at most one sender waits for its message on c1 to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= 0 (ite (or (> k1 0) (= c1 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 4 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 2
; When goroutine 1 at line 4 spawns, goroutine 2 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 4 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert true)
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 2
; When goroutine 1 at line 4 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/monitor c1
; When goroutine 1 at line 4 spawns, the buffer of c1 still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert true)
(assert true)
(assert (not (=> (> k1 0) (= c1 0))))
(check-sat)
(pop 1)

; preservation/1.0/monitor c1
; When goroutine 1 at line 4 spawns, the exchanges over c1 still match sends with receives.
(push 1)
(assert (= P1 0))
(assert true)
(assert true)
(assert (not (=> (<= k1 0) (= c1 0))))
(check-sat)
(pop 1)

; preservation/1.0/monitor c2
; When goroutine 1 at line 4 spawns, the buffer of c2 still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert true)
(assert true)
(assert (not (=> (> k2 0) (= c2 0))))
(check-sat)
(pop 1)

; preservation/1.0/monitor c2
; When goroutine 1 at line 4 spawns, the exchanges over c2 still match sends with receives.
(push 1)
(assert (= P1 0))
(assert true)
(assert true)
(assert (not (=> (<= k2 0) (= c2 0))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex c1
; When goroutine 1 at line 4 spawns, at most one sender waits for its message on c1 to be taken.
(push 1)
(assert (= P1 0))
(assert true)
(assert true)
(assert (not (= 0 (ite (or (> k1 0) (= c1 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex c2
; When goroutine 1 at line 4 spawns, at most one sender waits for its message on c2 to be taken.
(push 1)
(assert (= P1 0))
(assert true)
(assert true)
(assert (not (= 0 (ite (or (> k2 0) (= c2 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1.1/counter-range goroutine 1
; When goroutine 1 at line 8 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (and (> k1 0) (< c1 k1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1.1/spawned goroutine 1
; When goroutine 1 at line 8 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (and (> k1 0) (< c1 k1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.1.1/spawned goroutine 2
; When goroutine 1 at line 8 sends into the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (and (> k1 0) (< c1 k1)))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/1.1.1/buffer-bounds c1
; When goroutine 1 at line 8 sends into the buffer, the buffer of c1 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (and (> k1 0) (< c1 k1)))
(assert true)
(assert (not (ite (> k1 0) (and (<= 0 (+ c1 1)) (<= (+ c1 1) k1)) (and (<= (- 1) (+ c1 1)) (<= (+ c1 1) 1)))))
(check-sat)
(pop 1)

; preservation/1.1.1/monitor c1
; When goroutine 1 at line 8 sends into the buffer, the buffer of c1 still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (and (> k1 0) (< c1 k1)))
(assert true)
(assert (not (=> (> k1 0) (= (+ c1 1) (- 1 (ite (< 2 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/1.1.1/monitor c1
; When goroutine 1 at line 8 sends into the buffer, the exchanges over c1 still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (and (> k1 0) (< c1 k1)))
(assert true)
(assert (not (=> (<= k1 0) (= (+ c1 1) (- 2 (ite (< 2 P2) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.1.1/monitor c2
; When goroutine 1 at line 8 sends into the buffer, the buffer of c2 still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (and (> k1 0) (< c1 k1)))
(assert true)
(assert (not (=> (> k2 0) (= c2 (ite (< 0 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1.1/monitor c2
; When goroutine 1 at line 8 sends into the buffer, the exchanges over c2 still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (and (> k1 0) (< c1 k1)))
(assert true)
(assert (not (=> (<= k2 0) (= c2 (+ (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/1.1.1/rendezvous-mutex c1
; When goroutine 1 at line 8 sends into the buffer, at most one sender waits for its message on c1 to be taken.
(push 1)
(assert (= P1 1))
(assert (and (> k1 0) (< c1 k1)))
(assert true)
(assert (not (= 0 (ite (or (> k1 0) (= (+ c1 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1.2/counter-range goroutine 1
; When goroutine 1 at line 8 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (and (<= k1 0) (= c1 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1.2/spawned goroutine 1
; When goroutine 1 at line 8 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (and (<= k1 0) (= c1 0)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.1.2/spawned goroutine 2
; When goroutine 1 at line 8 offers its message, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (and (<= k1 0) (= c1 0)))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/1.1.2/buffer-bounds c1
; When goroutine 1 at line 8 offers its message, the buffer of c1 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (and (<= k1 0) (= c1 0)))
(assert true)
(assert (not (ite (> k1 0) (<= 1 k1) true)))
(check-sat)
(pop 1)

; preservation/1.1.2/monitor c1
; When goroutine 1 at line 8 offers its message, the buffer of c1 still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (and (<= k1 0) (= c1 0)))
(assert true)
(assert (not (=> (> k1 0) (= 1 (- 1 (ite (< 2 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/1.1.2/monitor c1
; When goroutine 1 at line 8 offers its message, the exchanges over c1 still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (and (<= k1 0) (= c1 0)))
(assert true)
(assert (not (=> (<= k1 0) (= 1 (- 1 (ite (< 2 P2) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.1.2/monitor c2
; When goroutine 1 at line 8 offers its message, the buffer of c2 still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (and (<= k1 0) (= c1 0)))
(assert true)
(assert (not (=> (> k2 0) (= c2 (ite (< 0 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1.2/monitor c2
; When goroutine 1 at line 8 offers its message, the exchanges over c2 still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (and (<= k1 0) (= c1 0)))
(assert true)
(assert (not (=> (<= k2 0) (= c2 (+ (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/1.1.2/rendezvous-mutex c1
; When goroutine 1 at line 8 offers its message, at most one sender waits for its message on c1 to be taken.
(push 1)
(assert (= P1 1))
(assert (and (<= k1 0) (= c1 0)))
(assert true)
(assert (not (= 1 (ite (> k1 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 8 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (= c1 (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 8 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (= c1 (- 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 2
; When goroutine 1 at line 8 sees its message taken, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (= c1 (- 1)))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds c1
; When goroutine 1 at line 8 sees its message taken, the buffer of c1 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (= c1 (- 1)))
(assert true)
(assert (not (ite (> k1 0) (<= 0 k1) true)))
(check-sat)
(pop 1)

; preservation/1.2/monitor c1
; When goroutine 1 at line 8 sees its message taken, the buffer of c1 still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (= c1 (- 1)))
(assert true)
(assert (not (=> (> k1 0) (= 0 (- 1 (ite (< 2 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/1.2/monitor c1
; When goroutine 1 at line 8 sees its message taken, the exchanges over c1 still match sends with receives.
(push 1)
(assert (= P1 2))
(assert (= c1 (- 1)))
(assert true)
(assert (not (=> (<= k1 0) (= 0 (- 2 (ite (< 2 P2) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.2/monitor c2
; When goroutine 1 at line 8 sees its message taken, the buffer of c2 still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (= c1 (- 1)))
(assert true)
(assert (not (=> (> k2 0) (= c2 (ite (< 0 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.2/monitor c2
; When goroutine 1 at line 8 sees its message taken, the exchanges over c2 still match sends with receives.
(push 1)
(assert (= P1 2))
(assert (= c1 (- 1)))
(assert true)
(assert (not (=> (<= k2 0) (= c2 (+ (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex c1
; When goroutine 1 at line 8 sees its message taken, at most one sender waits for its message on c1 to be taken.
(push 1)
(assert (= P1 2))
(assert (= c1 (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3.1/counter-range goroutine 1
; When goroutine 1 at line 9 receives from the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert (and (> k2 0) (> c2 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3.1/spawned goroutine 1
; When goroutine 1 at line 9 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert (and (> k2 0) (> c2 0)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.3.1/spawned goroutine 2
; When goroutine 1 at line 9 receives from the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert (and (> k2 0) (> c2 0)))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/1.3.1/buffer-bounds c2
; When goroutine 1 at line 9 receives from the buffer, the buffer of c2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 3))
(assert (and (> k2 0) (> c2 0)))
(assert true)
(assert (not (ite (> k2 0) (and (<= 0 (- c2 1)) (<= (- c2 1) k2)) (and (<= (- 1) (- c2 1)) (<= (- c2 1) 1)))))
(check-sat)
(pop 1)

; preservation/1.3.1/monitor c1
; When goroutine 1 at line 9 receives from the buffer, the buffer of c1 still holds sends minus receives.
(push 1)
(assert (= P1 3))
(assert (and (> k2 0) (> c2 0)))
(assert true)
(assert (not (=> (> k1 0) (= c1 (- 1 (ite (< 2 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/1.3.1/monitor c1
; When goroutine 1 at line 9 receives from the buffer, the exchanges over c1 still match sends with receives.
(push 1)
(assert (= P1 3))
(assert (and (> k2 0) (> c2 0)))
(assert true)
(assert (not (=> (<= k1 0) (= c1 (- 2 (ite (< 2 P2) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.3.1/monitor c2
; When goroutine 1 at line 9 receives from the buffer, the buffer of c2 still holds sends minus receives.
(push 1)
(assert (= P1 3))
(assert (and (> k2 0) (> c2 0)))
(assert true)
(assert (not (=> (> k2 0) (= (- c2 1) (- (ite (< 0 P2) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/1.3.1/monitor c2
; When goroutine 1 at line 9 receives from the buffer, the exchanges over c2 still match sends with receives.
(push 1)
(assert (= P1 3))
(assert (and (> k2 0) (> c2 0)))
(assert true)
(assert (not (=> (<= k2 0) (= (- c2 1) (- (+ (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0)) 2)))))
(check-sat)
(pop 1)

; preservation/1.3.1/rendezvous-mutex c1
; When goroutine 1 at line 9 receives from the buffer, at most one sender waits for its message on c1 to be taken.
(push 1)
(assert (= P1 3))
(assert (and (> k2 0) (> c2 0)))
(assert true)
(assert (not (= 0 (ite (or (> k1 0) (= c1 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.3.1/rendezvous-mutex c2
; When goroutine 1 at line 9 receives from the buffer, at most one sender waits for its message on c2 to be taken.
(push 1)
(assert (= P1 3))
(assert (and (> k2 0) (> c2 0)))
(assert true)
(assert (not (= (ite (= P2 1) 1 0) (ite (or (> k2 0) (= (- c2 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.3.2/counter-range goroutine 1
; When goroutine 1 at line 9 takes the offered message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert (and (<= k2 0) (= c2 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3.2/spawned goroutine 1
; When goroutine 1 at line 9 takes the offered message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert (and (<= k2 0) (= c2 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.3.2/spawned goroutine 2
; When goroutine 1 at line 9 takes the offered message, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert (and (<= k2 0) (= c2 1)))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/1.3.2/buffer-bounds c2
; When goroutine 1 at line 9 takes the offered message, the buffer of c2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 3))
(assert (and (<= k2 0) (= c2 1)))
(assert true)
(assert (not (ite (> k2 0) false true)))
(check-sat)
(pop 1)

; preservation/1.3.2/monitor c1
; When goroutine 1 at line 9 takes the offered message, the buffer of c1 still holds sends minus receives.
(push 1)
(assert (= P1 3))
(assert (and (<= k2 0) (= c2 1)))
(assert true)
(assert (not (=> (> k1 0) (= c1 (- 1 (ite (< 2 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/1.3.2/monitor c1
; When goroutine 1 at line 9 takes the offered message, the exchanges over c1 still match sends with receives.
(push 1)
(assert (= P1 3))
(assert (and (<= k2 0) (= c2 1)))
(assert true)
(assert (not (=> (<= k1 0) (= c1 (- 2 (ite (< 2 P2) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.3.2/monitor c2
; When goroutine 1 at line 9 takes the offered message, the buffer of c2 still holds sends minus receives.
(push 1)
(assert (= P1 3))
(assert (and (<= k2 0) (= c2 1)))
(assert true)
(assert (not (=> (> k2 0) (= (- 1) (- (ite (< 0 P2) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/1.3.2/monitor c2
; When goroutine 1 at line 9 takes the offered message, the exchanges over c2 still match sends with receives.
(push 1)
(assert (= P1 3))
(assert (and (<= k2 0) (= c2 1)))
(assert true)
(assert (not (=> (<= k2 0) (= (- 1) (- (+ (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0)) 2)))))
(check-sat)
(pop 1)

; preservation/1.3.2/rendezvous-mutex c1
; When goroutine 1 at line 9 takes the offered message, at most one sender waits for its message on c1 to be taken.
(push 1)
(assert (= P1 3))
(assert (and (<= k2 0) (= c2 1)))
(assert true)
(assert (not (= 0 (ite (or (> k1 0) (= c1 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.3.2/rendezvous-mutex c2
; When goroutine 1 at line 9 takes the offered message, at most one sender waits for its message on c2 to be taken.
(push 1)
(assert (= P1 3))
(assert (and (<= k2 0) (= c2 1)))
(assert true)
(assert (not (= (ite (= P2 1) 1 0) (ite (> k2 0) 0 1))))
(check-sat)
(pop 1)

; preservation/2.0.1/counter-range goroutine 2
; When goroutine 2 at line 5 sends into the buffer, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert (and (> k2 0) (< c2 k2)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0.1/spawned goroutine 2
; When goroutine 2 at line 5 sends into the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert (and (> k2 0) (< c2 k2)))
(assert true)
(assert (>= 0 P1))
(check-sat)
(pop 1)

; preservation/2.0.1/buffer-bounds c2
; When goroutine 2 at line 5 sends into the buffer, the buffer of c2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 0))
(assert (and (> k2 0) (< c2 k2)))
(assert true)
(assert (not (ite (> k2 0) (and (<= 0 (+ c2 1)) (<= (+ c2 1) k2)) (and (<= (- 1) (+ c2 1)) (<= (+ c2 1) 1)))))
(check-sat)
(pop 1)

; preservation/2.0.1/monitor c1
; When goroutine 2 at line 5 sends into the buffer, the buffer of c1 still holds sends minus receives.
(push 1)
(assert (= P2 0))
(assert (and (> k2 0) (< c2 k2)))
(assert true)
(assert (not (=> (> k1 0) (= c1 (ite (< 1 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/2.0.1/monitor c1
; When goroutine 2 at line 5 sends into the buffer, the exchanges over c1 still match sends with receives.
(push 1)
(assert (= P2 0))
(assert (and (> k2 0) (< c2 k2)))
(assert true)
(assert (not (=> (<= k1 0) (= c1 (+ (ite (< 1 P1) 1 0) (ite (< 2 P1) 1 0))))))
(check-sat)
(pop 1)

; preservation/2.0.1/monitor c2
; When goroutine 2 at line 5 sends into the buffer, the buffer of c2 still holds sends minus receives.
(push 1)
(assert (= P2 0))
(assert (and (> k2 0) (< c2 k2)))
(assert true)
(assert (not (=> (> k2 0) (= (+ c2 1) (- 1 (ite (< 3 P1) 1 0))))))
(check-sat)
(pop 1)

; preservation/2.0.1/monitor c2
; When goroutine 2 at line 5 sends into the buffer, the exchanges over c2 still match sends with receives.
(push 1)
(assert (= P2 0))
(assert (and (> k2 0) (< c2 k2)))
(assert true)
(assert (not (=> (<= k2 0) (= (+ c2 1) (- 2 (ite (< 3 P1) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.0.1/rendezvous-mutex c2
; When goroutine 2 at line 5 sends into the buffer, at most one sender waits for its message on c2 to be taken.
(push 1)
(assert (= P2 0))
(assert (and (> k2 0) (< c2 k2)))
(assert true)
(assert (not (= 0 (ite (or (> k2 0) (= (+ c2 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/2.0.2/counter-range goroutine 2
; When goroutine 2 at line 5 offers its message, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert (and (<= k2 0) (= c2 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0.2/spawned goroutine 2
; When goroutine 2 at line 5 offers its message, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert (and (<= k2 0) (= c2 0)))
(assert true)
(assert (>= 0 P1))
(check-sat)
(pop 1)

; preservation/2.0.2/buffer-bounds c2
; When goroutine 2 at line 5 offers its message, the buffer of c2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 0))
(assert (and (<= k2 0) (= c2 0)))
(assert true)
(assert (not (ite (> k2 0) (<= 1 k2) true)))
(check-sat)
(pop 1)

; preservation/2.0.2/monitor c1
; When goroutine 2 at line 5 offers its message, the buffer of c1 still holds sends minus receives.
(push 1)
(assert (= P2 0))
(assert (and (<= k2 0) (= c2 0)))
(assert true)
(assert (not (=> (> k1 0) (= c1 (ite (< 1 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/2.0.2/monitor c1
; When goroutine 2 at line 5 offers its message, the exchanges over c1 still match sends with receives.
(push 1)
(assert (= P2 0))
(assert (and (<= k2 0) (= c2 0)))
(assert true)
(assert (not (=> (<= k1 0) (= c1 (+ (ite (< 1 P1) 1 0) (ite (< 2 P1) 1 0))))))
(check-sat)
(pop 1)

; preservation/2.0.2/monitor c2
; When goroutine 2 at line 5 offers its message, the buffer of c2 still holds sends minus receives.
(push 1)
(assert (= P2 0))
(assert (and (<= k2 0) (= c2 0)))
(assert true)
(assert (not (=> (> k2 0) (= 1 (- 1 (ite (< 3 P1) 1 0))))))
(check-sat)
(pop 1)

; preservation/2.0.2/monitor c2
; When goroutine 2 at line 5 offers its message, the exchanges over c2 still match sends with receives.
(push 1)
(assert (= P2 0))
(assert (and (<= k2 0) (= c2 0)))
(assert true)
(assert (not (=> (<= k2 0) (= 1 (- 1 (ite (< 3 P1) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.0.2/rendezvous-mutex c2
; When goroutine 2 at line 5 offers its message, at most one sender waits for its message on c2 to be taken.
(push 1)
(assert (= P2 0))
(assert (and (<= k2 0) (= c2 0)))
(assert true)
(assert (not (= 1 (ite (> k2 0) 0 1))))
(check-sat)
(pop 1)

; preservation/2.1/counter-range goroutine 2
; When goroutine 2 at line 5 sees its message taken, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 1))
(assert (= c2 (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/spawned goroutine 2
; When goroutine 2 at line 5 sees its message taken, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 1))
(assert (= c2 (- 1)))
(assert true)
(assert (>= 0 P1))
(check-sat)
(pop 1)

; preservation/2.1/buffer-bounds c2
; When goroutine 2 at line 5 sees its message taken, the buffer of c2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 1))
(assert (= c2 (- 1)))
(assert true)
(assert (not (ite (> k2 0) (<= 0 k2) true)))
(check-sat)
(pop 1)

; preservation/2.1/monitor c1
; When goroutine 2 at line 5 sees its message taken, the buffer of c1 still holds sends minus receives.
(push 1)
(assert (= P2 1))
(assert (= c2 (- 1)))
(assert true)
(assert (not (=> (> k1 0) (= c1 (ite (< 1 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/2.1/monitor c1
; When goroutine 2 at line 5 sees its message taken, the exchanges over c1 still match sends with receives.
(push 1)
(assert (= P2 1))
(assert (= c2 (- 1)))
(assert true)
(assert (not (=> (<= k1 0) (= c1 (+ (ite (< 1 P1) 1 0) (ite (< 2 P1) 1 0))))))
(check-sat)
(pop 1)

; preservation/2.1/monitor c2
; When goroutine 2 at line 5 sees its message taken, the buffer of c2 still holds sends minus receives.
(push 1)
(assert (= P2 1))
(assert (= c2 (- 1)))
(assert true)
(assert (not (=> (> k2 0) (= 0 (- 1 (ite (< 3 P1) 1 0))))))
(check-sat)
(pop 1)

; preservation/2.1/monitor c2
; When goroutine 2 at line 5 sees its message taken, the exchanges over c2 still match sends with receives.
(push 1)
(assert (= P2 1))
(assert (= c2 (- 1)))
(assert true)
(assert (not (=> (<= k2 0) (= 0 (- 2 (ite (< 3 P1) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.1/rendezvous-mutex c2
; When goroutine 2 at line 5 sees its message taken, at most one sender waits for its message on c2 to be taken.
(push 1)
(assert (= P2 1))
(assert (= c2 (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2.1/counter-range goroutine 2
; When goroutine 2 at line 6 receives from the buffer, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 2))
(assert (and (> k1 0) (> c1 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2.1/spawned goroutine 2
; When goroutine 2 at line 6 receives from the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 2))
(assert (and (> k1 0) (> c1 0)))
(assert true)
(assert (>= 0 P1))
(check-sat)
(pop 1)

; preservation/2.2.1/buffer-bounds c1
; When goroutine 2 at line 6 receives from the buffer, the buffer of c1 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 2))
(assert (and (> k1 0) (> c1 0)))
(assert true)
(assert (not (ite (> k1 0) (and (<= 0 (- c1 1)) (<= (- c1 1) k1)) (and (<= (- 1) (- c1 1)) (<= (- c1 1) 1)))))
(check-sat)
(pop 1)

; preservation/2.2.1/monitor c1
; When goroutine 2 at line 6 receives from the buffer, the buffer of c1 still holds sends minus receives.
(push 1)
(assert (= P2 2))
(assert (and (> k1 0) (> c1 0)))
(assert true)
(assert (not (=> (> k1 0) (= (- c1 1) (- (ite (< 1 P1) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/2.2.1/monitor c1
; When goroutine 2 at line 6 receives from the buffer, the exchanges over c1 still match sends with receives.
(push 1)
(assert (= P2 2))
(assert (and (> k1 0) (> c1 0)))
(assert true)
(assert (not (=> (<= k1 0) (= (- c1 1) (- (+ (ite (< 1 P1) 1 0) (ite (< 2 P1) 1 0)) 2)))))
(check-sat)
(pop 1)

; preservation/2.2.1/monitor c2
; When goroutine 2 at line 6 receives from the buffer, the buffer of c2 still holds sends minus receives.
(push 1)
(assert (= P2 2))
(assert (and (> k1 0) (> c1 0)))
(assert true)
(assert (not (=> (> k2 0) (= c2 (- 1 (ite (< 3 P1) 1 0))))))
(check-sat)
(pop 1)

; preservation/2.2.1/monitor c2
; When goroutine 2 at line 6 receives from the buffer, the exchanges over c2 still match sends with receives.
(push 1)
(assert (= P2 2))
(assert (and (> k1 0) (> c1 0)))
(assert true)
(assert (not (=> (<= k2 0) (= c2 (- 2 (ite (< 3 P1) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.2.1/rendezvous-mutex c1
; When goroutine 2 at line 6 receives from the buffer, at most one sender waits for its message on c1 to be taken.
(push 1)
(assert (= P2 2))
(assert (and (> k1 0) (> c1 0)))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) (ite (or (> k1 0) (= (- c1 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/2.2.1/rendezvous-mutex c2
; When goroutine 2 at line 6 receives from the buffer, at most one sender waits for its message on c2 to be taken.
(push 1)
(assert (= P2 2))
(assert (and (> k1 0) (> c1 0)))
(assert true)
(assert (not (= 0 (ite (or (> k2 0) (= c2 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/2.2.2/counter-range goroutine 2
; When goroutine 2 at line 6 takes the offered message, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 2))
(assert (and (<= k1 0) (= c1 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2.2/spawned goroutine 2
; When goroutine 2 at line 6 takes the offered message, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 2))
(assert (and (<= k1 0) (= c1 1)))
(assert true)
(assert (>= 0 P1))
(check-sat)
(pop 1)

; preservation/2.2.2/buffer-bounds c1
; When goroutine 2 at line 6 takes the offered message, the buffer of c1 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 2))
(assert (and (<= k1 0) (= c1 1)))
(assert true)
(assert (not (ite (> k1 0) false true)))
(check-sat)
(pop 1)

; preservation/2.2.2/monitor c1
; When goroutine 2 at line 6 takes the offered message, the buffer of c1 still holds sends minus receives.
(push 1)
(assert (= P2 2))
(assert (and (<= k1 0) (= c1 1)))
(assert true)
(assert (not (=> (> k1 0) (= (- 1) (- (ite (< 1 P1) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/2.2.2/monitor c1
; When goroutine 2 at line 6 takes the offered message, the exchanges over c1 still match sends with receives.
(push 1)
(assert (= P2 2))
(assert (and (<= k1 0) (= c1 1)))
(assert true)
(assert (not (=> (<= k1 0) (= (- 1) (- (+ (ite (< 1 P1) 1 0) (ite (< 2 P1) 1 0)) 2)))))
(check-sat)
(pop 1)

; preservation/2.2.2/monitor c2
; When goroutine 2 at line 6 takes the offered message, the buffer of c2 still holds sends minus receives.
(push 1)
(assert (= P2 2))
(assert (and (<= k1 0) (= c1 1)))
(assert true)
(assert (not (=> (> k2 0) (= c2 (- 1 (ite (< 3 P1) 1 0))))))
(check-sat)
(pop 1)

; preservation/2.2.2/monitor c2
; When goroutine 2 at line 6 takes the offered message, the exchanges over c2 still match sends with receives.
(push 1)
(assert (= P2 2))
(assert (and (<= k1 0) (= c1 1)))
(assert true)
(assert (not (=> (<= k2 0) (= c2 (- 2 (ite (< 3 P1) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.2.2/rendezvous-mutex c1
; When goroutine 2 at line 6 takes the offered message, at most one sender waits for its message on c1 to be taken.
(push 1)
(assert (= P2 2))
(assert (and (<= k1 0) (= c1 1)))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) (ite (> k1 0) 0 1))))
(check-sat)
(pop 1)

; preservation/2.2.2/rendezvous-mutex c2
; When goroutine 2 at line 6 takes the offered message, at most one sender waits for its message on c2 to be taken.
(push 1)
(assert (= P2 2))
(assert (and (<= k1 0) (= c1 1)))
(assert true)
(assert (not (= 0 (ite (or (> k2 0) (= c2 0)) 0 1))))
(check-sat)
(pop 1)

; crash/0.0/balanced
; It never happens that main at line 1 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 0))
(assert (< k1 0))
(assert (and (<= 1 (+ k1 1)) (<= 1 (+ k2 1))))
(assert true)
(check-sat)
(pop 1)

; crash/0.1/balanced
; It never happens that main at line 2 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 1))
(assert (< k2 0))
(assert (and (<= 1 (+ k1 1)) (<= 1 (+ k2 1))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 8 does not wait at c1! while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (or (and (> k1 0) (< c1 k1)) (and (<= k1 0) (= c1 0))))) (and (= P1 2) (not (= c1 (- 1)))) (and (= P1 3) (not (or (and (> k2 0) (> c2 0)) (and (<= k2 0) (= c2 1)))))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (not (or (and (> k2 0) (< c2 k2)) (and (<= k2 0) (= c2 0))))) (and (= P2 1) (not (= c2 (- 1)))) (and (= P2 2) (not (or (and (> k1 0) (> c1 0)) (and (<= k1 0) (= c1 1)))))))
(assert (and (<= 1 (+ k1 1)) (<= 1 (+ k2 1))))
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 8 does not wait at c1! acknowledged while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (or (and (> k1 0) (< c1 k1)) (and (<= k1 0) (= c1 0))))) (and (= P1 2) (not (= c1 (- 1)))) (and (= P1 3) (not (or (and (> k2 0) (> c2 0)) (and (<= k2 0) (= c2 1)))))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (not (or (and (> k2 0) (< c2 k2)) (and (<= k2 0) (= c2 0))))) (and (= P2 1) (not (= c2 (- 1)))) (and (= P2 2) (not (or (and (> k1 0) (> c1 0)) (and (<= k1 0) (= c1 1)))))))
(assert (and (<= 1 (+ k1 1)) (<= 1 (+ k2 1))))
(assert true)
(check-sat)
(pop 1)

; exit/1.3/balanced
; When nothing can move any more, goroutine 1 at line 9 does not wait at c2? while the precondition holds.
(push 1)
(assert (= P1 3))
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (or (and (> k1 0) (< c1 k1)) (and (<= k1 0) (= c1 0))))) (and (= P1 2) (not (= c1 (- 1)))) (and (= P1 3) (not (or (and (> k2 0) (> c2 0)) (and (<= k2 0) (= c2 1)))))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (not (or (and (> k2 0) (< c2 k2)) (and (<= k2 0) (= c2 0))))) (and (= P2 1) (not (= c2 (- 1)))) (and (= P2 2) (not (or (and (> k1 0) (> c1 0)) (and (<= k1 0) (= c1 1)))))))
(assert (and (<= 1 (+ k1 1)) (<= 1 (+ k2 1))))
(assert true)
(check-sat)
(pop 1)

; exit/2.0/balanced
; When nothing can move any more, goroutine 2 at line 5 does not wait at c2! while the precondition holds.
(push 1)
(assert (= P2 0))
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (or (and (> k1 0) (< c1 k1)) (and (<= k1 0) (= c1 0))))) (and (= P1 2) (not (= c1 (- 1)))) (and (= P1 3) (not (or (and (> k2 0) (> c2 0)) (and (<= k2 0) (= c2 1)))))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (not (or (and (> k2 0) (< c2 k2)) (and (<= k2 0) (= c2 0))))) (and (= P2 1) (not (= c2 (- 1)))) (and (= P2 2) (not (or (and (> k1 0) (> c1 0)) (and (<= k1 0) (= c1 1)))))))
(assert (and (<= 1 (+ k1 1)) (<= 1 (+ k2 1))))
(assert true)
(check-sat)
(pop 1)

; exit/2.1/balanced
; When nothing can move any more, goroutine 2 at line 5 does not wait at c2! acknowledged while the precondition holds.
(push 1)
(assert (= P2 1))
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (or (and (> k1 0) (< c1 k1)) (and (<= k1 0) (= c1 0))))) (and (= P1 2) (not (= c1 (- 1)))) (and (= P1 3) (not (or (and (> k2 0) (> c2 0)) (and (<= k2 0) (= c2 1)))))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (not (or (and (> k2 0) (< c2 k2)) (and (<= k2 0) (= c2 0))))) (and (= P2 1) (not (= c2 (- 1)))) (and (= P2 2) (not (or (and (> k1 0) (> c1 0)) (and (<= k1 0) (= c1 1)))))))
(assert (and (<= 1 (+ k1 1)) (<= 1 (+ k2 1))))
(assert true)
(check-sat)
(pop 1)

; exit/2.2/balanced
; When nothing can move any more, goroutine 2 at line 6 does not wait at c1? while the precondition holds.
(push 1)
(assert (= P2 2))
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (or (and (> k1 0) (< c1 k1)) (and (<= k1 0) (= c1 0))))) (and (= P1 2) (not (= c1 (- 1)))) (and (= P1 3) (not (or (and (> k2 0) (> c2 0)) (and (<= k2 0) (= c2 1)))))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (not (or (and (> k2 0) (< c2 k2)) (and (<= k2 0) (= c2 0))))) (and (= P2 1) (not (= c2 (- 1)))) (and (= P2 2) (not (or (and (> k1 0) (> c1 0)) (and (<= k1 0) (= c1 1)))))))
(assert (and (<= 1 (+ k1 1)) (<= 1 (+ k2 1))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, c1 is sent to at least as often as it is received from.
(push 1)
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (or (= P2 (- 1)) (= P2 3)))
(assert false)
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to c1 is received or fits its buffer.
(push 1)
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (or (= P2 (- 1)) (= P2 3)))
(assert (> 1 (+ k1 1)))
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, c2 is sent to at least as often as it is received from.
(push 1)
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (or (= P2 (- 1)) (= P2 3)))
(assert false)
(check-sat)
(pop 1)

; necessity/4
; When every goroutine has ended, what is sent to c2 is received or fits its buffer.
(push 1)
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (or (= P2 (- 1)) (= P2 3)))
(assert (> 1 (+ k2 1)))
(check-sat)
(pop 1)
