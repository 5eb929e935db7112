(set-logic ALL)
(declare-const |len(files)| Int)
(declare-const P0 Int)
(declare-const N1_0 Int)
(declare-const N1_1 Int)
(declare-const N1_2 Int)
(declare-const i Int)
(declare-const |full iterations| Int)
(declare-const i1 Int)
(declare-const i2 Int)
(declare-const errs Int)

; What holds of the parameters.
(assert (>= |len(files)| 0))

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

; establishment/branch main
; At the start, main is not in the branch that its if rules out.
(push 1)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) true true)))
(check-sat)
(pop 1)

; establishment/loop i
; At the start, i counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 |len(files)|) (<= 0 |len(files)|) true)))
(check-sat)
(pop 1)

; establishment/loop i1
; At the start, i1 counts the iterations of its loop.
(push 1)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (<= 0 |full iterations|) true)))
(check-sat)
(pop 1)

; establishment/loop i2
; At the start, i2 counts the iterations of its loop.
(push 1)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (<= 0 |len(files)|) true)))
(check-sat)
(pop 1)

; establishment/buffer-bounds errs
; At the start, the buffer of errs holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor errs
; At the start, the exchanges over errs still match sends with receives.
(push 1)
(assert (not (= 0 (- 0 (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 0 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) 0 0))))))
(check-sat)
(pop 1)

; establishment/rendezvous-mutex errs
; At the start, at most one sender waits for its message on errs to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 13)))
; goroutine 1 is at one of its program points
(assert (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 N1_2)))
; as many instances of goroutine 1 exist as its go statement was run
(assert (= (+ N1_0 N1_1 N1_2) (+ i (ite (and (< 2 P0) (< P0 4)) 1 0))))
; main is not in the branch that its if rules out
(assert (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (not (and (<= 10 P0) (< P0 13))) (not (and (<= 5 P0) (< P0 10)))))
; i counts the iterations of its loop
(assert (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (=> (< P0 1) (= i 0)) (=> (and (< 1 P0) (< P0 4)) (< i |len(files)|)) (=> (>= P0 4) (= i |len(files)|))) (and (= i 0) (not (and (< 1 P0) (< P0 4))))))
; i1 counts the iterations of its loop
(assert (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (=> (< P0 5) (= i1 0)) (=> (and (< 5 P0) (< P0 8)) (< i1 |full iterations|)) (=> (>= P0 8) (= i1 |full iterations|))) (and (= i1 0) (not (and (< 5 P0) (< P0 8))))))
; i2 counts the iterations of its loop
(assert (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (=> (< P0 10) (= i2 0)) (=> (and (< 10 P0) (< P0 13)) (< i2 |len(files)|)) (=> (>= P0 13) (= i2 |len(files)|))) (and (= i2 0) (not (and (< 10 P0) (< P0 13))))))
; the buffer of errs holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) errs) (<= errs 1)))
; the exchanges over errs still match sends with receives
(assert (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (< 8 P0)) 2 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (+ (* i1 2) (ite (and (< 6 P0) (< P0 8)) 2 0)) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (+ (* i2 2) (ite (and (< 11 P0) (< P0 13)) 2 0)) 0)))))
; at most one sender waits for its message on errs to be taken
(assert (= N1_1 (ite (= errs 0) 0 1)))

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
; When main at line 5 makes the channel, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.0/branch main
; When main at line 5 makes the channel, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) true true)))
(check-sat)
(pop 1)

; preservation/0.0/loop i
; When main at line 5 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0/loop i1
; When main at line 5 makes the channel, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.0/loop i2
; When main at line 5 makes the channel, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.0/monitor errs
; When main at line 5 makes the channel, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.1.1/counter-range main
; When main at line 6 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (< i |len(files)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.1/spawned goroutine 1
; When main at line 6 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert (< i |len(files)|))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.1.1/branch main
; When main at line 6 begins an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 1))
(assert (< i |len(files)|))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) true true)))
(check-sat)
(pop 1)

; preservation/0.1.1/loop i
; When main at line 6 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (< i |len(files)|))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (< i |len(files)|)) false)))
(check-sat)
(pop 1)

