(set-logic ALL)
(declare-const P0 Int)
(declare-const jobs Int)
(declare-const i Int)
(declare-const limit Int)
(declare-const slots Int)

; establishment/counter-range main
; At the start, main is at one of its program points.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/loop i
; At the start, i counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 jobs) (<= 0 jobs) true)))
(check-sat)
(pop 1)

; establishment/capacity slots
; At the start, slots was created with a capacity of at least 0.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds slots
; At the start, the buffer of slots holds no more than its capacity and no less than nothing.
(push 1)
(assert (not (ite (> limit 0) (<= 0 limit) true)))
(check-sat)
(pop 1)

; establishment/monitor slots
; At the start, the buffer of slots still holds sends minus receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor slots
; At the start, the exchanges over slots still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex slots
; At the start, at most one sender waits for its message on slots to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 6)))
; i counts the iterations of its loop
(assert (ite (<= 0 jobs) (and (<= 0 i) (<= i jobs) (=> (< P0 1) (= i 0)) (=> (and (< 1 P0) (< P0 6)) (< i jobs)) (=> (>= P0 6) (= i jobs))) (and (= i 0) (not (and (< 1 P0) (< P0 6))))))
; slots was created with a capacity of at least 0
(assert (=> (< 0 P0) (<= 0 limit)))
; the buffer of slots holds no more than its capacity and no less than nothing
(assert (ite (> limit 0) (and (<= 0 slots) (<= slots limit)) (and (<= (- 1) slots) (<= slots 1))))
; the buffer of slots still holds sends minus receives
(assert (=> (> limit 0) (= slots (- (+ i (ite (and (< 2 P0) (< P0 6)) 1 0)) (+ i (ite (and (< 4 P0) (< P0 6)) 1 0))))))
; the exchanges over slots still match sends with receives
(assert (=> (<= limit 0) (= slots (- (+ (* i 2) (ite (and (< 2 P0) (< P0 6)) 1 0) (ite (and (< 3 P0) (< P0 6)) 1 0)) (+ (* i 2) (ite (and (< 4 P0) (< P0 6)) 2 0))))))
; at most one sender waits for its message on slots to be taken
(assert (= (ite (= P0 3) 1 0) (ite (or (> limit 0) (= slots 0)) 0 1)))

; preservation/0.0/counter-range main
; When main at line 5 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= limit 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/loop i
; When main at line 5 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= limit 0))
(assert (not (ite (<= 0 jobs) (and (<= 0 i) (<= i jobs)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0/capacity slots
; When main at line 5 makes the channel, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= limit 0))
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.0/monitor slots
; When main at line 5 makes the channel, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= limit 0))
(assert (not (=> (> limit 0) (= slots (- i i)))))
(check-sat)
(pop 1)

; preservation/0.0/monitor slots
; When main at line 5 makes the channel, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= limit 0))
(assert (not (=> (<= limit 0) (= slots (- (* i 2) (* i 2))))))
(check-sat)
(pop 1)

