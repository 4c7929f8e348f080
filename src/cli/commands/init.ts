import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseTargetAddress } from '../../contract/target-address.ts';
import { parseTarget } from '../../gate/parse-target.ts';
import { shown, UsageError } from '../../gate/usage-error.ts';
import { escapeTerminal } from '../../reports/escape/terminal.ts';
import { isLocalHost } from '../../shared/local-names.ts';
import { type FlagTable, HELP_FLAG, parseFlags } from '../flags.ts';
import { commandHelp } from '../help.ts';
import { detectProject } from '../init/detect-project.ts';
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
  `Detects how the current repository is deployed (preview provider, compose file, Dockerfile, start script) and writes a
workflow to ${WORKFLOW}. Prints the DNS record that proves ownership, if one is needed.`,
  FLAGS,
);

/** `scan-gate init`. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = parseFlags(args, FLAGS);
  if (flags.flag('help') === true) {
    io.out(HELP);
    return 0;
  }
  if (flags.positionals.length > 0) {
    throw new UsageError(shown(flags.positionals[0] ?? ''), 'init takes flags only; give the URL with --url.');
  }
  const url = flags.text('url');
  const target = url === undefined ? null : parseTarget('--url', url);
  const repositoryId = flags.text('repository-id');
  if (repositoryId !== undefined && !/^[0-9]{1,15}$/.test(repositoryId)) {
    throw new UsageError('--repository-id', `${shown(repositoryId)} is not a number.`);
  }
  const project = await detectProject(io.directory);
  const action = flags.text('action');
  if (action !== undefined && !/^[\w.-]{1,100}\/[\w./-]{1,200}@[\w./-]{1,200}$/.test(action)) {
    throw new UsageError('--action', `${shown(action)} is not OWNER/REPO@REF.`);
  }
  const isPrivate = target !== null && isLocalHost(parseTargetAddress(target.hostname).host);
  const workflow = workflowFor(project, target?.input ?? null, isPrivate).replaceAll(
    ACTION_TO_REPLACE,
    action ?? ACTION_TO_REPLACE,
  );
  if (flags.flag('print') === true) {
    io.out(workflow);
    return 0;
  }
  await writeNew(join(io.directory, WORKFLOW), workflow, flags.flag('force') === true);
  io.out(`Wrote ${WORKFLOW}: ${target === null ? project.reason : `it scans ${escapeTerminal(target.input)}`}.\n`);
  if (project.kind === 'unknown' && target === null)
    io.out('Replace the example URL with that of your preview, or run init --url URL.\n');
  if (target !== null && !isPrivate) await explainOwnership(target.hostname, repositoryId, io);
  if (action === undefined)
    io.out(`Replace ${ACTION_TO_REPLACE} with the repository of the action, or use --action OWNER/REPO@v1.\n`);
  io.out('Commit it and open a pull request. Nothing else is needed.\n');
  return 0;
}

async function writeNew(path: string, content: string, force: boolean): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, content, { flag: force ? 'w' : 'wx' });
  } catch (cause) {
    const exists = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    if (!exists) throw cause;
    throw new UsageError(WORKFLOW, 'already exists. Use --force to overwrite it, or --print to show the workflow.', {
      cause,
    });
  }
}

/** Scans other than quick require proof of ownership, published once for all runs. */
async function explainOwnership(hostname: string, repositoryId: string | undefined, io: Io): Promise<void> {
  io.out(
    `\n${escapeTerminal(hostname)} is public: the workflow runs quick scans, which need no proof of ownership; standard and compliance scans need one.\n`,
  );
  if (repositoryId === undefined) {
    io.out('The first such scan reports what to publish; init --repository-id N prints it now.\n\n');
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
