package scangate

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"net/http/httptest"
	"reflect"
	"strings"
	"testing"
	"time"
)

type vector struct {
	Name   string  `json:"name"`
	Secret string  `json:"secret"`
	Header *string `json:"header"`
	Now    int64   `json:"now"`
	Body   struct {
		UTF8   string `json:"utf8"`
		Base64 string `json:"base64"`
		Repeat string `json:"repeat"`
		Count  int    `json:"count"`
	} `json:"body"`
	Result string `json:"result"`
}

func (v vector) payload(t testing.TB) []byte {
	if v.Body.Base64 != "" {
		bytes, err := base64.StdEncoding.DecodeString(v.Body.Base64)
		if err != nil {
			t.Fatal(err)
		}
		return bytes
	}
	return []byte(v.Body.UTF8 + strings.Repeat(v.Body.Repeat, v.Body.Count))
}

func TestVerifySignatureVectors(t *testing.T) {
	var file struct {
		Vectors []vector `json:"vectors"`
	}
	readJSON(t, "../vectors.json", &file)
	if len(file.Vectors) < 50 {
		t.Fatalf("only %d vectors", len(file.Vectors))
	}
	results := map[string]error{"ok": nil, "expired_signature": ErrExpiredSignature, "invalid_signature": ErrInvalidSignature}
	for _, v := range file.Vectors {
		t.Run(v.Name, func(t *testing.T) {
			want, known := results[v.Result]
			if !known {
				t.Fatalf("unknown result %s", v.Result)
			}
			header := ""
			if v.Header != nil {
				header = *v.Header
			}
			err := VerifySignature(v.payload(t), header, v.Secret, WithVerifyTime(time.Unix(v.Now, 0)))
			if !errors.Is(err, want) {
				t.Fatalf("got %v, want %v", err, want)
			}
		})
	}
}

func signed(payload []byte, secret string, timestamp int64) string {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(fmt.Sprint(timestamp) + "."))
	mac.Write(payload)
	return fmt.Sprintf("t=%d,v1=%s", timestamp, hex.EncodeToString(mac.Sum(nil)))
}

func TestSignPayloadSignsAsTheServiceDoes(t *testing.T) {
	payload, at := []byte(`{"id":"evt_1"}`), time.Unix(1_767_225_600, 0)
	if header := SignPayload(payload, at, "whsec_a"); header != signed(payload, "whsec_a", at.Unix()) {
		t.Error(header)
	}
	rotating := SignPayload(payload, at, "whsec_new", "whsec_old")
	for _, secret := range []string{"whsec_new", "whsec_old"} {
		if err := VerifySignature(payload, rotating, secret, WithVerifyTime(at)); err != nil {
			t.Error(err)
		}
	}
	for _, secrets := range [][]string{{""}, {"whsec_a", ""}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%q is accepted", secrets)
				}
			}()
			SignPayload(payload, at, secrets[0], secrets[1:]...)
		}()
	}
}

func TestTwoSecretsCoverARotation(t *testing.T) {
	payload, at := []byte(`{"id":"evt_1"}`), time.Unix(1_767_225_600, 0)
	verify := func(signer string, options ...VerifyOption) error {
		return VerifySignature(payload, SignPayload(payload, at, signer), "whsec_new", append(options, WithVerifyTime(at))...)
	}
	for _, signer := range []string{"whsec_new", "whsec_old", "whsec_older"} {
		if err := verify(signer, WithOtherSecrets("whsec_old"), WithOtherSecrets("whsec_older")); err != nil {
			t.Error(signer, err)
		}
	}
	for _, err := range []error{verify("whsec_old"), verify("whsec_x", WithOtherSecrets("whsec_old")), verify("whsec_new", WithOtherSecrets(""))} {
		if !errors.Is(err, ErrInvalidSignature) {
			t.Error(err)
		}
	}
}

func TestVerifySignatureTolerance(t *testing.T) {
	signedAt := time.Unix(1_767_225_600, 0)
	header := signed([]byte("{}"), "whsec_a", signedAt.Unix())
	at := func(age, tolerance time.Duration) error {
		return VerifySignature([]byte("{}"), header, "whsec_a", WithVerifyTime(signedAt.Add(age)), WithTolerance(tolerance))
	}
	if err := at(30*time.Second, 30*time.Second); err != nil {
		t.Error(err)
	}
	if err := at(31*time.Second, 30*time.Second); !errors.Is(err, ErrExpiredSignature) {
		t.Error(err)
	}
	if err := at(-31*time.Second, 30*time.Second); !errors.Is(err, ErrExpiredSignature) {
		t.Error(err)
	}
}

