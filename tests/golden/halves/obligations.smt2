(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const P2 Int)
(declare-const n Int)
(declare-const i2 Int)
(declare-const i Int)
(declare-const i1 Int)
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
(assert (not (ite (<= 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (<= 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) true)))
(check-sat)
(pop 1)

; establishment/loop i1
; At the start, i1 counts the iterations of its loop.
(push 1)
(assert (not (ite (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (and (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) (ite (<= 0 n) (div n 2) (- (div (- n) 2))))) (= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))))
(check-sat)
(pop 1)

; establishment/buffer-bounds c
; At the start, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor c
; At the start, the exchanges over c still match sends with receives.
(push 1)
(assert (not (= 0 (* (- (ite (<= 0 n) (div n 2) (- (div (- n) 2))) (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2))))
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
(assert (and (<= (- 1) P1) (<= P1 4)))
; goroutine 2 is at one of its program points
(assert (and (<= (- 1) P2) (<= P2 4)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; goroutine 2 has started exactly if its go statement has run
(assert (= (< 2 P0) (not (= P2 (- 1)))))
; i2 counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (=> (< P0 3) (= i2 0)) (=> (and (< 3 P0) (< P0 6)) (< i2 n)) (=> (>= P0 6) (= i2 n))) (and (= i2 0) (not (and (< 3 P0) (< P0 6))))))
; i counts the iterations of its loop
(assert (ite (<= 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (and (<= 0 i) (<= i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (=> (< P1 0) (= i 0)) (=> (and (< 0 P1) (< P1 4)) (< i (ite (<= 0 n) (div n 2) (- (div (- n) 2))))) (=> (>= P1 4) (= i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))) (and (= i 0) (not (and (< 0 P1) (< P1 4))))))
; i1 counts the iterations of its loop
(assert (ite (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (and (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) i1) (<= i1 n) (=> (< P2 0) (= i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2))))) (=> (and (< 0 P2) (< P2 4)) (< i1 n)) (=> (>= P2 4) (= i1 n))) (and (= i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (not (and (< 0 P2) (< P2 4))))))
; the buffer of c holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) c) (<= c 1)))
; the exchanges over c still match sends with receives
(assert (= c (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0)) (+ (* i2 2) (ite (and (< 4 P0) (< P0 6)) 2 0)))))
; at most one sender waits for its message on c to be taken
(assert (= (+ (ite (= P1 2) 1 0) (ite (= P2 2) 1 0)) (ite (= c 0) 0 1)))

; preservation/0.0/counter-range main
; When main at line 5 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 5 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 2
; When main at line 5 makes the channel, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/loop i2
; When main at line 5 makes the channel, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.0/monitor c
; When main at line 5 makes the channel, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= c (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0)) (* i2 2)))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 7 spawns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/counter-range goroutine 1
; When main at line 7 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 7 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 2
; When main at line 7 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/loop i2
; When main at line 7 spawns, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.1/loop i
; When main at line 7 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (and (<= 0 i) (<= i (ite (<= 0 n) (div n 2) (- (div (- n) 2))))) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1/monitor c
; When main at line 7 spawns, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= c (- (+ (* i 2) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0)) (* i2 2)))))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex c
; When main at line 7 spawns, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (ite (= P2 2) 1 0) (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 12 spawns, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range goroutine 2
; When main at line 12 spawns, goroutine 2 is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 12 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 2
; When main at line 12 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/loop i2
; When main at line 12 spawns, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.2/loop i1
; When main at line 12 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (and (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) i1) (<= i1 n)) (= i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))))
(check-sat)
(pop 1)

; preservation/0.2/monitor c
; When main at line 12 spawns, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= c (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2)) (* i2 2)))))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex c
; When main at line 12 spawns, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= (ite (= P1 2) 1 0) (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.3.1/counter-range main
; When main at line 17 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (< i2 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3.1/spawned goroutine 1
; When main at line 17 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (< i2 n))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3.1/spawned goroutine 2
; When main at line 17 begins an iteration of its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (< i2 n))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3.1/loop i2
; When main at line 17 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert (< i2 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (< i2 n)) false)))
(check-sat)
(pop 1)

; preservation/0.3.1/monitor c
; When main at line 17 begins an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 3))
(assert (< i2 n))
(assert true)
(assert (not (= c (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0)) (* i2 2)))))
(check-sat)
(pop 1)

