(set-logic ALL)
(declare-const P0 Int)
(declare-const N1_0 Int)
(declare-const N1_1 Int)
(declare-const N1_2 Int)
(declare-const i Int)
(declare-const n Int)
(declare-const start Int)
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

; establishment/waitgroup start
; At the start, the counter of start is the sum of what was added, and not negative.
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
(assert (and (<= 0 P0) (<= P0 7)))
; goroutine 1 is at one of its program points
(assert (and (<= 0 N1_0) (<= 0 N1_1) (<= 0 N1_2)))
; as many instances of goroutine 1 exist as its go statement was run
(assert (= (+ N1_0 N1_1 N1_2) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0))))
; i counts the iterations of its loop
(assert (ite (<= 0 n) (and (<= 0 i) (<= i n) (=> (< P0 1) (= i 0)) (=> (and (< 1 P0) (< P0 5)) (< i n)) (=> (>= P0 5) (= i n))) (and (= i 0) (not (and (< 1 P0) (< P0 5))))))
; the counter of start is the sum of what was added, and not negative
(assert (and (<= 0 start) (= start (+ (ite (< 0 P0) 1 0) (ite (< 5 P0) (- 1) 0)))))
; the counter of wg is the sum of what was added, and not negative
(assert (and (<= 0 wg) (= wg (+ (- N1_2) i (ite (and (< 2 P0) (< P0 5)) 1 0)))))

; preservation/0.0/counter-range main
; When main at line 7 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= start (- 1)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 7 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= start (- 1)))
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.0/loop i
; When main at line 7 adds to the waitgroup, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= start (- 1)))
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0/waitgroup start
; When main at line 7 adds to the waitgroup, the counter of start is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= start (- 1)))
(assert (not (and (<= 0 (+ start 1)) (= (+ start 1) 1))))
(check-sat)
(pop 1)

; preservation/0.0/waitgroup wg
; When main at line 7 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert true)
(assert (>= start (- 1)))
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i)))))
(check-sat)
(pop 1)

; preservation/0.1.1/counter-range main
; When main at line 9 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.1/spawned goroutine 1
; When main at line 9 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.1.1/loop i
; When main at line 9 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.1.1/waitgroup start
; When main at line 9 begins an iteration of its loop, the counter of start is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (and (<= 0 start) (= start 1))))
(check-sat)
(pop 1)

; preservation/0.1.1/waitgroup wg
; When main at line 9 begins an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert (< i n))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i)))))
(check-sat)
(pop 1)

; preservation/0.1.2/counter-range main
; When main at line 9 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1.2/spawned goroutine 1
; When main at line 9 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.1.2/loop i
; When main at line 9 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.1.2/waitgroup start
; When main at line 9 leaves its loop, the counter of start is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (and (<= 0 start) (= start 1))))
(check-sat)
(pop 1)

; preservation/0.1.2/waitgroup wg
; When main at line 9 leaves its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert (>= i n))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i)))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 10 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 10 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 10 adds to the waitgroup, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.2/waitgroup start
; When main at line 10 adds to the waitgroup, the counter of start is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert (not (and (<= 0 start) (= start 1))))
(check-sat)
(pop 1)

; preservation/0.2/waitgroup wg
; When main at line 10 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert true)
(assert (>= wg (- 1)))
(assert (not (and (<= 0 (+ wg 1)) (= (+ wg 1) (+ (- N1_2) i 1)))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 11 spawns, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/counter-range goroutine 1
; When main at line 11 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (and (<= 0 (+ N1_0 1)) (<= 0 N1_1) (<= 0 N1_2))))
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 11 spawns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= (+ N1_0 1 N1_1 N1_2) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.3/loop i
; When main at line 11 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (< i n)) false)))
(check-sat)
(pop 1)

; preservation/0.3/waitgroup start
; When main at line 11 spawns, the counter of start is the sum of what was added, and not negative.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (and (<= 0 start) (= start 1))))
(check-sat)
(pop 1)

; preservation/0.3/waitgroup wg
; When main at line 11 spawns, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i 1)))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 9 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 9 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.4/loop i
; When main at line 9 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 (+ i 1)) (<= (+ i 1) n)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.4/waitgroup start
; When main at line 9 ends an iteration of its loop, the counter of start is the sum of what was added, and not negative.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (and (<= 0 start) (= start 1))))
(check-sat)
(pop 1)

