package scangate

import (
	"context"
	"net/http"
	"net/url"
	"strconv"
	"time"
)

// GetUsage reads the token balance and the consumption of the last 30 days. Scope usage:read.
func (c *Client) GetUsage(ctx context.Context, options ...CallOption) (*Usage, error) {
	return get[Usage](ctx, c, nil, options, "/v1/usage")
}

// CreateTarget registers a target. Scope targets:write.
func (c *Client) CreateTarget(ctx context.Context, body CreateTargetRequest, options ...CallOption) (*Target, error) {
	return post[Target](ctx, c, body, options, "/v1/targets")
}

// ListTargets reads one page of the targets, newest first; see [Client.Targets]. Scope targets:read.
func (c *Client) ListTargets(ctx context.Context, params *ListTargetsParams, options ...CallOption) (*Page[Target], error) {
	return get[Page[Target]](ctx, c, params.query(), options, "/v1/targets")
}

// GetTarget retrieves a target. Scope targets:read.
func (c *Client) GetTarget(ctx context.Context, targetID string, options ...CallOption) (*Target, error) {
	return get[Target](ctx, c, nil, options, "/v1/targets/%s", targetID)
}

// DeleteTarget deletes a target; its scans stay readable. Scope targets:write.
func (c *Client) DeleteTarget(ctx context.Context, targetID string, options ...CallOption) error {
	return remove(ctx, c, options, "/v1/targets/%s", targetID)
}

// EraseTarget erases what is stored about a target: final scans with their findings and reports, and acceptances. Scope
// targets:write.
func (c *Client) EraseTarget(ctx context.Context, targetID string, options ...CallOption) error {
	return remove(ctx, c, options, "/v1/targets/%s/data", targetID)
}

// VerifyTarget checks the proof of ownership. A failed check is not an error: the target has the status failed or unreachable, and
// its verification holds the reason. Scope targets:write.
func (c *Client) VerifyTarget(ctx context.Context, targetID string, body VerifyTargetRequest, options ...CallOption) (*Target, error) {
	return post[Target](ctx, c, body, options, "/v1/targets/%s/verify", targetID)
}

// ListTargetFindings reads one page of the findings that a target has now, most severe first; see [Client.TargetFindings]. Scope
// scans:read.
func (c *Client) ListTargetFindings(ctx context.Context, targetID string, params *ListTargetFindingsParams, options ...CallOption) (*Page[TargetFinding], error) {
	return get[Page[TargetFinding]](ctx, c, params.query(), options, "/v1/targets/%s/findings", targetID)
}

// CreateScan creates a scan; see [Client.Wait]. Scope scans:write.
func (c *Client) CreateScan(ctx context.Context, body ScanCreate, options ...CallOption) (*Scan, error) {
	return post[Scan](ctx, c, body, options, "/v1/scans")
}

// CreateScansBulk creates up to 100 scans in one transaction. The results are in request order. Without FailFast, an entry that
// failed has OK false and an error; with FailFast, the first failure rolls everything back and returns [ErrBulkRolledBack].
// Scope scans:write.
func (c *Client) CreateScansBulk(ctx context.Context, body BulkScanCreate, options ...CallOption) (*BulkScanResult, error) {
	return post[BulkScanResult](ctx, c, body, options, "/v1/scans/bulk")
}

// ListScans reads one page of the scans, newest first; see [Client.Scans]. Scope scans:read.
func (c *Client) ListScans(ctx context.Context, params *ListScansParams, options ...CallOption) (*Page[Scan], error) {
	return get[Page[Scan]](ctx, c, params.query(), options, "/v1/scans")
}

// GetScan retrieves a scan. Scope scans:read.
func (c *Client) GetScan(ctx context.Context, scanID string, options ...CallOption) (*Scan, error) {
	return get[Scan](ctx, c, nil, options, "/v1/scans/%s", scanID)
}

// DeleteScan deletes a final scan with its findings, report, events and deliveries. Scope scans:write.
func (c *Client) DeleteScan(ctx context.Context, scanID string, options ...CallOption) error {
	return remove(ctx, c, options, "/v1/scans/%s", scanID)
}

