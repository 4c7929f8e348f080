package scangate

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
)

const (
	maxJSONBytes  = 64 << 20
	maxPDFBytes   = 256 << 20
	maxErrorBytes = 4 << 20
	maxRedirects  = 5
)

type rawResponse struct {
	status int
	header http.Header
	body   []byte
	// cut reports that the connection ended before the body of an error response did.
	cut bool
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
	if sameOrigin(target, c.base) && !what.open {
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