; preservation/0.0/rendezvous-mutex slots
; When main at line 5 makes the channel, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= limit 0))
(assert (not (= 0 (ite (or (> limit 0) (= slots 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.1.1/counter-range main
; When main at line 6 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (< i jobs))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.1/loop i
; When main at line 6 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (< i jobs))
(assert true)
(assert (not (ite (<= 0 jobs) (and (<= 0 i) (<= i jobs) (< i jobs)) false)))
(check-sat)
(pop 1)

; preservation/0.1.1/capacity slots
; When main at line 6 begins an iteration of its loop, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert (< i jobs))
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.1.1/monitor slots
; When main at line 6 begins an iteration of its loop, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert (< i jobs))
(assert true)
(assert (not (=> (> limit 0) (= slots (- i i)))))
(check-sat)
(pop 1)

; preservation/0.1.1/monitor slots
; When main at line 6 begins an iteration of its loop, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (< i jobs))
(assert true)
(assert (not (=> (<= limit 0) (= slots (- (* i 2) (* i 2))))))
(check-sat)
(pop 1)

; preservation/0.1.1/rendezvous-mutex slots
; When main at line 6 begins an iteration of its loop, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 1))
(assert (< i jobs))
(assert true)
(assert (not (= 0 (ite (or (> limit 0) (= slots 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.1.2/counter-range main
; When main at line 6 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (>= i jobs))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.2/loop i
; When main at line 6 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (>= i jobs))
(assert true)
(assert (not (ite (<= 0 jobs) (and (<= 0 i) (<= i jobs) (= i jobs)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1.2/capacity slots
; When main at line 6 leaves its loop, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert (>= i jobs))
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.1.2/monitor slots
; When main at line 6 leaves its loop, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert (>= i jobs))
(assert true)
(assert (not (=> (> limit 0) (= slots (- i i)))))
(check-sat)
(pop 1)

; preservation/0.1.2/monitor slots
; When main at line 6 leaves its loop, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (>= i jobs))
(assert true)
(assert (not (=> (<= limit 0) (= slots (- (* i 2) (* i 2))))))
(check-sat)
(pop 1)

; preservation/0.1.2/rendezvous-mutex slots
; When main at line 6 leaves its loop, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 1))
(assert (>= i jobs))
(assert true)
(assert (not (= 0 (ite (or (> limit 0) (= slots 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.2.1/counter-range main
; When main at line 7 sends into the buffer, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/loop i
; When main at line 7 sends into the buffer, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert (not (ite (<= 0 jobs) (and (<= 0 i) (<= i jobs) (< i jobs)) false)))
(check-sat)
(pop 1)

; preservation/0.2.1/capacity slots
; When main at line 7 sends into the buffer, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.2.1/buffer-bounds slots
; When main at line 7 sends into the buffer, the buffer of slots holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 2))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert (not (ite (> limit 0) (and (<= 0 (+ slots 1)) (<= (+ slots 1) limit)) (and (<= (- 1) (+ slots 1)) (<= (+ slots 1) 1)))))
(check-sat)
(pop 1)

; preservation/0.2.1/monitor slots
; When main at line 7 sends into the buffer, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert (not (=> (> limit 0) (= (+ slots 1) (- (+ i 1) i)))))
(check-sat)
(pop 1)

; preservation/0.2.1/monitor slots
; When main at line 7 sends into the buffer, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert (not (=> (<= limit 0) (= (+ slots 1) (- (+ (* i 2) 2) (* i 2))))))
(check-sat)
(pop 1)

; preservation/0.2.1/rendezvous-mutex slots
; When main at line 7 sends into the buffer, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 2))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert (not (= 0 (ite (or (> limit 0) (= (+ slots 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.2.2/counter-range main
; When main at line 7 offers its message, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.2/loop i
; When main at line 7 offers its message, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert (not (ite (<= 0 jobs) (and (<= 0 i) (<= i jobs) (< i jobs)) false)))
(check-sat)
(pop 1)

; preservation/0.2.2/capacity slots
; When main at line 7 offers its message, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.2.2/buffer-bounds slots
; When main at line 7 offers its message, the buffer of slots holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 2))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert (not (ite (> limit 0) (<= 1 limit) true)))
(check-sat)
(pop 1)

; preservation/0.2.2/monitor slots
; When main at line 7 offers its message, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert (not (=> (> limit 0) (= 1 (- (+ i 1) i)))))
(check-sat)
(pop 1)

; preservation/0.2.2/monitor slots
; When main at line 7 offers its message, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert (not (=> (<= limit 0) (= 1 (- (+ (* i 2) 1) (* i 2))))))
(check-sat)
(pop 1)

; preservation/0.2.2/rendezvous-mutex slots
; When main at line 7 offers its message, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 2))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert (not (= 1 (ite (> limit 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 7 sees its message taken, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (= slots (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/loop i
; When main at line 7 sees its message taken, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert (= slots (- 1)))
(assert true)
(assert (not (ite (<= 0 jobs) (and (<= 0 i) (<= i jobs) (< i jobs)) false)))
(check-sat)
(pop 1)

; preservation/0.3/capacity slots
; When main at line 7 sees its message taken, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 3))
(assert (= slots (- 1)))
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.3/buffer-bounds slots
; When main at line 7 sees its message taken, the buffer of slots holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 3))
(assert (= slots (- 1)))
(assert true)
(assert (not (ite (> limit 0) (<= 0 limit) true)))
(check-sat)
(pop 1)

; preservation/0.3/monitor slots
; When main at line 7 sees its message taken, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert (= slots (- 1)))
(assert true)
(assert (not (=> (> limit 0) (= 0 (- (+ i 1) i)))))
(check-sat)
(pop 1)

