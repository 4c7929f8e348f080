package scangate

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"testing"
)

const identityToken = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJyZXBvOmFjbWUvc2hvcCJ9.c2lnbmF0dXJl"

func TestExchangeTokenSendsTheTokenAndNoKey(t *testing.T) {
	t.Setenv("SCAN_GATE_API_KEY", testKey)
	s := startService(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write([]byte(`{"access_token":"svc_live_short","token_type":"Bearer","expires_in":900,"scopes":["scans:write"]}`))
	})
	token := identityToken + strings.Repeat("a", 2_000)
	key, err := ExchangeToken(context.Background(), token, WithBaseURL(s.URL))
	if err != nil {
		t.Fatal(err)
	}
	if key.AccessToken != "svc_live_short" || key.ExpiresIn != 900 || len(key.Scopes) != 1 || key.Scopes[0] != ScopeScansWrite {
		t.Errorf("the response is %+v", key)
	}
	sent := s.got()[0]
	if sent.method != "POST" || sent.path != "/v1/oidc/token" || sent.body != `{"token":"`+token+`"}` {
		t.Errorf("the request is %s %s %s", sent.method, sent.path, sent.body)
	}
	for _, name := range []string{"Authorization", "Idempotency-Key"} {
		if value := sent.header.Get(name); value != "" {
			t.Errorf("%s is %q", name, value)
		}
	}
}

func TestExchangeTokenIsNotRepeatedAfterALostResponse(t *testing.T) {
	s := startService(t, func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusInternalServerError)
		_, _ = w.Write([]byte(identityToken))
	})
	_, err := ExchangeToken(context.Background(), identityToken, WithBaseURL(s.URL))
	var failure *APIError
	if !errors.As(err, &failure) || failure.Status != http.StatusInternalServerError || strings.Contains(err.Error(), identityToken) {
		t.Errorf("the error is %v", err)
	}
	if len(s.got()) != 1 {
		t.Errorf("%d requests", len(s.got()))
	}
	var argument *ArgumentError
	if _, err := ExchangeToken(context.Background(), "", WithBaseURL(s.URL)); !errors.As(err, &argument) {
		t.Errorf("the error of an empty token is %v", err)
	}
}
