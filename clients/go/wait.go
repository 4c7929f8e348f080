package scangate

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// ErrWaitTimeout is the error of [Client.Wait] when the scan is not final in time.
var ErrWaitTimeout = errors.New("the scan is not final in time")

const (
	firstPoll = time.Second
	maxPoll   = 10 * time.Second
)

type waitSettings struct {
	timeout time.Duration
	onPoll  func(*Scan)
}

// WaitOption changes a setting of [Client.Wait].
type WaitOption func(*waitSettings)

// WithWaitTimeout sets how long Wait waits. Default 30 minutes. An earlier deadline of the context wins.
func WithWaitTimeout(timeout time.Duration) WaitOption {
	return func(s *waitSettings) { s.timeout = timeout }
}

// WithOnPoll calls a function with the scan after each poll, for example to show progress.
func WithOnPoll(onPoll func(*Scan)) WaitOption {
	return func(s *waitSettings) { s.onPoll = onPoll }
}

// IsFinal reports whether the scan has ended: any status except queued and running is final.
func (v *Scan) IsFinal() bool {
	return v.Status != ScanStatusQueued && v.Status != ScanStatusRunning
}

// Wait polls a scan until it is final and returns it. The caller checks whether its status is succeeded. The delay between polls
// grows from 1 to 10 seconds. Transient failures do not end the wait. When the time is over, Wait returns the scan as last read
// (nil if it was never read) and an error for which errors.Is reports [ErrWaitTimeout] and context.DeadlineExceeded.
func (c *Client) Wait(ctx context.Context, scanID string, options ...WaitOption) (*Scan, error) {
	set := waitSettings{timeout: 30 * time.Minute}
	for _, option := range options {
		option(&set)
	}
	if set.timeout <= 0 {
		return nil, &ArgumentError{"the timeout of a wait must be positive"}
	}
	started := c.now()
	ctx, cancel := context.WithTimeout(ctx, set.timeout)
	defer cancel()
	var last *Scan
	var failure error
	for poll := firstPoll; ; poll = min(maxPoll, poll*3/2) {
		scan, err := c.GetScan(ctx, scanID)
		switch {
		case err == nil && (scan.ID != scanID || scan.Status == ""):
			return last, &ResponseError{Request: "GET /v1/scans/" + scanID, Status: 200, Message: "the response is not the requested scan"}
		case err == nil:
			last, failure = scan, nil
			if set.onPoll != nil {
				set.onPoll(scan)
			}
			if scan.IsFinal() {
				return scan, nil
			}
		case ctx.Err() == nil && !retryable("GET", false, err):
			return last, err
		default:
			failure = err
		}
		// A quarter of the delay is random, so that clients that started together do not poll together.
		delay := poll - time.Duration(c.random()*float64(poll)/4)
		inTime := ctx.Err() == nil && c.now().Add(delay).Sub(started) <= set.timeout
		if inTime && c.sleep(ctx, delay) == nil {
			continue
		}
		cause := fmt.Errorf("%w: %w", ErrWaitTimeout, context.DeadlineExceeded)
		if errors.Is(ctx.Err(), context.Canceled) {
			cause = ctx.Err()
		}
		return last, waitError(scanID, last, cause, failure)
	}
}

func waitError(scanID string, last *Scan, cause, failure error) error {
	status := "unknown"
	if last != nil {
		status = string(last.Status)
	}
	if failure != nil {
		cause = fmt.Errorf("%w (last failure: %w)", cause, failure)
	}
	return fmt.Errorf("scangate: waiting for %s (status %s): %w", scanID, status, cause)
}
