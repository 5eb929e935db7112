(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const P2 Int)
(declare-const P3 Int)
(declare-const P4 Int)
(declare-const P5 Int)
(declare-const readers Int)
(declare-const i Int)
(declare-const i1 Int)
(declare-const i2 Int)
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

; establishment/counter-range goroutine 3
; At the start, goroutine 3 is at one of its program points.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/counter-range goroutine 4
; At the start, goroutine 4 is at one of its program points.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/counter-range goroutine 5
; At the start, goroutine 5 is at one of its program points.
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

; establishment/spawned goroutine 3
; At the start, goroutine 3 has started exactly if its go statement has run.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/spawned goroutine 4
; At the start, goroutine 4 has started exactly if its go statement has run.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/spawned goroutine 5
; At the start, goroutine 5 has started exactly if its go statement has run.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/loop i
; At the start, i counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (<= 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) true)))
(check-sat)
(pop 1)

; establishment/loop i1
; At the start, i1 counts the iterations of its loop.
(push 1)
(assert (not (ite (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (and (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))))) (= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))))
(check-sat)
(pop 1)

; establishment/loop i2
; At the start, i2 counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 (+ readers 2)) (<= 0 (+ readers 2)) true)))
(check-sat)
(pop 1)

; establishment/buffer-bounds done
; At the start, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor done
; At the start, the exchanges over done still match sends with receives.
(push 1)
(assert (not (= 0 (* (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2))))
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
(assert (and (<= (- 1) P2) (<= P2 4)))
; goroutine 3 is at one of its program points
(assert (and (<= (- 1) P3) (<= P3 2)))
; goroutine 4 is at one of its program points
(assert (and (<= (- 1) P4) (<= P4 4)))
; goroutine 5 is at one of its program points
(assert (and (<= (- 1) P5) (<= P5 3)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; goroutine 2 has started exactly if its go statement has run
(assert (= (< 2 P0) (not (= P2 (- 1)))))
; goroutine 3 has started exactly if its go statement has run
(assert (= (< 3 P0) (not (= P3 (- 1)))))
; goroutine 4 has started exactly if its go statement has run
(assert (= (< 4 P0) (not (= P4 (- 1)))))
; goroutine 5 has started exactly if its go statement has run
(assert (= (< 5 P0) (not (= P5 (- 1)))))
; i counts the iterations of its loop
(assert (ite (<= 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (and (<= 0 i) (<= i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (=> (< P2 0) (= i 0)) (=> (and (< 0 P2) (< P2 4)) (< i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))))) (=> (>= P2 4) (= i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))) (and (= i 0) (not (and (< 0 P2) (< P2 4))))))
; i1 counts the iterations of its loop
(assert (ite (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (and (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) i1) (<= i1 readers) (=> (< P4 0) (= i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))))) (=> (and (< 0 P4) (< P4 4)) (< i1 readers)) (=> (>= P4 4) (= i1 readers))) (and (= i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (not (and (< 0 P4) (< P4 4))))))
; i2 counts the iterations of its loop
(assert (ite (<= 0 (+ readers 2)) (and (<= 0 i2) (<= i2 (+ readers 2)) (=> (< P5 0) (= i2 0)) (=> (and (< 0 P5) (< P5 3)) (< i2 (+ readers 2))) (=> (>= P5 3) (= i2 (+ readers 2)))) (and (= i2 0) (not (and (< 0 P5) (< P5 3))))))
; the buffer of done holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) done) (<= done 1)))
; the exchanges over done still match sends with receives
(assert (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0)) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0)))))
; at most one sender waits for its message on done to be taken
(assert (= (+ (ite (= P1 1) 1 0) (ite (= P2 2) 1 0) (ite (= P3 1) 1 0) (ite (= P4 2) 1 0)) (ite (= done 0) 0 1)))

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

; preservation/0.0/spawned goroutine 3
; When main at line 1 makes the channel, goroutine 3 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P3 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 4
; When main at line 1 makes the channel, goroutine 4 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P4 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 5
; When main at line 1 makes the channel, goroutine 5 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P5 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 2 spawns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/counter-range goroutine 1
; When main at line 2 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 2 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 2
; When main at line 2 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 3
; When main at line 2 spawns, goroutine 3 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P3 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 4
; When main at line 2 spawns, goroutine 4 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P4 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 5
; When main at line 2 spawns, goroutine 5 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P5 (- 1))))
(check-sat)
(pop 1)

