import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Agent, request } from 'undici';
import { debianProgram, which } from '../../test/helpers/debian.ts';
import { cacheFolder } from '../cache-folder.ts';
import { type ProgramRun, runProgram } from './run-program.ts';

export interface PeerTarget {
  /** `https://127.0.0.1:PORT/` */
  readonly url: string;
  readonly port: number;
}

/** Another scanner, run as its documentation says. */
export interface Peer {
  readonly name: string;
  /** Looks at certificates and protocols too or alone. */
  readonly scope: 'web' | 'tls' | 'both';
  /** Makes the program ready; null, after a loud line, where it cannot be had. */
  prepare(): Promise<string | null>;
  run(program: string, target: PeerTarget, timeoutSeconds: number): Promise<ProgramRun>;
  /** Number of faults it reports, by its own count. */
  countIssues(output: string): number;
}

/** Seconds a peer gets per host; what it printed by then counts. testssl.sh needs more than any other. */
export const PEER_SECONDS = Number(process.env['BENCH_PEER_SECONDS'] ?? 150);
const folder = cacheFolder('peers');

/** Nikto is in Debian's non-free section, and retire downloads its data: both can be brought along. */
const NIKTO = process.env['BENCH_NIKTO'];
const RETIRE_DATA = process.env['BENCH_RETIRE_DATA'];

function debian(program: string, name: string): () => Promise<string | null> {
  return () => {
    try {
      return Promise.resolve(debianProgram(program, [name]));
    } catch (error) {
      // No such package (nikto is in non-free), or no network.
      const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unknown';
      console.warn(`\n*** SKIPPED: ${program} cannot be installed here: ${reason} ***\n`);
      return Promise.resolve(null);
    }
  };
}

function lines(output: string, pattern: RegExp): number {
  return output.split('\n').filter((line) => pattern.test(line)).length;
}

/** Installs a package of npm outside of the project; its install scripts download from elsewhere and are not run. */
async function npmProgram(name: string, version: string, file: string): Promise<string | null> {
  const path = join(folder, 'node_modules', file);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`];
    await runProgram('npm', args, { timeoutSeconds: 180, cwd: folder });
  }
  if (existsSync(path)) return path;
  console.warn(`\n*** SKIPPED: ${name} ${version} cannot be installed here ***\n`);
  return null;
}

const WEB_SCRIPTS =
  'http-security-headers,http-headers,http-server-header,http-methods,http-trace,http-git,http-svn-enum,http-enum,http-cookie-flags,http-cors,http-csrf,http-auth,http-auth-finder,http-backup-finder,http-config-backup,http-sql-injection,http-unsafe-output-escaping,http-open-redirect,http-passwd,http-apache-server-status,http-ls,http-php-version,http-robots.txt,http-cross-domain-policy,http-internal-ip-disclosure,http-errors';
const TLS_SCRIPTS = 'ssl-enum-ciphers,ssl-cert,ssl-dh-params,ssl-poodle,ssl-heartbleed,ssl-ccs-injection,sslv2';

export const PEERS: readonly Peer[] = [
  {
    name: 'sslscan',
    scope: 'tls',
    prepare: debian('sslscan', 'sslscan'),
    run: (program, { port }, timeoutSeconds) =>
      runProgram(program, ['--no-colour', `127.0.0.1:${port}`], { timeoutSeconds }),
    countIssues: (output) => lines(output, /^(?:SSLv[23]|TLSv1\.[01])\s+enabled|vulnerable to|expired/i),
  },
  {
    name: 'testssl.sh',
    scope: 'tls',
    prepare: debian('testssl', 'testssl.sh'),
    run: (program, { port }, timeoutSeconds) =>
      runProgram(program, ['--quiet', '--color', '0', '--warnings', 'batch', `127.0.0.1:${port}`], {
        timeoutSeconds,
      }),
    countIssues: (output) => lines(output, /NOT ok|VULNERABLE/),
  },
  {
    name: 'nmap (ssl and http scripts)',
    scope: 'both',
    prepare: debian('nmap', 'nmap'),
    run: (program, { port }, timeoutSeconds) =>
      runProgram(
        program,
        ['-Pn', '-sV', '--version-light', '-p', String(port), '--script', `${WEB_SCRIPTS},${TLS_SCRIPTS}`, '127.0.0.1'],
        { timeoutSeconds },
      ),
    // Of http-enum each path is a claim of its own.
    countIssues: (output) =>
      lines(output, /^\|\s{3}\/\S*: |VULNERABLE|^\|_?\s*(?:http-git|http-trace|http-csrf|http-ls):/),
  },
  {
    name: 'wapiti',
    scope: 'web',
    prepare: debian('wapiti', 'wapiti'),
    run: (program, { url }, timeoutSeconds) =>
      runProgram(
        program,
        [
          '-u',
          url,
          '--verify-ssl',
          '0',
          '--flush-session',
          '--no-bugreport',
          '-v',
          '1',
          '--color',
          '--max-scan-time',
          '100',
        ],
        { timeoutSeconds },
      ),
    countIssues: (output) =>
      lines(output, /vulnerability in|vulnerability via|is not set|flag is not set|Found (?:webpage|file|backup)/i),
  },
  {
    name: 'whatweb',
    scope: 'web',
    prepare: debian('whatweb', 'whatweb'),
    run: (program, { url }, timeoutSeconds) =>
      runProgram(program, ['-a', '3', '--color=never', url], { timeoutSeconds }),
    countIssues: (output) => lines(output, /\[\d+\.\d+/),
  },
  {
    name: 'MDN Observatory',
    scope: 'web',
    prepare: () => prepareObservatory(),
    run: (program, { port }, timeoutSeconds) =>
      runProgram(process.execPath, ['--no-warnings', program, `127.0.0.1:${port}`], {
        timeoutSeconds,
        env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      }),
    countIssues: (output) => lines(output, /"pass": false/),
  },
  {
    name: 'dirb',
    scope: 'web',
    prepare: debian('dirb', 'dirb'),
    run: (program, { url }, timeoutSeconds) => runProgram(program, [url, '-S', '-r', '-w'], { timeoutSeconds }),
    countIssues: (output) => lines(output, /^\+ http/),
  },
  {
    name: 'retire',
    scope: 'web',
    prepare: async () => {
      const program = await npmProgram('retire', '5.7.0', 'retire/lib/cli.js');
      if (program === null || RETIRE_DATA !== undefined) return program;
      console.warn(
        '\n*** SKIPPED: retire has no vulnerability data in its package; say BENCH_RETIRE_DATA=<jsrepository.json> ***\n',
      );
      return null;
    },
    // It reads files, not sites: the scripts of the start page are put before it.
    run: async (program, { url }, timeoutSeconds) => {
      const started = performance.now();
      const scripts = await saveScripts(url);
      const args = [program, '--jspath', scripts, '--jsrepo', RETIRE_DATA ?? '', '--outputformat', 'json'];
      const ran = await runProgram(process.execPath, args, { timeoutSeconds });
      return { ...ran, seconds: (performance.now() - started) / 1000 };
    },
    countIssues: (output) => output.split('"severity"').length - 1,
  },
  {
    name: 'nikto',
    scope: 'web',
    prepare: async () => {
      if (NIKTO === undefined) {
        const program = await debian('nikto', 'nikto')();
        if (program === null) console.warn('*** nikto: say BENCH_NIKTO=<checkout of sullo/nikto> ***\n');
        return program;
      }
      const path = join(NIKTO, 'program/nikto.pl');
      debianProgram('perl', ['perl', 'libjson-perl', 'libxml-writer-perl', 'libnet-ssleay-perl']);
      // Without them it runs, but not over TLS.
      const modules = spawnSync('perl', ['-MJSON', '-MXML::Writer', '-MNet::SSLeay', '-e', '1']);
      if (modules.status === 0 && existsSync(path)) return path;
      console.warn(
        `\n*** SKIPPED: nikto needs ${path} and Debian's libjson-perl, libxml-writer-perl, libnet-ssleay-perl ***\n`,
      );
      return null;
    },
    run: (program, { port, url }, timeoutSeconds) => {
      const tls = url.startsWith('https:') ? ['-ssl'] : [];
      const args = ['-h', '127.0.0.1', '-p', String(port), ...tls, '-nointeractive'];
      return NIKTO === undefined
        ? runProgram(program, args, { timeoutSeconds })
        : runProgram('perl', [program, ...args], { timeoutSeconds });
    },
    countIssues: (output) => lines(output, /^\+ /),
  },
];

