(set-logic ALL)
(declare-const P0 Int)
(declare-const N1_0 Int)
(declare-const N1_1 Int)
(declare-const N1_2 Int)
(declare-const N1_3 Int)
(declare-const i Int)
(declare-const n Int)
(declare-const i1 Int)
(declare-const k Int)
(declare-const results Int)
(declare-const w Int)

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
(assert (not (ite (<= 0 n) (<= 0 n) true)))
(check-sat)
(pop 1)

; establishment/loop i1
; At the start, i1 counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 n) (<= 0 n) true)))
(check-sat)
(pop 1)

; establishment/capacity results
; At the start, results was created with a capacity of at least 0.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds results
; At the start, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (not (ite (> k 0) (<= 0 k) true)))
(check-sat)
(pop 1)

; establishment/monitor results
; At the start, the buffer of results still holds sends minus receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor results
; At the start, the exchanges over results still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex results
; At the start, at most one sender waits for its message on results to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/waitgroup w
; At the start, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 9)))
; goroutine 1 is at one of its program points
(assert (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 N1_2) (<= 0 N1_3)))
; as many instances of goroutine 1 exist as its go statement was run
(assert (= (+ N1_0 N1_1 N1_2 N1_3) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0))))
; i counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i) (<= i n) (=> (< P0 1) (= i 0)) (=> (and (< 1 P0) (< P0 5)) (< i n)) (=> (>= P0 5) (= i n))) (and (= i 0) (not (and (< 1 P0) (< P0 5))))))
; i1 counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (=> (< P0 6) (= i1 0)) (=> (and (< 6 P0) (< P0 9)) (< i1 n)) (=> (>= P0 9) (= i1 n))) (and (= i1 0) (not (and (< 6 P0) (< P0 9))))))
; results was created with a capacity of at least 0
(assert (=> (< 0 P0) (<= 0 k)))
; the buffer of results holds no more than its capacity and no less than nothing
(assert (ite (> k 0) (and (<= 0 results) (<= results k)) (and (<= (- 1) results) (<= results 1))))
; the buffer of results still holds sends minus receives
(assert (=> (> k 0) (= results (- (+ N1_1 N1_2 N1_3) (+ i1 (ite (and (< 7 P0) (< P0 9)) 1 0))))))
; the exchanges over results still match sends with receives
(assert (=> (<= k 0) (= results (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (+ (* i1 2) (ite (and (< 7 P0) (< P0 9)) 2 0))))))
; at most one sender waits for its message on results to be taken
(assert (= N1_1 (ite (or (> k 0) (= results 0)) 0 1)))
; the counter of w is the sum of what was added, and not negative
(assert (and (<= 0 w) (= w (+ (- N1_3) i (ite (and (< 2 P0) (< P0 5)) 1 0)))))

; preservation/0.0/counter-range main
; When main at line 2 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 2 makes the channel, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k 0))
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.0/loop i
; When main at line 2 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k 0))
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0/loop i1
; When main at line 2 makes the channel, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k 0))
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.0/capacity results
; When main at line 2 makes the channel, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k 0))
(assert (> 0 k))
(check-sat)
(pop 1)

; preservation/0.0/monitor results
; When main at line 2 makes the channel, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k 0))
(assert (not (=> (> k 0) (= results (- (+ N1_1 N1_2 N1_3) i1)))))
(check-sat)
(pop 1)

; preservation/0.0/monitor results
; When main at line 2 makes the channel, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k 0))
(assert (not (=> (<= k 0) (= results (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2))))))
(check-sat)
(pop 1)

; preservation/0.0/waitgroup w
; When main at line 2 makes the channel, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= k 0))
(assert (not (and (<= 0 w) (= w (+ (- N1_3) i)))))
(check-sat)
(pop 1)

; preservation/0.1.1/counter-range main
; When main at line 3 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.1/spawned goroutine 1
; When main at line 3 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.1.1/loop i
; When main at line 3 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.1.1/loop i1
; When main at line 3 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.1.1/capacity results
; When main at line 3 begins an iteration of its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (> 0 k))
(check-sat)
(pop 1)

; preservation/0.1.1/monitor results
; When main at line 3 begins an iteration of its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (=> (> k 0) (= results (- (+ N1_1 N1_2 N1_3) i1)))))
(check-sat)
(pop 1)