; preservation/0.1/monitor done
; When main at line 2 spawns, the exchanges over done still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= done (- (+ (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0)) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex done
; When main at line 2 spawns, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (+ (ite (= P2 2) 1 0) (ite (= P3 1) 1 0) (ite (= P4 2) 1 0)) (ite (= done 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 5 spawns, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range goroutine 2
; When main at line 5 spawns, goroutine 2 is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 5 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 2
; When main at line 5 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 3
; When main at line 5 spawns, goroutine 3 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= P3 (- 1))))
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 4
; When main at line 5 spawns, goroutine 4 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= P4 (- 1))))
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 5
; When main at line 5 spawns, goroutine 5 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= P5 (- 1))))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 5 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (and (<= 0 i) (<= i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))))) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.2/monitor done
; When main at line 5 spawns, the exchanges over done still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0)) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex done
; When main at line 5 spawns, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P3 1) 1 0) (ite (= P4 2) 1 0)) (ite (= done 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 10 spawns, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/counter-range goroutine 3
; When main at line 10 spawns, goroutine 3 is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 10 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 2
; When main at line 10 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 3
; When main at line 10 spawns, goroutine 3 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 4
; When main at line 10 spawns, goroutine 4 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= P4 (- 1))))
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 5
; When main at line 10 spawns, goroutine 5 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= P5 (- 1))))
(check-sat)
(pop 1)

; preservation/0.3/monitor done
; When main at line 10 spawns, the exchanges over done still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0)) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.3/rendezvous-mutex done
; When main at line 10 spawns, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 2) 1 0) (ite (= P4 2) 1 0)) (ite (= done 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 13 spawns, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/counter-range goroutine 4
; When main at line 13 spawns, goroutine 4 is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 13 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 2
; When main at line 13 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 3
; When main at line 13 spawns, goroutine 3 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (= P3 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 4
; When main at line 13 spawns, goroutine 4 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 5
; When main at line 13 spawns, goroutine 5 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= P5 (- 1))))
(check-sat)
(pop 1)

; preservation/0.4/loop i1
; When main at line 13 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (and (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) i1) (<= i1 readers)) (= i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))))
(check-sat)
(pop 1)

; preservation/0.4/monitor done
; When main at line 13 spawns, the exchanges over done still match sends with receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2)) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/0.4/rendezvous-mutex done
; When main at line 13 spawns, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 2) 1 0) (ite (= P3 1) 1 0)) (ite (= done 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 18 spawns, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/counter-range goroutine 5
; When main at line 18 spawns, goroutine 5 is at one of its program points.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 18 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 2
; When main at line 18 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (= P2 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 3
; When main at line 18 spawns, goroutine 3 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (= P3 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 4
; When main at line 18 spawns, goroutine 4 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (= P4 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 5
; When main at line 18 spawns, goroutine 5 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/loop i2
; When main at line 18 spawns, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (ite (<= 0 (+ readers 2)) (and (<= 0 i2) (<= i2 (+ readers 2))) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.5/monitor done
; When main at line 18 spawns, the exchanges over done still match sends with receives.
(push 1)
(assert (= P0 5))
(assert true)
(assert true)
(assert (not (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0)) (* i2 2)))))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 3 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (= done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 3 offers its message, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (= done 0))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds done
; When goroutine 1 at line 3 offers its message, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 0))
(assert (= done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/monitor done
; When goroutine 1 at line 3 offers its message, the exchanges over done still match sends with receives.
(push 1)
(assert (= P1 0))
(assert (= done 0))
(assert true)
(assert (not (= 1 (- (+ (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0) 1) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex done
; When goroutine 1 at line 3 offers its message, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P1 0))
(assert (= done 0))
(assert true)
(assert (not (= (+ (ite (= P2 2) 1 0) (ite (= P3 1) 1 0) (ite (= P4 2) 1 0) 1) 1)))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 3 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= done (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 3 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= done (- 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds done
; When goroutine 1 at line 3 sees its message taken, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= done (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor done
; When goroutine 1 at line 3 sees its message taken, the exchanges over done still match sends with receives.
(push 1)
(assert (= P1 1))
(assert (= done (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0) 2) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex done
; When goroutine 1 at line 3 sees its message taken, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P1 1))
(assert (= done (- 1)))
(assert true)
(assert (not (= (+ (ite (= P2 2) 1 0) (ite (= P3 1) 1 0) (ite (= P4 2) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/2.0.1/counter-range goroutine 2
; When goroutine 2 at line 6 begins an iteration of its loop, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert (< i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0.1/spawned goroutine 2
; When goroutine 2 at line 6 begins an iteration of its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert (< i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.0.1/loop i
; When goroutine 2 at line 6 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P2 0))
(assert (< i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))
(assert true)
(assert (not (ite (<= 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (and (<= 0 i) (<= i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (< i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))))) false)))
(check-sat)
(pop 1)

; preservation/2.0.1/monitor done
; When goroutine 2 at line 6 begins an iteration of its loop, the exchanges over done still match sends with receives.
(push 1)
(assert (= P2 0))
(assert (< i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))
(assert true)
(assert (not (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0)) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.0.1/rendezvous-mutex done
; When goroutine 2 at line 6 begins an iteration of its loop, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P2 0))
(assert (< i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P3 1) 1 0) (ite (= P4 2) 1 0)) (ite (= done 0) 0 1))))
(check-sat)
(pop 1)

; preservation/2.0.2/counter-range goroutine 2
; When goroutine 2 at line 6 leaves its loop, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert (>= i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0.2/spawned goroutine 2
; When goroutine 2 at line 6 leaves its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert (>= i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.0.2/loop i
; When goroutine 2 at line 6 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P2 0))
(assert (>= i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))
(assert true)
(assert (not (ite (<= 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (and (<= 0 i) (<= i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (= i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))))) (= i 0))))
(check-sat)
(pop 1)

; preservation/2.0.2/monitor done
; When goroutine 2 at line 6 leaves its loop, the exchanges over done still match sends with receives.
(push 1)
(assert (= P2 0))
(assert (>= i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))
(assert true)
(assert (not (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0)) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.0.2/rendezvous-mutex done
; When goroutine 2 at line 6 leaves its loop, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P2 0))
(assert (>= i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P3 1) 1 0) (ite (= P4 2) 1 0)) (ite (= done 0) 0 1))))
(check-sat)
(pop 1)

