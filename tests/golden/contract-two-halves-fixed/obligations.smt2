(set-logic ALL)
(declare-const n Int)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const P2 Int)
(declare-const xs Int)
(declare-const done Int)

; What holds of the parameters.
(assert (> n 0))

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

; establishment/capacity xs
; At the start, xs was created with a capacity of at least 0.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds xs
; At the start, the buffer of xs holds no more than its capacity and no less than nothing.
(push 1)
(assert (not (ite (> (* 2 n) 0) (<= 0 (* 2 n)) true)))
(check-sat)
(pop 1)

; establishment/buffer-bounds done
; At the start, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor xs
; At the start, the buffer of xs still holds sends minus receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor xs
; At the start, the exchanges over xs still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor done
; At the start, the exchanges over done still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex done
; At the start, at most one sender waits for its message on done to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 6)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 2)))
; goroutine 2 is at one of its program points
(assert (and (<= (- 1) P2) (<= P2 2)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 2 P0) (not (= P1 (- 1)))))
; goroutine 2 has started exactly if its go statement has run
(assert (= (< 3 P0) (not (= P2 (- 1)))))
; xs was created with a capacity of at least 0
(assert (=> (< 0 P0) (<= 0 (* 2 n))))
; the buffer of xs holds no more than its capacity and no less than nothing
(assert (ite (> (* 2 n) 0) (and (<= 0 xs) (<= xs (* 2 n))) (and (<= (- 1) xs) (<= xs 1))))
; the buffer of done holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) done) (<= done 1)))
; the buffer of xs still holds sends minus receives
(assert (=> (> (* 2 n) 0) (= xs 0)))
; the exchanges over xs still match sends with receives
(assert (=> (<= (* 2 n) 0) (= xs 0)))
; the exchanges over done still match sends with receives
(assert (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0)) (+ (ite (< 4 P0) 2 0) (ite (< 5 P0) 2 0)))))
; at most one sender waits for its message on done to be taken
(assert (= (+ (ite (= P1 1) 1 0) (ite (= P2 1) 1 0)) (ite (= done 0) 0 1)))

; preservation/0.0/counter-range main
; When main at line 18 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= (* 2 n) 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 18 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= (* 2 n) 0))
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 2
; When main at line 18 makes the channel, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= (* 2 n) 0))
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/capacity xs
; When main at line 18 makes the channel, xs was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= (* 2 n) 0))
(assert (> 0 (* 2 n)))
(check-sat)
(pop 1)

; preservation/0.0/monitor done
; When main at line 18 makes the channel, the exchanges over done still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= (* 2 n) 0))
(assert (not (= done (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 19 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 19 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 2
; When main at line 19 makes the channel, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/capacity xs
; When main at line 19 makes the channel, xs was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (> 0 (* 2 n)))
(check-sat)
(pop 1)

; preservation/0.1/monitor done
; When main at line 19 makes the channel, the exchanges over done still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= done (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 20 spawns, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range goroutine 1
; When main at line 20 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 20 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 2
; When main at line 20 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.2/capacity xs
; When main at line 20 spawns, xs was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (> 0 (* 2 n)))
(check-sat)
(pop 1)

; preservation/0.2/monitor done
; When main at line 20 spawns, the exchanges over done still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= done (+ (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex done
; When main at line 20 spawns, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= (ite (= P2 1) 1 0) (ite (= done 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 21 spawns, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/counter-range goroutine 2
; When main at line 21 spawns, goroutine 2 is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 21 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 2
; When main at line 21 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/capacity xs
; When main at line 21 spawns, xs was created with a capacity of at least 0.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (> 0 (* 2 n)))
(check-sat)
(pop 1)

; preservation/0.3/monitor done
; When main at line 21 spawns, the exchanges over done still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= done (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex done
; When main at line 21 spawns, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= (ite (= P1 1) 1 0) (ite (= done 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 22 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (= done 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 22 takes the offered message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (= done 1))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 2
; When main at line 22 takes the offered message, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (= done 1))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/capacity xs
; When main at line 22 takes the offered message, xs was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert (= done 1))
(assert true)
(assert (> 0 (* 2 n)))
(check-sat)
(pop 1)

; preservation/0.4/buffer-bounds done
; When main at line 22 takes the offered message, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 4))
(assert (= done 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/monitor done
; When main at line 22 takes the offered message, the exchanges over done still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (= done 1))
(assert true)
(assert (not (= (- 1) (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0)) 2))))
(check-sat)
(pop 1)

; preservation/0.4/rendezvous-mutex done
; When main at line 22 takes the offered message, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P0 4))
(assert (= done 1))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 1) 1 0)) 1)))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 23 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (= done 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 23 takes the offered message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (= done 1))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 2
; When main at line 23 takes the offered message, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (= done 1))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/capacity xs
; When main at line 23 takes the offered message, xs was created with a capacity of at least 0.
(push 1)
(assert (= P0 5))
(assert (= done 1))
(assert true)
(assert (> 0 (* 2 n)))
(check-sat)
(pop 1)

