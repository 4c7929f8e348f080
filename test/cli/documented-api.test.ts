import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoSite } from '../../src/cli/demo-site.ts';
import { debianProgram } from '../helpers/debian.ts';
import { freePort, untilListening } from '../helpers/free-port.ts';
import { type HttpsReceiver, startHttpsReceiver } from '../helpers/https-receiver.ts';
import { pageBlocks } from '../helpers/page-blocks.ts';
import { cleanUp, type Started, start, temporaryFolder } from './cli-fixture.ts';

/** The commands and samples of docs/API-QUICK-START.md and docs/WEBHOOKS.md, as written, against `serve`. */
cleanUp();

const exec = promisify(execFile);
const hasTools = debianProgram('curl', ['curl']) !== null && debianProgram('jq', ['jq']) !== null;
const python = debianProgram('python3', ['python3']);
const go = debianProgram('go', ['golang-go']);

let directory: string;
let service: Started;
let receiver: HttpsReceiver;
/** The port of the sample behind the receiver, which takes the place of a TLS proxy. */
let samplePort = 0;

beforeAll(async () => {
  directory = await temporaryFolder();
  receiver = await startHttpsReceiver(async ({ body, headers }, _request, response) => {
    const signature = String(headers['service-signature']);
    response.writeHead(await post(samplePort, body, signature)).end();
  });
  await writeFile(join(directory, 'ca.pem'), receiver.ca);
  const loopback = ['--allow-scan-cidr', '127.0.0.0/8', '--allow-webhook-cidr', '127.0.0.0/8', '--ca-file', 'ca.pem'];
  const storage = ['--data', 'data', '--bootstrap', 'bootstrap.json', '--port', '0'];
  service = start(['serve', ...storage, ...loopback], { directory });
  await service.until('out', /"event":"ready"/);
});
afterAll(async () => {
  service.child.kill('SIGTERM');
  await service.done;
  await receiver.close();
});

async function post(port: number, body: Uint8Array<ArrayBuffer> | Buffer, signature: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'service-signature': signature };
  const bytes = new Uint8Array(body);
  return (await fetch(`http://127.0.0.1:${port}/hook`, { method: 'POST', headers, body: bytes })).status;
}

/** Runs commands in one shell that stops at the first that fails. @returns what they print */
async function shell(commands: readonly string[], variables: Record<string, string> = {}): Promise<string> {
  const script = ['set -euo pipefail', ...commands].join('\n');
  const env = { PATH: process.env['PATH'] ?? '', no_proxy: '127.0.0.1', ...variables };
  const { stdout } = await exec('bash', ['--norc', '-c', script], { cwd: directory, env, timeout: 100_000 });
  return stdout;
}

const json = async (name: string) => JSON.parse(await readFile(join(directory, name), 'utf8'));

