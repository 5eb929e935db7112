package signal

import "virgostd/os"

func notify(c chan<- os.Signal, sig ...os.Signal) {}
func stop(c chan<- os.Signal)                     {}
