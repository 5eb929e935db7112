(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const x Int)
(declare-const i Int)
(declare-const y Int)
(declare-const i1 Int)
(declare-const k Int)
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

; establishment/loop i
; At the start, i counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 x) (<= 0 x) true)))
(check-sat)
(pop 1)

; establishment/loop i1
; At the start, i1 counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 y) (<= 0 y) true)))
(check-sat)
(pop 1)

; establishment/capacity c
; At the start, c was created with a capacity of at least 0.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds c
; At the start, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (not (ite (> (- k 1) 0) (<= 0 (- k 1)) true)))
(check-sat)
(pop 1)

; establishment/monitor c
; At the start, the buffer of c still holds sends minus receives.
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

; establishment/rendezvous-mutex c
; At the start, at most one sender waits for its message on c to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 6)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 3)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 5 P0) (not (= P1 (- 1)))))
; i counts the iterations of its loop
(assert (ite (<= 0 x) (and (<= 0 i) (<= i x) (=> (< P0 1) (= i 0)) (=> (and (< 1 P0) (< P0 5)) (< i x)) (=> (>= P0 5) (= i x))) (and (= i 0) (not (and (< 1 P0) (< P0 5))))))
; i1 counts the iterations of its loop
(assert (ite (<= 0 y) (and (<= 0 i1) (<= i1 y) (=> (< P1 0) (= i1 0)) (=> (and (< 0 P1) (< P1 3)) (< i1 y)) (=> (>= P1 3) (= i1 y))) (and (= i1 0) (not (and (< 0 P1) (< P1 3))))))
; c was created with a capacity of at least 0
(assert (=> (< 0 P0) (<= 0 (- k 1))))
; the buffer of c holds no more than its capacity and no less than nothing
(assert (ite (> (- k 1) 0) (and (<= 0 c) (<= c (- k 1))) (and (<= (- 1) c) (<= c 1))))
; the buffer of c still holds sends minus receives
(assert (=> (> (- k 1) 0) (= c (- (+ i (ite (and (< 2 P0) (< P0 5)) 1 0)) (+ i1 (ite (and (< 1 P1) (< P1 3)) 1 0))))))
; the exchanges over c still match sends with receives
(assert (=> (<= (- k 1) 0) (= c (- (+ (* i 2) (ite (and (< 2 P0) (< P0 5)) 1 0) (ite (and (< 3 P0) (< P0 5)) 1 0)) (+ (* i1 2) (ite (and (< 1 P1) (< P1 3)) 2 0))))))
; at most one sender waits for its message on c to be taken
(assert (= (ite (= P0 3) 1 0) (ite (or (> (- k 1) 0) (= c 0)) 0 1)))