; preservation/2.1/counter-range goroutine 2
; When goroutine 2 at line 7 offers its message, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 1))
(assert (= done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/spawned goroutine 2
; When goroutine 2 at line 7 offers its message, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 1))
(assert (= done 0))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.1/loop i
; When goroutine 2 at line 7 offers its message, i counts the iterations of its loop.
(push 1)
(assert (= P2 1))
(assert (= done 0))
(assert true)
(assert (not (ite (<= 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (and (<= 0 i) (<= i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (< i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))))) false)))
(check-sat)
(pop 1)

; preservation/2.1/buffer-bounds done
; When goroutine 2 at line 7 offers its message, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 1))
(assert (= done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/monitor done
; When goroutine 2 at line 7 offers its message, the exchanges over done still match sends with receives.
(push 1)
(assert (= P2 1))
(assert (= done 0))
(assert true)
(assert (not (= 1 (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0) 1) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.1/rendezvous-mutex done
; When goroutine 2 at line 7 offers its message, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P2 1))
(assert (= done 0))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P3 1) 1 0) (ite (= P4 2) 1 0) 1) 1)))
(check-sat)
(pop 1)

; preservation/2.2/counter-range goroutine 2
; When goroutine 2 at line 7 sees its message taken, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 2))
(assert (= done (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2/spawned goroutine 2
; When goroutine 2 at line 7 sees its message taken, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 2))
(assert (= done (- 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.2/loop i
; When goroutine 2 at line 7 sees its message taken, i counts the iterations of its loop.
(push 1)
(assert (= P2 2))
(assert (= done (- 1)))
(assert true)
(assert (not (ite (<= 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (and (<= 0 i) (<= i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (< i (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))))) false)))
(check-sat)
(pop 1)

; preservation/2.2/buffer-bounds done
; When goroutine 2 at line 7 sees its message taken, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 2))
(assert (= done (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2/monitor done
; When goroutine 2 at line 7 sees its message taken, the exchanges over done still match sends with receives.
(push 1)
(assert (= P2 2))
(assert (= done (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0) 2) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.2/rendezvous-mutex done
; When goroutine 2 at line 7 sees its message taken, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P2 2))
(assert (= done (- 1)))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P3 1) 1 0) (ite (= P4 2) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/2.3/counter-range goroutine 2
; When goroutine 2 at line 6 ends an iteration of its loop, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.3/spawned goroutine 2
; When goroutine 2 at line 6 ends an iteration of its loop, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.3/loop i
; When goroutine 2 at line 6 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (and (<= 0 (+ i 1)) (<= (+ i 1) (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))))) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/2.3/monitor done
; When goroutine 2 at line 6 ends an iteration of its loop, the exchanges over done still match sends with receives.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (not (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* (+ i 1) 2) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0)) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/2.3/rendezvous-mutex done
; When goroutine 2 at line 6 ends an iteration of its loop, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P3 1) 1 0) (ite (= P4 2) 1 0)) (ite (= done 0) 0 1))))
(check-sat)
(pop 1)

