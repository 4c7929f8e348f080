import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { freePort } from '../../test/helpers/free-port.ts';
import { NotMeasured, startProgram, untilOpen } from '../vulnerable/programs.ts';

/** An object of the Kubernetes API. */
export interface KubeObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name?: string; readonly namespace?: string; readonly [field: string]: unknown };
  readonly [field: string]: unknown;
}

/** What the server said to a request. */
export interface Reply {
  readonly status: number;
  readonly message: string;
  /** The texts of its `Warning` headers. */
  readonly warnings: readonly string[];
}

interface Resource {
  readonly name: string;
  readonly kind: string;
  readonly namespaced: boolean;
}

/** A kube-apiserver on loopback with an etcd of its own. No controller, scheduler or node: objects are only checked and stored. */
export class Kubernetes {
  readonly kubeconfig: string;
  readonly #url: string;
  readonly #token: string;
  readonly #agent: Agent;
  readonly #close: () => Promise<void>;
  readonly #resources = new Map<string, Promise<readonly Resource[]>>();

  private constructor(url: string, token: string, folder: string, close: () => Promise<void>) {
    this.#url = url;
    this.#token = token;
    this.#close = close;
    const ca = readFileSync(join(folder, 'apiserver.crt'), 'utf8');
    this.#agent = new Agent({ connect: { ca } });
    this.kubeconfig = join(folder, 'kubeconfig');
    const cluster = { server: url, 'certificate-authority-data': Buffer.from(ca).toString('base64') };
    const config = {
      apiVersion: 'v1',
      kind: 'Config',
      clusters: [{ name: 'test', cluster }],
      users: [{ name: 'admin', user: { token } }],
      contexts: [{ name: 'test', context: { cluster: 'test', user: 'admin' } }],
      'current-context': 'test',
    };
    writeFileSync(this.kubeconfig, JSON.stringify(config), { mode: 0o600 });
  }

  /** @param emulated release whose APIs and features it has, such as `1.34` */
  static async start(etcd: string, apiserver: string, emulated?: string): Promise<Kubernetes> {
    const folder = mkdtempSync(join(tmpdir(), 'scan-gate-kubernetes-'));
    const log = join(folder, 'log');
    const [store, peer, port] = [await freePort(), await freePort(), await freePort()];
    const at = (number: number) => `http://127.0.0.1:${number}`;
    const database = startProgram(
      etcd,
      [
        `--data-dir=${join(folder, 'etcd')}`,
        `--listen-client-urls=${at(store)}`,
        `--advertise-client-urls=${at(store)}`,
        `--listen-peer-urls=${at(peer)}`,
        `--initial-advertise-peer-urls=${at(peer)}`,
        `--initial-cluster=default=${at(peer)}`,
      ],
      { log: join(folder, 'etcd.log') },
    );
    await untilOpen(store, database.closed);
    const key = join(folder, 'accounts.pem');
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(key, privateKey.export({ type: 'pkcs1', format: 'pem' }), { mode: 0o600 });
    const token = randomBytes(24).toString('hex');
    const tokens = join(folder, 'tokens.csv');
    writeFileSync(tokens, `${token},admin,admin,system:masters\n`, { mode: 0o600 });
    const server = startProgram(
      apiserver,
      [
        `--etcd-servers=${at(store)}`,
        `--secure-port=${port}`,
        '--bind-address=127.0.0.1',
        '--advertise-address=127.0.0.1',
        '--endpoint-reconciler-type=none',
        `--cert-dir=${folder}`,
        '--service-account-issuer=https://kubernetes.default.svc',
        `--service-account-key-file=${key}`,
        `--service-account-signing-key-file=${key}`,
        '--service-cluster-ip-range=10.96.0.0/16',
        '--authorization-mode=RBAC',
        `--token-auth-file=${tokens}`,
        ...(emulated === undefined ? [] : [`--emulated-version=${emulated}`]),
      ],
      { log },
    );
    const close = async () => {
      await server.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    };
    try {
      await untilOpen(port, server.closed);
      const kubernetes = new Kubernetes(`https://127.0.0.1:${port}`, token, folder, close);
      await kubernetes.#untilReady();
      return kubernetes;
    } catch (error) {
      const said = readFileSync(log, 'utf8').slice(-2000);
      await close();
      throw new NotMeasured(`kube-apiserver did not start: ${(error as Error).message}\n${said}`);
    }
  }

  async close(): Promise<void> {
    await this.#agent.close();
    await this.#close();
  }

  /** Server-side apply with strict field validation. */
  async apply(object: KubeObject, namespace: string, { dryRun }: { readonly dryRun: boolean }): Promise<Reply> {
    const query = `fieldManager=scan-gate&force=true&fieldValidation=Strict${dryRun ? '&dryRun=All' : ''}`;
    const path = `${await this.#path(object, namespace)}/${object.metadata.name ?? ''}?${query}`;
    return this.#send('PATCH', path, object, 'application/apply-patch+yaml');
  }

  /** Whether the server would admit a pod. */
  async admits(pod: KubeObject, namespace: string): Promise<Reply> {
    const path = `${await this.#path(pod, namespace)}?dryRun=All&fieldValidation=Strict`;
    return this.#send('POST', path, pod, 'application/json');
  }

  async #untilReady(): Promise<void> {
    const deadline = Date.now() + 180_000;
    while (Date.now() < deadline) {
      const { status } = await this.#send('GET', '/readyz').catch(() => ({ status: 0 }));
      if (status === 200) return;
      await pause(300);
    }
    throw new NotMeasured('it was not ready within 180 seconds');
  }

  async #path({ apiVersion, kind }: KubeObject, namespace: string): Promise<string> {
    const group = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
    const found = (await this.#kinds(group)).find((one) => one.kind === kind && !one.name.includes('/'));
    if (found === undefined) throw new Error(`the server has no ${kind} of ${apiVersion}`);
    return found.namespaced ? `${group}/namespaces/${namespace}/${found.name}` : `${group}/${found.name}`;
  }

  #kinds(group: string): Promise<readonly Resource[]> {
    const known = this.#resources.get(group) ?? this.#discover(group);
    this.#resources.set(group, known);
    return known;
  }

  /** A definition that was just created is served a moment later. */
  async #discover(group: string): Promise<readonly Resource[]> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const { status, message } = await this.#send('GET', group);
      if (status === 200) return (JSON.parse(message) as { resources: Resource[] }).resources;
      if (Date.now() > deadline) throw new Error(`GET ${group}: ${status} ${message}`);
      await pause(300);
    }
  }

  async #send(method: 'GET' | 'PATCH' | 'POST', path: string, body?: unknown, type?: string): Promise<Reply> {
    const {
      statusCode,
      headers,
      body: stream,
    } = await request(`${this.#url}${path}`, {
      method,
      dispatcher: this.#agent,
      headers: { authorization: `Bearer ${this.#token}`, ...(type === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await stream.text();
    const warnings = [headers['warning'] ?? []]
      .flat()
      .flatMap((line) => [...line.matchAll(/\b299 \S+ "((?:[^"\\]|\\.)*)"/g)]);
    return { status: statusCode, message: text, warnings: warnings.map(([, warning = '']) => warning) };
  }
}
