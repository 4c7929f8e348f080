package scangate

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

var uuidForm = regexp.MustCompile(`^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`)

func TestEveryOperationOfTheDocumentHasAMethod(t *testing.T) {
	type operation struct {
		OperationID string           `json:"operationId"`
		Parameters  []map[string]any `json:"parameters"`
	}
	var document struct {
		Paths map[string]map[string]operation `json:"paths"`
	}
	readJSON(t, "../../docs/openapi.json", &document)
	service := startService(t, respond(500, "{}"))
	client, _ := newTestClient(t, service.URL, WithMaxRetries(0))
	for template, operations := range document.Paths {
		for verb, operation := range operations {
			name := strings.ToUpper(operation.OperationID[:1]) + strings.Replace(operation.OperationID[1:], "Pdf", "PDF", 1)
			method := reflect.ValueOf(client).MethodByName(name)
			if !method.IsValid() {
				t.Errorf("no method %s", name)
				continue
			}
			arguments := []reflect.Value{reflect.ValueOf(context.Background())}
			for index := 1; index < method.Type().NumIn()-1; index++ {
				argument := reflect.Zero(method.Type().In(index))
				if argument.Kind() == reflect.String {
					argument = reflect.ValueOf("id/1")
				}
				arguments = append(arguments, argument)
			}
			results := method.Call(arguments)
			var failure *APIError
			if err, _ := results[len(results)-1].Interface().(error); !errors.As(err, &failure) {
				t.Errorf("%s: %v", name, err)
				continue
			}
			requests := service.got()
			request := requests[len(requests)-1]
			path := regexp.MustCompile(`\{\w+\}`).ReplaceAllString(template, "id%2F1")
			if request.method != strings.ToUpper(verb) || request.path != path {
				t.Errorf("%s sends %s %s", name, request.method, request.path)
			}
			keyed := slices.ContainsFunc(operation.Parameters, func(parameter map[string]any) bool {
				return parameter["name"] == "Idempotency-Key"
			})
			if key := request.header.Get("Idempotency-Key"); uuidForm.MatchString(key) != keyed {
				t.Errorf("%s sends the idempotency key %q", name, key)
			}
			if request.header.Get("Authorization") != "Bearer "+testKey || !strings.HasPrefix(request.header.Get("User-Agent"), "scan-gate-go/") {
				t.Errorf("%s sends %v", name, request.header)
			}
		}
	}
}

func TestNewRefusesUnusableArguments(t *testing.T) {
	refused := map[string]struct {
		key     string
		options []Option
	}{
		"no key":                {"", []Option{WithBaseURL("https://a.example")}},
		"key with line break":   {"svc_live_a\nb", []Option{WithBaseURL("https://a.example")}},
		"key outside ASCII":     {"svc_live_ü", []Option{WithBaseURL("https://a.example")}},
		"no base URL":           {testKey, nil},
		"plain HTTP":            {testKey, []Option{WithBaseURL("http://a.example")}},
		"plain HTTP, lookalike": {testKey, []Option{WithBaseURL("http://127.0.0.1.example")}},
		"other scheme":          {testKey, []Option{WithBaseURL("ftp://a.example")}},
		"no host":               {testKey, []Option{WithBaseURL("https:///v1")}},
		"credentials":           {testKey, []Option{WithBaseURL("https://u:p@a.example")}},
		"query":                 {testKey, []Option{WithBaseURL("https://a.example?a=b")}},
		"negative retries":      {testKey, []Option{WithBaseURL("https://a.example"), WithMaxRetries(-1)}},
		"no timeout":            {testKey, []Option{WithBaseURL("https://a.example"), WithDefaultTimeout(0)}},
		"User-Agent":            {testKey, []Option{WithBaseURL("https://a.example"), WithUserAgent("a\r\nb")}},
	}
	for name, test := range refused {
		client, err := New(test.key, test.options...)
		var argument *ArgumentError
		if !errors.As(err, &argument) || client != nil {
			t.Errorf("%s: %v, %v", name, client, err)
		}
	}
	accepted := map[string]string{
		"https://a.example/":          "https://a.example",
		"https://a.example/v1":        "https://a.example",
		"https://a.example/scans/v1/": "https://a.example/scans",
		"http://localhost:8080":       "http://localhost:8080",
		"http://127.9.9.9":            "http://127.9.9.9",
		"http://[::1]:80":             "http://[::1]:80",
	}
	for text, base := range accepted {
		client, err := New(testKey, WithBaseURL(text))
		if err != nil || client.base.String() != base {
			t.Errorf("%s: %v, %v", text, client, err)
		}
	}
	if _, err := New(testKey, WithBaseURL("http://a.example"), WithAllowHTTP()); err != nil {
		t.Error(err)
	}
}

func TestIdsStayOnePathSegment(t *testing.T) {
	service := startService(t, respond(200, queuedScan))
	client, _ := newTestClient(t, service.URL)
	for _, id := range []string{"", ".", ".."} {
		var argument *ArgumentError
		if _, err := client.GetScan(context.Background(), id); !errors.As(err, &argument) {
			t.Errorf("%q: %v", id, err)
		}
	}
	if _, err := client.GetScan(context.Background(), "../usage?a=b#c"); err != nil {
		t.Error(err)
	}
	if got := service.got(); len(got) != 1 || got[0].path != "/v1/scans/..%2Fusage%3Fa=b%23c" {
		t.Errorf("got %+v", got)
	}
}

