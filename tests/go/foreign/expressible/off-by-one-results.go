package crawl

type page struct {
	url   string
	links int
}

func visit(url string, pages chan page) {
	pages <- page{url: url, links: len(url)}
}

// Crawl visits the seeds and one page more, and forgets to receive that one.
func Crawl(seeds []string, extra string) int {
	pages := make(chan page)
	for _, seed := range seeds {
		go visit(seed, pages)
	}
	go visit(extra, pages)
	links := 0
	for i := 0; i < len(seeds); i++ {
		links += (<-pages).links
	}
	return links
}
