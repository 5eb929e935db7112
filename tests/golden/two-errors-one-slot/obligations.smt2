(set-logic ALL)
(declare-const P0 Int)
(declare-const P1 Int)
(declare-const P2 Int)
(declare-const |err != nil| Bool)
(declare-const |err != nil at line 12| Bool)
(declare-const errs Int)

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

; establishment/branch goroutine 1
; At the start, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; establishment/branch goroutine 2
; At the start, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (not (ite |err != nil at line 12| true true)))
(check-sat)
(pop 1)

; establishment/buffer-bounds errs
; At the start, the buffer of errs holds no more than its capacity and no less than nothing.
(push 1)
(assert false)
(check-sat)
(pop 1)

; establishment/monitor errs
; At the start, the buffer of errs still holds sends minus receives.
(push 1)
(assert false)
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
(assert (and (<= 0 P0) (<= P0 3)))
; goroutine 1 is at one of its program points
(assert (and (<= (- 1) P1) (<= P1 4)))
; goroutine 2 is at one of its program points
(assert (and (<= (- 1) P2) (<= P2 4)))
; goroutine 1 has started exactly if its go statement has run
(assert (= (< 1 P0) (not (= P1 (- 1)))))
; goroutine 2 has started exactly if its go statement has run
(assert (= (< 2 P0) (not (= P2 (- 1)))))
; goroutine 1 is not in the branch that its if rules out
(assert (ite |err != nil| true (not (and (<= 1 P1) (< P1 4)))))
; goroutine 2 is not in the branch that its if rules out
(assert (ite |err != nil at line 12| true (not (and (<= 1 P2) (< P2 4)))))
; the buffer of errs holds no more than its capacity and no less than nothing
(assert (and (<= 0 errs) (<= errs 1)))
; the buffer of errs still holds sends minus receives
(assert (= errs (+ (ite (and |err != nil| (< 1 P1)) 1 0) (ite (and |err != nil at line 12| (< 1 P2)) 1 0))))
; at most one sender waits for its message on errs to be taken
(assert (= (+ (ite (= P1 2) 1 0) (ite (= P2 2) 1 0)) 0))

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

; preservation/0.0/spawned goroutine 2
; When main at line 5 makes the channel, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 0))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
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

; preservation/0.1/spawned goroutine 2
; When main at line 6 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= P2 (- 1))))
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

; preservation/0.1/monitor errs
; When main at line 6 spawns, the buffer of errs still holds sends minus receives.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= errs (ite (and |err != nil at line 12| (< 1 P2)) 1 0))))
(check-sat)
(pop 1)

; preservation/0.1/rendezvous-mutex errs
; When main at line 6 spawns, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P0 1))
(assert true)
(assert true)
(assert (not (= (ite (= P2 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/0.2/counter-range main
; When main at line 11 spawns, main is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/counter-range goroutine 2
; When main at line 11 spawns, goroutine 2 is at one of its program points.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 1
; When main at line 11 spawns, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (= P1 (- 1)))
(check-sat)
(pop 1)

; preservation/0.2/spawned goroutine 2
; When main at line 11 spawns, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/0.2/branch goroutine 2
; When main at line 11 spawns, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (ite |err != nil at line 12| true true)))
(check-sat)
(pop 1)

; preservation/0.2/monitor errs
; When main at line 11 spawns, the buffer of errs still holds sends minus receives.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= errs (ite (and |err != nil| (< 1 P1)) 1 0))))
(check-sat)
(pop 1)

; preservation/0.2/rendezvous-mutex errs
; When main at line 11 spawns, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P0 2))
(assert true)
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
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

; preservation/1.0.1/monitor errs
; When goroutine 1 at line 7 takes the true branch, the buffer of errs still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert |err != nil|)
(assert true)
(assert (not (= errs (ite (and |err != nil at line 12| (< 1 P2)) 1 0))))
(check-sat)
(pop 1)

; preservation/1.0.1/rendezvous-mutex errs
; When goroutine 1 at line 7 takes the true branch, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P1 0))
(assert |err != nil|)
(assert true)
(assert (not (= (ite (= P2 2) 1 0) 0)))
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

