(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const P2 Int)
(declare-const n Int)
(declare-const i2 Int)
(declare-const i Int)
(declare-const i1 Int)
(declare-const size Int)
(declare-const items Int)
(declare-const results Int)

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

; establishment/loop i2
; At the start, i2 counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 n) (<= 0 n) true)))
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

; establishment/buffer-bounds items
; At the start, the buffer of items holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds results
; At the start, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (not (ite (> size 0) (<= 0 size) true)))
(check-sat)
(pop 1)

; establishment/monitor items
; At the start, the exchanges over items still match sends with receives.
(push 1)
(assert false)
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

; establishment/rendezvous-mutex items
; At the start, at most one sender waits for its message on items to be taken.
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

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 7)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 4)))
; goroutine 2 is at one of its program points
(assert (and (<= (- 1) P2) (<= P2 5)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 2 P0) (not (= P1 (- 1)))))
; goroutine 2 has started exactly if its go statement has run
(assert (= (< 3 P0) (not (= P2 (- 1)))))
; i2 counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (=> (< P0 4) (= i2 0)) (=> (and (< 4 P0) (< P0 7)) (< i2 n)) (=> (>= P0 7) (= i2 n))) (and (= i2 0) (not (and (< 4 P0) (< P0 7))))))
; i counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i) (<= i n) (=> (< P1 0) (= i 0)) (=> (and (< 0 P1) (< P1 4)) (< i n)) (=> (>= P1 4) (= i n))) (and (= i 0) (not (and (< 0 P1) (< P1 4))))))
; i1 counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (=> (< P2 0) (= i1 0)) (=> (and (< 0 P2) (< P2 5)) (< i1 n)) (=> (>= P2 5) (= i1 n))) (and (= i1 0) (not (and (< 0 P2) (< P2 5))))))
; results was created with a capacity of at least 0
(assert (=> (< 1 P0) (<= 0 size)))
; the buffer of items holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) items) (<= items 1)))
; the buffer of results holds no more than its capacity and no less than nothing
(assert (ite (> size 0) (and (<= 0 results) (<= results size)) (and (<= (- 1) results) (<= results 1))))
; the exchanges over items still match sends with receives
(assert (= items (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (+ (* i1 2) (ite (and (< 1 P2) (< P2 5)) 2 0)))))
; the buffer of results still holds sends minus receives
(assert (=> (> size 0) (= results (- (+ i1 (ite (and (< 2 P2) (< P2 5)) 1 0)) (+ i2 (ite (and (< 5 P0) (< P0 7)) 1 0))))))
; the exchanges over results still match sends with receives
(assert (=> (<= size 0) (= results (- (+ (* i1 2) (ite (and (< 2 P2) (< P2 5)) 1 0) (ite (and (< 3 P2) (< P2 5)) 1 0)) (+ (* i2 2) (ite (and (< 5 P0) (< P0 7)) 2 0))))))
; at most one sender waits for its message on items to be taken
(assert (= (ite (= P1 2) 1 0) (ite (= items 0) 0 1)))
; at most one sender waits for its message on results to be taken
(assert (= (ite (= P2 3) 1 0) (ite (or (> size 0) (= results 0)) 0 1)))

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

; preservation/0.0/loop i2
; When main at line 1 makes the channel, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.0/capacity results
; When main at line 1 makes the channel, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/monitor results
; When main at line 1 makes the channel, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (=> (> size 0) (= results (- (+ i1 (ite (and (< 2 P2) (< P2 5)) 1 0)) i2)))))
(check-sat)
(pop 1)

; preservation/0.0/monitor results
; When main at line 1 makes the channel, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (=> (<= size 0) (= results (- (+ (* i1 2) (ite (and (< 2 P2) (< P2 5)) 1 0) (ite (and (< 3 P2) (< P2 5)) 1 0)) (* i2 2))))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 2 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= size 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 2 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= size 0))
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 2
; When main at line 2 makes the channel, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= size 0))
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/loop i2
; When main at line 2 makes the channel, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= size 0))
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.1/capacity results
; When main at line 2 makes the channel, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= size 0))
(assert (> 0 size))
(check-sat)
(pop 1)

; preservation/0.1/monitor results
; When main at line 2 makes the channel, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= size 0))
(assert (not (=> (> size 0) (= results (- (+ i1 (ite (and (< 2 P2) (< P2 5)) 1 0)) i2)))))
(check-sat)
(pop 1)