; preservation/0.4/waitgroup wg
; When main at line 9 ends an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i 1)))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 16 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= start 1))
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 16 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= start 1))
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.5/loop i
; When main at line 16 adds to the waitgroup, i counts the iterations of its loop.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= start 1))
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.5/waitgroup start
; When main at line 16 adds to the waitgroup, the counter of start is the sum of what was added, and not negative.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= start 1))
(assert (not (and (<= 0 (+ start (- 1))) (= (+ start (- 1)) 0))))
(check-sat)
(pop 1)

; preservation/0.5/waitgroup wg
; When main at line 16 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 5))
(assert true)
(assert (>= start 1))
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i)))))
(check-sat)
(pop 1)

; preservation/0.6/counter-range main
; When main at line 17 passes its Wait, main is at one of its program points.
(push 1)
(assert (= P0 6))
(assert (= wg 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.6/spawned goroutine 1
; When main at line 17 passes its Wait, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 6))
(assert (= wg 0))
(assert true)
(assert (not (= (+ N1_0 N1_1 N1_2) i)))
(check-sat)
(pop 1)

; preservation/0.6/loop i
; When main at line 17 passes its Wait, i counts the iterations of its loop.
(push 1)
(assert (= P0 6))
(assert (= wg 0))
(assert true)
(assert (not (ite (<= 0 n) (and (<= 0 i) (<= i n) (= i n)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.6/waitgroup start
; When main at line 17 passes its Wait, the counter of start is the sum of what was added, and not negative.
(push 1)
(assert (= P0 6))
(assert (= wg 0))
(assert true)
(assert (not (and (<= 0 start) (= start 0))))
(check-sat)
(pop 1)

; preservation/0.6/waitgroup wg
; When main at line 17 passes its Wait, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 6))
(assert (= wg 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_2) i)))))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 13 passes its Wait, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert (= start 0))
(assert true)
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 (+ N1_1 1)) (<= 0 N1_2))))
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 13 passes its Wait, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert (= start 0))
(assert true)
(assert (not (= (+ (- N1_0 1) N1_1 1 N1_2) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 12 adds to the waitgroup, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_1 0))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 N1_0) (<= 0 (- N1_1 1)) (<= 0 (+ N1_2 1)))))
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 12 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_1 0))
(assert true)
(assert (>= wg 1))
(assert (not (= (+ N1_0 (- N1_1 1) N1_2 1) (+ i (ite (and (< 3 P0) (< P0 5)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/waitgroup wg
; When goroutine 1 at line 12 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (> N1_1 0))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 (+ wg (- 1))) (= (+ wg (- 1)) (+ (- (+ N1_2 1)) i (ite (and (< 2 P0) (< P0 5)) 1 0))))))
(check-sat)
(pop 1)

; crash/0.0/balanced
; It never happens that main at line 7 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 0))
(assert (< start (- 1)))
(assert (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0))
(assert true)
(check-sat)
(pop 1)

; crash/0.2/balanced
; It never happens that main at line 10 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 2))
(assert (< wg (- 1)))
(assert (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0))
(assert true)
(check-sat)
(pop 1)

; crash/0.5/balanced
; It never happens that main at line 16 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (< start 1))
(assert (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0))
(assert true)
(check-sat)
(pop 1)

; crash/1.1/balanced
; It never happens that goroutine 1 at line 12 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (> N1_1 0))
(assert (< wg 1))
(assert (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0))
(assert true)
(check-sat)
(pop 1)

; exit/0.6/balanced
; When nothing can move any more, main at line 17 does not wait at wg.Wait() while the precondition holds.
(push 1)
(assert (= P0 6))
(assert (or (= P0 7) (and (= P0 6) (not (= wg 0)))))
(assert (or (<= N1_0 0) (not (= start 0))))
(assert (<= N1_1 0))
(assert (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0))
(assert true)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 13 does not wait at start.Wait() while the precondition holds.
(push 1)
(assert (> N1_0 0))
(assert (or (= P0 7) (and (= P0 6) (not (= wg 0)))))
(assert (or (<= N1_0 0) (not (= start 0))))
(assert (<= N1_1 0))
(assert (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, what is added to start comes to 0.
(push 1)
(assert (= P0 7))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert false)
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is added to wg comes to 0.
(push 1)
(assert (= P0 7))
(assert (and (= N1_0 0) (= N1_1 0)))
(assert (not (= (+ (- (ite (< 0 n) (- n 0) 0)) (ite (< 0 n) (- n 0) 0)) 0)))
(check-sat)
(pop 1)
