// want: race-free
package main

type box struct{ full bool }

func main() {
	b := &box{}
	go func() { _ = b.full }()
	b.full = true
}