; preservation/0.1/monitor results
; When main at line 2 makes the channel, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= size 0))
(assert (not (=> (<= size 0) (= results (- (+ (* i1 2) (ite (and (< 2 P2) (< P2 5)) 1 0) (ite (and (< 3 P2) (< P2 5)) 1 0)) (* i2 2))))))
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

; preservation/0.2/loop i2
; When main at line 3 spawns, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 3 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.2/capacity results
; When main at line 3 spawns, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (> 0 size))
(check-sat)
(pop 1)

; preservation/0.2/monitor items
; When main at line 3 spawns, the exchanges over items still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= items (- (* i 2) (+ (* i1 2) (ite (and (< 1 P2) (< P2 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.2/monitor results
; When main at line 3 spawns, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (=> (> size 0) (= results (- (+ i1 (ite (and (< 2 P2) (< P2 5)) 1 0)) i2)))))
(check-sat)
(pop 1)

; preservation/0.2/monitor results
; When main at line 3 spawns, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (=> (<= size 0) (= results (- (+ (* i1 2) (ite (and (< 2 P2) (< P2 5)) 1 0) (ite (and (< 3 P2) (< P2 5)) 1 0)) (* i2 2))))))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex items
; When main at line 3 spawns, at most one sender waits for its message on items to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= 0 (ite (= items 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 8 spawns, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/counter-range goroutine 2
; When main at line 8 spawns, goroutine 2 is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 8 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 2
; When main at line 8 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/loop i2
; When main at line 8 spawns, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.3/loop i1
; When main at line 8 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.3/capacity results
; When main at line 8 spawns, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (> 0 size))
(check-sat)
(pop 1)

; preservation/0.3/monitor items
; When main at line 8 spawns, the exchanges over items still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= items (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.3/monitor results
; When main at line 8 spawns, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (=> (> size 0) (= results (- i1 i2)))))
(check-sat)
(pop 1)

; preservation/0.3/monitor results
; When main at line 8 spawns, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (=> (<= size 0) (= results (- (* i1 2) (* i2 2))))))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex results
; When main at line 8 spawns, at most one sender waits for its message on results to be taken.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= 0 (ite (or (> size 0) (= results 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.4.1/counter-range main
; When main at line 14 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (< i2 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.1/spawned goroutine 1
; When main at line 14 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (< i2 n))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4.1/spawned goroutine 2
; When main at line 14 begins an iteration of its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (< i2 n))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4.1/loop i2
; When main at line 14 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (< i2 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (< i2 n)) false)))
(check-sat)
(pop 1)

; preservation/0.4.1/capacity results
; When main at line 14 begins an iteration of its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert (< i2 n))
(assert true)
(assert (> 0 size))
(check-sat)
(pop 1)

; preservation/0.4.1/monitor results
; When main at line 14 begins an iteration of its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (< i2 n))
(assert true)
(assert (not (=> (> size 0) (= results (- (+ i1 (ite (and (< 2 P2) (< P2 5)) 1 0)) i2)))))
(check-sat)
(pop 1)

; preservation/0.4.1/monitor results
; When main at line 14 begins an iteration of its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (< i2 n))
(assert true)
(assert (not (=> (<= size 0) (= results (- (+ (* i1 2) (ite (and (< 2 P2) (< P2 5)) 1 0) (ite (and (< 3 P2) (< P2 5)) 1 0)) (* i2 2))))))
(check-sat)
(pop 1)

; preservation/0.4.2/counter-range main
; When main at line 14 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (>= i2 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.2/spawned goroutine 1
; When main at line 14 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (>= i2 n))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4.2/spawned goroutine 2
; When main at line 14 leaves its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (>= i2 n))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4.2/loop i2
; When main at line 14 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (>= i2 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 n)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/capacity results
; When main at line 14 leaves its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert (>= i2 n))
(assert true)
(assert (> 0 size))
(check-sat)
(pop 1)

; preservation/0.4.2/monitor results
; When main at line 14 leaves its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert (>= i2 n))
(assert true)
(assert (not (=> (> size 0) (= results (- (+ i1 (ite (and (< 2 P2) (< P2 5)) 1 0)) i2)))))
(check-sat)
(pop 1)

