package debug

// What these tell is unknown.

func Stack() []byte

func PrintStack() {}

func FreeOSMemory() {}

func SetGCPercent(percent int) int

func SetMaxThreads(threads int) int

func SetMemoryLimit(limit int64) int64
