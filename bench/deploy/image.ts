import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianProgram } from '../../test/helpers/debian.ts';
import { hasPostgres, startPostgres } from '../../test/helpers/postgres.ts';
import { runProgram } from '../engine/run-program.ts';
import { measure, NotMeasured, run, untilAnswers } from '../vulnerable/programs.ts';
import { standInBase } from './image-base.ts';

/**
 * Builds the image in both variants as the Dockerfile says, and runs it by Podman and runc as OPERATIONS and the chart do: as its own user, with
 * a read-only root, no capability, no new privileges and the default seccomp profile, in a network that has loopback only. As root:
 *
 *   SCAN_GATE_INSTALL=1 node bench/deploy/image.ts [--stand-in]
 *
 * `--stand-in` builds on a base made from packages instead of pulling the official one.
 */
const root = join(import.meta.dirname, '../..');
const IMAGES = { slim: 'localhost/scan-gate-test:slim', full: 'localhost/scan-gate-test:full' } as const;
type Variant = keyof typeof IMAGES;
const BASE = 'localhost/scan-gate-test-base';
/** The defaults of Podman may exceed what a restricted root may set. */
const LIMITS = ['--ulimit', 'nofile=8192:8192', '--ulimit', 'nproc=8192:8192'];
const CONFINED = [
  '--network=host',
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
  ...LIMITS,
];
const STOP_SECONDS = 40;

const podman = (...args: string[]): string => run('podman', ['--runtime', 'runc', ...args]);

function importBase(): void {
  const archive = join(tmpdir(), `scan-gate-base-${process.pid}.tar`);
  run('tar', ['-C', standInBase(), '-cf', archive, '.']);
  const path = 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  podman('import', '--change', path, archive, BASE);
  rmSync(archive);
}

function build(): void {
  const base: string[] = [];
  if (process.argv.includes('--stand-in')) {
    if (spawnSync('podman', ['image', 'exists', BASE]).status !== 0) importBase();
    base.push('--build-arg', `NODE_IMAGE=${BASE}`);
  }
  for (const variant of ['slim', 'full'] as const) {
    const target = variant === 'slim' ? ['--target', 'slim'] : [];
    const args = [
      '--network=host',
      '--format=docker',
      '--layers',
      ...LIMITS,
      ...base,
      ...target,
      '-t',
      IMAGES[variant],
      root,
    ];
    run('nice', ['-n', '5', 'podman', '--runtime', 'runc', 'build', ...args]);
  }
}

interface Image {
  readonly Config: {
    readonly User: string;
    readonly Labels: Readonly<Record<string, string>>;
    readonly Volumes: Readonly<Record<string, unknown>>;
    readonly Entrypoint: readonly string[];
  };
  readonly Healthcheck: { readonly Test: readonly string[] };
  readonly Size: number;
}

let isFaulty = false;

function expect(what: string, holds: boolean, detail: unknown = ''): void {
  console.log(`  ${holds ? 'ok   ' : 'FAULT'} ${what}${holds ? '' : `: ${JSON.stringify(detail)}`}`);
  if (!holds) isFaulty = true;
}

const LABELS = ['title', 'description', 'licenses', 'source', 'version', 'revision'].map(
  (name) => `org.opencontainers.image.${name}`,
);

/** @returns the command of HEALTHCHECK */
function judgeImage(image: string): readonly string[] {
  const [found] = JSON.parse(podman('image', 'inspect', image)) as [Image];
  const { User, Labels, Volumes } = found.Config;
  console.log(`  ${(found.Size / 1e6).toFixed(0)} MB`);
  expect('its user is a number other than 0', User === '1000:1000', User);
  expect(
    'it has the labels of OCI',
    LABELS.every((name) => (Labels[name] ?? '') !== ''),
    Labels,
  );
  expect('/data is a volume', '/data' in Volumes, Volumes);
  const [kind, ...command] = found.Healthcheck.Test;
  expect('it has a health check', kind === 'CMD' && command.length > 0, found.Healthcheck);
  const { bomFormat, components } = JSON.parse(inImage(image, 'cat', '/app/sbom.cdx.json')) as {
    bomFormat: string;
    components: unknown[];
  };
  expect(
    `its list of packages is CycloneDX (${components.length})`,
    bomFormat === 'CycloneDX' && components.length > 100,
  );
  const script =
    'id -u; for f in / /app /app/dist /etc /usr /home /data /tmp; do touch $f/x 2>/dev/null && echo $f; done; grep -E "^(CapEff|NoNewPrivs|Seccomp):" /proc/self/status';
  const said = inImage(image, 'sh', '-c', script).replace(/\s+/g, ' ').trim();
  expect(
    'it runs as user 1000 and writes to /data and /tmp alone',
    said === '1000 /data /tmp CapEff: 0000000000000000 NoNewPrivs: 1 Seccomp: 2',
    said,
  );
  return command;
}