; preservation/0.5/buffer-bounds done
; When main at line 23 takes the offered message, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 5))
(assert (= done 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/monitor done
; When main at line 23 takes the offered message, the exchanges over done still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (= done 1))
(assert true)
(assert (not (= (- 1) (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0)) 4))))
(check-sat)
(pop 1)

; preservation/0.5/rendezvous-mutex done
; When main at line 23 takes the offered message, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P0 5))
(assert (= done 1))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 1) 1 0)) 1)))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 12 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (= done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 12 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (= done 0))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds done
; When goroutine 1 at line 12 offers its message, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 0))
(assert (= done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/monitor done
; When goroutine 1 at line 12 offers its message, the exchanges over done still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (= done 0))
(assert true)
(assert (not (= 1 (- (+ (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0) 1) (+ (ite (< 4 P0) 2 0) (ite (< 5 P0) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex done
; When goroutine 1 at line 12 offers its message, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P1 0))
(assert (= done 0))
(assert true)
(assert (not (= (+ (ite (= P2 1) 1 0) 1) 1)))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 12 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= done (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 12 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= done (- 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds done
; When goroutine 1 at line 12 sees its message taken, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= done (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor done
; When goroutine 1 at line 12 sees its message taken, the exchanges over done still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (= done (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 0 P2) 1 0) (ite (< 1 P2) 1 0) 2) (+ (ite (< 4 P0) 2 0) (ite (< 5 P0) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex done
; When goroutine 1 at line 12 sees its message taken, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P1 1))
(assert (= done (- 1)))
(assert true)
(assert (not (= (ite (= P2 1) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.0/counter-range goroutine 2
; When goroutine 2 at line 12 offers its message, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert (= done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0/spawned goroutine 2
; When goroutine 2 at line 12 offers its message, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert (= done 0))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.0/buffer-bounds done
; When goroutine 2 at line 12 offers its message, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 0))
(assert (= done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0/monitor done
; When goroutine 2 at line 12 offers its message, the exchanges over done still match sends with receives.
(push 1)
(assert (= P2 0))
(assert (= done 0))
(assert true)
(assert (not (= 1 (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) 1) (+ (ite (< 4 P0) 2 0) (ite (< 5 P0) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.0/rendezvous-mutex done
; When goroutine 2 at line 12 offers its message, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P2 0))
(assert (= done 0))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) 1) 1)))
(check-sat)
(pop 1)

; preservation/2.1/counter-range goroutine 2
; When goroutine 2 at line 12 sees its message taken, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 1))
(assert (= done (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/spawned goroutine 2
; When goroutine 2 at line 12 sees its message taken, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 1))
(assert (= done (- 1)))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.1/buffer-bounds done
; When goroutine 2 at line 12 sees its message taken, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 1))
(assert (= done (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/monitor done
; When goroutine 2 at line 12 sees its message taken, the exchanges over done still match sends with receives.
(push 1)
(assert (= P2 1))
(assert (= done (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) 2) (+ (ite (< 4 P0) 2 0) (ite (< 5 P0) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.1/rendezvous-mutex done
; When goroutine 2 at line 12 sees its message taken, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P2 1))
(assert (= done (- 1)))
(assert true)
(assert (not (= (ite (= P1 1) 1 0) 0)))
(check-sat)
(pop 1)

; crash/0.0/balanced
; It never happens that main at line 18 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 0))
(assert (< (* 2 n) 0))
(assert (<= 0 (* 2 n)))
(assert true)
(check-sat)
(pop 1)

; exit/0.4/balanced
; When nothing can move any more, main at line 22 does not wait at done? while the precondition holds.
(push 1)
(assert (= P0 4))
(assert (or (= P0 6) (and (= P0 4) (not (= done 1))) (and (= P0 5) (not (= done 1)))))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 2) (and (= P2 0) (not (= done 0))) (and (= P2 1) (not (= done (- 1))))))
(assert (<= 0 (* 2 n)))
(assert true)
(check-sat)
(pop 1)

; exit/0.5/balanced
; When nothing can move any more, main at line 23 does not wait at done? while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (or (= P0 6) (and (= P0 4) (not (= done 1))) (and (= P0 5) (not (= done 1)))))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 2) (and (= P2 0) (not (= done 0))) (and (= P2 1) (not (= done (- 1))))))
(assert (<= 0 (* 2 n)))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 12 does not wait at done! while the precondition holds.
(push 1)
(assert (= P1 0))
(assert (or (= P0 6) (and (= P0 4) (not (= done 1))) (and (= P0 5) (not (= done 1)))))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 2) (and (= P2 0) (not (= done 0))) (and (= P2 1) (not (= done (- 1))))))
(assert (<= 0 (* 2 n)))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 12 does not wait at done! acknowledged while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 6) (and (= P0 4) (not (= done 1))) (and (= P0 5) (not (= done 1)))))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 2) (and (= P2 0) (not (= done 0))) (and (= P2 1) (not (= done (- 1))))))
(assert (<= 0 (* 2 n)))
(assert true)
(check-sat)
(pop 1)