// CancelScan cancels a queued or running scan. Cancelling a cancelled scan changes nothing. Scope scans:write.
func (c *Client) CancelScan(ctx context.Context, scanID string, options ...CallOption) (*Scan, error) {
	return post[Scan](ctx, c, nil, options, "/v1/scans/%s/cancel", scanID)
}

// ListFindings reads one page of the findings of a scan, most severe first; see [Client.Findings]. Scope scans:read.
func (c *Client) ListFindings(ctx context.Context, scanID string, params *ListFindingsParams, options ...CallOption) (*Page[Finding], error) {
	return get[Page[Finding]](ctx, c, params.query(), options, "/v1/scans/%s/findings", scanID)
}

// UpdateFinding accepts a finding for a reason, until a date, or no longer; it holds for every scan of the same target. A request that
// may have reached the service is not repeated. Scope findings:write.
func (c *Client) UpdateFinding(ctx context.Context, findingID string, body UpdateFindingRequest, options ...CallOption) (*Finding, error) {
	path, err := fillPath("/v1/findings/%s", findingID)
	if err != nil {
		return nil, err
	}
	return request[Finding](ctx, c, call{method: http.MethodPatch, path: path, body: body}, options)
}

// GetReport retrieves the JSON report of a succeeded scan. Scope reports:read or scans:read.
func (c *Client) GetReport(ctx context.Context, scanID string, options ...CallOption) (*Report, error) {
	return get[Report](ctx, c, nil, options, "/v1/scans/%s/report", scanID)
}

// GetReportPDF downloads the PDF report of a succeeded scan, at most 256 MB. A redirect to object storage is followed without the
// API key. Scope reports:read or scans:read.
func (c *Client) GetReportPDF(ctx context.Context, scanID string, options ...CallOption) ([]byte, error) {
	path, err := fillPath("/v1/scans/%s/report.pdf", scanID)
	if err != nil {
		return nil, err
	}
	return c.download(ctx, call{method: http.MethodGet, path: path, pdf: true}, options)
}

// CreateSchedule creates a schedule, whose scans are created with the rights of the API key. Scope scans:write.
func (c *Client) CreateSchedule(ctx context.Context, body ScheduleCreate, options ...CallOption) (*Schedule, error) {
	return post[Schedule](ctx, c, body, options, "/v1/schedules")
}

// ListSchedules reads one page of the schedules, newest first; see [Client.Schedules]. Scope scans:read.
func (c *Client) ListSchedules(ctx context.Context, params *ListSchedulesParams, options ...CallOption) (*Page[Schedule], error) {
	return get[Page[Schedule]](ctx, c, params.query(), options, "/v1/schedules")
}

// GetSchedule retrieves a schedule with its next runs. Scope scans:read.
func (c *Client) GetSchedule(ctx context.Context, scheduleID string, options ...CallOption) (*Schedule, error) {
	return get[Schedule](ctx, c, nil, options, "/v1/schedules/%s", scheduleID)
}

// UpdateSchedule changes, pauses or resumes a schedule. A request that may have reached the service is not repeated.
// Scope scans:write.
func (c *Client) UpdateSchedule(ctx context.Context, scheduleID string, body ScheduleUpdate, options ...CallOption) (*Schedule, error) {
	path, err := fillPath("/v1/schedules/%s", scheduleID)
	if err != nil {
		return nil, err
	}
	return request[Schedule](ctx, c, call{method: http.MethodPatch, path: path, body: body}, options)
}

// DeleteSchedule deletes a schedule; its scans stay. Scope scans:write.
func (c *Client) DeleteSchedule(ctx context.Context, scheduleID string, options ...CallOption) error {
	return remove(ctx, c, options, "/v1/schedules/%s", scheduleID)
}

