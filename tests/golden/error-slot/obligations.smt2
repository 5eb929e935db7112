(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const wait Bool)
(declare-const |err != nil| Bool)
(declare-const result Int)

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

; establishment/branch main
; At the start, main is not in the branch that its if rules out.
(push 1)
(assert (not (ite (not wait) true true)))
(check-sat)
(pop 1)

; establishment/branch goroutine 1
; At the start, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; establishment/returned main
; At the start, main does not go on behind its return.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/returned goroutine 1
; At the start, goroutine 1 does not go on behind its return.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/buffer-bounds result
; At the start, the buffer of result holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor result
; At the start, the buffer of result still holds sends minus receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex result
; At the start, at most one sender waits for its message on result to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 6)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 7)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; main is not in the branch that its if rules out
(assert (ite (not wait) true (not (and (<= 3 P0) (< P0 5)))))
; goroutine 1 is not in the branch that its if rules out
(assert (ite |err != nil| true (not (and (<= 1 P1) (< P1 5)))))
; main does not go on behind its return
(assert (=> (not wait) (not (and (<= 4 P0) (< P0 6)))))
; goroutine 1 does not go on behind its return
(assert (=> |err != nil| (not (and (<= 4 P1) (< P1 7)))))
; the buffer of result holds no more than its capacity and no less than nothing
(assert (and (<= 0 result) (<= result 1)))
; the buffer of result still holds sends minus receives
(assert (= result (- (+ (ite (and |err != nil| (< 1 P1)) 1 0) (ite (and (not |err != nil|) (< 5 P1)) 1 0)) (ite (and wait (< 5 P0)) 1 0))))
; at most one sender waits for its message on result to be taken
(assert (= (+ (ite (= P1 2) 1 0) (ite (= P1 6) 1 0)) 0))

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

; preservation/0.0/branch main
; When main at line 5 makes the channel, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite (not wait) true true)))
(check-sat)
(pop 1)

; preservation/0.0/returned main
; When main at line 5 makes the channel, main does not go on behind its return.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/monitor result
; When main at line 5 makes the channel, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= result (+ (ite (and |err != nil| (< 1 P1)) 1 0) (ite (and (not |err != nil|) (< 5 P1)) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 6 spawns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/counter-range goroutine 1
; When main at line 6 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 6 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/branch main
; When main at line 6 spawns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite (not wait) true true)))
(check-sat)
(pop 1)

; preservation/0.1/branch goroutine 1
; When main at line 6 spawns, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; preservation/0.1/returned main
; When main at line 6 spawns, main does not go on behind its return.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/returned goroutine 1
; When main at line 6 spawns, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/monitor result
; When main at line 6 spawns, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= result 0)))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex result
; When main at line 6 spawns, at most one sender waits for its message on result to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/counter-range main
; When main at line 13 takes the true branch, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (not wait))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/spawned goroutine 1
; When main at line 13 takes the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert (not wait))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2.1/branch main
; When main at line 13 takes the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert (not wait))
(assert true)
(assert (not (ite (not wait) true false)))
(check-sat)
(pop 1)

; preservation/0.2.1/returned main
; When main at line 13 takes the true branch, main does not go on behind its return.
(push 1)
(assert (= P0 2))
(assert (not wait))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/monitor result
; When main at line 13 takes the true branch, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert (not wait))
(assert true)
(assert (not (= result (+ (ite (and |err != nil| (< 1 P1)) 1 0) (ite (and (not |err != nil|) (< 5 P1)) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.2.2/counter-range main
; When main at line 13 takes the else branch, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert wait)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.2/spawned goroutine 1
; When main at line 13 takes the else branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert wait)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2.2/branch main
; When main at line 13 takes the else branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert wait)
(assert true)
(assert (not (ite (not wait) true true)))
(check-sat)
(pop 1)

; preservation/0.2.2/returned main
; When main at line 13 takes the else branch, main does not go on behind its return.
(push 1)
(assert (= P0 2))
(assert wait)
(assert true)
(assert (not wait))
(check-sat)
(pop 1)

; preservation/0.2.2/monitor result
; When main at line 13 takes the else branch, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert wait)
(assert true)
(assert (not (= result (+ (ite (and |err != nil| (< 1 P1)) 1 0) (ite (and (not |err != nil|) (< 5 P1)) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 14 returns, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 14 returns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/branch main
; When main at line 14 returns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (ite (not wait) true true)))
(check-sat)
(pop 1)

; preservation/0.3/returned main
; When main at line 14 returns, main does not go on behind its return.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/monitor result
; When main at line 14 returns, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert true)
(assert true)
(assert (not (= result (- (+ (ite (and |err != nil| (< 1 P1)) 1 0) (ite (and (not |err != nil|) (< 5 P1)) 1 0)) (ite wait 1 0)))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 13 leaves the true branch, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 13 leaves the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/branch main
; When main at line 13 leaves the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite (not wait) true true)))
(check-sat)
(pop 1)

; preservation/0.4/returned main
; When main at line 13 leaves the true branch, main does not go on behind its return.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not wait))
(check-sat)
(pop 1)

