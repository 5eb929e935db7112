(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const rounds Int)
(declare-const i1 Int)
(declare-const i Int)
(declare-const ping Int)
(declare-const pong Int)

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

; establishment/loop i1
; At the start, i1 counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 rounds) (<= 0 rounds) true)))
(check-sat)
(pop 1)

; establishment/loop i
; At the start, i counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 rounds) (<= 0 rounds) true)))
(check-sat)
(pop 1)

; establishment/buffer-bounds ping
; At the start, the buffer of ping holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds pong
; At the start, the buffer of pong holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor ping
; At the start, the exchanges over ping still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor pong
; At the start, the exchanges over pong still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex ping
; At the start, at most one sender waits for its message on ping to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex pong
; At the start, at most one sender waits for its message on pong to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 8)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 5)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 2 P0) (not (= P1 (- 1)))))
; i1 counts the iterations of its loop
(assert (ite (<= 0 rounds) (and (<= 0 i1) (<= i1 rounds) (=> (< P0 3) (= i1 0)) (=> (and (< 3 P0) (< P0 8)) (< i1 rounds)) (=> (>= P0 8) (= i1 rounds))) (and (= i1 0) (not (and (< 3 P0) (< P0 8))))))
; i counts the iterations of its loop
(assert (ite (<= 0 rounds) (and (<= 0 i) (<= i rounds) (=> (< P1 0) (= i 0)) (=> (and (< 0 P1) (< P1 5)) (< i rounds)) (=> (>= P1 5) (= i rounds))) (and (= i 0) (not (and (< 0 P1) (< P1 5))))))
; the buffer of ping holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) ping) (<= ping 1)))
; the buffer of pong holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) pong) (<= pong 1)))
; the exchanges over ping still match sends with receives
(assert (= ping (- (+ (* i1 2) (ite (and (< 4 P0) (< P0 8)) 1 0) (ite (and (< 5 P0) (< P0 8)) 1 0)) (+ (* i 2) (ite (and (< 1 P1) (< P1 5)) 2 0)))))
; the exchanges over pong still match sends with receives
(assert (= pong (- (+ (* i 2) (ite (and (< 2 P1) (< P1 5)) 1 0) (ite (and (< 3 P1) (< P1 5)) 1 0)) (+ (* i1 2) (ite (and (< 6 P0) (< P0 8)) 2 0)))))
; at most one sender waits for its message on ping to be taken
(assert (= (ite (= P0 5) 1 0) (ite (= ping 0) 0 1)))
; at most one sender waits for its message on pong to be taken
(assert (= (ite (= P1 3) 1 0) (ite (= pong 0) 0 1)))

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

