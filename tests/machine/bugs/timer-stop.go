// want: no-deadlock
package main

import (
	"time"
)

func main() {
	t := time.NewTimer(time.Second)
	t.Stop()
	<-t.C
}
