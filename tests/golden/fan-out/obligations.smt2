(set-logic ALL)
(declare-const |len(files)| Int)
(declare-const P0 Int)
(declare-const N1_0 Int)
(declare-const N1_1 Int)
(declare-const N1_2 Int)
(declare-const i Int)
(declare-const i1 Int)
(declare-const sizes Int)

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

; establishment/loop i
; At the start, i counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 |len(files)|) (<= 0 |len(files)|) true)))
(check-sat)
(pop 1)

; establishment/loop i1
; At the start, i1 counts the iterations of its loop.
(push 1)
(assert (not (ite (<= 0 |len(files)|) (<= 0 |len(files)|) true)))
(check-sat)
(pop 1)

; establishment/buffer-bounds sizes
; At the start, the buffer of sizes holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor sizes
; At the start, the exchanges over sizes still match sends with receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex sizes
; At the start, at most one sender waits for its message on sizes to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 7)))
; goroutine 1 is at one of its program points
(assert (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 N1_2)))
; as many instances of goroutine 1 exist as its go statement was run
(assert (= (+ N1_0 N1_1 N1_2) (+ i (ite (and (< 2 P0) (< P0 4)) 1 0))))
; i counts the iterations of its loop
(assert (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (=> (< P0 1) (= i 0)) (=> (and (< 1 P0) (< P0 4)) (< i |len(files)|)) (=> (>= P0 4) (= i |len(files)|))) (and (= i 0) (not (and (< 1 P0) (< P0 4))))))
; i1 counts the iterations of its loop
(assert (ite (<= 0 |len(files)|) (and (<= 0 i1) (<= i1 |len(files)|) (=> (< P0 4) (= i1 0)) (=> (and (< 4 P0) (< P0 7)) (< i1 |len(files)|)) (=> (>= P0 7) (= i1 |len(files)|))) (and (= i1 0) (not (and (< 4 P0) (< P0 7))))))
; the buffer of sizes holds no more than its capacity and no less than nothing
(assert (and (<= (- 1) sizes) (<= sizes 1)))
; the exchanges over sizes still match sends with receives
(assert (= sizes (- (+ N1_1 N1_2 N1_2) (+ (* i1 2) (ite (and (< 5 P0) (< P0 7)) 2 0)))))
; at most one sender waits for its message on sizes to be taken
(assert (= N1_1 (ite (= sizes 0) 0 1)))

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
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i1) (<= i1 |len(files)|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.0/monitor sizes
; When main at line 5 makes the channel, the exchanges over sizes still match sends with receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= sizes (- (+ N1_1 N1_2 N1_2) (* i1 2)))))
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
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i1) (<= i1 |len(files)|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.1.1/monitor sizes
; When main at line 6 begins an iteration of its loop, the exchanges over sizes still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (< i |len(files)|))
(assert true)
(assert (not (= sizes (- (+ N1_1 N1_2 N1_2) (* i1 2)))))
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
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i1) (<= i1 |len(files)|)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.1.2/monitor sizes
; When main at line 6 leaves its loop, the exchanges over sizes still match sends with receives.
(push 1)
(assert (= P0 1))
(assert (>= i |len(files)|))
(assert true)
(assert (not (= sizes (- (+ N1_1 N1_2 N1_2) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 7 spawns, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range goroutine 1
; When main at line 7 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (and (<= 0 (+ N1_0 1)) (<= 0 N1_1) (<= 0 N1_2))))
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 7 spawns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= (+ N1_0 1 N1_1 N1_2) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 7 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (< i |len(files)|)) false)))
(check-sat)
(pop 1)

