package scangate

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"net/http"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"
)

type walkStep struct {
	ID             string            `json:"id"`
	Call           string            `json:"call"`
	Do             string            `json:"do"`
	Path           map[string]string `json:"path"`
	Query          map[string]any    `json:"query"`
	Body           any               `json:"body"`
	IdempotencyKey string            `json:"idempotency_key"`
	APIKey         string            `json:"api_key"`
	Save           string            `json:"save"`
	Scan           string            `json:"scan"`
	Token          string            `json:"token"`
	Secret         string            `json:"secret"`
	Count          int               `json:"count"`
	Types          map[string]int    `json:"types"`
	Expect         [][]any           `json:"expect"`
	Error          *struct {
		Code   string `json:"code"`
		Status int    `json:"status"`
	} `json:"error"`
}

func TestWalk(t *testing.T) {
	if testing.Short() {
		t.Skip("the walk starts a service")
	}
	var walk struct {
		Steps []walkStep `json:"steps"`
	}
	readJSON(t, "../walk.json", &walk)
	service := startWalkService(t)
	client, err := New(service.APIKey, WithBaseURL(service.BaseURL))
	if err != nil {
		t.Fatal(err)
	}
	w := &walker{client: client, service: service, saved: map[string]any{
		"site": service.Site, "receiver": service.Receiver, "run": strconv.FormatInt(time.Now().UnixNano(), 36),
	}}
	for _, step := range walk.Steps {
		result, err := w.run(w.fill(step))
		if step.Error != nil {
			var failure *APIError
			if !errors.As(err, &failure) || failure.Code != step.Error.Code || failure.Status != step.Error.Status || failure.RequestID == "" {
				t.Errorf("%s: got %v, want %s", step.ID, err, step.Error.Code)
			}
			continue
		}
		if err != nil {
			t.Fatalf("%s: %v", step.ID, err)
		}
		for _, expectation := range w.fill(step).Expect {
			if fault := check(result, expectation); fault != "" {
				t.Fatalf("%s: %s", step.ID, fault)
			}
		}
		if step.Save != "" {
			w.saved[step.Save] = result
		}
	}
}

type walker struct {
	client  *Client
	service walkService
	saved   map[string]any
}

var variable = regexp.MustCompile(`\$\{([^}]+)\}`)

// fill replaces the variables of a step.
func (w *walker) fill(step walkStep) walkStep {
	text, _ := json.Marshal(step)
	filled := variable.ReplaceAllStringFunc(string(text), func(match string) string {
		var value any = w.saved
		for _, name := range strings.Split(match[2:len(match)-1], ".") {
			value = at(value, name)
		}
		return fmt.Sprint(value)
	})
	var result walkStep
	if err := json.Unmarshal([]byte(filled), &result); err != nil {
		panic(err)
	}
	return result
}

func (w *walker) run(step walkStep) (any, error) {
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Minute)
	defer cancel()
	switch {
	case step.Do == "publish":
		request, _ := http.NewRequestWithContext(ctx, "PUT", w.service.Control+"/proof", strings.NewReader(step.Token))
		response, err := http.DefaultClient.Do(request)
		if err == nil {
			err = response.Body.Close()
		}
		return nil, err
	case step.Do == "wait":
		scan, err := w.client.Wait(ctx, step.Scan, WithWaitTimeout(2*time.Minute))
		return plain(scan), err
	case step.Do == "deliveries":
		return nil, w.deliveries(ctx, step)
	case step.Do == "iterate":
		return w.iterate(ctx, step)
	case step.Do != "":
		return nil, errors.New("unknown step " + step.Do)
	}
	return w.call(ctx, step)
}

// call runs the method of an operation with the typed arguments that it takes.
func (w *walker) call(ctx context.Context, step walkStep) (any, error) {
	client := w.client
	if step.APIKey != "" {
		other, err := New(step.APIKey, WithBaseURL(w.service.BaseURL))
		if err != nil {
			return nil, err
		}
		client = other
	}
	name := strings.ToUpper(step.Call[:1]) + strings.Replace(step.Call[1:], "Pdf", "PDF", 1)
	method := reflect.ValueOf(client).MethodByName(name)
	if !method.IsValid() {
		return nil, errors.New("no method " + name)
	}
	arguments := []reflect.Value{reflect.ValueOf(ctx)}
	for index := 1; index < method.Type().NumIn()-1; index++ {
		argument := reflect.New(method.Type().In(index))
		switch argument.Elem().Kind() {
		case reflect.String:
			argument.Elem().SetString(pathOf(step))
		case reflect.Pointer:
			argument.Elem().Set(params(step, argument.Type().Elem().Elem()))
		default:
			body, _ := json.Marshal(step.Body)
			if err := json.Unmarshal(body, argument.Interface()); err != nil {
				return nil, err
			}
		}
		arguments = append(arguments, argument.Elem())
	}
	if step.IdempotencyKey != "" {
		arguments = append(arguments, reflect.ValueOf(WithIdempotencyKey(step.IdempotencyKey)))
	}
	results := method.Call(arguments)
	err, _ := results[len(results)-1].Interface().(error)
	if bytes, ok := results[0].Interface().([]byte); ok {
		return string(bytes), err
	}
	return plain(results[0].Interface()), err
}

