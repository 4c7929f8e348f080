package scangate

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

const soakWorkers = 4

// soak records what the workers created, as the client reported it.
type soak struct {
	client *Client
	site   string
	run    string
	mutex  sync.Mutex
	// By name, one id each.
	scans, targets map[string]string
	calls          int
}

// TestSoak creates targets and scans through a proxy that breaks a share of the exchanges, then compares with the service itself.
// It is off unless SCAN_GATE_SOAK_SECONDS sets its duration. SCAN_GATE_SOAK_SEED selects the faults. SCAN_GATE_SOAK_PROXY sets the
// base URL of a proxy that runs already, in front of the service of SCAN_GATE_WALK.
func TestSoak(t *testing.T) {
	seconds, _ := strconv.Atoi(os.Getenv("SCAN_GATE_SOAK_SECONDS"))
	if seconds <= 0 {
		t.Skip("SCAN_GATE_SOAK_SECONDS is not set")
	}
	service := startWalkService(t)
	through := os.Getenv("SCAN_GATE_SOAK_PROXY")
	if through == "" {
		seed := os.Getenv("SCAN_GATE_SOAK_SEED")
		if seed == "" {
			seed = "1"
		}
		var proxy struct {
			URL string `json:"url"`
		}
		startProgram(t, &proxy, "scripts/clients/fault-proxy.ts", "--target", service.BaseURL, "--seed", seed)
		through = proxy.URL
	}
	client, err := New(service.APIKey, WithBaseURL(through), WithMaxRetries(12))
	if err != nil {
		t.Fatal(err)
	}
	run := "soak" + strconv.FormatInt(time.Now().UnixNano(), 36)
	made := &soak{client: client, site: service.Site, run: run, scans: map[string]string{}, targets: map[string]string{}}
	until := time.Now().Add(time.Duration(seconds) * time.Second)
	var group sync.WaitGroup
	for worker := range soakWorkers {
		group.Add(1)
		go func() {
			defer group.Done()
			for number := 0; time.Now().Before(until) && !t.Failed(); number++ {
				if err := made.round(worker, number); err != nil {
					t.Errorf("worker %d, round %d: %v", worker, number, err)
				}
			}
		}()
	}
	group.Wait()
	made.compare(t, service)
	t.Logf("%d calls, %d scans, %d targets", made.calls, len(made.scans), len(made.targets))
}

func (s *soak) round(worker, number int) error {
	ctx := context.Background()
	name := fmt.Sprintf("%s-%d-%d", s.run, worker, number)
	target, err := s.client.CreateTarget(ctx, CreateTargetRequest{Hostname: name + ".example.com"})
	if err != nil {
		return err
	}
	s.note(s.targets, target.Hostname, target.ID)
	if number%2 == 0 {
		if err := s.client.DeleteTarget(ctx, target.ID); err != nil {
			return err
		}
		s.note(s.targets, target.Hostname, "")
	}
	scan, err := s.client.CreateScan(ctx, s.scanOf(name))
	if err != nil {
		return err
	}
	if err := s.created(ctx, name, scan); err != nil || number%5 != 4 {
		return err
	}
	names := []string{name + "-a", name + "-b", name + "-c"}
	bulk, err := s.client.CreateScansBulk(ctx, BulkScanCreate{
		Scans:    []ScanCreate{s.scanOf(names[0]), s.scanOf(names[1]), s.scanOf(names[2])},
		FailFast: Ptr(true),
	})
	if err != nil {
		return err
	}
	for index, entry := range bulk.Results {
		if err := s.created(ctx, names[index], entry.Scan); err != nil {
			return err
		}
	}
	page, err := s.client.ListScans(ctx, &ListScansParams{Limit: 5})
	if err == nil && len(page.Data) != 5 {
		err = fmt.Errorf("a page of %d scans", len(page.Data))
	}
	return err
}

func (s *soak) scanOf(name string) ScanCreate {
	return ScanCreate{Target: s.site, ScanType: ScanTypeQuick, Metadata: map[string]string{"soak": name}}
}

// created records a scan and cancels it, to keep the queue short. A scan that is final already is as good.
func (s *soak) created(ctx context.Context, name string, scan *Scan) error {
	s.note(s.scans, name, scan.ID)
	if _, err := s.client.CancelScan(ctx, scan.ID); err != nil && !errors.Is(err, ErrInvalidState) {
		return err
	}
	return nil
}

func (s *soak) note(where map[string]string, name, id string) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.calls++
	if id == "" {
		delete(where, name)
	} else {
		where[name] = id
	}
}

// compare reads the service without the proxy.
func (s *soak) compare(t *testing.T, service walkService) {
	direct, err := New(service.APIKey, WithBaseURL(service.BaseURL))
	if err != nil {
		t.Fatal(err)
	}
	scans, targets := map[string]string{}, map[string]string{}
	add := func(where map[string]string, name, id string) {
		if !strings.HasPrefix(name, s.run) {
			return
		}
		if where[name] != "" {
			t.Errorf("%s was created twice: %s and %s", name, where[name], id)
		}
		where[name] = id
	}
	for scan, err := range direct.Scans(context.Background(), nil) {
		if err != nil {
			t.Fatal(err)
		}
		add(scans, scan.Metadata["soak"], scan.ID)
	}
	for target, err := range direct.Targets(context.Background(), nil) {
		if err != nil {
			t.Fatal(err)
		}
		add(targets, target.Hostname, target.ID)
	}
	if !maps.Equal(scans, s.scans) || !maps.Equal(targets, s.targets) {
		t.Errorf("the service has %d scans and %d targets, the client %d and %d", len(scans), len(targets), len(s.scans), len(s.targets))
	}
	if len(s.scans) < soakWorkers {
		t.Errorf("only %d scans", len(s.scans))
	}
}