; preservation/0.3.2/counter-range main
; When main at line 17 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (>= i2 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3.2/spawned goroutine 1
; When main at line 17 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (>= i2 n))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3.2/spawned goroutine 2
; When main at line 17 leaves its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (>= i2 n))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3.2/loop i2
; When main at line 17 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert (>= i2 n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (= i2 n)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.3.2/monitor c
; When main at line 17 leaves its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 3))
(assert (>= i2 n))
(assert true)
(assert (not (= c (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0)) (* i2 2)))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 18 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (= c 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 18 takes the offered message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (= c 1))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 2
; When main at line 18 takes the offered message, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (= c 1))
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/loop i2
; When main at line 18 takes the offered message, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (= c 1))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i2) (<= i2 n) (< i2 n)) false)))
(check-sat)
(pop 1)

; preservation/0.4/buffer-bounds c
; When main at line 18 takes the offered message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 4))
(assert (= c 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/monitor c
; When main at line 18 takes the offered message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (= c 1))
(assert true)
(assert (not (= (- 1) (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0)) (+ (* i2 2) 2)))))
(check-sat)
(pop 1)

; preservation/0.4/rendezvous-mutex c
; When main at line 18 takes the offered message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P0 4))
(assert (= c 1))
(assert true)
(assert (not (= (+ (ite (= P1 2) 1 0) (ite (= P2 2) 1 0)) 1)))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 17 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 17 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 2
; When main at line 17 ends an iteration of its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/loop i2
; When main at line 17 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i2 1)) (<= (+ i2 1) n)) (= (+ i2 1) 0))))
(check-sat)
(pop 1)