; preservation/0.4.2/monitor results
; When main at line 14 leaves its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (>= i2 n))
(assert true)
(assert (not (=> (<= size 0) (= results (- (+ (* i1 2) (ite (and (< 2 P2) (< P2 5)) 1 0) (ite (and (< 3 P2) (< P2 5)) 1 0)) (* i2 2))))))
(check-sat)
(pop 1)

; preservation/0.5.1/counter-range main
; When main at line 15 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (and (> size 0) (> results 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5.1/spawned goroutine 1
; When main at line 15 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (and (> size 0) (> results 0)))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5.1/spawned goroutine 2
; When main at line 15 receives from the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (and (> size 0) (> results 0)))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5.1/loop i2
; When main at line 15 receives from the buffer, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (and (> size 0) (> results 0)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (< i2 n)) false)))
(check-sat)
(pop 1)

; preservation/0.5.1/capacity results
; When main at line 15 receives from the buffer, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 5))
(assert (and (> size 0) (> results 0)))
(assert true)
(assert (> 0 size))
(check-sat)
(pop 1)

; preservation/0.5.1/buffer-bounds results
; When main at line 15 receives from the buffer, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 5))
(assert (and (> size 0) (> results 0)))
(assert true)
(assert (not (ite (> size 0) (and (<= 0 (- results 1)) (<= (- results 1) size)) (and (<= (- 1) (- results 1)) (<= (- results 1) 1)))))
(check-sat)
(pop 1)

; preservation/0.5.1/monitor results
; When main at line 15 receives from the buffer, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (and (> size 0) (> results 0)))
(assert true)
(assert (not (=> (> size 0) (= (- results 1) (- (+ i1 (ite (and (< 2 P2) (< P2 5)) 1 0)) (+ i2 1))))))
(check-sat)
(pop 1)

; preservation/0.5.1/monitor results
; When main at line 15 receives from the buffer, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (and (> size 0) (> results 0)))
(assert true)
(assert (not (=> (<= size 0) (= (- results 1) (- (+ (* i1 2) (ite (and (< 2 P2) (< P2 5)) 1 0) (ite (and (< 3 P2) (< P2 5)) 1 0)) (+ (* i2 2) 2))))))
(check-sat)
(pop 1)

; preservation/0.5.1/rendezvous-mutex results
; When main at line 15 receives from the buffer, at most one sender waits for its message on results to be taken.
(push 1)
(assert (= P0 5))
(assert (and (> size 0) (> results 0)))
(assert true)
(assert (not (= (ite (= P2 3) 1 0) (ite (or (> size 0) (= (- results 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.5.2/counter-range main
; When main at line 15 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (and (<= size 0) (= results 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5.2/spawned goroutine 1
; When main at line 15 takes the offered message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (and (<= size 0) (= results 1)))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5.2/spawned goroutine 2
; When main at line 15 takes the offered message, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (and (<= size 0) (= results 1)))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5.2/loop i2
; When main at line 15 takes the offered message, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (and (<= size 0) (= results 1)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (< i2 n)) false)))
(check-sat)
(pop 1)

; preservation/0.5.2/capacity results
; When main at line 15 takes the offered message, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 5))
(assert (and (<= size 0) (= results 1)))
(assert true)
(assert (> 0 size))
(check-sat)
(pop 1)

; preservation/0.5.2/buffer-bounds results
; When main at line 15 takes the offered message, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 5))
(assert (and (<= size 0) (= results 1)))
(assert true)
(assert (not (ite (> size 0) false true)))
(check-sat)
(pop 1)

; preservation/0.5.2/monitor results
; When main at line 15 takes the offered message, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (and (<= size 0) (= results 1)))
(assert true)
(assert (not (=> (> size 0) (= (- 1) (- (+ i1 (ite (and (< 2 P2) (< P2 5)) 1 0)) (+ i2 1))))))
(check-sat)
(pop 1)

; preservation/0.5.2/monitor results
; When main at line 15 takes the offered message, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (and (<= size 0) (= results 1)))
(assert true)
(assert (not (=> (<= size 0) (= (- 1) (- (+ (* i1 2) (ite (and (< 2 P2) (< P2 5)) 1 0) (ite (and (< 3 P2) (< P2 5)) 1 0)) (+ (* i2 2) 2))))))
(check-sat)
(pop 1)

