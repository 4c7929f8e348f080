import { type ArtifactService, startArtifactService } from './artifact-service.ts';
import { GitHubEmulator, type Permissions } from './github-emulator.ts';
import { ActionStep, type StepOptions, type StepResult } from './runner.ts';
import type { ScanService } from './scan-service.ts';

/** What a run of the scenario's workflow is about; everything has a sensible value. */
export interface RunOptions {
  readonly with?: Readonly<Record<string, string>>;
  /** Default: pull_request. */
  readonly event?: string;
  /** Put over the event's own payload. */
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly permissions?: Permissions;
  readonly token?: string;
  readonly runId?: string;
  readonly attempt?: number;
  readonly job?: string;
  readonly matrix?: Readonly<Record<string, string>> | null;
  readonly fork?: boolean;
  readonly actor?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly github?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  /** Variables that the runner does not set. */
  readonly without?: readonly string[];
  /** The event file's text in place of a payload. */
  readonly eventText?: string;
}

const REPOSITORY_ID = 4_711;
const WRITE: Permissions = { contents: 'read', 'pull-requests': 'write', actions: 'read' };

/** A repository with one open pull request, GitHub and its artifact service around it, and the action as a step of a job. */
export class ActionScenario {
  /** @param service scans for the runs; without one each run has the service of the bundle embedded */
  static async start(service?: ScanService): Promise<ActionScenario> {
    const github = await GitHubEmulator.start();
    const artifacts = await startArtifactService();
    return new ActionScenario(github, artifacts, await github.openPullRequest('feature'), service?.inputs ?? {});
  }

  readonly github: GitHubEmulator;
  readonly artifacts: ArtifactService;
  readonly pull: { readonly number: number; readonly sha: string };
  readonly #inputs: Readonly<Record<string, string>>;
  #base: string;
  #head: string;
  #runs = 1_000;

  private constructor(
    github: GitHubEmulator,
    artifacts: ArtifactService,
    pull: { readonly number: number; readonly sha: string; readonly base: string },
    inputs: Readonly<Record<string, string>>,
  ) {
    this.github = github;
    this.artifacts = artifacts;
    this.pull = pull;
    this.#inputs = inputs;
    this.#base = pull.base;
    this.#head = pull.sha;
  }

  /** Puts a policy on the base branch and, as the pull request leaves it, on its branch; null: there is no such file. */
  async commitPolicy(base: string | null, head: string | null = base, path = '.scan-gate.yml'): Promise<void> {
    this.#base = await this.github.commitFile('main', path, base);
    this.#head = await this.github.commitFile('feature', path, head);
  }

  get base(): string {
    return this.#base;
  }

  /** Runs main alone. */
  async run(options: RunOptions = {}): Promise<{ readonly main: StepResult }> {
    const step = this.step(options);
    try {
      return { main: await step.main() };
    } finally {
      step.dispose();
    }
  }

  /** Runs main and post. */
  async runWithPost(options: RunOptions = {}): Promise<{ readonly main: StepResult; readonly post: StepResult }> {
    const step = this.step(options);
    try {
      const main = await step.main();
      return { main, post: await step.post() };
    } finally {
      step.dispose();
    }
  }

  /** A step to run, signal and look at by hand; the caller disposes of it. */
  step(options: RunOptions = {}): ActionStep {
    this.#runs += 1;
    const runId = options.runId ?? String(this.#runs);
    const event = options.event ?? 'pull_request';
    const step: StepOptions = {
      with: { 'wait-for-target-seconds': '0', ...this.#inputs, ...options.with },
      github: {
        token: options.token ?? this.github.token(options.permissions ?? WRITE),
        repository: this.github.repository,
        repository_id: String(REPOSITORY_ID),
        api_url: this.github.url,
        event_name: event,
        run_id: runId,
        run_attempt: String(options.attempt ?? 1),
        sha: event === 'workflow_run' || event === 'issue_comment' ? this.#base : this.#head,
        ref: event.startsWith('pull_request') ? `refs/pull/${this.pull.number}/merge` : 'refs/heads/main',
        workflow_ref: `${this.github.repository}/.github/workflows/security.yml@refs/heads/main`,
        action_repository: 'your-org/scan-gate',
        action_ref: 'v1',
        ...(options.job === undefined ? {} : { job: options.job }),
        ...(options.actor === undefined ? {} : { actor: options.actor }),
        ...options.github,
      },
      event: { ...this.#payload(event, options.fork === true), ...options.payload },
      matrix: options.matrix ?? null,
      env: { ...this.artifacts.environment(runId), ...options.env },
      workspaceFiles: options.files ?? {},
      ...(options.without === undefined ? {} : { without: options.without }),
      ...(options.eventText === undefined ? {} : { eventText: options.eventText }),
    };
    return new ActionStep(step);
  }

  /** Comments on the pull request. */
  comments() {
    return this.github.comments(this.pull.number);
  }

  async close(): Promise<void> {
    await this.github.close();
    await this.artifacts.close();
  }

  #payload(event: string, fork: boolean): Record<string, unknown> {
    const repository = {
      id: REPOSITORY_ID,
      full_name: this.github.repository,
      default_branch: 'main',
      private: this.github.visibility === 'private',
      visibility: this.github.visibility,
    };
    if (event === 'merge_group') return { repository, merge_group: { base_sha: this.#base, head_sha: this.#head } };
    if (!event.startsWith('pull_request')) return { repository };
    return {
      repository,
      number: this.pull.number,
      pull_request: {
        number: this.pull.number,
        head: { sha: this.#head, ref: 'feature', repo: { id: fork ? 9_999 : REPOSITORY_ID } },
        base: { ref: 'main', sha: this.#base, repo: { id: REPOSITORY_ID } },
        merge_commit_sha: this.#head,
      },
    };
  }
}

/** A finding as a service would give it, with everything the contract has. */
export function exampleFinding(overrides: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const location = { url: 'https://shop.example/.env', method: 'GET', parameter: null };
  return {
    id: 'fnd_01jd3k9x5v8w2m4n6p7q',
    fingerprint: '0123456789abcdef0123456789abcdef',
    check_id: 'exposure.env',
    title: 'Environment file is readable by anyone',
    severity: 'critical',
    confidence: 'certain',
    cvss: null,
    cwe: ['CWE-538'],
    owasp: ['A01:2025'],
    location,
    locations: [location],
    locations_total: 1,
    description: 'The file holds the settings of the application.',
    evidence: 'DB_PASSWORD=hu…et',
    remediation: 'Deny dot files in the web server. Rotate what it held.',
    references: [],
    state: 'new',
    first_seen_at: '2026-11-20T08:00:00.000Z',
    ...overrides,
  };
}

export const TEST_KEY = 'svc_test_ABCDEFGHIJKLMNOPQRSTUVWXYZ';
