/**
 * Go's synchronisation, as contracts. The protocol of a waitgroup: who adds to the counter gets as many unit debts; a debt may be
 * exchanged for one that promises a predicate, and a token of the same promise; paying it gives the predicate away,
 * and Done takes a debt that promises nothing any more. Wait hands out what the tokens stand for.
 */
export const libraryTexts: ReadonlyMap<string, string> = new Map([
  ['builtin', `package builtin\ntype error interface { Error() string }\n`],
  ['errors', `package errors\nensures r != nil\nfunc New(text string) (r error)\n`],
  [
    'sync',
    `package sync
type WaitGroup struct { counter int }
type Mutex struct { state int }
type RWMutex struct { state int }
type Once struct { state int }
type Locker interface { Lock(); Unlock() }

pred (g *WaitGroup) WaitGroupP()
pred (g *WaitGroup) WaitGroupStarted()
pred (g *WaitGroup) UnitDebt(p pred())
pred (g *WaitGroup) Token(p pred())
pred (g *WaitGroup) TokenById(p pred(), i int) { g.Token(p) }
pred InjEval(p pred(), i int) { p() }
pred PredTrue() { true }

ghost
requires acc(g.WaitGroupP(), _)
pure func (g *WaitGroup) WaitMode() bool

ghost
requires acc(g)
ensures g.WaitGroupP() && !g.WaitMode()
func (g *WaitGroup) Init()

requires p >= 0
requires n > 0 || n == -1
requires n > 0 && p > 0 ==> acc(g.WaitGroupP(), p) && !g.WaitMode()
requires n > 0 && p == 0 ==> g.UnitDebt(P)
requires n == -1 ==> g.UnitDebt(PredTrue{})
ensures n > 0 && p > 0 ==> acc(g.WaitGroupP(), p) && !g.WaitMode()
ensures n > 0 && p == 0 ==> g.UnitDebt(P)
ensures n > 0 ==> acc(g.UnitDebt(PredTrue{}), n/1)
func (g *WaitGroup) Add(n int, ghost p perm, ghost P pred())

requires g.UnitDebt(PredTrue{})
func (g *WaitGroup) Done()

ghost
requires p > 0
requires acc(g.WaitGroupP(), p) && g.UnitDebt(P)
ensures acc(g.WaitGroupStarted(), p) && g.UnitDebt(P)
func (g *WaitGroup) Start(p perm, P pred())

ghost
requires g.UnitDebt(PredTrue{})
ensures g.UnitDebt(P) && g.Token(P)
func (g *WaitGroup) GenerateTokenAndDebt(P pred())

ghost
ensures g.Token(PredTrue{})
func (g *WaitGroup) GenerateToken()

ghost
requires P() && g.UnitDebt(P)
ensures g.UnitDebt(PredTrue{})
func (g *WaitGroup) PayDebt(P pred())

ghost
requires p > 0 && q > 0 && p + q == 1
requires acc(g.WaitGroupP(), p) && acc(g.WaitGroupStarted(), q)
requires !g.WaitMode()
ensures g.WaitGroupP() && g.WaitMode()
func (g *WaitGroup) SetWaitMode(p perm, q perm)

ghost
requires g.WaitGroupP() && g.WaitMode()
ensures g.WaitGroupP() && !g.WaitMode()
func (g *WaitGroup) UnsetWaitMode()

requires p > 0
requires acc(g.WaitGroupP(), p) && g.WaitMode()
requires forall i int :: 0 <= i && i < len(P) ==> g.TokenById(P[i], i)
ensures acc(g.WaitGroupP(), p) && g.WaitMode()
ensures forall i int :: 0 <= i && i < len(P) ==> InjEval(P[i], i)
func (g *WaitGroup) Wait(ghost p perm, ghost P seq[pred()])

func (m *RWMutex) Lock()
func (m *RWMutex) Unlock()
func (m *RWMutex) RLock()
func (m *RWMutex) RUnlock()

pred (m *Mutex) LockP()
pred (m *Mutex) UnlockP()

ghost
requires acc(m.LockP(), _)
pure func (m *Mutex) LockInv() pred()

ghost
requires P() && acc(m)
ensures m.LockP() && m.LockInv() == P
func (m *Mutex) SetInv(P pred())

requires acc(m.LockP(), _)
ensures m.LockInv()()
ensures m.UnlockP()
func (m *Mutex) Lock()

requires acc(m.LockP(), _)
requires m.UnlockP()
requires m.LockInv()()
func (m *Mutex) Unlock()
`,
  ],
]);

/** What a channel of element type T offers, besides Go's own operators. */
export const channelText = `package channel
pred (c chan T) IsChannel()
pred (c chan T) SendChannel()
pred (c chan T) RecvChannel()
pred (c chan T) Closed()
pred (c chan T) ClosureDebt(P pred(), p perm)
pred (c chan T) Token(P pred())

ghost
pure func (c chan T) SendGivenPerm() pred(T)
ghost
pure func (c chan T) SendGotPerm() pred()
ghost
pure func (c chan T) RecvGivenPerm() pred()
ghost
pure func (c chan T) RecvGotPerm() pred(T)
ghost
pure func (c chan T) BufferSize() int

ghost
requires c.IsChannel()
requires c.BufferSize() > 0 ==> B == PredTrue{}
ensures c.SendChannel() && c.RecvChannel()
ensures c.SendGivenPerm() == A && c.SendGotPerm() == B
ensures c.RecvGivenPerm() == B && c.RecvGotPerm() == A
func (c chan T) Init(A pred(T), B pred())

ghost
requires p >= 0
requires acc(c.SendChannel(), p)
ensures c.ClosureDebt(P, p) && c.Token(P)
func (c chan T) CreateDebt(p perm, P pred())

ghost
requires p > 0
requires acc(c.SendChannel(), p)
requires c.ClosureDebt(P, 1 - p)
requires P()
ensures c.Closed()
func (c chan T) PayClosure(p perm, P pred())

ghost
requires c.Token(P) && acc(c.Closed(), _)
ensures P() && acc(c.Closed(), _)
func (c chan T) Redeem(P pred())
`;