; preservation/3.0/counter-range goroutine 3
; When goroutine 3 at line 11 offers its message, goroutine 3 is at one of its program points.
(push 1)
(assert (= P3 0))
(assert (= done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/3.0/spawned goroutine 3
; When goroutine 3 at line 11 offers its message, goroutine 3 has started exactly if its go statement has run.
(push 1)
(assert (= P3 0))
(assert (= done 0))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/3.0/buffer-bounds done
; When goroutine 3 at line 11 offers its message, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P3 0))
(assert (= done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/3.0/monitor done
; When goroutine 3 at line 11 offers its message, the exchanges over done still match sends with receives.
(push 1)
(assert (= P3 0))
(assert (= done 0))
(assert true)
(assert (not (= 1 (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0) 1) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/3.0/rendezvous-mutex done
; When goroutine 3 at line 11 offers its message, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P3 0))
(assert (= done 0))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 2) 1 0) (ite (= P4 2) 1 0) 1) 1)))
(check-sat)
(pop 1)

; preservation/3.1/counter-range goroutine 3
; When goroutine 3 at line 11 sees its message taken, goroutine 3 is at one of its program points.
(push 1)
(assert (= P3 1))
(assert (= done (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/3.1/spawned goroutine 3
; When goroutine 3 at line 11 sees its message taken, goroutine 3 has started exactly if its go statement has run.
(push 1)
(assert (= P3 1))
(assert (= done (- 1)))
(assert true)
(assert (>= 3 P0))
(check-sat)
(pop 1)

; preservation/3.1/buffer-bounds done
; When goroutine 3 at line 11 sees its message taken, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P3 1))
(assert (= done (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/3.1/monitor done
; When goroutine 3 at line 11 sees its message taken, the exchanges over done still match sends with receives.
(push 1)
(assert (= P3 1))
(assert (= done (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0) 2) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/3.1/rendezvous-mutex done
; When goroutine 3 at line 11 sees its message taken, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P3 1))
(assert (= done (- 1)))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 2) 1 0) (ite (= P4 2) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/4.0.1/counter-range goroutine 4
; When goroutine 4 at line 14 begins an iteration of its loop, goroutine 4 is at one of its program points.
(push 1)
(assert (= P4 0))
(assert (< i1 readers))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/4.0.1/spawned goroutine 4
; When goroutine 4 at line 14 begins an iteration of its loop, goroutine 4 has started exactly if its go statement has run.
(push 1)
(assert (= P4 0))
(assert (< i1 readers))
(assert true)
(assert (>= 4 P0))
(check-sat)
(pop 1)

; preservation/4.0.1/loop i1
; When goroutine 4 at line 14 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P4 0))
(assert (< i1 readers))
(assert true)
(assert (not (ite (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (and (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) i1) (<= i1 readers) (< i1 readers)) false)))
(check-sat)
(pop 1)

; preservation/4.0.1/monitor done
; When goroutine 4 at line 14 begins an iteration of its loop, the exchanges over done still match sends with receives.
(push 1)
(assert (= P4 0))
(assert (< i1 readers))
(assert true)
(assert (not (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2)) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/4.0.1/rendezvous-mutex done
; When goroutine 4 at line 14 begins an iteration of its loop, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P4 0))
(assert (< i1 readers))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 2) 1 0) (ite (= P3 1) 1 0)) (ite (= done 0) 0 1))))
(check-sat)
(pop 1)

; preservation/4.0.2/counter-range goroutine 4
; When goroutine 4 at line 14 leaves its loop, goroutine 4 is at one of its program points.
(push 1)
(assert (= P4 0))
(assert (>= i1 readers))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/4.0.2/spawned goroutine 4
; When goroutine 4 at line 14 leaves its loop, goroutine 4 has started exactly if its go statement has run.
(push 1)
(assert (= P4 0))
(assert (>= i1 readers))
(assert true)
(assert (>= 4 P0))
(check-sat)
(pop 1)

; preservation/4.0.2/loop i1
; When goroutine 4 at line 14 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P4 0))
(assert (>= i1 readers))
(assert true)
(assert (not (ite (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (and (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) i1) (<= i1 readers) (= i1 readers)) (= i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))))
(check-sat)
(pop 1)