; preservation/0.5.2/rendezvous-mutex results
; When main at line 15 takes the offered message, at most one sender waits for its message on results to be taken.
(push 1)
(assert (= P0 5))
(assert (and (<= size 0) (= results 1)))
(assert true)
(assert (not (= (ite (= P2 3) 1 0) (ite (> size 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 14 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 14 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 2
; When main at line 14 ends an iteration of its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.6/loop i2
; When main at line 14 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i2 1)) (<= (+ i2 1) n)) (= (+ i2 1) 0))))
(check-sat)
(pop 1)

; preservation/0.6/capacity results
; When main at line 14 ends an iteration of its loop, results was created with a capacity of at least 0.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (> 0 size))
(check-sat)
(pop 1)

; preservation/0.6/monitor results
; When main at line 14 ends an iteration of its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (> size 0) (= results (- (+ i1 (ite (and (< 2 P2) (< P2 5)) 1 0)) (+ i2 1))))))
(check-sat)
(pop 1)

; preservation/0.6/monitor results
; When main at line 14 ends an iteration of its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (=> (<= size 0) (= results (- (+ (* i1 2) (ite (and (< 2 P2) (< P2 5)) 1 0) (ite (and (< 3 P2) (< P2 5)) 1 0)) (* (+ i2 1) 2))))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 4 begins an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 4 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.0.1/loop i
; When goroutine 1 at line 4 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor items
; When goroutine 1 at line 4 begins an iteration of its loop, the exchanges over items still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (not (= items (- (* i 2) (+ (* i1 2) (ite (and (< 1 P2) (< P2 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex items
; When goroutine 1 at line 4 begins an iteration of its loop, at most one sender waits for its message on items to be taken.
(push 1)
(assert (= P1 0))
(assert (< i n))
(assert true)
(assert (not (= 0 (ite (= items 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 4 leaves its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 4 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.0.2/loop i
; When goroutine 1 at line 4 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor items
; When goroutine 1 at line 4 leaves its loop, the exchanges over items still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (not (= items (- (* i 2) (+ (* i1 2) (ite (and (< 1 P2) (< P2 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex items
; When goroutine 1 at line 4 leaves its loop, at most one sender waits for its message on items to be taken.
(push 1)
(assert (= P1 0))
(assert (>= i n))
(assert true)
(assert (not (= 0 (ite (= items 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 5 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= items 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 5 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= items 0))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.1/loop i
; When goroutine 1 at line 5 offers its message, i counts the iterations of its loop.
(push 1)
(assert (= P1 1))
(assert (= items 0))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds items
; When goroutine 1 at line 5 offers its message, the buffer of items holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= items 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor items
; When goroutine 1 at line 5 offers its message, the exchanges over items still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (= items 0))
(assert true)
(assert (not (= 1 (- (+ (* i 2) 1) (+ (* i1 2) (ite (and (< 1 P2) (< P2 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex items
; When goroutine 1 at line 5 offers its message, at most one sender waits for its message on items to be taken.
(push 1)
(assert (= P1 1))
(assert (= items 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 5 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (= items (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 5 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (= items (- 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.2/loop i
; When goroutine 1 at line 5 sees its message taken, i counts the iterations of its loop.
(push 1)
(assert (= P1 2))
(assert (= items (- 1)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds items
; When goroutine 1 at line 5 sees its message taken, the buffer of items holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (= items (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/monitor items
; When goroutine 1 at line 5 sees its message taken, the exchanges over items still match sends with receives.
(push 1)
(assert (= P1 2))
(assert (= items (- 1)))
(assert true)
(assert (not (= 0 (- (+ (* i 2) 2) (+ (* i1 2) (ite (and (< 1 P2) (< P2 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex items
; When goroutine 1 at line 5 sees its message taken, at most one sender waits for its message on items to be taken.
(push 1)
(assert (= P1 2))
(assert (= items (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 4 ends an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 4 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.3/loop i
; When goroutine 1 at line 4 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i 1)) (<= (+ i 1) n)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/1.3/monitor items
; When goroutine 1 at line 4 ends an iteration of its loop, the exchanges over items still match sends with receives.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (= items (- (* (+ i 1) 2) (+ (* i1 2) (ite (and (< 1 P2) (< P2 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex items
; When goroutine 1 at line 4 ends an iteration of its loop, at most one sender waits for its message on items to be taken.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (= 0 (ite (= items 0) 0 1))))
(check-sat)
(pop 1)

; preservation/2.0.1/counter-range goroutine 2
; When goroutine 2 at line 9 begins an iteration of its loop, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert (< i1 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0.1/spawned goroutine 2
; When goroutine 2 at line 9 begins an iteration of its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert (< i1 n))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.0.1/loop i1
; When goroutine 2 at line 9 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P2 0))
(assert (< i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/2.0.1/monitor items
; When goroutine 2 at line 9 begins an iteration of its loop, the exchanges over items still match sends with receives.
(push 1)
(assert (= P2 0))
(assert (< i1 n))
(assert true)
(assert (not (= items (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/2.0.1/monitor results
; When goroutine 2 at line 9 begins an iteration of its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P2 0))
(assert (< i1 n))
(assert true)
(assert (not (=> (> size 0) (= results (- i1 (+ i2 (ite (and (< 5 P0) (< P0 7)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/2.0.1/monitor results
; When goroutine 2 at line 9 begins an iteration of its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P2 0))
(assert (< i1 n))
(assert true)
(assert (not (=> (<= size 0) (= results (- (* i1 2) (+ (* i2 2) (ite (and (< 5 P0) (< P0 7)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/2.0.1/rendezvous-mutex results
; When goroutine 2 at line 9 begins an iteration of its loop, at most one sender waits for its message on results to be taken.
(push 1)
(assert (= P2 0))
(assert (< i1 n))
(assert true)
(assert (not (= 0 (ite (or (> size 0) (= results 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/2.0.2/counter-range goroutine 2
; When goroutine 2 at line 9 leaves its loop, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert (>= i1 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0.2/spawned goroutine 2
; When goroutine 2 at line 9 leaves its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert (>= i1 n))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.0.2/loop i1
; When goroutine 2 at line 9 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P2 0))
(assert (>= i1 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (= i1 n)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/2.0.2/monitor items
; When goroutine 2 at line 9 leaves its loop, the exchanges over items still match sends with receives.
(push 1)
(assert (= P2 0))
(assert (>= i1 n))
(assert true)
(assert (not (= items (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/2.0.2/monitor results
; When goroutine 2 at line 9 leaves its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P2 0))
(assert (>= i1 n))
(assert true)
(assert (not (=> (> size 0) (= results (- i1 (+ i2 (ite (and (< 5 P0) (< P0 7)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/2.0.2/monitor results
; When goroutine 2 at line 9 leaves its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P2 0))
(assert (>= i1 n))
(assert true)
(assert (not (=> (<= size 0) (= results (- (* i1 2) (+ (* i2 2) (ite (and (< 5 P0) (< P0 7)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/2.0.2/rendezvous-mutex results
; When goroutine 2 at line 9 leaves its loop, at most one sender waits for its message on results to be taken.
(push 1)
(assert (= P2 0))
(assert (>= i1 n))
(assert true)
(assert (not (= 0 (ite (or (> size 0) (= results 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/2.1/counter-range goroutine 2
; When goroutine 2 at line 10 takes the offered message, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 1))
(assert (= items 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/spawned goroutine 2
; When goroutine 2 at line 10 takes the offered message, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 1))
(assert (= items 1))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.1/loop i1
; When goroutine 2 at line 10 takes the offered message, i1 counts the iterations of its loop.
(push 1)
(assert (= P2 1))
(assert (= items 1))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/2.1/buffer-bounds items
; When goroutine 2 at line 10 takes the offered message, the buffer of items holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 1))
(assert (= items 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/monitor items
; When goroutine 2 at line 10 takes the offered message, the exchanges over items still match sends with receives.
(push 1)
(assert (= P2 1))
(assert (= items 1))
(assert true)
(assert (not (= (- 1) (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (+ (* i1 2) 2)))))
(check-sat)
(pop 1)

; preservation/2.1/monitor results
; When goroutine 2 at line 10 takes the offered message, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P2 1))
(assert (= items 1))
(assert true)
(assert (not (=> (> size 0) (= results (- i1 (+ i2 (ite (and (< 5 P0) (< P0 7)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/2.1/monitor results
; When goroutine 2 at line 10 takes the offered message, the exchanges over results still match sends with receives.
(push 1)
(assert (= P2 1))
(assert (= items 1))
(assert true)
(assert (not (=> (<= size 0) (= results (- (* i1 2) (+ (* i2 2) (ite (and (< 5 P0) (< P0 7)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/2.1/rendezvous-mutex items
; When goroutine 2 at line 10 takes the offered message, at most one sender waits for its message on items to be taken.
(push 1)
(assert (= P2 1))
(assert (= items 1))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 1)))
(check-sat)
(pop 1)

; preservation/2.1/rendezvous-mutex results
; When goroutine 2 at line 10 takes the offered message, at most one sender waits for its message on results to be taken.
(push 1)
(assert (= P2 1))
(assert (= items 1))
(assert true)
(assert (not (= 0 (ite (or (> size 0) (= results 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/2.2.1/counter-range goroutine 2
; When goroutine 2 at line 11 sends into the buffer, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 2))
(assert (and (> size 0) (< results size)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2.1/spawned goroutine 2
; When goroutine 2 at line 11 sends into the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 2))
(assert (and (> size 0) (< results size)))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.2.1/loop i1
; When goroutine 2 at line 11 sends into the buffer, i1 counts the iterations of its loop.
(push 1)
(assert (= P2 2))
(assert (and (> size 0) (< results size)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/2.2.1/buffer-bounds results
; When goroutine 2 at line 11 sends into the buffer, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 2))
(assert (and (> size 0) (< results size)))
(assert true)
(assert (not (ite (> size 0) (and (<= 0 (+ results 1)) (<= (+ results 1) size)) (and (<= (- 1) (+ results 1)) (<= (+ results 1) 1)))))
(check-sat)
(pop 1)

; preservation/2.2.1/monitor items
; When goroutine 2 at line 11 sends into the buffer, the exchanges over items still match sends with receives.
(push 1)
(assert (= P2 2))
(assert (and (> size 0) (< results size)))
(assert true)
(assert (not (= items (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (+ (* i1 2) 2)))))
(check-sat)
(pop 1)

; preservation/2.2.1/monitor results
; When goroutine 2 at line 11 sends into the buffer, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P2 2))
(assert (and (> size 0) (< results size)))
(assert true)
(assert (not (=> (> size 0) (= (+ results 1) (- (+ i1 1) (+ i2 (ite (and (< 5 P0) (< P0 7)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/2.2.1/monitor results
; When goroutine 2 at line 11 sends into the buffer, the exchanges over results still match sends with receives.
(push 1)
(assert (= P2 2))
(assert (and (> size 0) (< results size)))
(assert true)
(assert (not (=> (<= size 0) (= (+ results 1) (- (+ (* i1 2) 2) (+ (* i2 2) (ite (and (< 5 P0) (< P0 7)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/2.2.1/rendezvous-mutex results
; When goroutine 2 at line 11 sends into the buffer, at most one sender waits for its message on results to be taken.
(push 1)
(assert (= P2 2))
(assert (and (> size 0) (< results size)))
(assert true)
(assert (not (= 0 (ite (or (> size 0) (= (+ results 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/2.2.2/counter-range goroutine 2
; When goroutine 2 at line 11 offers its message, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 2))
(assert (and (<= size 0) (= results 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2.2/spawned goroutine 2
; When goroutine 2 at line 11 offers its message, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 2))
(assert (and (<= size 0) (= results 0)))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.2.2/loop i1
; When goroutine 2 at line 11 offers its message, i1 counts the iterations of its loop.
(push 1)
(assert (= P2 2))
(assert (and (<= size 0) (= results 0)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/2.2.2/buffer-bounds results
; When goroutine 2 at line 11 offers its message, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 2))
(assert (and (<= size 0) (= results 0)))
(assert true)
(assert (not (ite (> size 0) (<= 1 size) true)))
(check-sat)
(pop 1)

; preservation/2.2.2/monitor items
; When goroutine 2 at line 11 offers its message, the exchanges over items still match sends with receives.
(push 1)
(assert (= P2 2))
(assert (and (<= size 0) (= results 0)))
(assert true)
(assert (not (= items (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (+ (* i1 2) 2)))))
(check-sat)
(pop 1)

; preservation/2.2.2/monitor results
; When goroutine 2 at line 11 offers its message, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P2 2))
(assert (and (<= size 0) (= results 0)))
(assert true)
(assert (not (=> (> size 0) (= 1 (- (+ i1 1) (+ i2 (ite (and (< 5 P0) (< P0 7)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/2.2.2/monitor results
; When goroutine 2 at line 11 offers its message, the exchanges over results still match sends with receives.
(push 1)
(assert (= P2 2))
(assert (and (<= size 0) (= results 0)))
(assert true)
(assert (not (=> (<= size 0) (= 1 (- (+ (* i1 2) 1) (+ (* i2 2) (ite (and (< 5 P0) (< P0 7)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/2.2.2/rendezvous-mutex results
; When goroutine 2 at line 11 offers its message, at most one sender waits for its message on results to be taken.
(push 1)
(assert (= P2 2))
(assert (and (<= size 0) (= results 0)))
(assert true)
(assert (not (= 1 (ite (> size 0) 0 1))))
(check-sat)
(pop 1)

; preservation/2.3/counter-range goroutine 2
; When goroutine 2 at line 11 sees its message taken, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 3))
(assert (= results (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.3/spawned goroutine 2
; When goroutine 2 at line 11 sees its message taken, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 3))
(assert (= results (- 1)))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.3/loop i1
; When goroutine 2 at line 11 sees its message taken, i1 counts the iterations of its loop.
(push 1)
(assert (= P2 3))
(assert (= results (- 1)))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/2.3/buffer-bounds results
; When goroutine 2 at line 11 sees its message taken, the buffer of results holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 3))
(assert (= results (- 1)))
(assert true)
(assert (not (ite (> size 0) (<= 0 size) true)))
(check-sat)
(pop 1)

; preservation/2.3/monitor items
; When goroutine 2 at line 11 sees its message taken, the exchanges over items still match sends with receives.
(push 1)
(assert (= P2 3))
(assert (= results (- 1)))
(assert true)
(assert (not (= items (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (+ (* i1 2) 2)))))
(check-sat)
(pop 1)

; preservation/2.3/monitor results
; When goroutine 2 at line 11 sees its message taken, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P2 3))
(assert (= results (- 1)))
(assert true)
(assert (not (=> (> size 0) (= 0 (- (+ i1 1) (+ i2 (ite (and (< 5 P0) (< P0 7)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/2.3/monitor results
; When goroutine 2 at line 11 sees its message taken, the exchanges over results still match sends with receives.
(push 1)
(assert (= P2 3))
(assert (= results (- 1)))
(assert true)
(assert (not (=> (<= size 0) (= 0 (- (+ (* i1 2) 2) (+ (* i2 2) (ite (and (< 5 P0) (< P0 7)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/2.3/rendezvous-mutex results
; When goroutine 2 at line 11 sees its message taken, at most one sender waits for its message on results to be taken.
(push 1)
(assert (= P2 3))
(assert (= results (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.4/counter-range goroutine 2
; When goroutine 2 at line 9 ends an iteration of its loop, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.4/spawned goroutine 2
; When goroutine 2 at line 9 ends an iteration of its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 4))
(assert true)
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/2.4/loop i1
; When goroutine 2 at line 9 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P2 4))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i1 1)) (<= (+ i1 1) n)) (= (+ i1 1) 0))))
(check-sat)
(pop 1)

; preservation/2.4/monitor items
; When goroutine 2 at line 9 ends an iteration of its loop, the exchanges over items still match sends with receives.
(push 1)
(assert (= P2 4))
(assert true)
(assert true)
(assert (not (= items (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0)) (* (+ i1 1) 2)))))
(check-sat)
(pop 1)

; preservation/2.4/monitor results
; When goroutine 2 at line 9 ends an iteration of its loop, the buffer of results still holds sends minus receives.
(push 1)
(assert (= P2 4))
(assert true)
(assert true)
(assert (not (=> (> size 0) (= results (- (+ i1 1) (+ i2 (ite (and (< 5 P0) (< P0 7)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/2.4/monitor results
; When goroutine 2 at line 9 ends an iteration of its loop, the exchanges over results still match sends with receives.
(push 1)
(assert (= P2 4))
(assert true)
(assert true)
(assert (not (=> (<= size 0) (= results (- (* (+ i1 1) 2) (+ (* i2 2) (ite (and (< 5 P0) (< P0 7)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/2.4/rendezvous-mutex results
; When goroutine 2 at line 9 ends an iteration of its loop, at most one sender waits for its message on results to be taken.
(push 1)
(assert (= P2 4))
(assert true)
(assert true)
(assert (not (= 0 (ite (or (> size 0) (= results 0)) 0 1))))
(check-sat)
(pop 1)

; crash/0.1/balanced
; It never happens that main at line 2 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 1))
(assert (< size 0))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) size))))
(assert true)
(check-sat)
(pop 1)

; exit/0.5/balanced
; When nothing can move any more, main at line 15 does not wait at results? while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (or (= P0 7) (and (= P0 5) (not (or (and (> size 0) (> results 0)) (and (<= size 0) (= results 1)))))))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (= items 0))) (and (= P1 2) (not (= items (- 1))))))
(assert (or (= P2 (- 1)) (= P2 5) (and (= P2 1) (not (= items 1))) (and (= P2 2) (not (or (and (> size 0) (< results size)) (and (<= size 0) (= results 0))))) (and (= P2 3) (not (= results (- 1))))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) size))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 5 does not wait at items! while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 7) (and (= P0 5) (not (or (and (> size 0) (> results 0)) (and (<= size 0) (= results 1)))))))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (= items 0))) (and (= P1 2) (not (= items (- 1))))))
(assert (or (= P2 (- 1)) (= P2 5) (and (= P2 1) (not (= items 1))) (and (= P2 2) (not (or (and (> size 0) (< results size)) (and (<= size 0) (= results 0))))) (and (= P2 3) (not (= results (- 1))))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) size))))
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 5 does not wait at items! acknowledged while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (or (= P0 7) (and (= P0 5) (not (or (and (> size 0) (> results 0)) (and (<= size 0) (= results 1)))))))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (= items 0))) (and (= P1 2) (not (= items (- 1))))))
(assert (or (= P2 (- 1)) (= P2 5) (and (= P2 1) (not (= items 1))) (and (= P2 2) (not (or (and (> size 0) (< results size)) (and (<= size 0) (= results 0))))) (and (= P2 3) (not (= results (- 1))))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) size))))
(assert true)
(check-sat)
(pop 1)

; exit/2.1/balanced
; When nothing can move any more, goroutine 2 at line 10 does not wait at items? while the precondition holds.
(push 1)
(assert (= P2 1))
(assert (or (= P0 7) (and (= P0 5) (not (or (and (> size 0) (> results 0)) (and (<= size 0) (= results 1)))))))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (= items 0))) (and (= P1 2) (not (= items (- 1))))))
(assert (or (= P2 (- 1)) (= P2 5) (and (= P2 1) (not (= items 1))) (and (= P2 2) (not (or (and (> size 0) (< results size)) (and (<= size 0) (= results 0))))) (and (= P2 3) (not (= results (- 1))))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) size))))
(assert true)
(check-sat)
(pop 1)

; exit/2.2/balanced
; When nothing can move any more, goroutine 2 at line 11 does not wait at results! while the precondition holds.
(push 1)
(assert (= P2 2))
(assert (or (= P0 7) (and (= P0 5) (not (or (and (> size 0) (> results 0)) (and (<= size 0) (= results 1)))))))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (= items 0))) (and (= P1 2) (not (= items (- 1))))))
(assert (or (= P2 (- 1)) (= P2 5) (and (= P2 1) (not (= items 1))) (and (= P2 2) (not (or (and (> size 0) (< results size)) (and (<= size 0) (= results 0))))) (and (= P2 3) (not (= results (- 1))))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) size))))
(assert true)
(check-sat)
(pop 1)

; exit/2.3/balanced
; When nothing can move any more, goroutine 2 at line 11 does not wait at results! acknowledged while the precondition holds.
(push 1)
(assert (= P2 3))
(assert (or (= P0 7) (and (= P0 5) (not (or (and (> size 0) (> results 0)) (and (<= size 0) (= results 1)))))))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (= items 0))) (and (= P1 2) (not (= items (- 1))))))
(assert (or (= P2 (- 1)) (= P2 5) (and (= P2 1) (not (= items 1))) (and (= P2 2) (not (or (and (> size 0) (< results size)) (and (<= size 0) (= results 0))))) (and (= P2 3) (not (= results (- 1))))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) size))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, items is sent to at least as often as it is received from.
(push 1)
(assert (= P0 7))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (or (= P2 (- 1)) (= P2 5)))
(assert (> (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to items is received or fits its buffer.
(push 1)
(assert (= P0 7))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (or (= P2 (- 1)) (= P2 5)))
(assert (> (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)))
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, results is sent to at least as often as it is received from.
(push 1)
(assert (= P0 7))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (or (= P2 (- 1)) (= P2 5)))
(assert (> (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)))
(check-sat)
(pop 1)

; necessity/4
; When every goroutine has ended, what is sent to results is received or fits its buffer.
(push 1)
(assert (= P0 7))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (or (= P2 (- 1)) (= P2 5)))
(assert (> (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) size)))
(check-sat)
(pop 1)
