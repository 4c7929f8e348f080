package scangate_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log"
	"net/http"
	"net/http/httptest"
	"os"
	"time"

	scangate "github.com/your-org/scan-gate/clients/go"
)

var (
	ctx    = context.Background()
	client = newClient()
)

func newClient() *scangate.Client {
	client, err := scangate.New("svc_test_00000000000000000000000000", scangate.WithBaseURL("https://scans.example.com"))
	if err != nil {
		log.Fatal(err)
	}
	return client
}

func ExampleClient_VerifyTarget() {
	target, err := client.CreateTarget(ctx, scangate.CreateTargetRequest{Hostname: "shop.example.com"})
	if err != nil {
		log.Fatal(err)
	}
	for _, instruction := range target.Verification.Instructions {
		fmt.Println(instruction.Method, instruction.Text, instruction.Value)
	}
	// When the record is published:
	target, err = client.VerifyTarget(ctx, target.ID, scangate.VerifyTargetRequest{Method: scangate.VerificationMethodDNS})
	if err != nil {
		log.Fatal(err)
	}
	// Reason is nil unless a check has failed.
	if reason := target.Verification.Reason; target.Status != scangate.TargetStatusVerified && reason != nil {
		log.Fatal(*reason)
	}
}

func ExampleClient_CreateScansBulk() {
	bulk, err := client.CreateScansBulk(ctx, scangate.BulkScanCreate{
		Scans: []scangate.ScanCreate{
			{Target: "shop.example.com", ScanType: scangate.ScanTypeStandard},
			{Target: "api.example.com", ScanType: scangate.ScanTypeQuick},
		},
	}, scangate.WithIdempotencyKey("deploy-1234"))
	if err != nil {
		log.Fatal(err)
	}
	for _, entry := range bulk.Results {
		if !entry.OK {
			log.Print(entry.Error.Message)
			continue
		}
		scan, err := client.Wait(ctx, entry.Scan.ID, scangate.WithWaitTimeout(20*time.Minute))
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(scan.Target, scan.Status)
	}
}

func ExampleClient_Findings() {
	params := &scangate.ListFindingsParams{MinSeverity: scangate.SeverityHigh}
	for finding, err := range client.Findings(ctx, "scn_01jd3k9x5v8w2m4n6p7q", params) {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(finding.Severity, finding.Title, finding.Location.URL)
	}
}

func ExampleClient_GetReportPDF() {
	pdf, err := client.GetReportPDF(ctx, "scn_01jd3k9x5v8w2m4n6p7q")
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("report.pdf", pdf, 0o600); err != nil {
		log.Fatal(err)
	}
}

func ExampleVerifyRequest() {
	http.HandleFunc("POST /hooks", func(w http.ResponseWriter, r *http.Request) {
		event, err := scangate.VerifyRequest(r, os.Getenv("WEBHOOK_SECRET"))
		if err != nil {
			http.Error(w, "invalid signature", http.StatusBadRequest)
			return
		}
		switch data := event.Data.(type) {
		case *scangate.ScanCompletedData:
			log.Printf("%s: %d findings", data.Target, data.FindingsCount)
		case *scangate.ScanFailedData:
			log.Printf("%s failed: %s", data.Target, data.Reason)
		}
		w.WriteHeader(http.StatusNoContent)
	})
}

func ExampleSignPayload() {
	payload := []byte(`{"id":"evt_1","type":"scan.queued","created_at":"2026-01-01T00:00:00Z","data":{"scan_id":"scn_1"}}`)
	request := httptest.NewRequest(http.MethodPost, "/hooks", bytes.NewReader(payload))
	request.Header.Set(scangate.SignatureHeader, scangate.SignPayload(payload, time.Now(), "whsec_test"))
	event, err := scangate.VerifyRequest(request, "whsec_test")
	fmt.Println(event.Type, err)
	// Output: scan.queued <nil>
}

func ExampleAPIError() {
	_, err := client.CreateTarget(ctx, scangate.CreateTargetRequest{Hostname: "shop.example.com"})
	var failure *scangate.APIError
	switch {
	case errors.Is(err, scangate.ErrConflict):
		log.Print("the target exists")
	case errors.As(err, &failure):
		log.Printf("%s (%d), request %s", failure.Code, failure.Status, failure.RequestID)
	case err != nil:
		log.Print("no usable response: ", err)
	}
}
