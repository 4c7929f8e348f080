import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { idTokenSource } from '../../client/workload-key.ts';
import { DEFAULT_CONFIG_FILE } from '../../gate/inputs/config-file.ts';
import { enumInput } from '../../gate/model/input-values.ts';
import { planScans } from '../../gate/model/model.ts';
import { UsageError } from '../../gate/model/usage-error.ts';
import { recordingsOf } from '../../gate/settings/login-settings.ts';
import { parseSettings } from '../../gate/settings/settings.ts';
import { readBaselineFile } from '../baseline-file.ts';
import { readTrustedRoots } from '../connect.ts';
import { exitStatus } from '../exit-status.ts';
import { flagsOrHelp, type parseFlags } from '../flags.ts';
import { type GateSession, runSession } from '../gate-session.ts';
import { commandHelp, EXIT_HELP } from '../help.ts';
import type { Io } from '../io.ts';
import { readPolicyFiles, readTrustedFile } from '../policy-files.ts';
import { runContext } from '../run-context.ts';
import { flagName, OUTPUT_FORMATS, rawInputs, SCAN_FLAGS } from '../scan-flags.ts';

/**
 * Identity of this repository. The embedded service derives verification tokens from it, so that
 * one DNS record or file proves ownership in every later run.
 * Order: the CI system's id of the project, the remote of the git repository, this user on this machine.
 */
async function repositorySeed(
  environment: Readonly<Record<string, string | undefined>>,
  directory: string,
): Promise<{ readonly seed: string; readonly name: string }> {
  const gitlab = environment['CI_PROJECT_ID'];
  if (gitlab)
    return { seed: `${environment['CI_SERVER_URL'] ?? ''} ${gitlab}`, name: environment['CI_PROJECT_PATH'] ?? gitlab };
  const github = environment['GITHUB_REPOSITORY_ID'];
  // The same seed as the action's, so that one record serves both.
  if (github) return { seed: github, name: environment['GITHUB_REPOSITORY'] ?? github };
  const remote = await gitRemote(directory);
  if (remote !== null) return { seed: remote, name: remote.split('/').slice(-2).join('/') };
  return { seed: `local:${userName()}@${hostname()}`, name: 'local' };
}

/** The URL of `origin` without scheme, credentials and `.git`, or null outside a git repository. */
async function gitRemote(directory: string): Promise<string | null> {
  for (let folder = directory; ; folder = dirname(folder)) {
    const config = await readFile(join(folder, '.git', 'config'), 'utf8').catch(() => null);
    if (config !== null) {
      const section = config.split(/^\[/m).find((part) => /^remote "origin"\]/.test(part));
      const url = /^[ \t]*url[ \t]*=(.+)/m.exec(section ?? '')?.[1]?.trim();
      return url === undefined ? null : normalizedRemote(url);
    }
    if (dirname(folder) === folder) return null;
  }
}

/** `git@host:owner/name.git` and `https://user@host/owner/name` are the same repository. */
export function normalizedRemote(url: string): string {
  return url
    .replace(/^[a-z+]+:\/\//i, '')
    .replace(/^[^@/]*@/, '')
    .replace(/^([^/:]+):(?!\d+\/)/, '$1/')
    .replace(/\.git\/?$/, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase();
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'user';
  }
}

const HELP = commandHelp(
  ['scan <target…> [flags]'],
  `Scans targets (host, host:port or URL) and judges the findings. Without --api-url the whole service runs in this
process and sends requests to the targets only. Settings can also come from ${DEFAULT_CONFIG_FILE}.`,
  SCAN_FLAGS,
  EXIT_HELP,
  [
    'scan-gate scan http://localhost:3000',
    'scan-gate scan https://preview.example.com --scan-types quick --fail-on high',
    'scan-gate scan http://localhost:3000 --report-formats html,sarif --out reports',
  ],
);

const DEFAULT_OUT = 'scan-gate-reports';

/** `scan-gate scan`. Validates all input before sending anything. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, SCAN_FLAGS, HELP, io);
  if (flags === null) return 0;
  const session = await readSession(flags, io);
  if (flags.text('api-key') !== undefined) {
    io.err('warning: --api-key is visible in process lists; prefer the environment variable SCAN_GATE_API_KEY.\n');
  }
  const result = await runSession(session, io);
  return exitStatus(result.verdict);
}

/** @throws UsageError */
export async function readSession(flags: ReturnType<typeof parseFlags>, io: Io): Promise<GateSession> {
  const raw = rawInputs(flags, io.environment);
  const naming = flagName(flags);
  const format = enumInput('--format', flags.text('format') ?? 'pretty', OUTPUT_FORMATS);
  const configRef = flags.text('config-ref') ?? null;
  const files = await readPolicyFiles(
    { configFile: raw['config-file'] ?? '', ignoreFile: raw['ignore-file'] ?? '', configRef, naming },
    io,
  );
  const recordings = new Map<string, string>();
  for (const { input, path } of recordingsOf(raw))
    recordings.set(path, await readTrustedFile(naming(input), path, configRef, io));
  const parsed = parseSettings({
    raw,
    naming,
    ...files,
    hasIdentity: idTokenSource(io.environment) !== null,
    secret: (name) => io.environment[name],
    readText: (path) => readFileSync(resolve(io.directory, path), 'utf8'),
    readFile: (path) => readFileSync(resolve(io.directory, path), 'utf8'),
    readRecording: (path) => recordings.get(path) ?? '',
  });
  const settings = await (await import('../../embedded.ts')).withRules(parsed, files);
  if (format === 'html' && planScans(settings.gate.targets).length > 1) {
    throw new UsageError('--format', 'html supports one scan; for several, use --report-formats html --out DIR.');
  }
  const baselinePath = flags.text('baseline');
  const baseline = baselinePath === undefined ? undefined : await readBaselineFile(baselinePath, io.directory);
  const { seed, name } = await repositorySeed(io.environment, io.directory);
  const isReporting = raw['report-formats'] !== undefined && settings.report.formats.length > 0;
  const out = flags.text('out') ?? (isReporting ? DEFAULT_OUT : null);
  return {
    settings,
    run: runContext(io.environment, name),
    format,
    verbose: flags.flag('verbose') === true,
    out,
    verificationSeed: seed,
    trustedRoots: await readTrustedRoots(flags.text('ca-file'), io),
    allowInsecure: flags.flag('insecure-http') === true,
    ...(baseline === undefined ? {} : { baseline: async () => baseline }),
  };
}
