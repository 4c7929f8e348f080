import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { BROWSER_FLAGS, browserEnv } from './browser-flags.ts';
import { CdpConnection, CdpError, type CdpParameters } from './cdp-connection.ts';
import { sessionMemory } from './process-memory.ts';
import { announced, plainUserAgent, type UserAgent } from './user-agent.ts';

const START_MS = 15_000;
const MEMORY_CHECK_MS = 200;
/** Checks per exact one, which costs more than the memory that a page can fill meanwhile without owning it. */
const EXACT_EVERY = 5;
const MEMORY_BYTES_MAX = 1.2 * 1024 * 1024 * 1024;

/**
 * Runs the browser and removes its profile afterwards, even if this process was killed meanwhile. A process of the browser that ends
 * last may still write while the profile is removed.
 */
const WATCHED = '"$@"; for _ in 1 2 3 4 5; do rm -rf -- "$0" 2>/dev/null && break; sleep 1; done';

/** A browser that could not be started; the message is its reason. */
export class BrowserStartError extends Error {
  /** It ended by itself, as it does where the system does not let it make a sandbox. */
  readonly hasEnded: boolean;
  constructor(message: string, hasEnded: boolean) {
    super(message);
    this.name = 'BrowserStartError';
    this.hasEnded = hasEnded;
  }
}

export interface BrowserOptions {
  /** Chrome, Chromium or Edge. */
  readonly path: string;
  readonly isRoot?: boolean;
  /** Proportional memory of all its processes, in bytes. */
  readonly memoryBytesMax?: number;
}

/**
 * A browser of its own process group, controlled over descriptors 3 and 4. It ends by itself when this process does, since its pipe
 * closes then.
 */
export class BrowserProcess {
  readonly connection: CdpConnection;
  /** For example `Chrome/151.0.1.2`. */
  readonly product: string;
  readonly sandboxed: boolean;
  /** What its pages see. */
  readonly userAgent: UserAgent;
  readonly #child: ChildProcess;
  readonly #profile: string;
  readonly #exited: Promise<void>;
  readonly #watch: NodeJS.Timeout;
  /** The memory limit ended it. */
  isTooLarge = false;

  private constructor(started: Started, version: CdpParameters, sandboxed: boolean, memoryBytesMax: number) {
    this.connection = started.connection;
    this.#child = started.child;
    this.#profile = started.profile;
    this.#exited = started.exited;
    this.product = String(version['product']).slice(0, 100);
    this.userAgent = announced(String(version['userAgent']).slice(0, 300), this.product);
    this.sandboxed = sandboxed;
    let checks = 0;
    this.#watch = setInterval(() => {
      checks += 1;
      const measure = checks % EXACT_EVERY === 0 ? 'proportional' : 'own';
      if (sessionMemory(started.child.pid ?? 0, measure) <= memoryBytesMax) return;
      this.isTooLarge = true;
      this.kill();
    }, MEMORY_CHECK_MS).unref();
    void this.#exited.then(() => clearInterval(this.#watch));
  }

  /**
   * Starts with the sandbox. Root cannot use it, and some systems do not allow it, as most containers: the browser then runs without.
   * @throws BrowserStartError
   */
  static async start(options: BrowserOptions): Promise<BrowserProcess> {
    const { isRoot = process.getuid?.() === 0, memoryBytesMax = MEMORY_BYTES_MAX } = options;
    if (isRoot) return BrowserProcess.#started(options.path, false, memoryBytesMax);
    try {
      return await BrowserProcess.#started(options.path, true, memoryBytesMax);
    } catch (error) {
      if (!(error instanceof BrowserStartError && error.hasEnded)) throw error;
      return BrowserProcess.#started(options.path, false, memoryBytesMax);
    }
  }

  static async #started(path: string, sandboxed: boolean, memoryBytesMax: number): Promise<BrowserProcess> {
    const agent = await plainUserAgent(path);
    const flags = agent === null ? [] : [`--user-agent=${agent}`];
    const started = spawnBrowser(path, sandboxed ? flags : ['--no-sandbox', ...flags]);
    try {
      const version = await started.connection.send('Browser.getVersion', {}, undefined, START_MS);
      return new BrowserProcess(started, version, sandboxed, memoryBytesMax);
    } catch (error) {
      killGroup(started.child);
      await started.exited;
      removeProfile(started.profile);
      const hasEnded = !(error instanceof CdpError && error.code === 'timeout');
      const reason = hasEnded ? 'it ended at once' : 'it did not respond';
      throw new BrowserStartError(`the browser could not be started: ${reason}`, hasEnded);
    }
  }

  /** Ends the browser at once. */
  kill(): void {
    killGroup(this.#child);
    this.connection.close();
  }

  /** Ends the browser and removes its profile. Never throws. */
  async close(): Promise<void> {
    // It has nothing to save: its profile is removed.
    this.kill();
    await this.#exited;
    removeProfile(this.#profile);
  }
}

interface Started {
  readonly child: ChildProcess;
  readonly connection: CdpConnection;
  readonly profile: string;
  readonly exited: Promise<void>;
}

function spawnBrowser(path: string, flags: readonly string[]): Started {
  const profile = mkdtempSync(join(tmpdir(), 'scan-gate-browser-'));
  const child = spawn(
    '/bin/sh',
    ['-c', WATCHED, profile, path, ...flags, ...BROWSER_FLAGS, `--user-data-dir=${profile}`, 'about:blank'],
    {
      cwd: profile,
      env: { ...browserEnv(profile), DBUS_SESSION_BUS_ADDRESS: '/dev/null' },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  const connection = new CdpConnection(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const exited = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => {
      connection.close();
      if (child.pid === undefined) resolve();
    });
  });
  return { child, connection, profile, exited };
}

/** The browser leads a process group of its own, so that nothing of it is left. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function removeProfile(profile: string): void {
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  } catch {
    // A temporary folder that cannot be removed is no fault of the scan.
  }
}
