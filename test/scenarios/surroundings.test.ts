import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { listen } from '../helpers/listen.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

describe('the environment of the job', () => {
  let gate: RemoteGate;
  beforeEach(async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding()] });
  });
  afterEach(() => gate?.close());

  it('a GitHub Enterprise Server without artifacts: a warning, the files stay on disk', async () => {
    const { main } = await gate.run({ env: { GITHUB_SERVER_URL: 'https://github.corp.example' }, runId: '41' });
    expect(main.outputs['outcome'], main.log).toBe('failed');
    expect(main.outputs['artifact-id']).toBe('');
    expect(main.outputs['report-json']).not.toBe('');
    const warnings = main.annotations.filter((item) => item.level === 'warning').map((item) => item.message);
    expect(warnings.join()).toMatch(/Artifact: this GitHub Enterprise Server .* the reports are in /);
    expect(await gate.scenario.comments()).toHaveLength(1);
  });

  it('an unavailable artifact service: a warning, the same verdict', async () => {
    gate.scenario.artifacts.breakWith(400);
    const { main } = await gate.run();
    expect([main.code, main.outputs['outcome']]).toEqual([1, 'failed']);
    expect(main.annotations.map((item) => item.message).join()).toContain('Artifact: ');
  });

  it('an artifact name that is taken: another one is used', async () => {
    await gate.run({ runId: '42', with: { 'artifact-name': 'scan' } });
    const { main } = await gate.run({ runId: '42', with: { 'artifact-name': 'scan' } });
    expect(main.outputs['artifact-id']).not.toBe('');
    expect(gate.scenario.artifacts.list('42').map((item) => item.name.replace(/-[0-9a-f]{6}$/, '-…'))).toEqual([
      'scan',
      'scan-…',
    ]);
  });

  it('a secondary rate limit of GitHub: the step waits', async () => {
    const message = 'You have exceeded a secondary rate limit.';
    gate.scenario.github.fail(/^POST .*\/comments$/, 1, 403, { 'retry-after': '1' }, message);
    const { main } = await gate.run();
    expect(main.log).toContain('waiting 1 s');
    expect(await gate.scenario.comments()).toHaveLength(1);
  });

  it('GitHub fails: retries, then a warning', async () => {
    gate.scenario.github.fail(/^GET .*\/comments$/, 1, 502, {}, 'Server Error');
    const { main } = await gate.run();
    expect(main.outputs['comment-url'], main.log).not.toBe('');
  });

  it('a proxy: all requests to GitHub and to the service use it', async () => {
    const seen: string[] = [];
    const own = (host: string) => (host === 'proxied.test' ? '127.0.0.1' : host);
    // The absolute form for plain HTTP (RFC 9112, section 3.2.2), or a tunnel.
    const proxy: Server = createServer((incoming, response) => {
      const { method, headers } = incoming;
      const { host, hostname, port, pathname, search } = new URL(incoming.url ?? '');
      seen.push(host);
      const passed = request({ method, headers, host: own(hostname), port, path: pathname + search }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', () => response.destroy());
      incoming.pipe(passed);
    });
    proxy.on('connect', ({ url: place = '' }, client) => {
      seen.push(place);
      const [host = '', port = ''] = place.split(':');
      const upstream = connect(Number(port), own(host), () => {
        client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        upstream.pipe(client);
        client.pipe(upstream);
      });
      upstream.on('error', () => client.destroy());
      client.on('error', () => upstream.destroy());
    });
    const { url, close } = await listen(proxy);
    const api = new URL(gate.scenario.github.url);
    const { main } = await gate.run({
      github: { api_url: `http://proxied.test:${api.port}` },
      env: {
        https_proxy: url,
        http_proxy: url,
        HTTP_PROXY: url,
        HTTPS_PROXY: url,
        no_proxy: '127.0.0.1',
        NO_PROXY: '127.0.0.1',
      },
    });
    await close();
    expect(main.outputs['comment-url'], main.log).not.toBe('');
    expect(new Set(seen)).toEqual(new Set([`proxied.test:${api.port}`]));
  });

  it('a config file in the repository: its settings apply where no input is set', async () => {
    await gate.scenario.commitPolicy('fail-on-severity: none\nmax-findings: 5\n');
    const { main } = await gate.run();
    expect([main.code, main.outputs['outcome']], main.log).toEqual([0, 'passed']);
    const overruled = await gate.run({ with: { 'fail-on-severity': 'high' } });
    expect(overruled.main.outputs['outcome']).toBe('failed');
  });

  it('a config file that ignores a finding: it is listed with the reason and does not block', async () => {
    const ignore = 'ignore:\n  - check: exposure.env\n    reason: honeypot\n    expires: 2999-01-01\n';
    await gate.scenario.commitPolicy(ignore);
    const { main } = await gate.run({ with: { comment: 'always' } });
    expect(main.outputs['outcome'], main.log).toBe('passed');
    expect((await gate.scenario.comments())[0]?.body).toMatch(/1 ignored finding[\s\S]*honeypot/);
  });

  it('a config file that names the runner’s own variables as request headers gets nothing', async () => {
    await gate.scenario.commitPolicy('targets: [{target: shop.example, request-headers-env: ACTIONS_RUNTIME_TOKEN}]\n');
    const { main } = await gate.run({ with: { targets: '' } });
    const sent = gate.service.requests.map((request) => request.body).join();
    expect(sent).not.toContain('eyJ');
    expect(main.code).toBe(1);
  });
});
