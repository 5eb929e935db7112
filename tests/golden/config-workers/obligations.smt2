(set-logic ALL)
(declare-const P0 Int)
(declare-const N1_0 Int)
(declare-const N1_1 Int)
(declare-const N1_2 Int)
(declare-const N2_0 Int)
(declare-const N2_1 Int)
(declare-const N2_2 Int)
(declare-const cfg.Workers Int)
(declare-const i Int)
(declare-const i2 Int)
(declare-const i1 Int)
(declare-const i3 Int)
(declare-const done Int)
(declare-const done_2 Int)

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
; At the start, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (not (= 0 (ite (<= cfg.Workers 0) 0 0))))
(check-sat)
(pop 1)

; establishment/spawned goroutine 2
; At the start, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (not (= 0 (ite (> cfg.Workers 0) 0 0))))
(check-sat)
(pop 1)

; establishment/branch main
; At the start, main is not in the branch that its if rules out.
(push 1)
(assert (not (ite (<= cfg.Workers 0) true true)))
(check-sat)
(pop 1)

; establishment/loop i
; At the start, i counts the iterations of its loop.
(push 1)
(assert (not (ite (<= cfg.Workers 0) true true)))
(check-sat)
(pop 1)

; establishment/loop i1
; At the start, i1 counts the iterations of its loop.
(push 1)
(assert (not (ite (<= cfg.Workers 0) true true)))
(check-sat)
(pop 1)

; establishment/loop i2
; At the start, i2 counts the iterations of its loop.
(push 1)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (<= 0 cfg.Workers) true)))
(check-sat)
(pop 1)

; establishment/loop i3
; At the start, i3 counts the iterations of its loop.
(push 1)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (<= 0 cfg.Workers) true)))
(check-sat)
(pop 1)

; establishment/capacity done_2
; At the start, done_2 was created with a capacity of at least 0.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds done
; At the start, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds done_2
; At the start, the buffer of done_2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (not (ite (> cfg.Workers 0) (<= 0 cfg.Workers) true)))
(check-sat)
(pop 1)

; establishment/monitor done
; At the start, the buffer of done still holds sends minus receives.
(push 1)
(assert (not (= 0 (- (ite (<= cfg.Workers 0) 0 0) (ite (<= cfg.Workers 0) 0 0)))))
(check-sat)
(pop 1)

; establishment/monitor done_2
; At the start, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (not (=> (> cfg.Workers 0) (= 0 (- (ite (> cfg.Workers 0) 0 0) (ite (> cfg.Workers 0) 0 0))))))
(check-sat)
(pop 1)

; establishment/monitor done_2
; At the start, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (not (=> (<= cfg.Workers 0) (= 0 (- (ite (> cfg.Workers 0) 0 0) (ite (> cfg.Workers 0) 0 0))))))
(check-sat)
(pop 1)

; establishment/rendezvous-mutex done
; At the start, at most one sender waits for its message on done to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex done_2
; At the start, at most one sender waits for its message on done_2 to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 16)))
; goroutine 1 is at one of its program points
(assert (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 N1_2)))
; goroutine 2 is at one of its program points
(assert (and (<= 0 N2_0) (<= 0 N2_1) (<= 0 N2_2)))
; as many instances of goroutine 1 exist as its go statement was run
(assert (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)) 0)))
; as many instances of goroutine 2 exist as its go statement was run
(assert (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) (+ i2 (ite (and (< 11 P0) (< P0 13)) 1 0)) 0)))
; main is not in the branch that its if rules out
(assert (ite (<= cfg.Workers 0) (not (and (<= 9 P0) (< P0 16))) (not (and (<= 1 P0) (< P0 9)))))
; i counts the iterations of its loop
(assert (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (=> (< P0 2) (= i 0)) (=> (and (< 2 P0) (< P0 5)) (< i 4)) (=> (>= P0 5) (= i 4))) (and (= i 0) (not (and (< 2 P0) (< P0 5))))))
; i1 counts the iterations of its loop
(assert (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (=> (< P0 5) (= i1 0)) (=> (and (< 5 P0) (< P0 8)) (< i1 4)) (=> (>= P0 8) (= i1 4))) (and (= i1 0) (not (and (< 5 P0) (< P0 8))))))
; i2 counts the iterations of its loop
(assert (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (=> (< P0 10) (= i2 0)) (=> (and (< 10 P0) (< P0 13)) (< i2 cfg.Workers)) (=> (>= P0 13) (= i2 cfg.Workers))) (and (= i2 0) (not (and (< 10 P0) (< P0 13))))))
; i3 counts the iterations of its loop
(assert (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (=> (< P0 13) (= i3 0)) (=> (and (< 13 P0) (< P0 16)) (< i3 cfg.Workers)) (=> (>= P0 16) (= i3 cfg.Workers))) (and (= i3 0) (not (and (< 13 P0) (< P0 16))))))
; done_2 was created with a capacity of at least 0
(assert (=> (and (> cfg.Workers 0) (< 9 P0)) (<= 0 cfg.Workers)))
; the buffer of done holds no more than its capacity and no less than nothing
(assert (and (<= 0 done) (<= done 4)))
; the buffer of done_2 holds no more than its capacity and no less than nothing
(assert (ite (> cfg.Workers 0) (and (<= 0 done_2) (<= done_2 cfg.Workers)) (and (<= (- 1) done_2) (<= done_2 1))))
; the buffer of done still holds sends minus receives
(assert (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) (+ i1 (ite (and (< 6 P0) (< P0 8)) 1 0)) 0))))
; the buffer of done_2 still holds sends minus receives
(assert (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) (+ i3 (ite (and (< 14 P0) (< P0 16)) 1 0)) 0)))))
; the exchanges over done_2 still match sends with receives
(assert (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (+ (* i3 2) (ite (and (< 14 P0) (< P0 16)) 2 0)) 0)))))
; at most one sender waits for its message on done to be taken
(assert (= N1_1 0))
; at most one sender waits for its message on done_2 to be taken
(assert (= N2_1 (ite (or (> cfg.Workers 0) (= done_2 0)) 0 1)))

; preservation/0.0.1/counter-range main
; When main at line 15 takes the true branch, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert (<= cfg.Workers 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/spawned goroutine 1
; When main at line 15 takes the true branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert (<= cfg.Workers 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/spawned goroutine 2
; When main at line 15 takes the true branch, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert (<= cfg.Workers 0))
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/branch main
; When main at line 15 takes the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 0))
(assert (<= cfg.Workers 0))
(assert true)
(assert (not (ite (<= cfg.Workers 0) true false)))
(check-sat)
(pop 1)

