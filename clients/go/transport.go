package scangate

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"time"
)

const (
	maxJSONBytes  = 64 << 20
	maxPDFBytes   = 256 << 20
	maxErrorBytes = 4 << 20
	maxRedirects  = 5
)

// call is one operation, before its options are applied.
type call struct {
	method string
	path   string
	query  url.Values
	body   any
	// keyed operations accept an Idempotency-Key.
	keyed bool
	pdf   bool
}

func (c call) label() string { return c.method + " " + c.path }

// ResponseInfo describes the last response of a call.
type ResponseInfo struct {
	// Status is the HTTP status.
	Status int
	// RequestID is the X-Request-Id of the response.
	RequestID string
	// Replayed reports that the service returned the response of an earlier request with the same Idempotency-Key.
	Replayed bool
	// Attempts counts the requests that were sent, the first one included.
	Attempts int
	// Header holds all headers of the response, rate limits included.
	Header http.Header
}

type callSettings struct {
	idempotencyKey string
	keyGiven       bool
	timeout        time.Duration
	info           *ResponseInfo
}

// CallOption changes a setting of one call.
type CallOption func(*callSettings)

// WithIdempotencyKey sets the Idempotency-Key of a POST operation, in place of a random one. The service returns the first response
// again for 24 hours when the same key arrives with the same request.
func WithIdempotencyKey(key string) CallOption {
	return func(s *callSettings) { s.idempotencyKey, s.keyGiven = key, true }
}

// WithTimeout sets the deadline of one call, with all its retries.
func WithTimeout(timeout time.Duration) CallOption {
	return func(s *callSettings) { s.timeout = timeout }
}

// WithResponseInfo fills info with the status, the request id and the headers of the last response of the call.
func WithResponseInfo(info *ResponseInfo) CallOption {
	return func(s *callSettings) { s.info = info }
}

type rawResponse struct {
	status int
	header http.Header
	body   []byte
	// cut reports that the connection ended before the body of an error response.
	cut bool
}

var idempotencyKeyForm = regexp.MustCompile(`^[!-~](?:[ -~]{0,253}[!-~])?$`)

// send sends a call until a response succeeds, a failure is final, or the deadline passes. accept checks the successful response.
func (c *Client) send(ctx context.Context, what call, options []CallOption, accept func(*rawResponse) error) error {
	set := callSettings{timeout: c.timeout}
	for _, option := range options {
		option(&set)
	}
	if what.keyed && !set.keyGiven {
		key, err := newUUID()
		if err != nil {
			return err
		}
		set.idempotencyKey = key
	} else if set.keyGiven && !what.keyed {
		return &ArgumentError{what.label() + " does not accept an idempotency key"}
	} else if set.keyGiven && !idempotencyKeyForm.MatchString(set.idempotencyKey) {
		return &ArgumentError{"the idempotency key must be 1 to 255 characters of visible ASCII"}
	}
	if set.timeout <= 0 {
		return &ArgumentError{"a timeout must be positive"}
	}
	var body []byte
	if what.body != nil {
		encoded, err := json.Marshal(what.body)
		if err != nil {
			return &ArgumentError{"the request body cannot be encoded: " + err.Error()}
		}
		body = encoded
	}
	ctx, cancel := context.WithTimeout(ctx, set.timeout)
	defer cancel()
	var failure error
	mayHaveRun := false
	for retry := 0; ; retry++ {
		if err := ended(ctx, what.label(), failure); err != nil {
			return err
		}
		if set.info != nil {
			set.info.Attempts = retry + 1
		}
		failure = c.attempt(ctx, what, body, &set, accept)
		if failure == nil || what.method == http.MethodDelete && mayHaveRun && errors.Is(failure, ErrNotFound) {
			return nil
		}
		mayHaveRun = mayHaveRun || !refused(failure)
		again := retryable(what.method, what.keyed, failure)
		if err := ended(ctx, what.label(), failure); err != nil && again {
			return err
		}
		if !again || retry >= c.maxRetries {
			return failure
		}
		delay := c.pause(retry, failure)
		if deadline, ok := ctx.Deadline(); ok && c.now().Add(delay).After(deadline) {
			return failure
		}
		if c.sleep(ctx, delay) != nil {
			return ended(ctx, what.label(), failure)
		}
	}
}