; preservation/0.1.1/monitor results
; When main at line 3 begins an iteration of its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (=> (<= k 0) (= results (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2))))))
(check-sat)
(pop 1)

; preservation/0.1.1/waitgroup w
; When main at line 3 begins an iteration of its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (- N1_3) i)))))
(check-sat)
(pop 1)

; preservation/0.1.2/counter-range main
; When main at line 3 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.2/spawned goroutine 1
; When main at line 3 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.1.2/loop i
; When main at line 3 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1.2/loop i1
; When main at line 3 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.1.2/capacity results
; When main at line 3 leaves its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (> 0 k))
(check-sat)
(pop 1)

; preservation/0.1.2/monitor results
; When main at line 3 leaves its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (=> (> k 0) (= results (- (+ N1_1 N1_2 N1_3) i1)))))
(check-sat)
(pop 1)

; preservation/0.1.2/monitor results
; When main at line 3 leaves its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (=> (<= k 0) (= results (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2))))))
(check-sat)
(pop 1)

; preservation/0.1.2/waitgroup w
; When main at line 3 leaves its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (- N1_3) i)))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 4 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= w (- 1)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 4 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= w (- 1)))
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 4 adds to the waitgroup, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= w (- 1)))
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.2/loop i1
; When main at line 4 adds to the waitgroup, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= w (- 1)))
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.2/capacity results
; When main at line 4 adds to the waitgroup, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= w (- 1)))
(assert (> 0 k))
(check-sat)
(pop 1)

; preservation/0.2/monitor results
; When main at line 4 adds to the waitgroup, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= w (- 1)))
(assert (not (=> (> k 0) (= results (- (+ N1_1 N1_2 N1_3) i1)))))
(check-sat)
(pop 1)

; preservation/0.2/monitor results
; When main at line 4 adds to the waitgroup, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= w (- 1)))
(assert (not (=> (<= k 0) (= results (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2))))))
(check-sat)
(pop 1)

; preservation/0.2/waitgroup w
; When main at line 4 adds to the waitgroup, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= w (- 1)))
(assert (not (and (<= 0 (+ w 1)) (= (+ w 1) (+ (- N1_3) i 1)))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 5 spawns, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/counter-range goroutine 1
; When main at line 5 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (and (<= 0 (+ N1_0 1)) (<= 0 N1_1) (<= 0 N1_2) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 5 spawns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= (+ N1_0 1 N1_1 N1_2 N1_3) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.3/loop i
; When main at line 5 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.3/loop i1
; When main at line 5 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.3/capacity results
; When main at line 5 spawns, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (> 0 k))
(check-sat)
(pop 1)

; preservation/0.3/monitor results
; When main at line 5 spawns, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (=> (> k 0) (= results (- (+ N1_1 N1_2 N1_3) i1)))))
(check-sat)
(pop 1)

; preservation/0.3/monitor results
; When main at line 5 spawns, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (=> (<= k 0) (= results (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2))))))
(check-sat)
(pop 1)

; preservation/0.3/waitgroup w
; When main at line 5 spawns, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (and (<= 0 w) (= w (+ (- N1_3) i 1)))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 3 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 3 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.4/loop i
; When main at line 3 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i 1)) (<= (+ i 1) n)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.4/loop i1
; When main at line 3 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.4/capacity results
; When main at line 3 ends an iteration of its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (> 0 k))
(check-sat)
(pop 1)

; preservation/0.4/monitor results
; When main at line 3 ends an iteration of its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (=> (> k 0) (= results (- (+ N1_1 N1_2 N1_3) i1)))))
(check-sat)
(pop 1)

; preservation/0.4/monitor results
; When main at line 3 ends an iteration of its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (=> (<= k 0) (= results (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2))))))
(check-sat)
(pop 1)

; preservation/0.4/waitgroup w
; When main at line 3 ends an iteration of its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (and (<= 0 w) (= w (+ (- N1_3) i 1)))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 10 passes its Wait, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (= w 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 10 passes its Wait, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert (= w 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.5/loop i
; When main at line 10 passes its Wait, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (= w 0))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.5/loop i1
; When main at line 10 passes its Wait, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (= w 0))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.5/capacity results
; When main at line 10 passes its Wait, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 5))
(assert (= w 0))
(assert true)
(assert (> 0 k))
(check-sat)
(pop 1)

