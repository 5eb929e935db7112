(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const P2 Int)
(declare-const mu Int)

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
(assert (and (<= 0 P0) (<= P0 9)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 3)))
; goroutine 2 is at one of its program points
(assert (and (<= (- 1) P2) (<= P2 3)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; goroutine 2 has started exactly if its go statement has run
(assert (= (< 2 P0) (not (= P2 (- 1)))))
; the buffer of mu holds no more than its capacity and no less than nothing
(assert (and (<= 0 mu) (<= mu 1)))
; the buffer of mu still holds sends minus receives
(assert (= mu (- (+ (ite (< 3 P0) 1 0) (ite (< 6 P0) 1 0) (ite (< 0 P1) 1 0) (ite (< 0 P2) 1 0)) (+ (ite (< 5 P0) 1 0) (ite (< 8 P0) 1 0) (ite (< 2 P1) 1 0) (ite (< 2 P2) 1 0)))))
; at most one sender waits for its message on mu to be taken
(assert (= (+ (ite (= P0 4) 1 0) (ite (= P0 7) 1 0) (ite (= P1 1) 1 0) (ite (= P2 1) 1 0)) 0))

; preservation/0.0/counter-range main
; When main at line 26 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 26 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 2
; When main at line 26 makes the channel, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/monitor mu
; When main at line 26 makes the channel, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= mu (- (+ (ite (< 0 P1) 1 0) (ite (< 0 P2) 1 0)) (+ (ite (< 2 P1) 1 0) (ite (< 2 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/0.0/rendezvous-mutex mu
; When main at line 26 makes the channel, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 1) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 27 spawns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/counter-range goroutine 1
; When main at line 27 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 27 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 2
; When main at line 27 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/monitor mu
; When main at line 27 spawns, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= mu (- (ite (< 0 P2) 1 0) (ite (< 2 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex mu
; When main at line 27 spawns, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (ite (= P2 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 28 spawns, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range goroutine 2
; When main at line 28 spawns, goroutine 2 is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 28 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 2
; When main at line 28 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/monitor mu
; When main at line 28 spawns, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= mu (- (ite (< 0 P1) 1 0) (ite (< 2 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex mu
; When main at line 28 spawns, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 13 sends into the buffer, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (< mu 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 13 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (< mu 1))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 2
; When main at line 13 sends into the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (< mu 1))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/buffer-bounds mu
; When main at line 13 sends into the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 3))
(assert (< mu 1))
(assert true)
(assert (not (and (<= 0 (+ mu 1)) (<= (+ mu 1) 1))))
(check-sat)
(pop 1)

; preservation/0.3/monitor mu
; When main at line 13 sends into the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert (< mu 1))
(assert true)
(assert (not (= (+ mu 1) (- (+ (ite (< 0 P1) 1 0) (ite (< 0 P2) 1 0) 1) (+ (ite (< 2 P1) 1 0) (ite (< 2 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex mu
; When main at line 13 sends into the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 3))
(assert (< mu 1))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 1) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 13 sees its message taken, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 13 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (= mu (- 1)))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 2
; When main at line 13 sees its message taken, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (= mu (- 1)))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/buffer-bounds mu
; When main at line 13 sees its message taken, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 4))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/monitor mu
; When main at line 13 sees its message taken, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (= mu (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 0 P1) 1 0) (ite (< 0 P2) 1 0) 1) (+ (ite (< 2 P1) 1 0) (ite (< 2 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/0.4/rendezvous-mutex mu
; When main at line 13 sees its message taken, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 4))
(assert (= mu (- 1)))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 1) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 14 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (> mu 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 14 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (> mu 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 2
; When main at line 14 receives from the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (> mu 0))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/buffer-bounds mu
; When main at line 14 receives from the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 5))
(assert (> mu 0))
(assert true)
(assert (not (and (<= 0 (- mu 1)) (<= (- mu 1) 1))))
(check-sat)
(pop 1)

; preservation/0.5/monitor mu
; When main at line 14 receives from the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (> mu 0))
(assert true)
(assert (not (= (- mu 1) (- (+ (ite (< 0 P1) 1 0) (ite (< 0 P2) 1 0) 1) (+ (ite (< 2 P1) 1 0) (ite (< 2 P2) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/0.5/rendezvous-mutex mu
; When main at line 14 receives from the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 5))
(assert (> mu 0))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 1) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 19 sends into the buffer, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert (< mu 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 19 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 6))
(assert (< mu 1))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 2
; When main at line 19 sends into the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 6))
(assert (< mu 1))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.6/buffer-bounds mu
; When main at line 19 sends into the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 6))
(assert (< mu 1))
(assert true)
(assert (not (and (<= 0 (+ mu 1)) (<= (+ mu 1) 1))))
(check-sat)
(pop 1)

; preservation/0.6/monitor mu
; When main at line 19 sends into the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert (< mu 1))
(assert true)
(assert (not (= (+ mu 1) (- (+ (ite (< 0 P1) 1 0) (ite (< 0 P2) 1 0) 2) (+ (ite (< 2 P1) 1 0) (ite (< 2 P2) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/0.6/rendezvous-mutex mu
; When main at line 19 sends into the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 6))
(assert (< mu 1))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 1) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/0.7/counter-range main
; When main at line 19 sees its message taken, main is at one of its program points.
(push 1)
(assert (= P0 7))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7/spawned goroutine 1
; When main at line 19 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 7))
(assert (= mu (- 1)))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.7/spawned goroutine 2
; When main at line 19 sees its message taken, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 7))
(assert (= mu (- 1)))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.7/buffer-bounds mu
; When main at line 19 sees its message taken, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 7))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7/monitor mu
; When main at line 19 sees its message taken, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 7))
(assert (= mu (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 0 P1) 1 0) (ite (< 0 P2) 1 0) 2) (+ (ite (< 2 P1) 1 0) (ite (< 2 P2) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/0.7/rendezvous-mutex mu
; When main at line 19 sees its message taken, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 7))
(assert (= mu (- 1)))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 1) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/0.8/counter-range main
; When main at line 14 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 8))
(assert (> mu 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.8/spawned goroutine 1
; When main at line 14 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 8))
(assert (> mu 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.8/spawned goroutine 2
; When main at line 14 receives from the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 8))
(assert (> mu 0))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.8/buffer-bounds mu
; When main at line 14 receives from the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 8))
(assert (> mu 0))
(assert true)
(assert (not (and (<= 0 (- mu 1)) (<= (- mu 1) 1))))
(check-sat)
(pop 1)

