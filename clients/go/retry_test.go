package scangate

import (
	"context"
	"errors"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"
	"time"
)

func TestTransientFailuresAreRetriedWithTheSameKey(t *testing.T) {
	for name, failure := range map[string]http.HandlerFunc{
		"reset":                   reset,
		"truncated":               truncated,
		"half a body":             hang,
		"cut JSON":                respond(200, queuedScan[:30]),
		"HTML of a proxy":         respond(200, "<html>"),
		"408":                     apiFailure(408, "request_timeout"),
		"425":                     respond(425, ""),
		"429":                     apiFailure(429, "rate_limited"),
		"500":                     apiFailure(500, "internal_error"),
		"502 without JSON":        respond(502, "Bad gateway"),
		"503":                     apiFailure(503, "unavailable"),
		"504":                     respond(504, ""),
		"idempotency in progress": apiFailure(409, "idempotency_in_progress"),
		"truncated error":         respond(409, `{"error":{"co`),
	} {
		t.Run(name, func(t *testing.T) {
			service := startService(t, failure, failure, respond(201, queuedScan))
			client, clock := newTestClient(t, service.URL, WithAttemptTimeout(time.Second))
			var info ResponseInfo
			scan, err := client.CreateScan(context.Background(), ScanCreate{Target: "a"}, WithResponseInfo(&info))
			if err != nil || scan.ID != "scn_1" || info.Attempts != 3 {
				t.Fatalf("got %v, %v after %d attempts", scan, err, info.Attempts)
			}
			got := service.got()
			for _, request := range got {
				if request.header.Get("Idempotency-Key") != got[0].header.Get("Idempotency-Key") || request.body != got[0].body {
					t.Errorf("the attempts differ: %+v", got)
				}
			}
			if len(got) != 3 || !slices.Equal(clock.sleeps, []time.Duration{400 * time.Millisecond, 800 * time.Millisecond}) {
				t.Errorf("%d requests, slept %v", len(got), clock.sleeps)
			}
		})
	}
}

func TestWhatMayBeRepeated(t *testing.T) {
	get := func(c *Client) error { _, err := c.GetUsage(context.Background()); return err }
	remove := func(c *Client) error { return c.DeleteTarget(context.Background(), "tgt_1") }
	patch := func(c *Client) error {
		_, err := c.UpdateWebhook(context.Background(), "whk_1", UpdateWebhookRequest{Status: Ptr(WebhookStatusDisabled)})
		return err
	}
	for name, test := range map[string]struct {
		do       func(*Client) error
		step     http.HandlerFunc
		requests int
	}{
		"GET, 500":            {get, apiFailure(500, "internal_error"), 5},
		"GET, 400":            {get, apiFailure(400, "malformed_request"), 1},
		"GET, 501":            {get, apiFailure(501, "x"), 1},
		"GET, 409":            {get, apiFailure(409, "invalid_state"), 1},
		"GET, unusable":       {get, respond(200, "[]"), 1},
		"DELETE, reset":       {remove, reset, 5},
		"DELETE, 404":         {remove, apiFailure(404, "not_found"), 1},
		"PATCH, 429":          {patch, apiFailure(429, "rate_limited"), 5},
		"PATCH, 503":          {patch, apiFailure(503, "unavailable"), 5},
		"PATCH, 500":          {patch, apiFailure(500, "internal_error"), 1},
		"PATCH, 502":          {patch, apiFailure(502, "x"), 1},
		"PATCH, reset":        {patch, reset, 1},
		"PATCH, truncated":    {patch, truncated, 1},
		"PATCH, invalid JSON": {patch, respond(200, "{"), 1},
	} {
		service := startService(t, test.step)
		client, _ := newTestClient(t, service.URL)
		if err := test.do(client); err == nil || len(service.got()) != test.requests {
			t.Errorf("%s: %d requests, %v", name, len(service.got()), err)
		}
	}
}