; preservation/0.2/loop i1
; When main at line 7 spawns, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i1) (<= i1 |len(files)|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.2/monitor sizes
; When main at line 7 spawns, the exchanges over sizes still match sends with receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= sizes (- (+ N1_1 N1_2 N1_2) (* i1 2)))))
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
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i1) (<= i1 |len(files)|) (= i1 0)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.3/monitor sizes
; When main at line 6 ends an iteration of its loop, the exchanges over sizes still match sends with receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= sizes (- (+ N1_1 N1_2 N1_2) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.4.1/counter-range main
; When main at line 10 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (< i1 |len(files)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.1/spawned goroutine 1
; When main at line 10 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert (< i1 |len(files)|))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.4.1/loop i
; When main at line 10 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (< i1 |len(files)|))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.4.1/loop i1
; When main at line 10 begins an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (< i1 |len(files)|))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i1) (<= i1 |len(files)|) (< i1 |len(files)|)) false)))
(check-sat)
(pop 1)

; preservation/0.4.1/monitor sizes
; When main at line 10 begins an iteration of its loop, the exchanges over sizes still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (< i1 |len(files)|))
(assert true)
(assert (not (= sizes (- (+ N1_1 N1_2 N1_2) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.4.2/counter-range main
; When main at line 10 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (>= i1 |len(files)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4.2/spawned goroutine 1
; When main at line 10 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert (>= i1 |len(files)|))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.4.2/loop i
; When main at line 10 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (>= i1 |len(files)|))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/loop i1
; When main at line 10 leaves its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (>= i1 |len(files)|))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i1) (<= i1 |len(files)|) (= i1 |len(files)|)) (= i1 0))))
(check-sat)
(pop 1)

; preservation/0.4.2/monitor sizes
; When main at line 10 leaves its loop, the exchanges over sizes still match sends with receives.
(push 1)
(assert (= P0 4))
(assert (>= i1 |len(files)|))
(assert true)
(assert (not (= sizes (- (+ N1_1 N1_2 N1_2) (* i1 2)))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 11 takes the offered message, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (= sizes 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 11 takes the offered message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert (= sizes 1))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.5/loop i
; When main at line 11 takes the offered message, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (= sizes 1))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.5/loop i1
; When main at line 11 takes the offered message, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (= sizes 1))
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i1) (<= i1 |len(files)|) (< i1 |len(files)|)) false)))
(check-sat)
(pop 1)

; preservation/0.5/buffer-bounds sizes
; When main at line 11 takes the offered message, the buffer of sizes holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 5))
(assert (= sizes 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/monitor sizes
; When main at line 11 takes the offered message, the exchanges over sizes still match sends with receives.
(push 1)
(assert (= P0 5))
(assert (= sizes 1))
(assert true)
(assert (not (= (- 1) (- (+ N1_1 N1_2 N1_2) (+ (* i1 2) 2)))))
(check-sat)
(pop 1)

; preservation/0.5/rendezvous-mutex sizes
; When main at line 11 takes the offered message, at most one sender waits for its message on sizes to be taken.
(push 1)
(assert (= P0 5))
(assert (= sizes 1))
(assert true)
(assert (not (= N1_1 1)))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 10 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 10 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.6/loop i
; When main at line 10 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 i) (<= i |len(files)|) (= i |len(files)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.6/loop i1
; When main at line 10 ends an iteration of its loop, i1 counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (ite (<= 0 |len(files)|) (and (<= 0 (+ i1 1)) (<= (+ i1 1) |len(files)|)) (= (+ i1 1) 0))))
(check-sat)
(pop 1)