func (c *Client) attempt(ctx context.Context, what call, body []byte, set *callSettings, accept func(*rawResponse) error) error {
	ctx, cancel := context.WithTimeout(ctx, c.attemptTimeout)
	defer cancel()
	raw, err := c.follow(ctx, what, body, set.idempotencyKey)
	if raw != nil && set.info != nil {
		set.info.Status = raw.status
		set.info.RequestID = c.clean(raw.header.Get("X-Request-Id"), 100)
		set.info.Replayed = raw.header.Get("Idempotent-Replayed") == "true"
		set.info.Header = raw.header
	}
	if err != nil {
		return err
	}
	if raw.status < 200 || raw.status > 299 {
		return c.apiError(what.label(), raw)
	}
	return accept(raw)
}

// follow sends one request and follows the redirects of a GET. The API key goes to the origin of the base URL only.
func (c *Client) follow(ctx context.Context, what call, body []byte, key string) (*rawResponse, error) {
	target, err := url.Parse(c.base.String() + what.path)
	if err != nil {
		return nil, &ArgumentError{"an argument does not fit into a URL"}
	}
	target.RawQuery = what.query.Encode()
	for hop := 0; ; hop++ {
		raw, err := c.exchange(ctx, what, target, body, key)
		if err != nil {
			return raw, err
		}
		switch raw.status {
		case http.StatusMovedPermanently, http.StatusFound, http.StatusSeeOther, http.StatusTemporaryRedirect, http.StatusPermanentRedirect:
		default:
			return raw, nil
		}
		if hop >= maxRedirects {
			return raw, c.responseError(what, raw, fmt.Sprintf("more than %d redirects", maxRedirects))
		}
		next, refused := c.redirect(what, target, raw.header.Get("Location"))
		if refused != "" {
			return raw, c.responseError(what, raw, fmt.Sprintf("redirect (%d) refused: %s", raw.status, refused))
		}
		target = next
	}
}

func (c *Client) redirect(what call, from *url.URL, location string) (next *url.URL, refused string) {
	if what.method != http.MethodGet {
		return nil, "only a GET request is redirected; check the base URL"
	}
	next, err := from.Parse(location)
	switch {
	case location == "" || err != nil || next.Hostname() == "":
		return nil, "the Location header is missing or malformed"
	case next.Scheme != "https" && next.Scheme != "http":
		return nil, "the location is not an HTTP URL"
	case from.Scheme == "https" && next.Scheme == "http" && !isLoopback(next.Hostname()):
		return nil, "from HTTPS to plain HTTP"
	case !what.pdf && !sameOrigin(next, c.base):
		return nil, "to another origin (a sign-in page?); check the base URL"
	}
	next.User = nil
	return next, ""
}

func sameOrigin(a, b *url.URL) bool {
	port := func(u *url.URL) string {
		if u.Port() != "" {
			return u.Port()
		}
		return map[string]string{"https": "443", "http": "80"}[u.Scheme]
	}
	return a.Scheme == b.Scheme && strings.EqualFold(a.Hostname(), b.Hostname()) && port(a) == port(b)
}

// exchange sends one request and reads one response to its end, within bounds.
func (c *Client) exchange(ctx context.Context, what call, target *url.URL, body []byte, key string) (*rawResponse, error) {
	request, err := http.NewRequestWithContext(ctx, what.method, target.String(), nil)
	if err != nil {
		return nil, &ArgumentError{"an argument does not fit into a URL"}
	}
	if body != nil {
		request.Body = io.NopCloser(bytes.NewReader(body))
		request.GetBody = func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(body)), nil }
		request.ContentLength = int64(len(body))
		request.Header.Set("Content-Type", "application/json")
	}
	request.Header.Set("Accept", "application/json")
	if what.pdf {
		request.Header.Set("Accept", "application/pdf")
	}
	request.Header.Set("User-Agent", c.userAgent)
	if sameOrigin(target, c.base) {
		request.Header.Set("Authorization", "Bearer "+c.apiKey())
		if key != "" {
			request.Header.Set("Idempotency-Key", key)
		}
	}
	response, err := c.http.Do(request)
	if err != nil {
		return nil, c.connectionError(what, err)
	}
	defer response.Body.Close()
	raw := &rawResponse{status: response.StatusCode, header: response.Header}
	limit := int64(maxJSONBytes)
	if what.pdf {
		limit = maxPDFBytes
	}
	failed := raw.status < 200 || raw.status > 299
	if failed {
		limit = maxErrorBytes
	}
	raw.body, err = io.ReadAll(io.LimitReader(response.Body, limit+1))
	if int64(len(raw.body)) > limit && !failed {
		return raw, c.responseError(what, raw, fmt.Sprintf("the response is larger than %d MB", limit>>20))
	}
	if err != nil && !failed {
		return raw, c.connectionError(what, err)
	}
	raw.cut = err != nil
	return raw, nil
}

