/** The workflow of docs/INTEROP.md with openapi-typescript's types and openapi-fetch. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { paths } from './client/schema.js';

const site = env['SITE'] ?? '';
const api = createClient<paths>({
  baseUrl: env['API_URL'] ?? '',
  headers: { authorization: `Bearer ${env['API_KEY']}` },
});
const key = randomUUID();
const header = { 'Idempotency-Key': key };

function ok<Data>(result: { data?: Data; error?: unknown }): Data {
  assert(result.data !== undefined, JSON.stringify(result.error));
  return result.data;
}

const target = ok(await api.POST('/v1/targets', { body: { hostname: site }, params: { header } }));
await writeFile(env['PROOF_FILE'] ?? '', target.verification.token);
const verified = ok(
  await api.POST('/v1/targets/{target_id}/verify', {
    params: { path: { target_id: target.id } },
    body: { method: 'http_file' },
  }),
);
assert.equal(verified.status, 'verified', JSON.stringify(verified.verification));

const body = {
  scans: [
    { target: site, scan_type: 'quick', metadata: { sha: 'abc' } } as const,
    { target: site, scan_type: 'standard' } as const,
  ],
};
const made = ok(await api.POST('/v1/scans/bulk', { body, params: { header } }));
const replay = await api.POST('/v1/scans/bulk', { body, params: { header } });
assert.equal(replay.response.headers.get('Idempotent-Replayed'), 'true');
assert.deepEqual(replay.data, made);
assert.deepEqual(made.results[0]?.scan?.metadata, { sha: 'abc' });
const ids = made.results.map((result) => result.scan?.id ?? '');

const refused = { scans: [{ target: '10.0.0.1', scan_type: 'quick' } as const], fail_fast: true };
const refusal = await api.POST('/v1/scans/bulk', { body: refused });
assert.equal(refusal.response.status, 422);
assert(refusal.error !== undefined && 'results' in refusal.error && refusal.error.results?.[0]?.error?.code);

const deadline = performance.now() + 120_000;
for (const scan_id of ids) {
  for (;;) {
    const { status } = ok(await api.GET('/v1/scans/{scan_id}', { params: { path: { scan_id } } }));
    if (status !== 'queued' && status !== 'running') {
      assert.equal(status, 'succeeded');
      break;
    }
    assert(performance.now() < deadline, 'the scans did not end');
    await sleep(200);
  }
}

const path = { scan_id: ids[1] ?? '' };
const query = { severity: 'critical' };
const findings = ok(await api.GET('/v1/scans/{scan_id}/findings', { params: { path, query } }));
assert(findings.data.some((finding) => finding.check_id === 'exposure.env'));
const report = ok(await api.GET('/v1/scans/{scan_id}/report', { params: { path } }));
assert.equal(report.summary.by_severity.critical, findings.data.length);
const pdf = await api.GET('/v1/scans/{scan_id}/report.pdf', { params: { path }, parseAs: 'arrayBuffer' });
assert.equal(Buffer.from(ok(pdf)).subarray(0, 5).toString(), '%PDF-');
const usage = ok(await api.GET('/v1/usage'));
assert((usage.last_30d.by_operation['scan.standard'] ?? 0) >= 20);

const create = { url: `https://127.0.0.1:9/${key}`, events: ['target.verified' as const] };
const hook = ok(await api.POST('/v1/webhooks', { body: create, params: { header } }));
assert.match(hook.secret, /^whsec_/);
assert(ok(await api.GET('/v1/webhooks')).data.some(({ id }) => id === hook.id));
const params = { path: { id: hook.id } };
assert.equal(ok(await api.GET('/v1/webhooks/{id}', { params })).url, hook.url);
assert.equal((await api.DELETE('/v1/webhooks/{id}', { params })).response.status, 204);
console.log('workflow complete');
