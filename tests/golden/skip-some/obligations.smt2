(set-logic ALL)
(declare-const |iterations with stale(item)| Int)
(declare-const P0 Int)
(declare-const N1_0 Int)
(declare-const N1_1 Int)
(declare-const i Int)
(declare-const wg Int)

; What holds of the parameters.
(assert (>= |iterations with stale(item)| 0))

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
(assert (not (ite (<= 0 |iterations with stale(item)|) (<= 0 |iterations with stale(item)|) true)))
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
(assert (and (<= 0 P0) (<= P0 5)))
; goroutine 1 is at one of its program points
(assert (and (<= 0 N1_0) (<= 0 N1_1)))
; as many instances of goroutine 1 exist as its go statement was run
(assert (= (+ N1_0 N1_1) (+ i (ite (and (< 2 P0) (< P0 4)) 1 0))))
; i counts the iterations of its loop
(assert (ite (<= 0 |iterations with stale(item)|) (and (<= 0 i) (<= i |iterations with stale(item)|) (=> (< P0 0) (= i 0)) (=> (and (< 0 P0) (< P0 4)) (< i |iterations with stale(item)|)) (=> (>= P0 4) (= i |iterations with stale(item)|))) (and (= i 0) (not (and (< 0 P0) (< P0 4))))))
; the counter of wg is the sum of what was added, and not negative
(assert (and (<= 0 wg) (= wg (+ (- N1_1) i (ite (and (< 1 P0) (< P0 4)) 1 0)))))

; preservation/0.0.1/counter-range main
; When main at line 8 begins an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert (< i |iterations with stale(item)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.1/spawned goroutine 1
; When main at line 8 begins an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert (< i |iterations with stale(item)|))
(assert true)
(assert (not (= (+ N1_0 N1_1) i)))
(check-sat)
(pop 1)

; preservation/0.0.1/loop i
; When main at line 8 begins an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (< i |iterations with stale(item)|))
(assert true)
(assert (not (ite (<= 0 |iterations with stale(item)|) (and (<= 0 i) (<= i |iterations with stale(item)|) (< i |iterations with stale(item)|)) false)))
(check-sat)
(pop 1)

; preservation/0.0.1/waitgroup wg
; When main at line 8 begins an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert (< i |iterations with stale(item)|))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_1) i)))))
(check-sat)
(pop 1)

; preservation/0.0.2/counter-range main
; When main at line 8 leaves its loop, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert (>= i |iterations with stale(item)|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0.2/spawned goroutine 1
; When main at line 8 leaves its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 0))
(assert (>= i |iterations with stale(item)|))
(assert true)
(assert (not (= (+ N1_0 N1_1) i)))
(check-sat)
(pop 1)

; preservation/0.0.2/loop i
; When main at line 8 leaves its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 0))
(assert (>= i |iterations with stale(item)|))
(assert true)
(assert (not (ite (<= 0 |iterations with stale(item)|) (and (<= 0 i) (<= i |iterations with stale(item)|) (= i |iterations with stale(item)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.0.2/waitgroup wg
; When main at line 8 leaves its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 0))
(assert (>= i |iterations with stale(item)|))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_1) i)))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 12 adds to the waitgroup, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= wg (- 1)))
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 12 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= wg (- 1)))
(assert (not (= (+ N1_0 N1_1) i)))
(check-sat)
(pop 1)

; preservation/0.1/loop i
; When main at line 12 adds to the waitgroup, i counts the iterations of its loop.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= wg (- 1)))
(assert (not (ite (<= 0 |iterations with stale(item)|) (and (<= 0 i) (<= i |iterations with stale(item)|) (< i |iterations with stale(item)|)) false)))
(check-sat)
(pop 1)

; preservation/0.1/waitgroup wg
; When main at line 12 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 1))
(assert true)
(assert (>= wg (- 1)))
(assert (not (and (<= 0 (+ wg 1)) (= (+ wg 1) (+ (- N1_1) i 1)))))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 13 spawns, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range goroutine 1
; When main at line 13 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (and (<= 0 (+ N1_0 1)) (<= 0 N1_1))))
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 13 spawns, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= (+ N1_0 1 N1_1) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.2/loop i
; When main at line 13 spawns, i counts the iterations of its loop.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite (<= 0 |iterations with stale(item)|) (and (<= 0 i) (<= i |iterations with stale(item)|) (< i |iterations with stale(item)|)) false)))
(check-sat)
(pop 1)