// connectionError drops the URL of the request, which may be a signed one, and a key that a server put into the text.
func (c *Client) connectionError(what call, err error) *ConnectionError {
	var located *url.Error
	if errors.As(err, &located) {
		err = located.Err
	}
	if text := err.Error(); strings.Contains(text, c.apiKey()) {
		err = errors.New(c.redact(text))
	}
	if errors.Is(err, io.EOF) {
		err = io.ErrUnexpectedEOF
	}
	return &ConnectionError{Request: what.label(), Err: err}
}

func (c *Client) responseError(what call, raw *rawResponse, message string) *ResponseError {
	return &ResponseError{
		Request:   what.label(),
		Status:    raw.status,
		RequestID: c.clean(raw.header.Get("X-Request-Id"), 100),
		Message:   message,
	}
}

// decode reads the JSON object of a response into out.
func (c *Client) decode(what call, raw *rawResponse, out any) error {
	body := bytes.TrimPrefix(raw.body, []byte("\xef\xbb\xbf"))
	failure := c.responseError(what, raw, "")
	if !json.Valid(body) {
		failure.Message = "the response is not JSON (" + c.clean(raw.header.Get("Content-Type"), 80) + ")"
		failure.malformed = true
		return failure
	}
	if trimmed := bytes.TrimLeft(body, " \t\r\n"); trimmed[0] != '{' {
		failure.Message = "the response is not a JSON object"
		return failure
	}
	if err := json.Unmarshal(body, out); err != nil {
		failure.Message = "the response does not have the documented form: " + c.clean(err.Error(), 200)
		return failure
	}
	if identified, ok := out.(interface{ identifier() string }); ok && identified.identifier() == "" {
		failure.Message = "the response has no id"
		return failure
	}
	return nil
}

// request sends a call and decodes its response.
func request[T any](ctx context.Context, c *Client, what call, options []CallOption) (*T, error) {
	var result *T
	err := c.send(ctx, what, options, func(raw *rawResponse) error {
		// A new value for each attempt, so that nothing of a rejected response remains.
		result = new(T)
		return c.decode(what, raw, result)
	})
	if err != nil {
		return nil, err
	}
	return result, nil
}

// newUUID returns a random UUID (RFC 9562, version 4).
func newUUID() (string, error) {
	var random [16]byte
	if _, err := rand.Read(random[:]); err != nil {
		return "", fmt.Errorf("scangate: no random idempotency key: %w", err)
	}
	random[6] = random[6]&0x0f | 0x40
	random[8] = random[8]&0x3f | 0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", random[:4], random[4:6], random[6:8], random[8:10], random[10:]), nil
}

// fillPath fills the %s of a format with arguments, each as one segment.
func fillPath(format string, arguments ...string) (string, error) {
	escaped := make([]any, len(arguments))
	for index, argument := range arguments {
		if argument == "" || argument == "." || argument == ".." {
			return "", &ArgumentError{"an id is empty or not an id"}
		}
		escaped[index] = url.PathEscape(argument)
	}
	return fmt.Sprintf(format, escaped...), nil
}

// download sends a call and returns the PDF of its response.
func (c *Client) download(ctx context.Context, what call, options []CallOption) ([]byte, error) {
	var pdf []byte
	err := c.send(ctx, what, options, func(raw *rawResponse) error {
		if !bytes.Contains(raw.body[:min(len(raw.body), 1024)], []byte("%PDF-")) {
			return c.responseError(what, raw, "the response is not a PDF")
		}
		if !bytes.Contains(raw.body[max(0, len(raw.body)-1024):], []byte("%%EOF")) {
			failure := c.responseError(what, raw, "the PDF is not complete")
			failure.malformed = true
			return failure
		}
		pdf = raw.body
		return nil
	})
	return pdf, err
}
