(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const mu Int)
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

; establishment/buffer-bounds mu
; At the start, the buffer of mu holds no more than its capacity and no less than nothing.
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

; establishment/monitor mu
; At the start, the buffer of mu still holds sends minus receives.
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

; establishment/rendezvous-mutex mu
; At the start, at most one sender waits for its message on mu to be taken.
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
(assert (and (<= 0 P0) (<= P0 7)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 5)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 2 P0) (not (= P1 (- 1)))))
; the buffer of mu holds no more than its capacity and no less than nothing
(assert (and (<= 0 mu) (<= mu 1)))
; the buffer of c holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) c) (<= c 1)))
; the buffer of mu still holds sends minus receives
(assert (= mu (- (+ (ite (< 3 P0) 1 0) (ite (< 0 P1) 1 0)) (+ (ite (< 6 P0) 1 0) (ite (< 4 P1) 1 0)))))
; the exchanges over c still match sends with receives
(assert (= c (- (+ (ite (< 2 P1) 1 0) (ite (< 3 P1) 1 0)) (ite (< 5 P0) 2 0))))
; at most one sender waits for its message on mu to be taken
(assert (= (+ (ite (= P0 4) 1 0) (ite (= P1 1) 1 0)) 0))
; at most one sender waits for its message on c to be taken
(assert (= (ite (= P1 3) 1 0) (ite (= c 0) 0 1)))

; preservation/0.0/counter-range main
; When main at line 7 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 7 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/monitor mu
; When main at line 7 makes the channel, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= mu (- (ite (< 0 P1) 1 0) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.0/monitor c
; When main at line 7 makes the channel, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= c (+ (ite (< 2 P1) 1 0) (ite (< 3 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.0/rendezvous-mutex mu
; When main at line 7 makes the channel, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 8 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 8 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/monitor mu
; When main at line 8 makes the channel, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= mu (- (ite (< 0 P1) 1 0) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.1/monitor c
; When main at line 8 makes the channel, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= c (+ (ite (< 2 P1) 1 0) (ite (< 3 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex mu
; When main at line 8 makes the channel, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 9 spawns, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range goroutine 1
; When main at line 9 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 9 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/monitor mu
; When main at line 9 spawns, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= mu 0)))
(check-sat)
(pop 1)

; preservation/0.2/monitor c
; When main at line 9 spawns, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= c 0)))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex mu
; When main at line 9 spawns, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex c
; When main at line 9 spawns, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= 0 (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 14 sends into the buffer, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (< mu 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 14 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (< mu 1))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/buffer-bounds mu
; When main at line 14 sends into the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 3))
(assert (< mu 1))
(assert true)
(assert (not (and (<= 0 (+ mu 1)) (<= (+ mu 1) 1))))
(check-sat)
(pop 1)

; preservation/0.3/monitor mu
; When main at line 14 sends into the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert (< mu 1))
(assert true)
(assert (not (= (+ mu 1) (- (+ (ite (< 0 P1) 1 0) 1) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.3/monitor c
; When main at line 14 sends into the buffer, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 3))
(assert (< mu 1))
(assert true)
(assert (not (= c (+ (ite (< 2 P1) 1 0) (ite (< 3 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex mu
; When main at line 14 sends into the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 3))
(assert (< mu 1))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 14 sees its message taken, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 14 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (= mu (- 1)))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/buffer-bounds mu
; When main at line 14 sees its message taken, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 4))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/monitor mu
; When main at line 14 sees its message taken, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (= mu (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 0 P1) 1 0) 1) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.4/monitor c
; When main at line 14 sees its message taken, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (= mu (- 1)))
(assert true)
(assert (not (= c (+ (ite (< 2 P1) 1 0) (ite (< 3 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.4/rendezvous-mutex mu
; When main at line 14 sees its message taken, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 4))
(assert (= mu (- 1)))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 16 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (= c 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 16 takes the offered message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (= c 1))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/buffer-bounds c
; When main at line 16 takes the offered message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 5))
(assert (= c 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/monitor mu
; When main at line 16 takes the offered message, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (= c 1))
(assert true)
(assert (not (= mu (- (+ (ite (< 0 P1) 1 0) 1) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.5/monitor c
; When main at line 16 takes the offered message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (= c 1))
(assert true)
(assert (not (= (- 1) (- (+ (ite (< 2 P1) 1 0) (ite (< 3 P1) 1 0)) 2))))
(check-sat)
(pop 1)

; preservation/0.5/rendezvous-mutex mu
; When main at line 16 takes the offered message, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 5))
(assert (= c 1))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.5/rendezvous-mutex c
; When main at line 16 takes the offered message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 5))
(assert (= c 1))
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 1)))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 11 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert (> mu 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 11 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 6))
(assert (> mu 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.6/buffer-bounds mu
; When main at line 11 receives from the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 6))
(assert (> mu 0))
(assert true)
(assert (not (and (<= 0 (- mu 1)) (<= (- mu 1) 1))))
(check-sat)
(pop 1)

