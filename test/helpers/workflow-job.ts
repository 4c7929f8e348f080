import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { ActionScenario, RunOptions } from './action-scenario.ts';
import { evaluateExpressions } from './expressions.ts';
import { parseFileCommands } from './file-commands.ts';
import type { StepResult } from './runner.ts';

const COMMANDS_MS = 240_000;

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}

export interface JobOptions {
  readonly scenario: ActionScenario;
  /** Text of the workflow; it has one job. */
  readonly workflow: string;
  /** Files of the repository. */
  readonly files?: Readonly<Record<string, string>>;
  /** Shell scripts that stand in for programs of the hosted runner, such as `docker`. */
  readonly programs?: Readonly<Record<string, string>>;
  readonly run?: RunOptions;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Token of the job, for steps that call GitHub. */
  readonly token?: string;
}

/** Runs the steps of a workflow's job on this machine: commands in a shell, the gate as its bundle; other actions do nothing. */
export async function runJob(options: JobOptions): Promise<StepResult> {
  const { jobs } = parse(options.workflow) as { jobs: Record<string, { steps: Step[] }> };
  const [job] = Object.values(jobs);
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-job-'));
  const groups: number[] = [];
  const steps: Record<string, { outputs: Readonly<Record<string, string>> }> = {};
  const { scenario, secrets = {}, inputs = {}, run = {} } = options;
  const contexts = () => ({
    github: {
      token: options.token ?? 'ghs_token',
      ref: 'refs/heads/main',
      event_name: run.event ?? 'pull_request',
      event: { pull_request: { head: { sha: scenario.pull.sha } } },
    },
    secrets,
    inputs,
    matrix: run.matrix ?? null,
    steps,
  });
  const evaluated = (values: Readonly<Record<string, unknown>> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, evaluateExpressions(String(value), contexts())]),
    );
  try {
    const path = writeAll(folder, options);
    let result: StepResult | null = null;
    for (const step of job?.steps ?? []) {
      if (step.uses?.startsWith('your-org/scan-gate@')) {
        const wait = { 'wait-for-target-seconds': '120' };
        const files = { ...options.files, ...run.files };
        result = (await scenario.run({ ...run, files, with: { ...wait, ...evaluated(step.with), ...run.with } })).main;
      } else if (step.run !== undefined) {
        const outputs = await runCommands(step, { ...path, folder, env: evaluated(step.env), groups, scenario });
        if (step.id !== undefined) steps[step.id] = { outputs };
      }
    }
    if (result === null) throw new Error('the workflow does not use the gate');
    return result;
  } finally {
    for (const group of groups) killGroup(group);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Place {
  readonly repository: string;
  readonly programs: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly groups: number[];
  readonly scenario: ActionScenario;
}

function writeAll(folder: string, { files = {}, programs = {} }: JobOptions): Pick<Place, 'repository' | 'programs'> {
  const place = { repository: join(folder, 'repository'), programs: join(folder, 'programs') };
  const write = (path: string, content: string, mode?: number) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, mode === undefined ? {} : { mode });
  };
  mkdirSync(place.repository, { recursive: true });
  mkdirSync(place.programs, { recursive: true });
  for (const [name, content] of Object.entries(files)) write(join(place.repository, name), content);
  for (const [name, script] of Object.entries(programs))
    write(join(place.programs, name), `#!/bin/sh\n${script}\n`, 0o755);
  return place;
}

/** @returns the outputs of the step */
async function runCommands(step: Step, place: Place): Promise<Readonly<Record<string, string>>> {
  const output = join(place.folder, 'output');
  const log = join(place.folder, 'log');
  writeFileSync(output, '');
  writeFileSync(log, '');
  const file = openSync(log, 'a');
  // Servers that the step leaves running stay in its process group. They hold no pipe that would have to be waited for.
  const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', step.run ?? ''], {
    cwd: join(place.repository, step['working-directory'] ?? '.'),
    detached: true,
    stdio: ['ignore', file, file],
    env: {
      PATH: [place.programs, process.env['PATH'] ?? ''].join(delimiter),
      HOME: process.env['HOME'] ?? place.folder,
      CI: 'true',
      RUNNER_TEMP: place.folder,
      GITHUB_API_URL: place.scenario.github.url,
      GITHUB_REPOSITORY: place.scenario.github.repository,
      GITHUB_OUTPUT: output,
      ...place.env,
    },
  });
  if (child.pid !== undefined) place.groups.push(child.pid);
  const code = await new Promise<number | null>((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`still running: ${step.run}`)), COMMANDS_MS);
    child.once('error', fail);
    child.once('exit', (status) => {
      clearTimeout(timer);
      done(status);
    });
  });
  if (code !== 0) throw new Error(`${step.run}\nended with ${code}:\n${readFileSync(log, 'utf8').slice(-4_000)}`);
  return parseFileCommands(readFileSync(output, 'utf8'));
}

function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
