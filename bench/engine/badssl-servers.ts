import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createPrivateKey, generatePrimeSync, type KeyObject, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, untilListening } from '../../test/helpers/free-port.ts';
import { jdkTlsServer } from '../../test/helpers/jdk-tls-server.ts';
import { legacyTlsServer } from '../../test/helpers/legacy-tls-server.ts';
import type { BadsslLabel } from './badssl-labels.ts';

export const DOMAIN = 'badssl.test';
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

export interface BadsslHosts {
  /** Port of each host that could be served. */
  readonly ports: ReadonlyMap<string, number>;
  /** Why each other one could not. */
  readonly unserved: ReadonlyMap<string, string>;
  readonly rootPem: string;
  close(): Promise<void>;
}

/**
 * Makes the test certificates of a copy of the corpus with the corpus' own Makefile, and serves every labelled host on a port of
 * its own of 127.0.0.1, so that no host's protocol versions spill over to another's.
 * @param checkout folder of the corpus; it is not written to
 * @param work folder for the copy; certificates that are there already are used again
 */
export async function startBadssl(
  checkout: string,
  work: string,
  labels: readonly BadsslLabel[],
  programs: { readonly nginx: string; readonly java: string | null },
): Promise<BadsslHosts> {
  mkdirSync(work, { recursive: true });
  const copy = join(work, 'corpus');
  const generated = join(copy, 'certs', 'sets', 'test', 'gen');
  if (!existsSync(join(generated, 'done'))) {
    cpSync(checkout, copy, { recursive: true });
    // Fails for what OpenSSL 3 does not make any more (DH of 480 bits); the rest is made all the same.
    spawnSync('make', ['-k', '-j2', 'test', 'O=sets/test', `D=${DOMAIN}`], {
      cwd: join(copy, 'certs'),
      stdio: 'ignore',
      timeout: 300_000,
    });
    writeFileSync(join(generated, 'done'), '');
  }
  const site = new Site(copy, generated, work);
  const chain = (site.identity().chainPem.match(CERTIFICATE) ?? []).map((pem) => new X509Certificate(pem).raw);
  const ports = new Map<string, number>();
  const unserved = new Map<string, string>();
  const blocks: string[] = [];
  const closers: (() => Promise<void>)[] = [];
  const startAlone = async (name: string, server: OwnServer) => {
    if (server.by === 'socket') return socketServer(name, server, chain);
    const { protocols, suites } = server;
    return programs.java === null ? null : jdkTlsServer(programs.java, { protocols, suites, own: site.identity() });
  };
  const addBlock = async (name: string) => {
    // A port is free again until nginx starts: two hosts on one would share their protocol versions.
    let port = await freePort();
    while ([...ports.values()].includes(port)) port = await freePort();
    const block = site.serverBlock(name, port);
    const fault = block === null ? 'no configuration in the corpus' : site.tryOut(programs.nginx, block);
    if (block === null || fault !== null) return unserved.set(name, fault ?? '');
    blocks.push(block);
    return ports.set(name, port);
  };
  for (const { name, server } of labels) {
    if (server.by === 'nginx') {
      await addBlock(name);
      continue;
    }
    const started = await startAlone(name, server);
    if (started === null) unserved.set(name, 'no JDK 17 here');
    else {
      ports.set(name, started.port);
      closers.push(() => started.close());
    }
  }
  const child = site.start(programs.nginx, blocks);
  const closed = once(child, 'close');
  closers.push(async () => {
    child.kill('SIGTERM');
    await closed;
  });
  for (const port of ports.values()) await untilListening(port, closed);
  return {
    ports,
    unserved,
    rootPem: readFileSync(join(generated, 'crt', 'ca-root.crt'), 'utf8'),
    close: async () => {
      await Promise.all(closers.map((close) => close()));
    },
  };
}

/** The corpus' nginx configuration: Jekyll templates of includes. */
class Site {
  readonly #copy: string;
  readonly #generated: string;
  readonly #work: string;

  constructor(copy: string, generated: string, work: string) {
    this.#copy = copy;
    this.#generated = generated;
    this.#work = work;
  }