; preservation/0.6/monitor mu
; When main at line 11 receives from the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert (> mu 0))
(assert true)
(assert (not (= (- mu 1) (- (+ (ite (< 0 P1) 1 0) 1) (+ (ite (< 4 P1) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/0.6/monitor c
; When main at line 11 receives from the buffer, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 6))
(assert (> mu 0))
(assert true)
(assert (not (= c (- (+ (ite (< 2 P1) 1 0) (ite (< 3 P1) 1 0)) 2))))
(check-sat)
(pop 1)

; preservation/0.6/rendezvous-mutex mu
; When main at line 11 receives from the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 6))
(assert (> mu 0))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 10 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 10 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds mu
; When goroutine 1 at line 10 sends into the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (not (and (<= 0 (+ mu 1)) (<= (+ mu 1) 1))))
(check-sat)
(pop 1)

; preservation/1.0/monitor mu
; When goroutine 1 at line 10 sends into the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (not (= (+ mu 1) (- (+ (ite (< 3 P0) 1 0) 1) (ite (< 6 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0/monitor c
; When goroutine 1 at line 10 sends into the buffer, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (not (= c (- 0 (ite (< 5 P0) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex mu
; When goroutine 1 at line 10 sends into the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex c
; When goroutine 1 at line 10 sends into the buffer, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (not (= 0 (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 10 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 10 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds mu
; When goroutine 1 at line 10 sees its message taken, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor mu
; When goroutine 1 at line 10 sees its message taken, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 3 P0) 1 0) 1) (ite (< 6 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/monitor c
; When goroutine 1 at line 10 sees its message taken, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert (not (= c (- 0 (ite (< 5 P0) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex mu
; When goroutine 1 at line 10 sees its message taken, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex c
; When goroutine 1 at line 10 sees its message taken, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert (not (= 0 (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 12 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 12 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (= c 0))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds c
; When goroutine 1 at line 12 offers its message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/monitor mu
; When goroutine 1 at line 12 offers its message, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (= c 0))
(assert true)
(assert (not (= mu (- (+ (ite (< 3 P0) 1 0) 1) (ite (< 6 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.2/monitor c
; When goroutine 1 at line 12 offers its message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 2))
(assert (= c 0))
(assert true)
(assert (not (= 1 (- 1 (ite (< 5 P0) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex mu
; When goroutine 1 at line 12 offers its message, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 2))
(assert (= c 0))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex c
; When goroutine 1 at line 12 offers its message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 2))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 12 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 12 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert (= c (- 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.3/buffer-bounds c
; When goroutine 1 at line 12 sees its message taken, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 3))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/monitor mu
; When goroutine 1 at line 12 sees its message taken, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 3))
(assert (= c (- 1)))
(assert true)
(assert (not (= mu (- (+ (ite (< 3 P0) 1 0) 1) (ite (< 6 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.3/monitor c
; When goroutine 1 at line 12 sees its message taken, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 3))
(assert (= c (- 1)))
(assert true)
(assert (not (= 0 (- 2 (ite (< 5 P0) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex mu
; When goroutine 1 at line 12 sees its message taken, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 3))
(assert (= c (- 1)))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex c
; When goroutine 1 at line 12 sees its message taken, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 3))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.4/counter-range goroutine 1
; When goroutine 1 at line 11 receives from the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 4))
(assert (> mu 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.4/spawned goroutine 1
; When goroutine 1 at line 11 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 4))
(assert (> mu 0))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.4/buffer-bounds mu
; When goroutine 1 at line 11 receives from the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 4))
(assert (> mu 0))
(assert true)
(assert (not (and (<= 0 (- mu 1)) (<= (- mu 1) 1))))
(check-sat)
(pop 1)

; preservation/1.4/monitor mu
; When goroutine 1 at line 11 receives from the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 4))
(assert (> mu 0))
(assert true)
(assert (not (= (- mu 1) (- (+ (ite (< 3 P0) 1 0) 1) (+ (ite (< 6 P0) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/1.4/monitor c
; When goroutine 1 at line 11 receives from the buffer, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 4))
(assert (> mu 0))
(assert true)
(assert (not (= c (- 2 (ite (< 5 P0) 2 0)))))
(check-sat)
(pop 1)

; preservation/1.4/rendezvous-mutex mu
; When goroutine 1 at line 11 receives from the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 4))
(assert (> mu 0))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.4/rendezvous-mutex c
; When goroutine 1 at line 11 receives from the buffer, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 4))
(assert (> mu 0))
(assert true)
(assert (not (= 0 (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; exit/0.3/balanced
; When nothing can move any more, main at line 14 does not wait at mu! while the precondition holds.
(push 1)
(assert (= P0 3))
(assert (or (= P0 7) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (not (= c 1))) (and (= P0 6) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (not (= c 0))) (and (= P1 3) (not (= c (- 1)))) (and (= P1 4) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.4/balanced
; When nothing can move any more, main at line 14 does not wait at mu! acknowledged while the precondition holds.
(push 1)
(assert (= P0 4))
(assert (or (= P0 7) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (not (= c 1))) (and (= P0 6) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (not (= c 0))) (and (= P1 3) (not (= c (- 1)))) (and (= P1 4) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.5/balanced
; When nothing can move any more, main at line 16 does not wait at c? while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (or (= P0 7) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (not (= c 1))) (and (= P0 6) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (not (= c 0))) (and (= P1 3) (not (= c (- 1)))) (and (= P1 4) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.6/balanced
; When nothing can move any more, main at line 11 does not wait at mu? while the precondition holds.
(push 1)
(assert (= P0 6))
(assert (or (= P0 7) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (not (= c 1))) (and (= P0 6) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (not (= c 0))) (and (= P1 3) (not (= c (- 1)))) (and (= P1 4) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 10 does not wait at mu! while the precondition holds.
(push 1)
(assert (= P1 0))
(assert (or (= P0 7) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (not (= c 1))) (and (= P0 6) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (not (= c 0))) (and (= P1 3) (not (= c (- 1)))) (and (= P1 4) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 10 does not wait at mu! acknowledged while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 7) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (not (= c 1))) (and (= P0 6) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (not (= c 0))) (and (= P1 3) (not (= c (- 1)))) (and (= P1 4) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 12 does not wait at c! while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (or (= P0 7) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (not (= c 1))) (and (= P0 6) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (not (= c 0))) (and (= P1 3) (not (= c (- 1)))) (and (= P1 4) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.3/balanced
; When nothing can move any more, goroutine 1 at line 12 does not wait at c! acknowledged while the precondition holds.
(push 1)
(assert (= P1 3))
(assert (or (= P0 7) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (not (= c 1))) (and (= P0 6) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (not (= c 0))) (and (= P1 3) (not (= c (- 1)))) (and (= P1 4) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.4/balanced
; When nothing can move any more, goroutine 1 at line 11 does not wait at mu? while the precondition holds.
(push 1)
(assert (= P1 4))
(assert (or (= P0 7) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (not (= c 1))) (and (= P0 6) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (not (= c 0))) (and (= P1 3) (not (= c (- 1)))) (and (= P1 4) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, mu is sent to at least as often as it is received from.
(push 1)
(assert (= P0 7))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert false)
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to mu is received or fits its buffer.
(push 1)
(assert (= P0 7))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert false)
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, c is sent to at least as often as it is received from.
(push 1)
(assert (= P0 7))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert false)
(check-sat)
(pop 1)

; necessity/4
; When every goroutine has ended, what is sent to c is received or fits its buffer.
(push 1)
(assert (= P0 7))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert false)
(check-sat)
(pop 1)
