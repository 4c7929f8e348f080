import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mcpTools } from '../../src/cli/mcp/tools.ts';
import { Workbench } from '../../src/cli/mcp/workbench.ts';
import { GitRepository } from '../helpers/git-repository.ts';
import { secretsIn, WRITTEN } from '../helpers/secret-oracle.ts';
import { type Answer, type Question, type Served, serve } from '../targets/serve.ts';
import { cleanUp, cli, ioFor, temporaryFolder } from './cli-fixture.ts';

cleanUp();

/** Random characters, the same for one seed. */
function drawn(seed: string, alphabet: string, length: number): string {
  const bytes = Array.from({ length: 8 }, (_, block) => [...createHash('sha512').update(`${seed}${block}`).digest()]);
  return bytes
    .flat()
    .slice(0, length)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');
}

const PLAIN = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const MARKED = `${PLAIN}+/=&<>"'%\\?#;:!$~.-_`;

interface Secrets {
  readonly header: string;
  readonly basicPassword: string;
  readonly preview: string;
  readonly password: string;
  readonly session: string;
}

function secretsOf(seed: string): Secrets {
  const word = (name: string, length: number) =>
    `${drawn(seed + name, PLAIN, 1)}${drawn(`${seed}${name}x`, MARKED, length - 2)}7`;
  return {
    header: word('header', 26),
    basicPassword: word('basic', 13),
    preview: drawn(`${seed}preview`, PLAIN, 7),
    password: word('password', 16),
    session: drawn(`${seed}session`, PLAIN, 32),
  };
}

/** Echoes after which pages have no more links. By then each secret was written in each form many times. */
const LINKED_TURNS = 600;

/** A site behind a sign-in that repeats what it was sent: everywhere, each time in another form. */
class EchoSite {
  readonly #secrets: Secrets;
  readonly #ways = Object.values(WRITTEN);
  #turn = 0;
  /** Paths at which the session was accepted. */
  signedIn = 0;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /** The next secret in the next form. */
  #echo(): string {
    const { header, basicPassword, preview, password, session } = this.#secrets;
    const all = [header, basicPassword, preview, password, session, `deployer:${basicPassword}`];
    this.#turn += 1;
    const way = this.#ways[this.#turn % this.#ways.length];
    return way?.(all[this.#turn % all.length] ?? '') ?? '';
  }

  /** As a path or query, which holds no space or control character. */
  #inUrl(): string {
    return this.#echo().replace(/[\s"'<>\\#]/g, (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, '0')}`);
  }

  #headers(): [string, string][] {
    return [
      ['Server', `nginx/1.18.0 (${this.#echo()})`],
      ['X-Powered-By', `PHP/7.4.3 ${this.#echo()}`],
      ['X-AspNet-Version', `4.0.30319 ${this.#echo()}`],
      ['X-Debug-Token', this.#echo()],
      ['Via', `1.1 ${this.#echo()}`],
      [
        'Content-Security-Policy',
        `script-src 'unsafe-inline' https://cdn.example/${this.#inUrl()}; report-uri /${this.#inUrl()}`,
      ],
      ['Set-Cookie', `${this.#echo().replace(/[^\w.-]/g, '.') || 'c'}=${encodeURIComponent(this.#echo())}; Path=/`],
      ['Set-Cookie', `note=${this.#echo().replace(/[;,\s"\\]/g, '.')}; Domain=127.0.0.1`],
      ['Access-Control-Allow-Origin', `https://${this.#echo().replace(/[^\w-]/g, '') || 'a'}.example`],
      ['Access-Control-Allow-Credentials', 'true'],
    ];
  }

