(set-logic ALL)
(declare-const P0 Int)
(declare-const N1_0 Int)
(declare-const N1_1 Int)
(declare-const N1_2 Int)
(declare-const N1_3 Int)
(declare-const N1_4 Int)
(declare-const i Int)
(declare-const n Int)
(declare-const mu Int)
(declare-const wg Int)

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

; establishment/buffer-bounds mu
; At the start, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor mu
; At the start, the buffer of mu still holds sends minus receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex mu
; At the start, at most one sender waits for its message on mu to be taken.
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
(assert (and (<= 0 P0) (<= P0 6)))
; goroutine 1 is at one of its program points
(assert (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 N1_2) (<= 0 N1_3) (<= 0 N1_4)))
; as many instances of goroutine 1 exist as its go statement was run
(assert (= (+ N1_0 N1_1 N1_2 N1_3 N1_4) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0))))
; i counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i) (<= i n) (=> (< P0 1) (= i 0)) (=> (and (< 1 P0) (< P0 5)) (< i n)) (=> (>= P0 5) (= i n))) (and (= i 0) (not (and (< 1 P0) (< P0 5))))))
; the buffer of mu holds no more than its capacity and no less than nothing
(assert (and (<= 0 mu) (<= mu 1)))
; the buffer of mu still holds sends minus receives
(assert (= mu (- (+ N1_1 N1_2 N1_3 N1_4) (+ N1_3 N1_4))))
; at most one sender waits for its message on mu to be taken
(assert (= N1_1 0))
; the counter of wg is the sum of what was added, and not negative
(assert (and (<= 0 wg) (= wg (+ (- N1_4) i (ite (and (< 2 P0) (< P0 5)) 1 0)))))

; preservation/0.0/counter-range main
; When main at line 7 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 7 makes the channel, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3 N1_4) i)))
(check-sat)
(pop 1)

; preservation/0.0/loop i
; When main at line 7 makes the channel, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0/waitgroup wg
; When main at line 7 makes the channel, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_4) i)))))
(check-sat)
(pop 1)

; preservation/0.1.1/counter-range main
; When main at line 10 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.1/spawned goroutine 1
; When main at line 10 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3 N1_4) i)))
(check-sat)
(pop 1)

; preservation/0.1.1/loop i
; When main at line 10 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.1.1/waitgroup wg
; When main at line 10 begins an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_4) i)))))
(check-sat)
(pop 1)

; preservation/0.1.2/counter-range main
; When main at line 10 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.2/spawned goroutine 1
; When main at line 10 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3 N1_4) i)))
(check-sat)
(pop 1)

; preservation/0.1.2/loop i
; When main at line 10 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1.2/waitgroup wg
; When main at line 10 leaves its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_4) i)))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 11 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 11 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3 N1_4) i)))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 11 adds to the waitgroup, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.2/waitgroup wg
; When main at line 11 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert (not (and (<= 0 (+ wg 1)) (= (+ wg 1) (+ (- N1_4) i 1)))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 12 spawns, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/counter-range goroutine 1
; When main at line 12 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (and (<= 0 (+ N1_0 1)) (<= 0 N1_1) (<= 0 N1_2) (<= 0 N1_3) (<= 0 N1_4))))
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 12 spawns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= (+ N1_0 1 N1_1 N1_2 N1_3 N1_4) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.3/loop i
; When main at line 12 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.3/waitgroup wg
; When main at line 12 spawns, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_4) i 1)))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 10 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 10 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3 N1_4) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.4/loop i
; When main at line 10 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i 1)) (<= (+ i 1) n)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.4/waitgroup wg
; When main at line 10 ends an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_4) i 1)))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 19 passes its Wait, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (= wg 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 19 passes its Wait, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert (= wg 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2 N1_3 N1_4) i)))
(check-sat)
(pop 1)

; preservation/0.5/loop i
; When main at line 19 passes its Wait, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert (= wg 0))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.5/waitgroup wg
; When main at line 19 passes its Wait, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 5))
(assert (= wg 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_4) i)))))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 14 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (< mu 1))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 N1_1) (<= 0 (+ N1_2 1)) (<= 0 N1_3) (<= 0 N1_4))))
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 14 sends into the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (< mu 1))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 N1_2 1 N1_3 N1_4) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds mu
; When goroutine 1 at line 14 sends into the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_0 0))
(assert (< mu 1))
(assert true)
(assert (not (and (<= 0 (+ mu 1)) (<= (+ mu 1) 1))))
(check-sat)
(pop 1)

