(set-logic ALL)
(declare-const |len(items)| Int)
(declare-const P0 Int)
(declare-const N1_0 Int)
(declare-const N1_1 Int)
(declare-const N1_2 Int)
(declare-const i Int)
(declare-const limit Int)
(declare-const slots Int)
(declare-const wg Int)

; What holds of the parameters.
(assert (>= |len(items)| 0))

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
; At the start, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/loop i
; At the start, i counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 |len(items)|) (<= 0 |len(items)|) true)))
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

; establishment/waitgroup wg
; At the start, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 8)))
; goroutine 1 is at one of its program points
(assert (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 N1_2)))
; as many instances of goroutine 1 exist as its go statement was run
(assert (= (+ N1_0 N1_1 N1_2) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0))))
; i counts the iterations of its loop
(assert (ite (<= 0 |len(items)|) (and (<= 0 i) (<= i |len(items)|) (=> (< P0 1) (= i 0)) (=> (and (< 1 P0) (< P0 7)) (< i |len(items)|)) (=> (>= P0 7) (= i |len(items)|))) (and (= i 0) (not (and (< 1 P0) (< P0 7))))))
; slots was created with a capacity of at least 0
(assert (=> (< 0 P0) (<= 0 limit)))
; the buffer of slots holds no more than its capacity and no less than nothing
(assert (ite (> limit 0) (and (<= 0 slots) (<= slots limit)) (and (<= (- 1) slots) (<= slots 1))))
; the buffer of slots still holds sends minus receives
(assert (=> (> limit 0) (= slots (- (+ i (ite (and (< 3 P0) (< P0 7)) 1 0)) (+ N1_1 N1_2)))))
; the exchanges over slots still match sends with receives
(assert (=> (<= limit 0) (= slots (- (+ (* i 2) (ite (and (< 3 P0) (< P0 7)) 1 0) (ite (and (< 4 P0) (< P0 7)) 1 0)) (* 2 (+ N1_1 N1_2))))))
; at most one sender waits for its message on slots to be taken
(assert (= (ite (= P0 4) 1 0) (ite (or (> limit 0) (= slots 0)) 0 1)))
; the counter of wg is the sum of what was added, and not negative
(assert (and (<= 0 wg) (= wg (+ (- N1_2) i (ite (and (< 2 P0) (< P0 7)) 1 0)))))

; preservation/0.0/counter-range main
; When main at line 7 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= limit 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 7 makes the channel, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= limit 0))
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.0/loop i
; When main at line 7 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= limit 0))
(assert (not (ite (<= 0 |len(items)|) (and (<= 0 i) (<= i |len(items)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0/capacity slots
; When main at line 7 makes the channel, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= limit 0))
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.0/monitor slots
; When main at line 7 makes the channel, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= limit 0))
(assert (not (=> (> limit 0) (= slots (- i (+ N1_1 N1_2))))))
(check-sat)
(pop 1)

; preservation/0.0/monitor slots
; When main at line 7 makes the channel, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= limit 0))
(assert (not (=> (<= limit 0) (= slots (- (* i 2) (* 2 (+ N1_1 N1_2)))))))
(check-sat)
(pop 1)

; preservation/0.0/rendezvous-mutex slots
; When main at line 7 makes the channel, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= limit 0))
(assert (not (= 0 (ite (or (> limit 0) (= slots 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.0/waitgroup wg
; When main at line 7 makes the channel, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= limit 0))
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i)))))
(check-sat)
(pop 1)

; preservation/0.1.1/counter-range main
; When main at line 9 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (< i |len(items)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.1/spawned goroutine 1
; When main at line 9 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert (< i |len(items)|))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.1.1/loop i
; When main at line 9 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (< i |len(items)|))
(assert true)
(assert (not (ite (<= 0 |len(items)|) (and (<= 0 i) (<= i |len(items)|) (< i |len(items)|)) false)))
(check-sat)
(pop 1)

; preservation/0.1.1/capacity slots
; When main at line 9 begins an iteration of its loop, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert (< i |len(items)|))
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.1.1/monitor slots
; When main at line 9 begins an iteration of its loop, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert (< i |len(items)|))
(assert true)
(assert (not (=> (> limit 0) (= slots (- i (+ N1_1 N1_2))))))
(check-sat)
(pop 1)

