import { constants } from 'node:fs';
import { access, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ReportFormat } from '../gate/inputs/inputs.ts';
import type { GateResult, RunContext } from '../gate/model/model.ts';
import { shown, UsageError } from '../gate/model/usage-error.ts';
import type { GateDependencies } from '../gate/scan/gate-dependencies.ts';
import type { ParsedSettings } from '../gate/settings/settings.ts';
import { resultDocument } from '../gate/verdict/build-result.ts';
import { plannedReports } from '../gate/verdict/render-reports.ts';
import { RESULT_FILE, writeResult } from '../gate/verdict/result-document.ts';
import { escapeTerminal } from '../reports/escape/terminal.ts';
import { connectFromCli } from './connect.ts';
import type { Io } from './io.ts';
import { pretty } from './pretty.ts';
import { progressPrinter } from './progress.ts';
import type { OutputFormat } from './scan-flags.ts';
import { HOMEPAGE, VERSION } from './version.ts';

interface WrittenReports {
  readonly files: readonly string[];
  /** Reports that could not be written, with the reason. */
  readonly problems: readonly string[];
}

/**
 * Writes the reports into a folder: the result document (`scan-gate.json`, read by `--baseline`), then the requested
 * formats. A report that fails does not prevent the others.
 * @param folder absolute path of an existing folder
 * @param reportName file name of the scan's report, without extension
 */
async function writeReports(
  folder: string,
  result: GateResult,
  formats: readonly ReportFormat[],
  signal: AbortSignal,
  reportName?: string,
): Promise<WrittenReports> {
  const files: string[] = [];
  const problems: string[] = [];
  const write = async (name: string, make: () => Promise<string | Uint8Array>) => {
    try {
      await writeFile(join(folder, name), await make());
      files.push(name);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  await write(RESULT_FILE, async () => writeResult(resultDocument(result, { version: VERSION, runUrl: null })));
  const named = reportName === undefined ? {} : { reportName };
  const options = { now: Date.now(), informationUri: HOMEPAGE, signal, ...named };
  for (const { name, render } of plannedReports(result, formats, options)) await write(name, render);
  return { files, problems };
}

/** Maximum number of parent folders to create. */
const MAX_DEPTH = 32;

/**
 * Creates the folder for reports before scanning, so that an unusable path fails early.
 * @returns its absolute path
 * @throws UsageError if it cannot be created or written to
 */
async function makeReportFolder(input: string, folder: string, directory: string): Promise<string> {
  const path = resolve(directory, folder);
  try {
    await make(path, MAX_DEPTH);
    if (!(await stat(path)).isDirectory()) throw new UsageError(input, `${shown(folder)} is a file, not a folder.`);
    await access(path, constants.W_OK);
    return path;
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    const code = codeOf(cause);
    throw new UsageError(input, `the folder ${shown(folder)} cannot be created or written to (${code}).`, { cause });
  }
}

/** Level by level: Node's recursive mkdir does not return if the file system reports ENOENT for every child. */
async function make(path: string, levels: number): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return;
    const parent = dirname(path);
    if (code !== 'ENOENT' || levels === 0 || parent === path) throw error;
    if (
      await stat(parent).then(
        () => true,
        () => false,
      )
    )
      throw error;
    await make(parent, levels - 1);
    await mkdir(path);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

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
    err: io.err,
    onScanProgress: (progress) => printer.report({ type: 'scan-progress', ...progress }),
  });
  try {
    const { runGate } = await import('../gate/run-gate.ts');
    const routed = await routedRun(session, io);
    const result = await runGate(routed?.settings ?? session.settings.gate, session.run, {
      sourceOf: routed?.sourceOf,
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

/** The run with the routes of the checkout in which the command runs. */
async function routedRun({ settings }: GateSession, io: Io) {
  if (settings.routes === null) return null;
  const { withCheckoutRoutes } = await import('../routes/checkout-routes.ts');
  const routed = await withCheckoutRoutes(settings.gate, io.directory, settings.routes.changedSince, io.environment);
  if (routed !== null) io.err(`${escapeTerminal(routed.summary)}\n`);
  if (routed !== null && routed.problem !== null) io.err(`warning: ${escapeTerminal(routed.problem)}\n`);
  return routed;
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