; preservation/0.1.1/loop i1
; When main at line 6 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (< i |len(files)|))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.1.1/loop i2
; When main at line 6 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (< i |len(files)|))
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.1.1/monitor errs
; When main at line 6 begins an iteration of its loop, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (< i |len(files)|))
(assert true)
(assert (not (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.1.2/counter-range main
; When main at line 6 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (>= i |len(files)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.2/spawned goroutine 1
; When main at line 6 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert (>= i |len(files)|))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.1.2/branch main
; When main at line 6 leaves its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 1))
(assert (>= i |len(files)|))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) true true)))
(check-sat)
(pop 1)

; preservation/0.1.2/loop i
; When main at line 6 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (>= i |len(files)|))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1.2/loop i1
; When main at line 6 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (>= i |len(files)|))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.1.2/loop i2
; When main at line 6 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (>= i |len(files)|))
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.1.2/monitor errs
; When main at line 6 leaves its loop, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (>= i |len(files)|))
(assert true)
(assert (not (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 8 spawns, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range goroutine 1
; When main at line 8 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (and (<= 0 (+ N1_0 1)) (<= 0 N1_1) (<= 0 N1_2))))
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 8 spawns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= (+ N1_0 1 N1_1 N1_2) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.2/branch main
; When main at line 8 spawns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) true true)))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 8 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (< i |len(files)|)) false)))
(check-sat)
(pop 1)

; preservation/0.2/loop i1
; When main at line 8 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.2/loop i2
; When main at line 8 spawns, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.2/monitor errs
; When main at line 8 spawns, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 6 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 6 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.3/branch main
; When main at line 6 ends an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) true true)))
(check-sat)
(pop 1)

; preservation/0.3/loop i
; When main at line 6 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 (+ i 1)) (<= (+ i 1) |len(files)|)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.3/loop i1
; When main at line 6 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.3/loop i2
; When main at line 6 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.3/monitor errs
; When main at line 6 ends an iteration of its loop, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.4.1/counter-range main
; When main at line 12 takes the true branch, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.1/spawned goroutine 1
; When main at line 12 takes the true branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.4.1/branch main
; When main at line 12 takes the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 4))
(assert (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) true false)))
(check-sat)
(pop 1)

; preservation/0.4.1/loop i
; When main at line 12 takes the true branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.4.1/loop i1
; When main at line 12 takes the true branch, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.4.1/loop i2
; When main at line 12 takes the true branch, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)))
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.4.1/monitor errs
; When main at line 12 takes the true branch, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)))
(assert true)
(assert (not (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.4.2/counter-range main
; When main at line 12 takes the else branch, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.2/spawned goroutine 1
; When main at line 12 takes the else branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.4.2/branch main
; When main at line 12 takes the else branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 4))
(assert (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) false true)))
(check-sat)
(pop 1)

; preservation/0.4.2/loop i
; When main at line 12 takes the else branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/loop i1
; When main at line 12 takes the else branch, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (= i1 |full iterations|)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/loop i2
; When main at line 12 takes the else branch, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))))
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/monitor errs
; When main at line 12 takes the else branch, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))))
(assert true)
(assert (not (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 2 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.5.1/counter-range main
; When main at line 12 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (< i1 |full iterations|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5.1/spawned goroutine 1
; When main at line 12 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert (< i1 |full iterations|))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.5.1/branch main
; When main at line 12 begins an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 5))
(assert (< i1 |full iterations|))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) true false)))
(check-sat)
(pop 1)

; preservation/0.5.1/loop i
; When main at line 12 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (< i1 |full iterations|))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.5.1/loop i1
; When main at line 12 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (< i1 |full iterations|))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (< i1 |full iterations|)) false)))
(check-sat)
(pop 1)

; preservation/0.5.1/loop i2
; When main at line 12 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (< i1 |full iterations|))
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.5.1/monitor errs
; When main at line 12 begins an iteration of its loop, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (< i1 |full iterations|))
(assert true)
(assert (not (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.5.2/counter-range main
; When main at line 12 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (>= i1 |full iterations|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5.2/spawned goroutine 1
; When main at line 12 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert (>= i1 |full iterations|))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.5.2/branch main
; When main at line 12 leaves its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 5))
(assert (>= i1 |full iterations|))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) true false)))
(check-sat)
(pop 1)

