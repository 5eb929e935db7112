package sorting

//@ requires forall k int :: 0 <= k && k < len(s) ==> acc(&s[k])
//@ ensures forall k int :: 0 <= k && k < len(s) ==> acc(&s[k])
//@ ensures forall k, l int :: 0 <= k && k < l && l < len(s) ==> s[k] <= s[l]
func sort(s []int) {
	//@ invariant 0 <= i && (i <= len(s) || i == 1)
	//@ invariant forall k int :: 0 <= k && k < len(s) ==> acc(&s[k])
	//@ invariant forall k, l int :: 0 <= k && k < l && l < i && l < len(s) ==> s[k] <= s[l]
	for i := 1; i < len(s); i++ {
		//@ invariant 0 <= j && j <= i && i < len(s)
		//@ invariant forall k int :: 0 <= k && k < len(s) ==> acc(&s[k])
		//@ invariant forall k, l int :: 0 <= k && k < l && l <= i && l != j ==> s[k] <= s[l]
		for j := i; j > 0 && s[j-1] > s[j]; j-- {
			s[j-1], s[j] = s[j], s[j-1]
		}
	}
}