; preservation/0.0.1/loop i
; When main at line 15 takes the true branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (<= cfg.Workers 0))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 0)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/loop i1
; When main at line 15 takes the true branch, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (<= cfg.Workers 0))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/loop i2
; When main at line 15 takes the true branch, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (<= cfg.Workers 0))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/loop i3
; When main at line 15 takes the true branch, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (<= cfg.Workers 0))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.0.1/capacity done_2
; When main at line 15 takes the true branch, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert (<= cfg.Workers 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/monitor done
; When main at line 15 takes the true branch, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert (<= cfg.Workers 0))
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.0.1/monitor done_2
; When main at line 15 takes the true branch, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert (<= cfg.Workers 0))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.0.1/monitor done_2
; When main at line 15 takes the true branch, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 0))
(assert (<= cfg.Workers 0))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.0.2/counter-range main
; When main at line 15 takes the else branch, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert (> cfg.Workers 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.2/spawned goroutine 1
; When main at line 15 takes the else branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert (> cfg.Workers 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/spawned goroutine 2
; When main at line 15 takes the else branch, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert (> cfg.Workers 0))
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/branch main
; When main at line 15 takes the else branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 0))
(assert (> cfg.Workers 0))
(assert true)
(assert (not (ite (<= cfg.Workers 0) false true)))
(check-sat)
(pop 1)

; preservation/0.0.2/loop i
; When main at line 15 takes the else branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (> cfg.Workers 0))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/loop i1
; When main at line 15 takes the else branch, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (> cfg.Workers 0))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 4)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/loop i2
; When main at line 15 takes the else branch, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (> cfg.Workers 0))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/loop i3
; When main at line 15 takes the else branch, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (> cfg.Workers 0))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/capacity done_2
; When main at line 15 takes the else branch, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 0))
(assert (> cfg.Workers 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.2/monitor done
; When main at line 15 takes the else branch, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert (> cfg.Workers 0))
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.0.2/monitor done_2
; When main at line 15 takes the else branch, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert (> cfg.Workers 0))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.0.2/monitor done_2
; When main at line 15 takes the else branch, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 0))
(assert (> cfg.Workers 0))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 15 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 15 makes the channel, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 2
; When main at line 15 makes the channel, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.1/branch main
; When main at line 15 makes the channel, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) true false)))
(check-sat)
(pop 1)

; preservation/0.1/loop i
; When main at line 15 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1/loop i1
; When main at line 15 makes the channel, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.1/loop i2
; When main at line 15 makes the channel, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.1/loop i3
; When main at line 15 makes the channel, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.1/capacity done_2
; When main at line 15 makes the channel, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/monitor done
; When main at line 15 makes the channel, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.1/monitor done_2
; When main at line 15 makes the channel, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.1/monitor done_2
; When main at line 15 makes the channel, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.2.1/counter-range main
; When main at line 16 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (< i 4))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/spawned goroutine 1
; When main at line 16 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert (< i 4))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.2.1/spawned goroutine 2
; When main at line 16 begins an iteration of its loop, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert (< i 4))
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.2.1/branch main
; When main at line 16 begins an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert (< i 4))
(assert true)
(assert (not (ite (<= cfg.Workers 0) true false)))
(check-sat)
(pop 1)

; preservation/0.2.1/loop i
; When main at line 16 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (< i 4))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (< i 4)) false)))
(check-sat)
(pop 1)

; preservation/0.2.1/loop i1
; When main at line 16 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (< i 4))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.2.1/loop i2
; When main at line 16 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (< i 4))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.2.1/loop i3
; When main at line 16 begins an iteration of its loop, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (< i 4))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.2.1/capacity done_2
; When main at line 16 begins an iteration of its loop, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert (< i 4))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/monitor done
; When main at line 16 begins an iteration of its loop, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert (< i 4))
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.2.1/monitor done_2
; When main at line 16 begins an iteration of its loop, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert (< i 4))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.2.1/monitor done_2
; When main at line 16 begins an iteration of its loop, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (< i 4))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.2.2/counter-range main
; When main at line 16 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (>= i 4))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.2/spawned goroutine 1
; When main at line 16 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert (>= i 4))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.2.2/spawned goroutine 2
; When main at line 16 leaves its loop, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert (>= i 4))
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.2.2/branch main
; When main at line 16 leaves its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert (>= i 4))
(assert true)
(assert (not (ite (<= cfg.Workers 0) true false)))
(check-sat)
(pop 1)

; preservation/0.2.2/loop i
; When main at line 16 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (>= i 4))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.2.2/loop i1
; When main at line 16 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (>= i 4))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.2.2/loop i2
; When main at line 16 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (>= i 4))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.2.2/loop i3
; When main at line 16 leaves its loop, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert (>= i 4))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.2.2/capacity done_2
; When main at line 16 leaves its loop, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 2))
(assert (>= i 4))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.2/monitor done
; When main at line 16 leaves its loop, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert (>= i 4))
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.2.2/monitor done_2
; When main at line 16 leaves its loop, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert (>= i 4))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.2.2/monitor done_2
; When main at line 16 leaves its loop, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 2))
(assert (>= i 4))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 17 spawns, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/counter-range goroutine 1
; When main at line 17 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (and (<= 0 (+ N1_0 1)) (<= 0 N1_1) (<= 0 N1_2))))
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 17 spawns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= (+ N1_0 1 N1_1 N1_2) (ite (<= cfg.Workers 0) (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 2
; When main at line 17 spawns, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.3/branch main
; When main at line 17 spawns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) true false)))
(check-sat)
(pop 1)

; preservation/0.3/loop i
; When main at line 17 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (< i 4)) false)))
(check-sat)
(pop 1)

; preservation/0.3/loop i1
; When main at line 17 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.3/loop i2
; When main at line 17 spawns, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.3/loop i3
; When main at line 17 spawns, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.3/capacity done_2
; When main at line 17 spawns, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/monitor done
; When main at line 17 spawns, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.3/monitor done_2
; When main at line 17 spawns, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.3/monitor done_2
; When main at line 17 spawns, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 16 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 16 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 2
; When main at line 16 ends an iteration of its loop, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.4/branch main
; When main at line 16 ends an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) true false)))
(check-sat)
(pop 1)

; preservation/0.4/loop i
; When main at line 16 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 (+ i 1)) (<= (+ i 1) 4)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.4/loop i1
; When main at line 16 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.4/loop i2
; When main at line 16 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.4/loop i3
; When main at line 16 ends an iteration of its loop, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.4/capacity done_2
; When main at line 16 ends an iteration of its loop, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/monitor done
; When main at line 16 ends an iteration of its loop, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.4/monitor done_2
; When main at line 16 ends an iteration of its loop, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.4/monitor done_2
; When main at line 16 ends an iteration of its loop, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.5.1/counter-range main
; When main at line 22 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (< i1 4))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5.1/spawned goroutine 1
; When main at line 22 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert (< i1 4))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.5.1/spawned goroutine 2
; When main at line 22 begins an iteration of its loop, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert (< i1 4))
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.5.1/branch main
; When main at line 22 begins an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 5))
(assert (< i1 4))
(assert true)
(assert (not (ite (<= cfg.Workers 0) true false)))
(check-sat)
(pop 1)

; preservation/0.5.1/loop i
; When main at line 22 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (< i1 4))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.5.1/loop i1
; When main at line 22 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (< i1 4))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (< i1 4)) false)))
(check-sat)
(pop 1)