; preservation/0.4/monitor result
; When main at line 13 leaves the true branch, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= result (+ (ite (and |err != nil| (< 1 P1)) 1 0) (ite (and (not |err != nil|) (< 5 P1)) 1 0)))))
(check-sat)
(pop 1)

; preservation/0.5/counter-range main
; When main at line 16 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 5))
(assert (> result 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/spawned goroutine 1
; When main at line 16 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 5))
(assert (> result 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.5/branch main
; When main at line 16 receives from the buffer, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 5))
(assert (> result 0))
(assert true)
(assert (not (ite (not wait) true true)))
(check-sat)
(pop 1)

; preservation/0.5/returned main
; When main at line 16 receives from the buffer, main does not go on behind its return.
(push 1)
(assert (= P0 5))
(assert (> result 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.5/buffer-bounds result
; When main at line 16 receives from the buffer, the buffer of result holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 5))
(assert (> result 0))
(assert true)
(assert (not (and (<= 0 (- result 1)) (<= (- result 1) 1))))
(check-sat)
(pop 1)

; preservation/0.5/monitor result
; When main at line 16 receives from the buffer, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P0 5))
(assert (> result 0))
(assert true)
(assert (not (= (- result 1) (- (+ (ite (and |err != nil| (< 1 P1)) 1 0) (ite (and (not |err != nil|) (< 5 P1)) 1 0)) (ite wait 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0.1/counter-range goroutine 1
; When goroutine 1 at line 7 takes the true branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert |err != nil|)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/spawned goroutine 1
; When goroutine 1 at line 7 takes the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert |err != nil|)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.1/branch goroutine 1
; When goroutine 1 at line 7 takes the true branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 0))
(assert |err != nil|)
(assert true)
(assert (not (ite |err != nil| true false)))
(check-sat)
(pop 1)

; preservation/1.0.1/returned goroutine 1
; When goroutine 1 at line 7 takes the true branch, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 0))
(assert |err != nil|)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.1/monitor result
; When goroutine 1 at line 7 takes the true branch, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert |err != nil|)
(assert true)
(assert (not (= result (- 0 (ite (and wait (< 5 P0)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex result
; When goroutine 1 at line 7 takes the true branch, at most one sender waits for its message on result to be taken.
(push 1)
(assert (= P1 0))
(assert |err != nil|)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/counter-range goroutine 1
; When goroutine 1 at line 7 takes the else branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (not |err != nil|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0.2/spawned goroutine 1
; When goroutine 1 at line 7 takes the else branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (not |err != nil|))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0.2/branch goroutine 1
; When goroutine 1 at line 7 takes the else branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 0))
(assert (not |err != nil|))
(assert true)
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; preservation/1.0.2/returned goroutine 1
; When goroutine 1 at line 7 takes the else branch, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 0))
(assert (not |err != nil|))
(assert true)
(assert |err != nil|)
(check-sat)
(pop 1)

; preservation/1.0.2/monitor result
; When goroutine 1 at line 7 takes the else branch, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (not |err != nil|))
(assert true)
(assert (not (= result (- (ite |err != nil| 1 0) (ite (and wait (< 5 P0)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex result
; When goroutine 1 at line 7 takes the else branch, at most one sender waits for its message on result to be taken.
(push 1)
(assert (= P1 0))
(assert (not |err != nil|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 8 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (< result 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 8 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (< result 1))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/branch goroutine 1
; When goroutine 1 at line 8 sends into the buffer, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 1))
(assert (< result 1))
(assert true)
(assert (not (ite |err != nil| true false)))
(check-sat)
(pop 1)

; preservation/1.1/returned goroutine 1
; When goroutine 1 at line 8 sends into the buffer, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 1))
(assert (< result 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds result
; When goroutine 1 at line 8 sends into the buffer, the buffer of result holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (< result 1))
(assert true)
(assert (not (and (<= 0 (+ result 1)) (<= (+ result 1) 1))))
(check-sat)
(pop 1)

; preservation/1.1/monitor result
; When goroutine 1 at line 8 sends into the buffer, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (< result 1))
(assert true)
(assert (not (= (+ result 1) (- (ite |err != nil| 1 0) (ite (and wait (< 5 P0)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex result
; When goroutine 1 at line 8 sends into the buffer, at most one sender waits for its message on result to be taken.
(push 1)
(assert (= P1 1))
(assert (< result 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 8 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (= result (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 8 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (= result (- 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.2/branch goroutine 1
; When goroutine 1 at line 8 sees its message taken, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 2))
(assert (= result (- 1)))
(assert true)
(assert (not (ite |err != nil| true false)))
(check-sat)
(pop 1)

; preservation/1.2/returned goroutine 1
; When goroutine 1 at line 8 sees its message taken, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 2))
(assert (= result (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds result
; When goroutine 1 at line 8 sees its message taken, the buffer of result holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (= result (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/monitor result
; When goroutine 1 at line 8 sees its message taken, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (= result (- 1)))
(assert true)
(assert (not (= 0 (- (ite |err != nil| 1 0) (ite (and wait (< 5 P0)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex result
; When goroutine 1 at line 8 sees its message taken, at most one sender waits for its message on result to be taken.
(push 1)
(assert (= P1 2))
(assert (= result (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 9 returns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 9 returns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.3/branch goroutine 1
; When goroutine 1 at line 9 returns, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; preservation/1.3/returned goroutine 1
; When goroutine 1 at line 9 returns, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/monitor result
; When goroutine 1 at line 9 returns, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (= result (- (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0)) (ite (and wait (< 5 P0)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex result
; When goroutine 1 at line 9 returns, at most one sender waits for its message on result to be taken.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.4/counter-range goroutine 1
; When goroutine 1 at line 7 leaves the true branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.4/spawned goroutine 1
; When goroutine 1 at line 7 leaves the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.4/branch goroutine 1
; When goroutine 1 at line 7 leaves the true branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; preservation/1.4/returned goroutine 1
; When goroutine 1 at line 7 leaves the true branch, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert |err != nil|)
(check-sat)
(pop 1)

; preservation/1.4/monitor result
; When goroutine 1 at line 7 leaves the true branch, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert (not (= result (- (ite |err != nil| 1 0) (ite (and wait (< 5 P0)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.4/rendezvous-mutex result
; When goroutine 1 at line 7 leaves the true branch, at most one sender waits for its message on result to be taken.
(push 1)
(assert (= P1 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.5/counter-range goroutine 1
; When goroutine 1 at line 11 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 5))
(assert (< result 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.5/spawned goroutine 1
; When goroutine 1 at line 11 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 5))
(assert (< result 1))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.5/branch goroutine 1
; When goroutine 1 at line 11 sends into the buffer, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 5))
(assert (< result 1))
(assert true)
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; preservation/1.5/returned goroutine 1
; When goroutine 1 at line 11 sends into the buffer, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 5))
(assert (< result 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.5/buffer-bounds result
; When goroutine 1 at line 11 sends into the buffer, the buffer of result holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 5))
(assert (< result 1))
(assert true)
(assert (not (and (<= 0 (+ result 1)) (<= (+ result 1) 1))))
(check-sat)
(pop 1)

; preservation/1.5/monitor result
; When goroutine 1 at line 11 sends into the buffer, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P1 5))
(assert (< result 1))
(assert true)
(assert (not (= (+ result 1) (- (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0)) (ite (and wait (< 5 P0)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.5/rendezvous-mutex result
; When goroutine 1 at line 11 sends into the buffer, at most one sender waits for its message on result to be taken.
(push 1)
(assert (= P1 5))
(assert (< result 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.6/counter-range goroutine 1
; When goroutine 1 at line 11 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 6))
(assert (= result (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.6/spawned goroutine 1
; When goroutine 1 at line 11 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 6))
(assert (= result (- 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.6/branch goroutine 1
; When goroutine 1 at line 11 sees its message taken, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 6))
(assert (= result (- 1)))
(assert true)
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; preservation/1.6/returned goroutine 1
; When goroutine 1 at line 11 sees its message taken, goroutine 1 does not go on behind its return.
(push 1)
(assert (= P1 6))
(assert (= result (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.6/buffer-bounds result
; When goroutine 1 at line 11 sees its message taken, the buffer of result holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 6))
(assert (= result (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.6/monitor result
; When goroutine 1 at line 11 sees its message taken, the buffer of result still holds sends minus receives.
(push 1)
(assert (= P1 6))
(assert (= result (- 1)))
(assert true)
(assert (not (= 0 (- (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0)) (ite (and wait (< 5 P0)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.6/rendezvous-mutex result
; When goroutine 1 at line 11 sees its message taken, at most one sender waits for its message on result to be taken.
(push 1)
(assert (= P1 6))
(assert (= result (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; exit/0.5/balanced
; When nothing can move any more, main at line 16 does not wait at result? while the precondition holds.
(push 1)
(assert (= P0 5))
(assert (or (= P0 6) (and (= P0 5) (<= result 0))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 1) (>= result 1)) (and (= P1 2) (not (= result (- 1)))) (and (= P1 5) (>= result 1)) (and (= P1 6) (not (= result (- 1))))))
(assert (and (<= (ite wait 1 0) (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0))) (<= (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0)) (+ (ite wait 1 0) 1))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 8 does not wait at result! while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (or (= P0 6) (and (= P0 5) (<= result 0))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 1) (>= result 1)) (and (= P1 2) (not (= result (- 1)))) (and (= P1 5) (>= result 1)) (and (= P1 6) (not (= result (- 1))))))
(assert (and (<= (ite wait 1 0) (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0))) (<= (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0)) (+ (ite wait 1 0) 1))))
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 8 does not wait at result! acknowledged while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (or (= P0 6) (and (= P0 5) (<= result 0))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 1) (>= result 1)) (and (= P1 2) (not (= result (- 1)))) (and (= P1 5) (>= result 1)) (and (= P1 6) (not (= result (- 1))))))
(assert (and (<= (ite wait 1 0) (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0))) (<= (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0)) (+ (ite wait 1 0) 1))))
(assert true)
(check-sat)
(pop 1)

; exit/1.5/balanced
; When nothing can move any more, goroutine 1 at line 11 does not wait at result! while the precondition holds.
(push 1)
(assert (= P1 5))
(assert (or (= P0 6) (and (= P0 5) (<= result 0))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 1) (>= result 1)) (and (= P1 2) (not (= result (- 1)))) (and (= P1 5) (>= result 1)) (and (= P1 6) (not (= result (- 1))))))
(assert (and (<= (ite wait 1 0) (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0))) (<= (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0)) (+ (ite wait 1 0) 1))))
(assert true)
(check-sat)
(pop 1)

; exit/1.6/balanced
; When nothing can move any more, goroutine 1 at line 11 does not wait at result! acknowledged while the precondition holds.
(push 1)
(assert (= P1 6))
(assert (or (= P0 6) (and (= P0 5) (<= result 0))))
(assert (or (= P1 (- 1)) (= P1 7) (and (= P1 1) (>= result 1)) (and (= P1 2) (not (= result (- 1)))) (and (= P1 5) (>= result 1)) (and (= P1 6) (not (= result (- 1))))))
(assert (and (<= (ite wait 1 0) (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0))) (<= (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0)) (+ (ite wait 1 0) 1))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, result is sent to at least as often as it is received from.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 7)))
(assert (> (ite wait 1 0) (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0))))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to result is received or fits its buffer.
(push 1)
(assert (= P0 6))
(assert (or (= P1 (- 1)) (= P1 7)))
(assert (> (+ (ite |err != nil| 1 0) (ite (not |err != nil|) 1 0)) (+ (ite wait 1 0) 1)))
(check-sat)
(pop 1)