; preservation/0.3/monitor slots
; When main at line 7 sees its message taken, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 3))
(assert (= slots (- 1)))
(assert true)
(assert (not (=> (<= limit 0) (= 0 (- (+ (* i 2) 2) (* i 2))))))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex slots
; When main at line 7 sees its message taken, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 3))
(assert (= slots (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.1/counter-range main
; When main at line 9 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (and (> limit 0) (> slots 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.1/loop i
; When main at line 9 receives from the buffer, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (and (> limit 0) (> slots 0)))
(assert true)
(assert (not (ite (<= 0 jobs) (and (<= 0 i) (<= i jobs) (< i jobs)) false)))
(check-sat)
(pop 1)

; preservation/0.4.1/capacity slots
; When main at line 9 receives from the buffer, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert (and (> limit 0) (> slots 0)))
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.4.1/buffer-bounds slots
; When main at line 9 receives from the buffer, the buffer of slots holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 4))
(assert (and (> limit 0) (> slots 0)))
(assert true)
(assert (not (ite (> limit 0) (and (<= 0 (- slots 1)) (<= (- slots 1) limit)) (and (<= (- 1) (- slots 1)) (<= (- slots 1) 1)))))
(check-sat)
(pop 1)

; preservation/0.4.1/monitor slots
; When main at line 9 receives from the buffer, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (and (> limit 0) (> slots 0)))
(assert true)
(assert (not (=> (> limit 0) (= (- slots 1) (- (+ i 1) (+ i 1))))))
(check-sat)
(pop 1)

; preservation/0.4.1/monitor slots
; When main at line 9 receives from the buffer, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (and (> limit 0) (> slots 0)))
(assert true)
(assert (not (=> (<= limit 0) (= (- slots 1) (- (+ (* i 2) 2) (+ (* i 2) 2))))))
(check-sat)
(pop 1)

; preservation/0.4.1/rendezvous-mutex slots
; When main at line 9 receives from the buffer, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 4))
(assert (and (> limit 0) (> slots 0)))
(assert true)
(assert (not (= 0 (ite (or (> limit 0) (= (- slots 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.4.2/counter-range main
; When main at line 9 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (and (<= limit 0) (= slots 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.2/loop i
; When main at line 9 takes the offered message, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (and (<= limit 0) (= slots 1)))
(assert true)
(assert (not (ite (<= 0 jobs) (and (<= 0 i) (<= i jobs) (< i jobs)) false)))
(check-sat)
(pop 1)

; preservation/0.4.2/capacity slots
; When main at line 9 takes the offered message, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert (and (<= limit 0) (= slots 1)))
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.4.2/buffer-bounds slots
; When main at line 9 takes the offered message, the buffer of slots holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 4))
(assert (and (<= limit 0) (= slots 1)))
(assert true)
(assert (not (ite (> limit 0) false true)))
(check-sat)
(pop 1)

; preservation/0.4.2/monitor slots
; When main at line 9 takes the offered message, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (and (<= limit 0) (= slots 1)))
(assert true)
(assert (not (=> (> limit 0) (= (- 1) (- (+ i 1) (+ i 1))))))
(check-sat)
(pop 1)

; preservation/0.4.2/monitor slots
; When main at line 9 takes the offered message, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (and (<= limit 0) (= slots 1)))
(assert true)
(assert (not (=> (<= limit 0) (= (- 1) (- (+ (* i 2) 2) (+ (* i 2) 2))))))
(check-sat)
(pop 1)

; preservation/0.4.2/rendezvous-mutex slots
; When main at line 9 takes the offered message, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 4))
(assert (and (<= limit 0) (= slots 1)))
(assert true)
(assert (not (= 0 (ite (> limit 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 6 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/loop i
; When main at line 6 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (ite (<= 0 jobs) (and (<= 0 (+ i 1)) (<= (+ i 1) jobs)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.5/capacity slots
; When main at line 6 ends an iteration of its loop, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.5/monitor slots
; When main at line 6 ends an iteration of its loop, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (=> (> limit 0) (= slots (- (+ i 1) (+ i 1))))))
(check-sat)
(pop 1)

; preservation/0.5/monitor slots
; When main at line 6 ends an iteration of its loop, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (=> (<= limit 0) (= slots (- (* (+ i 1) 2) (* (+ i 1) 2))))))
(check-sat)
(pop 1)

; preservation/0.5/rendezvous-mutex slots
; When main at line 6 ends an iteration of its loop, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (= 0 (ite (or (> limit 0) (= slots 0)) 0 1))))
(check-sat)
(pop 1)

; crash/0.0/balanced
; It never happens that main at line 5 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 0))
(assert (< limit 0))
(assert (and (<= (ite (< 0 jobs) (- jobs 0) 0) (ite (< 0 jobs) (- jobs 0) 0)) (<= (ite (< 0 jobs) (- jobs 0) 0) (+ (ite (< 0 jobs) (- jobs 0) 0) limit))))
(assert true)
(check-sat)
(pop 1)