func TestADeletionWhoseResponseWasLostSucceeds(t *testing.T) {
	gone := apiFailure(404, "not_found")
	for name, test := range map[string]struct {
		first   http.HandlerFunc
		deleted bool
	}{
		"reset": {truncated, true},
		"500":   {apiFailure(500, "internal_error"), true},
		"503":   {apiFailure(503, "unavailable"), false},
		"none":  {gone, false},
	} {
		client, _ := newTestClient(t, startService(t, test.first, gone).URL)
		err := client.DeleteWebhook(context.Background(), "whk_1")
		if (err == nil) != test.deleted || err != nil && !errors.Is(err, ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestARefusedConnectionIsRetriedEvenForPATCH(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := listener.Addr().String()
	_ = listener.Close()
	client, clock := newTestClient(t, "http://"+address)
	_, err = client.UpdateWebhook(context.Background(), "whk_1", UpdateWebhookRequest{})
	var connection *ConnectionError
	if !errors.As(err, &connection) || len(clock.sleeps) != 4 || connection.Timeout() {
		t.Errorf("got %v after %d retries", err, len(clock.sleeps))
	}
}

func TestAnUntrustedCertificateIsNotRetried(t *testing.T) {
	server := httptest.NewUnstartedServer(respond(200, "{}"))
	server.Config.ErrorLog = quiet
	server.StartTLS()
	defer server.Close()
	client, clock := newTestClient(t, server.URL)
	_, err := client.GetUsage(context.Background())
	var connection *ConnectionError
	if !errors.As(err, &connection) || len(clock.sleeps) != 0 {
		t.Errorf("got %v after %d retries", err, len(clock.sleeps))
	}
}

func TestRetryAfter(t *testing.T) {
	date := time.Now().Add(20 * time.Second).UTC().Format(http.TimeFormat)
	for header, want := range map[string][2]time.Duration{
		"7":                             {7 * time.Second, 7 * time.Second},
		"0":                             {400 * time.Millisecond, 400 * time.Millisecond},
		"3600":                          {time.Minute, time.Minute},
		"-5":                            {400 * time.Millisecond, 400 * time.Millisecond},
		"99999999999":                   {400 * time.Millisecond, 400 * time.Millisecond},
		"soon":                          {400 * time.Millisecond, 400 * time.Millisecond},
		date:                            {18 * time.Second, 20 * time.Second},
		"Thu, 01 Jan 1970 00:00:00 GMT": {400 * time.Millisecond, 400 * time.Millisecond},
	} {
		service := startService(t, apiFailure(429, "rate_limited", "Retry-After", header), respond(200, queuedScan))
		client, clock := newTestClient(t, service.URL)
		if _, err := client.GetScan(context.Background(), "scn_1"); err != nil {
			t.Fatal(err)
		}
		if len(clock.sleeps) != 1 || clock.sleeps[0] < want[0] || clock.sleeps[0] > want[1] {
			t.Errorf("%s: slept %v", header, clock.sleeps)
		}
	}
}

func TestBackoffIsBoundedAndFullyRandom(t *testing.T) {
	service := startService(t, reset)
	client, clock := newTestClient(t, service.URL, WithMaxRetries(7))
	random := 0.0
	client.random = func() float64 { random = 1 - random; return random }
	_, _ = client.GetUsage(context.Background())
	want := []time.Duration{400 * time.Millisecond, 0, 1600 * time.Millisecond, 0, 6400 * time.Millisecond, 0, 15 * time.Second}
	if !slices.Equal(clock.sleeps, want) {
		t.Errorf("slept %v", clock.sleeps)
	}
}

func TestADelayBeyondTheDeadlineIsNotWaitedFor(t *testing.T) {
	service := startService(t, apiFailure(429, "rate_limited", "Retry-After", "30"))
	client, clock := newTestClient(t, service.URL)
	_, err := client.GetUsage(context.Background(), WithTimeout(20*time.Second))
	var failure *APIError
	if !errors.As(err, &failure) || failure.RetryAfter != 30*time.Second || len(clock.sleeps) != 0 {
		t.Errorf("got %v, slept %v", err, clock.sleeps)
	}
}

func TestTheDeadlineOfACall(t *testing.T) {
	service := startService(t, hang)
	client, _ := newTestClient(t, service.URL)
	_, err := client.GetUsage(context.Background(), WithTimeout(50*time.Millisecond))
	var connection *ConnectionError
	if !errors.As(err, &connection) || !errors.Is(err, context.DeadlineExceeded) || !connection.Timeout() || len(service.got()) != 1 {
		t.Errorf("got %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancelling := startService(t, func(http.ResponseWriter, *http.Request) { cancel() }, hang)
	client, _ = newTestClient(t, cancelling.URL)
	if _, err := client.GetUsage(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	if _, err := client.GetUsage(ctx); !errors.Is(err, context.Canceled) || len(cancelling.got()) != 1 {
		t.Errorf("a cancelled context sends a request: %v", err)
	}
}

func TestWait(t *testing.T) {
	queued := respond(200, queuedScan)
	service := startService(t, queued, queued, truncated, apiFailure(404, "not_found"))
	client, clock := newTestClient(t, service.URL, WithMaxRetries(0))
	client.random = func() float64 { return 0 }
	scan, err := client.Wait(context.Background(), "scn_1")
	if !errors.Is(err, ErrNotFound) || scan.Status != ScanStatusQueued {
		t.Errorf("got %v, %v", scan, err)
	}
	if want := []time.Duration{time.Second, 1500 * time.Millisecond, 2250 * time.Millisecond}; !slices.Equal(clock.sleeps, want) {
		t.Errorf("slept %v", clock.sleeps)
	}

	polls := 0
	client, _ = newTestClient(t, startService(t, queued, apiFailure(503, "unavailable"), respond(200, succeededScan)).URL, WithMaxRetries(0))
	scan, err = client.Wait(context.Background(), "scn_1", WithOnPoll(func(*Scan) { polls++ }))
	if err != nil || scan.Status != ScanStatusSucceeded || polls != 2 {
		t.Errorf("got %v, %v after %d polls", scan, err, polls)
	}

	client, _ = newTestClient(t, startService(t, respond(200, `{"id":"scn_1","status":"expired"}`)).URL)
	if scan, err := client.Wait(context.Background(), "scn_1"); err != nil || scan.Status != "expired" {
		t.Errorf("a status that this version does not know: %v, %v", scan, err)
	}

	client, _ = newTestClient(t, startService(t, respond(200, `{"id":"scn_2","status":"succeeded"}`)).URL)
	var response *ResponseError
	if _, err := client.Wait(context.Background(), "scn_1"); !errors.As(err, &response) {
		t.Errorf("another scan: %v", err)
	}
}

func TestWaitHasADeadline(t *testing.T) {
	service := startService(t, respond(200, queuedScan), reset)
	client, clock := newTestClient(t, service.URL, WithMaxRetries(0))
	client.random = func() float64 { return 0 }
	scan, err := client.Wait(context.Background(), "scn_1", WithWaitTimeout(2*time.Minute))
	if !errors.Is(err, ErrWaitTimeout) || !errors.Is(err, context.DeadlineExceeded) || scan.Status != ScanStatusQueued {
		t.Errorf("got %v, %v", scan, err)
	}
	var connection *ConnectionError
	if !errors.As(err, &connection) {
		t.Errorf("the last failure is missing: %v", err)
	}
	total := time.Duration(0)
	for _, slept := range clock.sleeps {
		total += slept
	}
	if last := clock.sleeps[len(clock.sleeps)-1]; last != 10*time.Second || total < 110*time.Second || total > 2*time.Minute {
		t.Errorf("slept %v in all, %v last", total, last)
	}

	ctx, cancel := context.WithCancel(context.Background())
	client, _ = newTestClient(t, startService(t, respond(200, queuedScan)).URL)
	_, err = client.Wait(ctx, "scn_1", WithOnPoll(func(*Scan) { cancel() }))
	if !errors.Is(err, context.Canceled) || errors.Is(err, ErrWaitTimeout) {
		t.Errorf("got %v", err)
	}
}