; preservation/1.0/monitor mu
; When goroutine 1 at line 14 sends into the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (> N1_0 0))
(assert (< mu 1))
(assert true)
(assert (not (= (+ mu 1) (- (+ N1_1 N1_2 1 N1_3 N1_4) (+ N1_3 N1_4)))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 14 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_1 0))
(assert (= mu (- 1)))
(assert true)
(assert (not (and (<= 0 N1_0) (<= 0 (- N1_1 1)) (<= 0 (+ N1_2 1)) (<= 0 N1_3) (<= 0 N1_4))))
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 14 sees its message taken, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_1 0))
(assert (= mu (- 1)))
(assert true)
(assert (not (= (+ N1_0 (- N1_1 1) N1_2 1 N1_3 N1_4) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds mu
; When goroutine 1 at line 14 sees its message taken, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_1 0))
(assert (= mu (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor mu
; When goroutine 1 at line 14 sees its message taken, the buffer of mu still holds sends minus receives.
(push 1)
(assert (> N1_1 0))
(assert (= mu (- 1)))
(assert true)
(assert (not (= 0 (- (+ (- N1_1 1) N1_2 1 N1_3 N1_4) (+ N1_3 N1_4)))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex mu
; When goroutine 1 at line 14 sees its message taken, at most one sender waits for its message on mu to be taken.
(push 1)
(assert (> N1_1 0))
(assert (= mu (- 1)))
(assert true)
(assert (not (= (- N1_1 1) 0)))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 15 receives from the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_2 0))
(assert (> mu 0))
(assert true)
(assert (not (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 (- N1_2 1)) (<= 0 (+ N1_3 1)) (<= 0 N1_4))))
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 15 receives from the buffer, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_2 0))
(assert (> mu 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 (- N1_2 1) N1_3 1 N1_4) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds mu
; When goroutine 1 at line 15 receives from the buffer, the buffer of mu holds no more than its capacity and no less than nothing.
(push 1)
(assert (> N1_2 0))
(assert (> mu 0))
(assert true)
(assert (not (and (<= 0 (- mu 1)) (<= (- mu 1) 1))))
(check-sat)
(pop 1)

; preservation/1.2/monitor mu
; When goroutine 1 at line 15 receives from the buffer, the buffer of mu still holds sends minus receives.
(push 1)
(assert (> N1_2 0))
(assert (> mu 0))
(assert true)
(assert (not (= (- mu 1) (- (+ N1_1 (- N1_2 1) N1_3 1 N1_4) (+ N1_3 1 N1_4)))))
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 13 adds to the waitgroup, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_3 0))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 N1_2) (<= 0 (- N1_3 1)) (<= 0 (+ N1_4 1)))))
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 13 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_3 0))
(assert true)
(assert (>= wg 1))
(assert (not (= (+ N1_0 N1_1 N1_2 (- N1_3 1) N1_4 1) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.3/monitor mu
; When goroutine 1 at line 13 adds to the waitgroup, the buffer of mu still holds sends minus receives.
(push 1)
(assert (> N1_3 0))
(assert true)
(assert (>= wg 1))
(assert (not (= mu (- (+ N1_1 N1_2 (- N1_3 1) N1_4 1) (+ (- N1_3 1) N1_4 1)))))
(check-sat)
(pop 1)

; preservation/1.3/waitgroup wg
; When goroutine 1 at line 13 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (> N1_3 0))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 (+ wg (- 1))) (= (+ wg (- 1)) (+ (- (+ N1_4 1)) i (ite (and (< 2 P0) (< P0 5)) 1 0))))))
(check-sat)
(pop 1)

; crash/0.2/balanced
; It never happens that main at line 11 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 2))
(assert (< wg (- 1)))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) 1)) (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; crash/1.3/balanced
; It never happens that goroutine 1 at line 13 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (> N1_3 0))
(assert (< wg 1))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) 1)) (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/0.5/balanced
; When nothing can move any more, main at line 19 does not wait at wg.Wait() while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (<= N1_0 0) (>= mu 1)))
(assert (or (<= N1_1 0) (not (= mu (- 1)))))
(assert (or (<= N1_2 0) (<= mu 0)))
(assert (<= N1_3 0))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) 1)) (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 14 does not wait at mu! while the precondition holds.
(push 1)
(assert (> N1_0 0))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (<= N1_0 0) (>= mu 1)))
(assert (or (<= N1_1 0) (not (= mu (- 1)))))
(assert (or (<= N1_2 0) (<= mu 0)))
(assert (<= N1_3 0))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) 1)) (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 14 does not wait at mu! acknowledged while the precondition holds.
(push 1)
(assert (> N1_1 0))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (<= N1_0 0) (>= mu 1)))
(assert (or (<= N1_1 0) (not (= mu (- 1)))))
(assert (or (<= N1_2 0) (<= mu 0)))
(assert (<= N1_3 0))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) 1)) (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 15 does not wait at mu? while the precondition holds.
(push 1)
(assert (> N1_2 0))
(assert (or (= P0 6) (and (= P0 5) (not (= wg 0)))))
(assert (or (<= N1_0 0) (>= mu 1)))
(assert (or (<= N1_1 0) (not (= mu (- 1)))))
(assert (or (<= N1_2 0) (<= mu 0)))
(assert (<= N1_3 0))
(assert (and (<= (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)) (<= (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) 1)) (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, mu is sent to at least as often as it is received from.
(push 1)
(assert (= P0 6))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0) (= N1_3 0)))
(assert (> (ite (< 0 n) (- n 0) 0) (ite (< 0 n) (- n 0) 0)))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to mu is received or fits its buffer.
(push 1)
(assert (= P0 6))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0) (= N1_3 0)))
(assert (> (ite (< 0 n) (- n 0) 0) (+ (ite (< 0 n) (- n 0) 0) 1)))
(check-sat)
(pop 1)

; necessity/3
; When every goroutine has ended, what is added to wg comes to 0.
(push 1)
(assert (= P0 6))
(assert (and (= N1_0 0) (= N1_1 0) (= N1_2 0) (= N1_3 0)))
(assert (not (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(check-sat)
(pop 1)