; preservation/0.5/monitor results
; When main at line 10 passes its Wait, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (= w 0))
(assert true)
(assert (not (=> (> k 0) (= results (- (+ N1_1 N1_2 N1_3) i1)))))
(check-sat)
(pop 1)

; preservation/0.5/monitor results
; When main at line 10 passes its Wait, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (= w 0))
(assert true)
(assert (not (=> (<= k 0) (= results (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2))))))
(check-sat)
(pop 1)

; preservation/0.5/waitgroup w
; When main at line 10 passes its Wait, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 5))
(assert (= w 0))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (- N1_3) i)))))
(check-sat)
(pop 1)

; preservation/0.6.1/counter-range main
; When main at line 11 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert (< i1 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6.1/spawned goroutine 1
; When main at line 11 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 6))
(assert (< i1 n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.6.1/loop i
; When main at line 11 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (< i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.6.1/loop i1
; When main at line 11 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (< i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/0.6.1/capacity results
; When main at line 11 begins an iteration of its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 6))
(assert (< i1 n))
(assert true)
(assert (> 0 k))
(check-sat)
(pop 1)

; preservation/0.6.1/monitor results
; When main at line 11 begins an iteration of its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert (< i1 n))
(assert true)
(assert (not (=> (> k 0) (= results (- (+ N1_1 N1_2 N1_3) i1)))))
(check-sat)
(pop 1)

; preservation/0.6.1/monitor results
; When main at line 11 begins an iteration of its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 6))
(assert (< i1 n))
(assert true)
(assert (not (=> (<= k 0) (= results (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2))))))
(check-sat)
(pop 1)

; preservation/0.6.1/waitgroup w
; When main at line 11 begins an iteration of its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 6))
(assert (< i1 n))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (- N1_3) i)))))
(check-sat)
(pop 1)

; preservation/0.6.2/counter-range main
; When main at line 11 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert (>= i1 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6.2/spawned goroutine 1
; When main at line 11 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 6))
(assert (>= i1 n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.6.2/loop i
; When main at line 11 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (>= i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.6.2/loop i1
; When main at line 11 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (>= i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.6.2/capacity results
; When main at line 11 leaves its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 6))
(assert (>= i1 n))
(assert true)
(assert (> 0 k))
(check-sat)
(pop 1)

; preservation/0.6.2/monitor results
; When main at line 11 leaves its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert (>= i1 n))
(assert true)
(assert (not (=> (> k 0) (= results (- (+ N1_1 N1_2 N1_3) i1)))))
(check-sat)
(pop 1)

; preservation/0.6.2/monitor results
; When main at line 11 leaves its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 6))
(assert (>= i1 n))
(assert true)
(assert (not (=> (<= k 0) (= results (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* i1 2))))))
(check-sat)
(pop 1)

; preservation/0.6.2/waitgroup w
; When main at line 11 leaves its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 6))
(assert (>= i1 n))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (- N1_3) i)))))
(check-sat)
(pop 1)

; preservation/0.7.1/counter-range main
; When main at line 12 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 7))
(assert (and (> k 0) (> results 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7.1/spawned goroutine 1
; When main at line 12 receives from the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 7))
(assert (and (> k 0) (> results 0)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.7.1/loop i
; When main at line 12 receives from the buffer, i counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert (and (> k 0) (> results 0)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.7.1/loop i1
; When main at line 12 receives from the buffer, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert (and (> k 0) (> results 0)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/0.7.1/capacity results
; When main at line 12 receives from the buffer, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 7))
(assert (and (> k 0) (> results 0)))
(assert true)
(assert (> 0 k))
(check-sat)
(pop 1)

; preservation/0.7.1/buffer-bounds results
; When main at line 12 receives from the buffer, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 7))
(assert (and (> k 0) (> results 0)))
(assert true)
(assert (not (ite (> k 0) (and (<= 0 (- results 1)) (<= (- results 1) k)) (and (<= (- 1) (- results 1)) (<= (- results 1) 1)))))
(check-sat)
(pop 1)

; preservation/0.7.1/monitor results
; When main at line 12 receives from the buffer, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 7))
(assert (and (> k 0) (> results 0)))
(assert true)
(assert (not (=> (> k 0) (= (- results 1) (- (+ N1_1 N1_2 N1_3) (+ i1 1))))))
(check-sat)
(pop 1)