; preservation/0.5.1/loop i2
; When main at line 22 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (< i1 4))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.5.1/loop i3
; When main at line 22 begins an iteration of its loop, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (< i1 4))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.5.1/capacity done_2
; When main at line 22 begins an iteration of its loop, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 5))
(assert (< i1 4))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5.1/monitor done
; When main at line 22 begins an iteration of its loop, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (< i1 4))
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.5.1/monitor done_2
; When main at line 22 begins an iteration of its loop, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (< i1 4))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.5.1/monitor done_2
; When main at line 22 begins an iteration of its loop, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (< i1 4))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.5.2/counter-range main
; When main at line 22 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (>= i1 4))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5.2/spawned goroutine 1
; When main at line 22 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert (>= i1 4))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/spawned goroutine 2
; When main at line 22 leaves its loop, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert (>= i1 4))
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/branch main
; When main at line 22 leaves its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 5))
(assert (>= i1 4))
(assert true)
(assert (not (ite (<= cfg.Workers 0) true false)))
(check-sat)
(pop 1)

; preservation/0.5.2/loop i
; When main at line 22 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (>= i1 4))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/loop i1
; When main at line 22 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (>= i1 4))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 4)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/loop i2
; When main at line 22 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (>= i1 4))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/loop i3
; When main at line 22 leaves its loop, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (>= i1 4))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/capacity done_2
; When main at line 22 leaves its loop, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 5))
(assert (>= i1 4))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5.2/monitor done
; When main at line 22 leaves its loop, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (>= i1 4))
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.5.2/monitor done_2
; When main at line 22 leaves its loop, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (>= i1 4))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.5.2/monitor done_2
; When main at line 22 leaves its loop, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (>= i1 4))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 23 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert (> done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 23 receives from the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 6))
(assert (> done 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 2
; When main at line 23 receives from the buffer, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 6))
(assert (> done 0))
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.6/branch main
; When main at line 23 receives from the buffer, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 6))
(assert (> done 0))
(assert true)
(assert (not (ite (<= cfg.Workers 0) true false)))
(check-sat)
(pop 1)

; preservation/0.6/loop i
; When main at line 23 receives from the buffer, i counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (> done 0))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.6/loop i1
; When main at line 23 receives from the buffer, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (> done 0))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (< i1 4)) false)))
(check-sat)
(pop 1)

; preservation/0.6/loop i2
; When main at line 23 receives from the buffer, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (> done 0))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.6/loop i3
; When main at line 23 receives from the buffer, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (> done 0))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.6/capacity done_2
; When main at line 23 receives from the buffer, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 6))
(assert (> done 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/buffer-bounds done
; When main at line 23 receives from the buffer, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 6))
(assert (> done 0))
(assert true)
(assert (not (and (<= 0 (- done 1)) (<= (- done 1) 4))))
(check-sat)
(pop 1)

; preservation/0.6/monitor done
; When main at line 23 receives from the buffer, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert (> done 0))
(assert true)
(assert (not (= (- done 1) (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) (+ i1 1) 0)))))
(check-sat)
(pop 1)

; preservation/0.6/monitor done_2
; When main at line 23 receives from the buffer, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 6))
(assert (> done 0))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.6/monitor done_2
; When main at line 23 receives from the buffer, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 6))
(assert (> done 0))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.7/counter-range main
; When main at line 22 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7/spawned goroutine 1
; When main at line 22 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.7/spawned goroutine 2
; When main at line 22 ends an iteration of its loop, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.7/branch main
; When main at line 22 ends an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) true false)))
(check-sat)
(pop 1)

; preservation/0.7/loop i
; When main at line 22 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.7/loop i1
; When main at line 22 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 (+ i1 1)) (<= (+ i1 1) 4)) (= (+ i1 1) 0))))
(check-sat)
(pop 1)

; preservation/0.7/loop i2
; When main at line 22 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.7/loop i3
; When main at line 22 ends an iteration of its loop, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.7/capacity done_2
; When main at line 22 ends an iteration of its loop, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7/monitor done
; When main at line 22 ends an iteration of its loop, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) (+ i1 1) 0)))))
(check-sat)
(pop 1)

; preservation/0.7/monitor done_2
; When main at line 22 ends an iteration of its loop, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.7/monitor done_2
; When main at line 22 ends an iteration of its loop, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.8/counter-range main
; When main at line 15 leaves the true branch, main is at one of its program points.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.8/spawned goroutine 1
; When main at line 15 leaves the true branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.8/spawned goroutine 2
; When main at line 15 leaves the true branch, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.8/branch main
; When main at line 15 leaves the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) true true)))
(check-sat)
(pop 1)

; preservation/0.8/loop i
; When main at line 15 leaves the true branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.8/loop i1
; When main at line 15 leaves the true branch, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 4)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.8/loop i2
; When main at line 15 leaves the true branch, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 cfg.Workers)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.8/loop i3
; When main at line 15 leaves the true branch, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 cfg.Workers)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.8/capacity done_2
; When main at line 15 leaves the true branch, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (=> (> cfg.Workers 0) (<= 0 cfg.Workers))))
(check-sat)
(pop 1)

; preservation/0.8/monitor done
; When main at line 15 leaves the true branch, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.8/monitor done_2
; When main at line 15 leaves the true branch, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.8/monitor done_2
; When main at line 15 leaves the true branch, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 8))
(assert true)
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.9/counter-range main
; When main at line 15 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 9))
(assert true)
(assert (>= cfg.Workers 0))
(assert false)
(check-sat)
(pop 1)

; preservation/0.9/spawned goroutine 1
; When main at line 15 makes the channel, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 9))
(assert true)
(assert (>= cfg.Workers 0))
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.9/spawned goroutine 2
; When main at line 15 makes the channel, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 9))
(assert true)
(assert (>= cfg.Workers 0))
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.9/branch main
; When main at line 15 makes the channel, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 9))
(assert true)
(assert (>= cfg.Workers 0))
(assert (not (ite (<= cfg.Workers 0) false true)))
(check-sat)
(pop 1)

; preservation/0.9/loop i
; When main at line 15 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert true)
(assert (>= cfg.Workers 0))
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.9/loop i1
; When main at line 15 makes the channel, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert true)
(assert (>= cfg.Workers 0))
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 4)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.9/loop i2
; When main at line 15 makes the channel, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert true)
(assert (>= cfg.Workers 0))
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.9/loop i3
; When main at line 15 makes the channel, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert true)
(assert (>= cfg.Workers 0))
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.9/capacity done_2
; When main at line 15 makes the channel, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 9))
(assert true)
(assert (>= cfg.Workers 0))
(assert (not (=> (> cfg.Workers 0) (<= 0 cfg.Workers))))
(check-sat)
(pop 1)

