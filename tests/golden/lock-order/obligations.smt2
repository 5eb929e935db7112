(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const P2 Int)
(declare-const mu Int)
(declare-const mu_2 Int)
(declare-const wg Int)

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

; establishment/buffer-bounds mu_2
; At the start, the buffer of mu_2 holds no more than its capacity and no less than nothing.
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

; establishment/monitor mu_2
; At the start, the buffer of mu_2 still holds sends minus receives.
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

; establishment/rendezvous-mutex mu_2
; At the start, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/waitgroup wg
; At the start, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 6)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 7)))
; goroutine 2 is at one of its program points
(assert (and (<= (- 1) P2) (<= P2 7)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 3 P0) (not (= P1 (- 1)))))
; goroutine 2 has started exactly if its go statement has run
(assert (= (< 4 P0) (not (= P2 (- 1)))))
; the buffer of mu holds no more than its capacity and no less than nothing
(assert (and (<= 0 mu) (<= mu 1)))
; the buffer of mu_2 holds no more than its capacity and no less than nothing
(assert (and (<= 0 mu_2) (<= mu_2 1)))
; the buffer of mu still holds sends minus receives
(assert (= mu (- (+ (ite (< 0 P1) 1 0) (ite (< 2 P2) 1 0)) (+ (ite (< 5 P1) 1 0) (ite (< 4 P2) 1 0)))))
; the buffer of mu_2 still holds sends minus receives
(assert (= mu_2 (- (+ (ite (< 2 P1) 1 0) (ite (< 0 P2) 1 0)) (+ (ite (< 4 P1) 1 0) (ite (< 5 P2) 1 0)))))
; at most one sender waits for its message on mu to be taken
(assert (= (+ (ite (= P1 1) 1 0) (ite (= P2 3) 1 0)) 0))
; at most one sender waits for its message on mu_2 to be taken
(assert (= (+ (ite (= P1 3) 1 0) (ite (= P2 1) 1 0)) 0))
; the counter of wg is the sum of what was added, and not negative
(assert (and (<= 0 wg) (= wg (+ (ite (< 2 P0) 2 0) (ite (< 6 P1) (- 1) 0) (ite (< 6 P2) (- 1) 0)))))

; preservation/0.0/counter-range main
; When main at line 12 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 12 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 2
; When main at line 12 makes the channel, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/waitgroup wg
; When main at line 12 makes the channel, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 6 P1) (- 1) 0) (ite (< 6 P2) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 13 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 13 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 2
; When main at line 13 makes the channel, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/waitgroup wg
; When main at line 13 makes the channel, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 6 P1) (- 1) 0) (ite (< 6 P2) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 15 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 2)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 15 adds to the waitgroup, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 2)))
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 2
; When main at line 15 adds to the waitgroup, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 2)))
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.2/waitgroup wg
; When main at line 15 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 2)))
(assert (not (and (<= 0 (+ wg 2)) (= (+ wg 2) (+ (ite (< 6 P1) (- 1) 0) (ite (< 6 P2) (- 1) 0) 2)))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 16 spawns, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/counter-range goroutine 1
; When main at line 16 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 16 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 2
; When main at line 16 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.3/monitor mu
; When main at line 16 spawns, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= mu (- (ite (< 2 P2) 1 0) (ite (< 4 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.3/monitor mu_2
; When main at line 16 spawns, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= mu_2 (- (ite (< 0 P2) 1 0) (ite (< 5 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex mu
; When main at line 16 spawns, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= (ite (= P2 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex mu_2
; When main at line 16 spawns, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= (ite (= P2 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.3/waitgroup wg
; When main at line 16 spawns, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 6 P2) (- 1) 0) 2)))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 20 spawns, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/counter-range goroutine 2
; When main at line 20 spawns, goroutine 2 is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 20 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 2
; When main at line 20 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/monitor mu
; When main at line 20 spawns, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= mu (- (ite (< 0 P1) 1 0) (ite (< 5 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.4/monitor mu_2
; When main at line 20 spawns, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= mu_2 (- (ite (< 2 P1) 1 0) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.4/rendezvous-mutex mu
; When main at line 20 spawns, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.4/rendezvous-mutex mu_2
; When main at line 20 spawns, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.4/waitgroup wg
; When main at line 20 spawns, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 6 P1) (- 1) 0) 2)))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 24 passes its Wait, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (= wg 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 24 passes its Wait, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (= wg 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 2
; When main at line 24 passes its Wait, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (= wg 0))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/waitgroup wg
; When main at line 24 passes its Wait, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 5))
(assert (= wg 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 6 P1) (- 1) 0) (ite (< 6 P2) (- 1) 0) 2)))))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 28 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 28 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds mu
; When goroutine 1 at line 28 sends into the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (not (and (<= 0 (+ mu 1)) (<= (+ mu 1) 1))))
(check-sat)
(pop 1)

