import type { GateResult, RunContext } from '../gate/model/model.ts';
import { UsageError } from '../gate/model/usage-error.ts';
import type { GateDependencies } from '../gate/scan/gate-dependencies.ts';
import type { ParsedSettings } from '../gate/settings/settings.ts';
import { resultDocument } from '../gate/verdict/build-result.ts';
import { writeResult } from '../gate/verdict/result-document.ts';
import { escapeTerminal } from '../reports/escape/terminal.ts';
import { connectFromCli } from './connect.ts';
import type { Io } from './io.ts';
import { pretty } from './pretty.ts';
import { progressPrinter } from './progress.ts';
import { makeReportFolder, writeReports } from './report-folder.ts';
import type { OutputFormat } from './scan-flags.ts';
import { HOMEPAGE, VERSION } from './version.ts';

export interface GateSession {
  readonly settings: ParsedSettings;
  readonly run: RunContext;
  readonly format: OutputFormat;
  /** Print every finding in full, not only those that block. */
  readonly verbose: boolean;
  /** File name of the scan's report, without extension; default: by host and scan type. */
  readonly reportName?: string;
  /** Folder for the reports, or null for none. */
  readonly out: string | null;
  readonly verificationSeed: string;
  readonly trustedRoots: readonly string[];
  readonly allowInsecure: boolean;
  readonly baseline?: GateDependencies['baseline'];
}

/** Time for writing reports after an abort, in milliseconds. */
const ABORTED_WRITE_MS = 1_000;

/** Connects, runs the gate, writes the reports and prints the result. The exit status is for the caller to derive. */
export async function runSession(session: GateSession, io: Io): Promise<GateResult> {
  const folder = session.out === null ? null : await makeReportFolder('--out', session.out, io.directory);
  const printer = progressPrinter(io);
  const connection = await connectFromCli({
    service: session.settings.service,
    verificationSeed: session.verificationSeed,
    trustedRoots: session.trustedRoots,
    allowInsecure: session.allowInsecure,
    environment: io.environment,
    onScanProgress: (progress) => printer.report({ type: 'scan-progress', ...progress }),
  });
  try {
    const { runGate } = await import('../gate/run-gate.ts');
    const result = await runGate(session.settings.gate, session.run, {
      client: connection.client,
      service: connection.kind,
      serviceReadyMs: connection.readyMs,
      checkIds: connection.checkIds,
      signal: io.signal,
      progress: printer.report,
      ...(session.baseline === undefined ? {} : { baseline: session.baseline }),
    });
    printer.done();
    if (folder !== null) {
      const formats = session.settings.report.formats;
      const within = io.signal.aborted ? AbortSignal.timeout(ABORTED_WRITE_MS) : AbortSignal.timeout(300_000);
      const written = await writeReports(folder, result, formats, within, session.reportName);
      for (const problem of written.problems) io.err(`warning: report ${escapeTerminal(problem)}\n`);
      if (written.files.length > 0)
        io.err(`reports in ${escapeTerminal(session.out ?? '')}: ${written.files.map(escapeTerminal).join(', ')}\n`);
    }
    io.out(await rendered(result, session, io));
    return result;
  } finally {
    printer.done();
    await connection.close();
  }
}

async function rendered(result: GateResult, session: GateSession, io: Io): Promise<string> {
  const { format } = session;
  if (format === 'pretty') {
    const { maxFindings } = session.settings.report;
    const options = { maxFindings, colored: io.outIsColored, columns: io.outColumns, verbose: session.verbose };
    return pretty(result, options);
  }
  if (format === 'json') {
    return writeResult(resultDocument(result, { version: VERSION, runUrl: null }));
  }
  if (format === 'html') {
    return htmlOfRun(result);
  }
  const { renderJoint } = await import('../gate/verdict/render-reports.ts');
  return renderJoint(result, format, { now: Date.now(), informationUri: HOMEPAGE });
}

/**
 * The HTML page of a run with one scan. Each scan has its own document, so several cannot be printed.
 * @throws UsageError for several scans
 */
async function htmlOfRun(result: GateResult): Promise<string> {
  const { renderOnlyPage } = await import('../gate/verdict/render-reports.ts');
  const page = await renderOnlyPage(result, { now: Date.now(), informationUri: HOMEPAGE });
  if (page === null)
    throw new UsageError('--format', 'html supports one scan; for several, use --report-formats html --out DIR.');
  return page;
}
