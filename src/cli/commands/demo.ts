import { SCAN_TYPES } from '../../contract/primitives.ts';
import { enumInput } from '../../gate/model/input-values.ts';
import { UsageError } from '../../gate/model/usage-error.ts';
import { parseSettings } from '../../gate/settings/settings.ts';
import { wrapped } from '../../shared/text.ts';
import { exitStatus } from '../exit-status.ts';
import { type FlagTable, flagsOrHelp, HELP_FLAG } from '../flags.ts';
import { runSession } from '../gate-session.ts';
import { commandHelp, EXIT_HELP } from '../help.ts';
import type { Io } from '../io.ts';
import { runContext } from '../run-context.ts';

const DEFAULT_OUT = 'scan-gate-demo';
const PORT_CHECKS = ['ports.database', 'ports.unauthenticated', 'ports.plaintext-admin'];

const FLAGS: FlagTable = {
  out: { type: 'string', value: 'DIR', description: `Folder for the reports. Default: ${DEFAULT_OUT}.` },
  'scan-type': { type: 'string', value: 'T', description: 'quick, standard or compliance. Default: standard.' },
  fixed: { type: 'boolean', description: 'Scan the fixed site instead: the gate passes.' },
  help: HELP_FLAG,
};

const HELP = commandHelp(
  ['demo [--out DIR]'],
  `Starts a deliberately vulnerable site on this machine, scans and gates it with the embedded service, and writes the
reports to a folder. Nothing leaves this machine. The gate is expected to fail: then the demo itself exits with status 0.`,
  FLAGS,
  EXIT_HELP,
);

/** `scan-gate demo`. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  if (flags.positionals.length > 0) throw new UsageError(flags.positionals[0] ?? '', 'demo takes no target.');
  const scanType = enumInput('--scan-type', flags.text('scan-type') ?? 'standard', SCAN_TYPES);
  const fixed = flags.flag('fixed') === true;
  const { startDemoSite } = await import('../demo-site.ts');
  const site = await startDemoSite({ fixed });
  try {
    io.err(`demo site (${fixed ? 'fixed' : 'deliberately vulnerable'}) on ${site.url}\n`);
    const settings = parseSettings({
      raw: {
        targets: site.url,
        'scan-types': scanType,
        'report-formats': 'json,pdf,html,sarif,markdown',
        'max-findings': '10',
      },
      naming: (name) => `--${name}`,
    });
    // Other programs of this machine are no findings of the demo.
    const targets = settings.gate.targets.map((target) => ({
      ...target,
      options: { ...target.options, disable_checks: PORT_CHECKS },
    }));
    const result = await runSession(
      {
        // The folder in which the demo runs holds another application.
        settings: { ...settings, routes: null, gate: { ...settings.gate, targets } },
        run: runContext(io.environment, 'demo'),
        format: 'pretty',
        verbose: false,
        reportName: 'report',
        out: flags.text('out') ?? DEFAULT_OUT,
        verificationSeed: 'demo',
        trustedRoots: [],
        allowInsecure: false,
      },
      io,
    );
    const text = explanation(result.verdict.outcome, flags.text('out') ?? DEFAULT_OUT);
    const lines = io.outColumns === null ? [text] : wrapped(text, Math.max(40, io.outColumns) - 2);
    for (const line of [...lines, ...(fixed ? [] : [NEXT])]) io.out(`  ${line}\n`);
    return result.verdict.outcome === (fixed ? 'passed' : 'failed') ? 0 : exitStatus(result.verdict);
  } finally {
    await site.close();
  }
}

function explanation(outcome: string, out: string): string {
  const where = `The reports are in ${out}: open the .html file, or the PDF.`;
  if (outcome === 'failed')
    return `This is the expected result: the demo site is full of vulnerabilities. The gate would exit with status 1 here and fail the job of a pull request; the demo exits with 0. ${where}`;
  if (outcome === 'passed') return `The gate passes: nothing critical was found. ${where}`;
  return 'The demo reached no verdict; the reasons are above.';
}

const NEXT = 'Next: scan-gate scan <your preview URL>';
