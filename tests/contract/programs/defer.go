package deferred

type door struct {
	open   bool
	passes int
}

//@ requires acc(&d.open) && !d.open
//@ ensures acc(&d.open) && d.open
func (d *door) enter() {
	d.open = true
}

//@ requires acc(&d.open) && d.open
//@ ensures acc(&d.open) && !d.open
func (d *door) leave() {
	d.open = false
}

//@ requires acc(&d.open) && acc(&d.passes) && !d.open
//@ ensures acc(&d.open) && acc(&d.passes) && !d.open
//@ ensures n > 0 ==> d.passes == old(d.passes) + 1
func pass(d *door, n int) {
	d.enter()
	defer d.leave()
	if n <= 0 {
		return
	}
	d.passes++
}