; exit/2.0/balanced
; When nothing can move any more, goroutine 2 at line 12 does not wait at done! while the precondition holds.
(push 1)
(assert (= P2 0))
(assert (or (= P0 6) (and (= P0 4) (not (= done 1))) (and (= P0 5) (not (= done 1)))))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 2) (and (= P2 0) (not (= done 0))) (and (= P2 1) (not (= done (- 1))))))
(assert (<= 0 (* 2 n)))
(assert true)
(check-sat)
(pop 1)

; exit/2.1/balanced
; When nothing can move any more, goroutine 2 at line 12 does not wait at done! acknowledged while the precondition holds.
(push 1)
(assert (= P2 1))
(assert (or (= P0 6) (and (= P0 4) (not (= done 1))) (and (= P0 5) (not (= done 1)))))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 2) (and (= P2 0) (not (= done 0))) (and (= P2 1) (not (= done (- 1))))))
(assert (<= 0 (* 2 n)))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, xs is sent to at least as often as it is received from.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2)))
(assert (or (= P2 (- 1)) (= P2 2)))
(assert false)
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to xs is received or fits its buffer.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2)))
(assert (or (= P2 (- 1)) (= P2 2)))
(assert (> 0 (* 2 n)))
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, done is sent to at least as often as it is received from.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2)))
(assert (or (= P2 (- 1)) (= P2 2)))
(assert false)
(check-sat)
(pop 1)

; necessity/4
; When every goroutine has ended, what is sent to done is received or fits its buffer.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2)))
(assert (or (= P2 (- 1)) (= P2 2)))
(assert false)
(check-sat)
(pop 1)
