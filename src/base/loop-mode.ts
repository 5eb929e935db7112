/** Goroutines that are started in a loop: counted, or gathered into one that loops, as in the paper. */
export type LoopMode = 'counted' | 'commuted';
