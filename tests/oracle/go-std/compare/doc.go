// Package compare holds our packages against the real ones.
package compare