; preservation/0.9/monitor done
; When main at line 15 makes the channel, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 9))
(assert true)
(assert (>= cfg.Workers 0))
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.9/monitor done_2
; When main at line 15 makes the channel, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 9))
(assert true)
(assert (>= cfg.Workers 0))
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.9/monitor done_2
; When main at line 15 makes the channel, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 9))
(assert true)
(assert (>= cfg.Workers 0))
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.1/counter-range main
; When main at line 16 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 10))
(assert (< i2 cfg.Workers))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.10.1/spawned goroutine 1
; When main at line 16 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 10))
(assert (< i2 cfg.Workers))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.10.1/spawned goroutine 2
; When main at line 16 begins an iteration of its loop, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 10))
(assert (< i2 cfg.Workers))
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.10.1/branch main
; When main at line 16 begins an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 10))
(assert (< i2 cfg.Workers))
(assert true)
(assert (not (ite (<= cfg.Workers 0) false true)))
(check-sat)
(pop 1)

; preservation/0.10.1/loop i
; When main at line 16 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (< i2 cfg.Workers))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.10.1/loop i1
; When main at line 16 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (< i2 cfg.Workers))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 4)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.10.1/loop i2
; When main at line 16 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (< i2 cfg.Workers))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (< i2 cfg.Workers)) false)))
(check-sat)
(pop 1)

; preservation/0.10.1/loop i3
; When main at line 16 begins an iteration of its loop, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (< i2 cfg.Workers))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.10.1/capacity done_2
; When main at line 16 begins an iteration of its loop, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 10))
(assert (< i2 cfg.Workers))
(assert true)
(assert (not (=> (> cfg.Workers 0) (<= 0 cfg.Workers))))
(check-sat)
(pop 1)

; preservation/0.10.1/monitor done
; When main at line 16 begins an iteration of its loop, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 10))
(assert (< i2 cfg.Workers))
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.10.1/monitor done_2
; When main at line 16 begins an iteration of its loop, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 10))
(assert (< i2 cfg.Workers))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.10.1/monitor done_2
; When main at line 16 begins an iteration of its loop, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 10))
(assert (< i2 cfg.Workers))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.2/counter-range main
; When main at line 16 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 10))
(assert (>= i2 cfg.Workers))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.10.2/spawned goroutine 1
; When main at line 16 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 10))
(assert (>= i2 cfg.Workers))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.10.2/spawned goroutine 2
; When main at line 16 leaves its loop, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 10))
(assert (>= i2 cfg.Workers))
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.10.2/branch main
; When main at line 16 leaves its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 10))
(assert (>= i2 cfg.Workers))
(assert true)
(assert (not (ite (<= cfg.Workers 0) false true)))
(check-sat)
(pop 1)

; preservation/0.10.2/loop i
; When main at line 16 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (>= i2 cfg.Workers))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.10.2/loop i1
; When main at line 16 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (>= i2 cfg.Workers))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 4)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.10.2/loop i2
; When main at line 16 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (>= i2 cfg.Workers))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 cfg.Workers)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.10.2/loop i3
; When main at line 16 leaves its loop, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (>= i2 cfg.Workers))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.10.2/capacity done_2
; When main at line 16 leaves its loop, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 10))
(assert (>= i2 cfg.Workers))
(assert true)
(assert (not (=> (> cfg.Workers 0) (<= 0 cfg.Workers))))
(check-sat)
(pop 1)

; preservation/0.10.2/monitor done
; When main at line 16 leaves its loop, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 10))
(assert (>= i2 cfg.Workers))
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.10.2/monitor done_2
; When main at line 16 leaves its loop, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 10))
(assert (>= i2 cfg.Workers))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.10.2/monitor done_2
; When main at line 16 leaves its loop, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 10))
(assert (>= i2 cfg.Workers))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.11/counter-range main
; When main at line 17 spawns, main is at one of its program points.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.11/counter-range goroutine 2
; When main at line 17 spawns, goroutine 2 is at one of its program points.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (and (<= 0 (+ N2_0 1)) (<= 0 N2_1) (<= 0 N2_2))))
(check-sat)
(pop 1)

; preservation/0.11/spawned goroutine 1
; When main at line 17 spawns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.11/spawned goroutine 2
; When main at line 17 spawns, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (= (+ N2_0 1 N2_1 N2_2) (ite (> cfg.Workers 0) (+ i2 1) 0))))
(check-sat)
(pop 1)

; preservation/0.11/branch main
; When main at line 17 spawns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) false true)))
(check-sat)
(pop 1)

; preservation/0.11/loop i
; When main at line 17 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.11/loop i1
; When main at line 17 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 4)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.11/loop i2
; When main at line 17 spawns, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (< i2 cfg.Workers)) false)))
(check-sat)
(pop 1)

; preservation/0.11/loop i3
; When main at line 17 spawns, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.11/capacity done_2
; When main at line 17 spawns, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (=> (> cfg.Workers 0) (<= 0 cfg.Workers))))
(check-sat)
(pop 1)

; preservation/0.11/monitor done
; When main at line 17 spawns, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.11/monitor done_2
; When main at line 17 spawns, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.11/monitor done_2
; When main at line 17 spawns, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 11))
(assert true)
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.12/counter-range main
; When main at line 16 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.12/spawned goroutine 1
; When main at line 16 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.12/spawned goroutine 2
; When main at line 16 ends an iteration of its loop, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) (+ i2 1) 0))))
(check-sat)
(pop 1)

; preservation/0.12/branch main
; When main at line 16 ends an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) false true)))
(check-sat)
(pop 1)

; preservation/0.12/loop i
; When main at line 16 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.12/loop i1
; When main at line 16 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 4)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.12/loop i2
; When main at line 16 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 (+ i2 1)) (<= (+ i2 1) cfg.Workers)) (= (+ i2 1) 0))))
(check-sat)
(pop 1)

; preservation/0.12/loop i3
; When main at line 16 ends an iteration of its loop, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 0)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.12/capacity done_2
; When main at line 16 ends an iteration of its loop, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (=> (> cfg.Workers 0) (<= 0 cfg.Workers))))
(check-sat)
(pop 1)

; preservation/0.12/monitor done
; When main at line 16 ends an iteration of its loop, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.12/monitor done_2
; When main at line 16 ends an iteration of its loop, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.12/monitor done_2
; When main at line 16 ends an iteration of its loop, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.13.1/counter-range main
; When main at line 22 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 13))
(assert (< i3 cfg.Workers))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.13.1/spawned goroutine 1
; When main at line 22 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 13))
(assert (< i3 cfg.Workers))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.13.1/spawned goroutine 2
; When main at line 22 begins an iteration of its loop, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 13))
(assert (< i3 cfg.Workers))
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.13.1/branch main
; When main at line 22 begins an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 13))
(assert (< i3 cfg.Workers))
(assert true)
(assert (not (ite (<= cfg.Workers 0) false true)))
(check-sat)
(pop 1)

