package scangate

import (
	"context"
	"net/http"
)

// ExchangeToken exchanges the identity token of a job in CI (GitHub Actions, GitLab, Buildkite) for an API key of 15 minutes, the
// AccessToken of the response. It needs no key. The audience of the token is the base URL, unless the trust of the service has another
// one. The service accepts a token once, so after a lost response another one is needed.
func ExchangeToken(ctx context.Context, token string, options ...Option) (*ExchangeTokenResponse, error) {
	if token == "" {
		return nil, &ArgumentError{"the identity token is empty"}
	}
	// As its key, the token is kept out of errors.
	c, err := New(token, options...)
	if err != nil {
		return nil, err
	}
	what := call{method: http.MethodPost, path: "/v1/oidc/token", body: ExchangeTokenRequest{Token: token}, open: true}
	return request[ExchangeTokenResponse](ctx, c, what, nil)
}
