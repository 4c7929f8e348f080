package scangate

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestResponsesMayGrow(t *testing.T) {
	body := `{"id":"scn_1","status":"paused","scan_type":"deep","new":{"a":[1]},"failure":{"reason":"meteor","message":"m","extra":1}}`
	service := startService(t, respond(200, "\ufeff"+body))
	client, _ := newTestClient(t, service.URL)
	scan, err := client.GetScan(context.Background(), "scn_1")
	if err != nil || scan.Status != "paused" || scan.Failure.Reason != "meteor" || !scan.IsFinal() {
		t.Errorf("got %+v, %v", scan, err)
	}
}

func TestUnusableResponses(t *testing.T) {
	large := func(w http.ResponseWriter, _ *http.Request) {
		chunk := []byte(strings.Repeat(" ", 1<<20))
		for range maxJSONBytes>>20 + 1 {
			_, _ = w.Write(chunk)
		}
	}
	for name, step := range map[string]http.HandlerFunc{
		"HTML":           respond(200, "<!doctype html>", "Content-Type", "text/html"),
		"empty":          respond(200, ""),
		"null":           respond(200, "null"),
		"array":          respond(200, "[]"),
		"no id":          respond(200, `{"status":"queued"}`),
		"number as id":   respond(200, `{"id":1}`),
		"malformed time": respond(200, `{"id":"scn_1","created_at":"yesterday"}`),
		"too large":      large,
	} {
		client, _ := newTestClient(t, startService(t, step).URL)
		scan, err := client.GetScan(context.Background(), "scn_1")
		var response *ResponseError
		if !errors.As(err, &response) || scan != nil || response.Status != 200 {
			t.Errorf("%s: %v, %v", name, scan, err)
		}
	}
}

func TestAPIErrors(t *testing.T) {
	body := `{"error":{"code":"conflict","message":"It exists.\u001b[31m","param":"hostname","request_id":"req_2","doc_url":"https://a/docs",` +
		`"details":[{"existing_id":"tgt_1"}]}}`
	service := startService(t, respond(409, body, "X-Request-Id", ""))
	client, _ := newTestClient(t, service.URL)
	_, err := client.CreateTarget(context.Background(), CreateTargetRequest{Hostname: "shop.example.com"})
	var failure *APIError
	if !errors.As(err, &failure) || !errors.Is(err, ErrConflict) || errors.Is(err, ErrNotFound) {
		t.Fatalf("got %v", err)
	}
	if failure.Status != 409 || failure.Param != "hostname" || failure.RequestID != "req_2" || *failure.Details[0].ExistingID != "tgt_1" {
		t.Errorf("got %+v", failure)
	}
	if want := "scangate: POST /v1/targets: It exists. [31m (409 conflict, request req_2)"; err.Error() != want {
		t.Errorf("got %q", err)
	}
	if len(service.got()) != 1 {
		t.Error("a conflict was retried")
	}
}

func TestBulkRefusalHoldsTheEntries(t *testing.T) {
	body := `{"error":{"code":"bulk_rolled_back","message":"m","request_id":"req_1","doc_url":""},"summary":{"total":2},` +
		`"results":[{"ok":false,"error":{"code":"rolled_back"}},{"ok":false,"error":{"code":"validation_error"}}]}`
	client, _ := newTestClient(t, startService(t, respond(422, body)).URL)
	_, err := client.CreateScansBulk(context.Background(), BulkScanCreate{FailFast: Ptr(true)})
	var failure *APIError
	if !errors.As(err, &failure) || !errors.Is(err, ErrBulkRolledBack) || failure.Refusal.Results[1].Error.Code != "validation_error" {
		t.Errorf("got %v", err)
	}
}

func TestErrorsWithoutAnEnvelope(t *testing.T) {
	for body, code := range map[string]string{
		"<html>":                             "http_404",
		`{"error":"gone"}`:                   "http_404",
		`{"error":{"code":7,"message":"m"}}`: "http_404",
		`null`:                               "http_404",
	} {
		client, _ := newTestClient(t, startService(t, respond(404, body, "Content-Type", "text/html")).URL)
		_, err := client.GetUsage(context.Background())
		var failure *APIError
		if !errors.As(err, &failure) || failure.Code != code {
			t.Errorf("%s: %v", body, err)
		}
	}
}