; preservation/0.5/monitor c
; When main at line 17 ends an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (= c (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0)) (* (+ i2 1) 2)))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 8 begins an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 8 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.1/loop i
; When goroutine 1 at line 8 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (< i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))
(assert true)
(assert (not (ite (<= 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (and (<= 0 i) (<= i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (< i (ite (<= 0 n) (div n 2) (- (div (- n) 2))))) false)))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor c
; When goroutine 1 at line 8 begins an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (< i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))
(assert true)
(assert (not (= c (- (+ (* i 2) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0)) (+ (* i2 2) (ite (and (< 4 P0) (< P0 6)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex c
; When goroutine 1 at line 8 begins an iteration of its loop, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 0))
(assert (< i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))
(assert true)
(assert (not (= (ite (= P2 2) 1 0) (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 8 leaves its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (>= i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 8 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (>= i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.2/loop i
; When goroutine 1 at line 8 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (>= i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))
(assert true)
(assert (not (ite (<= 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (and (<= 0 i) (<= i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (= i (ite (<= 0 n) (div n 2) (- (div (- n) 2))))) (= i 0))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor c
; When goroutine 1 at line 8 leaves its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (>= i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))
(assert true)
(assert (not (= c (- (+ (* i 2) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0)) (+ (* i2 2) (ite (and (< 4 P0) (< P0 6)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex c
; When goroutine 1 at line 8 leaves its loop, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 0))
(assert (>= i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))
(assert true)
(assert (not (= (ite (= P2 2) 1 0) (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 9 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 9 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= c 0))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/loop i
; When goroutine 1 at line 9 offers its message, i counts the iterations of its loop.
(push 1)
(assert (= P1 1))
(assert (= c 0))
(assert true)
(assert (not (ite (<= 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (and (<= 0 i) (<= i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (< i (ite (<= 0 n) (div n 2) (- (div (- n) 2))))) false)))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds c
; When goroutine 1 at line 9 offers its message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor c
; When goroutine 1 at line 9 offers its message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (= c 0))
(assert true)
(assert (not (= 1 (- (+ (* i 2) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) 1) (+ (* i2 2) (ite (and (< 4 P0) (< P0 6)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex c
; When goroutine 1 at line 9 offers its message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 1))
(assert (= c 0))
(assert true)
(assert (not (= (+ (ite (= P2 2) 1 0) 1) 1)))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 9 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 9 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.2/loop i
; When goroutine 1 at line 9 sees its message taken, i counts the iterations of its loop.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert (not (ite (<= 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (and (<= 0 i) (<= i (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (< i (ite (<= 0 n) (div n 2) (- (div (- n) 2))))) false)))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds c
; When goroutine 1 at line 9 sees its message taken, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/monitor c
; When goroutine 1 at line 9 sees its message taken, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert (not (= 0 (- (+ (* i 2) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) 2) (+ (* i2 2) (ite (and (< 4 P0) (< P0 6)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex c
; When goroutine 1 at line 9 sees its message taken, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 2))
(assert (= c (- 1)))
(assert true)
(assert (not (= (ite (= P2 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 8 ends an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 8 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.3/loop i
; When goroutine 1 at line 8 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (and (<= 0 (+ i 1)) (<= (+ i 1) (ite (<= 0 n) (div n 2) (- (div (- n) 2))))) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/1.3/monitor c
; When goroutine 1 at line 8 ends an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (= c (- (+ (* (+ i 1) 2) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0)) (+ (* i2 2) (ite (and (< 4 P0) (< P0 6)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex c
; When goroutine 1 at line 8 ends an iteration of its loop, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (= (ite (= P2 2) 1 0) (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/2.0.1/counter-range goroutine 2
; When goroutine 2 at line 13 begins an iteration of its loop, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert (< i1 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0.1/spawned goroutine 2
; When goroutine 2 at line 13 begins an iteration of its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert (< i1 n))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.0.1/loop i1
; When goroutine 2 at line 13 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P2 0))
(assert (< i1 n))
(assert true)
(assert (not (ite (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (and (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/2.0.1/monitor c
; When goroutine 2 at line 13 begins an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P2 0))
(assert (< i1 n))
(assert true)
(assert (not (= c (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2)) (+ (* i2 2) (ite (and (< 4 P0) (< P0 6)) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.0.1/rendezvous-mutex c
; When goroutine 2 at line 13 begins an iteration of its loop, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P2 0))
(assert (< i1 n))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/2.0.2/counter-range goroutine 2
; When goroutine 2 at line 13 leaves its loop, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert (>= i1 n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0.2/spawned goroutine 2
; When goroutine 2 at line 13 leaves its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert (>= i1 n))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.0.2/loop i1
; When goroutine 2 at line 13 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P2 0))
(assert (>= i1 n))
(assert true)
(assert (not (ite (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (and (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) i1) (<= i1 n) (= i1 n)) (= i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))))
(check-sat)
(pop 1)

; preservation/2.0.2/monitor c
; When goroutine 2 at line 13 leaves its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P2 0))
(assert (>= i1 n))
(assert true)
(assert (not (= c (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2)) (+ (* i2 2) (ite (and (< 4 P0) (< P0 6)) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.0.2/rendezvous-mutex c
; When goroutine 2 at line 13 leaves its loop, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P2 0))
(assert (>= i1 n))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; preservation/2.1/counter-range goroutine 2
; When goroutine 2 at line 14 offers its message, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 1))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/spawned goroutine 2
; When goroutine 2 at line 14 offers its message, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 1))
(assert (= c 0))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.1/loop i1
; When goroutine 2 at line 14 offers its message, i1 counts the iterations of its loop.
(push 1)
(assert (= P2 1))
(assert (= c 0))
(assert true)
(assert (not (ite (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (and (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/2.1/buffer-bounds c
; When goroutine 2 at line 14 offers its message, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 1))
(assert (= c 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/monitor c
; When goroutine 2 at line 14 offers its message, the exchanges over c still match sends with receives.
(push 1)
(assert (= P2 1))
(assert (= c 0))
(assert true)
(assert (not (= 1 (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2) 1) (+ (* i2 2) (ite (and (< 4 P0) (< P0 6)) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.1/rendezvous-mutex c
; When goroutine 2 at line 14 offers its message, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P2 1))
(assert (= c 0))
(assert true)
(assert (not (= (+ (ite (= P1 2) 1 0) 1) 1)))
(check-sat)
(pop 1)

; preservation/2.2/counter-range goroutine 2
; When goroutine 2 at line 14 sees its message taken, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 2))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2/spawned goroutine 2
; When goroutine 2 at line 14 sees its message taken, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 2))
(assert (= c (- 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.2/loop i1
; When goroutine 2 at line 14 sees its message taken, i1 counts the iterations of its loop.
(push 1)
(assert (= P2 2))
(assert (= c (- 1)))
(assert true)
(assert (not (ite (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (and (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) i1) (<= i1 n) (< i1 n)) false)))
(check-sat)
(pop 1)

; preservation/2.2/buffer-bounds c
; When goroutine 2 at line 14 sees its message taken, the buffer of c holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 2))
(assert (= c (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2/monitor c
; When goroutine 2 at line 14 sees its message taken, the exchanges over c still match sends with receives.
(push 1)
(assert (= P2 2))
(assert (= c (- 1)))
(assert true)
(assert (not (= 0 (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0) (* (- i1 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2) 2) (+ (* i2 2) (ite (and (< 4 P0) (< P0 6)) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.2/rendezvous-mutex c
; When goroutine 2 at line 14 sees its message taken, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P2 2))
(assert (= c (- 1)))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.3/counter-range goroutine 2
; When goroutine 2 at line 13 ends an iteration of its loop, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.3/spawned goroutine 2
; When goroutine 2 at line 13 ends an iteration of its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.3/loop i1
; When goroutine 2 at line 13 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (not (ite (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (and (<= (ite (<= 0 n) (div n 2) (- (div (- n) 2))) (+ i1 1)) (<= (+ i1 1) n)) (= (+ i1 1) (ite (<= 0 n) (div n 2) (- (div (- n) 2)))))))
(check-sat)
(pop 1)

; preservation/2.3/monitor c
; When goroutine 2 at line 13 ends an iteration of its loop, the exchanges over c still match sends with receives.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (not (= c (- (+ (* i 2) (ite (and (< 1 P1) (< P1 4)) 1 0) (ite (and (< 2 P1) (< P1 4)) 1 0) (* (- (+ i1 1) (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 2)) (+ (* i2 2) (ite (and (< 4 P0) (< P0 6)) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.3/rendezvous-mutex c
; When goroutine 2 at line 13 ends an iteration of its loop, at most one sender waits for its message on c to be taken.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (not (= (ite (= P1 2) 1 0) (ite (= c 0) 0 1))))
(check-sat)
(pop 1)

; exit/0.4/balanced
; When nothing can move any more, main at line 18 does not wait at c? while the precondition holds.
(push 1)
(assert (= P0 4))
(assert (or (= P0 6) (and (= P0 4) (not (= c 1)))))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (= c 0))) (and (= P1 2) (not (= c (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (not (= c 0))) (and (= P2 2) (not (= c (- 1))))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (- (ite (<= 0 n) (div n 2) (- (div (- n) 2))) 0) 0) (ite (< (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (- n (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 0))) (<= (+ (ite (< 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (- (ite (<= 0 n) (div n 2) (- (div (- n) 2))) 0) 0) (ite (< (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (- n (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 0)) (ite (< 0 n) (- n 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 9 does not wait at c! while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 6) (and (= P0 4) (not (= c 1)))))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (= c 0))) (and (= P1 2) (not (= c (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (not (= c 0))) (and (= P2 2) (not (= c (- 1))))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (- (ite (<= 0 n) (div n 2) (- (div (- n) 2))) 0) 0) (ite (< (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (- n (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 0))) (<= (+ (ite (< 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (- (ite (<= 0 n) (div n 2) (- (div (- n) 2))) 0) 0) (ite (< (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (- n (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 0)) (ite (< 0 n) (- n 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 9 does not wait at c! acknowledged while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (or (= P0 6) (and (= P0 4) (not (= c 1)))))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (= c 0))) (and (= P1 2) (not (= c (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (not (= c 0))) (and (= P2 2) (not (= c (- 1))))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (- (ite (<= 0 n) (div n 2) (- (div (- n) 2))) 0) 0) (ite (< (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (- n (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 0))) (<= (+ (ite (< 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (- (ite (<= 0 n) (div n 2) (- (div (- n) 2))) 0) 0) (ite (< (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (- n (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 0)) (ite (< 0 n) (- n 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/2.1/balanced
; When nothing can move any more, goroutine 2 at line 14 does not wait at c! while the precondition holds.
(push 1)
(assert (= P2 1))
(assert (or (= P0 6) (and (= P0 4) (not (= c 1)))))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (= c 0))) (and (= P1 2) (not (= c (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (not (= c 0))) (and (= P2 2) (not (= c (- 1))))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (- (ite (<= 0 n) (div n 2) (- (div (- n) 2))) 0) 0) (ite (< (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (- n (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 0))) (<= (+ (ite (< 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (- (ite (<= 0 n) (div n 2) (- (div (- n) 2))) 0) 0) (ite (< (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (- n (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 0)) (ite (< 0 n) (- n 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/2.2/balanced
; When nothing can move any more, goroutine 2 at line 14 does not wait at c! acknowledged while the precondition holds.
(push 1)
(assert (= P2 2))
(assert (or (= P0 6) (and (= P0 4) (not (= c 1)))))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (not (= c 0))) (and (= P1 2) (not (= c (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (not (= c 0))) (and (= P2 2) (not (= c (- 1))))))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (- (ite (<= 0 n) (div n 2) (- (div (- n) 2))) 0) 0) (ite (< (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (- n (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 0))) (<= (+ (ite (< 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (- (ite (<= 0 n) (div n 2) (- (div (- n) 2))) 0) 0) (ite (< (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (- n (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 0)) (ite (< 0 n) (- n 0) 0))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, c is sent to at least as often as it is received from.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (or (= P2 (- 1)) (= P2 4)))
(assert (> (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (- (ite (<= 0 n) (div n 2) (- (div (- n) 2))) 0) 0) (ite (< (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (- n (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 0))))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to c is received or fits its buffer.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (or (= P2 (- 1)) (= P2 4)))
(assert (> (+ (ite (< 0 (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) (- (ite (<= 0 n) (div n 2) (- (div (- n) 2))) 0) 0) (ite (< (ite (<= 0 n) (div n 2) (- (div (- n) 2))) n) (- n (ite (<= 0 n) (div n 2) (- (div (- n) 2)))) 0)) (ite (< 0 n) (- n 0) 0)))
(check-sat)
(pop 1)
