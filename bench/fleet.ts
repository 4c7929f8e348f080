import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface Member {
  child: ChildProcess;
  url: string;
}

/** Processes of one service, to be killed and started again. */
export class Fleet {
  readonly #options: Readonly<Record<string, unknown>>[];
  readonly #environment: Readonly<Record<string, string>>;
  readonly #members: (Member | null)[] = [];
  apiKey = '';
  kills = 0;
  slowestReadyMs = 0;

  /** @param options one set per process; `program` is another release's `service-child.ts` */
  constructor(options: Readonly<Record<string, unknown>>[], environment: Readonly<Record<string, string>> = {}) {
    this.#options = options;
    this.#environment = environment;
  }

  async start(): Promise<void> {
    for (let index = 0; index < this.#options.length; index += 1) await this.#start(index);
  }

  /** URL of a living process that serves the interface, or null while it is being started again. */
  get url(): string | null {
    return this.#members[0]?.url ?? null;
  }

  /** URLs of all processes, null for one that is being started. */
  get urls(): readonly (string | null)[] {
    return this.#members.map((member) => member?.url ?? null);
  }

  get pid(): number | undefined {
    return this.#members[0]?.child.pid;
  }

  get size(): number {
    return this.#options.length;
  }

  /** kill -9, then start again. */
  async kill(index: number): Promise<void> {
    const member = this.#members[index];
    if (member === null || member === undefined) return;
    this.#members[index] = null;
    member.child.kill('SIGKILL');
    await once(member.child, 'close');
    this.kills += 1;
    await this.#start(index);
  }

  /** Stops a process as an upgrade does, then starts another in its place. */
  async replace(index: number, options: Readonly<Record<string, unknown>>): Promise<void> {
    const member = this.#members[index];
    this.#members[index] = null;
    this.#options[index] = options;
    if (member != null) await end(member);
    await this.#start(index);
  }

  /** Starts processes that ended by themselves. @returns how many */
  async restartEnded(): Promise<number> {
    let ended = 0;
    for (const [index, member] of this.#members.entries()) {
      if (member === null || member.child.exitCode === null) continue;
      ended += 1;
      await this.#start(index);
    }
    return ended;
  }

  async stop(): Promise<void> {
    for (const member of this.#members.splice(0)) {
      if (member !== null && member.child.exitCode === null) await end(member);
    }
  }

  async #start(index: number): Promise<void> {
    const { program = join(import.meta.dirname, 'service-child.ts'), ...options } = this.#options[index] ?? {};
    const child = spawn(process.execPath, [String(program), JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...this.#environment },
    });
    const lines = createInterface({ input: child.stdout });
    const line = await Promise.race([
      once(lines, 'line').then(([text]) => String(text)),
      once(child, 'close').then(([code]) => {
        throw new Error(`a service process ended with exit code ${String(code)} before it was ready`);
      }),
    ]);
    const ready = JSON.parse(line) as { url: string; apiKey: string | null; readyMs: number };
    if (ready.apiKey !== null) this.apiKey = ready.apiKey;
    this.slowestReadyMs = Math.max(this.slowestReadyMs, ready.readyMs);
    this.#members[index] = { child, url: ready.url };
  }
}

async function end({ child }: Member): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

/** A loaded machine takes long to start a process again, and the next kill may come before its first response. */
const PATIENCE_MS = 600_000;

/** What a request is sent to. */
export type Service = Pick<Fleet, 'url' | 'apiKey'>;

/** Sends a request until it gets a response that is final, as a client with an Idempotency-Key may. */
export async function request(
  service: Service,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const { url } = service;
    try {
      if (url === null) throw new Error('being started again');
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      });
      const text = await response.text();
      if (isTemporary(response.status, text)) throw new Error('try again');
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function isTemporary(status: number, text: string): boolean {
  if ([429, 502, 503].includes(status) || text.includes('A fault of the proxy.')) return true;
  return status === 409 && text.includes('idempotency_in_progress');
}
