// go-recursion: calls in calls without end.
package walk

import "sync"

type Dir struct {
	children []*Dir
}

func walk(d *Dir, wg *sync.WaitGroup, visit func(*Dir)) {
	defer wg.Done()
	visit(d)
	for _, c := range d.children {
		wg.Add(1)
		go walk(c, wg, visit)
	}
}

func Walk(root *Dir, visit func(*Dir)) {
	var wg sync.WaitGroup
	wg.Add(1)
	go walk(root, &wg, visit)
	wg.Wait()
}
