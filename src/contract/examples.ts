import type { ErrorBody, ErrorEnvelope } from './errors.ts';
import resources from './examples.json' with { type: 'json' };
import type { Finding } from './finding.ts';
import type { Report } from './report.ts';
import type { BulkScanCreate, BulkScanRefusal, BulkScanResult, Scan, ScanCreate } from './scan.ts';
import type { Target } from './target.ts';
import type { Usage } from './usage.ts';
import type { Delivery, DeliveryWithAttempts, Webhook, WebhookCreate, WebhookWithSecret } from './webhook.ts';

interface Resources {
  readonly Target: Target;
  readonly Scan: Scan;
  readonly ScanCreate: ScanCreate;
  readonly Finding: Finding;
  readonly Usage: Usage;
  readonly Webhook: Webhook;
  readonly Delivery: Delivery;
}

/** One worked example per resource, shown in the OpenAPI description; a test validates each against its schema. */
export interface Examples extends Resources {
  readonly BulkScanCreate: BulkScanCreate;
  readonly BulkScanResult: BulkScanResult;
  readonly BulkScanRefusal: BulkScanRefusal;
  readonly Report: Report;
  readonly WebhookWithSecret: WebhookWithSecret;
  readonly WebhookCreate: WebhookCreate;
  readonly DeliveryWithAttempts: DeliveryWithAttempts;
  readonly ErrorEnvelope: ErrorEnvelope;
}

const { Report: report, ErrorBody: refused, ...single } = resources;
const own = single as unknown as Resources;
const { Scan: scan, Target: target, ScanCreate: create, Webhook: webhook, Delivery: delivery } = own;
const notVerified: ErrorBody = refused;

export const EXAMPLES: Examples = {
  ...own,
  BulkScanCreate: { scans: [create, { target: 'shop.example.com', scan_type: 'quick' }], fail_fast: false },
  BulkScanResult: {
    summary: { total: 2, succeeded: 1, failed: 1, rolled_back: 0 },
    results: [
      { ok: true, scan },
      { ok: false, error: notVerified },
    ],
  },
  BulkScanRefusal: {
    error: {
      code: 'bulk_rolled_back',
      message: `Entry 0 failed (target_not_verified) and fail_fast is true: nothing was created. ${notVerified.message}`,
      param: 'scans[0]',
      request_id: notVerified.request_id,
      doc_url: 'https://scans.example.com/docs/errors#bulk_rolled_back',
    },
    summary: { total: 1, succeeded: 0, failed: 1, rolled_back: 0 },
    results: [{ ok: false, error: notVerified }],
  },
  Report: { ...(report as unknown as Report), scan, target, findings: [own.Finding] },
  WebhookWithSecret: { ...webhook, secret: 'whsec_EXAMPLE-shown-once' },
  WebhookCreate: { url: webhook.url, events: webhook.events },
  DeliveryWithAttempts: {
    ...delivery,
    attempts: [{ attempt: 1, at: '2026-11-21T08:15:39.600Z', status_code: 503, error: null, duration_ms: 84 }],
    body: `{"id":"${delivery.event_id}","type":"scan.completed","created_at":"2026-11-21T08:15:39.300Z","data":{"scan_id":"${scan.id}"}}`,
  },
  ErrorEnvelope: {
    error: {
      code: 'validation_error',
      message: 'scan_type must be one of quick, standard, compliance.',
      param: 'scan_type',
      request_id: notVerified.request_id,
      doc_url: 'https://scans.example.com/docs/errors#validation_error',
    },
  },
};
