import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closeDoubles, httpDouble, json } from '../helpers/http-double.ts';
import { type DoubleOptions, serviceDouble } from '../helpers/service-double.ts';
import { cleanUp, cli, start, temporaryFolder } from './cli-fixture.ts';

closeDoubles();
cleanUp();

const KEY = 'svc_test_ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const environment = { SCAN_GATE_API_KEY: KEY };
/** Final at the first look: nothing waits for real seconds. */
const done: DoubleOptions = { status: () => 'succeeded' };
const critical = {
  id: 'fnd_1',
  check_id: 'exposure.env',
  severity: 'critical',
  title: 'Environment file',
  location: { url: 'https://a.example/.env', method: 'GET', parameter: null },
  evidence: 'DB_PASSWORD=…',
};

const remote = (url: string, ...more: string[]) => [
  'scan',
  'a.example',
  '--wait-for-target-seconds',
  '0',
  '--api-url',
  url,
  ...more,
];

describe('the exit status', () => {
  it.each<[string, DoubleOptions, number]>([
    ['0 when nothing is found', done, 0],
    ['1 when the gate fails', { ...done, findings: () => [critical] }, 1],
    ['3 when a scan fails', { status: () => 'failed' }, 3],
  ])('%s', async (_, options, status) => {
    const service = await serviceDouble(options);
    expect((await cli(remote(service.url), { environment })).status).toBe(status);
  });

  it('3 when the service is unreachable', async () => {
    const service = await serviceDouble();
    await service.close();
    const result = await cli(remote(service.url, '--max-retries', '0'), { environment });
    expect(result.status).toBe(3);
    expect(result.out).toContain('inconclusive');
    expect(result.out).toContain('ECONNREFUSED');
  });
});

describe('standard output', () => {
  it('of --format json is one document, whatever goes to standard error', async () => {
    const service = await serviceDouble({ ...done, findings: () => [critical] });
    const { out, err } = await cli(remote(service.url, '--format', 'json'), { environment });
    const document = JSON.parse(out);
    expect(document).toMatchObject({
      outcome: 'failed',
      findings: [{ check_id: 'exposure.env', severity: 'critical', evidence: 'DB_PASSWORD=…' }],
      counts: { critical: 1, total: 1 },
    });
    expect(err).toContain('created 1 scan');
    expect(out + err).not.toContain(KEY);
  });

  it('shows the verdict first, then the blocking findings', async () => {
    const service = await serviceDouble({
      ...done,
      findings: () => [{ ...critical, id: 'fnd_0', severity: 'low' }, critical],
    });
    const { out } = await cli(remote(service.url), { environment });
    const lines = out.trim().split('\n');
    expect(lines[0]).toBe('✘ failed  a.example');
    expect(lines[1]).toContain('1 critical finding at or above critical');
    expect(out.indexOf('✘ critical')).toBeLessThan(out.indexOf('· low'));
    expect(out).not.toContain('\u001b');
  });

  it('lists the ways to prove ownership, one per line', async () => {
    const instructions = ['Publish one.', 'Serve two.'].map((text) => ({ method: 'dns', text, value: '' }));
    const verification = { method: 'dns', token: 'abc', checked_at: null, reason: null, instructions };
    const service = await serviceDouble({
      refuse: () => 'target_not_verified',
      intercept: ({ path }, response) => {
        if (!path.endsWith('/verify')) return false;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ id: 'tgt_1', status: 'failed', verification }));
        return true;
      },
    });
    const { out } = await cli(remote(service.url), { environment });
    expect(out).toMatch(
      /publish one of these:\n {2}- Publish one\.\n {2}- Serve two\.\n {2}Or set scan-types: quick\n/,
    );
  });

  it('has colors on a terminal only', async () => {
    const service = await serviceDouble({ ...done, findings: () => [critical] });
    expect((await cli(remote(service.url), { environment, colored: true })).out).toContain('\u001b[1;31m');
  });

  it('escapes text of a target for the terminal', async () => {
    const evil = '\u001b]0;owned\u0007\u001b[2J\r\n::set-output name=x::y\u202e';
    const finding = {
      ...critical,
      title: evil,
      evidence: evil,
      check_id: evil,
      location: { url: evil, method: null, parameter: evil },
    };
    const service = await serviceDouble({ ...done, findings: () => [finding] });
    const { out, err } = await cli(remote(service.url), { environment });
    expect(out + err).not.toMatch(/[\u001b\u0007\r\u202e]/);
    expect(out).not.toMatch(/^::/m);
  });

  it.each([
    ['sarif', (text: string) => JSON.parse(text).version === '2.1.0'],
    ['gitlab', (text: string) => Array.isArray(JSON.parse(text).vulnerabilities)],
    ['junit', (text: string) => text.includes('<testsuites')],
    ['csv', (text: string) => text.split('\r\n').length > 1],
    ['markdown', (text: string) => text.startsWith('# ')],
    ['html', (text: string) => text.startsWith('<!doctype html>')],
  ])('of --format %s is that document', async (format, fits) => {
    const service = await serviceDouble({ ...done, findings: () => [critical] });
    const { out, status } = await cli(remote(service.url, '--format', format), { environment });
    expect(status).toBe(1);
    expect(fits(out)).toBe(true);
    expect(out).toContain('exposure.env');
  });

  it('of --format junit shows a scan without a result as an error', async () => {
    const service = await serviceDouble({ status: () => 'failed' });
    const { out } = await cli(remote(service.url, '--format', 'junit'), { environment });
    expect(out).toMatch(/<error/);
  });
});

