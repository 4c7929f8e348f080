// The workflow of docs/INTEROP.md with the client that openapi-generator makes for Go.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	api "client"
)

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func must[T any](value T, response any, err error) T {
	check(err)
	return value
}

func assert(holds bool, what any) {
	if !holds {
		panic(fmt.Sprint(what))
	}
}

func main() {
	site := os.Getenv("SITE")
	key := fmt.Sprint("go-", time.Now().UnixNano())
	configuration := api.NewConfiguration()
	configuration.Servers = api.ServerConfigurations{{URL: os.Getenv("API_URL")}}
	client := api.NewAPIClient(configuration)
	ctx := context.WithValue(context.Background(), api.ContextAccessToken, os.Getenv("API_KEY"))

	target := must(client.TargetsAPI.CreateTarget(ctx).CreateTargetRequest(*api.NewCreateTargetRequest(site)).IdempotencyKey(key).Execute())
	check(os.WriteFile(os.Getenv("PROOF_FILE"), []byte(target.Verification.Token), 0o600))
	verified := must(client.TargetsAPI.VerifyTarget(ctx, target.Id).VerifyTargetRequest(*api.NewVerifyTargetRequest("http_file")).Execute())
	assert(verified.Status == "verified", verified.Verification)

	quick, standard := api.NewScanCreate(site, "quick"), api.NewScanCreate(site, "standard")
	quick.SetMetadata(map[string]string{"sha": "abc"})
	batch := *api.NewBulkScanCreate([]api.ScanCreate{*quick, *standard})
	made := must(client.ScansAPI.CreateScansBulk(ctx).BulkScanCreate(batch).IdempotencyKey(key).Execute())
	again, response, err := client.ScansAPI.CreateScansBulk(ctx).BulkScanCreate(batch).IdempotencyKey(key).Execute()
	check(err)
	assert(response.Header.Get("Idempotent-Replayed") == "true" && again.Results[0].Scan.Id == made.Results[0].Scan.Id, "replay")
	assert(made.Summary.Succeeded == 2 && made.Results[0].Scan.Metadata["sha"] == "abc", made.Summary)

	refused := *api.NewBulkScanCreate([]api.ScanCreate{*api.NewScanCreate("10.0.0.1", "quick")})
	refused.SetFailFast(true)
	_, _, err = client.ScansAPI.CreateScansBulk(ctx).BulkScanCreate(refused).Execute()
	var failure *api.GenericOpenAPIError
	assert(errors.As(err, &failure), err)
	refusal, isRefusal := failure.Model().(api.BulkScanRefusal)
	assert(isRefusal && refusal.Results[0].Error.Code != "", failure.Model())

	var last string
	deadline := time.Now().Add(120 * time.Second)
	for _, result := range made.Results {
		last = result.Scan.Id
		for {
			scan := must(client.ScansAPI.GetScan(ctx, last).Execute())
			if scan.Status != "queued" && scan.Status != "running" {
				assert(scan.Status == "succeeded", scan.Status)
				break
			}
			assert(time.Now().Before(deadline), "the scans did not end")
			time.Sleep(200 * time.Millisecond)
		}
	}

	findings := must(client.ScansAPI.ListFindings(ctx, last).Severity("critical").Execute())
	assert(len(findings.Data) > 0 && findings.Data[0].CheckId == "exposure.env", findings)
	report := must(client.ScansAPI.GetReport(ctx, last).Execute())
	assert(int(report.Summary.BySeverity.Critical) == len(findings.Data), report.Summary)
	pdf := must(client.ScansAPI.GetReportPdf(ctx, last).Execute())
	head := make([]byte, 5)
	_, err = io.ReadFull(pdf, head)
	check(err)
	assert(string(head) == "%PDF-", head)
	usage := must(client.UsageAPI.GetUsage(ctx).Execute())
	assert(usage.Last30d.ByOperation["scan.standard"] >= 20, usage.Last30d)

	create := *api.NewWebhookCreate("https://127.0.0.1:9/"+key, []api.EventType{api.EVENTTYPE_TARGET_VERIFIED})
	hook := must(client.WebhooksAPI.CreateWebhook(ctx).WebhookCreate(create).IdempotencyKey(key).Execute())
	assert(len(hook.Secret) > 20, "secret")
	list := must(client.WebhooksAPI.ListWebhooks(ctx).Execute())
	assert(list.Data[0].Id == hook.Id, list)
	assert(must(client.WebhooksAPI.GetWebhook(ctx, hook.Id).Execute()).Url == hook.Url, "url")
	_, err = client.WebhooksAPI.DeleteWebhook(ctx, hook.Id).Execute()
	check(err)
	fmt.Println("workflow complete")
}
