import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProofRequest } from '../../src/contract/finding.ts';
import { LIMITS } from '../../src/contract/limits.ts';
import { curlLine, shellLines } from '../../src/shared/curl-line.ts';
import { listen } from '../helpers/listen.ts';

type Request = Pick<ProofRequest, 'method' | 'url' | 'headers' | 'body'>;

interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: readonly string[];
  readonly body: string;
}

let close: () => Promise<void>;
let origin: string;
let folder: string;
let received: Received[] = [];

beforeAll(async () => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      received.push({ method: request.method, path: request.url, headers: request.rawHeaders, body });
      response.end('seen');
    });
  });
  ({ url: origin, close } = await listen(server));
  folder = mkdtempSync(join(tmpdir(), 'scan-gate-curl-'));
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the server receives when the lines are pasted into a shell. */
async function pasted(lines: readonly string[], shell: readonly string[] = ['sh']): Promise<string> {
  const [program = '', ...args] = shell;
  return await new Promise((resolve, reject) => {
    const child = execFile(
      program,
      args,
      {
        cwd: folder,
        env: {
          PATH: process.env['PATH'],
          HOME: folder,
          LC_ALL: 'C',
          SCAN_GATE_COOKIE: "sid=a'b $(id) é",
          SCAN_GATE_API_KEY: 'key',
        },
        timeout: 120_000,
      },
      (error, stdout) => (error === null ? resolve(stdout) : reject(error)),
    );
    child.stdin?.end(`${lines.join('\n')}\n`);
  });
}

const request = (change: Partial<Request>): Request => ({
  method: 'GET',
  url: `${origin}/a`,
  headers: [],
  body: null,
  ...change,
});
const bytes = (text: string) => Buffer.from(text).toString('latin1');

const HOSTILE = [
  "it's",
  `"double" 'single' ''''`,
  '$(touch pwned)',
  '`touch pwned`',
  `$HOME \${HOME} $((1+1)) ~ * ? [a-z] {1,2}`,
  "'; touch pwned; '",
  "\\'; touch pwned #",
  'a\\b \\n \\\\ %s %d %% \\0',
  '!! !touch !$ ^a^b',
  '-o pwned',
  '@/etc/passwd',
  '--config',
  '\\',
  "\\'",
  '##[error]x <!-- y --> ::set-output a;=1 ,  "@x |-2 ;;=',
  '  three   spaces  ',
  'größe ☃ 😀',
  '\u202eabc\u200b',
  'a & b > pwned < /etc/passwd | touch pwned',
];
const HOSTILE_BODIES = [...HOSTILE, 'one\ntwo\r\nthree\n', '-n\n', '\u0000\u0001a\u0000', "é'\n$(touch pwned)", ''];

/** Requests with hostile texts everywhere. */
function hostileRequests(): Request[] {
  return [
    ...HOSTILE.map((text) => request({ url: `${origin}/../b?q=${text}`, headers: [{ name: 'x-text', value: text }] })),
    ...HOSTILE_BODIES.map((body) => request({ method: 'POST', body })),
  ];
}

describe('a request as a line of shell', () => {
  it.each([
    ['sh', ['sh'], (line: string) => [line]],
    // History expansion is on in a terminal only.
    ['an interactive bash', ['bash', '--norc', '--noprofile', '-i'], (line: string) => [line]],
    ['sh, broken into lines', ['sh'], (line: string) => shellLines(line, 30)],
  ] as const)('sends the same bytes from %s, and runs nothing else', async (_name, shell, broken) => {
    const requests = hostileRequests();
    const lines = requests.map((each) => curlLine(each) ?? 'null');
    await pasted(lines.flatMap(broken), shell);
    expect(received).toHaveLength(requests.length);
    for (const [index, { method, url, headers, body }] of requests.entries()) {
      const seen = received[index];
      expect(seen?.method).toBe(method);
      // No client sends a fragment.
      const path = url
        .slice(origin.length)
        .replace(/#.*/s, '')
        .replace(/[^\x21-\x7e]/gu, encodeURIComponent);
      expect(seen?.path).toBe(path);
      expect(seen?.body).toBe(bytes(body ?? ''));
      for (const { name, value } of headers)
        expect(seen?.headers[(seen?.headers.indexOf(name) ?? 0) + 1]).toBe(bytes(value.trim()));
      if (body !== null) expect(seen?.headers.map((each) => each.toLowerCase())).not.toContain('content-type');
    }
    expect(readdirSync(folder).filter((name) => name !== '.bash_history')).toEqual([]);
  });

  it('is printable, and no destination has to change it', () => {
    for (const each of hostileRequests()) {
      const line = curlLine(each) ?? 'null';
      expect(line).toMatch(/^[\x20-\x7e]+$/);
      expect(line).not.toMatch(/##\[|<!--|[;|,]\s*["']*[=+\-@]/);
      for (const part of shellLines(line, 40)) expect(part.length).toBeLessThanOrEqual(40);
    }
  });

  it('expands the placeholders of secrets, and no other variable', async () => {
    const text = `\${SCAN_GATE_COOKIE}; $SCAN_GATE_COOKIE; \${SCAN_GATE_API_KEY}`;
    const line = curlLine(
      request({ method: 'PUT', headers: [{ name: 'cookie', value: text }], body: `é\${SCAN_GATE_COOKIE}%` }),
    );
    await pasted([line ?? 'null']);
    const value = "sid=a'b $(id) é";
    expect(received[0]?.headers).toContain(bytes(`${value}; $SCAN_GATE_COOKIE; \${SCAN_GATE_API_KEY}`));
    expect(received[0]?.body).toBe(bytes(`é${value}%`));
  });

  it('sends methods, an empty header and an empty body as they are', async () => {
    const lines = [
      request({ method: 'HEAD' }),
      request({ method: 'DELETE', headers: [{ name: 'x-empty', value: '' }] }),
      request({ method: 'GET', body: 'a=1', headers: [{ name: 'Content-Type', value: 'text/plain' }] }),
      request({ method: "X'Y" }),
    ].map((each) => curlLine(each) ?? 'null');
    const output = await pasted(lines);
    expect(received.map(({ method, body }) => [method, body])).toEqual([
      ['HEAD', ''],
      ['DELETE', ''],
      ['GET', 'a=1'],
    ]);
    expect(received[1]?.headers).toEqual(expect.arrayContaining(['x-empty', '']));
    expect(received[2]?.headers.filter((name) => /^content-type$/i.test(name))).toHaveLength(1);
    expect(output.match(/seen/g)).toHaveLength(2);
  });

  it('is refused for what curl cannot send, or what is cut off', () => {
    const cut = `${'a'.repeat(LIMITS.proofBodyLengthMax - 1)}…`;
    for (const change of [
      { url: 'file:///etc/passwd' },
      { url: '-o x' },
      { url: `${`${origin}/`.padEnd(LIMITS.proofUrlLengthMax - 1, 'a')}…` },
      { method: 'GET /x' },
      { method: '' },
      { headers: [{ name: '@/etc/passwd', value: 'x' }] },
      { headers: [{ name: 'a', value: 'b\r\nc: d' }] },
      { method: 'POST', body: cut },
    ])
      expect(curlLine(request(change)), JSON.stringify(change).slice(0, 80)).toBeNull();
  });
});