func TestRequestBodiesLeaveOutWhatIsNotSet(t *testing.T) {
	service := startService(t, respond(201, queuedScan))
	client, _ := newTestClient(t, service.URL)
	ctx := context.Background()
	scan := ScanCreate{Target: "shop.example.com", ScanType: ScanTypeQuick}
	if _, err := client.CreateScan(ctx, scan); err != nil {
		t.Fatal(err)
	}
	scan.Options = &ScanCreateOptions{ActivePost: Ptr(false), ExtraPaths: []string{"/a"}}
	var info ResponseInfo
	if _, err := client.CreateScan(ctx, scan, WithIdempotencyKey("deploy-7"), WithResponseInfo(&info)); err != nil {
		t.Fatal(err)
	}
	got := service.got()
	if got[0].body != `{"target":"shop.example.com","scan_type":"quick"}` {
		t.Error(got[0].body)
	}
	if !strings.HasSuffix(got[1].body, `"options":{"extra_paths":["/a"],"active_post":false}}`) || got[1].header.Get("Idempotency-Key") != "deploy-7" {
		t.Errorf("got %+v", got[1])
	}
	if info.Status != 201 || info.RequestID != "req_1" || info.Attempts != 1 || info.Replayed {
		t.Errorf("got %+v", info)
	}
	for _, key := range []string{"", " a", "a\n", strings.Repeat("a", 256)} {
		var argument *ArgumentError
		if _, err := client.CreateScan(ctx, scan, WithIdempotencyKey(key)); !errors.As(err, &argument) {
			t.Errorf("the key %q: %v", key, err)
		}
	}
	if _, err := client.GetUsage(ctx, WithIdempotencyKey("a")); err == nil {
		t.Error("a GET accepts an idempotency key")
	}
}

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

func TestIterators(t *testing.T) {
	page := func(next string, ids ...string) http.HandlerFunc {
		items := make([]string, len(ids))
		for index, id := range ids {
			items[index] = `{"id":"` + id + `","status":"queued"}`
		}
		return respond(200, `{"data":[`+strings.Join(items, ",")+`],"next_cursor":"`+next+`"}`)
	}
	read := func(service *service, limit int) (ids []string, failure error) {
		client, _ := newTestClient(t, service.URL)
		for scan, err := range client.Scans(context.Background(), &ListScansParams{Status: ScanStatusQueued, CreatedAfter: time.Unix(0, 0)}) {
			if err != nil {
				return ids, err
			}
			if ids = append(ids, scan.ID); len(ids) == limit {
				break
			}
		}
		return ids, nil
	}

	service := startService(t, page("c 1", "scn_1", "scn_2"), page("c2"), respond(200, `{"data":[{"id":"scn_3"}]}`))
	ids, err := read(service, -1)
	if err != nil || !slices.Equal(ids, []string{"scn_1", "scn_2", "scn_3"}) {
		t.Errorf("got %v, %v", ids, err)
	}
	for index, cursor := range []string{"", "c 1", "c2"} {
		sent, _ := url.Parse(service.got()[index].path)
		query := sent.Query()
		if query.Get("cursor") != cursor || query.Get("limit") != "100" || query.Get("status") != "queued" || query.Get("created_after") != "1970-01-01T00:00:00.000Z" {
			t.Errorf("request %d has the query %v", index, query)
		}
	}
	service = startService(t, page("c1", "scn_1", "scn_2"))
	if ids, err := read(service, 1); err != nil || len(ids) != 1 || len(service.got()) != 1 {
		t.Errorf("an early break: %v, %v", ids, err)
	}
	if ids, err := read(startService(t, page("c1", "scn_1"), apiFailure(422, "invalid_cursor")), -1); err == nil || len(ids) != 1 {
		t.Errorf("a failing page: %v, %v", ids, err)
	}
	var response *ResponseError
	if ids, err := read(startService(t, page("c1", "scn_1")), -1); !errors.As(err, &response) || len(ids) != 2 {
		t.Errorf("a cursor that repeats: %v, %v", ids, err)
	}
}

func TestConcurrentUse(t *testing.T) {
	service := startService(t, reset, apiFailure(503, "unavailable"), respond(201, queuedScan))
	client, _ := newTestClient(t, service.URL)
	var group sync.WaitGroup
	for range 20 {
		group.Add(1)
		go func() {
			defer group.Done()
			if _, err := client.CreateScan(context.Background(), ScanCreate{Target: "a"}); err != nil {
				t.Error(err)
			}
		}()
	}
	group.Wait()
	keys := map[string]bool{}
	for _, request := range service.got() {
		keys[request.header.Get("Idempotency-Key")] = true
	}
	if len(keys) != 20 {
		t.Errorf("%d keys for 20 calls", len(keys))
	}
}
