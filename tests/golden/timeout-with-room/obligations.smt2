(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const |<-answer in time| Bool)
(declare-const answer Int)

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
(assert (not (ite |<-answer in time| true true)))
(check-sat)
(pop 1)

; establishment/buffer-bounds answer
; At the start, the buffer of answer holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor answer
; At the start, the buffer of answer still holds sends minus receives.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/rendezvous-mutex answer
; At the start, at most one sender waits for its message on answer to be taken.
(push 1)
(assert false)
(check-sat)
(pop 1)

; The invariant, which the obligations below may use.
; main is at one of its program points
(assert (and (<= 0 P0) (<= P0 5)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 2)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; main is not in the branch that its if rules out
(assert (ite |<-answer in time| true (not (and (<= 3 P0) (< P0 5)))))
; the buffer of answer holds no more than its capacity and no less than nothing
(assert (and (<= 0 answer) (<= answer 1)))
; the buffer of answer still holds sends minus receives
(assert (= answer (- (ite (< 0 P1) 1 0) (ite (and |<-answer in time| (< 3 P0)) 1 0))))
; at most one sender waits for its message on answer to be taken
(assert (= (ite (= P1 1) 1 0) 0))

; preservation/0.0/counter-range main
; When main at line 10 makes the channel, main is at one of its program points.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.0/spawned goroutine 1
; When main at line 10 makes the channel, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P1 (- 1))))
(check-sat)
(pop 1)

; preservation/0.0/branch main
; When main at line 10 makes the channel, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (ite |<-answer in time| true true)))
(check-sat)
(pop 1)

; preservation/0.0/monitor answer
; When main at line 10 makes the channel, the buffer of answer still holds sends minus receives.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= answer (ite (< 0 P1) 1 0))))
(check-sat)
(pop 1)

; preservation/0.1/counter-range main
; When main at line 11 spawns, main is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/counter-range goroutine 1
; When main at line 11 spawns, goroutine 1 is at one of its program points.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/spawned goroutine 1
; When main at line 11 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.1/branch main
; When main at line 11 spawns, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (ite |<-answer in time| true true)))
(check-sat)
(pop 1)

; preservation/0.1/monitor answer
; When main at line 11 spawns, the buffer of answer still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= answer 0)))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex answer
; When main at line 11 spawns, at most one sender waits for its message on answer to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/counter-range main
; When main at line 14 takes the true branch, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert |<-answer in time|)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.1/spawned goroutine 1
; When main at line 14 takes the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert |<-answer in time|)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2.1/branch main
; When main at line 14 takes the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert |<-answer in time|)
(assert true)
(assert (not (ite |<-answer in time| true false)))
(check-sat)
(pop 1)

; preservation/0.2.1/monitor answer
; When main at line 14 takes the true branch, the buffer of answer still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert |<-answer in time|)
(assert true)
(assert (not (= answer (ite (< 0 P1) 1 0))))
(check-sat)
(pop 1)

; preservation/0.2.2/counter-range main
; When main at line 14 takes the else branch, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert (not |<-answer in time|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2.2/spawned goroutine 1
; When main at line 14 takes the else branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert (not |<-answer in time|))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2.2/branch main
; When main at line 14 takes the else branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert (not |<-answer in time|))
(assert true)
(assert (not (ite |<-answer in time| true true)))
(check-sat)
(pop 1)

; preservation/0.2.2/monitor answer
; When main at line 14 takes the else branch, the buffer of answer still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert (not |<-answer in time|))
(assert true)
(assert (not (= answer (- (ite (< 0 P1) 1 0) (ite |<-answer in time| 1 0)))))
(check-sat)
(pop 1)

; preservation/0.3/counter-range main
; When main at line 15 receives from the buffer, main is at one of its program points.
(push 1)
(assert (= P0 3))
(assert (> answer 0))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.3/spawned goroutine 1
; When main at line 15 receives from the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 3))
(assert (> answer 0))
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.3/branch main
; When main at line 15 receives from the buffer, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 3))
(assert (> answer 0))
(assert true)
(assert (not (ite |<-answer in time| true false)))
(check-sat)
(pop 1)

