import type { Proposal } from '../../fixes/propose-fixes.ts';
import type { RepositoryFiles } from '../../fixes/stack.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { escapeTerminal } from '../../reports/escape/terminal.ts';
import { nearest } from '../../shared/nearest.ts';
import { plural } from '../../shared/text.ts';
import { assertFlagsOnly, type FlagTable, flagsOrHelp, HELP_FLAG } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';
import { readReportedFindings } from '../reported-findings.ts';

const FLAGS: FlagTable = {
  check: { type: 'string', value: 'ID', description: 'Only this check, for example http.xcto.' },
  report: {
    type: 'string',
    value: 'FILE',
    description: 'Result or JSON report whose findings to fix. Without it, every header that a check asks for.',
  },
  write: { type: 'boolean', description: 'Change the files. Without it, the patch goes to standard output.' },
  help: HELP_FLAG,
};

const HELP = commandHelp(
  ['fix [--check ID] [--report FILE] [--write]'],
  `Proposes changes of this repository's own configuration for findings about headers, cookies, CSP and CORS: next.config, Express,
Django, Rails, Spring Boot, ASP.NET Core, vercel.json, netlify.toml, nginx, Apache and Caddy. It parses the files, and leaves alone what it
cannot change safely. A Content-Security-Policy starts in report-only mode.

Exit status: 0 every requested finding has a fix, 1 some need a person, 2 usage error.`,
  FLAGS,
  '',
  [
    'scan-gate fix --report scan-gate-reports/scan-gate.json | git apply',
    'scan-gate fix --check http.hsts-missing --write',
  ],
);

/** `scan-gate fix`. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  assertFlagsOnly(flags, 'is not an argument of fix; give a check with --check.');
  const { FIXABLE_CHECKS, fixPlan } = await import('../../fixes/fix-plan.ts');
  const check = flags.text('check') ?? null;
  if (check !== null && !FIXABLE_CHECKS.includes(check)) throw notFixable(check, FIXABLE_CHECKS);
  const report = flags.text('report');
  const findings = report === undefined ? null : await readReportedFindings(report, io.directory);
  const { proposeFixes } = await import('../../fixes/propose-fixes.ts');
  const proposal = await proposeFixes(await checkoutOf(io), fixPlan(findings, check));
  const writes = flags.flag('write') === true;
  if (writes) await writeFiles(proposal, io.directory);
  else io.out(proposal.patch);
  io.err(summaryOf(proposal, writes));
  return proposal.refusals.length === 0 ? 0 : 1;
}

/** @throws UsageError if a folder of a file is a link, which may lead anywhere */
async function writeFiles({ files }: Proposal, directory: string): Promise<void> {
  const { writeBelow } = await import('../../fixes/checkout-files.ts');
  for (const { path, after } of files)
    if (!(await writeBelow(directory, path, after)))
      throw new UsageError('--write', `${shown(path)} is below a symbolic link or is one; apply the patch yourself.`);
}

function summaryOf({ files, fixed, refusals }: Proposal, wrote: boolean): string {
  const lines = [
    ...files.map(({ path, stack }) => `${wrote ? 'changed' : 'patch for'} ${path} (${stack})`),
    ...(fixed.length === 0 ? [] : [`fixes ${plural(fixed.length, 'check')}: ${fixed.join(', ')}`]),
    ...refusals.map(({ check, path, reason }) => `not ${check}: ${path === null ? reason : `${path}: ${reason}`}`),
  ];
  return `${(lines.length === 0 ? ['There is nothing to fix in a configuration.'] : lines).map(escapeTerminal).join('\n')}\n`;
}

/** The files of the repository. @throws UsageError outside of a checkout */
export async function checkoutOf(io: Io): Promise<RepositoryFiles> {
  const { checkoutFiles } = await import('../../fixes/checkout-files.ts');
  try {
    return await checkoutFiles(io.directory, io.environment);
  } catch (cause) {
    throw new UsageError('fix', 'needs a Git checkout; start scan-gate in the folder of the repository.', { cause });
  }
}

function notFixable(check: string, known: readonly string[]): UsageError {
  const near = nearest(check, known);
  const hint = near === null ? `Those with a fix are ${known.join(', ')}.` : `Did you mean ${near}?`;
  return new UsageError('--check', `${shown(check)} has no fix in a configuration. ${hint}`);
}