; preservation/0.1.1/monitor slots
; When main at line 9 begins an iteration of its loop, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (< i |len(items)|))
(assert true)
(assert (not (=> (<= limit 0) (= slots (- (* i 2) (* 2 (+ N1_1 N1_2)))))))
(check-sat)
(pop 1)

; preservation/0.1.1/rendezvous-mutex slots
; When main at line 9 begins an iteration of its loop, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 1))
(assert (< i |len(items)|))
(assert true)
(assert (not (= 0 (ite (or (> limit 0) (= slots 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.1.1/waitgroup wg
; When main at line 9 begins an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert (< i |len(items)|))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i)))))
(check-sat)
(pop 1)

; preservation/0.1.2/counter-range main
; When main at line 9 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (>= i |len(items)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.2/spawned goroutine 1
; When main at line 9 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert (>= i |len(items)|))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.1.2/loop i
; When main at line 9 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (>= i |len(items)|))
(assert true)
(assert (not (ite (<= 0 |len(items)|) (and (<= 0 i) (<= i |len(items)|) (= i |len(items)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1.2/capacity slots
; When main at line 9 leaves its loop, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert (>= i |len(items)|))
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.1.2/monitor slots
; When main at line 9 leaves its loop, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert (>= i |len(items)|))
(assert true)
(assert (not (=> (> limit 0) (= slots (- i (+ N1_1 N1_2))))))
(check-sat)
(pop 1)

; preservation/0.1.2/monitor slots
; When main at line 9 leaves its loop, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (>= i |len(items)|))
(assert true)
(assert (not (=> (<= limit 0) (= slots (- (* i 2) (* 2 (+ N1_1 N1_2)))))))
(check-sat)
(pop 1)

; preservation/0.1.2/rendezvous-mutex slots
; When main at line 9 leaves its loop, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 1))
(assert (>= i |len(items)|))
(assert true)
(assert (not (= 0 (ite (or (> limit 0) (= slots 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.1.2/waitgroup wg
; When main at line 9 leaves its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert (>= i |len(items)|))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i)))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 10 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 10 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 10 adds to the waitgroup, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert (not (ite (<= 0 |len(items)|) (and (<= 0 i) (<= i |len(items)|) (< i |len(items)|)) false)))
(check-sat)
(pop 1)

; preservation/0.2/capacity slots
; When main at line 10 adds to the waitgroup, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.2/monitor slots
; When main at line 10 adds to the waitgroup, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert (not (=> (> limit 0) (= slots (- i (+ N1_1 N1_2))))))
(check-sat)
(pop 1)

; preservation/0.2/monitor slots
; When main at line 10 adds to the waitgroup, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert (not (=> (<= limit 0) (= slots (- (* i 2) (* 2 (+ N1_1 N1_2)))))))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex slots
; When main at line 10 adds to the waitgroup, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert (not (= 0 (ite (or (> limit 0) (= slots 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.2/waitgroup wg
; When main at line 10 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert (not (and (<= 0 (+ wg 1)) (= (+ wg 1) (+ (- N1_2) i 1)))))
(check-sat)
(pop 1)

; preservation/0.3.1/counter-range main
; When main at line 11 sends into the buffer, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3.1/spawned goroutine 1
; When main at line 11 sends into the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 3))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.3.1/loop i
; When main at line 11 sends into the buffer, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert (not (ite (<= 0 |len(items)|) (and (<= 0 i) (<= i |len(items)|) (< i |len(items)|)) false)))
(check-sat)
(pop 1)

; preservation/0.3.1/capacity slots
; When main at line 11 sends into the buffer, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 3))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.3.1/buffer-bounds slots
; When main at line 11 sends into the buffer, the buffer of slots holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 3))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert (not (ite (> limit 0) (and (<= 0 (+ slots 1)) (<= (+ slots 1) limit)) (and (<= (- 1) (+ slots 1)) (<= (+ slots 1) 1)))))
(check-sat)
(pop 1)

; preservation/0.3.1/monitor slots
; When main at line 11 sends into the buffer, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert (not (=> (> limit 0) (= (+ slots 1) (- (+ i 1) (+ N1_1 N1_2))))))
(check-sat)
(pop 1)