; preservation/0.0/counter-range main
; When main at line 1 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= (- k 1) 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 1 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= (- k 1) 0))
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/loop i
; When main at line 1 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= (- k 1) 0))
(assert (not (ite (<= 0 x) (and (<= 0 i) (<= i x)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0/capacity c
; When main at line 1 makes the channel, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= (- k 1) 0))
(assert (> 0 (- k 1)))
(check-sat)
(pop 1)

; preservation/0.0/monitor c
; When main at line 1 makes the channel, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= (- k 1) 0))
(assert (not (=> (> (- k 1) 0) (= c (- i (+ i1 (ite (and (< 1 P1) (< P1 3)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/0.0/monitor c
; When main at line 1 makes the channel, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= (- k 1) 0))
(assert (not (=> (<= (- k 1) 0) (= c (- (* i 2) (+ (* i1 2) (ite (and (< 1 P1) (< P1 3)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/0.0/rendezvous-mutex c
; When main at line 1 makes the channel, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= (- k 1) 0))
(assert (not (= 0 (ite (or (> (- k 1) 0) (= c 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.1.1/counter-range main
; When main at line 2 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (< i x))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.1/spawned goroutine 1
; When main at line 2 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert (< i x))
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1.1/loop i
; When main at line 2 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (< i x))
(assert true)
(assert (not (ite (<= 0 x) (and (<= 0 i) (<= i x) (< i x)) false)))
(check-sat)
(pop 1)

; preservation/0.1.1/capacity c
; When main at line 2 begins an iteration of its loop, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert (< i x))
(assert true)
(assert (> 0 (- k 1)))
(check-sat)
(pop 1)

; preservation/0.1.1/monitor c
; When main at line 2 begins an iteration of its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert (< i x))
(assert true)
(assert (not (=> (> (- k 1) 0) (= c (- i (+ i1 (ite (and (< 1 P1) (< P1 3)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/0.1.1/monitor c
; When main at line 2 begins an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (< i x))
(assert true)
(assert (not (=> (<= (- k 1) 0) (= c (- (* i 2) (+ (* i1 2) (ite (and (< 1 P1) (< P1 3)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/0.1.1/rendezvous-mutex c
; When main at line 2 begins an iteration of its loop, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 1))
(assert (< i x))
(assert true)
(assert (not (= 0 (ite (or (> (- k 1) 0) (= c 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.1.2/counter-range main
; When main at line 2 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (>= i x))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.2/spawned goroutine 1
; When main at line 2 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert (>= i x))
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1.2/loop i
; When main at line 2 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (>= i x))
(assert true)
(assert (not (ite (<= 0 x) (and (<= 0 i) (<= i x) (= i x)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1.2/capacity c
; When main at line 2 leaves its loop, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert (>= i x))
(assert true)
(assert (> 0 (- k 1)))
(check-sat)
(pop 1)

; preservation/0.1.2/monitor c
; When main at line 2 leaves its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert (>= i x))
(assert true)
(assert (not (=> (> (- k 1) 0) (= c (- i (+ i1 (ite (and (< 1 P1) (< P1 3)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/0.1.2/monitor c
; When main at line 2 leaves its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (>= i x))
(assert true)
(assert (not (=> (<= (- k 1) 0) (= c (- (* i 2) (+ (* i1 2) (ite (and (< 1 P1) (< P1 3)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/0.1.2/rendezvous-mutex c
; When main at line 2 leaves its loop, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 1))
(assert (>= i x))
(assert true)
(assert (not (= 0 (ite (or (> (- k 1) 0) (= c 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.2.1/counter-range main
; When main at line 3 sends into the buffer, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (and (> (- k 1) 0) (< c (- k 1))))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/spawned goroutine 1
; When main at line 3 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert (and (> (- k 1) 0) (< c (- k 1))))
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.2.1/loop i
; When main at line 3 sends into the buffer, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (and (> (- k 1) 0) (< c (- k 1))))
(assert true)
(assert (not (ite (<= 0 x) (and (<= 0 i) (<= i x) (< i x)) false)))
(check-sat)
(pop 1)

; preservation/0.2.1/capacity c
; When main at line 3 sends into the buffer, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert (and (> (- k 1) 0) (< c (- k 1))))
(assert true)
(assert (> 0 (- k 1)))
(check-sat)
(pop 1)

; preservation/0.2.1/buffer-bounds c
; When main at line 3 sends into the buffer, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 2))
(assert (and (> (- k 1) 0) (< c (- k 1))))
(assert true)
(assert (not (ite (> (- k 1) 0) (and (<= 0 (+ c 1)) (<= (+ c 1) (- k 1))) (and (<= (- 1) (+ c 1)) (<= (+ c 1) 1)))))
(check-sat)
(pop 1)

; preservation/0.2.1/monitor c
; When main at line 3 sends into the buffer, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert (and (> (- k 1) 0) (< c (- k 1))))
(assert true)
(assert (not (=> (> (- k 1) 0) (= (+ c 1) (- (+ i 1) (+ i1 (ite (and (< 1 P1) (< P1 3)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/0.2.1/monitor c
; When main at line 3 sends into the buffer, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (and (> (- k 1) 0) (< c (- k 1))))
(assert true)
(assert (not (=> (<= (- k 1) 0) (= (+ c 1) (- (+ (* i 2) 2) (+ (* i1 2) (ite (and (< 1 P1) (< P1 3)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/0.2.1/rendezvous-mutex c
; When main at line 3 sends into the buffer, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 2))
(assert (and (> (- k 1) 0) (< c (- k 1))))
(assert true)
(assert (not (= 0 (ite (or (> (- k 1) 0) (= (+ c 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.2.2/counter-range main
; When main at line 3 offers its message, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (and (<= (- k 1) 0) (= c 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.2/spawned goroutine 1
; When main at line 3 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert (and (<= (- k 1) 0) (= c 0)))
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.2.2/loop i
; When main at line 3 offers its message, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (and (<= (- k 1) 0) (= c 0)))
(assert true)
(assert (not (ite (<= 0 x) (and (<= 0 i) (<= i x) (< i x)) false)))
(check-sat)
(pop 1)

; preservation/0.2.2/capacity c
; When main at line 3 offers its message, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert (and (<= (- k 1) 0) (= c 0)))
(assert true)
(assert (> 0 (- k 1)))
(check-sat)
(pop 1)

; preservation/0.2.2/buffer-bounds c
; When main at line 3 offers its message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 2))
(assert (and (<= (- k 1) 0) (= c 0)))
(assert true)
(assert (not (ite (> (- k 1) 0) (<= 1 (- k 1)) true)))
(check-sat)
(pop 1)

; preservation/0.2.2/monitor c
; When main at line 3 offers its message, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert (and (<= (- k 1) 0) (= c 0)))
(assert true)
(assert (not (=> (> (- k 1) 0) (= 1 (- (+ i 1) (+ i1 (ite (and (< 1 P1) (< P1 3)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/0.2.2/monitor c
; When main at line 3 offers its message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (and (<= (- k 1) 0) (= c 0)))
(assert true)
(assert (not (=> (<= (- k 1) 0) (= 1 (- (+ (* i 2) 1) (+ (* i1 2) (ite (and (< 1 P1) (< P1 3)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/0.2.2/rendezvous-mutex c
; When main at line 3 offers its message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 2))
(assert (and (<= (- k 1) 0) (= c 0)))
(assert true)
(assert (not (= 1 (ite (> (- k 1) 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 3 sees its message taken, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 3 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (= c (- 1)))
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.3/loop i
; When main at line 3 sees its message taken, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert (= c (- 1)))
(assert true)
(assert (not (ite (<= 0 x) (and (<= 0 i) (<= i x) (< i x)) false)))
(check-sat)
(pop 1)

; preservation/0.3/capacity c
; When main at line 3 sees its message taken, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 3))
(assert (= c (- 1)))
(assert true)
(assert (> 0 (- k 1)))
(check-sat)
(pop 1)

; preservation/0.3/buffer-bounds c
; When main at line 3 sees its message taken, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 3))
(assert (= c (- 1)))
(assert true)
(assert (not (ite (> (- k 1) 0) (<= 0 (- k 1)) true)))
(check-sat)
(pop 1)

; preservation/0.3/monitor c
; When main at line 3 sees its message taken, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert (= c (- 1)))
(assert true)
(assert (not (=> (> (- k 1) 0) (= 0 (- (+ i 1) (+ i1 (ite (and (< 1 P1) (< P1 3)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/0.3/monitor c
; When main at line 3 sees its message taken, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 3))
(assert (= c (- 1)))
(assert true)
(assert (not (=> (<= (- k 1) 0) (= 0 (- (+ (* i 2) 2) (+ (* i1 2) (ite (and (< 1 P1) (< P1 3)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex c
; When main at line 3 sees its message taken, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 3))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 2 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 2 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.4/loop i
; When main at line 2 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (<= 0 x) (and (<= 0 (+ i 1)) (<= (+ i 1) x)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.4/capacity c
; When main at line 2 ends an iteration of its loop, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (> 0 (- k 1)))
(check-sat)
(pop 1)

; preservation/0.4/monitor c
; When main at line 2 ends an iteration of its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (=> (> (- k 1) 0) (= c (- (+ i 1) (+ i1 (ite (and (< 1 P1) (< P1 3)) 1 0)))))))
(check-sat)
(pop 1)

; preservation/0.4/monitor c
; When main at line 2 ends an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (=> (<= (- k 1) 0) (= c (- (* (+ i 1) 2) (+ (* i1 2) (ite (and (< 1 P1) (< P1 3)) 2 0)))))))
(check-sat)
(pop 1)

; preservation/0.4/rendezvous-mutex c
; When main at line 2 ends an iteration of its loop, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= 0 (ite (or (> (- k 1) 0) (= c 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 5 spawns, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/counter-range goroutine 1
; When main at line 5 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 5 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/loop i
; When main at line 5 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (ite (<= 0 x) (and (<= 0 i) (<= i x) (= i x)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.5/loop i1
; When main at line 5 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (ite (<= 0 y) (and (<= 0 i1) (<= i1 y)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.5/capacity c
; When main at line 5 spawns, c was created with a capacity of at least 0.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (> 0 (- k 1)))
(check-sat)
(pop 1)

; preservation/0.5/monitor c
; When main at line 5 spawns, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (=> (> (- k 1) 0) (= c (- i i1)))))
(check-sat)
(pop 1)

; preservation/0.5/monitor c
; When main at line 5 spawns, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (=> (<= (- k 1) 0) (= c (- (* i 2) (* i1 2))))))
(check-sat)
(pop 1)

; preservation/0.5/rendezvous-mutex c
; When main at line 5 spawns, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (= 0 (ite (or (> (- k 1) 0) (= c 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 6 begins an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< i1 y))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 6 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< i1 y))
(assert true)
(assert (>= 5 P0))
(check-sat)
(pop 1)

; preservation/1.0.1/loop i1
; When goroutine 1 at line 6 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (< i1 y))
(assert true)
(assert (not (ite (<= 0 y) (and (<= 0 i1) (<= i1 y) (< i1 y)) false)))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor c
; When goroutine 1 at line 6 begins an iteration of its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (< i1 y))
(assert true)
(assert (not (=> (> (- k 1) 0) (= c (- (+ i (ite (and (< 2 P0) (< P0 5)) 1 0)) i1)))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor c
; When goroutine 1 at line 6 begins an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (< i1 y))
(assert true)
(assert (not (=> (<= (- k 1) 0) (= c (- (+ (* i 2) (ite (and (< 2 P0) (< P0 5)) 1 0) (ite (and (< 3 P0) (< P0 5)) 1 0)) (* i1 2))))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 6 leaves its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (>= i1 y))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 6 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (>= i1 y))
(assert true)
(assert (>= 5 P0))
(check-sat)
(pop 1)

; preservation/1.0.2/loop i1
; When goroutine 1 at line 6 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (>= i1 y))
(assert true)
(assert (not (ite (<= 0 y) (and (<= 0 i1) (<= i1 y) (= i1 y)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor c
; When goroutine 1 at line 6 leaves its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (>= i1 y))
(assert true)
(assert (not (=> (> (- k 1) 0) (= c (- (+ i (ite (and (< 2 P0) (< P0 5)) 1 0)) i1)))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor c
; When goroutine 1 at line 6 leaves its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (>= i1 y))
(assert true)
(assert (not (=> (<= (- k 1) 0) (= c (- (+ (* i 2) (ite (and (< 2 P0) (< P0 5)) 1 0) (ite (and (< 3 P0) (< P0 5)) 1 0)) (* i1 2))))))
(check-sat)
(pop 1)

; preservation/1.1.1/counter-range goroutine 1
; When goroutine 1 at line 7 receives from the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (and (> (- k 1) 0) (> c 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1.1/spawned goroutine 1
; When goroutine 1 at line 7 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (and (> (- k 1) 0) (> c 0)))
(assert true)
(assert (>= 5 P0))
(check-sat)
(pop 1)

; preservation/1.1.1/loop i1
; When goroutine 1 at line 7 receives from the buffer, i1 counts the iterations of its loop.
(push 1)
(assert (= P1 1))
(assert (and (> (- k 1) 0) (> c 0)))
(assert true)
(assert (not (ite (<= 0 y) (and (<= 0 i1) (<= i1 y) (< i1 y)) false)))
(check-sat)
(pop 1)

; preservation/1.1.1/buffer-bounds c
; When goroutine 1 at line 7 receives from the buffer, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (and (> (- k 1) 0) (> c 0)))
(assert true)
(assert (not (ite (> (- k 1) 0) (and (<= 0 (- c 1)) (<= (- c 1) (- k 1))) (and (<= (- 1) (- c 1)) (<= (- c 1) 1)))))
(check-sat)
(pop 1)

; preservation/1.1.1/monitor c
; When goroutine 1 at line 7 receives from the buffer, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (and (> (- k 1) 0) (> c 0)))
(assert true)
(assert (not (=> (> (- k 1) 0) (= (- c 1) (- (+ i (ite (and (< 2 P0) (< P0 5)) 1 0)) (+ i1 1))))))
(check-sat)
(pop 1)

; preservation/1.1.1/monitor c
; When goroutine 1 at line 7 receives from the buffer, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (and (> (- k 1) 0) (> c 0)))
(assert true)
(assert (not (=> (<= (- k 1) 0) (= (- c 1) (- (+ (* i 2) (ite (and (< 2 P0) (< P0 5)) 1 0) (ite (and (< 3 P0) (< P0 5)) 1 0)) (+ (* i1 2) 2))))))
(check-sat)
(pop 1)

; preservation/1.1.1/rendezvous-mutex c
; When goroutine 1 at line 7 receives from the buffer, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 1))
(assert (and (> (- k 1) 0) (> c 0)))
(assert true)
(assert (not (= (ite (= P0 3) 1 0) (ite (or (> (- k 1) 0) (= (- c 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1.2/counter-range goroutine 1
; When goroutine 1 at line 7 takes the offered message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (and (<= (- k 1) 0) (= c 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1.2/spawned goroutine 1
; When goroutine 1 at line 7 takes the offered message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (and (<= (- k 1) 0) (= c 1)))
(assert true)
(assert (>= 5 P0))
(check-sat)
(pop 1)

; preservation/1.1.2/loop i1
; When goroutine 1 at line 7 takes the offered message, i1 counts the iterations of its loop.
(push 1)
(assert (= P1 1))
(assert (and (<= (- k 1) 0) (= c 1)))
(assert true)
(assert (not (ite (<= 0 y) (and (<= 0 i1) (<= i1 y) (< i1 y)) false)))
(check-sat)
(pop 1)

; preservation/1.1.2/buffer-bounds c
; When goroutine 1 at line 7 takes the offered message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (and (<= (- k 1) 0) (= c 1)))
(assert true)
(assert (not (ite (> (- k 1) 0) false true)))
(check-sat)
(pop 1)

; preservation/1.1.2/monitor c
; When goroutine 1 at line 7 takes the offered message, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (and (<= (- k 1) 0) (= c 1)))
(assert true)
(assert (not (=> (> (- k 1) 0) (= (- 1) (- (+ i (ite (and (< 2 P0) (< P0 5)) 1 0)) (+ i1 1))))))
(check-sat)
(pop 1)

; preservation/1.1.2/monitor c
; When goroutine 1 at line 7 takes the offered message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (and (<= (- k 1) 0) (= c 1)))
(assert true)
(assert (not (=> (<= (- k 1) 0) (= (- 1) (- (+ (* i 2) (ite (and (< 2 P0) (< P0 5)) 1 0) (ite (and (< 3 P0) (< P0 5)) 1 0)) (+ (* i1 2) 2))))))
(check-sat)
(pop 1)

; preservation/1.1.2/rendezvous-mutex c
; When goroutine 1 at line 7 takes the offered message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 1))
(assert (and (<= (- k 1) 0) (= c 1)))
(assert true)
(assert (not (= (ite (= P0 3) 1 0) (ite (> (- k 1) 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 6 ends an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 6 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert (>= 5 P0))
(check-sat)
(pop 1)

; preservation/1.2/loop i1
; When goroutine 1 at line 6 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 y) (and (<= 0 (+ i1 1)) (<= (+ i1 1) y)) (= (+ i1 1) 0))))
(check-sat)
(pop 1)

; preservation/1.2/monitor c
; When goroutine 1 at line 6 ends an iteration of its loop, the buffer of c still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert (not (=> (> (- k 1) 0) (= c (- (+ i (ite (and (< 2 P0) (< P0 5)) 1 0)) (+ i1 1))))))
(check-sat)
(pop 1)

; preservation/1.2/monitor c
; When goroutine 1 at line 6 ends an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 2))
(assert true)
(assert true)
(assert (not (=> (<= (- k 1) 0) (= c (- (+ (* i 2) (ite (and (< 2 P0) (< P0 5)) 1 0) (ite (and (< 3 P0) (< P0 5)) 1 0)) (* (+ i1 1) 2))))))
(check-sat)
(pop 1)

; crash/0.0/balanced
; It never happens that main at line 1 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 0))
(assert (< (- k 1) 0))
(assert (and (<= (ite (< 0 y) (- y 0) 0) (ite (< 0 x) (- x 0) 0)) (<= (ite (< 0 x) (- x 0) 0) (+ (ite (< 0 y) (- y 0) 0) (- k 1)))))
(assert true)
(check-sat)
(pop 1)

; exit/0.2/balanced
; When nothing can move any more, main at line 3 does not wait at c! while the precondition holds.
(push 1)
(assert (= P0 2))
(assert (or (= P0 6) (and (= P0 2) (not (or (and (> (- k 1) 0) (< c (- k 1))) (and (<= (- k 1) 0) (= c 0))))) (and (= P0 3) (not (= c (- 1))))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 1) (not (or (and (> (- k 1) 0) (> c 0)) (and (<= (- k 1) 0) (= c 1)))))))
(assert (and (<= (ite (< 0 y) (- y 0) 0) (ite (< 0 x) (- x 0) 0)) (<= (ite (< 0 x) (- x 0) 0) (+ (ite (< 0 y) (- y 0) 0) (- k 1)))))
(assert true)
(check-sat)
(pop 1)

; exit/0.3/balanced
; When nothing can move any more, main at line 3 does not wait at c! acknowledged while the precondition holds.
(push 1)
(assert (= P0 3))
(assert (or (= P0 6) (and (= P0 2) (not (or (and (> (- k 1) 0) (< c (- k 1))) (and (<= (- k 1) 0) (= c 0))))) (and (= P0 3) (not (= c (- 1))))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 1) (not (or (and (> (- k 1) 0) (> c 0)) (and (<= (- k 1) 0) (= c 1)))))))
(assert (and (<= (ite (< 0 y) (- y 0) 0) (ite (< 0 x) (- x 0) 0)) (<= (ite (< 0 x) (- x 0) 0) (+ (ite (< 0 y) (- y 0) 0) (- k 1)))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 7 does not wait at c? while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 6) (and (= P0 2) (not (or (and (> (- k 1) 0) (< c (- k 1))) (and (<= (- k 1) 0) (= c 0))))) (and (= P0 3) (not (= c (- 1))))))
(assert (or (= P1 (- 1)) (= P1 3) (and (= P1 1) (not (or (and (> (- k 1) 0) (> c 0)) (and (<= (- k 1) 0) (= c 1)))))))
(assert (and (<= (ite (< 0 y) (- y 0) 0) (ite (< 0 x) (- x 0) 0)) (<= (ite (< 0 x) (- x 0) 0) (+ (ite (< 0 y) (- y 0) 0) (- k 1)))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, c is sent to at least as often as it is received from.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 3)))
(assert (> (ite (< 0 y) (- y 0) 0) (ite (< 0 x) (- x 0) 0)))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to c is received or fits its buffer.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 3)))
(assert (> (ite (< 0 x) (- x 0) 0) (+ (ite (< 0 y) (- y 0) 0) (- k 1))))
(check-sat)
(pop 1)