; preservation/0.0/loop i1
; When main at line 5 makes the channel, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 i1) (<= i1 rounds) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.0/monitor ping
; When main at line 5 makes the channel, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= ping (- (* i1 2) (+ (* i 2) (ite (and (< 1 P1) (< P1 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.0/monitor pong
; When main at line 5 makes the channel, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= pong (- (+ (* i 2) (ite (and (< 2 P1) (< P1 5)) 1 0) (ite (and (< 3 P1) (< P1 5)) 1 0)) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.0/rendezvous-mutex ping
; When main at line 5 makes the channel, at most one sender waits for its message on ping to be taken.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= 0 (ite (= ping 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 5 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 5 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/loop i1
; When main at line 5 makes the channel, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 i1) (<= i1 rounds) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.1/monitor ping
; When main at line 5 makes the channel, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= ping (- (* i1 2) (+ (* i 2) (ite (and (< 1 P1) (< P1 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.1/monitor pong
; When main at line 5 makes the channel, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= pong (- (+ (* i 2) (ite (and (< 2 P1) (< P1 5)) 1 0) (ite (and (< 3 P1) (< P1 5)) 1 0)) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex ping
; When main at line 5 makes the channel, at most one sender waits for its message on ping to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= 0 (ite (= ping 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 6 spawns, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range goroutine 1
; When main at line 6 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 6 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/loop i1
; When main at line 6 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 i1) (<= i1 rounds)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 6 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 i) (<= i rounds)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.2/monitor ping
; When main at line 6 spawns, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= ping (- (* i1 2) (* i 2)))))
(check-sat)
(pop 1)

; preservation/0.2/monitor pong
; When main at line 6 spawns, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= pong (- (* i 2) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex ping
; When main at line 6 spawns, at most one sender waits for its message on ping to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= 0 (ite (= ping 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex pong
; When main at line 6 spawns, at most one sender waits for its message on pong to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= 0 (ite (= pong 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.3.1/counter-range main
; When main at line 11 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (< i1 rounds))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3.1/spawned goroutine 1
; When main at line 11 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (< i1 rounds))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3.1/loop i1
; When main at line 11 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert (< i1 rounds))
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 i1) (<= i1 rounds) (< i1 rounds)) false)))
(check-sat)
(pop 1)

; preservation/0.3.1/monitor ping
; When main at line 11 begins an iteration of its loop, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P0 3))
(assert (< i1 rounds))
(assert true)
(assert (not (= ping (- (* i1 2) (+ (* i 2) (ite (and (< 1 P1) (< P1 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.3.1/monitor pong
; When main at line 11 begins an iteration of its loop, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P0 3))
(assert (< i1 rounds))
(assert true)
(assert (not (= pong (- (+ (* i 2) (ite (and (< 2 P1) (< P1 5)) 1 0) (ite (and (< 3 P1) (< P1 5)) 1 0)) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.3.1/rendezvous-mutex ping
; When main at line 11 begins an iteration of its loop, at most one sender waits for its message on ping to be taken.
(push 1)
(assert (= P0 3))
(assert (< i1 rounds))
(assert true)
(assert (not (= 0 (ite (= ping 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.3.2/counter-range main
; When main at line 11 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (>= i1 rounds))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3.2/spawned goroutine 1
; When main at line 11 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (>= i1 rounds))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3.2/loop i1
; When main at line 11 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert (>= i1 rounds))
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 i1) (<= i1 rounds) (= i1 rounds)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.3.2/monitor ping
; When main at line 11 leaves its loop, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P0 3))
(assert (>= i1 rounds))
(assert true)
(assert (not (= ping (- (* i1 2) (+ (* i 2) (ite (and (< 1 P1) (< P1 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.3.2/monitor pong
; When main at line 11 leaves its loop, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P0 3))
(assert (>= i1 rounds))
(assert true)
(assert (not (= pong (- (+ (* i 2) (ite (and (< 2 P1) (< P1 5)) 1 0) (ite (and (< 3 P1) (< P1 5)) 1 0)) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.3.2/rendezvous-mutex ping
; When main at line 11 leaves its loop, at most one sender waits for its message on ping to be taken.
(push 1)
(assert (= P0 3))
(assert (>= i1 rounds))
(assert true)
(assert (not (= 0 (ite (= ping 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 12 offers its message, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (= ping 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 12 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert (= ping 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/loop i1
; When main at line 12 offers its message, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (= ping 0))
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 i1) (<= i1 rounds) (< i1 rounds)) false)))
(check-sat)
(pop 1)

; preservation/0.4/buffer-bounds ping
; When main at line 12 offers its message, the buffer of ping holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 4))
(assert (= ping 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/monitor ping
; When main at line 12 offers its message, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (= ping 0))
(assert true)
(assert (not (= 1 (- (+ (* i1 2) 1) (+ (* i 2) (ite (and (< 1 P1) (< P1 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.4/monitor pong
; When main at line 12 offers its message, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (= ping 0))
(assert true)
(assert (not (= pong (- (+ (* i 2) (ite (and (< 2 P1) (< P1 5)) 1 0) (ite (and (< 3 P1) (< P1 5)) 1 0)) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.4/rendezvous-mutex ping
; When main at line 12 offers its message, at most one sender waits for its message on ping to be taken.
(push 1)
(assert (= P0 4))
(assert (= ping 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 12 sees its message taken, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (= ping (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 12 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (= ping (- 1)))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/loop i1
; When main at line 12 sees its message taken, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (= ping (- 1)))
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 i1) (<= i1 rounds) (< i1 rounds)) false)))
(check-sat)
(pop 1)

; preservation/0.5/buffer-bounds ping
; When main at line 12 sees its message taken, the buffer of ping holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 5))
(assert (= ping (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/monitor ping
; When main at line 12 sees its message taken, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (= ping (- 1)))
(assert true)
(assert (not (= 0 (- (+ (* i1 2) 2) (+ (* i 2) (ite (and (< 1 P1) (< P1 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.5/monitor pong
; When main at line 12 sees its message taken, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (= ping (- 1)))
(assert true)
(assert (not (= pong (- (+ (* i 2) (ite (and (< 2 P1) (< P1 5)) 1 0) (ite (and (< 3 P1) (< P1 5)) 1 0)) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.5/rendezvous-mutex ping
; When main at line 12 sees its message taken, at most one sender waits for its message on ping to be taken.
(push 1)
(assert (= P0 5))
(assert (= ping (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 13 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert (= pong 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 13 takes the offered message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 6))
(assert (= pong 1))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.6/loop i1
; When main at line 13 takes the offered message, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (= pong 1))
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 i1) (<= i1 rounds) (< i1 rounds)) false)))
(check-sat)
(pop 1)

; preservation/0.6/buffer-bounds pong
; When main at line 13 takes the offered message, the buffer of pong holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 6))
(assert (= pong 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/monitor ping
; When main at line 13 takes the offered message, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P0 6))
(assert (= pong 1))
(assert true)
(assert (not (= ping (- (+ (* i1 2) 2) (+ (* i 2) (ite (and (< 1 P1) (< P1 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.6/monitor pong
; When main at line 13 takes the offered message, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P0 6))
(assert (= pong 1))
(assert true)
(assert (not (= (- 1) (- (+ (* i 2) (ite (and (< 2 P1) (< P1 5)) 1 0) (ite (and (< 3 P1) (< P1 5)) 1 0)) (+ (* i1 2) 2)))))
(check-sat)
(pop 1)

; preservation/0.6/rendezvous-mutex ping
; When main at line 13 takes the offered message, at most one sender waits for its message on ping to be taken.
(push 1)
(assert (= P0 6))
(assert (= pong 1))
(assert true)
(assert (not (= 0 (ite (= ping 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.6/rendezvous-mutex pong
; When main at line 13 takes the offered message, at most one sender waits for its message on pong to be taken.
(push 1)
(assert (= P0 6))
(assert (= pong 1))
(assert true)
(assert (not (= (ite (= P1 3) 1 0) 1)))
(check-sat)
(pop 1)

; preservation/0.7/counter-range main
; When main at line 11 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7/spawned goroutine 1
; When main at line 11 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.7/loop i1
; When main at line 11 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 (+ i1 1)) (<= (+ i1 1) rounds)) (= (+ i1 1) 0))))
(check-sat)
(pop 1)

; preservation/0.7/monitor ping
; When main at line 11 ends an iteration of its loop, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= ping (- (* (+ i1 1) 2) (+ (* i 2) (ite (and (< 1 P1) (< P1 5)) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.7/monitor pong
; When main at line 11 ends an iteration of its loop, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= pong (- (+ (* i 2) (ite (and (< 2 P1) (< P1 5)) 1 0) (ite (and (< 3 P1) (< P1 5)) 1 0)) (* (+ i1 1) 2)))))
(check-sat)
(pop 1)

; preservation/0.7/rendezvous-mutex ping
; When main at line 11 ends an iteration of its loop, at most one sender waits for its message on ping to be taken.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= 0 (ite (= ping 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 7 begins an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< i rounds))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 7 begins an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< i rounds))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.0.1/loop i
; When goroutine 1 at line 7 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (< i rounds))
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 i) (<= i rounds) (< i rounds)) false)))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor ping
; When goroutine 1 at line 7 begins an iteration of its loop, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (< i rounds))
(assert true)
(assert (not (= ping (- (+ (* i1 2) (ite (and (< 4 P0) (< P0 8)) 1 0) (ite (and (< 5 P0) (< P0 8)) 1 0)) (* i 2)))))
(check-sat)
(pop 1)

; preservation/1.0.1/monitor pong
; When goroutine 1 at line 7 begins an iteration of its loop, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (< i rounds))
(assert true)
(assert (not (= pong (- (* i 2) (+ (* i1 2) (ite (and (< 6 P0) (< P0 8)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex pong
; When goroutine 1 at line 7 begins an iteration of its loop, at most one sender waits for its message on pong to be taken.
(push 1)
(assert (= P1 0))
(assert (< i rounds))
(assert true)
(assert (not (= 0 (ite (= pong 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 7 leaves its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (>= i rounds))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 7 leaves its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (>= i rounds))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.0.2/loop i
; When goroutine 1 at line 7 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 0))
(assert (>= i rounds))
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 i) (<= i rounds) (= i rounds)) (= i 0))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor ping
; When goroutine 1 at line 7 leaves its loop, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (>= i rounds))
(assert true)
(assert (not (= ping (- (+ (* i1 2) (ite (and (< 4 P0) (< P0 8)) 1 0) (ite (and (< 5 P0) (< P0 8)) 1 0)) (* i 2)))))
(check-sat)
(pop 1)

; preservation/1.0.2/monitor pong
; When goroutine 1 at line 7 leaves its loop, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (>= i rounds))
(assert true)
(assert (not (= pong (- (* i 2) (+ (* i1 2) (ite (and (< 6 P0) (< P0 8)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex pong
; When goroutine 1 at line 7 leaves its loop, at most one sender waits for its message on pong to be taken.
(push 1)
(assert (= P1 0))
(assert (>= i rounds))
(assert true)
(assert (not (= 0 (ite (= pong 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 8 takes the offered message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= ping 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 8 takes the offered message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= ping 1))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.1/loop i
; When goroutine 1 at line 8 takes the offered message, i counts the iterations of its loop.
(push 1)
(assert (= P1 1))
(assert (= ping 1))
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 i) (<= i rounds) (< i rounds)) false)))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds ping
; When goroutine 1 at line 8 takes the offered message, the buffer of ping holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= ping 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor ping
; When goroutine 1 at line 8 takes the offered message, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (= ping 1))
(assert true)
(assert (not (= (- 1) (- (+ (* i1 2) (ite (and (< 4 P0) (< P0 8)) 1 0) (ite (and (< 5 P0) (< P0 8)) 1 0)) (+ (* i 2) 2)))))
(check-sat)
(pop 1)

; preservation/1.1/monitor pong
; When goroutine 1 at line 8 takes the offered message, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (= ping 1))
(assert true)
(assert (not (= pong (- (* i 2) (+ (* i1 2) (ite (and (< 6 P0) (< P0 8)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex ping
; When goroutine 1 at line 8 takes the offered message, at most one sender waits for its message on ping to be taken.
(push 1)
(assert (= P1 1))
(assert (= ping 1))
(assert true)
(assert (not (= (ite (= P0 5) 1 0) 1)))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex pong
; When goroutine 1 at line 8 takes the offered message, at most one sender waits for its message on pong to be taken.
(push 1)
(assert (= P1 1))
(assert (= ping 1))
(assert true)
(assert (not (= 0 (ite (= pong 0) 0 1))))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 8 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (= pong 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 8 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (= pong 0))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.2/loop i
; When goroutine 1 at line 8 offers its message, i counts the iterations of its loop.
(push 1)
(assert (= P1 2))
(assert (= pong 0))
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 i) (<= i rounds) (< i rounds)) false)))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds pong
; When goroutine 1 at line 8 offers its message, the buffer of pong holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (= pong 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/monitor ping
; When goroutine 1 at line 8 offers its message, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P1 2))
(assert (= pong 0))
(assert true)
(assert (not (= ping (- (+ (* i1 2) (ite (and (< 4 P0) (< P0 8)) 1 0) (ite (and (< 5 P0) (< P0 8)) 1 0)) (+ (* i 2) 2)))))
(check-sat)
(pop 1)

; preservation/1.2/monitor pong
; When goroutine 1 at line 8 offers its message, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P1 2))
(assert (= pong 0))
(assert true)
(assert (not (= 1 (- (+ (* i 2) 1) (+ (* i1 2) (ite (and (< 6 P0) (< P0 8)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex pong
; When goroutine 1 at line 8 offers its message, at most one sender waits for its message on pong to be taken.
(push 1)
(assert (= P1 2))
(assert (= pong 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 8 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert (= pong (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 8 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert (= pong (- 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.3/loop i
; When goroutine 1 at line 8 sees its message taken, i counts the iterations of its loop.
(push 1)
(assert (= P1 3))
(assert (= pong (- 1)))
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 i) (<= i rounds) (< i rounds)) false)))
(check-sat)
(pop 1)

; preservation/1.3/buffer-bounds pong
; When goroutine 1 at line 8 sees its message taken, the buffer of pong holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 3))
(assert (= pong (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/monitor ping
; When goroutine 1 at line 8 sees its message taken, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P1 3))
(assert (= pong (- 1)))
(assert true)
(assert (not (= ping (- (+ (* i1 2) (ite (and (< 4 P0) (< P0 8)) 1 0) (ite (and (< 5 P0) (< P0 8)) 1 0)) (+ (* i 2) 2)))))
(check-sat)
(pop 1)

; preservation/1.3/monitor pong
; When goroutine 1 at line 8 sees its message taken, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P1 3))
(assert (= pong (- 1)))
(assert true)
(assert (not (= 0 (- (+ (* i 2) 2) (+ (* i1 2) (ite (and (< 6 P0) (< P0 8)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex pong
; When goroutine 1 at line 8 sees its message taken, at most one sender waits for its message on pong to be taken.
(push 1)
(assert (= P1 3))
(assert (= pong (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.4/counter-range goroutine 1
; When goroutine 1 at line 7 ends an iteration of its loop, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.4/spawned goroutine 1
; When goroutine 1 at line 7 ends an iteration of its loop, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/1.4/loop i
; When goroutine 1 at line 7 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (ite (<= 0 rounds) (and (<= 0 (+ i 1)) (<= (+ i 1) rounds)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/1.4/monitor ping
; When goroutine 1 at line 7 ends an iteration of its loop, the exchanges over ping still match sends with receives.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (= ping (- (+ (* i1 2) (ite (and (< 4 P0) (< P0 8)) 1 0) (ite (and (< 5 P0) (< P0 8)) 1 0)) (* (+ i 1) 2)))))
(check-sat)
(pop 1)

; preservation/1.4/monitor pong
; When goroutine 1 at line 7 ends an iteration of its loop, the exchanges over pong still match sends with receives.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (= pong (- (* (+ i 1) 2) (+ (* i1 2) (ite (and (< 6 P0) (< P0 8)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.4/rendezvous-mutex pong
; When goroutine 1 at line 7 ends an iteration of its loop, at most one sender waits for its message on pong to be taken.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (= 0 (ite (= pong 0) 0 1))))
(check-sat)
(pop 1)

; exit/0.4/balanced
; When nothing can move any more, main at line 12 does not wait at ping! while the precondition holds.
(push 1)
(assert (= P0 4))
(assert (or (= P0 8) (and (= P0 4) (not (= ping 0))) (and (= P0 5) (not (= ping (- 1)))) (and (= P0 6) (not (= pong 1)))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (not (= ping 1))) (and (= P1 2) (not (= pong 0))) (and (= P1 3) (not (= pong (- 1))))))
(assert (and (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/0.5/balanced
; When nothing can move any more, main at line 12 does not wait at ping! acknowledged while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (or (= P0 8) (and (= P0 4) (not (= ping 0))) (and (= P0 5) (not (= ping (- 1)))) (and (= P0 6) (not (= pong 1)))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (not (= ping 1))) (and (= P1 2) (not (= pong 0))) (and (= P1 3) (not (= pong (- 1))))))
(assert (and (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/0.6/balanced
; When nothing can move any more, main at line 13 does not wait at pong? while the precondition holds.
(push 1)
(assert (= P0 6))
(assert (or (= P0 8) (and (= P0 4) (not (= ping 0))) (and (= P0 5) (not (= ping (- 1)))) (and (= P0 6) (not (= pong 1)))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (not (= ping 1))) (and (= P1 2) (not (= pong 0))) (and (= P1 3) (not (= pong (- 1))))))
(assert (and (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 8 does not wait at ping? while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 8) (and (= P0 4) (not (= ping 0))) (and (= P0 5) (not (= ping (- 1)))) (and (= P0 6) (not (= pong 1)))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (not (= ping 1))) (and (= P1 2) (not (= pong 0))) (and (= P1 3) (not (= pong (- 1))))))
(assert (and (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 8 does not wait at pong! while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (or (= P0 8) (and (= P0 4) (not (= ping 0))) (and (= P0 5) (not (= ping (- 1)))) (and (= P0 6) (not (= pong 1)))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (not (= ping 1))) (and (= P1 2) (not (= pong 0))) (and (= P1 3) (not (= pong (- 1))))))
(assert (and (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.3/balanced
; When nothing can move any more, goroutine 1 at line 8 does not wait at pong! acknowledged while the precondition holds.
(push 1)
(assert (= P1 3))
(assert (or (= P0 8) (and (= P0 4) (not (= ping 0))) (and (= P0 5) (not (= ping (- 1)))) (and (= P0 6) (not (= pong 1)))))
(assert (or (= P1 (- 1)) (= P1 5) (and (= P1 1) (not (= ping 1))) (and (= P1 2) (not (= pong 0))) (and (= P1 3) (not (= pong (- 1))))))
(assert (and (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)) (<= (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, ping is sent to at least as often as it is received from.
(push 1)
(assert (= P0 8))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert (> (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to ping is received or fits its buffer.
(push 1)
(assert (= P0 8))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert (> (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)))
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, pong is sent to at least as often as it is received from.
(push 1)
(assert (= P0 8))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert (> (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)))
(check-sat)
(pop 1)

; necessity/4
; When every goroutine has ended, what is sent to pong is received or fits its buffer.
(push 1)
(assert (= P0 8))
(assert (or (= P1 (- 1)) (= P1 5)))
(assert (> (ite (< 0 rounds) (- rounds 0) 0) (ite (< 0 rounds) (- rounds 0) 0)))
(check-sat)
(pop 1)