describe('progress', () => {
  it('rewrites one line on a terminal', async () => {
    const service = await serviceDouble();
    const { err } = await cli(remote(service.url), { environment, terminal: true });
    expect(err).toContain('\r\u001b[Kscanning: 0 of 1 done');
  });

  it('prints plain lines elsewhere', async () => {
    const service = await serviceDouble();
    const { err } = await cli(remote(service.url), { environment });
    expect(err).not.toMatch(/[\r\u001b]/);
    expect(err).toContain('scan of a.example: succeeded\n');
  });
});

it('a key given as a flag works with a warning', async () => {
  const service = await serviceDouble(done);
  const { status, err } = await cli(remote(service.url, '--api-key', KEY));
  expect(status).toBe(0);
  expect(err).toContain('SCAN_GATE_API_KEY');
  expect(err).not.toContain(KEY);
});

describe('files', () => {
  it('--out writes the reports and the document of the run', async () => {
    const directory = await temporaryFolder();
    const service = await serviceDouble({
      ...done,
      findings: () => [critical],
      report: () => ({ scanner: 'another', findings: [critical] }),
    });
    const { err } = await cli(remote(service.url, '--out', 'reports', '--report-formats', 'json,html,sarif,csv'), {
      environment,
      directory,
    });
    expect(err).toContain('reports in reports');
    const run = JSON.parse(await readFile(join(directory, 'reports/scan-gate.json'), 'utf8'));
    expect(run.outcome).toBe('failed');
    expect(JSON.parse(await readFile(join(directory, 'reports/report-a.example-standard.json'), 'utf8'))).toMatchObject(
      {
        findings: [{ check_id: 'exposure.env' }],
      },
    );
    expect(await readFile(join(directory, 'reports/report-a.example-standard.html'), 'utf8')).toContain('exposure.env');
    expect(await readFile(join(directory, 'reports/findings.csv'), 'utf8')).toContain('exposure.env');
  });

  it('renders the PDF for a service without PDF reports', async () => {
    const directory = await temporaryFolder();
    const service = await serviceDouble({
      ...done,
      intercept: (request, response) => {
        if (!request.path.endsWith('.pdf')) return false;
        response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
        return true;
      },
    });
    const { status, err } = await cli(remote(service.url, '--out', 'r'), { environment, directory });
    expect([status, err.includes('warning: report')]).toEqual([0, false]);
    const pdf = await readFile(join(directory, 'r/report-a.example-standard.pdf'));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('--baseline marks known findings as existing', async () => {
    const directory = await temporaryFolder();
    const service = await serviceDouble({ ...done, findings: () => [critical] });
    const first = await cli(remote(service.url, '--format', 'json'), { environment });
    await writeFile(join(directory, 'main.json'), first.out);
    const second = await cli(remote(service.url, '--baseline', 'main.json', '--fail-on-new-only', '--format', 'json'), {
      environment,
      directory,
    });
    expect(second.status).toBe(0);
    expect(JSON.parse(second.out)).toMatchObject({
      outcome: 'passed',
      findings: [{ status: 'existing' }],
      baseline: { source: 'file', name: 'main.json' },
    });
  });

  it('.scan-gate.yml of the folder is used', async () => {
    const directory = await temporaryFolder();
    await writeFile(join(directory, '.scan-gate.yml'), 'ignore: [{check: exposure.env, reason: known and accepted}]\n');
    const service = await serviceDouble({ ...done, findings: () => [critical] });
    const { status, out } = await cli(remote(service.url, '--format', 'json'), { environment, directory });
    expect(status).toBe(0);
    expect(JSON.parse(out).findings[0].ignored_by).toBe('known and accepted');
  });
});

describe('a signal', () => {
  const forever: DoubleOptions = { status: () => 'running' };
  const longAgo = (since: number) => performance.now() - since;

  it.each<['SIGINT' | 'SIGTERM', number]>([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('%s while scans run cancels them and still writes the result', async (signal, exitCode) => {
    const directory = await temporaryFolder();
    const service = await serviceDouble(forever);
    const run = start(remote(service.url, '--format', 'json', '--out', 'r'), { environment, directory });
    await run.until('err', /scanning: 0 of 1/);
    const since = performance.now();
    run.child.kill(signal);
    const { status, out } = await run.done;
    expect(longAgo(since)).toBeLessThan(5_000);
    expect(status).toBe(exitCode);
    expect(JSON.parse(out)).toMatchObject({ outcome: 'cancelled', codes: ['aborted'] });
    expect(service.cancelled).toEqual(['scn_1']);
    expect(JSON.parse(await readFile(join(directory, 'r/scan-gate.json'), 'utf8')).outcome).toBe('cancelled');
  });

  it('while waiting for the target ends the run', async () => {
    const preview = await httpDouble((_, response) => {
      response.writeHead(503).end();
    });
    const service = await serviceDouble(forever);
    const run = start(['scan', preview.url, '--api-url', service.url, '--format', 'json'], { environment });
    await run.until('err', /waiting for/);
    run.child.kill('SIGTERM');
    const { status, out } = await run.done;
    expect(status).toBe(143);
    expect(JSON.parse(out).outcome).toBe('cancelled');
    expect(service.scans).toHaveLength(0);
  });

  it('ends the run even if the service does not respond to cancellations', async () => {
    const service = await serviceDouble({ ...forever, intercept: (request) => request.path.endsWith('/cancel') });
    const run = start(remote(service.url, '--format', 'json'), { environment });
    await run.until('err', /scanning: 0 of 1/);
    const since = performance.now();
    run.child.kill('SIGTERM');
    expect((await run.done).status).toBe(143);
    expect(longAgo(since)).toBeLessThan(5_000);
  });

  it('while the results are read ends the run', async () => {
    let reached = () => {};
    const isReading = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const service = await serviceDouble({
      ...done,
      intercept: (request) => {
        if (!request.path.endsWith('/report')) return false;
        reached();
        return true;
      },
    });
    const run = start(remote(service.url, '--format', 'json'), { environment });
    await isReading;
    run.child.kill('SIGINT');
    const { status, out } = await run.done;
    expect(status).toBe(130);
    expect(JSON.parse(out).outcome).toBe('cancelled');
  });
});

it('an API behind a login page is inconclusive with that reason', async () => {
  const api = await httpDouble((_, response) => {
    response.writeHead(302, { location: 'https://login.example/sso' }).end();
  });
  const { status, out } = await cli(remote(api.url), { environment });
  expect(status).toBe(3);
  expect(out).toContain('redirected');
});

it('a 401 of the service is reported as a refused key', async () => {
  const api = await httpDouble((_, response) => json(response, 401, { error: { code: 'invalid_api_key' } }));
  const { status, out } = await cli(remote(api.url), { environment });
  expect(status).toBe(3);
  expect(out).toContain('invalid_api_key');
});