func TestVerifyRequestReturnsTheTypedEvent(t *testing.T) {
	payload := `{"id":"evt_1","type":"scan.completed","created_at":"2026-01-01T00:00:00.000Z","new_member":1,` +
		`"data":{"scan_id":"scn_1","target":"shop.example.com","status":"succeeded","findings_count":2,"report_url":"https://a/b"}}`
	deliver := func(payload, header string) (*Event, error) {
		request := httptest.NewRequest("POST", "/hooks", strings.NewReader(payload))
		request.Header.Set("service-signature", header)
		return VerifyRequest(request, "whsec_a")
	}
	event, err := deliver(payload, signed([]byte(payload), "whsec_a", time.Now().Unix()))
	if err != nil {
		t.Fatal(err)
	}
	data, ok := event.Data.(*ScanCompletedData)
	if !ok || data.ScanID != "scn_1" || data.FindingsCount != 2 || event.Type != EventTypeScanCompleted || event.CreatedAt.Year() != 2026 {
		t.Errorf("got %+v with %+v", event, event.Data)
	}
	if _, err := deliver(payload+" ", signed([]byte(payload), "whsec_a", time.Now().Unix())); !errors.Is(err, ErrInvalidSignature) {
		t.Errorf("got %v", err)
	}
	large := strings.Repeat(" ", maxEventBytes+1)
	if _, err := deliver(large, signed([]byte(large), "whsec_a", time.Now().Unix())); err == nil || errors.Is(err, ErrInvalidSignature) {
		t.Errorf("got %v", err)
	}
}

func TestParseEvent(t *testing.T) {
	var document struct {
		Webhooks map[string]any `json:"webhooks"`
	}
	readJSON(t, "../../docs/openapi.json", &document)
	for eventType := range document.Webhooks {
		event, err := ParseEvent([]byte(`{"id":"evt_1","type":"` + eventType + `","created_at":"2026-01-01T00:00:00Z","data":{"scan_id":"scn_1"}}`))
		if err != nil {
			t.Fatal(err)
		}
		name := strings.ReplaceAll(strings.ToLower(reflect.TypeOf(event.Data).Elem().Name()), "data", "")
		if name != strings.ReplaceAll(eventType, ".", "") {
			t.Errorf("%s gives %T", eventType, event.Data)
		}
	}
	event, err := ParseEvent([]byte(`{"id":"evt_1","type":"scan.paused","created_at":"2026-01-01T00:00:00Z","data":{"a":1}}`))
	if err != nil || event.Data != nil || string(event.RawData) != `{"a":1}` {
		t.Errorf("an unknown type gives %+v, %v", event, err)
	}
	for _, payload := range []string{"", "null", "[]", `{"type":"scan.queued"}`, `{"id":"evt_1"}`, `{"id":"evt_1","type":"scan.queued","data":[]}`} {
		if event, err := ParseEvent([]byte(payload)); err == nil {
			t.Errorf("%s gives %+v", payload, event)
		}
	}
}

func FuzzVerifySignature(f *testing.F) {
	f.Add([]byte(`{"id":"evt_1"}`), "t=1767225600,v1=00", "whsec_a", int64(1_767_225_600))
	f.Add([]byte{0xff, 0}, "v1=00,t=0", "s", int64(0))
	f.Fuzz(func(t *testing.T, payload []byte, header, secret string, timestamp int64) {
		timestamp = max(timestamp, -timestamp) % 1_000_000_000_000
		if timestamp < 0 || secret == "" {
			return
		}
		now := WithVerifyTime(time.Unix(timestamp, 0))
		genuine := signed(payload, secret, timestamp)
		if err := VerifySignature(payload, genuine, secret, now); err != nil {
			t.Fatalf("a genuine signature is refused: %v", err)
		}
		if err := VerifySignature(append([]byte{'x'}, payload...), genuine, secret, now); !errors.Is(err, ErrInvalidSignature) {
			t.Fatalf("another payload is accepted: %v", err)
		}
		// An accepted header must contain the signature of its own time.
		if VerifySignature(payload, header, secret, now) == nil {
			at, _, _ := parseHeader(header)
			_, digest, _ := strings.Cut(signed(payload, secret, at), "v1=")
			if !strings.Contains(header, digest) {
				t.Fatalf("a forged header is accepted: %q", header)
			}
		}
	})
}

func FuzzParseHeader(f *testing.F) {
	for _, header := range []string{"", "t=1,v1=a", "v1=a, v1=b,t=999999999999", "t=1,t=1,v1=a", "t=-1,v1=a", "v0=a,t=٣,v1=b", ",=,"} {
		f.Add(header)
	}
	f.Fuzz(func(t *testing.T, header string) {
		timestamp, signatures, ok := parseHeader(header)
		if !ok {
			return
		}
		if timestamp < 0 || timestamp > 999_999_999_999 || len(signatures) == 0 || len(signatures) >= maxHeaderParts {
			t.Fatalf("%q gives %d and %d signatures", header, timestamp, len(signatures))
		}
		again, same, ok := parseHeader(fmt.Sprintf("t=%d,v1=%s", timestamp, strings.Join(signatures, ",v1=")))
		if !ok || again != timestamp || !reflect.DeepEqual(same, signatures) {
			t.Fatalf("%q changes when it is written again", header)
		}
	})
}
