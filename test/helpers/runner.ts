import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { evaluateExpressions } from './expressions.ts';
import { parseFileCommands } from './file-commands.ts';

const root = resolve(import.meta.dirname, '../..');

/** What the workflow around the step decides: everything the hosted runner would put into the environment. */
export interface StepOptions {
  readonly with?: Readonly<Record<string, string>>;
  /** `github` context; `token` becomes `github.token`, the rest GITHUB_* variables. */
  readonly github: Readonly<Record<string, string>>;
  readonly event?: unknown;
  readonly matrix?: Readonly<Record<string, string>> | null;
  /** Further variables, for example ACTIONS_RESULTS_URL or proxies. */
  readonly env?: Readonly<Record<string, string>>;
  /** Variables that this runner does not set. */
  readonly without?: readonly string[];
  /** The event file's text, where it is not to be {@link event} as JSON. */
  readonly eventText?: string;
  /** Files of the checked-out repository: path to content. */
  readonly workspaceFiles?: Readonly<Record<string, string>>;
}

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly properties: string;
  readonly message: string;
}

export interface StepResult {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Output as the log viewer shows it: masked values replaced. */
  readonly log: string;
  /** Output as the process wrote it. */
  readonly rawLog: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly envs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly annotations: readonly Annotation[];
  readonly masks: readonly string[];
  readonly workspace: string;
  readonly milliseconds: number;
}

interface ActionFile {
  readonly inputs?: Readonly<Record<string, { readonly default?: unknown }>>;
  readonly runs: { readonly main: string; readonly post?: string };
}

/**
 * A step of a job on this machine: evaluates the defaults of action.yml, sets the runner's variables and files, runs the
 * bundle with this Node. The bundle is `dist/`, or the folder SCAN_GATE_DIST names.
 */
export class ActionStep {
  readonly folder = mkdtempSync(join(tmpdir(), 'scan-gate-runner-'));
  readonly workspace = join(this.folder, 'workspace');
  readonly #options: StepOptions;
  readonly #action: ActionFile;
  #state: Record<string, string> = {};
  #child: ChildProcess | null = null;
  #rawLog = '';
  #waiters: { pattern: RegExp; resolve: () => void }[] = [];

  constructor(options: StepOptions) {
    this.#options = options;
    this.#action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
    mkdirSync(this.workspace);
    for (const [path, content] of Object.entries(options.workspaceFiles ?? {})) {
      mkdirSync(resolve(this.workspace, path, '..'), { recursive: true });
      writeFileSync(join(this.workspace, path), content);
    }
  }

  /** Runs `main` to its end. */
  main(): Promise<StepResult> {
    return this.#run(this.#action.runs.main);
  }