; preservation/0.3.1/monitor slots
; When main at line 11 sends into the buffer, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 3))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert (not (=> (<= limit 0) (= (+ slots 1) (- (+ (* i 2) 2) (* 2 (+ N1_1 N1_2)))))))
(check-sat)
(pop 1)

; preservation/0.3.1/rendezvous-mutex slots
; When main at line 11 sends into the buffer, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 3))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert (not (= 0 (ite (or (> limit 0) (= (+ slots 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.3.1/waitgroup wg
; When main at line 11 sends into the buffer, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 3))
(assert (and (> limit 0) (< slots limit)))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i 1)))))
(check-sat)
(pop 1)

; preservation/0.3.2/counter-range main
; When main at line 11 offers its message, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3.2/spawned goroutine 1
; When main at line 11 offers its message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 3))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.3.2/loop i
; When main at line 11 offers its message, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert (not (ite (<= 0 |len(items)|) (and (<= 0 i) (<= i |len(items)|) (< i |len(items)|)) false)))
(check-sat)
(pop 1)

; preservation/0.3.2/capacity slots
; When main at line 11 offers its message, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 3))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.3.2/buffer-bounds slots
; When main at line 11 offers its message, the buffer of slots holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 3))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert (not (ite (> limit 0) (<= 1 limit) true)))
(check-sat)
(pop 1)

; preservation/0.3.2/monitor slots
; When main at line 11 offers its message, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert (not (=> (> limit 0) (= 1 (- (+ i 1) (+ N1_1 N1_2))))))
(check-sat)
(pop 1)

; preservation/0.3.2/monitor slots
; When main at line 11 offers its message, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 3))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert (not (=> (<= limit 0) (= 1 (- (+ (* i 2) 1) (* 2 (+ N1_1 N1_2)))))))
(check-sat)
(pop 1)

; preservation/0.3.2/rendezvous-mutex slots
; When main at line 11 offers its message, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 3))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert (not (= 1 (ite (> limit 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.3.2/waitgroup wg
; When main at line 11 offers its message, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 3))
(assert (and (<= limit 0) (= slots 0)))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i 1)))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 11 sees its message taken, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (= slots (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 11 sees its message taken, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert (= slots (- 1)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.4/loop i
; When main at line 11 sees its message taken, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (= slots (- 1)))
(assert true)
(assert (not (ite (<= 0 |len(items)|) (and (<= 0 i) (<= i |len(items)|) (< i |len(items)|)) false)))
(check-sat)
(pop 1)

; preservation/0.4/capacity slots
; When main at line 11 sees its message taken, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert (= slots (- 1)))
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.4/buffer-bounds slots
; When main at line 11 sees its message taken, the buffer of slots holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 4))
(assert (= slots (- 1)))
(assert true)
(assert (not (ite (> limit 0) (<= 0 limit) true)))
(check-sat)
(pop 1)

; preservation/0.4/monitor slots
; When main at line 11 sees its message taken, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (= slots (- 1)))
(assert true)
(assert (not (=> (> limit 0) (= 0 (- (+ i 1) (+ N1_1 N1_2))))))
(check-sat)
(pop 1)

; preservation/0.4/monitor slots
; When main at line 11 sees its message taken, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (= slots (- 1)))
(assert true)
(assert (not (=> (<= limit 0) (= 0 (- (+ (* i 2) 2) (* 2 (+ N1_1 N1_2)))))))
(check-sat)
(pop 1)

; preservation/0.4/rendezvous-mutex slots
; When main at line 11 sees its message taken, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 4))
(assert (= slots (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/waitgroup wg
; When main at line 11 sees its message taken, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 4))
(assert (= slots (- 1)))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i 1)))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 12 spawns, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/counter-range goroutine 1
; When main at line 12 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (and (<= 0 (+ N1_0 1)) (<= 0 N1_1) (<= 0 N1_2))))
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 12 spawns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (= (+ N1_0 1 N1_1 N1_2) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.5/loop i
; When main at line 12 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (ite (<= 0 |len(items)|) (and (<= 0 i) (<= i |len(items)|) (< i |len(items)|)) false)))
(check-sat)
(pop 1)

