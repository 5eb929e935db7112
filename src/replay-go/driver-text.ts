/** What opens the gates in the order of the run, and looks at its end: Go text. */
export const driver = `func replayRun(t *replaytesting.T, start func()) {
	for _, step := range replaySteps {
		for _, turn := range []replayTurn{step.one, step.other} {
			if turn.who != 0 {
				replayQueues[turn.who] = append(replayQueues[turn.who], turn)
			}
		}
	}
	if replaystrings.HasPrefix(replayPanic, "fatal error: ") {
		replayfmt.Fprintln(replayos.Stderr, "foretold:", replayPanic)
	}
	replayIsOn, replayChild = true, 1
	go func() {
		defer replayEnter()()
		start()
	}()
	for at, step := range replaySteps {
		replayRest()
		if replayEnded() {
			break
		}
		replayTake(t, at+1, step)
	}
	replayRest()
	replayFree()
	replayRest()
	replayReport(t)
}

func replayEnded() bool {
	replayLock.Lock()
	defer replayLock.Unlock()
	return replayFault != ""
}

func replayTake(t *replaytesting.T, at int, step replayStep) {
	switch {
	case step.cancel:
		replayCancel()
	case step.fire != 0:
		replayFire(step.fire)
	default:
		replayGrant(t, at, step.one)
		if step.other.who != 0 {
			// Who has a way out would take it, if the other one were not there yet.
			replayRest()
			replayGrant(t, at, step.other)
		}
	}
}

func replayGrant(t *replaytesting.T, at int, turn replayTurn) {
	replayLock.Lock()
	defer replayLock.Unlock()
	one := replayByNumber[turn.who]
	if one == nil || one.gate == 0 {
		t.Fatalf("step %d of the run cannot be made: goroutine %d is elsewhere\\n%s", at, turn.who, replayAll())
	}
	replayQueues[turn.who] = replayQueues[turn.who][1:]
	one.gate = 0
	one.turn <- turn
}

func replayFire(timer int) {
	replayLock.Lock()
	fire := replayTimers[timer]
	delete(replayTimers, timer)
	replayLock.Unlock()
	if fire != nil {
		fire()
	}
}

// The run is over: everybody may do what is left to do.
func replayFree() {
	replayLock.Lock()
	replayIsOn = false
	var timers []int
	for timer := range replayTimers {
		timers = append(timers, timer)
	}
	for _, one := range replayByNumber {
		if !one.ended && one.gate != 0 {
			one.gate = 0
			one.turn <- replayTurn{}
		}
	}
	replayLock.Unlock()
	for _, timer := range timers {
		replayFire(timer)
	}
}

func replayReport(t *replaytesting.T) {
	stacks := replayStacks()
	replayLock.Lock()
	defer replayLock.Unlock()
	if replayPanic != "" {
		if replayFault == "" {
			t.Fatalf("not reproduced: %s was foretold, and nobody panics", replayPanic)
		}
		t.Fatalf("reproduced: %s\\nreal Go says: %s", replayWords, replayFault)
	}
	if replayFault != "" {
		t.Fatalf("not reproduced: it panics: %s", replayFault)
	}
	for _, number := range replayBlocked {
		one := replayByNumber[number]
		if one == nil || one.ended {
			t.Fatalf("not reproduced: goroutine %d has ended", number)
		}
		stack := stacks[one.name]
		t.Logf("goroutine %d waits for ever: [%s]%s", number, stack.state, replayLine(stack.text))
	}
	t.Fatalf("reproduced: %s", replayWords)
}

type replayStack struct{ state, text string }

func replayAll() string {
	buffer := make([]byte, 1<<20)
	return string(buffer[:replayruntime.Stack(buffer, true)])
}

func replayStacks() map[string]replayStack {
	stacks := map[string]replayStack{}
	for _, one := range replaystrings.Split(replayAll(), "\\n\\n") {
		if found := replayNumber.FindStringSubmatch(one); found != nil {
			stacks[found[1]] = replayStack{found[2], one}
		}
	}
	return stacks
}

var replayPlace = replayregexp.MustCompile(\`_test\\.go:(\\d+)\`)

// The first line of the program in a stack.
func replayLine(text string) string {
	for _, found := range replayPlace.FindAllStringSubmatch(text, -1) {
		line := 0
		replayfmt.Sscan(found[1], &line)
		if line <= replayLines {
			return replayfmt.Sprintf(", line %d", line)
		}
	}
	return ""
}
`;