; preservation/4.0.2/monitor done
; When goroutine 4 at line 14 leaves its loop, the exchanges over done still match sends with receives.
(push 1)
(assert (= P4 0))
(assert (>= i1 readers))
(assert true)
(assert (not (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2)) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/4.0.2/rendezvous-mutex done
; When goroutine 4 at line 14 leaves its loop, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P4 0))
(assert (>= i1 readers))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 2) 1 0) (ite (= P3 1) 1 0)) (ite (= done 0) 0 1))))
(check-sat)
(pop 1)

; preservation/4.1/counter-range goroutine 4
; When goroutine 4 at line 15 offers its message, goroutine 4 is at one of its program points.
(push 1)
(assert (= P4 1))
(assert (= done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/4.1/spawned goroutine 4
; When goroutine 4 at line 15 offers its message, goroutine 4 has started exactly if its go statement has run.
(push 1)
(assert (= P4 1))
(assert (= done 0))
(assert true)
(assert (>= 4 P0))
(check-sat)
(pop 1)

; preservation/4.1/loop i1
; When goroutine 4 at line 15 offers its message, i1 counts the iterations of its loop.
(push 1)
(assert (= P4 1))
(assert (= done 0))
(assert true)
(assert (not (ite (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (and (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) i1) (<= i1 readers) (< i1 readers)) false)))
(check-sat)
(pop 1)

; preservation/4.1/buffer-bounds done
; When goroutine 4 at line 15 offers its message, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P4 1))
(assert (= done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/4.1/monitor done
; When goroutine 4 at line 15 offers its message, the exchanges over done still match sends with receives.
(push 1)
(assert (= P4 1))
(assert (= done 0))
(assert true)
(assert (not (= 1 (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) 1) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/4.1/rendezvous-mutex done
; When goroutine 4 at line 15 offers its message, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P4 1))
(assert (= done 0))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 2) 1 0) (ite (= P3 1) 1 0) 1) 1)))
(check-sat)
(pop 1)

; preservation/4.2/counter-range goroutine 4
; When goroutine 4 at line 15 sees its message taken, goroutine 4 is at one of its program points.
(push 1)
(assert (= P4 2))
(assert (= done (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/4.2/spawned goroutine 4
; When goroutine 4 at line 15 sees its message taken, goroutine 4 has started exactly if its go statement has run.
(push 1)
(assert (= P4 2))
(assert (= done (- 1)))
(assert true)
(assert (>= 4 P0))
(check-sat)
(pop 1)

; preservation/4.2/loop i1
; When goroutine 4 at line 15 sees its message taken, i1 counts the iterations of its loop.
(push 1)
(assert (= P4 2))
(assert (= done (- 1)))
(assert true)
(assert (not (ite (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (and (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) i1) (<= i1 readers) (< i1 readers)) false)))
(check-sat)
(pop 1)

; preservation/4.2/buffer-bounds done
; When goroutine 4 at line 15 sees its message taken, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P4 2))
(assert (= done (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/4.2/monitor done
; When goroutine 4 at line 15 sees its message taken, the exchanges over done still match sends with receives.
(push 1)
(assert (= P4 2))
(assert (= done (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) 2) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/4.2/rendezvous-mutex done
; When goroutine 4 at line 15 sees its message taken, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P4 2))
(assert (= done (- 1)))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 2) 1 0) (ite (= P3 1) 1 0)) 0)))
(check-sat)
(pop 1)

; preservation/4.3/counter-range goroutine 4
; When goroutine 4 at line 14 ends an iteration of its loop, goroutine 4 is at one of its program points.
(push 1)
(assert (= P4 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/4.3/spawned goroutine 4
; When goroutine 4 at line 14 ends an iteration of its loop, goroutine 4 has started exactly if its go statement has run.
(push 1)
(assert (= P4 3))
(assert true)
(assert true)
(assert (>= 4 P0))
(check-sat)
(pop 1)

; preservation/4.3/loop i1
; When goroutine 4 at line 14 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P4 3))
(assert true)
(assert true)
(assert (not (ite (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (and (<= (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) (+ i1 1)) (<= (+ i1 1) readers)) (= (+ i1 1) (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))))))
(check-sat)
(pop 1)

; preservation/4.3/monitor done
; When goroutine 4 at line 14 ends an iteration of its loop, the exchanges over done still match sends with receives.
(push 1)
(assert (= P4 3))
(assert true)
(assert true)
(assert (not (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- (+ i1 1) (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2)) (+ (* i2 2) (ite (and (< 1 P5) (< P5 3)) 2 0))))))
(check-sat)
(pop 1)