  /** Runs `post` with the state that `main` saved, as the runner does at the end of the job, cancelled or not. */
  post(): Promise<StepResult> {
    if (this.#action.runs.post === undefined) throw new Error('action.yml has no post');
    return this.#run(this.#action.runs.post);
  }

  /** Resolves once the output of the running phase matches; fails after `deadlineMs`. */
  logged(pattern: RegExp, deadlineMs = 20_000): Promise<void> {
    if (pattern.test(this.#rawLog)) return Promise.resolve();
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`no ${pattern} in the log:\n${this.#rawLog}`)), deadlineMs);
      this.#waiters.push({
        pattern,
        resolve: () => {
          clearTimeout(timer);
          done();
        },
      });
    });
  }

  kill(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  dispose(): void {
    this.#child?.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #run(entry: string): Promise<StepResult> {
    const files = this.#commandFiles();
    const started = performance.now();
    this.#rawLog = '';
    const child = spawn(process.execPath, [bundlePath(entry)], {
      cwd: this.workspace,
      env: this.#without({ ...this.#environment(), ...files }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const collect = (chunk: Buffer) => {
      this.#rawLog += chunk.toString('utf8');
      this.#waiters = this.#waiters.filter((waiter) => {
        if (!waiter.pattern.test(this.#rawLog)) return true;
        waiter.resolve();
        return false;
      });
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((done, fail) => {
      child.on('error', fail);
      child.on('close', (exitCode, exitSignal) => done([exitCode, exitSignal]));
    });
    const saved = parseFileCommands(readFileSync(files.GITHUB_STATE, 'utf8'));
    this.#state = { ...this.#state, ...saved };
    const masks = [...this.#rawLog.matchAll(/^::add-mask::(.*)$/gm)].map((match) => decodeData(match[1] ?? ''));
    return {
      code,
      signal,
      log: maskedLog(this.#rawLog, masks),
      rawLog: this.#rawLog,
      outputs: parseFileCommands(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
      state: { ...this.#state },
      envs: parseFileCommands(readFileSync(files.GITHUB_ENV, 'utf8')),
      summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
      annotations: parseAnnotations(this.#rawLog),
      masks,
      workspace: this.workspace,
      milliseconds: performance.now() - started,
    };
  }

  #commandFiles() {
    const folder = mkdtempSync(join(this.folder, 'files-'));
    const file = (name: string, content = '') => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    };
    return {
      GITHUB_OUTPUT: file('output'),
      GITHUB_ENV: file('env'),
      GITHUB_PATH: file('path'),
      GITHUB_STATE: file('state'),
      GITHUB_STEP_SUMMARY: file('summary'),
      GITHUB_EVENT_PATH: file('event.json', this.#options.eventText ?? JSON.stringify(this.#options.event ?? {})),
    };
  }

  #without(environment: Record<string, string>): Record<string, string> {
    const missing = new Set(this.#options.without ?? []);
    return Object.fromEntries(Object.entries(environment).filter(([name]) => !missing.has(name)));
  }

  #environment(): Record<string, string> {
    const { github, matrix = null, env = {} } = this.#options;
    const given = this.#options.with ?? {};
    const inputs: Record<string, string> = {};
    for (const [name, input] of Object.entries(this.#action.inputs ?? {})) {
      const fallback = evaluateExpressions(String(input.default ?? ''), { github, matrix });
      // A browser in every scenario would take minutes: scenarios that are about it turn it on.
      const value = given[name] ?? (name === 'browser' ? 'off' : fallback);
      inputs[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] = value;
    }
    // The runner warns of an input that action.yml lacks, and passes it on.
    for (const [name, value] of Object.entries(given))
      inputs[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] = value;
    const state = Object.fromEntries(Object.entries(this.#state).map(([name, value]) => [`STATE_${name}`, value]));
    const context = Object.fromEntries(
      Object.entries(github)
        .filter(([name]) => name !== 'token')
        .map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, value]),
    );
    return {
      PATH: process.env['PATH'] ?? '',
      HOME: this.folder,
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_WORKSPACE: this.workspace,
      GITHUB_ACTION: '__scan-gate',
      GITHUB_ACTOR: 'octocat',
      GITHUB_JOB: 'gate',
      GITHUB_WORKFLOW: 'Security',
      GITHUB_RUN_ID: '1001',
      GITHUB_RUN_NUMBER: '1',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_RETENTION_DAYS: '90',
      RUNNER_TEMP: this.folder,
      RUNNER_TOOL_CACHE: this.folder,
      RUNNER_OS: 'Linux',
      RUNNER_ARCH: 'X64',
      RUNNER_NAME: 'test',
      ...context,
      ...inputs,
      ...state,
      ...env,
    };
  }
}

function bundlePath(entry: string): string {
  // While working on the action its source can be run without a build.
  const source = process.env['SCAN_GATE_ENTRY'];
  if (source !== undefined) return resolve(root, source);
  const folder = process.env['SCAN_GATE_DIST'];
  const path = folder === undefined ? join(root, entry) : join(folder, entry.replace(/^dist\//, ''));
  if (!existsSync(path)) throw new Error(`${path} does not exist; run \`npm run build\` first`);
  return path;
}

function parseAnnotations(log: string): Annotation[] {
  return [...log.matchAll(/^::(error|warning|notice)( [^:]*)?::(.*)$/gm)].map((match) => ({
    level: match[1] as Annotation['level'],
    properties: decodeProperties(match[2] ?? ''),
    message: decodeData(match[3] ?? ''),
  }));
}

function decodeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function decodeProperties(text: string): string {
  return text.trim().replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function maskedLog(log: string, masks: readonly string[]): string {
  let shown = log.replace(/^::add-mask::.*$/gm, '::add-mask::***').replace(/^::debug::.*\n/gm, '');
  for (const mask of masks) if (mask !== '') shown = shown.replaceAll(mask, '***');
  return shown;
}