; preservation/0.13.1/loop i
; When main at line 22 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 13))
(assert (< i3 cfg.Workers))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.13.1/loop i1
; When main at line 22 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 13))
(assert (< i3 cfg.Workers))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 4)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.13.1/loop i2
; When main at line 22 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 13))
(assert (< i3 cfg.Workers))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 cfg.Workers)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.13.1/loop i3
; When main at line 22 begins an iteration of its loop, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 13))
(assert (< i3 cfg.Workers))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (< i3 cfg.Workers)) false)))
(check-sat)
(pop 1)

; preservation/0.13.1/capacity done_2
; When main at line 22 begins an iteration of its loop, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 13))
(assert (< i3 cfg.Workers))
(assert true)
(assert (not (=> (> cfg.Workers 0) (<= 0 cfg.Workers))))
(check-sat)
(pop 1)

; preservation/0.13.1/monitor done
; When main at line 22 begins an iteration of its loop, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 13))
(assert (< i3 cfg.Workers))
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.13.1/monitor done_2
; When main at line 22 begins an iteration of its loop, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 13))
(assert (< i3 cfg.Workers))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.13.1/monitor done_2
; When main at line 22 begins an iteration of its loop, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 13))
(assert (< i3 cfg.Workers))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.13.2/counter-range main
; When main at line 22 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 13))
(assert (>= i3 cfg.Workers))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.13.2/spawned goroutine 1
; When main at line 22 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 13))
(assert (>= i3 cfg.Workers))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.13.2/spawned goroutine 2
; When main at line 22 leaves its loop, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 13))
(assert (>= i3 cfg.Workers))
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.13.2/branch main
; When main at line 22 leaves its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 13))
(assert (>= i3 cfg.Workers))
(assert true)
(assert (not (ite (<= cfg.Workers 0) true true)))
(check-sat)
(pop 1)

; preservation/0.13.2/loop i
; When main at line 22 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 13))
(assert (>= i3 cfg.Workers))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.13.2/loop i1
; When main at line 22 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 13))
(assert (>= i3 cfg.Workers))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 4)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.13.2/loop i2
; When main at line 22 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 13))
(assert (>= i3 cfg.Workers))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 cfg.Workers)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.13.2/loop i3
; When main at line 22 leaves its loop, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 13))
(assert (>= i3 cfg.Workers))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (= i3 cfg.Workers)) (= i3 0))))
(check-sat)
(pop 1)

; preservation/0.13.2/capacity done_2
; When main at line 22 leaves its loop, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 13))
(assert (>= i3 cfg.Workers))
(assert true)
(assert (not (=> (> cfg.Workers 0) (<= 0 cfg.Workers))))
(check-sat)
(pop 1)

; preservation/0.13.2/monitor done
; When main at line 22 leaves its loop, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 13))
(assert (>= i3 cfg.Workers))
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.13.2/monitor done_2
; When main at line 22 leaves its loop, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 13))
(assert (>= i3 cfg.Workers))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) i3 0))))))
(check-sat)
(pop 1)

; preservation/0.13.2/monitor done_2
; When main at line 22 leaves its loop, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 13))
(assert (>= i3 cfg.Workers))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* i3 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.14.1/counter-range main
; When main at line 23 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 14))
(assert (and (> cfg.Workers 0) (> done_2 0)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.14.1/spawned goroutine 1
; When main at line 23 receives from the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 14))
(assert (and (> cfg.Workers 0) (> done_2 0)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.14.1/spawned goroutine 2
; When main at line 23 receives from the buffer, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 14))
(assert (and (> cfg.Workers 0) (> done_2 0)))
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.14.1/branch main
; When main at line 23 receives from the buffer, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 14))
(assert (and (> cfg.Workers 0) (> done_2 0)))
(assert true)
(assert (not (ite (<= cfg.Workers 0) false true)))
(check-sat)
(pop 1)

; preservation/0.14.1/loop i
; When main at line 23 receives from the buffer, i counts the iterations of its loop.
(push 1)
(assert (= P0 14))
(assert (and (> cfg.Workers 0) (> done_2 0)))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.14.1/loop i1
; When main at line 23 receives from the buffer, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 14))
(assert (and (> cfg.Workers 0) (> done_2 0)))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 4)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.14.1/loop i2
; When main at line 23 receives from the buffer, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 14))
(assert (and (> cfg.Workers 0) (> done_2 0)))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 cfg.Workers)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.14.1/loop i3
; When main at line 23 receives from the buffer, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 14))
(assert (and (> cfg.Workers 0) (> done_2 0)))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (< i3 cfg.Workers)) false)))
(check-sat)
(pop 1)

; preservation/0.14.1/capacity done_2
; When main at line 23 receives from the buffer, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 14))
(assert (and (> cfg.Workers 0) (> done_2 0)))
(assert true)
(assert (not (=> (> cfg.Workers 0) (<= 0 cfg.Workers))))
(check-sat)
(pop 1)

; preservation/0.14.1/buffer-bounds done_2
; When main at line 23 receives from the buffer, the buffer of done_2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 14))
(assert (and (> cfg.Workers 0) (> done_2 0)))
(assert true)
(assert (not (ite (> cfg.Workers 0) (and (<= 0 (- done_2 1)) (<= (- done_2 1) cfg.Workers)) (and (<= (- 1) (- done_2 1)) (<= (- done_2 1) 1)))))
(check-sat)
(pop 1)

; preservation/0.14.1/monitor done
; When main at line 23 receives from the buffer, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 14))
(assert (and (> cfg.Workers 0) (> done_2 0)))
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.14.1/monitor done_2
; When main at line 23 receives from the buffer, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 14))
(assert (and (> cfg.Workers 0) (> done_2 0)))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= (- done_2 1) (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) (+ i3 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.14.1/monitor done_2
; When main at line 23 receives from the buffer, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 14))
(assert (and (> cfg.Workers 0) (> done_2 0)))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= (- done_2 1) (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (+ (* i3 2) 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.14.1/rendezvous-mutex done_2
; When main at line 23 receives from the buffer, at most one sender waits for its message on done_2 to be taken.
(push 1)
(assert (= P0 14))
(assert (and (> cfg.Workers 0) (> done_2 0)))
(assert true)
(assert (not (= N2_1 (ite (or (> cfg.Workers 0) (= (- done_2 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/0.14.2/counter-range main
; When main at line 23 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 14))
(assert (and (<= cfg.Workers 0) (= done_2 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.14.2/spawned goroutine 1
; When main at line 23 takes the offered message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 14))
(assert (and (<= cfg.Workers 0) (= done_2 1)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.14.2/spawned goroutine 2
; When main at line 23 takes the offered message, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 14))
(assert (and (<= cfg.Workers 0) (= done_2 1)))
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.14.2/branch main
; When main at line 23 takes the offered message, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 14))
(assert (and (<= cfg.Workers 0) (= done_2 1)))
(assert true)
(assert (not (ite (<= cfg.Workers 0) false true)))
(check-sat)
(pop 1)

; preservation/0.14.2/loop i
; When main at line 23 takes the offered message, i counts the iterations of its loop.
(push 1)
(assert (= P0 14))
(assert (and (<= cfg.Workers 0) (= done_2 1)))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.14.2/loop i1
; When main at line 23 takes the offered message, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 14))
(assert (and (<= cfg.Workers 0) (= done_2 1)))
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 4)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.14.2/loop i2
; When main at line 23 takes the offered message, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 14))
(assert (and (<= cfg.Workers 0) (= done_2 1)))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 cfg.Workers)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.14.2/loop i3
; When main at line 23 takes the offered message, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 14))
(assert (and (<= cfg.Workers 0) (= done_2 1)))
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i3) (<= i3 cfg.Workers) (< i3 cfg.Workers)) false)))
(check-sat)
(pop 1)