  /** The corpus' ordinary key and chain. */
  identity(): { readonly key: KeyObject; readonly chainPem: string } {
    return {
      key: createPrivateKey(readFileSync(join(this.#generated, 'key', 'leaf-rsa2048.key'), 'utf8')),
      chainPem: readFileSync(join(this.#generated, 'chain', 'wildcard-rsa2048.pem'), 'utf8'),
    };
  }

  /** The server block of a host on one port of loopback, with every include in place; null when there is none. */
  serverBlock(name: string, port: number): string | null {
    const path = ['cert', 'cipher-suite', 'key-exchange', 'protocol', 'known-bad']
      .flatMap((group) =>
        ['domains', 'domains-local-only'].map((root) => join(this.#copy, root, group, `${name}.conf`)),
      )
      .find((file) => existsSync(file));
    if (path === undefined) return null;
    const blocks = this.#expand(path)
      .split(/^(?=server \{)/m)
      .filter((block) => /listen (?:443|10\d\d)\b/.test(block) && block.includes(`server_name ${name}.${DOMAIN};`));
    // A host with a port of its own tells its lesson there.
    const block = blocks.find((text) => /listen 10\d\d/.test(text)) ?? blocks[0];
    return block?.replace(/listen \d+;.*/, `listen 127.0.0.1:${port} ssl;`).replace(/^\s*ssl on;/gm, '') ?? null;
  }

  /** @returns what nginx says against a configuration, or null */
  tryOut(nginx: string, block: string): string | null {
    const { status, stderr } = spawnSync(nginx, ['-t', ...this.#arguments([block])], {
      encoding: 'utf8',
      env: this.#environment(),
    });
    return status === 0 ? null : (/\[emerg\] (.*)/.exec(stderr)?.[1] ?? stderr.slice(0, 200));
  }

  start(nginx: string, blocks: readonly string[]): ChildProcess {
    return spawn(nginx, this.#arguments(blocks), { stdio: ['ignore', 'ignore', 'inherit'], env: this.#environment() });
  }

  #arguments(blocks: readonly string[]): string[] {
    const file = join(this.#work, 'nginx.conf');
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${this.#work}/${name};`)
      .join(' ');
    const user = process.getuid?.() === 0 ? 'user root; ' : '';
    writeFileSync(
      file,
      `${user}daemon off; worker_processes 1; pid ${this.#work}/pid; error_log stderr emerg;
       events { worker_connections 1024; }
       http { access_log off; ${folders} server_names_hash_bucket_size 128;
       ${blocks.join('\n')} }`,
    );
    return ['-p', this.#work, '-c', file];
  }

  /** Debian's OpenSSL refuses MD5, SHA-1, short keys and old versions unless told not to. */
  #environment(): NodeJS.ProcessEnv {
    const file = join(this.#work, 'openssl.cnf');
    writeFileSync(
      file,
      'openssl_conf = init\n[init]\nssl_conf = ssl\n[ssl]\nsystem_default = all\n[all]\nMinProtocol = None\nCipherString = ALL:@SECLEVEL=0\n',
    );
    return { ...process.env, OPENSSL_CONF: file };
  }

  #expand(path: string): string {
    const values: Readonly<Record<string, string>> = {
      'site.domain': DOMAIN,
      'site.serving-path': this.#copy,
      'site.cert-path': join(this.#generated, 'chain'),
      'site.dhparam-path': join(this.#generated, 'dhparam'),
    };
    return readFileSync(path, 'utf8')
      .replace(/^---\s*\n---\s*\n/, '')
      .replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (_, key: string) => values[key] ?? '')
      .replaceAll('/etc/keys/', `${join(this.#generated, 'key')}/`)
      .replace(/^\s*include ([^;]+);/gm, (_, file: string) => this.#expand(file));
  }
}

/** A server of its own process or socket, unlike those of nginx. */
type OwnServer = Exclude<BadsslLabel['server'], { readonly by: 'nginx' }>;

function socketServer(name: string, server: Extract<OwnServer, { readonly by: 'socket' }>, chain: readonly Buffer[]) {
  const certificates = server.versions.includes(2) ? chain.slice(0, 1) : chain;
  const bits = Number(/^dh(\d+)$/.exec(name)?.[1] ?? 512);
  const dh = { prime: Buffer.from(generatePrimeSync(bits, { safe: true })), generator: Buffer.from([2]) };
  return legacyTlsServer({ certificates, versions: server.versions, suites: server.suites, dh });
}