; preservation/0.7.1/monitor results
; When main at line 12 receives from the buffer, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 7))
(assert (and (> k 0) (> results 0)))
(assert true)
(assert (not (=> (<= k 0) (= (- results 1) (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (+ (* i1 2) 2))))))
(check-sat)
(pop 1)

; preservation/0.7.1/rendezvous-mutex results
; When main at line 12 receives from the buffer, at most one sender waits for its message on results to be taken.
(push 1)
(assert (= P0 7))
(assert (and (> k 0) (> results 0)))
(assert true)
(assert (not (= N1_1 (ite (or (> k 0) (= (- results 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.7.1/waitgroup w
; When main at line 12 receives from the buffer, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 7))
(assert (and (> k 0) (> results 0)))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (- N1_3) i)))))
(check-sat)
(pop 1)

; preservation/0.7.2/counter-range main
; When main at line 12 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 7))
(assert (and (<= k 0) (= results 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7.2/spawned goroutine 1
; When main at line 12 takes the offered message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 7))
(assert (and (<= k 0) (= results 1)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.7.2/loop i
; When main at line 12 takes the offered message, i counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert (and (<= k 0) (= results 1)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.7.2/loop i1
; When main at line 12 takes the offered message, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert (and (<= k 0) (= results 1)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/0.7.2/capacity results
; When main at line 12 takes the offered message, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 7))
(assert (and (<= k 0) (= results 1)))
(assert true)
(assert (> 0 k))
(check-sat)
(pop 1)

; preservation/0.7.2/buffer-bounds results
; When main at line 12 takes the offered message, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 7))
(assert (and (<= k 0) (= results 1)))
(assert true)
(assert (not (ite (> k 0) false true)))
(check-sat)
(pop 1)

; preservation/0.7.2/monitor results
; When main at line 12 takes the offered message, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 7))
(assert (and (<= k 0) (= results 1)))
(assert true)
(assert (not (=> (> k 0) (= (- 1) (- (+ N1_1 N1_2 N1_3) (+ i1 1))))))
(check-sat)
(pop 1)

; preservation/0.7.2/monitor results
; When main at line 12 takes the offered message, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 7))
(assert (and (<= k 0) (= results 1)))
(assert true)
(assert (not (=> (<= k 0) (= (- 1) (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (+ (* i1 2) 2))))))
(check-sat)
(pop 1)

; preservation/0.7.2/rendezvous-mutex results
; When main at line 12 takes the offered message, at most one sender waits for its message on results to be taken.
(push 1)
(assert (= P0 7))
(assert (and (<= k 0) (= results 1)))
(assert true)
(assert (not (= N1_1 (ite (> k 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.7.2/waitgroup w
; When main at line 12 takes the offered message, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 7))
(assert (and (<= k 0) (= results 1)))
(assert true)
(assert (not (and (<= 0 w) (= w (+ (- N1_3) i)))))
(check-sat)
(pop 1)

; preservation/0.8/counter-range main
; When main at line 11 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.8/spawned goroutine 1
; When main at line 11 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3) i)))
(check-sat)
(pop 1)

; preservation/0.8/loop i
; When main at line 11 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.8/loop i1
; When main at line 11 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i1 1)) (<= (+ i1 1) n)) (= (+ i1 1) 0))))
(check-sat)
(pop 1)

; preservation/0.8/capacity results
; When main at line 11 ends an iteration of its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (> 0 k))
(check-sat)
(pop 1)

; preservation/0.8/monitor results
; When main at line 11 ends an iteration of its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (=> (> k 0) (= results (- (+ N1_1 N1_2 N1_3) (+ i1 1))))))
(check-sat)
(pop 1)

; preservation/0.8/monitor results
; When main at line 11 ends an iteration of its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (=> (<= k 0) (= results (- (+ N1_1 N1_2 N1_3 N1_2 N1_3) (* (+ i1 1) 2))))))
(check-sat)
(pop 1)

