/** What the gates of the program call: Go text, the same for every run. */
export const common = `type replayTurn struct{ who, gate, pick, child, timer int }

type replayStep struct {
	one, other replayTurn
	fire       int
	cancel     bool
}

type replayGoroutine struct {
	number int
	name   string
	// Where it waits for its turn; 0 while it goes on.
	gate  int
	turn  chan replayTurn
	pick  int
	ended bool
}

var (
	replayLock     replaysync.Mutex
	replayIsOn     bool
	replayByName   = map[string]*replayGoroutine{}
	replayByNumber = map[int]*replayGoroutine{}
	// What each goroutine still does.
	replayQueues = map[int][]replayTurn{}
	// Started, and not begun.
	replayChild   int
	replayTimers  = map[int]func(){}
	replaySuppositions = map[[2]int]bool{}
	replayFault   = ""
	replayCancel  = func() {}
)

var replayNumber = replayregexp.MustCompile(\`^goroutine (\\d+) \\[([^\\],]*)\`)

func replayName() string {
	buffer := make([]byte, 64)
	return replayNumber.FindStringSubmatch(string(buffer[:replayruntime.Stack(buffer, false)]))[1]
}

// The first call of a goroutine says that it has begun, and its end that it has ended.
func replayEnter() func() {
	name := replayName()
	replayLock.Lock()
	defer replayLock.Unlock()
	if replayByName[name] != nil || replayChild == 0 {
		return func() {}
	}
	me := &replayGoroutine{number: replayChild, name: name, turn: make(chan replayTurn, 1)}
	replayChild = 0
	replayByName[name] = me
	replayByNumber[me.number] = me
	return func() {
		fault := recover()
		replayLock.Lock()
		defer replayLock.Unlock()
		me.ended = true
		if fault != nil && replayFault == "" {
			replayFault = replayfmt.Sprint(fault)
		}
	}
}

func replayMe() *replayGoroutine {
	name := replayName()
	replayLock.Lock()
	defer replayLock.Unlock()
	return replayByName[name]
}

// Waits for its turn, if the next thing that this goroutine does in the run is what stands here.
func replayGate(gate int) replayTurn {
	me := replayMe()
	replayLock.Lock()
	if !replayIsOn || me == nil || !replayExpects(replayQueues[me.number], gate) {
		replayLock.Unlock()
		return replayTurn{}
	}
	me.gate = gate
	replayLock.Unlock()
	return <-me.turn
}

// Who does nothing any more in the run waits until it is over.
func replayExpects(queue []replayTurn, gate int) bool {
	if len(queue) == 0 {
		return true
	}
	return queue[0].gate == gate || queue[0].gate < 0 && replayDeferred[gate]
}

func replayAt[T any](gate int, value T) T { replayGate(gate); return value }

func replayBefore[F any](gate int, call F) F { replayGate(gate); return call }

func replaySend[T any](gate int, channel chan<- T) func(T) {
	return func(value T) { replayGate(gate); channel <- value }
}

func replaySelect(gate int) {
	turn := replayGate(gate)
	if me := replayMe(); me != nil {
		me.pick = turn.pick
	}
}

// A case that is not to be taken waits on nil.
func replayCase[C any](at int, channel C) C {
	if me := replayMe(); me == nil || me.pick == 0 || me.pick-3 == at {
		return channel
	}
	var none C
	return none
}

func replayGo(gate int) {
	turn := replayGate(gate)
	replayLock.Lock()
	defer replayLock.Unlock()
	if turn.child != 0 {
		replayChild = turn.child
	}
}

// What the run supposes of a value that the program does not know.
func replaySuppose(gate int, value bool) bool {
	turn := replayGate(gate)
	me := replayMe()
	if me == nil {
		return value
	}
	replayLock.Lock()
	defer replayLock.Unlock()
	at := [2]int{me.number, gate}
	if turn.pick != 0 {
		replaySuppositions[at] = turn.pick-3 == 1
	}
	if supposed, ok := replaySuppositions[at]; ok {
		return supposed
	}
	return value
}

func replayTimer(number int, fire func()) {
	replayLock.Lock()
	defer replayLock.Unlock()
	replayTimers[number] = fire
}

func replaySleep(gate int, sleep func(replaytime.Duration)) func(replaytime.Duration) {
	return func(replaytime.Duration) {
		if turn := replayGate(gate); turn.timer != 0 {
			over := make(chan bool)
			replayTimer(turn.timer, func() { close(over) })
			<-over
		}
	}
}

func replayAfter(
	gate int, after func(replaytime.Duration) <-chan replaytime.Time,
) func(replaytime.Duration) <-chan replaytime.Time {
	return func(duration replaytime.Duration) <-chan replaytime.Time {
		turn := replayGate(gate)
		if turn.timer == 0 {
			return after(duration)
		}
		channel := make(chan replaytime.Time, 1)
		replayTimer(turn.timer, func() { channel <- replaytime.Now() })
		return channel
	}
}

func replayContext() replaycontext.Context {
	given, cancel := replaycontext.WithCancel(replaycontext.Background())
	replayCancel = cancel
	return given
}

// What a caller might give: functions return zero values, pointers point to some.
func replayUnknown[T any](length int) T {
	var value T
	replayFill(replayreflect.ValueOf(&value).Elem(), length, 3)
	return value
}

func replayFill(value replayreflect.Value, length, depth int) {
	if depth == 0 || !value.CanSet() {
		return
	}
	kind := value.Type()
	switch value.Kind() {
	case replayreflect.Func:
		value.Set(replayreflect.MakeFunc(kind, func([]replayreflect.Value) []replayreflect.Value {
			results := make([]replayreflect.Value, kind.NumOut())
			for i := range results {
				result := replayreflect.New(kind.Out(i)).Elem()
				replayFill(result, 0, depth-1)
				results[i] = result
			}
			return results
		}))
	case replayreflect.Pointer:
		value.Set(replayreflect.New(kind.Elem()))
		replayFill(value.Elem(), 0, depth-1)
	case replayreflect.Struct:
		for i := 0; i < value.NumField(); i++ {
			replayFill(value.Field(i), 0, depth-1)
		}
	case replayreflect.Slice:
		value.Set(replayreflect.MakeSlice(kind, length, length))
		for i := 0; i < length; i++ {
			replayFill(value.Index(i), 0, depth-1)
		}
	case replayreflect.Map:
		value.Set(replayreflect.MakeMap(kind))
		for i := 0; i < length; i++ {
			key := replayreflect.New(kind.Key()).Elem()
			switch {
			case key.CanInt():
				key.SetInt(int64(i))
			case key.CanUint():
				key.SetUint(uint64(i))
			case key.Kind() == replayreflect.String:
				key.SetString(replaystrings.Repeat("k", i))
			}
			element := replayreflect.New(kind.Elem()).Elem()
			replayFill(element, 0, depth-1)
			value.SetMapIndex(key, element)
		}
	}
}
`;
