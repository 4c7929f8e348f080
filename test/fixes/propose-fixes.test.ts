import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { fixPatch } from '../../src/action/publish/fix-patch.ts';
import { checkoutFiles } from '../../src/fixes/checkout-files.ts';
import { type FixPlan, fixPlan, REPORT_ONLY } from '../../src/fixes/fix-plan.ts';
import { proposeFixes } from '../../src/fixes/propose-fixes.ts';
import type { ResultFinding } from '../../src/gate/verdict/result-document.ts';
import { cleanUp, cli, temporaryFolder } from '../cli/cli-fixture.ts';
import { sampleResult } from '../helpers/sample-result.ts';
import { EVERY_CHECK, SAMPLES } from './samples.ts';

const run = promisify(execFile);
cleanUp();

async function checkout(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  await run('git', ['init', '--quiet', folder]);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

const finding = (check_id: string, parameter: string | null = null, remediation = '') => ({
  check_id,
  remediation,
  location: { url: 'http://localhost:3000/', method: 'GET', parameter },
  locations: [],
});
const EVERYTHING: FixPlan = fixPlan(
  EVERY_CHECK.map((check) => finding(check, null, `${REPORT_ONLY}: default-src 'self'; img-src 'self' data:.`)),
  null,
);

describe.each(SAMPLES)('the fix of $name', ({ files, changed, lines, refused = [] }) => {
  it('applies with git, does what the checks ask for, and is not done twice', async () => {
    const folder = await checkout(files);
    const { patch, fixed, refusals } = await proposeFixes(await checkoutFiles(folder, process.env), EVERYTHING);
    expect(fixed).toEqual(EVERY_CHECK.filter((check) => !refused.includes(check)).toSorted());
    expect(refusals.map(({ check }) => check)).toEqual(EVERY_CHECK.filter((check) => refused.includes(check)));

    await writeFile(join(folder, 'fix.patch'), patch);
    await run('git', ['apply', '--whitespace=error-all', 'fix.patch'], { cwd: folder });
    const again = await proposeFixes(await checkoutFiles(folder, process.env), { ...EVERYTHING, cookies: [] });
    expect(again.patch).toBe('');
    const text = await readFile(join(folder, changed), 'utf8');
    const places = lines.map((line) => text.indexOf(line));
    expect(places, text).not.toContain(-1);
    expect(places, text).toEqual([...places].sort((one, other) => one - other));
    expect(text.match(/x-frame-options/gi) ?? [], text).toHaveLength((text.match(/referrer-policy/gi) ?? []).length);
  });
});

it('survives strings with escapes, and scripts that are nested too deeply', async () => {
  const folder = await checkout({
    'nginx.conf': 'server {\n  add_header X-Note "a \\" b; }";\n}\n',
    'deep.js': `const express = require('express');\nconst app = express();\n${'('.repeat(20_000)}`,
  });
  const { patch } = await proposeFixes(await checkoutFiles(folder, process.env), fixPlan([finding('http.xcto')], null));
  expect(patch).toContain('+  add_header X-Content-Type-Options "nosniff" always;');
});

describe('a fix is refused', () => {
  const refusedFor = async (files: Readonly<Record<string, string>>, plan = EVERYTHING) => {
    const folder = await checkout(files);
    const { patch, refusals } = await proposeFixes(await checkoutFiles(folder, process.env), plan);
    return { patch, reasons: refusals.map(({ check, reason }) => `${check}: ${reason}`).join('\n') };
  };
  const framing = fixPlan([finding('http.framing')], null);

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['a broken nginx.conf', { 'nginx.conf': 'server { listen 80;\n' }, 'error of syntax'],
    [
      'a next.config that computes its headers',
      { 'next.config.js': 'const h = require("./h");\nmodule.exports = { headers() { return h(); } };\n' },
      'array literal',
    ],
    [
      'a next.config that comes from elsewhere',
      { 'next.config.js': 'module.exports = require("./base");\n' },
      'not an object literal',
    ],
    ['a broken next.config', { 'next.config.js': 'module.exports = {;\n' }, 'syntax'],
    [
      'a netlify.toml with headers for every path',
      { 'netlify.toml': '[[headers]]\nfor = "/*"\n[headers.values]\nX = "1"\n' },
      'cannot be changed safely',
    ],
    ['a vercel.json with an error', { 'vercel.json': '{ "headers": ' }, 'error'],
    [
      'two Express applications',
      {
        'a.js': 'const app = require("express")();\n',
        'b.js': 'const express = require("express");\nconst a = express();\nconst b = express();\n',
      },
      'No configuration was found',
    ],
    ['settings without the middleware', { 'settings.py': 'MIDDLEWARE = []\n' }, 'MIDDLEWARE lacks'],
    ['a Caddyfile without braces', { Caddyfile: 'shop.example\nfile_server\n' }, 'no site with braces'],
    ['a repository without configuration', { 'README.md': 'Hi' }, 'No configuration was found'],
  ])('for %s', async (_what, files, reason) => {
    const { patch, reasons } = await refusedFor(files, framing);
    expect(patch).toBe('');
    expect(reasons).toContain(reason);
  });

  it('for a cookie that nothing in the files sets', async () => {
    const plan = fixPlan([finding('cookie.no-httponly', 'theme')], null);
    const { reasons } = await refusedFor(
      { 'app.js': "const express = require('express');\nconst app = express();\n" },
      plan,
    );
    expect(reasons).toContain('was not found');
  });

  it('in part, if pages load from other origins, or nobody knows', async () => {
    for (const policy of ["default-src 'self'; script-src 'self' https://cdn.example", null]) {
      const csp = policy === null ? [] : [finding('csp.missing', null, `${REPORT_ONLY}: ${policy}.`)];
      const plan = fixPlan([finding('http.cross-origin-isolation'), ...csp], null);
      const { patch, reasons } = await refusedFor({ 'nginx.conf': 'server {\n    listen 80;\n}\n' }, plan);
      expect(patch).toContain('Cross-Origin-Opener-Policy');
      expect(patch).not.toContain('Embedder');
      expect(reasons).toContain('http.cross-origin-isolation: Cross-Origin-Embedder-Policy is missing still');
    }
  });

  it('for HSTS over plain HTTP, which browsers ignore whatever it says', () => {
    expect(fixPlan([finding('http.hsts-weak')], null).headers).toEqual([]);
  });

  it('for a link that leaves the repository', async () => {
    const folder = await checkout({});
    await run('ln', ['-s', '/etc/hostname', join(folder, 'vercel.json')]);
    const { refusals } = await proposeFixes(await checkoutFiles(folder, process.env), framing);
    expect(refusals).toHaveLength(1);
  });
});