; preservation/0.5.2/loop i
; When main at line 12 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (>= i1 |full iterations|))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/loop i1
; When main at line 12 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (>= i1 |full iterations|))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (= i1 |full iterations|)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/loop i2
; When main at line 12 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (>= i1 |full iterations|))
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.5.2/monitor errs
; When main at line 12 leaves its loop, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (>= i1 |full iterations|))
(assert true)
(assert (not (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 13 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert (= errs 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 13 takes the offered message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 6))
(assert (= errs 1))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.6/branch main
; When main at line 13 takes the offered message, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 6))
(assert (= errs 1))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) true false)))
(check-sat)
(pop 1)

; preservation/0.6/loop i
; When main at line 13 takes the offered message, i counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (= errs 1))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.6/loop i1
; When main at line 13 takes the offered message, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (= errs 1))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (< i1 |full iterations|)) false)))
(check-sat)
(pop 1)

; preservation/0.6/loop i2
; When main at line 13 takes the offered message, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (= errs 1))
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.6/buffer-bounds errs
; When main at line 13 takes the offered message, the buffer of errs holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 6))
(assert (= errs 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/monitor errs
; When main at line 13 takes the offered message, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 6))
(assert (= errs 1))
(assert true)
(assert (not (= (- 1) (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (+ (* i1 2) 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.6/rendezvous-mutex errs
; When main at line 13 takes the offered message, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P0 6))
(assert (= errs 1))
(assert true)
(assert (not (= N1_1 1)))
(check-sat)
(pop 1)

; preservation/0.7/counter-range main
; When main at line 12 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.7/spawned goroutine 1
; When main at line 12 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.7/branch main
; When main at line 12 ends an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) true false)))
(check-sat)
(pop 1)

; preservation/0.7/loop i
; When main at line 12 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.7/loop i1
; When main at line 12 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 (+ i1 1)) (<= (+ i1 1) |full iterations|)) (= (+ i1 1) 0))))
(check-sat)
(pop 1)

; preservation/0.7/loop i2
; When main at line 12 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.7/monitor errs
; When main at line 12 ends an iteration of its loop, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 7))
(assert true)
(assert true)
(assert (not (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* (+ i1 1) 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.8/counter-range main
; When main at line 13 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 8))
(assert (= errs 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.8/spawned goroutine 1
; When main at line 13 takes the offered message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 8))
(assert (= errs 1))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.8/branch main
; When main at line 13 takes the offered message, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 8))
(assert (= errs 1))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) true false)))
(check-sat)
(pop 1)

; preservation/0.8/loop i
; When main at line 13 takes the offered message, i counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (= errs 1))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.8/loop i1
; When main at line 13 takes the offered message, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (= errs 1))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (= i1 |full iterations|)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.8/loop i2
; When main at line 13 takes the offered message, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 8))
(assert (= errs 1))
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (= i2 0)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.8/buffer-bounds errs
; When main at line 13 takes the offered message, the buffer of errs holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 8))
(assert (= errs 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.8/monitor errs
; When main at line 13 takes the offered message, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 8))
(assert (= errs 1))
(assert true)
(assert (not (= (- 1) (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 2 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.8/rendezvous-mutex errs
; When main at line 13 takes the offered message, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P0 8))
(assert (= errs 1))
(assert true)
(assert (not (= N1_1 1)))
(check-sat)
(pop 1)

; preservation/0.9/counter-range main
; When main at line 12 leaves the true branch, main is at one of its program points.
(push 1)
(assert (= P0 9))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.9/spawned goroutine 1
; When main at line 12 leaves the true branch, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 9))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.9/branch main
; When main at line 12 leaves the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 9))
(assert true)
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) true true)))
(check-sat)
(pop 1)

; preservation/0.9/loop i
; When main at line 12 leaves the true branch, i counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert true)
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.9/loop i1
; When main at line 12 leaves the true branch, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert true)
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (= i1 |full iterations|)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.9/loop i2
; When main at line 12 leaves the true branch, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 9))
(assert true)
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (= i2 |len(files)|)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.9/monitor errs
; When main at line 12 leaves the true branch, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 9))
(assert true)
(assert true)
(assert (not (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 2 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.1/counter-range main
; When main at line 12 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 10))
(assert (< i2 |len(files)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.10.1/spawned goroutine 1
; When main at line 12 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 10))
(assert (< i2 |len(files)|))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.10.1/branch main
; When main at line 12 begins an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 10))
(assert (< i2 |len(files)|))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) false true)))
(check-sat)
(pop 1)

