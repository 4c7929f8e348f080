/** The workflow of docs/INTEROP.md with the client that openapi-generator makes for TypeScript (fetch). */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BulkScanRefusal,
  Configuration,
  ResponseError,
  ScansApi,
  TargetsApi,
  UsageApi,
  WebhooksApi,
} from './client/index.js';

const site = env['SITE'] ?? '';
const configuration = new Configuration({ basePath: env['API_URL'] ?? '', accessToken: env['API_KEY'] ?? '' });
const targets = new TargetsApi(configuration);
const scans = new ScansApi(configuration);
const webhooks = new WebhooksApi(configuration);

const target = await targets.createTarget({ createTargetRequest: { hostname: site }, idempotencyKey: randomUUID() });
await writeFile(env['PROOF_FILE'] ?? '', target.verification.token);
const verified = await targets.verifyTarget({ targetId: target.id, verifyTargetRequest: { method: 'http_file' } });
assert.equal(verified.status, 'verified', JSON.stringify(verified.verification));

const idempotencyKey = randomUUID();
const bulkScanCreate = {
  scans: [
    { target: site, scanType: 'quick', metadata: { sha: 'abc' } } as const,
    { target: site, scanType: 'standard' } as const,
  ],
};
const made = await scans.createScansBulk({ bulkScanCreate, idempotencyKey });
const replay = await scans.createScansBulkRaw({ bulkScanCreate, idempotencyKey });
assert.equal(replay.raw.headers.get('Idempotent-Replayed'), 'true');
assert.deepEqual(await replay.value(), made);
assert.equal(made.summary.succeeded, 2);
assert.deepEqual(made.results[0]?.scan?.metadata, { sha: 'abc' });
const ids = made.results.map((result) => result.scan?.id ?? '');

const refused = { scans: [{ target: '10.0.0.1', scanType: 'quick' } as const], failFast: true };
const refusal = await scans.createScansBulk({ bulkScanCreate: refused }).then(
  () => assert.fail('the batch was accepted'),
  async (error: unknown) => {
    assert(error instanceof ResponseError);
    assert.equal(error.response.status, 422);
    return (await error.response.json()) as BulkScanRefusal;
  },
);
assert(refusal.results?.[0]?.error?.code);

const deadline = performance.now() + 120_000;
for (const scanId of ids) {
  for (;;) {
    const { status } = await scans.getScan({ scanId });
    if (status !== 'queued' && status !== 'running') {
      assert.equal(status, 'succeeded');
      break;
    }
    assert(performance.now() < deadline, 'the scans did not end');
    await sleep(200);
  }
}

const scanId = ids[1] ?? '';
const findings = await scans.listFindings({ scanId, severity: 'critical' });
assert(findings.data.some((finding) => finding.checkId === 'exposure.env'));
assert.equal((await scans.getReport({ scanId })).summary.bySeverity.critical, findings.data.length);
assert.equal(await (await scans.getReportPdf({ scanId })).slice(0, 5).text(), '%PDF-');
const usage = await new UsageApi(configuration).getUsage();
assert((usage.last30d.byOperation['scan.standard'] ?? 0) >= 20);

const webhookCreate = { url: `https://127.0.0.1:9/${idempotencyKey}`, events: new Set(['target.verified'] as const) };
const hook = await webhooks.createWebhook({ webhookCreate, idempotencyKey });
assert.match(hook.secret, /^whsec_/);
assert((await webhooks.listWebhooks()).data.some(({ id }) => id === hook.id));
assert.equal((await webhooks.getWebhook({ id: hook.id })).url, hook.url);
await webhooks.deleteWebhook({ id: hook.id });
console.log('workflow complete');