const inImage = (image: string, program: string, ...args: string[]): string =>
  podman('run', '--rm', ...CONFINED, '--entrypoint', program, image, ...args);

/** A container that serves; it is removed with what it wrote. */
class Container {
  readonly #name = `scan-gate-test-${randomBytes(4).toString('hex')}`;

  constructor(image: string, options: readonly string[], command: readonly string[]) {
    podman('run', '--detach', '--name', this.#name, ...CONFINED, ...options, image, ...command);
  }

  exec(...command: string[]): string {
    return podman('exec', this.#name, ...command);
  }

  async untilReady(url: string): Promise<void> {
    await untilAnswers(url, 180).catch(() => {
      throw new NotMeasured(`no response from ${url}: ${this.#log()}`);
    });
  }

  /** Sends SIGTERM, as every orchestrator does; SIGKILL ends it with 137. */
  stop(): { readonly status: number; readonly seconds: number } {
    const start = performance.now();
    podman('stop', '--time', String(STOP_SECONDS), this.#name);
    const seconds = (performance.now() - start) / 1000;
    return { status: Number(podman('inspect', '--format', '{{.State.ExitCode}}', this.#name)), seconds };
  }

  remove(): void {
    spawnSync('podman', ['--runtime', 'runc', 'rm', '--force', '--volumes', this.#name]);
  }

  #log(): string {
    const { stdout, stderr } = spawnSync('podman', ['logs', '--tail', '20', this.#name], { encoding: 'utf8' });
    return `${stdout}${stderr}`.slice(-1000);
  }
}

function expectStop(container: Container): void {
  const { status, seconds } = container.stop();
  expect(`SIGTERM ends it with status 0, in ${seconds.toFixed(1)} of ${STOP_SECONDS} s`, status === 0, status);
}

/** The default command: `docker run --read-only --tmpfs /tmp -v scan-gate:/data IMAGE`. */
async function serveEmbedded(image: string, healthcheck: readonly string[]): Promise<void> {
  console.log('  serve on PGlite in a new volume');
  const container = new Container(image, ['--volume', '/data'], []);
  try {
    await container.untilReady('http://127.0.0.1:8080/readyz');
    container.exec(...healthcheck);
    expect('HEALTHCHECK succeeds', true);
    const keys = container.exec('scan-gate', 'keys', 'list', '--bootstrap', '/data/bootstrap.json');
    expect('scan-gate keys list reads the bootstrap file', keys.includes('key_'), keys);
    expectStop(container);
  } finally {
    container.remove();
  }
}

/** A site whose only link exists after its script has run. */
async function startSite(): Promise<{ readonly url: string; readonly close: () => void }> {
  const pages: Readonly<Record<string, string>> = {
    '/': '<!doctype html><title>Shop</title><div id=a></div><script>a.innerHTML="<a href=/orders>Orders</a>"</script>',
    '/orders': '<!doctype html><title>Orders</title><h1>No orders yet</h1>',
  };
  const server = createServer(({ url = '/' }, response) => {
    const page = pages[url];
    response
      .writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' })
      .end(page ?? '<title>Not found</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

interface Report {
  readonly coverage: {
    readonly browser?: { readonly used: boolean; readonly product: string | null; readonly sandboxed: boolean };
  };
}

/** Scans by the command line of the image: with the service in its process, or by `flags` on another. */
async function scan(
  variant: Variant,
  folder: string,
  site: string,
  options: readonly string[],
  flags: readonly string[],
): Promise<void> {
  const out = mkdtempSync(join(folder, 'out-'));
  chownSync(out, 1000, 1000);
  const browser = `--browser=${variant === 'full' ? 'required' : 'off'}`;
  const args = ['scan', site, '--scan-type=standard', browser, '--report-formats=json', '--out=/out', ...flags];
  const container = [
    '--runtime',
    'runc',
    'run',
    '--rm',
    ...CONFINED,
    '--volume',
    `${out}:/out`,
    ...options,
    IMAGES[variant],
  ];
  // Not synchronously: the site is in this process.
  const { output, timedOut } = await runProgram('podman', [...container, ...args], { timeoutSeconds: 300 });
  const name = readdirSync(out).find((file) => file.startsWith('report-'));
  expect('scan writes its report', name !== undefined && !timedOut, output.slice(-1500));
  if (name === undefined) return;
  const { browser: seen } = (JSON.parse(readFileSync(join(out, name), 'utf8')) as Report).coverage;
  const what = variant === 'full' ? `by ${seen?.product}, sandbox: ${seen?.sandboxed}` : 'without a browser';
  expect(`scan examines the pages ${what}`, (seen?.used ?? false) === (variant === 'full'), output.slice(-1500));
}

/** As the chart does: the schema first, then a process for the interface and one for the work, with secrets in files. */
async function serveOnPostgres(variant: Variant, folder: string, site: string): Promise<void> {
  console.log('  serve on PostgreSQL, interface and worker');
  const postgres = await startPostgres();
  const token = `svc_admin_${randomBytes(24).toString('hex')}`;
  const secrets = { url: await postgres.database(), hash: createHash('sha256').update(token).digest('hex') };
  const mounts = Object.entries(secrets).flatMap(([name, text]) => {
    const file = join(folder, name);
    writeFileSync(file, text, { mode: 0o400 });
    chownSync(file, 1000, 1000);
    return ['--volume', `${file}:/secrets/${name}:ro`];
  });
  const options = [...mounts, '--env=SCAN_GATE_DATABASE_URL_FILE=/secrets/url'];
  const image = IMAGES[variant];
  const started: Container[] = [];
  const start = (more: readonly string[], ...command: string[]): Container => {
    const container = new Container(
      image,
      [...options, ...more],
      ['serve', '--no-migrate', '--host=0.0.0.0', ...command],
    );
    started.push(container);
    return container;
  };
  try {
    podman('run', '--rm', ...CONFINED, ...options, image, 'migrate');
    const hash = ['--env=SCAN_GATE_ADMIN_TOKEN_HASH_FILE=/secrets/hash'];
    const api = start(hash, '--role=api', '--port=8080', '--admin-port=8081', '--metrics-listen=0.0.0.0:9464');
    const browser = variant === 'full' ? ['--browser-path=/usr/bin/chromium'] : [];
    const worker = start([], '--role=worker', '--port=8082', '--allow-scan-cidr=127.0.0.0/8', ...browser);
    await api.untilReady('http://127.0.0.1:8080/readyz');
    await worker.untilReady('http://127.0.0.1:8082/readyz');
    await untilAnswers('http://127.0.0.1:9464/metrics', 10);
    const admin = ['--env=SCAN_GATE_ADMIN_URL=http://127.0.0.1:8081', `--env=SCAN_GATE_ADMIN_TOKEN=${token}`];
    const create = ['keys', 'create', '--name=Test', '--type=workspace', '--mode=live', '--scopes=all'];
    const key = /svc_live_[\w-]+/.exec(podman('run', '--rm', ...CONFINED, ...admin, image, ...create))?.[0] ?? '';
    await scan(variant, folder, site, [`--env=SCAN_GATE_API_KEY=${key}`], ['--api-url=http://127.0.0.1:8080']);
    for (const container of started) expectStop(container);
  } finally {
    for (const container of started) container.remove();
    postgres.stop();
  }
}

async function judge(): Promise<void> {
  // An instance of this program alone is in this network.
  run('ip', ['link', 'set', 'lo', 'up']);
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-image-'));
  chmodSync(folder, 0o755);
  const site = await startSite();
  try {
    for (const variant of ['slim', 'full'] as const) {
      console.log(variant);
      const healthcheck = judgeImage(IMAGES[variant]);
      await serveEmbedded(IMAGES[variant], healthcheck);
      console.log('  scan in one process');
      await scan(variant, folder, site.url, [], []);
      await serveOnPostgres(variant, folder, site.url);
    }
  } finally {
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await measure('the image', async () => {
  if (process.argv.includes('--judge')) {
    await judge();
    process.exit(isFaulty ? 1 : 0);
  }
  for (const [program, packages] of [
    ['podman', ['podman', 'runc', 'conmon', 'golang-github-containers-common']],
    ['runc', ['runc']],
    ['ip', ['iproute2']],
  ] as const)
    if (debianProgram(program, packages) === null) throw new NotMeasured(`${program} is missing`);
  if (!hasPostgres()) throw new NotMeasured('PostgreSQL is missing');
  build();
  const { status } = spawnSync('unshare', ['--net', '--', process.execPath, import.meta.filename, '--judge'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
});
