package scangate

import (
	"bufio"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"testing"
)

// walkService is the line that scripts/clients/walk-service.ts prints.
type walkService struct {
	BaseURL  string `json:"base_url"`
	APIKey   string `json:"api_key"`
	Site     string `json:"site"`
	Receiver string `json:"receiver"`
	Control  string `json:"control"`
}

// startProgram runs a script of the repository until the test ends, and reads the line of JSON that it prints when it is ready.
func startProgram(t *testing.T, ready any, script ...string) {
	t.Helper()
	const root = "../.."
	if _, err := os.Stat(root + "/node_modules/.bin/node"); err != nil {
		t.Skip("SKIPPED: needs the repository after npm ci")
	}
	command := exec.Command("node_modules/.bin/node", script...)
	command.Dir, command.Stderr = root, os.Stderr
	stdin, err := command.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	stdout, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewReader(stdout)
	t.Cleanup(func() {
		_ = stdin.Close()
		rest, _ := io.ReadAll(lines)
		if err := command.Wait(); err != nil {
			t.Error(err)
		}
		t.Logf("%s %s", script[0], rest)
	})
	line, err := lines.ReadString('\n')
	if err != nil || json.Unmarshal([]byte(line), ready) != nil {
		t.Fatalf("%s did not start: %v %s", script[0], err, line)
	}
}

// startWalkService returns the service that SCAN_GATE_WALK describes, or starts one.
func startWalkService(t *testing.T) walkService {
	t.Helper()
	var service walkService
	if given := os.Getenv("SCAN_GATE_WALK"); given == "" {
		startProgram(t, &service, "scripts/clients/walk-service.ts")
	} else if err := json.Unmarshal([]byte(given), &service); err != nil {
		t.Fatal(err)
	}
	return service
}
