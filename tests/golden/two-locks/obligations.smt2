(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const first Int)
(declare-const second Int)

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

; establishment/buffer-bounds first
; At the start, the buffer of first holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds second
; At the start, the buffer of second holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor first
; At the start, the buffer of first still holds sends minus receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor second
; At the start, the buffer of second still holds sends minus receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex first
; At the start, at most one sender waits for its message on first to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex second
; At the start, at most one sender waits for its message on second to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 9)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 6)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 2 P0) (not (= P1 (- 1)))))
; the buffer of first holds no more than its capacity and no less than nothing
(assert (and (<= 0 first) (<= first 1)))
; the buffer of second holds no more than its capacity and no less than nothing
(assert (and (<= 0 second) (<= second 1)))
; the buffer of first still holds sends minus receives
(assert (= first (- (+ (ite (< 5 P0) 1 0) (ite (< 0 P1) 1 0)) (+ (ite (< 7 P0) 1 0) (ite (< 5 P1) 1 0)))))
; the buffer of second still holds sends minus receives
(assert (= second (- (+ (ite (< 3 P0) 1 0) (ite (< 2 P1) 1 0)) (+ (ite (< 8 P0) 1 0) (ite (< 4 P1) 1 0)))))
; at most one sender waits for its message on first to be taken
(assert (= (+ (ite (= P0 6) 1 0) (ite (= P1 1) 1 0)) 0))
; at most one sender waits for its message on second to be taken
(assert (= (+ (ite (= P0 4) 1 0) (ite (= P1 3) 1 0)) 0))

; preservation/0.0/counter-range main
; When main at line 1 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 1 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/monitor first
; When main at line 1 makes the channel, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= first (- (ite (< 0 P1) 1 0) (ite (< 5 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.0/monitor second
; When main at line 1 makes the channel, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= second (- (ite (< 2 P1) 1 0) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.0/rendezvous-mutex first
; When main at line 1 makes the channel, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.0/rendezvous-mutex second
; When main at line 1 makes the channel, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 2 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 2 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/monitor first
; When main at line 2 makes the channel, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= first (- (ite (< 0 P1) 1 0) (ite (< 5 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.1/monitor second
; When main at line 2 makes the channel, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= second (- (ite (< 2 P1) 1 0) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex first
; When main at line 2 makes the channel, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex second
; When main at line 2 makes the channel, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
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

; preservation/0.2/monitor first
; When main at line 3 spawns, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= first 0)))
(check-sat)
(pop 1)

; preservation/0.2/monitor second
; When main at line 3 spawns, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= second 0)))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex first
; When main at line 3 spawns, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex second
; When main at line 3 spawns, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 9 sends into the buffer, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (< second 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 9 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (< second 1))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/buffer-bounds second
; When main at line 9 sends into the buffer, the buffer of second holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 3))
(assert (< second 1))
(assert true)
(assert (not (and (<= 0 (+ second 1)) (<= (+ second 1) 1))))
(check-sat)
(pop 1)

