package scangate

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"
)

// SignatureHeader is the header of each webhook delivery that holds its signature.
const SignatureHeader = "Service-Signature"

// Errors of [VerifySignature].
var (
	// ErrExpiredSignature reports that the time of the signature is too far from now.
	ErrExpiredSignature = errors.New("scangate: expired_signature")
	// ErrInvalidSignature reports a header that is missing or malformed, or a signature that does not match.
	ErrInvalidSignature = errors.New("scangate: invalid_signature")
)

const (
	maxHeaderBytes = 2048
	maxHeaderParts = 16
	maxEventBytes  = 1 << 20
)

type verifySettings struct {
	tolerance time.Duration
	now       time.Time
	secrets   []string
}

// VerifyOption changes a setting of [VerifySignature].
type VerifyOption func(*verifySettings)

// WithTolerance sets the maximum difference between now and the time of the signature. Default 5 minutes.
func WithTolerance(tolerance time.Duration) VerifyOption {
	return func(s *verifySettings) { s.tolerance = tolerance }
}

// WithOtherSecrets accepts the signatures of further secrets too, for example of the old one while a secret is being rotated.
func WithOtherSecrets(secrets ...string) VerifyOption {
	return func(s *verifySettings) { s.secrets = append(s.secrets, secrets...) }
}

// WithVerifyTime sets the current time, for tests.
func WithVerifyTime(now time.Time) VerifyOption {
	return func(s *verifySettings) { s.now = now }
}

// VerifySignature checks a webhook delivery. The payload is the body as received: parsing it and
// encoding it again changes its bytes. The header is the value of [SignatureHeader]. The error is nil for a genuine delivery,
// otherwise it is [ErrExpiredSignature] or [ErrInvalidSignature].
func VerifySignature(payload []byte, header, secret string, options ...VerifyOption) error {
	set := verifySettings{tolerance: 5 * time.Minute, now: time.Now(), secrets: []string{secret}}
	for _, option := range options {
		option(&set)
	}
	if slices.Contains(set.secrets, "") {
		return fmt.Errorf("%w: the secret is empty", ErrInvalidSignature)
	}
	timestamp, signatures, ok := parseHeader(header)
	if !ok {
		return fmt.Errorf("%w: the %s header is missing or malformed", ErrInvalidSignature, SignatureHeader)
	}
	if age := set.now.Unix() - timestamp; max(age, -age) > int64(set.tolerance/time.Second) {
		return fmt.Errorf("%w: signed more than %s from now", ErrExpiredSignature, set.tolerance)
	}
	// Every pair is compared, so that the time does not depend on which one matches.
	genuine := false
	for _, secret := range set.secrets {
		expected := []byte(digest(payload, secret, timestamp))
		for _, signature := range signatures {
			if hmac.Equal([]byte(signature), expected) {
				genuine = true
			}
		}
	}
	if !genuine {
		return fmt.Errorf("%w: no v1 signature matches the payload", ErrInvalidSignature)
	}
	return nil
}

// SignPayload signs a payload as the service does, for tests of a receiver, and returns the value of [SignatureHeader]. During a
// rotation the service signs with the new secret and the old one: pass both. It panics without a secret, or before 1970.
func SignPayload(payload []byte, at time.Time, secret string, others ...string) string {
	timestamp := at.Unix()
	secrets := append([]string{secret}, others...)
	if slices.Contains(secrets, "") || timestamp < 0 {
		panic("scangate: SignPayload needs secrets that are not empty, and a time after 1970")
	}
	header := fmt.Sprintf("t=%d", timestamp)
	for _, secret := range secrets {
		header += ",v1=" + digest(payload, secret, timestamp)
	}
	return header
}

// digest is the HMAC-SHA256 in lower-case hex, keyed with the whole secret including its prefix.
func digest(payload []byte, secret string, timestamp int64) string {
	mac := hmac.New(sha256.New, []byte(secret))
	fmt.Fprintf(mac, "%d.", timestamp)
	mac.Write(payload)
	return hex.EncodeToString(mac.Sum(nil))
}

// parseHeader reads t=<unix seconds>,v1=<hex>[,v1=<hex>]. It ignores other schemes.
func parseHeader(header string) (timestamp int64, signatures []string, ok bool) {
	parts := strings.Split(header, ",")
	if len(header) > maxHeaderBytes || len(parts) > maxHeaderParts {
		return 0, nil, false
	}
	timed := false
	for _, part := range parts {
		name, value, found := strings.Cut(part, "=")
		if !found {
			return 0, nil, false
		}
		value = strings.TrimSpace(value)
		switch strings.TrimSpace(name) {
		case "t":
			if timed || len(value) > 12 {
				return 0, nil, false
			}
			seconds, err := strconv.ParseUint(value, 10, 63)
			if err != nil {
				return 0, nil, false
			}
			timestamp, timed = int64(seconds), true
		case "v1":
			signatures = append(signatures, value)
		}
	}
	return timestamp, signatures, timed && len(signatures) > 0
}

// Event is a webhook event.
type Event struct {
	ID        string
	Type      EventType
	CreatedAt time.Time
	// Data is a pointer to the payload of the type, for example *ScanCompletedData, or nil for a type that this version does not know.
	Data any
	// RawData is the payload as received.
	RawData json.RawMessage
}

// ParseEvent reads the payload of a delivery. It does not check the signature; use [Verify].
func ParseEvent(payload []byte) (*Event, error) {
	var envelope struct {
		ID        string          `json:"id"`
		Type      EventType       `json:"type"`
		CreatedAt time.Time       `json:"created_at"`
		Data      json.RawMessage `json:"data"`
	}
	if err := json.Unmarshal(payload, &envelope); err != nil {
		return nil, fmt.Errorf("scangate: the payload is not an event: %w", err)
	}
	if envelope.ID == "" || envelope.Type == "" {
		return nil, errors.New("scangate: the payload is not an event: it has no id or no type")
	}
	event := &Event{ID: envelope.ID, Type: envelope.Type, CreatedAt: envelope.CreatedAt, RawData: envelope.Data}
	if data := newEventData(envelope.Type); data != nil {
		if err := json.Unmarshal(envelope.Data, data); err != nil {
			return nil, fmt.Errorf("scangate: the data of a %s event is malformed: %w", envelope.Type, err)
		}
		event.Data = data
	}
	return event, nil
}

// Verify checks the signature of a delivery, then reads its event. See [VerifySignature].
func Verify(payload []byte, header, secret string, options ...VerifyOption) (*Event, error) {
	if err := VerifySignature(payload, header, secret, options...); err != nil {
		return nil, err
	}
	return ParseEvent(payload)
}

// VerifyRequest reads the body of a webhook request, at most 1 MB, checks its signature and returns its event.
func VerifyRequest(request *http.Request, secret string, options ...VerifyOption) (*Event, error) {
	payload, err := io.ReadAll(io.LimitReader(request.Body, maxEventBytes+1))
	if err != nil {
		return nil, fmt.Errorf("scangate: the payload cannot be read: %w", err)
	}
	if len(payload) > maxEventBytes {
		return nil, errors.New("scangate: the payload is larger than 1 MB")
	}
	return Verify(payload, request.Header.Get(SignatureHeader), secret, options...)
}
