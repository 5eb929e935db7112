// Whoever has the server closes it: that he does is granted.
package srv

type Server struct {
	quit chan struct{}
}

func (s *Server) Start(n int) {
	s.quit = make(chan struct{})
	for i := 0; i < n; i++ {
		go func() { <-s.quit }()
	}
}
