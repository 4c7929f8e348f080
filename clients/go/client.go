// Package scangate is the client of the Scan Gate API: it registers targets, runs security scans and reads findings and reports.
//
//	client, err := scangate.New("svc_live_…", scangate.WithBaseURL("https://scans.example.com"))
//	scan, err := client.CreateScan(ctx, scangate.ScanCreate{Target: "shop.example.com", ScanType: scangate.ScanTypeQuick})
//	scan, err = client.Wait(ctx, scan.ID)
//	for finding, err := range client.Findings(ctx, scan.ID, nil) { … }
//
// Every method takes a context, retries transient failures within a deadline and sends an Idempotency-Key with each POST request, so
// that a retry never does the work twice. Errors are [*APIError], [*ConnectionError], [*ResponseError] and [*ArgumentError].
// Use [Verify] or [VerifyRequest] to check webhook deliveries.
package scangate

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"runtime"
	"strings"
	"time"
)

// Version of this client, sent in the User-Agent header.
const Version = "1.0.0"

// Client calls one service with one API key. It is safe for concurrent use.
type Client struct {
	base *url.URL
	// A function, because fmt prints unexported strings.
	apiKey         func() string
	http           *http.Client
	userAgent      string
	maxRetries     int
	timeout        time.Duration
	attemptTimeout time.Duration
	sleep          func(ctx context.Context, duration time.Duration) error
	now            func() time.Time
	random         func() float64
}

// String names the client without its key.
func (c *Client) String() string { return fmt.Sprintf("scangate.Client(%s)", c.base) }

// GoString names the client without its key.
func (c *Client) GoString() string { return c.String() }

type settings struct {
	baseURL        string
	httpClient     *http.Client
	userAgent      string
	maxRetries     int
	timeout        time.Duration
	attemptTimeout time.Duration
	allowHTTP      bool
}

// Option changes a setting of [New].
type Option func(*settings)

// WithBaseURL sets the address of the service, for example https://scans.example.com. Default: the environment variable
// SCAN_GATE_API_URL.
func WithBaseURL(baseURL string) Option { return func(s *settings) { s.baseURL = baseURL } }

// WithHTTPClient sets the HTTP client, for example one with a proxy or its own certificate authorities. The client is copied;
// its CheckRedirect is not used, because redirects must not carry the API key to another origin.
func WithHTTPClient(client *http.Client) Option { return func(s *settings) { s.httpClient = client } }

// WithUserAgent puts the name and version of your program in front of the User-Agent of this client.
func WithUserAgent(userAgent string) Option { return func(s *settings) { s.userAgent = userAgent } }

// WithMaxRetries sets the maximum number of retries after the first attempt. Default 4; 0 disables retries.
func WithMaxRetries(retries int) Option { return func(s *settings) { s.maxRetries = retries } }

// WithDefaultTimeout sets the deadline of a call, with all its retries. Default 3 minutes. An earlier deadline of the context wins.
func WithDefaultTimeout(timeout time.Duration) Option {
	return func(s *settings) { s.timeout = timeout }
}

// WithAttemptTimeout sets the deadline of each attempt, from the connection to the last byte of the response. Default 1 minute.
func WithAttemptTimeout(timeout time.Duration) Option {
	return func(s *settings) { s.attemptTimeout = timeout }
}

// WithAllowHTTP sends the API key over plain HTTP to hosts other than loopback. Without it, [New] refuses such a base URL.
func WithAllowHTTP() Option { return func(s *settings) { s.allowHTTP = true } }

// maxKeyLength is that of an identity token, which takes the place of a key once.
const maxKeyLength = 8_192

var (
	keyForm       = regexp.MustCompile(`^[\x21-\x7e]+$`)
	userAgentForm = regexp.MustCompile(`^[\x20-\x7e]{0,200}$`)
)