; preservation/0.3/monitor first
; When main at line 9 sends into the buffer, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert (< second 1))
(assert true)
(assert (not (= first (- (ite (< 0 P1) 1 0) (ite (< 5 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.3/monitor second
; When main at line 9 sends into the buffer, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert (< second 1))
(assert true)
(assert (not (= (+ second 1) (- (+ (ite (< 2 P1) 1 0) 1) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex first
; When main at line 9 sends into the buffer, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P0 3))
(assert (< second 1))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex second
; When main at line 9 sends into the buffer, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P0 3))
(assert (< second 1))
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 9 sees its message taken, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (= second (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 9 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (= second (- 1)))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/buffer-bounds second
; When main at line 9 sees its message taken, the buffer of second holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 4))
(assert (= second (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/monitor first
; When main at line 9 sees its message taken, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (= second (- 1)))
(assert true)
(assert (not (= first (- (ite (< 0 P1) 1 0) (ite (< 5 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.4/monitor second
; When main at line 9 sees its message taken, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (= second (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 2 P1) 1 0) 1) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.4/rendezvous-mutex first
; When main at line 9 sees its message taken, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P0 4))
(assert (= second (- 1)))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.4/rendezvous-mutex second
; When main at line 9 sees its message taken, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P0 4))
(assert (= second (- 1)))
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 10 sends into the buffer, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (< first 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 10 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (< first 1))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/buffer-bounds first
; When main at line 10 sends into the buffer, the buffer of first holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 5))
(assert (< first 1))
(assert true)
(assert (not (and (<= 0 (+ first 1)) (<= (+ first 1) 1))))
(check-sat)
(pop 1)

; preservation/0.5/monitor first
; When main at line 10 sends into the buffer, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (< first 1))
(assert true)
(assert (not (= (+ first 1) (- (+ (ite (< 0 P1) 1 0) 1) (ite (< 5 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.5/monitor second
; When main at line 10 sends into the buffer, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (< first 1))
(assert true)
(assert (not (= second (- (+ (ite (< 2 P1) 1 0) 1) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.5/rendezvous-mutex first
; When main at line 10 sends into the buffer, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P0 5))
(assert (< first 1))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.5/rendezvous-mutex second
; When main at line 10 sends into the buffer, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P0 5))
(assert (< first 1))
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 10 sees its message taken, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert (= first (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 10 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 6))
(assert (= first (- 1)))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.6/buffer-bounds first
; When main at line 10 sees its message taken, the buffer of first holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 6))
(assert (= first (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/monitor first
; When main at line 10 sees its message taken, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert (= first (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 0 P1) 1 0) 1) (ite (< 5 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.6/monitor second
; When main at line 10 sees its message taken, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert (= first (- 1)))
(assert true)
(assert (not (= second (- (+ (ite (< 2 P1) 1 0) 1) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.6/rendezvous-mutex first
; When main at line 10 sees its message taken, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P0 6))
(assert (= first (- 1)))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.6/rendezvous-mutex second
; When main at line 10 sees its message taken, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P0 6))
(assert (= first (- 1)))
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.7/counter-range main
; When main at line 11 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 7))
(assert (> first 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7/spawned goroutine 1
; When main at line 11 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 7))
(assert (> first 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.7/buffer-bounds first
; When main at line 11 receives from the buffer, the buffer of first holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 7))
(assert (> first 0))
(assert true)
(assert (not (and (<= 0 (- first 1)) (<= (- first 1) 1))))
(check-sat)
(pop 1)

; preservation/0.7/monitor first
; When main at line 11 receives from the buffer, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P0 7))
(assert (> first 0))
(assert true)
(assert (not (= (- first 1) (- (+ (ite (< 0 P1) 1 0) 1) (+ (ite (< 5 P1) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/0.7/monitor second
; When main at line 11 receives from the buffer, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P0 7))
(assert (> first 0))
(assert true)
(assert (not (= second (- (+ (ite (< 2 P1) 1 0) 1) (ite (< 4 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.7/rendezvous-mutex first
; When main at line 11 receives from the buffer, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P0 7))
(assert (> first 0))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.7/rendezvous-mutex second
; When main at line 11 receives from the buffer, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P0 7))
(assert (> first 0))
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.8/counter-range main
; When main at line 12 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 8))
(assert (> second 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.8/spawned goroutine 1
; When main at line 12 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 8))
(assert (> second 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.8/buffer-bounds second
; When main at line 12 receives from the buffer, the buffer of second holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 8))
(assert (> second 0))
(assert true)
(assert (not (and (<= 0 (- second 1)) (<= (- second 1) 1))))
(check-sat)
(pop 1)

; preservation/0.8/monitor first
; When main at line 12 receives from the buffer, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P0 8))
(assert (> second 0))
(assert true)
(assert (not (= first (- (+ (ite (< 0 P1) 1 0) 1) (+ (ite (< 5 P1) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/0.8/monitor second
; When main at line 12 receives from the buffer, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P0 8))
(assert (> second 0))
(assert true)
(assert (not (= (- second 1) (- (+ (ite (< 2 P1) 1 0) 1) (+ (ite (< 4 P1) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/0.8/rendezvous-mutex first
; When main at line 12 receives from the buffer, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P0 8))
(assert (> second 0))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.8/rendezvous-mutex second
; When main at line 12 receives from the buffer, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P0 8))
(assert (> second 0))
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 4 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< first 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 4 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< first 1))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds first
; When goroutine 1 at line 4 sends into the buffer, the buffer of first holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 0))
(assert (< first 1))
(assert true)
(assert (not (and (<= 0 (+ first 1)) (<= (+ first 1) 1))))
(check-sat)
(pop 1)

; preservation/1.0/monitor first
; When goroutine 1 at line 4 sends into the buffer, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (< first 1))
(assert true)
(assert (not (= (+ first 1) (- (+ (ite (< 5 P0) 1 0) 1) (ite (< 7 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0/monitor second
; When goroutine 1 at line 4 sends into the buffer, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (< first 1))
(assert true)
(assert (not (= second (- (ite (< 3 P0) 1 0) (ite (< 8 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex first
; When goroutine 1 at line 4 sends into the buffer, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P1 0))
(assert (< first 1))
(assert true)
(assert (not (= (ite (= P0 6) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex second
; When goroutine 1 at line 4 sends into the buffer, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P1 0))
(assert (< first 1))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 4 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= first (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 4 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= first (- 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds first
; When goroutine 1 at line 4 sees its message taken, the buffer of first holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= first (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor first
; When goroutine 1 at line 4 sees its message taken, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (= first (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 5 P0) 1 0) 1) (ite (< 7 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/monitor second
; When goroutine 1 at line 4 sees its message taken, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (= first (- 1)))
(assert true)
(assert (not (= second (- (ite (< 3 P0) 1 0) (ite (< 8 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex first
; When goroutine 1 at line 4 sees its message taken, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P1 1))
(assert (= first (- 1)))
(assert true)
(assert (not (= (ite (= P0 6) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex second
; When goroutine 1 at line 4 sees its message taken, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P1 1))
(assert (= first (- 1)))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 5 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (< second 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 5 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (< second 1))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds second
; When goroutine 1 at line 5 sends into the buffer, the buffer of second holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (< second 1))
(assert true)
(assert (not (and (<= 0 (+ second 1)) (<= (+ second 1) 1))))
(check-sat)
(pop 1)

; preservation/1.2/monitor first
; When goroutine 1 at line 5 sends into the buffer, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (< second 1))
(assert true)
(assert (not (= first (- (+ (ite (< 5 P0) 1 0) 1) (ite (< 7 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.2/monitor second
; When goroutine 1 at line 5 sends into the buffer, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (< second 1))
(assert true)
(assert (not (= (+ second 1) (- (+ (ite (< 3 P0) 1 0) 1) (ite (< 8 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex first
; When goroutine 1 at line 5 sends into the buffer, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P1 2))
(assert (< second 1))
(assert true)
(assert (not (= (ite (= P0 6) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex second
; When goroutine 1 at line 5 sends into the buffer, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P1 2))
(assert (< second 1))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 5 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert (= second (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 5 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert (= second (- 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.3/buffer-bounds second
; When goroutine 1 at line 5 sees its message taken, the buffer of second holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 3))
(assert (= second (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/monitor first
; When goroutine 1 at line 5 sees its message taken, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P1 3))
(assert (= second (- 1)))
(assert true)
(assert (not (= first (- (+ (ite (< 5 P0) 1 0) 1) (ite (< 7 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.3/monitor second
; When goroutine 1 at line 5 sees its message taken, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P1 3))
(assert (= second (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 3 P0) 1 0) 1) (ite (< 8 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex first
; When goroutine 1 at line 5 sees its message taken, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P1 3))
(assert (= second (- 1)))
(assert true)
(assert (not (= (ite (= P0 6) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex second
; When goroutine 1 at line 5 sees its message taken, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P1 3))
(assert (= second (- 1)))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.4/counter-range goroutine 1
; When goroutine 1 at line 6 receives from the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 4))
(assert (> second 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.4/spawned goroutine 1
; When goroutine 1 at line 6 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 4))
(assert (> second 0))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.4/buffer-bounds second
; When goroutine 1 at line 6 receives from the buffer, the buffer of second holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 4))
(assert (> second 0))
(assert true)
(assert (not (and (<= 0 (- second 1)) (<= (- second 1) 1))))
(check-sat)
(pop 1)

; preservation/1.4/monitor first
; When goroutine 1 at line 6 receives from the buffer, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P1 4))
(assert (> second 0))
(assert true)
(assert (not (= first (- (+ (ite (< 5 P0) 1 0) 1) (ite (< 7 P0) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.4/monitor second
; When goroutine 1 at line 6 receives from the buffer, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P1 4))
(assert (> second 0))
(assert true)
(assert (not (= (- second 1) (- (+ (ite (< 3 P0) 1 0) 1) (+ (ite (< 8 P0) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/1.4/rendezvous-mutex first
; When goroutine 1 at line 6 receives from the buffer, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P1 4))
(assert (> second 0))
(assert true)
(assert (not (= (ite (= P0 6) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.4/rendezvous-mutex second
; When goroutine 1 at line 6 receives from the buffer, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P1 4))
(assert (> second 0))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.5/counter-range goroutine 1
; When goroutine 1 at line 7 receives from the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 5))
(assert (> first 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.5/spawned goroutine 1
; When goroutine 1 at line 7 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 5))
(assert (> first 0))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.5/buffer-bounds first
; When goroutine 1 at line 7 receives from the buffer, the buffer of first holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 5))
(assert (> first 0))
(assert true)
(assert (not (and (<= 0 (- first 1)) (<= (- first 1) 1))))
(check-sat)
(pop 1)

; preservation/1.5/monitor first
; When goroutine 1 at line 7 receives from the buffer, the buffer of first still holds sends minus receives.
(push 1)
(assert (= P1 5))
(assert (> first 0))
(assert true)
(assert (not (= (- first 1) (- (+ (ite (< 5 P0) 1 0) 1) (+ (ite (< 7 P0) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/1.5/monitor second
; When goroutine 1 at line 7 receives from the buffer, the buffer of second still holds sends minus receives.
(push 1)
(assert (= P1 5))
(assert (> first 0))
(assert true)
(assert (not (= second (- (+ (ite (< 3 P0) 1 0) 1) (+ (ite (< 8 P0) 1 0) 1)))))
(check-sat)
(pop 1)

; preservation/1.5/rendezvous-mutex first
; When goroutine 1 at line 7 receives from the buffer, at most one sender waits for its message on first to be taken.
(push 1)
(assert (= P1 5))
(assert (> first 0))
(assert true)
(assert (not (= (ite (= P0 6) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.5/rendezvous-mutex second
; When goroutine 1 at line 7 receives from the buffer, at most one sender waits for its message on second to be taken.
(push 1)
(assert (= P1 5))
(assert (> first 0))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) 0)))
(check-sat)
(pop 1)

; exit/0.3/balanced
; When nothing can move any more, main at line 9 does not wait at second! while the precondition holds.
(push 1)
(assert (= P0 3))
(assert (or (= P0 9) (and (= P0 3) (>= second 1)) (and (= P0 4) (not (= second (- 1)))) (and (= P0 5) (>= first 1)) (and (= P0 6) (not (= first (- 1)))) (and (= P0 7) (<= first 0)) (and (= P0 8) (<= second 0))))
(assert (or (= P1 (- 1)) (= P1 6) (and (= P1 0) (>= first 1)) (and (= P1 1) (not (= first (- 1)))) (and (= P1 2) (>= second 1)) (and (= P1 3) (not (= second (- 1)))) (and (= P1 4) (<= second 0)) (and (= P1 5) (<= first 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.4/balanced
; When nothing can move any more, main at line 9 does not wait at second! acknowledged while the precondition holds.
(push 1)
(assert (= P0 4))
(assert (or (= P0 9) (and (= P0 3) (>= second 1)) (and (= P0 4) (not (= second (- 1)))) (and (= P0 5) (>= first 1)) (and (= P0 6) (not (= first (- 1)))) (and (= P0 7) (<= first 0)) (and (= P0 8) (<= second 0))))
(assert (or (= P1 (- 1)) (= P1 6) (and (= P1 0) (>= first 1)) (and (= P1 1) (not (= first (- 1)))) (and (= P1 2) (>= second 1)) (and (= P1 3) (not (= second (- 1)))) (and (= P1 4) (<= second 0)) (and (= P1 5) (<= first 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.5/balanced
; When nothing can move any more, main at line 10 does not wait at first! while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (or (= P0 9) (and (= P0 3) (>= second 1)) (and (= P0 4) (not (= second (- 1)))) (and (= P0 5) (>= first 1)) (and (= P0 6) (not (= first (- 1)))) (and (= P0 7) (<= first 0)) (and (= P0 8) (<= second 0))))
(assert (or (= P1 (- 1)) (= P1 6) (and (= P1 0) (>= first 1)) (and (= P1 1) (not (= first (- 1)))) (and (= P1 2) (>= second 1)) (and (= P1 3) (not (= second (- 1)))) (and (= P1 4) (<= second 0)) (and (= P1 5) (<= first 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.6/balanced
; When nothing can move any more, main at line 10 does not wait at first! acknowledged while the precondition holds.
(push 1)
(assert (= P0 6))
(assert (or (= P0 9) (and (= P0 3) (>= second 1)) (and (= P0 4) (not (= second (- 1)))) (and (= P0 5) (>= first 1)) (and (= P0 6) (not (= first (- 1)))) (and (= P0 7) (<= first 0)) (and (= P0 8) (<= second 0))))
(assert (or (= P1 (- 1)) (= P1 6) (and (= P1 0) (>= first 1)) (and (= P1 1) (not (= first (- 1)))) (and (= P1 2) (>= second 1)) (and (= P1 3) (not (= second (- 1)))) (and (= P1 4) (<= second 0)) (and (= P1 5) (<= first 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.7/balanced
; When nothing can move any more, main at line 11 does not wait at first? while the precondition holds.
(push 1)
(assert (= P0 7))
(assert (or (= P0 9) (and (= P0 3) (>= second 1)) (and (= P0 4) (not (= second (- 1)))) (and (= P0 5) (>= first 1)) (and (= P0 6) (not (= first (- 1)))) (and (= P0 7) (<= first 0)) (and (= P0 8) (<= second 0))))
(assert (or (= P1 (- 1)) (= P1 6) (and (= P1 0) (>= first 1)) (and (= P1 1) (not (= first (- 1)))) (and (= P1 2) (>= second 1)) (and (= P1 3) (not (= second (- 1)))) (and (= P1 4) (<= second 0)) (and (= P1 5) (<= first 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/0.8/balanced
; When nothing can move any more, main at line 12 does not wait at second? while the precondition holds.
(push 1)
(assert (= P0 8))
(assert (or (= P0 9) (and (= P0 3) (>= second 1)) (and (= P0 4) (not (= second (- 1)))) (and (= P0 5) (>= first 1)) (and (= P0 6) (not (= first (- 1)))) (and (= P0 7) (<= first 0)) (and (= P0 8) (<= second 0))))
(assert (or (= P1 (- 1)) (= P1 6) (and (= P1 0) (>= first 1)) (and (= P1 1) (not (= first (- 1)))) (and (= P1 2) (>= second 1)) (and (= P1 3) (not (= second (- 1)))) (and (= P1 4) (<= second 0)) (and (= P1 5) (<= first 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 4 does not wait at first! while the precondition holds.
(push 1)
(assert (= P1 0))
(assert (or (= P0 9) (and (= P0 3) (>= second 1)) (and (= P0 4) (not (= second (- 1)))) (and (= P0 5) (>= first 1)) (and (= P0 6) (not (= first (- 1)))) (and (= P0 7) (<= first 0)) (and (= P0 8) (<= second 0))))
(assert (or (= P1 (- 1)) (= P1 6) (and (= P1 0) (>= first 1)) (and (= P1 1) (not (= first (- 1)))) (and (= P1 2) (>= second 1)) (and (= P1 3) (not (= second (- 1)))) (and (= P1 4) (<= second 0)) (and (= P1 5) (<= first 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 4 does not wait at first! acknowledged while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 9) (and (= P0 3) (>= second 1)) (and (= P0 4) (not (= second (- 1)))) (and (= P0 5) (>= first 1)) (and (= P0 6) (not (= first (- 1)))) (and (= P0 7) (<= first 0)) (and (= P0 8) (<= second 0))))
(assert (or (= P1 (- 1)) (= P1 6) (and (= P1 0) (>= first 1)) (and (= P1 1) (not (= first (- 1)))) (and (= P1 2) (>= second 1)) (and (= P1 3) (not (= second (- 1)))) (and (= P1 4) (<= second 0)) (and (= P1 5) (<= first 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 5 does not wait at second! while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (or (= P0 9) (and (= P0 3) (>= second 1)) (and (= P0 4) (not (= second (- 1)))) (and (= P0 5) (>= first 1)) (and (= P0 6) (not (= first (- 1)))) (and (= P0 7) (<= first 0)) (and (= P0 8) (<= second 0))))
(assert (or (= P1 (- 1)) (= P1 6) (and (= P1 0) (>= first 1)) (and (= P1 1) (not (= first (- 1)))) (and (= P1 2) (>= second 1)) (and (= P1 3) (not (= second (- 1)))) (and (= P1 4) (<= second 0)) (and (= P1 5) (<= first 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.3/balanced
; When nothing can move any more, goroutine 1 at line 5 does not wait at second! acknowledged while the precondition holds.
(push 1)
(assert (= P1 3))
(assert (or (= P0 9) (and (= P0 3) (>= second 1)) (and (= P0 4) (not (= second (- 1)))) (and (= P0 5) (>= first 1)) (and (= P0 6) (not (= first (- 1)))) (and (= P0 7) (<= first 0)) (and (= P0 8) (<= second 0))))
(assert (or (= P1 (- 1)) (= P1 6) (and (= P1 0) (>= first 1)) (and (= P1 1) (not (= first (- 1)))) (and (= P1 2) (>= second 1)) (and (= P1 3) (not (= second (- 1)))) (and (= P1 4) (<= second 0)) (and (= P1 5) (<= first 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.4/balanced
; When nothing can move any more, goroutine 1 at line 6 does not wait at second? while the precondition holds.
(push 1)
(assert (= P1 4))
(assert (or (= P0 9) (and (= P0 3) (>= second 1)) (and (= P0 4) (not (= second (- 1)))) (and (= P0 5) (>= first 1)) (and (= P0 6) (not (= first (- 1)))) (and (= P0 7) (<= first 0)) (and (= P0 8) (<= second 0))))
(assert (or (= P1 (- 1)) (= P1 6) (and (= P1 0) (>= first 1)) (and (= P1 1) (not (= first (- 1)))) (and (= P1 2) (>= second 1)) (and (= P1 3) (not (= second (- 1)))) (and (= P1 4) (<= second 0)) (and (= P1 5) (<= first 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; exit/1.5/balanced
; When nothing can move any more, goroutine 1 at line 7 does not wait at first? while the precondition holds.
(push 1)
(assert (= P1 5))
(assert (or (= P0 9) (and (= P0 3) (>= second 1)) (and (= P0 4) (not (= second (- 1)))) (and (= P0 5) (>= first 1)) (and (= P0 6) (not (= first (- 1)))) (and (= P0 7) (<= first 0)) (and (= P0 8) (<= second 0))))
(assert (or (= P1 (- 1)) (= P1 6) (and (= P1 0) (>= first 1)) (and (= P1 1) (not (= first (- 1)))) (and (= P1 2) (>= second 1)) (and (= P1 3) (not (= second (- 1)))) (and (= P1 4) (<= second 0)) (and (= P1 5) (<= first 0))))
(assert true)
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, first is sent to at least as often as it is received from.
(push 1)
(assert (= P0 9))
(assert (or (= P1 (- 1)) (= P1 6)))
(assert false)
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to first is received or fits its buffer.
(push 1)
(assert (= P0 9))
(assert (or (= P1 (- 1)) (= P1 6)))
(assert false)
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, second is sent to at least as often as it is received from.
(push 1)
(assert (= P0 9))
(assert (or (= P1 (- 1)) (= P1 6)))
(assert false)
(check-sat)
(pop 1)

; necessity/4
; When every goroutine has ended, what is sent to second is received or fits its buffer.
(push 1)
(assert (= P0 9))
(assert (or (= P1 (- 1)) (= P1 6)))
(assert false)
(check-sat)
(pop 1)
