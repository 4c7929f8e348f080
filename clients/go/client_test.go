package scangate

import (
	"context"
	"errors"
	"net/http"
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
		// Empty for what needs no key, and so no client.
		Security *[]any `json:"security"`
	}
	var document struct {
		Paths map[string]map[string]operation `json:"paths"`
	}
	readJSON(t, "../../docs/openapi.json", &document)
	service := startService(t, respond(500, "{}"))
	client, _ := newTestClient(t, service.URL, WithMaxRetries(0))
	for template, operations := range document.Paths {
		for verb, operation := range operations {
			if operation.Security != nil {
				continue
			}
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

func TestNewReadsTheEnvironment(t *testing.T) {
	t.Setenv("SCAN_GATE_API_KEY", testKey+"\n")
	t.Setenv("SCAN_GATE_API_URL", " https://from.example.com/scans/v1 ")
	client, err := New("")
	if err != nil || client.base.String() != "https://from.example.com/scans" || client.apiKey() != testKey {
		t.Fatalf("%v, %v", client, err)
	}
	client, err = New("svc_test_given", WithBaseURL("https://given.example.com"))
	if err != nil || client.base.String() != "https://given.example.com" || client.apiKey() != "svc_test_given" {
		t.Fatalf("%v, %v", client, err)
	}
	for _, missing := range []string{"SCAN_GATE_API_KEY", "SCAN_GATE_API_URL"} {
		for _, value := range []string{"", " "} {
			t.Run(missing+value, func(t *testing.T) {
				t.Setenv(missing, value)
				var argument *ArgumentError
				if _, err := New(""); !errors.As(err, &argument) || !strings.Contains(argument.Message, missing) {
					t.Error(err)
				}
			})
		}
	}
}

func TestNewRefusesUnusableArguments(t *testing.T) {
	t.Setenv("SCAN_GATE_API_KEY", "")
	t.Setenv("SCAN_GATE_API_URL", "")
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