; preservation/0.10.1/loop i
; When main at line 12 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (< i2 |len(files)|))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.10.1/loop i1
; When main at line 12 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (< i2 |len(files)|))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (= i1 |full iterations|)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.10.1/loop i2
; When main at line 12 begins an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (< i2 |len(files)|))
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (< i2 |len(files)|)) false)))
(check-sat)
(pop 1)

; preservation/0.10.1/monitor errs
; When main at line 12 begins an iteration of its loop, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 10))
(assert (< i2 |len(files)|))
(assert true)
(assert (not (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 2 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.10.2/counter-range main
; When main at line 12 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 10))
(assert (>= i2 |len(files)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.10.2/spawned goroutine 1
; When main at line 12 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 10))
(assert (>= i2 |len(files)|))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.10.2/branch main
; When main at line 12 leaves its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 10))
(assert (>= i2 |len(files)|))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) true true)))
(check-sat)
(pop 1)

; preservation/0.10.2/loop i
; When main at line 12 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (>= i2 |len(files)|))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.10.2/loop i1
; When main at line 12 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (>= i2 |len(files)|))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (= i1 |full iterations|)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.10.2/loop i2
; When main at line 12 leaves its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 10))
(assert (>= i2 |len(files)|))
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (= i2 |len(files)|)) (= i2 0))))
(check-sat)
(pop 1)

; preservation/0.10.2/monitor errs
; When main at line 12 leaves its loop, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 10))
(assert (>= i2 |len(files)|))
(assert true)
(assert (not (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 2 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* i2 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.11/counter-range main
; When main at line 13 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 11))
(assert (= errs 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.11/spawned goroutine 1
; When main at line 13 takes the offered message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 11))
(assert (= errs 1))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.11/branch main
; When main at line 13 takes the offered message, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 11))
(assert (= errs 1))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) false true)))
(check-sat)
(pop 1)

; preservation/0.11/loop i
; When main at line 13 takes the offered message, i counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert (= errs 1))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.11/loop i1
; When main at line 13 takes the offered message, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert (= errs 1))
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (= i1 |full iterations|)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.11/loop i2
; When main at line 13 takes the offered message, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 11))
(assert (= errs 1))
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 i2) (<= i2 |len(files)|) (< i2 |len(files)|)) false)))
(check-sat)
(pop 1)

; preservation/0.11/buffer-bounds errs
; When main at line 13 takes the offered message, the buffer of errs holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 11))
(assert (= errs 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.11/monitor errs
; When main at line 13 takes the offered message, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 11))
(assert (= errs 1))
(assert true)
(assert (not (= (- 1) (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 2 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (+ (* i2 2) 2) 0))))))
(check-sat)
(pop 1)

; preservation/0.11/rendezvous-mutex errs
; When main at line 13 takes the offered message, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P0 11))
(assert (= errs 1))
(assert true)
(assert (not (= N1_1 1)))
(check-sat)
(pop 1)

; preservation/0.12/counter-range main
; When main at line 12 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.12/spawned goroutine 1
; When main at line 12 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.12/branch main
; When main at line 12 ends an iteration of its loop, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) false true)))
(check-sat)
(pop 1)

; preservation/0.12/loop i
; When main at line 12 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.12/loop i1
; When main at line 12 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (<= 0 |full iterations|)) (and (<= 0 i1) (<= i1 |full iterations|) (= i1 |full iterations|)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.12/loop i2
; When main at line 12 ends an iteration of its loop, i2 counts the iterations of its loop.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (ite (and (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (<= 0 |len(files)|)) (and (<= 0 (+ i2 1)) (<= (+ i2 1) |len(files)|)) (= (+ i2 1) 0))))
(check-sat)
(pop 1)

