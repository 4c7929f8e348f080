import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cli } from '../cli/cli-fixture.ts';
import { ActionScenario } from '../helpers/action-scenario.ts';
import { debianProgram } from '../helpers/debian.ts';
import { freePort } from '../helpers/free-port.ts';
import { npmProgram } from '../helpers/npm-program.ts';
import { type ScanService, startScanService } from '../helpers/scan-service.ts';
import { runJob } from '../helpers/workflow-job.ts';

const lock = (name: string) => JSON.stringify({ name, lockfileVersion: 3, requires: true, packages: { '': { name } } });
const manifest = (value: object) => JSON.stringify({ name: 'shop', ...value });
const PAGE = '<!doctype html><title>Shop</title><h1>Shop</h1><p>Welcome to the shop.</p>';
const server = (port: string) =>
  `require('node:http').createServer((request, response) => {
  response.writeHead(request.url === '/' ? 200 : 404, { 'Content-Type': 'text/html' });
  response.end(request.url === '/' ? ${JSON.stringify(PAGE)} : 'no such page');
}).listen(${port}, '127.0.0.1');`;

/** Repositories whose application this machine can build and start, and what has to be on the path for it. */
const architecture = process.arch === 'arm64' ? 'aarch64' : process.arch;
const bun = npmProgram(`@oven/bun-${process.platform}-${architecture}`, '1.4.5', 'bin/bun');
const go = debianProgram('go', ['golang-go']);
const make = debianProgram('make', ['make']);
/** Like Compose: stops without the environment file, and serves the ports of the files that it is given. */
const docker = `[ -f .env ] || { echo 'env file .env not found' >&2; exit 14; }
[ "$1 $2" != "compose --file" ] || grep -q '"[0-9]*:[0-9]*"' "$RUNNER_TEMP/publish.yaml"
case "$*" in *up*) node server.js & ;; *) exit 15 ;; esac`;
const REPOSITORIES: readonly {
  readonly name: string;
  readonly files: (port: number) => Record<string, string>;
  readonly programs?: Record<string, string>;
  /** The port that init cannot be told: it is replaced in the workflow. */
  readonly fixedPort?: number;
  readonly isMissing?: boolean;
}[] = [
  {
    name: 'a Node server with its port in its code',
    files: (port) => ({
      'package.json': manifest({ scripts: { start: 'node server.js' } }),
      'package-lock.json': lock('shop'),
      'server.js': server(`process.env.PORT || ${port}`),
    }),
  },
  {
    name: 'a Node server that is built, with its port in .env.example',
    files: (port) => ({
      'package.json': manifest({ scripts: { build: 'cp source.js built.js', start: 'node built.js' } }),
      'source.js': server(`require('node:fs').readFileSync('.env.example', 'utf8').trim().split('=')[1]`),
      '.env.example': `PORT=${port}\n`,
    }),
  },
  {
    name: 'an application in a workspace',
    files: (port) => ({
      'package.json': JSON.stringify({ private: true, workspaces: ['apps/*'] }),
      'apps/web/package.json': manifest({ scripts: { start: `PORT=${port} node server.js` } }),
      'apps/web/server.js': server('process.env.PORT'),
    }),
  },
  {
    name: 'an application for Bun',
    files: (port) => ({
      'package.json': manifest({ workspaces: ['packages/*'], scripts: { start: 'bun server.js' } }),
      'packages/a/package.json': '{"name": "a", "version": "1.0.0"}',
      'bun.lock': `{
  "lockfileVersion": 2,
  "configVersion": 1,
  "workspaces": {
    "": {
      "name": "shop",
    },
    "packages/a": {
      "name": "a",
      "version": "1.0.0",
    },
  },
  "packages": {
    "a": ["a@workspace:packages/a"],
  }
}`,
      'server.js': server(String(port)),
    }),
    programs: bun === null ? {} : { bun: `exec '${bun}' "$@"` },
    isMissing: bun === null,
  },
  {
    name: 'a program in Go',
    files: (port) => ({
      'go.mod': 'module shop\n\ngo 1.19\n',
      'main.go': `package main

import (
	"io"
	"net/http"
)

func main() {
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/" {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html")
		io.WriteString(w, ${JSON.stringify(PAGE)})
	})
	http.ListenAndServe("127.0.0.1:${port}", nil)
}
`,
    }),
    programs: go === null ? {} : { go: `exec '${go}' "$@"` },
    isMissing: go === null,
  },
  {
    name: 'a compose file with an override and an env_file that is not committed',
    files: (port) => ({
      'compose.yaml': 'services:\n  web:\n    build: .\n    env_file: .env\n  db: {image: "postgres:17"}\n',
      'compose.override.yaml': `services: {web: {ports: ["\${WEB_PORT:-1}:80"]}}`,
      '.env.example': `WEB_PORT=${port}\n`,
      'server.js': server("require('node:fs').readFileSync('.env', 'utf8').trim().split('=')[1]"),
    }),
    programs: { docker },
  },
  {
    name: 'a compose file that publishes no port',
    files: (port) => ({
      'compose.yaml': `services: {web: {build: ., env_file: .env, expose: [${port}]}}`,
      'server.js': server(
        "/\"(\\d+):/.exec(require('node:fs').readFileSync(process.env.RUNNER_TEMP + '/publish.yaml', 'utf8'))[1]",
      ),
    }),
    programs: { docker },
  },
  {
    name: 'two applications in a workspace, whose build is that of the root',
    files: (port) => ({
      'package.json': manifest({
        private: true,
        workspaces: ['apps/*', 'packages/*'],
        scripts: { start: 'turbo run start', build: 'npm run build --workspaces --if-present' },
      }),
      'packages/ui/package.json': JSON.stringify({
        name: 'ui',
        version: '1.0.0',
        main: 'built.js',
        scripts: { build: 'cp source.js built.js' },
      }),
      'packages/ui/source.js': `module.exports = ${port};`,
      'apps/api/package.json': JSON.stringify({ name: 'api', version: '1.0.0', scripts: { start: 'node .' } }),
      'apps/web/package.json': JSON.stringify({
        name: 'web',
        version: '1.0.0',
        scripts: { start: `node server.js --port ${port}`, build: 'true' },
      }),
      'apps/web/server.js': server("require('../../packages/ui/built.js')"),
    }),
  },
  {
    name: 'a Makefile',
    files: (port) => ({
      Makefile: `PORT ?= ${port}\n\nrun:\n\tnode server.js $(PORT)\n`,
      'server.js': server('process.argv[2]'),
    }),
    isMissing: make === null,
  },
  {
    name: 'a Procfile',
    files: () => ({ Procfile: 'web: node server.js $PORT\n', 'server.js': server('process.argv[2]') }),
    fixedPort: 5000,
  },
  { name: 'a static site', files: () => ({ 'public/index.html': PAGE }), fixedPort: 8080 },
];

