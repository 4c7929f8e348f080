import type { ErrorBody, ErrorEnvelope } from './errors.ts';
import type { Finding } from './finding.ts';
import type { Report } from './report.ts';
import type { BulkScanCreate, BulkScanRefusal, BulkScanResult, Scan, ScanCreate } from './scan.ts';
import type { Target } from './target.ts';
import type { Usage } from './usage.ts';
import type { Delivery, DeliveryWithAttempts, Webhook, WebhookCreate, WebhookWithSecret } from './webhook.ts';

/** One worked example per resource, shown in the OpenAPI description; a test validates each against its schema. */

const scanId = 'scn_01jd3k9x5v8w2m4n6p7q';
const targetId = 'tgt_01jd3k9w1c3e5g7j9k2m';
const webhookId = 'whk_01jd3kb2t4v6x8z1b3d5';
const deliveryId = 'dlv_01jd3kc7f9h2k4m6p8r1';
const host = 'preview.example.com';
const counts = { critical: 1, high: 0, medium: 0, low: 0, info: 0 };

const target: Target = {
  id: targetId,
  hostname: host,
  status: 'verified',
  livemode: true,
  verification: {
    method: 'dns',
    token: '5f0c4d1e9a7b42c6',
    instructions: [
      {
        method: 'dns',
        text: 'Publish this TXT record.',
        record_name: `_svc-verify.${host}`,
        record_type: 'TXT',
        value: 'svc-verify=5f0c4d1e9a7b42c6',
      },
    ],
    checked_at: '2026-11-21T08:15:00.000Z',
    reason: null,
  },
  verified_at: '2026-11-21T08:15:00.000Z',
  created_at: '2026-11-21T08:14:30.000Z',
};

const scan: Scan = {
  id: scanId,
  target: host,
  target_id: targetId,
  scan_type: 'standard',
  status: 'succeeded',
  livemode: true,
  created_at: '2026-11-21T08:15:30.000Z',
  started_at: '2026-11-21T08:15:30.040Z',
  finished_at: '2026-11-21T08:15:39.400Z',
  findings_count: { ...counts, total: 1 },
  failure: null,
  report_url: `https://scans.example.com/v1/scans/${scanId}/report`,
  metadata: { pull_request: '12' },
  options: { start_path: '/shop' },
  tokens_charged: 20,
};

const finding: Finding = {
  id: 'fnd_01jd3kd1a3c5e7g9j2k4',
  scan_id: scanId,
  fingerprint: '3f9c1d2b4a5e6f708192a3b4c5d6e7f8',
  check_id: 'exposure.env',
  title: 'Environment file is readable by anyone',
  severity: 'critical',
  confidence: 'certain',
  cvss: null,
  cwe: ['CWE-538'],
  owasp: ['A01:2025'],
  location: { url: `https://${host}/.env`, method: 'GET', parameter: null },
  locations: [{ url: `https://${host}/.env`, method: 'GET', parameter: null }],
  locations_total: 1,
  description: 'The web server hands out the file that holds the secrets of the application.',
  evidence: 'DB_PASSWORD=hu…et',
  remediation: 'Deny dot files in the web server and rotate every secret the file held.',
  references: ['https://cwe.mitre.org/data/definitions/538.html'],
  state: 'new',
  first_seen_at: '2026-11-21T08:15:39.400Z',
};

const report: Report = {
  schema_version: '1.0',
  scan,
  target,
  summary: { by_severity: counts, total: 1, omitted: 0, digest: 'a'.repeat(64) },
  findings: [finding],
  checks: [
    {
      check_id: 'exposure.env',
      title: 'Environment file is readable by anyone',
      severity: 'critical',
      status: 'finding',
      reason: null,
      findings: 1,
    },
  ],
  budget: {
    requests: { used: 118, allowed: 400 },
    connections: { used: 42, allowed: 160 },
    bytes: { used: 1_204_511, allowed: 67_108_864 },
    seconds: { used: 2.4, allowed: 60 },
    exhausted: [],
  },
  compliance: [
    { framework: 'OWASP ASVS 5.0', requirement: '13.4.7', status: 'partial', check_ids: ['exposure.env'], findings: 1 },
  ],
  generated_at: '2026-11-21T08:15:39.500Z',
  tool: { name: 'scan-gate', version: '1.0.0', advisories_date: '2026-11-01' },
};

const create: ScanCreate = { target: host, scan_type: 'standard', metadata: { pull_request: '12' } };

const webhook: Webhook = {
  id: webhookId,
  url: 'https://hooks.example.com/scans',
  events: ['scan.completed', 'scan.failed'],
  status: 'enabled',
  disabled_reason: null,
  last_success_at: null,
  created_at: '2026-11-21T08:10:00.000Z',
};

const delivery: Delivery = {
  id: deliveryId,
  webhook_id: webhookId,
  event_id: 'evt_01jd3ke5n7q9s2u4w6y8',
  event_type: 'scan.completed',
  status: 'pending',
  attempts_count: 1,
  next_attempt_at: '2026-11-21T08:16:40.000Z',
  replay_of: null,
  created_at: '2026-11-21T08:15:39.400Z',
};

const notVerified: ErrorBody = {
  code: 'target_not_verified',
  message: 'Ownership of shop.example.com is not proven: verify the target first or use scan_type quick.',
  request_id: 'req_01jd3kf0b2d4f6h8k1m3',
  doc_url: 'https://scans.example.com/docs/errors#target_not_verified',
};

export interface Examples {
  readonly Target: Target;
  readonly Scan: Scan;
  readonly ScanCreate: ScanCreate;
  readonly BulkScanCreate: BulkScanCreate;
  readonly BulkScanResult: BulkScanResult;
  readonly BulkScanRefusal: BulkScanRefusal;
  readonly Finding: Finding;
  readonly Report: Report;
  readonly Usage: Usage;
  readonly Webhook: Webhook;
  readonly WebhookWithSecret: WebhookWithSecret;
  readonly WebhookCreate: WebhookCreate;
  readonly Delivery: Delivery;
  readonly DeliveryWithAttempts: DeliveryWithAttempts;
  readonly ErrorEnvelope: ErrorEnvelope;
}

export const EXAMPLES: Examples = {
  Target: target,
  Scan: scan,
  ScanCreate: create,
  BulkScanCreate: { scans: [create, { target: 'shop.example.com', scan_type: 'quick' }], fail_fast: false },
  BulkScanResult: {
    summary: { total: 2, succeeded: 1, failed: 1, rolled_back: 0 },
    results: [
      { ok: true, scan },
      {
        ok: false,
        error: notVerified,
      },
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
  Finding: finding,
  Report: report,
  Usage: {
    balance: 980,
    mode: 'live',
    last_30d: { total: 20, by_operation: { 'scan.standard': 20 } },
    prices: { 'scan.quick': 5, 'scan.standard': 20, 'scan.compliance': 50, 'webhook.delivery': 1 },
    as_of: '2026-11-21T08:20:00.000Z',
  },
  Webhook: webhook,
  WebhookWithSecret: { ...webhook, secret: 'whsec_EXAMPLE-shown-once' },
  WebhookCreate: { url: webhook.url, events: webhook.events },
  Delivery: delivery,
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
      request_id: 'req_01jd3kf0b2d4f6h8k1m3',
      doc_url: 'https://scans.example.com/docs/errors#validation_error',
    },
  },
};
