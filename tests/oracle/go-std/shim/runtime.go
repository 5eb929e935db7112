package runtime

import real "runtime"

func Gosched()          { real.Gosched() }
func Goexit()           { real.Goexit() }
func NumGoroutine() int { return real.NumGoroutine() }
func numCPU() int       { return real.NumCPU() }