func (w *walker) iterate(ctx context.Context, step walkStep) (any, error) {
	switch step.Call {
	case "listFindings":
		query := params(step, reflect.TypeFor[ListFindingsParams]()).Interface().(*ListFindingsParams)
		return collect(w.client.Findings(ctx, pathOf(step), query))
	case "listScans":
		query := params(step, reflect.TypeFor[ListScansParams]()).Interface().(*ListScansParams)
		return collect(w.client.Scans(ctx, query))
	case "listWebhooks":
		return collect(w.client.Webhooks(ctx, nil))
	}
	return nil, errors.New("no iterator for " + step.Call)
}

func (w *walker) deliveries(ctx context.Context, step walkStep) error {
	request, _ := http.NewRequestWithContext(ctx, "GET", fmt.Sprintf("%s/deliveries?count=%d", w.service.Control, step.Count), nil)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	var deliveries []struct {
		Header string `json:"header"`
		Body   string `json:"body_base64"`
	}
	if err := json.Unmarshal(text, &deliveries); err != nil {
		return err
	}
	types := map[string]int{}
	for _, delivery := range deliveries {
		payload, _ := base64.StdEncoding.DecodeString(delivery.Body)
		event, err := Verify(payload, delivery.Header, step.Secret)
		if err != nil || event.Data == nil {
			return fmt.Errorf("delivery %s: %w", payload, err)
		}
		if VerifySignature(append(payload, ' '), delivery.Header, step.Secret) == nil {
			return errors.New("a changed delivery is accepted")
		}
		types[string(event.Type)]++
	}
	if len(deliveries) != step.Count || !reflect.DeepEqual(types, step.Types) {
		return fmt.Errorf("%d deliveries: %v", len(deliveries), types)
	}
	return nil
}

func pathOf(step walkStep) string {
	for _, value := range step.Path {
		return value
	}
	return ""
}

// params makes the typed query of a list operation from the query of a step.
func params(step walkStep, structure reflect.Type) reflect.Value {
	result := reflect.New(structure)
	for name, value := range step.Query {
		field := result.Elem().FieldByNameFunc(func(field string) bool {
			return strings.EqualFold(field, strings.ReplaceAll(name, "_", ""))
		})
		field.Set(reflect.ValueOf(value).Convert(field.Type()))
	}
	return result
}

func collect[T any](items iter.Seq2[T, error]) (any, error) {
	all := []any{}
	for item, err := range items {
		if err != nil {
			return nil, err
		}
		all = append(all, plain(item))
	}
	return all, nil
}

// plain turns a typed result into maps and slices.
func plain(value any) any {
	text, _ := json.Marshal(value)
	var result any
	_ = json.Unmarshal(text, &result)
	return result
}

func at(value any, name string) any {
	switch value := value.(type) {
	case map[string]any:
		return value[name]
	case []any:
		if index, err := strconv.Atoi(name); err == nil && index < len(value) {
			return value[index]
		}
	}
	return nil
}

// check returns what is wrong with a result, or an empty string.
func check(result any, expectation []any) string {
	pointer, operator := expectation[0].(string), expectation[1].(string)
	value := result
	if pointer != "" {
		for _, name := range strings.Split(pointer, "/")[1:] {
			value = at(value, strings.ReplaceAll(strings.ReplaceAll(name, "~1", "/"), "~0", "~"))
		}
	}
	var want any
	if len(expectation) > 2 {
		want = expectation[2]
	}
	items, isList := value.([]any)
	text, _ := value.(string)
	number, isNumber := value.(float64)
	holds := false
	switch operator {
	case "equals":
		holds = reflect.DeepEqual(value, want)
	case "prefix":
		holds = strings.HasPrefix(text, want.(string))
	case "present":
		holds = value != nil
	case "length":
		holds = isList && float64(len(items)) == want.(float64)
	case "at_least":
		holds = isList && float64(len(items)) >= want.(float64) || isNumber && number >= want.(float64)
	case "contains":
		holds = strings.Contains(text, fmt.Sprint(want))
		for _, item := range items {
			holds = holds || reflect.DeepEqual(item, want)
		}
	default:
		return "unknown operator " + operator
	}
	if holds {
		return ""
	}
	shown, _ := json.Marshal(value)
	return fmt.Sprintf("%s is %.300s, want %s %v", pointer, shown, operator, want)
}