; preservation/0.8/monitor mu
; When main at line 14 receives from the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 8))
(assert (> mu 0))
(assert true)
(assert (not (= (- mu 1) (- (+ (ite (< 0 P1) 1 0) (ite (< 0 P2) 1 0) 2) (+ (ite (< 2 P1) 1 0) (ite (< 2 P2) 1 0) 2)))))
(check-sat)
(pop 1)

; preservation/0.8/rendezvous-mutex mu
; When main at line 14 receives from the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 8))
(assert (> mu 0))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 1) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 13 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 13 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds mu
; When goroutine 1 at line 13 sends into the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (not (and (<= 0 (+ mu 1)) (<= (+ mu 1) 1))))
(check-sat)
(pop 1)

; preservation/1.0/monitor mu
; When goroutine 1 at line 13 sends into the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (not (= (+ mu 1) (- (+ (ite (< 3 P0) 1 0) (ite (< 6 P0) 1 0) (ite (< 0 P2) 1 0) 1) (+ (ite (< 5 P0) 1 0) (ite (< 8 P0) 1 0) (ite (< 2 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex mu
; When goroutine 1 at line 13 sends into the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (not (= (+ (ite (= P0 4) 1 0) (ite (= P0 7) 1 0) (ite (= P2 1) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 13 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 13 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds mu
; When goroutine 1 at line 13 sees its message taken, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor mu
; When goroutine 1 at line 13 sees its message taken, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 3 P0) 1 0) (ite (< 6 P0) 1 0) (ite (< 0 P2) 1 0) 1) (+ (ite (< 5 P0) 1 0) (ite (< 8 P0) 1 0) (ite (< 2 P2) 1 0))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex mu
; When goroutine 1 at line 13 sees its message taken, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert (not (= (+ (ite (= P0 4) 1 0) (ite (= P0 7) 1 0) (ite (= P2 1) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 14 receives from the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (> mu 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 14 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (> mu 0))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds mu
; When goroutine 1 at line 14 receives from the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (> mu 0))
(assert true)
(assert (not (and (<= 0 (- mu 1)) (<= (- mu 1) 1))))
(check-sat)
(pop 1)

; preservation/1.2/monitor mu
; When goroutine 1 at line 14 receives from the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (> mu 0))
(assert true)
(assert (not (= (- mu 1) (- (+ (ite (< 3 P0) 1 0) (ite (< 6 P0) 1 0) (ite (< 0 P2) 1 0) 1) (+ (ite (< 5 P0) 1 0) (ite (< 8 P0) 1 0) (ite (< 2 P2) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex mu
; When goroutine 1 at line 14 receives from the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 2))
(assert (> mu 0))
(assert true)
(assert (not (= (+ (ite (= P0 4) 1 0) (ite (= P0 7) 1 0) (ite (= P2 1) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/2.0/counter-range goroutine 2
; When goroutine 2 at line 13 sends into the buffer, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert (< mu 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0/spawned goroutine 2
; When goroutine 2 at line 13 sends into the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert (< mu 1))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.0/buffer-bounds mu
; When goroutine 2 at line 13 sends into the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 0))
(assert (< mu 1))
(assert true)
(assert (not (and (<= 0 (+ mu 1)) (<= (+ mu 1) 1))))
(check-sat)
(pop 1)

; preservation/2.0/monitor mu
; When goroutine 2 at line 13 sends into the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P2 0))
(assert (< mu 1))
(assert true)
(assert (not (= (+ mu 1) (- (+ (ite (< 3 P0) 1 0) (ite (< 6 P0) 1 0) (ite (< 0 P1) 1 0) 1) (+ (ite (< 5 P0) 1 0) (ite (< 8 P0) 1 0) (ite (< 2 P1) 1 0))))))
(check-sat)
(pop 1)

; preservation/2.0/rendezvous-mutex mu
; When goroutine 2 at line 13 sends into the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P2 0))
(assert (< mu 1))
(assert true)
(assert (not (= (+ (ite (= P0 4) 1 0) (ite (= P0 7) 1 0) (ite (= P1 1) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/2.1/counter-range goroutine 2
; When goroutine 2 at line 13 sees its message taken, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 1))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/spawned goroutine 2
; When goroutine 2 at line 13 sees its message taken, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 1))
(assert (= mu (- 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.1/buffer-bounds mu
; When goroutine 2 at line 13 sees its message taken, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 1))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/monitor mu
; When goroutine 2 at line 13 sees its message taken, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P2 1))
(assert (= mu (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 3 P0) 1 0) (ite (< 6 P0) 1 0) (ite (< 0 P1) 1 0) 1) (+ (ite (< 5 P0) 1 0) (ite (< 8 P0) 1 0) (ite (< 2 P1) 1 0))))))
(check-sat)
(pop 1)

; preservation/2.1/rendezvous-mutex mu
; When goroutine 2 at line 13 sees its message taken, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P2 1))
(assert (= mu (- 1)))
(assert true)
(assert (not (= (+ (ite (= P0 4) 1 0) (ite (= P0 7) 1 0) (ite (= P1 1) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/2.2/counter-range goroutine 2
; When goroutine 2 at line 14 receives from the buffer, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 2))
(assert (> mu 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2/spawned goroutine 2
; When goroutine 2 at line 14 receives from the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 2))
(assert (> mu 0))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.2/buffer-bounds mu
; When goroutine 2 at line 14 receives from the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 2))
(assert (> mu 0))
(assert true)
(assert (not (and (<= 0 (- mu 1)) (<= (- mu 1) 1))))
(check-sat)
(pop 1)

; preservation/2.2/monitor mu
; When goroutine 2 at line 14 receives from the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P2 2))
(assert (> mu 0))
(assert true)
(assert (not (= (- mu 1) (- (+ (ite (< 3 P0) 1 0) (ite (< 6 P0) 1 0) (ite (< 0 P1) 1 0) 1) (+ (ite (< 5 P0) 1 0) (ite (< 8 P0) 1 0) (ite (< 2 P1) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/2.2/rendezvous-mutex mu
; When goroutine 2 at line 14 receives from the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P2 2))
(assert (> mu 0))
(assert true)
(assert (not (= (+ (ite (= P0 4) 1 0) (ite (= P0 7) 1 0) (ite (= P1 1) 1 0)) 0)))
(check-sat)
(pop 1)

; exit/0.3/balanced
; When nothing can move any more, main at line 13 does not wait at mu! while the precondition holds.
(push 1)
(assert (= P0 3))
(assert (or (= P0 9) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (<= mu 0)) (and (= P0 6) (>= mu 1)) (and (= P0 7) (not (= mu (- 1)))) (and (= P0 8) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (>= mu 1)) (and (= P2 1) (not (= mu (- 1)))) (and (= P2 2) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.4/balanced
; When nothing can move any more, main at line 13 does not wait at mu! acknowledged while the precondition holds.
(push 1)
(assert (= P0 4))
(assert (or (= P0 9) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (<= mu 0)) (and (= P0 6) (>= mu 1)) (and (= P0 7) (not (= mu (- 1)))) (and (= P0 8) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (>= mu 1)) (and (= P2 1) (not (= mu (- 1)))) (and (= P2 2) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.5/balanced
; When nothing can move any more, main at line 14 does not wait at mu? while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (or (= P0 9) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (<= mu 0)) (and (= P0 6) (>= mu 1)) (and (= P0 7) (not (= mu (- 1)))) (and (= P0 8) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (>= mu 1)) (and (= P2 1) (not (= mu (- 1)))) (and (= P2 2) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.6/balanced
; When nothing can move any more, main at line 19 does not wait at mu! while the precondition holds.
(push 1)
(assert (= P0 6))
(assert (or (= P0 9) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (<= mu 0)) (and (= P0 6) (>= mu 1)) (and (= P0 7) (not (= mu (- 1)))) (and (= P0 8) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (>= mu 1)) (and (= P2 1) (not (= mu (- 1)))) (and (= P2 2) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.7/balanced
; When nothing can move any more, main at line 19 does not wait at mu! acknowledged while the precondition holds.
(push 1)
(assert (= P0 7))
(assert (or (= P0 9) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (<= mu 0)) (and (= P0 6) (>= mu 1)) (and (= P0 7) (not (= mu (- 1)))) (and (= P0 8) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (>= mu 1)) (and (= P2 1) (not (= mu (- 1)))) (and (= P2 2) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.8/balanced
; When nothing can move any more, main at line 14 does not wait at mu? while the precondition holds.
(push 1)
(assert (= P0 8))
(assert (or (= P0 9) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (<= mu 0)) (and (= P0 6) (>= mu 1)) (and (= P0 7) (not (= mu (- 1)))) (and (= P0 8) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (>= mu 1)) (and (= P2 1) (not (= mu (- 1)))) (and (= P2 2) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 13 does not wait at mu! while the precondition holds.
(push 1)
(assert (= P1 0))
(assert (or (= P0 9) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (<= mu 0)) (and (= P0 6) (>= mu 1)) (and (= P0 7) (not (= mu (- 1)))) (and (= P0 8) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (>= mu 1)) (and (= P2 1) (not (= mu (- 1)))) (and (= P2 2) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 13 does not wait at mu! acknowledged while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 9) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (<= mu 0)) (and (= P0 6) (>= mu 1)) (and (= P0 7) (not (= mu (- 1)))) (and (= P0 8) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (>= mu 1)) (and (= P2 1) (not (= mu (- 1)))) (and (= P2 2) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 14 does not wait at mu? while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (or (= P0 9) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (<= mu 0)) (and (= P0 6) (>= mu 1)) (and (= P0 7) (not (= mu (- 1)))) (and (= P0 8) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (>= mu 1)) (and (= P2 1) (not (= mu (- 1)))) (and (= P2 2) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/2.0/balanced
; When nothing can move any more, goroutine 2 at line 13 does not wait at mu! while the precondition holds.
(push 1)
(assert (= P2 0))
(assert (or (= P0 9) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (<= mu 0)) (and (= P0 6) (>= mu 1)) (and (= P0 7) (not (= mu (- 1)))) (and (= P0 8) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (>= mu 1)) (and (= P2 1) (not (= mu (- 1)))) (and (= P2 2) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/2.1/balanced
; When nothing can move any more, goroutine 2 at line 13 does not wait at mu! acknowledged while the precondition holds.
(push 1)
(assert (= P2 1))
(assert (or (= P0 9) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (<= mu 0)) (and (= P0 6) (>= mu 1)) (and (= P0 7) (not (= mu (- 1)))) (and (= P0 8) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (>= mu 1)) (and (= P2 1) (not (= mu (- 1)))) (and (= P2 2) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/2.2/balanced
; When nothing can move any more, goroutine 2 at line 14 does not wait at mu? while the precondition holds.
(push 1)
(assert (= P2 2))
(assert (or (= P0 9) (and (= P0 3) (>= mu 1)) (and (= P0 4) (not (= mu (- 1)))) (and (= P0 5) (<= mu 0)) (and (= P0 6) (>= mu 1)) (and (= P0 7) (not (= mu (- 1)))) (and (= P0 8) (<= mu 0))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 3) (and (= P2 0) (>= mu 1)) (and (= P2 1) (not (= mu (- 1)))) (and (= P2 2) (<= mu 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, mu is sent to at least as often as it is received from.
(push 1)
(assert (= P0 9))
(assert (or (= P1 (- 1)) (= P1 3)))
(assert (or (= P2 (- 1)) (= P2 3)))
(assert false)
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to mu is received or fits its buffer.
(push 1)
(assert (= P0 9))
(assert (or (= P1 (- 1)) (= P1 3)))
(assert (or (= P2 (- 1)) (= P2 3)))
(assert false)
(check-sat)
(pop 1)