; exit/0.2/balanced
; When nothing can move any more, main at line 7 does not wait at slots! while the precondition holds.
(push 1)
(assert (= P0 2))
(assert (or (= P0 6) (and (= P0 2) (not (or (and (> limit 0) (< slots limit)) (and (<= limit 0) (= slots 0))))) (and (= P0 3) (not (= slots (- 1)))) (and (= P0 4) (not (or (and (> limit 0) (> slots 0)) (and (<= limit 0) (= slots 1)))))))
(assert (and (<= (ite (< 0 jobs) (- jobs 0) 0) (ite (< 0 jobs) (- jobs 0) 0)) (<= (ite (< 0 jobs) (- jobs 0) 0) (+ (ite (< 0 jobs) (- jobs 0) 0) limit))))
(assert true)
(check-sat)
(pop 1)

; exit/0.3/balanced
; When nothing can move any more, main at line 7 does not wait at slots! acknowledged while the precondition holds.
(push 1)
(assert (= P0 3))
(assert (or (= P0 6) (and (= P0 2) (not (or (and (> limit 0) (< slots limit)) (and (<= limit 0) (= slots 0))))) (and (= P0 3) (not (= slots (- 1)))) (and (= P0 4) (not (or (and (> limit 0) (> slots 0)) (and (<= limit 0) (= slots 1)))))))
(assert (and (<= (ite (< 0 jobs) (- jobs 0) 0) (ite (< 0 jobs) (- jobs 0) 0)) (<= (ite (< 0 jobs) (- jobs 0) 0) (+ (ite (< 0 jobs) (- jobs 0) 0) limit))))
(assert true)
(check-sat)
(pop 1)

; exit/0.4/balanced
; When nothing can move any more, main at line 9 does not wait at slots? while the precondition holds.
(push 1)
(assert (= P0 4))
(assert (or (= P0 6) (and (= P0 2) (not (or (and (> limit 0) (< slots limit)) (and (<= limit 0) (= slots 0))))) (and (= P0 3) (not (= slots (- 1)))) (and (= P0 4) (not (or (and (> limit 0) (> slots 0)) (and (<= limit 0) (= slots 1)))))))
(assert (and (<= (ite (< 0 jobs) (- jobs 0) 0) (ite (< 0 jobs) (- jobs 0) 0)) (<= (ite (< 0 jobs) (- jobs 0) 0) (+ (ite (< 0 jobs) (- jobs 0) 0) limit))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, slots is sent to at least as often as it is received from.
(push 1)
(assert (= P0 6))
(assert (> (ite (< 0 jobs) (- jobs 0) 0) (ite (< 0 jobs) (- jobs 0) 0)))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to slots is received or fits its buffer.
(push 1)
(assert (= P0 6))
(assert (> (ite (< 0 jobs) (- jobs 0) 0) (+ (ite (< 0 jobs) (- jobs 0) 0) limit)))
(check-sat)
(pop 1)