func TestTheKeyNeverShows(t *testing.T) {
	escaped := `\u0073` + testKey[1:]
	echo := fmt.Sprintf(`{"error":{"code":"%s","message":"bad key %s","param":"%s","request_id":"%s","doc_url":"%s","details":[{"message":"%s"}]},"results":[{"%s":1}]}`,
		testKey, escaped, testKey, testKey, testKey, escaped, escaped)
	garbage := func(w http.ResponseWriter, _ *http.Request) {
		connection, _, _ := http.NewResponseController(w).Hijack()
		_, _ = io.WriteString(connection, testKey+"\r\n\r\n")
		_ = connection.Close()
	}
	for name, step := range map[string]http.HandlerFunc{
		"API error":      respond(401, echo, "X-Request-Id", testKey),
		"malformed HTTP": garbage,
		"content type":   respond(200, "x", "Content-Type", testKey),
		"member":         respond(200, `{"id":"`+testKey+`","created_at":"`+testKey+`"}`),
		"redirect":       respond(302, "", "Location", "https://a.example/"+testKey),
	} {
		client, _ := newTestClient(t, startService(t, step).URL, WithMaxRetries(0))
		_, err := client.GetUsage(context.Background())
		if name == "member" {
			_, err = client.GetTarget(context.Background(), "tgt_1")
		}
		if err == nil {
			t.Errorf("%s: no error", name)
		}
		for ; err != nil; err = errors.Unwrap(err) {
			encoded, _ := json.Marshal(err)
			if text := fmt.Sprintf("%v %+v %#v %s", err, err, err, encoded); strings.Contains(text, testKey) {
				t.Errorf("%s: %s", name, text)
			}
		}
		if text := fmt.Sprintf("%v %+v %#v %+v %#v", client, client, client, *client, *client); strings.Contains(text, testKey) {
			t.Errorf("the client prints its key: %s", text)
		}
	}
}

func TestRedirects(t *testing.T) {
	pdf := "%PDF-1.7\n%%EOF\n"
	storage := startService(t, respond(200, pdf))
	signed := storage.URL + "/report.pdf?X-Signature=secret"
	to := func(location string) http.HandlerFunc { return respond(302, "", "Location", location) }

	service := startService(t, to("/moved"), to(signed))
	client, _ := newTestClient(t, service.URL)
	got, err := client.GetReportPDF(context.Background(), "scn_1")
	if err != nil || string(got) != pdf {
		t.Fatalf("got %q, %v", got, err)
	}
	if service.got()[1].header.Get("Authorization") == "" {
		t.Error("the key is missing on the own origin")
	}
	if sent := storage.got()[0]; sent.header.Get("Authorization") != "" || sent.path != "/report.pdf?X-Signature=secret" {
		t.Errorf("the storage got %+v", sent)
	}

	for name, test := range map[string]struct {
		step http.HandlerFunc
		do   func(*Client) error
	}{
		"JSON from another origin": {to(signed), func(c *Client) error { _, err := c.GetUsage(context.Background()); return err }},
		"POST":                     {to("/v1/scans"), func(c *Client) error { _, err := c.CancelScan(context.Background(), "scn_1"); return err }},
		"endless":                  {to("/again"), func(c *Client) error { _, err := c.GetUsage(context.Background()); return err }},
		"no location":              {to(""), func(c *Client) error { _, err := c.GetUsage(context.Background()); return err }},
		"file": {to("file:///etc/passwd"), func(c *Client) error {
			_, err := c.GetReportPDF(context.Background(), "scn_1")
			return err
		}},
	} {
		client, _ := newTestClient(t, startService(t, test.step).URL)
		var response *ResponseError
		if err := test.do(client); !errors.As(err, &response) || strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: %v", name, err)
		}
	}

	tls := httptest.NewTLSServer(to("http://a.example/report.pdf"))
	defer tls.Close()
	client, _ = newTestClient(t, tls.URL, WithHTTPClient(tls.Client()))
	if _, err := client.GetReportPDF(context.Background(), "scn_1"); err == nil || !strings.Contains(err.Error(), "from HTTPS to plain HTTP") {
		t.Errorf("got %v", err)
	}
}

func TestAFailedDownloadDoesNotShowItsSignedURL(t *testing.T) {
	storage := startService(t, reset)
	service := startService(t, respond(302, "", "Location", storage.URL+"/?X-Signature=secret"))
	client, _ := newTestClient(t, service.URL)
	_, err := client.GetReportPDF(context.Background(), "scn_1")
	var connection *ConnectionError
	if !errors.As(err, &connection) || strings.Contains(err.Error(), "secret") || len(storage.got()) != 5 || len(service.got()) != 5 {
		t.Errorf("got %v after %d requests", err, len(service.got()))
	}
	client, _ = newTestClient(t, startService(t, respond(200, "%PDF-1.7"), respond(200, "{}")).URL)
	var response *ResponseError
	if _, err := client.GetReportPDF(context.Background(), "scn_1"); !errors.As(err, &response) || response.malformed {
		t.Errorf("a response that is not a PDF: %v", err)
	}
}