; preservation/0.5/capacity slots
; When main at line 12 spawns, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.5/monitor slots
; When main at line 12 spawns, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (=> (> limit 0) (= slots (- (+ i 1) (+ N1_1 N1_2))))))
(check-sat)
(pop 1)

; preservation/0.5/monitor slots
; When main at line 12 spawns, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (=> (<= limit 0) (= slots (- (+ (* i 2) 2) (* 2 (+ N1_1 N1_2)))))))
(check-sat)
(pop 1)

; preservation/0.5/rendezvous-mutex slots
; When main at line 12 spawns, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (= 0 (ite (or (> limit 0) (= slots 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.5/waitgroup wg
; When main at line 12 spawns, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i 1)))))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 9 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 9 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.6/loop i
; When main at line 9 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (<= 0 |len(items)|) (and (<= 0 (+ i 1)) (<= (+ i 1) |len(items)|)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.6/capacity slots
; When main at line 9 ends an iteration of its loop, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.6/monitor slots
; When main at line 9 ends an iteration of its loop, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (> limit 0) (= slots (- (+ i 1) (+ N1_1 N1_2))))))
(check-sat)
(pop 1)

; preservation/0.6/monitor slots
; When main at line 9 ends an iteration of its loop, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (<= limit 0) (= slots (- (* (+ i 1) 2) (* 2 (+ N1_1 N1_2)))))))
(check-sat)
(pop 1)

; preservation/0.6/rendezvous-mutex slots
; When main at line 9 ends an iteration of its loop, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (= 0 (ite (or (> limit 0) (= slots 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.6/waitgroup wg
; When main at line 9 ends an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i 1)))))
(check-sat)
(pop 1)