// CreateChannel creates a notification channel of the workspace. Its URL and token are not returned. Scope webhooks:write.
func (c *Client) CreateChannel(ctx context.Context, body ChannelCreate, options ...CallOption) (*Channel, error) {
	return post[Channel](ctx, c, body, options, "/v1/channels")
}

// ListChannels reads one page of the notification channels, newest first; see [Client.Channels]. Scope webhooks:write.
func (c *Client) ListChannels(ctx context.Context, params *ListChannelsParams, options ...CallOption) (*Page[Channel], error) {
	return get[Page[Channel]](ctx, c, params.query(), options, "/v1/channels")
}

// GetChannel retrieves a notification channel. Scope webhooks:write.
func (c *Client) GetChannel(ctx context.Context, channelID string, options ...CallOption) (*Channel, error) {
	return get[Channel](ctx, c, nil, options, "/v1/channels/%s", channelID)
}

// UpdateChannel changes, disables or enables a channel. A request that may have reached the service is not repeated.
// Scope webhooks:write.
func (c *Client) UpdateChannel(ctx context.Context, channelID string, body ChannelUpdate, options ...CallOption) (*Channel, error) {
	path, err := fillPath("/v1/channels/%s", channelID)
	if err != nil {
		return nil, err
	}
	return request[Channel](ctx, c, call{method: http.MethodPatch, path: path, body: body}, options)
}

// DeleteChannel deletes a channel with its secrets and cancels its pending deliveries. Scope webhooks:write.
func (c *Client) DeleteChannel(ctx context.Context, channelID string, options ...CallOption) error {
	return remove(ctx, c, options, "/v1/channels/%s", channelID)
}

// TestChannel sends an example now. For Jira and DefectDojo it only checks the token and the project or product.
// Scope webhooks:write.
func (c *Client) TestChannel(ctx context.Context, channelID string, options ...CallOption) (*TestChannelResponse, error) {
	return post[TestChannelResponse](ctx, c, nil, options, "/v1/channels/%s/test", channelID)
}

// ListWebhooks reads one page of the webhook subscriptions of the API key, without their secrets; see [Client.Webhooks].
// Scope webhooks:write.
func (c *Client) ListWebhooks(ctx context.Context, params *ListWebhooksParams, options ...CallOption) (*Page[Webhook], error) {
	return get[Page[Webhook]](ctx, c, params.query(), options, "/v1/webhooks")
}

// GetChecks reads the rules of the workspace. Scope checks:write or scans:read.
func (c *Client) GetChecks(ctx context.Context, options ...CallOption) (*Checks, error) {
	return get[Checks](ctx, c, nil, options, "/v1/checks")
}

// PutChecks replaces the rules of the workspace. Scans that begin later run them. Scope checks:write.
func (c *Client) PutChecks(ctx context.Context, body ChecksUpdate, options ...CallOption) (*Checks, error) {
	return request[Checks](ctx, c, call{method: http.MethodPut, path: "/v1/checks", body: body}, options)
}

// CreateWebhook creates a webhook subscription. Only this response holds the secret. Scope webhooks:write.
func (c *Client) CreateWebhook(ctx context.Context, body WebhookCreate, options ...CallOption) (*WebhookWithSecret, error) {
	return post[WebhookWithSecret](ctx, c, body, options, "/v1/webhooks")
}

// GetWebhook retrieves a webhook subscription, without its secret. Scope webhooks:write.
func (c *Client) GetWebhook(ctx context.Context, webhookID string, options ...CallOption) (*Webhook, error) {
	return get[Webhook](ctx, c, nil, options, "/v1/webhooks/%s", webhookID)
}

// UpdateWebhook changes the events of a subscription, disables or enables it. A request that may have reached the service is not
// repeated. Scope webhooks:write.
func (c *Client) UpdateWebhook(ctx context.Context, webhookID string, body UpdateWebhookRequest, options ...CallOption) (*Webhook, error) {
	path, err := fillPath("/v1/webhooks/%s", webhookID)
	if err != nil {
		return nil, err
	}
	return request[Webhook](ctx, c, call{method: http.MethodPatch, path: path, body: body}, options)
}