describe('a finding decides what changes', () => {
  it('one cookie by its name, and CORS that allows every origin', async () => {
    const folder = await checkout({
      'app.js': `const express = require('express');
const cors = require('cors');
const app = express();
app.use(cors({ origin: true, credentials: true }));
app.get('/', (request, response) => {
  response.cookie('sid', '1', { path: '/' });
  response.cookie('theme', 'dark', { path: '/' });
});
`,
    });
    const plan = fixPlan([finding('cookie.no-httponly', 'sid'), finding('cors.reflect-credentials')], null);
    const { files } = await proposeFixes(await checkoutFiles(folder, process.env), plan);
    const text = files[0]?.after ?? '';
    expect(text).toContain("response.cookie('sid', '1', { httpOnly: true, path: '/' });");
    expect(text).toContain("response.cookie('theme', 'dark', { path: '/' });");
    expect(text).toContain('cors({ origin: false, credentials: true })');
    expect(text).not.toContain('response.set');
  });

  it('the policy that the scan derived, in report-only mode, unless it is no policy', async () => {
    const files = { 'netlify.toml': '' };
    const patchFor = async (policy: string) => {
      const plan = fixPlan(
        [finding('csp.missing', null, `Start with Content-Security-Policy-Report-Only: ${policy}`)],
        null,
      );
      return (await proposeFixes(await checkoutFiles(await checkout(files), process.env), plan)).patch;
    };
    expect(await patchFor("default-src 'self'; script-src 'self' https://cdn.example 'sha256-aB+/='")).toContain(
      "script-src 'self' https://cdn.example 'sha256-aB+/='",
    );
    expect(await patchFor('default-src \'self\'"\n[[plugins]]\npackage = "evil"')).not.toContain('evil');
  });
});