; preservation/4.3/rendezvous-mutex done
; When goroutine 4 at line 14 ends an iteration of its loop, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P4 3))
(assert true)
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 2) 1 0) (ite (= P3 1) 1 0)) (ite (= done 0) 0 1))))
(check-sat)
(pop 1)

; preservation/5.0.1/counter-range goroutine 5
; When goroutine 5 at line 19 begins an iteration of its loop, goroutine 5 is at one of its program points.
(push 1)
(assert (= P5 0))
(assert (< i2 (+ readers 2)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/5.0.1/spawned goroutine 5
; When goroutine 5 at line 19 begins an iteration of its loop, goroutine 5 has started exactly if its go statement has run.
(push 1)
(assert (= P5 0))
(assert (< i2 (+ readers 2)))
(assert true)
(assert (>= 5 P0))
(check-sat)
(pop 1)

; preservation/5.0.1/loop i2
; When goroutine 5 at line 19 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P5 0))
(assert (< i2 (+ readers 2)))
(assert true)
(assert (not (ite (<= 0 (+ readers 2)) (and (<= 0 i2) (<= i2 (+ readers 2)) (< i2 (+ readers 2))) false)))
(check-sat)
(pop 1)

; preservation/5.0.1/monitor done
; When goroutine 5 at line 19 begins an iteration of its loop, the exchanges over done still match sends with receives.
(push 1)
(assert (= P5 0))
(assert (< i2 (+ readers 2)))
(assert true)
(assert (not (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0)) (* i2 2)))))
(check-sat)
(pop 1)

; preservation/5.0.2/counter-range goroutine 5
; When goroutine 5 at line 19 leaves its loop, goroutine 5 is at one of its program points.
(push 1)
(assert (= P5 0))
(assert (>= i2 (+ readers 2)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/5.0.2/spawned goroutine 5
; When goroutine 5 at line 19 leaves its loop, goroutine 5 has started exactly if its go statement has run.
(push 1)
(assert (= P5 0))
(assert (>= i2 (+ readers 2)))
(assert true)
(assert (>= 5 P0))
(check-sat)
(pop 1)

; preservation/5.0.2/loop i2
; When goroutine 5 at line 19 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P5 0))
(assert (>= i2 (+ readers 2)))
(assert true)
(assert (not (ite (<= 0 (+ readers 2)) (and (<= 0 i2) (<= i2 (+ readers 2)) (= i2 (+ readers 2))) (= i2 0))))
(check-sat)
(pop 1)

; preservation/5.0.2/monitor done
; When goroutine 5 at line 19 leaves its loop, the exchanges over done still match sends with receives.
(push 1)
(assert (= P5 0))
(assert (>= i2 (+ readers 2)))
(assert true)
(assert (not (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0)) (* i2 2)))))
(check-sat)
(pop 1)

; preservation/5.1/counter-range goroutine 5
; When goroutine 5 at line 20 takes the offered message, goroutine 5 is at one of its program points.
(push 1)
(assert (= P5 1))
(assert (= done 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/5.1/spawned goroutine 5
; When goroutine 5 at line 20 takes the offered message, goroutine 5 has started exactly if its go statement has run.
(push 1)
(assert (= P5 1))
(assert (= done 1))
(assert true)
(assert (>= 5 P0))
(check-sat)
(pop 1)

; preservation/5.1/loop i2
; When goroutine 5 at line 20 takes the offered message, i2 counts the iterations of its loop.
(push 1)
(assert (= P5 1))
(assert (= done 1))
(assert true)
(assert (not (ite (<= 0 (+ readers 2)) (and (<= 0 i2) (<= i2 (+ readers 2)) (< i2 (+ readers 2))) false)))
(check-sat)
(pop 1)

; preservation/5.1/buffer-bounds done
; When goroutine 5 at line 20 takes the offered message, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P5 1))
(assert (= done 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/5.1/monitor done
; When goroutine 5 at line 20 takes the offered message, the exchanges over done still match sends with receives.
(push 1)
(assert (= P5 1))
(assert (= done 1))
(assert true)
(assert (not (= (- 1) (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0)) (+ (* i2 2) 2)))))
(check-sat)
(pop 1)

; preservation/5.1/rendezvous-mutex done
; When goroutine 5 at line 20 takes the offered message, at most one sender waits for its message on done to be taken.
(push 1)
(assert (= P5 1))
(assert (= done 1))
(assert true)
(assert (not (= (+ (ite (= P1 1) 1 0) (ite (= P2 2) 1 0) (ite (= P3 1) 1 0) (ite (= P4 2) 1 0)) 1)))
(check-sat)
(pop 1)