; preservation/1.0/monitor mu
; When goroutine 1 at line 28 sends into the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (not (= (+ mu 1) (- (+ (ite (< 2 P2) 1 0) 1) (ite (< 4 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0/monitor mu_2
; When goroutine 1 at line 28 sends into the buffer, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (not (= mu_2 (- (ite (< 0 P2) 1 0) (ite (< 5 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex mu
; When goroutine 1 at line 28 sends into the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (not (= (ite (= P2 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex mu_2
; When goroutine 1 at line 28 sends into the buffer, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (not (= (ite (= P2 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.0/waitgroup wg
; When goroutine 1 at line 28 sends into the buffer, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P1 0))
(assert (< mu 1))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 2 P0) 2 0) (ite (< 6 P2) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 28 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 28 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds mu
; When goroutine 1 at line 28 sees its message taken, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor mu
; When goroutine 1 at line 28 sees its message taken, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 2 P2) 1 0) 1) (ite (< 4 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/monitor mu_2
; When goroutine 1 at line 28 sees its message taken, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert (not (= mu_2 (- (ite (< 0 P2) 1 0) (ite (< 5 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex mu
; When goroutine 1 at line 28 sees its message taken, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert (not (= (ite (= P2 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex mu_2
; When goroutine 1 at line 28 sees its message taken, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert (not (= (ite (= P2 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.1/waitgroup wg
; When goroutine 1 at line 28 sees its message taken, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P1 1))
(assert (= mu (- 1)))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 2 P0) 2 0) (ite (< 6 P2) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 30 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (< mu_2 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 30 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (< mu_2 1))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds mu_2
; When goroutine 1 at line 30 sends into the buffer, the buffer of mu_2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (< mu_2 1))
(assert true)
(assert (not (and (<= 0 (+ mu_2 1)) (<= (+ mu_2 1) 1))))
(check-sat)
(pop 1)

; preservation/1.2/monitor mu
; When goroutine 1 at line 30 sends into the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (< mu_2 1))
(assert true)
(assert (not (= mu (- (+ (ite (< 2 P2) 1 0) 1) (ite (< 4 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.2/monitor mu_2
; When goroutine 1 at line 30 sends into the buffer, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (< mu_2 1))
(assert true)
(assert (not (= (+ mu_2 1) (- (+ (ite (< 0 P2) 1 0) 1) (ite (< 5 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex mu
; When goroutine 1 at line 30 sends into the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 2))
(assert (< mu_2 1))
(assert true)
(assert (not (= (ite (= P2 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex mu_2
; When goroutine 1 at line 30 sends into the buffer, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P1 2))
(assert (< mu_2 1))
(assert true)
(assert (not (= (ite (= P2 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.2/waitgroup wg
; When goroutine 1 at line 30 sends into the buffer, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P1 2))
(assert (< mu_2 1))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 2 P0) 2 0) (ite (< 6 P2) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 30 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert (= mu_2 (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 30 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert (= mu_2 (- 1)))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/1.3/buffer-bounds mu_2
; When goroutine 1 at line 30 sees its message taken, the buffer of mu_2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 3))
(assert (= mu_2 (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/monitor mu
; When goroutine 1 at line 30 sees its message taken, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 3))
(assert (= mu_2 (- 1)))
(assert true)
(assert (not (= mu (- (+ (ite (< 2 P2) 1 0) 1) (ite (< 4 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.3/monitor mu_2
; When goroutine 1 at line 30 sees its message taken, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P1 3))
(assert (= mu_2 (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 0 P2) 1 0) 1) (ite (< 5 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex mu
; When goroutine 1 at line 30 sees its message taken, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 3))
(assert (= mu_2 (- 1)))
(assert true)
(assert (not (= (ite (= P2 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex mu_2
; When goroutine 1 at line 30 sees its message taken, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P1 3))
(assert (= mu_2 (- 1)))
(assert true)
(assert (not (= (ite (= P2 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.3/waitgroup wg
; When goroutine 1 at line 30 sees its message taken, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P1 3))
(assert (= mu_2 (- 1)))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 2 P0) 2 0) (ite (< 6 P2) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.4/counter-range goroutine 1
; When goroutine 1 at line 29 receives from the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 4))
(assert (> mu_2 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.4/spawned goroutine 1
; When goroutine 1 at line 29 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 4))
(assert (> mu_2 0))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/1.4/buffer-bounds mu_2
; When goroutine 1 at line 29 receives from the buffer, the buffer of mu_2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 4))
(assert (> mu_2 0))
(assert true)
(assert (not (and (<= 0 (- mu_2 1)) (<= (- mu_2 1) 1))))
(check-sat)
(pop 1)

; preservation/1.4/monitor mu
; When goroutine 1 at line 29 receives from the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 4))
(assert (> mu_2 0))
(assert true)
(assert (not (= mu (- (+ (ite (< 2 P2) 1 0) 1) (ite (< 4 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.4/monitor mu_2
; When goroutine 1 at line 29 receives from the buffer, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P1 4))
(assert (> mu_2 0))
(assert true)
(assert (not (= (- mu_2 1) (- (+ (ite (< 0 P2) 1 0) 1) (+ (ite (< 5 P2) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/1.4/rendezvous-mutex mu
; When goroutine 1 at line 29 receives from the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 4))
(assert (> mu_2 0))
(assert true)
(assert (not (= (ite (= P2 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.4/rendezvous-mutex mu_2
; When goroutine 1 at line 29 receives from the buffer, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P1 4))
(assert (> mu_2 0))
(assert true)
(assert (not (= (ite (= P2 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.4/waitgroup wg
; When goroutine 1 at line 29 receives from the buffer, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P1 4))
(assert (> mu_2 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 2 P0) 2 0) (ite (< 6 P2) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.5/counter-range goroutine 1
; When goroutine 1 at line 29 receives from the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 5))
(assert (> mu 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.5/spawned goroutine 1
; When goroutine 1 at line 29 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 5))
(assert (> mu 0))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/1.5/buffer-bounds mu
; When goroutine 1 at line 29 receives from the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 5))
(assert (> mu 0))
(assert true)
(assert (not (and (<= 0 (- mu 1)) (<= (- mu 1) 1))))
(check-sat)
(pop 1)

; preservation/1.5/monitor mu
; When goroutine 1 at line 29 receives from the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 5))
(assert (> mu 0))
(assert true)
(assert (not (= (- mu 1) (- (+ (ite (< 2 P2) 1 0) 1) (+ (ite (< 4 P2) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/1.5/monitor mu_2
; When goroutine 1 at line 29 receives from the buffer, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P1 5))
(assert (> mu 0))
(assert true)
(assert (not (= mu_2 (- (+ (ite (< 0 P2) 1 0) 1) (+ (ite (< 5 P2) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/1.5/rendezvous-mutex mu
; When goroutine 1 at line 29 receives from the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 5))
(assert (> mu 0))
(assert true)
(assert (not (= (ite (= P2 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.5/rendezvous-mutex mu_2
; When goroutine 1 at line 29 receives from the buffer, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P1 5))
(assert (> mu 0))
(assert true)
(assert (not (= (ite (= P2 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.5/waitgroup wg
; When goroutine 1 at line 29 receives from the buffer, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P1 5))
(assert (> mu 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 2 P0) 2 0) (ite (< 6 P2) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.6/counter-range goroutine 1
; When goroutine 1 at line 17 adds to the waitgroup, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 6))
(assert true)
(assert (>= wg 1))
(assert false)
(check-sat)
(pop 1)

; preservation/1.6/spawned goroutine 1
; When goroutine 1 at line 17 adds to the waitgroup, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 6))
(assert true)
(assert (>= wg 1))
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/1.6/monitor mu
; When goroutine 1 at line 17 adds to the waitgroup, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P1 6))
(assert true)
(assert (>= wg 1))
(assert (not (= mu (- (+ (ite (< 2 P2) 1 0) 1) (+ (ite (< 4 P2) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/1.6/monitor mu_2
; When goroutine 1 at line 17 adds to the waitgroup, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P1 6))
(assert true)
(assert (>= wg 1))
(assert (not (= mu_2 (- (+ (ite (< 0 P2) 1 0) 1) (+ (ite (< 5 P2) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/1.6/rendezvous-mutex mu
; When goroutine 1 at line 17 adds to the waitgroup, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P1 6))
(assert true)
(assert (>= wg 1))
(assert (not (= (ite (= P2 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.6/rendezvous-mutex mu_2
; When goroutine 1 at line 17 adds to the waitgroup, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P1 6))
(assert true)
(assert (>= wg 1))
(assert (not (= (ite (= P2 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.6/waitgroup wg
; When goroutine 1 at line 17 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P1 6))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 (+ wg (- 1))) (= (+ wg (- 1)) (+ (ite (< 2 P0) 2 0) (ite (< 6 P2) (- 1) 0) (- 1))))))
(check-sat)
(pop 1)

; preservation/2.0/counter-range goroutine 2
; When goroutine 2 at line 28 sends into the buffer, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert (< mu_2 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0/spawned goroutine 2
; When goroutine 2 at line 28 sends into the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert (< mu_2 1))
(assert true)
(assert (>= 4 P0))
(check-sat)
(pop 1)

; preservation/2.0/buffer-bounds mu_2
; When goroutine 2 at line 28 sends into the buffer, the buffer of mu_2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 0))
(assert (< mu_2 1))
(assert true)
(assert (not (and (<= 0 (+ mu_2 1)) (<= (+ mu_2 1) 1))))
(check-sat)
(pop 1)

; preservation/2.0/monitor mu
; When goroutine 2 at line 28 sends into the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P2 0))
(assert (< mu_2 1))
(assert true)
(assert (not (= mu (- (ite (< 0 P1) 1 0) (ite (< 5 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/2.0/monitor mu_2
; When goroutine 2 at line 28 sends into the buffer, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P2 0))
(assert (< mu_2 1))
(assert true)
(assert (not (= (+ mu_2 1) (- (+ (ite (< 2 P1) 1 0) 1) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/2.0/rendezvous-mutex mu
; When goroutine 2 at line 28 sends into the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P2 0))
(assert (< mu_2 1))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.0/rendezvous-mutex mu_2
; When goroutine 2 at line 28 sends into the buffer, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P2 0))
(assert (< mu_2 1))
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.0/waitgroup wg
; When goroutine 2 at line 28 sends into the buffer, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P2 0))
(assert (< mu_2 1))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 2 P0) 2 0) (ite (< 6 P1) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/2.1/counter-range goroutine 2
; When goroutine 2 at line 28 sees its message taken, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 1))
(assert (= mu_2 (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/spawned goroutine 2
; When goroutine 2 at line 28 sees its message taken, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 1))
(assert (= mu_2 (- 1)))
(assert true)
(assert (>= 4 P0))
(check-sat)
(pop 1)

; preservation/2.1/buffer-bounds mu_2
; When goroutine 2 at line 28 sees its message taken, the buffer of mu_2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 1))
(assert (= mu_2 (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/monitor mu
; When goroutine 2 at line 28 sees its message taken, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P2 1))
(assert (= mu_2 (- 1)))
(assert true)
(assert (not (= mu (- (ite (< 0 P1) 1 0) (ite (< 5 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/2.1/monitor mu_2
; When goroutine 2 at line 28 sees its message taken, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P2 1))
(assert (= mu_2 (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 2 P1) 1 0) 1) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/2.1/rendezvous-mutex mu
; When goroutine 2 at line 28 sees its message taken, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P2 1))
(assert (= mu_2 (- 1)))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.1/rendezvous-mutex mu_2
; When goroutine 2 at line 28 sees its message taken, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P2 1))
(assert (= mu_2 (- 1)))
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.1/waitgroup wg
; When goroutine 2 at line 28 sees its message taken, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P2 1))
(assert (= mu_2 (- 1)))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 2 P0) 2 0) (ite (< 6 P1) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/2.2/counter-range goroutine 2
; When goroutine 2 at line 30 sends into the buffer, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 2))
(assert (< mu 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2/spawned goroutine 2
; When goroutine 2 at line 30 sends into the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 2))
(assert (< mu 1))
(assert true)
(assert (>= 4 P0))
(check-sat)
(pop 1)

; preservation/2.2/buffer-bounds mu
; When goroutine 2 at line 30 sends into the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 2))
(assert (< mu 1))
(assert true)
(assert (not (and (<= 0 (+ mu 1)) (<= (+ mu 1) 1))))
(check-sat)
(pop 1)

; preservation/2.2/monitor mu
; When goroutine 2 at line 30 sends into the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P2 2))
(assert (< mu 1))
(assert true)
(assert (not (= (+ mu 1) (- (+ (ite (< 0 P1) 1 0) 1) (ite (< 5 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/2.2/monitor mu_2
; When goroutine 2 at line 30 sends into the buffer, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P2 2))
(assert (< mu 1))
(assert true)
(assert (not (= mu_2 (- (+ (ite (< 2 P1) 1 0) 1) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/2.2/rendezvous-mutex mu
; When goroutine 2 at line 30 sends into the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P2 2))
(assert (< mu 1))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.2/rendezvous-mutex mu_2
; When goroutine 2 at line 30 sends into the buffer, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P2 2))
(assert (< mu 1))
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.2/waitgroup wg
; When goroutine 2 at line 30 sends into the buffer, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P2 2))
(assert (< mu 1))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 2 P0) 2 0) (ite (< 6 P1) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/2.3/counter-range goroutine 2
; When goroutine 2 at line 30 sees its message taken, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 3))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.3/spawned goroutine 2
; When goroutine 2 at line 30 sees its message taken, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 3))
(assert (= mu (- 1)))
(assert true)
(assert (>= 4 P0))
(check-sat)
(pop 1)

; preservation/2.3/buffer-bounds mu
; When goroutine 2 at line 30 sees its message taken, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 3))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.3/monitor mu
; When goroutine 2 at line 30 sees its message taken, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P2 3))
(assert (= mu (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 0 P1) 1 0) 1) (ite (< 5 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/2.3/monitor mu_2
; When goroutine 2 at line 30 sees its message taken, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P2 3))
(assert (= mu (- 1)))
(assert true)
(assert (not (= mu_2 (- (+ (ite (< 2 P1) 1 0) 1) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/2.3/rendezvous-mutex mu
; When goroutine 2 at line 30 sees its message taken, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P2 3))
(assert (= mu (- 1)))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.3/rendezvous-mutex mu_2
; When goroutine 2 at line 30 sees its message taken, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P2 3))
(assert (= mu (- 1)))
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.3/waitgroup wg
; When goroutine 2 at line 30 sees its message taken, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P2 3))
(assert (= mu (- 1)))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 2 P0) 2 0) (ite (< 6 P1) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/2.4/counter-range goroutine 2
; When goroutine 2 at line 29 receives from the buffer, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 4))
(assert (> mu 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.4/spawned goroutine 2
; When goroutine 2 at line 29 receives from the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 4))
(assert (> mu 0))
(assert true)
(assert (>= 4 P0))
(check-sat)
(pop 1)

; preservation/2.4/buffer-bounds mu
; When goroutine 2 at line 29 receives from the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 4))
(assert (> mu 0))
(assert true)
(assert (not (and (<= 0 (- mu 1)) (<= (- mu 1) 1))))
(check-sat)
(pop 1)

; preservation/2.4/monitor mu
; When goroutine 2 at line 29 receives from the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P2 4))
(assert (> mu 0))
(assert true)
(assert (not (= (- mu 1) (- (+ (ite (< 0 P1) 1 0) 1) (+ (ite (< 5 P1) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/2.4/monitor mu_2
; When goroutine 2 at line 29 receives from the buffer, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P2 4))
(assert (> mu 0))
(assert true)
(assert (not (= mu_2 (- (+ (ite (< 2 P1) 1 0) 1) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/2.4/rendezvous-mutex mu
; When goroutine 2 at line 29 receives from the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P2 4))
(assert (> mu 0))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.4/rendezvous-mutex mu_2
; When goroutine 2 at line 29 receives from the buffer, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P2 4))
(assert (> mu 0))
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.4/waitgroup wg
; When goroutine 2 at line 29 receives from the buffer, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P2 4))
(assert (> mu 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 2 P0) 2 0) (ite (< 6 P1) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/2.5/counter-range goroutine 2
; When goroutine 2 at line 29 receives from the buffer, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 5))
(assert (> mu_2 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.5/spawned goroutine 2
; When goroutine 2 at line 29 receives from the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 5))
(assert (> mu_2 0))
(assert true)
(assert (>= 4 P0))
(check-sat)
(pop 1)

; preservation/2.5/buffer-bounds mu_2
; When goroutine 2 at line 29 receives from the buffer, the buffer of mu_2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 5))
(assert (> mu_2 0))
(assert true)
(assert (not (and (<= 0 (- mu_2 1)) (<= (- mu_2 1) 1))))
(check-sat)
(pop 1)

; preservation/2.5/monitor mu
; When goroutine 2 at line 29 receives from the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P2 5))
(assert (> mu_2 0))
(assert true)
(assert (not (= mu (- (+ (ite (< 0 P1) 1 0) 1) (+ (ite (< 5 P1) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/2.5/monitor mu_2
; When goroutine 2 at line 29 receives from the buffer, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P2 5))
(assert (> mu_2 0))
(assert true)
(assert (not (= (- mu_2 1) (- (+ (ite (< 2 P1) 1 0) 1) (+ (ite (< 4 P1) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/2.5/rendezvous-mutex mu
; When goroutine 2 at line 29 receives from the buffer, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P2 5))
(assert (> mu_2 0))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.5/rendezvous-mutex mu_2
; When goroutine 2 at line 29 receives from the buffer, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P2 5))
(assert (> mu_2 0))
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.5/waitgroup wg
; When goroutine 2 at line 29 receives from the buffer, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P2 5))
(assert (> mu_2 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (ite (< 2 P0) 2 0) (ite (< 6 P1) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/2.6/counter-range goroutine 2
; When goroutine 2 at line 21 adds to the waitgroup, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 6))
(assert true)
(assert (>= wg 1))
(assert false)
(check-sat)
(pop 1)

; preservation/2.6/spawned goroutine 2
; When goroutine 2 at line 21 adds to the waitgroup, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 6))
(assert true)
(assert (>= wg 1))
(assert (>= 4 P0))
(check-sat)
(pop 1)

; preservation/2.6/monitor mu
; When goroutine 2 at line 21 adds to the waitgroup, the buffer of mu still holds sends minus receives.
(push 1)
(assert (= P2 6))
(assert true)
(assert (>= wg 1))
(assert (not (= mu (- (+ (ite (< 0 P1) 1 0) 1) (+ (ite (< 5 P1) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/2.6/monitor mu_2
; When goroutine 2 at line 21 adds to the waitgroup, the buffer of mu_2 still holds sends minus receives.
(push 1)
(assert (= P2 6))
(assert true)
(assert (>= wg 1))
(assert (not (= mu_2 (- (+ (ite (< 2 P1) 1 0) 1) (+ (ite (< 4 P1) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/2.6/rendezvous-mutex mu
; When goroutine 2 at line 21 adds to the waitgroup, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (= P2 6))
(assert true)
(assert (>= wg 1))
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.6/rendezvous-mutex mu_2
; When goroutine 2 at line 21 adds to the waitgroup, at most one sender waits for its message on mu_2 to be taken.
(push 1)
(assert (= P2 6))
(assert true)
(assert (>= wg 1))
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.6/waitgroup wg
; When goroutine 2 at line 21 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P2 6))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 (+ wg (- 1))) (= (+ wg (- 1)) (+ (ite (< 2 P0) 2 0) (ite (< 6 P1) (- 1) 0) (- 1))))))
(check-sat)
(pop 1)

; crash/0.2/balanced
; It never happens that main at line 15 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 2))
(assert (< wg (- 2)))
(assert true)
(assert true)
(check-sat)
(pop 1)

; crash/1.6/balanced
; It never happens that goroutine 1 at line 17 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P1 6))
(assert (< wg 1))
(assert true)
(assert true)
(check-sat)
(pop 1)

; crash/2.6/balanced
; It never happens that goroutine 2 at line 21 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P2 6))
(assert (< wg 1))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.5/balanced
; When nothing can move any more, main at line 24 does not wait at wg.Wait() while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (>= mu_2 1)) (and (= P1 3) (not (= mu_2 (- 1)))) (and (= P1 4) (<= mu_2 0)) (and (= P1 5) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 7) (and (= P2 0) (>= mu_2 1)) (and (= P2 1) (not (= mu_2 (- 1)))) (and (= P2 2) (>= mu 1)) (and (= P2 3) (not (= mu (- 1)))) (and (= P2 4) (<= mu 0)) (and (= P2 5) (<= mu_2 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 28 does not wait at mu! while the precondition holds.
(push 1)
(assert (= P1 0))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (>= mu_2 1)) (and (= P1 3) (not (= mu_2 (- 1)))) (and (= P1 4) (<= mu_2 0)) (and (= P1 5) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 7) (and (= P2 0) (>= mu_2 1)) (and (= P2 1) (not (= mu_2 (- 1)))) (and (= P2 2) (>= mu 1)) (and (= P2 3) (not (= mu (- 1)))) (and (= P2 4) (<= mu 0)) (and (= P2 5) (<= mu_2 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 28 does not wait at mu! acknowledged while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (>= mu_2 1)) (and (= P1 3) (not (= mu_2 (- 1)))) (and (= P1 4) (<= mu_2 0)) (and (= P1 5) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 7) (and (= P2 0) (>= mu_2 1)) (and (= P2 1) (not (= mu_2 (- 1)))) (and (= P2 2) (>= mu 1)) (and (= P2 3) (not (= mu (- 1)))) (and (= P2 4) (<= mu 0)) (and (= P2 5) (<= mu_2 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 30 does not wait at mu_2! while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (>= mu_2 1)) (and (= P1 3) (not (= mu_2 (- 1)))) (and (= P1 4) (<= mu_2 0)) (and (= P1 5) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 7) (and (= P2 0) (>= mu_2 1)) (and (= P2 1) (not (= mu_2 (- 1)))) (and (= P2 2) (>= mu 1)) (and (= P2 3) (not (= mu (- 1)))) (and (= P2 4) (<= mu 0)) (and (= P2 5) (<= mu_2 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.3/balanced
; When nothing can move any more, goroutine 1 at line 30 does not wait at mu_2! acknowledged while the precondition holds.
(push 1)
(assert (= P1 3))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (>= mu_2 1)) (and (= P1 3) (not (= mu_2 (- 1)))) (and (= P1 4) (<= mu_2 0)) (and (= P1 5) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 7) (and (= P2 0) (>= mu_2 1)) (and (= P2 1) (not (= mu_2 (- 1)))) (and (= P2 2) (>= mu 1)) (and (= P2 3) (not (= mu (- 1)))) (and (= P2 4) (<= mu 0)) (and (= P2 5) (<= mu_2 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.4/balanced
; When nothing can move any more, goroutine 1 at line 29 does not wait at mu_2? while the precondition holds.
(push 1)
(assert (= P1 4))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (>= mu_2 1)) (and (= P1 3) (not (= mu_2 (- 1)))) (and (= P1 4) (<= mu_2 0)) (and (= P1 5) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 7) (and (= P2 0) (>= mu_2 1)) (and (= P2 1) (not (= mu_2 (- 1)))) (and (= P2 2) (>= mu 1)) (and (= P2 3) (not (= mu (- 1)))) (and (= P2 4) (<= mu 0)) (and (= P2 5) (<= mu_2 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.5/balanced
; When nothing can move any more, goroutine 1 at line 29 does not wait at mu? while the precondition holds.
(push 1)
(assert (= P1 5))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (>= mu_2 1)) (and (= P1 3) (not (= mu_2 (- 1)))) (and (= P1 4) (<= mu_2 0)) (and (= P1 5) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 7) (and (= P2 0) (>= mu_2 1)) (and (= P2 1) (not (= mu_2 (- 1)))) (and (= P2 2) (>= mu 1)) (and (= P2 3) (not (= mu (- 1)))) (and (= P2 4) (<= mu 0)) (and (= P2 5) (<= mu_2 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/2.0/balanced
; When nothing can move any more, goroutine 2 at line 28 does not wait at mu_2! while the precondition holds.
(push 1)
(assert (= P2 0))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (>= mu_2 1)) (and (= P1 3) (not (= mu_2 (- 1)))) (and (= P1 4) (<= mu_2 0)) (and (= P1 5) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 7) (and (= P2 0) (>= mu_2 1)) (and (= P2 1) (not (= mu_2 (- 1)))) (and (= P2 2) (>= mu 1)) (and (= P2 3) (not (= mu (- 1)))) (and (= P2 4) (<= mu 0)) (and (= P2 5) (<= mu_2 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/2.1/balanced
; When nothing can move any more, goroutine 2 at line 28 does not wait at mu_2! acknowledged while the precondition holds.
(push 1)
(assert (= P2 1))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (>= mu_2 1)) (and (= P1 3) (not (= mu_2 (- 1)))) (and (= P1 4) (<= mu_2 0)) (and (= P1 5) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 7) (and (= P2 0) (>= mu_2 1)) (and (= P2 1) (not (= mu_2 (- 1)))) (and (= P2 2) (>= mu 1)) (and (= P2 3) (not (= mu (- 1)))) (and (= P2 4) (<= mu 0)) (and (= P2 5) (<= mu_2 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/2.2/balanced
; When nothing can move any more, goroutine 2 at line 30 does not wait at mu! while the precondition holds.
(push 1)
(assert (= P2 2))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (>= mu_2 1)) (and (= P1 3) (not (= mu_2 (- 1)))) (and (= P1 4) (<= mu_2 0)) (and (= P1 5) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 7) (and (= P2 0) (>= mu_2 1)) (and (= P2 1) (not (= mu_2 (- 1)))) (and (= P2 2) (>= mu 1)) (and (= P2 3) (not (= mu (- 1)))) (and (= P2 4) (<= mu 0)) (and (= P2 5) (<= mu_2 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/2.3/balanced
; When nothing can move any more, goroutine 2 at line 30 does not wait at mu! acknowledged while the precondition holds.
(push 1)
(assert (= P2 3))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (>= mu_2 1)) (and (= P1 3) (not (= mu_2 (- 1)))) (and (= P1 4) (<= mu_2 0)) (and (= P1 5) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 7) (and (= P2 0) (>= mu_2 1)) (and (= P2 1) (not (= mu_2 (- 1)))) (and (= P2 2) (>= mu 1)) (and (= P2 3) (not (= mu (- 1)))) (and (= P2 4) (<= mu 0)) (and (= P2 5) (<= mu_2 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/2.4/balanced
; When nothing can move any more, goroutine 2 at line 29 does not wait at mu? while the precondition holds.
(push 1)
(assert (= P2 4))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (>= mu_2 1)) (and (= P1 3) (not (= mu_2 (- 1)))) (and (= P1 4) (<= mu_2 0)) (and (= P1 5) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 7) (and (= P2 0) (>= mu_2 1)) (and (= P2 1) (not (= mu_2 (- 1)))) (and (= P2 2) (>= mu 1)) (and (= P2 3) (not (= mu (- 1)))) (and (= P2 4) (<= mu 0)) (and (= P2 5) (<= mu_2 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/2.5/balanced
; When nothing can move any more, goroutine 2 at line 29 does not wait at mu_2? while the precondition holds.
(push 1)
(assert (= P2 5))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 0) (>= mu 1)) (and (= P1 1) (not (= mu (- 1)))) (and (= P1 2) (>= mu_2 1)) (and (= P1 3) (not (= mu_2 (- 1)))) (and (= P1 4) (<= mu_2 0)) (and (= P1 5) (<= mu 0))))
(assert (or (= P2 (- 1)) (= P2 7) (and (= P2 0) (>= mu_2 1)) (and (= P2 1) (not (= mu_2 (- 1)))) (and (= P2 2) (>= mu 1)) (and (= P2 3) (not (= mu (- 1)))) (and (= P2 4) (<= mu 0)) (and (= P2 5) (<= mu_2 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, mu is sent to at least as often as it is received from.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 7)))
(assert (or (= P2 (- 1)) (= P2 7)))
(assert false)
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to mu is received or fits its buffer.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 7)))
(assert (or (= P2 (- 1)) (= P2 7)))
(assert false)
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, mu_2 is sent to at least as often as it is received from.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 7)))
(assert (or (= P2 (- 1)) (= P2 7)))
(assert false)
(check-sat)
(pop 1)

; necessity/4
; When every goroutine has ended, what is sent to mu_2 is received or fits its buffer.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 7)))
(assert (or (= P2 (- 1)) (= P2 7)))
(assert false)
(check-sat)
(pop 1)

; necessity/5
; When every goroutine has ended, what is added to wg comes to 0.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 7)))
(assert (or (= P2 (- 1)) (= P2 7)))
(assert false)
(check-sat)
(pop 1)
