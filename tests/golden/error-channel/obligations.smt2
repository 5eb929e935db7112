(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const P2 Int)
(declare-const firstFails Bool)
(declare-const secondFails Bool)
(declare-const errors Int)
(declare-const done Int)

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

; establishment/branch goroutine 1
; At the start, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (not (ite firstFails true true)))
(check-sat)
(pop 1)

; establishment/branch goroutine 2
; At the start, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (not (ite secondFails true true)))
(check-sat)
(pop 1)

; establishment/buffer-bounds errors
; At the start, the buffer of errors holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor errors
; At the start, the buffer of errors still holds sends minus receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex errors
; At the start, at most one sender waits for its message on errors to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/waitgroup done
; At the start, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 5)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 5)))
; goroutine 2 is at one of its program points
(assert (and (<= (- 1) P2) (<= P2 5)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 2 P0) (not (= P1 (- 1)))))
; goroutine 2 has started exactly if its go statement has run
(assert (= (< 3 P0) (not (= P2 (- 1)))))
; goroutine 1 is not in the branch that its if rules out
(assert (ite firstFails true (not (and (<= 1 P1) (< P1 4)))))
; goroutine 2 is not in the branch that its if rules out
(assert (ite secondFails true (not (and (<= 1 P2) (< P2 4)))))
; the buffer of errors holds no more than its capacity and no less than nothing
(assert (and (<= 0 errors) (<= errors 1)))
; the buffer of errors still holds sends minus receives
(assert (= errors (+ (ite (and firstFails (< 1 P1)) 1 0) (ite (and secondFails (< 1 P2)) 1 0))))
; at most one sender waits for its message on errors to be taken
(assert (= (+ (ite (= P1 2) 1 0) (ite (= P2 2) 1 0)) 0))
; the counter of done is the sum of what was added, and not negative
(assert (and (<= 0 done) (= done (+ (ite (< 1 P0) 2 0) (ite (< 4 P1) (- 1) 0) (ite (< 4 P2) (- 1) 0)))))

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

; preservation/0.0/spawned goroutine 2
; When main at line 1 makes the channel, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/waitgroup done
; When main at line 1 makes the channel, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (and (<= 0 done) (= done (+ (ite (< 4 P1) (- 1) 0) (ite (< 4 P2) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 3 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= done (- 2)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 3 adds to the waitgroup, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= done (- 2)))
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 2
; When main at line 3 adds to the waitgroup, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= done (- 2)))
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/waitgroup done
; When main at line 3 adds to the waitgroup, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= done (- 2)))
(assert (not (and (<= 0 (+ done 2)) (= (+ done 2) (+ (ite (< 4 P1) (- 1) 0) (ite (< 4 P2) (- 1) 0) 2)))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 4 spawns, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range goroutine 1
; When main at line 4 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 4 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 2
; When main at line 4 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.2/branch goroutine 1
; When main at line 4 spawns, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite firstFails true true)))
(check-sat)
(pop 1)

; preservation/0.2/monitor errors
; When main at line 4 spawns, the buffer of errors still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= errors (ite (and secondFails (< 1 P2)) 1 0))))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex errors
; When main at line 4 spawns, at most one sender waits for its message on errors to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= (ite (= P2 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.2/waitgroup done
; When main at line 4 spawns, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (and (<= 0 done) (= done (+ (ite (< 4 P2) (- 1) 0) 2)))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 12 spawns, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/counter-range goroutine 2
; When main at line 12 spawns, goroutine 2 is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 12 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 2
; When main at line 12 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/branch goroutine 2
; When main at line 12 spawns, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite secondFails true true)))
(check-sat)
(pop 1)