; preservation/0.6/monitor sizes
; When main at line 10 ends an iteration of its loop, the exchanges over sizes still match sends with receives.
(push 1)
(assert (= P0 6))
(assert true)
(assert true)
(assert (not (= sizes (- (+ N1_1 N1_2 N1_2) (* (+ i1 1) 2)))))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 17 offers its message, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (= sizes 0))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 (+ N1_1 1)) (<= 0 N1_2))))
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 17 offers its message, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (= sizes 0))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 1 N1_2) (+ i (ite (and (< 2 P0) (< P0 4)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds sizes
; When goroutine 1 at line 17 offers its message, the buffer of sizes holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (= sizes 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/monitor sizes
; When goroutine 1 at line 17 offers its message, the exchanges over sizes still match sends with receives.
(push 1)
(assert (> N1_0 0))
(assert (= sizes 0))
(assert true)
(assert (not (= 1 (- (+ N1_1 1 N1_2 N1_2) (+ (* i1 2) (ite (and (< 5 P0) (< P0 7)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex sizes
; When goroutine 1 at line 17 offers its message, at most one sender waits for its message on sizes to be taken.
(push 1)
(assert (> N1_0 0))
(assert (= sizes 0))
(assert true)
(assert (not (= (+ N1_1 1) 1)))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 17 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_1 0))
(assert (= sizes (- 1)))
(assert true)
(assert (not (and (<= 0 N1_0) (<= 0 (- N1_1 1)) (<= 0 (+ N1_2 1)))))
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 17 sees its message taken, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_1 0))
(assert (= sizes (- 1)))
(assert true)
(assert (not (= (+ N1_0 (- N1_1 1) N1_2 1) (+ i (ite (and (< 2 P0) (< P0 4)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds sizes
; When goroutine 1 at line 17 sees its message taken, the buffer of sizes holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_1 0))
(assert (= sizes (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor sizes
; When goroutine 1 at line 17 sees its message taken, the exchanges over sizes still match sends with receives.
(push 1)
(assert (> N1_1 0))
(assert (= sizes (- 1)))
(assert true)
(assert (not (= 0 (- (+ (- N1_1 1) N1_2 1 N1_2 1) (+ (* i1 2) (ite (and (< 5 P0) (< P0 7)) 2 0))))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex sizes
; When goroutine 1 at line 17 sees its message taken, at most one sender waits for its message on sizes to be taken.
(push 1)
(assert (> N1_1 0))
(assert (= sizes (- 1)))
(assert true)
(assert (not (= (- N1_1 1) 0)))
(check-sat)
(pop 1)

; exit/0.5/balanced
; When nothing can move any more, main at line 11 does not wait at sizes? while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (or (= P0 7) (and (= P0 5) (not (= sizes 1)))))
(assert (or (<= N1_0 0) (not (= sizes 0))))
(assert (or (<= N1_1 0) (not (= sizes (- 1)))))
(assert (and (<= (ite (< 0 |len(files)|) (- |len(files)| 0) 0) (ite (< 0 |len(files)|) (- |len(files)| 0) 0)) (<= (ite (< 0 |len(files)|) (- |len(files)| 0) 0) (ite (< 0 |len(files)|) (- |len(files)| 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 17 does not wait at sizes! while the precondition holds.
(push 1)
(assert (> N1_0 0))
(assert (or (= P0 7) (and (= P0 5) (not (= sizes 1)))))
(assert (or (<= N1_0 0) (not (= sizes 0))))
(assert (or (<= N1_1 0) (not (= sizes (- 1)))))
(assert (and (<= (ite (< 0 |len(files)|) (- |len(files)| 0) 0) (ite (< 0 |len(files)|) (- |len(files)| 0) 0)) (<= (ite (< 0 |len(files)|) (- |len(files)| 0) 0) (ite (< 0 |len(files)|) (- |len(files)| 0) 0))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 17 does not wait at sizes! acknowledged while the precondition holds.
(push 1)
(assert (> N1_1 0))
(assert (or (= P0 7) (and (= P0 5) (not (= sizes 1)))))
(assert (or (<= N1_0 0) (not (= sizes 0))))
(assert (or (<= N1_1 0) (not (= sizes (- 1)))))
(assert (and (<= (ite (< 0 |len(files)|) (- |len(files)| 0) 0) (ite (< 0 |len(files)|) (- |len(files)| 0) 0)) (<= (ite (< 0 |len(files)|) (- |len(files)| 0) 0) (ite (< 0 |len(files)|) (- |len(files)| 0) 0))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, sizes is sent to at least as often as it is received from.
(push 1)
(assert (= P0 7))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (> (ite (< 0 |len(files)|) (- |len(files)| 0) 0) (ite (< 0 |len(files)|) (- |len(files)| 0) 0)))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to sizes is received or fits its buffer.
(push 1)
(assert (= P0 7))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (> (ite (< 0 |len(files)|) (- |len(files)| 0) 0) (ite (< 0 |len(files)|) (- |len(files)| 0) 0)))
(check-sat)
(pop 1)