; preservation/0.8/waitgroup w
; When main at line 11 ends an iteration of its loop, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (and (<= 0 w) (= w (+ (- N1_3) i)))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 6 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (and (> k 0) (< results k)))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 N1_1) (<= 0 (+ N1_2 1)) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 6 sends into the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (and (> k 0) (< results k)))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 N1_2 1 N1_3) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0.1/buffer-bounds results
; When goroutine 1 at line 6 sends into the buffer, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (and (> k 0) (< results k)))
(assert true)
(assert (not (ite (> k 0) (and (<= 0 (+ results 1)) (<= (+ results 1) k)) (and (<= (- 1) (+ results 1)) (<= (+ results 1) 1)))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor results
; When goroutine 1 at line 6 sends into the buffer, the buffer of results still holds sends minus receives.
(push 1)
(assert (> N1_0 0))
(assert (and (> k 0) (< results k)))
(assert true)
(assert (not (=> (> k 0) (= (+ results 1) (- (+ N1_1 N1_2 1 N1_3) (+ i1 (ite (and (< 7 P0) (< P0 9)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor results
; When goroutine 1 at line 6 sends into the buffer, the exchanges over results still match sends with receives.
(push 1)
(assert (> N1_0 0))
(assert (and (> k 0) (< results k)))
(assert true)
(assert (not (=> (<= k 0) (= (+ results 1) (- (+ N1_1 N1_2 1 N1_3 N1_2 1 N1_3) (+ (* i1 2) (ite (and (< 7 P0) (< P0 9)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex results
; When goroutine 1 at line 6 sends into the buffer, at most one sender waits for its message on results to be taken.
(push 1)
(assert (> N1_0 0))
(assert (and (> k 0) (< results k)))
(assert true)
(assert (not (= N1_1 (ite (or (> k 0) (= (+ results 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 6 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (and (<= k 0) (= results 0)))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 (+ N1_1 1)) (<= 0 N1_2) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 6 offers its message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (and (<= k 0) (= results 0)))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 1 N1_2 N1_3) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0.2/buffer-bounds results
; When goroutine 1 at line 6 offers its message, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (and (<= k 0) (= results 0)))
(assert true)
(assert (not (ite (> k 0) (<= 1 k) true)))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor results
; When goroutine 1 at line 6 offers its message, the buffer of results still holds sends minus receives.
(push 1)
(assert (> N1_0 0))
(assert (and (<= k 0) (= results 0)))
(assert true)
(assert (not (=> (> k 0) (= 1 (- (+ N1_1 1 N1_2 N1_3) (+ i1 (ite (and (< 7 P0) (< P0 9)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor results
; When goroutine 1 at line 6 offers its message, the exchanges over results still match sends with receives.
(push 1)
(assert (> N1_0 0))
(assert (and (<= k 0) (= results 0)))
(assert true)
(assert (not (=> (<= k 0) (= 1 (- (+ N1_1 1 N1_2 N1_3 N1_2 N1_3) (+ (* i1 2) (ite (and (< 7 P0) (< P0 9)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex results
; When goroutine 1 at line 6 offers its message, at most one sender waits for its message on results to be taken.
(push 1)
(assert (> N1_0 0))
(assert (and (<= k 0) (= results 0)))
(assert true)
(assert (not (= (+ N1_1 1) (ite (> k 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 6 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_1 0))
(assert (= results (- 1)))
(assert true)
(assert (not (and (<= 0 N1_0) (<= 0 (- N1_1 1)) (<= 0 (+ N1_2 1)) (<= 0 N1_3))))
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 6 sees its message taken, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_1 0))
(assert (= results (- 1)))
(assert true)
(assert (not (= (+ N1_0 (- N1_1 1) N1_2 1 N1_3) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds results
; When goroutine 1 at line 6 sees its message taken, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_1 0))
(assert (= results (- 1)))
(assert true)
(assert (not (ite (> k 0) (<= 0 k) true)))
(check-sat)
(pop 1)

; preservation/1.1/monitor results
; When goroutine 1 at line 6 sees its message taken, the buffer of results still holds sends minus receives.
(push 1)
(assert (> N1_1 0))
(assert (= results (- 1)))
(assert true)
(assert (not (=> (> k 0) (= 0 (- (+ (- N1_1 1) N1_2 1 N1_3) (+ i1 (ite (and (< 7 P0) (< P0 9)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/1.1/monitor results
; When goroutine 1 at line 6 sees its message taken, the exchanges over results still match sends with receives.
(push 1)
(assert (> N1_1 0))
(assert (= results (- 1)))
(assert true)
(assert (not (=> (<= k 0) (= 0 (- (+ (- N1_1 1) N1_2 1 N1_3 N1_2 1 N1_3) (+ (* i1 2) (ite (and (< 7 P0) (< P0 9)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex results
; When goroutine 1 at line 6 sees its message taken, at most one sender waits for its message on results to be taken.
(push 1)
(assert (> N1_1 0))
(assert (= results (- 1)))
(assert true)
(assert (not (= (- N1_1 1) 0)))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 7 adds to the waitgroup, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= w 1))
(assert (not (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 (- N1_2 1)) (<= 0 (+ N1_3 1)))))
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 7 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= w 1))
(assert (not (= (+ N1_0 N1_1 (- N1_2 1) N1_3 1) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.2/monitor results
; When goroutine 1 at line 7 adds to the waitgroup, the buffer of results still holds sends minus receives.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= w 1))
(assert (not (=> (> k 0) (= results (- (+ N1_1 (- N1_2 1) N1_3 1) (+ i1 (ite (and (< 7 P0) (< P0 9)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/1.2/monitor results
; When goroutine 1 at line 7 adds to the waitgroup, the exchanges over results still match sends with receives.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= w 1))
(assert (not (=> (<= k 0) (= results (- (+ N1_1 (- N1_2 1) N1_3 1 (- N1_2 1) N1_3 1) (+ (* i1 2) (ite (and (< 7 P0) (< P0 9)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/1.2/waitgroup w
; When goroutine 1 at line 7 adds to the waitgroup, the counter of w is the sum of what was added, and not negative.
(push 1)
(assert (> N1_2 0))
(assert true)
(assert (>= w 1))
(assert (not (and (<= 0 (+ w (- 1))) (= (+ w (- 1)) (+ (- (+ N1_3 1)) i (ite (and (< 2 P0) (< P0 5)) 1 0))))))
(check-sat)
(pop 1)

; crash/0.0/balanced
; It never happens that main at line 2 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 0))
(assert (< k 0))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) k)) (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; crash/0.2/balanced
; It never happens that main at line 4 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 2))
(assert (< w (- 1)))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) k)) (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; crash/1.2/balanced
; It never happens that goroutine 1 at line 7 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (> N1_2 0))
(assert (< w 1))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) k)) (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/0.5/balanced
; When nothing can move any more, main at line 10 does not wait at w.Wait() while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (or (= P0 9) (and (= P0 5) (not (= w 0))) (and (= P0 7) (not (or (and (> k 0) (> results 0)) (and (<= k 0) (= results 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> k 0) (< results k)) (and (<= k 0) (= results 0))))))
(assert (or (<= N1_1 0) (not (= results (- 1)))))
(assert (<= N1_2 0))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) k)) (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/0.7/balanced
; When nothing can move any more, main at line 12 does not wait at results? while the precondition holds.
(push 1)
(assert (= P0 7))
(assert (or (= P0 9) (and (= P0 5) (not (= w 0))) (and (= P0 7) (not (or (and (> k 0) (> results 0)) (and (<= k 0) (= results 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> k 0) (< results k)) (and (<= k 0) (= results 0))))))
(assert (or (<= N1_1 0) (not (= results (- 1)))))
(assert (<= N1_2 0))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) k)) (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 6 does not wait at results! while the precondition holds.
(push 1)
(assert (> N1_0 0))
(assert (or (= P0 9) (and (= P0 5) (not (= w 0))) (and (= P0 7) (not (or (and (> k 0) (> results 0)) (and (<= k 0) (= results 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> k 0) (< results k)) (and (<= k 0) (= results 0))))))
(assert (or (<= N1_1 0) (not (= results (- 1)))))
(assert (<= N1_2 0))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) k)) (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 6 does not wait at results! acknowledged while the precondition holds.
(push 1)
(assert (> N1_1 0))
(assert (or (= P0 9) (and (= P0 5) (not (= w 0))) (and (= P0 7) (not (or (and (> k 0) (> results 0)) (and (<= k 0) (= results 1)))))))
(assert (or (<= N1_0 0) (not (or (and (> k 0) (< results k)) (and (<= k 0) (= results 0))))))
(assert (or (<= N1_1 0) (not (= results (- 1)))))
(assert (<= N1_2 0))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) k)) (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, results is sent to at least as often as it is received from.
(push 1)
(assert (= P0 9))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0)))
(assert (> (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to results is received or fits its buffer.
(push 1)
(assert (= P0 9))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0)))
(assert (> (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) k)))
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, what is added to w comes to 0.
(push 1)
(assert (= P0 9))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0)))
(assert (not (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(check-sat)
(pop 1)