; preservation/0.3/monitor errors
; When main at line 12 spawns, the buffer of errors still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= errors (ite (and firstFails (< 1 P1)) 1 0))))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex errors
; When main at line 12 spawns, at most one sender waits for its message on errors to be taken.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.3/waitgroup done
; When main at line 12 spawns, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (and (<= 0 done) (= done (+ (ite (< 4 P1) (- 1) 0) 2)))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 20 passes its Wait, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (= done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 20 passes its Wait, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (= done 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 2
; When main at line 20 passes its Wait, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (= done 0))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/waitgroup done
; When main at line 20 passes its Wait, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P0 4))
(assert (= done 0))
(assert true)
(assert (not (and (<= 0 done) (= done (+ (ite (< 4 P1) (- 1) 0) (ite (< 4 P2) (- 1) 0) 2)))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 5 takes the true branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert firstFails)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 5 takes the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert firstFails)
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.0.1/branch goroutine 1
; When goroutine 1 at line 5 takes the true branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 0))
(assert firstFails)
(assert true)
(assert (not (ite firstFails true false)))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor errors
; When goroutine 1 at line 5 takes the true branch, the buffer of errors still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert firstFails)
(assert true)
(assert (not (= errors (ite (and secondFails (< 1 P2)) 1 0))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex errors
; When goroutine 1 at line 5 takes the true branch, at most one sender waits for its message on errors to be taken.
(push 1)
(assert (= P1 0))
(assert firstFails)
(assert true)
(assert (not (= (ite (= P2 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.0.1/waitgroup done
; When goroutine 1 at line 5 takes the true branch, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P1 0))
(assert firstFails)
(assert true)
(assert (not (and (<= 0 done) (= done (+ (ite (< 1 P0) 2 0) (ite (< 4 P2) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 5 takes the else branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (not firstFails))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 5 takes the else branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (not firstFails))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.0.2/branch goroutine 1
; When goroutine 1 at line 5 takes the else branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 0))
(assert (not firstFails))
(assert true)
(assert (not (ite firstFails true true)))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor errors
; When goroutine 1 at line 5 takes the else branch, the buffer of errors still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (not firstFails))
(assert true)
(assert (not (= errors (+ (ite firstFails 1 0) (ite (and secondFails (< 1 P2)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex errors
; When goroutine 1 at line 5 takes the else branch, at most one sender waits for its message on errors to be taken.
(push 1)
(assert (= P1 0))
(assert (not firstFails))
(assert true)
(assert (not (= (ite (= P2 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.0.2/waitgroup done
; When goroutine 1 at line 5 takes the else branch, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P1 0))
(assert (not firstFails))
(assert true)
(assert (not (and (<= 0 done) (= done (+ (ite (< 1 P0) 2 0) (ite (< 4 P2) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 6 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (< errors 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 6 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (< errors 1))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.1/branch goroutine 1
; When goroutine 1 at line 6 sends into the buffer, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 1))
(assert (< errors 1))
(assert true)
(assert (not (ite firstFails true false)))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds errors
; When goroutine 1 at line 6 sends into the buffer, the buffer of errors holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (< errors 1))
(assert true)
(assert (not (and (<= 0 (+ errors 1)) (<= (+ errors 1) 1))))
(check-sat)
(pop 1)

; preservation/1.1/monitor errors
; When goroutine 1 at line 6 sends into the buffer, the buffer of errors still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (< errors 1))
(assert true)
(assert (not (= (+ errors 1) (+ (ite firstFails 1 0) (ite (and secondFails (< 1 P2)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex errors
; When goroutine 1 at line 6 sends into the buffer, at most one sender waits for its message on errors to be taken.
(push 1)
(assert (= P1 1))
(assert (< errors 1))
(assert true)
(assert (not (= (ite (= P2 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.1/waitgroup done
; When goroutine 1 at line 6 sends into the buffer, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P1 1))
(assert (< errors 1))
(assert true)
(assert (not (and (<= 0 done) (= done (+ (ite (< 1 P0) 2 0) (ite (< 4 P2) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 6 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (= errors (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 6 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (= errors (- 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.2/branch goroutine 1
; When goroutine 1 at line 6 sees its message taken, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 2))
(assert (= errors (- 1)))
(assert true)
(assert (not (ite firstFails true false)))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds errors
; When goroutine 1 at line 6 sees its message taken, the buffer of errors holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (= errors (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/monitor errors
; When goroutine 1 at line 6 sees its message taken, the buffer of errors still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (= errors (- 1)))
(assert true)
(assert (not (= 0 (+ (ite firstFails 1 0) (ite (and secondFails (< 1 P2)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex errors
; When goroutine 1 at line 6 sees its message taken, at most one sender waits for its message on errors to be taken.
(push 1)
(assert (= P1 2))
(assert (= errors (- 1)))
(assert true)
(assert (not (= (ite (= P2 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.2/waitgroup done
; When goroutine 1 at line 6 sees its message taken, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P1 2))
(assert (= errors (- 1)))
(assert true)
(assert (not (and (<= 0 done) (= done (+ (ite (< 1 P0) 2 0) (ite (< 4 P2) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 5 leaves the true branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 5 leaves the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.3/branch goroutine 1
; When goroutine 1 at line 5 leaves the true branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (ite firstFails true true)))
(check-sat)
(pop 1)

; preservation/1.3/monitor errors
; When goroutine 1 at line 5 leaves the true branch, the buffer of errors still holds sends minus receives.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (= errors (+ (ite firstFails 1 0) (ite (and secondFails (< 1 P2)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex errors
; When goroutine 1 at line 5 leaves the true branch, at most one sender waits for its message on errors to be taken.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (= (ite (= P2 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.3/waitgroup done
; When goroutine 1 at line 5 leaves the true branch, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (and (<= 0 done) (= done (+ (ite (< 1 P0) 2 0) (ite (< 4 P2) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/1.4/counter-range goroutine 1
; When goroutine 1 at line 10 adds to the waitgroup, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 4))
(assert true)
(assert (>= done 1))
(assert false)
(check-sat)
(pop 1)

; preservation/1.4/spawned goroutine 1
; When goroutine 1 at line 10 adds to the waitgroup, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 4))
(assert true)
(assert (>= done 1))
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.4/branch goroutine 1
; When goroutine 1 at line 10 adds to the waitgroup, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 4))
(assert true)
(assert (>= done 1))
(assert (not (ite firstFails true true)))
(check-sat)
(pop 1)

; preservation/1.4/monitor errors
; When goroutine 1 at line 10 adds to the waitgroup, the buffer of errors still holds sends minus receives.
(push 1)
(assert (= P1 4))
(assert true)
(assert (>= done 1))
(assert (not (= errors (+ (ite firstFails 1 0) (ite (and secondFails (< 1 P2)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.4/rendezvous-mutex errors
; When goroutine 1 at line 10 adds to the waitgroup, at most one sender waits for its message on errors to be taken.
(push 1)
(assert (= P1 4))
(assert true)
(assert (>= done 1))
(assert (not (= (ite (= P2 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.4/waitgroup done
; When goroutine 1 at line 10 adds to the waitgroup, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P1 4))
(assert true)
(assert (>= done 1))
(assert (not (and (<= 0 (+ done (- 1))) (= (+ done (- 1)) (+ (ite (< 1 P0) 2 0) (ite (< 4 P2) (- 1) 0) (- 1))))))
(check-sat)
(pop 1)

; preservation/2.0.1/counter-range goroutine 2
; When goroutine 2 at line 13 takes the true branch, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert secondFails)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0.1/spawned goroutine 2
; When goroutine 2 at line 13 takes the true branch, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert secondFails)
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.0.1/branch goroutine 2
; When goroutine 2 at line 13 takes the true branch, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (= P2 0))
(assert secondFails)
(assert true)
(assert (not (ite secondFails true false)))
(check-sat)
(pop 1)

; preservation/2.0.1/monitor errors
; When goroutine 2 at line 13 takes the true branch, the buffer of errors still holds sends minus receives.
(push 1)
(assert (= P2 0))
(assert secondFails)
(assert true)
(assert (not (= errors (ite (and firstFails (< 1 P1)) 1 0))))
(check-sat)
(pop 1)

; preservation/2.0.1/rendezvous-mutex errors
; When goroutine 2 at line 13 takes the true branch, at most one sender waits for its message on errors to be taken.
(push 1)
(assert (= P2 0))
(assert secondFails)
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.0.1/waitgroup done
; When goroutine 2 at line 13 takes the true branch, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P2 0))
(assert secondFails)
(assert true)
(assert (not (and (<= 0 done) (= done (+ (ite (< 1 P0) 2 0) (ite (< 4 P1) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/2.0.2/counter-range goroutine 2
; When goroutine 2 at line 13 takes the else branch, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert (not secondFails))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0.2/spawned goroutine 2
; When goroutine 2 at line 13 takes the else branch, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert (not secondFails))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.0.2/branch goroutine 2
; When goroutine 2 at line 13 takes the else branch, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (= P2 0))
(assert (not secondFails))
(assert true)
(assert (not (ite secondFails true true)))
(check-sat)
(pop 1)

; preservation/2.0.2/monitor errors
; When goroutine 2 at line 13 takes the else branch, the buffer of errors still holds sends minus receives.
(push 1)
(assert (= P2 0))
(assert (not secondFails))
(assert true)
(assert (not (= errors (+ (ite (and firstFails (< 1 P1)) 1 0) (ite secondFails 1 0)))))
(check-sat)
(pop 1)

; preservation/2.0.2/rendezvous-mutex errors
; When goroutine 2 at line 13 takes the else branch, at most one sender waits for its message on errors to be taken.
(push 1)
(assert (= P2 0))
(assert (not secondFails))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.0.2/waitgroup done
; When goroutine 2 at line 13 takes the else branch, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P2 0))
(assert (not secondFails))
(assert true)
(assert (not (and (<= 0 done) (= done (+ (ite (< 1 P0) 2 0) (ite (< 4 P1) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/2.1/counter-range goroutine 2
; When goroutine 2 at line 14 sends into the buffer, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 1))
(assert (< errors 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/spawned goroutine 2
; When goroutine 2 at line 14 sends into the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 1))
(assert (< errors 1))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.1/branch goroutine 2
; When goroutine 2 at line 14 sends into the buffer, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (= P2 1))
(assert (< errors 1))
(assert true)
(assert (not (ite secondFails true false)))
(check-sat)
(pop 1)

; preservation/2.1/buffer-bounds errors
; When goroutine 2 at line 14 sends into the buffer, the buffer of errors holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 1))
(assert (< errors 1))
(assert true)
(assert (not (and (<= 0 (+ errors 1)) (<= (+ errors 1) 1))))
(check-sat)
(pop 1)

; preservation/2.1/monitor errors
; When goroutine 2 at line 14 sends into the buffer, the buffer of errors still holds sends minus receives.
(push 1)
(assert (= P2 1))
(assert (< errors 1))
(assert true)
(assert (not (= (+ errors 1) (+ (ite (and firstFails (< 1 P1)) 1 0) (ite secondFails 1 0)))))
(check-sat)
(pop 1)

; preservation/2.1/rendezvous-mutex errors
; When goroutine 2 at line 14 sends into the buffer, at most one sender waits for its message on errors to be taken.
(push 1)
(assert (= P2 1))
(assert (< errors 1))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.1/waitgroup done
; When goroutine 2 at line 14 sends into the buffer, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P2 1))
(assert (< errors 1))
(assert true)
(assert (not (and (<= 0 done) (= done (+ (ite (< 1 P0) 2 0) (ite (< 4 P1) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/2.2/counter-range goroutine 2
; When goroutine 2 at line 14 sees its message taken, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 2))
(assert (= errors (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2/spawned goroutine 2
; When goroutine 2 at line 14 sees its message taken, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 2))
(assert (= errors (- 1)))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.2/branch goroutine 2
; When goroutine 2 at line 14 sees its message taken, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (= P2 2))
(assert (= errors (- 1)))
(assert true)
(assert (not (ite secondFails true false)))
(check-sat)
(pop 1)

; preservation/2.2/buffer-bounds errors
; When goroutine 2 at line 14 sees its message taken, the buffer of errors holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 2))
(assert (= errors (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2/monitor errors
; When goroutine 2 at line 14 sees its message taken, the buffer of errors still holds sends minus receives.
(push 1)
(assert (= P2 2))
(assert (= errors (- 1)))
(assert true)
(assert (not (= 0 (+ (ite (and firstFails (< 1 P1)) 1 0) (ite secondFails 1 0)))))
(check-sat)
(pop 1)

; preservation/2.2/rendezvous-mutex errors
; When goroutine 2 at line 14 sees its message taken, at most one sender waits for its message on errors to be taken.
(push 1)
(assert (= P2 2))
(assert (= errors (- 1)))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.2/waitgroup done
; When goroutine 2 at line 14 sees its message taken, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P2 2))
(assert (= errors (- 1)))
(assert true)
(assert (not (and (<= 0 done) (= done (+ (ite (< 1 P0) 2 0) (ite (< 4 P1) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/2.3/counter-range goroutine 2
; When goroutine 2 at line 13 leaves the true branch, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.3/spawned goroutine 2
; When goroutine 2 at line 13 leaves the true branch, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.3/branch goroutine 2
; When goroutine 2 at line 13 leaves the true branch, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (not (ite secondFails true true)))
(check-sat)
(pop 1)

; preservation/2.3/monitor errors
; When goroutine 2 at line 13 leaves the true branch, the buffer of errors still holds sends minus receives.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (not (= errors (+ (ite (and firstFails (< 1 P1)) 1 0) (ite secondFails 1 0)))))
(check-sat)
(pop 1)

; preservation/2.3/rendezvous-mutex errors
; When goroutine 2 at line 13 leaves the true branch, at most one sender waits for its message on errors to be taken.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.3/waitgroup done
; When goroutine 2 at line 13 leaves the true branch, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (not (and (<= 0 done) (= done (+ (ite (< 1 P0) 2 0) (ite (< 4 P1) (- 1) 0))))))
(check-sat)
(pop 1)

; preservation/2.4/counter-range goroutine 2
; When goroutine 2 at line 18 adds to the waitgroup, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 4))
(assert true)
(assert (>= done 1))
(assert false)
(check-sat)
(pop 1)

; preservation/2.4/spawned goroutine 2
; When goroutine 2 at line 18 adds to the waitgroup, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 4))
(assert true)
(assert (>= done 1))
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.4/branch goroutine 2
; When goroutine 2 at line 18 adds to the waitgroup, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (= P2 4))
(assert true)
(assert (>= done 1))
(assert (not (ite secondFails true true)))
(check-sat)
(pop 1)

; preservation/2.4/monitor errors
; When goroutine 2 at line 18 adds to the waitgroup, the buffer of errors still holds sends minus receives.
(push 1)
(assert (= P2 4))
(assert true)
(assert (>= done 1))
(assert (not (= errors (+ (ite (and firstFails (< 1 P1)) 1 0) (ite secondFails 1 0)))))
(check-sat)
(pop 1)

; preservation/2.4/rendezvous-mutex errors
; When goroutine 2 at line 18 adds to the waitgroup, at most one sender waits for its message on errors to be taken.
(push 1)
(assert (= P2 4))
(assert true)
(assert (>= done 1))
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.4/waitgroup done
; When goroutine 2 at line 18 adds to the waitgroup, the counter of done is the sum of what was added, and not negative.
(push 1)
(assert (= P2 4))
(assert true)
(assert (>= done 1))
(assert (not (and (<= 0 (+ done (- 1))) (= (+ done (- 1)) (+ (ite (< 1 P0) 2 0) (ite (< 4 P1) (- 1) 0) (- 1))))))
(check-sat)
(pop 1)

; crash/0.1/balanced
; It never happens that main at line 3 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 1))
(assert (< done (- 2)))
(assert (and (<= 0 (+ (ite firstFails 1 0) (ite secondFails 1 0))) (<= (+ (ite firstFails 1 0) (ite secondFails 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; crash/1.4/balanced
; It never happens that goroutine 1 at line 10 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P1 4))
(assert (< done 1))
(assert (and (<= 0 (+ (ite firstFails 1 0) (ite secondFails 1 0))) (<= (+ (ite firstFails 1 0) (ite secondFails 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; crash/2.4/balanced
; It never happens that goroutine 2 at line 18 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P2 4))
(assert (< done 1))
(assert (and (<= 0 (+ (ite firstFails 1 0) (ite secondFails 1 0))) (<= (+ (ite firstFails 1 0) (ite secondFails 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; exit/0.4/balanced
; When nothing can move any more, main at line 20 does not wait at done.Wait() while the precondition holds.
(push 1)
(assert (= P0 4))
(assert (or (= P0 5) (and (= P0 4) (not (= done 0)))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (>= errors 1)) (and (= P1 2) (not (= errors (- 1))))))
(assert (or (= P2 (- 1)) (= P2 5) (and (= P2 1) (>= errors 1)) (and (= P2 2) (not (= errors (- 1))))))
(assert (and (<= 0 (+ (ite firstFails 1 0) (ite secondFails 1 0))) (<= (+ (ite firstFails 1 0) (ite secondFails 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 6 does not wait at errors! while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 5) (and (= P0 4) (not (= done 0)))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (>= errors 1)) (and (= P1 2) (not (= errors (- 1))))))
(assert (or (= P2 (- 1)) (= P2 5) (and (= P2 1) (>= errors 1)) (and (= P2 2) (not (= errors (- 1))))))
(assert (and (<= 0 (+ (ite firstFails 1 0) (ite secondFails 1 0))) (<= (+ (ite firstFails 1 0) (ite secondFails 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 6 does not wait at errors! acknowledged while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (or (= P0 5) (and (= P0 4) (not (= done 0)))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (>= errors 1)) (and (= P1 2) (not (= errors (- 1))))))
(assert (or (= P2 (- 1)) (= P2 5) (and (= P2 1) (>= errors 1)) (and (= P2 2) (not (= errors (- 1))))))
(assert (and (<= 0 (+ (ite firstFails 1 0) (ite secondFails 1 0))) (<= (+ (ite firstFails 1 0) (ite secondFails 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; exit/2.1/balanced
; When nothing can move any more, goroutine 2 at line 14 does not wait at errors! while the precondition holds.
(push 1)
(assert (= P2 1))
(assert (or (= P0 5) (and (= P0 4) (not (= done 0)))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (>= errors 1)) (and (= P1 2) (not (= errors (- 1))))))
(assert (or (= P2 (- 1)) (= P2 5) (and (= P2 1) (>= errors 1)) (and (= P2 2) (not (= errors (- 1))))))
(assert (and (<= 0 (+ (ite firstFails 1 0) (ite secondFails 1 0))) (<= (+ (ite firstFails 1 0) (ite secondFails 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; exit/2.2/balanced
; When nothing can move any more, goroutine 2 at line 14 does not wait at errors! acknowledged while the precondition holds.
(push 1)
(assert (= P2 2))
(assert (or (= P0 5) (and (= P0 4) (not (= done 0)))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (>= errors 1)) (and (= P1 2) (not (= errors (- 1))))))
(assert (or (= P2 (- 1)) (= P2 5) (and (= P2 1) (>= errors 1)) (and (= P2 2) (not (= errors (- 1))))))
(assert (and (<= 0 (+ (ite firstFails 1 0) (ite secondFails 1 0))) (<= (+ (ite firstFails 1 0) (ite secondFails 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, errors is sent to at least as often as it is received from.
(push 1)
(assert (= P0 5))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert (or (= P2 (- 1)) (= P2 5)))
(assert (> 0 (+ (ite firstFails 1 0) (ite secondFails 1 0))))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to errors is received or fits its buffer.
(push 1)
(assert (= P0 5))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert (or (= P2 (- 1)) (= P2 5)))
(assert (> (+ (ite firstFails 1 0) (ite secondFails 1 0)) 1))
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, what is added to done comes to 0.
(push 1)
(assert (= P0 5))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert (or (= P2 (- 1)) (= P2 5)))
(assert false)
(check-sat)
(pop 1)
