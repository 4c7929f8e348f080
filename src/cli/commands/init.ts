import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseTargetAddress } from '../../contract/target-address.ts';
import { parseTarget } from '../../gate/inputs/parse-target.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { escapeTerminal } from '../../reports/escape/terminal.ts';
import { isLocalHost } from '../../shared/local-names.ts';
import { assertFlagsOnly, type FlagTable, flagsOrHelp, HELP_FLAG, type ParsedFlags } from '../flags.ts';
import { commandHelp } from '../help.ts';
import { type Detection, detectProject } from '../init/detect-project.ts';
import { findRepository } from '../init/find-repository.ts';
import { callingJob, openPoints, recognized, remarksOf } from '../init/next-steps.ts';
import { ACTION_TO_REPLACE, workflowFor } from '../init/workflow.ts';
import type { Io } from '../io.ts';

const WORKFLOW = join('.github', 'workflows', 'scan-gate.yml');

const FLAGS: FlagTable = {
  url: { type: 'string', value: 'URL', description: 'URL to scan, if it is known: a preview or staging deployment.' },
  action: {
    type: 'string',
    value: 'OWNER/REPO@REF',
    description: `Repository and ref of the action. Default: the placeholder ${ACTION_TO_REPLACE}.`,
  },
  'repository-id': {
    type: 'string',
    value: 'N',
    description: 'GitHub id of the repository (gh api repos/OWNER/NAME --jq .id), to print the complete DNS record.',
  },
  print: { type: 'boolean', description: 'Print the workflow without writing it.' },
  force: { type: 'boolean', description: 'Overwrite an existing workflow file.' },
  help: HELP_FLAG,
};

const HELP = commandHelp(
  ['init [--url URL] [--print]'],
  `Detects how the repository around the current folder is deployed or started (preview provider, compose file, Dockerfile,
framework) and writes a workflow to ${WORKFLOW}.
Says what it had to guess, and prints the DNS record that proves ownership, if one is needed.`,
  FLAGS,
);

/** `scan-gate init`. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  assertFlagsOnly(flags, 'init takes flags only; give the URL with --url.');
  const { target, isPrivate, repositoryId, action } = readOptions(flags);
  const repository = await findRepository(io.directory);
  const root = repository?.root ?? io.directory;
  const detection = target === null ? await detectProject(root, io.environment) : UNDETECTED;
  const { project, description, frontEnd } = detection;
  const workflow = workflowFor({
    project,
    description,
    frontEnd,
    defaultBranch: repository?.defaultBranch ?? 'main',
    url: target?.input ?? null,
    isPrivate,
    remarks: target === null ? remarksOf(detection) : [],
  }).replaceAll(ACTION_TO_REPLACE, action ?? ACTION_TO_REPLACE);
  if (flags.flag('print') === true) {
    io.out(workflow);
    return 0;
  }
  await writeNew(join(root, WORKFLOW), workflow, flags.flag('force') === true);
  const what = target === null ? recognized(project) : `it scans ${target.input}`;
  io.out(`Wrote ${escapeTerminal(relative(io.directory, join(root, WORKFLOW)))}: ${escapeTerminal(what)}.\n`);
  if (target !== null && !isPrivate) await explainOwnership(target.hostname, repositoryId, io);
  const todo = [
    ...openPoints(repository, detection, target !== null),
    ...(action === undefined
      ? [`replace ${ACTION_TO_REPLACE} with the repository of the action, or use --action OWNER/REPO@v1`]
      : []),
  ];
  if (todo.length === 0) io.out('Commit it and open a pull request. Nothing else is needed.\n');
  else io.out(`Before you commit it:\n${todo.map((line) => `  - ${escapeTerminal(line)}\n`).join('')}`);
  if (project.kind === 'called') io.out(callingJob(project, WORKFLOW));
  return 0;
}

/** With a URL, the repository is not read. */
const UNDETECTED: Detection = {
  project: { kind: 'unknown', instead: null, seen: [] },
  notes: [],
  description: null,
  frontEnd: null,
};

/** @throws UsageError */
function readOptions(flags: ParsedFlags) {
  const url = flags.text('url');
  const target = url === undefined ? null : parseTarget('--url', url);
  const isPrivate = target !== null && isLocalHost(parseTargetAddress(target.hostname).host);
  const repositoryId = flags.text('repository-id');
  if (repositoryId !== undefined && !/^[0-9]{1,15}$/.test(repositoryId))
    throw new UsageError('--repository-id', `${shown(repositoryId)} is not a number.`);
  const action = flags.text('action');
  if (action !== undefined && !/^[\w.-]{1,100}\/[\w./-]{1,200}@[\w./-]{1,200}$/.test(action))
    throw new UsageError('--action', `${shown(action)} is not OWNER/REPO@REF.`);
  return { target, isPrivate, repositoryId, action };
}

/** @throws UsageError when the file exists, or the folder cannot be written */
async function writeNew(path: string, content: string, force: boolean): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content, { flag: force ? 'w' : 'wx' });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    const message =
      code === 'EEXIST' && !force
        ? 'already exists. Use --force to overwrite it, or --print to show the workflow.'
        : `cannot be written (${typeof code === 'string' ? code : 'unknown error'}). Use --print to show the workflow.`;
    throw new UsageError(WORKFLOW, message, { cause });
  }
}

/** Scans other than quick require proof of ownership, published once for all runs. */
async function explainOwnership(hostname: string, repositoryId: string | undefined, io: Io): Promise<void> {
  io.out(
    `\n${escapeTerminal(hostname)} is public: the workflow runs quick scans, which need no proof of ownership; standard and compliance scans need one.\n`,
  );
  if (repositoryId === undefined) {
    io.out('The first such scan prints the DNS record to add; init --repository-id N prints it now.\n\n');
    return;
  }
  const { verificationOf } = await import('../init/dns-record.ts');
  const instructions = await verificationOf(hostname, repositoryId);
  io.out('Publish one of these once; it is valid for every run of this repository:\n');
  for (const entry of instructions) {
    const where =
      entry.record_name === undefined
        ? (entry.url ?? entry.method)
        : `${entry.record_type ?? 'TXT'} ${entry.record_name}`;
    io.out(`  ${escapeTerminal(where)}   ${escapeTerminal(entry.value)}\n`);
  }
  io.out('\n');
}