; preservation/0.2/waitgroup wg
; When main at line 13 spawns, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_1) i 1)))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 8 ends an iteration of its loop, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 8 ends an iteration of its loop, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= (+ N1_0 N1_1) (+ i 1))))
(check-sat)
(pop 1)

; preservation/0.3/loop i
; When main at line 8 ends an iteration of its loop, i counts the iterations of its loop.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (<= 0 |iterations with stale(item)|) (and (<= 0 (+ i 1)) (<= (+ i 1) |iterations with stale(item)|)) (= (+ i 1) 0))))
(check-sat)
(pop 1)

; preservation/0.3/waitgroup wg
; When main at line 8 ends an iteration of its loop, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_1) i 1)))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 17 passes its Wait, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert (= wg 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 17 passes its Wait, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (= P0 4))
(assert (= wg 0))
(assert true)
(assert (not (= (+ N1_0 N1_1) i)))
(check-sat)
(pop 1)

; preservation/0.4/loop i
; When main at line 17 passes its Wait, i counts the iterations of its loop.
(push 1)
(assert (= P0 4))
(assert (= wg 0))
(assert true)
(assert (not (ite (<= 0 |iterations with stale(item)|) (and (<= 0 i) (<= i |iterations with stale(item)|) (= i |iterations with stale(item)|)) (= i 0))))
(check-sat)
(pop 1)

; preservation/0.4/waitgroup wg
; When main at line 17 passes its Wait, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (= P0 4))
(assert (= wg 0))
(assert true)
(assert (not (and (<= 0 wg) (= wg (+ (- N1_1) i)))))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 14 adds to the waitgroup, goroutine 1 is at one of its program points.
(push 1)
(assert (> N1_0 0))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 (- N1_0 1)) (<= 0 (+ N1_1 1)))))
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 14 adds to the waitgroup, as many instances of goroutine 1 exist as its go statement was run.
(push 1)
(assert (> N1_0 0))
(assert true)
(assert (>= wg 1))
(assert (not (= (+ (- N1_0 1) N1_1 1) (+ i (ite (and (< 2 P0) (< P0 4)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0/waitgroup wg
; When goroutine 1 at line 14 adds to the waitgroup, the counter of wg is the sum of what was added, and not negative.
(push 1)
(assert (> N1_0 0))
(assert true)
(assert (>= wg 1))
(assert (not (and (<= 0 (+ wg (- 1))) (= (+ wg (- 1)) (+ (- (+ N1_1 1)) i (ite (and (< 1 P0) (< P0 4)) 1 0))))))
(check-sat)
(pop 1)

; crash/0.1/balanced
; It never happens that main at line 12 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (= P0 1))
(assert (< wg (- 1)))
(assert (= (+ (- (ite (< 0 |iterations with stale(item)|) (- |iterations with stale(item)| 0) 0)) (ite (< 0 |iterations with stale(item)|) (- |iterations with stale(item)| 0) 0)) 0))
(assert true)
(check-sat)
(pop 1)

; crash/1.0/balanced
; It never happens that goroutine 1 at line 14 makes a waitgroup counter negative while the precondition holds.
(push 1)
(assert (> N1_0 0))
(assert (< wg 1))
(assert (= (+ (- (ite (< 0 |iterations with stale(item)|) (- |iterations with stale(item)| 0) 0)) (ite (< 0 |iterations with stale(item)|) (- |iterations with stale(item)| 0) 0)) 0))
(assert true)
(check-sat)
(pop 1)

; exit/0.4/balanced
; When nothing can move any more, main at line 17 does not wait at wg.Wait() while the precondition holds.
(push 1)
(assert (= P0 4))
(assert (or (= P0 5) (and (= P0 4) (not (= wg 0)))))
(assert (<= N1_0 0))
(assert (= (+ (- (ite (< 0 |iterations with stale(item)|) (- |iterations with stale(item)| 0) 0)) (ite (< 0 |iterations with stale(item)|) (- |iterations with stale(item)| 0) 0)) 0))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, what is added to wg comes to 0.
(push 1)
(assert (= P0 5))
(assert (= N1_0 0))
(assert (not (= (+ (- (ite (< 0 |iterations with stale(item)|) (- |iterations with stale(item)| 0) 0)) (ite (< 0 |iterations with stale(item)|) (- |iterations with stale(item)| 0) 0)) 0)))
(check-sat)
(pop 1)
