package scangate

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"regexp"
	"time"
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
	// open operations get no API key.
	open bool
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
			return "", &ArgumentError{"an id is empty or is not an id"}
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
