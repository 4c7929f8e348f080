import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadPrism } from '@ruby/prism';
import { parse as parseToml } from 'smol-toml';
import typescript from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STACKS, type Stack } from '../../../src/engine/core/check.ts';
import { CHECKS } from '../../../src/engine/registry.ts';
import { createCa, issue } from '../../helpers/certificates.ts';
import { debianProgram } from '../../helpers/debian.ts';
import { jdk17 } from '../../helpers/jdk-tls-server.ts';
import { nginx } from '../../helpers/nginx-server.ts';

/** Every snippet of the checks is accepted by a parser of its language, most by the program that reads it. */
const exec = promisify(execFile);
const nginxProgram = nginx();
const python = debianProgram('python3', ['python3']);
const java = jdk17();
const apache = debianProgram('apache2', ['apache2-bin']);
const caddy = debianProgram('caddy', ['caddy']);
const APACHE_MODULES = '/usr/lib/apache2/modules';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scan-gate-snippets-'));
  const leaf = issue({ issuer: createCa(), dnsNames: ['example.com'] });
  await writeFile(join(folder, 'fullchain.pem'), leaf.chainPem);
  await writeFile(join(folder, 'privkey.pem'), leaf.privateKeyPem);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The different snippets of a stack, with the id of the first check that has it. */
function snippetsOf(...stacks: readonly Stack[]): [text: string, id: string][] {
  const found = new Map<string, string>();
  for (const { meta } of CHECKS) {
    for (const stack of stacks) {
      const text = meta.snippets?.[stack];
      if (text !== undefined && !found.has(text)) found.set(text, meta.id);
    }
  }
  expect(found.size).toBeGreaterThan(0);
  return [...found];
}

/** @throws what the program wrote when it fails */
async function accepted(program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout, stderr } = await exec(program, args, { cwd: folder, timeout: 60_000 });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? error}`);
  }
}

/** The paths of the snippets' examples are those of the test, and its ports need no root. */
const local = (text: string) =>
  text
    .replaceAll(/\/etc\/ssl\/site\//g, `${folder}/`)
    .replaceAll(/^ssl_dhparam|^SSLOpenSSLConfCmd/gm, '# $&')
    .replaceAll(/listen (?:80|443)\b/g, 'listen 18080');

describe('header and cookie fixes', () => {
  const families = /^(?:csp|cors|cookie)\.|^http\.(?:xcto|referrer|permissions|framing|hsts|cross-origin)/;
  const checks = CHECKS.filter(({ meta }) => families.test(meta.id));
  const web: readonly Stack[] = ['nextjs', 'rails', 'django', 'express', 'nginx', 'apache', 'caddy'];

  it.each(checks.map(({ meta }) => [meta.id, meta] as const))('%s has one per stack', (id, { snippets = {} }) => {
    const [hosts, spring] = [snippets.functions ?? (snippets.vercel && snippets.netlify), snippets.spring];
    expect([web.filter((stack) => snippets[stack] === undefined), hosts === undefined], id).toEqual([[], false]);
    expect(spring ?? snippets.springBoot, id).toBeDefined();
  });
});

it('snippets of every stack are tested', () => {
  const tested = 'nextjs vercel netlify functions rails django express spring springBoot nginx apache caddy openssl';
  expect(Object.keys(STACKS).join(' ')).toBe(tested);
});

it('JavaScript is valid', () => {
  for (const [text, id] of snippetsOf('nextjs', 'functions', 'express')) {
    const { diagnostics = [] } = typescript.transpileModule(text, {
      reportDiagnostics: true,
      compilerOptions: { target: typescript.ScriptTarget.ESNext, module: typescript.ModuleKind.ESNext },
    });
    expect(
      diagnostics.map(({ messageText }) => messageText),
      `${id}: ${text}`,
    ).toEqual([]);
  }
});

it('vercel.json and netlify.toml set the same headers', () => {
  const headersOf = (entries: { key: string; value: string }[]) => entries.map(({ key, value }) => [key, value]);
  for (const { meta } of CHECKS) {
    const { vercel, netlify } = meta.snippets ?? {};
    expect(vercel === undefined, meta.id).toBe(netlify === undefined);
    if (vercel === undefined || netlify === undefined) continue;
    const [site] = (JSON.parse(vercel) as { headers: { headers: { key: string; value: string }[] }[] }).headers;
    const [host] = (parseToml(netlify) as { headers: { for: string; values: object }[] }).headers;
    expect(host?.for, meta.id).toMatch(/^\/.*\*$/);
    expect(Object.entries(host?.values ?? {}), meta.id).toEqual(headersOf(site?.headers ?? []));
  }
});

it('Ruby is valid', { timeout: 60_000 }, async () => {
  const parse = await loadPrism();
  for (const [text, id] of snippetsOf('rails')) {
    expect(
      parse(text).errors.map(({ message }) => message),
      `${id}: ${text}`,
    ).toEqual([]);
  }
});

it.skipIf(python === null)('Python is valid', { timeout: 60_000 }, async () => {
  const texts = JSON.stringify(snippetsOf('django').map(([text]) => text));
  await accepted(python ?? '', '-c', 'import ast, json, sys; [ast.parse(t) for t in json.loads(sys.argv[1])]', texts);
});

it.skipIf(java === null)('Java is valid', { timeout: 120_000 }, async () => {
  const methods = snippetsOf('spring').map(([text], index) =>
    text.startsWith('@Bean') ? text : `void snippet${index}() {\n${text}\n}`,
  );
  await writeFile(join(folder, 'Snippets.java'), `class Snippets {\n${methods.join('\n')}\n}\n`);
  // javac would ask for Spring's classes after parsing.
  await accepted(join(java ?? '', '../javac'), '-XDshould-stop.ifNoError=PARSE', '-proc:none', 'Snippets.java');
});

it('properties have one key each', () => {
  for (const [text, id] of snippetsOf('springBoot')) {
    for (const line of text.split('\n')) expect(line, id).toMatch(/^(?:# |server(?:\.[a-z-]+)+=[\w/-]+$)/);
  }
});

it.skipIf(nginxProgram === null)('nginx accepts its directives', { timeout: 60_000 }, async () => {
  const snippets = snippetsOf('nginx').map(([text]) => local(text));
  const blocks = snippets.map((text, index) => {
    if (text.startsWith('server {') && text.includes('ssl_reject')) {
      return text.replace(
        '{',
        `{\n ssl_certificate ${folder}/fullchain.pem; ssl_certificate_key ${folder}/privkey.pem;`,
      );
    }
    if (text.startsWith('server {')) return text.replace('18080', `${18_100 + index}`);
    if (text.startsWith('map ')) return text;
    const server = `listen 127.0.0.1:${18_100 + index}; server_name s${index};`;
    return `server { ${server} ${text.startsWith('limit_except') ? `location /x { ${text}\n}` : `${text}\n`} }`;
  });
  await writeFile(join(folder, 'mime.types'), 'types { text/html html; }');
  await writeFile(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${blocks.join('\n')} }`,
  );
  const output = await accepted(nginxProgram ?? '', '-t', '-p', folder, '-c', join(folder, 'nginx.conf'));
  expect(output).toContain('test is successful');
  expect(output).not.toContain('[warn]');
});