; preservation/1.0.2/monitor errs
; When goroutine 1 at line 7 takes the else branch, the buffer of errs still holds sends minus receives.
(push 1)
(assert (= P1 0))
(assert (not |err != nil|))
(assert true)
(assert (not (= errs (+ (ite |err != nil| 1 0) (ite (and |err != nil at line 12| (< 1 P2)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.0.2/rendezvous-mutex errs
; When goroutine 1 at line 7 takes the else branch, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P1 0))
(assert (not |err != nil|))
(assert true)
(assert (not (= (ite (= P2 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.1/counter-range goroutine 1
; When goroutine 1 at line 8 sends into the buffer, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 1))
(assert (< errs 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.1/spawned goroutine 1
; When goroutine 1 at line 8 sends into the buffer, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 1))
(assert (< errs 1))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.1/branch goroutine 1
; When goroutine 1 at line 8 sends into the buffer, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 1))
(assert (< errs 1))
(assert true)
(assert (not (ite |err != nil| true false)))
(check-sat)
(pop 1)

; preservation/1.1/buffer-bounds errs
; When goroutine 1 at line 8 sends into the buffer, the buffer of errs holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 1))
(assert (< errs 1))
(assert true)
(assert (not (and (<= 0 (+ errs 1)) (<= (+ errs 1) 1))))
(check-sat)
(pop 1)

; preservation/1.1/monitor errs
; When goroutine 1 at line 8 sends into the buffer, the buffer of errs still holds sends minus receives.
(push 1)
(assert (= P1 1))
(assert (< errs 1))
(assert true)
(assert (not (= (+ errs 1) (+ (ite |err != nil| 1 0) (ite (and |err != nil at line 12| (< 1 P2)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.1/rendezvous-mutex errs
; When goroutine 1 at line 8 sends into the buffer, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P1 1))
(assert (< errs 1))
(assert true)
(assert (not (= (ite (= P2 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.2/counter-range goroutine 1
; When goroutine 1 at line 8 sees its message taken, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 2))
(assert (= errs (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/spawned goroutine 1
; When goroutine 1 at line 8 sees its message taken, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 2))
(assert (= errs (- 1)))
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.2/branch goroutine 1
; When goroutine 1 at line 8 sees its message taken, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 2))
(assert (= errs (- 1)))
(assert true)
(assert (not (ite |err != nil| true false)))
(check-sat)
(pop 1)

; preservation/1.2/buffer-bounds errs
; When goroutine 1 at line 8 sees its message taken, the buffer of errs holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P1 2))
(assert (= errs (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.2/monitor errs
; When goroutine 1 at line 8 sees its message taken, the buffer of errs still holds sends minus receives.
(push 1)
(assert (= P1 2))
(assert (= errs (- 1)))
(assert true)
(assert (not (= 0 (+ (ite |err != nil| 1 0) (ite (and |err != nil at line 12| (< 1 P2)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.2/rendezvous-mutex errs
; When goroutine 1 at line 8 sees its message taken, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P1 2))
(assert (= errs (- 1)))
(assert true)
(assert (not (= (ite (= P2 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/1.3/counter-range goroutine 1
; When goroutine 1 at line 7 leaves the true branch, goroutine 1 is at one of its program points.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/1.3/spawned goroutine 1
; When goroutine 1 at line 7 leaves the true branch, goroutine 1 has started exactly if its go statement has run.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (>= 1 P0))
(check-sat)
(pop 1)

; preservation/1.3/branch goroutine 1
; When goroutine 1 at line 7 leaves the true branch, goroutine 1 is not in the branch that its if rules out.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (ite |err != nil| true true)))
(check-sat)
(pop 1)

; preservation/1.3/monitor errs
; When goroutine 1 at line 7 leaves the true branch, the buffer of errs still holds sends minus receives.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (= errs (+ (ite |err != nil| 1 0) (ite (and |err != nil at line 12| (< 1 P2)) 1 0)))))
(check-sat)
(pop 1)

; preservation/1.3/rendezvous-mutex errs
; When goroutine 1 at line 7 leaves the true branch, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P1 3))
(assert true)
(assert true)
(assert (not (= (ite (= P2 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.0.1/counter-range goroutine 2
; When goroutine 2 at line 12 takes the true branch, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert |err != nil at line 12|)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0.1/spawned goroutine 2
; When goroutine 2 at line 12 takes the true branch, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert |err != nil at line 12|)
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.0.1/branch goroutine 2
; When goroutine 2 at line 12 takes the true branch, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (= P2 0))
(assert |err != nil at line 12|)
(assert true)
(assert (not (ite |err != nil at line 12| true false)))
(check-sat)
(pop 1)

; preservation/2.0.1/monitor errs
; When goroutine 2 at line 12 takes the true branch, the buffer of errs still holds sends minus receives.
(push 1)
(assert (= P2 0))
(assert |err != nil at line 12|)
(assert true)
(assert (not (= errs (ite (and |err != nil| (< 1 P1)) 1 0))))
(check-sat)
(pop 1)

; preservation/2.0.1/rendezvous-mutex errs
; When goroutine 2 at line 12 takes the true branch, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P2 0))
(assert |err != nil at line 12|)
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.0.2/counter-range goroutine 2
; When goroutine 2 at line 12 takes the else branch, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 0))
(assert (not |err != nil at line 12|))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.0.2/spawned goroutine 2
; When goroutine 2 at line 12 takes the else branch, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 0))
(assert (not |err != nil at line 12|))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.0.2/branch goroutine 2
; When goroutine 2 at line 12 takes the else branch, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (= P2 0))
(assert (not |err != nil at line 12|))
(assert true)
(assert (not (ite |err != nil at line 12| true true)))
(check-sat)
(pop 1)

; preservation/2.0.2/monitor errs
; When goroutine 2 at line 12 takes the else branch, the buffer of errs still holds sends minus receives.
(push 1)
(assert (= P2 0))
(assert (not |err != nil at line 12|))
(assert true)
(assert (not (= errs (+ (ite (and |err != nil| (< 1 P1)) 1 0) (ite |err != nil at line 12| 1 0)))))
(check-sat)
(pop 1)

; preservation/2.0.2/rendezvous-mutex errs
; When goroutine 2 at line 12 takes the else branch, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P2 0))
(assert (not |err != nil at line 12|))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.1/counter-range goroutine 2
; When goroutine 2 at line 13 sends into the buffer, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 1))
(assert (< errs 1))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.1/spawned goroutine 2
; When goroutine 2 at line 13 sends into the buffer, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 1))
(assert (< errs 1))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.1/branch goroutine 2
; When goroutine 2 at line 13 sends into the buffer, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (= P2 1))
(assert (< errs 1))
(assert true)
(assert (not (ite |err != nil at line 12| true false)))
(check-sat)
(pop 1)