describe('the workflow that init writes builds, starts and gates', () => {
  let service: ScanService;
  let scenario: ActionScenario;
  beforeAll(async () => {
    service = await startScanService();
    scenario = await ActionScenario.start(service);
  });
  afterAll(async () => {
    await scenario?.close();
    await service?.close();
  });

  it.for(REPOSITORIES)('$name', { timeout: 300_000 }, async ({ files, programs, fixedPort, isMissing }, { skip }) => {
    skip(isMissing === true);
    const port = await freePort();
    const tree = files(port);
    const folder = mkdtempSync(join(tmpdir(), 'scan-gate-init-'));
    try {
      for (const [name, content] of Object.entries({ '.git/HEAD': 'ref: refs/heads/main\n', ...tree })) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), content);
      }
      const { status } = await cli(['init'], { directory: folder });
      expect(status).toBe(0);
      const written = readFileSync(join(folder, '.github/workflows/scan-gate.yml'), 'utf8');
      const workflow = fixedPort === undefined ? written : written.replaceAll(String(fixedPort), String(port));
      expect(workflow).toContain(`targets: http://localhost:${port}`);
      const result = await runJob({ scenario, workflow, files: tree, programs: programs ?? {} });
      expect([result.code, result.outputs['outcome']], result.log).toEqual([0, 'passed']);
      expect(Number(result.outputs['total-count'])).toBeGreaterThan(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
