import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScanOptions } from '../src/contract/scan.ts';
import { runScan } from '../src/engine/run.ts';
import { parseSettings } from '../src/gate/settings/settings.ts';
import { withCheckoutRoutes } from '../src/routes/checkout-routes.ts';
import { listen } from '../test/helpers/listen.ts';

/**
 * `node bench/routes.ts [requests]`: 50 commits, each of which adds a page with a planted reflection to an Express application, every second one
 * without a link to it. Each commit is scanned with at most 100 requests (or the first argument), without the routes of the checkout and with them: recall, and
 * the time to the end of the scan that has the finding.
 */
const COMMITS = 50;
const REQUESTS = Number(process.argv[2] ?? 100);
const PAGES = 20;
const require = createRequire(import.meta.url);
const ANY = { mode: 'any', allow: [] } as const;

const page = (name: string, expression: string) => `const router = require('express').Router();
router.get('/${name}', (req, res) => {
  const q = String(req.query.q || '');
  res.send('<!doctype html><title>${name}</title><form action="/${name}"><input name="q"></form><p>' + ${expression} + '</p>');
});
module.exports = router;
`;
const SAFE = "q.replace(/[&<>\\\"']/g, '')";

interface Sources {
  readonly files: Readonly<Record<string, string>>;
}

function application(commit: number | null): Sources {
  const names = Array.from({ length: PAGES }, (_, index) => `page${index}`);
  const isLinked = commit !== null && commit % 2 === 0;
  const mounted = commit === null ? names : [...names, `added${commit}`];
  const linked = isLinked ? mounted : names;
  const files = Object.fromEntries(names.map((name) => [`routes/${name}.js`, page(name, SAFE)]));
  if (commit !== null) files[`routes/added${commit}.js`] = page(`added${commit}`, 'q');
  const links = linked.map((name) => `<a href="/${name}">${name}</a>`).join(' ');
  files['app.js'] = `const express = require('express');
const app = express();
app.get('/', (req, res) => res.send('<!doctype html><title>Home</title>${links}'));
${mounted.map((name) => `app.use(require('./routes/${name}'));`).join('\n')}
module.exports = app;
`;
  return { files };
}

/** The application of the source texts, run by Express itself. */
function running({ files }: Sources): Parameters<typeof createServer>[1] {
  const load = (path: string): unknown => {
    const module = { exports: {} as unknown };
    const own = (name: string) => (name.startsWith('./') ? load(`${name.slice(2)}.js`) : require(name));
    new Function('require', 'module', files[path] ?? '')(own, module);
    return module.exports;
  };
  return load('app.js') as Parameters<typeof createServer>[1];
}

const git = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

function commit(folder: string, { files }: Sources): string {
  mkdirSync(join(folder, 'routes'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'change');
  return git(folder, 'rev-parse', 'HEAD').trim();
}

type Paths = Pick<ScanOptions, 'first_paths' | 'extra_paths'>;

async function scanned(url: string, name: string, paths: Paths) {
  const started = performance.now();
  const result = await runScan({
    target: url,
    scanType: 'standard',
    options: { browser: 'off', ...paths },
    limits: { requests: REQUESTS },
    ownershipProven: true,
    addressPolicy: ANY,
  });
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  const { findings } = result.report;
  const isFound = findings.some((finding) => finding.severity === 'high' && finding.location.url.includes(`/${name}`));
  return { isFound, ms: performance.now() - started };
}

const totals = { without: [] as number[], with: [] as number[], linkedWithout: 0, linkedWith: 0 };
for (let index = 0; index < COMMITS; index += 1) {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'));
  git(folder, 'init', '--quiet');
  const base = commit(folder, application(null));
  const changed = application(index);
  commit(folder, changed);
  const server = await listen(createServer(running(changed)));
  const { gate } = parseSettings({
    raw: { targets: server.url },
    naming: (name) => name,
    secret: () => undefined,
    configFile: null,
    ignoreFile: null,
  });
  const routed = await withCheckoutRoutes(gate, folder, base, process.env);
  const { first_paths = [], extra_paths = [] } = routed?.settings.targets[0]?.options ?? {};
  const [plain, first] = [
    await scanned(server.url, `added${index}`, {}),
    await scanned(server.url, `added${index}`, { first_paths, extra_paths }),
  ];
  if (plain.isFound) totals.without.push(plain.ms);
  if (first.isFound) totals.with.push(first.ms);
  if (index % 2 === 0) totals.linkedWithout += Number(plain.isFound);
  if (index % 2 === 0) totals.linkedWith += Number(first.isFound);
  console.log(
    `${index} ${plain.isFound} ${Math.round(plain.ms)} ms, with routes ${first.isFound} ${Math.round(first.ms)} ms`,
  );
  await server.close();
  rmSync(folder, { recursive: true });
}
const median = (values: readonly number[]) =>
  Math.round(values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0);
console.log(
  `without: ${totals.without.length} of ${COMMITS} (linked ${totals.linkedWithout} of ${COMMITS / 2}), median ${median(totals.without)} ms`,
);
console.log(
  `with: ${totals.with.length} of ${COMMITS} (linked ${totals.linkedWith} of ${COMMITS / 2}), median ${median(totals.with)} ms`,
);
