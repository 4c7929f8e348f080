package scangate

import (
	"context"
	"iter"
	"net/http"
	"net/url"
	"strconv"
)

const (
	maxPages    = 10_000
	maxPageSize = 100
)

// Page is one page of a list.
type Page[T any] struct {
	Data []T `json:"data"`
	// NextCursor is the cursor of the next page, empty on the last one.
	NextCursor string `json:"next_cursor"`
}

// Targets iterates over the targets, newest first, and fetches pages as needed. The first error ends the iteration.
// Params may be nil; a Limit is the page size, not the number of items.
func (c *Client) Targets(ctx context.Context, params *ListTargetsParams, options ...CallOption) iter.Seq2[Target, error] {
	return all[Target](ctx, c, params.query(), options, "/v1/targets")
}

// Scans iterates over the scans, newest first; see [Client.Targets].
func (c *Client) Scans(ctx context.Context, params *ListScansParams, options ...CallOption) iter.Seq2[Scan, error] {
	return all[Scan](ctx, c, params.query(), options, "/v1/scans")
}

// Findings iterates over the findings of a scan, most severe first; see [Client.Targets].
func (c *Client) Findings(ctx context.Context, scanID string, params *ListFindingsParams, options ...CallOption) iter.Seq2[Finding, error] {
	return all[Finding](ctx, c, params.query(), options, "/v1/scans/%s/findings", scanID)
}

// TargetFindings iterates over the findings that a target has now, most severe first; see [Client.Targets].
func (c *Client) TargetFindings(ctx context.Context, targetID string, params *ListTargetFindingsParams, options ...CallOption) iter.Seq2[TargetFinding, error] {
	return all[TargetFinding](ctx, c, params.query(), options, "/v1/targets/%s/findings", targetID)
}

// Schedules iterates over the schedules, newest first; see [Client.Targets].
func (c *Client) Schedules(ctx context.Context, params *ListSchedulesParams, options ...CallOption) iter.Seq2[Schedule, error] {
	return all[Schedule](ctx, c, params.query(), options, "/v1/schedules")
}

// Channels iterates over the notification channels, newest first; see [Client.Targets].
func (c *Client) Channels(ctx context.Context, params *ListChannelsParams, options ...CallOption) iter.Seq2[Channel, error] {
	return all[Channel](ctx, c, params.query(), options, "/v1/channels")
}

// Webhooks iterates over the webhook subscriptions of the API key; see [Client.Targets].
func (c *Client) Webhooks(ctx context.Context, params *ListWebhooksParams, options ...CallOption) iter.Seq2[Webhook, error] {
	return all[Webhook](ctx, c, params.query(), options, "/v1/webhooks")
}

// Deliveries iterates over the deliveries of a subscription, newest first; see [Client.Targets].
func (c *Client) Deliveries(ctx context.Context, webhookID string, params *ListDeliveriesParams, options ...CallOption) iter.Seq2[Delivery, error] {
	return all[Delivery](ctx, c, params.query(), options, "/v1/webhooks/%s/deliveries", webhookID)
}

// all iterates over the items of all pages. A cursor that repeats, or more than 10,000 pages, is an error.
func all[T any](ctx context.Context, c *Client, query url.Values, options []CallOption, format string, ids ...string) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		var none T
		where, err := fillPath(format, ids...)
		if err != nil {
			yield(none, err)
			return
		}
		first := url.Values{"limit": {strconv.Itoa(maxPageSize)}}
		for name, values := range query {
			first[name] = values
		}
		what := call{method: http.MethodGet, path: where, query: first}
		seen := map[string]bool{}
		for range maxPages {
			page, err := request[Page[T]](ctx, c, what, options)
			if err != nil {
				yield(none, err)
				return
			}
			for _, item := range page.Data {
				if !yield(item, nil) {
					return
				}
			}
			if page.NextCursor == "" {
				return
			}
			if seen[page.NextCursor] {
				yield(none, &ResponseError{Request: what.label(), Status: http.StatusOK, Message: "the list repeats a cursor"})
				return
			}
			seen[page.NextCursor] = true
			first.Set("cursor", page.NextCursor)
		}
		yield(none, &ResponseError{Request: what.label(), Status: http.StatusOK, Message: "the list has more than 10,000 pages"})
	}
}