; preservation/2.1/buffer-bounds errs
; When goroutine 2 at line 13 sends into the buffer, the buffer of errs holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 1))
(assert (< errs 1))
(assert true)
(assert (not (and (<= 0 (+ errs 1)) (<= (+ errs 1) 1))))
(check-sat)
(pop 1)

; preservation/2.1/monitor errs
; When goroutine 2 at line 13 sends into the buffer, the buffer of errs still holds sends minus receives.
(push 1)
(assert (= P2 1))
(assert (< errs 1))
(assert true)
(assert (not (= (+ errs 1) (+ (ite (and |err != nil| (< 1 P1)) 1 0) (ite |err != nil at line 12| 1 0)))))
(check-sat)
(pop 1)

; preservation/2.1/rendezvous-mutex errs
; When goroutine 2 at line 13 sends into the buffer, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P2 1))
(assert (< errs 1))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.2/counter-range goroutine 2
; When goroutine 2 at line 13 sees its message taken, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 2))
(assert (= errs (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2/spawned goroutine 2
; When goroutine 2 at line 13 sees its message taken, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 2))
(assert (= errs (- 1)))
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.2/branch goroutine 2
; When goroutine 2 at line 13 sees its message taken, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (= P2 2))
(assert (= errs (- 1)))
(assert true)
(assert (not (ite |err != nil at line 12| true false)))
(check-sat)
(pop 1)

; preservation/2.2/buffer-bounds errs
; When goroutine 2 at line 13 sees its message taken, the buffer of errs holds no more than its capacity and no less than nothing.
(push 1)
(assert (= P2 2))
(assert (= errs (- 1)))
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.2/monitor errs
; When goroutine 2 at line 13 sees its message taken, the buffer of errs still holds sends minus receives.
(push 1)
(assert (= P2 2))
(assert (= errs (- 1)))
(assert true)
(assert (not (= 0 (+ (ite (and |err != nil| (< 1 P1)) 1 0) (ite |err != nil at line 12| 1 0)))))
(check-sat)
(pop 1)