; preservation/5.2/counter-range goroutine 5
; When goroutine 5 at line 19 ends an iteration of its loop, goroutine 5 is at one of its program points.
(push 1)
(assert (= P5 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/5.2/spawned goroutine 5
; When goroutine 5 at line 19 ends an iteration of its loop, goroutine 5 has started exactly if its go statement has run.
(push 1)
(assert (= P5 2))
(assert true)
(assert true)
(assert (>= 5 P0))
(check-sat)
(pop 1)

; preservation/5.2/loop i2
; When goroutine 5 at line 19 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P5 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 (+ readers 2)) (and (<= 0 (+ i2 1)) (<= (+ i2 1) (+ readers 2))) (= (+ i2 1) 0))))
(check-sat)
(pop 1)

; preservation/5.2/monitor done
; When goroutine 5 at line 19 ends an iteration of its loop, the exchanges over done still match sends with receives.
(push 1)
(assert (= P5 2))
(assert true)
(assert true)
(assert (not (= done (- (+ (ite (< 0 P1) 1 0) (ite (< 1 P1) 1 0) (ite (< 0 P3) 1 0) (ite (< 1 P3) 1 0) (* i 2) (ite (and (< 1 P2) (< P2 4)) 1 0) (ite (and (< 2 P2) (< P2 4)) 1 0) (* (- i1 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 2) (ite (and (< 1 P4) (< P4 4)) 1 0) (ite (and (< 2 P4) (< P4 4)) 1 0)) (* (+ i2 1) 2)))))
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 3 does not wait at done! while the precondition holds.
(push 1)
(assert (= P1 0))
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (not (= done 0))) (and (= P2 2) (not (= done (- 1))))))
(assert (or (= P3 (- 1)) (= P3 2) (and (= P3 0) (not (= done 0))) (and (= P3 1) (not (= done (- 1))))))
(assert (or (= P4 (- 1)) (= P4 4) (and (= P4 1) (not (= done 0))) (and (= P4 2) (not (= done (- 1))))))
(assert (or (= P5 (- 1)) (= P5 3) (and (= P5 1) (not (= done 1)))))
(assert (and (<= (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0) (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2)) (<= (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2) (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 3 does not wait at done! acknowledged while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (not (= done 0))) (and (= P2 2) (not (= done (- 1))))))
(assert (or (= P3 (- 1)) (= P3 2) (and (= P3 0) (not (= done 0))) (and (= P3 1) (not (= done (- 1))))))
(assert (or (= P4 (- 1)) (= P4 4) (and (= P4 1) (not (= done 0))) (and (= P4 2) (not (= done (- 1))))))
(assert (or (= P5 (- 1)) (= P5 3) (and (= P5 1) (not (= done 1)))))
(assert (and (<= (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0) (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2)) (<= (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2) (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/2.1/balanced
; When nothing can move any more, goroutine 2 at line 7 does not wait at done! while the precondition holds.
(push 1)
(assert (= P2 1))
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (not (= done 0))) (and (= P2 2) (not (= done (- 1))))))
(assert (or (= P3 (- 1)) (= P3 2) (and (= P3 0) (not (= done 0))) (and (= P3 1) (not (= done (- 1))))))
(assert (or (= P4 (- 1)) (= P4 4) (and (= P4 1) (not (= done 0))) (and (= P4 2) (not (= done (- 1))))))
(assert (or (= P5 (- 1)) (= P5 3) (and (= P5 1) (not (= done 1)))))
(assert (and (<= (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0) (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2)) (<= (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2) (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/2.2/balanced
; When nothing can move any more, goroutine 2 at line 7 does not wait at done! acknowledged while the precondition holds.
(push 1)
(assert (= P2 2))
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (not (= done 0))) (and (= P2 2) (not (= done (- 1))))))
(assert (or (= P3 (- 1)) (= P3 2) (and (= P3 0) (not (= done 0))) (and (= P3 1) (not (= done (- 1))))))
(assert (or (= P4 (- 1)) (= P4 4) (and (= P4 1) (not (= done 0))) (and (= P4 2) (not (= done (- 1))))))
(assert (or (= P5 (- 1)) (= P5 3) (and (= P5 1) (not (= done 1)))))
(assert (and (<= (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0) (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2)) (<= (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2) (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/3.0/balanced
; When nothing can move any more, goroutine 3 at line 11 does not wait at done! while the precondition holds.
(push 1)
(assert (= P3 0))
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (not (= done 0))) (and (= P2 2) (not (= done (- 1))))))
(assert (or (= P3 (- 1)) (= P3 2) (and (= P3 0) (not (= done 0))) (and (= P3 1) (not (= done (- 1))))))
(assert (or (= P4 (- 1)) (= P4 4) (and (= P4 1) (not (= done 0))) (and (= P4 2) (not (= done (- 1))))))
(assert (or (= P5 (- 1)) (= P5 3) (and (= P5 1) (not (= done 1)))))
(assert (and (<= (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0) (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2)) (<= (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2) (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/3.1/balanced
; When nothing can move any more, goroutine 3 at line 11 does not wait at done! acknowledged while the precondition holds.
(push 1)
(assert (= P3 1))
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (not (= done 0))) (and (= P2 2) (not (= done (- 1))))))
(assert (or (= P3 (- 1)) (= P3 2) (and (= P3 0) (not (= done 0))) (and (= P3 1) (not (= done (- 1))))))
(assert (or (= P4 (- 1)) (= P4 4) (and (= P4 1) (not (= done 0))) (and (= P4 2) (not (= done (- 1))))))
(assert (or (= P5 (- 1)) (= P5 3) (and (= P5 1) (not (= done 1)))))
(assert (and (<= (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0) (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2)) (<= (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2) (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/4.1/balanced
; When nothing can move any more, goroutine 4 at line 15 does not wait at done! while the precondition holds.
(push 1)
(assert (= P4 1))
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (not (= done 0))) (and (= P2 2) (not (= done (- 1))))))
(assert (or (= P3 (- 1)) (= P3 2) (and (= P3 0) (not (= done 0))) (and (= P3 1) (not (= done (- 1))))))
(assert (or (= P4 (- 1)) (= P4 4) (and (= P4 1) (not (= done 0))) (and (= P4 2) (not (= done (- 1))))))
(assert (or (= P5 (- 1)) (= P5 3) (and (= P5 1) (not (= done 1)))))
(assert (and (<= (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0) (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2)) (<= (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2) (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/4.2/balanced
; When nothing can move any more, goroutine 4 at line 15 does not wait at done! acknowledged while the precondition holds.
(push 1)
(assert (= P4 2))
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (not (= done 0))) (and (= P2 2) (not (= done (- 1))))))
(assert (or (= P3 (- 1)) (= P3 2) (and (= P3 0) (not (= done 0))) (and (= P3 1) (not (= done (- 1))))))
(assert (or (= P4 (- 1)) (= P4 4) (and (= P4 1) (not (= done 0))) (and (= P4 2) (not (= done (- 1))))))
(assert (or (= P5 (- 1)) (= P5 3) (and (= P5 1) (not (= done 1)))))
(assert (and (<= (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0) (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2)) (<= (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2) (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/5.1/balanced
; When nothing can move any more, goroutine 5 at line 20 does not wait at done? while the precondition holds.
(push 1)
(assert (= P5 1))
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (not (= done 0))) (and (= P1 1) (not (= done (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (not (= done 0))) (and (= P2 2) (not (= done (- 1))))))
(assert (or (= P3 (- 1)) (= P3 2) (and (= P3 0) (not (= done 0))) (and (= P3 1) (not (= done (- 1))))))
(assert (or (= P4 (- 1)) (= P4 4) (and (= P4 1) (not (= done 0))) (and (= P4 2) (not (= done (- 1))))))
(assert (or (= P5 (- 1)) (= P5 3) (and (= P5 1) (not (= done 1)))))
(assert (and (<= (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0) (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2)) (<= (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2) (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, done is sent to at least as often as it is received from.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2)))
(assert (or (= P2 (- 1)) (= P2 4)))
(assert (or (= P3 (- 1)) (= P3 2)))
(assert (or (= P4 (- 1)) (= P4 4)))
(assert (or (= P5 (- 1)) (= P5 3)))
(assert (> (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0) (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2)))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to done is received or fits its buffer.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 2)))
(assert (or (= P2 (- 1)) (= P2 4)))
(assert (or (= P3 (- 1)) (= P3 2)))
(assert (or (= P4 (- 1)) (= P4 4)))
(assert (or (= P5 (- 1)) (= P5 3)))
(assert (> (+ (ite (< 0 (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) (- (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) 0) 0) (ite (< (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2))) readers) (- readers (ite (<= 0 readers) (div readers 2) (- (div (- readers) 2)))) 0) 2) (ite (< 0 (+ readers 2)) (- (+ readers 2) 0) 0)))
(check-sat)
(pop 1)
