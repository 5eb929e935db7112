// want:
package main

import (
	"time"
)

func main() {
	done := make(chan bool)
	time.AfterFunc(time.Second, func() { close(done) })
	<-done
}