; preservation/2.2/rendezvous-mutex errs
; When goroutine 2 at line 13 sees its message taken, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P2 2))
(assert (= errs (- 1)))
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; preservation/2.3/counter-range goroutine 2
; When goroutine 2 at line 12 leaves the true branch, goroutine 2 is at one of its program points.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert false)
(check-sat)
(pop 1)

; preservation/2.3/spawned goroutine 2
; When goroutine 2 at line 12 leaves the true branch, goroutine 2 has started exactly if its go statement has run.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (>= 2 P0))
(check-sat)
(pop 1)

; preservation/2.3/branch goroutine 2
; When goroutine 2 at line 12 leaves the true branch, goroutine 2 is not in the branch that its if rules out.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (not (ite |err != nil at line 12| true true)))
(check-sat)
(pop 1)

; preservation/2.3/monitor errs
; When goroutine 2 at line 12 leaves the true branch, the buffer of errs still holds sends minus receives.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (not (= errs (+ (ite (and |err != nil| (< 1 P1)) 1 0) (ite |err != nil at line 12| 1 0)))))
(check-sat)
(pop 1)

; preservation/2.3/rendezvous-mutex errs
; When goroutine 2 at line 12 leaves the true branch, at most one sender waits for its message on errs to be taken.
(push 1)
(assert (= P2 3))
(assert true)
(assert true)
(assert (not (= (ite (= P1 2) 1 0) 0)))
(check-sat)
(pop 1)

; exit/1.1/balanced
; When nothing can move any more, goroutine 1 at line 8 does not wait at errs! while the precondition holds.
(push 1)
(assert (= P1 1))
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (>= errs 1)) (and (= P1 2) (not (= errs (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (>= errs 1)) (and (= P2 2) (not (= errs (- 1))))))
(assert (and (<= 0 (+ (ite |err != nil| 1 0) (ite |err != nil at line 12| 1 0))) (<= (+ (ite |err != nil| 1 0) (ite |err != nil at line 12| 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; exit/1.2/balanced
; When nothing can move any more, goroutine 1 at line 8 does not wait at errs! acknowledged while the precondition holds.
(push 1)
(assert (= P1 2))
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (>= errs 1)) (and (= P1 2) (not (= errs (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (>= errs 1)) (and (= P2 2) (not (= errs (- 1))))))
(assert (and (<= 0 (+ (ite |err != nil| 1 0) (ite |err != nil at line 12| 1 0))) (<= (+ (ite |err != nil| 1 0) (ite |err != nil at line 12| 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; exit/2.1/balanced
; When nothing can move any more, goroutine 2 at line 13 does not wait at errs! while the precondition holds.
(push 1)
(assert (= P2 1))
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (>= errs 1)) (and (= P1 2) (not (= errs (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (>= errs 1)) (and (= P2 2) (not (= errs (- 1))))))
(assert (and (<= 0 (+ (ite |err != nil| 1 0) (ite |err != nil at line 12| 1 0))) (<= (+ (ite |err != nil| 1 0) (ite |err != nil at line 12| 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; exit/2.2/balanced
; When nothing can move any more, goroutine 2 at line 13 does not wait at errs! acknowledged while the precondition holds.
(push 1)
(assert (= P2 2))
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4) (and (= P1 1) (>= errs 1)) (and (= P1 2) (not (= errs (- 1))))))
(assert (or (= P2 (- 1)) (= P2 4) (and (= P2 1) (>= errs 1)) (and (= P2 2) (not (= errs (- 1))))))
(assert (and (<= 0 (+ (ite |err != nil| 1 0) (ite |err != nil at line 12| 1 0))) (<= (+ (ite |err != nil| 1 0) (ite |err != nil at line 12| 1 0)) 1)))
(assert true)
(check-sat)
(pop 1)

; necessity/1
; When every goroutine has ended, errs is sent to at least as often as it is received from.
(push 1)
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (or (= P2 (- 1)) (= P2 4)))
(assert (> 0 (+ (ite |err != nil| 1 0) (ite |err != nil at line 12| 1 0))))
(check-sat)
(pop 1)

; necessity/2
; When every goroutine has ended, what is sent to errs is received or fits its buffer.
(push 1)
(assert (= P0 3))
(assert (or (= P1 (- 1)) (= P1 4)))
(assert (or (= P2 (- 1)) (= P2 4)))
(assert (> (+ (ite |err != nil| 1 0) (ite |err != nil at line 12| 1 0)) 1))
(check-sat)
(pop 1)