/** A crawler reports addresses, not faults. */
export const KATANA: Pick<Peer, 'name' | 'prepare' | 'run'> = {
  name: 'katana',
  prepare: () => {
    const program = which('katana');
    if (program === null)
      console.warn(
        '\n*** SKIPPED: katana is not on PATH: go install github.com/projectdiscovery/katana/cmd/katana@latest ***\n',
      );
    return Promise.resolve(program);
  },
  run: (program, { url }, timeoutSeconds) =>
    runProgram(program, ['-u', url, '-silent', '-no-color', '-disable-update-check'], { timeoutSeconds }),
};

async function prepareObservatory(): Promise<string | null> {
  const program = await npmProgram('@mdn/mdn-http-observatory', '1.4.8', '@mdn/mdn-http-observatory/src/scan.js');
  if (program === null) return null;
  // Its install script would download the preload list; without entries no verdict of these hosts changes.
  const list = join(program, '../../conf/hsts-preload.json');
  if (!existsSync(list)) {
    mkdirSync(join(list, '..'), { recursive: true });
    writeFileSync(list, '{}');
  }
  return program;
}

async function saveScripts(url: string): Promise<string> {
  const scripts = join(folder, 'scripts');
  rmSync(scripts, { recursive: true, force: true });
  mkdirSync(scripts, { recursive: true });
  const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });
  const get = async (address: string) => (await request(address, { dispatcher })).body.text();
  const links = [...(await get(url)).matchAll(/<script[^>]*\bsrc=["']?([^"'\s>]+)/gi)];
  const addresses = links.flatMap(([, link]) => URL.parse(link ?? '', url) ?? []);
  for (const [index, { href, origin }] of addresses.entries())
    if (origin === new URL(url).origin) writeFileSync(join(scripts, `${index}.js`), await get(href));
  await dispatcher.close();
  return scripts;
}