; preservation/0.3/buffer-bounds answer
; When main at line 15 receives from the buffer, the buffer of answer holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P0 3))
(assert (> answer 0))
(assert true)
(assert (not (and (<= 0 (- answer 1)) (<= (- answer 1) 1))))
(check-sat)
(pop 1)

; preservation/0.3/monitor answer
; When main at line 15 receives from the buffer, the buffer of answer still holds sends minus receives.
(push 1)
(assert (= P0 3))
(assert (> answer 0))
(assert true)
(assert (not (= (- answer 1) (- (ite (< 0 P1) 1 0) (ite |<-answer in time| 1 0)))))
(check-sat)
(pop 1)

; preservation/0.4/counter-range main
; When main at line 14 leaves the true branch, main is at one of its program points.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.4/spawned goroutine 1
; When main at line 14 leaves the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.4/branch main
; When main at line 14 leaves the true branch, main is not in the branch that its if rules out.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (ite |<-answer in time| true true)))
(check-sat)
(pop 1)

; preservation/0.4/monitor answer
; When main at line 14 leaves the true branch, the buffer of answer still holds sends minus receives.
(push 1)
(assert (= P0 4))
(assert true)
(assert true)
(assert (not (= answer (- (ite (< 0 P1) 1 0) (ite |<-answer in time| 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0/counter-range goroutine 1
; When goroutine 1 at line 12 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 0))
(assert (< answer 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.0/spawned goroutine 1
; When goroutine 1 at line 12 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 0))
(assert (< answer 1))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.0/buffer-bounds answer
; When goroutine 1 at line 12 sends into the buffer, the buffer of answer holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 0))
(assert (< answer 1))
(assert true)
(assert (not (and (<= 0 (+ answer 1)) (<= (+ answer 1) 1))))
(check-sat)
(pop 1)

; preservation/1.0/monitor answer
; When goroutine 1 at line 12 sends into the buffer, the buffer of answer still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (< answer 1))
(assert true)
(assert (not (= (+ answer 1) (- 1 (ite (and |<-answer in time| (< 3 P0)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0/rendezvous-mutex answer
; When goroutine 1 at line 12 sends into the buffer, at most one sender waits for its message on answer to be taken.
(push 1)
(assert (= P1 0))
(assert (< answer 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 12 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (= answer (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 12 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (= answer (- 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds answer
; When goroutine 1 at line 12 sees its message taken, the buffer of answer holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (= answer (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/monitor answer
; When goroutine 1 at line 12 sees its message taken, the buffer of answer still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (= answer (- 1)))
(assert true)
(assert (not (= 0 (- 1 (ite (and |<-answer in time| (< 3 P0)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex answer
; When goroutine 1 at line 12 sees its message taken, at most one sender waits for its message on answer to be taken.
(push 1)
(assert (= P1 1))
(assert (= answer (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; exit/1.0/balanced
; When nothing can move any more, goroutine 1 at line 12 does not wait at answer! while the precondition holds.
(push 1)
(assert (= P1 0))
(assert (= P0 5))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (>= answer 1)) (and (= P1 1) (not (= answer (- 1))))))
(assert (and (<= (ite |<-answer in time| 1 0) 1) (<= 1 (+ (ite |<-answer in time| 1 0) 1))))
(assert true)
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 12 does not wait at answer! acknowledged while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (= P0 5))
(assert (or (= P1 (- 1)) (= P1 2) (and (= P1 0) (>= answer 1)) (and (= P1 1) (not (= answer (- 1))))))
(assert (and (<= (ite |<-answer in time| 1 0) 1) (<= 1 (+ (ite |<-answer in time| 1 0) 1))))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, answer is sent to at least as often as it is received from.
(push 1)
(assert (= P0 5))
(assert (or (= P1 (- 1)) (= P1 2)))
(assert (> (ite |<-answer in time| 1 0) 1))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to answer is received or fits its buffer.
(push 1)
(assert (= P0 5))
(assert (or (= P1 (- 1)) (= P1 2)))
(assert (> 1 (+ (ite |<-answer in time| 1 0) 1)))
(check-sat)
(pop 1)