; preservation/0.14.2/capacity done_2
; When main at line 23 takes the offered message, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 14))
(assert (and (<= cfg.Workers 0) (= done_2 1)))
(assert true)
(assert (not (=> (> cfg.Workers 0) (<= 0 cfg.Workers))))
(check-sat)
(pop 1)

; preservation/0.14.2/buffer-bounds done_2
; When main at line 23 takes the offered message, the buffer of done_2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 14))
(assert (and (<= cfg.Workers 0) (= done_2 1)))
(assert true)
(assert (not (ite (> cfg.Workers 0) false true)))
(check-sat)
(pop 1)

; preservation/0.14.2/monitor done
; When main at line 23 takes the offered message, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 14))
(assert (and (<= cfg.Workers 0) (= done_2 1)))
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.14.2/monitor done_2
; When main at line 23 takes the offered message, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 14))
(assert (and (<= cfg.Workers 0) (= done_2 1)))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= (- 1) (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) (+ i3 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.14.2/monitor done_2
; When main at line 23 takes the offered message, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 14))
(assert (and (<= cfg.Workers 0) (= done_2 1)))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= (- 1) (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (+ (* i3 2) 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.14.2/rendezvous-mutex done_2
; When main at line 23 takes the offered message, at most one sender waits for its message on done_2 to be taken.
(push 1)
(assert (= P0 14))
(assert (and (<= cfg.Workers 0) (= done_2 1)))
(assert true)
(assert (not (= N2_1 (ite (> cfg.Workers 0) 0 1))))
(check-sat)
(pop 1)

; preservation/0.15/counter-range main
; When main at line 22 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 15))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.15/spawned goroutine 1
; When main at line 22 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 15))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (ite (<= cfg.Workers 0) i 0))))
(check-sat)
(pop 1)

; preservation/0.15/spawned goroutine 2
; When main at line 22 ends an iteration of its loop, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (= P0 15))
(assert true)
(assert true)
(assert (not (= (+ N2_0 N2_1 N2_2) (ite (> cfg.Workers 0) i2 0))))
(check-sat)
(pop 1)

; preservation/0.15/branch main
; When main at line 22 ends an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 15))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) false true)))
(check-sat)
(pop 1)

; preservation/0.15/loop i
; When main at line 22 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 15))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i) (<= i 4) (= i 4)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.15/loop i1
; When main at line 22 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 15))
(assert true)
(assert true)
(assert (not (ite (<= cfg.Workers 0) (and (<= 0 i1) (<= i1 4) (= i1 4)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.15/loop i2
; When main at line 22 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 15))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 i2) (<= i2 cfg.Workers) (= i2 cfg.Workers)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.15/loop i3
; When main at line 22 ends an iteration of its loop, i3 counts the iterations of its loop.
(push 1)
(assert (= P0 15))
(assert true)
(assert true)
(assert (not (ite (and (> cfg.Workers 0) (<= 0 cfg.Workers)) (and (<= 0 (+ i3 1)) (<= (+ i3 1) cfg.Workers)) (= (+ i3 1) 0))))
(check-sat)
(pop 1)

; preservation/0.15/capacity done_2
; When main at line 22 ends an iteration of its loop, done_2 was created with a capacity of at least 0.
(push 1)
(assert (= P0 15))
(assert true)
(assert true)
(assert (not (=> (> cfg.Workers 0) (<= 0 cfg.Workers))))
(check-sat)
(pop 1)

; preservation/0.15/monitor done
; When main at line 22 ends an iteration of its loop, the buffer of done still holds sends minus receives.
(push 1)
(assert (= P0 15))
(assert true)
(assert true)
(assert (not (= done (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2) 0) (ite (<= cfg.Workers 0) i1 0)))))
(check-sat)
(pop 1)

; preservation/0.15/monitor done_2
; When main at line 22 ends an iteration of its loop, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (= P0 15))
(assert true)
(assert true)
(assert (not (=> (> cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2) 0) (ite (> cfg.Workers 0) (+ i3 1) 0))))))
(check-sat)
(pop 1)

; preservation/0.15/monitor done_2
; When main at line 22 ends an iteration of its loop, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (= P0 15))
(assert true)
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= done_2 (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (* (+ i3 1) 2) 0))))))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 19 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (< done 4))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 N1_1) (<= 0 (+ N1_2 1)))))
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 19 sends into the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (< done 4))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 N1_2 1) (ite (<= cfg.Workers 0) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds done
; When goroutine 1 at line 19 sends into the buffer, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (< done 4))
(assert true)
(assert (not (and (<= 0 (+ done 1)) (<= (+ done 1) 4))))
(check-sat)
(pop 1)