  #page(title: string): string {
    const count = this.#turn < LINKED_TURNS ? 8 : 0;
    const links = Array.from(
      { length: count },
      (_, at) => `<a href="/p${at}/${this.#inUrl()}?v=${this.#inUrl()}">l</a>`,
    );
    return `<!doctype html><html><head><title>${title} ${this.#echo()}</title>
      <!-- password: ${this.#echo()} at 10.0.0.${this.#turn % 200} -->
      <script src="http://cdn.example/jquery-1.8.3.min.js?${this.#inUrl()}"></script>
      <script src="/static/${this.#inUrl()}.js"></script>
      <script>const apiKey = "${this.#echo().replaceAll('"', '')}"; /*! jQuery v1.8.3 ${this.#echo()} */</script></head>
      <body><h1>Members of the harbour club</h1><p>${this.#echo()}</p>
      <p>Warning: mysqli_query(): You have an error in your SQL syntax near '${this.#echo()}' in /var/www/html/${this.#echo()}.php on line 12</p>
      <form action="/search/${this.#inUrl()}" method="get"><input name="q"><input type="hidden" name="t" value="${this.#echo()}"></form>
      <form action="http://other.example/${this.#inUrl()}" method="post"><input type="password" name="p"></form>
      <a target="_blank" href="https://elsewhere.example/${this.#inUrl()}">out</a><a href="/go?to=1">go</a><a href="/api/error">e</a>
      <a href="/me">me</a><a href="/logout">Sign out</a><iframe src="http://frames.example/${this.#inUrl()}"></iframe>${links.join(' ')}</body></html>`;
  }

  readonly answer = ({ method, path, query, request, body }: Question): Answer => {
    const { password, session } = this.#secrets;
    const html = (text: string, status = 200, more: [string, string][] = []): Answer => ({
      status,
      headers: [['Content-Type', 'text/html; charset=utf-8'], ...this.#headers(), ...more],
      body: text,
    });
    const isUser = request.headers.cookie?.includes(session) === true;
    if (path === '/login' && method === 'POST') {
      const isRight = new URLSearchParams(body).get('password') === password;
      return html('', 302, [
        ['Location', isRight ? '/me' : '/login'],
        ...(isRight ? [['Set-Cookie', `sid=${session}; Path=/`] as [string, string]] : []),
      ]);
    }
    if (path === '/login')
      return html(
        `<title>Sign in ${this.#echo()}</title><form method="post" action="/login"><input name="username"><input type="password" name="password"><button>Sign in</button></form>`,
      );
    if (path === '/me') {
      if (!isUser) return html('', 302, [['Location', '/login']]);
      this.signedIn += 1;
      return html(this.#page('Your page'));
    }
    if (path === '/go')
      return html('', 302, [['Location', `https://elsewhere.example/${query.get('to')}/${this.#inUrl()}`]]);
    if (path === '/.env')
      return {
        headers: [['Content-Type', 'text/plain'], ...this.#headers()],
        body: `APP_KEY=${this.#echo()}\nDB_PASSWORD=${this.#echo()}\nSECRET_KEY=${this.#echo()}\n`,
      };
    if (path.startsWith('/api/'))
      return {
        status: 500,
        headers: [['Content-Type', 'application/json'], ...this.#headers()],
        body: JSON.stringify({
          error: `Traceback (most recent call last): File "/srv/app.py", line 3, ${this.#echo()}`,
          token: this.#echo(),
        }),
      };
    if (path === '/' || path === '/search' || path.startsWith('/p')) return html(this.#page('Home'));
    return html(`<title>Not found</title><p>${this.#echo()}</p>`, 404);
  };
}

/** Everything that a coding agent is told of a scan. */
async function toolResults(target: string, directory: string, environment: Record<string, string>): Promise<string> {
  const tools = mcpTools(new Workbench(ioFor({ directory, environment }, { out: '', err: '' }), new Set()));
  const texts: string[] = [];
  const call = { signal: new AbortController().signal, report: (message: string) => void texts.push(message) };
  const use = async (name: string, given: object) => {
    const result = await tools.find((tool) => tool.name === name)?.call(given, call);
    texts.push(result?.text ?? '');
    expect(result).toMatchObject({ isError: false });
  };
  await use('scan', { target, scan_type: 'quick' });
  await use('findings', { limit: 100 });
  const ids = [...(texts.at(-1) ?? '').matchAll(/^([0-9a-f]{12}) {2}/gm)].map(([, id]) => id ?? '');
  for (const id of ids) await use('explain', { id });
  await use('replay', { ids: ids.slice(0, 5) });
  await use('fix', {});
  return texts.join('\n');
}

const FORMATS = 'html,json,sarif,csv,junit,markdown,gitlab,cyclonedx';
const SEEDS = ['harbour', 'lighthouse', 'anchor'];

describe.each(SEEDS)('of a site that repeats the secrets of %s in every form and place', (seed) => {
  const secrets = secretsOf(seed);
  const site = new EchoSite(secrets);
  const outputs = new Map<string, string>();
  let served: Served;

  beforeAll(async () => {
    served = await serve(site.answer);
    const directory = await temporaryFolder();
    const basic = Buffer.from(`deployer:${secrets.basicPassword}`).toString('base64');
    const environment = {
      SCAN_GATE_REQUEST_HEADERS: `X-Bypass: ${secrets.header}\nAuthorization: Basic ${basic}\nX-Preview: ${secrets.preview}`,
      SCAN_GATE_LOGIN: `url: /login\nusername: anna\npassword: ${secrets.password}`,
    };
    const args = ['scan', `http://127.0.0.1:${served.port}/`, '--scan-type', 'standard', '--fail-on', 'none'];
    const more = ['--report-formats', FORMATS, '--out', 'reports', '--verbose'];
    const { out, err } = await cli([...args, ...more], { directory, environment });
    outputs.set('standard output', out);
    outputs.set('standard error', err);
    for (const name of await readdir(join(directory, 'reports')))
      outputs.set(name, await readFile(join(directory, 'reports', name), 'utf8'));
    const report = ['--report', 'reports/scan-gate.json'];
    const again = await cli(['replay', '--severity', 'high', '--json', ...report], { directory, environment });
    outputs.set('replays', again.out);
    new GitRepository(directory);
    await writeFile(join(directory, 'server.js'), "const express = require('express');\nconst app = express();\n");
    outputs.set('patch', (await cli(['fix', ...report], { directory })).out);
    outputs.set('tools of an agent', await toolResults(`http://127.0.0.1:${served.port}/`, directory, environment));
  }, 300_000);
  afterAll(() => served.close());

  it('the scan signs in, and finds much', () => {
    expect(site.signedIn).toBeGreaterThan(0);
    const names = [...outputs.keys()];
    expect(names).toHaveLength(14);
    expect(names).toContain('scan-gate.json');
    const { findings } = JSON.parse(outputs.get('scan-gate.json') ?? '') as { findings: { check_id: string }[] };
    expect(new Set(findings.map(({ check_id: id }) => id)).size).toBeGreaterThan(15);
    for (const [name, text] of outputs) if (name !== 'standard error') expect(text.length).toBeGreaterThan(500);
    expect(outputs.get('scan-gate.json')).toContain('***');
  });

  it('no output has any of them', () => {
    const all = [...Object.values(secrets)];
    const leaks = [...outputs].flatMap(([name, text]) => secretsIn(text, all).map((secret) => `${name}: ${secret}`));
    expect(leaks).toEqual([]);
  });
});