it.skipIf(apache === null)('Apache accepts its directives', async () => {
  const modules = ['mpm_event', 'authz_core', 'authz_host', 'headers', 'setenvif', 'alias', 'ssl', 'allowmethods'];
  const loads = [...modules, 'autoindex', 'dir', 'rewrite', 'mime', 'socache_shmcb'].map(
    (name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`,
  );
  for (const [text, id] of snippetsOf('apache')) {
    const isOfServer = /^(?:TraceEnable|ServerTokens|UseCanonicalName)/m.test(text);
    const body = isOfServer || text.includes('<VirtualHost') ? text : `<VirtualHost *:18080>\n${text}\n</VirtualHost>`;
    const file = join(folder, 'apache.conf');
    await writeFile(
      file,
      `ServerRoot ${folder}\nServerName x\nErrorLog ${folder}/error.log\nPidFile ${folder}/pid\n${loads.join('\n')}\n${local(body)}\n`,
    );
    expect(await accepted(apache ?? '', '-t', '-f', file), id).toContain('Syntax OK');
  }
});

it.skipIf(caddy === null)('Caddy accepts its directives', { timeout: 60_000 }, async () => {
  const sites = snippetsOf('caddy').map(([text], index) =>
    /^[\w.]+ \{/m.test(text) && !/^(?:tls|@)/m.test(text)
      ? text.replace(/^[\w.]+ \{/m, `s${index}.example.com {`)
      : `:${18_100 + index} {\n${text}\n}`,
  );
  await writeFile(join(folder, 'Caddyfile'), `${sites.join('\n')}\n`);
  await accepted(caddy ?? '', 'adapt', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile');
});

it('commands are valid', async () => {
  for (const [text] of snippetsOf('openssl')) await accepted('sh', '-n', '-c', text);
});