// DeleteWebhook deletes a subscription and cancels its pending deliveries. Scope webhooks:write.
func (c *Client) DeleteWebhook(ctx context.Context, webhookID string, options ...CallOption) error {
	return remove(ctx, c, options, "/v1/webhooks/%s", webhookID)
}

// RotateWebhookSecret makes a new secret. The old one signs as well until PreviousValidFor has passed. Scope webhooks:write.
func (c *Client) RotateWebhookSecret(ctx context.Context, webhookID string, body RotateWebhookSecretRequest, options ...CallOption) (*WebhookWithSecret, error) {
	return post[WebhookWithSecret](ctx, c, body, options, "/v1/webhooks/%s/rotate_secret", webhookID)
}

// TestWebhook sends one signed example delivery now and returns the outcome. Scope webhooks:write.
func (c *Client) TestWebhook(ctx context.Context, webhookID string, options ...CallOption) (*TestWebhookResponse, error) {
	return post[TestWebhookResponse](ctx, c, nil, options, "/v1/webhooks/%s/test", webhookID)
}

// ListDeliveries reads one page of the deliveries of a subscription, newest first; see [Client.Deliveries]. Scope webhooks:write.
func (c *Client) ListDeliveries(ctx context.Context, webhookID string, params *ListDeliveriesParams, options ...CallOption) (*Page[Delivery], error) {
	return get[Page[Delivery]](ctx, c, params.query(), options, "/v1/webhooks/%s/deliveries", webhookID)
}

// GetDelivery retrieves a delivery with its attempts. Scope webhooks:write.
func (c *Client) GetDelivery(ctx context.Context, webhookID, deliveryID string, options ...CallOption) (*DeliveryWithAttempts, error) {
	return get[DeliveryWithAttempts](ctx, c, nil, options, "/v1/webhooks/%s/deliveries/%s", webhookID, deliveryID)
}

// ReplayDelivery delivers an event again, as a new delivery. Scope webhooks:write.
func (c *Client) ReplayDelivery(ctx context.Context, webhookID, deliveryID string, options ...CallOption) (*Delivery, error) {
	return post[Delivery](ctx, c, nil, options, "/v1/webhooks/%s/deliveries/%s/replay", webhookID, deliveryID)
}

// ReplayDeliveries delivers every event of a period again. With DryRun it only counts them. Scope webhooks:write.
func (c *Client) ReplayDeliveries(ctx context.Context, webhookID string, body ReplayDeliveriesRequest, options ...CallOption) (*ReplayDeliveriesResponse, error) {
	return post[ReplayDeliveriesResponse](ctx, c, body, options, "/v1/webhooks/%s/replay", webhookID)
}

func get[T any](ctx context.Context, c *Client, query url.Values, options []CallOption, format string, ids ...string) (*T, error) {
	path, err := fillPath(format, ids...)
	if err != nil {
		return nil, err
	}
	return request[T](ctx, c, call{method: http.MethodGet, path: path, query: query}, options)
}

func post[T any](ctx context.Context, c *Client, body any, options []CallOption, format string, ids ...string) (*T, error) {
	path, err := fillPath(format, ids...)
	if err != nil {
		return nil, err
	}
	return request[T](ctx, c, call{method: http.MethodPost, path: path, body: body, keyed: true}, options)
}

func remove(ctx context.Context, c *Client, options []CallOption, format string, ids ...string) error {
	path, err := fillPath(format, ids...)
	if err != nil {
		return err
	}
	what := call{method: http.MethodDelete, path: path}
	return c.send(ctx, what, options, func(*rawResponse) error { return nil })
}

func setString(query url.Values, name, value string) {
	if value != "" {
		query.Set(name, value)
	}
}

func setInt(query url.Values, name string, value int) {
	if value != 0 {
		query.Set(name, strconv.Itoa(value))
	}
}

func setTime(query url.Values, name string, value time.Time) {
	if !value.IsZero() {
		query.Set(name, value.UTC().Format("2006-01-02T15:04:05.000Z"))
	}
}