// New makes a client. It sends nothing. An empty key stands for the environment variable SCAN_GATE_API_KEY. The error is an
// [*ArgumentError], also where the key or the base URL is neither given nor in the environment.
func New(apiKey string, options ...Option) (*Client, error) {
	set := settings{maxRetries: 4, timeout: 3 * time.Minute, attemptTimeout: time.Minute}
	for _, option := range options {
		option(&set)
	}
	apiKey = given(apiKey, "SCAN_GATE_API_KEY")
	switch {
	case apiKey == "":
		return nil, &ArgumentError{"no API key; pass it to New, or set the environment variable SCAN_GATE_API_KEY"}
	case len(apiKey) > maxKeyLength || !keyForm.MatchString(apiKey):
		return nil, &ArgumentError{"the API key has spaces, control characters or characters outside ASCII"}
	case !userAgentForm.MatchString(set.userAgent):
		return nil, &ArgumentError{"the User-Agent must be printable ASCII of at most 200 characters"}
	case set.maxRetries < 0:
		return nil, &ArgumentError{"the maximum number of retries is negative"}
	case set.timeout <= 0 || set.attemptTimeout <= 0:
		return nil, &ArgumentError{"a timeout must be positive"}
	}
	base, err := parseBaseURL(given(set.baseURL, "SCAN_GATE_API_URL"), set.allowHTTP)
	if err != nil {
		return nil, err
	}
	client := &http.Client{}
	if set.httpClient != nil {
		*client = *set.httpClient
	}
	client.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	agent := fmt.Sprintf("scan-gate-go/%s (%s)", Version, runtime.Version())
	return &Client{
		base:           base,
		apiKey:         func() string { return apiKey },
		http:           client,
		userAgent:      strings.TrimSpace(set.userAgent + " " + agent),
		maxRetries:     set.maxRetries,
		timeout:        set.timeout,
		attemptTimeout: set.attemptTimeout,
		sleep:          sleep,
		now:            time.Now,
		random:         rand.Float64,
	}, nil
}

// given returns an argument, or the environment variable in its place if it is empty.
func given(argument, variable string) string {
	if argument = strings.TrimSpace(argument); argument != "" {
		return argument
	}
	return strings.TrimSpace(os.Getenv(variable))
}

func parseBaseURL(text string, allowHTTP bool) (*url.URL, error) {
	if text == "" {
		return nil, &ArgumentError{"no base URL; use WithBaseURL(\"https://host\"), or set the environment variable SCAN_GATE_API_URL"}
	}
	base, err := url.Parse(text)
	switch {
	case err != nil || base.Hostname() == "" || (base.Scheme != "https" && base.Scheme != "http"):
		return nil, &ArgumentError{"the base URL must start with https:// (or http:// on loopback) and name a host"}
	case base.User != nil:
		return nil, &ArgumentError{"the base URL must not contain credentials; pass the API key to New"}
	case base.RawQuery != "" || base.ForceQuery || base.Fragment != "":
		return nil, &ArgumentError{"the base URL must not contain a query or a fragment"}
	case base.Scheme == "http" && !isLoopback(base.Hostname()) && !allowHTTP:
		return nil, &ArgumentError{fmt.Sprintf("the API key would travel unencrypted to %s; use https://, or WithAllowHTTP", base.Host)}
	}
	// Operations start with /v1, which is often copied into the base URL as well.
	path := strings.TrimSuffix(strings.TrimRight(base.EscapedPath(), "/"), "/v1")
	base.Path, _ = url.PathUnescape(path)
	base.RawPath = path
	return base, nil
}

func isLoopback(host string) bool {
	host = strings.ToLower(host)
	if address := net.ParseIP(host); address != nil {
		return address.IsLoopback()
	}
	return host == "localhost" || strings.HasSuffix(host, ".localhost")
}

func sleep(ctx context.Context, duration time.Duration) error {
	timer := time.NewTimer(duration)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Ptr returns a pointer to a value, for optional members of requests.
func Ptr[T any](value T) *T { return &value }
