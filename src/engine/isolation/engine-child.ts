import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { type FromEngine, LINE_BYTES_MAX, MEMORY_NOTE, MEMORY_VARIABLE, type ToEngine } from './messages.ts';

export interface EngineChildOptions {
  /** Entry file of the process. */
  readonly entry: string;
  /** Limit of the JavaScript heap, in mebibytes. */
  readonly heapMebibytes: number;
  /** Limit of the resident memory, buffers included, in mebibytes. */
  readonly memoryMebibytes: number;
}

export interface EngineEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The memory limit of the heap or of the process was reached. */
  readonly outOfMemory: boolean;
  /** Tail of its standard error. */
  readonly stderr: string;
}

const STDERR_CHARACTERS_MAX = 2_000;

/** Environment variables for the engine. Secrets of the job are in the environment too, so this is an allowlist. */
const ENVIRONMENT = [
  'DYLD_LIBRARY_PATH',
  'LD_LIBRARY_PATH',
  'NODE_COMPILE_CACHE',
  'NODE_EXTRA_CA_CERTS',
  'NODE_USE_SYSTEM_CA',
  'OPENSSL_CONF',
  'SSL_CERT_DIR',
  'SSL_CERT_FILE',
  'SYSTEMROOT',
  'TZ',
];
const TRUST_FLAG = /^--(no-)?use-(bundled|openssl|system)-ca$/;

/** One engine process. It runs one scan at a time. */
export class EngineChild {
  /** Never rejects. */
  readonly ended: Promise<EngineEnd>;
  readonly #child: ChildProcess;
  readonly #listeners = new Set<(message: FromEngine) => void>();
  #isIdle = false;

  constructor(options: EngineChildOptions) {
    const flags = [...process.execArgv, ...(process.env['NODE_OPTIONS'] ?? '').split(/\s+/)];
    const memory = String(options.memoryMebibytes * 1024 * 1024);
    this.#child = spawn(
      process.execPath,
      [
        ...flags.filter((flag) => TRUST_FLAG.test(flag)),
        '--disable-warning=ExperimentalWarning',
        `--max-old-space-size=${options.heapMebibytes}`,
        options.entry,
      ],
      {
        cwd: dirname(options.entry),
        env: { ...environment(), [MEMORY_VARIABLE]: memory },
        // The last pipe is the lifeline: the process exits when this side closes.
        stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
        windowsHide: true,
      },
    );
    this.ended = this.#watch();
    this.release();
  }

  /** Ready for a scan. False while the process starts. */
  get isIdle(): boolean {
    return this.#isIdle;
  }

  /** Waits up to `ms` milliseconds. */
  async becomesIdle(ms: number): Promise<boolean> {
    if (this.#isIdle) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, ms, false);
    const stopListening = this.listen(({ type }) => type === 'idle' && resolve(true));
    void this.ended.then(() => resolve(false));
    return promise.finally(() => {
      clearTimeout(timer);
      stopListening();
    });
  }

  /** Subscribes to messages of the process, until the returned function is called. */
  listen(listener: (message: FromEngine) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(message: ToEngine): void {
    if (message.type === 'scan') this.#isIdle = false;
    this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Keeps this process alive until the child exits. */
  hold(): void {
    this.#child.ref();
    for (const stream of this.#streams) if (stream instanceof Socket) stream.ref();
  }

  /** Lets this process exit before the child, which then exits too. */
  release(): void {
    this.#child.unref();
    for (const stream of this.#streams) if (stream instanceof Socket) stream.unref();
  }

  /** Undefined if the system had no file descriptors left. */
  get #streams(): ChildProcess['stdio'][number][] {
    return [...(this.#child.stdio ?? [])];
  }

  async #watch(): Promise<EngineEnd> {
    const child = this.#child;
    let stderr = '';
    // A broken pipe means that the process exited; `close` handles that.
    for (const stream of this.#streams) stream?.on('error', () => undefined);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-STDERR_CHARACTERS_MAX);
    });
    if (child.stdout) this.#readLines(child.stdout);
    return new Promise((resolve) => {
      const settle = (code: number | null, signal: NodeJS.Signals | null) =>
        resolve({
          code,
          signal,
          stderr,
          outOfMemory: stderr.includes(MEMORY_NOTE) || /heap out of memory/.test(stderr),
        });
      child.once('close', settle);
      child.once('error', (error) => {
        stderr ||= error.message;
        // No `close` event follows if the process could not be spawned.
        if (child.pid === undefined) settle(null, null);
      });
    });
  }

  #readLines(stdout: Readable): void {
    let parts: Buffer[] = [];
    let size = 0;
    stdout.on('data', (chunk: Buffer) => {
      let rest = chunk;
      for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
        const line = Buffer.concat([...parts, rest.subarray(0, end)]).toString();
        rest = rest.subarray(end + 1);
        parts = [];
        size = 0;
        this.#receive(line);
      }
      size += rest.length;
      parts.push(rest);
      if (size > LINE_BYTES_MAX) this.kill();
    });
  }

  #receive(line: string): void {
    let message: FromEngine;
    try {
      message = JSON.parse(line) as FromEngine;
    } catch {
      this.kill();
      return;
    }
    if (message.type === 'idle') this.#isIdle = true;
    for (const listener of this.#listeners) listener(message);
  }
}

function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => ENVIRONMENT.includes(name.toUpperCase())));
}
