package scangate

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode"
)

// Codes of the API, for errors.Is. [APIError.Code] holds the code of every API error, [APIError.Status] its HTTP status.
var (
	ErrInvalidJSON           error = codeError("invalid_json")
	ErrMalformedRequest      error = codeError("malformed_request")
	ErrMissingAPIKey         error = codeError("missing_api_key")
	ErrInvalidAPIKey         error = codeError("invalid_api_key")
	ErrInvalidIdentityToken  error = codeError("invalid_identity_token")
	ErrInsufficientTokens    error = codeError("insufficient_tokens")
	ErrInsufficientScope     error = codeError("insufficient_scope")
	ErrTrustMismatch         error = codeError("trust_mismatch")
	ErrTargetNotAllowed      error = codeError("target_not_allowed")
	ErrWorkspaceSuspended    error = codeError("workspace_suspended")
	ErrTargetNotVerified     error = codeError("target_not_verified")
	ErrNotFound              error = codeError("not_found")
	ErrMethodNotAllowed      error = codeError("method_not_allowed")
	ErrNotAcceptable         error = codeError("not_acceptable")
	ErrRequestTimeout        error = codeError("request_timeout")
	ErrConflict              error = codeError("conflict")
	ErrInvalidState          error = codeError("invalid_state")
	ErrReportNotReady        error = codeError("report_not_ready")
	ErrIdempotencyInProgress error = codeError("idempotency_in_progress")
	ErrPayloadTooLarge       error = codeError("payload_too_large")
	ErrUnsupportedMediaType  error = codeError("unsupported_media_type")
	ErrRangeNotSatisfiable   error = codeError("range_not_satisfiable")
	ErrValidation            error = codeError("validation_error")
	ErrIdempotencyMismatch   error = codeError("idempotency_mismatch")
	ErrBatchTooLarge         error = codeError("batch_too_large")
	ErrBulkRolledBack        error = codeError("bulk_rolled_back")
	ErrInvalidCursor         error = codeError("invalid_cursor")
	ErrHeadersTooLarge       error = codeError("headers_too_large")
	ErrRateLimited           error = codeError("rate_limited")
	ErrInternal              error = codeError("internal_error")
	ErrUnavailable           error = codeError("unavailable")
)

type codeError string

func (e codeError) Error() string { return "scangate: " + string(e) }

// APIError is an error response of the service.
type APIError struct {
	// Code is stable; docs/ERRORS.md lists every code. A response that names no code gets http_<status>.
	Code string
	// Status is the HTTP status.
	Status  int
	Message string
	// RequestID helps the operator of the service to find the request.
	RequestID string
	// Param is the field or parameter at fault, or empty.
	Param string
	// Details names each fault of a validation error, and the existing resource of a conflict.
	Details []ErrorDetail
	// DocURL is the page that explains the code, or empty.
	DocURL string
	// RetryAfter is the delay that the service requested, or 0.
	RetryAfter time.Duration
	// Refusal holds the entries of a bulk request that failed with bulk_rolled_back, otherwise nil.
	Refusal *BulkScanRefusal
	// Request is the method and path, without the query.
	Request string

	cut bool
}

func (e *APIError) Error() string {
	text := fmt.Sprintf("scangate: %s: %s (%d %s", e.Request, e.Message, e.Status, e.Code)
	if e.RequestID != "" {
		text += ", request " + e.RequestID
	}
	return text + ")"
}

// Is reports whether target is the sentinel of the same code.
func (e *APIError) Is(target error) bool {
	code, ok := target.(codeError)
	return ok && string(code) == e.Code
}

// ConnectionError reports that no complete response arrived: no connection, a reset, a TLS fault, a timeout or a cancelled context.
type ConnectionError struct {
	// Request is the method and path, without the query.
	Request string
	// Err is the cause. It wraps context.Canceled or context.DeadlineExceeded when the context of the call has ended.
	Err error
}

func (e *ConnectionError) Error() string { return fmt.Sprintf("scangate: %s: %v", e.Request, e.Err) }

// Unwrap returns the cause.
func (e *ConnectionError) Unwrap() error { return e.Err }

// Timeout reports whether a deadline passed.
func (e *ConnectionError) Timeout() bool {
	var timeout interface{ Timeout() bool }
	return errors.As(e.Err, &timeout) && timeout.Timeout()
}

// ResponseError is a response that the client cannot use: not JSON, not of the documented form, too large, or a redirect that must
// not be followed.
type ResponseError struct {
	// Request is the method and path, without the query.
	Request string
	// Status is the HTTP status.
	Status    int
	RequestID string
	Message   string
	// Err is the cause, or nil.
	Err error

	malformed bool
}

func (e *ResponseError) Error() string { return fmt.Sprintf("scangate: %s: %s", e.Request, e.Message) }

// Unwrap returns the cause.
func (e *ResponseError) Unwrap() error { return e.Err }

// ArgumentError reports an option or argument that cannot be used. Nothing was sent.
type ArgumentError struct {
	Message string
}

func (e *ArgumentError) Error() string { return "scangate: " + e.Message }

// apiError reads an error response. The body is untrusted: it may even echo the API key.
func (c *Client) apiError(label string, raw *rawResponse) *APIError {
	failure := &APIError{
		Code:       fmt.Sprintf("http_%d", raw.status),
		Status:     raw.status,
		Message:    "The request failed.",
		RequestID:  c.clean(raw.header.Get("X-Request-Id"), 100),
		RetryAfter: retryAfter(raw.header.Get("Retry-After"), c.now()),
		Request:    label,
	}
	var tree map[string]any
	if json.Unmarshal(raw.body, &tree) != nil {
		failure.cut = raw.cut || strings.Contains(raw.header.Get("Content-Type"), "json")
		return failure
	}
	body, _ := json.Marshal(c.redactTree(any(tree)))
	var read BulkScanRefusal
	// A member of another type leaves the rest as it is.
	_ = json.Unmarshal(body, &read)
	if read.Error.Code != "" {
		failure.Code = c.clean(read.Error.Code, 80)
	}
	if read.Error.Message != "" {
		failure.Message = c.clean(read.Error.Message, 1000)
	}
	if failure.RequestID == "" {
		failure.RequestID = c.clean(read.Error.RequestID, 100)
	}
	if read.Error.Param != nil {
		failure.Param = c.clean(*read.Error.Param, 200)
	}
	failure.DocURL = c.clean(read.Error.DocURL, 500)
	failure.Details = read.Error.Details
	if read.Results != nil {
		failure.Refusal = &read
	}
	return failure
}

func (c *Client) redactTree(value any) any {
	switch value := value.(type) {
	case string:
		return c.redact(value)
	case []any:
		for index, item := range value {
			value[index] = c.redactTree(item)
		}
	case map[string]any:
		redacted := make(map[string]any, len(value))
		for key, item := range value {
			redacted[c.redact(key)] = c.redactTree(item)
		}
		return redacted
	}
	return value
}

func (c *Client) redact(text string) string {
	return strings.ReplaceAll(text, c.apiKey(), "[redacted]")
}

// clean makes one bounded line without control characters.
func (c *Client) clean(text string, limit int) string {
	printable := strings.Map(func(char rune) rune {
		if unicode.IsControl(char) || unicode.Is(unicode.Cf, char) {
			return ' '
		}
		return char
	}, c.redact(text))
	if runes := []rune(printable); len(runes) > limit {
		return string(runes[:limit]) + "…"
	}
	return printable
}
