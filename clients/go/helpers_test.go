package scangate

import (
	"context"
	"encoding/json"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"sync"
	"testing"
	"time"
)

const testKey = "svc_test_abcdefghijklmnopqrstuvwxyz"

var quiet = log.New(io.Discard, "", 0)

// received is a request that a test server got.
type received struct {
	method, path, body string
	header             http.Header
}

// service is a real HTTP server that runs one step of a script per request; the last step repeats.
type service struct {
	*httptest.Server
	mutex    sync.Mutex
	requests []received
}

func (s *service) got() []received {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return append([]received(nil), s.requests...)
}

func startService(t *testing.T, script ...http.HandlerFunc) *service {
	t.Helper()
	s := &service{}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		s.mutex.Lock()
		s.requests = append(s.requests, received{r.Method, r.URL.RequestURI(), string(body), r.Header.Clone()})
		step := script[min(len(s.requests), len(script))-1]
		s.mutex.Unlock()
		step(w, r)
	}))
	t.Cleanup(s.Close)
	return s
}

// testClock replaces the waiting of a client: a sleep moves its time forward and returns at once.
type testClock struct {
	mutex  sync.Mutex
	time   time.Time
	sleeps []time.Duration
}

func (c *testClock) now() time.Time {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.time
}

func (c *testClock) sleep(ctx context.Context, duration time.Duration) error {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.sleeps = append(c.sleeps, duration)
	c.time = c.time.Add(duration)
	return ctx.Err()
}

// newTestClient makes a client whose backoff is always the maximum and takes no time.
func newTestClient(t *testing.T, baseURL string, options ...Option) (*Client, *testClock) {
	t.Helper()
	client, err := New(testKey, append([]Option{WithBaseURL(baseURL)}, options...)...)
	if err != nil {
		t.Fatal(err)
	}
	clock := &testClock{time: time.Now()}
	client.now, client.sleep, client.random = clock.now, clock.sleep, func() float64 { return 1 }
	return client, clock
}

func respond(status int, body string, headers ...string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("X-Request-Id", "req_1")
		for index := 0; index < len(headers); index += 2 {
			w.Header().Set(headers[index], headers[index+1])
		}
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	}
}

func apiFailure(status int, code string, headers ...string) http.HandlerFunc {
	return respond(status, `{"error":{"code":"`+code+`","message":"Not now.","request_id":"req_1","doc_url":""}}`, headers...)
}

// reset closes the connection with a TCP reset, without a response.
func reset(w http.ResponseWriter, _ *http.Request) {
	connection, _, err := http.NewResponseController(w).Hijack()
	if err != nil {
		panic(err)
	}
	_ = connection.(*net.TCPConn).SetLinger(0)
	_ = connection.Close()
}

// truncated promises more bytes than it sends.
func truncated(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Content-Length", "1000")
	_, _ = io.WriteString(w, `{"id":"scn_1","sta`)
}

// hang sends headers and half a body, then waits until the client gives up.
func hang(w http.ResponseWriter, r *http.Request) {
	_, _ = io.WriteString(w, `{"id":`)
	_ = http.NewResponseController(w).Flush()
	<-r.Context().Done()
}

const (
	queuedScan    = `{"id":"scn_1","target":"shop.example.com","status":"queued","created_at":"2026-01-01T00:00:00.000Z"}`
	succeededScan = `{"id":"scn_1","target":"shop.example.com","status":"succeeded","created_at":"2026-01-01T00:00:00.000Z"}`
)

func readJSON(t *testing.T, path string, into any) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, into); err != nil {
		t.Fatal(err)
	}
}