; preservation/1.0/monitor done
; When goroutine 1 at line 19 sends into the buffer, the buffer of done still holds sends minus receives.
(push 1)
(assert (> N1_0 0))
(assert (< done 4))
(assert true)
(assert (not (= (+ done 1) (- (ite (<= cfg.Workers 0) (+ N1_1 N1_2 1) 0) (ite (<= cfg.Workers 0) (+ i1 (ite (and (< 6 P0) (< P0 8)) 1 0)) 0)))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 19 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_1 0))
(assert (= done (- 1)))
(assert true)
(assert (not (and (<= 0 N1_0) (<= 0 (- N1_1 1)) (<= 0 (+ N1_2 1)))))
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 19 sees its message taken, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_1 0))
(assert (= done (- 1)))
(assert true)
(assert (not (= (+ N1_0 (- N1_1 1) N1_2 1) (ite (<= cfg.Workers 0) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds done
; When goroutine 1 at line 19 sees its message taken, the buffer of done holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_1 0))
(assert (= done (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor done
; When goroutine 1 at line 19 sees its message taken, the buffer of done still holds sends minus receives.
(push 1)
(assert (> N1_1 0))
(assert (= done (- 1)))
(assert true)
(assert (not (= 0 (- (ite (<= cfg.Workers 0) (+ (- N1_1 1) N1_2 1) 0) (ite (<= cfg.Workers 0) (+ i1 (ite (and (< 6 P0) (< P0 8)) 1 0)) 0)))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex done
; When goroutine 1 at line 19 sees its message taken, at most one sender waits for its message on done to be taken.
(push 1)
(assert (> N1_1 0))
(assert (= done (- 1)))
(assert true)
(assert (not (= (- N1_1 1) 0)))
(check-sat)
(pop 1)

; preservation/2.0.1/counter-range goroutine 2
; When goroutine 2 at line 19 sends into the buffer, goroutine 2 is at one of its program points.
(push 1)
(assert (> N2_0 0))
(assert (and (> cfg.Workers 0) (< done_2 cfg.Workers)))
(assert true)
(assert (not (and (<= 0 (- N2_0 1)) (<= 0 N2_1) (<= 0 (+ N2_2 1)))))
(check-sat)
(pop 1)

; preservation/2.0.1/spawned goroutine 2
; When goroutine 2 at line 19 sends into the buffer, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (> N2_0 0))
(assert (and (> cfg.Workers 0) (< done_2 cfg.Workers)))
(assert true)
(assert (not (= (+ (- N2_0 1) N2_1 N2_2 1) (ite (> cfg.Workers 0) (+ i2 (ite (and (< 11 P0) (< P0 13)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/2.0.1/buffer-bounds done_2
; When goroutine 2 at line 19 sends into the buffer, the buffer of done_2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N2_0 0))
(assert (and (> cfg.Workers 0) (< done_2 cfg.Workers)))
(assert true)
(assert (not (ite (> cfg.Workers 0) (and (<= 0 (+ done_2 1)) (<= (+ done_2 1) cfg.Workers)) (and (<= (- 1) (+ done_2 1)) (<= (+ done_2 1) 1)))))
(check-sat)
(pop 1)

; preservation/2.0.1/monitor done_2
; When goroutine 2 at line 19 sends into the buffer, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (> N2_0 0))
(assert (and (> cfg.Workers 0) (< done_2 cfg.Workers)))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= (+ done_2 1) (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 1) 0) (ite (> cfg.Workers 0) (+ i3 (ite (and (< 14 P0) (< P0 16)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/2.0.1/monitor done_2
; When goroutine 2 at line 19 sends into the buffer, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (> N2_0 0))
(assert (and (> cfg.Workers 0) (< done_2 cfg.Workers)))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= (+ done_2 1) (- (ite (> cfg.Workers 0) (+ N2_1 N2_2 1 N2_2 1) 0) (ite (> cfg.Workers 0) (+ (* i3 2) (ite (and (< 14 P0) (< P0 16)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/2.0.1/rendezvous-mutex done_2
; When goroutine 2 at line 19 sends into the buffer, at most one sender waits for its message on done_2 to be taken.
(push 1)
(assert (> N2_0 0))
(assert (and (> cfg.Workers 0) (< done_2 cfg.Workers)))
(assert true)
(assert (not (= N2_1 (ite (or (> cfg.Workers 0) (= (+ done_2 1) 0)) 0 1))))
(check-sat)
(pop 1)

; preservation/2.0.2/counter-range goroutine 2
; When goroutine 2 at line 19 offers its message, goroutine 2 is at one of its program points.
(push 1)
(assert (> N2_0 0))
(assert (and (<= cfg.Workers 0) (= done_2 0)))
(assert true)
(assert (not (and (<= 0 (- N2_0 1)) (<= 0 (+ N2_1 1)) (<= 0 N2_2))))
(check-sat)
(pop 1)

; preservation/2.0.2/spawned goroutine 2
; When goroutine 2 at line 19 offers its message, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (> N2_0 0))
(assert (and (<= cfg.Workers 0) (= done_2 0)))
(assert true)
(assert (not (= (+ (- N2_0 1) N2_1 1 N2_2) (ite (> cfg.Workers 0) (+ i2 (ite (and (< 11 P0) (< P0 13)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/2.0.2/buffer-bounds done_2
; When goroutine 2 at line 19 offers its message, the buffer of done_2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N2_0 0))
(assert (and (<= cfg.Workers 0) (= done_2 0)))
(assert true)
(assert (not (ite (> cfg.Workers 0) (<= 1 cfg.Workers) true)))
(check-sat)
(pop 1)

; preservation/2.0.2/monitor done_2
; When goroutine 2 at line 19 offers its message, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (> N2_0 0))
(assert (and (<= cfg.Workers 0) (= done_2 0)))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= 1 (- (ite (> cfg.Workers 0) (+ N2_1 1 N2_2) 0) (ite (> cfg.Workers 0) (+ i3 (ite (and (< 14 P0) (< P0 16)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/2.0.2/monitor done_2
; When goroutine 2 at line 19 offers its message, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (> N2_0 0))
(assert (and (<= cfg.Workers 0) (= done_2 0)))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= 1 (- (ite (> cfg.Workers 0) (+ N2_1 1 N2_2 N2_2) 0) (ite (> cfg.Workers 0) (+ (* i3 2) (ite (and (< 14 P0) (< P0 16)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/2.0.2/rendezvous-mutex done_2
; When goroutine 2 at line 19 offers its message, at most one sender waits for its message on done_2 to be taken.
(push 1)
(assert (> N2_0 0))
(assert (and (<= cfg.Workers 0) (= done_2 0)))
(assert true)
(assert (not (= (+ N2_1 1) (ite (> cfg.Workers 0) 0 1))))
(check-sat)
(pop 1)

; preservation/2.1/counter-range goroutine 2
; When goroutine 2 at line 19 sees its message taken, goroutine 2 is at one of its program points.
(push 1)
(assert (> N2_1 0))
(assert (= done_2 (- 1)))
(assert true)
(assert (not (and (<= 0 N2_0) (<= 0 (- N2_1 1)) (<= 0 (+ N2_2 1)))))
(check-sat)
(pop 1)

; preservation/2.1/spawned goroutine 2
; When goroutine 2 at line 19 sees its message taken, as many instances of goroutine 2 exist as its go statement was run.
(push 1)
(assert (> N2_1 0))
(assert (= done_2 (- 1)))
(assert true)
(assert (not (= (+ N2_0 (- N2_1 1) N2_2 1) (ite (> cfg.Workers 0) (+ i2 (ite (and (< 11 P0) (< P0 13)) 1 0)) 0))))
(check-sat)
(pop 1)

; preservation/2.1/buffer-bounds done_2
; When goroutine 2 at line 19 sees its message taken, the buffer of done_2 holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N2_1 0))
(assert (= done_2 (- 1)))
(assert true)
(assert (not (ite (> cfg.Workers 0) (<= 0 cfg.Workers) true)))
(check-sat)
(pop 1)

; preservation/2.1/monitor done_2
; When goroutine 2 at line 19 sees its message taken, the buffer of done_2 still holds sends minus receives.
(push 1)
(assert (> N2_1 0))
(assert (= done_2 (- 1)))
(assert true)
(assert (not (=> (> cfg.Workers 0) (= 0 (- (ite (> cfg.Workers 0) (+ (- N2_1 1) N2_2 1) 0) (ite (> cfg.Workers 0) (+ i3 (ite (and (< 14 P0) (< P0 16)) 1 0)) 0))))))
(check-sat)
(pop 1)

; preservation/2.1/monitor done_2
; When goroutine 2 at line 19 sees its message taken, the exchanges over done_2 still match sends with receives.
(push 1)
(assert (> N2_1 0))
(assert (= done_2 (- 1)))
(assert true)
(assert (not (=> (<= cfg.Workers 0) (= 0 (- (ite (> cfg.Workers 0) (+ (- N2_1 1) N2_2 1 N2_2 1) 0) (ite (> cfg.Workers 0) (+ (* i3 2) (ite (and (< 14 P0) (< P0 16)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/2.1/rendezvous-mutex done_2
; When goroutine 2 at line 19 sees its message taken, at most one sender waits for its message on done_2 to be taken.
(push 1)
(assert (> N2_1 0))
(assert (= done_2 (- 1)))
(assert true)
(assert (not (= (- N2_1 1) 0)))
(check-sat)
(pop 1)

; crash/0.9/balanced
; It never happens that main at line 15 makes a channel with a negative capacity while the precondition holds.
(push 1)
(assert (= P0 9))
(assert (< cfg.Workers 0))
(assert (and (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0))) (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (+ (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) cfg.Workers)))))
(assert true)
(check-sat)
(pop 1)

; exit/0.6/balanced
; When nothing can move any more, main at line 23 does not wait at done? while the precondition holds.
(push 1)
(assert (= P0 6))
(assert (or (= P0 16) (and (= P0 6) (<= done 0)) (and (= P0 14) (not (or (and (> cfg.Workers 0) (> done_2 0)) (and (<= cfg.Workers 0) (= done_2 1)))))))
(assert (or (<= N1_0 0) (>= done 4)))
(assert (or (<= N1_1 0) (not (= done (- 1)))))
(assert (or (<= N2_0 0) (not (or (and (> cfg.Workers 0) (< done_2 cfg.Workers)) (and (<= cfg.Workers 0) (= done_2 0))))))
(assert (or (<= N2_1 0) (not (= done_2 (- 1)))))
(assert (and (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0))) (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (+ (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) cfg.Workers)))))
(assert true)
(check-sat)
(pop 1)

; exit/0.14/balanced
; When nothing can move any more, main at line 23 does not wait at done_2? while the precondition holds.
(push 1)
(assert (= P0 14))
(assert (or (= P0 16) (and (= P0 6) (<= done 0)) (and (= P0 14) (not (or (and (> cfg.Workers 0) (> done_2 0)) (and (<= cfg.Workers 0) (= done_2 1)))))))
(assert (or (<= N1_0 0) (>= done 4)))
(assert (or (<= N1_1 0) (not (= done (- 1)))))
(assert (or (<= N2_0 0) (not (or (and (> cfg.Workers 0) (< done_2 cfg.Workers)) (and (<= cfg.Workers 0) (= done_2 0))))))
(assert (or (<= N2_1 0) (not (= done_2 (- 1)))))
(assert (and (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0))) (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (+ (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) cfg.Workers)))))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 19 does not wait at done! while the precondition holds.
(push 1)
(assert (> N1_0 0))
(assert (or (= P0 16) (and (= P0 6) (<= done 0)) (and (= P0 14) (not (or (and (> cfg.Workers 0) (> done_2 0)) (and (<= cfg.Workers 0) (= done_2 1)))))))
(assert (or (<= N1_0 0) (>= done 4)))
(assert (or (<= N1_1 0) (not (= done (- 1)))))
(assert (or (<= N2_0 0) (not (or (and (> cfg.Workers 0) (< done_2 cfg.Workers)) (and (<= cfg.Workers 0) (= done_2 0))))))
(assert (or (<= N2_1 0) (not (= done_2 (- 1)))))
(assert (and (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0))) (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (+ (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) cfg.Workers)))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 19 does not wait at done! acknowledged while the precondition holds.
(push 1)
(assert (> N1_1 0))
(assert (or (= P0 16) (and (= P0 6) (<= done 0)) (and (= P0 14) (not (or (and (> cfg.Workers 0) (> done_2 0)) (and (<= cfg.Workers 0) (= done_2 1)))))))
(assert (or (<= N1_0 0) (>= done 4)))
(assert (or (<= N1_1 0) (not (= done (- 1)))))
(assert (or (<= N2_0 0) (not (or (and (> cfg.Workers 0) (< done_2 cfg.Workers)) (and (<= cfg.Workers 0) (= done_2 0))))))
(assert (or (<= N2_1 0) (not (= done_2 (- 1)))))
(assert (and (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0))) (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (+ (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) cfg.Workers)))))
(assert true)
(check-sat)
(pop 1)

; exit/2.0/balanced
; When nothing can move any more, goroutine 2 at line 19 does not wait at done_2! while the precondition holds.
(push 1)
(assert (> N2_0 0))
(assert (or (= P0 16) (and (= P0 6) (<= done 0)) (and (= P0 14) (not (or (and (> cfg.Workers 0) (> done_2 0)) (and (<= cfg.Workers 0) (= done_2 1)))))))
(assert (or (<= N1_0 0) (>= done 4)))
(assert (or (<= N1_1 0) (not (= done (- 1)))))
(assert (or (<= N2_0 0) (not (or (and (> cfg.Workers 0) (< done_2 cfg.Workers)) (and (<= cfg.Workers 0) (= done_2 0))))))
(assert (or (<= N2_1 0) (not (= done_2 (- 1)))))
(assert (and (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0))) (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (+ (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) cfg.Workers)))))
(assert true)
(check-sat)
(pop 1)

; exit/2.1/balanced
; When nothing can move any more, goroutine 2 at line 19 does not wait at done_2! acknowledged while the precondition holds.
(push 1)
(assert (> N2_1 0))
(assert (or (= P0 16) (and (= P0 6) (<= done 0)) (and (= P0 14) (not (or (and (> cfg.Workers 0) (> done_2 0)) (and (<= cfg.Workers 0) (= done_2 1)))))))
(assert (or (<= N1_0 0) (>= done 4)))
(assert (or (<= N1_1 0) (not (= done (- 1)))))
(assert (or (<= N2_0 0) (not (or (and (> cfg.Workers 0) (< done_2 cfg.Workers)) (and (<= cfg.Workers 0) (= done_2 0))))))
(assert (or (<= N2_1 0) (not (= done_2 (- 1)))))
(assert (and (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0))) (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (+ (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) cfg.Workers)))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, done is sent to at least as often as it is received from.
(push 1)
(assert (= P0 16))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (and (= N2_0 0) (= N2_1 0)))
(assert false)
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to done is received or fits its buffer.
(push 1)
(assert (= P0 16))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (and (= N2_0 0) (= N2_1 0)))
(assert false)
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, done_2 is sent to at least as often as it is received from.
(push 1)
(assert (= P0 16))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (and (= N2_0 0) (= N2_1 0)))
(assert (not (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0)))))
(check-sat)
(pop 1)

; necessity/4
; When every goroutine has ended, what is sent to done_2 is received or fits its buffer.
(push 1)
(assert (= P0 16))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (and (= N2_0 0) (= N2_1 0)))
(assert (not (=> (> cfg.Workers 0) (<= (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) (+ (ite (< 0 cfg.Workers) (- cfg.Workers 0) 0) cfg.Workers)))))
(check-sat)
(pop 1)