; preservation/0.12/monitor errs
; When main at line 12 ends an iteration of its loop, the exchanges over errs still match sends with receives.
(push 1)
(assert (= P0 12))
(assert true)
(assert true)
(assert (not (= errs (- (+ N1_1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 2 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (* i1 2) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (* (+ i2 1) 2) 0))))))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 9 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (= errs 0))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 (+ N1_1 1)) (<= 0 N1_2))))
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 9 offers its message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (= errs 0))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 1 N1_2) (+ i (ite (and (< 2 P0) (< P0 4)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds errs
; When goroutine 1 at line 9 offers its message, the buffer of errs holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (= errs 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/monitor errs
; When goroutine 1 at line 9 offers its message, the exchanges over errs still match sends with receives.
(push 1)
(assert (> N1_0 0))
(assert (= errs 0))
(assert true)
(assert (not (= 1 (- (+ N1_1 1 N1_2 N1_2) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (< 8 P0)) 2 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (+ (* i1 2) (ite (and (< 6 P0) (< P0 8)) 2 0)) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (+ (* i2 2) (ite (and (< 11 P0) (< P0 13)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex errs
; When goroutine 1 at line 9 offers its message, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (> N1_0 0))
(assert (= errs 0))
(assert true)
(assert (not (= (+ N1_1 1) 1)))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 9 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_1 0))
(assert (= errs (- 1)))
(assert true)
(assert (not (and (<= 0 N1_0) (<= 0 (- N1_1 1)) (<= 0 (+ N1_2 1)))))
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 9 sees its message taken, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_1 0))
(assert (= errs (- 1)))
(assert true)
(assert (not (= (+ N1_0 (- N1_1 1) N1_2 1) (+ i (ite (and (< 2 P0) (< P0 4)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds errs
; When goroutine 1 at line 9 sees its message taken, the buffer of errs holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_1 0))
(assert (= errs (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor errs
; When goroutine 1 at line 9 sees its message taken, the exchanges over errs still match sends with receives.
(push 1)
(assert (> N1_1 0))
(assert (= errs (- 1)))
(assert true)
(assert (not (= 0 (- (+ (- N1_1 1) N1_2 1 N1_2 1) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|) (< 8 P0)) 2 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (+ (* i1 2) (ite (and (< 6 P0) (< P0 8)) 2 0)) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (+ (* i2 2) (ite (and (< 11 P0) (< P0 13)) 2 0)) 0))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex errs
; When goroutine 1 at line 9 sees its message taken, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (> N1_1 0))
(assert (= errs (- 1)))
(assert true)
(assert (not (= (- N1_1 1) 0)))
(check-sat)
(pop 1)

; exit/0.6/balanced
; When nothing can move any more, main at line 13 does not wait at errs? while the precondition holds.
(push 1)
(assert (= P0 6))
(assert (or (= P0 13) (and (= P0 6) (not (= errs 1))) (and (= P0 8) (not (= errs 1))) (and (= P0 11) (not (= errs 1)))))
(assert (or (<= N1_0 0) (not (= errs 0))))
(assert (or (<= N1_1 0) (not (= errs (- 1)))))
(assert (and (<= (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 1 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (ite (< 0 |full iterations|) (- |full iterations| 0) 0) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (ite (< 0 |len(files)|) (- |len(files)| 0) 0) 0)) (ite (< 0 |len(files)|) (- |len(files)| 0) 0)) (<= (ite (< 0 |len(files)|) (- |len(files)| 0) 0) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 1 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (ite (< 0 |full iterations|) (- |full iterations| 0) 0) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (ite (< 0 |len(files)|) (- |len(files)| 0) 0) 0)))))
(assert true)
(check-sat)
(pop 1)

; exit/0.8/balanced
; When nothing can move any more, main at line 13 does not wait at errs? while the precondition holds.
(push 1)
(assert (= P0 8))
(assert (or (= P0 13) (and (= P0 6) (not (= errs 1))) (and (= P0 8) (not (= errs 1))) (and (= P0 11) (not (= errs 1)))))
(assert (or (<= N1_0 0) (not (= errs 0))))
(assert (or (<= N1_1 0) (not (= errs (- 1)))))
(assert (and (<= (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 1 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (ite (< 0 |full iterations|) (- |full iterations| 0) 0) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (ite (< 0 |len(files)|) (- |len(files)| 0) 0) 0)) (ite (< 0 |len(files)|) (- |len(files)| 0) 0)) (<= (ite (< 0 |len(files)|) (- |len(files)| 0) 0) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 1 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (ite (< 0 |full iterations|) (- |full iterations| 0) 0) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (ite (< 0 |len(files)|) (- |len(files)| 0) 0) 0)))))
(assert true)
(check-sat)
(pop 1)

; exit/0.11/balanced
; When nothing can move any more, main at line 13 does not wait at errs? while the precondition holds.
(push 1)
(assert (= P0 11))
(assert (or (= P0 13) (and (= P0 6) (not (= errs 1))) (and (= P0 8) (not (= errs 1))) (and (= P0 11) (not (= errs 1)))))
(assert (or (<= N1_0 0) (not (= errs 0))))
(assert (or (<= N1_1 0) (not (= errs (- 1)))))
(assert (and (<= (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 1 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (ite (< 0 |full iterations|) (- |full iterations| 0) 0) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (ite (< 0 |len(files)|) (- |len(files)| 0) 0) 0)) (ite (< 0 |len(files)|) (- |len(files)| 0) 0)) (<= (ite (< 0 |len(files)|) (- |len(files)| 0) 0) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 1 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (ite (< 0 |full iterations|) (- |full iterations| 0) 0) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (ite (< 0 |len(files)|) (- |len(files)| 0) 0) 0)))))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 9 does not wait at errs! while the precondition holds.
(push 1)
(assert (> N1_0 0))
(assert (or (= P0 13) (and (= P0 6) (not (= errs 1))) (and (= P0 8) (not (= errs 1))) (and (= P0 11) (not (= errs 1)))))
(assert (or (<= N1_0 0) (not (= errs 0))))
(assert (or (<= N1_1 0) (not (= errs (- 1)))))
(assert (and (<= (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 1 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (ite (< 0 |full iterations|) (- |full iterations| 0) 0) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (ite (< 0 |len(files)|) (- |len(files)| 0) 0) 0)) (ite (< 0 |len(files)|) (- |len(files)| 0) 0)) (<= (ite (< 0 |len(files)|) (- |len(files)| 0) 0) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 1 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (ite (< 0 |full iterations|) (- |full iterations| 0) 0) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (ite (< 0 |len(files)|) (- |len(files)| 0) 0) 0)))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 9 does not wait at errs! acknowledged while the precondition holds.
(push 1)
(assert (> N1_1 0))
(assert (or (= P0 13) (and (= P0 6) (not (= errs 1))) (and (= P0 8) (not (= errs 1))) (and (= P0 11) (not (= errs 1)))))
(assert (or (<= N1_0 0) (not (= errs 0))))
(assert (or (<= N1_1 0) (not (= errs (- 1)))))
(assert (and (<= (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 1 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (ite (< 0 |full iterations|) (- |full iterations| 0) 0) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (ite (< 0 |len(files)|) (- |len(files)| 0) 0) 0)) (ite (< 0 |len(files)|) (- |len(files)| 0) 0)) (<= (ite (< 0 |len(files)|) (- |len(files)| 0) 0) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 1 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (ite (< 0 |full iterations|) (- |full iterations| 0) 0) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (ite (< 0 |len(files)|) (- |len(files)| 0) 0) 0)))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, errs is sent to at least as often as it is received from.
(push 1)
(assert (= P0 13))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (> (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 1 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (ite (< 0 |full iterations|) (- |full iterations| 0) 0) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (ite (< 0 |len(files)|) (- |len(files)| 0) 0) 0)) (ite (< 0 |len(files)|) (- |len(files)| 0) 0)))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to errs is received or fits its buffer.
(push 1)
(assert (= P0 13))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (> (ite (< 0 |len(files)|) (- |len(files)| 0) 0) (+ (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) 1 0) (ite (and (<= 0 |full iterations|) (< |full iterations| |len(files)|)) (ite (< 0 |full iterations|) (- |full iterations| 0) 0) 0) (ite (not (and (<= 0 |full iterations|) (< |full iterations| |len(files)|))) (ite (< 0 |len(files)|) (- |len(files)| 0) 0) 0))))
(check-sat)
(pop 1)