describe('the patch of a run of the action', () => {
  const [sample] = sampleResult(Date.now()).findings;
  const result = (ignored: string | null) => ({
    ...sampleResult(Date.now()),
    findings: [{ ...(sample as ResultFinding), ...finding('http.xcto'), ignored_by: ignored }],
  });

  it('is for findings that nobody ignores, and empty without a checkout', async () => {
    const folder = await checkout({ 'netlify.toml': '' });
    expect(await fixPatch(result(null), folder, process.env)).toContain('nosniff');
    expect(await fixPatch(result('rule 1'), folder, process.env)).toBe('');
    expect(await fixPatch(result(null), await temporaryFolder(), process.env)).toBe('');
  });
});

describe('scan-gate fix', () => {
  it('prints a patch, and with --write changes the files', async () => {
    const folder = await checkout({ 'netlify.toml': '[build]\n' });
    const dry = await cli(['fix', '--check', 'http.xcto'], { directory: folder });
    expect(dry).toMatchObject({ status: 0, out: expect.stringContaining('+++ b/netlify.toml') });
    expect(dry.err).toContain('fixes 1 check: http.xcto');
    expect(await readFile(join(folder, 'netlify.toml'), 'utf8')).toBe('[build]\n');
    expect(await cli(['fix', '--check', 'http.xcto', '--write'], { directory: folder })).toMatchObject({
      status: 0,
      out: '',
    });
    expect(await readFile(join(folder, 'netlify.toml'), 'utf8')).toContain('X-Content-Type-Options = "nosniff"');
  });

  it('writes nothing through a link of a hostile checkout', async () => {
    const folder = await checkout({ Gemfile: "gem 'rails'\n", 'config/application.rb': 'module Shop; end\n' });
    const outside = await temporaryFolder();
    await symlink(outside, join(folder, 'config/initializers'));
    expect(await cli(['fix', '--check', 'http.xcto', '--write'], { directory: folder })).toMatchObject({
      status: 2,
      err: expect.stringContaining('symbolic link'),
    });
    expect(await readdir(outside)).toEqual([]);
  });

  it('ends with 1 if a finding needs a person, and says why', async () => {
    const folder = await checkout({ 'netlify.toml': '' });
    const result = await cli(['fix', '--check', 'cookie.samesite'], { directory: folder });
    expect(result).toMatchObject({ status: 1, out: '' });
    expect(result.err).toContain('not cookie.samesite: netlify.toml: ');
  });

  it.each<[readonly string[], string]>([
    [['--check', 'http.xctp'], 'Did you mean http.xcto?'],
    [['--check', 'active.sqli-error'], 'no fix in a configuration'],
    [['--report', 'missing.json'], '--report'],
    [['http.xcto'], 'give a check with --check'],
  ])('says what is wrong with %j', async (args, message) => {
    const result = await cli(['fix', ...args], { directory: await checkout({}) });
    expect(result).toMatchObject({ status: 2, err: expect.stringContaining(message) });
  });

  it('needs a checkout', async () => {
    expect(await cli(['fix'], { directory: await temporaryFolder() })).toMatchObject({
      status: 2,
      err: expect.stringContaining('Git checkout'),
    });
  });
});