; preservation/0.7/counter-range main
; When main at line 18 passes its Wait, main is at one of its program points.
(push 1)
(assert (= P0 7))
(assert (= wg 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7/spawned goroutine 1
; When main at line 18 passes its Wait, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 7))
(assert (= wg 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.7/loop i
; When main at line 18 passes its Wait, i counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert (= wg 0))
(assert true)
(assert (not (ite (<= 0 |len(items)|) (and (<= 0 i) (<= i |len(items)|) (= i |len(items)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.7/capacity slots
; When main at line 18 passes its Wait, slots was created with a capacity of at least 0.
(push 1)
(assert (= P0 7))
(assert (= wg 0))
(assert true)
(assert (> 0 limit))
(check-sat)
(pop 1)

; preservation/0.7/monitor slots
; When main at line 18 passes its Wait, the buffer of slots still holds sends minus receives.
(push 1)
(assert (= P0 7))
(assert (= wg 0))
(assert true)
(assert (not (=> (> limit 0) (= slots (- i (+ N1_1 N1_2))))))
(check-sat)
(pop 1)

; preservation/0.7/monitor slots
; When main at line 18 passes its Wait, the exchanges over slots still match sends with receives.
(push 1)
(assert (= P0 7))
(assert (= wg 0))
(assert true)
(assert (not (=> (<= limit 0) (= slots (- (* i 2) (* 2 (+ N1_1 N1_2)))))))
(check-sat)
(pop 1)

; preservation/0.7/rendezvous-mutex slots
; When main at line 18 passes its Wait, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (= P0 7))
(assert (= wg 0))
(assert true)
(assert (not (= 0 (ite (or (> limit 0) (= slots 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.7/waitgroup wg
; When main at line 18 passes its Wait, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 7))
(assert (= wg 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i)))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 15 receives from the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (and (> limit 0) (> slots 0)))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 (+ N1_1 1)) (<= 0 N1_2))))
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 15 receives from the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (and (> limit 0) (> slots 0)))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 1 N1_2) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0.1/buffer-bounds slots
; When goroutine 1 at line 15 receives from the buffer, the buffer of slots holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (and (> limit 0) (> slots 0)))
(assert true)
(assert (not (ite (> limit 0) (and (<= 0 (- slots 1)) (<= (- slots 1) limit)) (and (<= (- 1) (- slots 1)) (<= (- slots 1) 1)))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor slots
; When goroutine 1 at line 15 receives from the buffer, the buffer of slots still holds sends minus receives.
(push 1)
(assert (> N1_0 0))
(assert (and (> limit 0) (> slots 0)))
(assert true)
(assert (not (=> (> limit 0) (= (- slots 1) (- (+ i (ite (and (< 3 P0) (< P0 7)) 1 0)) (+ N1_1 1 N1_2))))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor slots
; When goroutine 1 at line 15 receives from the buffer, the exchanges over slots still match sends with receives.
(push 1)
(assert (> N1_0 0))
(assert (and (> limit 0) (> slots 0)))
(assert true)
(assert (not (=> (<= limit 0) (= (- slots 1) (- (+ (* i 2) (ite (and (< 3 P0) (< P0 7)) 1 0) (ite (and (< 4 P0) (< P0 7)) 1 0)) (* 2 (+ N1_1 1 N1_2)))))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex slots
; When goroutine 1 at line 15 receives from the buffer, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (> N1_0 0))
(assert (and (> limit 0) (> slots 0)))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) (ite (or (> limit 0) (= (- slots 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 15 takes the offered message, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (and (<= limit 0) (= slots 1)))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 (+ N1_1 1)) (<= 0 N1_2))))
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 15 takes the offered message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (and (<= limit 0) (= slots 1)))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 1 N1_2) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0.2/buffer-bounds slots
; When goroutine 1 at line 15 takes the offered message, the buffer of slots holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (and (<= limit 0) (= slots 1)))
(assert true)
(assert (not (ite (> limit 0) false true)))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor slots
; When goroutine 1 at line 15 takes the offered message, the buffer of slots still holds sends minus receives.
(push 1)
(assert (> N1_0 0))
(assert (and (<= limit 0) (= slots 1)))
(assert true)
(assert (not (=> (> limit 0) (= (- 1) (- (+ i (ite (and (< 3 P0) (< P0 7)) 1 0)) (+ N1_1 1 N1_2))))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor slots
; When goroutine 1 at line 15 takes the offered message, the exchanges over slots still match sends with receives.
(push 1)
(assert (> N1_0 0))
(assert (and (<= limit 0) (= slots 1)))
(assert true)
(assert (not (=> (<= limit 0) (= (- 1) (- (+ (* i 2) (ite (and (< 3 P0) (< P0 7)) 1 0) (ite (and (< 4 P0) (< P0 7)) 1 0)) (* 2 (+ N1_1 1 N1_2)))))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex slots
; When goroutine 1 at line 15 takes the offered message, at most one sender waits for its message on slots to be taken.
(push 1)
(assert (> N1_0 0))
(assert (and (<= limit 0) (= slots 1)))
(assert true)
(assert (not (= (ite (= P0 4) 1 0) (ite (> limit 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 13 adds to the waitgroup, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_1 0))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 N1_0) (<= 0 (- N1_1 1)) (<= 0 (+ N1_2 1)))))
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 13 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_1 0))
(assert true)
(assert (>= wg 1))
(assert (not (= (+ N1_0 (- N1_1 1) N1_2 1) (+ i (ite (and (< 5 P0) (< P0 7)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/monitor slots
; When goroutine 1 at line 13 adds to the waitgroup, the buffer of slots still holds sends minus receives.
(push 1)
(assert (> N1_1 0))
(assert true)
(assert (>= wg 1))
(assert (not (=> (> limit 0) (= slots (- (+ i (ite (and (< 3 P0) (< P0 7)) 1 0)) (+ (- N1_1 1) N1_2 1))))))
(check-sat)
(pop 1)

; preservation/1.1/monitor slots
; When goroutine 1 at line 13 adds to the waitgroup, the exchanges over slots still match sends with receives.
(push 1)
(assert (> N1_1 0))
(assert true)
(assert (>= wg 1))
(assert (not (=> (<= limit 0) (= slots (- (+ (* i 2) (ite (and (< 3 P0) (< P0 7)) 1 0) (ite (and (< 4 P0) (< P0 7)) 1 0)) (* 2 (+ (- N1_1 1) N1_2 1)))))))
(check-sat)
(pop 1)

; preservation/1.1/waitgroup wg
; When goroutine 1 at line 13 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (> N1_1 0))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 (+ wg (- 1))) (= (+ wg (- 1)) (+ (- (+ N1_2 1)) i (ite (and (< 2 P0) (< P0 7)) 1 0))))))
(check-sat)
(pop 1)

; crash/0.0/balanced
; It never happens that main at line 7 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 0))
(assert (< limit 0))
(assert (and (<= (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (<= (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (+ (ite (< 0 |len(items)|) (- |len(items)| 0) 0) limit)) (= (+ (- (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; crash/0.2/balanced
; It never happens that main at line 10 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 2))
(assert (< wg (- 1)))
(assert (and (<= (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (<= (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (+ (ite (< 0 |len(items)|) (- |len(items)| 0) 0) limit)) (= (+ (- (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; crash/1.1/balanced
; It never happens that goroutine 1 at line 13 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (> N1_1 0))
(assert (< wg 1))
(assert (and (<= (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (<= (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (+ (ite (< 0 |len(items)|) (- |len(items)| 0) 0) limit)) (= (+ (- (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/0.3/balanced
; When nothing can move any more, main at line 11 does not wait at slots! while the precondition holds.
(push 1)
(assert (= P0 3))
(assert (or (= P0 8) (and (= P0 3) (not (or (and (> limit 0) (< slots limit)) (and (<= limit 0) (= slots 0))))) (and (= P0 4) (not (= slots (- 1)))) (and (= P0 7) (not (= wg 0)))))
(assert (or (<= N1_0 0) (not (or (and (> limit 0) (> slots 0)) (and (<= limit 0) (= slots 1))))))
(assert (<= N1_1 0))
(assert (and (<= (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (<= (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (+ (ite (< 0 |len(items)|) (- |len(items)| 0) 0) limit)) (= (+ (- (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/0.4/balanced
; When nothing can move any more, main at line 11 does not wait at slots! acknowledged while the precondition holds.
(push 1)
(assert (= P0 4))
(assert (or (= P0 8) (and (= P0 3) (not (or (and (> limit 0) (< slots limit)) (and (<= limit 0) (= slots 0))))) (and (= P0 4) (not (= slots (- 1)))) (and (= P0 7) (not (= wg 0)))))
(assert (or (<= N1_0 0) (not (or (and (> limit 0) (> slots 0)) (and (<= limit 0) (= slots 1))))))
(assert (<= N1_1 0))
(assert (and (<= (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (<= (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (+ (ite (< 0 |len(items)|) (- |len(items)| 0) 0) limit)) (= (+ (- (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/0.7/balanced
; When nothing can move any more, main at line 18 does not wait at wg.Wait() while the precondition holds.
(push 1)
(assert (= P0 7))
(assert (or (= P0 8) (and (= P0 3) (not (or (and (> limit 0) (< slots limit)) (and (<= limit 0) (= slots 0))))) (and (= P0 4) (not (= slots (- 1)))) (and (= P0 7) (not (= wg 0)))))
(assert (or (<= N1_0 0) (not (or (and (> limit 0) (> slots 0)) (and (<= limit 0) (= slots 1))))))
(assert (<= N1_1 0))
(assert (and (<= (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (<= (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (+ (ite (< 0 |len(items)|) (- |len(items)| 0) 0) limit)) (= (+ (- (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 15 does not wait at slots? while the precondition holds.
(push 1)
(assert (> N1_0 0))
(assert (or (= P0 8) (and (= P0 3) (not (or (and (> limit 0) (< slots limit)) (and (<= limit 0) (= slots 0))))) (and (= P0 4) (not (= slots (- 1)))) (and (= P0 7) (not (= wg 0)))))
(assert (or (<= N1_0 0) (not (or (and (> limit 0) (> slots 0)) (and (<= limit 0) (= slots 1))))))
(assert (<= N1_1 0))
(assert (and (<= (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (<= (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (+ (ite (< 0 |len(items)|) (- |len(items)| 0) 0) limit)) (= (+ (- (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, slots is sent to at least as often as it is received from.
(push 1)
(assert (= P0 8))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (> (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to slots is received or fits its buffer.
(push 1)
(assert (= P0 8))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (> (ite (< 0 |len(items)|) (- |len(items)| 0) 0) (+ (ite (< 0 |len(items)|) (- |len(items)| 0) 0) limit)))
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, what is added to wg comes to 0.
(push 1)
(assert (= P0 8))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (not (= (+ (- (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) (ite (< 0 |len(items)|) (- |len(items)| 0) 0)) 0)))
(check-sat)
(pop 1)
