package scangate

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const (
	firstBackoff  = 400 * time.Millisecond
	maxBackoff    = 15 * time.Second
	maxRetryAfter = time.Minute
)

// retryable reports whether a request may be sent again after a failure. GET, PUT and DELETE are safe to repeat, and so is a POST with
// an Idempotency-Key. Any other request is repeated only where the service certainly did no work.
func retryable(method string, keyed bool, failure error) bool {
	repeatable := method == http.MethodGet || method == http.MethodPut || method == http.MethodDelete || keyed
	var api *APIError
	var connection *ConnectionError
	var response *ResponseError
	switch {
	case refused(failure):
		return true
	case errors.As(failure, &api):
		return repeatable && (api.cut || transientStatus(api))
	case errors.As(failure, &connection):
		return repeatable && !untrusted(connection)
	case errors.As(failure, &response):
		return repeatable && response.malformed
	}
	return false
}

// refused reports a failure before the service did any work: no connection, or status 429 or 503.
func refused(failure error) bool {
	var api *APIError
	if errors.As(failure, &api) {
		return api.Status == http.StatusTooManyRequests || api.Status == http.StatusServiceUnavailable
	}
	var operation *net.OpError
	return errors.As(failure, &operation) && operation.Op == "dial"
}

func transientStatus(failure *APIError) bool {
	switch failure.Status {
	case http.StatusRequestTimeout, http.StatusTooEarly, http.StatusInternalServerError, http.StatusBadGateway, http.StatusGatewayTimeout:
		return true
	}
	// The first attempt, whose response was lost, is still running.
	return failure.Code == "idempotency_in_progress"
}

// untrusted reports a certificate that another attempt will not change.
func untrusted(failure *ConnectionError) bool {
	var certificate *tls.CertificateVerificationError
	return errors.As(failure, &certificate)
}

// pause returns the delay before a retry: exponential backoff with full jitter, or the Retry-After of the response if that is longer.
func (c *Client) pause(retry int, failure error) time.Duration {
	backoff := min(maxBackoff, firstBackoff<<min(retry, 10))
	delay := time.Duration(c.random() * float64(backoff))
	var api *APIError
	if errors.As(failure, &api) {
		delay = max(delay, min(api.RetryAfter, maxRetryAfter))
	}
	return delay
}

// retryAfter reads a Retry-After header: seconds or an HTTP date (RFC 9110, section 10.2.3). Anything else is 0.
func retryAfter(header string, now time.Time) time.Duration {
	header = strings.TrimSpace(header)
	if seconds, err := strconv.ParseUint(header, 10, 31); err == nil {
		return time.Duration(seconds) * time.Second
	}
	if date, err := http.ParseTime(header); err == nil {
		return max(0, date.Sub(now))
	}
	return 0
}

// ended returns the error of a call whose context has ended, with the failure of the last attempt, or nil.
func ended(ctx context.Context, label string, last error) error {
	if ctx.Err() == nil {
		return nil
	}
	cause := ctx.Err()
	if errors.Is(last, cause) {
		return last
	}
	if last != nil {
		cause = fmt.Errorf("%w (last failure: %w)", cause, last)
	}
	return &ConnectionError{Request: label, Err: cause}
}
