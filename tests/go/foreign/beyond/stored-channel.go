// go-escape: the channel lives on in the server.
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
