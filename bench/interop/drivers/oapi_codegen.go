// The workflow of docs/INTEROP.md with the client that oapi-codegen makes.
package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"time"

	api "client"
)

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func must[T any](value T, err error) T {
	check(err)
	return value
}

func assert(holds bool, what any) {
	if !holds {
		panic(fmt.Sprint(what))
	}
}

func main() {
	ctx := context.Background()
	site := os.Getenv("SITE")
	key := fmt.Sprint("oapi-", time.Now().UnixNano())
	authorize := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+os.Getenv("API_KEY"))
		return nil
	}
	client := must(api.NewClientWithResponses(os.Getenv("API_URL"), api.WithRequestEditorFn(authorize)))

	target := must(client.CreateTargetWithResponse(ctx, &api.CreateTargetParams{IdempotencyKey: &key}, api.CreateTargetJSONRequestBody{Hostname: site}))
	assert(target.JSON201 != nil, string(target.Body))
	check(os.WriteFile(os.Getenv("PROOF_FILE"), []byte(target.JSON201.Verification.Token), 0o600))
	verified := must(client.VerifyTargetWithResponse(ctx, target.JSON201.Id, nil, api.VerifyTargetJSONRequestBody{Method: "http_file"}))
	assert(verified.JSON200 != nil && verified.JSON200.Status == "verified", string(verified.Body))

	batch := api.BulkScanCreate{Scans: []api.ScanCreate{
		{Target: site, ScanType: "quick", Metadata: &map[string]string{"sha": "abc"}},
		{Target: site, ScanType: "standard"},
	}}
	made := must(client.CreateScansBulkWithResponse(ctx, &api.CreateScansBulkParams{IdempotencyKey: &key}, batch))
	assert(made.JSON201 != nil && made.JSON201.Summary.Succeeded == 2, string(made.Body))
	again := must(client.CreateScansBulkWithResponse(ctx, &api.CreateScansBulkParams{IdempotencyKey: &key}, batch))
	assert(again.HTTPResponse.Header.Get("Idempotent-Replayed") == "true" && string(again.Body) == string(made.Body), "replay")
	assert(made.JSON201.Results[0].Scan.Metadata["sha"] == "abc", "metadata")

	failFast := true
	refused := api.BulkScanCreate{Scans: []api.ScanCreate{{Target: "10.0.0.1", ScanType: "quick"}}, FailFast: &failFast}
	refusal := must(client.CreateScansBulkWithResponse(ctx, nil, refused))
	assert(refusal.JSON422 != nil && (*refusal.JSON422.Results)[0].Error.Code != "", string(refusal.Body))

	var last string
	deadline := time.Now().Add(120 * time.Second)
	for _, result := range made.JSON201.Results {
		last = result.Scan.Id
		for {
			scan := must(client.GetScanWithResponse(ctx, last)).JSON200
			if scan.Status != "queued" && scan.Status != "running" {
				assert(scan.Status == "succeeded", scan.Status)
				break
			}
			assert(time.Now().Before(deadline), "the scans did not end")
			time.Sleep(200 * time.Millisecond)
		}
	}

	severity := "critical"
	findings := must(client.ListFindingsWithResponse(ctx, last, &api.ListFindingsParams{Severity: &severity}))
	assert(len(findings.JSON200.Data) > 0 && findings.JSON200.Data[0].CheckId == "exposure.env", string(findings.Body))
	report := must(client.GetReportWithResponse(ctx, last))
	assert(int(report.JSON200.Summary.BySeverity.Critical) == len(findings.JSON200.Data), string(report.Body))
	pdf := must(client.GetReportPdfWithResponse(ctx, last))
	assert(string(pdf.Body[:5]) == "%PDF-", "pdf")
	usage := must(client.GetUsageWithResponse(ctx))
	assert(usage.JSON200.Last30d.ByOperation["scan.standard"] >= 20, string(usage.Body))

	create := api.WebhookCreate{Url: "https://127.0.0.1:9/" + key, Events: []api.EventType{"target.verified"}}
	hook := must(client.CreateWebhookWithResponse(ctx, &api.CreateWebhookParams{IdempotencyKey: &key}, create))
	assert(hook.JSON201 != nil && len(hook.JSON201.Secret) > 20, string(hook.Body))
	list := must(client.ListWebhooksWithResponse(ctx, nil))
	assert(list.JSON200.Data[0].Id == hook.JSON201.Id, string(list.Body))
	one := must(client.GetWebhookWithResponse(ctx, hook.JSON201.Id))
	assert(one.JSON200.Url == hook.JSON201.Url, string(one.Body))
	gone := must(client.DeleteWebhookWithResponse(ctx, hook.JSON201.Id))
	assert(gone.StatusCode() == 204, gone.Status())
	fmt.Println("workflow complete")
}