describe.skipIf(!hasTools)('the quick start of the API', () => {
  it('works as written, from the key to the PDF report', { timeout: 120_000 }, async () => {
    const site = await startDemoSite();
    const blocks = pageBlocks('API-QUICK-START.md', 'bash');
    expect(blocks.join('\n').match(/^ *curl /gm)).toHaveLength(7);
    const out = await shell(blocks, { TARGET: site.hostname });
    await site.close();
    expect(await json('scan.json')).toMatchObject({ status: 'succeeded', target: site.hostname, scan_type: 'quick' });
    expect((await json('findings.json')).data.length).toBeGreaterThan(3);
    const { verification } = await json('target.json');
    for (const { record_name, url, value } of verification.instructions) {
      expect(out).toContain(`\n  ${url ?? record_name}\n  ${value}\n`);
    }
    expect(out).toMatch(/^high\t.+\thttp:\/\/127/m);
    expect((await readFile(join(directory, 'report.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.parse(out.slice(out.indexOf('\n{')))).toMatchObject({ method: 'dns', reason: expect.any(String) });
  });
});

describe.skipIf(!hasTools)('the webhook receiver', () => {
  const samples: readonly [string, string, (file: string) => Promise<readonly string[]>, boolean][] = [
    ['Node', 'js', async (file) => [process.execPath, file], true],
    ['Python', 'python', async (file) => [python ?? '', file], python !== null],
    ['Go', 'go', build, go !== null],
  ];

  async function build(file: string): Promise<readonly string[]> {
    const env = { ...process.env, GOTOOLCHAIN: 'local', GOFLAGS: '-buildvcs=false', GOPROXY: 'off' };
    await exec(go ?? '', ['vet', file], { env, cwd: directory });
    await exec(go ?? '', ['build', '-o', 'receiver', file], { env, cwd: directory });
    return [join(directory, 'receiver')];
  }

  async function startSample(command: readonly string[], secret: string): Promise<[ChildProcess, () => string]> {
    const [program = '', ...args] = command;
    samplePort = await freePort();
    const env = { PATH: process.env['PATH'] ?? '', PORT: String(samplePort), WEBHOOK_SECRET: secret };
    const child = spawn(program, args, { cwd: directory, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
    });
    await untilListening(samplePort, once(child, 'close'), 60);
    return [child, () => printed];
  }

  it.each(samples.filter(([, , , isPossible]) => isPossible))(
    'in %s accepts genuine deliveries, also while the secret is rotated, and nothing else',
    { timeout: 240_000 },
    async (name, language, prepare) => {
      const [text = ''] = pageBlocks('WEBHOOKS.md', language);
      const file = join(directory, `receiver-${name}.${{ Node: 'mjs', Python: 'py', Go: 'go' }[name]}`);
      await writeFile(file, `${text}\n`);
      const command = await prepare(file);
      const { url, api_key: key } = await json('bootstrap.json');
      const [create = '', rotate = ''] = pageBlocks('WEBHOOKS.md', 'bash');
      const [subscribe = '', test = ''] = create.split(/(?=\ncurl [^\n]*\/test")/);
      const variables = { API: url, KEY: key, RECEIVER: `${receiver.url}/${name}` };

      const secret = (await shell([subscribe], variables)).trim();
      expect(secret).toMatch(/^whsec_/);
      const [child, printed] = await startSample(command, secret);
      try {
        expect(JSON.parse(await shell([test], variables))).toMatchObject({ delivered: true, status_code: 204 });
        expect((await shell([rotate], variables)).trim()).toMatch(/^whsec_/);
        expect(JSON.parse(await shell([test], variables))).toMatchObject({ delivered: true, status_code: 204 });
        const [before, during] = receiver.received.slice(-2);
        expect(String(during?.headers['service-signature'])).toMatch(/^t=\d+,v1=\w+,v1=\w+$/);
        const ids = [before, during].map((delivery) => JSON.parse(String(delivery?.body)).id as string);
        await expect.poll(printed).toBe(ids.map((id) => `${id} scan.completed\n`).join(''));

        const body = Buffer.from('{"id":"evt_1","type":"scan.completed"}');
        const now = Math.floor(Date.now() / 1_000);
        const signed = (time: number | string, text: string | Buffer = body, by = secret) =>
          `t=${time},v1=${createHmac('sha256', by).update(`${time}.`).update(text).digest('hex')}`;
        expect(await post(samplePort, body, signed(now))).toBe(204);
        const forged = [
          signed(now, 'another body'),
          signed(now, body, 'whsec_another'),
          signed(now - 301),
          signed(now + 400),
          signed(now).replace('v1=', 'v0='),
          signed(now).slice(0, -2),
          `t=${now}`,
          signed('now'),
          signed(''),
          'v1',
          '',
        ];
        for (const header of forged) expect([header, await post(samplePort, body, header)]).toEqual([header, 400]);
        expect(printed().trim().split('\n')).toHaveLength(3);
      } finally {
        child.kill('SIGKILL');
      }
    },
  );
});
